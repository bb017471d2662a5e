"""Bots against bots: tournaments with numbers that can be trusted.

    plan        who plays whom, on which deals, from which seats
    deal        what "the same deal" means when nothing is shuffled beforehand
    task        one game of a plan, the unit of work, and its result
    workers     runs tasks in this process, on a pool of processes or on Ray
    folder      the results on disk: append-only, resumable
    intervals   confidence intervals of rates and means
    standings   win rates, margins and ratings from results
    show        the same as text, and progress
    plots       the same as plots
    run         all of it in order

The user's side is docs/arena.md.
"""
