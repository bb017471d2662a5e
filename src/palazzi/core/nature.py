"""Nature in a physical game: somebody has to carry a move out, and what came of it is recorded.

A position that is ``physical`` waits for one move: for what happened on the way (a bystander falls)
and then for its outcome, as actions of nature, the last with its recording. Real worlds are in the
games; here is one without physics, which draws what happens by the game's weights. It is as good as
any for the rules, and quick: random games and the conformance suite use it.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from palazzi.core.dealer import SeededDealer
from palazzi.core.errors import BadGesture
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.view import Knowledge

Happening = tuple[int, str]
"""An action of nature and the recording that belongs to it, or an empty one."""


class Movement(Protocol):
    """One move while it is carried out, tick by tick, for those who watch or whose hand it is."""

    @property
    def tick_ms(self) -> int:
        """How long a tick is in the world."""
        ...

    @property
    def done(self) -> bool:
        """Whether ``happened`` may be asked."""
        ...

    @property
    def waits(self) -> bool:
        """Whether nothing moves until a hand does: then nobody has to advance."""
        ...

    def feed(self, data: bytes) -> None:
        """What a hand has done, as the game's gestures are written.

        Samples that come late are moved to now, with all that follow. BadGesture if they cannot be.
        """
        ...

    def end(self) -> None:
        """Nothing more will come from the hand: what there is counts."""
        ...

    def advance(self) -> bytes:
        """Let a tick pass; the frame to show, or nothing if nobody could see a difference.

        BadGesture if a sample that was due does not fit the world as it is now: it is dropped, and
        no time has passed.
        """
        ...

    def snapshot(self) -> bytes:
        """A frame with every piece as it is now."""
        ...

    def happened(self) -> list[Happening]:
        """What came of it, in order."""
        ...


class Nature(Protocol):
    """Carries physical moves out."""

    def begin(self, state: State, hand: str) -> Movement:
        """Start the move that is due; the state is left alone.

        ``hand`` names the bot whose hand moves; empty for a person's.
        """
        ...


class Showpiece(NamedTuple):
    """What was built in a game: everybody may see it, long after."""

    rank: int
    """The greater, the better: in the game's own measure."""
    picture: dict[str, object]
    """What a face draws it from, as plain data."""


class Player(Protocol):
    """A bot that a game brings itself; the same as ``bots.bot.Bot``."""

    def choose(self, knowledge: Knowledge) -> int:
        """A legal action for the actor, whose knowledge it is."""
        ...


def happen(nature: Nature, state: State, hand: str, gesture: bytes = b"") -> list[Happening]:
    """The move that is due, from its beginning to its end.

    ``gesture`` is the whole of what a free hand does; without one it touches nothing.
    """
    motion = nature.begin(state, hand)
    if gesture:
        motion.feed(gesture)
    motion.end()
    while not motion.done:
        motion.advance()
    return motion.happened()


class Instant:
    """A motion of which there is nothing to see: it is over when it begins."""

    tick_ms = 16
    done = True
    waits = False

    def __init__(self, happened: list[Happening]) -> None:
        self._happened = happened

    def feed(self, data: bytes) -> None:
        del data
        raise BadGesture("The move is over; nothing can be moved any more.")

    def end(self) -> None:
        pass

    def advance(self) -> bytes:
        return b""

    def snapshot(self) -> bytes:
        return b""

    def happened(self) -> list[Happening]:
        return self._happened


class ScriptedNature:
    """A world without physics: outcomes by weight."""

    def __init__(self, rng: Rng) -> None:
        self._dealer = SeededDealer(rng)

    def begin(self, state: State, hand: str) -> Movement:
        del hand
        after = state.clone()
        happened: list[Happening] = []
        while after.physical():
            action = self._dealer.draw(after)
            after.step(action)
            happened.append((action, ""))
        return Instant(happened)
