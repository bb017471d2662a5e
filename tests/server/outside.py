"""What alerts are sent to, here: a push service that reads what it is sent, and any webhook."""

from __future__ import annotations

import base64
import json
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE = 30.0
"""Seconds until a test that waits for a message gives up; not a measurement."""


def plain64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The other end of a subscription: it alone can read what is pushed."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self._auth = bytes(range(16))
        self.p256dh, self.auth = plain64(point), plain64(self._auth)

    def read(self, body: bytes) -> dict[str, Any]:
        """What was pushed, decrypted."""
        text = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        return dict(json.loads(text))


class Posted:
    """One request that arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    def json(self) -> dict[str, Any]:
        return dict(json.loads(self.body))

    def signed_by(self, public: str, audience: str) -> bool:
        """Whether the sender has that key, and meant this service."""
        header = self.headers["authorization"]
        assert f"k={public}" in header
        token = header.removeprefix("vapid t=").partition(",")[0]
        claims = token.split(".")[1]
        said = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        assert said["aud"] == audience
        assert said["sub"].startswith(("mailto:", "http"))
        return bool(Vapid02.verify(header))


class Endpoint:
    """A server on this machine that takes what is posted, and answers as it is told."""

    def __init__(self, status: int = 201, headers: dict[str, str] | None = None) -> None:
        self.status = status
        self.headers = headers or {}
        self.posted: queue.Queue[Posted] = queue.Queue()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.posted.put(Posted(self.path, headers, body))
                self.send_response(outer.status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *words: object) -> None:
                """Nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def next(self) -> Posted:
        """The next request."""
        return self.posted.get(timeout=PATIENCE)

    @property
    def quiet(self) -> bool:
        """Whether nothing has arrived that was not looked at."""
        return self.posted.empty()
