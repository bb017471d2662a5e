"""The page at the end of a game: everybody's works, counted, and letters that can be read."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import palazzi
from palazzi import Record
from palazzi.core.options import read_options
from palazzi.games import REGISTRY
from palazzi.testing import random_game
from tests.e2e.hands import Open, await_here, await_page, played_by_bots
from tests.e2e.looks import first, played_out, record_of
from tests.e2e.visitors import take_seat
from tests.server.trials.lobby import call
from tests.server.trials.process import ServerProcess

DESK, PHONE = 12, 13
"""Letters have at least so many pixels."""
SIZES = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true })
  const written = '.win [role=img] text, .win figcaption, .win figcaption *'
  const letters = [...document.querySelectorAll(written)]
    .filter((one) => shown(one) && [...one.childNodes].some((node) => node.data?.trim()))
    .map((one) => parseFloat(getComputedStyle(one).fontSize)
      * (one.ownerSVGElement ? one.getScreenCTM().a : 1))
  const works = [...document.querySelectorAll('.small figure > svg')].filter(shown)
    .map((one) => one.getScreenCTM().a * one.viewBox.baseVal.width)
  return [Math.round(10 * Math.min(...letters)) / 10, Math.min(...works), works.length]
}"""
"""The smallest letter, the narrowest palace of those who lost, and how many of them are seen."""
SEATS = """() => [...document.querySelectorAll('[data-works]')]
  .map((one) => [Number(one.dataset.works), one.querySelectorAll('figure svg').length])"""
COUNT = """addEventListener('DOMContentLoaded', () => {
  window.counts = []
  new MutationObserver(() => {
    const now = [...document.querySelectorAll('.tot')].map((one) => one.textContent).join()
    if (now && now !== window.counts.at(-1)) window.counts.push(now)
  }).observe(document, { subtree: true, childList: true, characterData: true })
})"""


def at_the_end(page: Page, server: ServerProcess, game: str, record: Record) -> None:
    """The results of a game that people have played, for the one at the first seat."""
    take_seat(page, played_out(server.url, game, record), 0, game)
    page.locator(".win section svg[role=img]").wait_for()


def shared_victory(name: str, seed: int) -> Record:
    """A game that several have won."""
    game = REGISTRY.get(name)
    record = Record(game.ruleset, 2, read_options(game.options, {}))
    for state, action in random_game(game, 2, seed):
        record.add(state.actor, game.text(action))
    outcome = record.replay(game).outcome()
    assert outcome
    assert len(outcome.winners) > 1, "another seed is needed"
    return record


def test_everybody_who_shares_the_victory_is_drawn(person: Open, server: ServerProcess) -> None:
    page = person("/healthz")
    at_the_end(page, server, "carrara", shared_victory("carrara", 116))
    drawn = page.evaluate(SEATS)
    assert sorted(seat for seat, _ in drawn) == [0, 1]
    assert all(works for _, works in drawn)


def test_the_end_can_be_read_at_a_desk_and_on_a_phone(person: Open, server: ServerProcess) -> None:
    page = person("/healthz")
    at_the_end(page, server, "palazzo", record_of("palazzo"))
    assert sorted(seat for seat, _ in page.evaluate(SEATS)) == [0, 1, 2]
    expect(page.locator(".by")).to_contain_text("Decided by")
    letters, narrowest, desk = page.evaluate(SIZES)
    assert letters >= DESK
    assert narrowest >= 60
    page.set_viewport_size({"width": 390, "height": 844})
    # the plot is drawn anew once it knows its width
    await_here(page, lambda: page.evaluate(SIZES)[0] >= PHONE, "letters that can be read")
    _, narrowest, phone = page.evaluate(SIZES)
    assert narrowest >= 50
    assert phone == desk > 0


INSIDE = """async ([y, from, to]) => {
  const picture = document.querySelector('.frame img')
  await picture.decode()
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  ;[paper.canvas.width, paper.canvas.height] = [picture.naturalWidth, picture.naturalHeight]
  paper.drawImage(picture, 0, 0)
  const { data } = paper.getImageData(from, y, to - from, 1)
  return new Set(new Uint32Array(data.buffer)).size
}"""
"""How many colours there are in a row of the picture."""
PNG = b"\x89PNG"


def test_the_picture_of_a_game_can_be_kept(person: Open, server: ServerProcess) -> None:
    """The land, what the winner built, the score and the names, in the size that is shared."""
    page = person("/healthz")
    at_the_end(page, server, "palazzo", record_of("palazzo"))
    picture = page.locator(".frame img")
    expect(picture).to_have_attribute("alt", re.compile(r"\d+ : \d+ : \d+, Palazzo, "))
    assert page.evaluate(INSIDE, [100, 0, 600]) > 8, "the score"
    assert page.evaluate(INSIDE, [100, 1180, 1200]) < 5, "the sky beside it"
    assert page.evaluate(INSIDE, [500, 0, 80]) < 8, "the land beside them"
    assert page.evaluate(INSIDE, [500, 100, 1100]) > 12, "palaces"
    with page.expect_download() as kept:
        page.get_by_role("link", name="Save the picture").click()
    file = Path(kept.value.path()).read_bytes()
    assert kept.value.suggested_filename.endswith(".png")
    assert file.startswith(PNG)
    assert [int.from_bytes(file[at : at + 4]) for at in (16, 20)] == [1200, 630]


def test_where_points_do_not_decide_nobody_wins_by_them(
    person: Open, server: ServerProcess
) -> None:
    """At a palace the seal does: no column decided it, and nobody was in front for good."""
    physical = next(name for name in palazzi.game_ids() if palazzi.game(name).physical)
    page = person("/healthz")
    at_the_end(page, server, physical, record_of(physical))
    expect(page.locator(".hero")).not_to_contain_text("Decided by")
    expect(page.locator(".hero")).not_to_contain_text("In front for good")
    expect(page.locator(".win path.decided")).to_have_count(0)
    expect(page.locator(".frame img")).to_have_attribute("alt", re.compile("Chiara wins"))


def test_totals_count_along_and_a_click_ends_it(person: Open, server: ServerProcess) -> None:
    page = person("/healthz", motion="no-preference")
    page.context.add_init_script(COUNT)
    record = record_of("palazzo")
    at_the_end(page, server, "palazzo", record)
    scores = sorted(
        call(server.url, "GET", page.url.replace("/t/", "/api/tables/"))["outcome"]["scores"]
    )
    total = ",".join(str(score) for score in reversed(scores))
    await_page(page, "(all) => window.counts.at(-1) === all", total)
    counts = [
        [int(one.replace("−", "-")) for one in row.split(",")] for row in page.evaluate("counts")
    ]
    assert len(counts) > 3
    assert counts[0] == [0, 0, 0]
    page.reload()
    page.locator(".tot").first.wait_for()
    page.mouse.click(5, 5)
    await_page(page, "(all) => window.counts.at(-1) === all", total)
    assert page.evaluate("document.querySelectorAll('.works:not(.risen)').length") == 0


def test_results_open_at_their_top(person: Open, server: ServerProcess) -> None:
    page = person("/healthz", width=900, height=560)
    record = record_of("palazzo")
    last = max(n for n, entry in enumerate(record.entries) if entry.actor >= 0)
    table = played_out(server.url, "palazzo", first(record, last))
    take_seat(page, table, 0, "palazzo")
    page.locator("main[data-frame]").wait_for()
    page.evaluate("scrollTo(0, 9999)")
    assert page.evaluate("scrollY") > 0
    actor = record.entries[last].actor
    seq = call(server.url, "GET", f"/api/tables/{table.id}")["seq"]
    move = {"type": "submit", "actions": [record.entries[last].text], "expected_seq": seq}
    body = {**move, "client_id": "the-last-move-of-all"}
    call(server.url, "POST", f"/api/tables/{table.id}/requests", body, table.tokens[actor])
    page.locator(".win").wait_for()
    assert page.evaluate("scrollY") == 0


def test_portraits_and_colours_are_those_of_the_table(person: Open, server: ServerProcess) -> None:
    page = person()
    page.locator("[data-game=palazzo]").click()
    page.locator(".lv:has(input[value=casual])").click()
    portrait = page.locator(".tbl .seat svg.port").first.inner_html()
    played_by_bots(page, "palazzo")
    assert page.locator("li[data-seat='0'] svg.port").inner_html() == portrait
    physical = next(name for name in palazzi.game_ids() if palazzi.game(name).physical)
    at_the_end(page, server, physical, record_of(physical))
    colour = "getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
    ours = page.evaluate(colour)
    page.get_by_role("button", name="Look at the board").click()
    page.locator("main[data-frame]").wait_for()
    assert page.evaluate(colour) == ours
