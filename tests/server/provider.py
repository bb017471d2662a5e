"""A provider on this machine at which people sign in, and what can be wrong with one.

What it does is oidc-provider-mock's, over real HTTP. Around it stands what that lacks: PKCE is
checked, keys can be rotated, answers can be late, missing or false.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import re
import threading
import warnings
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Self
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from joserfc import jwk, jwt
from werkzeug.serving import WSGIRequestHandler, make_server
from werkzeug.wrappers import Request as Asked
from werkzeug.wrappers import Response

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

with warnings.catch_warnings():
    import authlib.deprecate  # switches its own warnings on

    warnings.simplefilter("ignore", authlib.deprecate.AuthlibDeprecationWarning)
    from oidc_provider_mock import User, app

Claims = dict[str, Any]


class _Silent(WSGIRequestHandler):
    def log(self, *_: object) -> None:
        """Nothing."""


class LocalProvider:
    """Everybody can sign in, as whoever they like."""

    def __init__(self) -> None:
        people = [
            User(sub=sub, claims={"name": sub.title(), "email": "shared@example.org"})
            for sub in ("anna", "bruno")
        ]
        self._inner = app(require_nonce=True, user_claims=people).wsgi_app
        self._challenges: dict[str, str] = {}
        self._server = make_server("127.0.0.1", 0, self, threaded=True, request_handler=_Silent)
        self.issuer = f"http://127.0.0.1:{self._server.server_port}"
        self.ahead: Callable[[], float] = lambda: 0.0
        """Seconds by which the clock of the server that is tested was moved; ours goes along."""
        self.rotate()
        self.asked: list[str] = []
        """The paths that were asked for."""
        self.shown: tuple[str | None, str | None] = (None, None)
        """By which name and secret the server was known last."""
        self.given: list[str] = []
        """The tokens that were given."""
        self.released = threading.Event()
        self.restore()

    def restore(self) -> None:
        """Everything is right again."""
        self.status = 0
        """What every answer is; 0: as it should be."""
        self.released.set()
        """Whether answers come; cleared, they wait."""
        self.lie: Callable[[Claims], None] = lambda _: None
        """Changes what an ID token says."""
        self.forger: jwk.Key | None = None
        """A key that signs in place of the provider's."""
        self.unsigned = False
        self.says: Claims = {}
        """What the discovery document says instead."""

    def rotate(self) -> None:
        """From now on another key signs, and the one before is gone."""
        self._key = jwk.RSAKey.generate_key(2048, auto_kid=True)

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.released.set()
        self._server.shutdown()
        self._server.server_close()

    # ---- what the server asks

    def __call__(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        environ["wsgi.input"] = io.BytesIO(body)  # for us
        asked = Asked(environ)
        asked.form  # noqa: B018 - it is read now
        environ["wsgi.input"] = io.BytesIO(body)  # and for what is inside
        self.asked.append(asked.path)
        self.released.wait(60)
        if self.status:
            return Response("{}", self.status)(environ, start)
        if asked.path == "/jwks":
            keys = jwk.KeySet([self._key]).as_dict(private=False)
            return _json({"keys": keys["keys"]})(environ, start)
        if asked.path == "/oauth2/token":
            return self._token(asked)(environ, start)
        reply = Response.from_app(self._inner, environ)
        if asked.path == "/oauth2/authorize" and "location" in reply.headers:
            came = parse_qs(urlsplit(reply.headers["location"]).query)
            self._challenges[came.get("code", [""])[0]] = asked.args["code_challenge"]
        if asked.path.startswith("/.well-known"):
            reply = _json({**json.loads(reply.get_data()), **self.says})
        if reply.mimetype == "text/html":  # nothing from elsewhere
            reply.set_data(re.sub(rb"<link[^>]*>", b"", reply.get_data()))
        return reply(environ, start)

    def _token(self, asked: Asked) -> Response:
        shown = hashlib.sha256(asked.form["code_verifier"].encode()).digest()
        challenge = self._challenges.pop(asked.form["code"], "")
        if base64.urlsafe_b64encode(shown).rstrip(b"=").decode() != challenge:
            return _json({"error": "invalid_grant"}, 400)
        known = asked.authorization
        self.shown = (known.username, known.password) if known else (asked.form["client_id"], None)
        if not known:  # a client without a secret, which is all the same to what is inside
            asked.environ["HTTP_AUTHORIZATION"] = (
                f"Basic {base64.b64encode(b'palazzi:any').decode()}"
            )
        reply = Response.from_app(self._inner, asked.environ)
        if reply.status_code != 200:
            return reply
        said = json.loads(reply.get_data())
        claims = json.loads(_bytes(said["id_token"].split(".")[1]))
        hurried(claims, round(self.ahead()))
        self.lie(claims)
        said["id_token"] = self._signed(claims)
        self.given += [said[name] for name in ("access_token", "refresh_token", "id_token")]
        return _json(said)

    def _signed(self, claims: Claims) -> str:
        key = self.forger or self._key
        algorithm = "HS256" if isinstance(key, jwk.OctKey) else "RS256"
        token = jwt.encode({"alg": algorithm, "kid": self._key.kid}, claims, key)
        if not self.unsigned:
            return token
        head = base64.urlsafe_b64encode(b'{"alg":"none"}').rstrip(b"=").decode()
        return f"{head}.{token.split('.')[1]}."

    # ---- what a person does there

    def sign_in(self, address: str, sub: str) -> dict[str, str]:
        """Somebody says who they are; what their browser comes back with."""
        return self._answer(address, {"sub": sub})

    def refuse(self, address: str) -> dict[str, str]:
        """Somebody changes their mind there."""
        return self._answer(address, {"action": "deny"})

    def _answer(self, address: str, form: dict[str, str]) -> dict[str, str]:
        class Stay(HTTPRedirectHandler):
            def redirect_request(self, *_: object) -> None:
                return None

        opener = build_opener(ProxyHandler({}), Stay)
        try:
            opener.open(Request(address, urlencode(form).encode()), timeout=30)
        except HTTPError as answer:
            with answer:
                where = urlsplit(answer.headers["location"])
        return {name: value[0] for name, value in parse_qs(where.query).items()}


def hurried(claims: Claims, seconds: int) -> None:
    """A clock that is wrong by so much."""
    for name in ("iat", "exp", "auth_time"):
        if name in claims:
            claims[name] = int(claims[name]) + seconds


def _json(said: object, status: int = 200) -> Response:
    return Response(json.dumps(said), status, content_type="application/json")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
