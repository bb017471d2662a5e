"""The rules as documentation.

Every clause is tested, and nobody cites a clause that does not exist.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from palazzi.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
ID = re.compile(r"\b(?:PZ|CA|FI|PP)-\d+\.\d+\b")


def clauses(page: Path) -> set[str]:
    """The clauses a page of rules states, one per line."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return {m.group() for line in lines if line.startswith("- **") and (m := ID.search(line))}


def cited(folder: Path) -> set[str]:
    """The clauses cited anywhere in the Python files below a folder."""
    files = folder.rglob("*.py")
    return {clause for f in files for clause in ID.findall(f.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_is_cited_by_a_test(page: Path) -> None:
    missing = clauses(page) - cited(ROOT / "tests" / "rules" / page.stem)
    assert clauses(page)
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


def test_every_cited_clause_exists() -> None:
    known = {clause for page in PAGES for clause in clauses(page)}
    stray = (cited(ROOT / "src") | cited(ROOT / "tests")) - known
    assert not stray, f"no page states {', '.join(sorted(stray))}"


def test_every_game_has_its_page_of_rules() -> None:
    import palazzi

    assert {page.stem for page in PAGES} >= set(palazzi.game_ids())


def figures(page: Path) -> dict[str, list[str]]:
    """The clauses of a page in order, each with the numbers it mentions."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(rf"^- \*\*({ID.pattern})\*\*(.*(?:\n  .*)*)", text, re.M)
    return {clause: sorted(re.findall(r"\d+", words)) for clause, words in found}


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_language_states_the_same_clauses_with_the_same_figures(
    page: Path, language: str
) -> None:
    translated = figures(page.parent / language / page.name)
    assert list(translated.items()) == list(figures(page).items())


MARKS = {
    "en": {"derived": "derived", "researched": "from other accounts", "assumed": "assumed"},
    "nl": {
        "derived": "afgeleid",
        "researched": "uit andere beschrijvingen",
        "assumed": "aangenomen",
    },
    "de": {
        "derived": "abgeleitet",
        "researched": "aus anderen Beschreibungen",
        "assumed": "angenommen",
    },
}
OTHER_MARKS = ("ours", "researched", "van ons", "onderzocht", "von uns", "recherchiert")


def marked(text: str, chapter: str, clause: str, mark: str) -> bool:
    """Whether a clause carries a mark itself, or by what stands first in its chapter."""
    stated = re.search(rf"^- \*\*{re.escape(clause)}\*\*.*(?:\n+  .*)*", text, re.M)
    first = re.search(rf"^## {chapter} .*\n+(.*)", text, re.M)
    assert stated is not None, clause
    assert first is not None, clause
    return any(f"*{mark.casefold()}*" in part[0].casefold() for part in (stated, first))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_is_not_printed_is_marked_so_by_one_word(page: Path, language: str) -> None:
    """Every figure that an edition may correct, in the clause that the edition's file names."""
    import palazzi

    folder = page.parent if language == "en" else page.parent / language
    text = (folder / page.name).read_text(encoding="utf-8")
    for word in OTHER_MARKS:
        assert f"*{word}*" not in text.casefold()
    if page.stem not in palazzi.game_ids():
        return
    for table in palazzi.game(page.stem).correctable:
        source = table.ours
        rows = source.value if isinstance(source.value, dict) else ()
        marks = {source.mark_of(row) for row in rows} or {source.mark}
        for mark in {"assumed" if mark == "partly" else mark for mark in marks}:
            if mark != "printed":
                chapter = source.rule.partition("-")[2].partition(".")[0]
                wanted = MARKS[language][mark]
                assert marked(text, chapter, source.rule, wanted), f"{source.rule}: {wanted}"
