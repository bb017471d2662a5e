"""Components and setup: PP-1, PP-2, PP-11.1, PP-11.2, PP-11.13, PP-11.14."""

from __future__ import annotations

from collections import Counter

import pytest

from palazzi.core.state import CHANCE
from palazzi.games.paletti.components import COLUMN_NAMES, PLATEAU_NAMES, POINTS, SHAPES
from palazzi.games.paletti.places import surface_cells
from palazzi.games.paletti.world import pieces
from palazzi.games.paletti.world.polygons import area
from palazzi.locale import catalogue
from palazzi.testing import begin
from tests.rules.paletti.table import (
    GRAINS,
    NEUTRAL,
    PALETTI,
    aimed,
    grips,
    legal,
    look,
    opening,
    play,
    refused,
)


def by_hand(players: int = 2) -> tuple[str, ...]:
    """A setup by hand up to the first column."""
    return ("first 1", *GRAINS)


def test_what_is_in_the_box() -> None:
    """PP-1.1, PP-1.2, PP-11.1: twenty columns in four colours and three shapes, five plateaus."""
    assert len(COLUMN_NAMES) == len(set(COLUMN_NAMES)) == 20
    kinds = Counter(pieces.KINDS[pieces.kind_of(column)] for column in range(20))
    assert kinds == {"thin": 12, "square": 4, "thick": 4}
    assert SHAPES.value == ("thin1", "thin2", "thin3", "square", "thick")
    for colour in range(4):
        assert sum(POINTS[5 * colour : 5 * colour + 5]) == 8
    assert PALETTI.new(2).census().keys() == {
        *COLUMN_NAMES,
        *(f"plateau {name}" for name in PLATEAU_NAMES),
    }


def test_plateaus_go_up_in_one_order() -> None:
    """PP-1.3: the next one is never a choice."""
    assert PLATEAU_NAMES == ("blue", "green", "yellow", "orange", "red")


def test_sizes_and_wood() -> None:
    """PP-11.2: plateaus get smaller; height errors are hundredths of a millimetre, up and down."""
    areas = [area(outline) for outline in pieces.OUTLINES]
    assert areas == sorted(areas, reverse=True)
    assert all(abs(error) < 50_000 for error in pieces.HEIGHT_ERRORS)
    assert min(pieces.HEIGHT_ERRORS) < 0 < max(pieces.HEIGHT_ERRORS)
    state = begin(PALETTI, 2, "first 0")
    assert state.actor == CHANCE
    assert legal(state) == [f"grain {n}" for n in range(pieces.GRAINS)]


def test_a_drawn_setup() -> None:
    """PP-2.1, PP-2.2, PP-11.13: all columns and blue stand; two to four of each colour covered."""
    state = begin(PALETTI, 4, "first 0", *GRAINS)
    assert state.physical()
    assert legal(state) == ["built"]
    play(state, "built")
    data = look(state)
    assert set(data["level"].values()) == {0}
    assert data["top"] == 1
    covered = Counter(name.split("-")[0] for name in PALETTI.view(state, 0)["covered"])  # type: ignore[typeddict-item]
    assert set(covered) == {"blue", "green", "yellow", "red"}
    assert all(2 <= number <= 4 for number in covered.values())


def test_by_hand_each_in_turn_stands_a_column() -> None:
    """PP-2.1, PP-11.13: from the first chooser, clockwise; whoever is next lays blue."""
    state = begin(PALETTI, 3, *by_hand(), options={"setup": "by-hand"})
    for number, name in enumerate(COLUMN_NAMES):
        assert state.actor == (1 + number) % 3
        assert grips(state) == set(COLUMN_NAMES[number:])
        play(aimed(play(state, f"grip {name}")), "stood")
    assert look(state)["phase"] == "covering"
    assert state.actor == 21 % 3
    play(aimed(state), "laid")
    assert look(state)["phase"] == "rolling"


def test_what_fails_in_the_setup_is_tried_again() -> None:
    """PP-11.13: without penalty; after the third failure in a row the game stands the piece."""
    state = begin(PALETTI, 2, *by_hand(), options={"setup": "by-hand"})
    for _ in range(3):
        assert state.actor == 1
        play(aimed(play(state, "grip red-thick")), "failed")
        assert look(state)["level"]["red-thick"] == -2
    aimed(play(state, "grip blue-thin1"))
    assert legal(state) == ["stood"]
    play(state, "stood")
    assert state.actor == 0
    assert look(state)["failures"] == 0


def test_an_edition_says_after_how_many_failures_the_game_helps() -> None:
    """PP-11.13"""
    chosen = {"setup": "by-hand"}
    state = begin(PALETTI, 2, *by_hand(), options=chosen, edition={"help-after": 1})
    play(aimed(play(state, "grip red-thick")), "failed")
    aimed(play(state, "grip red-thick"))
    assert legal(state) == ["stood"]


def test_columns_stand_wholly_on_the_plot() -> None:
    """PP-2.4: places are offered where the whole foot is on it, and nothing else."""
    state = begin(PALETTI, 2, *by_hand(), "grip red-thick", options={"setup": "by-hand"})
    right = pieces.PLOT[1][0] - pieces.reach(COLUMN_NAMES.index("red-thick"))
    offered = [int(text.split()[1]) * 0.004 for text in legal(state, "across")]
    assert max(offered) <= right < max(offered) + 0.005
    assert refused(state, "across 30") == "PP-2.4"


def test_blue_stays_within_the_foundation() -> None:
    """PP-2.2: other plateaus may jut out, blue may not."""
    state = begin(PALETTI, 2, *by_hand(), options={"setup": "by-hand"})
    for name in COLUMN_NAMES:
        play(aimed(play(state, f"grip {name}")), "stood")
    play(state, "turn 0")
    room = pieces.FOUNDATION[0] - max(x for x, _ in pieces.OUTLINES[0])
    offered = [int(text.split()[1]) * 0.004 for text in legal(state, "across")]
    assert offered
    assert max(offered) <= room
    assert refused(state, "across 30") == "PP-2.2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_and_who_starts(players: int) -> None:
    """PP-2.3, PP-2.4, PP-11.14: the seal is rolled, the others choose, the last one starts."""
    state = begin(PALETTI, players, "first 1", *GRAINS, "built", options={"start": "1"})
    assert state.actor == CHANCE
    assert sorted(legal(state)) == ["roll blue", "roll green", "roll red", "roll yellow"]
    play(state, "roll green")
    assert state.actor == 2 % players
    assert legal(state) == ["colour blue", "colour yellow", "colour red"]
    assert refused(state, "colour green") == "PP-2.3"
    play(state, "colour red")
    assert state.actor == 3 % players
    play(state, "colour blue")
    owner = look(state)["owner"]
    assert owner["green"] == 1
    assert owner["red"] == 2 % players
    assert owner["blue"] == 3 % players
    assert owner["yellow"] == {2: 0, 3: NEUTRAL, 4: 0}[players]
    assert look(state)["active"] == state.actor == {2: 0, 3: 0, 4: 0}[players]


def test_the_first_chooser_is_drawn_or_named() -> None:
    """PP-2.3"""
    assert legal(PALETTI.new(3)) == ["first 0", "first 1", "first 2"]
    assert legal(PALETTI.new(3, {"start": "2"})) == ["first 2"]


def test_all_five_columns_of_a_colour_are_one_players() -> None:
    """PP-2.4, PP-8.1"""
    four = opening(4)
    assert grips(four) == {name for name in COLUMN_NAMES if name.startswith("red")}
    two = opening(2)
    assert grips(two) == {name for name in COLUMN_NAMES if name.startswith(("green", "red"))}


def test_surfaces_offer_less_room_to_thicker_columns() -> None:
    """PP-5.3: of the same plateau."""
    room = [sum(row.bit_count() for row in surface_cells(1, column)) for column in (0, 3, 4)]
    assert room == sorted(room, reverse=True)
    assert len(set(room)) == 3


@pytest.mark.parametrize(
    ("players", "last"),
    [
        (2, "Bert gets the last colour: red ◆. Bert starts."),
        (3, "The neutral colour is red ◆. Cleo starts."),
        (4, "Dora gets the last colour: red ◆. Dora starts."),
    ],
)
def test_the_colour_that_nobody_had_to_choose_is_told(players: int, last: str) -> None:
    """PP-2.3, PP-11.14: whose it is, or that it is neutral."""
    state = begin(PALETTI, players, "first 0", *GRAINS, "built", "roll blue", "colour green")
    told = PALETTI.report(state, PALETTI.parse("colour yellow"))
    assert told is not None
    assert catalogue("en").say(told, ["Anna", "Bert", "Cleo", "Dora"]).endswith(last)
