"""Palazzo Paletti in the browser: a careful hand by keyboard alone, and everybody sees the move."""

from __future__ import annotations

import re
from typing import cast

import pytest
from playwright.sync_api import Page, WebSocket, expect

from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.shapes import PalettiView
from tests.e2e.hands import Hands, Open, await_page, ready, start
from tests.e2e.newcomer import BOT, drawn, sit
from tests.e2e.palace import GAME, opening
from tests.e2e.visitors import go_on_from
from tests.rules.paletti.test_released import DATA, recorded
from tests.server.trials.process import ServerProcess

COLUMN = "[data-part^='column:'].can"


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
    assert Hands(page, 3).play() == "over"


def test_a_hand_that_was_resisted_asks_on_the_scene_and_goes_on(
    person: Open, server: ServerProcess
) -> None:
    """PP-11.31: the limit is part of the aim, and breaking off is the player's decision."""
    script = drawn(3)
    view = cast("PalettiView", GAME.view(script.state, 0))
    loads = dict(zip(COLUMN_NAMES, view["loads"] or (), strict=True))
    column = max(view["seats"][0]["usable"], key=lambda name: loads[name])
    page = person(width=1220, height=760)
    sit(page, go_on_from(server.url, script.record, BOT))
    page.locator(f"[data-part='column:{column}'].can").click()
    page.get_by_label("Pull at most with").select_option("force 0.2")
    page.get_by_label("Your second hand").select_option("hold blue 0")
    page.locator(".dial .take").click()
    page.locator(".pad .take").click()
    expect(page.locator(".halted")).to_contain_text("resists with 0.")
    asked = page.locator("main").get_attribute("data-frame")
    expect(page.locator(".brk")).to_have_count(1)
    page.locator(".aim .take", has_text="Go on").click()
    await_page(page, "(was) => document.querySelector('main').dataset.frame !== was && 'y'", asked)


def test_why_a_column_is_blocked_is_said_where_it_stands(
    person: Open, server: ServerProcess
) -> None:
    """After it was broken off: what it resisted with, until something else happens."""
    script = drawn(3)
    view = cast("PalettiView", GAME.view(script.state, 0))
    loads = dict(zip(COLUMN_NAMES, view["loads"] or (), strict=True))
    column = max(view["seats"][0]["usable"], key=lambda name: loads[name])
    table = go_on_from(server.url, script.record)
    page, other = person(width=1220, height=760), person(width=1220, height=760)
    sit(page, table)
    sit(other, table, 1)
    page.locator(f"[data-part='column:{column}'].can").click()
    page.get_by_label("Pull at most with").select_option("force 0.2")
    page.locator(".dial .take").click()
    page.locator(".pad .take").click()
    expect(page.locator(".halted")).to_contain_text("resists with 0.")
    page.locator(".brk").focus()
    page.keyboard.down("Enter")
    for one in (page, other):
        expect(one.locator(".ended")).to_have_text(
            re.compile(r"It resisted with 0\.\d N; it is blocked\.")
        )
    page.keyboard.up("Enter")


@pytest.mark.parametrize("ruleset", ["paletti@1", "paletti@2"])
def test_records_of_all_versions_are_opened(person: Open, ruleset: str) -> None:
    """And in the second the game's own hand is seen to set back what fell (PP-11.30)."""
    page = person("/replay", motion="full")
    page.locator("input[type=file]").set_input_files(
        {
            "name": "kept.record",
            "mimeType": "text/plain",
            "buffer": (DATA / f"{ruleset.replace('@', '-')}.txt").read_bytes(),
        }
    )
    record = recorded(ruleset)
    texts = [entry.text for entry in record.entries]
    at = texts.index("fell yellow-thin2") + 2  # what came of that move
    page.locator("canvas").wait_for()
    page.locator("input[type=range]").first.fill(str(at - 1))
    page.wait_for_url(re.compile(rf"at={at - 1}&"))
    page.get_by_role("button", name="One move on").click()
    if ruleset == "paletti@2":
        expect(page.locator(".carried")).to_contain_text("The game sets the thin yellow")
    page.locator("canvas[data-still]").wait_for()
    expect(page.locator(".carried")).to_have_count(0)


def test_dial_and_plan_turn_with_the_camera(person: Open, server: ServerProcess) -> None:
    page = person(width=1220, height=760)
    sit(page, go_on_from(server.url, opening().raises_free((0, 0)).record, BOT))
    page.get_by_role("button", name="Above", exact=True).click()
    page.locator("[data-part='column:blue-thin1'].can").click()
    words = page.locator(".dial output")
    slider = page.locator(".dial input")
    slider.fill("0")
    expect(words).to_contain_text("to the right, 0°")
    page.locator("canvas").focus()
    for _ in range(9):  # a quarter around the palace: what was to the right is away now
        page.keyboard.press("ArrowRight")
    expect(words).to_contain_text("to the front, 270°")
    page.locator(".dial .take").click()
    plan = page.locator(".pad svg g").first
    seen = plan.get_attribute("transform")
    assert seen
    page.locator("canvas").focus()
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
    expect(plan).not_to_have_attribute("transform", seen)
