"""The coach: every decision of a seat judged by what that seat knew, and why.

    own_moves.py   the seat's whole moves of a record, and the positions they were made in
    duel.py        two moves played on from the same worlds with the same draws
    assessment.py  what a decision is worth: the move made, its rivals, the loss, a grade
    sources.py     where the loss comes from: expected final points by source
    review.py      a whole game, decision by decision, as it is found
    words.py       an assessment in sentences

An assessment is made from a Knowledge and a seed alone, so it is byte for byte the same in all
worlds that the seat could not tell apart; only ``as_it_lay`` looks at the true position. Nothing
here reads a clock: effort is counted in iterations, so every machine finds the same.
"""
