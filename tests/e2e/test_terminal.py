"""A browser and a terminal at one table: the same game, to its end."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect

import palazzi
from palazzi.bots.match import play
from palazzi.locale import catalogue
from palazzi.table.shapes import OutcomeFrame
from palazzi.terminal import live
from palazzi.terminal.screen.app import PalazziApp
from palazzi.terminal.seats import SeatBook
from tests.e2e.hands import Hands, Open, await_here
from tests.e2e.visitors import take_seat
from tests.server.trials.lobby import Opened, call, join
from tests.server.trials.process import ServerProcess
from tests.terminal.screens import press, ready, until

LEFT = int(os.environ.get("PALAZZI_LEFT", "40"))
"""How many actions before the end of a kept game they begin; all of them in the trial."""


class Terminal(Thread):
    """Somebody at a terminal: sits down and plays by the numbers of choices."""

    def __init__(self, link: str, book: SeatBook, seed: str) -> None:
        super().__init__(daemon=True)
        self._link = link
        self._book = book
        self._rng = random.Random(seed)
        self.sits = False
        self.outcome: OutcomeFrame | None = None
        self.trouble: BaseException | None = None

    def run(self) -> None:
        """All of it; a failed test says what went wrong here."""
        try:
            asyncio.run(self._play())
        except BaseException as trouble:
            self.trouble = trouble

    async def _play(self) -> None:
        table = live.LiveTable(self._link, catalogue("nl"), self._book)
        await table.take_seat("Berta")
        app = PalazziApp(table, "palazzi-dark")
        async with app.run_test(size=(80, 24)):
            await until(app, lambda: app.table.sight is not None)
            self.sits = True
            await until(app, lambda: self._begun(app))
            while app.table.sight is not None and app.table.sight.outcome is None:
                fair = [n for n, one in enumerate(app.table.offers, 1) if one.warning is None]
                await press(app, self._rng.choice(fair or [1]))
            assert app.table.sight is not None
            self.outcome = app.table.sight.outcome

    def _begun(self, app: PalazziApp) -> bool:
        sight = app.table.sight
        return sight is not None and sight.view is not None and ready(app)


def waiting_room(page: Page, url: str) -> Opened:
    """A table near the end of a game, in whose waiting room the page's player sits as its host."""
    record = play(palazzi.game("palazzo"), ["greedy", "greedy"], 3)
    body: dict[str, object] = {"record": record.to_text(), "at": len(record.entries) - LEFT}
    if len(record.entries) <= LEFT:
        body = {"game": "palazzo", "players": 2}
    made = call(url, "POST", "/api/tables", body)
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    join(url, table, 0, "somebody-at-seat-0")
    take_seat(page, table, 0, "palazzo")
    page.locator(".room").wait_for()
    return table


def test_a_browser_and_a_terminal_play_a_game_to_its_end(
    person: Open,
    server: ServerProcess,
    luck: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(luck)
    drawn = SimpleNamespace(token_hex=lambda length: chance.randbytes(length).hex())
    monkeypatch.setattr(live, "secrets", drawn)
    page = person("/healthz")
    table = waiting_room(page, server.url)
    other = Terminal(f"{server.url}/t/{table.id}", SeatBook(tmp_path / "seats"), luck)
    other.start()
    await_here(page, lambda: other.sits or other.trouble, "the terminal")
    expect(page.locator("li", has_text="Berta")).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    assert Hands(page, 1).play() == "over"
    await_here(page, lambda: not other.is_alive(), "the end of the terminal's game")
    assert other.trouble is None
    assert other.outcome is not None
    frame = call(server.url, "GET", f"/api/tables/{table.id}")
    assert frame["outcome"] == other.outcome
    winner = frame["seats"][other.outcome["winners"][0]]["name"]
    expect(page.locator(".win").first).to_contain_text(winner)
