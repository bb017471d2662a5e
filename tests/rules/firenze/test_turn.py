"""FI-3: the six phases of a turn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from palazzi.testing import begin, random_game
from tests.rules.firenze.table import (
    GAME,
    census,
    do,
    offers,
    owners,
    refused,
    see,
    store,
    table,
    towers,
)


def test_a_card_costs_a_brick_for_each_card_to_its_left() -> None:
    """FI-3.1, FI-3.2, FI-11.12: colours and places of the payer's choice, paid before taking."""
    state = table(store=[{"white": 1, "red": 1}])
    assert offers(state, "take") == ["take 1", "take 2", "take 3"]
    assert refused(state, "take 4") == "FI-3.1"
    do(state, "take 3", "lay red")  # the last one is forced
    row = see(state)["row_bricks"]
    assert row[0] == {"white": 1, "yellow": 3, "red": 1}
    assert row[1] == {"white": 2, "yellow": 3}
    assert store(state) == {"white": 1, "yellow": 3}
    assert see(state)["hands"][0] == ["disgrace"]


def test_the_row_closes_and_is_refilled() -> None:
    """FI-3.3"""
    state = table(pile=["tribute", "fame"])
    do(state, "take 1")
    position = see(state)
    assert position["row"] == ["scandal", "disgrace", "bridge", "alchemist", "mason", "tribute"]
    assert sum(position["row_bricks"][5].values()) == 4


def test_a_short_bag_gives_what_it_has() -> None:
    """FI-3.3, FI-11.27: fewer or none, nothing later; such a card is taken like any other."""
    state = do(table(bag={"red": 3}), "take 1")
    assert see(state)["row_bricks"][5] == {"red": 3}
    state = do(table(bag={}), "take 1")
    assert see(state)["row_bricks"][5] == {}
    do(state, *(["done"] if offers(state) else []))
    bare = table(bag={}, row_bricks=[{}] * 6)
    assert offers(bare) == ["take 1"]
    do(bare, "take 1")
    assert see(bare)["hands"][0] == ["fame"]


def test_the_discards_become_the_pile_when_it_is_used_up() -> None:
    """FI-3.3: at once, or, if there were none, when a card is needed."""
    state = do(table(pile=["fame"], discards=["smuggler", "tribute"]), "take 1")
    assert see(state)["pile"] == ["tribute", "smuggler"]
    assert see(state)["discards"] == []
    state = do(table(pile=["fame"], discards=[]), "take 1")
    assert see(state)["pile"] == []
    needed = do(table(pile=[], discards=["smuggler"]), "take 1")
    assert see(needed)["row"][5] == "smuggler"


def test_three_bricks_for_one_of_the_row() -> None:
    """FI-3.4: once a turn."""
    state = table(phase="swapping", store=[{"white": 3, "red": 3}])
    do(state, "swap 2 yellow", "lay white", "lay red", "lay red")
    assert see(state)["row_bricks"][1] == {"white": 2, "yellow": 2, "red": 2}
    assert store(state) == {"white": 2, "yellow": 1, "red": 1}
    again = table(
        phase="swapping", store=[{"white": 3, "red": 3}], swapped=True, hands=[["smuggler"]]
    )
    assert refused(again, "swap 2 yellow") == "FI-3.4"
    poor = table(phase="swapping", store=[{"white": 2}, {"red": 1}], hands=[["smuggler"]])
    assert refused(poor, "swap 2 yellow") == "FI-3.4"


def test_a_tower_has_one_colour_and_is_never_lowered() -> None:
    """FI-3.5, FI-11.11: new and raised towers, several of a colour; none are joined."""
    state = table(phase="building", store=[{"white": 4, "red": 1}], towers=[["white2*"]])
    assert offers(state) == ["done", "found white", "found red", "raise 1"]
    do(state, "found white", "raise 1")
    assert towers(state) == ["white3", "white1"]
    assert refused(state, "raise 3") == "FI-3.5"
    assert refused(state, "found blue") == "FI-3.5"


def test_building_costs_by_number_and_six_is_the_most() -> None:
    """FI-3.6, FI-11.12"""
    for built, cost in enumerate([0, 0, 0, 1, 3, 6, 10]):
        state = table(phase="building", store=[{"white": 20}], owner=[[-2] * 6] + [[-1] * 6] * 5)
        do(state, *["found white"] * min(built, 1), *["raise 1"] * (built - 1))
        assert len(offers(state)) > 1 or built == 6
        if offers(state, "done"):
            before = see(state)["bag"]["white"]
            do(state, "done")
            assert see(state)["bag"]["white"] - before == cost + max(0, 20 - built - cost - 10)
    full = table(phase="building", store=[{"white": 20}, {"red": 1}], built=6, hands=[["smuggler"]])
    assert refused(full, "found white") == "FI-3.6"


def test_the_cost_is_paid_in_colours_of_choice() -> None:
    """FI-3.6"""
    state = table(phase="building", store=[{"white": 3, "red": 2}])
    do(state, "found white", "raise 1", "raise 1", "done")
    assert see(state)["actor"] == 1  # one colour was left: forced
    state = table(phase="building", store=[{"white": 4, "red": 2}])
    do(state, "found white", "raise 1", "raise 1")  # a fourth could not be paid for
    assert offers(state) == ["return white", "return red"]
    do(state, "return red")
    assert store(state) == {"white": 1, "red": 1}


def test_what_was_not_raised_is_torn_down() -> None:
    """FI-3.7: half, rounded up, to the bag."""
    state = table(
        phase="building", store=[{"white": 1}], towers=[["white2*", "red5*", "blue1*"]], bag={}
    )
    do(state, "raise 1")
    assert see(state)["bag"] == {"red": 3, "blue": 1}
    assert store(state) == {"red": 2}
    assert towers(state) == ["white3"]


def test_deliver_exactly_the_height_of_a_free_commission() -> None:
    """FI-3.8: points, a seal, all bricks to the bag; any number a turn."""
    state = table(
        phase="delivering",
        towers=[["white3", "blue4", "purple6", "yellow3"]],
        owner=owners(yellow={3: 1}),
        bag={},
    )
    assert offers(state) == ["done", "deliver 1", "deliver 2", "deliver 3"]
    assert refused(state, "deliver 4") == "FI-3.8"
    do(state, "deliver 1", "deliver 2")
    position = see(state)
    assert state.scores()[0] == 1 + 4
    assert position["seals"][0] == 7
    assert position["owner"][0][0] == position["owner"][4][1] == 0
    assert position["bag"] == {"white": 3, "blue": 4}


def test_balconies_in_order() -> None:
    """FI-3.9: the lowest open one, then the next in the same turn, at their own points."""
    state = table(phase="delivering", towers=[["white6", "red5", "green6"]], floors=[False] * 4)
    assert offers(state, "deliver") == ["deliver 1"]
    assert refused(state, "deliver 2") == "FI-3.9"
    do(state, "deliver 1")
    assert state.scores()[0] == 7
    assert offers(state, "deliver") == ["deliver 2"]
    do(state, "deliver 2")
    assert state.scores()[0] == 15


def test_the_first_of_a_height_gets_the_floor_bonus() -> None:
    """FI-3.10: once, balconies included."""
    state = table(phase="delivering", towers=[["purple5", "yellow5", "purple8"]])
    do(state, "deliver 1", "deliver 2")
    assert state.scores()[0] == 6 + 1 + 3
    do(state, "deliver 3")
    assert state.scores()[0] == 10 + 16 + 4
    assert see(state)["floors"] == [False, True, True, False]
    balcony = do(table(phase="delivering", towers=[["white6", "blue7"]]), "deliver 1")
    assert balcony.scores()[0] == 7 + 2


def test_ten_bricks_are_kept() -> None:
    """FI-3.11: surplus of choice to the bag; towers do not count."""
    state = table(phase="delivering", store=[{"white": 8, "red": 4}], towers=[["blue7"]], bag={})
    do(state, "done")
    assert offers(state) == ["return white", "return red"]
    assert GAME.prompt(state)["rules"] == ["FI-3.11"]
    do(state, "return red", "return white")
    assert store(state) == {"white": 7, "red": 3}
    assert state.actor == 1


def test_five_cards_are_kept() -> None:
    """FI-3.12: persons and buildings of choice go, feasts never."""
    state = table(
        phase="delivering",
        towers=[["blue7"]],
        hands=[["mason", "fame", "scandal", "disgrace", "recognition"]],
        buildings=[["bridge"]],
    )
    do(state, "done")
    assert offers(state) == ["drop mason", "drop bridge"]
    assert refused(state, "drop scandal") == "FI-3.12"
    do(state, "drop bridge")
    assert see(state)["open"][0] == []
    assert see(state)["discards"] == ["bridge"]
    assert state.actor == 1


def test_limits_only_in_the_own_phase_6() -> None:
    """FI-3.13: down to the limit; with more than five feasts all else goes, and they stay."""
    feasts = ["fame", "fame", "scandal", "disgrace", "recognition", "recognition"]
    state = table(
        phase="delivering",
        towers=[["blue7"]],
        hands=[[*feasts, "mason", "mason"], ["mason"] * 3 + ["smuggler"] * 3],
        buildings=[["bridge"]],
        store=[{}, {"white": 14}],
    )
    do(state, "done", "drop bridge")  # then only Masons are left: forced
    assert sorted(see(state)["hands"][0]) == sorted(feasts)
    assert state.actor == 1
    assert store(state, 1) == {"white": 14}
    assert len(see(state)["hands"][1]) == 6


@given(st.integers(0, 1000))
def test_no_more_than_six_towers_outlast_a_turn(seed: int) -> None:
    """FI-3.6, FI-3.7: why tower numbers 1 to 12 suffice."""
    for state, _ in random_game(GAME, 2, seed):
        position = see(state)
        for seat, row in enumerate(position["towers"]):
            if seat != position["active"]:
                assert all(tower is None for tower in row[6:])


def test_bricks_and_cards_are_never_lost() -> None:
    """FI-1.1, FI-8.1: here for the setup; the conformance suite looks at whole games."""
    state = begin(GAME, 4, "first 0", options={"campanile": True})
    assert census(state) == 88
    assert sum(state.census().values()) == 88 + 52
