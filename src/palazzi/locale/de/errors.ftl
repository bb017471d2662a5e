# Was nicht geht, in Worten, mit denen man etwas anfangen kann: für Terminal, Seite und Kommandozeile.
error-no-game = Es gibt kein Spiel '{ $name }'; es gibt { $known }.
error-no-ruleset = Es gibt keine Regelversion '{ $name }'; es gibt { $known }.
error-bad-choice = Die Option '{ $name }' kann nicht '{ $value }' sein; möglich ist { $known }.
error-no-option = Das Spiel hat keine Option '{ $name }'; es hat { $known }.
error-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $n }.
error-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
error-no-bot = Es gibt keinen Bot '{ $name }'; es gibt { $known }.
error-file = Die Datei { $file } kann nicht gelesen werden.
error-illegal = Das geht jetzt nicht: Regel { $rule }.
error-not-your-turn = Du bist nicht am Zug.
error-stale = Die Stellung hatte sich inzwischen geändert; sieh noch einmal hin.
error-no-position = Die Mitschrift hat { $actions } Aktionen, nicht { $at }.
error-toml = Die Editionsdatei { $file } ist kein gültiges TOML.
error-pair = Eine Option schreibt man als NAME=WERT, nicht als '{ $pair }'.
error-folder = Der Ordner { $folder } lässt sich nicht anlegen.

# Edition files
error-edition-toml = { $line ->
    [0] Die Editionsdatei ist kein gültiges TOML.
   *[other] Zeile { $line } der Editionsdatei ist kein gültiges TOML.
}
error-edition-plain = Eine Edition besteht aus Zahlen, Texten, Listen und Tabellen.
error-edition-long = Die Edition ist zu lang für einen Tisch.
error-edition-table = Eine Edition von { $game } hat keine Tabelle '{ $name }'; möglich sind { $known }.
error-edition-rows = Die Tabelle '{ $table }' muss ihre Zeilen beim Namen nennen: { $known }.
error-edition-row = Die Tabelle '{ $table }' hat keine Zeile '{ $row }'; möglich sind { $known }.
error-edition-number = '{ $where }' muss eine Zahl von { $low } bis { $high } sein, nicht '{ $value }'.
error-edition-word = '{ $where }' muss eines hiervon sein: { $known }, nicht '{ $value }'.
error-edition-named = '{ $where }' braucht { $known }, wie in: { $example }.
error-edition-list = '{ $where }' muss { $count } Werte aufzählen, nicht '{ $value }'.
error-edition-order = '{ $where }' muss jedes hiervon einmal nennen: { $known }.
error-palazzo-stack = Stapel I braucht mindestens { $least } Bauteile: Sie liegen am Anfang offen.
error-carrara-objects = Zwei Gebäudearten können nicht dasselbe Objekt bringen; sieh dir die Tabelle 'objects' an.
error-carrara-cards = Karten gehören zur Erweiterung: Wähle sie auch, wie in expansion=random.
error-firenze-dead = Es gibt keine tote Farbe, also kann 'dead' keine nennen: Wähle auch placing=dead-colour.
error-firenze-tiles = '{ $where }' muss Balkone aufzählen, wie in: { $example }.
error-firenze-tile = In '{ $where }' steht '{ $text }'; einen Balkon schreibt man wie { $example }.
error-firenze-start = '{ $where }' muss die Namen von { $count } Karten aufzählen.
error-firenze-card = Es gibt keine Karte '{ $name }'; eine Karte heißt zum Beispiel { $example }.
error-firenze-copies = '{ $where }' nennt mehr Karten '{ $name }', als es gibt.
error-firenze-campanile = Der Campanile ist nicht immer im Spiel und kann darum keine Startkarte sein.
error-firenze-covered = Zwei Balkone bedecken { $tile }; auf einem Auftrag liegt höchstens einer.
error-firenze-colours = '{ $where }' braucht Balkone verschiedener Farben: Eine Farbe kann tot sein.
error-firenze-commission = Ein Balkon bedeckt { $tile }, aber diesen Auftrag gibt es nicht.

# Records
error-record-line = Zeile { $line } der Mitschrift: { $why }
error-record-action = Aktion { $number } der Mitschrift: { $why }
error-record-begin = Eine Mitschrift beginnt mit '{ $format }'.
error-record-blank = Zwischen Kopf und Aktionen gehört eine leere Zeile.
error-record-game = Der Kopf nennt kein Spiel ('game: palazzo@1').
error-record-players = Der Kopf sagt nicht, wie viele mitspielen ('players: 3').
error-record-edition = Die Edition muss ein JSON-Objekt sein.
error-record-header = '{ $text }' gehört nicht in den Kopf oder steht dort zweimal.
error-record-number = Hier gehört Aktion { $number } hin, nicht '{ $text }'.
error-record-written = Eine Aktion schreibt man 'NUMMER PLATZ WAS', eine Ziehung 'NUMMER chance WAS'.
error-record-film = Nach der Tilde steht ein einziges Wort, die Aufnahme des Zuges.
error-record-entry = Sie ist nicht als [Platz, Text] geschrieben.
error-record-turn = '{ $text }' ist von jemandem, der nicht am Zug ist.
error-record-illegal = '{ $text }' ist dort nicht erlaubt: Regel { $rule }.
error-record-unknown = Es gibt keine Aktion '{ $text }'.
error-record-unfit = Sie passt nicht zum Spiel davor.
error-record-json = Das ist keine Mitschrift von Palazzi.
error-record-ruleset = Die Mitschrift ist von { $theirs }, nicht von { $ours }.

# A hand in the wooden world
error-gesture = Das kann keine Hand. Lass los und versuch es noch einmal.
error-gesture-over = Der Versuch ist vorbei; es kann nichts mehr bewegt werden.
error-gesture-piece = Dieses Stück darf jetzt nicht bewegt werden; nimm eines, das angeboten wird.
error-gesture-one = Bei einem Versuch darf nur ein Stück berührt werden: Regel PP-3.4.
error-gesture-hold = Ein Plateau darf nur festgehalten werden, solange eine Säule herausgezogen wird: Regel PP-5.2.
error-gesture-far = Das ist zu weit weg: Bleib nahe beim Palazzo.
error-gesture-fast = Das war zu schnell für eine Hand. Versuch es noch einmal, langsam.
error-gesture-long = Länger dauert ein Versuch nicht; er ist vorbei.

# Die Befehlszeile
usage-help = Siehe '{ $command } --help'.
usage-no-option = Es gibt keine Option { $option }.
usage-flag = Zur Option { $option } gehört kein Wert.
usage-no-value = Zur Option { $option } gehört ein Wert.
usage-missing = { $name } fehlt.
usage-value = Der Wert von { $name } passt nicht.
usage-no-command = Es gibt keinen Befehl '{ $name }'; es gibt { $known }.
usage-too-many = Da steht mehr, als der Befehl brauchen kann.
