"""The blocks of code in README and docs: where each is, and the commands of those for a shell."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
_BLOCK = re.compile(r"^( *)```(\S*)\n(.*?)^\1```", re.M | re.S)
_INLINE = re.compile(r"`\./palazzi ([a-z][^`…]*)`")
_VARIABLE = re.compile(r"[A-Z_]+=")


@dataclass(frozen=True)
class Snippet:
    """One block."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    def commands(self) -> list[list[str]]:
        """The commands of a block for a shell, as words; variables that are set are left out."""
        lines = self.text.replace("\\\n", " ").splitlines()
        words = [shlex.split(line, comments=True) for line in lines]
        bare = [[w for w in one if not _VARIABLE.match(w)] for one in words]
        return [_without_output(one) for one in bare if one]


def _without_output(words: list[str]) -> list[str]:
    """A command without what it is redirected to."""
    return words[: words.index(">")] if ">" in words else words


def snippets() -> Iterator[Snippet]:
    """All of them, in order."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in _BLOCK.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Snippet(str(page.relative_to(ROOT)), line, found[2], found[3])


def fences(page: Path) -> int:
    """How many lines of a page begin or end a block."""
    return len(re.findall(r"^ *```", page.read_text(encoding="utf-8"), re.M))


def inline_commands() -> Iterator[tuple[str, list[str]]]:
    """Commands within sentences: the page, and the words after ``./palazzi``."""
    for page in PAGES:
        for found in _INLINE.finditer(page.read_text(encoding="utf-8")):
            yield str(page.relative_to(ROOT)), shlex.split(found[1])
