"""Games on small screens, by touch: what is out of sight, and what is too small to read or hit."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.e2e.hands import CHOICES, await_here, ready

SIZES = ((360, 740), (390, 844), (844, 390))
LETTER = 13
FINGER = 44
SLACK = 0.5
"""Pixels that do not count."""
LOOK = (Path(__file__).parent / "phone.js").read_text(encoding="utf-8")
BRING = """async ([choices, luck]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const menu = [...document.querySelectorAll('[role=menu] [role=menuitem]')]
  const find = () => menu.length ? menu : [...document.querySelectorAll(choices)]
    .filter((one) => !one.disabled && !one.closest('[inert]'))
  const laid = (one) => one.checkVisibility({ visibilityProperty: true })
    && one.getClientRects().length > 0
  const hit = (one) => {
    if (!laid(one)) return null
    const box = one.getBoundingClientRect()
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.left + along * box.width, box.top + down * box.height]
        if (one.contains(document.elementFromPoint(x, y))) return [x, y]
      }
    return null
  }
  const name = (one) => one.dataset.part ?? one.innerText
  const left = [...new Set(find().map(name))]
  for (let at = 0; left.length; at++) {
    const [wanted] = left.splice(Math.floor(luck[at % luck.length] * left.length), 1)
    const same = () => find().filter((one) => name(one) === wanted)
    const tabs = [...document.querySelectorAll('[role=tab]')].filter(laid)
    const folds = [...document.querySelectorAll('main [aria-expanded=false]')].filter(laid)
    for (const way of [null, ...tabs, ...folds]) {
      way?.click()
      for (let i = 0; way && i < 3; i++) await frame()
      for (const one of same()) {
        if (!hit(one) && laid(one)) {
          one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          await frame()
        }
        const spot = hit(one)
        if (!spot) continue
        window.clicked = false
        const note = (event) => (window.clicked = one.contains(event.target))
        addEventListener('pointerdown', note, { capture: true, once: true })
        return [wanted, ...spot]
      }
    }
  }
  return null
}"""
"""Brings one of the choices in sight as a player would, by a tab, a swipe or by unfolding a list;
says where it is."""

Size = tuple[int, int]
Worst = tuple[float, str]
Look = dict[str, Any]
"""What the script says of one decision."""


@dataclass
class Seen:
    """What was seen of a game at one size."""

    looks: int = 0
    choices: int = 0
    text: Worst = (float("inf"), "no text")
    target: Worst = (float("inf"), "no target")
    wide: Worst = (0.0, "nothing is too wide")
    apart: list[str] = field(default_factory=list)
    """Decisions whose question, or all of whose choices, are out of sight at first."""
    lost: list[str] = field(default_factory=list)
    """Choices that neither a tab nor a swipe shows."""
    scrolls: list[float] = field(default_factory=list)
    """Screens that each decision wants scrolled until its choices on the open tab were seen."""
    farthest: Worst = (0.0, "nothing is scrolled")
    tapped: int = 0
    """Decisions some of whose choices are on another tab."""

    def note(self, look: Look, said: str) -> None:
        """One look at one decision."""
        where = self.measure(look, said)
        self.looks += 1
        if float(look["wide"]) > self.wide[0]:
            self.wide = (float(look["wide"]), where)
        if not look["asked"]:
            self.apart.append(f"question out of sight {where}")
        if not look["insight"]:
            self.apart.append(f"no choice in sight {where}")
        scroll = float(look["scroll"])
        self.scrolls.append(scroll)
        if scroll > self.farthest[0]:
            self.farthest = (scroll, where)
        self.tapped += int(look["tapped"])
        for name, screens in look["away"]:
            if screens < 0 or screens > 1:
                far = "out of reach" if screens < 0 else f"{screens:.1f} screens away"
                self.lost.append(f"{name} {far} {where}")

    def measure(self, look: Look, said: str) -> str:
        """The sizes alone; where that was."""
        where = f"at “{look['question']}” ({look['frame']}) after “{said}”"
        self.text = _less(self.text, look["text"], where)
        self.target = _less(self.target, look["target"], where)
        return where

    @property
    def mean(self) -> float:
        """Screens that a decision wants scrolled, on average."""
        return sum(self.scrolls) / max(1, len(self.scrolls))

    def complaints(self) -> list[str]:
        """Everything that the page promises and does not keep."""
        found = []
        if self.text[0] < LETTER - SLACK / 10:
            found.append(f"text of {self.text[0]} px: {self.text[1]}")
        if self.target[0] < FINGER - SLACK:
            found.append(f"a target of {self.target[0]} px: {self.target[1]}")
        if self.wide[0] > 0:
            found.append(f"{self.wide[0]:.0f} px too wide {self.wide[1]}")
        if self.apart:
            found.append(f"{len(self.apart)} decisions apart from their pieces: {self.apart[0]}")
        if self.lost:
            found.append(f"{len(self.lost)} choices lost: {self.lost[0]}")
        if self.mean > 1:
            found.append(f"{self.mean:.2f} screens per decision: {self.farthest[1]}")
        return found

    def __str__(self) -> str:
        return (
            f"{self.looks} decisions, {len(self.apart)} apart from their pieces, "
            f"{len(self.lost)} choices lost, {self.tapped} with choices on another tab; "
            f"{self.mean:.2f} screens scrolled on average, at most {self.farthest[0]:.1f} "
            f"{self.farthest[1]}\n  smallest text {self.text[0]} px: {self.text[1]}"
            f"\n  smallest target {self.target[0]} px: {self.target[1]}"
            + "".join(f"\n  apart {one}" for one in self.apart[:2])
            + "".join(f"\n  lost {one}" for one in self.lost[:2])
        )


class Fingers:
    """Plays by taps, and looks at every decision before the tap."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.seen: dict[Size, Seen] = {}
        self._asked: set[tuple[Size, str]] = set()
        self._browser: CDPSession = page.context.new_cdp_session(page)

    def visit(self, path: str, shown: str) -> None:
        """A page that is no table, as soon as this is on it: the sizes alone."""
        self.page.goto(path)
        self.page.locator(shown).first.wait_for()
        self.measure(path)

    def measure(self, what: str) -> None:
        """The sizes alone, of whatever the page shows that is no decision."""
        self.seen[self.size].measure(self.page.evaluate(LOOK, ["", False]), what)

    def read_log(self) -> None:
        """What happened, in the sheet that a finger opens; nothing where the game is over."""
        opens = self.page.locator("header .hb:not([aria-haspopup], .theme)")
        if opens.count():
            opens.tap()
            self.page.locator("dialog[open] .log").wait_for()
            self.measure("the log")
            self.page.keyboard.press("Escape")
            self.page.locator("dialog[open]").wait_for(state="detached")

    def hold(self, size: Size) -> None:
        """Takes another phone in hand, or turns it: decisions from the next one on open there."""
        self.size = size
        self.seen.setdefault(size, Seen())
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
        self._browser.send("Emulation.setDeviceMetricsOverride", metrics)

    def play(self, taps: int) -> str:
        """So many taps, or to the end of the game; how it stands then."""
        now, frame, said = ready(self.page), "", ""
        while now != "over" and (taps > 0 or now == "menu"):
            if now == "menu":
                if look := self.page.evaluate(LOOK, [CHOICES, False]):
                    self.seen[self.size].measure(look, said)
            else:
                frame = now
                self._look(said)
            said = self._tap()
            taps -= 1
            now = ready(self.page, frame)
        return now

    def _tap(self) -> str:
        luck = [self.rng.random() for _ in range(4)]

        def tap() -> str:
            found = self.page.evaluate(BRING, [CHOICES, luck])
            if found is None:
                return "the end" if self.page.locator(".win").count() else ""
            said, x, y = found
            self.page.touchscreen.tap(x, y)
            return str(said) or "?" if self.page.evaluate("window.clicked") else ""

        return await_here(self.page, tap, "something that a finger hits")

    def _look(self, said: str) -> None:
        asked = (self.size, str(self.page.locator("section.prompt .say").first.inner_text()))
        deep = asked not in self._asked
        self._asked.add(asked)
        if look := self.page.evaluate(LOOK, [CHOICES, deep]):
            self.seen[self.size].note(look, said)


def _less(least: Worst, found: tuple[float | None, str], where: str) -> Worst:
    size, what = found
    return least if size is None or size >= least[0] else (float(size), f"{what} {where}")
