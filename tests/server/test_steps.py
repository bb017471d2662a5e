"""Frames bring the steps of a move to whoever asked for them, and to nobody else."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from palazzi.core.view import SPECTATOR
from palazzi.server.base.background import Background
from palazzi.server.limits.budget import Account, Accounts, Turns
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms import frame_builder
from palazzi.server.rooms.room import FrameInProgress
from palazzi.server.rooms.rooms import Rooms
from palazzi.table.steps import edited, steps_of_last
from tests.server.client import Client, connected, play_on
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess
from tests.table.house import House


def frames(client: Client) -> list[dict[str, Any]]:
    """The frames that came, in order."""
    return [message for message in map(json.loads, client.raw) if message["type"] == "frame"]


def test_steps_lead_from_frame_to_frame(server: ServerProcess) -> None:
    table = open_table(server.url, 2)

    async def play() -> tuple[Client, ...]:
        async with (
            connected(server.url, table.id, table.tokens[0], steps=True) as anna,
            connected(server.url, table.id, table.tokens[1]) as bert,
            connected(server.url, table.id, steps=True) as watcher,
            connected(server.url, table.id) as passer_by,
        ):
            other = asyncio.create_task(play_on(bert))
            await play_on(anna, most=40)
            other.cancel()
            for looker in (watcher, passer_by):
                while looker.seq < anna.seq:
                    await looker.receive()
            return anna, bert, watcher, passer_by

    anna, bert, watcher, passer_by = asyncio.run(play())
    assert not any("steps" in message for message in (*frames(bert), *frames(passer_by)))
    assert films(anna) > 10
    assert films(watcher) > 10


def films(client: Client) -> int:
    """How many frames brought steps, each of which led exactly to its frame."""
    base, shown = None, 0
    for message in frames(client):
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
    return shown


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


# ---- who pays for the watchers' steps


def watched(payer: Account) -> bytes:
    """The frame that watchers get of a move, if this one pays for its steps."""
    house = House("palazzo", 2, seed=1).begin()
    while (steps := steps_of_last(house.table.fold, SPECTATOR)) is None:
        house.move()
    frame = FrameInProgress(b'{"type":"frame"}')

    async def make() -> None:
        background = Background(Refused)
        telling = frame_builder.FrameBuilder(cast(Rooms, None), background, lambda: False)
        telling.narrate(frame, steps, payer)
        while not frame.ready:
            await asyncio.sleep(0)
        await background.stop()

    asyncio.run(make())
    return frame.text


def test_an_address_pays_for_what_it_watches_and_gets_the_end_when_it_cannot() -> None:
    accounts = Accounts(limits=True)
    payer = accounts.of("192.0.2.1")
    assert b'"steps":[{' in watched(payer)
    payer.spend(1000)
    assert not payer.solvent
    assert watched(payer) == b'{"type":"frame"}'
    assert accounts.of("192.0.2.2").solvent, "others pay for themselves"


def test_watchers_do_not_wait_for_steps_while_strangers_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(frame_builder, "FILM_PATIENCE", 0)
    accounts = Accounts(limits=True)
    accounts.turns = Turns(later=lambda *_: None)
    accounts.turns._busy = True  # somebody else's work never ends
    assert watched(accounts.of("192.0.2.1")) == b'{"type":"frame"}'
