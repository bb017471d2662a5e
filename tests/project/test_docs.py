"""What the documentation shows works: the edition files, and links within the project."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import palazzi
from palazzi.locale import catalogue

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")])


def test_the_edition_files_shown_are_accepted() -> None:
    text = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    titles = {catalogue("en").text(f"{name}-title"): name for name in palazzi.game_ids()}
    sections = re.findall(r"^## (.+?)$(.*?)```toml\n(.*?)```", text, re.M | re.S)
    assert {title for title, _, _ in sections} == set(titles)
    for title, _, example in sections:
        state = palazzi.game(titles[title]).new(2, edition=tomllib.loads(example))
        assert state.actor == palazzi.CHANCE


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_tests_that_are_named_are_there(page: Path) -> None:
    for name in re.findall(r"`(tests/[\w/]+\.py)`", page.read_text(encoding="utf-8")):
        assert (ROOT / name).is_file(), name


def test_the_glossary_names_files_that_are_there() -> None:
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8").partition("## Glossary")[2]
    rows = re.findall(r"^\| \*\*(.+?)\*\* \|.*\| (.+?) \|$", text, re.M)
    assert len(rows) > 40
    assert len({term for term, _ in rows}) == len(rows), "each term once"
    for _, where in rows:
        for name in re.findall(r"`(.+?)`", where):
            assert (ROOT / "src" / "palazzi" / name).exists() or (ROOT / name).exists(), name
