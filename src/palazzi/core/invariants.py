"""What must hold in every position of every game. Used by the conformance suite and ``simulate
--check``.

Each broken invariant is one sentence; a game adds its own through ``State.audit``.
"""

from __future__ import annotations

from collections.abc import Iterator

from palazzi.core.game import Game
from palazzi.core.state import CHANCE, OVER, State


def violations(game: Game, state: State, pieces: dict[str, int]) -> Iterator[str]:
    """Whatever is wrong with the position; ``pieces`` is the census of the game's first one."""
    legal = state.legal()
    if state.actor == OVER:
        if legal or state.outcome() is None:
            yield "a finished game must offer nothing and have an outcome"
    elif not legal:
        yield "nobody has a legal action, yet the game is not over"
    if legal != sorted(set(legal)):
        yield f"legal actions are not ascending: {legal}"
    if legal and not 0 <= legal[0] <= legal[-1] < len(game.actions):
        yield f"a legal action is outside the table: {legal}"
    if (state.actor == CHANCE) != bool(state.chance()):
        yield "draws are offered exactly when chance has to act"
    if any(weight <= 0 for _, weight in state.chance()):
        yield f"a draw without weight: {state.chance()}"
    if not (state.actor in (CHANCE, OVER) or 0 <= state.actor < state.players):
        yield f"nobody is seat {state.actor}"
    counted = state.census()
    if counted != pieces:
        lost = {name: (pieces.get(name), n) for name, n in counted.items() if n != pieces.get(name)}
        yield f"pieces were lost or made (before, now): {lost}"
    yield from state.audit()


def outcome_violations(state: State) -> Iterator[str]:
    """Whatever is wrong with how a finished game explains itself."""
    outcome = state.outcome()
    if outcome is None:
        yield "a finished game has no outcome"
        return
    for seat, lines in enumerate(outcome.accounts):
        if sum(line.points for line in lines) != outcome.scores[seat]:
            yield f"the account of seat {seat} does not add up to {outcome.scores[seat]}"
    if list(outcome.scores) != state.scores():
        yield "outcome and scores disagree"
    if not outcome.winners or any(outcome.ranks[seat] != 1 for seat in outcome.winners):
        yield "somebody must win, and winners have rank 1"
    if {s for s, rank in enumerate(outcome.ranks) if rank == 1} != set(outcome.winners):
        yield "everybody of rank 1 wins"
    if not outcome.rule or not outcome.reason["key"]:
        yield "the outcome must say why the game ended"
