"""A figure in a message of a game is the rules' figure, and none that an edition can change.

Guides have their own, stricter test. Every other message of a game that names a number from two on,
in figures or in words, is listed here with the clauses that say it; each number has to stand in one
of them. A clause whose figures an edition corrects may not be among them: such a figure has to come
as an argument.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

import palazzi
from palazzi.core.edition import Cell, Correctable, Figure, FixedList, NamedFigures
from palazzi.locale import LANGUAGES
from tests.project.test_glossaries import ROOT, texts
from tests.project.test_guides import numbers

SAID_BY: Final = {
    "palazzo": {
        r"palazzo-certificate|page-palazzo-about-certificate": "PZ-1.1 PZ-4.3",
        r"palazzo-trio(-certificates)?|palazzo-why-group": "PZ-4.2 PZ-4.3",
        r"page-palazzo-(about-)?group(-hint)?|page-palazzo-about-reach": "PZ-4.2 PZ-4.3",
        r"palazzo-(ask-turning|act-tiles|log-tiles)|quick-palazzo-2": "PZ-5.3",
        r"page-palazzo-about-(stack|warehouse-tile)": "PZ-5.3 PZ-5.7",
        r"palazzo-act-money-reveal|page-palazzo-about-stock": "PZ-5.1",
        r"(page-)?palazzo-.*riders?(-of)?|page-beat-rider": "PZ-1.4 PZ-5.5",
        r"page-palazzo-(opening|bid-opening)": "PZ-5.9",
        r"page-palazzo-(about-quarry|picks-hint)": "PZ-5.13",
        r"page-palazzo-about-price": "PZ-5.7",
        r"page-palazzo-work": "PZ-6.2",
        r"page-palazzo-about-floor|quick-palazzo-1": "PZ-3.2",
        r"quick-palazzo-3": "PZ-1.1",
        r"quick-palazzo-5": "PZ-5.3 PZ-9.3 PZ-8.5",
        r"quick-palazzo-6": "PZ-6.2 PZ-6.3",
    },
    "carrara": {
        r"(page-)?carrara-((need|pays|title)-)?brown(-\d)?": "CA-8.2 CA-8.5",
        r"(page-)?carrara-((need|pays|title)-)?purple(-\d)?": " ".join(
            f"CA-9.{card}" for card in range(1, 9)
        ),
        r"(page-)?carrara-((need|pays|title)-)?grey(-\d)?": " ".join(
            f"CA-10.{card}" for card in range(1, 10)
        ),
        r"(page-)?carrara-((need|pays|title)-)?green(-form)?": " ".join(
            f"CA-11.{card}" for card in range(2, 10)
        ),
        r"carrara-(ask-shopping|act-object|log-object)|page-carrara-about-thing": "CA-3.16",
        r"carrara-(act|log)-announce": "CA-4.2",
        r"carrara-ask-announcing": "CA-3.17",
        r"carrara-log-alms(-poor)?": "CA-3.4",
        r"page-carrara-about-hub": "CA-3.2",
        r"page-carrara-(greats|upgraders-note)": "CA-5.4",
        r"page-carrara-about-markers": "CA-3.8",
        r"page-choice-four-of-a-kind": "CA-9.4",
        r"page-about-carrara|quick-carrara-4-title": "CA-1.6",
    },
    "firenze": {
        r"firenze-option-seals": "FI-7.2",
        r"firenze-ask-building|quick-firenze-2": "FI-3.6",
        r"page-firenze-endgame-about": "FI-5.1",
        r"page-firenze-bag-about": "FI-2.5",
        r"page-firenze-phase-limits-long": "FI-3.11 FI-3.12",
        r"page-firenze-costs-about": "FI-3.6",
        r"page-firenze-(about|brief)-flood": "FI-8.3",
        r"page-firenze-(about|brief)-warehouse-fire": "FI-8.4",
        r"page-firenze-(about|brief)-luxury-tax": "FI-8.5",
        r"page-firenze-(about|brief)-mason": "FI-8.14",
        r"page-firenze-(about|brief)-recognition": "FI-8.17",
        r"page-firenze-(about|brief)-disgrace": "FI-8.18",
        r"page-firenze-(about|brief)-monument": "FI-8.19",
        r"page-firenze-(about|brief)-fame": "FI-8.20",
        r"page-firenze-(about|brief)-scandal": "FI-8.21",
        r"page-firenze-(about|brief)-bridge": "FI-8.22",
        r"page-firenze-(about|brief)-storehouse": "FI-8.23",
        r"page-firenze-(about|brief|short)-small-privilege": "FI-8.25",
        r"page-firenze-(about|brief|short)-medium-privilege": "FI-8.26",
        r"page-firenze-(about|brief|short)-great-privilege": "FI-8.27",
        r"page-firenze-(about|brief|short)-campanile": "FI-8.28",
    },
    "paletti": {
        r"page-paletti-key": "PP-6.2",
        r"paletti-log-built": "PP-1.1",
        r"quick-paletti-1": "PP-8.1",
    },
}
"""For each game: which messages take their figures from which clauses."""

NO_RULE: Final = (
    r"page-paletti-(palace|no-webgl|seconds?|second-rests|how-mouse|how-touch)"  # keys and hands
    r"|paletti-act-(tool|hold)"  # two fingers, the second hand
    r"|error-.*|edition-carrara-grey-3"  # clauses, names of cards and tables
)
"""A number that is none of the rules'."""

PHASE: Final = re.compile(r"(?i)\b(phase|fase) 1? ?(or|of|oder)? ?\d|\(FI-\d\.\d\)|-\d\b")
"""Names and not figures: a phase, a clause, a word of an edition file."""


@cache
def clauses(game: str, language: str) -> dict[str, str]:
    """The clauses of a game's page of rules with their words."""
    page = ROOT / "docs/rules" / ("" if language == "en" else language) / f"{game}.md"
    stated = re.findall(
        r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*(.*(?:\n  .*)*)", page.read_text("utf-8"), re.M
    )
    return dict(stated)


def of_game(game: str, language: str) -> list[tuple[str, str]]:
    """The messages whose key names the game, and those with a clause of it; guides apart."""
    found = []
    for where, text in texts(language):
        file, _, key = where.partition(": ")
        named = game in re.split(r"[^a-z]+", where) or clauses_of(game, key)
        if named and file != "guide.ftl":
            found.append((key, PHASE.sub(" ", text)))
    return found


def clauses_of(game: str, key: str) -> list[str]:
    """The clauses that a message takes its figures from."""
    said_by = (c for pattern, c in SAID_BY[game].items() if re.fullmatch(pattern, key))
    return next(said_by, "").split()


def correctable(game: str) -> tuple[Correctable, ...]:
    return tuple(palazzi.game(game).correctable)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", palazzi.game_ids())
def test_every_figure_of_a_message_is_in_the_rules(game: str, language: str) -> None:
    stated = clauses(game, language)
    wrong = []
    for key, text in of_game(game, language):
        if key.startswith(f"{game}-edition-") or re.fullmatch(NO_RULE, key):
            continue
        said = {number for number in numbers(language, text) if number > 1}
        true = {n for clause in clauses_of(game, key) for n in numbers(language, stated[clause])}
        if said - true:
            wrong.append(f"{key} says {sorted(said - true)}, not in {clauses_of(game, key)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_no_message_says_what_an_edition_can_change(game: str) -> None:
    changing = {table.ours.rule for table in correctable(game)}
    named = {clause for said_by in SAID_BY[game].values() for clause in said_by.split()}
    assert not named & changing


def bounds(cell: Cell) -> set[int]:
    """The figures that say what may stand in a row."""
    match cell:
        case Figure(low, high):
            return {low, high}
        case NamedFigures(figures):
            return {n for figure in figures.values() for n in bounds(figure)}
        case FixedList(cells):
            return {len(cells), *(n for one in cells for n in bounds(one))}
        case _:
            return set()


BESIDE: Final = {
    "palazzo-edition-stacks": {5},  # what stack I keeps, PZ-9.14
    "carrara-edition-grey-3": {2, 3},  # two cities; grey 3 is its name
    "firenze-edition-lowest-height": {5},  # the others of six
    "firenze-edition-lowest-floor": {4, 5},  # tiles; how the rows are named
    "firenze-edition-start": {10},  # start cards, FI-2.4
}
"""Figures of a sentence about an edition besides what may stand in its rows."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", palazzi.game_ids())
def test_what_is_said_of_an_edition_is_what_it_may_hold(game: str, language: str) -> None:
    said = dict(of_game(game, language))
    for table in correctable(game):
        key = f"{game}-edition-{table.name}"
        cells = [table.cell_of(row) for row in (table.rows or (table.name,))]
        held = {n for cell in cells for n in bounds(cell)} | BESIDE.get(key, set())
        assert {n for n in numbers(language, said[key]) if n > 1} <= held, key


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_every_pattern_finds_a_message(game: str) -> None:
    keys = [where.partition(": ")[2] for where, _ in texts("en")]
    unused = [p for p in SAID_BY[game] if not any(re.fullmatch(p, key) for key in keys)]
    assert not unused
