"""What is sent to a seat: nothing it may not know, in every world it cannot tell apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palazzi
from palazzi.core.errors import BadSeat
from palazzi.core.game import Game
from palazzi.core.messages import Argument
from palazzi.core.record import Entry
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, State
from palazzi.core.view import SPECTATOR, canonical
from palazzi.locale import LANGUAGES, catalogue
from palazzi.table import Table, read_event
from palazzi.table.events import Event, Played, Started
from tests.table.house import NAMES, House, seen

SEEDS = st.integers(min_value=1, max_value=2**32)


def viewers(table: Table) -> tuple[int, ...]:
    """Everybody who looks on."""
    return (SPECTATOR, *range(table.fold.players))


@settings(max_examples=3)
@given(seed=SEEDS)
def test_frames_are_the_same_in_all_worlds_a_seat_cannot_tell_apart(title: str, seed: int) -> None:
    game = palazzi.game(title)
    rng = Rng(seed, 5)
    house = House(title, game.players[-1], seed=seed).begin()
    table = house.table
    for number in range(60):
        if table.fold.phase != "playing":
            break
        house.step()
        if number % 3:
            continue
        truth = table.fold.state
        for seat in viewers(table):
            if table.play.own(seat) is not None:
                continue  # its draft stands on the true position; see the next test
            frame = canonical(table.frame(seat, table.seq))
            table.fold.state = game.resample(
                json.loads(canonical(game.knowledge(truth, seat))), rng
            )
            assert canonical(table.frame(seat, table.seq)) == frame
            table.fold.state = truth


def less(bare: object, full: object) -> bool:
    """Whether there is nothing in ``bare`` but what is in ``full``, or None instead of it."""
    if isinstance(bare, dict) and isinstance(full, dict):
        return bare.keys() == full.keys() and all(less(bare[key], full[key]) for key in bare)
    if isinstance(bare, list) and isinstance(full, list):
        return len(bare) == len(full) and all(map(less, bare, full))
    return bare is None or bare == full


def test_without_the_memory_aid_a_frame_holds_nothing_to_remember(title: str) -> None:
    """Neither for the page nor for whoever opens the browser's tools."""
    game = palazzi.game(title)
    if not any(option.key == "memory-aid" for option in game.options):
        assert not game.layout.memory(game.new(2))
        return
    house = House(title, 3, seed=4, options={"memory-aid": True}).begin()
    table = house.table
    reminded = False
    for _ in range(80):
        house.step()
        for seat in viewers(table):
            full = table.frame(seat, table.seq)["view"]
            own = table.play.own(seat)
            state: Any = table.fold.state if own is None else own.state
            state.memory_aid = False
            bare = table.frame(seat, table.seq)["view"]
            state.memory_aid = True
            assert full is not None
            assert bare is not None
            assert less(bare, {**full, "options": bare["options"]})
            assert "memory" not in {**full, **bare}
            assert not table.play.knowledge(seat)["memory"].keys() & full.keys()
            reminded |= bare["seats"] != full["seats"]  # type: ignore[typeddict-item]
    assert reminded


@settings(max_examples=3)
@given(seed=SEEDS)
def test_a_draft_never_peeks(title: str, seed: int) -> None:
    """Up to the barrier a step tells its seat nothing: it looks the same in all its worlds.

    So undoing it takes nothing back that was learned, and only chance and other actors need be
    barriers.
    """
    game = palazzi.game(title)
    rng = Rng(seed, 6)
    house = House(title, game.players[0], seed=seed).begin()
    table = house.table
    for _ in range(150):
        if table.fold.phase != "playing":
            break
        seat = table.fold.actor
        draft = table.play._draft
        state = (draft.state if draft is not None else table.fold.state).clone()
        world = game.resample(game.knowledge(state, seat), rng)
        step = house.step()
        if step.events:
            continue
        assert table.play._draft is not None
        action = table.play._draft.steps[-1]
        world.apply(action)
        assert canonical(game.knowledge(world, seat)) == canonical(table.play.knowledge(seat))
        assert world.legal() == table.play._draft.state.legal()


# ---- the log


def retold(events: list[Event], at: int, text: str) -> list[Event]:
    """The same log with draw number ``at`` another one."""
    changed: list[Event] = []
    for event in events:
        if isinstance(event, Started | Played):
            if 0 <= at < len(event.draws):
                row = event.to_json()
                draws = list(event.draws)
                draws[at] = text
                changed.append(read_event({**row, "draws": draws}))
                at = -1
                continue
            at -= len(event.draws)
        changed.append(event)
    return changed


def positions(game: Game, start: State, entries: list[Entry]) -> Iterator[tuple[State, int]]:
    """Each draw of a game: the position it was made in, and its number among the draws."""
    state = start.clone()
    number = 0
    for entry in entries:
        if entry.actor == CHANCE:
            yield state, number
            number += 1
        game.apply_text(state, entry.text)


def views(table: Table, seat: int) -> list[str]:
    """What the seat saw of every single position, as text."""
    state = table.fold.opening()
    told = [canonical(table.fold.game.view(state, seat))]
    for entry in table.fold.record().entries:
        table.fold.game.apply_text(state, entry.text)
        told.append(canonical(table.fold.game.view(state, seat)))
    return told


def test_the_log_tells_no_more_than_the_views_did(title: str) -> None:
    """Another world with other hidden draws: a seat that saw the same reads the same log."""
    game = palazzi.game(title)
    house = House(title, game.players[-1], seed=21).begin()
    for _ in range(3):
        house.move()
    table = house.table
    compared = 0
    for state, number in positions(game, table.fold.opening(), table.fold.record().entries):
        for action in state.legal()[:2]:
            try:
                other = Table.from_events(retold(table.fold.events, number, game.text(action)))
            except palazzi.PalazziError:
                continue  # what came later does not fit that draw
            if other.fold.record().entries == table.fold.record().entries:
                continue
            for seat in (SPECTATOR, 0, 1):
                if views(table, seat) == views(other, seat):
                    compared += 1
                    for since in (0, table.seq - 1):
                        one = canonical(table.frame(seat, since))
                        assert canonical(other.frame(seat, since)) == one
    if title == "palazzo":
        assert compared > 20


def test_every_seat_reads_the_games_sentences_as_they_are_for_it(title: str) -> None:
    game = palazzi.game(title)
    house = House(title, game.players[-1], seed=13).begin()
    for _ in range(6):
        house.move()
    table = house.table
    for seat in viewers(table):
        state = table.fold.opening()
        told = []
        for entry in table.fold.record().entries:
            told.append(game.report(state, game.parse(entry.text), seat))
            game.apply_text(state, entry.text)
        log = [line["message"] for line in table.frame(seat)["log"]]
        own = [message for message in log if not message["key"].startswith("table-log-")]
        assert own == [message for message in told if message is not None]


def test_new_lines_are_the_end_of_the_whole_log(title: str) -> None:
    house = House(title, palazzi.game(title).players[-1], seed=9).begin()
    table = house.table
    for number in range(12):
        house.move()
        if number == 6 and table.fold.commits:  # what a hand has done is not taken back
            house.do(table.company.ask(table.fold.commits[-1].seat, "takeback", now=house.time))
            for seat in table.fold.present():
                if table.fold.request is not None and seat not in table.fold.request.agreed:
                    house.do(table.company.answer(seat, True, now=house.time))
        for seat in viewers(table):
            whole = table.frame(seat)["log"]
            for since in (0, table.seq - 2, table.seq - 1, table.seq, table.seq + 5):
                new = [line for line in whole if line["seq"] > since]
                assert table.frame(seat, since)["log"] == new


def test_everything_a_frame_says_exists_in_every_language(title: str) -> None:
    house = House(title, 2 if 2 in palazzi.game(title).players else 3, seed=4).begin()
    for _ in range(20):
        if house.table.fold.phase == "playing":
            house.move()
    names = NAMES[: house.table.fold.players]
    for language in map(catalogue, LANGUAGES):
        for line in house.table.frame(0)["log"]:
            assert language.say(line["message"], names)


def test_every_sentence_about_a_table_exists_in_every_language() -> None:
    args: dict[str, Argument] = {
        "player": "Anna",
        "name": "Anna",
        "seat": 1,
        "bot": "greedy",
        "table": "t2",
        "attempt": 2,
    }
    kinds = (
        "created joined bot opened recommitted frozen revealed thawed started "
        "asked-takeback asked-cancel agreed refused tookback "
        "cancelled stoodin-left stoodin-absent stoodin-overtime reclaimed ranout chose-wait "
        "chose-bot chose-cancel rematched"
    )
    for language in map(catalogue, LANGUAGES):
        for kind in kinds.split():
            assert language.text(f"table-log-{kind}", args)


# ---- the rest of a frame


def test_a_frame_is_plain_data_and_the_same_when_asked_again(title: str) -> None:
    house = House(title, palazzi.game(title).players[0]).begin()
    for _ in range(5):
        house.step()
        for seat in viewers(house.table):
            frame = house.table.frame(seat)
            assert json.loads(canonical(frame)) == frame
            assert canonical(house.table.frame(seat)) == canonical(frame)


def test_only_the_one_who_decides_is_offered_anything() -> None:
    house = House(players=3, bots={2: "random"}).begin().until(0)
    table = house.table
    for seat in viewers(table):
        frame = table.frame(seat)
        assert frame["prompt"] is not None
        assert bool(frame["prompt"]["choices"]) == (seat == 0)
        assert (frame["draft"] is not None) == (seat == 0)


def test_the_secret_is_in_no_frame_before_the_end() -> None:
    house = House(seed=123).begin()
    secret = house.table.fold.created.secret
    while house.table.fold.phase == "playing":
        assert not any(secret in frame for frame in seen(house.table, house.table.seq - 1))
        house.move()
    assert all(secret in frame for frame in seen(house.table))


def test_no_frame_for_a_seat_that_is_not_there() -> None:
    house = House()
    for seat in (2, -1, -2):
        with pytest.raises(BadSeat):
            house.table.frame(seat)
