# What happens at a table, apart from the game: the log's sentences.
table-log-created = The table is open; the deals are fixed by its commitment.
table-log-joined = { $name } sat down at seat { $seat }.
table-log-bot = The bot { $bot } has seat { $seat }.
table-log-opened = Seat { $seat } is open.
table-log-recommitted = { $player } adds a new random number to the deal.
table-log-frozen = The terms are fixed; the pages show their random numbers.
table-log-revealed = { $player }: random number shown.
table-log-thawed = That deal was given up, and all random numbers are void. Attempt { $attempt } begins with a new secret.
table-log-started = The game begins.
table-log-asked-takeback = { $player } would like to take the last move back.
table-log-asked-cancel = { $player } would like to break the game off.
table-log-agreed = { $player } agrees.
table-log-refused = { $player } does not agree.
table-log-tookback = The last move of { $player } is taken back, and all that came after it.
table-log-cancelled = The table is closed without a result.
table-log-stoodin-left = { $player } has left; the bot { $bot } plays on.
table-log-stoodin-absent = { $player } is away; the bot { $bot } plays on.
table-log-stoodin-overtime = { $player } is out of time; the bot { $bot } plays on.
table-log-reclaimed = { $player } is back.
table-log-ranout = The time of { $player } is up. The others may wait, let a bot play on, or break off.
table-log-chose-wait = { $player } would rather wait.
table-log-chose-bot = { $player } would let a bot play on.
table-log-chose-cancel = { $player } would break the game off.
table-log-rematched = The rematch is at table { $table }.

# What cannot be at a table
table-error-name-length = A name has 1 to { $most } printable characters.
table-error-name-unseen = A name needs a letter that can be seen.
table-error-name-bot = ‘{ $name }’ is what a bot is called; please choose another name.
table-error-secret = The secret of the deals is shown when the game is over.
table-error-practice-secret = A practice game proves nothing: it can always go on.
table-error-practice-game = Only what hands do is practised: games without wood have no such table.
table-error-practice-alone = At a practice table one person plays; all other seats are bots’.
table-error-no-replay = There is nothing to replay before the game has begun.
table-error-hints = There are hints in games against bots only.
table-error-bot-plays = A bot plays for you now; take your seat back first.
table-error-asked-already = Something else has been asked already; answer that first.
table-error-no-move = You have made no move yet that could be taken back.
table-error-nothing-asked = Nothing is being asked now.
table-error-agreed-already = You have agreed already; the others are still to answer.
table-error-host-stays = The host keeps their seat, but may close the table.
table-error-bot-already = A bot decides for that seat already.
table-error-not-away = A bot stands in only for a player who is away.
table-error-players-only = Only a player of this table may do that.
table-error-yourself = You decide for your seat yourself already.
table-error-no-overtime = Nobody’s time has run out.
table-error-others-choose = The others choose when your time is up; you may still move.
table-error-phase = That cannot be done now: { $phase ->
    [lobby] the game has not begun.
    [dealing] the game is being dealt; until then only the host can give the deal up.
    [playing] the game has begun.
    [finished] the game is over.
   *[cancelled] the table is closed.
}
table-error-host-only = Only the host of the table may do that.
table-error-attempt = This is attempt { $attempt } at a deal now: please sit down again for it.
table-error-host-first = The host must sit down first.
table-error-open-seats = { $open ->
    [one] One seat is open; wait, or let a bot fill it.
   *[other] { $open } seats are open; wait, or let bots fill them.
}
table-error-uncommitted = For the new deal we still need { $players }: wait until that page is open again, or give the seat to somebody else.
table-error-wrong-nonce = This is not the random number that your seat was bound to.
table-error-no-thaw = Only a deal that waits for somebody can be given up.
table-error-deal-waits = The deal waits for { $players }; the host can give it up.
table-error-record-over = The record is of a game that is over; leave out its last actions.
table-error-seat-taken = Seat { $seat } is taken; please choose another.
table-error-full = No seat is free at this table; you may watch.
table-error-rematch-early = A rematch can begin when this game is over.
