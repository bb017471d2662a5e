"""The private draft of the seat that has to act: its steps since the last barrier.

The barrier is where the seat's own decisions in a row end: another seat, a draw or the end comes
next. Up to there nothing the seat does tells it anything new (a test holds every game to that), so
a draft can be undone without having peeked. A draft lives in memory only and is no part of the log:
losing it costs a few clicks, never a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from palazzi.core.errors import Illegal, NotYourTurn, WrongState
from palazzi.core.game import Game
from palazzi.core.state import State


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a submission led to; the same again for the same ``client_id``."""

    seq: int
    """The last event of the log that it led to (or, for a draft, stands on)."""
    committed: bool
    step: int
    """How many steps the draft has now."""


@dataclass
class Draft:
    """Steps on top of a committed position, which is never touched."""

    seat: int
    base: State
    steps: tuple[int, ...] = ()
    state: State = field(init=False)
    answers: dict[str, Receipt] = field(default_factory=dict)
    """Drafting requests already carried out, by client_id."""

    def __post_init__(self) -> None:
        self.state = self.base
        self.keep(len(self.steps))

    def after(self, game: Game, actions: Sequence[int]) -> State:
        """The position after these further actions; the draft stays as it is.

        Illegal, or NotYourTurn for actions beyond the barrier.
        """
        state = self.state.clone()
        for action in actions:
            if state.actor != self.seat:
                raise NotYourTurn(self.seat, state.actor)
            try:
                state.apply(action)
            except Illegal as error:
                raise Illegal(action, error.rule, f"'{game.text(action)}'") from None
        return state

    def add(self, actions: Sequence[int], state: State) -> None:
        """Take over what ``after`` gave."""
        self.steps = (*self.steps, *actions)
        self.state = state

    def drop(self, game: Game, number: int) -> None:
        """Take one step out, counted from 0, and take the later ones again as far as they fit.

        One fits if it is legal and about the same parts of the board as before, and stays short of
        the barrier. From the first that does not, all are dropped. WrongState without such a step.
        """
        if not 0 <= number < len(self.steps):
            raise WrongState(f"The draft has {len(self.steps)} steps; there is no step {number}.")
        then, now = self.base.clone(), self.base.clone()
        kept: list[int] = []
        for at, action in enumerate(self.steps):
            if at != number:
                if not now.allows(action) or game.parts(now, action) != game.parts(then, action):
                    break
                after = now.clone()
                after.step(action)
                if after.actor != self.seat:
                    break
                now = after
                kept.append(action)
            then.step(action)
        self.steps, self.state = tuple(kept), now

    def keep(self, number: int) -> None:
        """Drop all but the first steps; WrongState if there are fewer."""
        if not 0 <= number <= len(self.steps):
            raise WrongState(f"The draft has {len(self.steps)} steps; it cannot go to {number}.")
        if number < len(self.steps):
            self.state = self.base.clone()
            for action in self.steps[:number]:
                self.state.step(action)
        self.steps = self.steps[:number]
