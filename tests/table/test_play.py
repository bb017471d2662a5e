"""Submitting, drafts and barriers, idempotent answers, bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.core.errors import (
    BadAction,
    BadSeat,
    Forbidden,
    Illegal,
    NotYourTurn,
    Stale,
    WrongState,
)
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER
from palazzi.table import ClockRules, Event, Receipt, Table
from palazzi.table.events import Played
from tests.table.house import House, committed, seen


def drafting(title: str) -> House:
    """A table whose actor has exactly one step in the draft."""
    for seed in range(1, 30):
        house = House(title, palazzi.game(title).players[0], seed=seed).begin()
        for _ in range(200):
            if house.table.fold.phase != "playing":
                break
            seat = house.table.fold.actor
            for action in house.choices(seat):
                state = house.table.fold.state.clone()
                state.apply(action)
                if state.actor == seat:
                    assert house.submit(seat, action).events == ()
                    return house
            house.move()
    pytest.skip(f"{title} never asks a seat twice in a row")


def test_a_draft_is_seen_by_its_seat_alone(title: str) -> None:
    house = drafting(title)
    table = house.table
    actor = table.fold.actor
    fresh = house.rebuilt()
    drafted, plain = seen(table), seen(fresh)
    for seat in range(-1, table.fold.players):
        assert (drafted[seat + 1] == plain[seat + 1]) == (seat != actor)
    frame = table.frame(actor)
    assert frame["draft"] is not None
    assert len(frame["draft"]) == 1
    assert committed(table) == committed(fresh)


def test_undo_and_reset_give_back_the_position_before(title: str) -> None:
    house = drafting(title)
    table = house.table
    seat = table.fold.actor
    before = seen(house.rebuilt())
    drafted = seen(table)
    action = table.frame(seat)["draft"]
    assert action is not None
    assert table.play.undo(seat) == Receipt(table.seq, False, 0)
    assert seen(table) == before
    house.submit(seat, action[0]["action"])
    assert seen(table) == drafted
    assert table.play.undo(seat, 1).step == 1
    assert table.play.undo(seat, 1).step == 1
    assert table.play.reset(seat).step == 0
    assert table.play.reset(seat).step == 0
    assert seen(table) == before
    with pytest.raises(WrongState):
        table.play.undo(seat)
    with pytest.raises(NotYourTurn):
        table.play.undo((seat + 1) % table.fold.players)


def test_nothing_to_undo_beyond_the_barrier() -> None:
    house = House().begin()
    with pytest.raises(WrongState, match="Nothing to undo"):
        house.table.play.undo(house.table.fold.actor)
    assert house.table.play.reset(house.table.fold.actor) == Receipt(house.table.seq, False, 0)


def test_crossing_the_barrier_commits_the_whole_draft_with_its_draws(title: str) -> None:
    house = House(title, palazzi.game(title).players[-1], seed=3).begin()
    while house.table.fold.phase == "playing":
        played = house.move()
        assert played.actions
        assert house.table.fold.actor != CHANCE
    assert house.table.fold.actor == OVER
    replayed = house.table.fold.record().replay(house.table.fold.game)
    assert replayed.fingerprint() == house.table.fold.state.fingerprint()
    assert house.table.frame(0)["outcome"] is not None


def test_a_submission_is_all_or_nothing() -> None:
    house = drafting("palazzo")
    table = house.table
    seat = table.fold.actor
    before = seen(table)
    wrong = next(a for a in table.fold.game.actions if a not in house.choices(seat))
    with pytest.raises(Illegal) as refused:
        table.play.submit(seat, [wrong, house.choices(seat)[0]], now=1)
    assert refused.value.rule
    assert seen(table) == before
    for actions, error in (
        ([], BadAction),
        ([10**6], BadAction),
        (["fly"], BadAction),
        ([True], BadAction),
        ([1.5], BadAction),
    ):
        with pytest.raises(error):
            table.play.submit(seat, actions, now=1)  # type: ignore[arg-type]
    assert seen(table) == before


def test_actions_beyond_the_barrier_are_refused_whole() -> None:
    house = House().begin()
    seat = house.table.fold.actor
    before = seen(house.table)
    with pytest.raises(NotYourTurn):
        house.table.play.submit(seat, ["money", "money"], now=1)
    assert seen(house.table) == before


def test_one_submission_may_hold_a_whole_move_as_texts_or_ids(title: str) -> None:
    house = House(title, palazzi.game(title).players[0], seed=2).begin()
    other = House(title, palazzi.game(title).players[0], seed=2).begin()
    for _ in range(20):
        if house.table.fold.phase != "playing":
            break
        played = house.move()
        assert played.by is not None
        other.now = house.now - 1000
        assert other.submit(played.by, *played.actions).events[0].to_json() == played.to_json()


def test_who_may_submit() -> None:
    house = House(players=3, bots={2: "random"})
    with pytest.raises(WrongState, match="not started"):
        house.table.play.submit(0, [1], now=1)
    house.begin()
    table = house.table
    with pytest.raises(BadSeat):
        table.play.submit(3, [1], now=1)
    house.until(0)
    with pytest.raises(NotYourTurn):
        table.play.submit(1, [1], now=1)
    with pytest.raises(Forbidden):
        table.play.submit(0, [1], now=1, bot="random")
    house.until(2)
    with pytest.raises(Forbidden):
        table.play.submit(2, [1], now=1)
    with pytest.raises(Forbidden):
        table.play.submit(2, [1], now=1, bot="greedy")


def test_a_submission_for_a_position_that_has_passed_is_stale() -> None:
    house = House().begin()
    table = house.table
    old = table.seq
    house.move()
    house.until(0)
    with pytest.raises(Stale) as stale:
        table.play.submit(0, [0], now=1, expected_seq=old)
    assert (stale.value.expected, stale.value.current) == (old, table.seq)
    with pytest.raises(Stale):
        table.play.submit(0, [0], now=1, expected_seq=table.seq + 1)
    with pytest.raises(Stale):
        table.play.submit(0, [0], now=1, expected_seq=table.seq, expected_step=1)


def test_an_event_that_leaves_the_position_alone_makes_nothing_stale() -> None:
    house = drafting("palazzo")
    table = house.table
    seat, looked_at = table.fold.actor, table.seq
    house.do(table.company.ask(1 - seat, "cancel", now=house.time))
    assert table.frame(seat)["draft"]
    step = table.play.submit(
        seat, [house.choices(seat)[0]], now=house.time, expected_seq=looked_at, expected_step=1
    )
    assert step.receipt.seq in (table.seq, table.seq + 1)


def test_the_same_client_id_does_it_once_and_gets_the_same_answer() -> None:
    house = House().begin()
    table = house.table
    seat = table.fold.actor
    step = table.play.submit(seat, ["money"], now=house.time, client_id="a1")
    house.do(step.events)
    before = seen(table)
    for _ in range(2):
        again = table.play.submit(seat, ["money"], now=house.time, client_id="a1", expected_seq=1)
        assert again.events == ()
        assert again.receipt == step.receipt
    assert (
        house.rebuilt().play.submit(seat, ["money"], now=1, client_id="a1").receipt == step.receipt
    )
    assert table.fold.answered(seat, "a1") == step.receipt.seq
    assert seen(table) == before


def test_a_drafting_request_is_safe_to_repeat_too(title: str) -> None:
    house = drafting(title)
    table = house.table
    seat = table.fold.actor
    steps = table.frame(seat)["draft"]
    assert steps is not None
    table.play.reset(seat)
    undrafted = seen(table)
    step = table.play.submit(seat, [steps[0]["action"]], now=1, client_id="d1")
    drafted = seen(table)
    assert step.receipt == Receipt(table.seq, False, 1)
    assert table.play.submit(seat, [steps[0]["action"]], now=1, client_id="d1") == step
    assert seen(table) == drafted
    table.play.reset(seat)
    late = table.play.submit(seat, [steps[0]["action"]], now=1, client_id="d1")
    assert late == step
    assert seen(table) == undrafted


def test_every_request_is_safe_to_repeat() -> None:
    house = House(players=3)
    table = house.table
    house.do(table.lobby.join("Anna", "00" * 16, now=house.time, seat=0, client_id="j"))
    assert table.lobby.join("Anna", "00" * 16, now=house.time, seat=0, client_id="j") == ()
    assert table.lobby.joined("Anna", "00" * 16, "j") == 0
    house.do(table.lobby.join("Bert", "01" * 16, now=house.time, client_id="j"))
    assert (
        table.lobby.joined("Bert", "01" * 16, "j") == 1
    )  # the same name of a request, another sender
    assert table.lobby.joined("Bert", "01" * 16, None) is None
    house.do(table.company.leave(1, now=house.time))
    house.do(table.lobby.join("Bert", "01" * 16, now=house.time, client_id="k"))
    assert table.lobby.join("Bert", "01" * 16, now=house.time, client_id="k") == ()
    house.do(table.lobby.set_seat(0, 2, "random", now=house.time, client_id="s"))
    assert table.lobby.set_seat(0, 2, "random", now=house.time, client_id="s") == ()
    house.do(table.dealing.start(0, now=house.time, client_id="g"))
    assert table.dealing.start(0, now=house.time, client_id="g") == ()
    house.do(table.company.ask(0, "cancel", now=house.time, client_id="c"))
    assert table.company.ask(0, "cancel", now=house.time, client_id="c") == ()
    house.do(table.company.answer(1, False, now=house.time, client_id="n"))
    assert table.company.answer(1, False, now=house.time, client_id="n") == ()
    house.do(table.company.leave(1, now=house.time, client_id="l"))
    assert table.company.leave(1, now=house.time, client_id="l") == ()
    house.do(table.company.reclaim(1, now=house.time, client_id="r"))
    assert table.company.reclaim(1, now=house.time, client_id="r") == ()


def test_losing_the_race_for_the_log_changes_nothing() -> None:
    """Two processes hold the same table; one is faster, the other reloads and is told."""
    house = House().begin()
    slow = house.rebuilt()
    seat, looked_at = slow.fold.actor, slow.seq
    lost = slow.play.submit(seat, ["money"], now=house.time, expected_seq=looked_at)
    assert lost.events
    before = committed(slow)
    house.move()
    assert committed(slow) == before
    slow.apply(house.table.fold.events[-1])
    assert committed(slow) == committed(house.table)
    with pytest.raises(Stale):
        slow.play.submit(seat, ["money"], now=house.time, expected_seq=looked_at)


def test_bots_play_whole_games_through_the_same_door(title: str) -> None:
    players = palazzi.game(title).players[0]
    house = House(title, players, bots=dict.fromkeys(range(1, players), "random")).begin()
    table = house.table
    house.do(table.company.leave(0, now=house.time, level="random"))
    bots = [make_bot("random", table.fold.game, Rng(7, seat)) for seat in range(players)]
    while (turn := table.play.waiting_bot()) is not None:
        action = bots[turn.seat].choose(turn.knowledge)
        step = table.play.submit(
            turn.seat,
            [action],
            now=house.time,
            expected_seq=turn.seq,
            expected_step=turn.step,
            bot=turn.level,
        )
        house.do(step.events)
    assert table.fold.phase == "finished"
    assert all(e.bot == "random" for e in table.fold.events if isinstance(e, Played))


def test_a_finished_game_takes_no_more() -> None:
    house = House().begin().finish()
    table: Table = house.table
    for request in (
        lambda: table.play.submit(0, [0], now=house.time),
        lambda: table.company.ask(0, "takeback", now=house.time),
        lambda: table.company.leave(0, now=house.time),
        lambda: table.company.reclaim(0, now=house.time),
    ):
        with pytest.raises(WrongState, match="over"):
            request()
    assert table.play.waiting_bot() is None
    assert table.play.tick(house.time + 10**9) == ()


def test_a_free_hand_uses_the_time_of_its_move() -> None:
    """A hand that is free is still a decision: its player's time runs, and can run out."""
    house = House("paletti", options={"free-hand": True, "start": "0"}, clock=ClockRules.days(1))
    house.begin()
    while "hand" not in (
        texts := [house.table.fold.game.text(a) for a in house.choices(actor(house))]
    ):
        house.submit(actor(house), next((t for t in texts if t.startswith("grip")), texts[0]))
    table, mover = house.table, actor(house)
    since = table.fold.clock.since
    apply(table, table.play.submit(mover, ["hand"], now=house.time).events)
    assert (table.fold.actor, table.fold.decider) == (CHANCE, mover)
    assert (table.fold.clock.running, table.fold.clock.since) == (mover, since)
    late = table.fold.clock.deadline()
    assert late is not None
    apply(table, table.play.tick(late))
    assert table.fold.overtime == mover
    apply(table, table.company.choose(1 - mover, "bot", now=late + 1))
    hand = table.play.waiting_hand()
    assert hand is not None
    assert (hand.seat, hand.hand) == (mover, "greedy")
    assert table.fold.clock.running is None
    assert not table.fold.waits_for_people


def test_what_was_aimed_is_carried_out_in_nobodys_time() -> None:
    """The hand moves by itself, and the server may take its time over it."""
    house = House("paletti", options={"start": "0"}, clock=ClockRules.days(1)).begin()
    wanted = ("grip", "pull", "across", "along")
    while True:
        table, mover = house.table, actor(house)
        texts = [table.fold.game.text(action) for action in house.choices(mover)]
        text = next((t for word in wanted for t in texts if t.startswith(word)), texts[0])
        step = table.play.submit(mover, [text], now=house.time)
        if text.startswith("along"):
            break
        house.do(step.events)
    apply(table, step.events)
    assert table.play.waiting_hand() is not None
    assert table.fold.clock.running is None
    assert not table.fold.waits_for_people


def actor(house: House) -> int:
    """Whose turn it is."""
    return house.table.fold.actor


def apply(table: Table, events: Sequence[Event]) -> None:
    """Fold events in, and leave a physical move that is due to the test."""
    for event in events:
        table.apply(event)
