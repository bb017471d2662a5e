# The page of a player who comes back: what waits, what runs, what was played.
home-none-wait = No table waits for you
home-wait = { $count ->
    [one] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
    [4] Four tables wait for you
    [5] Five tables wait for you
    [6] Six tables wait for you
   *[other] { $count } tables wait for you
}
home-new = New game
home-here = Home
home-ways = Ways in Palazzi
home-with = { $game } with { $players }
home-more = Show { $count } more

# How long: it follows on “for”
home-minutes = { $count ->
    [0] a moment
    [one] 1 minute
   *[other] { $count } minutes
}
home-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
home-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
home-waits = { $count ->
    [0] Waiting for { $time }
    [one] { $players } has waited { $time }
   *[other] { $players } have waited { $time }
}
home-thinks = { $player } has been thinking for { $time }
home-bot-thinks = { $player } is thinking
home-asked = You are asked something.
home-asked-do = Answer
home-overtime = Somebody’s time is up: what happens now?
home-overtime-do = Decide
home-deal = The deal waits for your page.
home-deal-do = Open

home-moved = Palazzi has another address: { $url }
home-moved-about = Your seats and passkeys in this browser belong to the address you are at. Take them along while it still answers, or note a recovery phrase.
home-moved-go = Take my seats there

home-running = Running
home-lead = you lead
home-tied = level
home-behind = you are behind
home-empty = Nothing is running. A new game takes two clicks.
home-invitations = Invitations
home-lobby-yours = Your table; { $count ->
    [0] everybody is there
    [one] one seat is open
   *[other] { $count } seats are open
}
home-lobby = Not begun yet; { $count ->
    [0] everybody is there
    [one] one seat is open
   *[other] { $count } seats are open
}
home-last = Last games
home-won = Won, { $scores }
home-second = Second, { $scores }
home-place = Place { $place }, { $scores }
home-ended = Over, { $scores }
home-today = today
home-yesterday = yesterday

# What a button does, for each question of a game (…-ask-…)
home-do-palazzo-turning = Take your turn
home-do-palazzo-taking = Take money
home-do-palazzo-choosing = Buy or auction
home-do-palazzo-paying = Pay
home-do-palazzo-bidding = Bid or pass
home-do-palazzo-picking = Take a tile
home-do-palazzo-building = Build
home-do-palazzo-placing = Build
home-do-palazzo-renovating = Renovate
home-do-palazzo-inserting = Renovate
home-do-palazzo-spending = Pay
home-do-carrara-turning = Take your turn
home-do-carrara-choosing = Buy stones
home-do-carrara-buying = Buy stones
home-do-carrara-siting = Build
home-do-carrara-replacing = Build
home-do-carrara-paying = Pay
home-do-carrara-upgrading = Take an upgrader
home-do-carrara-shopping = Buy or end
home-do-carrara-announcing = Decide
home-do-firenze-placing = Place a seal
home-do-firenze-taking = Take a card
home-do-firenze-paying = Lay a brick
home-do-firenze-averting = Decide
home-do-firenze-struck = Choose a tower
home-do-firenze-forfeit = Choose a tower
home-do-firenze-loss = Give bricks
home-do-firenze-swapping = Swap or not
home-do-firenze-trading = Lay bricks
home-do-firenze-building = Build
home-do-firenze-costing = Pay
home-do-firenze-delivering = Deliver a tower
home-do-firenze-limit-bricks = Give bricks back
home-do-firenze-limit-cards = Discard
home-do-firenze-alchemist-give = Choose a brick
home-do-firenze-alchemist-get = Choose a brick
home-do-firenze-smuggler-give = Choose a brick
home-do-firenze-smuggler-get = Choose a brick
home-do-firenze-wholesaler = Choose a card
home-do-firenze-patrician = Discard
home-do-firenze-saboteur = Choose a tower
home-do-paletti-placing = Stand a column
home-do-paletti-covering = Lay the plateau
home-do-paletti-colouring = Choose a colour
home-do-paletti-turning = Raise a column
home-do-paletti-neutral = Raise a column
home-do-paletti-claiming = Answer
home-do-paletti-objecting = Raise a column
home-do-paletti-penalising = Pull a column out
home-do-paletti-laying = Lay the plateau
home-do-paletti-challenging = Answer
home-do-paletti-proving = Raise a column
home-do-paletti-pull = Pull
home-do-paletti-across = Set it down
home-do-paletti-along = Set it down
home-do-paletti-again = Lay the plateau
home-do-paletti-resisted = Decide
home-do-paletti-swayed = Decide
home-do-paletti-missed = Decide
home-told = { $name } will be told, if they have alerts on.
