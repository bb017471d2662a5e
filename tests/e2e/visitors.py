"""People who meet at a palace, each in their own browser, and what they were sent."""

from __future__ import annotations

import base64
from urllib.parse import urljoin

from playwright.sync_api import Page, WebSocket

from palazzi import Record
from palazzi.games.paletti.world.poses import PUBLIC_BYTES, read_frames
from tests.e2e.hands import Open, await_here
from tests.server.trials.lobby import Opened, call, join, start

Seats = tuple[dict[str, str], ...]
PEOPLE: Seats = ({}, {})
GO = """async (address) => {
  const before = document.querySelector('main')
  const path = location.pathname
  history.pushState(null, '', address)
  if (location.pathname === path) throw new Error(`${path} is shown already`)
  dispatchEvent(new PopStateEvent('popstate'))
  while (before?.isConnected) await new Promise((done) => setTimeout(done))
}"""
"""Follows the router's way; what was shown before is gone then, and cannot be taken for the new."""


def go_on_from(url: str, record: Record, seats: Seats = PEOPLE, **more: object) -> Opened:
    """A table that goes on from a record; seats without a bot are people's."""
    body = {"record": record.to_text(), "seats": list(seats), **more}
    made = call(url, "POST", "/api/tables", body)
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    for seat, plan in enumerate(seats):
        if "bot" not in plan:
            join(url, table, seat, f"somebody-at-seat-{seat}")
    start(url, table, "let-us-begin")
    return table


def take_seat(page: Page, table: Opened, seat: int, game: str, *, loaded: bool = False) -> None:
    """The page holds the seat's key, as if its player had sat down there; and opens the table.

    Its player has played before: no guide stands above the board. ``loaded`` if the page shows
    something of ours already: it goes on to the table from there, which takes a tenth of the time.
    """
    mine = {"table": table.id, "game": game, "seat": seat, "at": 0}
    page.evaluate(
        """([one, settings]) => {
          localStorage.setItem('palazzi-tables', JSON.stringify([one]))
          localStorage.setItem('palazzi-settings', JSON.stringify(settings))
          dispatchEvent(new StorageEvent('storage', { key: 'palazzi-tables' }))
        }""",
        [{**mine, "token": table.tokens[seat]}, {"guided": [game]}],
    )
    if not loaded:
        page.goto(urljoin(page.url, f"/t/{table.id}"))  # by whatever way the page has come
    else:
        go_to(page, f"/t/{table.id}")


def go_to(page: Page, address: str) -> None:
    """Another page of ours, without loading all of it again, as a link inside it leads there."""
    page.evaluate(GO, address)


class Visitor:
    """Somebody at the table, in their own browser, and what their page was sent."""

    def __init__(self, person: Open, table: Opened, seat: int | None, **how: object) -> None:
        self.page: Page = person("/healthz", **how)
        self.frames: list[bytes] = []
        self.page.on("websocket", self._listen)
        if seat is None:
            self.page.goto(f"/t/{table.id}")
        else:
            take_seat(self.page, table, seat, "paletti")
        self.page.locator("canvas").wait_for()

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived",
            lambda data: self.frames.append(data) if isinstance(data, bytes) else None,
        )

    def shown(self, before: bytes) -> bytes:
        """The palace that their page has made of the one before and of what it was sent."""
        poses = [before[at : at + PUBLIC_BYTES] for at in range(0, len(before), PUBLIC_BYTES)]
        for frame in self.frames:
            for _, changed in read_frames(frame):
                for body, pose in changed.items():
                    poses[body] = pose
        return b"".join(poses)

    def reads(self, sentence: str) -> None:
        """Waits for a sentence anywhere on their page; it must be one that stays."""
        self.page.get_by_text(sentence).first.wait_for()

    def has_seen(self, before: bytes, after: bytes) -> None:
        """Waits until what their page was sent has led from one palace to the other."""
        await_here(self.page, lambda: self.shown(before) == after, "the palace that the server has")


def palace(url: str, table: Opened) -> bytes:
    """Where everything is, as the server says over HTTP."""
    view = call(url, "GET", f"/api/tables/{table.id}")["view"]
    return base64.b64decode(view["palace"])


def pull_and_stand(page: Page, column: str) -> None:
    """A careful move by clicks: this column, the way and the place that the page proposes."""
    page.locator(f"[data-part='column:{column}'].can").click()
    page.locator(".dial .take").click()
    page.locator(".pad .take").click()
