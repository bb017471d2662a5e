# Palazzo Paletti
paletti-option-start = Who chooses a colour first
paletti-option-setup = The first storey: a sound layout drawn at random, or built by the players
paletti-option-daring-plateaus = Daring plateaus: from orange on, one covered column is enough
paletti-option-show-loads = Show everybody how much each column carries
paletti-option-free-hand = Free hand: move by gesture, besides aiming

paletti-colour = { $colour ->
    [blue] blue ✚
    [green] green ■
    [yellow] yellow ▲
   *[red] red ◆
}
paletti-thin = { $colour ->
    [blue] thin blue ✚
    [green] thin green ■
    [yellow] thin yellow ▲
   *[red] thin red ◆
} column { $number }
paletti-square = { $colour ->
    [blue] square blue ✚
    [green] square green ■
    [yellow] square yellow ▲
   *[red] square red ◆
} column
paletti-thick = { $colour ->
    [blue] thick blue ✚
    [green] thick green ■
    [yellow] thick yellow ▲
   *[red] thick red ◆
} column
paletti-plateau = { $plateau ->
    [blue] blue plateau
    [green] green plateau
    [yellow] yellow plateau
    [orange] orange plateau
   *[red] red plateau
}
paletti-plateau-alone = { paletti-plateau }
paletti-foundation = foundation
paletti-decimal = { $whole }.{ $tenths }

# What a player is asked
paletti-over = The game is over.
paletti-chance = Something is being drawn.
paletti-moving = { $player } is building.
paletti-ask-placing = Which column do you stand on the foundation?
paletti-ask-covering = How do you turn the { $plateau }? It must not jut out over the foundation.
paletti-ask-colouring = Which colour do you take?
paletti-ask-turning = Your turn: raise one of your columns to the { $level }, or claim that none can be raised.
paletti-ask-neutral = First raise a neutral column, or claim that none of your own can be raised.
paletti-ask-claiming = { $player } claims that none of their columns can be raised and wants to lay the { $plateau }. Do you object?
paletti-ask-objecting = Which of { $player }’s columns do you raise to the { $level }?
paletti-ask-penalising = The objection failed: which of { $player }’s columns do you pull out of the game?
paletti-ask-laying = How do you turn the { $plateau }? It must cover { $least ->
    [one] at least one column
   *[other] at least { $least } columns
}.
paletti-ask-challenging = { $player } broke off with a neutral column. Will you prove that another one can be raised?
paletti-ask-proving = Which neutral column do you raise to the { $level }?
paletti-ask-pull = In which direction do you pull the { $piece } out?
paletti-ask-across = Where does the { $piece } { $kind ->
    [plateau] lie
   *[column] stand
}, from left to right?
paletti-ask-along = And where does the { $piece } { $kind ->
    [plateau] lie
   *[column] stand
}, from front to back?
paletti-ask-again = It did not lie well and was lifted off: how do you turn the { $plateau } now? It must cover { $least ->
    [one] at least one column
   *[other] at least { $least } columns
}.
paletti-ask-resisted = The { $piece } resists with { $felt } N. Go on, pull another way, or break off?
paletti-ask-swayed = A plateau has moved by { $felt } mm. Go on pulling the { $piece }, pull another way, or break off?
paletti-ask-missed = The { $piece } does not stand as it should. Once more, somewhere else, or break off?
paletti-warn-claim = A claim is your whole turn, and whoever can raise one of your columns takes it out of the game. Claim it all the same?
paletti-warn-claim-few = There are too few columns on top for a plateau, so you would only pass. Claim it all the same?
paletti-warn-forgo = Your turn would be over, and the { $plateau } would stay in the box. Forgo it?

# Actions
paletti-act-pass = Pass
paletti-act-claim = Claim that none of your columns can be raised
paletti-act-object = Object, and raise one yourself
paletti-act-accept = Do not object
paletti-act-prove = Prove it
paletti-act-decline = Let it be
paletti-act-spare = Pull out none
paletti-act-forgo = Forgo the plateau
paletti-act-break = Break off at once
paletti-act-hand = By hand
paletti-act-colour = Take { $colour }
paletti-act-grip = The { $column }
paletti-act-pull = Towards { $degrees }°
paletti-act-turn = Turned by { $degrees }°
paletti-act-across = { $side ->
    [less] { $millimetres } mm left of the middle
    [more] { $millimetres } mm right of the middle
   *[middle] In the middle
}
paletti-act-along = { $side ->
    [less] { $millimetres } mm in front of the middle
    [more] { $millimetres } mm behind the middle
   *[middle] In the middle
}
paletti-act-first = { $player } chooses first
paletti-act-grain = The grain of the wood: { $grain }
paletti-act-roll = The seal shows { $colour }
paletti-act-fell = The { $column } falls
paletti-act-raised = The column stands
paletti-act-broken = The attempt is broken off
paletti-act-lost = The column does not fit back
paletti-act-out = The column is out
paletti-act-laid = The plateau lies
paletti-act-forgone = The plateau is forgone
paletti-act-stood = The column stands on the foundation
paletti-act-failed = It does not stand
paletti-act-built = The first storey stands
paletti-act-collapse = The palace collapses
paletti-act-go = Go on
paletti-act-force = Pull with { $newtons } N at most
paletti-act-sway = Stop when a plateau moves by { $millimetres } mm
paletti-act-tool = { $tool ->
    [hook] With the hook
   *[hand] With two fingers
}
paletti-act-hold = { $lift ->
    [0] The second hand keeps the { $plateau } still
   *[other] The second hand lifts the { $plateau } by { $lift } mm
}
paletti-act-resisted = The column resists
paletti-act-swayed = A plateau moves
paletti-act-missed = It does not stand as it should
paletti-act-ousted = The { $column } falls, and its place is taken

# The log
paletti-log-then = { $first } { $second }
paletti-log-first = { $player } chooses a colour first.
paletti-log-built = Twenty columns stand, and the blue plateau lies on them.
paletti-log-roll = { $player } rolls the seal: { $colour }.
paletti-log-colour = { $player } takes { $colour }.
paletti-log-neutral = The neutral colour is { $colour }.
paletti-log-last-colour = { $player } gets the last colour: { $colour }.
paletti-log-starts = { $player } starts.
paletti-log-pass = { $player } cannot build and passes.
paletti-log-claim = { $player } claims that none of their columns can be raised.
paletti-log-too-few = There are too few columns on top for a plateau.
paletti-log-object = { $player } objects.
paletti-log-accept = { $player } does not object.
paletti-log-prove = { $player } wants to prove that another one can be raised.
paletti-log-decline = { $player } lets it be.
paletti-log-spare = { $player } pulls no column out.
paletti-log-fell = The { $column } falls and leaves the game.
paletti-log-stood = { $player } stands the { $column } on the foundation.
paletti-log-failed = { $player } tries again to { $kind ->
    [plateau] lay
   *[column] stand
} the { $piece }.
paletti-log-raised = { $player } raises the { $column } to the { $level }.
paletti-log-broken = { $player } breaks off; the { $column } goes back.
paletti-log-lost = { $player } breaks off; the { $column } does not fit back and leaves the game.
paletti-log-out = { $player } pulls the { $column } out of the game.
paletti-log-laid = { $player } lays the { $plateau }.
paletti-log-forgone = { $player } forgoes the { $plateau }.
paletti-log-collapse = The palace collapses under { $player }’s hand!
paletti-log-blocked = Blocked until the end: { $column }.
paletti-log-lifted = The { $column } leaves the game.
paletti-log-proven = { $player } may not raise a column of their own now.
paletti-log-seal-first = { $player } takes the master builder’s seal.
paletti-log-seal = { $player } takes the seal from { $other }.
paletti-log-stuck = Nobody can build any more.
paletti-log-set-back = The { $column } falls; the game sets it back.
paletti-log-ousted = The { $column } falls; its place is taken, and it leaves the game.
paletti-log-spoiled = { $player }’s attempt has failed; the { $column } goes back.
paletti-log-spoiled-lost = { $player }’s attempt has failed; the { $column } leaves the game.
paletti-log-forfeited = { $player } loses the { $column } for it.
paletti-log-resisted = { $player } stops: the { $column } resists with more than { $most } N.
paletti-log-swayed = { $player } stops: a plateau has moved by more than { $most } mm.
paletti-log-missed = { $player } has put the { $column } down, but it does not stand as it should.
paletti-log-lifted-off = { $player }’s { $plateau } does not lie well and is lifted off again.

# The end
paletti-end-collapse = The palace collapsed under { $player }’s hand.
paletti-end-stuck = Nobody could build any more.
paletti-end-held = { $player } held the seal.
paletti-end-shown = The seal shows { $player }’s colour.
paletti-account-column = { $column }, { $plateau }

# The board in words
paletti-board-level = { $level } ({ $columns ->
    [one] 1 column
   *[other] { $columns } columns
})
paletti-board-empty = empty
paletti-board-topmost = topmost
paletti-board-scoring = counts
paletti-board-covered = covered
paletti-board-blocked = blocked
paletti-board-out = Out of the game
paletti-board-box = In the box
paletti-board-neutral = Neutral
paletti-board-seal = holds the seal
paletti-board-shown = is shown on the seal
paletti-board-above = Seen from above, { $level }; a step is { $step } mm, 0 is the middle
paletti-board-carries = carries { $load } mN

# What an edition may correct
paletti-edition-quiet-rounds = So many rounds without any change end the game: 1 to 3.
paletti-edition-attempt = Seconds of moving time that an attempt may take: 30 to 120.
paletti-edition-help-after = After so many failures in a row with a piece of the setup the game stands it: 1 to 6.
paletti-edition-collapse = When it is a collapse: a plateau has sunk by more than so many millimetres (3 to 30) or tilts by more than so many degrees (3 to 30), or so many columns besides the moved one have fallen (2 to 6).

# Why not
paletti-why-gone = The { $column } no longer stands in the palace.
paletti-why-top = That column stands on the { $level } already: it cannot go higher now.
paletti-why-blocked = The { $column } is blocked: after an attempt that was broken off, the column may not be chosen again.
paletti-why-owner = That column belongs to { $player }.
