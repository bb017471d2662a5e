"""What is so for a seat, in marks and in words; and when it is quiet."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

import palazzi
from palazzi.locale import LANGUAGES
from palazzi.server.alerts.facts import KINDS, facts_of, kind_of, most_urgent
from palazzi.server.alerts.wishes import NOTHING_SAID, Wishes
from palazzi.server.alerts.words import tell, together
from palazzi.table import ClockRules
from tests.table.house import House

HOUR = 3_600_000


def marks(house: House, seat: int) -> set[str]:
    return set(facts_of(house.table, seat, house.now).marks)


def test_it_is_one_seats_turn_and_the_same_turn_whatever_is_asked_meanwhile() -> None:
    house = House(players=2).begin()
    actor = house.table.fold.actor
    mine = marks(house, actor)
    assert {kind_of(mark) for mark in mine} == {"turn"}
    assert marks(house, 1 - actor) == set()
    house.do(house.table.company.ask(actor, "cancel", now=house.time))
    assert marks(house, actor) == mine
    assert {kind_of(mark) for mark in marks(house, 1 - actor)} == {"question"}
    house.do(house.table.company.answer(1 - actor, False, now=house.time))
    assert marks(house, 1 - actor) == set()
    house.move()
    assert mine.isdisjoint(marks(house, actor))


def test_a_deal_waits_for_whoever_keeps_their_nonce() -> None:
    house = House(players=2, keep=(1,)).sit()
    house.do(house.table.dealing.start(0, now=house.time))
    assert marks(house, 1) == {"deal:1"}
    assert marks(house, 0) == set()


def test_time_is_told_when_a_quarter_is_left_and_then_the_others_are_asked() -> None:
    house = House(players=2, clock=ClockRules("move", 8 * HOUR)).begin()
    table, actor = house.table, house.table.fold.actor
    first = facts_of(table, actor, house.now)
    assert first.again == table.fold.clock.since + 6 * HOUR
    later = facts_of(table, actor, first.again)
    assert {kind_of(mark) for mark in later.marks} == {"turn", "time"}
    assert later.again is None
    assert (most_urgent(later.marks) or "").startswith("time")
    house.now += 9 * HOUR
    house.do(table.play.tick(house.now))
    assert {kind_of(mark) for mark in marks(house, 1 - actor)} == {"question"}


def test_a_hurried_clock_gives_no_warning() -> None:
    house = House(players=2, clock=ClockRules("move", 60_000)).begin()
    assert facts_of(house.table, house.table.fold.actor, house.now).again is None


def test_who_left_is_told_of_no_turn() -> None:
    house = House(players=2).begin()
    actor = house.table.fold.actor
    house.do(house.table.company.leave(actor, now=house.time))
    assert marks(house, actor) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", palazzi.game_ids())
def test_every_fact_has_words_in_every_language(language: str, game: str) -> None:
    house = House(game, players=2).sit()
    told = [tell(house.table, 0, f"{about}:1", language) for about in KINDS]
    assert all(one.title and "Bert" in one.body and "Anna" not in one.body for one in told)
    assert len({one.title for one in told}) == len(KINDS)
    assert str(len(told)) in together(told, language).title
    assert together(told[:1], language).path == "/t/t1"


@pytest.mark.parametrize(
    ("quiet", "hour", "ends"),
    [
        ((22 * 60, 7 * 60), 23, 7),
        ((22 * 60, 7 * 60), 3, 7),
        ((22 * 60, 7 * 60), 12, None),
        ((13 * 60, 15 * 60), 14, 15),
        ((13 * 60, 15 * 60), 15, None),
        (None, 3, None),
    ],
)
def test_quiet_hours_are_those_of_the_players_clock(
    quiet: tuple[int, int] | None, hour: int, ends: int | None
) -> None:
    zone = ZoneInfo("Europe/Amsterdam")
    wishes = Wishes(frozenset(), quiet, "Europe/Amsterdam", "nl")
    at = int(datetime(2026, 3, 28, hour, 30, tzinfo=zone).timestamp() * 1000)
    until = wishes.quiet_until(at)
    assert (None if until is None else datetime.fromtimestamp(until / 1000, zone).hour) == ends
    assert NOTHING_SAID.quiet_until(at) is None
