# mypyc: compiled
"""The log in sentences: what each event tells a seat, as messages of the catalogues.

The sentences of the game are the game's own (``Game.report``), already cut to what the seat may
know. A seat that learns nothing of an action gets no line for it, so lines are numbered by their
event only: counting them tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from palazzi.core.messages import Message, say
from palazzi.core.record import Entry
from palazzi.core.state import State
from palazzi.table.events import (
    Answered,
    Asked,
    Cancelled,
    Chose,
    Created,
    Event,
    Happened,
    Joined,
    Played,
    RanOut,
    Reclaimed,
    Rematched,
    Seated,
    Started,
    StoodIn,
    TookBack,
)
from palazzi.table.fold import Folded, entries_of
from palazzi.table.shapes import LineFrame


def log(table: Folded, seat: int, since: int) -> list[LineFrame]:
    """The sentences of all events after number ``since``, as the seat may read them."""
    return [
        {"seq": event.seq, "at": event.at, "move": move, "message": message}
        for event, told in _events(table, max(0, since))
        for move, message in (*_plain(event, table), *_played(table, told, seat))
    ]


Told = tuple[State, list[Entry], int] | None
"""The position before an event that acted, what was done in it, and how many moves came before."""
Line = tuple[int | None, Message]


def _events(table: Folded, since: int) -> Iterator[tuple[Event, Told]]:
    """The events to tell, each with the position it acted on.

    Usually that is the last one, whose position the table still has. For anything older the game is
    played through again.
    """
    new = table.events[since:]
    acting = [event for event in new if isinstance(event, Started | Played | Happened | TookBack)]
    if all(event.seq == table.acted for event in acting):
        for event in new:
            entries = list(entries_of(event))
            before = table.entries - len(entries)
            yield event, (table.before, entries, before) if entries else None
        return
    line: list[Entry] = []
    given = len(table.created.given)
    state = table.opening()
    for event in table.events:
        if isinstance(event, TookBack):
            del line[event.keep - given :]
            state = table.carry_out(table.opening(), line)
        entries = list(entries_of(event))
        if event.seq > since:
            yield event, (state, entries, given + len(line)) if entries else None
        table.carry_out(state, entries)
        line += entries


def _played(table: Folded, told: Told, seat: int) -> Iterator[Line]:
    """The game's own sentences about these actions."""
    if told is None:
        return
    state = told[0].clone()
    for move, entry in enumerate(told[1], told[2] + 1):
        action = table.game.parse(entry.text)
        sentence = table.game.report(state, action, seat)
        if sentence is not None:
            yield move, sentence
        state.apply(action, entry.recording)


def _plain(event: Event, table: Folded) -> Iterator[Line]:
    """What an event tells everybody, apart from the game."""
    match event:
        case Created():
            yield None, say("table-log-created")
        case Joined(by=int(seat), name=name):
            yield None, say("table-log-joined", name=name, seat=seat + 1)
        case Seated(seat=seat, bot=str(bot)):
            yield None, say("table-log-bot", bot=bot, seat=seat + 1)
        case Seated(seat=seat):
            yield None, say("table-log-opened", seat=seat + 1)
        case Started():
            yield None, say("table-log-started")
        case Asked(by=int(seat), what=what):
            yield None, say(f"table-log-asked-{what}", player=_player(seat))
        case Answered(by=int(seat), yes=yes):
            yield None, say(f"table-log-{'agreed' if yes else 'refused'}", player=_player(seat))
        case TookBack():
            yield None, say("table-log-tookback", player=_player(_asker(event, table)))
        case Cancelled():
            yield None, say("table-log-cancelled")
        case StoodIn(seat=seat, bot=bot, why=why):
            yield None, say(f"table-log-stoodin-{why}", player=_player(seat), bot=bot)
        case Reclaimed(by=int(seat)):
            yield None, say("table-log-reclaimed", player=_player(seat))
        case RanOut(seat=seat):
            yield None, say("table-log-ranout", player=_player(seat))
        case Chose(by=int(seat), choice=choice):
            yield None, say(f"table-log-chose-{choice}", player=_player(seat))
        case Rematched(table=other):
            yield None, say("table-log-rematched", table=other)


def _player(seat: int) -> Message:
    return say("seat", number=seat)


def _asker(event: Event, table: Folded) -> int:
    """Who had asked for what is now carried out."""
    for earlier in reversed(table.events[: event.seq - 1]):
        if isinstance(earlier, Asked) and earlier.by is not None:
            return earlier.by
    raise AssertionError("nobody asked for a takeback")
