"""Every error a caller of Palazzi can meet, and whose fault it was.

PalazziError
├── Malformed            what was sent cannot be read at all
│   ├── BadAction        … as an action (misspelt, or no such id)
│   ├── BadRecord        … as a record; carries the line
│   ├── BadRecording     … as the recording of a physical move, or it does not fit what happened
│   ├── BadGesture       … as a hand's gesture in a physical world
│   ├── BadEdition       … as an edition file
│   ├── BadOption        … as a table option or a number of players
│   ├── BadBot           … as the name of a bot
│   ├── BadSeat          … as a seat, a player's name, a nonce or a commitment to one
│   ├── BadClock         … as the time control of a table
│   ├── BadResults       … as an arena's results, or not as those of this plan
│   ├── BadNet           … as the weights of a net, or not as those of this game
│   ├── BadBackup        … as a backup of ours: it is something else, or damaged
│   └── BadLog           … as a table's log, or as the next event of it
├── Illegal              well-formed, but a rule forbids it now; carries the rule id
├── NotYourTurn          legal perhaps, but another seat has to act
├── Stale                meant for a position that has passed
├── WrongState           the table is in no state for it (not started, over, nothing to undo, …)
│   ├── TableFull        … because no seat is free
│   └── NameTaken        … because somebody there has a name that looks the same
├── Forbidden            only somebody else may do that (the host, the others, the human)
├── Unavailable          needs something that this machine lacks or cannot reach
├── Unproven             a finished game whose deals do not fit what was promised
└── Unknown              names something we do not have
    ├── UnknownGame
    └── UnknownVersion

``str(error)`` is one sentence for a person, and says what to do where something can be done. A
server maps the class to a reply; the command line prints the sentence and exits with 2. Anything
that is not a PalazziError is our own bug.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Self

from palazzi.core.messages import Argument, Message, say


class PalazziError(Exception):
    """Base of everything that is somebody's fault other than ours."""

    said: Message | None = None
    """The same as data, where a face can say it in another language."""

    def told(self, key: str, **args: Argument) -> Self:
        """Give it a message; ``str(error)`` stays as it is."""
        self.said = say(key, **args)
        return self


class Malformed(PalazziError):
    """What was sent cannot be read."""


class BadAction(Malformed):
    """A text or number that names no action of the game."""


class BadRecord(Malformed):
    """A record that cannot be read or does not fit its game."""

    def __init__(self, sentence: str, line: int | None = None, why: Message | None = None) -> None:
        """With the line, ``why`` is the sentence as data."""
        super().__init__(sentence if line is None else f"Line {line} of the record: {sentence}")
        self.line = line
        if line is not None:
            self.told("error-record-line", line=line, why=why or say("error-record-unfit"))


class BadRecording(Malformed):
    """The recording of a physical move that cannot be read or does not fit what happened."""


class BadGesture(Malformed):
    """A stream of a hand's movements that no hand can make."""

    said = say("error-gesture")


class BadEdition(Malformed):
    """An edition file with unknown tables or values out of range."""


class BadOption(Malformed):
    """A table option, or a number of players, that the game does not have."""


class BadBot(Malformed):
    """A bot name that cannot be read."""


class BadSeat(Malformed):
    """A seat number, a player's name, a nonce or a commitment that cannot be."""


class BadClock(Malformed):
    """A time control that cannot be."""


class BadResults(Malformed):
    """A folder that does not hold the results of this arena."""


class BadNet(Malformed):
    """A file that does not hold a net, or one for something else."""


class BadBackup(Malformed):
    """A file that is no backup, or one that is not as it was written."""


class BadLog(Malformed):
    """A table's log that cannot be read, or an event that does not follow on it."""


class Illegal(PalazziError):
    """The action exists but may not be taken now; ``rule`` is the clause that forbids it."""

    def __init__(self, action: int, rule: str, what: str = "") -> None:
        super().__init__(f"{what or f'Action {action}'} is not legal here (rule {rule}).")
        self.action = action
        self.rule = rule
        self.told("error-illegal", rule=rule)


class NotYourTurn(PalazziError):
    """Another seat has to act."""

    def __init__(self, seat: int, actor: int) -> None:
        waiting = f"seat {actor} has to act" if actor >= 0 else "no player has to act"
        super().__init__(f"It is not the turn of seat {seat}: {waiting}.")
        self.seat = seat
        self.actor = actor
        self.told("error-not-your-turn")


class Stale(PalazziError):
    """The position the action was meant for has passed."""

    def __init__(self, expected: int, current: int) -> None:
        super().__init__(
            f"This was meant for step {expected}, but the game is at step {current}; look again."
        )
        self.expected = expected
        self.current = current
        self.told("error-stale")


class WrongState(PalazziError):
    """The table is in no state for what was asked; the sentence says in which it is."""


class TableFull(WrongState):
    """No seat is free."""


class NameTaken(WrongState):
    """Somebody at the table has a name that looks the same."""


class Forbidden(PalazziError):
    """The one who asks may not do that; the sentence says who may."""


class Unavailable(PalazziError):
    """A package or a machine that is not there; the sentence says how to get it."""


class Unproven(PalazziError):
    """A finished game whose actions or draws do not fit its secret, nonces and commitment."""


class Unknown(PalazziError):
    """Names something that does not exist here."""


class UnknownGame(Unknown):
    """No game of that id."""


class UnknownVersion(Unknown):
    """The game exists, the ruleset version does not."""


LONGEST_WORD = 100
"""What is longer is no misspelt name, and comparing it would take long."""


def closest(word: str, known: Iterable[str]) -> str | None:
    """What was meant by a misspelt word, if anything is near."""
    if len(word) > LONGEST_WORD:
        return None
    found = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return found[0] if found else None


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word: ``; did you mean …?`` or nothing."""
    found = closest(word, known)
    return "" if found is None else f"; did you mean '{found}'?"
