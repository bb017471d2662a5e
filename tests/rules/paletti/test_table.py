"""Palazzo Paletti at a table: PP-11.5, PP-11.27, PP-11.28; and real moves, replayed."""

from __future__ import annotations

import base64
import json
from typing import cast

import pytest

import palazzi
from palazzi.core.errors import BadRecording, NotYourTurn, Stale, WrongState
from palazzi.core.nature import happen
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from palazzi.core.view import SPECTATOR, canonical
from palazzi.games.paletti.components import LEVELS
from palazzi.games.paletti.nature import PhysicalNature
from palazzi.games.paletti.shapes import PalettiView
from palazzi.games.paletti.world.poses import read_frames
from palazzi.table import ClockRules, verify
from palazzi.table.events import CarriedOut, Played
from palazzi.testing import texts
from tests.e2e.palace import KEYSTONE, KEYSTONE_WAY, on_the_brink
from tests.rules.paletti.films import Studio, filmed
from tests.rules.paletti.table import PALETTI, grips, look, play
from tests.table.house import House, committed


class Filming(House):
    """A house whose moves are recorded."""

    def carry_out(self) -> None:
        while (due := self.table.play.waiting_hand()) is not None:
            moves = [
                (PALETTI.text(action), film)
                for action, film in Studio(due.seq).happen(self.table.fold.state)
            ]
            self.do(self.table.play.happen(moves, now=self.now, expected_seq=due.seq))


def test_a_table_with_recordings_is_its_log_and_proves_its_draws() -> None:
    """What was recorded is stored, replayed and told apart from what was drawn."""
    house = Filming("paletti", 2, seed=1).begin().finish()
    assert committed(house.rebuilt()) == committed(house.table)
    document = json.loads(canonical(house.table.fold.document().to_json()))
    proof = verify(document)
    films = sum(bool(entry.recording) for entry in house.table.fold.record().entries)
    assert proof.physical == films > 10
    assert proof.draws == 22  # who is first, twenty grains, the seal
    assert canonical(palazzi.replay(Record.from_json(document["record"])).to_json()) == canonical(
        house.table.fold.state.to_json()
    )


def test_a_move_goes_on_only_where_it_was_due() -> None:
    house = Filming("paletti", 2, seed=5).begin()
    table = house.table
    with pytest.raises(WrongState, match="No physical move"):
        table.play.happen([("raised", "")], now=house.time, expected_seq=table.seq)
    with pytest.raises(Stale):
        table.play.happen([("raised", "")], now=house.time, expected_seq=1)


class Waiting(House):
    """A house that leaves physical moves to the test."""

    def carry_out(self) -> None:
        pass


def test_whose_hand_moves_and_who_may_do_what_meanwhile() -> None:
    """PP-11.28: nobody else can act, spectators never; the seat keeps its hand."""
    house = Waiting("paletti", 2, seed=5).begin()
    table = house.table
    due = table.play.waiting_hand()
    assert due is not None
    assert (due.seat, due.hand) == (CHANCE, "")  # the drawn setup is nobody's
    house.do(table.play.happen([("built", "")], now=house.time, expected_seq=due.seq))
    while table.play.waiting_hand() is None:
        seat = table.fold.actor
        choices = [c for c in house.choices(seat) if PALETTI.text(c) not in ("claim", "break")]
        house.submit(seat, choices[0])
    due = table.play.waiting_hand()
    assert due is not None
    assert due.seat == look(table.fold.state)["hand"]
    assert table.play.waiting_bot() is None
    for seat in (0, 1):
        with pytest.raises(NotYourTurn):
            table.play.submit(seat, ["claim"], now=house.time)
    assert table.frame(SPECTATOR)["prompt"]["choices"] == []  # type: ignore[index]
    with pytest.raises(BadRecording):
        table.play.happen([("raised", "abc")], now=house.time, expected_seq=due.seq)
    fell = next(t for t in map(PALETTI.text, table.fold.state.legal()) if t.startswith("fell"))
    with pytest.raises(WrongState, match="no outcome"):
        table.play.happen([(fell, "")], now=house.time, expected_seq=due.seq)
    film = filmed(table.fold.state, "broken").to_text()
    (event,) = table.play.happen([("broken", film)], now=house.time, expected_seq=due.seq)
    assert isinstance(event, CarriedOut)
    house.do([event])
    with pytest.raises(WrongState, match="no move yet"):  # PP-11.28: never taken back
        table.company.ask(due.seat, "takeback", now=house.time)


def test_a_bot_stands_in_and_the_seat_keeps_what_it_has() -> None:
    """PP-11.28: seal and guilt stay with the seat."""
    house = Filming("paletti", 2, seed=5).begin()
    before = look(house.table.fold.state)
    house.do(house.table.company.leave(0, now=house.time, level="greedy"))
    assert look(house.table.fold.state) == before
    assert house.table.fold.seats[0].bot == "greedy"


def claimed(clock: ClockRules) -> Filming:
    """A table where somebody has claimed, and another one is asked."""
    house = Filming("paletti", 2, seed=5, clock=clock)
    table = house.begin().table
    while "claim" not in map(PALETTI.text, house.choices(table.fold.actor)):
        house.submit(table.fold.actor, house.choices(table.fold.actor)[0])
    house.submit(table.fold.actor, "claim")
    assert look(table.fold.state)["phase"] == "claiming"
    return house


def test_silence_answers_for_a_bystander() -> None:
    """PP-11.5: no answer in the table's time is no objection."""
    house = claimed(ClockRules("move", 60_000))
    table = house.table
    house.now += 120_000
    (event,) = table.play.tick(house.time)
    assert isinstance(event, Played)
    assert event.actions == ("accept",)
    house.do([event])
    assert look(table.fold.state)["phase"] != "claiming"


@pytest.mark.parametrize(
    "clock",
    [
        ClockRules(answer=30_000),
        ClockRules("bank", 600_000, 5_000, answer=30_000),
        ClockRules("move", 60_000, answer=30_000),
    ],
)
def test_an_objection_has_a_short_time_of_its_own(clock: ClockRules) -> None:
    """PP-11.5: at a table with any clock or none; others see when it is up."""
    house = claimed(clock)
    table, asked = house.table, house.table.fold.actor
    since = table.fold.events[-1].at
    assert table.play.deadline() == since + 30_000
    shown = table.frame(1 - asked)["clock"]
    assert (shown["asked"], shown["running"], shown["deadline"]) == (True, asked, since + 30_000)
    assert table.play.tick(since + 29_999) == ()
    (event,) = table.play.tick(since + 30_000)
    assert isinstance(event, Played)
    assert (event.by, event.actions, event.bot) == (asked, ("accept",), None)
    house.do([event])
    assert look(table.fold.state)["phase"] != "claiming"
    assert table.frame(asked)["clock"]["asked"] is False
    assert committed(house.rebuilt()) == committed(table)


def test_who_has_begun_to_object_may_aim_in_peace() -> None:
    """PP-11.5: the time is for the answer, not for the move; taken back, it is up at once."""
    house = claimed(ClockRules(answer=30_000))
    table, asked = house.table, house.table.fold.actor
    late = table.fold.events[-1].at + 31_000
    assert not house.submit(asked, "object").receipt.committed
    assert table.play.deadline() is None
    assert table.play.tick(late) == ()
    table.play.reset(asked)
    (event,) = table.play.tick(late)
    assert isinstance(event, Played)
    assert event.actions == ("accept",)


def test_nobody_hurries_who_lets_nobody_wait() -> None:
    """PP-11.5: against bots alone, and at tables without such a time, a question stays open."""
    assert claimed(ClockRules()).table.play.deadline() is None
    house = Filming("paletti", 2, seed=5, clock=ClockRules(answer=30_000), bots={1: "greedy"})
    table = house.begin().table
    while look(table.fold.state)["phase"] != "claiming" or table.fold.actor != 0:
        claim = "claim" if "claim" in map(PALETTI.text, house.choices(table.fold.actor)) else None
        claims = claim is not None and table.fold.actor == 1
        house.submit(table.fold.actor, "claim" if claims else house.choices(table.fold.actor)[0])
    assert table.play.deadline() is None


@pytest.mark.parametrize("level", ["novice", "strong"])
def test_a_real_move_from_choice_to_replay(level: str) -> None:
    """PP-11.27: a bot looks, aims and moves its own hand; the replay shows the same palace."""
    assert level in LEVELS
    state = PALETTI.new(2, {"start": "0"})
    record = Record(PALETTI.ruleset, 2, {"start": "0"})
    nature, bot = PhysicalNature(Rng(3)), PALETTI.player(level, Rng(4))
    assert bot is not None
    rng = Rng(5)
    moved = 0
    while moved < 3:
        if state.physical():
            moved += 1
            for action, film in happen(nature, state, level):
                record.add(CHANCE, PALETTI.text(action), film)
                state.apply(action, film)
        elif state.actor == CHANCE:
            draws = state.legal()
            action = draws[rng.below(len(draws))]
            record.add(CHANCE, PALETTI.text(action))
            state.apply(action)
        else:
            action = bot.choose(PALETTI.knowledge(state, int(state.actor)))
            record.add(int(state.actor), PALETTI.text(action))
            state.apply(action)
    again = Record.from_text(record.to_text())
    assert canonical(again.replay(PALETTI).to_json()) == canonical(state.to_json())
    assert sum(bool(entry.recording) for entry in record.entries) == 3


def test_an_aimed_gesture_cannot_be_fed_and_a_free_hand_waits() -> None:
    """PP-11.28: the world stands still until the hand moves."""
    state = PALETTI.new(2, {"start": "0", "free-hand": True})
    play(state, "first 0", *["grain 15"] * 20, "built", "roll blue", "colour green")
    play(state, "colour yellow")
    column = sorted(grips(state))[0]
    play(state, f"grip {column}", "hand")
    motion = PhysicalNature(Rng(1)).begin(state, "")
    assert motion.waits
    assert not motion.done
    assert len(motion.snapshot()) == 8 + 10 * 25
    ((action, film),) = happen(PhysicalNature(Rng(1)), state, "")
    assert PALETTI.text(action) == "broken"  # gripping binds (PP-11.15)
    state.apply(action, film)
    assert column in look(state)["blocked"]


@pytest.mark.parametrize("seed", [0, 1, 6])
def test_the_last_picture_of_a_fall_is_what_the_position_shows(seed: int) -> None:
    """PP-5.1: fallen columns lie at right angles, which can be written in two ways."""
    state = palazzi.replay(on_the_brink())
    for step in (f"grip {KEYSTONE}", f"pull {KEYSTONE_WAY}"):
        PALETTI.apply_text(state, step)
    while not state.physical():
        choices = texts(PALETTI, state)
        PALETTI.apply_text(state, choices[len(choices) // 2])
    motion = PhysicalNature(Rng(seed)).begin(state, "")
    while not motion.done:
        motion.advance()
    ((_, shown),) = read_frames(motion.snapshot())
    for action, recording in motion.happened():
        state.apply(action, recording)
    palace = cast("PalettiView", PALETTI.view(state, 0))["palace"]
    assert b"".join(shown[body] for body in range(25)) == base64.b64decode(palace)
