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
    CarriedOut,
    Chose,
    Created,
    Event,
    Frozen,
    Joined,
    Played,
    RanOut,
    Reclaimed,
    Recommitted,
    Rematched,
    Revealed,
    Seated,
    Started,
    StoodIn,
    Thawed,
    TookBack,
)
from palazzi.table.fold import Fold, entries_of
from palazzi.table.shapes import LineFrame


def log(table: Fold, seat: int, since: int) -> list[LineFrame]:
    """The sentences of all events after number ``since``, as the seat may read them.

    Anything older than the last event that acted means playing the game through again: a Transcript
    keeps what was told.
    """
    since = max(0, since)
    new = table.events[since:]
    acting = [event for event in new if isinstance(event, Started | Played | CarriedOut | TookBack)]
    if all(event.seq == table.acted for event in acting):
        return [line for event in new for line in told(table, event, seat)]
    return [line for lines in retold(table, seat, since, table.seq) for line in lines]


def told(table: Fold, event: Event, seat: int) -> list[LineFrame]:
    """The sentences of an event after which nobody has acted: the table has the position before."""
    entries = list(entries_of(event))
    return _lines(table, event, table.before, entries, table.entries - len(entries), seat)


def retold(table: Fold, seat: int, since: int, until: int) -> Iterator[list[LineFrame]]:
    """The sentences of the events up to ``until``, one after the other, from the first on.

    Those up to ``since`` are played without a word, which takes a tenth of the time. Nothing is
    read but the log's beginning, which does not change while the table goes on.
    """
    line: list[Entry] = []
    given = len(table.created.given)
    state = table.opening()
    for event in table.events[:until]:
        if isinstance(event, TookBack):
            del line[event.keep - given :]
            state = table.apply_entries(table.opening(), line)
        entries = list(entries_of(event))
        if event.seq > since:
            yield _lines(table, event, state, entries, given + len(line), seat)
        else:
            yield []
        table.apply_entries(state, entries)
        line += entries


Sentence = tuple[int | None, Message]


def _lines(
    table: Fold, event: Event, before: State, entries: list[Entry], moves: int, seat: int
) -> list[LineFrame]:
    """``before`` is the position the event acted on, ``moves`` how many had led to it."""
    return [
        {"seq": event.seq, "at": event.at, "move": move, "message": message}
        for move, message in (*_plain(event, table), *_played(table, before, entries, moves, seat))
    ]


def _played(
    table: Fold, before: State, entries: list[Entry], moves: int, seat: int
) -> Iterator[Sentence]:
    """The game's own sentences about these actions."""
    if not entries:
        return
    state = before.clone()
    for move, entry in enumerate(entries, moves + 1):
        action = table.game.parse(entry.text)
        sentence = table.game.report(state, action, seat)
        if sentence is not None:
            yield move, sentence
        state.apply(action, entry.recording)


def _plain(event: Event, table: Fold) -> Iterator[Sentence]:
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
        case Recommitted(by=int(seat)):
            yield None, say("table-log-recommitted", player=_player(seat))
        case Frozen():
            yield None, say("table-log-frozen")
        case Revealed(by=int(seat)):
            yield None, say("table-log-revealed", player=_player(seat))
        case Thawed(attempt=attempt):
            yield None, say("table-log-thawed", attempt=attempt)
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


def _asker(event: Event, table: Fold) -> int:
    """Who had asked for what is now carried out."""
    for earlier in reversed(table.events[: event.seq - 1]):
        if isinstance(earlier, Asked) and earlier.by is not None:
            return earlier.by
    raise AssertionError("nobody asked for a takeback")
