# Wörter, die alle Spiele teilen.
and = und
why-later = Gehört nicht zu diesem Schritt: „{ $asked }“
seat = Spieler { $number }
waiting = Warten auf { $player }.

# Das Terminal
terminal-your-choice = { $choices ->
    [one] Enter oder 1
   *[other] Nummer
}, oder u = zurücknehmen, r = Zug neu beginnen, b = Spielplan, l = Protokoll, ? = Regeln, ? AKTION = warum nicht, q = aufhören
terminal-not-a-number = Bitte gib eine Nummer von 1 bis { $most } ein, oder u, r, b, l, ? oder q.
terminal-again = { $warning }. Gib noch einmal { $number } ein, um es zu tun.
terminal-undo-none = Es gibt nichts zurückzunehmen: Was davor war, wissen andere schon, oder es wurde gezogen.
terminal-undone = Zurückgenommen.
terminal-rules = Regeln
terminal-pass-screen = Gib den Bildschirm an { $player } weiter und drücke Enter.
terminal-saved = Die Mitschrift steht in { $file }.
terminal-quit = Beendet. Die Mitschrift bis hierher steht in { $file }.
terminal-result = Ergebnis
terminal-winner = { $players } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
terminal-shared = { $players } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
terminal-account = { $player }: zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-welcome = { $game } mit { $players }. Gib jederzeit ? ein, um die Regel hinter einer Wahl zu lesen.
terminal-guest = Gast
terminal-allowed = Das ist jetzt erlaubt: '{ $action }'.
terminal-forbidden = '{ $action }' ist jetzt nicht möglich: Regel { $rule }.
terminal-no-action = Es gibt keine Aktion '{ $action }'.
terminal-misspelt = Es gibt keine Aktion '{ $action }'; meinst du '{ $meant }'?
terminal-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }: Nenne sie mit --seats.
terminal-names = Für { $players } Spieler sind { $players } Namen nötig.
terminal-no-programs = Eine Mitschrift darf keine Programme starten, und in dieser heißt ein Platz '{ $name }': Schreib dort den Namen eines Bots hin und mach dann weiter.
terminal-add-terminal = Das gehört zum Spiel im Terminal: Füge --terminal hinzu.

# Started at home
home-ready = Palazzi läuft unter { $url } — Strg+C beendet es; Partien bleiben erhalten.
home-friends = Freunde in deinem Netz öffnen { $url } — jeder in diesem Netz sieht die Seite, also nur, wo du ihm traust.
home-friends-unknown = Die Adresse dieses Rechners in deinem Netz war nicht zu finden: Freunde öffnen http://ADRESSE:PORT dieses Rechners.
home-not-installed = { $game } ist nicht installiert: pip install 'palazzi[{ $extra }]' holt es dazu.

# Editionen
edition-intro = Eine Edition von { $game }: was dein eigenes Exemplar sagt. Nimm das # vor einer Zeile weg und berichtige sie; Zeilen mit # bleiben, wie sie sind.
edition-printed = gedruckt
edition-derived = aus der Anleitung abgeleitet
edition-researched = aus anderen Beschreibungen des Spiels
edition-assumed = angenommen

# What an edition corrects, at a table where it is in use
edition-palazzo-stacks = Stapel eines Bauteils
edition-palazzo-price = Wann das Lager gezählt wird
edition-palazzo-quiet-turns = Züge hintereinander ohne neue Bauteile
edition-carrara-yields = Ertrag einer Stadt
edition-carrara-objects = Objekt einer Gebäudeart
edition-carrara-upgraders = Ertrag mit einem Aufwerter
edition-carrara-numbers = Nummern der Karten
edition-carrara-greens = Was eine grüne Karte wertet
edition-carrara-grey-3 = Gebäude, die Grau 3 verlangt
edition-carrara-sets = Karten einer vorgeschlagenen Zusammenstellung
edition-firenze-points = Punkte der Aufträge
edition-firenze-flags = Punkte der Mehrheit
edition-firenze-floors = Etagenbonus
edition-firenze-balconies = Balkone
edition-firenze-balcony-values = Was ein Balkon zeigt
edition-firenze-start = Startkarten
edition-firenze-lowest-height = Höhe des niedrigsten Auftrags
edition-firenze-lowest-floor = Höhe des niedrigsten Etagenbonus
edition-firenze-quiet-turns = Züge pro Spieler ohne Siegel
edition-firenze-saboteur = Was für eine Karte der Saboteur ist
edition-paletti-quiet-rounds = Runden ohne jede Veränderung
edition-paletti-collapse = Wann der Palazzo eingestürzt ist

# The games, wherever one is named: the page reads a game's own words only when it needs them
palazzo-title = Palazzo
carrara-title = Die Paläste von Carrara
firenze-title = Firenze
paletti-title = Palazzo Paletti
