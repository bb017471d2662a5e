"""Anything anybody may ask, in any order: the table stays what its log says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Literal

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import palazzi
from palazzi.core.errors import PalazziError
from palazzi.core.state import CHANCE
from palazzi.core.view import canonical
from palazzi.table import ClockRules, Event, Table, read_event, verify
from palazzi.table.request import Events
from tests.table.house import House, committed, seen

SEATS = st.integers(0, 3)
CLOCKS = st.sampled_from([ClockRules(), ClockRules("move", 5_000), ClockRules("bank", 9_000, 500)])


class Evening(RuleBasedStateMachine):
    """One table; every rule is a request somebody might send, fitting or not."""

    house: House

    @initialize(
        data=st.data(),
        title=st.sampled_from(palazzi.game_ids()),
        seed=st.integers(1, 10**6),
        clock=CLOCKS,
    )
    def sit_down(self, data: st.DataObject, title: str, seed: int, clock: ClockRules) -> None:
        players = data.draw(st.sampled_from(list(palazzi.game(title).players)))
        bot = data.draw(st.booleans())
        self.house = House(
            title,
            players,
            seed=seed,
            clock=clock,
            bots={players - 1: "random"} if bot else {},
            keep=range(seed % players),
        ).begin()
        self.shadow = self.house.rebuilt()
        self.read = 0
        """How many rows of the log were reloaded last."""

    @property
    def table(self) -> Table:
        return self.house.table

    def tried(self, events: Events) -> None:
        """Asking has changed nothing; the same request decides the same; then it happens."""
        assert committed(self.table) == committed(self.shadow)
        self.house.do(events)
        for event in events:
            self.shadow.apply(again(event))

    # ---- what may be asked

    @rule(many=st.integers(1, 12))
    def act(self, many: int) -> None:
        """Whoever has to act goes on, drafting and committing."""
        for _ in range(many):
            if self.table.fold.phase == "playing":
                before = len(self.table.fold.events)
                self.house.step()
                for event in self.table.fold.events[before:]:
                    self.shadow.apply(again(event))

    @rule(seat=SEATS, action=st.integers(-5, 400), stale=st.integers(-2, 2))
    def act_wildly(self, seat: int, action: int, stale: int) -> None:
        """Out of turn, unlawful, stale: refused with a sentence, or simply a move."""
        expected = self.table.seq + stale
        self.tried(
            attempt(
                lambda: (
                    self.table.play.submit(
                        seat, [action], now=self.house.time, expected_seq=expected
                    ).events
                )
            )
        )

    @rule(seat=SEATS, keep=st.none() | st.integers(0, 3))
    def undo(self, seat: int, keep: int | None) -> None:
        def undone() -> Events:
            self.table.play.undo(seat, keep)
            return ()

        self.tried(attempt(undone))

    @rule(seat=SEATS, what=st.sampled_from(["takeback", "cancel", "answer", "answer", "no"]))
    def consent(self, seat: int, what: str) -> None:
        now, table = self.house.time, self.table
        if what == "takeback" or (what == "cancel" and seat == 0 and table.seq % 5 == 0):
            self.tried(attempt(lambda: table.company.ask(seat, what, now=now)))  # type: ignore[arg-type]
        else:
            self.tried(attempt(lambda: table.company.answer(seat, what != "no", now=now)))

    @rule(seat=SEATS, by=SEATS, what=st.sampled_from(["leave", "stand in", "reclaim", "reclaim"]))
    def come_and_go(self, seat: int, by: int, what: str) -> None:
        now, table = self.house.time, self.table
        requests: dict[str, Callable[[], Events]] = {
            "leave": lambda: table.company.leave(seat, now=now, level="random"),
            "stand in": lambda: table.company.stand_in(
                seat, by, now=now, level="random", absent=True
            ),
            "reclaim": lambda: table.company.reclaim(seat, now=now),
        }
        self.tried(attempt(requests[what]))

    @rule(wait=st.integers(0, 12_000), seat=SEATS, choice=st.sampled_from(["wait", "bot"]))
    def let_time_pass(self, wait: int, seat: int, choice: Literal["wait", "bot"]) -> None:
        self.house.now += wait
        self.tried(self.table.play.tick(self.house.now))
        now = self.house.time
        self.tried(
            attempt(lambda: self.table.company.choose(seat, choice, now=now, level="random"))
        )

    @rule()
    def restart(self) -> None:
        """The process dies: drafts are gone, nothing else is."""
        self.house.table = self.house.rebuilt()

    @precondition(lambda self: self.table.fold.phase == "playing")
    @rule()
    def play_to_the_end(self) -> None:
        while self.table.fold.phase == "playing":
            before = len(self.table.fold.events)
            self.house.move()
            for event in self.table.fold.events[before:]:
                self.shadow.apply(again(event))
        verify(canonical(self.table.fold.document().to_json()))

    # ---- what must hold

    @invariant()
    def live_is_rebuilt(self) -> None:
        """The table, one folded beside it event by event, and a reloaded one are the same.

        Reloaded when the log has grown: from the same rows the same would come."""
        since = self.table.seq - 1
        if self.read != len(self.house.stored):
            anew = self.house.rebuilt()
            self.anew, self.told = committed(anew), seen(anew, since)
            self.read = len(self.house.stored)
            self.the_record_is_the_state()
        assert self.anew == committed(self.table) == committed(self.shadow)
        drafting = self.table.play._draft.seat if self.table.play._draft is not None else None
        for seat, (mine, plain) in enumerate(
            zip(seen(self.table, since), self.told, strict=True), -1
        ):
            assert mine == plain or seat == drafting

    def the_record_is_the_state(self) -> None:
        """Both are part of what is compared with the reloaded table, however little has changed."""
        record = self.table.fold.record()
        assert len(record.entries) == self.table.fold.entries
        state = record.replay(self.table.fold.game)
        assert state.fingerprint() == self.table.fold.state.fingerprint()
        assert self.table.fold.actor != CHANCE

    @invariant()
    def somebody_can_go_on(self) -> None:
        """While a game runs, a human or a bot has to act: nobody who vanished holds it up."""
        if self.table.fold.phase == "playing":
            seat = self.table.fold.seats[self.table.fold.actor]
            assert seat.present or self.table.play.waiting_bot() is not None
            assert self.house.choices(self.table.fold.actor)
        else:
            assert self.table.play.waiting_bot() is None
            assert self.table.play.deadline() is None

    def teardown(self) -> None:
        """In the end the whole log reads the same to everybody, live and reloaded."""
        if hasattr(self, "house"):
            assert seen(self.shadow) == seen(self.house.rebuilt())


def attempt(request: Callable[[], Events]) -> Events:
    """What a request leads to; nothing if it is refused, which takes one sentence."""
    try:
        return request()
    except PalazziError as error:
        if not str(error).endswith((".", "?")):
            raise AssertionError(f"no sentence: {error}") from error
        return ()


def again(event: Event) -> Event:
    """The event as storage gives it back."""
    return read_event(json.loads(canonical(event.to_json())))


Evening.TestCase.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)
TestEvening = Evening.TestCase
