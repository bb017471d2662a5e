"""Standings from results made by hand, where every number is known beforehand."""

from __future__ import annotations

from random import Random

import pytest

from palazzi.arena.intervals import mean, wilson
from palazzi.arena.show import as_text
from palazzi.arena.standings import margin, rate, standings
from palazzi.arena.task import Result
from palazzi.core.outcome import rank


def result(number: int, bots: str, scores: list[int], deal: int | None = None) -> Result:
    ranks = rank([(score,) for score in scores])
    seats = len(scores)
    return Result(
        number=number,
        deal=number // 2 if deal is None else deal,
        seating=number % 2,
        bots=tuple(bots.split()),
        scores=tuple(scores),
        ranks=ranks,
        winners=tuple(seat for seat in range(seats) if ranks[seat] == 1),
        length=100 + number,
        reason="over",
        seconds=(0.5,) * seats,
        sources=tuple({"palace": score - 1, "extra": 1} for score in scores),
        incidents=({},) * seats,
    )


def test_a_match_of_two() -> None:
    results = [
        result(0, "a b", [10, 6]),
        result(1, "b a", [5, 7]),
        result(2, "a b", [8, 8]),
        result(3, "b a", [9, 3]),
    ]
    told = standings(results)
    assert (told.games, told.deals, told.players) == (4, 2, 2)
    a, b = told.bots
    assert (a.bot, b.bot) == ("a", "b")
    assert a.won == wilson(2.5, 4)
    assert b.won == wilson(1.5, 4)
    assert a.won_by_deal == mean([1.0, 0.25])
    assert a.margin == mean([3.0, -3.0])
    assert a.margin.value == -b.margin.value
    assert (a.score, b.score) == (7.0, 7.0)
    assert a.sources == {"palace": 6.0, "extra": 1.0}
    assert told.seats == [wilson(2.5, 4), wilson(1.5, 4)]
    assert told.ahead["a"]["b"] == wilson(2.5, 4)
    assert told.length == 101.5
    assert told.reasons == {"over": 4}


def test_luck_that_both_seatings_share_does_not_widen_the_interval() -> None:
    """The lucky seat gains 20; a is one better than b whatever the deal."""
    chance = Random(2)
    results = []
    for deal in range(50):
        luck = chance.choice((-20, 20))
        noise = [chance.choice((-1, 1)) for _ in range(2)]
        results.append(result(2 * deal, "a b", [31 + luck + noise[0], 30]))
        results.append(result(2 * deal + 1, "b a", [30 + luck, 31 + noise[1]]))
    told = standings(results)
    a = told.bots[0]
    assert a.bot == "a"
    assert a.margin.low > 0.5
    assert a.margin.high < 1.5
    assert mean([margin("a", one) for one in results]).low < 0
    assert told.duplicate_gain is not None
    assert told.duplicate_gain > 100


def test_unrelated_games_gain_nothing() -> None:
    chance = Random(3)
    results = [result(n, "a b", [chance.randrange(60), chance.randrange(60)]) for n in range(2000)]
    assert standings(results).duplicate_gain == pytest.approx(1, abs=0.15)


def test_a_bot_in_several_seats_is_one_bot() -> None:
    results = [
        result(0, "a b b b", [9, 1, 2, 3], deal=0),
        result(1, "b b a b", [1, 2, 3, 3], deal=0),
    ]
    told = standings(results)
    a, b = told.bots
    assert (a.bot, a.games, b.games) == ("a", 2, 2)
    assert a.won == wilson(1.5, 2)
    assert b.won.value == pytest.approx(0.5 / 6)
    assert a.margin.value == pytest.approx((7 + 1) / 2)
    assert a.margin.value == pytest.approx(-b.margin.value)
    assert told.ahead["a"]["b"].value == pytest.approx((1 + 2.5 / 3) / 2)


def test_a_bot_alone_with_itself() -> None:
    told = standings([result(n, "a a", [n, 3], deal=n) for n in range(4)])
    assert told.bots[0].won.value == 0.5
    assert told.bots[0].margin.value == 0
    assert told.ahead == {}
    assert told.duplicate_gain is None


def test_ratings_follow_strength_and_grow_surer() -> None:
    chance = Random(4)
    strength = {"a": 0, "b": 6, "c": 12}
    results = []
    for number in range(300):
        bots = chance.sample(list(strength), 3)
        scores = [strength[bot] + chance.randrange(30) for bot in bots]
        results.append(result(number, " ".join(bots), scores, deal=number))
    few, many = rate(results[:20]), rate(results)
    assert many["a"].mu < many["b"].mu < many["c"].mu
    assert all(many[bot].sigma < few[bot].sigma for bot in strength)


def test_a_rating_is_of_the_bot_and_not_of_its_seats() -> None:
    twice = rate([result(n, "a b b", [5, 3, 1], deal=n) for n in range(20)])
    assert twice["a"].mu > 25 > twice["b"].mu


def test_the_text_names_everything() -> None:
    results = [result(n, "a b c", [n, 5, 2], deal=n) for n in range(9)]
    text = as_text(standings(results))
    assert "9 games on 9 deals, 3 players" in text
    assert "How often the bot of the row was ahead" in text
    assert "Won by seat: seat 0" in text
