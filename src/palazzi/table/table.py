"""A table and everything that can be asked of it.

A request is checked and answered with *new events*; it changes nothing that is committed. The
caller persists them, all or none, and then has them applied:

    step = table.submit(seat, actions, now=…, expected_seq=…, client_id=…)
    store.append(table.id, step.events)
    for event in step.events:
        table.apply(event)

If storing fails because somebody else was faster, nothing has happened: apply what is in the log
and ask again. Draws are decided here, by the dealer, and are part of the events. Only the draft, in
memory and visible to its seat alone, is changed at once.

A ``client_id`` makes a request safe to repeat: ``submit`` gives the same Answer again, everything
else returns no events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from palazzi.core.errors import BadAction, BadLog, Forbidden, NotYourTurn, Stale, WrongState
from palazzi.core.view import SPECTATOR, View
from palazzi.games import REGISTRY
from palazzi.table import frames
from palazzi.table.clock import read_clock
from palazzi.table.company import Company
from palazzi.table.dealing import deal
from palazzi.table.draft import Answer, Draft
from palazzi.table.events import Created, Event, Happened, Played, Rematched
from palazzi.table.lobby import Lobby, create
from palazzi.table.replay import Replay
from palazzi.table.request import Events
from palazzi.table.seats import SeatPlan
from palazzi.table.shapes import Frame


@dataclass(frozen=True, slots=True)
class Step:
    """What a submission leads to: events to persist and apply (none: a draft), and the answer."""

    events: Events
    answer: Answer


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot has to act: its level, and all it may know. ``seq`` and ``step`` name the position."""

    seat: int
    level: str
    seq: int
    step: int
    view: View


@dataclass(frozen=True, slots=True)
class HandTurn:
    """A physical move is due. Not for the wire: the position is the true one."""

    ruleset: str
    seat: int
    """Whose hand moves; CHANCE if nobody's does (a drawn setup)."""
    hand: str
    """The level of the bot whose hand moves; empty for a person's."""
    seq: int
    position: dict[str, object]


class Table(Lobby, Company):
    """The fold of a log, and the draft of the seat that has to act."""

    def __init__(self, created: Created) -> None:
        super().__init__(created)
        self._draft: Draft | None = None

    @classmethod
    def from_events(cls, events: Iterable[Event]) -> Table:
        """The table that a log stands for; BadLog if it is none."""
        rest = iter(events)
        first = next(rest, None)
        if not isinstance(first, Created) or first.seq != 1:
            raise BadLog("A table's log begins with its creation.")
        table = cls(first)
        for event in rest:
            table.apply(event)
        return table

    def apply(self, event: Event) -> None:
        """Fold the next event in; a draft on a position that has passed is dropped."""
        super().apply(event)
        if self.moved == event.seq or self.phase != "playing":
            self._draft = None

    # ---- what a seat may see, and who has to act

    def frame(self, seat: int, since: int = 0) -> Frame:
        """All that the seat (or SPECTATOR) may see, with the log's sentences after ``since``."""
        if seat != SPECTATOR:
            self.seat_at(seat)
        return frames.frame(self, seat, self._own(seat), since)

    def view(self, seat: int) -> View:
        """The position as whoever decides for the seat may know it, the draft included."""
        draft = self._draft if self._draft is not None and self._draft.seat == seat else None
        return self.game.view(self.state if draft is None else draft.state, seat)

    def replay(self, seat: int) -> Replay:
        """The game so far as the seat saw it, to be read; the table may go on meanwhile."""
        if not self.started:
            raise WrongState("There is nothing to replay before the game has begun.")
        return Replay(self.game, self.record(), seat)

    def why_no_part(self, seat: int, part: str) -> list[str]:
        """The rules why the seat, which has to act, can do nothing with a part of the board."""
        self.require("playing")
        draft = self._own(seat)
        return self.game.why_no_part(self.state if draft is None else draft.state, part, seat)

    def hinted(self, seat: int) -> View:
        """What a bot may know that is asked to advise the seat, which has to act.

        Only where nobody but bots plays against it: whoever plays people, plays himself.
        """
        self.require("playing")
        if self.seat_at(seat).bot is not None or seat != self.actor:
            raise NotYourTurn(seat, self.actor)
        if len(self.present()) > 1:
            raise Forbidden("There are hints in games against bots only.")
        return self.view(seat)

    def _own(self, seat: int) -> Draft | None:
        """The draft of a human's seat; a bot's is shown to nobody."""
        draft = self._draft
        if draft is None or draft.seat != seat or self.seats[seat].bot is not None:
            return None
        return draft

    @property
    def drafting(self) -> bool:
        """Whether there is a draft, which would be lost with this object."""
        return self._draft is not None and bool(self._draft.steps)

    def waiting_bot(self) -> BotTurn | None:
        """The bot that has to act, if one has."""
        if self.phase != "playing" or self.actor < 0:
            return None
        if (level := self.seats[self.actor].bot) is None:
            return None
        step = 0 if self._draft is None else len(self._draft.steps)
        return BotTurn(self.actor, level, self.seq, step, self.view(self.actor))

    def waiting_hand(self) -> HandTurn | None:
        """The physical move that somebody has to carry out, if one is due."""
        if self.phase != "playing" or not self.state.physical():
            return None
        mover = self.state.mover()
        level = self.seats[mover].bot if mover >= 0 else None
        return HandTurn(self.created.ruleset, mover, level or "", self.seq, self.state.to_json())

    # ---- the game

    def happen(self, moves: Sequence[tuple[str, str]], *, now: int, expected_seq: int) -> Events:
        """What came of the physical move that was due at ``expected_seq``, with its recordings."""
        self.require("playing")
        if expected_seq < self.moved:
            raise Stale(expected_seq, self.seq)
        if not self.state.physical():
            raise WrongState("No physical move is due.")
        state = self.state.clone()
        for text, recording in moves:
            self.game.apply_text(state, text, recording)
        if state.physical():
            raise WrongState("The physical move has no outcome yet.")
        draws = deal(self.game, state, self.dealer())
        return (Happened(**self.stamp(now), moves=tuple(moves), draws=draws),)

    def submit(
        self,
        seat: int,
        actions: Sequence[int | str],
        *,
        now: int,
        expected_seq: int | None = None,
        expected_step: int | None = None,
        client_id: str | None = None,
        bot: str | None = None,
    ) -> Step:
        """Take actions (ids or texts) on top of the draft, all or none.

        Short of the barrier they join the draft and there is no event. Crossing it commits the
        whole draft with all draws due. ``expected_seq`` is the seq of the frame the player looked
        at and ``expected_step`` the steps of the draft in it; Stale if either has passed.
        ``bot`` is the level of the bot that chose; a human's submission leaves it None.
        """
        known = self._known(seat, client_id)
        if known is not None:
            return Step((), known)
        self._may_move(seat, expected_seq, bot)
        draft = self._draft or Draft(seat, self.state)
        if expected_step is not None and expected_step != len(draft.steps):
            raise Stale(expected_step, len(draft.steps))
        ids = [self._action(action) for action in actions]
        if not ids:
            raise BadAction("Name at least one action.")
        state = draft.after(self.game, ids)
        if state.actor == seat:
            draft.add(ids, state)
            self._draft = draft
            answer = Answer(self.seq, False, len(draft.steps))
            if client_id is not None:
                draft.answers[client_id] = answer
            return Step((), answer)
        played = Played(
            **self.stamp(now, seat, client_id),
            actions=tuple(self.game.text(action) for action in (*draft.steps, *ids)),
            draws=deal(self.game, state, self.dealer()),
            bot=bot,
        )
        return Step((played,), Answer(played.seq, True, 0))

    def _known(self, seat: int, client_id: str | None) -> Answer | None:
        """The answer that a submission of that name got before."""
        seq = self.answered(seat, client_id)
        if seq is not None:
            return Answer(seq, True, 0)
        if client_id is None or self._draft is None or self._draft.seat != seat:
            return None
        return self._draft.answers.get(client_id)

    def _may_move(self, seat: int, expected_seq: int | None, bot: str | None) -> None:
        self.require("playing")
        level = self.seat_at(seat).bot
        if expected_seq is not None and not self.moved <= expected_seq <= self.seq:
            raise Stale(expected_seq, self.seq)
        if seat != self.actor:
            raise NotYourTurn(seat, self.actor)
        if level is not None and bot is None:
            raise Forbidden("A bot plays for you now; take your seat back first.")
        if level != bot:
            raise Forbidden(f"The bot '{bot}' does not decide for seat {seat}.")

    def _action(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.game.parse(action)
        if isinstance(action, bool) or not isinstance(action, int):
            raise BadAction("An action is a number or a text.")
        self.game.text(action)
        return action

    def undo(self, seat: int, keep: int | None = None) -> Answer:
        """Drop the draft's last step, or all but the first ``keep`` (which is safe to repeat)."""
        self._may_move(seat, None, None)
        if self._draft is None:
            if keep == 0:
                return Answer(self.seq, False, 0)
            raise WrongState("Nothing to undo: what came before is known to others or was drawn.")
        self._draft.keep(len(self._draft.steps) - 1 if keep is None else keep)
        return Answer(self.seq, False, len(self._draft.steps))

    def reset(self, seat: int) -> Answer:
        """Drop the whole draft; without one, nothing happens."""
        return self.undo(seat, 0)

    # ---- time

    def deadline(self) -> int | None:
        """As for every table; but who has begun to answer need not be quick any more."""
        if self.overtime is not None:
            return None
        return self.clock.deadline(answering=self.drafting)

    def tick(self, now: int) -> Events:
        """As for every table; but where the rules know an answer (to a bystander), it is given."""
        events = super().tick(now)
        state = self.state.clone()
        answers: list[str] = []
        while events and state.actor == self.actor and (answer := state.on_timeout()) >= 0:
            state.apply(answer)
            answers.append(self.game.text(answer))
        if not answers:
            return events
        return (
            Played(
                **self.stamp(now, self.actor),
                actions=tuple(answers),
                draws=deal(self.game, state, self.dealer()),
                bot=self.seats[self.actor].bot,
            ),
        )

    # ---- again

    def rematch(
        self, by: int, table: str, secret: bytes, *, now: int, client_id: str | None = None
    ) -> tuple[Events, Created]:
        """Events of this table, and the first one of another with the same seats, start rotated.

        It is of the game's newest version, whichever this one is of.
        Humans' seats are reserved there: they join anew, with new nonces. The game's own option
        ``start`` goes on to the next seat; in a game without it the seats move up by one.
        """
        if not self.closed:
            raise WrongState("A rematch can begin when this game is over.")
        if self.rematched is not None:
            raise WrongState(f"The rematch is at table {self.rematched}.")
        if by != self.host and self.seat_at(by).kind != "human":
            raise Forbidden("Only a player of this table may do that.")
        game = REGISTRY.get(self.game.id)  # rules get better: its newest version
        known = {option.key for option in game.options}
        options: dict[str, object] = {k: v for k, v in self.created.options.items() if k in known}
        first = next((e.actor for e in self.record().entries if e.actor >= 0), 0)
        following = str((first + 1) % self.players)
        turn = 0
        if any(o.key == "start" and following in o.choices for o in game.options):
            options["start"] = following
        else:
            turn = 1
        plan = [
            SeatPlan(bot=seat.name) if seat.kind == "bot" else SeatPlan(reserved=seat.name)
            for seat in (*self.seats[turn:], *self.seats[:turn])
        ]
        created = create(
            table=table,
            game=game.ruleset,
            players=self.players,
            secret=secret,
            now=now,
            host=by if by == SPECTATOR else (by - turn) % self.players,
            plan=plan,
            options=options,
            edition=self.created.edition,
            clock=read_clock(self.created.clock),
            rematch_of=self.id,
        )
        return (Rematched(**self.stamp(now, by, client_id), table=table),), created
