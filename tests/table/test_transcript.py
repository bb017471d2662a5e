"""A transcript says what a fresh telling of the log would, whoever asks and whenever."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import palazzi
from palazzi.core.view import SPECTATOR, canonical
from palazzi.table import Event, Table
from palazzi.table.shapes import LineFrame
from palazzi.table.story import log
from palazzi.table.transcript import Transcript
from tests.table.house import House


def encode(line: LineFrame) -> bytes:
    return canonical(line).encode()


def told(table: Table, seat: int, since: int = 0) -> list[bytes]:
    """The log as it is defined: the game is played through."""
    return [encode(line) for line in log(table.fold, seat, since)]


def whole_log(table: Table, seat: int) -> list[tuple[int, bytes]]:
    """The same from the beginning, each line with the number of its event.

    What is told since an event is the end of that: test_frames.py."""
    return [(line["seq"], encode(line)) for line in log(table.fold, seat, 0)]


def recalled(transcript: Transcript, start: int) -> None:
    for _ in transcript.recall(start):
        pass


def answer_all(house: House, yes: bool) -> None:
    """Everybody says the same to what is asked."""
    for seat in house.table.fold.present():
        request = house.table.fold.request
        if request is not None and seat not in request.agreed:
            house.do(house.table.company.answer(seat, yes, now=house.time))


def turbulent(house: House) -> None:
    """Something a table can do: mostly a step, sometimes a takeback, a stand-in, a refusal."""
    table, seat = house.table, house.rng.below(house.table.fold.players)
    chance = house.rng.below(12)
    present = table.fold.seats[seat].present
    moved = any(commit.seat == seat for commit in table.fold.commits)
    if chance == 0 and table.fold.request is None and present and moved:
        house.do(table.company.ask(seat, "takeback", now=house.time))
        answer_all(house, house.rng.below(4) > 0)
    elif chance == 1 and present and len(table.fold.present()) > 1:
        house.do(table.company.leave(seat, now=house.time, level="random"))
    elif chance == 2 and table.fold.seats[seat].stand_in is not None:
        house.do(table.company.reclaim(seat, now=house.time))
    else:
        house.step()


@settings(max_examples=3)
@given(seed=st.integers(min_value=1, max_value=2**32))
def test_it_is_the_log_at_every_event_for_everybody(title: str, seed: int) -> None:
    """Extended with every event from whenever it began, or recalled: byte for byte the same."""
    house = House(title, palazzi.game(title).players[-1], seed=seed)
    table = house.table
    viewers = (SPECTATOR, *range(table.fold.players))
    whole = {seat: Transcript(table.fold, seat, encode) for seat in viewers}
    for transcript in whole.values():
        recalled(transcript, 0)  # the creation, which nobody was there to be told
    late: list[Transcript] = []
    apply = table.apply

    def noted(event: Event) -> None:
        apply(event)
        logs = {seat: whole_log(table, seat) for seat in viewers}
        for transcript in (*whole.values(), *late):
            transcript.extend()
            first = transcript.start
            due = [line for seq, line in logs[transcript.seat] if seq > first]
            assert transcript.after(first) == due

    table.apply = noted  # type: ignore[method-assign]
    house.begin()
    for number in range(40):
        if table.fold.phase != "playing":
            break
        if number % 8 == 0:
            late.append(Transcript(table.fold, viewers[number // 8 % len(viewers)], encode))
        turbulent(house)
    for transcript in late:
        recalled(transcript, transcript.start // 2)
        recalled(transcript, 0)
        assert transcript.after(0) == whole[transcript.seat].after(0)
        assert transcript.size == whole[transcript.seat].size
    for transcript in whole.values():
        lines = whole_log(table, transcript.seat)
        for since in range(table.seq + 1):
            assert transcript.after(since) == [line for seq, line in lines if seq > since]


def a_transcript() -> tuple[Table, Transcript]:
    """A table of thirty moves, and what a watcher was told of it."""
    house = House("firenze", 2, seed=3).begin()
    for _ in range(30):
        house.move()
    transcript = Transcript(house.table.fold, SPECTATOR, encode)
    recalled(transcript, 0)
    return house.table, transcript


def test_the_tail_and_pages_are_whole_events_within_a_limit() -> None:
    table, transcript = a_transcript()
    for most in (0, 1, 5, 17, 60, len(transcript), 10**6):
        first = transcript.tail(most)
        assert first <= table.seq - 1
        assert len(transcript.after(first)) <= most or first == table.seq - 1
        assert first == 0 or len(transcript.after(first - 1)) > most
        since, lines = 0, []
        while since < table.seq:
            until = transcript.page(since, most)
            assert until > since
            page = transcript.after(since, until)
            assert len(page) <= most or until == since + 1
            lines += page
            since = until
        assert lines == transcript.after(0)


def test_one_that_was_forgotten_goes_on_and_can_be_recalled() -> None:
    table, transcript = a_transcript()
    before = transcript.after(0)
    transcript.forget()
    assert (len(transcript), transcript.size, transcript.start) == (0, 0, table.seq)
    assert transcript.tail(9) == table.seq
    recalled(transcript, 7)
    assert transcript.after(7) == told(table, SPECTATOR, 7)
    recalled(transcript, 0)
    assert transcript.after(0) == before


def test_one_that_is_forgotten_while_it_is_recalled_does_not_grow_a_hole() -> None:
    table, transcript = a_transcript()
    transcript.forget()
    recalled(transcript, 9)
    work = transcript.recall(0)
    next(work)
    transcript.forget()
    for _ in work:
        pass
    assert (len(transcript), transcript.start) == (0, table.seq)
