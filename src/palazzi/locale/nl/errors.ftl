# Wat niet kan, in woorden waar een speler iets aan heeft: voor terminal, pagina en opdrachtregel.
error-no-game = Er is geen spel '{ $name }'; er zijn { $known }.
error-no-ruleset = Er is geen regelversie '{ $name }'; er is { $known }.
error-bad-choice = De optie '{ $name }' kan niet '{ $value }' zijn; mogelijk is { $known }.
error-no-option = Het spel heeft geen optie '{ $name }'; het heeft { $known }.
error-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $n }.
error-no-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot { $last }.
error-no-bot = Er is geen bot '{ $name }'; er zijn { $known }.
error-file = Het bestand { $file } kan niet worden gelezen.
error-illegal = Dat kan nu niet: regel { $rule }.
error-not-your-turn = Jij bent niet aan de beurt.
error-stale = De stelling was intussen veranderd; kijk nog eens.
error-no-position = Het partijverslag heeft { $actions } acties, geen { $at }.
error-toml = Het editiebestand { $file } is geen geldige TOML.
error-pair = Een optie schrijf je als NAAM=WAARDE, niet als '{ $pair }'.
error-folder = De map { $folder } kan niet worden gemaakt.

# Edition files
error-edition-toml = { $line ->
    [0] Het editiebestand is geen geldige TOML.
   *[other] Regel { $line } van het editiebestand is geen geldige TOML.
}
error-edition-plain = Een editie bestaat uit getallen, teksten, lijsten en tabellen.
error-edition-long = De editie is te lang voor een tafel.
error-edition-table = Een editie van { $game } heeft geen tabel '{ $name }'; mogelijk zijn { $known }.
error-edition-rows = De tabel '{ $table }' moet haar rijen bij naam noemen: { $known }.
error-edition-row = De tabel '{ $table }' heeft geen rij '{ $row }'; mogelijk zijn { $known }.
error-edition-number = '{ $where }' moet een getal van { $low } tot { $high } zijn, niet '{ $value }'.
error-edition-word = '{ $where }' moet een van deze zijn: { $known }, niet '{ $value }'.
error-edition-named = '{ $where }' heeft { $known } nodig, zoals in: { $example }.
error-edition-list = '{ $where }' moet { $count } waarden opsommen, niet '{ $value }'.
error-edition-order = '{ $where }' moet elk van deze één keer noemen: { $known }.
error-palazzo-stack = Stapel I heeft minstens { $least } bouwelementen nodig: die liggen aan het begin open.
error-carrara-objects = Twee gebouwsoorten kunnen niet hetzelfde object opleveren; kijk naar de tabel 'objects'.
error-carrara-cards = Kaarten horen bij de uitbreiding: kies die ook, zoals in expansion=random.
error-firenze-dead = Er is geen dode kleur, dus 'dead' kan er geen noemen: kies ook placing=dead-colour.
error-firenze-tiles = '{ $where }' moet balkons opsommen, zoals in: { $example }.
error-firenze-tile = In '{ $where }' staat '{ $text }'; een balkon schrijf je als { $example }.
error-firenze-start = '{ $where }' moet de namen van { $count } kaarten opsommen.
error-firenze-card = Er is geen kaart '{ $name }'; een kaart heet zoals { $example }.
error-firenze-copies = '{ $where }' noemt meer kaarten '{ $name }' dan er zijn.
error-firenze-campanile = De Campanile doet niet altijd mee en kan dus geen startkaart zijn.
error-firenze-covered = Twee balkons bedekken { $tile }; op een opdracht ligt er hoogstens één.
error-firenze-colours = '{ $where }' heeft balkons van verschillende kleuren nodig: één kleur kan dood zijn.
error-firenze-commission = Een balkon bedekt { $tile }, maar die opdracht is er niet.

# Records
error-record-line = Regel { $line } van het partijverslag: { $why }
error-record-action = Actie { $number } van het partijverslag: { $why }
error-record-begin = een partijverslag begint met '{ $format }'.
error-record-blank = tussen de kop en de acties hoort een lege regel.
error-record-game = de kop noemt geen spel ('game: palazzo@1').
error-record-players = de kop zegt niet hoeveel spelers er zijn ('players: 3').
error-record-edition = de editie moet een JSON-object zijn.
error-record-header = '{ $text }' hoort niet in de kop, of staat er twee keer.
error-record-number = hier hoort actie { $number }, niet '{ $text }'.
error-record-written = een actie schrijf je als 'NUMMER PLAATS WAT', een trekking als 'NUMMER chance WAT'.
error-record-film = na de tilde staat één woord, de opname van de zet.
error-record-entry = ze is niet geschreven als [plaats, tekst].
error-record-turn = '{ $text }' is van iemand die niet aan de beurt is.
error-record-illegal = '{ $text }' mag daar niet: regel { $rule }.
error-record-unknown = er is geen actie '{ $text }'.
error-record-unfit = ze past niet bij het spel ervoor.
error-record-json = Dit is geen partijverslag van Palazzi.
error-record-ruleset = Het partijverslag is van { $theirs }, niet van { $ours }.

# A hand in the wooden world
error-gesture = Dat kan een hand niet. Laat los en probeer het opnieuw.
error-gesture-over = De poging is voorbij; er kan niets meer worden bewogen.
error-gesture-piece = Dat stuk mag nu niet worden bewogen; neem een stuk dat wordt aangeboden.
error-gesture-one = Bij een poging mag je maar één stuk aanraken: regel PP-3.4.
error-gesture-hold = Een plateau mag je alleen vasthouden terwijl je een zuil eruit trekt: regel PP-5.2.
error-gesture-far = Dat is te ver weg: blijf dicht bij het paleis.
error-gesture-fast = Dat was te snel voor een hand. Probeer het opnieuw, langzaam.
error-gesture-long = Langer duurt een poging niet; hij is voorbij.

# De opdrachtregel
usage-help = Zie '{ $command } --help'.
usage-no-option = Er is geen optie { $option }.
usage-flag = Bij de optie { $option } hoort geen waarde.
usage-no-value = Bij de optie { $option } hoort een waarde.
usage-missing = { $name } ontbreekt.
usage-value = De waarde van { $name } past niet.
usage-no-command = Er is geen opdracht '{ $name }'; er zijn { $known }.
usage-too-many = Daar staat meer dan de opdracht kan gebruiken.
