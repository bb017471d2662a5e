"""What the guide says in figures is what the rules do (PP-6.2)."""

from __future__ import annotations

import re

import pytest

from palazzi.games.paletti.components import POINTS
from palazzi.locale import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_columns_are_those_of_the_table(language: str) -> None:
    """PP-6.2: thick, square and thin, in this order."""
    said = re.findall(r"\d+", catalogue(language).text("guide-paletti-colouring"))
    thin, square, thick = POINTS[0], POINTS[3], POINTS[4]
    assert [int(figure) for figure in said] == [thick, square, thin]
