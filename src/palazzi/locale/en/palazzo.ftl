# Palazzo
palazzo-option-start = Who starts
palazzo-option-memory-aid = Memory aid: list for each hand the cards that everybody has seen

palazzo-card = { $currency ->
    [red] red { $value }
    [brown] brown { $value }
   *[grey] grey { $value }
}
    .a = a { palazzo-card }
    .the = the { palazzo-card }
palazzo-certificate = certificate of 2
    .a = a certificate of 2
    .the = the certificate of 2
palazzo-trio = three { $value }s as a group (15)
    .the = { palazzo-trio }
palazzo-trio-certificates = three certificates as a group (15)
    .the = { palazzo-trio-certificates }
palazzo-quarry-number = { $quarry ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-tile = { $material ->
    [brick] brick
    [sandstone] sandstone
   *[marble] marble
} floor { $floor } with { $windows ->
    [one] 1 window
   *[other] { $windows } windows
}
    .the = the { palazzo-tile }
    .start = { $material ->
        [brick] Brick
        [sandstone] Sandstone
       *[marble] Marble
    } floor { $floor } with { $windows ->
        [one] 1 window
       *[other] { $windows } windows
    }
palazzo-tile-short = { $material ->
    [brick] brick
    [sandstone] sandstone
   *[marble] marble
} { $floor }{ $windows ->
    [1] ▯
    [2] ▯▯
   *[3] ▯▯▯
}

# What a player is asked
palazzo-over = The game is over.
palazzo-chance = Something is being drawn.
palazzo-ask-turning = Your turn: take money, turn up two tiles, or renovate.
palazzo-ask-taking = { $left ->
    [one] Take one of the revealed cards.
   *[other] Take { $left } of the revealed cards.
}
palazzo-ask-choosing = Buy from the warehouse, each tile for { $price }, or auction the next quarry?
palazzo-ask-choosing-empty = The warehouse is empty, so the next quarry is auctioned.
palazzo-ask-choosing-poor = Your cards cannot pay { $price } for a tile, so the next quarry is auctioned.
palazzo-ask-paying = { $laid ->
    [0] You owe { $due }. What do you lay?
   *[other] You owe { $due } and have laid { $laid }. What do you add?
}
palazzo-ask-paying-enough = You have laid { $laid }, and { $due } is due: pay, or take cards back.
palazzo-ask-bidding = { $laid ->
    [0] The highest bid is { $highest }. Raise or pass?
   *[other] The highest bid is { $highest }; yours is { $laid }. Raise or pass?
}
palazzo-ask-bidding-laid = Your bid would be { $laid }; the highest is { $highest }. Bid it, or lay more?
palazzo-ask-bidding-short = Your bid would be { $laid }, and the highest is { $highest }: lay more, or take cards back.
palazzo-ask-picking = Take one tile of this quarry.
palazzo-ask-building = Which tile do you build next?
palazzo-ask-placing = Where do you build { $tile-the }?
palazzo-ask-renovating = What do you change?
palazzo-ask-inserting = Into which palace?
palazzo-ask-spending = Which card pays for the renovation?

# Actions
palazzo-act-money = Take money
palazzo-act-money-reveal = Turn up { $cards } cards and take two
palazzo-act-tiles = Turn up two tiles
palazzo-act-renovate = Renovate
palazzo-act-auction = Auction the next quarry
palazzo-act-auction-quarry = Auction quarry { palazzo-quarry-number } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
})
palazzo-act-auction-picks = Everybody takes one of the { $tiles } tiles of quarry { palazzo-quarry-number }
palazzo-act-auction-nothing = Auction nothing: the quarries are empty
palazzo-act-pass = Pass
palazzo-act-done = Done
palazzo-act-done-pay = { $tiles ->
    [one] Pay { $worth } for the tile
   *[other] Pay { $worth } for { $tiles } tiles
}{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } lost)
}
palazzo-act-done-bid = Bid { $worth }
palazzo-act-take = Take { $card-the }
palazzo-act-buy = Buy { $tile-the }
palazzo-act-buy-for = Buy { $tile-the } for { $price }
palazzo-act-buy-second = Add { $tile-the }: both for { $price }
palazzo-act-pay = Lay { $card-the }
palazzo-act-bid = Lay { $card-the }
palazzo-act-pick = Take { $tile-the }
palazzo-act-build = Build { $tile-the }
palazzo-gain = { $gain } { $points ->
    [one] point
   *[other] points
}
palazzo-act-place = On palace { $palace }
    .inside = on palace { $palace }
palazzo-act-place-gain = On palace { $palace } ({ palazzo-gain })
    .inside = on palace { $palace } ({ palazzo-gain })
palazzo-act-found = As a new palace
    .inside = as a new palace
palazzo-act-found-gain = As a new palace ({ palazzo-gain })
    .inside = as a new palace ({ palazzo-gain })
palazzo-act-discard = Out of the game
    .inside = out of the game
palazzo-act-extract = Take floor { $floor } out of palace { $palace }
palazzo-act-extract-gain = Take floor { $floor } out of palace { $palace } ({ palazzo-gain })
palazzo-act-insert = Insert the tile of palace { $palace } into another
palazzo-act-insert-gain = Insert the tile of palace { $palace } into the other ({ palazzo-gain })
palazzo-act-into = Into palace { $palace }
palazzo-act-into-gain = Into palace { $palace } ({ palazzo-gain })
palazzo-act-raze = Remove palace { $palace } from the game
palazzo-act-raze-gain = Remove palace { $palace } from the game ({ palazzo-gain })
palazzo-act-spend = Pay with { $card-the }
palazzo-act-first = { $player } starts
palazzo-act-turn = Turned up: { $tile }
palazzo-act-rider = A rider is turned up
palazzo-act-deal = Dealt: { $card }
palazzo-act-reveal = Revealed: { $card }

# The log
palazzo-log-first = { $player } starts.
palazzo-log-deal = { $player } is dealt { $card-a }.
palazzo-log-deal-hidden = { $player } is dealt a card.
palazzo-log-warehouse = To the warehouse: { $tile }.
palazzo-log-quarry = To quarry { palazzo-quarry-number }: { $tile }.
palazzo-log-rider = Rider { $number } of 5 appears.
palazzo-log-reveal = Revealed: { $card }.
palazzo-log-money = { $player } takes money.
palazzo-log-tiles = { $player } turns up two tiles.
palazzo-log-auction = { $player } calls an auction.
palazzo-log-pass = { $player } passes.
palazzo-log-take = { $player } takes { $card-the }.
palazzo-log-pick = { $player } takes { $tile-the }.
palazzo-log-place = { $player } builds { $tile-the } on palace { $palace }.
palazzo-log-found = { $player } starts a palace with { $tile-the }.
palazzo-log-discard = { $player } puts { $tile-the } out of the game.
palazzo-log-bid = { $player } bids { $worth }, adding { $cards-the }.
palazzo-log-buy = { $player } buys { $tiles-the } for { $worth } ({ $cards }).
palazzo-log-buy-free = { $player } gets { $tiles-the } for nothing.
palazzo-log-renovate = { $player } pays with { $card-the } and renovates: { $change }.
palazzo-log-then = { $first } { $second }
palazzo-log-reshuffle = The discards are shuffled into a new stock.
palazzo-log-out = { $player } has no card left and is out of the auction.
palazzo-log-won = { $player } wins the auction with { $worth }.
palazzo-log-leftovers = { $tiles ->
    [one] The last tile leaves the game.
   *[other] The other { $tiles } tiles leave the game.
}
palazzo-log-extract = { $tile-the } comes out of palace { $palace }
palazzo-log-insert = { $tile-the } goes into palace { $palace }
palazzo-log-raze = { $tile-the } leaves the game

# The end
palazzo-end-riders = The fifth rider arrived.
palazzo-tie-money = Money: { $money }
palazzo-account-palace = { $floors ->
    [one] Palace { $number }: 1 floor
   *[other] Palace { $number }: { $floors } floors, { $windows } windows
}
palazzo-account-material = Palace { $number }: one material

# The board in words
palazzo-board-riders = Riders { $riders } of 5
palazzo-board-stacks = Tiles to come: { $first } + { $second } + { $third }
palazzo-board-quarry = Quarry { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-board-builder = master builder
palazzo-board-warehouse = Warehouse
palazzo-board-revealed = Revealed
palazzo-board-empty = empty
palazzo-board-lot = To build
palazzo-board-hand = Hand
palazzo-board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
palazzo-board-known = seen
palazzo-board-bid = bids { $worth }
palazzo-board-passed = passed
palazzo-board-palace = Palace { $number }
palazzo-board-stock = Stock { $stock }, discards { $discards }
palazzo-board-price = a tile costs { $price }

# What an edition may correct
palazzo-edition-stacks = Which stack each tile belongs to: I, II or III. Stack I keeps at least 5 tiles.
palazzo-edition-price = When the warehouse is counted for the price: "buying" or "turn-start".
palazzo-edition-quiet-turns = After so many turns in a row of money and renovations tiles must be turned up: 5 to 60.

# Warnings, suggestions and why not
palazzo-warn-discard = This tile leaves the game: { $tile }
palazzo-warn-overpaid = { $saved } more than you need to pay with your cards
palazzo-suggest-pay = Pay { $worth }: { $cards }{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } lost)
}
palazzo-suggest-raise = Raise to { $worth }: { $cards }
palazzo-suggest-place = { $tile-start }: { $where-inside }
palazzo-why-group = A group takes three, and you hold { $have }.
palazzo-why-not-held = You hold no { $card }.
palazzo-why-currency = You have laid { $laid } in { $currency ->
    [red] red
    [brown] brown
   *[grey] grey
}: one payment, one currency.
palazzo-why-short = With it you could reach { $most } at most, and { $need } is needed.
palazzo-why-laid = You have laid { $laid }: take it back first.
palazzo-why-laid-first = You have laid { $laid } already: take it back to add a tile.
palazzo-why-low = Your bid would be { $laid }; the highest is { $highest }.
palazzo-why-due = You owe { $due } and have laid { $laid }.
palazzo-why-cart = You are buying { $tiles } tiles already.
palazzo-why-price = Costs { $price }, and you can pay { $most } at most.
palazzo-why-quiet = For { $turns } turns in a row nothing was bought or auctioned: now tiles must be turned up.
palazzo-why-few-cards = { $cards } cards are left, and { $needed } would be turned up.
palazzo-why-no-money = You have no card to pay with.
palazzo-why-no-palace = You have no palace yet.
palazzo-why-top = Palace { $palace } reaches floor { $top }, and this is floor { $floor }.
palazzo-why-has-floor = Palace { $palace } has floor { $floor } already.
palazzo-why-height = { $floors ->
    [one] Palace { $palace } has one floor: none can be taken out.
   *[other] Palace { $palace } has { $floors } floors: only a lone one can be put elsewhere or removed.
}
palazzo-why-no-room = None of your other palaces lacks floor { $floor }.
