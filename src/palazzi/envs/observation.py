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
from typing import Any, Final, NamedTuple

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


class SlotRow(NamedTuple):
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
    def rows(self) -> list[SlotRow]:
        """What the slots mean, in their order."""
        table = self.table
        return [
            SlotRow(table.first(b.name), b.size, b.name, b.words, b.seats) for b in table.blocks
        ]

    def write(self, state: State, seat: int) -> Numbers:
        """The position as the seat may know it."""
        features = self._features
        features.clear()
        state.features_into(seat, features)
        size = int(features.size)
        ids: Any = features.ids  # vecs are buffers, though their types do not say so
        numbers: Any = features.values
        slots = np.frombuffer(ids, np.int64, size)
        values = np.frombuffer(numbers, np.int64, size)
        # A slot may be written several times, and then holds the sum.
        return np.bincount(slots, values, self.size).astype(np.int16)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that the seat may take now; none unless it has to act."""
        mask = np.zeros(self.actions, np.int8)
        if state.actor == seat:
            mask[state.legal()] = 1
        return mask


def known(game: Game, state: State, seat: int) -> dict[str, object]:
    """The seat's Knowledge without what is printed on the pieces, which never changes."""
    knowledge = {**game.knowledge(state, seat)}
    for field in game.edition_fields:
        del knowledge[field]
    return knowledge


class Past:
    """What a seat has decided so far: a chain of all that it knew each time, and what it did.

    It grows with every decision and is asked for seldom, so it is written down only then.
    """

    __slots__ = ("_action", "_before", "_digest", "_game", "_state")

    def __init__(self, digest: str = "") -> None:
        """By its digest; empty for a seat that has not decided anything."""
        self._digest: str | None = digest
        self._before: Past | None = None
        self._game: Game | None = None
        self._state: State | None = None
        self._action = 0

    def then(self, game: Game, state: State, action: int) -> Past:
        """After one more decision, in a position whose actor the seat is."""
        after = Past()
        after._digest, after._before, after._game = None, self, game
        after._state, after._action = state.clone(), action
        return after

    @property
    def digest(self) -> str:
        """Equal for equal pasts."""
        chain: list[Past] = []
        link: Past = self
        while link._digest is None:
            chain.append(link)
            assert link._before is not None
            link = link._before
        digest = link._digest
        for link in reversed(chain):
            game, state = link._game, link._state
            assert game is not None
            assert state is not None
            knew = canonical(known(game, state, int(state.actor)))
            digest = hashlib.sha256(f"{digest}\n{knew}\n{link._action}".encode()).hexdigest()
            link._digest, link._before, link._game, link._state = digest, None, None, None
        return digest


def imagined(pasts: Sequence[Past], seat: int) -> list[Past]:
    """The pasts in a world that a seat makes up: its own, and for the others what it cannot know.

    Theirs follow from its own, so they are alike in all worlds that it makes up in one position.
    """
    told = f"imagined by {seat}\n{pasts[seat].digest}"
    other = Past(hashlib.sha256(told.encode()).hexdigest())
    return [past if number == seat else other for number, past in enumerate(pasts)]


def information_state(game: Game, state: State, seat: int, past: Past) -> str:
    """All that the seat knows, as text."""
    return f"{canonical(known(game, state, seat))}\n{past.digest}"
