"""Plays on the full-screen terminal by its keys, as fast as it can draw."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.core.nature import Nature, ScriptedNature
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.locale import catalogue
from palazzi.terminal.local import LocalGame
from palazzi.terminal.offers import Offer
from palazzi.terminal.screen.app import PalazziApp
from palazzi.terminal.screen.sheets import Confirmation
from palazzi.terminal.session import LocalSession

PATIENCE = 60.0
"""Seconds until a test that waits for the screen gives up; not a measurement."""


def local_game(
    name: str, seats: str = "Anna,random", language: str = "en", **more: str
) -> LocalGame:
    """A game whose luck is always the same; what is physical happens without physics."""
    game = palazzi.game(name)
    names = seats.split(",")
    record = Record(game.ruleset, len(names), dict(more), {}, names)
    nature: Nature | None = ScriptedNature(Rng(7)) if game.physical else None
    return LocalGame(game, record, catalogue(language), 4, nature=nature)


def app_for(local: LocalGame) -> PalazziApp:
    """The full-screen face of that game."""
    return PalazziApp(LocalSession(local), "palazzi-dark")


async def until(app: PalazziApp, wanted: Callable[[], bool]) -> None:
    """Let the screen work until it is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            assert app.is_running, "the screen is gone"
            await asyncio.sleep(0.001)


def ready(app: PalazziApp) -> bool:
    """Whether somebody can choose, or the game is over."""
    table = app.table
    sight = table.sight
    if sight is None or table.pending:
        return False
    return bool(table.offers) or sight.outcome is not None


async def press(app: PalazziApp, number: int) -> None:
    """Type the number of a choice; Enter where more digits could follow."""
    table = app.table
    shown = table.shown

    def heard() -> bool:
        return table.shown > shown or table.pending or app.screen is not table

    for at, digit in enumerate(str(number), 1):
        app.simulate_key(digit)
        await until(app, lambda at=at: heard() or len(table.typed) == at)  # type: ignore[misc]
    if not heard():
        app.simulate_key("enter")
        await until(app, heard)
    if isinstance(app.screen, Confirmation):
        app.simulate_key("enter")
    await until(app, lambda: table.shown > shown and ready(app))


Pick = Callable[[list[Offer]], int]
"""Which of the choices is taken, counted from 0."""


def sensible(local: LocalGame) -> Pick:
    """As a simple bot plays, so that games end soon; the first choice most often in the wood."""
    rng = Rng(1)
    bot = make_bot("greedy", local.game, Rng(3))

    def pick(offers: list[Offer]) -> int:
        if local.game.physical:
            return 0 if rng.below(3) else rng.below(len(offers))
        state = local.draft.state if local.draft else local.state
        action = bot.choose(local.game.knowledge(state, state.actor))
        return next(n for n, offer in enumerate(offers) if offer.actions == (action,))

    return pick


async def play_out(app: PalazziApp, pick: Pick) -> int:
    """Press keys until the game is over; how many choices were made."""
    made = 0
    await until(app, lambda: ready(app))
    while app.table.sight is not None and app.table.sight.outcome is None:
        await press(app, 1 + pick(app.table.offers))
        made += 1
    return made
