"""Every game, number of players and variant, as the suites of the interfaces meet them."""

from __future__ import annotations

import palazzi
from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from tests.conformance.case import ALL, Case, every, spread

CASES = [case for name in palazzi.game_ids() for case in every(palazzi.game(name))]
SPREAD = [case for name in palazzi.game_ids() for case in spread(palazzi.game(name))]
"""Every number of players and every variant, but each with each only in the trial."""
LONG = 1500
"""Decisions of a random game, each counted once per seat: beyond, only the trial plays it out."""


def is_short(case: Case) -> bool:
    """Whether suites that look at every position for every seat may play it to its end."""
    runner = Playout(Rng(0))
    runner.run(case.new(), case.game.longest(case.players))
    return ALL or int(runner.decisions) * case.players <= LONG


SHORT = [case for case in SPREAD if is_short(case)]
