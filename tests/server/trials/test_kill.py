"""The server is killed at random moments under load: nothing it acknowledged may be lost.

    ./palazzi trials kills

PostgreSQL is killed as well, with all its processes, while the server lives on.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from palazzi.table import verify
from tests.postgres import Postgres
from tests.postgres import running as postgres_running
from tests.server.trials.audit import audit, check_memory
from tests.server.trials.lobby import Opened, Refused, call, join, make_table, start
from tests.server.trials.player import Ledger, Player
from tests.server.trials.process import ServerProcess

KILLS = int(os.environ.get("PALAZZI_KILLS", "3"))
PARTIES = [(2, 0), (2, 0), (2, 1), (1, 2), (3, 0), (3, 1)]
"""Humans and bots of the tables that are played all the time."""
EVERY = 3
"""How many kills of the server there are per kill of PostgreSQL."""
PATIENCE = 120
"""Seconds without the slightest progress that we call a hang."""

BROKEN = (OSError, WebSocketException, InvalidHandshake)
"""What a client meets when the server dies."""


class Trial:
    """Tables that are played without a pause, and a server that does not live long."""

    def __init__(self, server: ServerProcess, seed: int, postgres: Postgres | None = None) -> None:
        self.server = server
        self.postgres = postgres
        self.crashes = 0
        """How often PostgreSQL was killed."""
        self.rng = Random(seed)
        self.ledger = Ledger()
        self.up = asyncio.Event()
        self.closing = False
        self.finished: list[Player] = []
        self.playing: dict[int, list[Player]] = {}
        self.lives: dict[Player, int] = {}
        """How many each player had had when the server last died."""

    async def run(self, kills: int) -> None:
        """Kill that many times; then let everybody resume, and stop gracefully."""
        await self._start()
        slots = [asyncio.create_task(self._slot(*what)) for what in enumerate(PARTIES)]
        try:
            for number in range(1, kills + 1):
                await self._kill()
                if self.postgres is not None and number % EVERY == 0:
                    await self._kill_database(self.postgres)
            await self._everybody_goes_on()
        finally:
            self.closing = True
            for slot in slots:
                slot.cancel()
            await asyncio.gather(*slots, return_exceptions=True)

    async def _start(self) -> None:
        await asyncio.to_thread(self.server.start)
        self.up.set()

    async def _kill(self) -> None:
        """Sometimes in the middle of play, sometimes while everybody is still coming back."""
        await asyncio.sleep(self.rng.choice([0.05, 0.3, 1.0]) * self.rng.random())
        if self.rng.random() < 0.5:
            await self._everybody_goes_on()
        self.up.clear()
        self.server.kill()
        self.lives = {p: p.lives for players in self.playing.values() for p in players}
        assert await asyncio.to_thread(self.server.orphans) == []
        await self._start()

    async def _kill_database(self, postgres: Postgres) -> None:
        """In the middle of play; the server has to find it again by itself."""
        await self._everybody_goes_on()
        await asyncio.sleep(0.3 * self.rng.random())
        self.up.clear()
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(self.rng.choice([0.0, 1.0]) * self.rng.random())
        await asyncio.to_thread(postgres.start)
        self.crashes += 1
        self.up.set()
        await self._everybody_goes_on()

    async def _everybody_goes_on(self) -> None:
        """Wait until at every table all players have come back and somebody has acted."""
        async with asyncio.timeout(PATIENCE):
            for slot in range(len(PARTIES)):
                while slot not in self.playing:
                    await asyncio.sleep(0.01)
                players = self.playing[slot]
                acts = sum(player.acts for player in players)
                while self.playing[slot] is players and not all(p.over for p in players):
                    back = all(player.lives > self.lives.get(player, 0) for player in players)
                    if back and sum(player.acts for player in players) > acts:
                        break
                    await asyncio.sleep(0.01)

    # ---- one table after the other

    async def _slot(self, number: int, party: tuple[int, int]) -> None:
        while not self.closing:
            table = await self._open(*party)
            players = [
                Player(table.id, seat, token, self.ledger, Random(self.rng.random()))
                for seat, token in table.tokens.items()
            ]
            self.playing[number] = players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(self._live(player))
            self.finished += players

    async def _live(self, player: Player) -> None:
        """Come back until the game is over."""
        while not player.over:
            await self.up.wait()
            with suppress(*BROKEN):
                await player.session(self.server.url)

    async def _open(self, humans: int, bots: int) -> Opened:
        """Each step again until it is answered; the names make that safe."""
        table: Opened | None = None
        names = [secrets.token_hex(16) for _ in range(humans + 1)]
        while True:
            await self.up.wait()
            url = self.server.url
            try:
                if table is None:
                    table = await asyncio.to_thread(make_table, url, humans, bots)
                while len(names) > 1:
                    seat = humans + 1 - len(names)
                    await asyncio.to_thread(join, url, table, seat, names[0])
                    del names[0]
                await asyncio.to_thread(start, url, table, names[0])
                return table
            except OSError:
                continue
            except Refused as error:
                if error.code != "unavailable":
                    raise


@pytest.mark.slow
@pytest.mark.timeout(60 * KILLS + 300)
def test_what_was_acknowledged_survives(tmp_path: Path) -> None:
    """Killed again and again: every promise kept, nothing done twice, everybody plays on."""
    try_out(f"sqlite:///{tmp_path / 'palazzi.db'}", tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(60 * KILLS + 300)
@pytest.mark.usefixtures("postgres_server")  # skips where there is none
def test_what_was_acknowledged_survives_on_postgresql(tmp_path: Path) -> None:
    """On a separate PostgreSQL, because it is killed, too."""
    with postgres_running() as postgres:
        try_out(postgres.new_database(), tmp_path, postgres)


def try_out(database: str, folder: Path, postgres: Postgres | None = None) -> None:
    """One trial, and what is left of it."""
    server = ServerProcess(database, folder / "log", "--no-limits", "--bot-pace", "0")
    trial = Trial(server, seed=7, postgres=postgres)
    try:
        asyncio.run(trial.run(KILLS))
        for table in {player.table for player in trial.finished}:
            verify(call(server.url, "GET", f"/api/tables/{table}/game.json"))
    except (Refused, TimeoutError) as error:
        server.kill()
        pytest.fail(f"{error!r}\n{trial.ledger.wrong}\n{server.said()[-4000:]}")
    server.stop()
    assert "Traceback" not in server.said()
    tables = audit(database, trial.ledger)
    for player in trial.finished:
        check_memory(player, tables[player.table])
    acknowledged = len(trial.ledger.committed)
    print(
        f"\n{KILLS} kills, and {trial.crashes} of PostgreSQL; {len(tables)} tables, "
        f"{len(trial.finished)} players saw the end; "
        f"{acknowledged} moves acknowledged, {trial.ledger.retried} requests sent again"
    )
    assert acknowledged > KILLS
