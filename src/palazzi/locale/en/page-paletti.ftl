# The page of Palazzo Paletti
page-paletti-levels = Storeys
page-paletti-level = { $level ->
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [orange] Orange
    [red] Red
   *[foundation] Foundation
}
page-paletti-waits = waits
page-paletti-count = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
page-paletti-scores = { $count }, counts now
page-paletti-box = In the box
page-paletti-key = Thick 3 points, square 2, thin 1. A line above a column: it is covered.
page-paletti-owner = of { $player }
page-paletti-neutral = neutral
page-paletti-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-paletti-covered = covered
page-paletti-free = free
page-paletti-blocked = blocked
page-paletti-out = out of the game
page-paletti-load = carries { $load } mN
page-paletti-may = may be taken
page-paletti-columns-of = Columns of { $player }
page-paletti-has-seal = holds the seal
page-paletti-seal = The master builder’s seal
page-paletti-holds = { $player } holds the seal
page-paletti-shows = It shows the colour of { $player }, who wins if { $holder } brings the palace down.
page-paletti-shows-nobody = It was nobody’s before.
page-paletti-seal-free = It goes to whoever first stands a column on the green plateau.

page-paletti-palace = The palace: { $plateaus ->
    [one] 1 plateau lies
   *[other] { $plateaus } plateaus lie
}, { $columns ->
    [one] 1 column stands
   *[other] { $columns } columns stand
}. Arrow keys turn it, plus and minus bring it nearer or farther, 1 to 5 choose a view. The storeys beside it say what stands where.
page-paletti-camera = Camera
page-paletti-look-corner = Corner
page-paletti-look-front = Front
page-paletti-look-above = Above
page-paletti-look-low = Low
page-paletti-look-follow = Follow
page-paletti-picture = Save a picture
page-paletti-no-webgl = This browser cannot show the palace in three dimensions. The storeys beside it say everything, and you can play with them.
page-paletti-moving = { $player } is building …
page-paletti-fell = The palace has fallen, by the hand of { $player }.
page-paletti-no-film = The recording of this move can be shown when the game is over; here is how it ended.
page-paletti-slowly = Again, slowly

page-paletti-aim = Your hand
page-paletti-pull = Which way out: { $piece }
page-paletti-pull-so = Pull this way
page-paletti-turn = How it is turned: { $piece }
page-paletti-turn-so = Turn it so
page-paletti-way = { $side ->
    [right] to the right
    [back] to the back
    [left] to the left
   *[front] to the front
}, { $degrees }°
page-paletti-left-right = From left to right
page-paletti-front-back = From front to back
page-paletti-across = { $side ->
    [less] { $millimetres } mm left
    [more] { $millimetres } mm right
   *[middle] middle
}
page-paletti-along = { $side ->
    [less] { $millimetres } mm to the front
    [more] { $millimetres } mm to the back
   *[middle] middle
}
page-paletti-covers = { $count ->
    [one] covers 1 column
   *[other] covers { $count } columns
}
page-paletti-stand = Stand it here
page-paletti-lay = Lay it here

page-paletti-free-hand = Your free hand
page-paletti-tool = Tool
page-paletti-hook = Hook
page-paletti-bare = Bare hand
page-paletti-grip = Grip it
page-paletti-let-go = Let go
page-paletti-move = { $way ->
    [ArrowLeft] left
    [ArrowUp] to the back
    [ArrowDown] to the front
    [ArrowRight] right
    [PageUp] up
   *[PageDown] down
}
page-paletti-force = Force { $newtons } N
page-paletti-break = Break off
page-paletti-free-how = Grip it, then drag the column in the picture, or use arrow keys; Page Up and Page Down lift and lower it, Shift moves finely.
