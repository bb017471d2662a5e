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
    [1] 1 point
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
page-paletti-high = { $centimetres } cm
page-paletti-plateaus = { $plateaus ->
    [one] 1 plateau
   *[other] { $plateaus } plateaus
}
page-paletti-gallery = The highest palaces of this house
page-paletti-builders = { $count } players
page-paletti-photo-of = The palace as it stood last, with { page-paletti-plateaus }
page-paletti-no-webgl = This browser cannot show the palace in three dimensions. The storeys beside it say everything, and you can play with them.
page-paletti-moving = { $player } is building …
page-paletti-fell = The palace has fallen, by the hand of { $player }.
page-paletti-broke-off = { $why ->
    [resisted] It resisted with { $felt } N
    [swayed] A plateau moved by { $felt } mm
    [missed] It did not stand as it should
    [fell] Something fell over
   *[asked] Broken off
}; { $blocked ->
    [yes] it is blocked.
    [gone] it leaves the game.
   *[no] it goes back.
}
page-paletti-sets-back = The game sets the { $piece } back.
page-paletti-no-film = The recording of this move can be shown when the game is over; here is how it ended.
page-paletti-slowly = Again, slowly
page-paletti-signs = Signs to everybody at the table
page-paletti-sign-send = { $sign ->
    [cheer] Cheer
    [gasp] Gasp
   *[luck] Wish good luck
}
page-paletti-sign = { $player } { $sign ->
    [cheer] cheers
    [gasp] gasps
   *[luck] wishes good luck
}
page-paletti-signs-off = Do not show signs

page-paletti-aim = Your hand
page-paletti-pull = Which way out: { $piece }
page-paletti-pull-so = Pull this way
page-paletti-turn = How do you turn the { $piece }?
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
page-paletti-grip = Grip it
page-paletti-let-go = Let go
page-paletti-break = Break off
page-paletti-drop = Let it fall
page-paletti-tug = Pull on to take it. Let go here, and nothing has happened.
page-paletti-not-by-hand = Hands are not free at this table: click a column, then choose which way it is pulled.
page-paletti-spin = { $way ->
    [q] Turn to the left (Q)
   *[e] Turn to the right (E)
}
page-paletti-height = Height of the hand
page-paletti-above = { $millimetres } mm above where it goes
page-paletti-left = { $time } left
page-paletti-released = You have let go. If it comes to rest where it belongs, the turn is over; if not, grip it again or break off.
page-paletti-beneath = { $what ->
    [place] over a free place
    [column] over another column
    [edge] it would jut out
    [enough] { $count ->
        [one] over 1 column
       *[other] over { $count } columns
    }
    [few] { $count ->
        [0] over no column yet
        [one] over 1 column: too few
       *[other] over { $count } columns: too few
    }
   *[elsewhere] not over the top yet
}
page-paletti-second = Your second hand
page-paletti-steady = Steady the { $plateau }
page-paletti-ease = { $way ->
    [PageUp] Lift the plateau by half a millimetre
   *[PageDown] Lower the plateau by half a millimetre
}
page-paletti-lifted = lifted by { $millimetres } mm
page-paletti-trembles = The palace trembles
page-paletti-about-to-fall = The palace is about to fall

page-paletti-objection = An objection
page-paletti-claims = { $player } claims that none of their columns can be raised, and wants to lay the { $plateau }.
page-paletti-broke = { $player } broke off with a neutral column.
page-paletti-objects-how = Do you object? Then you raise one of these columns yourself; if you fail, you may lose a column of yours.
page-paletti-proves-how = Will you prove that another neutral column can be raised?
page-paletti-asked = { $player } is asked.
page-paletti-seconds = { $count ->
    [one] 1 second left to answer
   *[other] { $count } seconds left to answer
}
page-paletti-object = Object
page-paletti-prove = Prove it
page-paletti-let-it-be = Let it be

page-paletti-task = { $task ->
    [out] Draw the { $piece } out from under the plateau.
    [up] Now lift the { $piece } above the top.
    [over] Carry the { $piece } over { $kind ->
        [plateau] the columns on top
       *[column] a free place on top
    }.
   *[down] Let go of the { $piece }, or turn it first.
}
page-paletti-how-mouse = Drag it; the handle or the wheel lifts it. Keys: arrows, Page Up, Page Down; Shift: finer; S: second hand.
page-paletti-how-touch = Drag it or the pad; the handle, the slider or a second finger lifts it.
page-paletti-let-go-for = Let go: { $gain }
page-paletti-second-rests = Second hand rests
page-paletti-gauge = Pull
page-paletti-gauge-palace = The palace
page-paletti-zone = { $zone ->
    [holds] holds
    [slides] slides
   *[tips] tips over
}
page-paletti-feels = { $zone ->
    [holds] holds
    [slides] slides, { $centimetres } cm out
   *[tips] something tips over
}
page-paletti-hold-it = hold it down
page-paletti-way-looks = { $way ->
    [free] free
    [touches] touches something
   *[blocked] blocked
}
page-paletti-seal-then = { $seal ->
    [stays] the seal stays yours
    [gained] the seal is yours
    [other] the seal stays with { $player }
   *[none] nobody has the seal
}
page-paletti-counts-now = only the { $level } counts from now on
page-paletti-most-force = Pull at most with
page-paletti-most-sway = Stop at a sway of
page-paletti-as-it-is = as usual
page-paletti-coach = { $task ->
    [take] Press a glowing column and drag it towards you.
    [out] Go on, until nothing lies above it.
    [up] { $by ->
        [touch] Drag this handle up, until it is above the top.
       *[mouse] Drag this handle up, or turn the wheel, until it is above the top.
    }
    [over] Drag it over a free place on top.
   *[down] Press “Let go”: it is set down gently.
}
page-paletti-coach-skip = I know this
