"""The moves of others are told step by step, with motion on: captions in order, flying pieces."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import palazzi
from tests.e2e.hands import Hands, Open, await_here, ready, start

GAMES = [name for name in palazzi.game_ids() if not palazzi.game(name).physical]
WATCH = """() => {
  const film = (window.film = { captions: [], ways: [], flights: 0, stages: [], moved: [] })
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
    film.captions.push([film.last, step, caption.querySelector('p').textContent])
    film.stages.push([film.last, document.querySelector('[data-stage]')?.dataset.stage ?? ''])
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

    def see_bots_move(self) -> list[list[str]]:
        """Play, and watch every film to its end, until a bot has made a move of several steps."""
        frame = ""
        while not any(len(move) > 1 for move in self.bots_moves()):
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
    for shot, stage in film["stages"]:
        actor = shot.split("@")[0]
        assert actor.startswith("-") or stage == actor, "who moves is on stage"
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
    expect(caption).to_be_visible()
    page.locator("body").focus()
    page.keyboard.press("Escape")
    expect(caption).to_have_count(0)
