# Firenze
firenze-option-start = Who starts
firenze-option-placing = Neutral seals: spread evenly, by chance, by the start player's hand, or one dead colour
firenze-option-seals = How many neutral seals (a dead colour always takes six)
firenze-option-dead = Which colour is dead, if one is
firenze-option-campanile = Play with the Campanile
firenze-option-memory-aid = Memory aid: show the cards in hand, which all were taken openly

firenze-colour = { $colour ->
    [white] white
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[purple] purple
}
firenze-brick = a { firenze-colour } brick
firenze-tower = the { firenze-colour } tower of { $height }
    .from = the { firenze-colour } tower from { $height }
firenze-tower-numbered = { firenze-colour } tower { $number } (height { $height })
    .from = { firenze-colour } tower { $number } from { $height }
firenze-tower-short = a { firenze-colour } tower of { $height }
firenze-count = { $count } × { firenze-colour }
firenze-commission = { firenze-colour } { $height }

firenze-card-collapse = Collapse
    .subject = The Collapse
    .the = the Collapse
firenze-card-flood = Flood
    .subject = The Flood
    .the = the Flood
firenze-card-warehouse-fire = Warehouse fire
    .subject = The Warehouse fire
    .the = the Warehouse fire
firenze-card-luxury-tax = Luxury tax
    .subject = The Luxury tax
    .the = the Luxury tax
firenze-card-botched-work = Botched work
    .subject = The Botched work
    .the = the Botched work
firenze-card-renaissance = Renaissance
    .subject = The Renaissance
    .the = the Renaissance
firenze-card-saboteur = Saboteur
    .subject = The Saboteur
    .the = the Saboteur
firenze-card-tribute = Tribute
    .subject = The Tribute
    .the = the Tribute
firenze-card-alchemist = Alchemist
    .subject = The Alchemist
    .the = the Alchemist
firenze-card-architect = Architect
    .subject = The Architect
    .the = the Architect
firenze-card-princess = Princess
    .subject = The Princess
    .the = the Princess
firenze-card-wholesaler = Wholesaler
    .subject = The Wholesaler
    .the = the Wholesaler
firenze-card-mason = Mason
    .subject = The Mason
    .the = the Mason
firenze-card-patrician = Patrician
    .subject = The Patrician
    .the = the Patrician
firenze-card-smuggler = Smuggler
    .subject = The Smuggler
    .the = the Smuggler
firenze-card-recognition = Recognition
    .subject = The Recognition card
    .the = the Recognition card
firenze-card-disgrace = Disgrace
    .subject = The Disgrace card
    .the = the Disgrace card
firenze-card-monument = Monument
    .subject = The Monument
    .the = the Monument
firenze-card-fame = Fame
    .subject = The Fame card
    .the = the Fame card
firenze-card-scandal = Scandal
    .subject = The Scandal
    .the = the Scandal
firenze-card-bridge = Bridge
    .subject = The Bridge
    .the = the Bridge
firenze-card-storehouse = Storehouse
    .subject = The Storehouse
    .the = the Storehouse
firenze-card-workshop = Workshop
    .subject = The Workshop
    .the = the Workshop
firenze-card-small-privilege = Small privilege
    .subject = The Small privilege
    .the = the Small privilege
firenze-card-medium-privilege = Medium privilege
    .subject = The Medium privilege
    .the = the Medium privilege
firenze-card-great-privilege = Great privilege
    .subject = The Great privilege
    .the = the Great privilege
firenze-card-campanile = Campanile
    .subject = The Campanile
    .the = the Campanile

# What a player is asked
firenze-over = The game is over.
firenze-chance = Something is being drawn.
firenze-ask-placing = { $left ->
    [one] Place the last neutral seal.
   *[other] Place { $left } neutral seals. Where does the next one go?
}
firenze-ask-taking = Your turn: take a card of the row. You lay a brick on each card to its left.
firenze-ask-paying = To take { $wanted-the }: which brick do you lay on { $card-the }? { $left ->
    [one] It is the last one.
   *[other] There are { $left } to lay.
}
firenze-ask-averting = You took { $card-the }. Does your Patrician avert it?
firenze-ask-struck = { $card }: which tower?
firenze-ask-forfeit = { $card }: { $left ->
    [one] one tower cannot be paid for. Which do you give up?
   *[other] { $left } towers cannot be paid for. Which do you give up?
}
firenze-ask-loss = { $card }: { $left ->
    [one] give one more brick.
   *[other] give { $left } bricks.
}
firenze-ask-swapping = Do you swap for a brick of the row?
firenze-ask-trading = { $left ->
    [one] Lay one more brick on { $card-the }
   *[other] Lay { $left } bricks on { $card-the }
} for { firenze-brick }.
firenze-ask-building = { $built ->
    [0] Build? The first two bricks are free.
    [one] 1 brick built, cost { $cost }.
   *[other] { $built } bricks built, cost { $cost }.
}
firenze-ask-building-old = { firenze-ask-building } A ruin unless raised: { $towers }.
firenze-ask-costing = { $left ->
    [one] Pay one brick for building.
   *[other] Pay { $left } bricks for building.
}
firenze-ask-delivering = Which tower do you deliver?
firenze-ask-limit-bricks = Your storehouse holds { $most }: { $left ->
    [one] give one brick back to the bag.
   *[other] give { $left } bricks back to the bag.
}
firenze-ask-limit-cards = You may keep { $most } cards: { $left ->
    [one] discard one.
   *[other] discard { $left }.
}
firenze-ask-alchemist-give = Alchemist: which brick do you give?
firenze-ask-alchemist-get = Alchemist: which brick do you want from the bag?
firenze-ask-smuggler-give = Smuggler: which brick do you give?
firenze-ask-smuggler-get = Smuggler: whose brick do you want?
firenze-ask-wholesaler = Wholesaler: on which card are the bricks drawn anew?
firenze-ask-patrician = Patrician: which card do you discard?
firenze-ask-saboteur = Saboteur: which tower of another player?

# Actions
firenze-act-done = Go on
firenze-act-done-swapping = { $swapped ->
    [0] Go on without a swap
   *[other] Go on to building
}
firenze-act-done-building = { $built ->
    [0] Build nothing
   *[other] { $cost ->
        [0] Build { $built }, free
       *[other] Build { $built }, pay { $cost }
    }
}{ $ruins ->
    [0] { "" }
    [one] , lose 1 tower
   *[other] , lose { $ruins } towers
}
firenze-act-done-delivering = { $ends ->
    [0] Deliver nothing more
   *[other] Deliver nothing, end the turn
}
firenze-act-avert = Avert it with the Patrician
firenze-act-suffer = Let it happen
firenze-act-take = Take card { $place }
firenze-act-take-card = { $bricks ->
    [0] Take { $card-the }, free
    [one] Take { $card-the } for 1 brick
   *[other] Take { $card-the } for { $bricks } bricks
}
firenze-act-lay = Lay { firenze-brick }
firenze-act-lay-on = Lay { firenze-brick } on { $card-the }
firenze-act-return = Give { firenze-brick } to the bag
firenze-act-swap = Swap for { firenze-brick } on card { $place }
firenze-act-swap-for = Swap { $bricks } bricks for { firenze-brick } on { $card-the }
firenze-act-found = Begin a { firenze-colour } tower
firenze-act-raise = Raise tower { $tower }
firenze-act-raise-to = Raise { $tower-from } to { $to }
firenze-act-deliver = Deliver tower { $tower }
firenze-act-deliver-for = Deliver { $balcony ->
    [none] { firenze-commission }
   *[other] balcony { $balcony }, { firenze-commission },
} for { $points ->
    [1] 1 point
   *[other] { $points } points
}
firenze-act-deliver-lent-for = With the Architect, deliver { $tower } as { $balcony ->
    [none] { firenze-commission }
   *[other] balcony { $balcony }, { firenze-commission },
} for { $points ->
    [1] 1 point
   *[other] { $points } points
}
firenze-act-deliver-higher = With the Architect, deliver tower { $tower } as one floor higher
firenze-act-deliver-lower = With the Architect, deliver tower { $tower } as one floor lower
firenze-act-bell = Deliver tower { $tower } as a bell tower
firenze-act-bell-tower = Deliver { $tower } as a bell tower
firenze-act-play = Play { $card-the }
firenze-act-give = Give { firenze-brick }
firenze-act-get = Get { firenze-brick }
firenze-act-steal = Get { firenze-brick } from { $player }
firenze-act-stir = Draw new bricks for card { $place }
firenze-act-stir-card = Draw new bricks for { $card-the }
firenze-act-drop = Discard { $card-the }
firenze-act-raze = Tear down tower { $tower }
firenze-act-raze-tower = Tear down { $tower }
firenze-act-chip = Take a brick off tower { $tower }
firenze-act-chip-tower = Take a brick off { $tower }
firenze-act-sabotage = Take a brick off tower { $tower } of { $player }
firenze-act-sabotage-tower = Take a brick from { $player }, off { $tower }
firenze-act-forfeit = Give up tower { $tower }
firenze-act-forfeit-tower = Give up { $tower }
firenze-act-seal = Lay a neutral seal on { firenze-commission }
firenze-act-bell-lent = With the Architect, deliver { $tower } as a bell tower
firenze-log-deliver-lent = { $player } plays the Architect and delivers { $tower } as { firenze-commission } for { $points ->
    [1] 1 point
   *[other] { $points } points
}.
firenze-log-bell-lent = { $player } plays the Architect and delivers { $tower } as a bell tower.
firenze-act-first = { $player } starts
firenze-act-dead = The dead colour is { firenze-colour }
firenze-act-balcony = A balcony on { firenze-commission }
firenze-act-neutral = A neutral seal on { firenze-commission }
firenze-act-deal = { $card-subject } comes into the row
firenze-act-draw = Drawn: { firenze-brick }

# The log
firenze-log-first = { $player } starts.
firenze-log-dead = The dead colour is { firenze-colour }.
firenze-log-balcony = Balcony { $numeral } lies on { firenze-commission }.
firenze-log-neutral = A neutral seal lies on { firenze-commission }.
firenze-log-seal = { $player } places a neutral seal on { firenze-commission }.
firenze-log-deal = { $card-subject } comes into the row.
firenze-log-draw = { $card-subject } comes into the row, with { $bricks }.
firenze-log-redraw = Now on { $card-the }: { $bricks }.
firenze-log-take = { $player } takes { $card-the } from place { $place }.
firenze-log-lay = { $player } lays { firenze-brick } on { $card-the }.
firenze-log-return = { $player } gives { firenze-brick } to the bag.
firenze-log-found = { $player } begins a tower with { firenze-brick }.
firenze-log-get = { $player } gets { firenze-brick } from the bag for { $given ->
    [white] a white one
    [yellow] a yellow one
    [green] a green one
    [red] a red one
    [blue] a blue one
   *[purple] a purple one
}.
firenze-log-swap = { $player } swaps for { firenze-brick } on card { $place }.
firenze-log-steal = { $player } gets { firenze-brick } from { $victim } for { $given ->
    [white] a white one
    [yellow] a yellow one
    [green] a green one
    [red] a red one
    [blue] a blue one
   *[purple] a purple one
}.
firenze-log-stir = { $player } has the bricks on card { $place } drawn anew.
firenze-log-play = { $player } plays { $card-the }.
firenze-log-drop = { $player } discards { $card-the }.
firenze-log-avert = { $player } averts { $card-the } with a Patrician.
firenze-log-suffer = { $player } lets { $card-the } happen.
firenze-log-deliver = { $player } delivers { firenze-commission } for { $points ->
    [1] 1 point
   *[other] { $points } points
}.
firenze-log-raise = { $player } raises { $tower-from } to { $to }.
firenze-log-raze = { $player } tears down { $tower }.
firenze-log-chip = { $player } loses a brick of { $tower }.
firenze-log-forfeit = { $player } gives up { $tower }.
firenze-log-bell = { $player } delivers { $tower } as a bell tower.
firenze-log-sabotage = { $player } takes a brick from { $victim }, off { $tower }.
firenze-log-built = { $bricks ->
    [0] { $player } builds nothing.
    [one] { $player } has built 1 brick.
   *[other] { $player } has built { $bricks } bricks.
}
firenze-log-then = { $first } { $second }
firenze-log-fall = { $player } loses { $towers }.
firenze-log-store = { $player } now has { $bricks }.
firenze-log-store-empty = { $player } has no bricks left.
firenze-log-gets = { $player } gets { $card-the }.
firenze-log-discarded = { $card-subject } is discarded.
firenze-log-church-done = { $card-subject } is fulfilled and discarded.
firenze-log-reshuffle = The discards are shuffled into a new draw pile.
firenze-log-endgame = { $player } takes the endgame tile.

# The end
firenze-end-seals = { $player } was the first to lay their last seal; everybody else then had one more turn.
firenze-end-quiet = For { $turns } turns of each player nobody laid a seal.
firenze-account-commissions = Commissions
firenze-account-balconies = Balconies
firenze-account-floors = Floor bonuses
firenze-account-privileges = Privileges
firenze-account-last-seal = First to lay the last seal
firenze-account-majority = Majority in { firenze-colour }
firenze-account-feast = { $card }

# The board in words
firenze-board-turn = Turn { $turn }
firenze-board-bag = Bag { $bricks }
firenze-board-pile = Draw pile { $pile }, discards { $discards }
firenze-board-row = Row
firenze-board-commissions = Commissions (points; · neutral; a digit after : is a player's seal; roman is a balcony)
firenze-board-flag = flag { $points }
firenze-board-floors = Floor bonuses
firenze-board-church = Church
firenze-board-none = none
firenze-board-store = Storehouse
firenze-board-towers = Towers
firenze-board-hand = Hand
firenze-board-open = Buildings
firenze-board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
firenze-board-seals = { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
firenze-board-endgame = endgame tile
firenze-board-old = must be raised

# What an edition may correct
firenze-edition-lowest-height = The height of the lowest commission of each colour: 2 to 4. The other five follow one by one, and points are listed in that order.
firenze-edition-lowest-floor = The height beside which the lowest of the four floor tiles lies: 3 to 6. The others follow one by one. The rows of floors are named as if it were 5.
firenze-edition-points = Points of the commissions of a colour, the lowest first.
firenze-edition-flags = Points of the majority of a colour.
firenze-edition-floors = The floor bonus of a height.
firenze-edition-balconies = The balcony tiles of a number: colour, height = points. A tile that you name leaves the other rows.
firenze-edition-balcony-values = Whether a balcony shows the whole value of its commission ("whole") or what it adds to it ("added").
firenze-edition-start = The ten start cards.
firenze-edition-quiet-turns = After so many turns per player in a row without a big seal the game is over: 5 to 40.
firenze-edition-saboteur = Whether the Saboteur is an event ("event") or a person for the hand ("person").

# Warnings, suggestions and why not
firenze-warn-ruins = { $towers ->
    [one] One tower falls that you could still raise
   *[other] { $towers } towers fall that you could still raise
}
firenze-suggest-build = Build { $built }, pay { $bricks }{ $ruins ->
    [0] { "" }
    [one] , lose 1 tower
   *[other] , lose { $ruins } towers
}
firenze-suggest-pay = Pay { $bricks }
firenze-suggest-return = Give back { $bricks }
firenze-suggest-lay = Take { $card-the } for { $bricks }
firenze-suggest-swap = Get { firenze-brick } for { $bricks }
firenze-suggest-raise = Raise { $towers ->
    [2] both
   *[other] all { $towers }
} old towers{ $cost ->
    [0] { "" }
   *[other] {" "}(cost { $cost })
}
firenze-why-no-brick = You have no { firenze-colour } brick.
firenze-why-bricks = Costs { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}, you have { $have }.
firenze-why-most = You have built { $most } bricks: no more in one turn.
firenze-why-cost = Building { $number } costs { $cost }, and you would have { $left } left.
firenze-why-swapped = You have swapped once this turn.
firenze-why-no-seal = You have no seal left.
firenze-why-height = It has { $height ->
    [one] 1 floor
   *[other] { $height } floors
}; commissions have { $lowest } to { $highest }.
firenze-why-taken = { $commission } is sealed by { $player }.
firenze-why-neutral = { $commission } has a neutral seal.
firenze-why-balcony = { $commission } has balcony { $balcony }: a lower numeral comes first.
