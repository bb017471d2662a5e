"""Pictures of the full-screen terminal: every game at two sizes, light and dark, as SVG.

``python -m tests.terminal.pictures FOLDER [LANGUAGE]`` writes them, to be looked at.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import palazzi
from palazzi.core.rng import Rng
from palazzi.terminal.local import LocalGame
from palazzi.terminal.screen.app import PalazziApp
from palazzi.terminal.screen.themes import DARK, LIGHT
from palazzi.terminal.session import LocalSession
from tests.terminal.screens import local_game, ready, sensible, until

SIZES = ((80, 24), (140, 45))
MADE = {"palazzo": 21, "carrara": 45, "firenze": 60, "paletti": 10}
"""How many choices are made before the picture is taken."""


def decisions(
    name: str, language: str, players: int = 3, rival: str = "random", **options: str
) -> Iterator[LocalGame]:
    """The game at every decision of somebody, who plays as well as the others."""
    local = local_game(name, ",".join(["Anna", *[rival] * (players - 1)]), language, **options)
    rng = Rng(5)
    pick = sensible(local) if rival == "greedy" else lambda offers: rng.below(len(offers))
    while True:
        while not (local.waits or local.over):
            local.advance()
        yield local
        if local.over:
            return
        offers = local.sight().offers
        local.choose(offers[pick(offers)].actions)


def picture(app: PalazziApp) -> str:
    """The screen as SVG, with a font of the reader's own: none is fetched from elsewhere."""
    drawn = re.sub(r"@font-face \{.*?\}", "", app.export_screenshot(), flags=re.DOTALL)
    drawn = drawn.replace("Fira Code, monospace", "DejaVu Sans Mono, monospace")
    return drawn.replace("<text ", '<text xml:space="preserve" ')


async def pictures(name: str, language: str, folder: Path) -> None:
    """All of one game, the pages of a narrow screen one by one."""
    rival = "random" if palazzi.game(name).physical else "greedy"
    made = MADE.get(name, 20)
    local = next(islice(decisions(name, language, rival=rival), made, None))
    for width, height in SIZES:
        for theme in (LIGHT.name, DARK.name):
            app = PalazziApp(LocalSession(local), theme)
            async with app.run_test(size=(width, height)) as pilot:
                await until(app, lambda app=app: ready(app))  # type: ignore[misc]
                await pilot.pause()
                shade = theme.removeprefix("palazzi-")
                file = folder / f"{name}-{width}x{height}-{shade}.svg"
                file.write_text(picture(app), encoding="utf-8")
                if width < 110 and theme == DARK.name:
                    for page in ("players", "log"):
                        await pilot.press("tab")
                        await pilot.pause()
                        file = folder / f"{name}-{width}x{height}-{page}.svg"
                        file.write_text(picture(app), encoding="utf-8")


def main() -> None:
    """Write them."""
    folder = Path(sys.argv[1])
    language = sys.argv[2] if len(sys.argv) > 2 else "en"
    folder.mkdir(parents=True, exist_ok=True)
    for name in palazzi.game_ids():
        asyncio.run(pictures(name, language, folder))


if __name__ == "__main__":
    main()
