# The full-screen terminal
terminal-you = (you)
terminal-page-board = Board
terminal-page-players = Players
terminal-page-log = Log
terminal-key-take = choose
terminal-key-undo = undo
terminal-key-restart = start over
terminal-key-hint = hint
terminal-key-rules = rules
terminal-key-replay = replay
terminal-key-page = page
terminal-key-theme = ◐
terminal-key-quit = quit
terminal-aim = Arrow keys aim
terminal-aim-how = { $what ->
    [way] @90 aims at 90°: 0 is to the right, 90 to the back
    [place] @40,-20 aims at 40 mm to the right and 20 mm to the front
   *[rest] @-20 aims at 20 mm to the front
}
terminal-thinking = Thinking about it …
terminal-close = Enter or Esc: back to the table
terminal-sure = Enter: do it   Esc: not yet
terminal-replay = position { $at } of { $last }
terminal-replay-keys = ← → step   ↑ ↓ turn   Home End   Esc back
terminal-no-hint = There are no hints for a game of skill.
palazzo-board-cart = Cart
palazzo-board-laid = Laid
palazzo-board-lying = Bid
terminal-commissions = Commissions
terminal-site = new tower
terminal-ask-place = Where does the { $piece } { $kind ->
    [plateau] lie
   *[column] stand
}?
terminal-place = { $side ->
    [left] { $across } mm to the left{ terminal-place-depth }
    [right] { $across } mm to the right{ terminal-place-depth }
   *[middle] { $depth ->
        [front] { $along } mm to the front
        [back] { $along } mm to the back
       *[middle] In the middle
    }
}
terminal-place-depth = { $depth ->
    [front] , { $along } mm to the front
    [back] , { $along } mm to the back
   *[middle] { "" }
}
terminal-usable = Can be raised: { $columns }

# A table of a server
terminal-open-seat = open seat
terminal-lobby = Waiting for the host to start. At the table: { $players }.
terminal-dealing = The deal is being made.
terminal-cancelled = The table was closed.
terminal-asked = { $what ->
    [takeback] { $player } asks to take the last move back
   *[cancel] { $player } asks to end the game
}: y = yes, n = no.
terminal-deal-changed = The terms of the deal are not those that were shown when you sat down: your share was not revealed.
terminal-stale = The position had changed meanwhile; look again.
terminal-not-your-turn = It is not your turn.
terminal-key-chat = say
terminal-chat-keys = Enter: say it   Esc: back to the table
terminal-chat-how = c TEXT = say it to the others
terminal-start-filled = { $count ->
    [one] Begin, with { $level } on the empty seat
   *[other] Begin, with { $level } on { $count } empty seats
}
terminal-close-table = Then nobody can play here, and the link is of no use any more.
terminal-stand-up = Then your seat is free for others.
terminal-seat-not-kept = Your seat could not be written down on this computer: if you leave this program, you cannot come back to it.
terminal-watching = There is no seat of yours at this table: you watch. To sit down, say who you are with --name.
terminal-name-needed = To open a table of your own, say who you are with --name.
terminal-outdated = This program and the server do not speak the same protocol: one of the two has to be renewed.
terminal-refused = { $what ->
    [illegal] Rule { $rule } does not allow that now.
    [forbidden] Only somebody else may do that.
    [wrong_state] That is not possible at this table now.
   *[other] The server did not accept that.
}
