# mypyc: compiled
"""The State that every game derives from: the contract that loops and search are compiled against.

A game subclasses State once, as a ``@final`` native class holding integers and ``vec`` only (and
the list of its ruleset's phases): no random generator, clock, closure or deck order. What may be
done, and what it does, is asked of the phase that is on: dispatch is this file's ``phases[phase]``.
Two kinds of callers use a State:

* compiled loops (playout, search, look-ahead) use ``legal_into``, ``chance_into``, ``step``,
  ``clone`` and ``evaluate``: no checks, no allocation, buffers brought by the caller;
* everybody else uses ``legal``, ``chance``, ``apply``, ``scores``, ``outcome``, ``to_json``: plain
  Python values, every action checked.

What never belongs here: anything that knows a particular game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.errors import BadRecording, Illegal
from palazzi.core.features import Features
from palazzi.core.outcome import Outcome

if TYPE_CHECKING:
    from palazzi.core.phase import Phases

CHANCE: Final = -1
"""The actor while a draw is due: nature, with weights."""
OVER: Final = -2
"""The actor once the game has ended."""

FREE: Final[i64] = -1
"""Of ``forced``: there is a choice, or a draw is due, or the game is over."""
ENDS: Final[i64] = -2
"""Of ``forced``: nothing is left to choose, and the phase ends by itself."""

MOST_CHOICES: Final = 4096
"""No decision of any game offers more; buffers of this size always suffice."""


def buffer() -> vec[i64]:
    """Room for the choices of one decision."""
    return vec[i64]([0] * MOST_CHOICES)


# `legal`, `chance` and `apply` fill these and copy out before they return. So positions may share
# them, threads may not: whoever wants to play on several cores uses processes.
_ids: vec[i64] = buffer()
_weights: vec[i64] = buffer()
_forced: Final = buffer()
"""What ``forced`` looks at; nobody reads it afterwards."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position of some game. ``actor`` is a seat 0 … n-1, CHANCE or OVER."""

    players: i64
    actor: i64
    phase: i64
    phases: Phases
    """Those of the ruleset version that is played; shared by all its positions."""

    def __init__(self, players: i64, phases: Phases) -> None:
        self.players = players
        self.actor = CHANCE
        self.phase = 0
        self.phases = phases

    # ---- for compiled loops: unchecked, without allocation

    def legal_into(self, out: vec[i64]) -> i64:
        """Write the actor's legal ids, ascending, into ``out``; return how many."""
        return self.phases[self.phase].offers_into(self, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the possible draws, ascending, and their weights; return how many."""
        return self.phases[self.phase].draws_into(self, out, weights)

    def step(self, action: i64) -> None:
        """Carry out a legal action, and what follows from it without a choice.

        Anything else is undefined: callers who doubt use ``apply``.
        """
        while action != FREE:
            take(self, action)
            action = forced(self)

    def phase_named(self, name: str) -> i64:
        """The number of a phase."""
        number: i64 = 0
        while self.phases[number].name != name:
            number += 1
        return number

    def enter(self, phase: i64) -> None:
        """Another phase begins."""
        self.phase = phase
        self.phases[phase].begins(self)

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """What bots believe the seat's final score to be, from everything in this state."""
        raise NotImplementedError

    def features_into(self, seat: i64, out: Features) -> None:
        """Add what the seat may know of this position to ``out``, as the game's table has it.

        Only for games that have one (``Game.features``).
        """
        raise NotImplementedError

    def is_detail(self) -> bool:
        """Whether the actor decides a detail, such as what to pay with.

        Bots that plan a move follow only what looks best there, and keep their time for what
        matters.
        """
        return self.phases[self.phase].detail

    def fingerprint(self) -> i64:
        """A hash of the position, equal for equal positions, compiled or not."""
        raise NotImplementedError

    # ---- for everybody else

    def refusal(self, action: int) -> str:
        """The id of the rule that forbids this action now. Asked only for actions not legal."""
        phase = self.phases[self.phase]
        if not 0 <= action < len(phase.actions):
            return phase.rule
        return phase.due(self) if self.actor < 0 else phase.refuses(self, action)

    def scores(self) -> list[int]:
        """Points of each seat as the position stands."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Who won and why it ended; None while the game runs."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole position as plain data; the game's ``from_json`` reads it back."""
        return self.phases[self.phase].layout.to_json(self)

    def census(self) -> dict[str, int]:
        """How many pieces of each kind there are, counted over every place they can be."""
        raise NotImplementedError

    def audit(self) -> list[str]:
        """Sentences about what is wrong inside the position; a game adds what it knows."""
        return []

    def physical(self) -> bool:
        """Whether nature's next action is a physical move: carried out and recorded, not drawn.

        ``chance`` still lists what may come of it, with weights for a world without physics.
        """
        return False

    def silence(self) -> int:
        """The action that it counts as if the actor lets the table's time run out; -1 if none.

        Only for questions to bystanders, which must not hold up a game.
        """
        return -1

    def on_timeout(self) -> int:
        """The action that the rules choose once the actor's time at the table is up; -1 if none.

        Then the others say what to do about it. Unlike ``silence`` it makes nobody hurry.
        """
        return self.silence()

    def mover(self) -> int:
        """The seat whose hand makes the physical move that is due; CHANCE if nobody's does."""
        return CHANCE

    def play_back(self, action: int, recording: str) -> None:
        """Carry out a legal action with what was recorded of it.

        BadRecording, and nothing changed, if that cannot be read or does not fit.
        """
        del recording
        raise BadRecording(f"Action {action} is no physical move, so it has no recording.")

    def legal(self) -> list[int]:
        """The ids that ``apply`` takes now, ascending; at CHANCE the possible draws."""
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            n = self.chance_into(_ids, _weights)
        else:
            n = self.legal_into(_ids)
        ids: list[int] = []
        i: i64 = 0
        while i < n:
            ids.append(_ids[i])
            i += 1
        return ids

    def chance(self) -> list[tuple[int, int]]:
        """The possible draws with their weights; empty unless the actor is CHANCE."""
        if self.actor != CHANCE:
            return []
        n = self.chance_into(_ids, _weights)
        draws: list[tuple[int, int]] = []
        i: i64 = 0
        while i < n:
            draws.append((_ids[i], _weights[i]))
            i += 1
        return draws

    def allows(self, action: int) -> bool:
        """Whether the action is legal now."""
        if self.actor == OVER:
            return False
        n = self.chance_into(_ids, _weights) if self.actor == CHANCE else self.legal_into(_ids)
        i: i64 = 0
        while i < n:
            if _ids[i] == action:
                return True
            i += 1
        return False

    def apply(self, action: int, recording: str = "") -> None:
        """Carry out an action, or raise Illegal with the rule that forbids it.

        Then nothing changed. A physical move comes with its recording, which is believed once it
        is found to fit: nothing is simulated again.
        """
        if not self.allows(action):
            raise Illegal(action, self.refusal(action))
        if recording:
            self.play_back(action, recording)
        else:
            self.step(action)


def take(state: State, action: i64) -> None:
    """Carry out a legal action, or ENDS, and nothing of what follows from it."""
    phase = state.phases[state.phase]
    if action == ENDS:
        phase.ends(state)
    else:
        phase.does(state, action)


def forced(state: State) -> i64:
    """What happens next without a choice: the actor's only action, or ENDS; else FREE."""
    if state.actor < 0:
        return FREE
    phase = state.phases[state.phase]
    if phase.asked_always:
        return FREE
    n = phase.offers_into(state, _forced)
    if n > 1:
        return FREE
    return _forced[0] if n == 1 else ENDS


S = TypeVar("S", bound=State)


def course(state: S, action: int) -> Iterator[tuple[S, int]]:
    """What ``step`` does, one thing at a time, for those who tell it.

    Yields a copy of the position before each action (or ENDS), and that action; the copy is always
    the same one, and goes on.
    """
    at = cast("S", state.clone())
    while action != FREE:
        yield at, action
        take(at, action)
        action = int(forced(at))


def mix(digest: i64, value: i64) -> i64:
    """One step of the hash behind ``fingerprint`` and checksums; stays inside 64 bits."""
    folded: i64 = (value ^ (value >> 40)) & 0xFFFFFFFFFF
    return ((digest ^ folded) * 1000003 + (digest >> 20)) & 0xFFFFFFFFFF
