"""Recordings of moves that no world has carried out: exact, whole, and quick to make."""

from __future__ import annotations

from dataclasses import replace

from palazzi.core.nature import Happening, ScriptedNature, happen
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.games.paletti.actions import ACTIONS
from palazzi.games.paletti.recording import OUTCOMES, attempt_of
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.view import exact
from palazzi.games.paletti.world import geometry
from palazzi.games.paletti.world.move import Move, Reason
from palazzi.games.paletti.world.poses import FrameWriter, scene_of
from palazzi.testing import random_record
from tests.rules.paletti.table import PALETTI

HALTS = {"resisted": Reason.RESISTED, "swayed": Reason.SWAYED, "missed": Reason.NOT_STANDING}


def filmed(state: State, text: str, **changed: object) -> Move:
    """What a camera would have seen of this outcome; with some of its facts changed."""
    assert isinstance(state, Paletti)
    after = state.clone()
    after.step(ACTIONS.parse(text))
    attempt = attempt_of(state)
    scene = scene_of(exact(after))
    move = Move(
        attempt=attempt,
        body=attempt.allowed[0] if attempt.allowed else -1,
        verdict=OUTCOMES[text][0],
        reason=HALTS.get(text, Reason.NONE),
        fallen=tuple(column for column in range(20) if state.fallen >> column & 1),
        gone=text in ("lost", "out"),
        level=-1,
        covers=0,
        levels=geometry.levels(scene),
        covered=0,
        loads=tuple(range(20)),
        strongest=700,
        ticks=125,
        poses=exact(after),
        gesture=b"",
        frames=FrameWriter().frame(0, scene),
    )
    return replace(move, **changed).signed()  # type: ignore[arg-type]


class Studio:
    """A world without physics that hands out recordings all the same."""

    def __init__(self, seed: int) -> None:
        self._nature = ScriptedNature(Rng(seed, 5))

    def happen(self, state: State) -> list[Happening]:
        """What happens, the outcome with its recording."""
        *fell, (outcome, _) = happen(self._nature, state, "")
        after = state.clone()
        for action, _ in fell:
            after.step(action)
        return [*fell, (outcome, filmed(after, PALETTI.text(outcome)).to_text())]


def filmed_game(players: int, seed: int, variant: int = 0) -> tuple[Record, State]:
    """A random game with every move recorded, and its last position as it was live."""
    options = PALETTI.variants[variant]
    record = random_record(PALETTI, players, seed, options)
    record.entries.clear()
    state, studio, rng = PALETTI.new(players, options), Studio(seed), Rng(seed)
    while state.actor != OVER:
        if state.physical():
            for action, recording in studio.happen(state):
                record.add(CHANCE, PALETTI.text(action), recording)
                state.apply(action, recording)
            continue
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        record.add(int(state.actor), PALETTI.text(action))
        state.apply(action)
    return record, state
