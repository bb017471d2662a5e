"""FI-8.10 – FI-8.16: the seven persons, and what FI-4.2, FI-4.6 and FI-11 decide about them."""

from __future__ import annotations

from palazzi.core.state import CHANCE
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


def test_alchemist() -> None:
    """FI-8.10: a storehouse brick for one of choice from the bag."""
    state = table(
        phase="building", store=[{"white": 2, "red": 1}], hands=[["alchemist"]], bag={"blue": 1}
    )
    do(state, "play alchemist", "give white")  # blue is all there is: forced
    assert store(state) == {"white": 1, "red": 1, "blue": 1}
    assert see(state)["bag"] == {"white": 1}
    assert see(state)["discards"] == ["alchemist"]


def test_alchemist_needs_both_sides() -> None:
    """FI-11.15: a bag that is not empty before the swap."""
    empty_bag = table(store=[{"white": 2}], hands=[["alchemist"]], bag={})
    assert refused(empty_bag, "play alchemist") == "FI-11.15"
    no_brick = table(hands=[["alchemist"]])
    assert refused(no_brick, "play alchemist") == "FI-11.15"


def test_smuggler() -> None:
    """FI-8.16: with any other player, both bricks of choice."""
    state = table(
        3, phase="building", store=[{"white": 3}, {"red": 1}, {"blue": 2}], hands=[["smuggler"]]
    )
    do(state, "play smuggler")
    assert offers(state) == ["steal 1 red", "steal 2 blue"]
    do(state, "steal 2 blue")
    assert store(state) == {"white": 2, "blue": 1}
    assert store(state, 2) == {"white": 1, "blue": 1}


def test_smuggler_needs_both_sides() -> None:
    """FI-11.15"""
    assert refused(table(store=[{"white": 3}], hands=[["smuggler"]]), "play smuggler") == "FI-11.15"
    nothing = table(store=[{}, {"white": 3}], hands=[["smuggler"]])
    assert refused(nothing, "play smuggler") == "FI-11.15"


def test_architect() -> None:
    """FI-8.11, FI-11.14: a floor more or less for one delivery; all real bricks to the bag."""
    state = table(phase="delivering", towers=[["blue2", "green4"]], hands=[["architect"]], bag={})
    assert offers(state, "deliver-higher", "deliver-lower") == [
        "deliver-higher 1", "deliver-higher 2", "deliver-lower 2",
    ]  # fmt: skip
    do(state, "deliver-higher 1")
    assert state.scores()[0] == 2
    assert see(state)["bag"] == {"blue": 2}
    assert offers(state, "deliver-higher", "deliver-lower") == []
    nine = do(
        table(phase="delivering", towers=[["purple9"]], hands=[["architect"]]), "deliver-lower 1"
    )
    assert nine.scores()[0] == 16 + 4


def test_architect_goes_by_the_commission() -> None:
    """FI-11.2: floor bonus, privilege and Recognition by the height of the commission."""
    state = table(
        phase="delivering", towers=[["purple5", "purple4"]], hands=[["architect", "architect"]],
        church=[False, True, False, False],
    )  # fmt: skip
    do(state, "deliver-higher 1")
    assert state.scores()[0] == 9 + 2 + 3
    assert refused(state, "deliver-higher 2") == "FI-8.11"  # a second one this turn


def test_architect_is_no_raising() -> None:
    """FI-11.10: only in phase 5, after the ruins."""
    state = table(phase="building", towers=[["red3*"]], hands=[["architect"]], store=[{"white": 1}])
    assert offers(state) == ["done", "found white"]
    do(state, "done")
    assert towers(state) == []


def test_princess() -> None:
    """FI-8.12, FI-11.17: the card costs nothing; not in the turn in which she is taken."""
    state = table(hands=[["princess"]])
    assert offers(state, "take") == ["take 1"]
    do(state, "play princess")
    assert offers(state) == [f"take {n}" for n in range(1, 7)]
    do(state, "take 6")
    assert see(state)["hands"][0] == ["mason"]
    taken = table(row=["princess", *["fame"] * 5], row_bricks=EMPTY)
    do(taken, "take 1")
    assert see(taken)["hands"][0] == ["princess"]


def test_wholesaler_in_phase_1() -> None:
    """FI-8.13, FI-11.16: the bricks enter the bag first; the card need not be taken."""
    state = table(hands=[["wholesaler"]], bag={}, row_bricks=[{"red": 5}, *EMPTY[1:]])
    GAME.apply_text(state, "play wholesaler")  # one card with bricks: forced
    assert see(state)["bag"] == {"red": 5}
    do(state)
    assert see(state)["row_bricks"][0] == {"red": 5}
    assert state.actor == 0
    assert offers(state) == ["take 1"]


def test_wholesaler_in_phase_2_but_not_later() -> None:
    """FI-8.13, FI-11.16: after the refill; on a card with a brick."""
    state = table(hands=[["wholesaler"]], phase="swapping", store=[{"white": 1}])
    do(state, "play wholesaler", "stir 3")
    assert see(state)["phase"] == "building"
    late = table(hands=[["wholesaler"]], phase="building", store=[{"white": 1}])
    assert refused(late, "play wholesaler") == "FI-8.13"
    bare = table(hands=[["wholesaler"]], row_bricks=EMPTY)
    assert refused(bare, "play wholesaler") == "FI-8.13"
    some = table(hands=[["wholesaler"]], row_bricks=[{}, {"red": 1}, {"red": 1}, {}, {}, {}])
    do(some, "play wholesaler")
    assert offers(some) == ["stir 2", "stir 3"]


def test_mason() -> None:
    """FI-8.14, FI-11.17: three less, played before the cost is paid."""
    state = table(phase="building", store=[{"red": 4}], hands=[["mason"]], owner=[[-2] * 6] * 6)
    do(state, "play mason", "found red", "raise 1", "raise 1", "raise 1")
    assert towers(state) == ["red4"]
    assert state.actor == 1
    late = table(phase="costing", owed=1, store=[{"red": 2, "white": 2}], hands=[["mason"]])
    assert refused(late, "play mason") == "FI-11.13"


def test_patrician_averts_an_event_for_its_player_only() -> None:
    """FI-8.15, FI-11.8: before anything happens; others are hit, the bricks are kept."""
    state = table(
        row=["warehouse-fire", *["fame"] * 5], row_bricks=[{"blue": 4}, *EMPTY[1:]],
        store=[{"white": 5}, {"red": 5}], hands=[["patrician"]],
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    assert offers(state) == ["avert", "suffer"]
    GAME.apply_text(state, "avert")
    assert store(state) == {"white": 5, "blue": 4}
    assert store(state, 1) == {"red": 2}
    assert sorted(see(state)["discards"]) == ["patrician", "warehouse-fire"]
    suffered = table(
        row=["warehouse-fire", *["fame"] * 5], row_bricks=EMPTY, store=[{"white": 5}],
        hands=[["patrician"]],
    )  # fmt: skip
    do(suffered, "take 1", "suffer")
    assert store(suffered) == {"white": 2}
    assert see(suffered)["hands"][0] == ["patrician"]


def test_patrician_averts_a_renaissance() -> None:
    """FI-11.8: nothing is shuffled."""
    state = table(
        row=["renaissance", *["fame"] * 5], row_bricks=EMPTY, hands=[["patrician"]],
        discards=["mason"],
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    GAME.apply_text(state, "avert")
    assert see(state)["discards"] == ["renaissance", "mason", "patrician"]


def test_patrician_discards_a_hand_card() -> None:
    """FI-8.15, FI-11.8: a feast too, no building."""
    state = table(hands=[["patrician", "scandal", "mason"]], buildings=[["bridge"]])
    do(state, "play patrician")
    assert offers(state) == ["drop mason", "drop scandal"]
    do(state, "drop scandal")
    assert see(state)["hands"][0] == ["mason"]
    alone = table(hands=[["patrician"]])
    assert refused(alone, "play patrician") == "FI-8.15"


def test_patrician_in_phase_6() -> None:
    """FI-8.15, FI-3.12: the limit is then checked again."""
    feasts = ["fame", "scandal", "disgrace", "recognition", "recognition"]
    state = table(phase="delivering", towers=[["blue7"]], hands=[[*feasts, "patrician"]])
    do(state, "done")
    assert offers(state) == ["play patrician", "drop patrician"]
    assert GAME.prompt(state)["rules"] == ["FI-3.12"]
    do(state, "play patrician", "drop scandal")
    assert sorted(see(state)["hands"][0]) == ["disgrace", "fame", "recognition", "recognition"]
    assert state.actor == 1


def test_no_two_persons_of_one_name_in_a_turn() -> None:
    """FI-4.2: any number of different ones; then they are discarded."""
    state = table(
        phase="building", store=[{"white": 2}, {"red": 2}], owner=owners(white={3: -2}),
        hands=[["alchemist", "alchemist", "smuggler", "mason"]],
    )  # fmt: skip
    do(state, "play mason", "play alchemist", "get blue", "play smuggler", "give blue")
    assert refused(state, "play alchemist") == "FI-4.2"
    assert see(state)["hands"][0] == ["alchemist"]
    assert sorted(see(state)["discards"]) == ["alchemist", "mason", "smuggler"]


def test_a_person_may_be_played_in_the_turn_it_is_taken() -> None:
    """FI-4.6: and only by the player whose turn it is."""
    state = table(
        row=["alchemist", *["fame"] * 5], store=[{"red": 1}, {"red": 1}], hands=[[], ["smuggler"]]
    )
    do(state, "take 1")
    assert "play alchemist" in offers(state)
    assert "play smuggler" not in offers(state)
    assert state.actor == 0


def test_persons_without_a_phase_at_any_moment() -> None:
    """FI-11.13: but not between paying and taking."""
    for phase in ("taking", "swapping", "building", "delivering"):
        state = table(phase=phase, store=[{"red": 2}, {"red": 1}], hands=[["smuggler"]])
        assert "play smuggler" in offers(state)
    over = table(phase="limiting", store=[{"red": 9, "white": 3}, {"red": 1}], hands=[["smuggler"]])
    assert offers(over) == ["return white", "return red", "play smuggler"]
    paying = do(table(store=[{"red": 2, "white": 2}], hands=[["smuggler"]]), "take 2")
    assert refused(paying, "play smuggler") == "FI-11.13"


def test_a_wholesaler_waits_for_chance() -> None:
    """FI-8.13: the new bricks are drawn by weight from the bag."""
    state = table(hands=[["wholesaler"]], row_bricks=[{"red": 2}, *EMPTY[1:]], bag={"blue": 4})
    GAME.apply_text(state, "play wholesaler")
    assert state.actor == CHANCE
    assert [(GAME.text(a), w) for a, w in state.chance()] == [("draw red", 2), ("draw blue", 4)]
