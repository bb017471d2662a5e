"""Two browsers at one palace: what one builds the other sees, and both see what the server knows."""

from __future__ import annotations

import base64
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocket

import palazzi
from palazzi import Record
from palazzi.games.paletti.world.poses import PUBLIC_BYTES, read_frames
from tests.e2e.conftest import WORDS, Open
from tests.e2e.hands import await_page
from tests.e2e.palace import KEYSTONE, on_the_brink, ready_to_claim
from tests.server.trials.lobby import Opened, call, join, start
from tests.server.trials.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose worlds move as fast as they can."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *WORDS, "--world-pace", "0") as running:
        yield running


def go_on_from(server: ServerProcess, record: Record) -> Opened:
    """A table of two people that goes on from a record."""
    made = call(server.url, "POST", "/api/tables", {"record": record.to_text(), "seats": [{}, {}]})
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    for seat in (0, 1):
        join(server.url, table, seat, f"somebody-at-seat-{seat}")
    start(server.url, table, "let-us-begin")
    return table


class Visitor:
    """Somebody at the table, in a browser of his own, and what his page was sent."""

    def __init__(self, person: Open, table: Opened, seat: int | None) -> None:
        self.page: Page = person("/healthz")
        self.frames: list[bytes] = []
        self.page.on("websocket", self._listen)
        if seat is not None:
            mine = {"table": table.id, "game": "paletti", "seat": seat, "at": 0}
            self.page.evaluate(
                "(one) => localStorage.setItem('palazzi-tables', JSON.stringify([one]))",
                {**mine, "token": table.tokens[seat]},
            )
        self.page.goto(f"/t/{table.id}")
        self.page.locator("canvas").wait_for()

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived",
            lambda data: self.frames.append(data) if isinstance(data, bytes) else None,
        )

    def shown(self, before: bytes) -> bytes:
        """The palace that his page has made of the one before and of what it was sent."""
        poses = [before[at : at + PUBLIC_BYTES] for at in range(0, len(before), PUBLIC_BYTES)]
        for frame in self.frames:
            for _, changed in read_frames(frame):
                for body, pose in changed.items():
                    poses[body] = pose
        return b"".join(poses)

    def reads(self, sentence: str) -> None:
        """Waits for a sentence anywhere on his page."""
        self.page.get_by_text(sentence).first.wait_for()


def palace(server: ServerProcess, table: Opened) -> bytes:
    """Where everything is, as the server says over HTTP."""
    view = call(server.url, "GET", f"/api/tables/{table.id}")["view"]
    return base64.b64decode(view["palace"])


def pull_and_stand(page: Page, column: str) -> None:
    """A careful move by clicks: this column, the way and the place that the page proposes."""
    page.locator(f"[data-part='column:{column}'].can").click()
    page.locator(".dial .take").click()
    page.locator(".pad .take").click()


def test_a_second_browser_sees_the_collapse_and_the_right_winner(
    person: Open, server: ServerProcess
) -> None:
    """Who holds the seal brings the palace down: the one before him wins (PP-7.2)."""
    table = go_on_from(server, on_the_brink())
    before = palace(server, table)
    builder, watcher = Visitor(person, table, 0), Visitor(person, table, 1)
    pull_and_stand(builder.page, KEYSTONE)
    for visitor in (builder, watcher):
        visitor.reads("The palace has fallen, by the hand of player 0.")
    for visitor in (builder, watcher):
        visitor.page.locator(".win").wait_for()
        visitor.reads("The palace collapsed under the hand of player 0.")
    assert builder.shown(before) == watcher.shown(before) == palace(server, table)
    text = builder.page.request.get(f"/api/tables/{table.id}/record").text()
    outcome = palazzi.replay(Record.from_text(text)).outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    for visitor in (builder, watcher):
        first = visitor.page.locator(".win li.first")
        assert first.count() == 1
        assert "player 1" in first.inner_text()


def test_a_plateau_is_claimed_and_laid_by_clicks_and_seen_by_the_other(
    person: Open, server: ServerProcess
) -> None:
    table = go_on_from(server, ready_to_claim())
    before = palace(server, table)
    builder, other = Visitor(person, table, 1), Visitor(person, table, 0)
    builder.page.get_by_role("button", name="Claim that none").click()
    other.reads("player 1 claims that no column can be raised")
    other.page.get_by_role("button", name="Do not object").click()
    builder.page.locator(".dial .take").click()
    builder.page.locator(".pad .take").click()
    for visitor in (builder, other):
        visitor.reads("player 1 lays the green plateau.")
        await_page(
            visitor.page,
            "() => document.querySelector('canvas').ariaLabel.includes('2 plateaus') && 'yes'",
        )
    after = palace(server, table)
    assert after != before
    assert builder.shown(before) == other.shown(before) == after


def test_whoever_watched_sees_what_whoever_comes_later_sees(
    person: Open, server: ServerProcess
) -> None:
    """The pictures of one page that followed the move and of one that opens afterwards."""
    table = go_on_from(server, ready_to_claim())
    before = palace(server, table)
    builder, watcher = Visitor(person, table, 1), Visitor(person, table, None)
    pull_and_stand(builder.page, "green-thin1")
    watcher.page.get_by_text("player 1 raises the").or_(
        watcher.page.get_by_text("player 1 breaks off")
    ).first.wait_for()
    assert watcher.shown(before) == builder.shown(before) == palace(server, table)
    late = Visitor(person, table, None)
    pictures = [at_rest(visitor.page) for visitor in (watcher, late)]
    assert pictures[0] == pictures[1]


def at_rest(page: Page) -> bytes:
    """The scene's picture, once it does not change any more."""
    canvas = page.locator("canvas")
    last = b""
    for _ in range(40):
        now = canvas.screenshot()
        if now == last:
            return now
        last = now
        page.wait_for_timeout(300)
    raise AssertionError("the scene never comes to rest")
