# Asta, the example of a game.

asta-title = Asta
asta-over = The game is over.
asta-chance = The next card is turned up.
asta-ask-laying = Lay a card: the prize is { $points }.
asta-act-lay = Lay the { $card }
asta-act-deal = Deal the { $card }
asta-act-prize = Turn up the prize of { $points }
asta-log-deal = { $player } is dealt the { $card }.
asta-log-deal-hidden = { $player } is dealt a card.
asta-log-prize = The prize is { $points }.
asta-log-lay = { $player } lays the { $card }.
asta-log-taken = { $deed } { $player } takes the prize of { $points }.
asta-account = Prizes
asta-end = All cards are laid.
asta-view-prize = Prize
asta-view-pile = Prizes to come
asta-view-played = Cards played
asta-seat-laid = Cards laid
asta-seat-won = Prizes won
asta-seat-hands = Hands
asta-seat-sizes = Cards in hand
