"""The record of a game: a header and one line an action. Replaying it *is* the state.

    palazzi record 1
    game: palazzo@1
    players: 2
    option memory-aid: off
    seat 0: Anna
    seat 1: greedy

    1 chance first 1
    2 chance turn brick-1-2
    …
    23 1 money

In a physical game the outcome of a move is nature's, and what was recorded of it stands behind a
tilde on the same line, as one word: ``44 chance raised ~eNpj…``.

It is the save file, the fixture, the bug report, the share link and the dataset row: readable,
diffable, free of any random state. Reading is strict: a record is right or it says which line is
not.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from palazzi.core.errors import BadAction, BadRecord, BadRecording, Illegal
from palazzi.core.game import Edition, Game
from palazzi.core.messages import Message, say
from palazzi.core.options import Options, read_options, show
from palazzi.core.state import CHANCE, State
from palazzi.core.view import canonical

FORMAT: Final = "palazzi record 1"
LONGEST_RECORDING: Final = 1 << 20
"""Characters; two minutes of a moving palace are far less."""
_RECORDING: Final = re.compile(r"[A-Za-z0-9_+/=-]*")


@dataclass(frozen=True, slots=True)
class Entry:
    """Who acted (a seat or CHANCE) and what, in its readable face."""

    actor: int
    text: str
    recording: str = ""
    """What was recorded of a physical move; empty for everything else."""

    def to_json(self) -> list[int | str]:
        """``[actor, text]``, and the recording if there is one."""
        return [self.actor, self.text, *([self.recording] if self.recording else [])]

    @classmethod
    def from_json(cls, data: object) -> Entry | None:
        """Read what ``to_json`` wrote; None if it is nothing of ours."""
        match data:
            case [int(actor), str(text)]:
                return cls(actor, text)
            case [int(actor), str(text), str(recording)] if recording:
                return cls(actor, text, recording)
        return None


@dataclass
class Record:
    """A game from its first draw on; ``commitment`` binds a server's dealer to its secret."""

    ruleset: str
    players: int
    options: Options = field(default_factory=dict)
    edition: Edition = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    commitment: str = ""
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        # Names come from people: whatever breaks a line would break the readable form.
        self.seats = [" ".join(name.split()) for name in self.seats]

    def add(self, actor: int, text: str, recording: str = "") -> None:
        """Append one action."""
        self.entries.append(Entry(actor, text, recording))

    # ---- readable text

    def to_text(self) -> str:
        """The readable form; ``from_text`` reads it back."""
        lines = [FORMAT, f"game: {self.ruleset}", f"players: {self.players}"]
        lines += [f"option {key}: {show(value)}" for key, value in sorted(self.options.items())]
        if self.edition:
            lines.append(f"edition: {canonical(self.edition)}")
        lines += [f"seat {i}: {name}" for i, name in enumerate(self.seats)]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines.append("")
        for seq, entry in enumerate(self.entries, 1):
            who = "chance" if entry.actor == CHANCE else entry.actor
            film = f" ~{entry.recording}" if entry.recording else ""
            lines.append(f"{seq} {who} {entry.text}{film}")
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read the readable form. Options stay texts until the game reads them (``settle``)."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            why = say("error-record-begin", format=FORMAT)
            raise BadRecord(f"a record begins with '{FORMAT}'.", 1, why)
        try:
            blank = lines.index("")
        except ValueError:
            why = say("error-record-blank")
            sentence = "an empty line must divide header and actions."
            raise BadRecord(sentence, len(lines), why) from None
        record = cls(ruleset="", players=0)
        for number, line in enumerate(lines[1:blank], 2):
            record._read_header(line, number)
        if not record.ruleset:
            why = say("error-record-game")
            raise BadRecord("the header names no game ('game: palazzo@1').", blank + 1, why)
        if not record.players:
            why = say("error-record-players")
            sentence = "the header does not say how many play ('players: 3')."
            raise BadRecord(sentence, blank + 1, why)
        for number, line in enumerate(lines[blank + 1 :], blank + 2):
            record._read_entry(line, number)
        return record

    def _read_header(self, line: str, number: int) -> None:
        name, colon, value = line.partition(":")
        value = value.strip()
        match name.split(), bool(colon):
            case ["game"], True if not self.ruleset:
                self.ruleset = value
            case ["players"], True if _is_number(value) and not self.players:
                self.players = int(value)
            case ["option", key], True if key not in self.options:
                self.options[key] = value
            case ["seat", seat], True if seat == str(len(self.seats)):
                self.seats.append(value)
            case ["commitment"], True if not self.commitment:
                self.commitment = value
            case ["edition"], True if not self.edition:
                try:
                    tables = json.loads(value)
                except (ValueError, RecursionError):
                    tables = None
                if not isinstance(tables, dict):
                    why = say("error-record-edition")
                    raise BadRecord("the edition must be a JSON object.", number, why)
                self.edition = tables
            case _:
                why = say("error-record-header", text=line.strip())
                sentence = f"'{line.strip()}' is no header line, or a second one."
                raise BadRecord(sentence, number, why)

    def _read_entry(self, line: str, number: int) -> None:
        seq, _, rest = line.partition(" ")
        who, _, rest = rest.partition(" ")
        text, tilde, film = rest.partition(" ~")
        if seq != str(len(self.entries) + 1):
            due = len(self.entries) + 1
            why = say("error-record-number", number=due, text=seq)
            raise BadRecord(f"expected action number {due}, not '{seq}'.", number, why)
        if not text or not (who == "chance" or _is_number(who)):
            why = say("error-record-written")
            raise BadRecord("an action reads 'NUMBER SEAT-or-chance WHAT'.", number, why)
        if tilde and not (film and len(film) <= LONGEST_RECORDING and _RECORDING.fullmatch(film)):
            why = say("error-record-film")
            sentence = "behind the tilde stands one word, the recording of the move."
            raise BadRecord(sentence, number, why)
        self.add(CHANCE if who == "chance" else int(who), text, film)

    # ---- JSON

    def to_json(self) -> dict[str, object]:
        """The same as plain data; ``from_json`` reads it back."""
        return {
            "format": FORMAT,
            "game": self.ruleset,
            "players": self.players,
            "options": dict(self.options),
            "edition": self.edition,
            "seats": list(self.seats),
            "commitment": self.commitment,
            "entries": [entry.to_json() for entry in self.entries],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Record:
        """Read plain data; BadRecord if it is none of ours."""
        match data:
            case {
                "format": format_,
                "game": str(ruleset),
                "players": int(players),
                "options": dict(options),
                "edition": dict(edition),
                "seats": list(seats),
                "commitment": str(commitment),
                "entries": list(entries),
            } if format_ == FORMAT and type(players) is int:
                names = [str(seat) for seat in seats]
                record = cls(ruleset, players, dict(options), dict(edition), names, commitment)
                for number, plain in enumerate(entries, 1):
                    entry = Entry.from_json(plain)
                    if entry is None:
                        bad = BadRecord(f"Action {number} is not [seat, text].")
                        raise _told(bad, number, say("error-record-entry"))
                    record.entries.append(entry)
                return record
        bad = BadRecord(f"This is not the JSON form of a '{FORMAT}'.")
        raise bad.told("error-record-json")

    @classmethod
    def read(cls, text: str) -> Record:
        """Read either form."""
        if not text.lstrip().startswith("{"):
            return cls.from_text(text)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            bad = BadRecord(f"The file is neither a readable record nor JSON ({error}).")
            raise bad.told("error-record-json") from None
        return cls.from_json(data)

    # ---- replay

    def begin(self, game: Game) -> State:
        """The first position, with the options and edition of the header."""
        self.options = read_options(game.options, self.options)
        return game.new(self.players, self.options, self.edition)

    def steps(self, game: Game) -> Iterator[tuple[State, int]]:
        """Each position with the action taken in it; the State is the live one, not a copy."""
        state = self.begin(game)
        for number, entry in enumerate(self.entries, 1):
            if state.actor != entry.actor:
                bad = BadRecord(
                    f"Action {number} ('{entry.text}') is by {_name(entry.actor)}, "
                    f"but {_name(state.actor)} had to act."
                )
                raise _told(bad, number, say("error-record-turn", text=entry.text))
            try:
                action = game.parse(entry.text)
                yield state, action
                state.apply(action, entry.recording)
            except Illegal as error:
                bad = BadRecord(
                    f"Action {number}: '{entry.text}' is not legal there (rule {error.rule})."
                )
                why = say("error-record-illegal", text=entry.text, rule=error.rule)
                raise _told(bad, number, why) from None
            except BadAction as error:
                bad = BadRecord(f"Action {number}: {error}")
                raise _told(bad, number, say("error-record-unknown", text=entry.text)) from None
            except BadRecording as error:
                bad = BadRecord(f"Action {number}: {error}")
                raise _told(bad, number, say("error-record-unfit")) from None

    def replay(self, game: Game) -> State:
        """The position after the last action; BadRecord says which action does not fit."""
        if game.ruleset != self.ruleset:
            bad = BadRecord(f"The record is of {self.ruleset}, not of {game.ruleset}.")
            raise bad.told("error-record-ruleset", theirs=self.ruleset, ours=game.ruleset)
        state: State | None = None
        for state, _ in self.steps(game):  # noqa: B007 - the last one is what we want
            pass
        return state if state is not None else self.begin(game)


def _told(bad: BadRecord, number: int, why: Message) -> BadRecord:
    """What is wrong with an action, as data too."""
    return bad.told("error-record-action", number=number, why=why)


def _name(actor: int) -> str:
    return f"seat {actor}" if actor >= 0 else "chance" if actor == CHANCE else "nobody (it is over)"


def _is_number(text: str) -> bool:
    """Whether ``int`` reads it; more digits than these name no player and no seat."""
    return text.isdecimal() and len(text) <= 9
