"""A scripted human over a websocket: acts when asked, resumes after a break, and keeps the books.

Unanswered requests are sent again, under the same ``client_id``, until they are answered, which the
protocol promises to be safe.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def socket_url(url: str, table: str) -> str:
    """Where a table is played."""
    return f"{url.replace('http', 'ws', 1)}/ws/{table}"


def joined(url: str, table: str, **more: Any) -> connect:
    """A connection to a table, that still has to say hello."""
    return connect(socket_url(url, table), compression=None, max_size=None, proxy=None, **more)


class Unavailable(OSError):
    """The server has no database now."""


@dataclass
class Ledger:
    """What all players of a trial were promised."""

    sent: dict[str, Message] = field(default_factory=dict)
    """Every request ever sent, by client_id, with its ``table`` and ``seat``."""
    committed: dict[str, int] = field(default_factory=dict)
    """The submissions that were acknowledged as stored: client_id to seq."""
    chatted: set[str] = field(default_factory=set)
    """The lines of chat that were acknowledged, by client_id."""
    retried: int = 0
    wrong: list[str] = field(default_factory=list)
    """Everything that should not have happened, in words."""


class Player:
    """One seat of one table."""

    def __init__(self, table: str, seat: int, token: str, ledger: Ledger, rng: Random) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.ledger = ledger
        self.rng = rng
        self.seq = 0
        self.frame: Message | None = None
        self.log: list[Any] = []
        self.lives = 0
        """How many connections have led to a frame."""
        self.acts = 0
        self.talks = 0.02
        """How often the player chats before acting."""
        self.pause = 0.0
        """Seconds of thinking before acting."""
        self._pending: Message | None = None
        self._after = (0, 0)
        """The seq and step of the last answer; frames that are older are not acted on."""
        self._greeted = False

    @property
    def over(self) -> bool:
        """Whether the player has seen the end."""
        return self.frame is not None and self.frame["phase"] in ("finished", "cancelled")

    async def session(self, url: str, until: int | None = None) -> None:
        """Play over one connection, until the end of the game or that many acts."""
        async with joined(url, self.table) as socket:
            self._greeted = False
            self.frame = None
            self._after = (self._after[0], 0)  # a draft may be lost with the server, a move may not
            hello = {"type": "hello", "protocol": 2, "token": self.token, "since": self.seq}
            await socket.send(json.dumps(hello))
            if self._pending is not None:
                self.ledger.retried += 1
                await socket.send(json.dumps(self._pending))
            async for text in socket:
                self.take(json.loads(text))
                if self.over or (until is not None and self.acts >= until):
                    break
                await self._act(socket)

    # ---- reading

    def take(self, message: Message) -> None:
        """Read one message of the server."""
        match message["type"]:
            case "welcome":
                self._expect(message["seat"] == self.seat, f"welcomed as {message['seat']}")
            case "frame":
                self._take_frame(message)
            case "skip":
                self._expect(message["since"] == self.seq, f"hole before {message}")
                self.seq = message["seq"]
            case "done":
                self._answered(message)
            case "error":
                self._refused(message)
            case "chat" | "presence" | "pong":
                pass
            case other:
                self._expect(False, f"unknown message {other!r}")

    def _take_frame(self, message: Message) -> None:
        frame = message["frame"]
        if message["since"] == 0:
            kept = [line for line in self.log if line["seq"] <= frame["log_from"]]
            self.log = [*kept, *frame["log"]]  # a long log comes without its beginning
        elif message["since"] == self.seq:
            self.log += frame["log"]
        else:
            self._expect(False, f"a hole: frame since {message['since']}, we have {self.seq}")
        self._expect(message["seq"] >= self.seq, f"seq went back to {message['seq']}")
        self._expect(
            message["seq"] >= self._after[0],
            f"seq {self._after[0]} was acknowledged, the frame is of {message['seq']}",
        )
        self.seq = message["seq"]
        self.frame = frame
        if not self._greeted:
            self._greeted = True
            self.lives += 1

    def _answered(self, message: Message) -> None:
        request = self._take_pending(message)
        if request is None:
            return
        if request["type"] == "chat":
            self.ledger.chatted.add(request["client_id"])
            return
        if message["committed"]:
            self.ledger.committed[request["client_id"]] = message["seq"]
        self.acts += 1
        self._after = (message["seq"], message["step"])

    def _refused(self, message: Message) -> None:
        if message["code"] == "unavailable":
            raise Unavailable  # nothing was stored: the next connection asks again
        request = self._take_pending(message)
        if request is None:
            return
        if message["code"] in ("stale", "not_your_turn"):
            self.frame = None  # a fresh one follows
            self._after = (self._after[0], 0)
        else:
            self._expect(False, f"{request} was answered by {message}")

    def _take_pending(self, message: Message) -> Message | None:
        request, self._pending = self._pending, None
        known = request is not None and message["client_id"] == request["client_id"]
        self._expect(known, f"{message} answers nothing, open is {request}")
        return request

    # ---- acting

    async def _act(self, socket: ClientConnection) -> None:
        frame = self.frame
        if self._pending is not None or frame is None or frame["phase"] != "playing":
            return
        if self.rng.random() < self.talks:
            await self._send(socket, {"type": "chat", "text": f"{self.rng.random()}"})
            return
        if frame["actor"] != self.seat or frame["draft"] is None:
            return
        step = len(frame["draft"])
        if (frame["seq"], step) < self._after:
            return  # the frame that our last answer led to is still to come
        if self.pause:
            await asyncio.sleep(self.pause)
        choice = self.rng.choice(frame["prompt"]["choices"])
        submit = {
            "type": "submit",
            "actions": [choice["text"]],
            "expected_seq": frame["seq"],
            "expected_step": step,
        }
        await self._send(socket, submit)

    async def _send(self, socket: ClientConnection, request: Message) -> None:
        request["client_id"] = f"{self.rng.getrandbits(64):016x}"
        self.ledger.sent[request["client_id"]] = {
            **request,
            "table": self.table,
            "seat": self.seat,
        }
        self._pending = request
        await socket.send(json.dumps(request))

    def _expect(self, good: bool, otherwise: str) -> None:
        if not good:
            self.ledger.wrong.append(f"table {self.table}, seat {self.seat}: {otherwise}")
