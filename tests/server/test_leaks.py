"""Nothing hidden is on the wire: not in frames, not in a draft, not in the log for the host."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import palazzi
from palazzi.core.errors import BadRecording
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, State
from palazzi.core.view import SPECTATOR, canonical
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import error_of
from palazzi.server.rooms.room import Room
from palazzi.table import Event, SeatPlan, Table, create, read_event
from palazzi.table.events import CarriedOut
from palazzi.table.fold import entries_of
from palazzi.table.steps import steps_of_last
from palazzi.table.story import told
from tests.rules.paletti.films import Studio
from tests.server.client import connected, play_on
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess


def a_table(game: str) -> Table:
    """A table of bots that has started."""
    players = palazzi.game(game).players[-1]
    created = create(
        table="t",
        game=game,
        players=players,
        secret=bytes(32),
        now=1,
        host=SPECTATOR,
        plan=[SeatPlan(bot="random")] * players,
    )
    table = Table.from_events([created])
    for event in table.dealing.start(SPECTATOR, now=2):
        table.apply(event)
    return table


def viewers(table: Table) -> tuple[int, ...]:
    """Everybody who looks on."""
    return (SPECTATOR, *range(table.fold.players))


def played(game: str, moments: int, rng: Rng) -> Iterator[tuple[Table, Event]]:
    """A table after each of that many events of a random game, physical moves included."""
    table = a_table(game)
    yield table, table.fold.events[-1]
    studio = Studio(7)
    for _ in range(moments):
        if (due := table.play.waiting_hand()) is not None:
            moves = [(table.fold.game.text(a), film) for a, film in studio.happen(table.fold.state)]
            events = table.play.happen(moves, now=3, expected_seq=due.seq)
        elif (turn := table.play.waiting_bot()) is not None:
            ids = table.fold.game.resample(turn.knowledge, rng).legal()
            action = ids[rng.below(len(ids))]
            events = table.play.submit(turn.seat, [action], now=3, bot=turn.level).events
        else:
            return
        for event in events:
            table.apply(event)
            yield table, event


def sent(table: Table, seat: int) -> bytes:
    """The very text that goes to a socket. A new room: it remembers nothing of other worlds."""
    room = Room("t")
    room.table = table
    return room.message(seat, table.seq)


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_seat_is_sent_the_same_bytes_in_every_world_it_cannot_tell_apart(game: str) -> None:
    """For every seat and for watchers; in a physical game, long after hands have moved."""
    rng = Rng(7)
    hands = 0
    for table, event in played(game, 400, rng):
        hands += isinstance(event, CarriedOut)
        truth = table.fold.state
        for seat in viewers(table):
            true = sent(table, seat)
            table.fold.state = table.fold.game.resample(table.fold.game.knowledge(truth, seat), rng)
            assert sent(table, seat) == true
            table.fold.state = truth
    assert hands > 3 or not palazzi.game(game).physical


# ---- sentences


def disguised(table: Table, event: Event, seat: int, rng: Rng) -> tuple[State, Event] | None:
    """The last event as it may have been for all the seat knows: another world, other draws.

    The seat's view is the same before and after every single action. None if none such was found.
    """
    game = table.fold.game
    truth = table.fold.before.clone()
    world = game.resample(game.knowledge(truth, seat), rng)
    before = world.clone()
    draws: list[str] = []
    for entry in entries_of(event):
        drawn = entry.actor == CHANCE and not truth.physical()
        action = game.parse(entry.text)
        truth.apply(action, entry.recording)
        seen = canonical(game.view(truth, seat))
        options = [action]
        if drawn:
            others = world.legal()
            first = rng.below(len(others))
            options = [*(*others[first:], *others[:first])[:8], action]
        for option in options:
            if not world.allows(option):
                continue
            after = world.clone()
            try:
                after.apply(option, entry.recording)
            except BadRecording:
                continue  # a film of another palace
            if canonical(game.view(after, seat)) == seen:
                world = after
                draws += [game.text(option)] if drawn else []
                break
        else:
            return None
    return before, read_event({**event.to_json(), "draws": draws})


def steps_text(table: Table, seat: int) -> bytes:
    """The steps of the last event as they are sent."""
    return write(list(steps_of_last(table.fold, seat) or ()))


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_seat_reads_the_same_sentences_in_every_world_it_cannot_tell_apart(game: str) -> None:
    """Who cannot tell two worlds apart cannot do so by their logs, hidden draws included.

    Nor by the steps of a move, which have the same sentences and a view each.
    """
    rng = Rng(11)
    compared = different = 0
    for table, event in played(game, 250, rng):
        truth = table.fold.before
        for seat in viewers(table):
            other = disguised(table, event, seat, rng)
            if other is None:
                continue
            lines, film = write(told(table.fold, event, seat)), steps_text(table, seat)
            table.fold.before, table.fold.events[-1] = other
            assert write(told(table.fold, other[1], seat)) == lines
            assert steps_text(table, seat) == film
            table.fold.before, table.fold.events[-1] = truth, event
            compared += 1
            different += other[1] != event
    assert compared > 50
    assert bool(different) == palazzi.game(game).has_hidden_information


# ---- refusals


def refused(table: Table, seat: int, action: int | str) -> bytes | None:
    """The reply to a submission that cannot be; None if it can."""
    try:
        table.play.submit(seat, [action], now=4, bot=table.fold.seats[seat].bot)
    except palazzi.PalazziError as error:
        return write(error_of(error, "c1", table.seq))
    return None


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_refusal_tells_no_more_than_the_view_did(game: str) -> None:
    """Code, sentence and rule are the same in all worlds, whoever asks and whatever for."""
    rng = Rng(13)
    rules = 0
    for table, _ in played(game, 120, rng):
        truth = table.fold.state
        legal = set(truth.legal()) if table.fold.actor >= 0 else set()
        for seat in range(table.fold.players):
            actions: list[int | str] = ["bidd rad5"]
            for _ in range(12):
                action = rng.below(len(table.fold.game.actions))
                if seat != table.fold.actor or action not in legal:
                    actions.append(action)
            replies = [refused(table, seat, action) for action in actions]
            assert None not in replies
            rules += sum(b'"rule":"' in reply for reply in replies if reply is not None)
            table.fold.state = table.fold.game.resample(table.fold.game.knowledge(truth, seat), rng)
            assert [refused(table, seat, action) for action in actions] == replies
            table.fold.state = truth
    assert rules > 50


def test_no_secret_leaves_the_server_before_the_end(tmp_path: Path) -> None:
    """Neither in anybody's messages nor in the server's own log; tokens are stored as hashes."""
    file = tmp_path / "palazzi.db"
    words = ("--bot-pace", "0", "--no-limits")
    with ServerProcess(f"sqlite:///{file}", tmp_path / "log", *words) as server:
        table = open_table(server.url, 2, 1)

        async def play() -> tuple[list[str], list[str]]:
            async with (
                connected(server.url, table.id, table.tokens[0]) as anna,
                connected(server.url, table.id, table.tokens[1]) as bert,
                connected(server.url, table.id) as watcher,
            ):
                await asyncio.gather(play_on(anna), play_on(bert))
                await watcher.see(lambda f: f["phase"] == "finished")
                return [*anna.raw, *bert.raw], watcher.raw

        players, watched = asyncio.run(play())
        said = server.said()
    with sqlite3.connect(file) as link:
        created = json.loads(link.execute("SELECT body FROM log WHERE seq = 1").fetchone()[0])
        joined = link.execute("SELECT body FROM log WHERE body LIKE '%joined%'").fetchall()
        everything = "\n".join(link.iterdump())
    link.close()
    during = [text for text in (*players, *watched) if '"phase":"finished"' not in text]
    assert not any(created["secret"] in text for text in during)
    for token in table.tokens.values():
        assert token not in "".join((*players, *watched))
        assert token not in everything
        assert token not in said
    assert created["secret"] not in said
    for (body,) in joined:
        assert json.loads(body)["nonce"] not in said
    for text in watched:
        if '"phase":"playing"' in text:
            frame = json.loads(text)["frame"]
            assert frame["draft"] is None
            assert frame["prompt"]["choices"] == []
