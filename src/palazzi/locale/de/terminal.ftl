# Das Terminal als ganzer Bildschirm
terminal-you = (du)
terminal-page-board = Brett
terminal-page-players = Spieler
terminal-page-log = Protokoll
terminal-key-take = wählen
terminal-key-undo = zurück
terminal-key-restart = neu
terminal-key-hint = Tipp
terminal-key-rules = Regeln
terminal-key-replay = Rückblick
terminal-key-page = Blatt
terminal-key-theme = ◐
terminal-key-quit = Ende
terminal-aim = Pfeiltasten zielen
terminal-thinking = Einen Moment …
terminal-close = Enter oder Esc: zurück zum Tisch
terminal-sure = Enter: ausführen   Esc: noch nicht
terminal-replay = Stellung { $at } von { $last }
terminal-replay-keys = ← → Schritt   ↑ ↓ Zug   Pos1 Ende   Esc zurück
terminal-no-hint = Für ein Geschicklichkeitsspiel gibt es keine Tipps.
palazzo-board-cart = Wagen
palazzo-board-laid = Gelegt
palazzo-board-lying = Gebot
terminal-commissions = Aufträge
terminal-site = neuer Turm
terminal-place = { $across } mm nach rechts, { $along } mm nach hinten
terminal-usable = Können gehoben werden: { $columns }

# A table of a server
terminal-open-seat = freier Platz
terminal-lobby = Warten, bis der Gastgeber beginnt. Am Tisch: { $players }.
terminal-dealing = Es wird gegeben.
terminal-cancelled = Der Tisch wurde geschlossen.
terminal-asked = { $what ->
    [takeback] { $player } bittet darum, den letzten Zug zurückzunehmen
   *[cancel] { $player } bittet darum, die Partie zu beenden
}: j = ja, n = nein.
terminal-deal-changed = Die Bedingungen des Gebens sind nicht die, die du beim Hinsetzen gesehen hast: Dein Anteil wurde nicht offengelegt.
terminal-stale = Die Stellung hatte sich inzwischen geändert; schau noch einmal.
terminal-not-your-turn = Du bist nicht am Zug.
terminal-no-screen = Ein Tisch eines Servers braucht einen ganzen Bildschirm: ein Terminal, das zeichnen kann, und keine Pipe.

# What cannot be
error-no-game = Es gibt kein Spiel '{ $name }'; es gibt { $known }.
error-no-ruleset = Es gibt keine Regelfassung '{ $name }'; es gibt { $known }.
error-bad-choice = Die Option '{ $name }' kann nicht '{ $value }' sein; möglich sind { $known }.
error-no-option = Das Spiel hat keine Option '{ $name }'; es hat { $known }.
error-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $n }.
error-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
error-no-bot = Es gibt keinen Bot '{ $name }'; es gibt { $known }.
error-file = Die Datei { $file } kann nicht gelesen werden.
