# Palazzo's board on the page.
page-palazzo-letter-brick = B
page-palazzo-letter-sandstone = S
page-palazzo-letter-marble = M
page-palazzo-letter-red = R
page-palazzo-letter-brown = Br
page-palazzo-letter-grey = G
page-palazzo-brick = brick
page-palazzo-sandstone = sandstone
page-palazzo-marble = marble
page-palazzo-coin-red = red
page-palazzo-coin-brown = brown
page-palazzo-coin-grey = grey
page-palazzo-any = any
page-palazzo-you = You
page-palazzo-others = Other players
page-palazzo-market = Quarries and warehouse
page-palazzo-tab-market = Market
page-palazzo-tab-palaces = Palaces
page-palazzo-own = Your palaces
page-palazzo-opening = the auctioneer’s certificate of 3

# The display
page-palazzo-quarry = Quarry { $roman }, { $name }
page-palazzo-about-quarry = { $tiles ->
    [0] Empty.
    [one] One tile lies here.
   *[other] { $tiles } tiles lie here.
} In an auction the master builder walks clockwise to the next quarry with tiles; they are auctioned together. From four tiles on everybody takes one instead.
page-palazzo-about-quarry-tile = Waits in its quarry until the builder comes. A tile goes as many quarries onward from the builder as it has windows.
page-palazzo-warehouse = Warehouse
page-palazzo-about-warehouse-tile = For sale from the warehouse after two tiles were turned up, one or two at a time.
page-palazzo-price-name = Price of a tile
page-palazzo-about-price = { $counted ->
    [start] Each tile costs 10 less the number of tiles that lay in the warehouse when the turn began.
   *[now] Each tile costs 10 less the number of tiles in the warehouse, counted when two tiles were turned up.
}
page-palazzo-each = each
page-palazzo-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
page-palazzo-empty = empty
page-palazzo-riders = riders out
page-palazzo-riders-of = { $riders } of 5
page-palazzo-riders-name = Riders
page-palazzo-about-riders = Five riders hide in stack III. When the fifth appears the game ends at once.
page-palazzo-stack-name = Tiles to come
page-palazzo-about-stack = Stack I holds { $first }, II { $second }, III { $third } tiles; they are turned up in this order. The first of two goes to the warehouse, the second to a quarry.
page-palazzo-tiles-left = { $tiles ->
    [one] tile left
   *[other] tiles left
}
page-palazzo-left-out = { $left } left, { $out } out
page-palazzo-removed = out of the game
page-palazzo-removed-name = Out of the game
page-palazzo-about-removed = Instead of building a tile you may put it out of the game. So far: { $tiles }.
page-palazzo-about-removed-none = Instead of building a tile you may put it out of the game. Nobody has so far.
page-palazzo-stock = in the stock
page-palazzo-in-stock = { $cards } in stock
page-palazzo-stock-name = Stock of money
page-palazzo-about-stock = { $cards } cards are revealed: whose turn it is takes two, then everybody else one.
page-palazzo-discards = discarded
page-palazzo-discards-name = Discard pile
page-palazzo-builder = Master builder
page-palazzo-about-builder = In an auction the master builder walks clockwise to the next quarry that holds a tile.

# What goes on
page-palazzo-side-auction = Auction
page-palazzo-side-money = Money
page-palazzo-side-purchase = Purchase
page-palazzo-side-picks = One tile each
page-palazzo-side-lot = To build
page-palazzo-side-renovation = Renovation
page-palazzo-side-tiles = Still to come
page-palazzo-from-quarry = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} from quarry { $quarry }
page-palazzo-to-take = { $player } takes
page-palazzo-draft = a draft: nobody else sees it yet
page-palazzo-revealing = Cards are being revealed.
page-palazzo-about-revealed = A revealed card; everybody sees who takes it.
page-palazzo-bid-draft = draft bid
page-palazzo-bid-out = passed
page-palazzo-bid-opening = opens with 3
page-palazzo-bid-highest = highest bid
page-palazzo-bid-in = still in
page-palazzo-bid-turn = raises or passes
page-palazzo-bids = bids { $worth }
page-palazzo-stake = In your street
page-palazzo-group = group 15
page-palazzo-due = { $tiles ->
    [one] 1 tile for { $price }
   *[other] { $tiles } tiles for { $price } each
}
page-palazzo-laid = Laid
page-palazzo-about-cart = You are buying this tile. “Undo” puts it back.
page-palazzo-about-pick = Take one tile and build it at once; what is left after one round leaves the game.
page-palazzo-picks-hint = Four or more tiles: no auction. Everybody takes one in turn, the rest leaves the game.
page-palazzo-held = in hand
page-palazzo-about-lot = Tiles are built one after the other, in the order you like.
page-palazzo-lot-hint = On top of a palace whose highest floor is lower, as a new palace, or out of the game.
page-palazzo-plan-none = Take a floor out, insert a single tile into another palace, or put a single tile out of the game.
page-palazzo-plan-open = { $tile-the } of palace { $from } goes into another palace.
page-palazzo-plan-out = { $tile-the } of palace { $from } leaves the game.
page-palazzo-plan-new = { $tile-the } comes out of palace { $from } and becomes a palace of its own.
page-palazzo-plan-into = { $tile-the } of palace { $from } goes into palace { $to }.
page-palazzo-floor = Floor
page-palazzo-to-come-legend = The windows of every tile; those crossed out were turned up already.

# The own area
page-palazzo-money = Your money
page-palazzo-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
page-palazzo-hand-laid = { $cards } laid in the draft
page-palazzo-reach = at most { $reach } in one payment
page-palazzo-most = max { $reach }
page-palazzo-show-hand = Show the whole hand
page-palazzo-hide-hand = Show the hand small
page-palazzo-about-reach = The most your cards can pay or bid at once: the best currency, all certificates, and every group as 15. What lies in your bid counts too.
page-palazzo-in-bid = in your bid
page-palazzo-in-payment = laid to pay
page-palazzo-as-group = Lay as a group:
page-palazzo-about-group = One value in three currencies, or three certificates, laid together: worth 15 beside any currency.
page-palazzo-group-hint = A group is one value in three currencies, or three certificates: always worth 15. Beside groups, one currency and any certificates.
page-palazzo-about-card = One payment or bid uses one currency only; certificates and groups go with any.
page-palazzo-one-currency = One payment, one currency.
page-palazzo-about-certificate = Worth 2 beside any currency; three of them laid as a group are worth 15.
page-palazzo-no-cards = Your hand is empty.
page-palazzo-renovate = Renovate
page-palazzo-about-renovate = For one money card: take a floor out, insert a single tile into another palace, or put a single tile out of the game.
page-palazzo-auctioneer = auctioneer
page-palazzo-palace = Palace { $number }
page-palazzo-plot = A new palace
page-palazzo-no-palace = No palace yet.
page-palazzo-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
page-palazzo-size = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $windows ->
    [one] 1 window
   *[other] { $windows } windows
}
page-palazzo-about-worth = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $windows ->
    [one] 1 window
   *[other] { $windows } windows
}: { $points }. { $bonus ->
    [0] No bonus for a single material.
   *[other] One material: +{ $bonus }.
} Together { $total }.
page-palazzo-about-floor = Floors of a palace rise from below; gaps are allowed, no floor comes twice.
page-palazzo-about-ghost = The tile would stand here.

# The others
page-palazzo-palaces-of = Palaces of { $player }
page-palazzo-hand-of = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
page-palazzo-about-fan = Hands are hidden. With the memory aid the table lists the cards that everybody has seen.
page-palazzo-about-seen = { $cards }{ $hidden ->
    [0] .
    [one] , and one that nobody has seen.
   *[other] , and { $hidden } that nobody has seen.
}
page-palazzo-seen = seen
page-palazzo-hand-open = hand
page-palazzo-hidden = and { $cards } hidden
page-palazzo-acting = to act
page-palazzo-start = started

# At the end
page-palazzo-phase = { $phase ->
    [bidding] Auction
    [picking] Auction
    [revealing] Money
    [taking] Money
    [drawing] Tiles
    [choosing] Buying
    [paying] Buying
    [building] Building
    [placing] Building
    [renovating] Renovation
    [inserting] Renovation
    [spending] Renovation
   *[other] {""}
}
page-palazzo-work = { $floors ->
    [1] one floor
    [2] two floors
   *[other] { $windows } windows
}{ $bonus ->
    [0] {""}
   *[other] , one material +{ $bonus }
}
