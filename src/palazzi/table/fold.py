"""A table as the fold of its log: what every event changes, and nothing else.

Folding decides nothing. It draws no lot, reads no clock and refuses only what cannot follow
(BadLog), so the same log gives the same table in every process and after every restart. Who may ask
for what is decided by the table's other parts, before there is an event.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from palazzi.core.errors import BadAction, BadLog, BadRecording, BadSeat, Illegal, WrongState
from palazzi.core.game import Game
from palazzi.core.record import Entry, Record
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import SPECTATOR
from palazzi.games import REGISTRY
from palazzi.table.clock import Clock, read_clock
from palazzi.table.document import Deal, Document, Undone, result_of
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
    OvertimeChoice,
    Played,
    RanOut,
    Reclaimed,
    Recommitted,
    Rematched,
    Revealed,
    Seated,
    Started,
    StoodIn,
    Subject,
    Thawed,
    TookBack,
)
from palazzi.table.fair import (
    SCHEME,
    commitment_of,
    deal_terms,
    frozen_hash,
    frozen_terms,
    nonce_commitment,
    old_terms,
)
from palazzi.table.seats import Seat

TablePhase = Literal["lobby", "dealing", "playing", "finished", "cancelled"]
"""While it is ``dealing`` the terms are frozen, and nonces are still to be revealed."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something all humans must agree to, and who has so far."""

    seat: int
    what: Subject
    keep: int | None
    seq: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Commit:
    """A move that a takeback may go back before: whose, and the entries there were."""

    seat: int
    keep: int


class Fold:
    """The committed state of a table. Only ``apply`` changes it."""

    def __init__(self, created: Created) -> None:
        self.created = created
        self.game: Game = REGISTRY.get(created.ruleset)
        self.events: list[Event] = []
        self.phase: TablePhase = "lobby"
        self.seats: list[Seat] = [
            Seat("bot", plan["bot"]) if "bot" in plan else Seat("open", plan.get("reserved", ""))
            for plan in created.plan
        ]
        self.scheme = created.scheme
        self.attempt = 1
        """Which attempt at a deal this is: thawing begins the next."""
        self.secret = bytes.fromhex(created.secret)
        """Of this attempt's draws. Not for the wire before the table is closed."""
        self.commitment = commitment_of(self.secret)
        """What binds the table to its secret; shown from the beginning."""
        self.frozen = ""
        """The text of the frozen terms; empty before, and in scheme 1."""
        self.unfrozen: tuple[Seat, ...] = ()
        """The seats as they were before the freeze, for a thaw."""
        self.state: State = self.opening()
        self.before: State = self.state
        """The position before the last event that acted or drew."""
        self.acted = 0
        """The seq of that event; 0 before the start."""
        self.moved = 1
        """The seq of the last event that made earlier submissions stale."""
        self.draws = 0
        """How many draws were ever made here, taken-back ones included."""
        self.entries = len(created.given)
        """How many entries the record has."""
        self.commits: list[Commit] = []
        self.clock = Clock.new(read_clock(created.clock), created.players)
        self.request: Proposal | None = None
        self.overtime: int | None = None
        self.choices: dict[int, OvertimeChoice] = {}
        self.rematched: str | None = None
        self._answered: dict[tuple[int, str], int] = {}
        self._note(created)

    # ---- what the log says

    @property
    def id(self) -> str:
        """The table's name."""
        return self.created.table

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.created.players

    @property
    def host(self) -> int:
        """The creator's seat, or SPECTATOR if they only watch."""
        return self.created.host

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def actor(self) -> int:
        """The seat that has to act, or OVER; CHANCE before the start and while nature acts."""
        return int(self.state.actor)

    @property
    def decider(self) -> int:
        """The seat that has to do something, choose or move a free hand; CHANCE or OVER if none."""
        if self.actor == CHANCE and self.state.physical() and self.game.free_hand(self.state):
            return int(self.state.mover())
        return self.actor

    @property
    def waits_for_people(self) -> bool:
        """Whether nothing happens here before a human does something, or a clock runs out."""
        return self.decider >= 0 and self.seats[self.decider].present

    @cached_property
    def terms(self) -> bytes:
        """The hash that all draws are made under; not to be asked for before the start."""
        if self.scheme == SCHEME:
            return deal_terms(frozen_hash(self.frozen), self.nonces())
        return old_terms(self.id, self.header(), self.nonces(), len(self.created.given))

    def frozen_with(self, seats: Sequence[Seat]) -> str:
        """The frozen terms if these were the seats."""
        return frozen_terms(
            self.id,
            self.attempt,
            self.header(seats),
            [seat.commitment for seat in seats],
            [number for number, seat in enumerate(seats) if seat.deposited],
            len(self.created.given),
        )

    def missing(self) -> list[int]:
        """The humans' seats whose nonce is not known yet: the deal waits for them."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.nonce]

    def uncommitted(self) -> list[int]:
        """The humans' seats that have not committed to a nonce for this attempt."""
        humans = [n for n, seat in enumerate(self.seats) if seat.kind == "human"]
        return [n for n in humans if not self.seats[n].commitment]

    def commitment_to(self, nonce: str) -> str:
        """What commits a seat to a nonce, at this table and in this attempt."""
        return nonce_commitment(self.id, self.attempt, self.commitment, nonce)

    @property
    def started(self) -> bool:
        """Whether the game ever began."""
        return self.acted > 0

    @property
    def practice(self) -> bool:
        """Whether the game is not counted, and even its end can be taken back."""
        return self.created.practice

    @property
    def over(self) -> bool:
        """Whether a game was played here and is over."""
        return self.started and self.phase != "playing"

    @property
    def closed(self) -> bool:
        """Whether it is over for good, so that its secret may be shown."""
        return self.over and not self.practice

    def nonces(self) -> tuple[str, ...]:
        """By seat; empty where no human has joined, or where it is not known yet."""
        return tuple(seat.nonce for seat in self.seats)

    def sitting(self, seat: int) -> int:
        """The number of the event by which somebody holds a seat now; 0 if nobody does.

        The host holds theirs by ``created`` until they sit down in it, and for good if they only
        watch.
        """
        if seat == self.host and (seat == SPECTATOR or self.seats[seat].kind == "open"):
            return self.created.seq
        return 0 if seat == SPECTATOR else self.seats[seat].joined

    def present(self) -> list[int]:
        """The seats for which a human decides."""
        return [number for number, seat in enumerate(self.seats) if seat.present]

    def answered(self, seat: int, client_id: str | None) -> int | None:
        """The seq of the event that a request of that name led to; None if there is none."""
        return None if client_id is None else self._answered.get((seat, client_id))

    def seat_at(self, number: int) -> Seat:
        """The seat of that number; BadSeat if there is none."""
        if not 0 <= number < self.players:
            bad = BadSeat(f"There is no seat {number}; seats are 0 to {self.players - 1}.")
            raise bad.told("error-no-seat", seat=number, last=self.players - 1)
        return self.seats[number]

    # ---- the record

    def header(self, seats: Sequence[Seat] | None = None) -> Record:
        """The record without what was played; with the entries the table went on from."""
        created = self.created
        names = [seat.name for seat in (self.seats if seats is None else seats)]
        record = Record(created.ruleset, created.players, dict(created.options))
        record.edition, record.seats, record.commitment = created.edition, names, self.commitment
        record.entries = [Entry(*given) for given in created.given]
        return record

    def record(self) -> Record:
        """The game so far, without what was taken back."""
        return self.history()[0]

    def history(self) -> tuple[Record, tuple[Undone, ...]]:
        """The record, and what takebacks dropped from it, in time's order."""
        record = self.header()
        undone: list[Undone] = []
        for event in self.events:
            if isinstance(event, TookBack):
                undone.append(Undone(event.keep, tuple(record.entries[event.keep :])))
                del record.entries[event.keep :]
            else:
                record.entries.extend(entries_of(event))
        return record, tuple(undone)

    def document(self) -> Document:
        """The closed game with its secret, for its players to keep and ``verify``."""
        if self.practice:
            raise WrongState("A practice game proves nothing: it can always go on.").told(
                "table-error-practice-secret"
            )
        if not self.closed:
            raise WrongState("The secret of the deals is shown when the game is over.").told(
                "table-error-secret"
            )
        record, undone = self.history()
        return Document(
            table=self.id,
            record=record,
            nonces=self.nonces(),
            secret=self.secret.hex(),
            given=len(self.created.given),
            takebacks=undone,
            result=result_of(self.state),
            terms=self.terms.hex(),
            deal=self._deal(),
        )

    def _deal(self) -> Deal | None:
        if self.scheme != SCHEME:
            return None
        return Deal(
            self.attempt,
            tuple(seat.commitment for seat in self.seats),
            tuple(number for number, seat in enumerate(self.seats) if seat.deposited),
            frozen_hash(self.frozen),
        )

    @cached_property
    def seal(self) -> str:
        """The seal of the document. Nothing in it can change once the table is closed."""
        return self.document().sealed()

    def opening(self) -> State:
        """The position the table begins with."""
        created = self.created
        state = self.game.new(created.players, created.options, created.edition)
        return self.apply_entries(state, (Entry(*given) for given in created.given))

    def apply_entries(self, state: State, entries: Iterable[Entry]) -> State:
        """Take these actions in place; BadLog if one cannot be."""
        for entry in entries:
            if state.actor != entry.actor:
                raise BadLog(f"'{entry.text}' is not by the one who had to act.")
            try:
                self.game.apply_text(state, entry.text, entry.recording)
            except (Illegal, BadAction, BadRecording) as error:
                raise BadLog(f"The log does not fit the rules: {error}") from None
        return state

    # ---- folding

    def apply(self, event: Event) -> None:
        """Fold the next event in; BadLog, with nothing changed, if it does not follow."""
        if event.seq != self.seq + 1:
            raise BadLog(f"Event {event.seq} cannot follow on event {self.seq}.")
        if event.at < self.events[-1].at:
            raise BadLog(f"Event {event.seq} is earlier than the one before it.")
        named = {event.by, getattr(event, "seat", None)} - {None, SPECTATOR}
        if not named <= set(range(self.players)):
            raise BadLog(f"Event {event.seq} names a seat that is not there.")
        match event:
            case Joined(by=int(seat), name=name):
                self._sit(event, seat, Seat("human", name, joined=event.seq))
            case Recommitted(by=int(seat)) if self.seats[seat].kind == "human":
                self._sit(event, seat, self.seats[seat])
            case Seated(seat=seat, bot=bot):
                self._require_lobby(event)
                self.seats[seat] = Seat("open") if bot is None else Seat("bot", bot)
            case Frozen():
                self._freeze(event)
            case Revealed(by=int(seat), nonce=nonce):
                self._reveal(seat, nonce)
            case Thawed():
                self._thaw(event)
            case Started():
                self._start(event)
            case Played():
                self._play(event)
            case CarriedOut():
                self._happen(event)
            case Asked(by=int(seat), what=what, keep=keep):
                self.request = Proposal(seat, what, keep, event.seq, frozenset((seat,)))
            case Answered(by=int(seat), yes=yes):
                self._answer(seat, yes)
            case TookBack(keep=keep):
                self._take_back(event, keep)
            case Cancelled():
                self.phase = "cancelled"
                self._set_clock(event, moved=False)
            case StoodIn(seat=seat, bot=bot):
                self._hand_over(event, seat, bot)
            case Reclaimed(by=int(seat)):
                self._hand_over(event, seat, None)
            case RanOut(seat=seat):
                self.overtime, self.choices = seat, {}
            case Chose(by=int(seat), choice=choice):
                self.choices[seat] = choice
            case Rematched(table=table):
                self.rematched = table
            case _:
                raise BadLog(f"An event '{event.kind}' cannot stand here.")
        self._note(event)

    def _note(self, event: Event) -> None:
        self.events.append(event)
        if event.client_id is not None and event.by is not None:
            self._answered.setdefault((event.by, event.client_id), event.seq)

    def _require_lobby(self, event: Event) -> None:
        if self.phase != "lobby":
            raise BadLog(f"An event '{event.kind}' cannot change terms that are fixed.")

    def _sit(self, event: Joined | Recommitted, number: int, seat: Seat) -> None:
        """A human's part in the deal: a nonce that is kept (empty here), or deposited."""
        self._require_lobby(event)
        nonce, commitment = event.nonce, event.commitment
        if self.scheme == SCHEME and (
            not commitment or (nonce and self.commitment_to(nonce) != commitment)
        ):
            raise BadLog(f"Event {event.seq} commits to no nonce, or to another one.")
        deposited = bool(nonce) and self.scheme == SCHEME
        self.seats[number] = replace(seat, nonce=nonce, commitment=commitment, deposited=deposited)

    def _freeze(self, event: Frozen) -> None:
        self._require_lobby(event)
        seats = list(self.seats)
        for seat, bot in event.bots:
            if not 0 <= seat < self.players or seats[seat].kind != "open":
                raise BadLog(f"Event {event.seq} gives a bot a seat that is not open.")
            seats[seat] = Seat("bot", bot)
        ready = all(
            seat.kind == "bot" or (seat.kind == "human" and seat.commitment) for seat in seats
        )
        if not ready or self.scheme != SCHEME or event.terms != self.frozen_with(seats):
            raise BadLog(f"Event {event.seq} freezes other terms than the table's.")
        self.unfrozen, self.seats, self.frozen = tuple(self.seats), seats, event.terms
        self.phase = "dealing"

    def _reveal(self, number: int, nonce: str) -> None:
        seat = self.seats[number]
        if self.phase != "dealing" or seat.nonce or self.commitment_to(nonce) != seat.commitment:
            raise BadLog(f"Seat {number} reveals a nonce that does not fit, or not now.")
        self.seats[number] = replace(seat, nonce=nonce)

    def _thaw(self, event: Thawed) -> None:
        old = self.phase == "lobby" and self.scheme != SCHEME
        if not (self.phase == "dealing" or old) or event.attempt != self.attempt + 1:
            raise BadLog(f"Event {event.seq} thaws what is not frozen.")
        self.secret = bytes.fromhex(event.secret)
        self.commitment = commitment_of(self.secret)
        self.scheme, self.attempt, self.phase = SCHEME, event.attempt, "lobby"
        self.seats = [
            replace(seat, nonce="", commitment="", deposited=False)
            for seat in (self.unfrozen or self.seats)
        ]
        self.frozen, self.unfrozen = "", ()

    def _start(self, event: Started) -> None:
        if self.scheme == SCHEME:
            if self.phase != "dealing" or self.missing() or event.bots:
                raise BadLog(f"Event {event.seq} deals before every nonce is known.")
        elif self.phase != "lobby":
            raise BadLog("A game begins only once.")
        state = self.apply_entries(self.state.clone(), entries_of(event))
        for seat, bot in event.bots:
            self.seats[seat] = Seat("bot", bot)
        self.phase = "playing"
        self._advance(event, state, len(event.draws), len(event.draws))

    def _play(self, event: Played) -> None:
        if event.by != self.actor or self.phase != "playing":
            raise BadLog(f"Event {event.seq} is not by the seat that had to act.")
        state = self.apply_entries(self.state.clone(), entries_of(event))
        self.commits.append(Commit(event.by, self.entries))
        self._advance(event, state, len(event.actions) + len(event.draws), len(event.draws))

    def _happen(self, event: CarriedOut) -> None:
        """What a hand has done to a physical world cannot be taken back, unless it practises."""
        if not (self.phase == "playing" and self.state.physical()):
            raise BadLog(f"Event {event.seq} is a physical move, and none was due.")
        state = self.apply_entries(self.state.clone(), entries_of(event))
        if not self.practice:
            self.commits = []
        self._advance(event, state, len(event.moves) + len(event.draws), len(event.draws))

    def _advance(self, event: Event, state: State, entries: int, draws: int) -> None:
        self.before, self.state = self.state, state
        self.acted = self.moved = event.seq
        self.entries += entries
        self.draws += draws
        if state.actor == OVER:
            self.phase = "finished"
        self._set_clock(event, moved=True)

    def _answer(self, seat: int, yes: bool) -> None:
        if self.request is None:
            raise BadLog("An answer to nothing that was asked.")
        agreed = self.request.agreed | {seat}
        self.request = replace(self.request, agreed=agreed) if yes else None

    def _take_back(self, event: Event, keep: int) -> None:
        record = self.record()
        if not len(self.created.given) <= keep < len(record.entries):
            raise BadLog(f"The record cannot be cut to {keep} entries.")
        if self.phase == "finished" and self.practice:
            self.phase = "playing"
        first = self.game.new(self.players, self.created.options, self.created.edition)
        self.state = self.before = self.apply_entries(first, record.entries[:keep])
        self.entries = keep
        self.commits = [commit for commit in self.commits if commit.keep < keep]
        self.acted = self.moved = event.seq
        self.request = None
        self._set_clock(event, moved=False)

    def _hand_over(self, event: Event, seat: int, bot: str | None) -> None:
        self.seats[seat] = replace(self.seats[seat], stand_in=bot)
        if seat == self.actor:
            self.moved = event.seq
        if seat == self.decider:
            self._set_clock(event, moved=False)
        self.choices.pop(seat, None)
        if self.request is not None and self.request.seat == seat:
            self.request = None

    def _set_clock(self, event: Event, moved: bool) -> None:
        """Stop the clock, start it for the human who has to act, and forget any overtime."""
        if self._goes_on():
            return
        self.clock = self.clock.stop(event.at, moved)
        self.overtime, self.choices = None, {}
        if self.phase != "playing":
            self.request = None
        elif self.waits_for_people:
            # A player who is asked must hurry only if somebody else waits for the answer.
            asked = self.actor >= 0 and self.state.silence() >= 0 and len(self.present()) > 1
            self.clock = self.clock.start(self.decider, event.at, asked)

    def _goes_on(self) -> bool:
        """Whether a hand now moves as its player has chosen, in the time for that same move."""
        clock = self.clock
        same = clock.running == self.decider and not clock.asked and self.overtime is None
        return same and self.phase == "playing" and self.actor == CHANCE and self.waits_for_people


def entries_of(event: Event) -> Iterator[Entry]:
    """What an event adds to the record."""
    if isinstance(event, Played):
        for text in event.actions:
            yield Entry(event.by if event.by is not None else OVER, text)
    if isinstance(event, CarriedOut):
        for text, recording in event.moves:
            yield Entry(CHANCE, text, recording)
    if isinstance(event, Played | CarriedOut | Started):
        for text in event.draws:
            yield Entry(CHANCE, text)
