"""Bots against bots: tournaments whose numbers can be trusted.

    plan        who plays whom, on which deals, from which seats
    deal        what "the same deal" means when nothing is shuffled beforehand
    task        one game of a plan, the unit of work, and its result
    workers     runs tasks here, on a pool of processes or on Ray
    folder      the results on disk: append-only, resumable
    intervals   how sure a rate or a mean is
    standings   win rates, margins and ratings from results
    show        the same for people, and progress
    plots       the same as pictures
    run         all of it in order

The user's side is docs/arena.md.
"""
