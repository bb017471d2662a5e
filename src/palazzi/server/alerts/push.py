"""Web push: a message that only the browser can read (RFC 8291), in an envelope that its push
service takes because we sign it (VAPID, RFC 8292).

The library that is usual for this also posts, and would resolve names and follow redirects by
itself; ours must not (outside.py), so only its encryption is used.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from palazzi.server.alerts.keys import OwnKey, bytes64, plain64, signed
from palazzi.server.alerts.words import AlertText

TTL: Final = 2 * 86_400
"""Seconds that a push service keeps it for a device that is off."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """What a browser gave us: where, and the keys of its end."""

    endpoint: str
    p256dh: str
    auth: str
    key: str
    """The name of our key that it was made for."""


def read_keys(p256dh: str, auth: str) -> None:
    """ValueError unless they are the keys of a subscription."""
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes64(p256dh))
    if len(bytes64(auth)) != 16:
        raise ValueError("the secret has another length")


def payload(text: AlertText, waiting: int) -> dict[str, Any]:
    """What the service worker is given (web/public/sw.js)."""
    return {
        "title": text.title,
        "body": text.body,
        "path": text.path,
        "tag": text.tag,
        "waiting": waiting,
    }


def sealed(
    subscription: Subscription, key: OwnKey, contact: str, text: AlertText, waiting: int
) -> tuple[dict[str, str], bytes]:
    """The headers and the body of the request to the push service."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        msgspec.json.encode(payload(text, waiting)),
        private_key=ec.generate_private_key(ec.SECP256R1()),  # for this message alone
        dh=bytes64(subscription.p256dh),
        auth_secret=bytes64(subscription.auth),
        version="aes128gcm",
    )
    headers = {
        "Authorization": signed(key, subscription.endpoint, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Urgency": "high" if text.urgent else "normal",
        # The service keeps the last one of a topic only; the table's id is not its business.
        "Topic": plain64(hashlib.sha256(text.tag.encode()).digest())[:32],
    }
    return headers, body
