"""Whole games, by clicks only; each in another language, so that no sentence of it is missing.

``./palazzi trials games`` plays one on a phone's width, too; ``test_phone`` looks at those closely.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

import palazzi
from palazzi.locale import LANGUAGES
from tests.e2e.hands import Hands, Open, fits, start

GAMES = [name for name in palazzi.game_ids() if not palazzi.game(name).physical]
"""Those whose moves are clicks and nothing else."""


@pytest.mark.parametrize(
    ("game", "language", "width"),
    [
        *((game, LANGUAGES[2 - at % 3], 1440) for at, game in enumerate(GAMES)),
        *([(GAMES[0], "nl", 360)] if "PALAZZI_SEED" in os.environ else []),
    ],
)
def test_a_whole_game_by_clicks(person: Open, game: str, language: str, width: int) -> None:
    page = person("/", width=width, height=900, language=language)
    # hands that know nothing need long to end a game: the others at a full table do
    table = start(page, game, bot="casual", players=4)
    hands = Hands(page, seed=len(game) + width)
    assert hands.play() == "over"
    expect(page.locator(".win h1")).to_be_visible()
    frame = page.request.get(f"/api/tables/{table}").json()
    shown = [int(text.replace("−", "-")) for text in page.locator(".tot").all_inner_texts()]
    assert sorted(shown) == sorted(frame["outcome"]["scores"])
    expect(page.locator("section svg[role=img]")).to_be_visible()
    fits(page)
    record = page.locator(".win a[download$='.record']")
    record.wait_for()
    with page.expect_download() as kept:
        record.click()
    assert kept.value.path().read_text(encoding="utf-8").startswith("palazzi record 1")
