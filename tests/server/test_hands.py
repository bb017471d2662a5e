"""Free hands at a table: they continue where they were, and hold up only those who wait for them.

A world that stands still needs no process. Over real sockets, but for one test, which compares what
comes of a move with and without a rest.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

import palazzi
from palazzi.core.dealer import SeededDealer
from palazzi.core.nature import ScriptedNature, happen
from palazzi.core.rng import Rng
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.world.gesture import Sample, What, encode, grip, hold
from palazzi.server.storage.database import Database
from palazzi.server.workers.motion import PhysicalMove
from palazzi.server.workers.worlds import Worlds
from palazzi.table import HandTurn
from tests.server.conftest import WORDS
from tests.server.test_worlds import paletti, turn, two
from tests.server.trials.lobby import Opened, call, start
from tests.server.trials.player import socket_url
from tests.server.trials.process import ServerProcess
from tests.server.trials.watcher import Watcher

HANDS = int(os.environ.get("PALAZZI_HANDS", "0"))
"""Free hands of random bots to see; a large number: all of a game."""
FREE: dict[str, Any] = {"start": "0", "free-hand": True}


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with one process for all worlds, which do not wait for the clock."""
    folder = tmp_path_factory.mktemp("hands")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *WORDS, "--world-processes", "1") as running:
        yield running


async def take_hand(seats: tuple[Watcher, Watcher]) -> tuple[Watcher, Watcher, int]:
    """Play until somebody's hand is free: whose, who watches, and the column it may touch."""
    last = ""
    while True:
        hand, bystander = await turn(seats)
        words = await hand.choose("hand", "grip")
        if words == "hand":
            while bystander.frame["seq"] < hand.frame["seq"]:
                await bystander.receive()
            return hand, bystander, COLUMN_NAMES.index(last.removeprefix("grip "))
        last = words


@asynccontextmanager
async def idle(server: ServerProcess) -> AsyncIterator[Watcher]:
    """Somebody whose hand has gripped a column, and does no more."""
    table = paletti(server.url, 2, 0, **FREE)
    async with two(table, server) as seats:
        hand, _, column = await take_hand(seats)
        await hand.socket.send(encode([grip(0, column)]))
        yield hand


def test_idle_hands_leave_the_worlds_to_others(worlds: ServerProcess) -> None:
    """Two hold a column and wait; a third table builds; then both go on where they were."""
    third = paletti(worlds.url, 2, 0, start="0")

    async def play() -> None:
        async with AsyncExitStack() as stack:
            hands = [await stack.enter_async_context(idle(worlds)) for _ in range(2)]
            async with two(third, worlds) as seats:
                last = ""
                while not last.startswith("along"):
                    mover, _ = await turn(seats)
                    last = await mover.choose("grip", "pull", "across", "along")
                await turn(seats)
            for hand in hands:
                before = hand.frame["seq"]
                await hand.socket.send(encode([Sample(1, What.BREAK)]))
                while hand.frame["seq"] == before:
                    await hand.receive()
                assert not hand.errors
                assert hand.frame["actor"] >= 0

    asyncio.run(play())


def test_whoever_leaves_in_the_midst_of_a_move_lets_go(worlds: ServerProcess) -> None:
    """PP-11.28: the bot that plays on breaks off first; the table goes on."""
    table = paletti(worlds.url, 2, 0, **FREE)

    async def play() -> None:
        async with two(table, worlds) as seats:
            hand, bystander, column = await take_hand(seats)
            await hand.socket.send(encode([grip(0, column)]))
            await hand.send({"type": "leave", "client_id": "bye", "level": "greedy"})
            await bystander.until_asked()

    asyncio.run(play())
    moves = call(worlds.url, "GET", f"/api/tables/{table.id}/replay?count=0")["moves"]
    assert any(move["actor"] < 0 for move in moves)


def test_the_clock_runs_while_a_hand_is_free(worlds: ServerProcess) -> None:
    """When its time is up the others may let a bot play on, as with any other move."""
    table = paletti(worlds.url, 2, 0, clock={"kind": "move", "allowance": 1500}, **FREE)

    async def play() -> None:
        async with two(table, worlds) as seats:
            hand, bystander, _ = await take_hand(seats)
            mover = seats.index(hand)
            while bystander.frame["overtime"] is None:
                assert bystander.frame["clock"]["running"] == mover
                await bystander.receive()
            assert bystander.frame["overtime"]["seat"] == mover
            await bystander.send({"type": "choose", "client_id": "bot", "choice": "bot"})
            await bystander.until_asked()

    asyncio.run(play())


def test_a_bots_free_hand_touches_nothing() -> None:
    """Whatever bot has chosen it, and could not move it: the move is over."""
    turn, _ = a_hand("random")

    async def happened() -> list[tuple[str, str]]:
        worlds = Worlds(1, 0, 60)
        outcome = await worlds.simulate(PhysicalMove(turn), lambda *_: None)
        await worlds.close()
        return outcome

    assert [text for text, _ in asyncio.run(happened())] == ["broken"]


def test_random_bots_play_with_a_free_hand(worlds: ServerProcess) -> None:
    """They choose it like anything else, and go on; PALAZZI_HANDS=999 watches them to the end."""
    body = {"game": "paletti", "players": 2, "host": -3, "seats": [{"bot": "random"}] * 2}
    made = call(worlds.url, "POST", "/api/tables", {**body, "options": FREE})
    table = Opened(made["table"], {0: made["tokens"]["-3"]})
    start(worlds.url, table, "let-us-begin")

    async def watch() -> None:
        async with connect(socket_url(worlds.url, table.id), max_queue=None) as socket:
            watcher = Watcher(socket)
            await watcher.hello(None)
            while watcher.frame["phase"] == "playing":
                if watcher.frame["seq"] > 6 and hands() >= HANDS:
                    break
                await watcher.receive()

    def hands() -> int:
        """How often a free hand was chosen, and something came of it."""
        link = Database(worlds.database).open()
        rows = link.run("SELECT body FROM log WHERE game = ? ORDER BY seq", (table.id,))
        link.close()
        return sum('"hand"' in str(body) for (body,) in rows[:-1])

    asyncio.run(watch())


def test_a_move_that_was_interrupted_ends_as_one_that_was_not() -> None:
    """The same gesture, once in one process and once in several: the recordings are the same."""
    turn, column = a_hand()
    gesture = [
        encode([grip(0, column), hold(1, 0, 5)]),
        encode([Sample(10, What.LET_GO)]),
        encode([Sample(11, What.BREAK)]),
    ]

    async def happened(resting: bool) -> list[tuple[str, str]]:
        worlds = Worlds(1, 0, 0 if resting else 60)
        motion = PhysicalMove(turn)
        moving = asyncio.create_task(worlds.simulate(motion, lambda *_: None))
        for part in gesture:
            while not (motion.rests if resting else motion.still_since):
                await asyncio.sleep(0.01)
            motion.feed(part, pytest.fail)
        outcome = await moving
        await worlds.close()
        return outcome

    assert asyncio.run(happened(resting=True)) == asyncio.run(happened(resting=False))


def a_hand(bot: str = "") -> tuple[HandTurn, int]:
    """A position in which somebody's free hand is to move, and the column it may touch."""
    game = palazzi.game("paletti")
    state = game.new(2, {"free-hand": True, "start": "0"})
    nature, last = ScriptedNature(Rng(5)), ""
    while not game.free_hand(state):
        if state.actor == palazzi.CHANCE:
            action = SeededDealer(Rng(5)).draw(state)
            for drawn, _ in happen(nature, state, "") if state.physical() else [(action, "")]:
                state.apply(drawn)
            continue
        texts = {game.text(action): action for action in state.legal()}
        best = [t for t in texts if t == "hand"] or [t for t in texts if t.startswith("grip")]
        text = (best or list(texts))[0]
        last = text if text.startswith("grip") else last
        state.apply(texts[text])
    column = COLUMN_NAMES.index(last.removeprefix("grip "))
    return HandTurn(game.ruleset, state.mover(), bot, 1, state.to_json()), column
