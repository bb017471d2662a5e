# Woorden die alle spellen delen.
and = en
seat = Speler { $number }
waiting = Wachten op { $player }.

# De terminal
terminal-your-choice = Nummer, of u = ongedaan maken, r = zet opnieuw beginnen, b = bord, l = verslag, ? = regels, ? ACTIE = waarom niet, q = stoppen
terminal-not-a-number = Typ een van de nummers 1 tot { $most }, of een van u, r, b, l, ?, q.
terminal-undo-none = Er valt niets terug te nemen: wat daarvoor kwam weten anderen al, of het is getrokken.
terminal-undone = Teruggenomen.
terminal-rules = Regels
terminal-pass-screen = Geef het scherm aan { $player } en druk op Enter.
terminal-saved = Het partijverslag staat in { $file }.
terminal-quit = Gestopt. Het verslag tot hier staat in { $file }.
terminal-result = Uitslag
terminal-winner = { $players } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
terminal-shared = { $players } delen de overwinning met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
terminal-account = { $player }: samen { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
terminal-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
terminal-welcome = { $game } met { $players }. Typ op elk moment ? voor de regel achter een keuze.
terminal-guest = Gast
terminal-allowed = Dat mag nu: '{ $action }'.
terminal-forbidden = '{ $action }' kan nu niet: regel { $rule }.

# Started at home
home-ready = Palazzi staat op { $url } — Ctrl+C stopt; partijen blijven bewaard.
