# Words all games share.
and = and
why-later = Not part of this step: “{ $asked }”
seat = Player { $number }
waiting = Waiting for { $player }.

# The terminal
terminal-your-choice = { $choices ->
    [one] Enter or 1
   *[other] Number
}, or u = undo, r = start the move over, b = board, l = log, ? = rules, ? ACTION = why not, q = quit
terminal-not-a-number = Please type one of the numbers 1 to { $most }, or one of u, r, b, l, ?, q.
terminal-again = { $warning }. Type { $number } again to do it.
terminal-undo-none = Nothing to take back: what came before is already known to others or was drawn.
terminal-undone = Taken back.
terminal-rules = Rules
terminal-pass-screen = Hand the screen to { $player }, then press Enter.
terminal-saved = The record is in { $file }.
terminal-quit = Stopped. The record so far is in { $file }.
terminal-result = Result
terminal-winner = { $players } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
terminal-shared = { $players } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
terminal-account = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in all
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-welcome = { $game } with { $players }. Type ? at any time for the rule behind a choice.
terminal-guest = Guest
terminal-allowed = You may do that now: '{ $action }'.
terminal-forbidden = '{ $action }' is not possible now: rule { $rule }.
terminal-no-action = There is no action '{ $action }'.
terminal-misspelt = There is no action '{ $action }'; did you mean '{ $meant }'?
terminal-players = { $game } is for { $least } to { $most } players, not { $players }: name them with --seats.
terminal-names = { $players } players need { $players } names.
terminal-no-programs = A record must not start programs, and this one has the seat '{ $name }': write a bot's name there, then resume.
terminal-add-terminal = That is for the game in the terminal: add --terminal.

# Started at home
home-ready = Palazzi is at { $url } — Ctrl+C stops it; games are kept.
home-friends = Friends in your network open { $url } — whoever is in it can see the page, so only where you trust it.
home-friends-unknown = This machine’s address in your network could not be found: friends open http://ADDRESS:PORT of this machine.
home-not-installed = { $game } is not installed: pip install 'palazzi[{ $extra }]' brings it.

# Editions
edition-intro = An edition of { $game }: what your own copy says. Take the # from a line and correct it; lines with # stay as they are.
edition-printed = printed
edition-derived = derived from the rulebook
edition-researched = from other accounts of the game
edition-assumed = assumed

# What an edition corrects, at a table where it is in use
edition-palazzo-stacks = Stack of a tile
edition-palazzo-price = When the warehouse is counted
edition-palazzo-quiet-turns = Turns in a row without new tiles
edition-carrara-yields = Yield of a city
edition-carrara-objects = Object of a building type
edition-carrara-upgraders = Yield with an upgrader
edition-carrara-numbers = Numbers of the cards
edition-carrara-greens = What a green card scores
edition-carrara-grey-3 = Buildings that grey 3 asks for
edition-carrara-sets = Cards of a suggested set
edition-firenze-points = Points of the commissions
edition-firenze-flags = Points of the majority
edition-firenze-floors = Floor bonus
edition-firenze-balconies = Balconies
edition-firenze-balcony-values = What a balcony shows
edition-firenze-start = Start cards
edition-firenze-lowest-height = Height of the lowest commission
edition-firenze-lowest-floor = Height of the lowest floor bonus
edition-firenze-quiet-turns = Turns per player without a seal
edition-firenze-saboteur = Kind of card of the Saboteur
edition-paletti-quiet-rounds = Rounds without any change
edition-paletti-collapse = When it is a collapse

# The games, wherever one is named: the page reads a game's own words only when it needs them
palazzo-title = Palazzo
carrara-title = Die Paläste von Carrara
firenze-title = Firenze
paletti-title = Palazzo Paletti
