# The board of Firenze on the page.
page-firenze-colour-name = { $colour ->
    [white] White
    [yellow] Yellow
    [green] Green
    [red] Red
    [blue] Blue
   *[purple] Purple
}
page-firenze-commissions = Commissions
page-firenze-commission = Worth { $points ->
    [1] 1 point
   *[other] { $points } points
} to whoever delivers a tower of exactly this height.
page-firenze-balcony = Balcony { $numeral }: { $open ->
    [0] opens when all lower balconies are delivered.
   *[other] open now.
}
page-firenze-neutral = A neutral seal: nobody can deliver it.
page-firenze-sealed = Delivered by { $player }.
page-firenze-fits = One of your towers fits.
page-firenze-fits-key = Your tower fits
page-firenze-flag = Flag of { $colour }: { $points }
page-firenze-flag-lead = { $player } has most seals in this tower and would get these points at the end.
page-firenze-flag-none = Points at the end for most seals in this tower; nobody has one yet.
page-firenze-floor = Floor bonus for height { $height }: { $points }
page-firenze-floor-about = { $there ->
    [0] Already earned.
   *[other] For the first commission delivered of this height.
}
page-firenze-endgame = Endgame tile: { $player }
page-firenze-endgame-about = Laid the last seal first: 5 points. Everybody else has one more turn.
page-firenze-endgame-short = endgame tile
page-firenze-last-turns = Last turns
page-firenze-quiet = { $turns } of { $most } turns without a seal
page-firenze-row = Action cards
page-firenze-row-about = Lay one brick on every card to the left; the first is free.
page-firenze-free = free
page-firenze-lay-here = next brick
page-firenze-brick = { $colour ->
    [white] White brick
    [yellow] Yellow brick
    [green] Green brick
    [red] Red brick
    [blue] Blue brick
   *[purple] Purple brick
}
page-firenze-row-brick = { page-firenze-brick } on { $card }
page-firenze-swap = Goes to whoever takes the card. In phase 2 it can be swapped for { $toll } bricks, once a turn.
page-firenze-church = Church
page-firenze-church-about = Open until its condition is met
page-firenze-short-small-privilege = height 5: +2
page-firenze-short-medium-privilege = height 6: +3
page-firenze-short-great-privilege = height 7: +4
page-firenze-short-campanile = first 3 white
page-firenze-supply = Supply
page-firenze-pile = draw pile
page-firenze-pile-about = When it is used up the discards are shuffled into a new one.
page-firenze-discards = discards
page-firenze-discards-none = Nothing has been discarded yet.
page-firenze-bag = in the bag
page-firenze-bag-about = What lies in the bag follows from what is open; four bricks are drawn for each new card.
page-firenze-bag-brick = { page-firenze-brick }: { $count } in the bag
page-firenze-phases = Phases of the turn
page-firenze-phase-card = Card
page-firenze-phase-card-long = Phase 1: choose a card
page-firenze-phase-swap = Swap
page-firenze-phase-swap-long = Phase 2: swap a brick
page-firenze-phase-build = Build
page-firenze-phase-build-long = Phase 3: build
page-firenze-phase-ruins = Ruins
page-firenze-phase-ruins-long = Phase 4: towers that were not raised fall
page-firenze-phase-deliver = Deliver
page-firenze-phase-deliver-long = Phase 5: deliver commissions
page-firenze-phase-limits = Limits
page-firenze-phase-limits-long = Phase 6: at most 10 bricks and 5 cards
page-firenze-tab = { $tab ->
    [site] Build
    [towers] Towers
    [row] Row
    [cards] Cards
   *[others] Others
}
page-firenze-strip = { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}
page-firenze-site = Your site
page-firenze-site-of = Site of { $player }
page-firenze-bricks = Bricks
page-firenze-cost = Cost
page-firenze-costs-about = What all bricks built this turn cost together, in bricks of any colour (FI-3.6).
page-firenze-new = New tower
page-firenze-new-short = New
page-firenze-new-about = Begin a tower of any colour you have a brick of.
page-firenze-must-rise = Must rise
page-firenze-fate-falls = falls, −{ $lost } +{ $back }
page-firenze-fate-falls-short = falls
page-firenze-fate-fits = fits, { $points }
page-firenze-fate-stands = stands
page-firenze-worth = { $points ->
    [1] 1 point
   *[other] { $points } points
}
page-firenze-tower-unfit = Fits no free commission as it stands.
page-firenze-tower-fits = Delivered as it stands it would bring { $points ->
    [1] 1 point
   *[other] { $points } points
}.
page-firenze-tower-fits-other = Could be delivered as it stands for { $points ->
    [1] 1 point
   *[other] { $points } points
}.
page-firenze-tower-falls = Not raised this turn, it falls: { $lost } to the bag, { $back } back to the storehouse.
page-firenze-store = Your storehouse
page-firenze-store-of = Storehouse
page-firenze-store-brick = { page-firenze-brick }, { $count } in the storehouse
page-firenze-store-about = Bricks pay for cards and building, and become towers. The limit is checked in phase 6.
page-firenze-store-other = Open to all. A Smuggler can swap for one of these.
page-firenze-store-short = Storehouse { $has } of { $most }
page-firenze-of = { $has } of { $most }
page-firenze-no-limit = { $has }, no limit
page-firenze-after-build = After paying, { $left ->
    [one] 1 brick remains
   *[other] { $left } bricks remain
}.
page-firenze-pays = pays
page-firenze-pay-other = Tap it to take it back.
page-firenze-over-limit = At the end of your turn { $over ->
    [one] 1 brick goes
   *[other] { $over } bricks go
} back to the bag.
page-firenze-cards = Your cards
page-firenze-cards-of = Cards
page-firenze-no-cards = No cards yet: persons, feasts and buildings you take lie here.
page-firenze-when-now = Use it now
page-firenze-when-any = Any phase
page-firenze-when-card = Phase 1
page-firenze-when-row = Phase 1 or 2
page-firenze-when-build = Phase 3
page-firenze-when-deliver = Phase 5
page-firenze-when-end = At the end
page-firenze-when-open = Open
page-firenze-seals-left = { $seals ->
    [one] 1 seal left
   *[other] { $seals } seals left
}
page-firenze-seals-of = { $has } of { $most } seals left
page-firenze-hand-short = Hand { $cards } · buildings { $buildings }
page-firenze-brief-collapse = One of your towers falls
page-firenze-about-collapse = Event: tear down one of your own towers; all its bricks go to the bag.
page-firenze-brief-flood = All: a third of the store lost
page-firenze-about-flood = Event for all: everybody gives a third of the storehouse, rounded up, to the bag. The bricks on this card come after it.
page-firenze-brief-warehouse-fire = All: 3 bricks lost
page-firenze-about-warehouse-fire = Event for all: everybody gives 3 bricks, or all if fewer, to the bag. The bricks on this card come after it.
page-firenze-brief-luxury-tax = All: 2 bricks per tower of 5+
page-firenze-about-luxury-tax = Event for all: 2 bricks for each own tower of 5 floors or more; a tower not paid for falls as a ruin.
page-firenze-brief-botched-work = A tower of yours loses a brick
page-firenze-about-botched-work = Event: one brick of one of your own towers goes to the bag.
page-firenze-brief-renaissance = All cards are shuffled anew
page-firenze-about-renaissance = Event: draw pile, discards and this card become a new draw pile.
page-firenze-brief-saboteur = A rival tower loses a brick
page-firenze-about-saboteur = One brick of a tower of another player, of your choice, goes to the bag.
page-firenze-brief-tribute = All: a brick per tower
page-firenze-about-tribute = Event for all: for each own tower a brick of its colour; a tower not paid for falls as a ruin.
page-firenze-brief-alchemist = Swap a brick with the bag
page-firenze-about-alchemist = Person: swap one brick of your storehouse for one of your choice from the bag.
page-firenze-brief-architect = One floor more or less
page-firenze-about-architect = Person, phase 5: for one delivery a tower counts as one floor higher or lower. Pick the tower or the commission.
page-firenze-brief-princess = Your card costs nothing
page-firenze-about-princess = Person, phase 1: the card you take costs nothing.
page-firenze-brief-wholesaler = New bricks on a card
page-firenze-about-wholesaler = Person, phase 1 or 2: the bricks of one row card go into the bag and as many are drawn onto it.
page-firenze-brief-mason = Building costs 3 less
page-firenze-about-mason = Person, phase 3: building costs 3 bricks less this turn.
page-firenze-brief-patrician = Avert an event or drop a card
page-firenze-about-patrician = Person: avert an event you take yourself, or discard any one card of your hand, feasts too.
page-firenze-brief-smuggler = Swap a brick with a rival
page-firenze-about-smuggler = Person: swap one brick of your storehouse with one of another player, both of your choice.
page-firenze-brief-recognition = 1 per seal on 3 and 4
page-firenze-about-recognition = Feast: at the end 1 point for each of your seals on the heights 3 and 4.
page-firenze-brief-disgrace = −2 points at the end
page-firenze-about-disgrace = Feast: −2 points at the end. Only a Patrician gets rid of it.
page-firenze-brief-monument = +3 to the highest tower
page-firenze-about-monument = Feast: goes at once to the player with the highest tower under construction, whoever took it; with a tie it is discarded. +3 points at the end.
page-firenze-brief-fame = +3 points at the end
page-firenze-about-fame = Feast: +3 points at the end.
page-firenze-brief-scandal = −3 points at the end
page-firenze-about-scandal = Feast: −3 points at the end. Only a Patrician gets rid of it.
page-firenze-brief-bridge = The swap costs 2
page-firenze-about-bridge = Building: the swap of phase 2 costs 2 bricks instead of 3.
page-firenze-brief-storehouse = 15 bricks, all cards
page-firenze-about-storehouse = Building: you may keep 15 bricks and any number of cards.
page-firenze-brief-workshop = Building costs 1 less
page-firenze-about-workshop = Building: building costs 1 brick less every turn.
page-firenze-brief-small-privilege = Next height 5: +2
page-firenze-about-small-privilege = Church: who next delivers a commission of height 5 gets 2 extra points.
page-firenze-brief-medium-privilege = Next height 6: +3
page-firenze-about-medium-privilege = Church: who next delivers a commission of height 6 gets 3 extra points.
page-firenze-brief-great-privilege = Next height 7: +4
page-firenze-about-great-privilege = Church: who next delivers a commission of height 7 gets 4 extra points.
page-firenze-brief-campanile = Each owes a bell tower
page-firenze-about-campanile = Church: everybody must deliver a bell tower of 3 white bricks before any other commission. Small seals show who has.
