"""Nets from self-play: games, a fit, better games, a better fit.

    plan        what is trained: a game, who plays how many games, the shape of the net
    selfplay    games in which positions are kept: the unit of work
    samples     positions as arrays, with what became of them
    fit         a net from samples, by numpy; then in whole numbers
    folder      what is done already: a killed training goes on where it was
    run         all of it in order

The user's side is docs/bots.md. Nothing of this is needed to play.
"""
