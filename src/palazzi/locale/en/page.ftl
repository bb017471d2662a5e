# The page around the boards.

# Everywhere
page-title = Palazzi
page-you = you
page-points = { $points ->
    [one] point
   *[other] points
}
page-close = Close
page-loading = One moment…
page-reload = Try again
page-to-lobby = To the lobby
page-on = On
page-off = Off
page-copied = Copied
page-minutes = { $count } min
page-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# Menu and settings
page-menu = Menu
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = Like the device
page-theme-light = Light
page-theme-dark = Dark
page-theme-to-light = Switch to the light theme
page-theme-to-dark = Switch to the dark theme
page-motion = Movement
page-motion-auto = Like the device
page-motion-full = Full
page-motion-less = None
page-pace = The others’ moves
page-pace-end = End only
page-symbols = Large symbols
page-symbols-about = Tell colours apart by shape and letter.
page-sound = Sound
page-sound-about = A bell when it is your turn; all: also the quiet sound of pieces that move.
page-sound-all = All
page-sound-turn = My turn
page-notify-refused = The browser does not allow it; its settings for this page can.
page-rules = Rules
quick-title = Quick start
quick-link = How it is played
quick-heading = { $game } in { $pictures } pictures
quick-back = The picture before
quick-on = The next picture
quick-at = { $number } of { $pictures }
quick-play = Play
quick-rules = All rules
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
page-rules-none = There are no rules of this game here.
page-rules-nothing = Nothing is said about “{ $query }”.
page-guide = Guide
page-guide-about = A word on every decision in a first game.
page-guide-more = Read on
page-guide-less = Less
page-guide-close = I know how it goes
page-rules-about = Every game, clause by clause.
page-open-record = Open a record
page-open-record-about = Replay a game that somebody kept.
page-docs = Documentation
page-docs-about = Guides for players, hosts, bot authors and researchers.

# The lobby
page-pitch = Games of building in Italy, at your own table: with friends, or with bots that play fair.
page-play-now = Play now
page-invite = Invite friends
page-games = The games
page-about-palazzo = Buy and bid for storeys, and raise the finest façades of Florence.
page-about-carrara = Wait for marble to grow cheap, build in six cities, score at the right moment.
page-about-firenze = Raise your towers every turn, or watch them become ruins.
page-about-paletti = Pull a column from below, set it on top, and keep the palace standing.
page-chosen = Chosen
page-choose-game = Choose
page-who-plays = Who plays { $game } with you?
page-opponents = Opponents
page-bots = Bots
page-friends = A link for friends
page-friends-about = Open the table, send its link, and begin when everybody sits. Bots can take empty seats. Type a name to keep a seat for a friend: it gets a link of its own.
page-public = Show it in the lobby
page-public-about = Anybody may sit down; otherwise only those who have the link.
page-practice = Practice
page-practice-about = Take back as much as you like, even a collapse. The game is not counted.
page-practice-uncounted = Practice, not counted
page-practice-undo = Take back my last move
page-bot-level = How strong the bots are
page-level-novice = novice
page-level-novice-about = learns with you
page-level-casual = casual
page-level-casual-about = a friendly evening
page-level-strong = strong
page-level-strong-about = punishes mistakes
page-level-master = master
page-level-master-about = the best we have
page-level-greedy = greedy
page-level-greedy-about = takes what looks best now
page-level-random = random
page-level-random-about = does just anything
page-your-table = Your table
page-your-name = Your name
page-guest = Guest
page-seat-friend = A friend
page-seat-for = For whom is seat { $seat }? Empty: for anybody who has the link
page-seat-swap = Friend or bot
page-add-seat = Add seat { $seat }
page-remove-seat = Take { $player } away
page-play-with = Play with { $players }
page-open-table = Open a table
page-foot = Runs on your own machine. Own drawings, own words.

# The host's options
page-options = Options
page-clock = Clock
page-clock-about = Running out never ends a game: the others decide.
page-clock-none = No clock
page-clock-quick = 15 minutes each and 15 seconds per move
page-clock-calm = 40 minutes each and 30 seconds per move
page-clock-day = One day for every move
page-clock-days = Three days for every move
page-answer = Time to answer
page-answer-paletti = For an objection, while other people wait; no answer is no objection.
page-answer-time = { $time ->
    [15000] 15 seconds
    [60000] one minute
    [0] no limit
   *[usual] 30 seconds, or none with days for a move
}
page-clock-move = { $time } for every move
page-clock-bank = { $time } for everybody
page-option-start = Who starts
page-option-memory-aid = Memory aid
page-option-expansion = Expansion
page-option-brown = Brown card
page-option-purple = Purple card
page-option-grey = Grey card
page-option-green = Green card
page-option-placing = Neutral seals
page-option-seals = How many of them
page-option-dead = Dead colour
page-option-campanile = Campanile
page-option-setup = The first storey
page-option-daring-plateaus = Daring plateaus
page-option-show-loads = Loads shown
page-option-free-hand = Free hand
page-choice-drawn = drawn at random
page-choice-by-hand = built by the players
page-choice-true = on
page-choice-false = off
page-choice-off = off
page-choice-random = at random
page-choice-seat = seat { $seat }
page-choice-brown-0 = as the expansion says
page-choice-purple-0 = as the expansion says
page-choice-grey-0 = as the expansion says
page-choice-green-0 = as the expansion says
page-choice-great-freedom = great freedom
page-choice-multi-culti = multi-culti
page-choice-hot-shot = hot shot
page-choice-seeing-double = seeing double
page-choice-full-city = full city
page-choice-four-of-a-kind = four of a kind
page-choice-spread = spread evenly
page-choice-chance = by chance
page-choice-hand = by the start player
page-choice-dead-colour = a dead colour
page-choice-white = white
page-choice-yellow = yellow
page-choice-green = green
page-choice-red = red
page-choice-blue = blue
page-choice-purple = purple

# The shelves
page-my-tables = Your tables
page-continue = Continue: { $game }, your move
page-continue-with = with { $players }
page-waits-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
page-open-tables = Open tables
page-watch = Watch
page-live = { $count ->
    [one] 1 live
   *[other] { $count } live
}
page-play = Play
page-open = Open
page-look = Look
page-shelf-waiting = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
page-shelf-ended = Ended
page-shelf-won = Ended; you won
page-shelf-turn-of = { $player } to move
page-shelf-dealing = Being dealt
page-shelf-dealing-you = The deal waits for your page
page-empty-mine = Nothing built yet
page-empty-mine-about = Your games wait here, also those that last for days.
page-empty-mine-do = Play your first game
page-empty-open = No one is waiting
page-empty-open-about = Open a table and send the link; bots fill empty seats if you like.
page-empty-watch = All is quiet
page-empty-watch-about = No public game is being played at the moment.

# A table before the game
page-waiting-title = A table for { $game }
page-seat-open = Open seat
page-seat-waits = waits for somebody
page-seat-kept = is kept for { $player }
page-link-for = Link for { $player }
page-seat-bot = Who gets seat { $seat }
page-seat-free = Free the seat
page-host = host
page-friend = friend
page-sit-down = Sit down
page-name-needed = Please type a name: the others want to know who sits there.
page-share-link = The link for friends
page-share-here = The link, on this computer
page-share-how = Only this computer can open this page. To let friends in your network join, stop Palazzi and start it with
page-copy = Copy
page-copy-by-hand = Please copy it by hand
page-fill-with = Empty seats get
page-start = Begin the game
page-start-filled = { $count ->
    [one] Begin, with a bot on the empty seat
   *[other] Begin, with bots on { $count } empty seats
}
page-wait-host = { $player } begins when everybody sits.
page-wait-start = The game begins soon.
page-close-table = Close this table
page-stand-up = Stand up again
page-deposit = Start without me
page-deposit-about = Your page hands in its random number now, so that the game can be dealt while you are away. The server then knows the number before the deal, and the proof says so.
page-seat-deposited = number handed in
page-attempt = Attempt { $attempt }: the deal before was given up. All pages add new random numbers by themselves.
page-wait-pages = Still to come for the new deal: { $players }. Their page adds its number as soon as it is open.
page-old-table = This table is from before random numbers were kept secret until the deal. Begin renews it: everybody’s page takes part by itself, and then you begin once more.
page-deal-lost = The random number of your seat is kept by the browser you sat down with. Open the table there, or take part from here before the game begins.
page-deal-take = Take part from here
page-deal-changed = This deal is not the one your page was shown. Do not trust it; ask whoever runs the server.
page-dealing-title = The deal
page-dealing = The terms are fixed. Every page now shows its random number by itself; with the last one the game is dealt.
page-dealing-attempt = This is attempt { $attempt }.
page-dealing-bot = a bot; adds no number
page-dealing-shown = number shown
page-dealing-soon = about to show the number
page-dealing-away = away; the page is not open
page-dealing-missing = { $count ->
    [one] Waiting for { $players }. The game is dealt as soon as that page is open again.
   *[other] Waiting for { $players }. The game is dealt as soon as those pages are open again.
}
page-thaw = Give this deal up
page-thaw-about = All random numbers and the server’s secret become void, and seats can be changed again. Everybody sees that attempt { $attempt } begins.
page-thaw-host = Until then nothing of the table can change. The host can give this deal up and begin again.

# An edition of one's own
page-edition = Own edition
page-edition-about = A file of “palazzi edition { $game }” with what your copy says
page-edition-none = Use none
page-edition-used = Own edition: { $count ->
    [one] 1 row differs
   *[other] { $count } rows differ
}
page-edition-row = { $what } ({ $row }): { $theirs } instead of { $ours }
page-edition-empty = This file corrects nothing: take the # from the lines that your copy has otherwise.

# The game
page-decision = Decision
page-your-turn = Your turn
page-film = What happens
page-film-turn = { $player } plays
page-film-draw = Drawn
page-beat-won = The auction is won
page-beat-delivered = A commission delivered
page-beat-scored = A scoring
page-beat-seal = The seal has a new owner
page-beat-ruins = A ruin
page-beat-rider = The fifth rider
page-beat-last = The last round
page-beat-collapse = The palace collapses
page-beat-end = The game is over
page-skip = Skip
page-since = Since your last turn:
page-since-again = Show again
page-undo = Undo
page-reset = Reset
page-more = More
page-more-choices = { $count } choices
page-all-choices = All choices as a list
page-choices-here = Something can be chosen here
page-choose = Choose
page-rule = Rule { $rule }
page-not-now = Why not now?
page-why = Rule { $rule } forbids it.
page-forecasts = Where it would stand
page-forecast = { $where }: { $before } → { $after } points
page-log = What happened
page-whole-log = Everything, from the beginning
page-show-position = Show this position
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-players-here = Players
page-you-here = You
page-acting = to act
page-bot = bot
page-away = away
page-stands-in = { $bot } stands in
page-watching = You watch
page-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
page-memory-aid-on = Memory aid on
page-reconnecting = Connection lost; coming back…
page-line-sending = Sending…
page-line-asking = Catching up…
page-line-offline = You are offline. The table comes back by itself.
page-line-kept = Your last click is kept and sent as soon as somebody answers.
page-line-now = Try now
page-hint = Hint
page-hint-title = What a strong bot would consider
page-hint-worth = wins { $chance } of 100 such games, with about { $points } points
page-hint-do = Do it
page-results = Results

# Between players
page-asked-takeback = { $player } would like to take the last move back.
page-asked-cancel = { $player } would like to break the game off.
page-waiting-answers = { $count ->
    [one] One answer is missing.
   *[other] { $count } answers are missing.
}
page-agree = I agree
page-refuse = No
page-overtime = The time of { $player } is up. What now?
page-overtime-you = Your time is up. The others may wait, let a bot play on, or break off.
page-overtime-wait = Wait
page-overtime-bot = Let a bot play on
page-overtime-cancel = Break off
page-stand-in-you = { $bot } plays for you.
page-reclaim = Play on myself
page-absent = { $player } is offline.
page-let-bot = Let a bot play on
page-share-table = Copy the link to watch
page-replay-so-far = Replay so far
page-ask-takeback = Ask to take my last move back
page-ask-cancel = Ask to break the game off
page-leave = Leave; a bot plays on
page-leave-sure = Really leave? You may come back.

# The end
page-end-by = Decided by “{ $what }”: { $own } { $own ->
    [one] point
   *[other] points
}{ $other ->
    [none] .
   *[other] {" "}against { $other }.
}
page-end-decided = In front for good from move { $since }: { $sentence }
page-end-pill = { $players } players, { $moves } moves
page-end-wins = { $player } wins by { $points } { $points ->
    [one] point
   *[other] points
}
page-end-you = You win by { $points } { $points ->
    [one] point
   *[other] points
}
page-end-tie = { $player } wins the tie
page-end-you-tie = You win the tie
page-end-won = { $player } wins
page-end-you-won = You win
page-end-shared = { $players } share the victory
page-rematch = Rematch
page-rematch-go = To the rematch
page-rematch-there = The rematch is waiting.
page-rematch-failed = The rematch could not begin; please try again.
page-replay = Replay
page-look-at-board = Look at the board
page-share = Share
page-download-record = Download the record
page-pass-on = Pass it on
page-picture-share = Share the picture
page-picture-save = Save the picture
page-share-replay = Share the replay
page-picture-of = The picture of the game: { $title }, { $names }
page-download-document = Seed and record
page-accounts = Every point, counted
page-accounts-lead = What each player's points are made of.
page-account-of = The account of { $player }
page-account-empty = Nothing that counts
page-tie-broken = Breaks ties: { $value }
page-plot = How it went
page-plot-lead = Points if the game had ended after each move; click to look at one.
page-plot-decided = in front for good
page-plot-seat = { $player } ends at { $points }.
page-swings = Largest swings
page-swings-lead = Open any of them in the replay.
page-move-number = move { $number }
page-show-move = Show move { $number } in the replay
page-verify = The deal can be proven
page-verify-secret = The secret that was revealed is the one that was promised.
page-verify-about = This number stood at your table before the first draw. To recompute every draw yourself:
page-verify-terms = The terms are those your page was shown before it gave away its random number, and so is the file.
page-verify-kept = Every player’s random number was secret until the terms were fixed: nobody could choose this deal.
page-verify-deposited = Handed in before the terms were fixed: the random number of { $players }. The others’ were secret until then.
page-verify-all-deposited = All random numbers were handed in before the terms were fixed: you rely on the server not to have chosen.
page-verify-alone = No player added a random number: the server dealt alone.
page-verify-attempt = This was attempt { $attempt } at a deal; the ones before were given up.

# The replay
page-replay-begin = The beginning.
page-replay-hidden = Something happened that this seat does not see.
page-replay-first = To the beginning
page-replay-turn-back = To the turn before
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One move on
page-replay-turn-next = To the next turn
page-replay-speed = Speed
page-replay-last = To the end
page-replay-position = Position
page-replay-at = { $at } of { $last }
page-replay-eyes = Through whose eyes
page-replay-seen-by = seen by { $player }
page-replay-forbidden = While the game runs you may look back only with your own eyes.
page-watcher = a watcher
page-back-to-table = To the table
page-drop-title = Drop a record here
page-drop = A .record or game.json file from any game, or choose one:
page-record-unreadable = This is no record we can read: { $reason }
page-no-replay-title = No replay here

# When something is not as hoped
page-error-title = That did not work
page-error-offline = The server does not answer. We keep trying; nothing is lost.
page-offline-title = No connection
page-error-portal = This network answers in the server’s place; it may want you to sign in first. We keep trying.
page-error-stale = The table had moved on, so your click was taken back. Look again and choose.
page-error-token = This device no longer holds the key to that seat. You can still watch.
page-token-title = Not your seat
page-watch-instead = Watch
page-error-no-table = There is no such table: the link may be incomplete, or the table was never begun and is gone.
page-no-table-title = No table here
page-error-full = Every seat is taken; you can watch as soon as the game begins.
page-error-too-many = That was a bit much at once; please wait a moment and try again.
page-error-internal = Something went wrong on our side; nothing was changed. Please try again.
page-error-unavailable = The server is just starting or stopping; please try again in a moment.
page-error-new-version = The page was renewed meanwhile; please load it again.
page-error-name-taken = Somebody at this table has a name that looks the same; please choose another one.
page-outdated-title = There is a new version
page-error-outdated = This page is older than the server. Nothing is lost: load it again.
page-load-again = Load again
page-error-no-board = The server has this game, but no words for it that a player could read. The page cannot show it.
page-generic-middle = The middle of the table
page-cancelled-title = The table is closed
page-cancelled = It was closed without a result.
page-nothing-title = Nothing here
page-nothing = There is no page at this address. Perhaps a letter is missing; the lobby leads to all games and tables.
page-not-yet = Not yet
page-take-back = take it back
page-dropped-too = { $count ->
    [one] One later step no longer fitted and was taken back too.
   *[other] { $count } later steps no longer fitted and were taken back too.
}
page-hurry = End my turn by itself
page-hurry-about = Go on without asking where only an extra is on offer

# My devices
page-devices = My devices
page-device-about = Your seats live in this browser. Take them along, or keep them safe.
page-device-link = Continue on another device
page-device-scan = Point the phone’s camera at it, or open the link there. All your seats come along. Good for 10 minutes, and once.
page-device-here = Only this computer can open this link. To go on with your phone, stop Palazzi and start it with
page-device-open = Open the link in another browser here. All your seats come along. Good for 10 minutes, and once.
page-device-spoken = Or type these digits there, in the menu under “My devices”:
page-device-address = The link for the other device
page-device-this = this device
page-device-remove = Remove
page-device-phrase = Make a recovery phrase
page-device-phraseabout = Write it down: it brings your seats back when this browser has lost them. A new one voids the old one.
page-device-phraseis = Your recovery phrase
page-device-kept = There is a recovery phrase.
page-device-nokept = None yet: what this browser loses is lost.
page-passkeys = My passkeys
page-passkey-make = Make a passkey
page-passkey-use = Sign in with a passkey
page-passkey-about = A passkey brings your seats back with a fingerprint, a face or a PIN. It works only at this address, { $host }.
page-passkey-bound = If this address changes, the passkey does not find you any more. Make a recovery phrase, too.
page-passkey-none = Passkeys need https and an address with a name; here the recovery phrase serves.
page-passkey-dismissed = Nothing was changed: no passkey was chosen.
page-passkey-forget = Forget
page-sign-in = Sign in with { $name }
page-sign-in-about = Your seats are then wherever you sign in. { $name } tells us only who you are there; we keep no name and no mail address.
page-sign-in-since = You are signed in with { $name }.
page-sign-in-title = Please sign in
page-sign-in-asked = The host of this server wants to know who plays: sign in with { $name } before you open a table or sit down. You come back right here.
page-sign-in-needed = This server wants you to sign in with { $name } first. Open its page in a browser to do so.
page-sign-in-watch = Only watch
page-sign-in-waiting = One moment: we are asking { $name } who you are.
page-sign-in-who = Is that you: { $who }?
page-sign-in-nobody = Is that you at { $name }?
page-sign-in-join = The seats of this browser become theirs: whoever signs in like this can play them from then on.
page-sign-in-yes = Yes, that is me
page-sign-in-done = You are signed in.
page-sign-in-denied = { $name } did not let you in, or you have changed your mind. Nothing has changed here.
page-sign-in-over = This sign-in was used already, is older than ten minutes, or was begun in another browser. Nothing is lost: begin again.
page-sign-in-down = { $name } cannot be reached just now. Nothing is lost: try again in a while.
page-sign-in-wrong = { $name } said something that this server cannot trust, so nobody was signed in. Please tell the host.
page-sign-in-clock = The clocks of { $name } and of this server differ too much, so nobody was signed in. Please tell the host.
page-sign-in-other = This browser is signed in with { $name } as somebody else. Sign out on this device first; the menu has it under “My devices”.
page-sign-in-none = This server has no sign-in.
page-sign-out = Sign out on this device
page-sign-out-sure = Really sign out? Your seats leave this browser; they are back as soon as you sign in again.
page-device-code = Code or recovery phrase
page-device-use = Bring my seats here
page-device-save = Save my data
page-device-erase = Delete my data
page-device-sure = Really delete? Other devices lose your seats; this one keeps its own.
page-device-asked = Continue here what you began on another device?
page-device-askedabout = Say yes only if you made this link yourself: whoever made it can play all the seats of this browser from then on.
page-device-mylink = Yes, it is my link
page-device-notmine = No, leave everything as it is
page-device-came = Your seats are here now.
page-device-failed = This code was used, is older than ten minutes, or has a typing error. Make a new one on the other device.

# The rules page: for reading, or clause by clause.
page-rules-ways = Ways to read the rules
page-rules-reading = Reading
page-rules-clauses = Clause by clause
page-rules-behind = Examples, what we decided, and the number of every rule:

# What other programs show of a link

link-table = A table for { $game }: open it to sit down or to watch.
link-replay = A game of { $game }, move by move.
link-rules = { $game }: the rules, with pictures.
