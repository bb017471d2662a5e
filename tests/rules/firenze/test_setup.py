"""FI-1, FI-2, FI-7, FI-9: what lies in the box and how it comes onto the table."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.core.errors import BadEdition, BadOption
from palazzi.core.state import CHANCE
from palazzi.games.firenze import components as box
from palazzi.testing import begin, dealt
from tests.rules.firenze.table import GAME, do, offers, refused, see, table

SEEDS = st.integers(0, 10_000)


def test_88_bricks_of_six_colours() -> None:
    """FI-1.1"""
    counts = GAME.new(2).census()
    assert [counts[colour] for colour in box.COLOURS] == [25, 18, 15, 12, 10, 8]


def test_six_towers_with_commissions_of_heights_3_to_8() -> None:
    """FI-1.2: no commission of height 2 (or 9)."""
    assert box.HEIGHTS == (3, 4, 5, 6, 7, 8)
    state = table(towers=[["green2", "green9"]], phase="delivering", built=2, hands=[["fame"]])
    assert refused(state, "deliver 1") == "FI-3.8"
    assert refused(state, "deliver 2") == "FI-3.8"


def test_what_else_is_in_the_box() -> None:
    """FI-1.3"""
    assert sum(box.CARD_COPIES.value.values()) == 52
    assert sum(len(tiles) for tiles in box.BALCONIES.value.values()) == 19
    assert len(box.FLOORS.value) == 4
    assert max(option for option in GAME.options[2].choices) == 7


@pytest.mark.parametrize(("players", "seals"), [(2, 9), (3, 7), (4, 6)])
def test_seals_by_number_of_players(players: int, seals: int) -> None:
    """FI-1.4"""
    assert see(GAME.new(players))["seals"] == [seals] * players


@given(SEEDS)
def test_one_balcony_of_each_number(seed: int) -> None:
    """FI-2.1"""
    tables = see(GAME.new(2))["tables"]
    for numeral, place in zip(box.NUMERALS, see(dealt(GAME, 2, seed))["balconies"], strict=True):
        name = f"{box.COLOURS[place // 6]}{place % 6 + 3}="
        assert any(tile.startswith(name) for tile in tables["balconies"][numeral])


@given(SEEDS, st.integers(0, 7))
def test_seals_are_spread_by_default(seed: int, wanted: int) -> None:
    """FI-2.2: none on a balcony or as third marker, half of them on the heights 3 and 4."""
    position = see(dealt(GAME, 2, seed, seals=wanted))
    balconies = position["balconies"]
    neutral = [
        6 * c + h for c, row in enumerate(position["owner"]) for h, o in enumerate(row) if o == -2
    ]
    assert len(neutral) == wanted
    assert not set(neutral) & set(balconies)
    low = sum(place % 6 < 2 for place in neutral)
    assert low in (wanted // 2, (wanted + 1) // 2)
    before = Counter(place // 6 for place in balconies)
    for colour, markers in Counter(place // 6 for place in [*neutral, *balconies]).items():
        assert markers <= max(2, before[colour])


def test_the_start_player_places_seals_by_hand() -> None:
    """FI-2.2, FI-11.26: the third marker is allowed, a balcony never."""
    state = begin(
        GAME, 3, "first 2", "balcony white6", "balcony white7", "balcony white5", "balcony red7",
        options={"placing": "hand", "seals": 2},
    )  # fmt: skip
    assert state.actor == 2
    assert refused(state, "seal white 6") == "FI-11.26"
    GAME.apply_text(state, "seal white 3")
    assert refused(state, "seal white 3") == "FI-2.2"
    GAME.apply_text(state, "seal white 4")
    assert see(state)["owner"][0][:2] == [-2, -2]
    assert state.actor == CHANCE


def test_start_player_and_white_bricks() -> None:
    """FI-2.3: drawn, or set by the host; 2, 3, 4, 5 white bricks in turn order."""
    assert len(GAME.new(4).chance()) == 4
    assert [GAME.text(a) for a, _ in GAME.new(4, {"start": "3"}).chance()] == ["first 3"]
    state = begin(GAME, 4, "first 2")
    assert [bricks["white"] for bricks in see(state)["store"]] == [4, 5, 2, 3]
    assert see(state)["bag"]["white"] == 25 - 14
    with pytest.raises(BadOption, match="no seat 3"):
        GAME.new(3, {"start": "3"})


@given(SEEDS)
def test_start_cards_come_first(seed: int) -> None:
    """FI-2.4, FI-9.4: six of the ten in the row, the others on top of the pile."""
    position = see(dealt(GAME, 2, seed))
    assert sorted(position["row"] + position["start_pile"]) == sorted(box.START_CARDS.value)
    assert len(position["pile"]) == 41
    assert "campanile" not in position["pile"]
    assert len(see(dealt(GAME, 2, seed, campanile=True))["pile"]) == 42


def test_six_cards_with_four_bricks_each() -> None:
    """FI-2.5"""
    position = see(dealt(GAME, 3, 5))
    assert all(position["row"])
    assert [sum(bricks.values()) for bricks in position["row_bricks"]] == [4] * 6


@given(SEEDS)
def test_chance_rolls_until_a_place_is_free(seed: int) -> None:
    """FI-7.1, FI-11.26: any commission that is not covered, each as likely."""
    state = begin(
        GAME, 2, "first 0", "balcony white6", "balcony white7", "balcony white5", "balcony red7",
        options={"placing": "chance", "seals": 7},
    )  # fmt: skip
    draws = state.chance()
    assert len(draws) == 32
    assert {weight for _, weight in draws} == {1}
    GAME.apply_text(state, "neutral white 3")  # a fourth marker on white
    assert len(state.chance()) == 31
    assert (
        sum(row.count(-2) for row in see(dealt(GAME, 2, seed, placing="chance", seals=7))["owner"])
        == 7
    )


@given(SEEDS, st.sampled_from(box.COLOURS))
def test_a_dead_colour(seed: int, colour: str) -> None:
    """FI-7.2: six seals on it, none elsewhere, and no balcony of it."""
    position = see(dealt(GAME, 2, seed, placing="dead-colour", dead=colour))
    for name, row in zip(box.COLOURS, position["owner"], strict=True):
        assert row == ([-2] * 6 if name == colour else [-1] * 6)
    assert all(box.COLOURS[place // 6] != colour for place in position["balconies"])
    assert position["dead"] == colour


def test_a_dead_colour_is_drawn_if_not_chosen() -> None:
    """FI-7.2"""
    state = begin(GAME, 2, "first 0", options={"placing": "dead-colour"})
    assert len(state.chance()) == 6
    with pytest.raises(BadOption, match="placing=dead-colour"):
        GAME.new(2, {"dead": "red"})


def test_bricks_of_a_dead_colour_may_be_built_and_pay() -> None:
    """FI-11.25, FI-7.2: the tower counts for Tribute; its flag goes to nobody."""
    state = table(
        store=[{"green": 1, "red": 4}],
        towers=[["green3*"]],
        row=["tribute", *["fame"] * 5],
        row_bricks=[{}] * 6,
        owner=[[-2] * 6 if c == 2 else [-1] * 6 for c in range(6)],
        dead="green",
    )
    assert "take 3" in offers(state)
    do(state, "take 1")
    assert see(state)["store"][0] == {"red": 4}
    assert see(state)["towers"][0][0]["height"] == 3


def test_our_figures() -> None:
    """FI-9.1, FI-9.2, FI-9.3: with their provenance."""
    assert box.POINTS.value["green"][2:4] == (4, 5)
    assert box.FLAGS.value["white"] == 2
    assert box.FLOORS.value == {5: 1, 6: 2, 7: 3, 8: 4}
    assert "white6=7" in box.BALCONIES.value["I"]
    assert {box.POINTS.mark, box.FLAGS.mark, box.BALCONIES.mark, box.START_CARDS.mark} == {
        "assumed"
    }
    assert box.FLOORS.mark == "derived"
    assert box.BRICKS.mark == "printed"


def test_an_edition_replaces_tables() -> None:
    """FI-9.1 – FI-9.4: and the position keeps them through JSON and views."""
    edition: dict[str, object] = {
        "points": {"white": [2, 2, 2, 2, 2, 2]},
        "flags": {"red": 9},
        "floors": {"8": 7},
        "balconies": {"IV": ["purple8=20", "blue8=19"]},
        "start": ["mason"] * 3 + ["alchemist"] * 4 + ["smuggler"] * 3,
    }
    state = GAME.new(2, edition=edition)
    again = GAME.from_json(see(state))
    assert see(again)["tables"]["points"]["white"] == [2] * 6
    assert see(again)["tables"]["floors"]["8"] == 7
    assert see(again)["start_pile"].count("alchemist") == 4
    do(state)
    assert see(state)["balconies"][3] in (29, 35)


def test_one_row_of_balconies_is_corrected_without_the_others() -> None:
    """FI-9.3: a tile that a corrected row has leaves the row where we had assumed it."""
    state = GAME.new(2, edition={"balconies": {"I": ["red5=7", "blue4=7"]}})
    rows = see(state)["tables"]["balconies"]
    assert sorted(rows["I"]) == ["blue4=7", "red5=7"]
    assert sorted(rows["II"]) == ["blue5=8", "purple4=8", "white7=8", "yellow6=8"]


def test_an_edition_says_whether_balconies_show_the_whole_value() -> None:
    """FI-3.9, FI-9.3: what is added comes on top of the printed points."""
    edition: dict[str, object] = {
        "balcony-values": "added",
        "balconies": {"I": ["red5=7", "blue4=3"]},
    }
    rows = see(GAME.new(2, edition=edition))["tables"]["balconies"]
    assert sorted(rows["I"]) == ["blue4=7", "red5=12"]


def test_an_edition_says_how_high_the_lowest_commission_is() -> None:
    """FI-1.2: a tower of 2 is delivered, one of 8 is not; balconies stay on their heights."""
    tables = see(GAME.new(2, edition={"lowest-height": 2}))["tables"]
    towers = [["green2", "green8", "white6"]]
    balconies = [box.commission(*tile, 2) for tile in [("white", 6), ("red", 5), ("green", 6)]]
    state = table(
        phase="delivering",
        towers=towers,
        tables=tables,
        balconies=[*balconies, box.commission("blue", 6, 2)],
    )
    assert offers(state, "deliver") == ["deliver 1", "deliver 3"]
    assert refused(state, "deliver 2") == "FI-3.8"
    assert "commission:green:2" in next(
        choice["parts"]
        for choice in GAME.prompt(state, 0)["choices"]
        if choice["text"] == "deliver 1"
    )
    assert GAME.tables(state)["heights"] == [2, 3, 4, 5, 6, 7]
    do(state, "deliver 1", "deliver 3")
    assert state.scores()[0] == 2 + 7 + 2  # the lowest green one; balcony I and the floor of 6
    again = GAME.from_json(see(state))
    assert GAME.view(again, 0) == GAME.view(state, 0)


def test_an_edition_says_where_the_floor_tiles_lie() -> None:
    """FI-1.2, FI-3.10: the first of them beside height 4."""
    tables = see(GAME.new(2, edition={"lowest-floor": 4, "floors": {"5": 9}}))["tables"]
    state = table(phase="delivering", towers=[["green4", "purple8"]], tables=tables)
    assert GAME.tables(state)["floors"] == {"4": 9, "5": 2, "6": 3, "7": 4}
    do(state, "deliver 1", "deliver 2")
    assert state.scores()[0] == 3 + 9 + 16


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ({"points": {"white": [1, 2]}}, "must list 6 values"),
        ({"points": {"wite": [1] * 6}}, "did you mean 'white'"),
        ({"points": 3}, "must list its rows by name"),
        ({"flags": {"red": -1}}, "from 0 to 99"),
        ({"floors": {"4": 1}}, "has no '4'"),
        ({"balconies": {"I": "white6=7"}}, "must list tiles"),
        ({"balconies": {"I": ["white=7", "red4=6"]}}, "reads like white6=7"),
        ({"balconies": {"I": ["white9=7", "red4=6"]}}, "no such commission"),
        ({"lowest-height": 2, "balconies": {"I": ["white8=7", "red4=6"]}}, "no such commission"),
        ({"lowest-height": 5}, "from 2 to 4"),
        (
            {"balconies": {"I": ["red5=7", "blue4=7"], "II": ["red5=7"]}},
            "Two balconies cover red5",
        ),
        ({"balconies": {"I": ["white6=7"]}}, "two colours"),
        ({"start": ["mason"]}, "ten cards"),
        ({"start": ["mason"] * 10}, "lists more cards"),
        ({"start": ["masn"] * 10}, "did you mean 'mason'"),
        ({"start": [*box.START_CARDS.value[:9], "campanile"]}, "cannot be a start card"),
        ({"colours": {}}, "no table 'colours'"),
    ],
)
def test_an_edition_that_does_not_fit_is_refused(edition: dict[str, object], sentence: str) -> None:
    """FI-9.1 – FI-9.4"""
    with pytest.raises(BadEdition, match=sentence):
        GAME.new(2, edition=edition)
