"""Whole games, by clicks only; each in another language, so that no sentence of it is missing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import Hands, Open, fits, start


@pytest.mark.parametrize(
    ("game", "language", "width"),
    [
        ("palazzo", "de", 1440),
        ("carrara", "nl", 1440),
        ("firenze", "en", 1440),
        ("palazzo", "nl", 360),
    ],
)
def test_a_whole_game_by_clicks(person: Open, game: str, language: str, width: int) -> None:
    page = person("/", width=width, height=900, language=language)
    table = start(page, game)
    hands = Hands(page, seed=len(game) + width)
    assert hands.play() == "over"
    expect(page.locator(".win h1")).to_be_visible()
    frame = page.request.get(f"/api/tables/{table}").json()
    shown = [int(text.replace("−", "-")) for text in page.locator(".tot").all_inner_texts()]
    assert sorted(shown) == sorted(frame["outcome"]["scores"])
    expect(page.locator("section svg[role=img]")).to_be_visible()
    fits(page)
    page.locator(".win a[download]").wait_for()
    with page.expect_download() as kept:
        page.locator(".win a[download]").click()
    assert kept.value.path().read_text(encoding="utf-8").startswith("palazzi record 1")
