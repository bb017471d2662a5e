"""A backup as a file: a line that says what it is, a head in JSON, and the content in pieces.

Every piece carries a tag, so damage is found where it is, and so is a file that ends too early. The
last piece says how long the whole content is, and its digest. Nothing is ever held but one piece.

With a key the pieces are encrypted: AES-256-GCM in the STREAM construction (Hoang, Reyhanitabar,
Rogaway and Vizár 2015; as in the file format of ``age``). The nonce of a piece is its number and
whether it is the last one; the key of the file comes from the host's by scrypt with a salt of the
file's own, so no nonce is used twice under one key. The head is authenticated with every piece.
Without a key the tag is a checksum: it finds damage, and no hand that can count it anew.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Protocol

from palazzi.core.errors import BadBackup, BadOption

if TYPE_CHECKING:  # which takes long to import, and few need it
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

MAGIC: Final = b"palazzi backup 1\n"
PIECE: Final = 64 * 1024
TAG: Final = 16
LONGEST_HEAD: Final = 64 * 1024
SHORTEST_KEY: Final = 16
CIPHER: Final = "AES-256-GCM, STREAM, scrypt 2^15 8 1"
END: Final = 128
"""The length of the last piece, which is filled up with spaces: so its place is known."""

Head = dict[str, Any]


def checked_key(key: str) -> str:
    """A key that is worth something, or none; BadOption if it is too short."""
    if key and len(key) < SHORTEST_KEY:
        raise BadOption(
            f"A key for backups has at least {SHORTEST_KEY} characters; "
            "make one with: openssl rand -base64 32"
        )
    return key


class _Wrapping(Protocol):
    """How a piece is closed and opened; ``ValueError`` if it was changed."""

    def close(self, nonce: bytes, piece: bytes, head: bytes) -> bytes: ...
    def open(self, nonce: bytes, closed: bytes, head: bytes) -> bytes: ...


class _Checked:
    """A checksum behind each piece."""

    def close(self, nonce: bytes, piece: bytes, head: bytes) -> bytes:
        return piece + self._tag(nonce, piece, head)

    def open(self, nonce: bytes, closed: bytes, head: bytes) -> bytes:
        piece, tag = closed[:-TAG], closed[-TAG:]
        if tag != self._tag(nonce, piece, head):
            raise ValueError
        return piece

    def _tag(self, nonce: bytes, piece: bytes, head: bytes) -> bytes:
        return hashlib.blake2b(nonce + head + piece, digest_size=TAG).digest()


class _Encrypted:
    """Encrypted and authenticated pieces."""

    def __init__(self, key: str, salt: bytes) -> None:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        words = {"salt": salt, "n": 2**15, "r": 8, "p": 1, "maxmem": 64 << 20}
        self._cipher: AESGCM = AESGCM(hashlib.scrypt(key.encode(), dklen=32, **words))  # type: ignore[arg-type]

    def close(self, nonce: bytes, piece: bytes, head: bytes) -> bytes:
        return self._cipher.encrypt(nonce, piece, head)

    def open(self, nonce: bytes, closed: bytes, head: bytes) -> bytes:
        from cryptography.exceptions import InvalidTag

        try:
            return self._cipher.decrypt(nonce, closed, head)
        except InvalidTag:
            raise ValueError from None


def _nonce(number: int, last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([last])


def write(file: BinaryIO, head: Head, content: Iterable[bytes], key: str) -> int:
    """Write a whole backup; how many bytes of content it holds."""
    head = dict(head)
    salt = os.urandom(32)
    head["encryption"] = {"cipher": CIPHER, "salt": salt.hex()} if key else None
    wrapping: _Wrapping = _Encrypted(key, salt) if key else _Checked()
    line = json.dumps(head, sort_keys=True).encode() + b"\n"
    bound = hashlib.sha256(line).digest()
    file.write(MAGIC + line)
    digest, size, number = hashlib.sha256(), 0, 0
    for piece in _pieces(content):
        digest.update(piece)
        size += len(piece)
        file.write(wrapping.close(_nonce(number, False), piece, bound))
        number += 1
    file.write(wrapping.close(_nonce(number, True), _end(size, digest.hexdigest()), bound))
    return size


def _end(size: int, digest: str) -> bytes:
    return json.dumps({"bytes": size, "sha256": digest}).encode().ljust(END)


def _pieces(content: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces of one length; the last may be shorter, but never empty."""
    held = bytearray()
    for part in content:
        held += part
        while len(held) >= PIECE:
            yield bytes(held[:PIECE])
            del held[:PIECE]
    if held:
        yield bytes(held)


class Envelope:
    """A backup that is there, to be read."""

    def __init__(self, path: Path) -> None:
        """Read the head; BadBackup if the file is none of ours."""
        self.path = path
        try:
            with path.open("rb") as file:
                magic = file.readline(len(MAGIC))
                line = file.readline(LONGEST_HEAD)
            self.size = path.stat().st_size
        except OSError as error:
            raise BadBackup(f"The backup {path} cannot be read: {error.strerror}.") from None
        if magic != MAGIC:
            raise BadBackup(f"{path} is no backup of ours.")
        try:
            head = json.loads(line)
            sealed = head["encryption"]
            self._salt = None if sealed is None else bytes.fromhex(sealed["salt"])
            known = sealed is None or sealed["cipher"] == CIPHER
        except (ValueError, TypeError, KeyError):
            raise self._damaged("its head cannot be read") from None
        if not known:
            raise BadBackup(f"The backup {path} was encrypted by a newer version.")
        self.head: Head = head
        self._bound = hashlib.sha256(line).digest()
        self._start = len(MAGIC) + len(line)

    @property
    def encrypted(self) -> bool:
        """Whether a key is needed."""
        return self._salt is not None

    def content(self, key: str) -> Iterator[bytes]:
        """The content, piece by piece, each checked; BadBackup at the first that is not right.

        Only when it has ended without an error was the whole right.
        """
        wrapping = self._wrapping(key)
        digest, size = hashlib.sha256(), 0
        for number, (place, closed, last) in enumerate(self._closed()):
            try:
                piece = wrapping.open(_nonce(number, last), closed, self._bound)
            except ValueError:
                raise self._wrong(number, place) from None
            if not last:
                digest.update(piece)
                size += len(piece)
                yield piece
            elif piece != _end(size, digest.hexdigest()):
                raise self._damaged("its content is not the one that was written")

    def check(self, key: str) -> int:
        """Read all of it; how many bytes of content it holds."""
        return sum(map(len, self.content(key)))

    def _closed(self) -> Iterator[tuple[int, bytes, bool]]:
        """Where each piece begins, the piece as it is in the file, and whether it is the last."""
        place, end = self._start, self.size - END - TAG
        with self.path.open("rb") as file:
            file.seek(place)
            while place < end:
                closed = file.read(min(PIECE + TAG, end - place))
                yield place, closed, False
                place += len(closed)
            yield place, file.read(), True

    def _wrapping(self, key: str) -> _Wrapping:
        if self._salt is None and key:
            raise BadOption(
                f"The backup {self.path} is not encrypted, but a key is set: somebody may have put "
                "it there. If you know that it is yours, do this without the key."
            )
        if self._salt is None:
            return _Checked()
        if not key:
            raise BadOption(
                f"The backup {self.path} is encrypted: name its key with PALAZZI_BACKUP_KEY_FILE."
            )
        return _Encrypted(key, self._salt)

    def _wrong(self, number: int, place: int) -> BadBackup:
        if number == 0 and self.encrypted:
            return BadBackup(f"The backup {self.path} has another key, or is damaged.")
        if place + PIECE + TAG >= self.size - END - TAG:
            return self._damaged(f"it ends too early, or was changed after byte {place}")
        return self._damaged(f"what it holds from byte {place} on is not what was written")

    def _damaged(self, how: str) -> BadBackup:
        return BadBackup(f"The backup {self.path} is damaged: {how}.")
