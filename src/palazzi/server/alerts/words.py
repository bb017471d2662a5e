"""What an alert says: which table, what it is about, with whom. Never what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from palazzi.locale import LANGUAGES, catalogue
from palazzi.table import Table

MOST_LINES: Final = 10
TEST: Final = "test"
CONFIRM: Final = "confirm"
"""Marks of what is about no table."""


@dataclass(frozen=True, slots=True)
class AlertText:
    """A message, for any channel."""

    title: str
    body: str
    path: str
    """Where it leads, within the page."""
    tag: str
    """A later message of the same tag replaces it."""
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """One fact about one table, in words."""

    table_id: str
    mark: str
    title: str
    body: str


def language_of(wanted: str) -> str:
    """A language that there is."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def tell(table: Table, seat: int, mark: str, language: str) -> Told:
    """A fact in words."""
    words = catalogue(language_of(language))
    about = mark.partition(":")[0]
    game = table.fold.created.ruleset.partition("@")[0]
    others = [
        one.name
        for number, one in enumerate(table.fold.seats)
        if number != seat and one.kind == "human" and one.name
    ]
    body = words.text("alert-with", {"names": words.join(others)}) if others else ""
    title = words.text(f"alert-{about}", {"game": words.text(f"{game}-title")})
    where = mark.partition(":")[2] if about == "invited" else table.id
    return Told(where, mark, title, body or words.text("alert-bots"))


def together(told: Sequence[Told], language: str) -> AlertText:
    """One message for all that happened."""
    if len(told) == 1:
        one = told[0]
        urgent = one.mark.startswith("time")
        return AlertText(one.title, one.body, f"/t/{one.table_id}", one.table_id, urgent)
    words = catalogue(language_of(language))
    lines = [f"{one.title}. {one.body}" for one in told[:MOST_LINES]]
    if len(told) > MOST_LINES:
        lines.append("…")
    title = words.text("alert-many", {"count": len(told)})
    return AlertText(title, "\n".join(lines), "/", "tables")


def test_text(language: str) -> AlertText:
    """What "Send a test" sends."""
    words = catalogue(language_of(language))
    return AlertText(words.text("alert-test"), words.text("alert-test-body"), "/", TEST)
