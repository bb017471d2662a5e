"""The proof: recomputing a closed game from its document alone, offline.

docs/fair-deals.md says what that proves and what it does not.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from palazzi.core.errors import BadAction, BadRecording, Illegal, PalazziError, Unproven
from palazzi.core.game import Game
from palazzi.core.record import Entry, Record
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import canonical
from palazzi.games import REGISTRY
from palazzi.table.document import Deal, Document, read_document, result_of
from palazzi.table.fair import (
    FairDealer,
    commitment_of,
    deal_terms,
    frozen_hash,
    frozen_terms,
    nonce_commitment,
    old_terms,
)
from palazzi.table.seats import NONCE, TABLE_ID

_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What ``verify`` found to be true."""

    table: str
    ruleset: str
    seats: tuple[str, ...]
    moves: int
    """Entries of the record, as pages and replays count them: decisions and draws."""
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
    scheme: int
    attempt: int
    """Which attempt at a deal this was; those before it were given up, and what they would have
    dealt is not proven to be unknown to whoever gave them up."""
    frozen: str
    """The hash that every page pinned before the deal; empty in scheme 1."""
    deposited: tuple[int, ...]
    """The seats whose nonces the server knew before the terms were frozen: all, in scheme 1."""


def verify(text: str | Mapping[str, object]) -> Proof:
    """Recompute a closed game offline; the error's one sentence says what does not fit."""
    data: object = text
    if isinstance(text, str):
        try:
            data = json.loads(text, object_pairs_hook=_once)
        except (ValueError, RecursionError):
            raise Unproven(_no_document(text)) from None
    if not _is_text(canonical(data)):
        raise Unproven("The file holds characters that are no text.")
    document = read_document(data)
    secret = _check_promise(document)
    deal = document.deal
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
        len(entries),
        sum(entry.actor != CHANCE for entry in entries),
        draws,
        sum(bool(entry.recording) for entry in entries),
        document.given,
        len(document.takebacks),
        state.actor == OVER,
        document.record.commitment,
        document.nonces,
        document.seal,
        document.scheme,
        1 if deal is None else deal.attempt,
        "" if deal is None else deal.frozen,
        tuple(n for n, nonce in enumerate(document.nonces) if nonce)
        if deal is None
        else deal.deposited,
    )


def _no_document(text: str) -> str:
    """What a file is that is not JSON: most likely the record, which is downloaded beside it."""
    try:
        record = Record.read(text)
        state = record.replay(REGISTRY.get(record.ruleset))
    except PalazziError:
        return "The file is not JSON."
    end = "to the end of the game" if state.actor == OVER else "as far as it goes"
    return (
        f"The file is a record: its {len(record.entries)} moves can be replayed {end}, but it "
        "holds no proof of the draws. That is in the document, game.json, which the page of "
        "results offers beside the deal."
    )


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys are all different: else readers may differ in what the file says."""
    data: dict[str, object] = {}
    for key, value in pairs:
        if key in data:
            raise Unproven(f"The file has {json.dumps(key)[:80]} twice in one place.")
        data[key] = value
    return data


def _is_text(words: str) -> bool:
    try:
        words.encode()
    except UnicodeEncodeError:  # half a surrogate pair, which JSON lets through
        return False
    return True


def _check_promise(document: Document) -> bytes:
    """What must hold before any draw is looked at; returns the secret."""
    record = document.record
    if not _HASH.fullmatch(document.secret):
        raise Unproven("The secret is not 32 bytes in lower-case hex.")
    secret = bytes.fromhex(document.secret)
    if commitment_of(secret) != record.commitment:
        raise Unproven("The secret does not fit the commitment: its SHA-256 is another one.")
    if len(record.seats) != record.players or len(document.nonces) != record.players:
        raise Unproven("Every seat must have one name and one nonce (empty for a bot).")
    if not 0 <= document.given <= len(record.entries):
        raise Unproven("The document goes on from more entries than its record has.")
    if document.deal is not None:
        _check_nonces(document, document.deal)
    if _terms_of(document).hex() != document.terms:
        raise Unproven(
            "The header (table, game, players, options, edition, names, nonces or given entries) "
            "is not the one that the deals were made under."
        )
    return secret


def _terms_of(document: Document) -> bytes:
    """The hash that the draws must have been made under."""
    deal, record = document.deal, document.record
    if deal is None:
        return old_terms(document.table, record, document.nonces, document.given)
    text = frozen_terms(
        document.table, deal.attempt, record, deal.commitments, deal.deposited, document.given
    )
    if frozen_hash(text) != deal.frozen:
        raise Unproven(
            "The header (table, attempt, game, players, options, edition, names, commitments or "
            "given entries) is not the one that was frozen before the nonces were revealed."
        )
    return deal_terms(deal.frozen, document.nonces)


def _check_nonces(document: Document, deal: Deal) -> None:
    """Every nonce is the one that its seat committed to, under its own commitment."""
    commitments, record = deal.commitments, document.record
    if not TABLE_ID.fullmatch(document.table) or deal.attempt < 1:
        raise Unproven("The table's id or the attempt's number cannot be.")
    if len(commitments) != record.players:
        raise Unproven("Every seat must have one commitment (empty for a bot).")
    for seat, (name, nonce) in enumerate(zip(record.seats, document.nonces, strict=True)):
        if not nonce and not commitments[seat]:
            continue
        due = nonce_commitment(document.table, deal.attempt, record.commitment, nonce)
        if not NONCE.fullmatch(nonce) or due != commitments[seat]:
            raise Unproven(f"The nonce of {name} (seat {seat}) does not fit its commitment.")
    given = [commitment for commitment in commitments if commitment]
    if len(set(given)) < len(given):
        raise Unproven("Two seats have the same commitment: one copied the other's nonce.")
    committed = {seat for seat, commitment in enumerate(commitments) if commitment}
    if list(deal.deposited) != sorted(committed.intersection(deal.deposited)):
        raise Unproven("The list of deposited nonces names a seat that has none, or one twice.")


def _check_play(game: Game, document: Document, secret: bytes) -> tuple[State, int]:
    """Replay every line of play that ever was; returns the last position and how many draws."""
    dealer = FairDealer(secret, bytes.fromhex(document.terms), scheme=document.scheme)
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
    parts.append(_luck(proof))
    if proof.attempt > 1:
        parts.append(f"attempt {proof.attempt}: the ones before were given up undealt")
    if proof.given:
        parts.append(f"the first {proof.given} entries were given and are not proven")
    if proof.physical:
        parts.append(f"{proof.physical} physical moves are recorded and not proven")
    if proof.takebacks:
        parts.append(f"takebacks: {proof.takebacks}")
    end = "played to its end" if proof.finished else "broken off by consent"
    moves = f"{proof.moves} moves, {proof.actions} of them decisions"
    return f"Valid: {proof.ruleset}, {moves}, {end}; {'; '.join(parts)}."


def _luck(proof: Proof) -> str:
    """Whose nonces made the deal one that the server could not choose."""
    givers = [seat for seat, nonce in enumerate(proof.nonces) if nonce]
    kept = [proof.seats[seat] for seat in givers if seat not in proof.deposited]
    early = [proof.seats[seat] for seat in givers if seat in proof.deposited]
    if not givers:
        return "dealt by the server alone, for no player added a nonce"
    if proof.scheme == 1:
        return f"nonces were given on sitting down, by {_and(early)}"
    if not kept:
        return f"the server knew all nonces before the deal, deposited by {_and(early)}"
    said = f"the nonces of {_and(kept)} were kept until the terms were frozen"
    return f"{said}, those of {_and(early)} deposited" if early else said


def _and(names: list[str]) -> str:
    return " and ".join((", ".join(names[:-1]), names[-1])) if names[1:] else names[0]
