"""Keys of this server: one that push services know us by (VAPID, RFC 8292), and one for the codes
in mails. Both are made on first use and kept in the database, so all processes have the same.

A browser's subscription belongs to the key it was made for. After a rotation new ones get the new
key; those that were made before keep theirs until their page, when it is next opened, subscribes
again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from palazzi.core.errors import BadOption
from palazzi.server.base.journal import now
from palazzi.server.storage import outbox
from palazzi.server.storage.database import Database, Link
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write

VAPID: Final = "vapid"
CODES: Final = "codes"
SIGNED_FOR: Final = 12 * 3600
"""Seconds that a signature is good for; push services take at most a day."""

_NEWEST: Final = (
    "SELECT name, private, public FROM alert_keys WHERE name LIKE ? ORDER BY at DESC, name LIMIT 1"
)


@dataclass(frozen=True, slots=True)
class OwnKey:
    """A key of ours; ``public`` is as browsers want it."""

    name: str
    private: str
    public: str


def plain64(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    """What ``plain64`` wrote; ValueError if it did not."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _new_vapid(name: str) -> OwnKey:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    number = key.private_numbers().private_value.to_bytes(32, "big")
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return OwnKey(name, plain64(number), plain64(point))


def _insert(key: OwnKey, at: int) -> Statement:
    return (
        "INSERT INTO alert_keys (name, private, public, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (key.name, key.private, key.public, at),
    )


class OwnKeys:
    """The keys, as this process needs them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._codes = b""

    async def vapid(self) -> OwnKey:
        """The newest; it may have been rotated a moment ago."""
        found = await self._newest(VAPID)
        if found is None:
            await self._store.write(Write(then=[_insert(_new_vapid(f"{VAPID}-1"), now())]))
            found = await self._newest(VAPID)
            assert found is not None
        return found

    async def named(self, name: str) -> OwnKey | None:
        """The one that a subscription was made for, unless it was forgotten."""
        rows = await self._store.read(
            lambda link: link.run(
                "SELECT name, private, public FROM alert_keys WHERE name = ?", (name,)
            )
        )
        return OwnKey(*rows[0]) if rows else None

    async def code(self, purpose: str, channel: str) -> str:
        """A code for a link in a mail: it names the channel, and proves that the mail was read."""
        mac = hmac.digest(await self._secret(), f"{purpose}:{channel}".encode(), hashlib.sha256)
        return f"{channel}-{mac.hex()[:32]}"

    async def read_code(self, purpose: str, code: str) -> str | None:
        """The channel that a code is for; None if it is none of ours."""
        channel = code.partition("-")[0]
        expected = await self.code(purpose, channel)
        same = hmac.compare_digest(expected.encode(), code.encode("utf-8", "surrogatepass"))
        return channel if same else None

    async def _secret(self) -> bytes:
        if not self._codes:
            if await self._newest(CODES) is None:
                made = OwnKey(CODES, secrets.token_hex(32), "")
                await self._store.write(Write(then=[_insert(made, now())]))
            found = await self._newest(CODES)
            assert found is not None
            self._codes = bytes.fromhex(found.private)
        return self._codes

    async def _newest(self, kind: str) -> OwnKey | None:
        rows = await self._store.read(lambda link: link.run(_NEWEST, (f"{kind}%",)))
        return OwnKey(*rows[0]) if rows else None


def signed(key: OwnKey, endpoint: str, contact: str) -> str:
    """The Authorization header for a push service: who we are, for this service and some hours."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    where = urlsplit(endpoint)
    claims: dict[str, Any] = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": now() // 1000 + SIGNED_FOR,
        "sub": contact,
    }
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(plain64(msgspec.json.encode(part)) for part in parts)
    number = int.from_bytes(bytes64(key.private), "big")
    private = ec.derive_private_key(number, ec.SECP256R1())
    r, s = utils.decode_dss_signature(private.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = plain64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature},k={key.public}"


# ---- the command


def rotate(url: str, forget: bool) -> dict[str, str | int]:
    """``palazzi rotate-keys``: a new key; ``forget`` drops the others, with their subscriptions."""
    from palazzi.server.storage.migrations import migrate
    from palazzi.server.storage.startup import linked

    database = Database(url)
    if database.path is not None and not database.path.is_file():
        raise BadOption(f"There is no database {database.path}.")
    with linked(database) as link:
        migrate(link)
        made = _new_vapid(f"{VAPID}-{secrets.token_hex(4)}")
        link.begin()
        try:
            dropped = _replace(link, made, forget)
            link.commit()
        except BaseException:
            link.rollback()
            raise
    return {"public": made.public, "forgotten": dropped}


def _replace(link: Link, made: OwnKey, forget: bool) -> int:
    newest = link.run("SELECT coalesce(max(at), 0) FROM alert_keys")[0][0]
    statements = [_insert(made, max(now(), int(newest) + 1))]
    dropped = 0
    if forget:
        dropped = int(link.run("SELECT count(*) FROM alert_channels WHERE kind = 'push'")[0][0])
        statements += outbox.forget_channels("kind = 'push'", ())
        statements.append(
            ("DELETE FROM alert_keys WHERE name LIKE 'vapid%' AND name <> ?", (made.name,))
        )
    for sql, values in statements:
        link.run(sql, values)
    return dropped
