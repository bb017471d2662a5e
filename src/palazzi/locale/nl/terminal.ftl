# De terminal op het hele scherm
terminal-you = (jij)
terminal-page-board = Bord
terminal-page-players = Spelers
terminal-page-log = Verslag
terminal-key-take = kiezen
terminal-key-undo = terug
terminal-key-restart = opnieuw
terminal-key-hint = tip
terminal-key-rules = regels
terminal-key-replay = replay
terminal-key-page = blad
terminal-key-theme = ◐
terminal-key-quit = stoppen
terminal-aim = Richt met de pijltjes
terminal-thinking = Even nadenken …
terminal-close = Enter of Esc: terug naar de tafel
terminal-sure = Enter: doen   Esc: nog niet
terminal-replay = stelling { $at } van { $last }
terminal-replay-keys = ← → stap   ↑ ↓ beurt   Home End   Esc terug
terminal-no-hint = Voor een behendigheidsspel zijn er geen tips.
palazzo-board-cart = Wagen
palazzo-board-laid = Gelegd
palazzo-board-lying = Bod
terminal-commissions = Opdrachten
terminal-site = nieuwe toren
terminal-place = { $across } mm naar rechts, { $along } mm naar achteren
terminal-usable = Kunnen omhoog: { $columns }

# A table of a server
terminal-open-seat = vrije plaats
terminal-lobby = Wachten tot de gastheer begint. Aan tafel: { $players }.
terminal-dealing = Er wordt gedeeld.
terminal-cancelled = De tafel is gesloten.
terminal-asked = { $what ->
    [takeback] { $player } vraagt om de laatste zet terug te nemen
   *[cancel] { $player } vraagt om de partij te beëindigen
}: j = ja, n = nee.
terminal-deal-changed = De voorwaarden van de deling zijn niet die je zag toen je ging zitten: je aandeel is niet onthuld.
terminal-stale = De stelling was intussen veranderd; kijk opnieuw.
terminal-not-your-turn = Je bent niet aan de beurt.
terminal-no-screen = Een tafel van een server heeft een volledig scherm nodig: een terminal die kan tekenen, en geen pipe.

# What cannot be
error-no-game = Er is geen spel '{ $name }'; er zijn { $known }.
error-no-ruleset = Er zijn geen spelregels '{ $name }'; er is { $known }.
error-bad-choice = Optie '{ $name }' kan niet '{ $value }' zijn; mogelijk zijn { $known }.
error-no-option = Het spel heeft geen optie '{ $name }'; het heeft { $known }.
error-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $n }.
error-no-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot { $last }.
error-no-bot = Er is geen bot '{ $name }'; er zijn { $known }.
error-file = Het bestand { $file } kan niet worden gelezen.
