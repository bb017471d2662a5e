# The guided first game: what a decision is about, and what to look out for.
# One for each question of a game (…-ask-…), and two to begin with: the aim, and what to do while others move.

guide-palazzo-aim = You build palaces. Only palaces of three floors and more bring points: one for each window, 3 more with four floors, 6 more with five, and an extra for a single stone. A lone floor costs 5. The fifth rider ends the game without warning, so do not leave stumps standing too long.
guide-palazzo-waiting = Watch which currencies the others collect, and what lies on the next quarry: it is auctioned as one lot.
guide-palazzo-turning = Money first: without cards you cannot buy or bid. Turning up tiles makes the warehouse cheaper and fills a quarry, and then you must buy or auction. Renovating costs a card and mends one mistake.
guide-palazzo-taking = Collect one currency, as a payment may use only one. Certificates go with everything, and three equal values in three currencies, or three certificates, are a group worth 15.
guide-palazzo-choosing = Each tile in the warehouse costs 10 less the number of tiles there, so a full warehouse is cheap. At an auction you hold the first bid of 3 for nothing, but the others may outbid you.
guide-palazzo-paying = Lay cards of one currency, certificates, and groups. There is no change, so look for a fitting sum.
guide-palazzo-bidding = Ask yourself what the lot is worth to you: does it fit on a palace, in your stone? Whoever passes gets all his cards back. What lies in your bid stays and cannot be regrouped.
guide-palazzo-picking = With four tiles or more there is no auction: everybody takes one, you first. Take what fits on top of a palace, with many windows.
guide-palazzo-building = You choose the order. A lower floor first can carry a higher one at once.
guide-palazzo-placing = Floors only go up, and no floor twice. On top of a palace of the same stone is best; a new palace costs points until it has three floors.
guide-palazzo-renovating = One change: take a floor out as a palace of its own, put a one-floor palace into another, or remove it. Getting rid of a lone floor saves 5 points.
guide-palazzo-inserting = It may go between or below other floors, as long as they rise and none is there twice.
guide-palazzo-spending = Any one card pays for it. Give away a currency that you do not collect.

guide-carrara-aim = Buy stones, build in six cities, and score at the right moment: cost times the yield of the city, in coins or points, and an object for every building. At the end objects, building costs and coins count too. Good cities want dear stones and bring more.
guide-carrara-waiting = Every purchase turns the wheel and makes stones cheaper. Look at what will be cheap when it is your turn, and which cities the others are about to score.
guide-carrara-turning = Buy stones, build, or score. You have six scorings in all. Each city is scored only once in the game, by whoever is first; every type you can score yourself once.
guide-carrara-choosing = All stones of a purchase come from one segment. The further the wheel has turned, the cheaper they are; on the last segment nearly all are free.
guide-carrara-buying = Black and blue stones are cheap and good for Massa and Lerici; white ones are dear and may be used anywhere.
guide-carrara-siting = Dear cities take only dear stones but bring more for every cost point. Several buildings in one city prepare a scoring of the city, several of one type a scoring of the type.
guide-carrara-replacing = You pay only the difference in cost. The old building is gone, and what it has brought already stays yours.
guide-carrara-paying = Pay with the cheapest colours that the city allows, and keep the dear ones for dear cities.
guide-carrara-upgrading = It replaces the yield of its place for all your scorings from now on. Take it where you have not scored yet.
guide-carrara-shopping = An object costs 10 coins and is worth 3 points at the end. Mind the number of objects you need to announce the end.
guide-carrara-announcing = Announcing brings 5 points at once, and the round is played to its end. Wait only if you will have another turn and it brings you more: after the last building there is none.

guide-firenze-aim = Take a card with its bricks, raise towers of one colour, and deliver them when they are as high as a free commission. A tower that does not grow in a turn becomes a ruin. Whoever has laid all his seals first ends the game.
guide-firenze-waiting = Which colours will you need to raise all your towers next turn? Look for a card in the row that has them.
guide-firenze-placing = A neutral seal blocks a commission for everybody.
guide-firenze-taking = The leftmost card is free, each one further right costs a brick. Look at the bricks first, then at what the card does: you need one brick in the colour of each of your towers.
guide-firenze-paying = Give bricks of colours that you do not build. They lie on the card and help whoever takes it.
guide-firenze-averting = The Patrician saves you from the event and is gone then. Without an event he can throw away a card of yours.
guide-firenze-struck = Choose the tower that costs you least: a low one, or one whose colour you lack bricks for.
guide-firenze-forfeit = Keep the tower that is nearest to a commission; of the one you give up you get half the bricks back.
guide-firenze-loss = Part with colours that none of your towers needs.
guide-firenze-swapping = Three bricks for one you need badly: worth it if it saves a tall tower from ruin.
guide-firenze-trading = Lay bricks that none of your towers needs.
guide-firenze-building = Every tower has to grow by one brick at least, or it becomes a ruin. Two bricks are free; 3 cost 1 more, 4 cost 3, 5 cost 6 and 6 cost 10.
guide-firenze-costing = Any colours will do. Keep what your towers need next turn.
guide-firenze-delivering = You get the points, and a seal lies on the commission for the majority at the end. Deliver now, or go on to a higher one: but then the tower must grow every turn.
guide-firenze-limit-bricks = Keep the colours of your towers.
guide-firenze-limit-cards = Persons and buildings can go, feasts stay.
guide-firenze-alchemist-give = Give a brick that none of your towers needs.
guide-firenze-alchemist-get = Take the colour that a tower of yours needs; the rare ones bring most.
guide-firenze-smuggler-give = Give a brick that helps its new owner least.
guide-firenze-smuggler-get = Take what you need, or what somebody else needs badly.
guide-firenze-wholesaler = Choose a card that you want and whose bricks do not suit you.
guide-firenze-patrician = Get rid of a disgrace or a scandal before it counts.

guide-paletti-aim = Take your columns out from below and stand them on top, without bringing the palace down. From the green plateau on, whoever has most points on the highest storey holds the seal; who holds it at the end wins, unless the palace falls by his own hand. Then the one before him does.
guide-paletti-waiting = Look for columns that carry nothing: free ones, and covered ones near others that carry. They will be your next moves.
guide-paletti-placing = Leave gaps that a column can be pulled through. Columns near the edge of the plateau stay easy to reach.
guide-paletti-covering = The blue plateau should rest on columns all around its middle.
guide-paletti-colouring = Look which colour has its thick and square columns free: thick ones count 3, square ones 2, thin ones 1.
guide-paletti-turning = Free columns are safe. A covered one is safe if it carries nothing; how hard it resists you will feel. If every own column carries, claim: you lay a plateau instead. A claim that is not true may cost you a column.
guide-paletti-neutral = With three players a neutral column goes up first. Take one that helps you: it also carries the next plateau. The last neutral one of a storey stays.
guide-paletti-claiming = If you are sure that one of those columns comes out, object, and raise it yourself: it leaves the game. If you fail you lose a column of your own, and if the palace falls it was you.
guide-paletti-objecting = Take the loosest of the claimant's columns.
guide-paletti-penalising = Take a column that counts, if it comes out safely. It is your hand: a collapse would be your fault.
guide-paletti-laying = Put its middle over the middle of the columns that carry it, and cover as many as you can. It may jut out over the foundation.
guide-paletti-challenging = If another neutral column comes out easily, show it: the other loses his move. If you fail nothing happens to you, unless the palace falls.
guide-paletti-proving = Take the loosest neutral column that may be moved.
guide-paletti-pull = Choose the shortest way out from under the plateaus that passes no other column.
guide-paletti-across = Stand it where the next plateau will need it, well away from the edge and from other columns.
guide-paletti-along = Columns wide apart carry the next plateau best.
