"""A newcomer at the palace, who knows no buttons: drags what glows, lifts it, lets go.

They look at what the page shows, as anybody would: where a column glows, what is said beneath it.
"""

from __future__ import annotations

import random
from typing import Protocol, cast

from playwright.sync_api import Locator, Page

from palazzi.core.rng import Rng
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.shapes import PalettiView
from tests.e2e.hands import PAINTED, await_here
from tests.e2e.palace import GAME, Script
from tests.e2e.visitors import Seats, take_seat
from tests.server.trials.lobby import Opened

BOT: Seats = ({}, {"bot": "novice"})
LOOSE = 30
"""Millinewtons: the weight of a column or two; whatever carries less is loose."""
STEP = 12
"""Pixels between two places of the pointer."""

Spot = tuple[float, float]


class Pen(Protocol):
    """What is pressed on the page and dragged over it."""

    def press(self, x: float, y: float) -> None:
        """Down, there."""

    def go(self, x: float, y: float) -> None:
        """On, to there."""

    def leave(self) -> None:
        """Up."""


class Mouse:
    """A mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def press(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def go(self, x: float, y: float) -> None:
        self._mouse.move(x, y)

    def leave(self) -> None:
        self._mouse.up()


class Finger:
    """A real touch, as a phone reports it; with a second finger if more spots are given."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)

    def _touch(self, what: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self._wire.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def press(self, x: float, y: float, *more: Spot) -> None:
        self._touch("touchStart", (x, y), *more)

    def go(self, x: float, y: float, *more: Spot) -> None:
        self._touch("touchMove", (x, y), *more)

    def leave(self) -> None:
        self._touch("touchEnd")


FREE_PLACE = "over a free place"
AT_REST = 12
"""Pictures after which a piece has come to where the hand is."""


def drawn(seed: int) -> Script:
    """An opening as a game draws it: the wood is real, and some columns carry nothing.

    Seat 1 has raised the first column, without a recording.
    """
    options = {"start": "0", "free-hand": True, "show-loads": True}
    rng = random.Random(seed)
    script = Script(options).do("first 0", *(f"grain {rng.randrange(32)}" for _ in range(20)))
    motion = GAME.nature(Rng(seed)).begin(script.state, "")
    while not motion.done:
        motion.advance()
    for action, recording in motion.happened():
        script.record.add(script.state.actor, GAME.text(action), recording)
        script.state.apply(action, recording)
    return script.do("roll blue", "colour green", "colour yellow").raises_free((0, 0))


def loose_columns(script: Script) -> list[str]:
    """The columns of seat 0 that may be taken and carry nothing."""
    view = cast("PalettiView", GAME.view(script.state, 0))
    loads = dict(zip(COLUMN_NAMES, view["loads"] or (), strict=True))
    return [name for name in view["seats"][0]["usable"] if loads[name] < LOOSE]


def sit(page: Page, table: Opened, seat: int = 0) -> None:
    """Opens the table as the seat's player."""
    take_seat(page, table, seat, GAME.id)
    page.locator("canvas").wait_for()


def glowing(page: Page) -> dict[str, Spot]:
    """Where the columns that may be taken can be pressed."""
    canvas = page.locator("canvas[data-seen*=' ']")
    text = str(canvas.get_attribute("data-seen"))
    box = canvas.bounding_box()
    assert box is not None
    found = (one.split() for one in text.split(","))
    return {name: (box["x"] + float(x), box["y"] + float(y)) for name, x, y in found}


def task(page: Page) -> str:
    """What the page says that the hand has to do next; empty while there is none."""
    return page.locator(".frame").get_attribute("data-task") or ""


def middle(what: Locator) -> Spot:
    """Where it is, once it does not move any more: marks follow the wood, and the wood settles."""

    def at() -> Spot:
        box = what.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    seen = [at()]

    def rests() -> bool:
        what.page.evaluate(PAINTED, 4)
        seen.append(at())
        (x, y), (was_x, was_y) = seen[-1], seen[-2]
        return max(abs(x - was_x), abs(y - was_y)) < 1

    await_here(what.page, rests, "a mark at rest")
    return seen[-1]


def draw_out(page: Page, at: Spot, pen: Pen | None = None) -> None:
    """Presses there and drags towards themselves, until nothing lies above the column."""
    pen = pen or Mouse(page)
    x, y = at
    pen.press(x, y)
    lowest = y + 0.42 * page.evaluate("innerHeight")
    while task(page) in ("", "out") and y < lowest:
        y += STEP
        pen.go(x, y)
        page.wait_for_timeout(30)
    await_here(page, lambda: task(page) not in ("", "out"), "a column that has come out")
    pen.leave()


def lift(page: Page, pen: Pen | None = None) -> None:
    """Drags the handle up until the column is above the top, and somewhat higher."""
    pen = pen or Mouse(page)
    x, y = middle(page.locator(".handle"))
    pen.press(x, y)
    while task(page) in ("out", "up") and y > 70:
        y -= STEP
        pen.go(x, y)
        page.wait_for_timeout(30)
    await_here(page, lambda: task(page) not in ("out", "up"), "a column above the top")
    for _ in range(5):
        y -= STEP
        pen.go(x, y)
    pen.leave()


def carry(page: Page, pen: Pen | None = None) -> None:
    """Drags the column away from themselves, until it is over a free place."""
    beneath = page.locator(".beneath")
    x, y = middle(page.locator(".gauge"))
    to = page.evaluate("innerWidth") * (0.56 if pen else 0.46)  # the middle of what is free
    pen = pen or Mouse(page)
    pen.press(x, y)
    step, way, found = 0, 1, False
    for _ in range(400):
        if beneath.inner_text() == FREE_PLACE:
            page.evaluate(PAINTED, AT_REST)  # it lags behind the hand
            if beneath.inner_text() == FREE_PLACE:
                break
            found, way = True, -way
        elif found:  # passed it: back, and slowly from now on
            page.evaluate(PAINTED, AT_REST)
        step += way
        if step in (0, 80):
            way = -way
        pen.go(x + (to - x) * min(1, step / 20), y - 5 * step)
        page.wait_for_timeout(20)
    pen.leave()


def turn_around(page: Page, pen: Pen | None = None) -> None:
    """Half around the palace, by the sky above it."""
    pen = pen or Mouse(page)
    box = page.locator("canvas").bounding_box()
    assert box is not None
    middle_x, y = box["x"] + box["width"] / 2, box["y"] + 84
    for _ in range(2):
        pen.press(middle_x + 125, y)
        for step in range(1, 11):
            pen.go(middle_x + 125 - 25 * step, y)
        pen.leave()
    page.locator("canvas[data-still]").wait_for()
    page.evaluate(PAINTED, 2)


def topple(page: Page, at: Spot, pen: Pen | None = None) -> None:
    """Drags what carries the palace out towards themselves, until it has fallen."""
    pen = pen or Mouse(page)
    x, y = at
    pen.press(x, y)
    fallen = page.get_by_text("has fallen, by the hand").or_(page.locator(".win"))
    for _ in range(400):
        if fallen.count():
            break
        y = min(y + 6, at[1] + 0.3 * page.evaluate("innerHeight"))
        pen.go(x, y)
        page.wait_for_timeout(40)
    pen.leave()


def set_down(page: Page) -> None:
    """Lets go: the page lowers the column before it does."""
    page.locator(".hand .take.pri").click()


def raises(page: Page, name: str) -> str:
    """The whole of it, with that column; what the log says then."""
    draw_out(page, glowing(page)[name])
    lift(page)
    carry(page)
    if page.locator(".beneath").inner_text() != FREE_PLACE:
        return "found no free place"
    set_down(page)
    said = page.locator(".log a", has_text="player 0").or_(
        page.locator(".log a", has_text="collapses")
    )
    wanted = "raises", "breaks off", "collapses", "has failed"
    return await_here(
        page,
        lambda: next(
            (text for text in said.all_inner_texts() if any(one in text for one in wanted)), ""
        ),
        "the end of the attempt",
    )
