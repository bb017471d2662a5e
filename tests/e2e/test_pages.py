"""What surrounds a game: undo, replay, languages, addresses that lead nowhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import palazzi
from palazzi import Record
from palazzi.core.options import read_options
from palazzi.games import REGISTRY
from tests.e2e.decisions import decisions
from tests.e2e.hands import (
    Hands,
    Open,
    await_page,
    fits,
    play_a_little,
    played_by_bots,
    ready,
    start,
)
from tests.e2e.visitors import go_on_from, go_to, take_seat
from tests.server.trials.process import ServerProcess

GAMES = palazzi.game_ids()


def draft_something(page: Page) -> None:
    """Clicks until a step is drafted that can be undone."""
    hands = Hands(page, 11)
    reset = page.get_by_role("button", name="Reset")
    hands.play(0)
    for _ in range(200):
        if reset.count() and reset.is_enabled():
            return
        hands.play(hands.clicks + 1)
    raise AssertionError("no step was ever drafted")


def test_undo_and_reset_take_steps_back(person: Open) -> None:
    page = person()
    start(page, "palazzo", players=3)
    draft_something(page)
    main = page.locator("main[data-frame]")
    seq, steps = str(main.get_attribute("data-frame")).partition("?")[0].split(".")
    page.get_by_role("button", name="Undo").click()
    expect(main).to_have_attribute("data-frame", f"{seq}.{int(steps) - 1}")
    draft_something(page)
    seq = str(main.get_attribute("data-frame")).split(".")[0]
    page.get_by_role("button", name="Reset").click()
    expect(main).to_have_attribute("data-frame", f"{seq}.0")
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()


def test_a_replay_has_an_address_for_every_move(person: Open) -> None:
    page = person()
    table = played_by_bots(page, "palazzo")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    other = person(f"/replay/{table}?at=42&seat=1")
    expect(other.get_by_role("slider")).to_have_value("42")
    expect(other.locator("[aria-live=polite]").first).not_to_be_empty()
    other.get_by_role("button", name="One move on").click()
    expect(other).to_have_url(re.compile(r"at=43"))
    other.keyboard.press("ArrowLeft")
    expect(other.get_by_role("slider")).to_have_value("42")
    other.locator("ol li a").nth(3).click()
    expect(other).not_to_have_url(re.compile(r"at=42&"))
    leaps_by_turns(other, table)
    hastens(other)
    for width, height in ((1280, 720), (390, 844)):  # fine enough to point at a move
        other.set_viewport_size({"width": width, "height": height})
        expect(other.get_by_role("slider")).to_be_visible()
        box = other.get_by_role("slider").bounding_box()
        assert box is not None
        assert box["width"] > 0.5 * min(width, 800)
    other.get_by_label("Through whose eyes").select_option(index=0)
    expect(other).to_have_url(re.compile(r"seat=0"))
    # the same from the file somebody kept
    record = page.request.get(f"/api/tables/{table}/record").body()
    third = person("/replay")
    third.locator("input[type=file]").set_input_files(
        {"name": "kept.record", "mimeType": "text/plain", "buffer": record}
    )
    expect(third.get_by_role("slider")).to_be_visible()
    fourth = person("/replay")
    fourth.locator("input[type=file]").set_input_files(
        {"name": "no.record", "mimeType": "text/plain", "buffer": b"not a record"}
    )
    expect(fourth.get_by_role("alert")).to_contain_text("no record we can read")


def leaps_by_turns(page: Page, table: str) -> None:
    """The buttons beside the slider lead to where somebody else begins to decide."""
    moves = page.request.get(f"/api/tables/{table}/replay?seat=-3&first=0&count=0").json()["moves"]
    begins, last = [], -1
    for at, move in enumerate(moves):
        if move["actor"] >= 0 and move["actor"] != last:
            begins.append(at)
            last = move["actor"]
    slider = page.get_by_role("slider")
    slider.fill(str(begins[3]))
    page.get_by_role("button", name="To the next turn").click()
    expect(slider).to_have_value(str(begins[4]))
    for _ in range(2):
        page.get_by_role("button", name="To the turn before").click()
    expect(slider).to_have_value(str(begins[2]))


def hastens(page: Page) -> None:
    """A replay runs as fast as one wants."""
    slider = page.get_by_role("slider")
    slider.fill("20")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 10_000)  # only what the test lets pass counts
    page.get_by_label("Speed").select_option("0.5")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(1500)
    expect(slider).to_have_value("20")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(600)
    expect(slider).to_have_value("25")
    page.get_by_role("button", name="Pause").click()
    page.clock.resume()


def test_the_menu_keeps_the_place_of_the_page(person: Open) -> None:
    page = person("/", width=900, height=560)
    start(page, "palazzo", players=4)
    page.evaluate("scrollTo(0, 300)")
    place = page.evaluate("scrollY")
    assert place > 0
    page.evaluate("document.querySelector('[aria-haspopup=dialog]').click()")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("scrollY") == place


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_page_speaks_the_language(person: Open, language: str) -> None:
    page = person("/", language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for game in GAMES:
        page.locator(f"[data-game={game}]").click()
        page.locator("details.options > summary").click()
        page.locator("details.options > summary").click()
    page.locator("[aria-haspopup=dialog]").click()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    # one page for all: what it could not say is kept until it is loaded again
    for game in GAMES:
        table = start(page, game)
        play_a_little(Hands(page, 1), game, 3)
        speaks(page)
        go_to(page, f"/replay/{table}")
        page.locator("input[type=range]").wait_for()
        speaks(page)
        go_to(page, "/")
    for nowhere in ("/t/nothing", "/replay/nothing", "/replay", "/rules"):
        go_to(page, nowhere)
        page.locator("h1").first.wait_for()
        speaks(page)


def speaks(page: Page) -> None:
    """Nothing on the page stands for a sentence that is missing."""
    assert "⟨" not in page.evaluate("document.documentElement.outerHTML")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_needs_no_sideways_scrolling(person: Open, game: str) -> None:
    page = person("/", width=360, height=740)
    page.locator("[data-game]").first.wait_for()
    fits(page)
    table = start(page, game, players=4)
    for _ in range(3):
        play_a_little(Hands(page, 5), game, 4)
        fits(page)
    page.locator("[aria-haspopup=dialog]").click()
    fits(page)
    go_to(page, f"/replay/{table}")
    page.locator("input[type=range]").wait_for()
    fits(page)


def test_ways_on_when_something_is_not_as_hoped(person: Open) -> None:
    page = person("/t/nothing")
    expect(page.get_by_role("heading", name="No table here")).to_be_visible()
    page.locator("main").get_by_role("link", name="To the lobby").click()
    start(page, "palazzo")
    # a second tab of the same seat shows the same game
    tab = page.context.new_page()
    tab.goto(page.url)
    expect(tab.locator("main[data-frame]")).to_be_visible()
    tab.close()
    # a token that is not the seat's, in the browser of nobody who is known
    there = page.url
    spoil_tokens(page)
    page.evaluate("localStorage.removeItem('palazzi-player')")
    page.goto(there)
    expect(page.get_by_role("heading", name="Not your seat")).to_be_visible()
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You watch")).to_be_visible()
    for nowhere in ("/nowhere", "/t/", "/palazzo/rules.html"):
        page.goto(nowhere)
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
        page.locator("main").get_by_role("link", name="To the lobby").click()
        page.locator("[data-game]").first.wait_for()


def test_a_seat_whose_token_is_spoilt_comes_back_by_its_player(person: Open) -> None:
    page = person()
    table = start(page, "palazzo")
    for there in (f"/t/{table}", "/"):
        await_page(page, "() => localStorage.getItem('palazzi-tables').includes('claimed')")
        spoil_tokens(page)
        page.goto(there)
        page.locator(f"[data-waits='{table}'], main[data-mine=true]").wait_for()
        await_page(page, "() => !localStorage.getItem('palazzi-tables').includes('spoilt')")


def spoil_tokens(page: Page) -> None:
    """Tokens of the browser's seats that no server knows; no page of ours runs meanwhile."""
    page.goto("/healthz")
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('palazzi-tables'))
          const spoilt = kept.map((one) => ({ ...one, token: 'spoilt' }))
          localStorage.setItem('palazzi-tables', JSON.stringify(spoilt))
        }"""
    )


def test_the_rules_of_every_game_are_one_click_away(person: Open) -> None:
    page = person("/rules")
    for game in GAMES:
        page.locator(f"main a[href='/rules/{game}']").click()
        page.locator("article figure svg").first.wait_for()
        page.get_by_role("link", name="Clause by clause").first.click()
        page.locator("article .clause").first.wait_for()
        page.goto("/rules")


def test_settings_are_kept(person: Open) -> None:
    page = person()
    page.locator("[aria-haspopup=dialog]").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="dark").click()
    dialog.get_by_role("group", name="Large symbols").get_by_role("button", name="on").click()
    dialog.get_by_role("group", name="Sound").get_by_role("button", name="off").click()
    dialog.locator("button[lang=de]").click()
    page.reload()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-symbols", "large")
    expect(html).to_have_attribute("lang", "de")


def test_a_hint_names_moves_and_their_worth(person: Open, server: ServerProcess) -> None:
    # the first question of a dealt game may leave no choice, which has no worth
    record = decisions(REGISTRY.get("palazzo"))["palazzo-ask-turning"]
    page = person("/healthz")
    take_seat(page, go_on_from(server.url, record, ({}, {"bot": "novice"})), 0, "palazzo")
    before = ready(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("status", name="Hint")
    expect(advice.locator("li").first).to_contain_text("of 100 such games")
    advice.get_by_role("button", name="Do it").first.click()
    assert ready(page, before) != before


def test_a_record_is_dropped_on_the_page(person: Open) -> None:
    page = person()
    table = played_by_bots(page, "palazzo")
    record = page.request.get(f"/api/tables/{table}/record").text()
    page.goto("/replay")
    _drop(page, record)
    expect(page.get_by_role("slider")).to_be_visible()


def _drop(page: Page, record: str) -> None:
    page.locator(".drop").wait_for()
    dropped = page.evaluate_handle(
        """(text) => {
          const all = new DataTransfer()
          all.items.add(new File([text], 'kept.record', { type: 'text/plain' }))
          return all
        }""",
        record,
    )
    for event in ("dragover", "drop"):
        page.dispatch_event(".drop", event, {"dataTransfer": dropped})


def test_the_lobby_says_that_the_server_does_not_answer_and_fills_in_later(person: Open) -> None:
    page = person("/healthz")
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("There is no connection")
    assert page.get_by_text("No one is waiting").count() == 0, "that is not known"
    page.unroute("**/api/**")
    page.locator("[data-game]").first.wait_for()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_board_shows_the_figures_of_its_edition(person: Open, server: ServerProcess) -> None:
    """At a table, and in a record that is looked at: the edition travels inside it."""
    game = REGISTRY.get("firenze")
    edition: dict[str, object] = {"flags": {"white": 41}, "floors": {"5": 37}}
    record = Record(game.ruleset, 2, read_options(game.options, {}), edition)
    page = person("/healthz")
    take_seat(page, go_on_from(server.url, record), 0, "firenze")
    _shows_flag_and_floor(page)
    page.goto("/replay")
    _drop(page, record.to_text())
    _shows_flag_and_floor(page)


def _shows_flag_and_floor(page: Page) -> None:
    expect(page.locator("text.flag", has_text="41")).to_have_count(1)
    expect(page.locator("text.bonus", has_text="+37")).to_have_count(1)
