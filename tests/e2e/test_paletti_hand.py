"""Palazzo Paletti with free hands, in a world that keeps the clock: by mouse, by keys, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from palazzi.games.paletti.world.pieces import FIRST_PLATEAU
from palazzi.games.paletti.world.poses import read_frames, seen_pose
from tests.e2e.hands import PAINTED, Open, await_here, fits
from tests.e2e.palace import CARRYING, before_setup, claimed, opening
from tests.e2e.visitors import Seats, go_on_from, take_seat
from tests.server.trials.lobby import Opened, call
from tests.server.trials.process import ServerProcess

SERVER_CLOCK = True
"""Time passes when a test says so, beside the real one."""
FREE = {"free-hand": True}
BOT: Seats = ({}, {"bot": "novice"})
"""Against a bot."""
ABOVE_PIECE = 104
"""Pixels from the upper edge of the gauge to the middle of the piece that it hovers over."""
SMALL = (1220, 760)
"""A window that is quickly painted without a graphics card."""


def sit(page: Page, table: Opened, seat: int) -> None:
    """Opens the table as the seat's player."""
    take_seat(page, table, seat, "paletti")
    page.locator("canvas").wait_for()


def column(server: ServerProcess, table: Opened, covered: bool) -> str:
    """A column that seat 0 may take, free-standing or built over."""
    view = call(server.url, "GET", f"/api/tables/{table.id}", token=table.tokens[0])["view"]
    usable: list[str] = view["seats"][0]["usable"]
    return next(name for name in usable if (name in view["covered"]) == covered)


def by_hand(page: Page, name: str = "") -> None:
    """Takes a column (or what is due) into the free hand."""
    if name:
        page.locator(f"[data-part='column:{name}']").click()
    page.locator("section.prompt .choice", has_text="By hand").click()
    page.locator(".gauge").wait_for()


def piece(page: Page) -> tuple[float, float]:
    """Where the piece in the hand is seen, once picture and gauge have come to rest."""
    last = None
    while (box := page.locator(".gauge").bounding_box()) != last or box is None:
        last = box
        page.wait_for_timeout(300)
        page.evaluate(PAINTED, 20)
    return box["x"] + box["width"] / 2, box["y"] + ABOVE_PIECE


def happened(page: Page, what: str | re.Pattern[str]) -> None:
    """Waits for the log to say so; a bot may have gone on meanwhile."""
    log = page.locator(".log a", has_text=what)
    expect(log.first).to_be_visible()


def height(page: Page) -> int:
    """Millimetres above where the piece goes."""
    return int(page.locator(".lift output").inner_text().split()[0])


def lower(page: Page) -> None:
    """Turns the wheel until the piece stands."""
    while height(page) > 0:
        page.mouse.wheel(0, 100)
        page.wait_for_timeout(60)
    page.wait_for_timeout(400)


@pytest.fixture
def against_bot(person: Open, server: ServerProcess) -> tuple[Page, Opened]:
    """A page at seat 0 whose turn it is, against a bot; one column stands on blue."""
    table = go_on_from(server.url, opening(**FREE).raises_free(CARRYING[0]).record, BOT)
    page = person("/", *SMALL)
    sit(page, table, 0)
    return page, table


def test_a_column_is_lifted_carried_and_set_on_the_top_by_mouse(
    against_bot: tuple[Page, Opened], server: ServerProcess
) -> None:
    page, table = against_bot
    by_hand(page, column(server, table, covered=False))
    x, y = piece(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.keyboard.down("Shift")  # straight up
    for step in range(1, 15):
        page.mouse.move(x, y - 10 * step)
        page.wait_for_timeout(20)
    page.keyboard.up("Shift")
    assert height(page) > 20
    box = page.locator("canvas").bounding_box()
    assert box is not None
    to = (box["x"] + box["width"] / 2, box["y"] + 0.33 * box["height"])
    beneath = page.locator(".beneath")
    for step in range(1, 41):  # level, towards the middle
        part = step / 40
        page.mouse.move(x + (to[0] - x) * part, y - 140 + (to[1] - y + 140) * part)
        page.wait_for_timeout(20)
        if step > 8 and beneath.inner_text() == "over a free place":
            break
    page.mouse.up()
    expect(beneath).to_have_text("over a free place")
    lower(page)
    page.get_by_role("button", name="Let go").click()
    happened(page, "player 0 raises the")


def test_a_column_is_lifted_by_keys_and_put_back_when_it_is_broken_off(
    against_bot: tuple[Page, Opened], server: ServerProcess
) -> None:
    page, table = against_bot
    by_hand(page, column(server, table, covered=False))
    expect(page.locator(".hand .take")).to_be_focused()
    page.keyboard.press("Enter")
    for key in ("PageUp", "PageUp", "PageUp", "ArrowRight", "q", "E", "PageUp"):
        page.keyboard.press(key)
    await_here(page, lambda: height(page) > -51, "a lifted column")
    page.locator(".hand .brk").click()
    happened(page, "player 0 breaks off")


def test_a_second_hand_lifts_the_plateau_and_everybody_sees_it(
    against_bot: tuple[Page, Opened], server: ServerProcess, person: Open
) -> None:
    page, table = against_bot
    heights: list[float] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    def note(data: bytes | str) -> None:
        if isinstance(data, bytes):
            for _, poses in read_frames(data):
                pose = seen_pose(poses.get(FIRST_PLATEAU, bytes(10)))
                heights.extend([] if pose is None else [pose[2]])

    friend = person("/healthz")
    friend.on("websocket", listen)
    friend.goto(f"/t/{table.id}")
    friend.locator("canvas").wait_for()
    by_hand(page, column(server, table, covered=True))
    steady = page.get_by_role("button", name="Steady the blue plateau")
    steady.click()
    expect(steady).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.get_by_role("button", name="lift the plateau").click()
    expect(page.locator(".second output")).to_have_text("lifted by 1.5 mm")
    page.keyboard.press("Alt+PageUp")
    page.keyboard.press("Alt+PageUp")
    expect(page.locator(".second output")).to_have_text("lifted by 2.0 mm")  # PP-11.16
    page.get_by_role("button", name="Grip it").click()
    await_here(page, lambda: heights and max(heights) - min(heights) > 0.001, "a lifted plateau")
    page.keyboard.press("s")
    expect(steady).to_have_attribute("aria-pressed", "false")
    page.locator(".hand .brk").click()
    happened(page, re.compile("player 0 (breaks off|raises)|collapses"))


def test_a_plateau_is_laid_by_hand(person: Open, server: ServerProcess) -> None:
    script = claimed(**FREE).do("accept")
    table = go_on_from(server.url, script.record, BOT)
    page = person("/", *SMALL)
    sit(page, table, 0)
    by_hand(page)
    expect(page.locator(".beneath")).to_have_text("over 3 columns")
    x, y = piece(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 9):  # too far to the side
        page.mouse.move(x + 25 * step, y)
        page.wait_for_timeout(20)
    expect(page.locator(".beneath")).to_have_text("over no column yet")
    for step in range(8, -1, -1):
        page.mouse.move(x + 25 * step, y)
        page.wait_for_timeout(20)
    page.mouse.up()
    expect(page.locator(".beneath")).to_have_text("over 3 columns")
    lower(page)
    page.get_by_role("button", name="Let go").click()
    happened(page, "player 0 lays the green plateau")


def test_a_column_from_the_box_is_stood_by_hand_on_a_phone(
    person: Open, server: ServerProcess
) -> None:
    table = go_on_from(server.url, before_setup(setup="by-hand", **FREE).record, BOT)
    page = person("/", 360, 740)
    sit(page, table, 0)
    page.locator("[data-part='column:blue-thick'].can").click()
    by_hand(page)
    fits(page)
    expect(page.locator(".beneath")).to_have_text("over a free place")
    slider = page.locator(".lift input")
    slider.focus()
    while height(page) > 0:
        page.keyboard.press("PageDown")
        page.wait_for_timeout(40)
    page.wait_for_timeout(600)
    page.locator(".hand .take").click()
    page.locator("section.prompt .say", has_text="Waiting").or_(
        page.locator("[data-part^='column:'].can")
    ).first.wait_for()


def objection(person: Open, server: ServerProcess, answer: int) -> tuple[Page, Page]:
    """Two people; the first has claimed and the second is asked."""
    seats: Seats = ({}, {"reserved": "Anna"})
    table = go_on_from(server.url, claimed(**FREE).record, seats, clock={"answer": answer})
    claimant, asked = person(), person()
    sit(claimant, table, 0)
    sit(asked, table, 1)
    return claimant, asked


def test_who_is_asked_objects_in_the_picture_within_his_time(
    person: Open, server: ServerProcess
) -> None:
    claimant, asked = objection(person, server, 300_000)
    for page in (claimant, asked):
        expect(page.locator(".objection")).to_contain_text("claims that no column can be raised")
        seconds = int(page.locator(".objection .clock b").inner_text())
        assert 200 < seconds <= 300
    assert claimant.locator(".objection button").count() == 0
    asked.locator(".objection .object").click()
    expect(asked.locator("section.prompt .say")).to_contain_text("Which of the claimant’s columns")
    asked.get_by_role("button", name="Undo").click()
    asked.locator(".objection .accept").click()
    expect(claimant.locator("section.prompt .say")).to_contain_text("How do you turn")


def test_silence_is_no_objection(person: Open, server: ServerProcess) -> None:
    claimant, asked = objection(person, server, 300_000)
    for page in (claimant, asked):
        expect(page.locator(".objection")).to_have_count(1)
    server.pass_time(300)
    laying = claimant.locator("section.prompt .say", has_text="How do you turn")
    laying.wait_for()  # nobody has clicked
    expect(asked.locator(".objection")).to_have_count(0)
