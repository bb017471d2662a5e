"""Signing in at the host's provider: a player is then known wherever they sign in.

Three requests. *Begin* gives the browser a secret and sends it to the provider; *check* takes what
the browser came back with and says who that is; *enter* makes this device one of theirs. All of it
belongs to the browser that began: without the secret, which is in no address, a way back that
somebody else sends it is worth nothing. PKCE's verifier and the nonce follow from the secret, so
the database holds hashes alone, and any process can go on with what another began.

Who somebody is follows from issuer and subject, never from a mail address or a name. The first
time, the player of this device is theirs from then on; later it is the device that joins them. A
device whose player is somebody else's there is not taken along: whoever it is has to sign out.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from palazzi.server.base.journal import now
from palazzi.server.protocol import sign_in as bodies
from palazzi.server.protocol.replies import Refused
from palazzi.server.services.players import MOST_DEVICES, Device, Players
from palazzi.server.services.provider import Provider, over
from palazzi.server.storage.credentials import Credential, digest, new_token
from palazzi.server.storage.database import Row, SqlValue
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write

LASTS: Final = 10 * 60_000
"""Milliseconds from the beginning to the end of a sign-in."""
WAY_BACK: Final = "/sign-in"
"""The page that the provider sends browsers back to."""


@dataclass(frozen=True, slots=True)
class SignIn:
    """Who has signed in, and who has to."""

    store: Store
    players: Players
    provider: Provider | None
    required: bool
    watchers: bool
    """Whether even those who only watch must have signed in."""
    url: str
    """The address that people open; without it, the one they used."""

    # ---- who may

    async def about(self, device: Device | None) -> bodies.SignInAbout:
        """What the page has to know."""
        provider = self.provider
        if provider is None:
            return bodies.SignInAbout("none", "", False, False)
        signed = device is not None and await self._signed(device.id)
        mode: bodies.SignInMode = "required" if self.required else "offered"
        return bodies.SignInAbout(mode, provider.name, self.watchers, signed)

    async def require(self, token: str | None) -> Device | None:
        """The device of somebody who wants to sit down, who must have signed in if anybody must."""
        if not self.required:
            return None
        device = None if token is None else await self.players.find(token)
        if device is None or not await self._signed(device.id):
            raise self._needed()
        return device

    async def admit(self, who: Credential, token: str | None) -> None:
        """``sign_in`` for a seat, or a watcher, of somebody who has not signed in but must."""
        if not self.required:
            return
        if who.sitting:
            if who.device is None or not await self._signed(who.device):
                raise self._needed()
        elif self.watchers:
            await self.require(token)

    async def _signed(self, device: str) -> bool:
        provider = self._provider()
        rows = await self._read(
            "SELECT 1 FROM devices JOIN logins ON logins.player = devices.player"
            " WHERE devices.id = ? AND logins.issuer = ?",
            device,
            provider.issuer,
        )
        return bool(rows)

    def _provider(self) -> Provider:
        if self.provider is None:
            raise Refused("unknown", "This server has no sign-in.").told("page-sign-in-none")
        return self.provider

    def _needed(self) -> Refused:
        name = self._provider().name
        words = f"This server wants you to sign in with {name} first: open its page in a browser."
        return Refused("sign_in", words).told("page-sign-in-needed", name=name)

    # ---- signing in

    async def begin(self, origin: str) -> bodies.SignInBegun:
        """A secret for the browser, and where it is to go."""
        provider = self._provider()
        state, secret, until = new_token(), new_token(), now() + LASTS
        challenge = _base64(hashlib.sha256(_verifier(secret).encode()).digest())
        address = await provider.address(self._way_back(origin), state, _nonce(secret), challenge)
        await self._write(
            ("DELETE FROM sign_ins WHERE until < ?", (now() - LASTS,)),
            (
                "INSERT INTO sign_ins (id, hash, until) VALUES (?, ?, ?)",
                (digest(state), digest(secret), until),
            ),
        )
        return bodies.SignInBegun(address, state, secret, until)

    async def check(self, origin: str, came: bodies.SignInCode) -> bodies.SignInChecked:
        """Who came back. A code is tried once, whatever becomes of it."""
        provider = self._provider()
        mark = secrets.token_hex(16)
        await self._write(
            (
                "UPDATE sign_ins SET used = ? WHERE id = ? AND hash = ? AND used IS NULL"
                " AND until > ?",
                (mark, digest(came.state), digest(came.secret), now()),
            )
        )
        if not await self._read("SELECT 1 FROM sign_ins WHERE used = ?", mark):
            raise over()
        if came.iss and came.iss.rstrip("/") != provider.issuer:
            raise provider.refused("forbidden", "wrong", "says what cannot be trusted here.")
        one = await provider.somebody(
            self._way_back(origin), came.code, _verifier(came.secret), _nonce(came.secret)
        )
        subject = digest(f"{provider.issuer}\n{one.subject}")
        await self._write(("UPDATE sign_ins SET subject = ? WHERE used = ?", (subject, mark)))
        return bodies.SignInChecked(one.name)

    async def enter(self, device: Device | None, order: bodies.SignInEnter) -> bodies.SignedIn:
        """This device is theirs: as it is, or by a token of its own."""
        provider = self._provider()
        mine = "" if device is None else device.player
        mark, token, at = secrets.token_hex(8), new_token(), now()
        found = (digest(order.state), digest(order.secret), at)
        is_other = (
            "EXISTS (SELECT 1 FROM logins WHERE logins.player = ? AND logins.issuer = ?"
            " AND logins.subject <> sign_ins.subject)"
        )
        valid = "id = ? AND hash = ? AND subject IS NOT NULL AND entered IS NULL AND until > ?"
        await self._write(
            # The row's lock lets one of several win, whichever processes they ask.
            (
                f"UPDATE sign_ins SET entered = ? WHERE {valid} AND NOT {is_other}",
                (mark, *found, mine, provider.issuer),
            ),
            (
                "INSERT INTO logins (subject, player, issuer, at)"
                " SELECT subject, ?, ?, ? FROM sign_ins WHERE entered = ? ON CONFLICT DO NOTHING",
                (mine or secrets.token_hex(16), provider.issuer, at, mark),
            ),
            (
                "INSERT INTO devices (id, player, hash, name, at, seen)"
                " SELECT entered, logins.player, ?, ?, ?, ? FROM sign_ins"
                " JOIN logins ON logins.subject = sign_ins.subject"
                " WHERE entered = ? AND logins.player <> ?",
                (digest(token), order.name, at, at, mark, mine),
            ),
        )
        if not await self._read("SELECT 1 FROM sign_ins WHERE entered = ?", mark):
            values = (*found, mine, provider.issuer)
            if await self._read(f"SELECT 1 FROM sign_ins WHERE {valid} AND {is_other}", *values):
                words = "This device is signed in as somebody else; please sign out first."
                raise Refused("wrong_state", words).told("page-sign-in-other", name=provider.name)
            raise over()
        made = await self._read("SELECT player FROM devices WHERE id = ?", mark)
        if not made:
            return bodies.SignedIn(None)
        await self._make_room(made[0][0])
        return bodies.SignedIn(token)

    async def take(self, state: str, secret: str) -> str | None:
        """Use up a sign-in that was checked, for something else than a device: the hash of who it
        is, or None."""
        mark = secrets.token_hex(8)
        sql = (
            "UPDATE sign_ins SET entered = ? WHERE id = ? AND hash = ? AND subject IS NOT NULL"
            " AND entered IS NULL AND until > ?"
        )
        await self._write((sql, (mark, digest(state), digest(secret), now())))
        rows = await self._read("SELECT subject FROM sign_ins WHERE entered = ?", mark)
        return str(rows[0][0]) if rows else None

    async def _make_room(self, player: str) -> None:
        """Whoever can sign in gets in: the device that was not seen for longest goes."""
        rows = await self._read(
            "SELECT id FROM devices WHERE player = ? ORDER BY seen DESC, at DESC", player
        )
        for (id_,) in rows[MOST_DEVICES:]:
            await self.players.remove(id_)

    def _way_back(self, origin: str) -> str:
        return f"{self.url.rstrip('/') or origin}{WAY_BACK}"

    async def _read(self, sql: str, *values: SqlValue) -> list[Row]:
        return await self.store.read(lambda link: link.run(sql, values))

    async def _write(self, *statements: Statement) -> None:
        await self.store.write(Write(then=list(statements)))


def _verifier(secret: str) -> str:
    """PKCE's (RFC 7636): what only whoever began can show."""
    return _derived(secret, "verifier")


def _nonce(secret: str) -> str:
    """What an ID token for this sign-in has in it."""
    return _derived(secret, "nonce")


def _derived(secret: str, purpose: str) -> str:
    key = secret.encode("utf-8", "surrogatepass")
    return _base64(hmac.digest(key, purpose.encode(), hashlib.sha256))


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
