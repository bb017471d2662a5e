"""An authenticator in software: makes passkeys and signs with them, as a phone or a laptop does."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, BACKED_UP, ATTESTED = 0x01, 0x04, 0x18, 0x40


def text(data: bytes) -> str:
    """As WebAuthn's JSON has bytes."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(given: str) -> bytes:
    """The inverse."""
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


@dataclass
class Passkey:
    """One key, for one site."""

    origin: str
    flags: int = PRESENT | VERIFIED | BACKED_UP
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers when a passkey was made."""
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32) for number in (point.x, point.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        inside = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        signed = self._data(options["rp"]["id"], ATTESTED) + inside
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": signed})
        return self._answer(
            {
                "clientDataJSON": text(self._client("webauthn.create", options)),
                "attestationObject": text(attested),
            }
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers when somebody signs in."""
        client = self._client("webauthn.get", options)
        signed = self._data(options["rpId"], 0)
        proof = self.key.sign(signed + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(signed),
                "signature": text(proof),
            }
        )

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, site: str, more: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", self.flags | more, 0)
