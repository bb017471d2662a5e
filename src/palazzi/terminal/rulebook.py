"""The words of the rules, clause by clause, in the language chosen.

They are those of ``docs/rules``, which a built package carries along; a game of another package
brings none, and its clauses are named by their ids alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

_ITEM: Final = re.compile(r"- \*\*([A-Z]{2}-\d+(?:\.\d+)?)\*\* ?(.*)")
_MARKS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)")
_PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and among the sources."""


@cache
def clauses(game: str, language: str) -> dict[str, str]:
    """The words of every clause by its id, without marks; English where a language has none."""
    folder = next((folder for folder in FOLDERS if folder.is_dir()), FOLDERS[-1])
    own = folder / language / f"{game}.md"
    file = own if own.is_file() else folder / f"{game}.md"
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if item := _ITEM.match(line):
            lines = found.setdefault(item[1], [item[2]])
        elif line.startswith("  ") and lines:
            lines.append(line.strip())
        else:
            lines = []
    return {rule: _plain(" ".join(words)) for rule, words in found.items()}


def quoted(game: str, language: str, rules: Iterable[str]) -> list[str]:
    """Each of these clauses once, with its words where there are any."""
    words = clauses(game, language)
    return [f"{rule}  {words.get(rule, '')}".rstrip() for rule in dict.fromkeys(rules)]


def _plain(text: str) -> str:
    return _MARKS.sub(lambda found: next(filter(None, found.groups()), ""), text)
