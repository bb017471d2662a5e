"""Players with alerts, for tests: their devices, their channels, and tables that come to wait."""

from __future__ import annotations

import asyncio
from typing import Any

from palazzi.server.storage.database import Database
from palazzi.server.storage.startup import linked
from tests.server.client import act, connected
from tests.server.outside import Browser, Endpoint
from tests.server.trials.lobby import Opened, call, open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

ME = "/api/player"
ALERTS = f"{ME}/alerts"
WORDS: tuple[str, ...] = (
    "--bot-pace",
    "0",
    "--no-limits",
    "--private-alerts",
    "--contact",
    "host@example.org",
)
SETTLED = 3.0
"""Seconds after which news are looked at."""
OPEN = 11.0
"""Seconds after a start from which on they are."""


def later(server: ServerProcess, seconds: float) -> None:
    """So much time passes once nothing is under way.

    A message has arrived before its sender has written that it did: if hours passed between the
    two, its claim would have ended, and another process would rightly send it again.
    """
    await_true(lambda: not _under_way(server))
    server.pass_time(seconds)


def _under_way(server: ServerProcess) -> bool:
    """Whether anything is claimed, or ready and not looked at."""
    with linked(Database(server.database)) as link:
        return any(
            link.run(f"SELECT 1 FROM {name} WHERE claim IS NOT NULL OR due <= ?", (server.now(),))
            for name in ("alert_outbox", "alert_sends")
        )


class Player:
    """A player on one device."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.device = str(call(server.url, "POST", "/api/players", {"name": "phone"})["token"])

    def post(self, path: str, body: object) -> Any:
        return call(self.server.url, "POST", f"{ALERTS}{path}", body, self.device)

    def about(self) -> dict[str, Any]:
        return dict(call(self.server.url, "GET", ALERTS, token=self.device))

    def subscribe(self, endpoint: Endpoint, path: str = "/push") -> Browser:
        browser = Browser()
        body = {"p256dh": browser.p256dh, "auth": browser.auth, "key": self.about()["key"]}
        self.post("/push", {"endpoint": f"{endpoint.url}{path}", **body})
        return browser

    def hook(self, endpoint: Endpoint, path: str = "/hook") -> None:
        self.post("/webhook", {"url": f"{endpoint.url}{path}"})

    def sit(self, **more: Any) -> Game:
        """In a seat that has not to act, of a game with another person."""
        game = Game(self.server, **more)
        seat = 1 - game.actor()
        body = {"table": game.table.id, "token": game.table.tokens[seat]}
        call(self.server.url, "POST", f"{ME}/seats", body, self.device)
        game.mine = seat
        return game


class Game:
    """Two people at Palazzo; one of them is the player whose alerts are the subject."""

    def __init__(self, server: ServerProcess, **more: Any) -> None:
        self.server = server
        self.table: Opened = open_table(server.url, 2, **more)
        self.mine = 0

    @property
    def id(self) -> str:
        return self.table.id

    def frame(self, seat: int) -> dict[str, Any]:
        path = f"/api/tables/{self.id}"
        return dict(call(self.server.url, "GET", path, token=self.table.tokens[seat]))

    def actor(self) -> int:
        return int(self.frame(0)["actor"])

    def ask(self, seat: int, **request: object) -> None:
        path = f"/api/tables/{self.id}/requests"
        call(self.server.url, "POST", path, request, self.table.tokens[seat])

    def play(self, seat: int) -> None:
        """The seat plays until it is the other's turn; over one connection, for its draft lives in
        one process."""
        asyncio.run(self._played(seat))

    async def _played(self, seat: int) -> None:
        token = self.table.tokens[seat]
        async with connected(self.server.url, self.id, token, visible=False) as page:
            while page.frame["actor"] == seat:
                await act(page, page.frame["prompt"]["choices"][0]["action"])

    def come_to_me(self) -> None:
        """It becomes the player's turn, and the news are ripe."""
        if self.actor() == self.mine:
            self.play(self.mine)
        self.play(1 - self.mine)
        self.server.pass_time(SETTLED)
