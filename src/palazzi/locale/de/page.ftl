# Die Seite um die Bretter herum.

# Everywhere
page-title = Palazzi
page-you = du
page-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
page-close = Schließen
page-loading = Einen Augenblick…
page-reload = Noch einmal versuchen
page-to-lobby = Zur Lobby
page-on = An
page-off = Aus
page-copied = Kopiert
page-minutes = { $count } Min.
page-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
page-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

# Menu and settings
page-menu = Menü
page-settings = Einstellungen
page-language = Sprache
page-theme = Darstellung
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-to-light = Zur hellen Darstellung
page-theme-to-dark = Zur dunklen Darstellung
page-motion = Bewegung
page-motion-auto = Wie das Gerät
page-motion-full = Voll
page-motion-less = Keine
page-pace = Züge der anderen
page-pace-end = Nur das Ende
page-symbols = Große Symbole
page-symbols-about = Farben an Form und Buchstabe erkennen.
page-sound = Ton
page-sound-about = Ein Glöckchen, wenn du am Zug bist; alles: auch leise Geräusche der Teile, die sich bewegen.
page-sound-all = Alles
page-sound-turn = Mein Zug
page-notify-refused = Der Browser erlaubt es nicht; in seinen Einstellungen für diese Seite lässt es sich ändern.
page-rules = Regeln
quick-title = Schneller Einstieg
quick-link = So wird gespielt
quick-heading = { $game } in { $pictures } Bildern
quick-back = Das vorige Bild
quick-on = Das nächste Bild
quick-at = { $number } von { $pictures }
quick-play = Spielen
quick-rules = Alle Regeln
page-rules-contents = Inhalt
page-rules-search = Regeln durchsuchen
page-rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
page-rules-none = Von diesem Spiel stehen hier keine Regeln.
page-rules-nothing = Über „{ $query }“ steht hier nichts.
page-guide = Einstiegshilfe
page-guide-about = Ein Wort zu jeder Entscheidung in deiner ersten Partie.
page-guide-more = Weiterlesen
page-guide-less = Weniger
page-guide-close = Ich weiß, wie es geht
page-rules-about = Jedes Spiel, Regel für Regel.
page-open-record = Mitschrift öffnen
page-open-record-about = Eine gespeicherte Partie nachspielen.
page-docs = Dokumentation
page-docs-about = Anleitungen für Spielende, Betreiber, Bot-Autoren und Forschende (auf Englisch).

# The lobby
page-pitch = Bauspiele aus Italien, am eigenen Tisch: mit Freunden oder mit Bots, die ehrlich spielen.
page-play-now = Jetzt spielen
page-invite = Freunde einladen
page-games = Die Spiele
page-about-palazzo = Kaufe und ersteigere Etagen, und errichte die schönsten Fassaden von Florenz.
page-about-carrara = Warte, bis der Marmor billig wird, baue in sechs Städten, werte im rechten Augenblick.
page-about-firenze = Erhöhe deine Türme in jedem Zug, oder sieh sie zu Bauruinen werden.
page-about-paletti = Zieh unten eine Säule heraus, setz sie obenauf und halte den Palazzo aufrecht.
page-chosen = Gewählt
page-choose-game = Auswählen
page-who-plays = Wer spielt { $game } mit dir?
page-opponents = Gegner
page-bots = Bots
page-friends = Ein Link für Freunde
page-friends-about = Öffne den Tisch, verschick den Link und fang an, wenn alle sitzen. Bots können auf leeren Plätzen sitzen. Mit einem Namen hältst du jemandem einen Platz frei: Er bekommt einen eigenen Link.
page-public = In der Lobby zeigen
page-public-about = Alle dürfen sich setzen; sonst nur, wer den Link hat.
page-practice = Üben
page-practice-about = Nimm zurück, so viel du willst, sogar einen Einsturz. Die Partie wird nicht gewertet.
page-practice-uncounted = Übung, nicht gewertet
page-practice-undo = Meinen letzten Zug zurücknehmen
page-bot-level = Wie stark die Bots sind
page-level-novice = Anfänger
page-level-novice-about = lernt mit dir
page-level-casual = locker
page-level-casual-about = ein netter Abend
page-level-strong = stark
page-level-strong-about = bestraft Fehler
page-level-master = Meister
page-level-master-about = der beste, den wir haben
page-level-greedy = gierig
page-level-greedy-about = nimmt, was jetzt am besten aussieht
page-level-random = zufällig
page-level-random-about = tut irgendetwas
page-your-table = Dein Tisch
page-your-name = Dein Name
page-guest = Gast
page-seat-friend = Ein Freund
page-seat-for = Für wen ist Platz { $seat }? Leer: für alle, die den Link haben
page-seat-swap = Freund oder Bot
page-add-seat = Platz { $seat } dazu
page-remove-seat = { $player } wegnehmen
page-play-with = Mit { $players } spielen
page-open-table = Tisch öffnen
page-foot = Läuft auf deinem eigenen Rechner. Eigene Bilder, eigene Worte.

# The host's options
page-options = Optionen
page-clock = Uhr
page-clock-about = Läuft jemandem die Zeit ab, endet die Partie nicht: Die anderen entscheiden.
page-clock-none = Keine Uhr
page-clock-quick = 15 Minuten pro Spieler und 15 Sekunden pro Zug
page-clock-calm = 40 Minuten pro Spieler und 30 Sekunden pro Zug
page-clock-day = Ein Tag für jeden Zug
page-clock-days = Drei Tage für jeden Zug
page-answer = Zeit für eine Antwort
page-answer-paletti = Für einen Widerspruch, solange andere warten; keine Antwort ist kein Widerspruch.
page-answer-time = { $time ->
    [15000] 15 Sekunden
    [60000] eine Minute
    [0] ohne Limit
   *[usual] 30 Sekunden, oder ohne Limit bei Tagen pro Zug
}
page-clock-move = { $time } für jeden Zug
page-clock-bank = { $time } pro Spieler
page-option-start = Wer beginnt
page-option-memory-aid = Gedächtnisstütze
page-option-expansion = Erweiterung
page-option-brown = Braune Karte
page-option-purple = Violette Karte
page-option-grey = Graue Karte
page-option-green = Grüne Karte
page-option-placing = Neutrale Siegel
page-option-seals = Wie viele davon
page-option-dead = Tote Farbe
page-option-campanile = Campanile
page-option-setup = Aufstellung
page-option-daring-plateaus = Kühne Plateaus
page-option-show-loads = Lasten sichtbar
page-option-free-hand = Freie Hand
page-choice-drawn = durch das Los
page-choice-by-hand = von den Spielern gebaut
page-choice-true = an
page-choice-false = aus
page-choice-off = aus
page-choice-random = zufällig
page-choice-seat = Platz { $seat }
page-choice-brown-0 = wie die Erweiterung sagt
page-choice-purple-0 = wie die Erweiterung sagt
page-choice-grey-0 = wie die Erweiterung sagt
page-choice-green-0 = wie die Erweiterung sagt
page-choice-great-freedom = Große Freiheit
page-choice-multi-culti = Multi-Kulti
page-choice-hot-shot = Mister Hot Shot
page-choice-seeing-double = Ich sehe doppelt
page-choice-full-city = Full City
page-choice-four-of-a-kind = Vierlinge
page-choice-spread = gleich verteilt
page-choice-chance = durch Zufall
page-choice-hand = durch den Startspieler
page-choice-dead-colour = eine tote Farbe
page-choice-white = weiß
page-choice-yellow = gelb
page-choice-green = grün
page-choice-red = rot
page-choice-blue = blau
page-choice-purple = violett

# The shelves
page-my-tables = Deine Tische
page-continue = Weiter: { $game }, du bist am Zug
page-continue-with = mit { $players }
page-waits-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
page-open-tables = Offene Tische
page-watch = Zusehen
page-live = { $count ->
    [one] 1 läuft
   *[other] { $count } laufen
}
page-play = Spielen
page-open = Öffnen
page-look = Ansehen
page-shelf-waiting = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
page-shelf-ended = Beendet
page-shelf-won = Beendet; du hast gewonnen
page-shelf-turn-of = { $player } ist am Zug
page-shelf-dealing = Es wird verteilt
page-shelf-dealing-you = Die Verteilung wartet auf deine Seite
page-empty-mine = Noch nichts gebaut
page-empty-mine-about = Hier warten deine Partien, auch solche, die Tage dauern.
page-empty-mine-do = Spiel deine erste Partie
page-empty-open = Niemand wartet
page-empty-open-about = Öffne einen Tisch und verschick den Link; Bots nehmen leere Plätze, wenn du willst.
page-empty-watch = Alles ruhig
page-empty-watch-about = Gerade wird keine öffentliche Partie gespielt.

# A table before the game
page-waiting-title = Ein Tisch für { $game }
page-seat-open = Freier Platz
page-seat-waits = wartet auf jemanden
page-seat-kept = wird für { $player } freigehalten
page-link-for = Link für { $player }
page-seat-bot = Wer Platz { $seat } bekommt
page-seat-free = Platz freimachen
page-host = Gastgeber
page-friend = Freund
page-sit-down = Hinsetzen
page-name-needed = Bitte gib einen Namen ein: Die anderen wollen wissen, wer da sitzt.
page-share-link = Der Link für Freunde
page-share-here = Der Link, auf diesem Rechner
page-share-how = Nur dieser Rechner kann diese Seite öffnen. Damit Freunde in deinem Netz mitspielen können, beende Palazzi und starte es mit
page-copy = Kopieren
page-copy-by-hand = Bitte von Hand kopieren
page-fill-with = Auf leere Plätze kommt
page-start = Partie beginnen
page-start-filled = { $count ->
    [one] Beginnen, mit einem Bot auf dem leeren Platz
   *[other] Beginnen, mit Bots auf { $count } leeren Plätzen
}
page-wait-host = { $player } fängt an, wenn alle sitzen.
page-wait-start = Die Partie beginnt gleich.
page-close-table = Diesen Tisch schließen
page-stand-up = Wieder aufstehen
page-deposit = Ohne mich beginnen
page-deposit-about = Deine Seite gibt ihre Zufallszahl schon jetzt ab, damit auch ohne dich verteilt werden kann. Der Server kennt die Zahl dann vor der Verteilung, und der Beweis vermerkt das.
page-seat-deposited = Zahl abgegeben
page-attempt = Versuch { $attempt }: Die vorige Verteilung wurde abgebrochen. Alle Seiten steuern von selbst neue Zufallszahlen bei.
page-wait-pages = Für die neue Verteilung fehlt noch: { $players }. Die Seite steuert ihre Zahl bei, sobald sie offen ist.
page-old-table = Dieser Tisch stammt aus der Zeit, als Zufallszahlen noch nicht bis zur Verteilung geheim blieben. Beginnen erneuert ihn: Alle Seiten machen von selbst mit, und dann beginnst du noch einmal.
page-deal-lost = Die Zufallszahl deines Platzes liegt in dem Browser, mit dem du dich hingesetzt hast. Öffne den Tisch dort, oder mach von hier aus mit, bevor die Partie beginnt.
page-deal-take = Von hier aus mitmachen
page-deal-changed = Das ist nicht die Verteilung, die deiner Seite gezeigt wurde. Trau ihr nicht; frag, wer den Server betreibt.
page-dealing-title = Die Verteilung
page-dealing = Die Bedingungen stehen fest. Jede Seite deckt nun von selbst ihre Zufallszahl auf; mit der letzten wird verteilt.
page-dealing-attempt = Das ist Versuch { $attempt }.
page-dealing-bot = ein Bot; steuert keine Zahl bei
page-dealing-shown = Zahl aufgedeckt
page-dealing-soon = deckt gleich auf
page-dealing-away = abwesend; die Seite ist nicht offen
page-dealing-missing = { $count ->
    [one] Es fehlt noch { $players }. Verteilt wird, sobald diese Seite wieder offen ist.
   *[other] Es fehlen noch { $players }. Verteilt wird, sobald diese Seiten wieder offen sind.
}
page-thaw = Diese Verteilung abbrechen
page-thaw-about = Alle Zufallszahlen und das Geheimnis des Servers verfallen, und die Plätze lassen sich wieder ändern. Alle sehen, dass Versuch { $attempt } beginnt.
page-thaw-host = Bis dahin kann sich an diesem Tisch nichts ändern. Der Gastgeber kann die Verteilung abbrechen und neu beginnen.

# An edition of one's own
page-edition = Eigene Edition
page-edition-about = Eine Datei von „palazzi edition { $game }“ mit dem, was in deinem Spiel steht
page-edition-none = Keine verwenden
page-edition-used = Eigene Edition: { $count ->
    [one] 1 Zeile weicht ab
   *[other] { $count } Zeilen weichen ab
}
page-edition-row = { $what } ({ $row }): { $theirs } statt { $ours }
page-edition-empty = Diese Datei berichtigt nichts: Nimm das # vor den Zeilen weg, die in deinem Spiel anders sind.

# The game
page-decision = Entscheidung
page-your-turn = Du bist am Zug
page-film = Was geschieht
page-film-turn = { $player } spielt
page-film-draw = Gezogen
page-beat-won = Zuschlag!
page-beat-delivered = Auftrag erfüllt
page-beat-scored = Eine Wertung
page-beat-seal = Das Siegel wechselt den Besitzer
page-beat-ruins = Eine Bauruine
page-beat-rider = Der fünfte Reiter
page-beat-last = Die letzte Runde
page-beat-collapse = Der Palazzo stürzt ein
page-beat-end = Das Spiel ist zu Ende
page-skip = Überspringen
page-since = Seit deinem letzten Zug:
page-since-again = Noch einmal zeigen
page-undo = Zurück
page-reset = Von vorn
page-more = Mehr
page-more-choices = { $count } Möglichkeiten
page-all-choices = Alle Möglichkeiten als Liste
page-choices-here = Hier lässt sich etwas wählen
page-choose = Wähle
page-rule = Regel { $rule }
page-not-now = Warum jetzt nicht?
page-why = Regel { $rule } verbietet es.
page-forecasts = Wo es stehen würde
page-forecast = { $where }: { $before } → { $after } Punkte
page-log = Was geschah
page-whole-log = Alles, von Anfang an
page-show-position = Diese Stellung zeigen
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-send = Senden
page-players-here = Spieler
page-you-here = Du
page-acting = am Zug
page-bot = Bot
page-away = abwesend
page-stands-in = { $bot } springt ein
page-watching = Du siehst zu
page-watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
page-memory-aid-on = Gedächtnisstütze an
page-reconnecting = Verbindung verloren; wird wiederhergestellt…
page-line-sending = Wird gesendet…
page-line-asking = Wird aktualisiert…
page-line-offline = Du bist offline. Der Tisch kommt von selbst zurück.
page-line-kept = Dein letzter Klick ist gespeichert und wird gesendet, sobald jemand antwortet.
page-line-now = Jetzt versuchen
page-hint = Tipp
page-hint-title = Was ein starker Bot erwägen würde
page-hint-worth = gewinnt { $chance } von 100 solchen Partien, mit etwa { $points } Punkten
page-hint-do = Ausführen
page-results = Ergebnis

# Between players
page-asked-takeback = { $player } möchte den letzten Zug zurücknehmen.
page-asked-cancel = { $player } möchte die Partie abbrechen.
page-waiting-answers = { $count ->
    [one] Eine Antwort fehlt noch.
   *[other] { $count } Antworten fehlen noch.
}
page-agree = Einverstanden
page-refuse = Nein
page-overtime = Die Zeit von { $player } ist um. Was nun?
page-overtime-you = Deine Zeit ist um. Die anderen dürfen warten, einen Bot weiterspielen lassen oder abbrechen.
page-overtime-wait = Warten
page-overtime-bot = Einen Bot weiterspielen lassen
page-overtime-cancel = Abbrechen
page-stand-in-you = { $bot } spielt für dich.
page-reclaim = Selbst weiterspielen
page-absent = { $player } ist offline.
page-let-bot = Einen Bot weiterspielen lassen
page-share-table = Link zum Zusehen kopieren
page-replay-so-far = Bisherigen Verlauf nachspielen
page-ask-takeback = Darum bitten, meinen letzten Zug zurückzunehmen
page-ask-cancel = Darum bitten, die Partie abzubrechen
page-leave = Gehen; ein Bot spielt weiter
page-leave-sure = Wirklich gehen? Du darfst wiederkommen.

# The end
page-end-by = Entschieden durch „{ $what }“: { $own } { $own ->
    [one] Punkt
   *[other] Punkte
}{ $other ->
    [none] .
   *[other] {" "}gegen { $other }.
}
page-end-decided = Seit Zug { $since } endgültig in Führung: { $sentence }
page-end-pill = { $players } Spieler, { $moves } Züge
page-end-wins = { $player } gewinnt mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} Vorsprung
page-end-you = Du gewinnst mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} Vorsprung
page-end-tie = { $player } gewinnt bei Gleichstand
page-end-you-tie = Du gewinnst bei Gleichstand
page-end-won = { $player } gewinnt
page-end-you-won = Du gewinnst
page-end-shared = { $players } teilen sich den Sieg
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-rematch-there = Die Revanche wartet.
page-rematch-failed = Die Revanche konnte nicht beginnen; bitte versuch es noch einmal.
page-replay = Nachspielen
page-look-at-board = Das Brett ansehen
page-share = Teilen
page-download-record = Mitschrift herunterladen
page-pass-on = Weitersagen
page-picture-share = Bild teilen
page-picture-save = Bild speichern
page-share-replay = Partie teilen
page-picture-of = Das Bild der Partie: { $title }, { $names }
page-download-document = Geheimnis und Mitschrift
page-accounts = Jeder Punkt gezählt
page-accounts-lead = Woraus sich die Punkte zusammensetzen.
page-account-of = Die Abrechnung von { $player }
page-account-empty = Nichts, was zählt
page-tie-broken = Entscheidet bei Gleichstand: { $value }
page-plot = Der Verlauf
page-plot-lead = Die Punkte, wenn die Partie nach jedem Zug geendet hätte; klick, um einen anzusehen.
page-plot-decided = endgültig vorn
page-plot-seat = { $player } endet bei { $points }.
page-swings = Größte Sprünge
page-swings-lead = Klick einen an, um ihn nachzuspielen.
page-move-number = Zug { $number }
page-show-move = Zug { $number } nachspielen
page-verify = Die Verteilung ist beweisbar
page-verify-secret = Das offengelegte Geheimnis ist das versprochene.
page-verify-about = Diese Zahl stand an deinem Tisch, bevor gezogen wurde. Um jede Ziehung selbst nachzurechnen:
page-verify-terms = Die Bedingungen sind die, die deine Seite sah, bevor sie ihre Zufallszahl preisgab, und die Datei sagt dasselbe.
page-verify-kept = Die Zufallszahlen aller waren geheim, bis die Bedingungen feststanden: Niemand konnte diese Verteilung wählen.
page-verify-deposited = Abgegeben, bevor die Bedingungen feststanden: die Zufallszahl von { $players }. Die anderen waren bis dahin geheim.
page-verify-all-deposited = Alle Zufallszahlen wurden abgegeben, bevor die Bedingungen feststanden: Du verlässt dich darauf, dass der Server nicht gewählt hat.
page-verify-alone = Niemand hat eine Zufallszahl beigesteuert: Der Server hat allein verteilt.
page-verify-attempt = Das war Versuch { $attempt } einer Verteilung; die vorigen wurden abgebrochen.

# The replay
page-replay-begin = Der Anfang.
page-replay-hidden = Etwas geschah, was dieser Platz nicht sieht.
page-replay-first = Zum Anfang
page-replay-turn-back = Zum vorigen Spielzug
page-replay-back = Einen Zug zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-next = Einen Zug weiter
page-replay-turn-next = Zum nächsten Spielzug
page-replay-speed = Geschwindigkeit
page-replay-last = Zum Ende
page-replay-position = Stellung
page-replay-at = { $at } von { $last }
page-replay-eyes = Mit wessen Augen
page-replay-seen-by = gesehen von { $player }
page-replay-forbidden = Solange die Partie läuft, darfst du nur mit eigenen Augen zurückblicken.
page-watcher = einem Zuschauer
page-back-to-table = Zum Tisch
page-drop-title = Zieh eine Mitschrift hierher
page-drop = Eine .record- oder game.json-Datei einer Partie, oder wähle eine:
page-record-unreadable = Das ist keine lesbare Mitschrift: { $reason }
page-no-replay-title = Hier gibt es nichts nachzuspielen

# When something is not as hoped
page-error-title = Das ging nicht
page-error-offline = Der Server antwortet nicht. Wir versuchen es weiter; nichts geht verloren.
page-offline-title = Keine Verbindung
page-error-portal = Dieses Netz antwortet anstelle des Servers; vielleicht will es, dass du dich erst anmeldest. Wir versuchen es weiter.
page-error-stale = Der Tisch war schon weiter, darum wurde dein Klick zurückgenommen. Sieh noch einmal hin und wähle neu.
page-error-token = Dieses Gerät hat den Schlüssel zu diesem Platz nicht mehr. Zusehen geht noch.
page-token-title = Nicht dein Platz
page-watch-instead = Zusehen
page-error-no-table = Diesen Tisch gibt es nicht: Der Link ist vielleicht unvollständig, oder der Tisch wurde nie begonnen und ist weg.
page-no-table-title = Hier kein Tisch
page-error-full = Alle Plätze sind besetzt; du kannst zusehen, sobald die Partie beginnt.
page-error-too-many = Das war etwas viel auf einmal; warte einen Augenblick und versuch es noch einmal.
page-error-internal = Bei uns ging etwas schief; nichts wurde verändert. Bitte versuch es noch einmal.
page-error-unavailable = Der Server startet oder stoppt gerade; bitte versuch es gleich noch einmal.
page-error-new-version = Die Seite wurde inzwischen erneuert; bitte lade sie neu.
page-error-name-taken = Jemand an diesem Tisch hat einen Namen, der gleich aussieht; bitte wähle einen anderen.
page-outdated-title = Es gibt eine neue Version
page-error-outdated = Diese Seite ist älter als der Server. Nichts geht verloren: Lade sie neu.
page-load-again = Neu laden
page-error-no-board = Der Server hat dieses Spiel, aber keine Worte dafür, die jemand lesen könnte. Die Seite kann es nicht zeigen.
page-generic-middle = Die Mitte des Tisches
page-cancelled-title = Der Tisch ist geschlossen
page-cancelled = Er wurde ohne Ergebnis geschlossen.
page-nothing-title = Hier ist nichts
page-nothing = Unter dieser Adresse ist keine Seite. Vielleicht fehlt ein Buchstabe; die Lobby führt zu allen Spielen und Tischen.
page-not-yet = Noch nicht
page-take-back = zurücknehmen
page-dropped-too = { $count ->
    [one] Ein späterer Schritt passte nicht mehr und wurde auch zurückgenommen.
   *[other] { $count } spätere Schritte passten nicht mehr und wurden auch zurückgenommen.
}
page-hurry = Meinen Zug automatisch beenden
page-hurry-about = Ohne zu fragen weiter, wo nur noch etwas Zusätzliches möglich ist

# My devices
page-devices = Meine Geräte
page-device-about = Deine Plätze sind in diesem Browser gespeichert. Nimm sie mit, oder sichere sie.
page-device-link = Auf einem anderen Gerät weiterspielen
page-device-scan = Richte die Kamera des Handys darauf, oder öffne den Link dort. Alle deine Plätze kommen mit. 10 Minuten und nur einmal gültig.
page-device-here = Nur dieser Computer kann diesen Link öffnen. Um auf dem Handy weiterzuspielen, beende Palazzi und starte es mit
page-device-open = Öffne den Link hier in einem anderen Browser. Alle deine Plätze kommen mit. Er gilt 10 Minuten lang, und einmal.
page-device-spoken = Oder gib diese Ziffern dort ein, im Menü unter „Meine Geräte“:
page-device-address = Der Link für das andere Gerät
page-device-this = dieses Gerät
page-device-remove = Entfernen
page-device-phrase = Wiederherstellungssatz anlegen
page-device-phraseabout = Schreib ihn auf: Er bringt deine Plätze zurück, wenn dieser Browser sie verloren hat. Ein neuer macht den alten ungültig.
page-device-phraseis = Dein Wiederherstellungssatz
page-device-kept = Es gibt einen Wiederherstellungssatz.
page-device-nokept = Noch keiner: Was dieser Browser verliert, ist weg.
page-passkeys = Meine Passkeys
page-passkey-make = Passkey anlegen
page-passkey-use = Mit einem Passkey anmelden
page-passkey-about = Ein Passkey bringt deine Plätze mit Fingerabdruck, Gesicht oder PIN zurück. Er gilt nur unter dieser Adresse, { $host }.
page-passkey-bound = Wenn sich diese Adresse ändert, findet dich der Passkey nicht mehr. Leg auch einen Wiederherstellungssatz an.
page-passkey-none = Passkeys brauchen https und eine Adresse mit Namen; hier hilft der Wiederherstellungssatz.
page-passkey-dismissed = Nichts hat sich geändert: Es wurde kein Passkey gewählt.
page-passkey-forget = Vergessen
page-sign-in = Mit { $name } anmelden
page-sign-in-about = Deine Plätze sind dann überall dort, wo du dich anmeldest. { $name } sagt uns nur, wer du dort bist; wir speichern weder Namen noch Mailadresse.
page-sign-in-since = Du bist mit { $name } angemeldet.
page-sign-in-title = Bitte melde dich an
page-sign-in-asked = Wer diesen Server betreibt, möchte wissen, wer spielt: Melde dich mit { $name } an, bevor du einen Tisch eröffnest oder dich setzt. Danach bist du wieder genau hier.
page-sign-in-needed = Auf diesem Server musst du dich zuerst mit { $name } anmelden. Öffne dazu seine Seite im Browser.
page-sign-in-watch = Nur zusehen
page-sign-in-waiting = Einen Augenblick: Wir fragen { $name }, wer du bist.
page-sign-in-who = Bist du das: { $who }?
page-sign-in-nobody = Bist du das bei { $name }?
page-sign-in-join = Die Plätze dieses Browsers gehen an diese Person: Wer sich so anmeldet, kann danach auf ihnen spielen.
page-sign-in-yes = Ja, das bin ich
page-sign-in-done = Du bist angemeldet.
page-sign-in-denied = { $name } hat dich nicht hereingelassen, oder du hast es dir anders überlegt. Hier hat sich nichts geändert.
page-sign-in-over = Diese Anmeldung wurde schon benutzt, ist älter als zehn Minuten oder wurde in einem anderen Browser begonnen. Nichts geht verloren: Fang noch einmal an.
page-sign-in-down = { $name } ist gerade nicht erreichbar. Nichts geht verloren: Versuch es später noch einmal.
page-sign-in-wrong = { $name } hat etwas gesagt, dem dieser Server nicht trauen kann; darum wurde niemand angemeldet. Bitte sag es dem Betreiber.
page-sign-in-clock = Die Uhren von { $name } und von diesem Server gehen zu weit auseinander; darum wurde niemand angemeldet. Bitte sag es dem Betreiber.
page-sign-in-other = In diesem Browser ist mit { $name } jemand anderes angemeldet. Melde dich erst auf diesem Gerät ab; das geht im Menü unter „Meine Geräte“.
page-sign-in-none = Auf diesem Server kann man sich nicht anmelden.
page-sign-out = Auf diesem Gerät abmelden
page-sign-out-sure = Wirklich abmelden? Deine Plätze verlassen diesen Browser; sobald du dich wieder anmeldest, sind sie zurück.
page-device-code = Code oder Wiederherstellungssatz
page-device-use = Meine Plätze hierher holen
page-device-save = Meine Daten speichern
page-device-erase = Meine Daten löschen
page-device-sure = Wirklich löschen? Andere Geräte verlieren deine Plätze; dieses behält seine.
page-device-asked = Hier weiterspielen, was du auf einem anderen Gerät begonnen hast?
page-device-askedabout = Sag nur Ja, wenn du diesen Link selbst angelegt hast: Wer ihn angelegt hat, kann danach auf allen Plätzen dieses Browsers spielen.
page-device-mylink = Ja, es ist mein Link
page-device-notmine = Nein, alles so lassen
page-device-came = Deine Plätze sind jetzt hier.
page-device-failed = Dieser Code wurde schon benutzt, ist älter als zehn Minuten oder vertippt. Leg auf dem anderen Gerät einen neuen an.

# Die Seite mit den Regeln: zum Lesen, oder Regel für Regel.
page-rules-ways = Wie man die Regeln lesen kann
page-rules-reading = Lesen
page-rules-clauses = Regel für Regel
page-rules-behind = Beispiele, was wir entschieden haben, und die Nummer jeder Regel:

# Was andere Programme von einem Link zeigen

link-table = Ein Tisch für { $game }: öffne ihn, um mitzuspielen oder zuzusehen.
link-replay = Eine Partie { $game }, Zug um Zug.
link-rules = { $game }: die Spielregeln, mit Bildern.
