# Woorden die alle spellen delen.
and = en
why-later = Hoort niet bij deze stap: ‘{ $asked }’
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
home-friends = Vrienden in je netwerk openen { $url } — iedereen in dat netwerk kan de pagina zien, dus alleen waar je het vertrouwt.
home-friends-unknown = Het adres van deze computer in je netwerk is niet gevonden: vrienden openen http://ADRES:POORT van deze computer.
home-not-installed = { $game } is niet geïnstalleerd: pip install 'palazzi[{ $extra }]' haalt het erbij.

# Edities
edition-intro = Een editie van { $game }: wat jouw eigen exemplaar zegt. Haal het # voor een regel weg en verbeter die; regels met # blijven zoals ze zijn.
edition-printed = gedrukt
edition-derived = afgeleid uit de spelregels
edition-researched = uit andere beschrijvingen van het spel
edition-assumed = aangenomen

# What an edition corrects, at a table where it is in use
edition-palazzo-stacks = Stapel van een bouwelement
edition-palazzo-price = Wanneer de verzamelplaats wordt geteld
edition-palazzo-quiet-turns = Beurten achter elkaar zonder nieuwe bouwelementen
edition-carrara-yields = Opbrengst van een stad
edition-carrara-objects = Object van een gebouwsoort
edition-carrara-upgraders = Opbrengst met een opwaardeerder
edition-carrara-numbers = Nummers van de kaarten
edition-carrara-greens = Wat een groene kaart waardeert
edition-carrara-grey-3 = Gebouwen die grijs 3 vraagt
edition-carrara-sets = Kaarten van een voorgestelde combinatie
edition-firenze-points = Punten van de opdrachten
edition-firenze-flags = Punten van de meerderheid
edition-firenze-floors = Verdiepingenbonus
edition-firenze-balconies = Balkons
edition-firenze-balcony-values = Wat een balkon toont
edition-firenze-start = Startkaarten
edition-firenze-lowest-height = Hoogte van de laagste opdracht
edition-firenze-lowest-floor = Hoogte van de laagste verdiepingenbonus
edition-firenze-quiet-turns = Beurten per speler zonder zegel
edition-firenze-saboteur = Wat voor kaart de Saboteur is
edition-paletti-quiet-rounds = Ronden zonder verandering
edition-paletti-collapse = Wanneer het paleis is ingestort

# The games, wherever one is named: the page reads a game's own words only when it needs them
palazzo-title = Palazzo
carrara-title = Die Paläste von Carrara
firenze-title = Firenze
paletti-title = Palazzo Paletti
