"""The rules as documentation.

Every clause is tested, and nobody cites a clause that does not exist.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
ID = re.compile(r"\b(?:PZ|CA|FI|PP)-\d+\.\d+\b")


def clauses(page: Path) -> set[str]:
    """The clauses a page of rules states, each on a line of its own."""
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
