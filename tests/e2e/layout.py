"""Games at windows of several sizes: what does not fit, and what moves that nobody touched."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.e2e.hands import CHOICES, ready

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
LOOK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
CLICK = """([choices, luck]) => {
  const menu = [...document.querySelectorAll('[role=menu] [role=menuitem]')]
  const all = menu.length ? menu : [...document.querySelectorAll(choices)]
  const seen = all.filter((one) => one.getClientRects().length && !one.disabled)
  const chosen = seen[Math.floor(luck * seen.length)]
  chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return chosen?.dataset.part ?? chosen?.innerText ?? ''
}"""
"""A click without a pointer, for a pointer that rests on a piece lifts it."""
TRAVEL = ("part builder",)
"""Pieces that a click elsewhere sends on their way."""
SLACK = 1
"""Pixels that do not count."""

Size = tuple[int, int]
Worst = tuple[float, str]


@dataclass
class Layout:
    """What was seen of a game: the worst case at each size, for each of the three complaints."""

    looks: int = 0
    scrolls: dict[Size, Worst] = field(default_factory=dict)
    hides: dict[Size, Worst] = field(default_factory=dict)
    moves: dict[Size, Worst] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [
            f"{width} x {height} {what} by {found[width, height][0]:.0f} px: "
            f"{found[width, height][1]}"
            for width, height in SIZES
            for what, found in vars(self).items()
            if what != "looks" and (width, height) in found
        ]
        return "\n".join(lines) or f"{self.looks} looks: everything fits, and nothing moves"


class Watcher:
    """Plays by clicks and looks at the table before each of them, at every size."""

    def __init__(self, page: Page, seed: int, sizes: Sequence[Size] = SIZES) -> None:
        self.page = page
        self.sizes = sizes
        self.rng = random.Random(seed)
        self.seen = Layout()
        self._browser: CDPSession = page.context.new_cdp_session(page)
        self._last: dict[Size, dict[str, Any]] = {}

    def play(self, most: int) -> Layout:
        """That many clicks, or to the end of the game."""
        now, frame, said = ready(self.page), "", ""
        while now != "over" and most > 0:
            if now != "menu":
                frame = now
                self._look(said)
            said = self._click()
            most -= 1
            now = ready(self.page, frame)
        return self.seen

    def _click(self) -> str:
        return str(self.page.evaluate(CLICK, [CHOICES, self.rng.random()]))

    def _look(self, said: str) -> None:
        for size in self.sizes:
            metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False}
            self._browser.send("Emulation.setDeviceMetricsOverride", metrics)
            now = self.page.evaluate(LOOK, list(size))
            self.seen.looks += 1
            where = f"at {now['frame']} after “{said}”"
            _keep(self.seen.scrolls, size, now["over"], where)
            for name, far in now["hidden"]:
                _keep(self.seen.hides, size, far, f"{name} {where}")
            self._compare(size, now, said, where)

    def _compare(self, size: Size, now: dict[str, Any], said: str, where: str) -> None:
        """Areas stay throughout the game; in a decision, so does what looks as it did."""
        before = self._last.get(size)
        self._last[size] = now
        if before is None:
            return
        same = before["frame"].split(".")[0] == now["frame"].split(".")[0]
        for name, (*place, looks) in now["places"].items():
            if not same and not name.startswith("area"):
                continue
            *was, looked = before["places"].get(name, (*place, looks))
            if looked != looks or name.split(" (")[0] in (f"part {said}", *TRAVEL):
                continue
            far = max(abs(one - other) for one, other in zip(was, place, strict=True))
            _keep(self.seen.moves, size, far, f"{name} from {was} to {place} {where}")


def _keep(found: dict[Size, Worst], size: Size, far: float, what: str) -> None:
    if far > max(SLACK, found.get(size, (0.0, ""))[0]):
        found[size] = (far, what)
