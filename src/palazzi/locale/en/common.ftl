# Words all games share.
and = and
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

# Editions
edition-intro = An edition of { $game }: what your own copy says. Take the # from a line and correct it; lines with # stay as they are.
edition-printed = printed
edition-derived = derived from the rulebook
edition-researched = from other accounts of the game
edition-assumed = assumed
