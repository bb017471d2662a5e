"""Colours of the full screen: none is alone, and everything on them can be read."""

from __future__ import annotations

import pytest
from textual.color import Color

from palazzi.games.carrara.components import CARD_COLOURS
from palazzi.games.carrara.components import COLOURS as STONES
from palazzi.games.firenze.components import COLOURS as BRICKS
from palazzi.games.palazzo.components import CURRENCIES, MATERIALS
from palazzi.games.paletti.world.pieces import COLOURS as WOOD
from palazzi.terminal.plans import SYMBOLS
from palazzi.terminal.screen.board import EMBLEMS, PAINT, SEAT_INK, SEATS
from palazzi.terminal.screen.themes import DARK, LIGHT

READABLE = 4.5
"""The contrast that WCAG asks of text."""


@pytest.mark.parametrize("colours", [STONES, BRICKS, CURRENCIES, MATERIALS, WOOD])
def test_colours_of_one_kind_have_symbols_of_their_own(colours: tuple[str, ...]) -> None:
    assert len({PAINT[colour][2] for colour in colours}) == len(colours)


def test_a_colour_has_the_symbol_that_words_give_it() -> None:
    assert all(PAINT[colour][2] == symbol for colour, symbol in SYMBOLS.items())
    assert set(CARD_COLOURS) <= set(PAINT)
    assert len(set(EMBLEMS)) == len(SEATS)


@pytest.mark.parametrize("look", PAINT)
def test_what_is_written_on_a_piece_can_be_read(look: str) -> None:
    paper, ink, _ = PAINT[look]
    assert contrast(paper, ink) >= READABLE


def test_names_and_texts_can_be_read_in_light_and_dark() -> None:
    assert min(contrast(seat, SEAT_INK) for seat in SEATS) >= READABLE
    for theme in (LIGHT, DARK):
        for ground in (theme.background, theme.surface, theme.panel):
            for ink in (theme.foreground, theme.warning):
                assert contrast(str(ground), str(ink)) >= READABLE
        assert contrast(str(theme.primary), str(theme.background)) >= READABLE


def contrast(one: str, other: str) -> float:
    """As WCAG has it, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, Color.parse(colour).normalized)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
