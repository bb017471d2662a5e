"""A table whose record was damaged harms only itself: it is said once, and the others go on."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms import quarantine
from palazzi.server.rooms.quarantine import FIRST, LONGEST, Quarantine
from palazzi.server.storage.database import Database
from tests.server.client import PATIENCE, connected
from tests.server.trials import lobby
from tests.server.trials.lobby import Opened, call, start
from tests.server.trials.process import HERE, TESTS, ServerProcess

WORDS = ("--bot-pace", "50", "--no-limits")


def bots_alone(url: str, game: str = "palazzo") -> Opened:
    """A table of bots that has started."""
    body = {"game": game, "players": 2, "host": -3, "seats": [{"bot": "random"}] * 2}
    made = call(url, "POST", "/api/tables", body)
    table = Opened(made["table"], {0: made["tokens"]["-3"]})
    start(url, table, "let-us-begin")
    return table


def damage(database: str, table: str, body: str) -> None:
    """Write something else into the log, where the second event was."""
    link = Database(database).open()
    link.begin()
    link.run("UPDATE log SET body = ? WHERE game = ? AND seq = 2", (body, table))
    link.commit()
    link.close()


def said(server: ServerProcess, event: str) -> list[dict[str, Any]]:
    """The journal's lines about it."""
    lines = map(json.loads, server.said().splitlines())
    return [line for line in lines if line["event"] == event]


def test_one_unreadable_row_harms_only_its_table(database: str, tmp_path: Path) -> None:
    """Bots of other tables go on after a restart; the broken ones are refused in a sentence."""
    with ServerProcess(database, tmp_path / "log", *WORDS) as server:
        broken = [bots_alone(server.url) for _ in range(2)]
        well = bots_alone(server.url)
        server.kill()
        damage(database, broken[0].id, '{"kind": "started", "seq": 2')
        damage(database, broken[1].id, '{"kind": "unheard of", "seq": 2}')
        server.start()

        def seq() -> int:
            return int(call(server.url, "GET", f"/api/tables/{well.id}")["seq"])

        async def watch() -> None:
            before = await asyncio.to_thread(seq)
            while await asyncio.to_thread(seq) < before + 3:
                await asyncio.sleep(0.05)
            for table in broken:
                async with connected(server.url, table.id) as watcher:
                    assert json.loads(watcher.raw[-1])["code"] == "wrong_state"

        asyncio.run(asyncio.wait_for(watch(), PATIENCE))
        for table in broken:
            for path in ("", "/log", "/replay", "/record"):
                with pytest.raises(lobby.Refused) as refused:
                    call(server.url, "GET", f"/api/tables/{table.id}{path}")
                assert (refused.value.status, refused.value.code) == (409, "wrong_state")
        assert call(server.url, "GET", "/healthz")["status"]
        lines = said(server, "a table is broken")
        assert sorted(line["table"][:6] for line in lines) == sorted(t.id[:6] for t in broken)
        assert all("event 2" in line["reason"] for line in lines)


def test_a_broken_table_is_tried_again_later_and_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Meanwhile nobody reads it; once it is mended it is as good as any."""
    now = 0.0
    monkeypatch.setattr(quarantine, "monotonic", lambda: now)
    tables, pauses = Quarantine(), []
    for _ in range(10):
        with pytest.raises(Refused, match="damaged"), tables.reading("table-one"):
            raise ValueError("no JSON")
        pauses.append(tables.pause("table-one"))
        with pytest.raises(Refused, match="damaged"), tables.reading("table-one"):
            raise AssertionError("it is left alone")
        now += pauses[-1]
    assert pauses[:3] == [FIRST, 2 * FIRST, 4 * FIRST]
    assert pauses[-1] == LONGEST
    assert tables.reasons == {"table-…": "its record cannot be read: ValueError"}
    tables.mended("table-one")
    assert len(tables) == 1, "that its bots can move says nothing about its record"
    with tables.reading("table-one"):
        pass
    assert not tables.reasons


def test_there_being_no_such_table_is_nothing_broken() -> None:
    """Nor is a database that does not answer."""
    tables = Quarantine()
    with pytest.raises(Refused, match="no database"), tables.reading("table-one"):
        raise Refused("unavailable", "no database")
    assert not tables.reasons


def test_a_world_that_fails_again_and_again_harms_only_its_table(tmp_path: Path) -> None:
    """It can still be watched, is said once, and shows in ``/healthz``; the others go on."""
    (tmp_path / "mujoco.py").write_text("raise ImportError('no physics today')")
    more = {"PYTHONPATH": os.pathsep.join(map(str, (tmp_path, HERE, TESTS)))}
    database = f"sqlite:///{tmp_path / 'palazzi.db'}"
    words = (*WORDS, "--world-pace", "0")
    with ServerProcess(database, tmp_path / "log", *words, more=more) as server:
        broken = bots_alone(server.url, "paletti")

        async def watch() -> None:
            while not said(server, "a table is broken"):
                await asyncio.sleep(0.05)
            well = await asyncio.to_thread(bots_alone, server.url)
            async with (
                connected(server.url, well.id) as neighbour,
                connected(server.url, broken.id) as watcher,
            ):
                seq = neighbour.seq
                await neighbour.until(lambda m: m["type"] == "frame" and m["seq"] > seq + 3)
                assert json.loads(watcher.raw[-1])["frame"]["phase"] == "playing"

        asyncio.run(asyncio.wait_for(watch(), PATIENCE))
        (line,) = said(server, "a table is broken")
        assert line["table"][:6] == broken.id[:6]
        assert line["reason"].startswith("its world fails")
        assert "tables_broken" in call(server.url, "GET", "/healthz")["problems"]
