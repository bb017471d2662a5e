"""What the guide says in figures is what the rules do (FI-3.6)."""

from __future__ import annotations

import re
from typing import cast

import pytest

from palazzi.games.firenze.shapes import FirenzeView
from palazzi.locale import LANGUAGES, catalogue
from tests.rules.firenze.table import GAME

GUIDES = [
    "aim", "waiting", "placing", "taking", "paying", "averting", "struck", "forfeit", "loss",
    "swapping", "trading", "costing", "delivering", "limit-bricks", "limit-cards", "alchemist-give",
    "alchemist-get", "smuggler-give", "smuggler-get", "wholesaler", "patrician",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_costs_of_building_are_those_of_the_table(language: str) -> None:
    """FI-3.6: pairs of bricks and their cost, for all that are not free."""
    figures = [
        int(n) for n in re.findall(r"\d+", catalogue(language).text("guide-firenze-building"))
    ]
    costs = cast("FirenzeView", GAME.view(GAME.new(2), 0))["costs"]
    priced = [(bricks, cost) for bricks, cost in enumerate(costs) if cost]
    assert list(zip(figures[::2], figures[1::2], strict=True)) == priced
    assert costs[:3] == [0, 0, 0]  # "two bricks are free"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_guide_names_a_figure(language: str) -> None:
    """What a card or an edition can change is not said as a number."""
    for guide in GUIDES:
        assert not re.search(r"\d", catalogue(language).text(f"guide-firenze-{guide}")), guide
