"""The moves of others are told step by step, with motion on: captions in order, flying pieces."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import palazzi
from palazzi import Record
from palazzi.core.options import read_options
from palazzi.games import REGISTRY
from palazzi.testing import random_game
from tests.e2e.hands import Hands, Open, await_here, await_page, ready, start
from tests.e2e.looks import people_at
from tests.e2e.palace import ready_to_claim
from tests.e2e.visitors import go_to, take_seat
from tests.server.trials.lobby import call
from tests.server.trials.process import ServerProcess

GAMES = [name for name in palazzi.game_ids() if not palazzi.game(name).physical]
WATCH = """() => {
  const film = (window.film = {
    captions: [], phases: [], ways: [], flights: 0, stages: [], moved: [], cut: [] })
  const areas = new Map()
  const at = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  // Every flight is looked at where its own clock puts it: no machine is too slow to see it.
  const sample = (flyer) => {
    const [flight] = flyer.getAnimations()
    if (!flight) return
    const { delay, duration } = flight.effect.getComputedTiming()
    const now = flight.currentTime
    film.ways.push([0, 0.25, 0.5, 0.75, 1].map((part) => {
      flight.currentTime = delay + part * duration * 0.999
      return at(flyer)
    }))
    flight.currentTime = now
  }
  const look = (changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node.classList?.contains('flights')) film.flights += 1
        if (node.dataset?.flying) sample(node)
        else node.querySelectorAll?.('[data-flying]').forEach(sample)
      }
    const caption = document.querySelector('.caption')
    const step = caption?.dataset.step
    if (!step || film.last === caption.dataset.shot) return
    film.last = caption.dataset.shot
    film.phases.push(caption.querySelector('.phase')?.textContent ?? '')
    film.captions.push([film.last, step, caption.querySelector('p').textContent])
    const [box, over, said] = ['', '.over', 'p'].map((what) =>
      (what ? caption.querySelector(what) : caption).getBoundingClientRect())
    const { scrollHeight, clientHeight } = caption.querySelector('p')
    if (over.top < box.top || said.bottom > box.bottom || scrollHeight > clientHeight + 2)
      film.cut.push([film.captions.at(-1)[2], box.height, over.top, said.bottom])
    const own = document.querySelector('main').dataset.mine === 'true'
      && document.querySelector('.covers [data-part].can') !== null
    const stage = document.querySelector('[data-stage]')?.dataset.stage ?? ''
    film.stages.push([film.last, own ? null : stage])
    // Whoever is on stage: no area of the table changes its place.
    for (const area of document.querySelectorAll('[data-area]')) {
      const { x, y, width, height } = area.getBoundingClientRect()
      const [name, now] = [area.dataset.area, [x, y, width, height].map(Math.round).join()]
      if ((areas.get(name) ?? now) !== now) film.moved.push([name, areas.get(name), now])
      areas.set(name, now)
    }
  }
  new MutationObserver(look).observe(
    document, { subtree: true, childList: true, attributes: true })
}"""


PAUSE = """() => (window.pausing = new MutationObserver(() => {
  const pause = document.querySelector('.caption .pace button')
  const mine = document.querySelector('main[data-frame]')?.dataset.mine === 'true'
  if (mine && pause?.ariaPressed === 'false') pause.click()
})).observe(document, { subtree: true, childList: true, attributes: true })"""
"""Stops every film that runs when I may move already."""
COVERED = """() => {
  const [seen, under] = [[], []]
  for (const one of document.querySelectorAll(
    '[data-part].can, section.prompt .choice, section.prompt .go, section.prompt .choices')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    seen.push(one)
    if (one.closest('[inert]') || top?.closest('.caption, .banner, [data-stage]'))
      under.push(one.dataset.part ?? one.className)
  }
  return [seen.length, under]
}"""
"""How much can be chosen, and what of it lies under the film."""

PRESS = """() => {
  const two = document.querySelector('.caption .pace button:nth-child(3)')
  two?.click()
  return two !== null
}"""


class Watcher:
    """Somebody at a table with bots, and what the page showed of their moves."""

    def __init__(self, person: Open, game: str, pace: int = 2, **how: object) -> None:
        self.page: Page = person("/healthz", film=True, **how)
        chosen = f"localStorage['palazzi-settings'] = JSON.stringify({{ pace: {pace} }})"
        self.page.evaluate(chosen)
        self.page.goto("/")
        start(self.page, game, players=3)
        self.page.evaluate(WATCH)
        self.hands = Hands(self.page, 5)

    def see_bots_move(self, until: Callable[[], bool] = lambda: True) -> list[list[str]]:
        """Play, and watch every film to its end, until a bot has made a move of several steps.

        A turn of some bot need not have every part: ``until`` says what else is to be seen.
        """
        frame = ""
        while not (any(len(move) > 1 for move in self.bots_moves()) and until()):
            now = ready(self.page, frame)
            frame = frame if now == "menu" else now
            expect(self.page.locator(".caption")).to_have_count(0)
            self.hands.click_something()
        expect(self.page.locator(".caption")).to_have_count(0)
        return self.bots_moves()

    @property
    def film(self) -> dict[str, Any]:
        """What was shown."""
        return dict(self.page.evaluate("window.film"))

    def bots_moves(self) -> list[list[str]]:
        """The captions' counters, move by move; a bot's move ends with the draws after it."""
        moves: list[list[str]] = []
        bots: list[bool] = []
        for shot, step, _ in self.film["captions"]:
            if step.startswith("1/"):
                moves.append([])
                bots.append(not shot.startswith("-"))
            if moves:  # the game may have begun with a film
                moves[-1].append(step)
        return [move for move, bot in zip(moves, bots, strict=True) if bot]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_caption_and_pieces_travel(person: Open, game: str) -> None:
    watcher = Watcher(person, game, motion="no-preference")
    for move in watcher.see_bots_move():
        assert move == [f"{step}/{len(move)}" for step in range(1, len(move) + 1)]
    film = watcher.film
    assert not film["moved"]
    assert not film["cut"], "a sentence that cannot be read"
    for shot, stage in film["stages"]:
        actor = shot.split("@")[0]
        mine = stage is None  # what I may choose would lie under it
        assert mine or actor.startswith("-") or stage == actor, "who moves is on stage"
    expect(watcher.page.locator("[data-stage], [data-covered]")).to_have_count(0)
    assert all(text for *_, text in film["captions"])
    assert film["ways"], "no piece has travelled"
    for way in film["ways"]:
        (ax, ay), (bx, by) = way[0], way[-1]
        far = ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        mx, my = way[2]
        assert far > 20, way
        assert my < (ay + by) / 2 - 1, "it goes on an arc, above the straight way"
        assert min(ax, bx) - 1 <= mx <= max(ax, bx) + 1


def test_reduced_motion_tells_without_flight(person: Open) -> None:
    watcher = Watcher(person, "firenze", motion="reduce")
    watcher.see_bots_move()
    assert watcher.film["captions"]
    assert watcher.film["flights"] == 0


def test_the_film_is_skipped_hurried_and_told_again(person: Open) -> None:
    watcher = Watcher(person, "palazzo", 1, motion="no-preference")
    page = watcher.page
    caption = page.locator(".caption")

    def hurried() -> bool:
        if page.evaluate(PRESS):
            return True
        if ready(page):
            watcher.hands.click_something()
        return False

    await_here(page, hurried, "a film")
    kept = json.loads(page.evaluate("localStorage['palazzi-settings']"))
    assert kept["pace"] == 2
    page.keyboard.press("Escape")
    expect(caption).to_have_count(0)
    ready(page)
    page.locator(".recap:visible").click()
    page.get_by_role("button", name="Show again").click()
    expect(caption).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # the list, and the film
    expect(caption).to_have_count(0)


def test_what_happened_is_told_again_after_a_reload(person: Open) -> None:
    """Line by line, with what it changed: also by a page that was not open when it happened."""
    watcher = Watcher(person, "palazzo", 2, motion="no-preference")
    page = watcher.page
    recap = page.locator(".recap:visible")
    ready(page)
    # at the beginning of a turn that is not the first
    while not (page.evaluate("'palazzi-seen' in localStorage") and recap.count()):
        watcher.hands.play(watcher.hands.clicks + 1)
    told = recap.get_attribute("title")
    page.reload()
    recap.wait_for()
    assert recap.get_attribute("title") == told
    page.evaluate(PAUSE)
    recap.click()
    lines = page.locator("#since li button")
    sentence = str(lines.last.locator(".sentence").text_content())
    lines.last.click()
    expect(page.locator(".caption p")).to_have_text(sentence, use_inner_text=False)
    expect(page.locator("[data-pointed]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_my_turn_need_not_wait_for_the_film(person: Open, game: str) -> None:
    """While the others' moves are told, whatever I may choose is seen, is hit and is taken."""
    page = person("/healthz", film=True, motion="no-preference")
    page.evaluate("localStorage['palazzi-settings'] = JSON.stringify({ pace: 1 })")
    page.goto("/")
    start(page, game)
    page.evaluate(PAUSE)
    hands, caption = Hands(page, 3), page.locator(".caption")
    frame = ready(page)
    while caption.count() == 0:
        before = frame
        hands.click_something()
        now = ready(page, before)
        frame = before if now == "menu" else now
    expect(caption).to_be_visible()
    expect(page.locator("section.prompt .say")).to_be_visible()
    offered, covered = page.evaluate(COVERED)
    assert offered
    assert not covered
    page.evaluate("pausing.disconnect()")
    hands.click_something()
    assert ready(page, frame) != frame
    expect(caption).to_have_count(0)  # it was at a stop: only the click can have ended it


LOG = (
    """() => [...document.querySelectorAll('.log ol li .sentence')].map((one) => one.textContent)"""
)


def test_captions_are_sentences_of_the_log_with_the_part_of_the_turn(person: Open) -> None:
    watcher = Watcher(person, "firenze", motion="reduce")
    watcher.see_bots_move(until=lambda: {"Card", "Build"} <= set(watcher.film["phases"]))
    said, log = watcher.film["captions"], watcher.page.evaluate(LOG)
    assert said
    assert [text for *_, text in said if text not in log] == []
    expect(watcher.page.locator(".log .drawn .card").first).to_be_visible()


BANNERS = """() => {
  window.banners = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.dataset?.beat) window.banners.push([node.dataset.beat, node.textContent.trim()])
  }).observe(document, { subtree: true, childList: true })
}"""


def keys_in(message: object) -> set[str]:
    """The keys of a message and of all that it is made of."""
    if isinstance(message, list):
        return {key for part in message for key in keys_in(part)}
    if not isinstance(message, dict):
        return set()
    return {message["key"]} | keys_in(list(message["args"].values()))


def before_telling(name: str, key: str) -> tuple[Record, str]:
    """A game up to the move of seat 1 of which this is told, and that move."""
    game = REGISTRY.get(name)
    for seed in range(20):
        record = Record(game.ruleset, 2, read_options(game.options, {}))
        for state, action in random_game(game, 2, seed):
            if state.actor == 1 and key in keys_in(game.report(state, action, 0)):
                after = state.clone()
                after.apply(action)
                if after.actor == 0:
                    return record, game.text(action)
            record.add(state.actor, game.text(action))
    raise AssertionError(f"nobody is ever told {key}")


def seen_by_the_other(person: Open, url: str, record: Record, move: str) -> Page:
    """The page of seat 0, who has just been shown a move of seat 1."""
    page = person("/healthz", film=True)
    table = people_at(url, record)
    game = record.ruleset.partition("@")[0]
    take_seat(page, table, 0, game)
    page.locator("main[data-frame] .log li").first.wait_for()
    for script in (WATCH, BANNERS, PAUSE):
        page.evaluate(script)
    seq = call(url, "GET", f"/api/tables/{table.id}")["seq"]
    body = {"type": "submit", "actions": [move], "expected_seq": seq, "client_id": "their-move"}
    call(url, "POST", f"/api/tables/{table.id}/requests", body, table.tokens[1])
    page.locator(".caption").wait_for()
    return page


def test_what_matters_gets_a_banner(person: Open, server: ServerProcess) -> None:
    record, move = before_telling("palazzo", "palazzo-log-won")
    page = seen_by_the_other(person, server.url, record, move)
    await_page(page, "() => window.banners.length")
    assert page.evaluate("window.banners")[0] == ["won", "The auction is won"]


def test_the_moves_at_paletti_are_told_with_columns_drawn(
    person: Open, server: ServerProcess
) -> None:
    record = ready_to_claim()
    page = seen_by_the_other(person, server.url, record, "claim")
    expect(page.locator(".caption p")).to_contain_text("claims that none of their columns")
    table = page.url.rsplit("/", 1)[1]
    go_to(page, f"/replay/{table}?at={len(record.entries)}&seat=0")
    expect(page.locator("[aria-live=polite] .drawn .pip").first).to_be_visible()
