"""Freezing, revealing, thawing: nobody can choose a deal, and nothing is dealt too early."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.bots.bot import BOTS
from palazzi.bots.levels import LEVELS
from palazzi.core.errors import (
    BadLog,
    BadSeat,
    Forbidden,
    NameTaken,
    PalazziError,
    Unproven,
    WrongState,
)
from palazzi.core.view import SPECTATOR, canonical
from palazzi.locale import LANGUAGES, catalogue
from palazzi.table import Event, SeatPlan, Table, create, read_event, verify
from palazzi.table.events import (
    Frozen,
    Joined,
    Recommitted,
    Revealed,
    Seated,
    Started,
    Thawed,
)
from palazzi.table.fair import frozen_hash
from palazzi.table.names import SHOWN
from palazzi.table.proof import sentence
from palazzi.table.request import stamp
from tests.table.house import NAMES, House, Share, committed, nonce, seen

NEW = bytes(range(32))
"""A secret for another attempt."""


def waiting(players: int = 3, **how: object) -> House:
    """All pages keep their nonces, and the host has started."""
    house = House(players=players, keep=range(players), **how).sit()  # type: ignore[arg-type]
    house.do(house.table.dealing.start(0, now=house.time))
    return house


def dealt(table: Table) -> tuple[str, ...]:
    """The draws that the game began with."""
    (started,) = (event for event in table.fold.events if isinstance(event, Started))
    return started.draws


# ---- the way it goes


def test_the_start_freezes_and_the_last_reveal_deals() -> None:
    house = waiting()
    table = house.table
    assert table.fold.phase == "dealing"
    frame = table.frame(1)
    assert frame["dealing"] == {"terms": table.fold.frozen, "missing": [0, 1, 2]}
    assert frame["frozen"] == frozen_hash(table.fold.frozen)
    assert frame["view"] is None
    assert [seat["nonce"] for seat in frame["seats"]] == ["", "", ""]
    terms = json.loads(table.fold.frozen)
    assert terms["seats"] == list(NAMES[:3])
    assert terms["commitments"] == [table.fold.commitment_to(nonce(seat)) for seat in range(3)]
    assert terms["commitment"] == table.fold.commitment
    for seat in (2, 0):
        (revealed,) = house.do(
            table.dealing.reveal(seat, nonce(seat), now=house.time, client_id="r")
        )
        assert isinstance(revealed, Revealed)
        assert table.dealing.reveal(seat, nonce(seat), now=house.time, client_id="r") == ()
        assert table.dealing.reveal(seat, nonce(seat), now=house.time) == ()
    assert table.frame(SPECTATOR)["dealing"] == {"terms": table.fold.frozen, "missing": [1]}
    revealed, started = table.dealing.reveal(1, nonce(1), now=house.time)
    assert isinstance(started, Started)
    house.do((revealed, started))
    assert table.fold.started
    assert table.frame(0)["dealing"] is None
    assert table.frame(0)["frozen"] == frame["frozen"]
    assert table.dealing.reveal(1, nonce(1), now=house.time) == ()
    proof = verify(house.finish().table.fold.document().to_json())
    assert (proof.attempt, proof.deposited, proof.frozen) == (1, (), frame["frozen"])
    assert "the nonces of Anna, Bert and Cleo were kept" in sentence(proof)


def test_deposited_nonces_are_marked_and_deal_at_once() -> None:
    house = House(players=3, keep={1}).sit()
    seats = house.table.frame(0)["seats"]
    assert [seat["deposited"] for seat in seats] == [True, False, True]
    assert [bool(seat["nonce"]) for seat in seats] == [True, False, True]
    house.do(house.table.dealing.start(0, now=house.time))
    assert house.table.fold.missing() == [1]
    house.do(house.table.dealing.reveal(1, nonce(1), now=house.time))
    proof = verify(house.finish().table.fold.document().to_json())
    assert proof.deposited == (0, 2)
    assert "the nonces of Bert were kept" in sentence(proof)
    assert "those of Anna and Cleo deposited" in sentence(proof)
    all_deposited = House().begin()
    assert all_deposited.table.fold.phase == "playing"
    proof = verify(all_deposited.finish().table.fold.document().to_json())
    assert "the server knew all nonces before the deal" in sentence(proof)


def test_a_table_of_bots_says_that_the_server_dealt_alone() -> None:
    created = create(
        table="b", game="palazzo", players=2, secret=NEW, now=1, host=SPECTATOR, plan=()
    )
    house = House()
    house.table, house.stored = Table.from_events([created]), [canonical(created.to_json())]
    house.do(house.table.dealing.start(SPECTATOR, now=house.time, fill="random"))
    assert house.table.fold.phase == "playing"
    proof = verify(house.finish().table.fold.document().to_json())
    assert "by the server alone" in sentence(proof)


def test_a_thaw_voids_everything_and_the_next_attempt_is_counted() -> None:
    house = waiting(2)
    table = house.table
    house.do(table.dealing.reveal(1, nonce(1), now=house.time))
    first, commitment = table.fold.frozen, table.fold.commitment
    house.do(table.dealing.thaw(0, NEW, now=house.time, client_id="t"))
    assert table.dealing.thaw(0, NEW, now=house.time, client_id="t") == ()
    assert (table.fold.phase, table.fold.attempt, table.fold.uncommitted()) == ("lobby", 2, [0, 1])
    assert table.fold.commitment != commitment
    assert table.fold.nonces() == ("", "")
    with pytest.raises(WrongState, match="Anna and Bert must add to the deal anew"):
        table.dealing.start(0, now=house.time)
    with pytest.raises(WrongState, match="attempt 2"):
        table.dealing.recommit(0, nonce(0), attempt=1, now=house.time)
    for seat in (0, 1):
        house.do(table.dealing.recommit(seat, **house.share(seat), attempt=2, now=house.time))
    house.begin()
    assert table.fold.frozen != first
    proof = verify(house.finish().table.fold.document().to_json())
    assert proof.attempt == 2
    assert "attempt 2" in sentence(proof)


def test_seats_that_bots_filled_are_open_again_after_a_thaw() -> None:
    house = House(players=3, keep={0, 1})
    for seat in (0, 1):
        share = house.share(seat)
        house.do(house.table.lobby.join(NAMES[seat], **share, now=house.time, seat=seat))
    house.do(house.table.dealing.start(0, now=house.time, fill="greedy"))
    assert house.table.fold.seats[2].bot == "greedy"
    house.thaw()
    assert house.table.fold.seats[2].kind == "open"


def test_only_the_host_thaws_and_only_what_is_frozen() -> None:
    house = waiting(2)
    with pytest.raises(Forbidden, match="host"):
        house.table.dealing.thaw(1, NEW, now=house.time)
    with pytest.raises(ValueError, match="new secret"):
        house.table.dealing.thaw(0, house.table.fold.secret, now=house.time)
    with pytest.raises(ValueError, match="new secret"):
        house.table.dealing.thaw(0, b"short", now=house.time)
    house.begin()
    with pytest.raises(WrongState, match="given up"):
        house.table.dealing.thaw(0, NEW, now=house.time)


def test_a_table_needs_one_of_nonce_and_commitment() -> None:
    table = House().table
    shares: tuple[Share, ...] = ({}, {"nonce": nonce(0), "commitment": "00" * 32})
    for share in shares:
        with pytest.raises(BadSeat, match="either"):
            table.lobby.join("Anna", **share, now=1, seat=0)
    for bad in ("00", "zz" * 32, "00" * 33):
        with pytest.raises(BadSeat, match="SHA-256"):
            table.lobby.join("Anna", commitment=bad, now=1, seat=0)


def test_nobody_copies_anothers_commitment_or_nonce() -> None:
    house = House(players=3, keep={0}).sit()
    table = house.table
    copied: tuple[Share, ...] = (house.share(0), {"nonce": nonce(0)}, {"nonce": nonce(2)})
    for share in copied:
        with pytest.raises(WrongState, match="very commitment"):
            table.dealing.recommit(1, **share, now=house.time)
    other = House(table="t2")
    assert other.table.fold.commitment_to(nonce(0)) != table.fold.commitment_to(nonce(0))
    house.do(table.dealing.recommit(0, **house.share(0), now=house.time))  # one's own, again


def test_a_reveal_that_does_not_fit_is_refused() -> None:
    house = waiting(2)
    table = house.table
    before = committed(table)
    with pytest.raises(Unproven, match="committed to"):
        table.dealing.reveal(0, nonce(1), now=house.time)
    with pytest.raises(BadSeat):
        table.dealing.reveal(0, "12", now=house.time)
    for seat in (SPECTATOR, 2):
        with pytest.raises((Forbidden, BadSeat)):
            table.dealing.reveal(seat, nonce(0), now=house.time)
    with pytest.raises(WrongState, match="waits for Anna and Bert"):
        table.dealing.start(0, now=house.time)
    assert committed(table) == before
    with pytest.raises(WrongState):
        House().table.dealing.reveal(0, nonce(0), now=1)


# ---- what nobody can do


def levers(table: Table, now: int) -> Iterator[Callable[[], object]]:
    """Everything that an operator who is the host, and knows all tokens, might ask for."""
    other = "cc" * 16
    yield partial(table.lobby.join, "Mallory", other, now=now)
    yield partial(table.lobby.cancel, 0, now=now)
    yield partial(table.lobby.rematch, 0, "t9", NEW, now=now)
    for level in (None, *BOTS):
        yield partial(table.dealing.start, 0, now=now, fill=level, secret=NEW)
    for seat in range(table.fold.players):
        yield partial(table.company.leave, seat, now=now)
        yield partial(table.company.reclaim, seat, now=now)
        yield partial(table.lobby.join, f"New {seat}", other, now=now, seat=seat)
        yield partial(table.dealing.recommit, seat, other, now=now)
        yield partial(table.dealing.reveal, seat, other, now=now)
        yield partial(table.company.stand_in, seat, 0, now=now, absent=True)
        for level in (None, *BOTS):
            yield partial(table.lobby.set_seat, 0, seat, level, now=now)


def test_an_operator_who_hosts_cannot_choose_a_deal() -> None:
    """They know the secret and all other nonces, and their own page reveals last."""
    house = House(players=4, keep={0, 1, 2}, bots={3: "greedy"}).sit()
    house.do(house.table.dealing.start(0, now=house.time))
    honest = 1
    house.do(house.table.dealing.reveal(2, nonce(2), now=house.time))
    house.do(house.table.dealing.reveal(honest, nonce(honest), now=house.time))
    table = house.table
    before = committed(table)
    for lever in levers(table, house.now):
        with pytest.raises(PalazziError) as refused:
            lever()
        assert str(refused.value).endswith(".")
    assert committed(table) == before

    # The one thing left to do makes the one deal that was fixed by the last honest nonce.
    (first, *rest) = [table.dealing.reveal(0, nonce(0), now=house.time) for _ in range(3)]
    assert all(events[1].to_json()["draws"] == first[1].to_json()["draws"] for events in rest)

    # Giving it up does not bring a better one in sight: the honest page commits anew, and until
    # the terms are frozen again nobody but that page knows what it committed to.
    again = house.rebuilt()
    for event in again.dealing.thaw(0, NEW, now=house.now):
        again.apply(event)
    assert again.fold.attempt == 2
    assert again.fold.seats[honest].nonce == again.fold.seats[honest].commitment == ""
    with pytest.raises(WrongState, match="Bert"):
        again.dealing.start(0, now=house.now)
    with pytest.raises(Forbidden):  # only the player who sits there
        again.dealing.recommit(3, "cc" * 16, now=house.now)
    shown = again.frame(honest)
    assert (shown["attempt"], shown["log"][-1]["message"]["key"]) == (2, "table-log-thawed")


def test_the_order_of_reveals_changes_nothing() -> None:
    deals = set()
    for order in permutations(range(3)):
        house = waiting(seed=5)
        for seat in order:
            house.do(house.table.dealing.reveal(seat, nonce(seat), now=house.time))
        deals.add((dealt(house.table), house.table.fold.terms))
    assert len(deals) == 1


def test_a_log_cannot_say_otherwise_either() -> None:
    """Whoever writes into the database finds that it no longer folds."""
    house = waiting(3)
    table = house.table
    house.do(table.dealing.reveal(1, nonce(1), now=house.time))
    before = committed(table)
    fields = stamp(table.fold, house.now, 0)
    for wrong in (
        Joined(**stamp(table.fold, house.now, 2), name="X", commitment="00" * 32),
        Recommitted(**fields, commitment="00" * 32),
        Seated(**fields, seat=2, bot="greedy"),
        Frozen(**fields, bots=(), terms=table.fold.frozen),
        Revealed(**fields, nonce=nonce(1)),
        Revealed(**stamp(table.fold, house.now, 1), nonce=nonce(1)),
        Started(**fields, draws=()),
        Thawed(**fields, attempt=3, secret=NEW.hex()),
    ):
        with pytest.raises(BadLog):
            table.apply(wrong)
        assert committed(table) == before
    lobby = House(players=2, keep={0}).sit().table
    frozen = lobby.dealing.start(0, now=9**9)[0]
    assert isinstance(frozen, Frozen)
    for terms in (frozen.terms.replace("Bert", "Bart"), frozen.terms.replace("t1", "t2"), ""):
        with pytest.raises(BadLog, match="other terms"):
            lobby.apply(replace(frozen, terms=terms))
    with pytest.raises(BadLog, match="not open"):
        lobby.apply(replace(frozen, bots=((1, "greedy"),)))
    with pytest.raises(BadLog, match="thaws"):
        lobby.apply(Thawed(**stamp(lobby.fold, 9**9, 0), attempt=2, secret=NEW.hex()))
    deposit = Recommitted(**stamp(lobby.fold, 9**9, 0), nonce=nonce(5), commitment="00" * 32)
    with pytest.raises(BadLog, match="another one"):
        lobby.apply(deposit)


# ---- any way it can go


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_any_way_to_a_deal_folds_the_same_from_every_cut(data: st.DataObject) -> None:
    """Reveals in any order, thaws at any time, a restart after any event."""
    players = data.draw(st.integers(2, 4))
    keep = data.draw(st.sets(st.integers(0, players - 1)))
    house = House(players=players, seed=data.draw(st.integers(1, 99)), keep=keep).sit()
    for _ in range(data.draw(st.integers(0, 3)) if keep else 0):
        house.do(house.table.dealing.start(0, now=house.time))
        missing = data.draw(st.permutations(house.table.fold.missing()))
        for seat in missing[: data.draw(st.integers(0, max(0, len(missing) - 1)))]:
            house.do(house.table.dealing.reveal(seat, nonce(seat), now=house.time))
            house.table = house.rebuilt()
        assert not house.table.fold.started
        house.thaw()
    house.do(house.table.dealing.start(0, now=house.time))
    for seat in data.draw(st.permutations(house.table.fold.missing())):
        assert not house.table.fold.started
        house.do(house.table.dealing.reveal(seat, nonce(seat), now=house.time))
    assert house.table.fold.phase == "playing"
    assert house.table.fold.attempt == 1 + sum(
        isinstance(e, Thawed) for e in house.table.fold.events
    )
    rows = [read_event(json.loads(row)) for row in house.stored]
    live = Table.from_events(rows[:1])
    for number in range(1, len(rows)):
        live.apply(rows[number])
        cut = Table.from_events(rows[: number + 1])
        assert committed(cut) == committed(live)
        assert seen(cut) == seen(live)
        finished_from(cut, house, dealt(house.table))


def finished_from(table: Table, house: House, draws: tuple[str, ...]) -> None:
    """Whatever was stored last, the deal can still be made; of the last attempt, it is the same."""
    if table.fold.phase != "dealing" or table.fold.attempt < house.table.fold.attempt:
        return
    if not table.fold.missing():  # cut between the last reveal and the deal that was stored with it
        for event in table.dealing.start(0, now=house.now):
            table.apply(event)
    for seat in table.fold.missing():
        for event in table.dealing.reveal(seat, nonce(seat), now=house.now):
            table.apply(event)
    assert table.fold.started
    assert dealt(table) == draws


# ---- tables of scheme 1


def old(name: str) -> list[Event]:
    """A log that was written before nonces were committed to."""
    text = (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")
    return [read_event(json.loads(line)) for line in text.splitlines()]


def resumed(name: str) -> House:
    """A house whose table goes on from such a log."""
    house = House()
    events = old(name)
    house.stored = [canonical(event.to_json()) for event in events]
    house.table, house.now = house.rebuilt(), events[-1].at
    return house


def test_a_running_table_of_the_old_scheme_is_played_to_its_end_under_it() -> None:
    house = resumed("running-1.jsonl")
    assert (house.table.fold.phase, house.table.fold.scheme) == ("playing", 1)
    frame = house.table.frame(0)
    assert (frame["scheme"], frame["frozen"]) == (1, None)
    document = house.finish().table.fold.document().to_json()
    assert document["format"] == "palazzi game 1"
    proof = verify(document)
    assert (proof.scheme, proof.finished) == (1, True)


def test_a_lobby_of_the_old_scheme_thaws_at_the_next_start() -> None:
    house = resumed("lobby-1.jsonl")
    table = house.table
    with pytest.raises(WrongState, match="before nonces were committed"):
        table.dealing.recommit(0, nonce(0), now=house.time)
    (thawed,) = house.do(table.dealing.start(0, now=house.time, secret=NEW, client_id="s"))
    assert isinstance(thawed, Thawed)
    assert (table.fold.phase, table.fold.scheme, table.fold.attempt) == ("lobby", 2, 2)
    assert [seat.kind for seat in table.fold.seats] == ["human", "human", "bot"]
    assert table.dealing.start(0, now=house.time, secret=NEW, client_id="s") == ()
    house.keep = frozenset({0})
    for seat in table.fold.uncommitted():
        house.do(table.dealing.recommit(seat, **house.share(seat), now=house.time))
    house.begin()
    proof = verify(house.finish().table.fold.document().to_json())
    assert (proof.scheme, proof.attempt, proof.deposited) == (2, 2, (1,))


def test_people_may_still_sit_down_in_a_lobby_of_the_old_scheme() -> None:
    house = resumed("lobby-1.jsonl")
    house.do(house.table.company.leave(1, now=house.time))
    house.do(house.table.lobby.join("Late", commitment="ab" * 32, now=house.time, seat=1))
    assert house.table.fold.seats[1].commitment == ""
    house.do(house.table.dealing.start(0, now=house.time, secret=NEW))
    assert house.table.fold.uncommitted() == [0, 1]


# ---- a rematch


def test_a_rematch_is_a_new_table_with_new_commitments() -> None:
    house = waiting(2).begin().finish()
    events, created = house.table.lobby.rematch(0, "t2", NEW, now=house.time)
    house.do(events)
    other = Table.from_events([created])
    assert (other.fold.scheme, other.fold.attempt) == (2, 1)
    assert other.fold.commitment != house.table.fold.commitment
    assert [seat.commitment for seat in other.fold.seats] == ["", ""]
    (joined,) = other.lobby.join(NAMES[0], commitment="ab" * 32, now=house.time, seat=0)
    other.apply(joined)
    with pytest.raises(WrongState, match="very commitment"):
        other.lobby.join(NAMES[1], commitment="ab" * 32, now=house.time, seat=1)


# ---- names


@pytest.mark.parametrize(
    "other",
    ["anna", "ANNA", "Аnnа", "Anna\u0301", "Ａｎｎａ", "An\u034fna", "Ánnä", "Αnna", "Anna\u3164"],
)
def test_two_players_cannot_look_the_same(other: str) -> None:
    house = House(players=3).sit()
    house.do(house.table.lobby.set_seat(0, 1, None, now=house.time))
    with pytest.raises(NameTaken, match="looks like 'Anna'"):
        house.table.lobby.join(other, "cc" * 16, now=house.time, seat=1)


def test_names_that_can_be_told_apart_sit_together() -> None:
    names = ["Ilse", "Lise", "Анна", "Anja"]
    house = House(players=4)
    for seat, name in enumerate(names):
        house.do(house.table.lobby.join(name, nonce(seat), now=house.time, seat=seat))
    assert [seat.name for seat in house.table.fold.seats] == names


@pytest.mark.parametrize("name", ["Iva", "lva", "1va"])
def test_a_capital_i_looks_like_an_l(name: str) -> None:
    house = House()
    house.do(house.table.lobby.join("Iva", nonce(0), now=house.time, seat=0))
    with pytest.raises(NameTaken):
        house.table.lobby.join(name, nonce(1), now=house.time, seat=1)


def test_nobody_looks_like_a_bot_at_the_table() -> None:
    house = House(players=3, bots={2: "strong"})
    for name in ("Cosimo", "Соsimo"):
        with pytest.raises(NameTaken):
            house.table.lobby.join(name, nonce(1), now=house.time)
    for name in ("greedy", "Greedy", "mаster", "rаndоm"):
        with pytest.raises(BadSeat, match="what a bot is called"):
            house.table.lobby.join(name, nonce(1), now=house.time)
    house.do(house.table.lobby.join("Nella", nonce(0), now=house.time, seat=0))
    with pytest.raises(NameTaken):
        house.table.lobby.set_seat(0, 1, "casual", now=house.time)
    with pytest.raises(NameTaken):
        house.table.dealing.start(0, now=house.time, fill="casual")


def test_the_names_of_bots_are_the_ones_that_are_shown() -> None:
    assert SHOWN.keys() == LEVELS.keys()
    for language in map(catalogue, LANGUAGES):
        for level in LEVELS.values():
            assert language.say(level.name, ()) == SHOWN[level.id]


def test_a_name_that_is_kept_for_somebody_is_theirs() -> None:
    plan = [SeatPlan(), SeatPlan(), SeatPlan(reserved="Bert")]
    created = create(table="r", game="palazzo", players=3, secret=NEW, now=1, plan=plan)
    table = Table.from_events([created])
    with pytest.raises(NameTaken):
        table.lobby.join("bert", nonce(1), now=2, seat=1)
    assert table.lobby.join("Bert", nonce(1), now=2, seat=2)
    twice = [SeatPlan(), SeatPlan(reserved="Bert"), SeatPlan(reserved="BERT")]
    with pytest.raises(NameTaken):
        create(table="r", game="palazzo", players=3, secret=NEW, now=1, plan=twice)
