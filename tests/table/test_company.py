"""Players among themselves: takebacks, cancelling, leaving, standing in, time."""

from __future__ import annotations

import pytest

from palazzi.core.errors import BadBot, Forbidden, WrongState
from palazzi.core.view import SPECTATOR
from palazzi.table import ClockRules
from palazzi.table.events import (
    Answered,
    Asked,
    Cancelled,
    Played,
    RanOut,
    Rematched,
    StoodIn,
    TookBack,
)
from tests.table.house import House, nonce, seen

MINUTE = 60_000


# ---- takebacks


def test_a_takeback_needs_every_other_human_and_drops_all_after_the_move() -> None:
    house = House(players=3).begin().until(1)
    table = house.table
    while table.fold.actor == 1:
        before = table.fold.state.to_json()
        entries = table.fold.entries
        house.move()
    house.move()
    house.do(table.company.ask(1, "takeback", now=house.time))
    assert table.frame(0)["request"] == {
        "seat": 1,
        "what": "takeback",
        "seq": table.seq,
        "agreed": [1],
        "missing": [0, 2],
    }
    assert len(house.do(table.company.answer(0, True, now=house.time))) == 1
    with pytest.raises(WrongState, match="agreed already"):
        table.company.answer(0, True, now=house.time)
    answered, taken = house.do(table.company.answer(2, True, now=house.time))
    assert isinstance(answered, Answered)
    assert isinstance(taken, TookBack)
    assert table.fold.state.to_json() == before
    assert table.fold.entries == entries == taken.keep
    assert table.fold.request is None
    assert len(table.fold.record().entries) == entries


def test_draws_taken_back_are_used_up() -> None:
    """The same move again meets the next draws of the secret, so nobody has seen them."""
    house = House(seed=8).begin().until(0)
    table = house.table
    assert house.submit(0, "money").events
    made, revealed = table.fold.draws, table.fold.record().entries[-1]
    first = table.fold.events[-1]
    house.do(table.company.ask(0, "takeback", now=house.time))
    house.do(table.company.answer(1, True, now=house.time))
    assert table.fold.draws == made
    again = house.submit(0, "money").events[0]
    assert isinstance(first, Played)
    assert isinstance(again, Played)
    assert table.fold.draws == made + len(again.draws)
    assert first.draws != again.draws
    assert revealed.text == first.draws[-1]


def test_takebacks_go_back_one_move_after_the_other() -> None:
    house = House(seed=5).begin()
    table = house.table
    start = table.fold.state.to_json()
    for _ in range(4):
        house.move()
    while table.fold.commits:
        mover = table.fold.commits[-1].seat
        house.do(table.company.ask(mover, "takeback", now=house.time))
        house.do(table.company.answer(1 - mover, True, now=house.time))
    assert table.fold.state.to_json() == start
    with pytest.raises(WrongState, match="no move"):
        table.company.ask(0, "takeback", now=house.time)
    assert "takeback" not in table.frame(0)["may_ask"]


def test_one_no_ends_it_and_the_asker_may_withdraw() -> None:
    house = House(players=3).begin()
    table = house.table
    while len({commit.seat for commit in table.fold.commits}) < 3:
        house.move()
    for refuser in (1, 0):
        house.do(table.company.ask(0, "takeback", now=house.time))
        with pytest.raises(WrongState, match="already"):
            table.company.ask(2, "cancel", now=house.time)
        house.do(table.company.answer(refuser, False, now=house.time))
        assert table.fold.request is None
    with pytest.raises(WrongState, match="Nothing"):
        table.company.answer(1, True, now=house.time)


def test_play_goes_on_while_a_takeback_is_asked_and_the_target_stays() -> None:
    house = House(players=2).begin().until(0)
    table = house.table
    entries = table.fold.entries
    house.move()
    house.do(table.company.ask(0, "takeback", now=house.time))
    for _ in range(3):
        house.move()
    house.do(table.company.answer(1, True, now=house.time))
    assert table.fold.entries == entries


def test_bots_and_those_who_left_are_not_asked() -> None:
    house = House(players=3, bots={2: "random"}).begin().until(0)
    house.move()
    house.do(house.table.company.leave(1, now=house.time))
    asked, taken = house.do(house.table.company.ask(0, "takeback", now=house.time))
    assert isinstance(asked, Asked)
    assert isinstance(taken, TookBack)


def test_a_draft_does_not_survive_a_takeback() -> None:
    house = House(seed=3).begin().until(0)
    table = house.table
    house.move()
    house.do(table.company.ask(0, "takeback", now=house.time))
    while house.step().events:
        pass
    actor = table.fold.actor
    assert table.frame(actor)["draft"]
    house.do(table.company.answer(1, True, now=house.time))
    assert not table.frame(actor)["draft"]
    assert seen(table) == seen(house.rebuilt())


# ---- breaking off


def test_a_game_is_cancelled_by_consent_and_then_shows_its_secret() -> None:
    house = House().begin()
    table = house.table
    house.do(table.company.ask(0, "cancel", now=house.time))
    assert table.frame(0)["phase"] == "playing"
    *_, cancelled = house.do(table.company.answer(1, True, now=house.time))
    assert isinstance(cancelled, Cancelled)
    assert table.fold.phase == "cancelled"
    frame = table.frame(SPECTATOR)
    assert frame["secret"] == table.fold.created.secret
    assert frame["request"] is None
    assert table.fold.document().result is None


# ---- leaving


def test_a_bot_stands_in_and_the_human_takes_his_seat_back() -> None:
    house = House().begin().until(1)
    table = house.table
    (stood,) = house.do(table.company.leave(1, now=house.time, level="random"))
    assert isinstance(stood, StoodIn)
    turn = table.play.waiting_bot()
    assert turn is not None
    assert (turn.seat, turn.level) == (1, "random")
    with pytest.raises(Forbidden, match="take your seat back"):
        table.play.submit(1, ["money"], now=house.time)
    for what in ("takeback", "cancel"):
        with pytest.raises(Forbidden):
            table.company.ask(1, what, now=house.time)
    house.move()
    house.do(table.company.reclaim(1, now=house.time))
    assert table.fold.seats[1].present
    house.until(1).move()
    assert isinstance(table.fold.events[-1], Played)
    assert table.fold.events[-1].bot is None
    with pytest.raises(WrongState, match="already"):
        table.company.reclaim(1, now=house.time)


def test_a_bots_answer_is_stale_once_the_human_is_back() -> None:
    house = House().begin().until(1)
    table = house.table
    house.do(table.company.leave(1, now=house.time, level="random"))
    turn = table.play.waiting_bot()
    assert turn is not None
    house.do(table.company.reclaim(1, now=house.time))
    with pytest.raises(Exception, match="meant for step"):
        table.play.submit(1, ["money"], now=house.time, expected_seq=turn.seq, bot="random")


def test_what_a_bot_drafts_is_shown_to_nobody() -> None:
    house = House(seed=3).begin()
    table = house.table
    house.do(table.company.leave(1, now=house.time, level="random"))
    house.until(1)
    while table.fold.phase == "playing":
        if not house.step().events:
            assert seen(table) == seen(house.rebuilt())
            return
    pytest.fail("no bot drafted anything")


def test_others_have_a_bot_stand_in_only_for_one_who_is_away() -> None:
    house = House(players=3, bots={2: "random"}).begin()
    table = house.table
    with pytest.raises(Forbidden, match="away"):
        table.company.stand_in(1, 0, now=house.time)
    with pytest.raises(Forbidden, match="player"):
        table.company.stand_in(1, SPECTATOR, now=house.time, absent=True)
    with pytest.raises(WrongState):
        table.company.stand_in(2, 0, now=house.time, absent=True)
    with pytest.raises(BadBot):
        table.company.stand_in(1, 0, now=house.time, absent=True, level="grandmaster")
    (stood,) = house.do(table.company.stand_in(1, 0, now=house.time, absent=True))
    assert isinstance(stood, StoodIn)
    assert stood.why == "absent"


def test_the_last_unheard_voice_leaving_carries_out_what_was_asked() -> None:
    house = House(players=3).begin()
    table = house.table
    house.do(table.company.ask(0, "cancel", now=house.time))
    house.do(table.company.answer(1, True, now=house.time))
    stood, cancelled = house.do(table.company.leave(2, now=house.time))
    assert isinstance(stood, StoodIn)
    assert isinstance(cancelled, Cancelled)


def test_a_request_goes_with_its_asker() -> None:
    house = House(players=3).begin()
    house.do(house.table.company.ask(0, "cancel", now=house.time))
    house.do(house.table.company.leave(0, now=house.time))
    assert house.table.fold.request is None
    assert house.table.fold.phase == "playing"


# ---- time


def test_without_a_clock_time_never_runs() -> None:
    house = House().begin()
    assert house.table.play.deadline() is None
    assert house.table.play.tick(house.now + 10**12) == ()


def test_a_bank_pays_for_thinking_and_earns_an_increment() -> None:
    house = House(clock=ClockRules("bank", MINUTE, 2_000)).begin()
    table = house.table
    seat = table.fold.actor
    began = table.fold.clock.since
    assert table.play.deadline() == began + MINUTE
    house.now += 10_000
    house.move()
    at = table.fold.events[-1].at
    assert table.fold.clock.left[seat] == MINUTE - (at - began) + 2_000
    assert table.fold.clock.left[1 - seat] == MINUTE
    assert table.fold.clock.running == table.fold.actor


def test_days_per_move_begin_anew_with_every_move() -> None:
    house = House(clock=ClockRules.days(1)).begin()
    table = house.table
    for _ in range(4):
        house.now += MINUTE
        house.move()
        assert table.fold.clock.left[table.fold.actor] == ClockRules.days(1).allowance
        assert table.play.deadline() == table.fold.events[-1].at + ClockRules.days(1).allowance


def test_a_bots_time_does_not_run() -> None:
    house = House(bots={1: "random"}, clock=ClockRules("bank", MINUTE)).begin()
    house.until(1)
    assert house.table.fold.clock.running is None
    assert house.table.play.deadline() is None


def overdue(players: int = 3) -> House:
    """A table at which the actor's time is up."""
    house = House(players=players, clock=ClockRules("bank", MINUTE, 1_000)).begin()
    deadline = house.table.play.deadline()
    assert deadline is not None
    assert house.table.play.tick(deadline - 1) == ()
    house.now = deadline
    (event,) = house.do(house.table.play.tick(deadline))
    assert isinstance(event, RanOut)
    assert event.seat == house.table.fold.actor
    assert house.table.play.tick(deadline + 1) == ()
    return house


def test_running_out_ends_nothing_and_the_player_may_still_move() -> None:
    house = overdue()
    table = house.table
    seat = table.fold.actor
    assert table.fold.phase == "playing"
    assert table.frame(0)["overtime"] == {"seat": seat, "choices": {}}
    house.move()
    assert table.fold.overtime is None
    assert table.fold.clock.left[seat] == 1_000


def test_the_others_may_wait_or_all_want_a_bot_or_to_cancel() -> None:
    house = overdue()
    table = house.table
    seat = table.fold.actor
    one, two = (other for other in range(3) if other != seat)
    with pytest.raises(Forbidden, match="others"):
        table.company.choose(seat, "wait", now=house.time)
    assert len(house.do(table.company.choose(one, "bot", now=house.time))) == 1
    assert len(house.do(table.company.choose(two, "wait", now=house.time))) == 1
    assert table.frame(seat)["overtime"] == {
        "seat": seat,
        "choices": {str(one): "bot", str(two): "wait"},
    }
    _, stood = house.do(table.company.choose(two, "bot", now=house.time, level="random"))
    assert isinstance(stood, StoodIn)
    assert (stood.seat, stood.bot, stood.why) == (seat, "random", "overtime")
    assert table.fold.overtime is None
    with pytest.raises(WrongState, match="Nobody"):
        table.company.choose(one, "bot", now=house.time)

    house = overdue()
    house.do(house.table.company.choose(one, "cancel", now=house.time))
    house.do(house.table.company.choose(two, "cancel", now=house.time))
    assert house.table.fold.phase == "cancelled"


def test_an_undecided_player_who_leaves_does_not_block_the_choice() -> None:
    house = overdue()
    table = house.table
    one, two = (other for other in range(3) if other != table.fold.actor)
    house.do(table.company.choose(one, "bot", now=house.time))
    assert len(house.do(table.company.leave(two, now=house.time))) == 2
    assert table.play.waiting_bot() is not None


def test_time_that_goes_back_does_not_stop_a_game() -> None:
    house = House(clock=ClockRules("bank", MINUTE)).begin()
    house.now -= 500_000
    house.move()
    assert house.table.fold.events[-1].at == house.table.fold.events[-2].at


# ---- again


def test_a_rematch_keeps_the_seats_and_passes_the_start_on() -> None:
    house = House(players=3, bots={2: "random"}, seed=6).begin().finish()
    table = house.table
    first = next(entry.actor for entry in table.fold.record().entries if entry.actor >= 0)
    with pytest.raises(Forbidden):
        table.lobby.rematch(2, "t2", b"2" * 32, now=house.time)
    events, created = table.lobby.rematch(1, "t2", b"2" * 32, now=house.time)
    house.do(events)
    assert isinstance(table.fold.events[-1], Rematched)
    assert table.frame(0)["rematch"] == created.table == "t2"
    assert created.rematch_of == table.id
    assert created.host == 1
    assert created.options["start"] == str((first + 1) % 3)
    assert created.plan == ({"reserved": "Anna"}, {"reserved": "Bert"}, {"bot": "random"})
    with pytest.raises(WrongState, match="t2"):
        table.lobby.rematch(0, "t3", b"3" * 32, now=house.time)
    again = House(players=3)
    again.table = type(table).from_events([created])
    with pytest.raises(WrongState):
        again.table.lobby.join("Gast", nonce(7), now=house.time)
    again.stored = []
    again.sit()
    again.do(again.table.dealing.start(1, now=again.time))
    assert again.table.fold.actor == (first + 1) % 3


def test_no_rematch_before_the_end() -> None:
    house = House().begin()
    with pytest.raises(WrongState):
        house.table.lobby.rematch(0, "t2", b"2" * 32, now=house.time)
