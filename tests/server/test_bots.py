"""Bots in processes: late ones and dead ones are replaced, and a legal action comes anyway."""

from __future__ import annotations

import asyncio

import pytest

import palazzi
from palazzi.core.dealer import SeededDealer
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge
from palazzi.server.base.settings import Settings
from palazzi.server.workers import bots
from palazzi.server.workers.bots import BotPool


def a_position() -> Knowledge:
    """A position in which a seat of Palazzo has to act."""
    game = palazzi.game("palazzo")
    state = game.new(2)
    dealer = SeededDealer(Rng(1))
    while state.actor == palazzi.CHANCE:
        state.step(dealer.draw(state))
    return game.knowledge(state, state.actor)


def is_legal(known: Knowledge, action: int) -> bool:
    """Whether the seat may do that."""
    return action in palazzi.game(known["game"]).resample(known, Rng(1)).legal()


def test_bots_choose_legal_actions_side_by_side() -> None:
    """More decisions than processes."""
    known = a_position()

    async def ask() -> None:
        pool = BotPool(2, 20)
        asked = (pool.choose("greedy", known, f"table {n}") for n in range(6))
        thoughts = await asyncio.gather(*asked)
        assert all(is_legal(known, thought.action) for thought in thoughts)
        assert len(pool._workers._all) == 2
        await pool.close()

    asyncio.run(ask())


def test_the_strongest_level_answers_within_the_deadline_and_plans_its_move() -> None:
    """The deadline of the settings; the second question is answered from the plan or anew."""
    game = palazzi.game("palazzo")
    known = a_position()

    async def ask() -> None:
        pool = BotPool(1, Settings.bot_deadline)
        action = (await pool._ask("master", known)).action
        assert is_legal(known, action)
        state = game.resample(known, Rng(1))
        state.apply(action)
        if state.actor == known["seat"]:
            following = game.knowledge(state, state.actor)
            assert is_legal(following, (await pool._ask("master", following)).action)
        await pool.close()

    asyncio.run(ask())


def test_a_late_bot_loses_its_process_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is quick enough here; what is left is any legal action."""
    monkeypatch.setattr(bots, "STARTING", 0.0)
    known = a_position()

    async def ask() -> None:
        pool = BotPool(1, 0.001)
        assert is_legal(known, (await pool.choose("greedy", known)).action)
        assert not pool._workers._all
        await pool.close()

    asyncio.run(ask())


def test_a_bot_that_crashes_is_replaced_by_greedy() -> None:
    """A level that no bot has ends the process; the next one is new."""
    known = a_position()

    async def ask() -> None:
        pool = BotPool(1, 20)
        assert is_legal(known, (await pool.choose("no such bot", known)).action)
        assert len(pool._workers._all) == 1
        await pool.close()

    asyncio.run(ask())
