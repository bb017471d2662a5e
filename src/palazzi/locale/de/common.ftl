# Wörter, die alle Spiele teilen.
and = und
seat = Spieler { $number }
waiting = Warten auf { $player }.

# Das Terminal
terminal-your-choice = Nummer, oder u = zurücknehmen, r = Zug neu beginnen, b = Brett, l = Protokoll, ? = Regeln, ? AKTION = warum nicht, q = aufhören
terminal-not-a-number = Bitte eine der Nummern 1 bis { $most } eingeben, oder u, r, b, l, ?, q.
terminal-undo-none = Nichts zurückzunehmen: Was davor war, wissen andere schon, oder es wurde gezogen.
terminal-undone = Zurückgenommen.
terminal-rules = Regeln
terminal-pass-screen = Gib den Bildschirm an { $player } weiter und drücke Enter.
terminal-saved = Die Aufzeichnung steht in { $file }.
terminal-quit = Beendet. Die Aufzeichnung bis hierher steht in { $file }.
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
terminal-welcome = { $game } mit { $players }. Mit ? gibt es jederzeit die Regel hinter einer Wahl.
terminal-guest = Gast
terminal-allowed = Das ist jetzt erlaubt: '{ $action }'.
terminal-forbidden = '{ $action }' ist jetzt nicht möglich: Regel { $rule }.

# Started at home
home-ready = Palazzi ist unter { $url } — Strg+C beendet es; Partien bleiben erhalten.
