"""FI-8.2 – FI-8.9: the eight events, and what FI-4.1 and FI-11 decide about them."""

from __future__ import annotations

from palazzi.core.state import CHANCE
from tests.rules.firenze.table import EMPTY, GAME, do, offers, refused, see, store, table, towers


def row(event: str) -> list[str]:
    """A row with the event on the left, where it is free."""
    return [event, "fame", "fame", "mason", "mason", "mason"]


def test_collapse() -> None:
    """FI-8.2: one own tower of choice, all its bricks to the bag."""
    state = table(row=row("collapse"), row_bricks=EMPTY, towers=[["white3*", "red5*"]], bag={})
    do(state, "take 1")
    assert offers(state) == ["raze 1", "raze 2"]
    assert GAME.prompt(state)["rules"] == ["FI-8.2"]
    GAME.apply_text(state, "raze 2")
    assert see(state)["bag"] == {"red": 5}
    assert towers(state) == ["white3"]
    assert see(state)["discards"] == ["collapse"]


def test_collapse_without_a_tower() -> None:
    """FI-8.2: nothing; and it hits only its taker (FI-4.1)."""
    state = table(row=row("collapse"), row_bricks=EMPTY, towers=[[], ["red5"]])
    GAME.apply_text(state, "take 1")
    assert state.actor == CHANCE
    assert towers(state, 1) == ["red5"]


def test_flood() -> None:
    """FI-8.3, FI-11.6: a third, rounded up, by everybody clockwise, each of their own choice."""
    state = table(
        3,
        row=row("flood"),
        row_bricks=[{"blue": 4}, *EMPTY[1:]],
        store=[{"white": 2, "red": 2}, {"white": 1}, {"white": 3, "green": 4}],
    )
    GAME.apply_text(state, "take 1")
    assert (state.actor, offers(state)) == (0, ["return white", "return red"])
    GAME.apply_text(state, "return white")
    GAME.apply_text(state, "return red")
    assert store(state, 1) == {}  # one brick of one: forced
    assert state.actor == 2
    for _ in range(3):
        GAME.apply_text(state, "return green")
    assert store(state, 2) == {"white": 3, "green": 1}
    assert store(state) == {"white": 1, "red": 1, "blue": 4}


def test_the_bricks_of_a_flood_come_after_it() -> None:
    """FI-8.3: they neither count nor can be given."""
    state = table(row=row("flood"), row_bricks=[{"blue": 4}, *EMPTY[1:]], store=[{"red": 1}])
    GAME.apply_text(state, "take 1")
    assert store(state) == {"blue": 4}


def test_warehouse_fire() -> None:
    """FI-8.4: three of everybody, or all; not those of the card."""
    state = table(
        row=row("warehouse-fire"),
        row_bricks=[{"blue": 4}, *EMPTY[1:]],
        store=[{"white": 2}, {"white": 3, "red": 1}],
    )
    GAME.apply_text(state, "take 1")
    assert store(state) == {}  # its four blue ones wait until all are through
    assert state.actor == 1
    for colour in ("white", "white", "red"):
        GAME.apply_text(state, f"return {colour}")
    assert store(state, 1) == {"white": 1}
    assert store(state) == {"blue": 4}


def test_luxury_tax() -> None:
    """FI-8.5: two bricks for each tower of five or more; who can pay must."""
    state = table(
        row=row("luxury-tax"),
        row_bricks=EMPTY,
        store=[{"white": 3, "red": 2}],
        towers=[["white4*", "red5*"], ["blue5"]],
    )
    do(state, "take 1")
    assert offers(state) == ["return white", "return red"]
    do(state, "return white", "return white")
    assert store(state) == {"white": 1, "red": 2}
    assert towers(state) == ["white4", "red5"]
    assert towers(state, 1) == []  # nothing to pay with: a ruin
    assert store(state, 1) == {"blue": 2}


def test_luxury_tax_that_can_be_paid_for_some() -> None:
    """FI-8.5, FI-11.9: the owner chooses; bricks of ruins do not pay."""
    state = table(
        row=row("luxury-tax"),
        row_bricks=EMPTY,
        store=[{"white": 3}],
        towers=[["white6*", "red5*", "blue7*", "green2*"]],
        bag={},
    )
    do(state, "take 1")
    assert offers(state) == ["forfeit 1", "forfeit 2", "forfeit 3"]
    GAME.apply_text(state, "forfeit 1")
    assert offers(state) == ["forfeit 2", "forfeit 3"]
    GAME.apply_text(state, "forfeit 2")
    assert towers(state) == ["blue7", "green2"]
    assert store(state) == {"white": 1 + 3, "red": 2}
    assert see(state)["bag"] == {"white": 2 + 3, "red": 3}


def test_botched_work() -> None:
    """FI-8.6, FI-11.10: one brick of one own tower; without its only brick it is gone."""
    state = table(row=row("botched-work"), row_bricks=EMPTY, towers=[["white3*", "red1*"]], bag={})
    do(state, "take 1")
    assert offers(state) == ["chip 1", "chip 2"]
    GAME.apply_text(state, "chip 2")
    assert towers(state) == ["white3"]
    assert see(state)["bag"] == {"red": 1}
    none = table(row=row("botched-work"), row_bricks=EMPTY)
    GAME.apply_text(none, "take 1")
    assert none.actor == CHANCE


def test_renaissance() -> None:
    """FI-8.7: pile, discards and the card itself, before the row is refilled."""
    state = table(
        row=row("renaissance"), row_bricks=EMPTY, start_pile=["mason"], pile=["fame"],
        discards=["tribute"],
    )  # fmt: skip
    GAME.apply_text(state, "take 1")
    assert {GAME.text(a) for a, _ in state.chance()} == {
        "deal mason", "deal fame", "deal tribute", "deal renaissance",
    }  # fmt: skip
    assert see(state)["discards"] == []


def test_saboteur() -> None:
    """FI-8.8, FI-11.1: an event; one brick of a tower of another player."""
    state = table(
        3, row=row("saboteur"), row_bricks=EMPTY, towers=[["white3*"], ["red2"], ["red4", "blue1"]]
    )
    do(state, "take 1")
    assert offers(state) == ["sabotage 1 1", "sabotage 1 2", "sabotage 2 2"]
    do(state, "sabotage 2 2")
    assert towers(state, 2) == ["red4"]
    assert see(state)["discards"] == ["saboteur"]
    alone = table(row=row("saboteur"), row_bricks=EMPTY, towers=[["white3*"]])
    GAME.apply_text(alone, "take 1")
    assert alone.actor == CHANCE
    assert towers(alone) == ["white3"]


def test_tribute() -> None:
    """FI-8.9: a brick of its colour for each tower; nobody may refuse."""
    state = table(
        row=row("tribute"),
        row_bricks=EMPTY,
        store=[{"white": 2, "red": 1}, {"white": 5}],
        towers=[["white3*", "white1*"], ["blue5"]],
    )
    GAME.apply_text(state, "take 1")
    assert store(state) == {"red": 1}
    assert towers(state) == ["white3", "white1"]
    assert towers(state, 1) == []
    assert store(state, 1) == {"white": 5, "blue": 2}


def test_tribute_with_too_few_bricks_of_two_colours() -> None:
    """FI-8.9, FI-11.9: of each colour the owner chooses which towers fall."""
    state = table(
        row=row("tribute"),
        row_bricks=EMPTY,
        store=[{"white": 1, "red": 1}],
        towers=[["white3*", "white1*", "red4*", "red5*", "blue6*"]],
        bag={},
    )
    do(state, "take 1")
    assert offers(state) == ["forfeit 1", "forfeit 2", "forfeit 3", "forfeit 4"]
    do(state, "forfeit 2")
    assert offers(state) == ["forfeit 3", "forfeit 4"]
    GAME.apply_text(state, "forfeit 3")
    assert towers(state) == ["white3", "red5"]
    assert store(state) == {"red": 2, "blue": 3}
    assert see(state)["bag"] == {"white": 1 + 1, "red": 1 + 2, "blue": 3}


def test_bricks_of_the_card_pay_tax_and_tribute() -> None:
    """FI-11.3"""
    tribute = table(row=row("tribute"), row_bricks=[{"red": 1}, *EMPTY[1:]], towers=[["red4*"]])
    GAME.apply_text(tribute, "take 1")
    assert towers(tribute) == ["red4"]
    tax = table(row=row("luxury-tax"), row_bricks=[{"white": 2}, *EMPTY[1:]], towers=[["red6*"]])
    GAME.apply_text(tax, "take 1")
    assert towers(tax) == ["red6"]
    assert store(tax) == {}


def test_events_belong_to_phase_1() -> None:
    """FI-11.7, FI-11.10: a chipped tower is raised in phase 3 and stands."""
    state = table(
        row=row("botched-work"), row_bricks=[{"white": 1}, *EMPTY[1:]], towers=[["white3*"]], bag={}
    )
    do(state, "take 1")
    assert towers(state) == ["white2"]
    do(state, "raise 1")
    assert towers(state) == ["white3"]


def test_no_person_during_an_event() -> None:
    """FI-11.13"""
    state = table(
        row=row("collapse"), row_bricks=EMPTY, towers=[["white3*", "red5*"]],
        hands=[["smuggler"]], store=[{"red": 1}, {"red": 1}],
    )  # fmt: skip
    assert "play smuggler" in offers(state)
    do(state, "take 1")
    assert refused(state, "play smuggler") == "FI-11.13"
