# The review of a game: decisions, grades, and where points were lost
review-decision = Decision { $number }: { $question }
review-no-choice = There was no choice.
review-grade-best = Nothing better was found.
review-grade-equal = As good as the best.
review-grade-slight = Slightly worse than the best.
review-grade-mistake = A mistake.
review-made = Played: { $move }
review-better = Better: { $move }
review-loss = Your chance of winning fell by { $percent } percentage points (between { $low } and { $high }); about { $points } points.
review-lost = { $source }: { $points } points lost.
review-gained = { $source }: { $points } points gained.
review-summary = { $decisions ->
    [one] 1 decision,
   *[other] { $decisions } decisions,
} { $mistakes ->
    [0] no mistake,
    [one] 1 mistake,
   *[other] { $mistakes } mistakes,
} { $slight ->
    [0] none slightly worse.
   *[other] { $slight } slightly worse.
}

# Sources of points, without a case
palazzo-source-palace = Palaces
palazzo-source-material = Palaces of one material
carrara-source-track = Points on the track
carrara-source-announcement = Announcing the end
carrara-source-objects = Objects
carrara-source-buildings = Building costs
carrara-source-purple = Objects of the purple card
carrara-source-loose = Other objects
carrara-source-grey = The grey card
carrara-source-green = The green card
carrara-source-coins = Coins
firenze-source-commissions = Commissions
firenze-source-balconies = Balconies
firenze-source-floors = Floor bonuses
firenze-source-privileges = Privileges
firenze-source-last-seal = First to lay the last seal
firenze-source-majority = Majorities
firenze-source-feast = Feasts

error-review-physical = A game of wood is decided by hands: there is no review of it yet.
error-review-nothing = Seat { $seat } decided nothing in this game.
