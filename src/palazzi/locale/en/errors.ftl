# What cannot be, in words a player can act on: shared by terminal, page and command line.
error-no-game = There is no game '{ $name }'; there are { $known }.
error-no-ruleset = There is no ruleset '{ $name }'; there is { $known }.
error-bad-choice = Option '{ $name }' cannot be '{ $value }'; it takes { $known }.
error-no-option = The game has no option '{ $name }'; it has { $known }.
error-players = { $game } is for { $least } to { $most } players, not { $n }.
error-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
error-no-bot = There is no bot '{ $name }'; there are { $known }.
error-file = The file { $file } cannot be read.
error-illegal = That is not possible now: rule { $rule }.
error-not-your-turn = It is not your turn.
error-stale = The position had changed meanwhile; look again.
error-no-position = The record has { $actions } actions, not { $at }.
error-toml = The edition file { $file } is not valid TOML.
error-pair = An option is written KEY=VALUE, not '{ $pair }'.
error-folder = The folder { $folder } cannot be created.

# Edition files
error-edition-toml = { $line ->
    [0] The edition file is not valid TOML.
   *[other] Line { $line } of the edition file is not valid TOML.
}
error-edition-plain = An edition holds numbers, texts, lists and tables.
error-edition-long = The edition is too long for a table.
error-edition-table = An edition of { $game } has no table '{ $name }'; it has { $known }.
error-edition-rows = The table '{ $table }' must list its rows by name: { $known }.
error-edition-row = The table '{ $table }' has no row '{ $row }'; it has { $known }.
error-edition-number = '{ $where }' must be a number from { $low } to { $high }, not '{ $value }'.
error-edition-word = '{ $where }' must be one of { $known }, not '{ $value }'.
error-edition-named = '{ $where }' needs { $known }, as in: { $example }.
error-edition-list = '{ $where }' must list { $count } values, not '{ $value }'.
error-edition-order = '{ $where }' must list each of { $known } once.
error-palazzo-stack = Stack I needs at least { $least } tiles: they are turned up at the start.
error-carrara-objects = Two building types cannot bring the same object; look at the table 'objects'.
error-carrara-cards = Cards belong to the expansion: choose it too, as in expansion=random.
error-firenze-dead = No colour is dead, so 'dead' cannot name one: choose placing=dead-colour too.
error-firenze-tiles = '{ $where }' must list tiles, as in: { $example }.
error-firenze-tile = '{ $where }' has '{ $text }'; a tile is written like { $example }.
error-firenze-start = '{ $where }' must list the names of { $count } cards.
error-firenze-card = There is no card '{ $name }'; a card is named like { $example }.
error-firenze-copies = '{ $where }' lists more cards '{ $name }' than there are.
error-firenze-campanile = The Campanile may be left out of the game, so it cannot be a start card.
error-firenze-covered = Two balconies cover { $tile }; each commission has at most one.
error-firenze-colours = '{ $where }' needs tiles of different colours: one colour may be dead.
error-firenze-commission = A balcony covers { $tile }, but there is no such commission.

# Records
error-record-line = Line { $line } of the record: { $why }
error-record-action = Action { $number } of the record: { $why }
error-record-begin = a record begins with '{ $format }'.
error-record-blank = an empty line must divide header and actions.
error-record-game = the header names no game ('game: palazzo@1').
error-record-players = the header does not say how many play ('players: 3').
error-record-edition = the edition must be a JSON object.
error-record-header = '{ $text }' is no line of a header, or stands there twice.
error-record-number = here action { $number } is due, not '{ $text }'.
error-record-written = an action is written 'NUMBER SEAT WHAT', and a draw 'NUMBER chance WHAT'.
error-record-film = after the tilde stands one word, the recording of the move.
error-record-entry = it is not written [seat, text].
error-record-turn = '{ $text }' is by somebody whose turn it is not.
error-record-illegal = '{ $text }' is not allowed there: rule { $rule }.
error-record-unknown = there is no action '{ $text }'.
error-record-unfit = it does not fit the game before it.
error-record-json = This is no record of Palazzi.
error-record-ruleset = The record is of { $theirs }, not of { $ours }.

# A hand in the wooden world
error-gesture = A hand cannot do that. Let go, and try once more.
error-gesture-over = The attempt is over; nothing can be moved any more.
error-gesture-piece = That piece may not be moved now; take one of those that are offered.
error-gesture-one = Only one piece may be touched in an attempt: rule PP-3.4.
error-gesture-hold = A plateau may be held only while a column is pulled out: rule PP-5.2.
error-gesture-far = That is too far away: stay near the palace.
error-gesture-fast = That was too fast for a hand. Try once more, slowly.
error-gesture-long = An attempt lasts no longer than that; it is over.

# The command line
usage-help = See '{ $command } --help'.
usage-no-option = There is no option { $option }.
usage-flag = The option { $option } takes no value.
usage-no-value = The option { $option } needs a value.
usage-missing = { $name } is missing.
usage-value = The value of { $name } does not fit.
usage-no-command = There is no command '{ $name }'; there are { $known }.
usage-too-many = That is more than the command can use.
