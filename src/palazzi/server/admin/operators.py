"""Who is an operator: whoever has the secret, or signed in as one of the people the host named.

The secret is exchanged for a session, which ends by itself and of which the database has a hash. It
is sent in a header that no other site's page can set, and never in an address. Wrong ones are
counted by address; whatever is wrong, the answer is the same.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field
from typing import Final

from palazzi.core.errors import BadOption
from palazzi.server.base.journal import now, warn
from palazzi.server.base.settings import Settings
from palazzi.server.limits.rates import OPERATORS, Buckets
from palazzi.server.protocol.admin import OperatorDoor, OperatorEntry, OperatorSession
from palazzi.server.protocol.replies import Refused
from palazzi.server.services.sign_in import SignIn
from palazzi.server.storage.credentials import digest, new_token
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write

SHORTEST: Final = 16
LASTS: Final = 12 * 3_600_000
"""Milliseconds that a session lasts."""
BY_SECRET: Final = "operator"
"""Who did it, where only the secret is known."""


def check_operators(settings: Settings) -> None:
    """BadOption for settings that cannot be."""
    if settings.admin_token and len(settings.admin_token) < SHORTEST:
        raise BadOption(f"The operator's secret (--admin-token) has {SHORTEST} characters or more.")
    if settings.admin_subjects and not settings.oidc_issuer:
        raise BadOption("--admin-subjects needs a provider: --oidc-issuer https://…")


@dataclass(frozen=True, slots=True)
class Operators:
    """The door to the operator's page."""

    store: Store
    sign_in: SignIn
    token: str = field(repr=False)
    subjects: tuple[str, ...]
    limits: bool
    guesses: Buckets = field(default_factory=lambda: Buckets(OPERATORS))

    @property
    def on(self) -> bool:
        """Whether there is such a page at all."""
        return bool(self.token or self.subjects)

    def door(self) -> OperatorDoor:
        """How one gets in; as if there were nothing where nobody does."""
        self.require_on()
        provider = self.sign_in.provider
        name = provider.name if provider is not None and self.subjects else ""
        return OperatorDoor(bool(self.token), name)

    def require_on(self) -> None:
        """``unknown`` where the host has set neither secret nor people."""
        if not self.on:
            raise Refused("unknown", "There is nothing at this address.")

    async def enter(self, entry: OperatorEntry, address: str) -> OperatorSession:
        """A session for whoever has the secret, or has signed in as an operator."""
        self.require_on()
        if self.limits:
            self.guesses.take(address)
        who = await self._who(entry)
        if who is None:
            warn("operator refused")
            raise Refused("unauthorized", "That is not the operator's secret, or nobody's sign-in.")
        session, until = new_token(), now() + LASTS
        insert = "INSERT INTO operator_sessions (hash, who, at, until) VALUES (?, ?, ?, ?)"
        await self.store.write(
            Write(
                then=[
                    ("DELETE FROM operator_sessions WHERE until < ?", (now(),)),
                    (insert, (digest(session), who, now(), until)),
                    noted(who, "enter"),
                ]
            )
        )
        return OperatorSession(session, until, who)

    async def _who(self, entry: OperatorEntry) -> str | None:
        if entry.state:
            subject = await self.sign_in.take(entry.state, entry.sign_in)
            return next((name for name, hash_ in self._people() if hash_ == subject), None)
        # Of hashes, so that neither the time nor the length tells how much of it was right.
        right = hmac.compare_digest(digest(entry.secret), digest(self.token))
        return BY_SECRET if right and self.token else None

    def _people(self) -> list[tuple[str, str]]:
        provider = self.sign_in.provider
        if provider is None:
            return []
        return [(name, digest(f"{provider.issuer}\n{name}")) for name in self.subjects]

    async def require(self, session: str | None) -> str:
        """Who holds the session; ``unauthorized`` if nobody does, or not any more."""
        self.require_on()
        if session is not None:
            sql = "SELECT who FROM operator_sessions WHERE hash = ? AND until > ?"
            rows = await self.store.read(lambda link: link.run(sql, (digest(session), now())))
            # A secret or a name that was taken away takes its sessions along.
            known = {name for name, _ in self._people()} | ({BY_SECRET} if self.token else set())
            if rows and rows[0][0] in known:
                return str(rows[0][0])
        raise Refused("unauthorized", "This needs an operator's session.")

    async def leave(self, session: str | None) -> None:
        """End a session."""
        who = await self.require(session)
        sql = "DELETE FROM operator_sessions WHERE hash = ?"
        statements: list[Statement] = [(sql, (digest(session or ""),)), noted(who, "leave")]
        await self.store.write(Write(then=statements))


def noted(who: str, what: str, about: str = "") -> Statement:
    """A line of the operators' log, to be stored with what was done."""
    sql = "INSERT INTO operator_log (id, at, who, what, about) VALUES (?, ?, ?, ?, ?)"
    return sql, (secrets.token_hex(8), now(), who, what, about)
