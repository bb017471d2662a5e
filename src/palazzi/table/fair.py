"""Fair deals: draws that nobody can choose, and that a server cannot change.

Before anybody sits down, the table draws 32 secret bytes and shows their SHA-256, the table's
*commitment*. Every human adds a *nonce*: their page commits to it on sitting down and keeps it, or
they deposit it. The start *freezes* the terms: table, attempt, ruleset, players, options, edition,
names, what the table goes on from, and all commitments. Only then do the pages reveal their
nonces, and the last one deals:

    frozen  =  SHA-256(the frozen terms as text)
    terms   =  SHA-256("palazzi deal 2", frozen, the nonces by seat; one per line)
    draw i  =  HMAC-SHA-256(secret, "palazzi draw 2" | terms | i | try)

where i counts every draw ever made at the table, taken-back ones included, and the first 8 bytes
are a number that is taken modulo the total weight; numbers of the last, incomplete round are
rejected and ``try`` goes up by one. Nothing else enters, so no action can steer a draw.

That is scheme 2. In scheme 1 nonces were given on sitting down and terms were fixed by the start;
its games are played to their end and verified under it for ever.

At the end the secret is shown; ``document.py`` holds the closed game, ``proof.py`` checks it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from palazzi.core.dealer import drawn
from palazzi.core.record import Record
from palazzi.core.state import State
from palazzi.core.view import canonical

SCHEME: Final = 2
"""How new tables deal."""
SECRET_BYTES: Final = 32
_ROUND: Final = 1 << 64


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_of(secret: bytes) -> str:
    """What is shown before the game: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def nonce_commitment(table: str, attempt: int, commitment: str, nonce: str) -> str:
    """What a page shows of its nonce before it is revealed; ``commitment`` is the table's.

    It is good for one attempt at one table: whoever copies it has copied nothing of use.
    """
    return _hash("\n".join(("palazzi nonce 1", table, str(attempt), commitment, nonce)))


# ---- terms


def old_terms(table: str, record: Record, nonces: Sequence[str], given: int) -> bytes:
    """Scheme 1: the hash of everything that was fixed by the start."""
    header = record.to_json()
    before = [entry.to_json() for entry in record.entries[:given]]
    terms = {**header, "entries": before, "table": table, "nonces": list(nonces)}
    return hashlib.sha256(canonical(terms).encode()).digest()


def frozen_terms(
    table: str,
    attempt: int,
    record: Record,
    commitments: Sequence[str],
    deposited: Sequence[int],
    given: int,
) -> str:
    """All that must not change once a nonce is revealed, as the text that is hashed and pinned.

    Editions and given entries can be long: their hashes stand for them. ``commitments`` are by
    seat, empty for a bot's; ``deposited`` are the seats whose nonces the server has known since
    they were given.
    """
    before = [entry.to_json() for entry in record.entries[:given]]
    return canonical(
        {
            "format": "palazzi terms 2",
            "table": table,
            "attempt": attempt,
            "game": record.ruleset,
            "players": record.players,
            "options": dict(record.options),
            "edition": _hash(canonical(record.edition)) if record.edition else "",
            "given": _hash(canonical(before)) if before else "",
            "seats": list(record.seats),
            "commitment": record.commitment,
            "commitments": list(commitments),
            "deposited": list(deposited),
        }
    )


def frozen_hash(terms: str) -> str:
    """What a page pins before it reveals its nonce."""
    return _hash(terms)


def deal_terms(frozen: str, nonces: Sequence[str]) -> bytes:
    """Scheme 2: the hash that all draws are made under, once every nonce is known."""
    return bytes.fromhex(_hash("\n".join(("palazzi deal 2", frozen, *nonces))))


# ---- draws


class FairDealer:
    """Draws number ``index`` and on; a Dealer in the sense of the core."""

    def __init__(self, secret: bytes, terms: bytes, index: int = 0, scheme: int = SCHEME) -> None:
        self._secret = secret
        self._domain = f"palazzi draw {scheme}".encode()
        self._terms = terms
        self.index = index

    def number(self, total: int) -> int:
        """The number below ``total`` that the next draw is; uses the index up."""
        limit = _ROUND - _ROUND % total
        tries = 0
        while True:
            message = b"".join(
                (
                    self._domain,
                    self._terms,
                    self.index.to_bytes(8, "big"),
                    tries.to_bytes(4, "big"),
                )
            )
            x = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
            if x < limit:
                self.index += 1
                return x % total
            tries += 1

    def draw(self, state: State) -> int:
        """One of ``state.chance()``, by weight."""
        draws = state.chance()
        return drawn(draws, self.number(sum(weight for _, weight in draws)))
