"""Creating a table, sitting down, starting."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import palazzi
from palazzi.core.errors import (
    BadBot,
    BadClock,
    BadEdition,
    BadOption,
    BadRecord,
    BadSeat,
    Forbidden,
    TableFull,
    UnknownGame,
    WrongState,
)
from palazzi.core.record import Record
from palazzi.core.view import SPECTATOR
from palazzi.table import ClockRules, SeatPlan, Table, create
from palazzi.table.clock import read_clock
from palazzi.table.events import CarriedOut, Created, Frozen, Joined, Seated, Started
from tests.table.house import House, nonce

SECRET = bytes(range(32))


def new(**how: object) -> Created:
    """A table of two, with changes that a test asks for."""
    terms: dict[str, object] = {
        "table": "t1",
        "game": "palazzo",
        "players": 2,
        "secret": SECRET,
        "now": 5,
    }
    return create(**{**terms, **how})  # type: ignore[arg-type]


def test_a_new_table_shows_its_commitment_and_waits() -> None:
    table = Table.from_events([new(plan=[SeatPlan(), SeatPlan(bot="greedy")])])
    frame = table.frame(SPECTATOR)
    assert frame["phase"] == "lobby"
    assert len(frame["commitment"]) == 64
    assert frame["secret"] is None
    assert frame["view"] is None
    assert [seat["kind"] for seat in frame["seats"]] == ["open", "bot"]
    assert table.play.waiting_bot() is None
    assert SECRET.hex() not in str(frame)


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"game": "palazo"}, UnknownGame),
        ({"players": 9}, BadOption),
        ({"options": {"memory-aids": True}}, BadOption),
        ({"edition": {"nothing": 1}}, BadEdition),
        ({"edition": {"price": {1, 2}}}, BadEdition),
        ({"table": "a b"}, BadSeat),
        ({"host": 2}, BadSeat),
        ({"plan": [SeatPlan()] * 3}, BadSeat),
        ({"plan": [SeatPlan(bot="greedy")]}, BadSeat),
        ({"plan": [SeatPlan(), SeatPlan(bot="gredy")]}, BadBot),
        ({"plan": [SeatPlan(reserved="\n")]}, BadSeat),
        ({"clock": ClockRules("bank", 0, 5)}, BadClock),
        ({"given": Record("palazzo@1", 3)}, BadRecord),
    ],
)
def test_what_cannot_be_is_refused(how: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error) as caught:
        new(**how)
    assert str(caught.value).count("\n") == 0
    assert str(caught.value).endswith((".", "?"))


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32"):
        new(secret=b"short")


def test_joining_takes_the_first_seat_that_is_kept_for_nobody() -> None:
    house = House(players=3)
    (joined,) = house.do(
        house.table.lobby.join("  Anna   Maria ", nonce(1).upper(), now=house.time)
    )
    assert isinstance(joined, Joined)
    assert (joined.by, joined.name, joined.nonce) == (1, "Anna Maria", nonce(1))
    house.do(house.table.lobby.join("Bert", nonce(2), now=house.time))
    with pytest.raises(TableFull):
        house.table.lobby.join("Cleo", nonce(3), now=house.time)
    house.do(house.table.lobby.join("Host", nonce(0), now=house.time, seat=0))
    with pytest.raises(WrongState, match="taken"):
        house.table.lobby.join("Cleo", nonce(3), now=house.time, seat=0)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\x00b", "greedy"])
def test_a_name_can_be_shown_and_is_no_bot(name: str) -> None:
    with pytest.raises(BadSeat):
        House().table.lobby.join(name, nonce(0), now=1, seat=0)


@pytest.mark.parametrize("bad", ["", "12", "zz" * 16, "00" * 65, "0" * 33])
def test_a_nonce_is_16_to_64_bytes_of_hex(bad: str) -> None:
    with pytest.raises(BadSeat):
        House().table.lobby.join("Anna", bad, now=1, seat=0)


def test_only_the_host_seats_bots_and_starts() -> None:
    house = House(players=3).sit()
    table = house.table
    requests: list[Callable[[], object]] = [
        lambda: table.dealing.start(1, now=1),
        lambda: table.lobby.set_seat(1, 2, "greedy", now=1),
        lambda: table.lobby.cancel(1, now=1),
    ]
    for request in requests:
        with pytest.raises(Forbidden, match="host"):
            request()
    (seated,) = house.do(table.lobby.set_seat(0, 2, "greedy", now=house.time))
    assert isinstance(seated, Seated)
    assert table.fold.seats[2].bot == "greedy"
    with pytest.raises(WrongState):
        table.lobby.set_seat(0, 0, None, now=house.time)
    house.do(table.company.leave(1, now=house.time))
    assert table.fold.seats[1].kind == "open"
    with pytest.raises(WrongState, match="1 of 3 seats"):
        table.dealing.start(0, now=house.time)
    frozen, started = house.do(table.dealing.start(0, now=house.time, fill="random"))
    assert isinstance(frozen, Frozen)
    assert isinstance(started, Started)
    assert table.fold.seats[1].bot == "random"
    with pytest.raises(WrongState, match="started"):
        table.lobby.join("Late", nonce(5), now=house.time)


def test_the_host_must_sit_before_the_start_unless_he_watches() -> None:
    house = House(bots={1: "greedy"})
    with pytest.raises(WrongState, match="sit down"):
        house.table.dealing.start(0, now=house.time, fill="greedy")
    watched = Table.from_events([new(host=SPECTATOR)])
    for event in watched.dealing.start(SPECTATOR, now=9, fill="random"):
        watched.apply(event)
    assert watched.play.waiting_bot() is not None


def test_after_the_start_a_seat_has_to_act_and_draws_are_made(title: str) -> None:
    table = House(title, palazzi.game(title).players[0]).begin().table
    assert table.fold.actor >= 0
    drawing = [e for e in table.fold.events if isinstance(e, Started | CarriedOut)]
    assert table.fold.draws == sum(len(event.draws) for event in drawing)
    assert table.frame(0)["terms"] == table.fold.terms.hex()


def test_a_lobby_can_be_cancelled_and_keeps_its_secret() -> None:
    house = House().sit()
    house.do(house.table.lobby.cancel(0, now=house.time))
    assert house.table.fold.phase == "cancelled"
    assert house.table.frame(0)["secret"] is None
    with pytest.raises(WrongState):
        house.table.fold.document()
    with pytest.raises(WrongState, match="cancelled"):
        house.table.dealing.start(0, now=house.time)


def test_a_what_if_table_goes_on_from_a_record() -> None:
    first = House(seed=4).begin()
    for _ in range(6):
        first.move()
    record = first.table.fold.record()
    created = new(given=record)
    table = Table.from_events([created])
    assert table.fold.state.fingerprint() == first.table.fold.state.fingerprint()
    ended = House(seed=4).begin().finish().table.fold.record()
    with pytest.raises(BadRecord, match="over"):
        new(given=ended)


def test_clocks_are_read_strictly() -> None:
    assert read_clock({}) == ClockRules()
    assert read_clock({"kind": "move", "allowance": 5}) == ClockRules("move", 5)
    assert ClockRules.days(2).allowance == 172_800_000
    for bad in (
        {"kind": "hour"},
        {"kind": "move"},
        {"kind": "bank", "allowance": -1},
        {"kind": "bank", "allowance": True},
        {"kind": "bank", "allowance": 10**14},
        {"minutes": 5},
    ):
        with pytest.raises(BadClock):
            read_clock(bad)
