"""Ruleset versions over HTTP: new tables and rematches play the newest, records keep theirs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import palazzi
from palazzi.core.record import Record
from tests.server.client import connected, play_on
from tests.server.trials.lobby import Opened, call, join, start
from tests.server.trials.process import ServerProcess

KEPT = Path(__file__).parent.parent / "rules" / "carrara" / "data" / "carrara-1.txt"


def test_a_new_table_is_of_the_newest_version(server: ServerProcess) -> None:
    newest = {name: palazzi.game(name).ruleset for name in palazzi.game_ids()}
    listed = call(server.url, "GET", "/api/games")["games"]
    assert {row["id"]: row["ruleset"] for row in listed} == newest
    made = call(server.url, "POST", "/api/tables", {"game": "carrara", "players": 2})
    frame = call(server.url, "GET", f"/api/tables/{made['table']}", token=made["tokens"]["0"])
    assert frame["game"] == "carrara@2"


def test_an_old_record_is_replayed_and_gone_on_with_in_its_version(server: ServerProcess) -> None:
    """CA-7.7: after a last building of carrara@1 nobody is asked; its rematch is of carrara@2."""
    text = KEPT.read_text(encoding="utf-8")
    shown = call(server.url, "POST", "/api/replays", {"record": text, "first": 317, "count": 1})
    assert shown["game"] == "carrara@1"
    assert (shown["last"], shown["positions"][0]["change"][0]["value"]["game"]) == (
        318,
        "carrara@1",
    )
    assert shown["positions"][0]["change"][0]["value"]["actor"] == 0
    bots = [{}, {"bot": "random"}, {"bot": "random"}]
    made = call(server.url, "POST", "/api/tables", {"record": text, "at": 317, "seats": bots})
    table = Opened(made["table"], {0: made["tokens"]["0"]})
    join(server.url, table, 0, "0123456789abcdef")
    start(server.url, table, "start")

    async def play() -> None:
        async with connected(server.url, table.id, table.tokens[0]) as human:
            assert human.frame["game"] == "carrara@1"
            assert (await play_on(human))["phase"] == "finished"

    asyncio.run(play())
    document = call(server.url, "GET", f"/api/tables/{table.id}/game.json")
    assert Record.from_json(document["record"]).ruleset == "carrara@1"
    again = call(server.url, "POST", f"/api/tables/{table.id}/rematch", {}, table.tokens[0])
    frame = call(server.url, "GET", f"/api/tables/{again['table']}", token=table.tokens[0])
    assert (frame["game"], frame["rematch_of"]) == ("carrara@2", table.id)
