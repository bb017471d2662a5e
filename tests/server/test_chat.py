"""Chat over real connections: a line is kept once, and what is acknowledged is kept."""

from __future__ import annotations

import asyncio
import json

from tests.server.client import Client, connected
from tests.server.trials.lobby import join, make_table
from tests.server.trials.process import ServerProcess


def lines(client: Client) -> list[str]:
    """All that a client has heard; an id that it knows is a line that it knows."""
    messages = map(json.loads, client.raw)
    told = [line for m in messages if m["type"] == "chat" for line in m["lines"]]
    return list({line["id"]: line["text"] for line in reversed(told)}.values())[::-1]


def test_a_second_line_under_one_id_is_refused(server: ServerProcess) -> None:
    """It was acknowledged and shown, and nobody who came later could read it."""
    table = make_table(server.url, 2)
    for seat in range(2):
        join(server.url, table, seat, f"client-of-seat-{seat}")

    async def talk() -> None:
        async with (
            connected(server.url, table.id, table.tokens[0]) as anna,
            connected(server.url, table.id, table.tokens[1]) as bert,
        ):
            first = await anna.ask("chat", text="ciao", client_id="one")
            again = await anna.ask("chat", text="ciao", client_id="one")
            other = await anna.ask("chat", text="no, buongiorno", client_id="one")
            theirs = await bert.ask("chat", text="servus", client_id="one")
            assert [m["type"] for m in (first, again, other, theirs)] == [
                "done", "done", "error", "done",
            ]  # fmt: skip
            assert other["code"] == "malformed"
            assert "client_id" in other["message"]
            assert lines(bert) == ["ciao", "servus"]
        async with connected(server.url, table.id) as later:
            assert lines(later) == ["ciao", "servus"]

    asyncio.run(talk())
