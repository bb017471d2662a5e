"""Hands that play by clicks only: what glows, or a button beside the prompt, chosen at random."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeVar

from playwright.sync_api import Error, Page, expect

import palazzi

PATIENCE = 120_000
"""Milliseconds for anything the page has to show: a busy machine is no bug. Chromium draws three
dimensions without a graphics card here and, as root, before everybody else: a palace that falls
beside two others was seen to take half a minute."""

Answer = TypeVar("Answer")
Open = Callable[..., Page]
"""Opens a page for a new person: no storage, own window. Its troubles fail the test."""

CHOICES = (
    "[role=menu] [role=menuitem], [data-part].can, "
    "section.prompt .choice, section.prompt .choices, section.prompt .go, section.aim .take"
)
PICK = """([choices, order]) => {
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width
  const CENTRE = { block: 'center', inline: 'center', behavior: 'instant' }
  const middle = (one) => {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null
  }
  const find = (what) => [...document.querySelectorAll(what)].filter(seen)
  const all = document.querySelector('[role=menu]') ? find('[role=menuitem]') : find(choices)
  // on a phone they may be on another page of the board
  const left = all.length ? all : find('section.prompt .all')
  for (let at = 0; left.length; at++) {
    const [one] = left.splice(Math.floor(order[at % order.length] * left.length), 1)
    const spot = middle(one) ?? (one.scrollIntoView(CENTRE), middle(one))
    if (!spot) continue
    window.clicked = false
    const note = (event) => {
      window.clicked = one.contains(event.target)
      window.hit = [event.target, one].map((hit) => hit.outerHTML.slice(0, 200)).join(' not ')
    }
    addEventListener('pointerdown', note, { capture: true, once: true })
    return spot
  }
  return null
}"""
"""Where to click: the middle of something that glows, can be seen, and has nothing above it. One
question to the page instead of Playwright's dozen, which took as long as all that the page did."""
READY = """() => {
  const main = document.querySelector('main[data-frame]')
  return document.querySelector('.win') ? 'over'
    : document.querySelector('[role=menu]') ? 'menu'
    : main && main.dataset.mine === 'true'
      && !document.querySelector('section.prompt[aria-busy=true], section.prompt :disabled.go')
      && document.querySelector(
        '[data-part].can, .aim .take,'
        + 'section.prompt .choice, section.prompt .choices, section.prompt .go')
      ? main.dataset.frame : ''
}"""

CHANGING = """([argument, patience]) => new Promise((done) => {
  const ask = () => {
    const answer = (SCRIPT)(argument)
    if (answer) finish(answer)
    return answer
  }
  const watch = new MutationObserver(ask)
  const finish = (answer) => {
    watch.disconnect()
    clearInterval(again)
    clearTimeout(end)
    done(answer)
  }
  const end = setTimeout(() => finish(''), patience)
  const again = setInterval(ask, 200)
  if (!ask()) watch.observe(
    document, { subtree: true, childList: true, attributes: true, characterData: true })
})"""
"""Asks again whenever anything on the page has changed, and now and then besides: the answer may
lie in what no element shows, such as a badge or where the page has scrolled to."""

PAINTED = """(frames) => new Promise((done) => {
  const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done())
  next()
})"""
"""Waits until the page was painted so often: what moves by itself moves from picture to picture,
however long one takes."""


COMES_BACK = """() => location.pathname === '/'
  && JSON.parse(localStorage.getItem('palazzi-tables') ?? '[]').length > 0"""
"""Whether the lobby shows a player's own tables, from which a new game is one click away."""


def start(
    page: Page,
    game: str,
    bot: str = "novice",
    players: int = 2,
    options: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """From the lobby to a running game against bots; the table's id. Options by their labels."""
    if page.evaluate(COMES_BACK):
        page.locator("a[href='/new']:visible").first.click()
    page.locator(f"[data-game={game}]").click()
    page.locator(f".lv:has(input[value={bot}])").click()
    while page.locator(".tbl .seat").count() > players:
        page.locator(".rm").last.click()
    if options:
        page.locator("details.options > summary").click()
    for label, value in options.items():
        page.get_by_label(label).select_option(value)
    page.locator(".begin").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-frame]").wait_for()
    return page.url.rsplit("/", 1)[1]


def played_by_bots(page: Page, game: str) -> str:
    """A game that bots have played to its end; its table."""
    plan = {"game": game, "players": 2, "host": -3, "seats": [{"bot": "casual"}] * 2}
    made = page.request.post("/api/tables", data=plan).json()
    table, token = made["table"], made["tokens"]["-3"]
    page.request.post(
        f"/api/tables/{table}/requests",
        data={"type": "start"},
        headers={"authorization": f"Bearer {token}"},
    )
    await_end(page, str(table))
    page.goto(f"/t/{table}")
    page.locator(".win").wait_for()
    return str(table)


def await_end(page: Page, table: str) -> None:
    """Waits for the end of a game of bots, however long it takes while they go on."""
    seq, phase = -1, ""

    def goes_on() -> bool:
        nonlocal seq, phase
        before, now = seq, page.request.get(f"/api/tables/{table}?since=999999999").json()
        seq, phase = now["seq"], now["phase"]
        return bool(phase == "finished" or seq > before)

    while phase != "finished":
        page.wait_for_timeout(200)
        await_here(page, goes_on, "the next move of a bot")


def await_here(page: Page, ask: Callable[[], Answer | None], wanted: str) -> Answer:
    """Ask until the answer is not empty; pages go on meanwhile."""
    until = time.monotonic() + PATIENCE / 1000
    while not (answer := ask()):
        assert time.monotonic() < until, f"never came: {wanted}"
        page.wait_for_timeout(40)
    return answer


def await_page(page: Page, script: str, argument: object = None) -> str:
    """Wait until the page gives an answer that is not empty: it is asked whenever it has changed.

    Playwright's own waiting evaluates text inside the page, which our content security policy
    forbids at times, and asks before every picture.
    """
    while True:
        try:
            answer = page.evaluate(CHANGING.replace("SCRIPT", script), [argument, PATIENCE])
        except Error as error:
            if "navigation" not in error.message:  # what was asked has gone, so another is
                raise
            continue
        assert answer, f"never came: {script}"
        return str(answer)


def ready(page: Page, but: str = "") -> str:
    """Waits until there is something to click that was not there at ``but``; 'over' at the end.

    ``but`` is the frame in which somebody has clicked, also if that opened a menu and the last
    click was in it: between a request's answer and its frame the page is ready for an old question.
    """
    return await_page(
        page, f"(but) => {{ const now = ({READY})(); return now !== but && now }}", but
    )


class Hands:
    """One player's."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0

    def click_something(self) -> None:
        """One click on anything that can be chosen; looks again if another frame came meanwhile."""
        order = [self.rng.random() for _ in range(4)]
        await_here(self.page, lambda: self._click_any(order), "something that can be clicked")
        self.clicks += 1

    def _click_any(self, order: list[float]) -> bool:
        """Click on one of these, if it is where it was when we looked.

        Nothing is left to click if the game has ended meanwhile: the page may have taken an only
        choice by itself.
        """
        spot = self.page.evaluate(PICK, [CHOICES, order])
        if spot is None:
            return self.page.locator(".win").count() > 0
        self.page.mouse.click(*spot)
        return bool(self.page.evaluate("window.clicked"))

    def play(self, most: int = 10_000) -> str:
        """Clicks until the game is over, or so often; returns how it stands.

        Ends with no menu open: it lies above everything that a test may want to click next.
        """
        now, frame = ready(self.page), ""
        while now != "over" and (now == "menu" or self.clicks < most):
            frame = frame if now == "menu" else now
            self.click_something()
            now = ready(self.page, frame)
        return now


def play_a_little(hands: Hands, game: str, clicks: int) -> None:
    """That many clicks more; at a physical game, which takes more than clicks, none."""
    if palazzi.game(game).physical:
        ready(hands.page)
    else:
        hands.play(hands.clicks + clicks)


def fits(page: Page) -> None:
    """Nothing is wider than the window."""
    page.evaluate("document.fonts.ready")
    expect(page.locator("body")).to_be_visible()
    over = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert over <= 0, f"{page.url} is {over} px too wide"
