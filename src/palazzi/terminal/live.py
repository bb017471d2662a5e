"""A table of a server, played from the terminal: the same protocol as the page speaks.

Nothing here knows how it is shown. Frames become sights; what the player does becomes requests, and
the answer to a request is waited for. A broken line is mended with ``since``, so nothing is lost.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from heapq import merge
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from palazzi.bots.explain import Explanation
from palazzi.bots.levels import LEVELS
from palazzi.core.errors import Forbidden, Unavailable, WrongState
from palazzi.core.game import Game
from palazzi.core.view import View, canonical
from palazzi.games import REGISTRY
from palazzi.locale import Catalogue
from palazzi.table.steps import edited
from palazzi.terminal.api import PATIENCE, Api, Json, Refusal
from palazzi.terminal.deal import committed, sound
from palazzi.terminal.offers import Wish
from palazzi.terminal.room import room_of, wishes_of
from palazzi.terminal.seats import KeptSeat, SeatBook
from palazzi.terminal.sight import Sight, corrected, named, opened

PROTOCOL: Final = 2
NONCE_BYTES: Final = 32
PAUSES: Final = (0.2, 1, 2, 5)
"""Seconds between attempts to mend a broken line; the last one again and again."""
FOR_GOOD: Final = (4400, 4401, 4404)
"""Codes with which a server closes a line that would be closed again."""

Line = tuple[int, str]
"""A sentence of the log or of the chat, and when it was said."""


class LiveTable:
    """A seat at a table of a server, or a watcher's place."""

    def __init__(self, url: str, words: Catalogue, book: SeatBook) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        # A site may live under a path of its own: what stands before /t/ is the server's address.
        base, mark, table = parts.path.rstrip("/").rpartition("/t/")
        self._api = Api(parts._replace(path=base if mark else table), words)
        self._table = table if mark else ""
        _, _, invitation = parts.fragment.partition("seat=")
        self._seat = KeptSeat(invitation)
        """With an invitation until somebody sits down."""
        self.words = words
        self._book = book
        self._unkept = False
        """Whether the seat could not be written down."""
        self._left = False
        self._frame: Json = {}
        self._seq = 0
        self._present: set[int] = set()
        self._log: list[Line] = []
        self._chat: dict[object, Line] = {}
        """By the id of the line: whoever comes back is told the last ones again."""
        self._broken = False
        self._changed = asyncio.Event()
        self._line: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._games: dict[str, tuple[Game, Any]] = {}

    # ---- sitting down

    @property
    def link(self) -> str:
        """Of the table, for friends: it brings nobody's seat along."""
        return f"{self._api.host}/t/{self._table}"

    @property
    def named(self) -> bool:
        """Whether the address names a table, and not only a server."""
        return bool(self._table)

    async def open(self, terms: Json) -> None:
        """Open a new table at the server, as its host."""
        made = await self._api.post("/api/tables", terms, "")
        self._table = str(made["table"])
        self._seat = KeptSeat(str(made["tokens"][str(made["host"])]))

    async def take_seat(self, name: str | None) -> bool:
        """Come back to the seat that was kept here, else sit down; whether one has a seat then."""
        kept = self._book.find(self.link)
        if kept is not None:
            try:
                await self._api.get(f"/api/tables/{self._table}", kept.token)
            except Refusal as refused:
                if refused.code not in ("unauthorized", "unknown"):
                    raise
                self._book.forget(self.link)
            else:
                self._seat = kept
                return True
        if name is None:
            return False
        await self.sit_down(name)
        return True

    async def sit_down(self, name: str) -> int:
        """Take the seat that the link is for, or the first open one; which it is.

        The nonce stays here until the terms are frozen: nobody can choose the deal.
        """
        frame = await self._api.get(f"/api/tables/{self._table}", self._seat.token)
        self._seat = KeptSeat(self._seat.token, secrets.token_hex(NONCE_BYTES))
        wanted = {"seat": frame["seat"]} if frame["seat"] >= 0 else {}
        offer = committed(frame, self._seat.nonce) | {"name": name} | wanted
        sat = await self._api.post(f"/api/tables/{self._table}/join", offer, self._seat.token)
        self._keep(KeptSeat(str(sat["token"]), self._seat.nonce))
        return int(sat["seat"])

    def _keep(self, seat: KeptSeat) -> None:
        self._seat = seat
        try:
            self._book.keep(self.link, seat)
        except OSError:
            self._unkept = True

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
        if self._unkept:
            notices.append(words.text("terminal-seat-not-kept"))
        if frame["phase"] == "lobby" and frame["seat"] < 0:
            notices.append(words.text("terminal-watching"))
        names = named(seats, words)
        hosts = frame["phase"] == "lobby" and frame["seat"] == frame["host"]
        if frame["phase"] in ("lobby", "dealing", "cancelled") and not hosts:
            notices.append(words.text(f"terminal-{frame['phase']}", {"players": words.join(names)}))
        notices += _absences(frame, names, words)
        request = frame["request"]
        mine = frame["seat"] >= 0 and request and frame["seat"] in request["missing"]
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
            log=[text for _, text in merge(self._log, self._chat.values(), key=_when)],
            outcome=frame["outcome"],
            notice="  ".join(notices),
            asked=bool(mine),
            edition=corrected(game, frame["edition"]),
            room=room_of(frame, self._present, words),
            link=self.link,
            wishes=wishes_of(frame),
            chat=frame["seat"] >= 0,
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

    async def wish(self, wish: Wish) -> None:
        """Ask the table for something that is no move."""
        self._left = wish.kind == "leave"
        await self._ask(wish.kind, **wish.fields)
        if self._left:
            self._book.forget(self.link)

    async def say(self, text: str) -> None:
        """To all at the table."""
        await self._ask("chat", text=text)

    async def take_screen(self) -> None:
        """Nobody shares a seat of a server's table."""

    async def hint(self) -> Explanation:
        """What a strong bot would consider; only where all others are bots."""
        told: Any = await self._api.post(f"/api/tables/{self._table}/hint", {}, self._seat.token)
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
            told = await self._api.get(where, self._seat.token)
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
        return opened(self.words.say(message, names), names)

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
                    self._book.forget(self.link)
                    if self._left:
                        return
                    raise Forbidden(self.words.text("page-error-token")) from None
                if not self._frame and failed:
                    raise Unavailable(self.words.text("page-error-offline")) from None
            self._broken = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Unavailable(self.words.text("page-error-offline")))
            self._answers.clear()
            self._show()
            await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
            failed += 1

    async def _talk(self) -> None:
        """One connection: welcome, frames, answers; ends when the table is closed."""
        where = f"ws{self._api.host.removeprefix('http')}/ws/{self._table}"
        proxy: Literal[True] | None = None if self._api.direct else True
        async with connect(where, max_size=None, proxy=proxy) as line:
            hello = {"type": "hello", "protocol": PROTOCOL, "since": self._seq}
            await line.send(json.dumps({**hello, "token": self._seat.token or None}))
            self._line = line
            async for text in line:
                if isinstance(text, str):  # else a picture of a moving world
                    await self._take(json.loads(text))
                if self._frame.get("phase") in ("finished", "cancelled"):
                    self._book.forget(self.link)
                    return

    async def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("done", "error") and message.get("client_id") in self._answers:
            self._answers.pop(message["client_id"]).set_result(message)
        elif kind == "error":
            raise Refusal(message, self.words)
        elif kind == "skip":
            self._seq = message["seq"]
        elif kind == "frame":
            if message["since"] not in (0, self._seq):
                await self._send("resync")
                return
            self._frame, self._seq, self._broken = message["frame"], message["seq"], False
            if message["since"] == 0:
                self._log.clear()
            self._log += [(line["at"], self._said(line["message"])) for line in self._frame["log"]]
            await self._deal()
            self._changed.set()
        elif kind == "chat":
            for line in message["lines"]:
                self._chat[line["id"]] = line["at"], f"{line['name']}: {line['text']}"
            self._show()
        elif kind == "presence":
            self._present = set(message["seats"])
            self._show()

    def _show(self) -> None:
        """Something has changed beside the frame; before the first one there is nothing to see."""
        if self._frame:
            self._changed.set()

    async def _deal(self) -> None:
        """Do one's part in the deal: commit anew after a thaw, reveal what was committed to."""
        frame = self._frame
        seat = frame["seat"]
        if seat < 0 or frame["scheme"] < 2 or frame["seats"][seat]["kind"] != "human":
            return
        if frame["phase"] == "lobby" and not frame["seats"][seat]["commitment"]:
            self._keep(KeptSeat(self._seat.token, secrets.token_hex(NONCE_BYTES)))
            await self._send("recommit", **committed(frame, self._seat.nonce))
        elif frame["phase"] == "dealing" and seat in frame["dealing"]["missing"]:
            mine, frozen = self._seat, str(frame["frozen"])
            first = mine.nonce and mine.frozen in ("", frozen)
            if not first or frame["table"] != self._table or not sound(frame, mine.nonce):
                raise Forbidden(self.words.text("terminal-deal-changed"))
            self._keep(replace(mine, frozen=frozen))
            await self._send("reveal", nonce=mine.nonce)

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
            raise Refusal(told, self.words)


def _absences(frame: Json, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Whose time is up, and that a bot plays for whoever is at the screen."""
    seat, overtime = frame["seat"], frame["overtime"]
    if overtime:
        player = names[overtime["seat"]]
        yield (
            words.text("page-overtime-you")
            if overtime["seat"] == seat
            else words.text("page-overtime", {"player": player})
        )
    level = frame["seats"][seat]["stand_in"] if seat >= 0 else None
    if level:
        yield words.text("page-stand-in-you", {"bot": words.say(LEVELS[level].name)})


def _when(line: Line) -> int:
    return line[0]
