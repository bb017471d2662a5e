"""A server's table as a place to sit: who is there, and what may be asked of it."""

from __future__ import annotations

import pytest

from palazzi.bots.levels import LEVELS
from palazzi.locale import LANGUAGES, catalogue
from palazzi.terminal.api import Json, Refusal
from palazzi.terminal.room import room_of, wishes_of


def seat(kind: str, name: str = "", stand_in: str | None = None) -> Json:
    return {"kind": kind, "name": name, "stand_in": stand_in}


def frame(phase: str = "lobby", mine: int = 0, **more: object) -> Json:
    seats = [seat("human", "Anna"), seat("human", "Bert"), seat("bot", "strong")]
    usual = {"phase": phase, "seat": mine, "host": 0, "seats": seats, "attempt": 1}
    return {**usual, "dealing": None, "overtime": None, **more}


def wanted(shown: Json) -> list[tuple[str, object]]:
    """The kinds of what may be asked, with what is sent along."""
    return [(one.wish.kind, dict(one.wish.fields)) for one in wishes_of(shown) if one.wish]


def test_the_host_begins_when_all_sit_and_others_may_stand_up() -> None:
    assert wanted(frame()) == [("start", {}), ("cancel", {})]
    assert wanted(frame(mine=1)) == [("leave", {})]
    assert wanted(frame(mine=-3)) == []
    assert wanted(frame("playing")) == []


def test_the_host_fills_empty_seats_with_bots_of_a_level() -> None:
    seats = [seat("human", "Anna"), seat("open"), seat("open", "Carla")]
    asked = wanted(frame(seats=seats))
    assert asked == [*(("start", {"fill": level}) for level in LEVELS), ("cancel", {})]


def test_what_cannot_be_undone_is_asked_once_more() -> None:
    assert [one.again for one in wishes_of(frame())] == [False, True]
    (leave,) = wishes_of(frame(mine=1))
    assert leave.again


def test_a_deal_that_waits_can_be_given_up_by_the_host() -> None:
    dealing = {"terms": "", "missing": [1]}
    assert wanted(frame("dealing", dealing=dealing)) == [("thaw", {})]
    assert wanted(frame("dealing", mine=1, dealing=dealing)) == []


def test_when_a_players_time_is_up_the_others_choose_once() -> None:
    overtime = {"seat": 1, "choices": {}}
    asked = wanted(frame("playing", overtime=overtime))
    assert [fields for _, fields in asked] == [{"choice": c} for c in ("wait", "bot", "cancel")]
    assert wanted(frame("playing", mine=1, overtime=overtime)) == []
    assert wanted(frame("playing", overtime={"seat": 1, "choices": {"0": "wait"}})) == []


def test_a_player_takes_their_seat_back_from_a_bot() -> None:
    seats = [seat("human", "Anna", "casual"), seat("human", "Bert")]
    assert wanted(frame("playing", seats=seats)) == [("reclaim", {})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_says_who_sits_there_and_what_is_missing(language: str) -> None:
    words = catalogue(language)
    seats = [seat("human", "Anna"), seat("open", "Carla"), seat("bot", "strong")]
    anna, carla, bot = room_of(frame(seats=seats), {1}, words)
    assert anna.name == "Anna"
    assert list(anna.facts) == [words.text("page-away"), words.text("page-host")]
    assert carla.name == ""
    assert "Carla" in carla.facts[0]
    assert bot.name == words.text("bot-strong-name")
    assert room_of(frame("playing"), set(), words) == []
    for one in (*wishes_of(frame(seats=seats)), *wishes_of(frame(mine=1))):
        assert words.say(one.label)
        assert one.warning is None or words.say(one.warning)


@pytest.mark.parametrize("code", ["illegal", "forbidden", "wrong_state", "malformed", "stale"])
def test_a_refusal_is_told_in_the_language_chosen(code: str) -> None:
    message = {"code": code, "message": "That is English.", "rule": "PZ-6.3"}
    for language in ("nl", "de"):
        assert "English" not in str(Refusal(message, catalogue(language)))
    assert "PZ-6.3" in str(Refusal({**message, "code": "illegal"}, catalogue("nl")))
