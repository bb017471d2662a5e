"""A house for tests: a table whose log is stored as JSON before it is applied, as a server does."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypedDict

from palazzi.core.nature import ScriptedNature, happen
from palazzi.core.rng import Rng
from palazzi.core.view import SPECTATOR, canonical
from palazzi.table import ClockRules, Event, SeatPlan, Submission, Table, create, read_event
from palazzi.table.events import Played

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fien")


def nonce(seat: int) -> str:
    """Some nonce of that seat."""
    return f"{seat + 1:032x}"


class Share(TypedDict, total=False):
    """What a player adds to the deal: one of the two."""

    nonce: str
    commitment: str


class House:
    """A table, its stored log, and a clock that advances by a second with every request."""

    def __init__(
        self,
        game: str = "palazzo",
        players: int = 2,
        *,
        seed: int = 1,
        bots: Mapping[int, str] | None = None,
        options: Mapping[str, object] | None = None,
        clock: ClockRules | None = None,
        table: str = "t1",
        keep: Collection[int] = (),
        practice: bool = False,
    ) -> None:
        self.keep = frozenset(keep)
        """The seats whose pages keep their nonces; the others deposit them."""
        self.now = 1_000_000
        self.rng = Rng(seed, 99)
        created = create(
            table=table,
            game=game,
            players=players,
            secret=seed.to_bytes(32, "big"),
            now=self.now,
            plan=[SeatPlan(bot=(bots or {}).get(seat)) for seat in range(players)],
            options=options,
            clock=clock,
            practice=practice,
        )
        self.stored: list[str] = [canonical(created.to_json())]
        self.table = self.rebuilt()
        self.nature = ScriptedNature(Rng(seed, 98))

    @property
    def time(self) -> int:
        """Now, a second later than last time."""
        self.now += 1000
        return self.now

    def do(self, events: Iterable[Event]) -> Sequence[Event]:
        """Persist, then apply what storage gives back."""
        batch = [canonical(event.to_json()) for event in events]
        self.stored += batch
        read = [read_event(json.loads(row)) for row in batch]
        for event in read:
            self.table.apply(event)
        self.carry_out()
        return read

    def carry_out(self) -> None:
        """Have a physical move that is due made by a world without physics."""
        while (due := self.table.play.waiting_hand()) is not None:
            happened = happen(self.nature, self.table.fold.state, due.hand)
            moves = [(self.table.fold.game.text(action), film) for action, film in happened]
            self.do(self.table.play.happen(moves, now=self.now, expected_seq=due.seq))

    def submit(self, seat: int, *actions: int | str, **how: str) -> Submission:
        """A submission by whoever decides for the seat, carried out."""
        bot = self.table.fold.seats[seat].bot
        step = self.table.play.submit(seat, actions, now=self.time, bot=bot, **how)  # type: ignore[arg-type]
        self.do(step.events)
        return step

    def sit(self) -> House:
        """All humans sit down."""
        for seat, row in enumerate(self.table.fold.seats):
            if row.kind == "open":
                share = self.share(seat)
                self.do(self.table.lobby.join(NAMES[seat], **share, now=self.time, seat=seat))
        return self

    def share(self, seat: int) -> Share:
        """What a player adds to the deal."""
        mine = nonce(seat)
        if seat in self.keep:
            return {"commitment": self.table.fold.commitment_to(mine)}
        return {"nonce": mine}

    def begin(self) -> House:
        """All sit down, the host starts, and the pages reveal what they kept."""
        self.sit()
        if self.table.fold.phase == "lobby":
            self.do(self.table.dealing.start(0, now=self.time))
        for seat in self.table.fold.missing():
            self.do(self.table.dealing.reveal(seat, nonce(seat), now=self.time))
        return self

    def thaw(self) -> House:
        """The host abandons the attempt, and the pages commit again on their own."""
        secret = (self.table.fold.attempt + 1000).to_bytes(32, "big")
        self.do(self.table.dealing.thaw(self.table.fold.host, secret, now=self.time))
        for seat in self.table.fold.uncommitted():
            self.do(self.table.dealing.recommit(seat, **self.share(seat), now=self.time))
        return self

    def step(self) -> Submission:
        """Whoever has to act takes one random action, maybe only as a draft."""
        seat = self.table.fold.actor
        choices = self.choices(seat)
        return self.submit(seat, choices[self.rng.below(len(choices))])

    def choices(self, seat: int) -> list[int]:
        """What the seat may do, its draft included."""
        draft = self.table.play._draft
        state = draft.state if draft is not None and draft.seat == seat else self.table.fold.state
        return state.legal()

    def move(self) -> Played:
        """Random steps until somebody has crossed the barrier."""
        while not (step := self.step()).events:
            pass
        (played,) = step.events
        assert isinstance(played, Played)
        return played

    def until(self, seat: int) -> House:
        """Random moves until the seat has to act."""
        while self.table.fold.actor != seat:
            self.move()
        return self

    def finish(self) -> House:
        """Random moves to the end."""
        while self.table.fold.phase == "playing":
            self.move()
        return self

    def rebuilt(self) -> Table:
        """The table reloaded from what is stored."""
        return Table.from_events(read_event(json.loads(row)) for row in self.stored)


def seen(table: Table, since: int = 0) -> list[str]:
    """The bytes of everybody's frame."""
    viewers = (SPECTATOR, *range(table.fold.players))
    return [canonical(table.frame(seat, since)) for seat in viewers]


def committed(table: Table) -> str:
    """All that a log determines, as text: equal tables, equal texts."""
    inside = {
        "state": table.fold.state.to_json(),
        "before": table.fold.before.to_json(),
        "acted": table.fold.acted,
        "moved": table.fold.moved,
        "draws": table.fold.draws,
        "secret": table.fold.secret.hex(),
        "attempt": [table.fold.scheme, table.fold.attempt, table.fold.frozen],
        "seats": [repr(seat) for seat in (*table.fold.seats, *table.fold.unfrozen)],
        "entries": table.fold.entries,
        "commits": [[commit.seat, commit.keep] for commit in table.fold.commits],
        "answered": sorted([seat, name, seq] for (seat, name), seq in table.fold._answered.items()),
        "record": table.fold.record().to_json(),
        "events": [event.to_json() for event in table.fold.events],
    }
    return canonical(inside)
