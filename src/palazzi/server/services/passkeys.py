"""Passkeys: a player comes back by what their device or password manager keeps, without a phrase.

A browser signs a *challenge* that we made a moment ago, for this host name and once. Which player
it is follows from the key alone, so a sign-in names nobody and can list nobody. A passkey belongs
to the host name it was made at: at another address of the same server it does not exist.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from palazzi.server.base.journal import now
from palazzi.server.protocol import players as bodies
from palazzi.server.protocol.replies import Refused
from palazzi.server.services.players import MOST_DEVICES, NEW_DEVICE_OF, Device
from palazzi.server.storage.credentials import digest, new_token
from palazzi.server.storage.database import Row, SqlValue
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write

if TYPE_CHECKING:  # cryptography takes longer to import than all the rest of a server's start
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

LASTS: Final = 5 * 60_000
"""Milliseconds for somebody to find their key."""
MOST_PASSKEYS: Final = 10
SIGN_IN: Final = ""
"""In place of a player: a challenge for whoever has a key."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page is: passkeys are bound to it."""

    name: str
    """The host name, without a port."""
    origins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Passkeys:
    """Making them, and coming back by them."""

    store: Store

    # ---- a new one

    async def offer(self, device: Device, site: Site) -> bodies.PasskeyOptions:
        """What the browser is asked to make a passkey with."""
        import webauthn
        from webauthn.helpers import structs

        known = await self._read("SELECT id FROM passkeys WHERE player = ?", device.player)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too_many", f"A player has at most {MOST_PASSKEYS} passkeys.")
        challenge = await self._challenge(device.player)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Palazzi",
            user_name=f"Palazzi, {site.name}",
            user_id=hashlib.sha256(f"passkey of {device.player}".encode()).digest(),
            challenge=challenge,
            timeout=LASTS,
            exclude_credentials=[_descriptor(id_) for (id_,) in known],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
        )
        return bodies.PasskeyOptions(json.loads(webauthn.options_to_json(options)))

    async def keep(self, device: Device, site: Site, made: bodies.PasskeyMade) -> None:
        """The browser has made one."""
        import webauthn

        challenge = await self._expected(made.credential, device.player)
        try:
            verified = webauthn.verify_registration_response(
                credential=dict(made.credential),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        except Exception as error:  # its parsers raise more than it declares
            raise Refused("malformed", "This passkey cannot be used here.") from error
        used = secrets.token_hex(8)
        id_, key = _text(verified.credential_id), _text(verified.credential_public_key)
        await self._write(
            _use(used, challenge),
            (
                "INSERT INTO passkeys (id, player, public_key, signs, name, at)"
                " SELECT ?, player, ?, ?, ?, ? FROM challenges WHERE used = ?"
                " AND (SELECT count(*) FROM passkeys WHERE passkeys.player = challenges.player)"
                f" < {MOST_PASSKEYS} ON CONFLICT DO NOTHING",
                (id_, key, verified.sign_count, made.name, now(), used),
            ),
        )

    # ---- coming back

    async def ask(self, site: Site) -> bodies.PasskeyOptions:
        """What the browser is asked for a passkey with: any that it has for this site."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenge(SIGN_IN),
            timeout=LASTS,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return bodies.PasskeyOptions(json.loads(webauthn.options_to_json(options)))

    async def enter(self, site: Site, shown: bodies.PasskeyMade) -> bodies.DeviceMade:
        """A device for whoever has the key. Whatever is wrong with it, the answer is the same."""
        import webauthn

        wrong = Refused("unauthorized", "This passkey is none of ours.")
        challenge = await self._expected(shown.credential, SIGN_IN)
        id_ = str(shown.credential.get("id", ""))
        rows = await self._read("SELECT player, public_key, signs FROM passkeys WHERE id = ?", id_)
        if not rows:
            raise wrong
        player, key, signs = rows[0]
        try:
            verified = webauthn.verify_authentication_response(
                credential=dict(shown.credential),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=webauthn.base64url_to_bytes(key),
                credential_current_sign_count=signs,
                require_user_verification=True,
            )
        except Exception as error:  # its parsers raise more than it declares
            raise wrong from error
        used, token, at = secrets.token_hex(8), new_token(), now()
        await self._write(
            _use(used, challenge),
            (
                f"{NEW_DEVICE_OF} FROM challenges WHERE used = ? AND"
                f" (SELECT count(*) FROM devices WHERE player = ?) < {MOST_DEVICES}",
                (used, player, digest(token), shown.name, at, at, used, player),
            ),
            ("UPDATE passkeys SET signs = ? WHERE id = ?", (verified.new_sign_count, id_)),
        )
        if not await self._read("SELECT 1 FROM devices WHERE id = ?", used):
            raise wrong
        return bodies.DeviceMade(token)

    async def forget(self, device: Device, id_: str) -> None:
        """One that is no longer to be used."""
        await self._write(
            ("DELETE FROM passkeys WHERE id = ? AND player = ?", (id_, device.player))
        )

    # ---- challenges

    async def _challenge(self, player: str) -> bytes:
        challenge = secrets.token_bytes(32)
        await self._write(
            ("DELETE FROM challenges WHERE until < ?", (now(),)),
            (
                "INSERT INTO challenges (id, player, until) VALUES (?, ?, ?)",
                (_name(challenge), player, now() + LASTS),
            ),
        )
        return challenge

    async def _expected(self, credential: Mapping[str, object], player: str) -> bytes:
        """The challenge that was signed, if we have made it and nobody has used it."""
        challenge = _signed(credential)
        rows = await self._read(
            "SELECT 1 FROM challenges WHERE id = ? AND player = ? AND until > ? AND used IS NULL",
            _name(challenge),
            player,
            now(),
        )
        if not rows:
            raise Refused("unauthorized", "This took too long; please try again.")
        return challenge

    async def _read(self, sql: str, *values: SqlValue) -> list[Row]:
        return await self.store.read(lambda link: link.run(sql, values))

    async def _write(self, *statements: Statement) -> None:
        await self.store.write(Write(then=list(statements)))


def _use(mark: str, challenge: bytes) -> Statement:
    """The row's lock lets one of several win, whichever processes they ask."""
    return (
        "UPDATE challenges SET used = ? WHERE id = ? AND used IS NULL AND until > ?",
        (mark, _name(challenge), now()),
    )


def _signed(credential: Mapping[str, object]) -> bytes:
    """The challenge that a browser says it has signed; the signature is checked later."""
    import webauthn

    try:
        response = credential["response"]
        assert isinstance(response, Mapping)
        data = json.loads(webauthn.base64url_to_bytes(response["clientDataJSON"]))
        return webauthn.base64url_to_bytes(data["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise Refused("malformed", "This is not what a browser answers.") from error


def _descriptor(id_: str) -> PublicKeyCredentialDescriptor:
    import webauthn
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(id_))


def _name(challenge: bytes) -> str:
    return digest(_text(challenge))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
