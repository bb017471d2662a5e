"""Fair deals: draws that a server cannot change after it has promised them, and the proof.

Before anybody sits down, the table draws 32 secret bytes and shows their SHA-256, the
*commitment*. Every human adds a nonce of his own on joining. The *terms* of a game are its table,
ruleset, players, options, edition, names and nonces; they are fixed when it starts. Then

    draw i  =  HMAC-SHA-256(secret, "palazzi draw 1" | SHA-256(terms) | i | attempt)

where i counts every draw ever made at the table, taken-back ones included, and the first 8 bytes
are a number that is taken modulo the total weight; numbers of the last, incomplete round are
rejected and ``attempt`` goes up by one. Nothing else enters, so no action can steer a draw.

At the end the secret is shown. ``verify`` recomputes everything from the finished game's document.
docs/fair-deals.md says what that proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from palazzi.core.dealer import drawn
from palazzi.core.errors import BadAction, BadRecord, BadRecording, Illegal, Unproven
from palazzi.core.game import Game
from palazzi.core.record import Entry, Record
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import canonical
from palazzi.games import REGISTRY

FORMAT: Final = "palazzi game 1"
SECRET_BYTES: Final = 32
_ROUND: Final = 1 << 64
_SECRET = re.compile(r"[0-9a-f]{64}")


def commitment_of(secret: bytes) -> str:
    """What is shown before the game: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def terms_of(table: str, record: Record, nonces: tuple[str, ...], given: int) -> bytes:
    """The hash of everything that must be fixed before the first draw."""
    header = record.to_json()
    before = [entry.to_json() for entry in record.entries[:given]]
    terms = {**header, "entries": before, "table": table, "nonces": list(nonces)}
    return hashlib.sha256(canonical(terms).encode()).digest()


class FairDealer:
    """Draws number ``index`` and on; a Dealer in the sense of the core."""

    def __init__(self, secret: bytes, terms: bytes, index: int = 0) -> None:
        self._secret = secret
        self._terms = terms
        self.index = index

    def number(self, total: int) -> int:
        """The number below ``total`` that the next draw is; uses the index up."""
        limit = _ROUND - _ROUND % total
        attempt = 0
        while True:
            message = b"".join(
                (
                    b"palazzi draw 1",
                    self._terms,
                    self.index.to_bytes(8, "big"),
                    attempt.to_bytes(4, "big"),
                )
            )
            x = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
            if x < limit:
                self.index += 1
                return x % total
            attempt += 1

    def draw(self, state: State) -> int:
        """One of ``state.chance()``, by weight."""
        draws = state.chance()
        return drawn(draws, self.number(sum(weight for _, weight in draws)))


# ---- the document of a finished game


@dataclass(frozen=True, slots=True)
class Undone:
    """A takeback: the record was cut to ``keep`` entries, and these were dropped."""

    keep: int
    entries: tuple[Entry, ...]


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
    seal: str = field(default="", compare=False)

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
            "format": FORMAT,
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
            "format": format_,
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
        } if format_ == FORMAT and not rest and all(isinstance(n, str) for n in nonces):
            document = Document(
                table,
                Record.from_json(record),
                tuple(nonces),
                secret,
                int(given),
                tuple(_read_undone(undone) for undone in takebacks),
                result,
                terms,
                seal,
            )
            if canonical({**document.body(), "seal": seal}) != canonical(data):
                raise Unproven("The document holds something that does not belong there.")
            return document
    raise Unproven(f"This is not the document of a closed game ('{FORMAT}').")


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


# ---- the proof


@dataclass(frozen=True, slots=True)
class Proof:
    """What ``verify`` found to be true."""

    table: str
    ruleset: str
    seats: tuple[str, ...]
    actions: int
    """Entries of the record that players or bots decided."""
    draws: int
    """Draws recomputed, taken-back ones included."""
    physical: int
    """Physical moves: recorded and replayed, but no draws, so not proven."""
    given: int
    """Entries that were there before the table was: not dealt here, so not proven."""
    takebacks: int
    finished: bool
    commitment: str
    nonces: tuple[str, ...]
    seal: str


def verify(text: str | Mapping[str, object]) -> Proof:
    """Recompute a closed game offline; the error's one sentence says what does not fit."""
    data: object = text
    if isinstance(text, str):
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise Unproven("The file is not JSON.") from None
    if not _is_text(canonical(data)):
        raise Unproven("The file holds characters that are no text.")
    document = read_document(data)
    secret = _check_promise(document)
    game = REGISTRY.get(document.record.ruleset)
    state, draws = _check_play(game, document, secret)
    if canonical(result_of(state)) != canonical(document.result):
        raise Unproven("The result is not the one that the actions lead to.")
    if document.seal != document.sealed():
        raise Unproven("The seal does not fit: an action or another part was changed afterwards.")
    entries = document.record.entries
    return Proof(
        document.table,
        document.record.ruleset,
        tuple(document.record.seats),
        sum(entry.actor != CHANCE for entry in entries),
        draws,
        sum(bool(entry.recording) for entry in entries),
        document.given,
        len(document.takebacks),
        state.actor == OVER,
        document.record.commitment,
        document.nonces,
        document.seal,
    )


def _is_text(words: str) -> bool:
    try:
        words.encode()
    except UnicodeEncodeError:  # half a surrogate pair, which JSON lets through
        return False
    return True


def _check_promise(document: Document) -> bytes:
    """What must hold before any draw is looked at; returns the secret."""
    record = document.record
    if not _SECRET.fullmatch(document.secret):
        raise Unproven("The secret is not 32 bytes in lower-case hex.")
    secret = bytes.fromhex(document.secret)
    if commitment_of(secret) != record.commitment:
        raise Unproven("The secret does not fit the commitment: its SHA-256 is another one.")
    if len(record.seats) != record.players or len(document.nonces) != record.players:
        raise Unproven("Every seat must have one name and one nonce (empty for a bot).")
    if not 0 <= document.given <= len(record.entries):
        raise Unproven("The document goes on from more entries than its record has.")
    terms = terms_of(document.table, record, document.nonces, document.given)
    if terms.hex() != document.terms:
        raise Unproven(
            "The header (table, game, players, options, edition, names, nonces or given entries) "
            "is not the one that the deals were made under."
        )
    return secret


def _check_play(game: Game, document: Document, secret: bytes) -> tuple[State, int]:
    """Replay every line of play that ever was; returns the last position and how many draws."""
    dealer = FairDealer(secret, bytes.fromhex(document.terms))
    record = document.record
    state = game.new(record.players, record.options, record.edition)
    for keep, entries in _lines(document):
        state = game.new(record.players, record.options, record.edition)
        for number, entry in enumerate(entries, 1):
            _check_entry(game, state, number, entry, dealer if number > keep else None)
        if state.actor == CHANCE and not state.physical():
            raise Unproven("The record breaks off before a draw that was due.")
    return state, dealer.index


def _lines(document: Document) -> Iterator[tuple[int, list[Entry]]]:
    """Each line of play in time's order, with how many of its entries were checked before.

    The record is the last line. The one before a takeback is what it kept and what it dropped.
    """
    line = document.record.entries
    lines: list[tuple[int, list[Entry]]] = []
    for undone in reversed(document.takebacks):
        if not document.given <= undone.keep <= len(line) or not undone.entries:
            raise Unproven(f"A takeback to {undone.keep} entries does not fit the record.")
        lines.append((undone.keep, line))
        line = [*line[: undone.keep], *undone.entries]
    lines.append((document.given, line))
    return reversed(lines)


def _check_entry(
    game: Game, state: State, number: int, entry: Entry, dealer: FairDealer | None
) -> None:
    if entry.actor != state.actor:
        raise Unproven(f"Action {number} ('{entry.text}') is not by the one who had to act.")
    try:
        action = game.parse(entry.text)
        if entry.actor == CHANCE and dealer is not None and not state.physical():
            index = dealer.index
            due = dealer.draw(state)
            if due != action:
                raise Unproven(
                    f"Action {number}: '{entry.text}' was drawn, but draw {index} of the secret "
                    f"is '{game.text(due)}'."
                )
        state.apply(action, entry.recording)
    except (BadAction, BadRecording) as error:
        raise Unproven(f"Action {number}: {error}") from None
    except Illegal as error:
        raise Unproven(
            f"Action {number}: '{entry.text}' is not legal there (rule {error.rule})."
        ) from None


def sentence(proof: Proof) -> str:
    """What was proven, for a person."""
    parts = [f"{proof.draws} draws fit the secret that was committed to before the game"]
    if proof.given:
        parts.append(f"the first {proof.given} entries were given and are not proven")
    if proof.physical:
        parts.append(f"{proof.physical} physical moves are recorded and not proven")
    if proof.takebacks:
        parts.append(f"takebacks: {proof.takebacks}")
    end = "played to its end" if proof.finished else "broken off by consent"
    return f"Valid: {proof.ruleset}, {proof.actions} actions, {end}; {'; '.join(parts)}."
