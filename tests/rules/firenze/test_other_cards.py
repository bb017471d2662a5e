"""FI-8.17 – FI-8.28: feasts, buildings and church cards, and the kinds of cards (FI-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from palazzi.games.firenze import components as box
from palazzi.games.firenze.state import Firenze
from tests.rules.firenze.table import (
    EMPTY,
    GAME,
    do,
    offers,
    owners,
    refused,
    see,
    store,
    table,
    towers,
)


def end(**fields: object) -> list[int]:
    """The final scores of a position."""
    return table(phase="ended", actor=-2, **fields).scores()  # type: ignore[arg-type]


def test_27_names_on_52_cards() -> None:
    """FI-8.1"""
    copies = Counter(box.CARD_COPIES.value)
    kinds = [box.EVENTS, box.PERSONS, box.FEASTS, box.BUILDINGS, box.CHURCH]
    assert [sum(copies[name] for name in kind) for kind in kinds] == [10, 20, 10, 8, 4]
    assert len(box.CARD_NAMES) == 27


def test_where_each_kind_goes() -> None:
    """FI-4.1, FI-4.2, FI-4.3, FI-4.4, FI-4.5"""
    places = {"renaissance": "pile", "mason": "hands", "fame": "hands", "bridge": "open"}
    for name, place in places.items():
        state = table(row=[name, *["fame"] * 5], row_bricks=EMPTY, pile=["scandal"])
        GAME.apply_text(state, "take 1")
        held = see(state)[place]
        assert name in (held if place == "pile" else held[0])
    church = table(row=["small-privilege", *["fame"] * 5], row_bricks=EMPTY)
    GAME.apply_text(church, "take 1")
    assert see(church)["church"] == [True, False, False, False]


def test_a_feast_stays_to_the_end() -> None:
    """FI-4.3: it cannot be played."""
    assert offers(table(hands=[["fame", "scandal"]])) == ["take 1"]


def test_a_second_copy_of_a_building() -> None:
    """FI-4.4: is discarded at once, its bricks are kept."""
    state = table(
        row=["workshop", *["fame"] * 5], row_bricks=[{"red": 4}, *EMPTY[1:]],
        buildings=[["workshop"]],
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    position = see(state)
    assert position["open"][0] == ["workshop"]
    assert position["discards"] == ["workshop"]
    assert store(state) == {"red": 4}


def test_recognition() -> None:
    """FI-8.17, FI-11.24: each copy, a point per own seal on 3 and 4, balconies included."""
    board = owners(red={3: 0, 4: 0, 5: 0}, blue={4: 1}, white={3: -2})
    plain = end(owner=board)
    with_two = end(owner=board, hands=[["recognition", "recognition"], ["recognition"]])
    assert with_two[0] - plain[0] == 4
    assert with_two[1] - plain[1] == 1
    balcony = [19, 20, 15, 27]  # red 4 as balcony I
    assert end(owner=board, balconies=balcony, hands=[["recognition"]])[0] - plain[0] == 2


@pytest.mark.parametrize(
    ("card", "points"), [("disgrace", -2), ("monument", 3), ("fame", 3), ("scandal", -3)]
)
def test_feasts_count_at_the_end(card: str, points: int) -> None:
    """FI-8.18, FI-8.19, FI-8.20, FI-8.21, FI-5.3, FI-11.24: points may fall below 0."""
    assert end(hands=[[card, card]])[0] == 2 * points
    assert table(hands=[[card]]).scores()[0] == 0  # not before


def test_monument_goes_to_the_highest_tower() -> None:
    """FI-8.19, FI-11.19: whoever took it; its bricks go to the taker."""
    state = table(
        3, row=["monument", *["fame"] * 5], row_bricks=[{"red": 4}, *EMPTY[1:]],
        towers=[["white3*"], ["red5", "red5"], ["blue4"]], hands=[[], ["mason"] * 3 + ["fame"] * 2],
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    assert "monument" in see(state)["hands"][1]
    assert len(see(state)["hands"][1]) == 6  # until their own phase 6
    assert store(state) == {"red": 4}


@pytest.mark.parametrize("sites", [[["white5*"], ["red5"]], [[], []]])
def test_monument_on_a_tie_or_without_tower(sites: list[list[str]]) -> None:
    """FI-8.19: is discarded."""
    state = table(row=["monument", *["fame"] * 5], row_bricks=EMPTY, towers=sites)
    GAME.apply_text(state, "take 1")
    assert see(state)["hands"] == [[], []]
    assert see(state)["discards"] == ["monument"]


def test_a_building_helps_from_the_turn_it_is_taken() -> None:
    """FI-4.4"""
    state = table(
        row=["bridge", *["fame"] * 5], row_bricks=[{"red": 2}, {"blue": 1}, {}, {}, {}, {}], bag={}
    )
    do(state, "take 1")
    assert offers(state, "swap") == ["swap 1 blue"]


def test_bridge() -> None:
    """FI-8.22: a swap costs two; still one per turn."""
    state = table(phase="swapping", store=[{"white": 2}, {"red": 1}], buildings=[["bridge"]])
    do(state, "swap 1 yellow")
    assert see(state)["row_bricks"][0] == {"white": 3, "yellow": 2}
    assert store(state) == {"yellow": 1}
    assert see(state)["phase"] != "swapping"


def test_storehouse() -> None:
    """FI-8.23, FI-11.20: 15 bricks, any number of cards; so it is never lost."""
    state = table(
        phase="delivering", towers=[["blue7"]], store=[{"white": 16}],
        hands=[["mason"] * 3 + ["smuggler"] * 3], buildings=[["storehouse", "bridge"]],
    )  # fmt: skip
    do(state, "done")
    assert store(state) == {"white": 15}
    assert len(see(state)["hands"][0]) == 6
    assert see(state)["open"][0] == ["bridge", "storehouse"]
    assert "drop storehouse" not in [GAME.text(action) for action in GAME.actions]


def test_workshop() -> None:
    """FI-8.24: one less, four less with a Mason, never below nothing."""
    state = table(
        phase="building", store=[{"red": 8}, {"blue": 1}], buildings=[["workshop"]],
        hands=[["mason", "smuggler"]], owner=[[-2] * 6] * 6,
    )  # fmt: skip
    assert isinstance(state, Firenze)
    assert [state.cost(built) for built in range(7)] == [0, 0, 0, 0, 2, 5, 9]
    do(state, "found red", "raise 1", "raise 1", "raise 1", "play mason", "raise 1")
    assert [state.cost(built) for built in range(7)] == [0, 0, 0, 0, 0, 2, 6]
    assert refused(state, "raise 1") == "FI-11.12"
    do(state, "done")
    assert store(state) == {"red": 1}


@pytest.mark.parametrize(("number", "height", "extra"), [(0, 5, 2), (1, 6, 3), (2, 7, 4)])
def test_privileges(number: int, height: int, extra: int) -> None:
    """FI-8.25, FI-8.26, FI-8.27, FI-11.22: for the next of the height; they add up."""
    church = [i == number for i in range(4)]
    state = table(
        phase="delivering", towers=[[f"purple{height}", f"yellow{height}"]], church=church
    )
    points = {5: 6, 6: 9, 7: 12}[height]
    do(state, "deliver 1")
    assert state.scores()[0] == points + (height - 4) + extra
    assert see(state)["church"] == [False] * 4
    assert see(state)["discards"] == [box.CHURCH[number]]
    second = do(state, "deliver 2").scores()[0] - points - (height - 4) - extra
    assert second == {5: 3, 6: 5, 7: 6}[height]


def test_a_privilege_counts_from_the_turn_it_is_laid_and_on_balconies() -> None:
    """FI-11.22: balcony, floor bonus and privilege add up."""
    state = table(
        row=["medium-privilege", *["fame"] * 5], row_bricks=[{"white": 4}, *EMPTY[1:]],
        towers=[["white5*"]], bag={},
    )  # fmt: skip
    do(state, "take 1", "raise 1", "done", "deliver 1")
    assert state.scores()[0] == 7 + 2 + 3


CAMPANILE = [False, False, False, True]


def test_campanile_binds_everybody() -> None:
    """FI-8.28, FI-11.21: a bell tower first, without points or big seal; then all else at once."""
    state = table(
        phase="delivering", towers=[["white3", "red4"]], church=CAMPANILE, bag={},
        bells=[False, False],
    )  # fmt: skip
    assert offers(state) == ["done", "bell 1"]
    assert refused(state, "deliver 2") == "FI-8.28"
    do(state, "bell 1")
    assert state.scores()[0] == 0
    assert see(state)["seals"][0] == 9
    assert see(state)["bag"] == {"white": 3}
    assert see(state)["bells"] == [True, False]
    assert offers(state) == ["done", "deliver 2"]


def test_campanile_is_discarded_when_all_have_delivered() -> None:
    """FI-8.28: the small seals come back."""
    state = table(
        phase="delivering", towers=[["white3", "red4"]], church=CAMPANILE, bells=[False, True]
    )
    do(state, "bell 1")
    assert see(state)["church"] == [False] * 4
    assert see(state)["bells"] == [False, False]
    assert see(state)["discards"] == ["campanile"]


def test_campanile_binds_its_taker_at_once_but_forces_nobody() -> None:
    """FI-11.21: delivering is voluntary, and open at the end it costs nothing."""
    state = table(
        row=["campanile", *["fame"] * 5], row_bricks=[{"red": 2}, *EMPTY[1:]],
        towers=[["red3*", "white3*"]], store=[{"white": 1}], options={"campanile": True}, bag={},
    )  # fmt: skip
    do(state, "take 1", "raise 1", "done")
    assert towers(state) == ["red4"]  # not to be delivered, though red 4 is free
    assert state.actor == 1
    assert end(church=CAMPANILE)[0] == 0


def test_campanile_with_an_architect() -> None:
    """FI-11.14: two or four white bricks will do."""
    state = table(
        phase="delivering", towers=[["white2", "white4", "white5"]], church=CAMPANILE,
        hands=[["architect"]],
    )  # fmt: skip
    assert offers(state, "bell") == ["bell 1", "bell 2"]
    do(state, "bell 2")
    assert see(state)["discards"] == ["architect"]


def test_campanile_with_a_last_seal_pending() -> None:
    """FI-8.28, FI-5.1: the bell tower first, then the last seal and its 5 points."""
    state = table(
        phase="delivering", towers=[["red4", "white3"]], church=CAMPANILE, seals=[1, 3],
        bells=[False, False],
    )  # fmt: skip
    assert refused(state, "deliver 1") == "FI-8.28"
    do(state, "bell 2", "deliver 1")
    assert state.scores()[0] == 3 + 5
    assert see(state)["endgame"] == 0


def test_a_bell_tower_gives_no_majority_and_no_recognition() -> None:
    """FI-11.21"""
    state = table(
        phase="delivering", towers=[["white3"]], church=CAMPANILE, hands=[["recognition"]]
    )
    do(state, "bell 1")
    assert see(state)["owner"][0] == [-1] * 6


def test_the_campanile_may_come_again() -> None:
    """FI-11.21: after a reshuffle, for all."""
    state = table(
        row=["campanile", *["fame"] * 5], row_bricks=EMPTY, bells=[False, False],
        phase="taking", towers=[["white3*"]],
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    assert see(state)["church"] == CAMPANILE
    assert see(state)["bells"] == [False, False]
