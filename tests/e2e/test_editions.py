"""An edition of one's own: loaded in the lobby, seen wherever the table is."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.hands import Hands, Open, ready, start


def load(page: Page, folder: Path, text: str) -> None:
    """Choose a file with this text among the options of a new table."""
    file = folder / "my.toml"
    file.write_text(text, encoding="utf-8")
    page.get_by_label("Own edition").set_input_files(file)


def test_an_edition_is_loaded_played_and_seen_in_the_replay(person: Open, tmp_path: Path) -> None:
    page = person()
    page.locator("[data-game=palazzo]").click()
    page.locator("details.options > summary").click()
    load(page, tmp_path, '[stacks]\nbrick-2-9 = "I"\n')
    expect(page.get_by_role("alert")).to_contain_text("The table 'stacks' has no row 'brick-2-9'")
    load(page, tmp_path, "quiet-turns = \n")
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    load(page, tmp_path, "quiet-turns = 12\n")
    note = page.locator("details.edition")
    expect(note).to_contain_text("1 row differs")
    expect(note).to_contain_text("without new tiles (quiet-turns): 12 instead of 30")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator(".begin").click()
    page.wait_for_url("**/t/*")
    ready(page)
    expect(page.locator("header").first).to_contain_text("Own edition")
    page.locator("[aria-haspopup=dialog]").click()
    expect(page.locator("dialog[open] details.edition")).to_contain_text("1 row differs")
    page.keyboard.press("Escape")
    Hands(page, 1).play(1)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.locator("input[type=range]").wait_for()
    page.locator("[aria-haspopup=dialog]").click()
    rows = page.locator("dialog[open] details.edition")
    rows.locator("summary").click()
    expect(rows).to_contain_text("without new tiles (quiet-turns): 12 instead of 30")


def test_friends_see_the_edition_before_they_play(person: Open, tmp_path: Path) -> None:
    page = person()
    page.locator("[data-game=carrara]").click()
    page.get_by_role("button", name="A link for friends").click()
    page.locator("details.options > summary").click()
    load(page, tmp_path, "[yields]\nlerici = { coins = 3, points = 3 }\n")
    expect(page.locator("details.edition")).to_contain_text("1 row differs")
    page.locator(".begin").click()
    page.locator(".room").wait_for()
    expect(page.locator(".room details.edition")).to_contain_text("1 row differs")


def test_a_table_without_one_says_nothing(person: Open) -> None:
    page = person()
    start(page, "palazzo")
    ready(page)
    expect(page.locator("header").first).not_to_contain_text("edition")
