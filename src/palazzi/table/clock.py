"""Time at a table: none, so long for every move, or a bank with an increment.

Only the seat that has to act uses time, and only while a human decides for it. Running out never
ends a game: it is noted, and the others choose. A question to a bystander (an objection) may have a
short time of its own; who lets it pass has answered by silence. All times are milliseconds and are
passed in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from palazzi.core.errors import BadClock

DAY: Final = 86_400_000
LONGEST: Final = 365 * DAY
HOUR: Final = 3_600_000
LIVE_ANSWER: Final = 30_000
"""For a question to a bystander, where people sit together."""

ClockKind = Literal["none", "move", "bank"]


@dataclass(frozen=True, slots=True)
class ClockRules:
    """``none``; ``move``: ``allowance`` for each move; ``bank``: ``allowance`` + ``increment``."""

    kind: ClockKind = "none"
    allowance: int = 0
    increment: int = 0
    answer: int = 0
    """For a question to a bystander while other people wait; 0: no time of its own."""

    @classmethod
    def days(cls, days: int) -> ClockRules:
        """A number of days per move."""
        return cls("move", days * DAY)

    def to_json(self) -> dict[str, str | int]:
        """Plain data; ``read_clock`` reads it back."""
        return {
            "kind": self.kind,
            "allowance": self.allowance,
            "increment": self.increment,
            "answer": self.answer,
        }


def usual_answer(kind: ClockKind, allowance: int) -> int:
    """The answering time of a table that names none: short where people sit together.

    Where a move may take hours, nobody waits for an answer.
    """
    return 0 if kind == "move" and allowance > HOUR else LIVE_ANSWER


def read_clock(data: Mapping[str, object]) -> ClockRules:
    """A time control from plain data; BadClock if it cannot be."""
    foreign = sorted(data.keys() - {"kind", "allowance", "increment", "answer"})
    if foreign:
        raise BadClock(
            f"A clock has no '{foreign[0]}'; it has kind, allowance, increment and answer."
        )
    kind = data.get("kind", "none")
    allowance, increment = data.get("allowance", 0), data.get("increment", 0)
    answer = data.get("answer", 0)
    if kind != "none" and kind != "move" and kind != "bank":
        raise BadClock(f"A clock is none, move or bank, not '{kind}'.")
    if type(allowance) is not int or type(increment) is not int or type(answer) is not int:
        raise BadClock("Allowance, increment and answer of a clock are whole milliseconds.")
    if not all(0 <= time <= LONGEST for time in (allowance, increment, answer)):
        raise BadClock(f"Times of a clock go from 0 to {LONGEST} milliseconds.")
    if kind == "none":
        return ClockRules(answer=answer)
    if allowance == 0:
        raise BadClock(f"A clock of kind {kind} needs an allowance above 0.")
    return ClockRules(kind, allowance, increment if kind == "bank" else 0, answer)


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock at one moment: what each seat has left, and whose time runs since when."""

    rules: ClockRules
    left: tuple[int, ...]
    running: int | None = None
    since: int = 0
    asked: bool = False
    """Whether the running seat is a bystander who has the short time for an answer."""

    @classmethod
    def new(cls, rules: ClockRules, players: int) -> Clock:
        """Full, and standing."""
        return cls(rules, (rules.allowance,) * players)

    def start(self, seat: int, now: int, asked: bool = False) -> Clock:
        """The seat's time runs from now on; ``asked``: it only has to answer a question."""
        asked = asked and self.rules.answer > 0
        if self.rules.kind == "none" and not asked:
            return self
        left = self.left
        if self.rules.kind == "move":
            left = _with(left, seat, self.rules.allowance)
        return replace(self, left=left, running=seat, since=now, asked=asked)

    def stop(self, now: int, moved: bool) -> Clock:
        """Nobody's time runs; the seat that has moved gets the increment."""
        if self.running is None:
            return self
        rest = max(0, self.left[self.running] - (now - self.since))
        if moved:
            rest += self.rules.increment
        left = _with(self.left, self.running, rest)
        return replace(self, left=left, running=None, since=0, asked=False)

    def deadline(self, answering: bool = False) -> int | None:
        """When the running seat's time is up; None if nobody's runs.

        ``answering``: it has begun to answer, and no longer has to hurry.
        """
        if self.running is None:
            return None
        times = [] if self.rules.kind == "none" else [self.left[self.running]]
        if self.asked and not answering:
            times.append(self.rules.answer)
        return self.since + min(times) if times else None

    def to_json(self) -> dict[str, object]:
        """For a frame: the rules, what is left, and whose time runs since when."""
        return {
            **self.rules.to_json(),
            "left": list(self.left),
            "running": self.running,
            "since": self.since,
            "asked": self.asked,
            "deadline": self.deadline(),
        }


def _with(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
