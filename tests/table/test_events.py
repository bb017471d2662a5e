"""The log: its JSON is read strictly, and a log that does not follow is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.core.errors import BadLog
from palazzi.core.view import canonical
from palazzi.table import Table, read_event
from palazzi.table.events import (
    KINDS,
    Answered,
    Joined,
    Played,
    Reclaimed,
    Started,
    StoodIn,
    TookBack,
)
from tests.table.house import House, committed

ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def everything() -> House:
    """A log in which a good deal has happened."""
    house = House(players=3, seed=2, keep={0, 1}).sit()
    table = house.table
    house.do(table.dealing.start(0, now=house.time))
    house.thaw().begin()
    while len({commit.seat for commit in table.fold.commits}) < 3:
        house.move()
    house.do(table.company.ask(0, "takeback", now=house.time, client_id="x"))
    house.do(table.company.answer(1, True, now=house.time))
    house.do(table.company.answer(2, True, now=house.time))
    house.do(table.company.leave(1, now=house.time))
    house.move()
    house.do(table.company.reclaim(1, now=house.time))
    return house


def test_every_event_round_trips_through_json() -> None:
    for event in everything().table.fold.events:
        text = canonical(event.to_json())
        again = read_event(json.loads(text))
        assert again == event
        assert type(again) is type(event)
        assert canonical(again.to_json()) == text


@given(kind=st.sampled_from(sorted(KINDS)), data=st.dictionaries(st.text(max_size=6), ANY))
def test_anything_else_is_refused_with_a_sentence(kind: str, data: dict[str, object]) -> None:
    with pytest.raises(BadLog):
        read_event({**data, "kind": kind, "stray": 1})
    with pytest.raises(BadLog):
        read_event({**data, "kind": kind + "?"})


@given(data=st.data())
def test_a_field_of_another_type_is_refused(data: st.DataObject) -> None:
    rows = [event.to_json() for event in everything().table.fold.events]
    row = data.draw(st.sampled_from(rows))
    name = data.draw(st.sampled_from(sorted(row.keys() - {"kind", "edition", "client_id", "by"})))
    with pytest.raises(BadLog):
        read_event({**row, name: 1.5})
    with pytest.raises(BadLog):
        read_event({key: value for key, value in row.items() if key in ("kind", "by")})


def test_a_log_that_does_not_follow_is_refused_and_changes_nothing() -> None:
    house = everything()
    table = house.table
    before = committed(table)
    last = table.fold.events[-1]
    actor = table.fold.actor
    for wrong in (
        last,
        Joined(seq=table.seq + 2, at=last.at, by=0, name="X", nonce=""),
        Joined(seq=table.seq + 1, at=last.at - 1, by=0, name="X", nonce=""),
        Joined(seq=table.seq + 1, at=last.at, name="X", nonce=""),
        Played(seq=table.seq + 1, at=last.at, by=(actor + 1) % 3, actions=("money",), draws=()),
        Played(seq=table.seq + 1, at=last.at, by=actor, actions=("found",), draws=()),
        Played(seq=table.seq + 1, at=last.at, by=actor, actions=("fly",), draws=()),
        TookBack(seq=table.seq + 1, at=last.at, keep=10**6),
        Reclaimed(seq=table.seq + 1, at=last.at, by=3),
        StoodIn(seq=table.seq + 1, at=last.at, seat=-1, bot="random", why="left"),
        Started(seq=table.seq + 1, at=last.at, by=0, bots=(), draws=()),
        Answered(seq=table.seq + 1, at=last.at, by=0, yes=True),
    ):
        with pytest.raises(BadLog):
            table.apply(wrong)
        assert committed(table) == before
    for rows in ([], table.fold.events[1:], [table.fold.events[0], *table.fold.events[2:]]):
        with pytest.raises(BadLog):
            Table.from_events(rows)
