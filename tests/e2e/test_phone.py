"""Small screens: a decision and its pieces in sight together, large enough to read and to hit."""

from __future__ import annotations

import os

import pytest

import palazzi
from palazzi.locale import LANGUAGES
from tests.e2e.hands import Open
from tests.e2e.phone import SIZES, Fingers
from tests.e2e.visitors import take_seat
from tests.server.trials import lobby
from tests.server.trials.lobby import Opened, call
from tests.server.trials.process import ServerProcess

TAPS = int(os.environ.get("PALAZZI_PHONE", "3"))
"""At each size; ./palazzi trials plays a game to its end at each."""
MOTION = "reduce" if TAPS < 50 else "full"
"""A long game is played as people see it, with everything that moves."""
SEED = int(os.environ.get("PALAZZI_SEED") or 0)
PLAYERS = 3 + SEED % 2


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_phone_shows_what_is_decided(person: Open, server: ServerProcess, game: str) -> None:
    language = LANGUAGES[SEED % len(LANGUAGES)]
    width, height = SIZES[0]
    page = person(
        "/healthz", width=width, height=height, language=language, touch=True, motion=MOTION
    )
    fingers = Fingers(page, SEED)
    over = "over"
    for size in SIZES:
        fingers.hold(size)
        if over == "over":
            take_seat(page, against_bots(server.url, game), 0, game)
        over = fingers.play(TAPS)
    seen = "\n".join(f"{w} x {h}: {fingers.seen[w, h]}" for w, h in SIZES)
    print(f"{game}, {PLAYERS} players:\n{seen}")
    wrong = [
        f"{width} x {height}: {one}"
        for width, height in SIZES
        for one in fingers.seen[width, height].complaints()
    ]
    assert not wrong, "\n".join(wrong)


def test_the_pages_around_the_tables_are_large_enough(person: Open) -> None:
    page = person("/healthz", width=SIZES[0][0], height=SIZES[0][1], touch=True)
    fingers = Fingers(page, SEED)
    fingers.hold(SIZES[0])
    games = palazzi.game_ids()
    chosen = games[SEED % len(games)]
    for path, shown in (
        *(("/", "[data-game]"), ("/new", "[data-game]"), ("/replay", "main input")),
        *(("/rules", "main .one"), (f"/rules/{chosen}", "article h2")),
        *(
            (f"/rules/{chosen}?view=clauses", "article .clause"),
            (f"/rules/{chosen}/quick", "figure"),
        ),
    ):
        fingers.visit(path, shown)
    assert not fingers.seen[SIZES[0]].complaints()


def against_bots(url: str, game: str) -> Opened:
    """A table that has started, with everybody else a bot."""
    seats = [{}, *[{"bot": "casual"}] * (PLAYERS - 1)]
    made = call(url, "POST", "/api/tables", {"game": game, "players": PLAYERS, "seats": seats})
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    lobby.join(url, table, 0, "somebody")
    lobby.start(url, table, "let-us-begin")
    return table
