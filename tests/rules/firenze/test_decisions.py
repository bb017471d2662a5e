"""FI-11: what the rulebook leaves open and no other file shows."""

from __future__ import annotations

import pytest

from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from palazzi.core.state import OVER
from palazzi.games.firenze.absent import absent_choice
from palazzi.games.firenze.state import Firenze
from palazzi.table import ClockRules
from palazzi.table.events import Played, RanOut
from tests.rules.firenze.table import GAME, do, offers, refused, see, table, towers
from tests.table.house import House


def absent(state: object) -> str:
    """What the game chooses for the actor."""
    assert isinstance(state, Firenze)
    return GAME.text(absent_choice(state))


def test_bricks_of_an_absent_player() -> None:
    """FI-11.4: colours without a tower first, from white to purple; then the others."""
    state = table(
        phase="costing", owed=3, store=[{"white": 2, "red": 1, "blue": 1}], towers=[["white3"]]
    )
    chosen = []
    for _ in range(2):
        chosen.append(absent(state))
        GAME.apply_text(state, chosen[-1])
    assert chosen == ["return red", "return blue"]


def test_towers_of_an_absent_player() -> None:
    """FI-11.4: the player keeps the highest, of equal ones the rarer colour."""
    row = ["luxury-tax", *["fame"] * 5]
    state = table(
        row=row, row_bricks=[{}] * 6, store=[{"white": 2}],
        towers=[["purple5*", "white5*", "red6*"]],
    )  # fmt: skip
    do(state, "take 1")
    assert absent(state) == "forfeit 2"
    do(state, "forfeit 2")
    assert absent(state) == "forfeit 1"


@pytest.mark.parametrize("seed", range(3))
def test_an_absent_player_always_has_a_choice(seed: int) -> None:
    """FI-11.4: a whole game of absent players ends (FI-11.5)."""
    state = GAME.new(2, {"campanile": True, "placing": "hand"})
    runner = Playout(Rng(seed))
    while state.actor != OVER:
        assert isinstance(state, Firenze)
        state.apply(runner.choose(state) if state.actor < 0 else absent_choice(state))
    assert see(state)["quiet"] == 40


def test_several_choose_clockwise_and_see_the_choices_before() -> None:
    """FI-11.6, FI-4.1: from the active player on, here seat 2."""
    state = table(
        3, active=2, actor=2, row=["warehouse-fire", *["fame"] * 5], row_bricks=[{}] * 6,
        store=[{"white": 3, "red": 1}, {"white": 3, "red": 1}, {"white": 3, "red": 1}],
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    order = []
    for _ in range(3):
        order.append(state.actor)
        for _ in range(3):
            GAME.apply_text(state, "return white")
    assert order == [2, 0, 1]


def test_towers_have_no_limit() -> None:
    """FI-11.11: begun or raised this turn, a tower may be delivered this turn."""
    state = table(
        phase="building", store=[{"yellow": 13}], towers=[["yellow12*", "yellow2*"]], bag={}
    )
    do(state, "raise 1", "raise 2", "found yellow", "raise 3", "raise 3")
    assert towers(state) == ["yellow13", "yellow3", "yellow3"]
    assert offers(state, "deliver") == ["deliver 2", "deliver 3"]


def test_a_swap_wants_what_lay_there_before() -> None:
    """FI-11.18: a card without bricks cannot be used."""
    state = table(
        phase="swapping", store=[{"red": 4}], row_bricks=[{"blue": 1}, {}, {}, {}, {}, {}]
    )
    assert offers(state) == ["done", "swap 1 blue"]
    assert refused(state, "swap 1 red") == "FI-11.18"
    assert refused(state, "swap 2 blue") == "FI-11.18"


def test_a_monument_counts_in_the_next_own_phase_6() -> None:
    """FI-11.19"""
    state = table(
        row=["monument", *["fame"] * 5], row_bricks=[{}] * 6, towers=[[], ["red4"]],
        hands=[[], ["mason"] * 2 + ["smuggler"] * 3],
    )  # fmt: skip
    do(state, "take 1")
    assert state.actor == 1
    assert len(see(state)["hands"][1]) == 6
    do(state, "take 1")
    while state.actor == 1 and offers(state, "done"):
        do(state, "done")
    assert "drop mason" in offers(state)


def test_there_is_always_a_card_to_take() -> None:
    """FI-11.27, FI-3.1: taking is asked even if only the leftmost can be paid for."""
    state = table(row_bricks=[{}] * 6)
    assert offers(state) == ["take 1"]


def test_four_church_cards_find_a_space() -> None:
    """FI-11.22"""
    state = table(
        row=["campanile", *["fame"] * 5], row_bricks=[{}] * 6, church=[True, True, True, False]
    )
    GAME.apply_text(state, "take 1")
    assert see(state)["church"] == [True] * 4


def test_dead_colour_towers_count() -> None:
    """FI-11.25: for the Monument, the Luxury tax and, if white, as bell tower."""
    dead = [[-2] * 6] + [[-1] * 6] * 5
    monument = table(
        row=["monument", *["fame"] * 5], row_bricks=[{}] * 6, owner=dead, dead="white",
        towers=[[], ["white2"]],
    )  # fmt: skip
    GAME.apply_text(monument, "take 1")
    assert see(monument)["hands"][1] == ["monument"]
    bell = table(
        phase="delivering", towers=[["white3"]], owner=dead, dead="white",
        church=[False, False, False, True], hands=[["patrician", "fame"]],
    )  # fmt: skip
    assert "bell 1" in offers(bell)
    tax = table(
        row=["luxury-tax", *["fame"] * 5], row_bricks=[{}] * 6, owner=dead, towers=[["white5*"]]
    )
    GAME.apply_text(tax, "take 1")
    assert towers(tax) == []


def struck(clock: ClockRules) -> House:
    """A table where another player's event asks a bystander for bricks."""
    house = House("firenze", 2, seed=2, clock=clock)
    table = house.begin().table
    while table.fold.actor == see(table.fold.state)["active"]:
        house.submit(table.fold.actor, house.choices(table.fold.actor)[0])
    assert see(table.fold.state)["phase"] == "struck"
    return house


def test_a_bystander_whose_time_is_up_does_not_hold_up_the_game() -> None:
    """FI-11.4: all bricks owed go at once, as an ordinary move of that seat."""
    house = struck(ClockRules("move", 60_000))
    table, bystander = house.table, house.table.fold.actor
    owed = see(table.fold.state)["owed"]
    (event,) = house.do(table.play.tick(table.fold.events[-1].at + 60_000))
    assert isinstance(event, Played)
    assert (event.by, event.bot) == (bystander, None)
    assert 0 < len(event.actions) <= owed
    assert {text.split()[0] for text in event.actions} == {"return"}
    assert table.fold.actor != bystander
    assert table.fold.overtime is None
    assert house.rebuilt().fold.state.fingerprint() == table.fold.state.fingerprint()


def test_a_bystander_has_all_the_time_of_the_table() -> None:
    """FI-11.4: no short time for an answer; and whose turn it is, the others decide about."""
    assert struck(ClockRules(answer=30_000)).table.play.deadline() is None
    house = House("firenze", 2, seed=2, clock=ClockRules("move", 60_000))
    table = house.begin().table
    (event,) = table.play.tick(table.fold.events[-1].at + 60_000)
    assert isinstance(event, RanOut)
