# Die Paläste von Carrara
carrara-option-expansion = Expansion: off, cards drawn at random, or one of the suggested sets
carrara-option-brown = Brown card of the expansion, by its number: instead of what the expansion would bring
carrara-option-purple = Purple card of the expansion, by its number: instead of what the expansion would bring
carrara-option-grey = Grey card of the expansion, by its number: instead of what the expansion would bring
carrara-option-green = Green card of the expansion, by its number: instead of what the expansion would bring
carrara-option-start = Who starts
carrara-option-memory-aid = Memory aid: show what lies behind every screen

carrara-stone = { $colour ->
    [white] white
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
   *[black] black
}
    .a = a { carrara-stone } stone
carrara-stones = { $count } { carrara-stone }{ $last ->
    [0] { "" }
   *[other] { $count ->
        [one] {" "}stone
       *[other] {" "}stones
    }
}
carrara-building = { $type ->
    [library] library
    [cathedral] cathedral
    [palace] palace
    [gate] gate
    [castle] castle
   *[villa] villa
} { $cost }
carrara-city = { $city ->
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
   *[lerici] Lerici
}
carrara-object = { $object ->
    [book] book
    [chalice] chalice
    [crown] crown
    [key] gate
    [flag] flag
   *[arms] coat of arms
}
    .a = a { carrara-object }
    .many = { $object ->
        [book] books
        [chalice] chalices
        [crown] crowns
        [key] gates
        [flag] flags
       *[arms] coats of arms
    }
carrara-scoring = { $what ->
    [library] libraries
    [cathedral] cathedrals
    [palace] palaces
    [gate] gates
    [castle] castles
    [villa] villas
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
    [lerici] Lerici
    [city-buildings] city buildings
   *[country-buildings] country buildings
}
    .the = { $what ->
        [library] the libraries
        [cathedral] the cathedrals
        [palace] the palaces
        [gate] the gates
        [castle] the castles
        [villa] the villas
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
        [lerici] Lerici
        [city-buildings] the city buildings
       *[country-buildings] the country buildings
    }
carrara-card = { $colour ->
    [brown] { page-carrara-title-brown } (brown { $card })
    [purple] { page-carrara-title-purple } (purple { $card })
    [grey] { page-carrara-title-grey } (grey { $card })
   *[green] { page-carrara-title-green } (green { $card })
}

# What the cards say
carrara-brown-1 = Scored { $need } times
carrara-brown-2 = { $need } buildings of cost 5 or 8
carrara-brown-3 = { $need ->
    [one] 1 city scored
   *[other] { $need } cities scored
}
carrara-brown-4 = { $need } buildings
carrara-brown-5 = { $need } coins; at the end 2 coins are a point, for everyone
carrara-brown-6 = { $need } points on the track
carrara-purple-1 = { $need } objects; 3 points each
carrara-purple-2 = Three pairs of alike objects; 5 points per pair
carrara-purple-3 = Two triples of alike objects; 7 points per triple
carrara-purple-4 = Four alike objects; 2, 3, 4, 5, 6 alike are 3, 6, 10, 15, 21 points
carrara-purple-5 = A pair and four alike; 20 points for each combination of both
carrara-purple-6 = Four different objects; sets of 2, 3, 4, 5, 6 different are 3, 7, 12, 18, 24 points
carrara-purple-7 = Two sets of three different objects; 8 points per set
carrara-purple-8 = Three pairs of alike objects; up to three groups of alike objects are multiplied
carrara-grey-1 = Building costs of { $need }; their sum in points
carrara-grey-2 = 2 buildings in each of 3 cities; every 2 in a city are 11, 9, 7, 5, 3, 1 points from Livorno to Lerici
carrara-grey-3 = { $need } buildings in each of 2 cities; every 3 in a city are 17, 14, 11, 8, 5, 2 points from Livorno to Lerici
carrara-grey-4 = 4 buildings in one city; every 4 in a city are 23, 19, 15, 11, 7, 3 points from Livorno to Lerici
carrara-grey-5 = A building of cost 8; each is 34, 26, 19, 13, 8, 4 points from Livorno to Lerici
carrara-grey-6 = { $need } country buildings; 6 points each
carrara-grey-7 = { $need } city buildings; 3 points each
carrara-grey-8 = 2 buildings in each of 3 cities; the building counts of the three best cities multiplied
carrara-grey-9 = { $need } city and { $need } country buildings; pairs of both score the sum of their costs
carrara-green-form = { $form ->
    [cities-1] At the end score any one city, even if it was scored before
    [cities-2] At the end score any two cities, even if they were scored before
    [types-1] At the end score any one building type, even if you have scored it before
    [types-2] At the end score any two building types, even if you have scored them before
    [largest] At the end score your largest building of each type, even if it was scored before
    [smallest] At the end score your smallest building of each type, even if it was scored before
    [halves] 9 points for the highest building cost in Livorno, Pisa and Lucca together, and 9 in the other three cities
   *[cities-most] Highest building cost in a city: 14, 12, 10, 8, 6, 4 points from Livorno to Lerici
}

# What a player is asked
carrara-over = The game is over.
carrara-chance = Something is being drawn.
carrara-ask-turning = { $ending ->
    [running] Your turn: buy stones, build, or score.
   *[other] Your last turn: buy stones, build, or score.
}
carrara-ask-choosing = You have { carrara-board-coins }. From which segment do you buy?
carrara-ask-buying = { $count ->
    [0] You have { carrara-board-coins }. Which stone of segment { $segment } do you take?
    [one] One stone for { $spent }, and { carrara-board-coins } left. Another one from segment { $segment }?
   *[other] { $count } stones for { $spent }, and { carrara-board-coins } left. Another one from segment { $segment }?
}
carrara-ask-siting = In which city do you build { $building }?
carrara-ask-replacing = Which of your buildings do you raise to { $building }?
carrara-ask-paying = { $due ->
    [one] Pay for { $building } in { $city }: one more stone.
   *[other] Pay for { $building } in { $city }: { $due } more stones.
}
carrara-ask-upgrading = Which upgrader do you take?
carrara-ask-shopping = You have { $coins } coins: buy an object for 10, or end your turn.
carrara-ask-announcing = { $ending ->
    [last-building] You meet all three conditions, and nobody has announced the end yet. Announce it?
   *[other] You meet all three conditions. Announce the end?
}

# Actions
carrara-act-buy = Turn the wheel and buy stones
carrara-act-stay = Buy stones without turning the wheel
carrara-act-pass = Do nothing
carrara-act-done = Enough stones
carrara-act-skip = No, thanks
carrara-act-skip-shopping = { $ends ->
    [0] Buy no object
   *[other] End turn
}
carrara-act-skip-announcing = Do not announce the end
carrara-act-skip-upgrading = Take no upgrader
carrara-act-announce = Announce the end (5 points)
carrara-act-score = Score { $what-the }
carrara-act-score-for = Score { $what-the }: { $gains }
carrara-act-build = Build { $building }
carrara-act-raise = Raise a building to { $building }
carrara-act-replace = Replace { $building }
carrara-act-in = In { $city }
carrara-act-segment = Buy from segment { $segment }
carrara-act-take = Take { $stone-a }
carrara-act-take-for = { $price ->
    [0] Take { $stone-a } for nothing
    [one] Buy { $stone-a } for 1 coin
   *[other] Buy { $stone-a } for { $price } coins
}
carrara-act-pay = Pay with { $stone-a }
carrara-act-upgrade = Upgrade { $field-the }
carrara-act-object = Buy { $object-a }
carrara-act-done-for = { $coins ->
    [0] { $count ->
        [one] Take 1 stone for nothing
       *[other] Take { $count } stones for nothing
    }
   *[other] { $count ->
        [one] Buy 1 stone for { $coins }
       *[other] Buy { $count } stones for { $coins }
    }
}
carrara-act-segment-all = { $coins ->
    [0] Take { $stones } from segment { $segment } for nothing
   *[other] Buy { $stones } from segment { $segment } for { $coins }
}
carrara-act-take-all = { $coins ->
    [0] Take { $stones } for nothing
   *[other] Buy { $stones } for { $coins }
}
carrara-act-build-in = Build { $building } in { $city }
carrara-act-build-paying = Build { $building } in { $city } with { $stones }
carrara-act-raise-in = { $due ->
    [one] Raise { $old } in { $city } to { $building } with 1 stone
   *[other] Raise { $old } in { $city } to { $building } with { $due } stones
}
carrara-act-raise-paying = Raise { $old } in { $city } to { $building } with { $stones }
carrara-act-upgrade-to = { $field }: from now on { carrara-yield } per cost point
carrara-gain-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
carrara-gain-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
carrara-gain-objects = { $n ->
    [one] 1 object
   *[other] { $n } objects
}
carrara-gain-thing = { $n ->
    [1] { $object-a }
   *[other] { $n } { $object-many }
}
carrara-act-first = { $player } starts
carrara-act-card = Open: { $card }
carrara-act-draw = Drawn: { $stone }
carrara-act-reveal = Turned up: { $building }

# The log
carrara-log-then = { $first } { $second }
carrara-log-first = { $player } starts.
carrara-log-card = Open: { $card }.
carrara-log-laid = On offer: { $buildings }.
carrara-log-refilled = New on offer: { $building }.
carrara-log-draw = On segment I now: { $stones }.
carrara-log-buy = { $player } turns the wheel.
carrara-log-stay = { $player } buys without turning the wheel.
carrara-log-pass = { $player } does nothing.
carrara-log-alms = { $player } cannot take any action and takes 2 coins.
carrara-log-alms-poor = { $player } cannot pay for any stone and takes 2 coins.
carrara-log-bought = { $coins ->
    [0] { $player } takes from segment { $segment } for nothing: { $stones }.
    [one] { $player } buys from segment { $segment } for 1 coin: { $stones }.
   *[other] { $player } buys from segment { $segment } for { $coins } coins: { $stones }.
}
carrara-log-built = { $player } builds { $building } in { $city }, paying with { $stones }.
carrara-log-raised = { $player } raises { $old } in { $city } to { $building }, paying with { $stones }.
carrara-log-scored = { $player } scores { $what-the }: { $gains }.
carrara-log-upgrade = { $player } upgrades { $field-the }.
carrara-log-object = { $player } buys { $object-a } for 10 coins.
carrara-log-announce = { $player } announces the end and gets 5 points.

# The end
carrara-end-announced = { $player } announced the end.
carrara-end-last-building = The last building was built.
carrara-account-track = Points on the track
carrara-account-announcement = Announcing the end
carrara-account-objects = { $objects ->
    [one] 1 object
   *[other] { $objects } objects
}
carrara-account-buildings = Building costs
carrara-account-purple = { $objects ->
    [one] { page-carrara-title-purple } (purple): 1 object
   *[other] { page-carrara-title-purple } (purple): { $objects } objects
}
carrara-account-loose = { $objects ->
    [one] 1 other object
   *[other] { $objects } other objects
}
carrara-account-grey = { page-carrara-title-grey } (grey)
carrara-account-green = { $coins ->
    [0] { page-carrara-title-green } (green)
    [one] { page-carrara-title-green } (green; and 1 coin)
   *[other] { page-carrara-title-green } (green; and { $coins } coins)
}
carrara-account-coins = { $coins ->
    [one] 1 coin, one point per { $rate }
   *[other] { $coins } coins, one point per { $rate }
}

# The board in words
carrara-board-wheel = Wheel
carrara-board-bag = { $stones } in the bag
carrara-board-cities = Cities and special fields: what each cost point brings
carrara-yield = { $points ->
    [0] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
    [one] { $coins ->
        [0] 1 point
        [one] 1 coin and 1 point
       *[other] { $coins } coins and 1 point
    }
   *[other] { $coins ->
        [0] { $points } points
        [one] 1 coin and { $points } points
       *[other] { $coins } coins and { $points } points
    }
}
carrara-board-gain = { carrara-yield }{ $needed ->
    [0] { "" }
   *[other] ; scored from { $needed } buildings on; paid with { $stones }
}
carrara-board-offer = On offer
carrara-board-stack = { $buildings } to come
carrara-board-sale = For sale
carrara-board-upgraders = Upgraders
carrara-board-empty = empty
carrara-board-stones = Stones
carrara-board-objects = Objects
carrara-board-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
carrara-board-markers = { $markers ->
    [one] 1 marker left
   *[other] { $markers } markers left
}
carrara-board-scored = Scored
carrara-board-upgraded = upgraded
carrara-board-last-round = last round

# What an edition may correct
carrara-edition-yields = Coins and points that a cost point brings in a city, 0 to 9 each.
carrara-edition-objects = The object that buildings of a type bring. A type that loses its own gets what is left.
carrara-edition-upgraders = Coins and points for each cost point on a field with its upgrader, 0 to 9 each.
carrara-edition-numbers = The number printed on each card, in the order of the rules. Options and sets then name these numbers.
carrara-edition-greens = What a green card scores: cities-1, cities-2, types-1, types-2, largest, smallest, halves or cities-most.
carrara-edition-grey-3 = How many buildings in each of two cities the condition of grey 3 asks for: 2 or 3.
carrara-edition-sets = The brown, purple, grey and green card of a suggested set.

# Why not
carrara-why-coins = Costs { $price }, you have { $coins }.
carrara-why-stones = Costs { $cost ->
    [one] 1 stone
   *[other] { $cost } stones
}, you have { $have }.
carrara-why-raise = None of your buildings can be raised to cost { $cost } with your { $have ->
    [one] 1 stone
   *[other] { $have } stones
}.
carrara-why-city = { $city } takes { $have } of your stones, and it costs { $cost }.
carrara-why-colour = { $city } does not take { $stone }.
carrara-why-no-stone = You have no { $stone } stone left.
carrara-why-empty = No stone lies on segment { $segment }.
carrara-why-no-marker = All your { $used } scoring markers are used.
carrara-why-scored = { $player } has scored { $what-the } already.
carrara-why-no-building = You have no building of these: { $what }.
carrara-why-few = { $what } needs { $needed ->
    [one] 1 building
   *[other] { $needed } buildings
}, you have { $have } there.
carrara-suggest-then = { carrara-act-done-for }. { $then }
carrara-suggest-score = { $first }. { $then }
carrara-suggest-segment = Segment { $segment }: { $count ->
    [one] 1 stone
   *[other] { $count } stones
} { $coins ->
    [0] for nothing
   *[other] for { $coins }
}
carrara-suggest-end = { $first }. { $then }
