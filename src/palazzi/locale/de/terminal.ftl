# Das Terminal als ganzer Bildschirm
terminal-you = (du)
terminal-page-board = Spielplan
terminal-page-players = Spieler
terminal-page-log = Protokoll
terminal-key-take = wählen
terminal-key-undo = zurück
terminal-key-restart = neu
terminal-key-hint = Tipp
terminal-key-rules = Regeln
terminal-key-replay = Verlauf
terminal-key-page = Seite
terminal-key-theme = ◐
terminal-key-quit = Ende
terminal-aim = Pfeiltasten zielen
terminal-aim-how = { $what ->
    [way] @90 zielt auf 90°: 0 ist nach rechts, 90 nach hinten
    [place] @40,-20 zielt auf 40 mm nach rechts und 20 mm nach vorn
   *[rest] @-20 zielt auf 20 mm nach vorn
}
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
terminal-ask-place = Wohin kommt { $kind ->
    [plateau] das
   *[column] die
} { $piece }?
terminal-place = { $side ->
    [left] { $across } mm nach links{ terminal-place-depth }
    [right] { $across } mm nach rechts{ terminal-place-depth }
   *[middle] { $depth ->
        [front] { $along } mm nach vorn
        [back] { $along } mm nach hinten
       *[middle] In der Mitte
    }
}
terminal-place-depth = { $depth ->
    [front] , { $along } mm nach vorn
    [back] , { $along } mm nach hinten
   *[middle] { "" }
}
terminal-usable = Kann hinauf: { $columns }

# A table of a server
terminal-open-seat = freier Platz
terminal-lobby = Warten, bis der Gastgeber beginnt. Am Tisch: { $players }.
terminal-dealing = Es wird verteilt.
terminal-cancelled = Der Tisch wurde geschlossen.
terminal-asked = { $what ->
    [takeback] { $player } möchte den letzten Zug zurücknehmen
   *[cancel] { $player } möchte die Partie abbrechen
}: j = ja, n = nein.
terminal-deal-changed = Die Bedingungen der Verteilung sind nicht die, die du beim Hinsetzen gesehen hast: Deine Zufallszahl wurde nicht aufgedeckt.
terminal-stale = Die Stellung hatte sich inzwischen geändert; sieh noch einmal hin.
terminal-not-your-turn = Du bist nicht am Zug.
terminal-key-chat = sagen
terminal-chat-keys = Enter: sagen   Esc: zurück zum Tisch
terminal-chat-how = c TEXT = den anderen sagen
terminal-start-filled = { $count ->
    [one] Anfangen, mit { $level } auf dem leeren Platz
   *[other] Anfangen, mit { $level } auf { $count } leeren Plätzen
}
terminal-close-table = Dann kann hier niemand mehr spielen, und der Link gilt nicht mehr.
terminal-stand-up = Dann ist dein Platz frei für andere.
terminal-seat-not-kept = Dein Platz konnte auf diesem Computer nicht gespeichert werden: Wenn du dieses Programm verlässt, kannst du nicht zu ihm zurück.
terminal-watching = Du hast keinen Platz an diesem Tisch: Du schaust zu. Um dich zu setzen, sag mit --name, wer du bist.
terminal-name-needed = Um einen eigenen Tisch zu eröffnen, sag mit --name, wer du bist.
terminal-outdated = Dieses Programm und der Server sprechen nicht dasselbe Protokoll: Eines von beiden muss erneuert werden.
terminal-refused = { $what ->
    [illegal] Regel { $rule } erlaubt das jetzt nicht.
    [forbidden] Das darf nur jemand anders.
    [wrong_state] Das geht an diesem Tisch jetzt nicht.
   *[other] Der Server hat das nicht angenommen.
}
