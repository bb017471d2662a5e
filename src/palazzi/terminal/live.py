"""A table of a server, played from the terminal: the same protocol as the page speaks.

Nothing here knows how it is shown. Frames become sights; what the player does becomes requests, and
the answer to a request is waited for. A broken line is mended with ``since``, so nothing is lost.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Literal
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from palazzi.bots.explain import Explanation
from palazzi.core.errors import Forbidden, PalazziError, Unavailable, Unknown, WrongState
from palazzi.core.game import Game
from palazzi.core.view import View, canonical
from palazzi.games import REGISTRY
from palazzi.locale import Catalogue
from palazzi.table.fair import frozen_hash, nonce_commitment
from palazzi.table.steps import edited
from palazzi.terminal.sight import Sight, named

PROTOCOL: Final = 2
NONCE_BYTES: Final = 32
PATIENCE: Final = 20.0
"""Seconds to wait for an answer of the server."""
PAUSES: Final = (0.2, 1, 2, 5)
"""Seconds between attempts to mend a broken line; the last one again and again."""
FOR_GOOD: Final = (4400, 4401, 4404)
"""Codes with which a server closes a line that would be closed again."""

Json = dict[str, Any]


class LiveTable:
    """A seat at a table of a server, or a watcher's place."""

    def __init__(self, url: str, words: Catalogue) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        self._host = f"{parts.scheme}://{parts.netloc}"
        self._table = parts.path.rstrip("/").rpartition("/")[2]
        _, _, invitation = parts.fragment.partition("seat=")
        self.token = invitation
        """Of the seat; an invitation before somebody sits down."""
        self.words = words
        self._direct = parts.hostname in {"localhost", "127.0.0.1", "::1"}
        self._frame: Json = {}
        self._seq = 0
        self._nonce = ""
        self._log: list[str] = []
        self._broken = False
        self._changed = asyncio.Event()
        self._line: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._games: dict[str, tuple[Game, Any]] = {}

    # ---- sitting down

    async def sit_down(self, name: str) -> int:
        """Take the seat that the link is for, or the first open one; which it is.

        The nonce stays here until the terms are frozen: nobody can choose the deal.
        """
        frame = await self._http("GET", f"/api/tables/{self._table}")
        self._nonce = secrets.token_hex(NONCE_BYTES)
        sat = await self._http(
            "POST", f"/api/tables/{self._table}/join", self._offer(frame) | {"name": name}
        )
        self.token = str(sat["token"])
        return int(sat["seat"])

    def _offer(self, frame: Json) -> Json:
        attempt, promised = frame["attempt"], frame["commitment"]
        mine = nonce_commitment(self._table, attempt, promised, self._nonce)
        return {"commitment": mine, "attempt": attempt}

    # ---- what is shown

    async def sights(self) -> AsyncIterator[Sight]:
        """What is to be shown, whenever it changes, until the table is closed."""
        hearing = asyncio.create_task(self._hear())
        try:
            while True:
                waiting = asyncio.create_task(self._changed.wait())
                await asyncio.wait({hearing, waiting}, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if self._changed.is_set():
                    self._changed.clear()
                    yield self._sight()
                if hearing.done():
                    hearing.result()
                    return
        finally:
            hearing.cancel()

    def _sight(self) -> Sight:
        frame, words = self._frame, self.words
        game, tables = self._rules()
        seats = [seat["name"] or words.text("terminal-open-seat") for seat in frame["seats"]]
        deciding = frame["draft"] is not None
        notices = [words.text("page-error-offline")] if self._broken else []
        if frame["phase"] in ("lobby", "dealing", "cancelled"):
            notices.append(words.text(f"terminal-{frame['phase']}", {"players": words.join(seats)}))
        request = frame["request"]
        mine = frame["seat"] >= 0 and request and frame["seat"] in request["missing"]
        names = named(seats, words)
        if mine:
            args = {"player": names[request["seat"]], "what": request["what"]}
            notices.append(words.text("terminal-asked", {**args}))
        prompt = frame["prompt"]
        if prompt is not None and not deciding:
            prompt = {**prompt, "choices": [], "suggestions": []}
        return Sight(
            game,
            tables,
            names,
            frame["seat"],
            frame["view"],
            prompt,
            drafted=len(frame["draft"] or ()),
            log=tuple(self._log),
            outcome=frame["outcome"],
            notice="  ".join(notices),
            asked=bool(mine),
        )

    def _rules(self) -> tuple[Game, Any]:
        frame = self._frame
        key = canonical([frame["game"], frame["players"], frame["options"], frame["edition"]])
        if key not in self._games:
            game = REGISTRY.get(frame["game"])
            state = game.new(frame["players"], frame["options"], frame["edition"])
            self._games[key] = game, game.tables(state)
        return self._games[key]

    # ---- what the player does

    async def choose(self, actions: Sequence[int]) -> None:
        """Submit these, on top of what is seen."""
        step = {} if self._frame["draft"] is None else {"expected_step": len(self._frame["draft"])}
        await self._ask("submit", actions=list(actions), expected_seq=self._seq, **step)

    async def undo(self, whole: bool) -> None:
        """Take steps of the draft back; beyond it, ask the others."""
        if self._frame.get("draft"):
            await self._ask("reset" if whole else "undo")
        elif "takeback" in self._frame.get("may_ask", ()):
            await self._ask("ask", what="takeback")
        else:
            raise WrongState(self.words.text("terminal-undo-none"))

    async def answer(self, yes: bool) -> None:
        """What the others asked for."""
        await self._ask("answer", yes=yes)

    async def take_screen(self) -> None:
        """Nobody shares a seat of a server's table."""

    async def hint(self) -> Explanation:
        """What a strong bot would consider; only where all others are bots."""
        told: Any = await self._http("POST", f"/api/tables/{self._table}/hint", {})
        return told  # type: ignore[no-any-return]

    async def history(self) -> Sequence[Sight]:
        """The game so far, as the server tells it to this seat."""
        game, tables = self._rules()
        names, seat = self._sight().names, self._frame["seat"]
        log: list[str] = []
        sights: list[Sight] = []
        view: View | None = None
        last = 0
        while len(sights) <= last:
            where = f"/api/tables/{self._table}/replay?seat={seat}&first={len(sights)}&count=64"
            told = await self._http("GET", where)
            last = told["last"]
            for position in told["positions"]:
                if position["at"] and (said := told["moves"][position["at"] - 1]["message"]):
                    log.append(self._said(said))
                view = edited(view, position["change"])
                sights.append(Sight(game, tables, names, seat, view, None, log=tuple(log)))
            if not told["positions"]:
                break
        return sights

    def _said(self, message: Any) -> str:
        names = named([seat["name"] for seat in self._frame["seats"]], self.words)
        text = self.words.say(message, names)
        return text[:1].upper() + text[1:]

    # ---- the line

    async def _hear(self) -> None:
        """Keep a line to the table until it is closed for good."""
        failed = 0
        while True:
            try:
                await self._talk()
                return
            except (OSError, ConnectionClosed, TimeoutError) as error:
                closed = (
                    error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                )
                if closed in FOR_GOOD:
                    raise Forbidden(self.words.text("page-error-token")) from None
                if not self._frame and failed:
                    raise Unavailable(self.words.text("page-error-offline")) from None
            self._broken = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Unavailable(self.words.text("page-error-offline")))
            self._answers.clear()
            if self._frame:
                self._changed.set()
            await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
            failed += 1

    async def _talk(self) -> None:
        """One connection: welcome, frames, answers; ends when the table is closed."""
        where = f"ws{self._host.removeprefix('http')}/ws/{self._table}"
        proxy: Literal[True] | None = None if self._direct else True
        async with connect(where, max_size=None, proxy=proxy) as line:
            hello = {"type": "hello", "protocol": PROTOCOL, "since": self._seq}
            await line.send(json.dumps({**hello, "token": self.token or None}))
            self._line = line
            async for text in line:
                if isinstance(text, str):  # else a picture of a moving world
                    await self._take(json.loads(text))
                if self._frame.get("phase") in ("finished", "cancelled"):
                    return

    async def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("done", "error") and message.get("client_id") in self._answers:
            self._answers.pop(message["client_id"]).set_result(message)
        elif kind == "error":
            raise refusal(message, self.words)
        elif kind == "skip":
            self._seq = message["seq"]
        elif kind == "frame":
            if message["since"] not in (0, self._seq):
                await self._send("resync")
                return
            self._frame, self._seq, self._broken = message["frame"], message["seq"], False
            if message["since"] == 0:
                self._log.clear()
            self._log += [self._said(line["message"]) for line in self._frame["log"]]
            await self._deal()
            self._changed.set()
        elif kind == "chat":
            self._log += [f"{line['name']}: {line['text']}" for line in message["lines"]]

    async def _deal(self) -> None:
        """Do one's part in the deal: commit anew after a thaw, reveal what was committed to."""
        frame = self._frame
        seat = frame["seat"]
        if seat < 0 or frame["scheme"] < 2 or frame["seats"][seat]["kind"] != "human":
            return
        if frame["phase"] == "lobby" and not frame["seats"][seat]["commitment"]:
            self._nonce = secrets.token_hex(NONCE_BYTES)
            await self._send("recommit", **self._offer(frame))
        elif frame["phase"] == "dealing" and seat in frame["dealing"]["missing"]:
            if not self._nonce or not self._sound(frame):
                raise Forbidden(self.words.text("terminal-deal-changed"))
            await self._send("reveal", nonce=self._nonce)

    def _sound(self, frame: Json) -> bool:
        """Whether the frozen terms are those that were shown and committed to."""
        text = frame["dealing"]["terms"]
        terms = json.loads(text)
        shown = {
            "table": self._table,
            "attempt": frame["attempt"],
            "game": frame["game"],
            "players": frame["players"],
            "options": frame["options"],
            "seats": [seat["name"] for seat in frame["seats"]],
            "commitment": frame["commitment"],
            "commitments": [seat["commitment"] for seat in frame["seats"]],
        }
        mine = self._offer(frame)["commitment"]
        return (
            frozen_hash(text) == frame["frozen"]
            and all(terms.get(key) == value for key, value in shown.items())
            and terms["commitments"][frame["seat"]] == mine
        )

    async def _send(self, kind: str, **fields: object) -> None:
        if self._line is None:
            raise Unavailable(self.words.text("page-error-offline"))
        await self._line.send(json.dumps({"type": kind, **fields}))

    async def _ask(self, kind: str, **fields: object) -> None:
        """A request and its answer."""
        name = secrets.token_hex(8)
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        try:
            await self._send(kind, client_id=name, **fields)
            async with asyncio.timeout(PATIENCE):
                told = await answer
        except (ConnectionClosed, TimeoutError):
            raise Unavailable(self.words.text("page-error-offline")) from None
        finally:
            self._answers.pop(name, None)
        if told["type"] == "error":
            raise refusal(told, self.words)

    async def _http(self, method: str, path: str, body: Json | None = None) -> Json:
        return await asyncio.to_thread(self._fetch, method, path, body)

    def _fetch(self, method: str, path: str, body: Json | None) -> Json:
        request = Request(self._host + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        opener = build_opener(ProxyHandler({})) if self._direct else build_opener()
        data = None if body is None else json.dumps(body).encode()
        try:
            with opener.open(request, data, PATIENCE) as reply:
                told: Json = json.load(reply)
        except HTTPError as error:
            with error:
                raise refusal(json.load(error), self.words) from None
        except (URLError, OSError, ValueError):
            raise Unavailable(self.words.text("page-error-offline")) from None
        return told


def refusal(message: Json, words: Catalogue) -> PalazziError:
    """A server's error as ours, in the language chosen where there are words for its code."""
    code = str(message.get("code"))
    key = CODES.get(code)
    if key is not None:
        return (Unknown if code == "unknown" else WrongState)(words.text(key))
    if message.get("said"):
        return WrongState(words.say(message["said"]))
    return WrongState(str(message.get("message", code)))


CODES: Final = {
    "unauthorized": "page-error-token",
    "unknown": "page-error-no-table",
    "too_many": "page-error-too-many",
    "internal": "page-error-internal",
    "unavailable": "page-error-unavailable",
    "name_taken": "page-error-name-taken",
    "stale": "terminal-stale",
    "not_your_turn": "terminal-not-your-turn",
}
