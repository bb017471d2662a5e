"""Everything on the full screen can be seen: nothing is cut off, and what is long scrolls."""

from __future__ import annotations

import asyncio
from itertools import islice

import pytest
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

import palazzi
from palazzi.terminal.local import LocalGame
from palazzi.terminal.screen.app import PalazziApp
from palazzi.terminal.screen.board import pointed_line
from palazzi.terminal.sight import Sight
from tests.terminal.pictures import decisions
from tests.terminal.screens import app_for, local_game, ready, until

SIZES = {(80, 24): "nl", (140, 45): "de"}
EVERY = 17
"""Of the decisions of a game, every n-th is looked at."""
MOST = 5


def some_sights(
    name: str, language: str, players: int, every: int = EVERY, most: int = MOST
) -> tuple[LocalGame, list[Sight]]:
    """What is seen at some decisions of a game, from its beginning to far into it."""
    sights: list[Sight] = []
    local = local_game(name)
    for local in islice(decisions(name, language, players), 0, most * every, every):
        sights.append(local.sight())
    return local, sights


def faults(app: PalazziApp) -> list[str]:
    """What of the screen as it is drawn now cannot be seen."""
    found: list[str] = []
    table = app.table
    for name in ("title", "keys", "purse", "middle", "others"):
        part = table.query_one(f"#{name}", Static)
        if not part.display or not part.region:
            continue
        lines = written(app, name).split("\n", allow_blank=True)
        found += [
            f"{name} cuts or wraps: {line.plain!r}"
            for line in lines
            if line.cell_len > part.content_size.width and line.plain.strip()
        ]
    for pane, inner in (("board", "middle"), ("players", "others"), ("log", "story")):
        scroll = table.query_one(f"#{pane}", VerticalScroll)
        if scroll.region and scroll.virtual_size.height < table.query_one(f"#{inner}").size.height:
            found.append(f"{pane} cannot be scrolled to its end")
    offers = table.query_one("#offers", OptionList)
    wide = offers.scrollable_content_region.width
    needed = sum(-(-line_of(app, number).cell_len // wide) for number in range(len(table.offers)))
    if offers.display and offers.virtual_size.height < needed:
        found.append(f"{needed} lines of choices in {offers.virtual_size.height}")
    if offers.display and offers.region.height < min(needed, 3):
        found.append("the choices are not seen")
    bottom = table.query_one("#keys").region
    if bottom.bottom > app.size.height or bottom.height != 1:
        found.append("the keys are off the screen")
    return found


def written(app: PalazziApp, name: str) -> Text:
    """The text of a part of the screen, before it is laid out."""
    return app.table._written.get(name, Text())


def line_of(app: PalazziApp, number: int) -> Text:
    """A choice as it is listed."""
    assert app.table.sight is not None
    return app.table._line(number + 1, app.table.sight)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", [*palazzi.game_ids(), "asta"])
def test_nothing_is_cut_off(name: str, size: tuple[int, int]) -> None:
    """In every game, with the most and the fewest players, at some decisions of a whole game."""
    players = palazzi.game(name).players
    local, sights = some_sights(name, SIZES[size], players[-1] if size[0] != 140 else players[0])

    async def main() -> None:
        app = app_for(local)
        async with app.run_test(size=size) as pilot:
            await until(app, lambda: ready(app))
            for number, sight in enumerate(sights):
                app.table.show(sight)
                await pilot.pause()
                assert faults(app) == [], f"decision {number}"
            await pilot.press("tab")
            await pilot.pause()
            assert faults(app) == [], "the page of the players"

    asyncio.run(main())


def test_the_board_is_scrolled_to_what_a_choice_is_about() -> None:
    """On a small screen, where not all of the board is seen at once."""
    local, sights = some_sights("firenze", "en", 2, 3, 15)

    async def main() -> None:
        app = app_for(local)
        scrolled = 0
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, lambda: ready(app))
            board = app.table.query_one("#board", VerticalScroll)

            def seen() -> bool:
                at, top = pointed_line(written(app, "middle")), board.scroll_offset.y
                return at is None or top <= at < top + board.size.height

            for sight in sights:
                app.table.show(sight)
                for _ in app.table.offers[:4]:
                    await pilot.pause()
                    await until(app, seen)
                    scrolled += board.scroll_offset.y > 0
                    await pilot.press("down")
        assert scrolled, "nothing of these sights is below the edge"

    asyncio.run(main())
