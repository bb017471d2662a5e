# The quick start: six pictures of a game, each with a title and a sentence or two. True at every table, whatever its options.

quick-palazzo-1-title = Palaces grow
quick-palazzo-1 = Every tile is a floor. It goes on top of a lower one: floors may be missing, but none is there twice.
quick-palazzo-2-title = One thing per turn
quick-palazzo-2 = Take money, or turn up two tiles and then buy or auction, or renovate one of your palaces.
quick-palazzo-3-title = Money
quick-palazzo-3 = You pay with one currency and any certificates. One value in all three currencies is a group worth { $group }, and goes with everything.
quick-palazzo-4-title = Buy in the warehouse
quick-palazzo-4 = The first tile you turn up goes to the warehouse. The more tiles lie there, the less each of them costs.
quick-palazzo-5-title = Auction a quarry
quick-palazzo-5 = The second tile goes to a quarry. Up to three tiles there are sold as one lot to the highest bid; of more, everybody takes one.
quick-palazzo-6-title = The riders end it
quick-palazzo-6 = With { $riders } riders in town the game is over at once. From three floors on windows count, tall palaces and those of one material count more; a lone floor costs points.

quick-carrara-1-title = One action per turn
quick-carrara-1 = Buy stones, build, or score. Coins buy stones, stones pay for buildings, and buildings bring coins and points.
quick-carrara-2-title = The wheel
quick-carrara-2 = As the wheel turns, stones get cheaper from segment to segment. All that you buy at once lies on one segment.
quick-carrara-3-title = Build
quick-carrara-3 = A building costs as many stones as its figure says. Each city says which colours it takes.
quick-carrara-4-title = Six cities
quick-carrara-4 = The dearer the stones a city asks for, the more it yields for each point of building cost: coins or points.
quick-carrara-5-title = Score
quick-carrara-5 = Score a type of building or a whole city: cost times yield, and an object for each building. A type you score once; a city belongs to whoever scores it first.
quick-carrara-6-title = The end
quick-carrara-6 = Whoever fulfils the conditions may announce the end; the last building brings it as well. Then objects, buildings and coins turn into points.

quick-firenze-1-title = Take a card
quick-firenze-1 = You take a card of the row with all its bricks. The leftmost is free; for another you lay a brick on every card to its left.
quick-firenze-2-title = Build
quick-firenze-2 = A tower has one colour. Two bricks per turn are built for nothing; more cost other bricks, and each one costs more than the last.
quick-firenze-3-title = Grow or fall
quick-firenze-3 = A tower that does not grow in your turn becomes a ruin. At least half of its bricks are lost.
quick-firenze-4-title = Deliver
quick-firenze-4 = A tower exactly as high as a free commission of its colour may be delivered: you get the points and lay a seal.
quick-firenze-5-title = The cards
quick-firenze-5 = Persons help once, buildings every turn. Events strike at once, feasts count at the end, and church cards wait for whoever does what they ask.
quick-firenze-6-title = Seals and flags
quick-firenze-6 = Whoever lays their last big seal ends the game; everybody else has one more turn. Most seals in a colour win the points of its flag.

quick-paletti-1-title = The palace
quick-paletti-1 = You own the columns of a colour, or of two if two play. Plateau upon plateau, the palace rises.
quick-paletti-2-title = Raise a column
quick-paletti-2 = In your turn you take one of your columns from below and stand it on the topmost plateau. While you pull, your other hand may hold a plateau.
quick-paletti-3-title = Break off in time
quick-paletti-3 = If it looks dangerous, break off. The column goes back and stays there for good, and your turn is over.
quick-paletti-4-title = The next plateau
quick-paletti-4 = If you claim that none of your columns can be raised, you may lay the next plateau, unless somebody objects and raises one of them.
quick-paletti-5-title = The seal
quick-paletti-5 = From green on, your columns count on the highest plateau that anybody has stood a column of their own on: thick { $thick }, square { $square }, thin { $thin }. Whoever has more than its holder takes the seal.
quick-paletti-6-title = The end
quick-paletti-6 = When the palace falls or nobody can go on, the holder of the seal wins. But if it fell by their own hand, the one they took it from does.
