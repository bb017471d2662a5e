"""Frames bring the steps of a move to whoever asked for them, and to nobody else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from palazzi.table.steps import edited
from tests.server.client import Client, connected, play_on
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess


def frames(client: Client) -> list[dict[str, Any]]:
    """The frames that came, in order."""
    return [message for message in map(json.loads, client.raw) if message["type"] == "frame"]


def test_steps_lead_from_frame_to_frame(server: ServerProcess) -> None:
    table = open_table(server.url, 2)

    async def play() -> tuple[Client, Client, Client]:
        async with (
            connected(server.url, table.id, table.tokens[0], steps=True) as anna,
            connected(server.url, table.id, table.tokens[1]) as bert,
            connected(server.url, table.id, steps=True) as watcher,
        ):
            other = asyncio.create_task(play_on(bert))
            await play_on(anna, most=40)
            other.cancel()
            return anna, bert, watcher

    anna, bert, watcher = asyncio.run(play())
    assert not any("steps" in message for message in (*frames(bert), *frames(watcher)))
    base, shown = None, 0
    for message in frames(anna):
        frame = message["frame"]
        if "steps" in message:
            assert message["since"] == message["seq"] - 1
            view = base
            for step in message["steps"]:
                view = edited(view, step["change"])
            assert view == frame["view"]
            told = [(line["move"], line["message"]) for line in frame["log"]]
            assert [(step["at"], step["message"]) for step in message["steps"]] == told
            shown += 1
        if not frame["draft"]:
            base = frame["view"]
    assert shown > 10


def test_whoever_comes_back_or_asks_for_everything_gets_the_end(server: ServerProcess) -> None:
    table = open_table(server.url, 2)

    async def play() -> list[dict[str, Any]]:
        async with connected(server.url, table.id, table.tokens[0], steps=True) as anna:
            seq = anna.seq
            await anna.ask("resync")
            await anna.until(lambda m: m["type"] == "frame")
        async with connected(server.url, table.id, table.tokens[0], since=seq, steps=True) as back:
            return [*frames(anna), *frames(back)]

    messages = asyncio.run(play())
    assert len(messages) == 3
    assert not any("steps" in message for message in messages)
