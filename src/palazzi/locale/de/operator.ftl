# Die Seite für Betreiber.

operator-title = Den Server betreuen
operator-about = Hier sind niemandes Karten, Token oder Geheimnisse zu sehen. Was du tust, steht unten im Protokoll.
operator-secret = Das Betreiberpasswort
operator-enter = Eintreten
operator-leave = Abmelden
operator-refused = Das ist nicht das Passwort, oder keine Anmeldung eines Betreibers.
operator-refresh = Aktualisieren
operator-sure = Wirklich? Noch einmal drücken
operator-none = Keine
operator-more = Mehr zeigen

operator-server = Server
operator-status = { $status ->
    [ok] Alles in Ordnung.
    [degraded] Es wird gespielt, aber etwas braucht dich:
    [stopping] Der Server wird beendet.
   *[other] Es kann nichts gespeichert werden:
  }
operator-phase = { $phase ->
    [lobby] wartend
    [dealing] wird gegeben
    [playing] laufend
    [finished] beendet
    [cancelled] abgebrochen
   *[other] { $phase }
  }
operator-count = { $what ->
    [players] Spieler
    [devices] Geräte
    [passkeys] Passkeys
    [logins] Anmeldungen
    [channels] Kanäle für Nachrichten
   *[other] { $what }
  }
operator-process = Prozess { $number }: { $cpu } eines Kerns, { $memory }, Schleife höchstens { $lag } ms zu spät, { $players } spielen und { $watchers } sehen zu, { $tables } Tische im Speicher.
operator-pool = { $name }: { $busy } bei der Arbeit, { $queue } wartend
operator-aside = Beiseitegestellte Tische
operator-errors = Eigene Fehler

operator-tables = Tische
operator-show = Zeigen
operator-all = alle
operator-open = freier Platz
operator-here = { $count ->
    [0] niemand verbunden, { $events } Ereignisse
   *[other] { $count } verbunden, { $events } Ereignisse
  }
operator-end = Beenden
operator-delete = Löschen
operator-delete-player = Spieler löschen

operator-backups = Sicherungen
operator-backups-off = Dieser Server macht keine Sicherungen. Starte ihn mit --backup-folder.
operator-back-up = Jetzt sichern
operator-busy = { $what ->
    [backup] Eine Sicherung wird gemacht…
   *[other] Eine Sicherung wird geprüft…
  }
operator-holds = { $games ->
    [one] 1 beendetes Spiel
   *[other] { $games } beendete Spiele
  }
operator-encrypted = verschlüsselt
operator-drill = Prüfen
operator-drill-passed = Geprüft am { $at }: { $games } beendete Spiele nachgespielt, { $proofs } Beweise des Gebens stimmen.
operator-drill-failed = Prüfung am { $at } nicht bestanden
operator-drill-never = Noch nicht geprüft

operator-expiry = Alte Tische
operator-rule = { $rule ->
    [what-if] Was-wäre-wenn-Tische
    [unstarted] Nicht begonnen
    [running] Laufend
    [finished] Beendet
    [cancelled] Abgebrochen
   *[other] { $rule }
  }, { $days ->
    [one] einen Tag unberührt
   *[other] { $days } Tage unberührt
  }: { $count ->
    [0] nichts zu löschen
    [one] 1 zu löschen
   *[other] { $count } zu löschen
  }
operator-expire = Jetzt löschen
operator-expired = { $count ->
    [one] 1 Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
  }

operator-log = Was getan wurde
operator-deed = { $what ->
    [enter] hat sich angemeldet
    [leave] hat sich abgemeldet
    [end-table] hat einen Tisch beendet
    [delete-table] hat einen Tisch gelöscht
    [delete-player] hat einen Spieler gelöscht
    [expire] hat alte Tische gelöscht
    [back-up] hat eine Sicherung gemacht
    [drill] hat eine Sicherung geprüft
   *[other] { $what }
  }
