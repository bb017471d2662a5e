"""Where a loss comes from: the points of each source at the end, after the one and the other move.

Both moves are played to the end of the game from the same worlds with the same draws, everybody
taking what looks best at first sight; what the final accounts then differ by is averaged. A search
sees further than that, so the sources it cannot see are named as such (``OTHER``): all of them
together are the loss in points that the search found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypedDict

from palazzi.bots.moves import Moves
from palazzi.core.dealer import SeededDealer
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State

OTHER: Final = "other"
TOLD: Final = 3
"""How many sources are named; the smaller ones are among the others."""
LEAST: Final = 0.25
"""Points below which a source is not worth naming."""
BEAM: Final = 4
"""Of the moves that are played on with: narrow, for there are many."""


class SourceShare(TypedDict):
    """A source of points, and how many of them were lost there; fewer than 0 if some were won."""

    source: str
    """The key of its lines in final accounts, such as ``firenze-account-balconies``."""
    points: float


def shares(
    worlds: Sequence[State],
    better: list[int],
    worse: list[int],
    seat: int,
    loss: float,
    seed: int,
) -> list[SourceShare]:
    """The largest sources of a loss, and what is left of it; they add up to ``loss``."""
    lost: Counter[str] = Counter()
    for number, world in enumerate(worlds):
        for actions, sign in ((better, 1), (worse, -1)):
            for source, points in _account(world, actions, seat, Rng(seed, number)).items():
                lost[source] += sign * points
    found = {source: points / len(worlds) for source, points in lost.items()}
    largest = sorted(found, key=lambda source: (-abs(found[source]), source))[:TOLD]
    named: list[SourceShare] = [
        {"source": source, "points": found[source]}
        for source in largest
        if abs(found[source]) >= LEAST
    ]
    rest = loss - sum(one["points"] for one in named)
    return [*named, {"source": OTHER, "points": rest}]


def _account(world: State, actions: Sequence[int], seat: int, rng: Rng) -> Counter[str]:
    """The seat's points by source, if the game goes on like this."""
    state, finder, dealer = world.clone(), Moves(), SeededDealer(rng)
    for action in actions:
        state.step(action)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.step(dealer.draw(state))
        else:
            state = finder.find(state, BEAM, 1)[0].state
    outcome = state.outcome()
    assert outcome is not None
    account: Counter[str] = Counter()
    for line in outcome.accounts[seat]:
        account[line.what["key"]] += line.points
    return account
