"""The provider at which people sign in (OpenID Connect), and what it says about them.

The host chose it, so it may be anywhere; but only over TLS, unless it is on this very machine.
Everything here blocks and happens in threads: a provider that is slow keeps nobody else waiting.
What it gives us (code, access token, ID token) is used once and forgotten: nothing of it is stored
or written down, and the journal gets a few words about what went wrong.
"""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from http.client import HTTPException
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, HTTPSHandler, ProxyHandler, Request, build_opener

from palazzi.core.errors import BadOption
from palazzi.server.base.journal import now, warn
from palazzi.server.base.settings import Settings
from palazzi.server.base.threads import in_thread
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.replies import Refused

if TYPE_CHECKING:  # cryptography takes longer to import than all the rest of a server's start
    from joserfc.jwk import KeySet
    from joserfc.jwt import Claims

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds for all that one request of a browser has to ask of the provider."""
AT_ONCE: Final = 8
"""Requests of browsers that may wait for the provider at a time; more wait for their turn."""
FRESH: Final = 3600.0
"""Seconds that its addresses and keys are held to be known."""
SKEW: Final = 120
"""Seconds by which its clock and ours may differ."""
LONGEST: Final = 512 * 1024
SCOPE: Final = "openid profile"
SIGNED_BY: Final = (
    *("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"),
    *("ES256", "ES384", "ES512", "EdDSA", "Ed25519"),
)
"""Signatures that only the provider can make: neither none, nor one by a secret that we share."""
NEEDED: Final = ("authorization_endpoint", "token_endpoint", "jwks_uri")
NAMES: Final = ("name", "preferred_username", "nickname")

ProviderJson = dict[str, Any]


class Doubtful(Exception):
    """What came cannot be used; why, in a few words for the journal."""


class Unreachable(Doubtful):
    """Nothing useful came."""


class UnknownCode(Doubtful):
    """The provider does not know the code, or not any more."""


class WrongTime(Doubtful):
    """One of the two clocks is wrong."""


@dataclass(frozen=True, slots=True)
class Somebody:
    """Who signed in."""

    subject: str
    """What the provider calls them for ever."""
    name: str
    """What they are called, to be shown to themselves; may be empty."""


def read_provider(settings: Settings) -> Provider | None:
    """The provider of the settings; None without any, BadOption if they cannot be."""
    issuer = settings.oidc_issuer.rstrip("/")
    if not issuer:
        if settings.oidc_required or settings.oidc_client:
            raise BadOption("Sign-in needs a provider: --oidc-issuer https://…")
        return None
    parts = urlsplit(issuer)
    if not _is_safe(issuer) or parts.query or parts.fragment:
        raise BadOption("An issuer is https://HOST/…, or http://… on this very machine.")
    if not settings.oidc_client:
        raise BadOption("Sign-in needs the provider's name for this server: --oidc-client ID")
    if settings.oidc_watchers and not settings.oidc_required:
        raise BadOption("--oidc-watchers goes with --oidc require.")
    if settings.url and urlsplit(settings.url).scheme not in ("http", "https"):
        raise BadOption("--url is the address that people open: https://HOST/…")
    name = settings.oidc_name or parts.hostname or issuer
    if len(name) > 60 or not name.isprintable():
        raise BadOption("--oidc-name is what a button says: at most 60 letters.")
    return Provider(issuer, settings.oidc_client, settings.oidc_secret, name)


class Provider:
    """One provider, as the host set it."""

    def __init__(self, issuer: str, client: str, secret: str, name: str) -> None:
        self.issuer = issuer
        self.name = name
        self._client = client
        self._secret = secret
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._known: tuple[float, ProviderJson] = (0.0, {})
        self._keys: tuple[float, ProviderJson] = (0.0, {})

    async def address(self, way_back: str, state: str, nonce: str, challenge: str) -> str:
        """Where a browser is sent to sign in."""
        where = await self._ask(lambda until: str(self._about(until)["authorization_endpoint"]))
        query = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": way_back,
            "scope": SCOPE,
            "state": state,
            "nonce": nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        return f"{where}{'&' if '?' in where else '?'}{urlencode(query)}"

    async def somebody(self, way_back: str, code: str, verifier: str, nonce: str) -> Somebody:
        """Who came back with a code."""
        order = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": way_back,
            "code_verifier": verifier,
        }
        return await self._ask(partial(self._exchange, order, nonce))

    async def _ask(self, work: Callable[[float], T]) -> T:
        """Have it done in a thread, until a time; every failure becomes a sentence."""
        try:
            async with asyncio.timeout(PATIENCE), self._turns:
                return await in_thread(partial(work, time.monotonic() + PATIENCE))
        except (TimeoutError, Unreachable) as error:
            warn("sign-in failed", why=str(error) or "too slow")
            raise self.refused("unavailable", "down", "cannot be reached now.") from None
        except UnknownCode as error:
            warn("sign-in failed", why=str(error))
            raise over() from None
        except WrongTime as error:
            warn("sign-in failed", why=str(error))
            raise self.refused("forbidden", "clock", "has another time than this server.") from None
        except Doubtful as error:
            warn("sign-in failed", why=str(error))
            raise self.refused("forbidden", "wrong", "says what cannot be trusted here.") from None

    def refused(self, code: Code, key: str, what: str) -> Refused:
        """A refusal that names the provider."""
        return Refused(code, f"{self.name} {what}").told(f"page-sign-in-{key}", name=self.name)

    # ---- in a thread

    def _about(self, until: float) -> ProviderJson:
        """Where everything is (OpenID Connect Discovery)."""
        at, known = self._known
        if known and time.monotonic() - at < FRESH:
            return known
        status, known = _fetch(f"{self.issuer}/.well-known/openid-configuration", until)
        if status != 200:
            raise Unreachable(f"discovery: status {status}")
        if str(known.get("issuer", "")).rstrip("/") != self.issuer:
            raise Doubtful("discovery: another issuer")
        if not all(_is_safe(str(known.get(one, ""))) for one in NEEDED):
            raise Doubtful("discovery: an address without TLS, or none")
        self._known = (time.monotonic(), known)
        return known

    def _exchange(self, order: Mapping[str, str], nonce: str, until: float) -> Somebody:
        """The code for an ID token, and that for who it is about."""
        about = self._about(until)
        headers, form = self._credentials(about)
        status, answer = _fetch(about["token_endpoint"], until, {**order, **form}, headers)
        if status == 400 and answer.get("error") == "invalid_grant":
            raise UnknownCode("token: the code was refused")
        if status >= 500:
            raise Unreachable(f"token: status {status}")
        token = answer.get("id_token")
        if status != 200 or not isinstance(token, str):
            raise Doubtful(f"token: status {status}, no ID token")
        claims = self._checked(token, nonce, until)
        name = next((claims[one] for one in NAMES if isinstance(claims.get(one), str)), "")
        shown = "".join(letter for letter in name if letter.isprintable())[:60]
        return Somebody(claims["sub"], shown)

    def _credentials(self, about: ProviderJson) -> tuple[dict[str, str], dict[str, str]]:
        """Headers and fields by which the provider knows this server."""
        if not self._secret:
            return {}, {"client_id": self._client}
        if "client_secret_basic" in about.get("token_endpoint_auth_methods_supported", ()) or (
            "token_endpoint_auth_methods_supported" not in about
        ):
            pair = f"{quote(self._client, '')}:{quote(self._secret, '')}".encode()
            return {"Authorization": f"Basic {b64encode(pair).decode()}"}, {}
        return {}, {"client_id": self._client, "client_secret": self._secret}

    def _checked(self, token: str, nonce: str, until: float) -> Claims:
        """What an ID token says, if it is from there, for us, for this sign-in, and of today."""
        from joserfc import errors, jwt

        claims = self._signed(token, until)
        rules = jwt.JWTClaimsRegistry(
            now=now() // 1000,
            leeway=SKEW,
            iss={"essential": True, "value": self._known[1]["issuer"]},
            sub={"essential": True},
            aud={"essential": True, "value": self._client},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            rules.validate(claims)
        except errors.ClaimError as error:
            late = isinstance(error, errors.ExpiredTokenError)
            if late or error.claim in ("exp", "iat", "nbf"):
                raise WrongTime(f"ID token: {error.claim}") from None
            raise Doubtful(f"ID token: {error.claim}") from None
        several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
        if claims.get("azp", None if several else self._client) != self._client:
            raise Doubtful("ID token: azp")
        return claims

    def _signed(self, token: str, until: float) -> Claims:
        """What it says, if the provider has signed it; by a key that is newer than ours, too."""
        from joserfc import errors, jwt
        from joserfc.jws import JWSRegistry

        registry = JWSRegistry(algorithms=SIGNED_BY, strict_check_header=False)
        for again in (False, True):
            keys = self._key_set(until, again)
            try:
                return jwt.decode(token, keys, registry=registry).claims
            except (errors.InvalidKeyIdError, errors.BadSignatureError):
                continue
            except (errors.JoseError, ValueError) as error:
                raise Doubtful(f"ID token: {type(error).__name__}") from None
        raise Doubtful("ID token: signature")

    def _key_set(self, until: float, again: bool) -> KeySet:
        from joserfc import errors, jwk

        at, answer = self._keys
        if again or not answer or time.monotonic() - at >= FRESH:
            status, answer = _fetch(self._about(until)["jwks_uri"], until)
            if status != 200:
                raise Unreachable(f"keys: status {status}")
            self._keys = (time.monotonic(), answer)
        found: list[jwk.Key] = []
        for one in answer.get("keys", ()):
            try:
                found.append(jwk.import_key(one))
            except (errors.JoseError, ValueError, KeyError, TypeError, AttributeError):
                continue  # for something that we do not know: others may do
        return jwk.KeySet(found)


def over() -> Refused:
    """A sign-in that was used, has expired, or was begun elsewhere."""
    words = "This sign-in was used, has expired, or was begun elsewhere; please begin again."
    return Refused("unauthorized", words).told("page-sign-in-over")


def _is_local(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _is_safe(url: str) -> bool:
    """Whether it may be asked: over TLS, or on this very machine."""
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        return False
    if not host or not url.isascii() or not url.isprintable() or " " in url or parts.username:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and _is_local(host))


class _Stay(HTTPRedirectHandler):
    """The provider has said where everything is; nobody sends us on."""

    def redirect_request(self, *_: object) -> None:
        return None


def _fetch(
    url: str,
    until: float,
    form: Mapping[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
) -> tuple[int, ProviderJson]:
    """Status and JSON of an answer; Unreachable without one in time."""
    direct = (ProxyHandler({}),) if _is_local(urlsplit(url).hostname or "") else ()
    opener = build_opener(_Stay, HTTPSHandler(context=ssl.create_default_context()), *direct)
    body = None if form is None else urlencode(form).encode()
    request = Request(url, body, {"Accept": "application/json", **(headers or {})})
    try:
        try:
            answer = opener.open(request, timeout=max(0.1, until - time.monotonic()))
        except HTTPError as error:
            answer = error
        with answer:
            text = b""
            while len(text) <= LONGEST and (chunk := answer.read1(65536)):
                text += chunk
                if time.monotonic() > until:
                    raise Unreachable("too slow")
            status = int(answer.status)
    except (OSError, HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        said = None
    return status, said if isinstance(said, dict) else {}
