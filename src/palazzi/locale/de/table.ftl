# Was an einem Tisch außerhalb des Spiels geschieht: die Sätze des Protokolls.
table-log-created = Der Tisch ist offen; die Verteilung ist vorab festgelegt und versiegelt.
table-log-joined = { $name } setzt sich auf Platz { $seat }.
table-log-bot = Der Bot { $bot } sitzt auf Platz { $seat }.
table-log-opened = Platz { $seat } ist frei.
table-log-recommitted = { $player } steuert eine neue Zufallszahl zur Verteilung bei.
table-log-frozen = Die Bedingungen stehen fest; die Seiten decken ihre Zufallszahlen auf.
table-log-revealed = { $player }: Zufallszahl aufgedeckt.
table-log-thawed = Diese Verteilung wurde abgebrochen, alle Zufallszahlen sind verfallen. Versuch { $attempt } beginnt mit einem neuen Geheimnis.
table-log-started = Die Partie beginnt.
table-log-asked-takeback = { $player } möchte den letzten Zug zurücknehmen.
table-log-asked-cancel = { $player } möchte die Partie abbrechen.
table-log-agreed = { $player } ist einverstanden.
table-log-refused = { $player } ist nicht einverstanden.
table-log-tookback = Der letzte Zug von { $player } und alles danach ist zurückgenommen.
table-log-cancelled = Der Tisch ist ohne Ergebnis geschlossen.
table-log-stoodin-left = { $player } ist gegangen; der Bot { $bot } spielt weiter.
table-log-stoodin-absent = { $player } ist abwesend; der Bot { $bot } spielt weiter.
table-log-stoodin-overtime = Die Zeit von { $player } ist um; der Bot { $bot } spielt weiter.
table-log-reclaimed = { $player } ist wieder da.
table-log-ranout = Die Zeit von { $player } ist um. Die anderen können warten, einen Bot weiterspielen lassen oder abbrechen.
table-log-chose-wait = { $player } möchte lieber warten.
table-log-chose-bot = { $player } möchte einen Bot weiterspielen lassen.
table-log-chose-cancel = { $player } möchte die Partie abbrechen.
table-log-rematched = Die Revanche ist an Tisch { $table }.

# Was an einem Tisch nicht geht
table-error-name-length = Ein Name hat 1 bis { $most } lesbare Zeichen.
table-error-name-unseen = Ein Name braucht einen Buchstaben, den man sehen kann.
table-error-name-bot = ‚{ $name }‘ heißt schon ein Bot; bitte wähle einen anderen Namen.
table-error-secret = Das Geheimnis der Verteilung wird gezeigt, wenn die Partie vorbei ist.
table-error-practice-secret = Eine Übungspartie beweist nichts: Sie kann immer weitergehen.
table-error-practice-game = Übungstische gibt es nur für Spiele mit echtem Holz, in denen gebaut wird.
table-error-practice-alone = An einem Übungstisch spielt ein Mensch; auf allen anderen Plätzen sitzen Bots.
table-error-no-replay = Vor dem Beginn der Partie gibt es nichts nachzuspielen.
table-error-hints = Tipps gibt es nur in Partien gegen Bots.
table-error-bot-plays = Ein Bot spielt jetzt für dich; nimm zuerst deinen Platz zurück.
table-error-asked-already = Es wurde schon etwas anderes gefragt; beantworte zuerst das.
table-error-no-move = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
table-error-nothing-asked = Gerade wird nichts gefragt.
table-error-agreed-already = Du bist schon einverstanden; die anderen müssen noch antworten.
table-error-host-stays = Der Gastgeber behält seinen Platz, darf aber den Tisch schließen.
table-error-bot-already = Auf diesem Platz entscheidet schon ein Bot.
table-error-not-away = Ein Bot springt nur für jemanden ein, der abwesend ist.
table-error-players-only = Das dürfen nur Spieler dieses Tisches.
table-error-yourself = Du entscheidest schon selbst für deinen Platz.
table-error-no-overtime = Niemandes Zeit ist um.
table-error-others-choose = Ist deine Zeit um, wählen die anderen; du darfst aber noch ziehen.
table-error-phase = Das geht jetzt nicht: { $phase ->
    [lobby] Die Partie hat noch nicht begonnen.
    [dealing] Es wird gerade verteilt; bis dahin kann nur der Gastgeber die Verteilung abbrechen.
    [playing] Die Partie hat begonnen.
    [finished] Die Partie ist vorbei.
   *[cancelled] Der Tisch ist geschlossen.
}
table-error-host-only = Das darf nur der Gastgeber des Tisches.
table-error-attempt = Das ist jetzt Versuch { $attempt } einer Verteilung: Setz dich dafür bitte noch einmal.
table-error-host-first = Der Gastgeber muss sich zuerst setzen.
table-error-open-seats = { $open ->
    [one] Ein Platz ist noch frei; warte, oder setz einen Bot darauf.
   *[other] { $open } Plätze sind noch frei; warte, oder setz Bots darauf.
}
table-error-uncommitted = Für die neue Verteilung fehlt noch: { $players }. Warte, bis diese Seite wieder offen ist, oder gib den Platz jemand anderem.
table-error-wrong-nonce = Das ist nicht die Zufallszahl, an die dein Platz gebunden ist.
table-error-no-thaw = Nur eine Verteilung, die auf jemanden wartet, kann abgebrochen werden.
table-error-deal-waits = Die Verteilung wartet auf { $players }; der Gastgeber kann sie abbrechen.
table-error-record-over = Diese Mitschrift ist von einer Partie, die vorbei ist; lass die letzten Aktionen weg.
table-error-seat-taken = Platz { $seat } ist besetzt; bitte wähle einen anderen.
table-error-full = An diesem Tisch ist kein Platz frei; du darfst aber zusehen.
table-error-rematch-early = Eine Revanche kann beginnen, wenn diese Partie vorbei ist.
