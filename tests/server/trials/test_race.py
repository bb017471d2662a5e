"""Two servers on one PostgreSQL: the log decides every race, and both show the same game.

./palazzi trials races
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection

from palazzi.core.view import SPECTATOR
from palazzi.table import Table, read_event
from tests.server.trials.audit import audit, check_memory, fold, plain, read_table
from tests.server.trials.lobby import Opened, Refused, join, make_table, open_table
from tests.server.trials.player import Ledger, Message, Player, joined
from tests.server.trials.process import ServerProcess

RACES = int(os.environ.get("PALAZZI_RACES", "60"))
TABS = 2
"""Connections to each server that a player has open at a time."""
PATIENCE = 60
"""Seconds without an answer that we call silence."""


@pytest.fixture
def servers(postgres_url: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two processes that know each other only through the database."""
    words = ("--no-limits", "--bot-pace", "0")
    with (
        ServerProcess(postgres_url, tmp_path / "log-a", *words) as a,
        ServerProcess(postgres_url, tmp_path / "log-b", *words) as b,
    ):
        yield [a, b]
        for server in (a, b):
            assert "Traceback" not in server.said()


def whole_moves(table: Table, rng: Random, number: int) -> list[list[str]]:
    """Moves up to the barrier for the seat that has to act, as different as the rules allow."""
    moves = []
    for _ in range(number):
        move: list[str] = []
        while True:
            frame = table.frame(table.fold.actor)
            assert frame["prompt"] is not None
            choice = rng.choice(frame["prompt"]["choices"])["text"]
            move.append(choice)
            if table.play.submit(table.fold.actor, [choice], now=0).events:
                break
        table.play.reset(table.fold.actor)
        moves.append(move)
    return moves


class Tab:
    """One of several open windows of one player."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: Message = {}
        self.seq = 0

    async def hello(self, token: str) -> None:
        """Say who we are, and wait for the first frame."""
        await self.send({"type": "hello", "protocol": 2, "token": token})
        while not self.frame:
            await self.receive()

    async def send(self, message: Message) -> None:
        """Without waiting for the answer."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message, whatever it is; frames are kept."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        if message["type"] in ("frame", "skip"):
            self.seq = message["seq"]
        if message["type"] == "frame":
            self.frame = message["frame"]
        return message

    async def answer(self) -> Message:
        """The next answer."""
        while (message := await self.receive())["type"] not in ("done", "error"):
            pass
        return message

    async def reach(self, seq: int) -> Message:
        """The frame of a version, or of a later one."""
        while self.seq < seq:
            await self.receive()
        return self.frame


async def race(servers: list[ServerProcess], table: Opened, rng: Random, races: int) -> int:
    """Both tabs on both servers answer for the acting seat, at once and differently; how often."""
    database = servers[0].database
    run = 0
    sockets = [
        await joined(server.url, table.id)
        for _ in table.tokens
        for server in servers
        for _ in range(TABS)
    ]
    try:
        tabs: dict[int, list[Tab]] = {seat: [] for seat in table.tokens}
        for number, socket in enumerate(sockets):
            seat = number // (TABS * len(servers))
            tab = Tab(socket)
            await tab.hello(table.tokens[seat])
            tabs[seat].append(tab)
        truth = fold(await asyncio.to_thread(read_table, database, table.id))
        while truth.fold.phase == "playing" and run < races:
            rivals = tabs[truth.fold.actor]
            moves = whole_moves(truth, rng, len(rivals))
            names = [secrets.token_hex(8) for _ in rivals]
            submits = [
                {
                    "type": "submit",
                    "client_id": name,
                    "actions": move,
                    "expected_seq": truth.seq,
                    "expected_step": 0,
                }
                for name, move in zip(names, moves, strict=True)
            ]
            await asyncio.gather(*(tab.send(s) for tab, s in zip(rivals, submits, strict=True)))
            replies = await asyncio.gather(*(tab.answer() for tab in rivals))
            (row,) = await asyncio.to_thread(read_table, database, table.id, truth.seq)
            truth.apply(read_event(row.body))
            check_verdict(names, replies, truth)
            winner = next(i for i, reply in enumerate(replies) if reply["type"] == "done")
            assert (row.client_id, row.body["actions"]) == (names[winner], moves[winner])
            await check_same(tabs, truth)
            run += 1
    finally:
        for socket in sockets:
            await socket.close()
    return run


def check_verdict(names: list[str], replies: list[Message], truth: Table) -> None:
    """One is told that they won, and all others that they came too late."""
    assert [reply["client_id"] for reply in replies] == names
    late = "stale" if truth.fold.phase == "playing" else "wrong_state"  # or that the game is over
    verdicts = Counter(reply.get("code", "won") for reply in replies)
    assert verdicts == {"won": 1, late: len(names) - 1}, replies
    for reply in replies:
        if reply["type"] == "done":
            assert (reply["committed"], reply["seq"]) == (True, truth.seq)


async def check_same(tabs: dict[int, list[Tab]], truth: Table) -> None:
    """Every tab of every seat, on both servers, shows what the log says."""
    for seat, windows in tabs.items():
        expected = without_log(plain(truth.frame(seat)))
        for tab in windows:
            assert without_log(await tab.reach(truth.seq)) == expected


def without_log(frame: Message) -> Message:
    """A frame without the sentences, of which each tab has got only the new ones."""
    return {key: value for key, value in frame.items() if key not in ("log", "log_from")}


@pytest.mark.slow
def test_exactly_one_wins(servers: list[ServerProcess]) -> None:
    """Conflicting moves at both servers: one is stored, all others are told."""
    rng = Random(3)
    left = RACES
    while left > 0:
        table = open_table(servers[0].url, humans=2)
        run = asyncio.run(race(servers, table, rng, left))
        assert run > 0
        left -= run


@pytest.mark.slow
def test_one_seat_for_one(servers: list[ServerProcess]) -> None:
    """Many want the last seat, at both servers: one gets it, the others are told."""
    rivals = 8
    for _ in range(max(1, RACES // 40)):
        table = make_table(servers[0].url, humans=2)
        join(servers[0].url, table, 0, secrets.token_hex(8))

        def sit_down(number: int, table: Opened = table) -> str:
            try:
                join(servers[number % 2].url, Opened(table.id, {}), 1, secrets.token_hex(8))
            except Refused as refused:
                return str(refused.code)
            return "sat"

        with ThreadPoolExecutor(rivals) as pool:
            verdicts = Counter(pool.map(sit_down, range(rivals)))
        assert verdicts == {"sat": 1, "wrong_state": rivals - 1}


@pytest.mark.slow
def test_players_on_different_servers_see_one_game(servers: list[ServerProcess]) -> None:
    """A whole game with a bot, its humans on different servers, watched from both."""
    table = open_table(servers[0].url, humans=2, bots=1)
    ledger = Ledger()
    players = [
        Player(table.id, seat, token, ledger, Random(seat)) for seat, token in table.tokens.items()
    ]

    async def watch(server: ServerProcess) -> list[tuple[int, Message]]:
        seen = []
        async with joined(server.url, table.id) as socket:
            tab = Tab(socket)
            await tab.send({"type": "hello", "protocol": 2})
            while tab.frame.get("phase") != "finished":
                if (await tab.receive())["type"] == "frame":
                    seen.append((tab.seq, tab.frame))
        return seen

    async def everybody() -> list[list[tuple[int, Message]]]:
        watchers = [asyncio.create_task(watch(server)) for server in servers]
        sessions = [
            player.session(server.url) for player, server in zip(players, servers, strict=True)
        ]
        await asyncio.gather(*sessions)
        return [await watcher for watcher in watchers]

    films = asyncio.run(everybody())
    tables = audit(servers[0].database, ledger)
    rows = read_table(servers[0].database, table.id)
    assert tables[table.id].fold.phase == "finished"
    for player in players:
        check_memory(player, tables[table.id])
    for film in films:
        for seq, frame in film:
            assert without_log(frame) == without_log(plain(fold(rows[:seq]).frame(SPECTATOR)))
