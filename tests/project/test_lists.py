"""The games are listed once, by the registry. Whatever names several of them names them all.

A list kept by hand somewhere else goes on without the next game, and nobody notices: so sources are
searched for ids that stand together, and what is shown per game is looked for by name.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import palazzi
from palazzi.locale import LANGUAGES, catalogue
from palazzi.terminal.boards import BOARDS
from palazzi.terminal.screen.boards import BOARDS as DRAWN

ROOT = Path(__file__).parents[2]
GAMES = palazzi.game_ids()
PLAYED_BY_CLICKS = {name for name in GAMES if not palazzi.game(name).physical}
TOGETHER = 3
"""Lines between two ids that belong to one list."""
SOURCES = sorted(
    path
    for folder in ("bench", "examples", "src", "tests", "web/src", "web/fixtures")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".ts", ".svelte", ".css", ".js", ".mjs"}
    and not {"games", "node_modules", "static"} & set(path.relative_to(ROOT).parts)
)


def lists(text: str) -> list[tuple[int, set[str]]]:
    """The ids that stand together as literals, keys or classes, with the line where each begins."""
    one = re.compile(rf"""(?:["'`{{,.]|^\s*)({"|".join(GAMES)})(?:@\d+)?(?=["'`}},:\s])""", re.M)
    found = [(text.count("\n", 0, match.start(1)) + 1, match[1]) for match in one.finditer(text)]
    groups = [[found[0]]] if found else []
    for before, now in pairwise(found):
        if now[0] - before[0] <= TOGETHER:
            groups[-1].append(now)
        else:
            groups.append([now])
    several = [(group[0][0], {name for _, name in group}) for group in groups]
    return [(line, names) for line, names in several if len(names) > 1]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_list_forgets_a_game(path: Path) -> None:
    """A file may leave the physical ones out if it says so."""
    text = path.read_text(encoding="utf-8")
    enough = PLAYED_BY_CLICKS if "physical" in text else set(GAMES)
    for line, names in lists(text):
        assert names >= enough, f"{path}:{line} names {sorted(names)} only"


def test_such_a_list_is_found() -> None:
    some = GAMES[:2]
    for text in (f"({some[0]!r}, {some[1]!r})", "\n".join(f".{name} {{\n}}" for name in some)):
        assert [names for _, names in lists(text)] == [set(some)]
    assert lists(f"start({some[0]!r})\n\n\n\n\nstart({some[1]!r})") == []


@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_is_shown_with_is_there(name: str) -> None:
    """Its card and board on the page, its rules, a board for the terminal, words."""
    board = ROOT / "web/src/boards" / name
    for file in ("index.ts", "card.ts", "vignette.svg"):
        assert (board / file).is_file(), file
    assert name in BOARDS
    assert name in DRAWN
    assert palazzi.game(name).minutes
    for language in LANGUAGES:
        assert catalogue(language).has(f"page-about-{name}")
        folder = ROOT / "docs/rules" / ("" if language == "en" else language)
        assert (folder / f"{name}.md").is_file()
