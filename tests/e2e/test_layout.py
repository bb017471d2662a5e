"""A fixed table: every board fits its window, and nothing moves that nobody touched."""

from __future__ import annotations

import os

import pytest

from tests.e2e.hands import Open
from tests.e2e.layout import SIZES, Watcher
from tests.server.trials import lobby
from tests.server.trials.lobby import Opened, call
from tests.server.trials.process import ServerProcess

CLICKS = int(os.environ.get("PALAZZI_LAYOUT", "24"))
"""Of each game; ./palazzi trials plays them to the end, and looks at the sizes between, too."""
LOOKED = SIZES if "PALAZZI_LAYOUT" in os.environ else (SIZES[0], SIZES[-1])
SEED = int(os.environ.get("PALAZZI_SEED") or 0)
PLAYERS = 4 - SEED % 3
"""The most in the usual run: they need the most room."""
WIDEST: dict[str, dict[str, object]] = {
    "palazzo": {"memory-aid": True},
    "carrara": {"expansion": "multi-culti"},
    "firenze": {},
    "paletti": {},
}
"""The options with which most lies on the table."""


@pytest.mark.parametrize(
    ("game", "options"),
    WIDEST.items(),
)
def test_a_table_fits_and_keeps_its_place(
    person: Open, server: ServerProcess, game: str, options: dict[str, object]
) -> None:
    page = person("/healthz", width=1280, height=720, language=("de", "en", "nl")[SEED % 3])
    table = against_bots(server.url, game, options)
    mine = {"table": table.id, "game": game, "seat": 0, "at": 0, "token": table.tokens[0]}
    page.evaluate("(one) => localStorage.setItem('palazzi-tables', JSON.stringify([one]))", mine)
    page.goto(f"/t/{table.id}")
    seen = Watcher(page, SEED, LOOKED).play(CLICKS)
    print(f"{game}, {PLAYERS} players:\n{seen}")
    assert not seen.scrolls, seen
    assert not seen.hides, seen
    assert not seen.moves, seen


def against_bots(url: str, game: str, options: dict[str, object]) -> Opened:
    """A table that has started; the guide is on, as in everybody's first game."""
    seats = [{}, *[{"bot": "novice"}] * (PLAYERS - 1)]
    body = {"game": game, "players": PLAYERS, "seats": seats, "options": options}
    made = call(url, "POST", "/api/tables", body)
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    lobby.join(url, table, 0, "somebody")
    lobby.start(url, table, "let-us-begin")
    return table
