"""A server's HTTP side, as the terminal needs it: JSON there and back, refusals as our errors."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult
from urllib.request import ProxyHandler, Request, build_opener

from palazzi.core.errors import PalazziError, Unavailable
from palazzi.locale import Catalogue

PATIENCE: Final = 20.0
"""Seconds to wait for an answer of the server."""

Json = dict[str, Any]


class Refusal(PalazziError):
    """A server's error, in the language chosen where there are words for its code."""

    def __init__(self, message: Json, words: Catalogue) -> None:
        self.code = str(message.get("code"))
        if self.code in CODES:
            told = words.text(CODES[self.code])
        elif message.get("said"):
            told = words.say(message["said"])
        elif words.language == "en":  # the server says exactly what, and in English
            told = str(message.get("message", self.code))
        else:
            what = self.code if self.code in ("illegal", "forbidden", "wrong_state") else "other"
            told = words.text("terminal-refused", {"what": what, "rule": message.get("rule") or ""})
        super().__init__(told)


class Api:
    """Requests to one server."""

    def __init__(self, parts: SplitResult, words: Catalogue) -> None:
        self.host = f"{parts.scheme}://{parts.netloc}{parts.path}"
        self.direct = parts.hostname in {"localhost", "127.0.0.1", "::1"}
        """Whether it runs on this computer, where no proxy leads to."""
        self._words = words

    async def get(self, path: str, token: str) -> Json:
        """What the server answers."""
        return await asyncio.to_thread(self._fetch, "GET", path, None, token)

    async def post(self, path: str, body: Json, token: str) -> Json:
        """What the server answers to something that is sent."""
        return await asyncio.to_thread(self._fetch, "POST", path, body, token)

    def _fetch(self, method: str, path: str, body: Json | None, token: str) -> Json:
        request = Request(self.host + path, method=method)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        opener = build_opener(ProxyHandler({})) if self.direct else build_opener()
        data = None if body is None else json.dumps(body).encode()
        try:
            with opener.open(request, data, PATIENCE) as reply:
                told: Json = json.load(reply)
        except HTTPError as error:
            with error:
                raise self._refused(error) from None
        except (URLError, OSError, ValueError):
            raise Unavailable(self._words.text("page-error-offline")) from None
        return told

    def _refused(self, error: HTTPError) -> PalazziError:
        try:
            return Refusal(json.load(error), self._words)
        except (OSError, ValueError):  # something between us and the server answers
            return Unavailable(self._words.text("page-error-offline"))


CODES: Final = {
    "unauthorized": "page-error-token",
    "unknown": "page-error-no-table",
    "too_many": "page-error-too-many",
    "internal": "page-error-internal",
    "unavailable": "page-error-unavailable",
    "name_taken": "page-error-name-taken",
    "outdated": "terminal-outdated",
    "stale": "terminal-stale",
    "not_your_turn": "terminal-not-your-turn",
}
