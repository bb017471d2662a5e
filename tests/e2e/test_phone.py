"""Small screens: a decision and its pieces in sight together, large enough to read and to hit."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

import palazzi
from palazzi.locale import LANGUAGES
from tests.e2e.hands import Open, fits
from tests.e2e.looks import played_out, record_of
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
    fingers.read_log()
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


def test_the_table_before_and_after_a_game_and_the_menu_are_large_enough(
    person: Open, server: ServerProcess
) -> None:
    """And what they are for is in sight at once, also on a phone's side: sitting down, who won."""
    upright, _, lying = SIZES
    table = lobby.make_table(server.url, 3, seats=[{}, {"reserved": "Bert"}, {}])
    lobby.join(server.url, table, 0, "the-host-sits-down")
    page = person("/healthz", width=upright[0], height=upright[1], touch=True)
    fingers = Fingers(page, SEED)

    def at_both(what: str) -> None:
        for size in (upright, lying):
            fingers.hold(size)
            fits(page)
            fingers.measure(what)
            page.evaluate("scrollTo(0, 0)")

    take_seat(page, table, 0, "palazzo")
    page.get_by_label("The link, on this computer").wait_for()
    at_both("the host's room")
    page.locator("[aria-haspopup=dialog]").first.click()
    page.get_by_text("My devices").click()
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.locator("output")).to_be_in_viewport()
    at_both("the menu")
    page.goto("/healthz")
    page.evaluate("localStorage.clear()")
    page.goto(f"/t/{table.id}#seat={table.tokens[1]}")
    page.get_by_role("button", name="Sit down").wait_for()
    at_both("an invitation")
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    take_seat(page, played_out(server.url, "palazzo", record_of("palazzo")), 0, "palazzo")
    page.locator(".win section svg[role=img]").wait_for()
    at_both("the end")
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    for size in (upright, lying):
        assert not fingers.seen[size].complaints()


def against_bots(url: str, game: str) -> Opened:
    """A table that has started, with everybody else a bot."""
    seats = [{}, *[{"bot": "casual"}] * (PLAYERS - 1)]
    made = call(url, "POST", "/api/tables", {"game": game, "players": PLAYERS, "seats": seats})
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    lobby.join(url, table, 0, "somebody")
    lobby.start(url, table, "let-us-begin")
    return table
