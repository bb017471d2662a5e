"""Palazzo Paletti in the browser: a careful hand by keyboard alone, and everybody sees the move."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.chromium import WORDS
from tests.e2e.hands import Hands, Open, ready, start

COLUMN = "[data-part^='column:'].can"
SERVER_WORDS = (*WORDS, "--world-pace", "0")
"""Worlds move as fast as they can."""


def tab_to(page: Page, what: str) -> None:
    """Presses Tab until the focus is on such a thing."""
    for _ in range(120):
        if page.evaluate("(what) => document.activeElement?.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {what}")


def raise_a_column(page: Page) -> str:
    """Grips, pulls, places, all by keyboard; the column."""
    now = ready(page)
    while not page.locator(COLUMN).count():
        tab_to(page, "section.prompt .choice")  # a colour to begin with
        page.keyboard.press("Enter")
        now = ready(page, now)
    tab_to(page, COLUMN)
    part = page.evaluate("document.activeElement.dataset.part")
    page.keyboard.press("Enter")
    dial = page.locator(".dial input")
    dial.wait_for()
    expect(dial).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".pad").wait_for()
    tab_to(page, ".pad input")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return str(part)


def test_a_column_is_moved_by_keyboard_and_seen_by_a_second_browser(person: Open) -> None:
    page = person()
    table = start(page, "paletti")
    frames: list[int] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived",
            lambda data: frames.append(len(data)) if isinstance(data, bytes) else None,
        )

    friend = person("/healthz")
    friend.on("websocket", listen)
    friend.goto(f"/t/{table}")
    friend.locator("canvas").wait_for()
    raise_a_column(page)
    # the log says what came of it; or, if everything fell, sooner or later the result
    friend.locator("text=/raises the|breaks off|has fallen|collapsed/").first.wait_for()
    assert frames, "the move was shown while it took place"
    assert max(frames) <= 8 + 25 * 10


def test_a_whole_game_is_played_by_mouse(person: Open) -> None:
    page = person(width=1000, height=640)  # fewer pixels to draw without a graphics card
    start(page, "paletti", options={"Free hand": "false"})
    assert Hands(page, 5).play() == "over"
