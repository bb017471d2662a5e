"""The document of a closed game: everything its players need to keep, and how it is read.

There are two formats, one for each scheme of deals (``fair.py``). Reading is strict: a document
holds what its format names, and nothing else.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from palazzi.core.errors import BadRecord, Unproven
from palazzi.core.record import Entry, Record
from palazzi.core.state import State
from palazzi.core.view import canonical

FORMATS: Final = {1: "palazzi game 1", 2: "palazzi game 2"}
"""By scheme."""


@dataclass(frozen=True, slots=True)
class Undone:
    """A takeback: the record was cut to ``keep`` entries, and these were dropped."""

    keep: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """What scheme 2 adds: how the nonces were committed to before the terms were frozen."""

    attempt: int
    """From 1; each one before it was given up, with its secret and its nonces."""
    commitments: tuple[str, ...]
    """By seat; empty for a bot's."""
    deposited: tuple[int, ...]
    """The seats whose nonces the server knew before the terms were frozen."""
    frozen: str
    """The hash of the frozen terms, which every page pinned."""

    def to_json(self) -> dict[str, object]:
        """Plain data; ``read_document`` reads it back."""
        return {
            "attempt": self.attempt,
            "commitments": list(self.commitments),
            "deposited": list(self.deposited),
            "frozen": self.frozen,
        }


@dataclass(frozen=True)
class Document:
    """Everything about a closed game, for its players to keep; ``game.json``."""

    table: str
    record: Record
    nonces: tuple[str, ...]
    """By seat; empty for a bot's."""
    secret: str
    given: int = 0
    """How many entries the game went on from (a what-if table): not dealt here."""
    takebacks: tuple[Undone, ...] = ()
    result: dict[str, object] | None = None
    """Winners, ranks and scores; None if the game was broken off by consent."""
    terms: str = ""
    deal: Deal | None = None
    """None in documents of scheme 1."""
    seal: str = field(default="", compare=False)

    @property
    def scheme(self) -> int:
        """How its draws were made."""
        return 1 if self.deal is None else 2

    def to_json(self) -> dict[str, object]:
        """Plain data with its seal; ``read_document`` reads it back."""
        return {**self.body(), "seal": self.sealed()}

    def sealed(self) -> str:
        """A checksum over the whole document, keyed by the secret."""
        body = b"palazzi seal 1" + canonical(self.body()).encode()
        return hmac.digest(bytes.fromhex(self.secret), body, "sha256").hex()

    def body(self) -> dict[str, object]:
        """All but the seal."""
        return {
            "format": FORMATS[self.scheme],
            "table": self.table,
            "record": self.record.to_json(),
            "nonces": list(self.nonces),
            "secret": self.secret,
            "given": self.given,
            "takebacks": [
                {"keep": undone.keep, "entries": [entry.to_json() for entry in undone.entries]}
                for undone in self.takebacks
            ],
            "result": self.result,
            "terms": self.terms,
            **({} if self.deal is None else {"deal": self.deal.to_json()}),
        }


def result_of(state: State) -> dict[str, object] | None:
    """Winners, ranks and scores as a document holds them; None while the game runs."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
    }


def read_document(data: object) -> Document:
    """Read plain data; Unproven or BadRecord if it is no document of a closed game."""
    match data:
        case {
            "format": str(format_),
            "table": str(table),
            "record": dict(record),
            "nonces": list(nonces),
            "secret": str(secret),
            "given": int(given),
            "takebacks": list(takebacks),
            "result": dict() | None as result,
            "terms": str(terms),
            "seal": str(seal),
            **rest,
        } if _are_texts(nonces):
            deal = _read_deal(format_, rest)
            document = Document(
                table,
                Record.from_json(record),
                tuple(nonces),
                secret,
                int(given),
                tuple(_read_undone(undone) for undone in takebacks),
                result,
                terms,
                deal,
                seal,
            )
            if canonical({**document.body(), "seal": seal}) != canonical(data):
                raise Unproven("The document holds something that does not belong there.")
            return document
    raise _foreign()


def _foreign() -> Unproven:
    known = "' or '".join(FORMATS.values())
    return Unproven(f"This is not the document of a closed game ('{known}').")


def _are_texts(values: list[object]) -> bool:
    return all(isinstance(value, str) for value in values)


def _read_deal(format_: str, rest: Mapping[object, object]) -> Deal | None:
    """What the format has beyond the common fields."""
    match rest:
        case {} if format_ == FORMATS[1] and not rest:
            return None
        case {
            "deal": {
                "attempt": int(attempt),
                "commitments": list(commitments),
                "deposited": list(deposited),
                "frozen": str(frozen),
                **more,
            },
            **others,
        } if format_ == FORMATS[2] and not more and not others and _are_texts(commitments):
            if all(type(seat) is int for seat in deposited):
                return Deal(int(attempt), tuple(commitments), tuple(deposited), frozen)
    raise _foreign()


def _read_undone(data: object) -> Undone:
    match data:
        case {"keep": int(keep), "entries": list(entries), **rest} if not rest:
            read: list[Entry] = []
            for plain in entries:
                entry = Entry.from_json(plain)
                if entry is None:
                    raise BadRecord("An entry of a takeback is not [seat, text].")
                read.append(entry)
            return Undone(keep, tuple(read))
    raise BadRecord("A takeback of the document is not {keep, entries}.")
