# The board of Die Paläste von Carrara.
page-carrara-letter = { $colour ->
    [white] W
    [yellow] Y
    [red] R
    [green] G
    [blue] B
   *[black] K
}
page-carrara-type = { $type ->
    [library] Library
    [cathedral] Cathedral
    [palace] Palace
    [gate] Gate
    [castle] Castle
   *[villa] Villa
}
page-carrara-short = { $field ->
    [livorno] Li
    [pisa] Pi
    [lucca] Lu
    [viareggio] Vi
    [massa] Ma
    [lerici] Le
    [city-buildings] City
   *[country-buildings] Country
}
page-carrara-tab = { $tab ->
    [market] Market
    [offer] Buildings
    [cities] Cities
    [score] Score
   *[others] Others
}
page-carrara-strip = { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}

# Market
page-carrara-market = Market
page-carrara-segment = Segment { $segment }
page-carrara-about-segment = Prices here: { $prices }. You buy from one segment only, as many stones as you like.
page-carrara-stones = { $price ->
    [0] { $count ->
        [one] { $stone } stone, free
       *[other] { $count } { $stone } stones, free
    }
   *[other] { $count ->
        [one] { $stone } stone for { $price }
       *[other] { $count } { $stone } stones for { $price } each
    }
}
page-carrara-about-stone = Price on segment { $segment }: { $price }. Every turn of the wheel makes it a coin cheaper, until it comes round to I again.
page-carrara-hub = The wheel
page-carrara-about-hub = Buying with a turn turns it one segment clockwise and fills it up to 11 stones from the bag; the new ones lie on I.
page-carrara-bag = Bag: { $stones } stones
page-carrara-about-bag = New stones are drawn blindly from here; stones paid for buildings come back.
page-carrara-phase = { $phase ->
    [choosing] Buying stones
    [buying] Buying stones
    [siting] Building
    [replacing] Building
    [paying] Building
    [upgrading] Upgrading
    [shopping] Objects
   *[other] {""}
}
page-carrara-hint = { $phase ->
    [turning] Turn it to buy
    [choosing] Choose a segment
   *[buying] Choose stones
}

# Display
page-carrara-offer = Buildings on display
page-carrara-stack = { $count ->
    [0] the stack is empty
    [one] 1 more in the stack
   *[other] { $count } more in the stack
}
page-carrara-about-stack = Still to come, in any order: { $left }.
page-carrara-about-building = { $country ->
    [yes] Country building. Costs { $cost } stones; scored, it brings its cost times the yield of its city, and one object: { $object }.
   *[no] City building. Costs { $cost } stones; scored, it brings its cost times the yield of its city, and one object: { $object }.
}
page-carrara-about-great = { $country ->
    [yes] Country building of cost { $cost }. It is always available and brings an upgrader at once. Its object: { $object }.
   *[no] City building of cost { $cost }. It is always available and brings an upgrader at once. Its object: { $object }.
}
page-carrara-greats = Buildings of cost 8
page-carrara-greats-note = { $count ->
    [one] with an upgrader, 1 left
   *[other] with an upgrader, { $count } left
}
page-carrara-objects = Objects
page-carrara-sale = for sale, each
page-carrara-supply = Supply, won by scoring
page-carrara-for-sale = For sale: { $object }
page-carrara-in-supply = In the supply: { $object }, { $left } left
page-carrara-about-thing = Belongs to the building type { $building }. Scoring such a building brings one from the supply; after your action you may buy one object for 10 coins.
page-carrara-upgraders = Upgraders
page-carrara-upgraders-note = one with each building of cost 8
page-carrara-upgrader = Upgrader: { $field }
page-carrara-about-upgrader = From then on each cost point there brings its owner { $gain }.

# Players
page-carrara-starts = start player
page-carrara-screen = Screen of { $player }
page-carrara-about-screen = Stones, coins and objects lie behind the screen; points and buildings are open.
page-carrara-screened = behind the screen
page-carrara-coins = coins
page-carrara-about-coins = At the end { $rate } coins are a point.
page-carrara-then = then
page-carrara-points = Points
page-carrara-about-points = Points on the track. Objects, buildings and coins are counted at the end.
page-carrara-markers = { $count ->
    [one] 1 scoring marker left
   *[other] { $count } scoring markers left
}
page-carrara-about-markers = Every scoring takes one of six markers.
page-carrara-left = left
page-carrara-stones-held = Stones
page-carrara-own-stones = { $count ->
    [one] 1 stone: { $stone }
   *[other] { $count } stones: { $stone }
}
page-carrara-about-own-stone = Buildings are paid with stones that their city allows; paid stones go back into the bag.
page-carrara-objects-held = { $count ->
    [0] Objects
    [one] Objects: 1
   *[other] Objects: { $count }, { $kinds ->
        [one] one kind
       *[other] { $kinds } kinds
    }
}
page-carrara-own-things = { $count ->
    [one] 1 object: { $object }
   *[other] { $count } objects: { $object }
}
page-carrara-none = none
page-carrara-site = open site
page-carrara-ready = ready to score
page-carrara-have = { $have } of { $need }
page-carrara-scored-by = { $who ->
    [me] scored by you
   *[other] scored by { $player }
}
page-carrara-in-city = { $building } in { $city }
page-carrara-about-city = Each cost point here brings { $gain } when scored. Scoring the whole city needs { $needed } buildings and can be done once in the game, by one player.
page-carrara-types = Building types
page-carrara-types-note = each player scores each once
page-carrara-fields = Special fields
page-carrara-cities = Cities
page-carrara-cities-note = each is scored once, by one player
page-carrara-about-type = Scores all your buildings of this type: cost times the yield of their city, and an object for each. Each player once.
page-carrara-about-field = Scores all your city or all your country buildings, wherever they stand: { $gain } per cost point, no objects. Each player once.
page-carrara-scored = Scored: { $what }
page-carrara-nothing-scored = nothing scored yet
page-carrara-ending = { $how ->
    [announced] { $player } has announced the end: this round is the last.
   *[other] The last building has been built: this round is the last.
}

# Cards
page-carrara-card-number = { $colour ->
    [brown] brown { $card }
    [purple] purple { $card }
    [grey] grey { $card }
   *[green] green { $card }
}
page-carrara-worth = { $points ->
    [1] now 1 point
   *[other] now { $points } points
}
page-carrara-title-brown = { $card ->
    [1] Scorings
    [2] Great buildings
    [3] City lord
    [4] Builder
    [5] Banker
   *[6] Fame
}
page-carrara-need-brown = { $card ->
    [1] Score { $need } times.
    [2] Own { $need } buildings of cost 5 or 8.
    [3] { $need ->
        [one] Score 1 city.
       *[other] Score { $need } cities.
    }
    [4] Own { $need } buildings.
    [5] Hold { $need } coins.
   *[6] Have { $need } points on the track.
}
page-carrara-pays-brown = { $card ->
    [5] At the end 2 coins are a point, for everyone.
   *[other] A condition only; it brings no points.
}
page-carrara-title-purple = { $card ->
    [1] Objects
    [2] Pairs
    [3] Triples
    [4] Four alike
    [5] Two and four
    [6] Collector
    [7] Sets of three
   *[8] Multiplier
}
page-carrara-need-purple = { $card ->
    [1] Own { $need } objects.
    [2] Own three pairs of alike objects.
    [3] Own two triples of alike objects.
    [4] Own four alike objects.
    [5] Own a pair and four alike.
    [6] Own four different objects.
    [7] Own two sets of three different.
   *[8] Own three pairs of alike objects.
}
page-carrara-pays-purple = { $card ->
    [1] 3 points each.
    [2] 5 points per pair.
    [3] 7 points per triple.
    [4] 2–6 alike: 3, 6, 10, 15, 21 points.
    [5] 20 points per combination.
    [6] Sets of 2–6 different: 3, 7, 12, 18, 24 points.
    [7] 8 points per set.
   *[8] Up to three groups of alike ones are multiplied.
}
page-carrara-title-grey = { $card ->
    [1] Building costs
    [2] Twos
    [3] Threes
    [4] Fours
    [5] Great building
    [6] Country
    [7] City
    [8] Three cities
   *[9] City and country
}
page-carrara-need-grey = { $card ->
    [1] Own buildings costing { $need } in all.
    [2] 2 buildings in each of 3 cities.
    [3] { $each } buildings in each of 2 cities.
    [4] 4 buildings in one city.
    [5] Own a building of cost 8.
    [6] Own { $need } country buildings.
    [7] Own { $need } city buildings.
    [8] 2 buildings in each of 3 cities.
   *[9] Own { $each } city and { $each } country buildings.
}
page-carrara-pays-grey = { $card ->
    [1] Their sum in points.
    [2] Every 2 in a city: 11, 9, 7, 5, 3, 1 from Livorno on.
    [3] Every 3 in a city: 17, 14, 11, 8, 5, 2 from Livorno on.
    [4] Every 4 in a city: 23, 19, 15, 11, 7, 3 from Livorno on.
    [5] Each: 34, 26, 19, 13, 8, 4 from Livorno on.
    [6] 6 points each.
    [7] 3 points each.
    [8] The counts of the three best cities multiplied.
   *[9] Each pair scores both costs.
}
page-carrara-title-green = { $form ->
    [cities-1] One city
    [cities-2] Two cities
    [types-1] One type
    [types-2] Two types
    [largest] The largest
    [smallest] The smallest
    [halves] Left and right
   *[cities-most] Highest in the city
}
page-carrara-pays-green = { $form ->
    [cities-1] At the end score any one city, even if it was scored before; no objects.
    [cities-2] At the end score any two cities, even if they were scored before; no objects.
    [types-1] At the end score any one type, even if you have scored it before; no objects.
    [types-2] At the end score any two types, even if you have scored them before; no objects.
    [largest] At the end score your largest building of each type, even if it was scored before.
    [smallest] At the end score your smallest building of each type, even if it was scored before.
    [halves] Highest cost in the three left cities: 9 points; in the three right ones: 9.
   *[cities-most] Highest cost in a city: 14, 12, 10, 8, 6, 4 from Livorno on.
}
