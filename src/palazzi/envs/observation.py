"""What a seat is told of a position, as a documented vector: ``palazzo-obs@1`` and so on.

An observation is the game's features (``games/<game>/features.py``) written densely: one whole
number per slot, from what the seat may know alone, seats counted clockwise from the one that looks.
Its version follows that of the features. ``Observation.rows`` says what each slot means.

An *information state* is more: all that a seat knows if it forgets nothing. As text it is the
seat's Knowledge and a digest of its own earlier decisions (what it knew, and what it did), so it
has perfect recall. It is the same in all worlds that the seat cannot tell apart.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palazzi.core.errors import BadOption
from palazzi.core.features import Features
from palazzi.core.game import Game
from palazzi.core.state import State
from palazzi.core.view import canonical

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
"""No slot of any game holds a number beyond these (``tests/conformance/test_features.py``)."""

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Row(NamedTuple):
    """Slots that say the same of different things, in a row."""

    first: int
    size: int
    name: str
    words: str
    seats: bool
    """Whether the row is repeated for each of four seats, clockwise from the one that looks."""


class Observation:
    """Writes positions of one game as vectors, and legal actions as masks."""

    def __init__(self, game: Game) -> None:
        if game.features is None:
            raise BadOption(
                f"{game.id} declares no features, so it has no observation; "
                "give it a features.py as the other games have."
            )
        self.table = game.features
        self.version = game.features.version.replace("-features@", "-obs@")
        self.size = game.features.size
        self.actions = len(game.actions)
        self._features = Features()

    @property
    def rows(self) -> list[Row]:
        """What the slots mean, in their order."""
        table = self.table
        return [
            Row(table.first(b.name), b.size, b.name, b.words, b.seats) for b in table.blocks
        ]

    def write(self, state: State, seat: int) -> Numbers:
        """The position as the seat may know it."""
        features = self._features
        features.clear()
        state.features_into(seat, features)
        size = int(features.size)
        slots = np.frombuffer(features.ids, np.int64, size)
        values = np.frombuffer(features.values, np.int64, size)
        # A slot may be written several times, and then holds the sum.
        return np.bincount(slots, values, self.size).astype(np.int16)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that the seat may take now; none unless it has to act."""
        mask = np.zeros(self.actions, np.int8)
        if state.actor == seat:
            mask[state.legal()] = 1
        return mask


FORGOTTEN: Final = ""
"""The past of a seat that has not decided anything yet."""


def remember(past: str, game: Game, state: State, action: int) -> str:
    """The actor's past after this decision: a digest of all it knew and did."""
    knew = canonical(game.knowledge(state, int(state.actor)))
    return hashlib.sha256(f"{past}\n{knew}\n{action}".encode()).hexdigest()


def imagined(pasts: Sequence[str], seat: int) -> list[str]:
    """The pasts in a world that a seat makes up: its own, and for the others what it cannot know.

    Theirs follow from its own, so they are alike in all worlds that it makes up in one position.
    """
    digest = hashlib.sha256(f"imagined by {seat}\n{pasts[seat]}".encode()).hexdigest()
    return [past if other == seat else digest for other, past in enumerate(pasts)]


def information_state(game: Game, state: State, seat: int, past: str) -> str:
    """All that the seat knows, as text."""
    return f"{canonical(game.knowledge(state, seat))}\n{past}"
