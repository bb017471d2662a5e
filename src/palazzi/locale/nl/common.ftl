# Woorden die alle spellen delen.
and = en
seat = Speler { $number }
waiting = Wachten op { $player }.

# De terminal
terminal-your-choice = { $choices ->
    [one] Enter of 1
   *[other] Nummer
}, of u = stap terug, r = zet opnieuw beginnen, b = bord, l = verslag, ? = regels, ? ACTIE = waarom niet, q = stoppen
terminal-not-a-number = Typ een nummer van 1 tot { $most }, of u, r, b, l, ? of q.
terminal-again = { $warning }. Typ nog eens { $number } om het te doen.
terminal-undo-none = Er valt niets terug te nemen: wat ervoor kwam, weten anderen al of is getrokken.
terminal-undone = Teruggenomen.
terminal-rules = Regels
terminal-pass-screen = Geef het scherm aan { $player } en druk op Enter.
terminal-saved = Het partijverslag staat in { $file }.
terminal-quit = Gestopt. Het partijverslag tot hier staat in { $file }.
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
terminal-no-action = Er is geen actie '{ $action }'.
terminal-misspelt = Er is geen actie '{ $action }'; bedoel je '{ $meant }'?
terminal-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }: noem ze met --seats.
terminal-names = Voor { $players } spelers zijn { $players } namen nodig.
terminal-no-programs = Een partijverslag mag geen programma's starten, en dit verslag heeft op een plaats '{ $name }': zet daar de naam van een bot en ga dan verder.
terminal-add-terminal = Dat is voor het spel in de terminal: voeg --terminal toe.

# Started at home
home-ready = Palazzi draait op { $url } — stop met Ctrl+C; partijen blijven bewaard.

# Edities
edition-intro = Een editie van { $game }: wat jouw eigen exemplaar zegt. Haal het # voor een regel weg en verbeter die; regels met # blijven zoals ze zijn.
edition-printed = gedrukt
edition-derived = afgeleid uit de spelregels
edition-researched = uit andere beschrijvingen van het spel
edition-assumed = aangenomen
