"""What a table wants of a seat, and since when."""

from __future__ import annotations

from palazzi.table import ClockRules
from palazzi.table.calls import calls_to
from tests.table.house import House

HOUR = 3_600_000


def wanted(house: House, seat: int) -> list[tuple[str, int]]:
    """What for, and how long it has waited."""
    return [(call.kind, house.now - call.since) for call in calls_to(house.table.fold, seat)]


def test_a_turn_waits_since_the_move_before_it_whatever_is_asked_meanwhile() -> None:
    house = House(players=2).begin()
    actor = house.table.fold.actor
    house.now += HOUR
    assert wanted(house, actor) == [("turn", HOUR)]
    house.do(house.table.company.ask(actor, "cancel", now=house.time))
    house.now += HOUR
    assert wanted(house, 1 - actor) == [("question", HOUR)]
    assert wanted(house, actor) == [("turn", 2 * HOUR + 1000)]
    house.do(house.table.company.answer(1 - actor, False, now=house.time))
    assert wanted(house, 1 - actor) == []


def test_a_deal_waits_since_the_terms_were_frozen() -> None:
    house = House(players=2, keep=(0, 1)).sit()
    house.do(house.table.dealing.start(0, now=house.time))
    house.now += HOUR
    assert wanted(house, 1) == [("deal", HOUR)]


def test_whose_time_is_up_is_a_question_to_the_others_since_then() -> None:
    house = House(players=2, clock=ClockRules("move", 8 * HOUR)).begin()
    actor = house.table.fold.actor
    house.now += 9 * HOUR
    house.do(house.table.play.tick(house.now))
    house.now += HOUR
    assert wanted(house, 1 - actor) == [("overtime", HOUR)]
