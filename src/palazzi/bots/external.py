"""Bots in any language: a process that reads a Knowledge and a prompt and answers with an action.

``exec:COMMAND`` names one; ``text:COMMAND`` names one that is asked in words. The protocol, JSON
lines over stdin and stdout, is told in docs/external-bots.md. A process plays one seat of one game;
the end of its input is the end of the game.

Whatever the process does, ``choose`` returns a legal action in bounded time. A move that it does
not make is made at random, so that a broken bot is never rated higher than it plays, and is kept as
an Incident. Commands run with the rights of whoever names them: nothing that takes a bot's name
from the network or from a file may lead here (``make_bot`` does not).
"""

from __future__ import annotations

import json
import shlex
import shutil
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from palazzi.bots.process import LONGEST_LINE, Flooded, Late, LineProcess, ProcessEnded
from palazzi.core.errors import BadAction, BadBot
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.view import Knowledge, canonical

PREFIX: Final = "exec:"
TEXT_PREFIX: Final = "text:"
"""``text:COMMAND`` speaks no protocol: it reads a position in words and answers in words."""
INTERPRETER: Final = (sys.executable, "-m", "palazzi.research.text_seat")
"""The program that stands between such a command and the protocol."""
PROTOCOL: Final = 2
"""With 2 a question has ``knowledge``; with 1 it had a ``view`` that held the same otherwise."""
MOST_STARTS: Final = 3
"""How often a process is started in one game; after that the bot has left it."""
MOST_LATE: Final = 3
"""Moves missed in a row after which the process is taken for hanging and killed."""
MOST_OLD_LINES: Final = 100
"""Lines to earlier questions that may come before an answer; more is a flood."""
KEPT_INCIDENTS: Final = 3
"""Incidents of a game that are kept with their details; all are counted."""
GRACE: Final = 1.0
"""Seconds a process may take to go when the game is over."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Hard limits in seconds: to answer the hello, and to answer a move."""

    start: float = 10.0
    move: float = 5.0


@dataclass(frozen=True, slots=True)
class Incident:
    """A move that the bot did not make, and why.

    ``kind`` is ``start`` (did not start or answer the hello), ``late``, ``crash``, ``unreadable``,
    ``seq`` (answers another question), ``illegal``, ``flood`` or ``gone`` (starts used up).
    """

    kind: str
    detail: str


class _Missed(Exception):
    """The bot did not make its move; ``kind`` is an Incident's."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind


def is_external(name: str) -> bool:
    """Whether a bot's name is a command."""
    return name.strip().startswith((PREFIX, TEXT_PREFIX))


def command_of(name: str) -> list[str]:
    """The words of ``exec:COMMAND``; BadBot if they cannot be read or name no program.

    For ``text:COMMAND`` those of the program that speaks for it.
    """
    kind, _, command = name.strip().partition(":")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBot(f"The command of '{name}' cannot be read: {error}.") from None
    if not words:
        raise BadBot(
            f"Write the bot's command after '{kind}:', such as '{kind}:python3 my_bot.py'."
        )
    if shutil.which(words[0]) is None:
        raise BadBot(f"The bot '{name}' cannot be started: there is no program '{words[0]}' here.")
    return words if name.strip().startswith(PREFIX) else [*INTERPRETER, *words]


class ExternalBot:
    """Plays one seat of one game by asking a process. Close it, or use it as a context."""

    def __init__(self, command: Sequence[str], game: Game, rng: Rng, timing: Timing) -> None:
        self._command = command
        self._game = game
        self._rng = rng
        self._timing = timing
        self._process: LineProcess | None = None
        self._starts = 0
        self._seq = 0
        self._late = 0
        self.asked = 0
        """How many moves it had to make."""
        self.counts: Counter[str] = Counter()
        """Incidents by kind."""
        self.incidents: list[Incident] = []
        """The first ones, with details."""

    def __enter__(self) -> ExternalBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """The game is over: end the process."""
        if self._process is not None:
            self._process.close(GRACE)
            self._process = None

    def choose(self, knowledge: Knowledge) -> int:
        """The process's action if it makes a legal one in time, else any legal one."""
        # The prompt comes from a world made of the knowledge, so a process cannot be told more.
        world = self._game.resample(knowledge, self._rng)
        legal = world.legal()
        if len(legal) == 1:
            return legal[0]
        self._seq += 1
        self.asked += 1
        try:
            return self._ask(knowledge, world)
        except _Missed as missed:
            self._note(missed)
            return legal[self._rng.below(len(legal))]

    # ---- asking

    def _ask(self, knowledge: Knowledge, world: State) -> int:
        process = self._process or self._start(knowledge)
        prompt = self._game.prompt(world)
        question = {"type": "move", "seq": self._seq, "knowledge": knowledge, "prompt": prompt}
        process.send(_line(question))
        until = time.monotonic() + self._timing.move
        for _ in range(MOST_OLD_LINES):
            answer = self._answer(process, until)
            match answer:
                case {"seq": int(seq)} if seq == self._seq:
                    self._late = 0
                    return self._action(answer.get("action"), world)
                case {"seq": int(seq)} if seq < self._seq:
                    continue  # to a question whose time was over
                case {"seq": seq}:
                    raise _Missed("seq", f"answered seq {_short(seq)} instead of {self._seq}")
                case _:
                    raise _Missed("unreadable", f"an answer without seq: {_short(answer)}")
        raise self._drop("flood", f"more than {MOST_OLD_LINES} lines that answer nothing")

    def _answer(self, process: LineProcess, until: float) -> dict[str, object]:
        try:
            line = process.receive(until)
        except Late:
            self._late += 1
            missed = _Missed("late", f"no answer within {self._timing.move:g} s")
            raise (self._drop("late", str(missed)) if self._late >= MOST_LATE else missed) from None
        except ProcessEnded:
            raise self._drop("crash", "the process ended") from None
        except Flooded:
            raise self._drop("flood", f"a line longer than {LONGEST_LINE} bytes") from None
        return _object(line)

    def _action(self, said: object, world: State) -> int:
        try:
            action = self._game.parse(said) if isinstance(said, str) else said
            known = range(len(self._game.actions))
            if type(action) is int and action in known and world.allows(action):
                return action
        except BadAction as error:
            raise _Missed("illegal", str(error)) from None
        raise _Missed("illegal", f"{_short(said)} is no legal action")

    # ---- starting and stopping

    def _start(self, knowledge: Knowledge) -> LineProcess:
        if self._starts >= MOST_STARTS:
            raise _Missed("gone", f"started {MOST_STARTS} times already in this game")
        self._starts += 1
        self._late = 0
        try:
            self._process = process = LineProcess(self._command)
        except OSError as error:
            raise _Missed("start", f"cannot be started: {error.strerror}") from None
        hello = {key: knowledge[key] for key in ("game", "players", "seat", "options")}
        limit = self._timing.move
        process.send(_line({"type": "hello", "protocol": PROTOCOL, "deadline": limit, **hello}))
        try:
            answer = _object(process.receive(time.monotonic() + self._timing.start))
        except Late:
            raise self._drop("start", f"no ready within {self._timing.start:g} s") from None
        except ProcessEnded:
            raise self._drop("start", "ended before it was ready") from None
        except Flooded:
            raise self._drop("flood", f"a line longer than {LONGEST_LINE} bytes") from None
        except _Missed as missed:
            raise self._drop("start", str(missed)) from None
        if answer.get("type") != "ready":
            raise self._drop("start", f"answered the hello with {_short(answer)}")
        if (spoken := answer.get("protocol", PROTOCOL)) != PROTOCOL:
            raise self._drop(
                "start",
                f"speaks protocol {_short(spoken)}, and this Palazzi speaks {PROTOCOL} only: "
                "docs/external-bots.md says what has changed",
            )
        return process

    def _drop(self, kind: str, detail: str) -> _Missed:
        """Kill the process, for its next line would answer the wrong question; returns why."""
        assert self._process is not None
        said = self._process.errors()
        self._process.close()
        self._process = None
        return _Missed(kind, f"{detail}; stderr: {said[-300:]}" if said else detail)

    def _note(self, missed: _Missed) -> None:
        self.counts[missed.kind] += 1
        if len(self.incidents) < KEPT_INCIDENTS:
            self.incidents.append(Incident(missed.kind, f"move {self._seq}: {missed}"))


def _line(data: object) -> bytes:
    return canonical(data).encode()


def _object(line: bytes) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise _Missed("unreadable", f"no JSON: {_short(line.decode(errors='replace'))}") from None
    if not isinstance(data, dict):
        raise _Missed("unreadable", f"no JSON object: {_short(data)}")
    return data


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) <= 80 else text[:79] + "…"
