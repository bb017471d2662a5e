"""The full-screen terminal, driven by its keys: whole games, undo, help, sizes, languages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import palazzi
from palazzi.core.record import Record
from palazzi.terminal.local import LocalGame
from palazzi.terminal.screen.app import PalazziApp
from palazzi.terminal.screen.replay import ReplayScreen
from palazzi.terminal.screen.sheets import Handover, Sheet
from tests.terminal.screens import app_for, local_game, play_out, press, ready, sensible, until

Script = Callable[[PalazziApp, Pilot[None]], Awaitable[None]]
ALL = [*palazzi.game_ids(), "asta"]


def on_screen(local: LocalGame, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Run a script against the screen of a game."""

    async def main() -> None:
        app = app_for(local)
        async with app.run_test(size=size) as pilot:
            await until(app, lambda: ready(app) or app.screen is not app.table)
            await script(app, pilot)

    asyncio.run(main())


def seen(app: PalazziApp, name: str) -> str:
    """The text of one of the parts of the screen."""
    return str(app.table.query_one(f"#{name}", Static).render())


@pytest.mark.parametrize("name", ALL)
def test_a_whole_game_by_keys(name: str) -> None:
    local = local_game(name, "Anna,random" if name == "paletti" else "Anna,greedy")

    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        assert await play_out(app, sensible(local)) > 2
        await pilot.pause()
        assert "wins with" in seen(app, "middle") or "share the victory" in seen(app, "middle")

    on_screen(local, script)
    assert local.over
    again = palazzi.replay(Record.from_text(local.record.to_text()))
    assert again.fingerprint() == local.state.fingerprint()


def test_undo_goes_back_to_the_barrier_and_says_so() -> None:
    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        await press(app, number_of(app, "tiles"))
        texts = [offer.text for offer in app.table.offers]
        await press(app, 1 + next(n for n, text in enumerate(texts) if text.startswith("buy ")))
        assert app.table.sight is not None
        assert app.table.sight.drafted == 1
        shown = app.table.shown
        app.simulate_key("u")
        await until(app, lambda: app.table.shown > shown)
        assert app.table.sight.drafted == 0
        app.simulate_key("u")
        await until(app, lambda: bool(app._notifications))
        assert "Nothing to take back" in next(iter(app._notifications)).message

    on_screen(local_game("palazzo", start="0"), script)


def number_of(app: PalazziApp, text: str) -> int:
    """The number of the choice that somebody could type as this text."""
    return next(n for n, offer in enumerate(app.table.offers, 1) if offer.text == text)


def test_a_click_on_a_piece_chooses_it_and_a_click_on_a_line_too() -> None:
    local = local_game("palazzo", start="0")

    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        shown = app.table.shown
        board = seen(app, "middle").split("\n")
        line = next(n for n, text in enumerate(board) if "Tiles to come" in text)
        await pilot.click("#middle", offset=(board[line].index("Tiles to come") + 2, line))
        await until(app, lambda: app.table.shown > shown and ready(app))
        assert any(entry.text == "tiles" for entry in local.record.entries)
        shown = app.table.shown
        await pilot.click("#offers", offset=(8, 0))
        await until(app, lambda: app.table.shown > shown and ready(app))

    on_screen(local, script)


def test_the_rules_behind_a_choice_are_quoted_in_the_language_chosen() -> None:
    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await until(app, lambda: isinstance(app.screen, Sheet) and app.screen.is_mounted)
        await pilot.pause()
        text = str(app.screen.query_one(Static).render())
        assert "PZ-5.1  Er wordt één kaart meer opengelegd" in text
        await pilot.press("escape")
        assert app.screen is app.table

    on_screen(local_game("palazzo", language="nl", start="0"), script)


def test_a_hint_names_moves() -> None:
    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await until(app, lambda: isinstance(app.screen, Sheet) and app.screen.is_mounted)
        await pilot.pause()
        assert "1. " in str(app.screen.query_one(Static).render())

    on_screen(local_game("palazzo", start="0"), script)


def test_the_game_so_far_can_be_seen_again() -> None:
    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        await press(app, number_of(app, "money"))
        await pilot.press("p")
        await until(app, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        last = replay.at
        await pilot.press("left")
        assert replay.at == last - 1
        await pilot.press("home")
        assert replay.at == 0
        await pilot.press("down", "end")
        assert replay.at == last
        await pilot.press("escape")
        assert app.screen is app.table

    on_screen(local_game("palazzo", start="0"), script)


def test_hot_seat_hides_the_table_until_the_next_one_is_there() -> None:
    local = local_game("palazzo", "Anna,Bert", start="0")

    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Handover)
        assert app.table.sight is not None
        assert app.table.sight.view is not None
        assert all(row["cards"] is None for row in app.table.sight.view["seats"])  # type: ignore[typeddict-item]
        await pilot.press("enter")
        await until(app, lambda: ready(app))
        assert app.table.sight.seat == 0

    on_screen(local, script)


def test_what_loses_something_is_never_taken_by_pressing_enter() -> None:
    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        for _ in range(60):
            first = app.table.offers[0]
            at = app.table.query_one("#offers", OptionList).highlighted
            assert first.warning is None or at is None
            await press(app, 1)
            if app.table.sight is None or app.table.sight.outcome is not None:
                break

    on_screen(local_game("firenze"), script)


def test_paletti_is_aimed_with_the_arrow_keys() -> None:
    local = local_game("paletti", setup="drawn")

    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        texts = [offer.text for offer in app.table.offers]
        while not any(text.startswith("grip ") for text in texts):
            await press(app, 1)
            texts = [offer.text for offer in app.table.offers]
        grip = next(n for n, text in enumerate(texts, 1) if text.startswith("grip "))
        await press(app, grip)
        first = app.table.offers[0].actions
        assert local.game.text(first[0]).startswith("pull ")
        assert not any(offer.text.startswith("pull") for offer in app.table.offers)
        await pilot.press("left")
        assert app.table.offers[0].actions != first
        shown = app.table.shown
        app.simulate_key("enter")
        await until(app, lambda: app.table.shown > shown and ready(app))
        place = app.table.offers[0].actions
        assert [local.game.text(action).split()[0] for action in place] == ["across", "along"]
        await pilot.press("right", "up")
        assert app.table.offers[0].actions != place
        await press(app, 1)

    on_screen(local, script, (140, 45))


def test_a_game_of_skill_has_no_hints() -> None:
    async def script(app: PalazziApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await until(app, lambda: len(app._notifications) > 1)
        assert app.screen is app.table

    on_screen(local_game("paletti"), script)
