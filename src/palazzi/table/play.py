"""The game itself: the draft of the seat that has to act, moves, and time.

Short of the barrier a submission only changes the draft, in memory and visible to its seat alone;
crossing it gives one event with all draws due, which the dealer decides here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from palazzi.core.errors import BadAction, Forbidden, NotYourTurn, Stale, WrongState
from palazzi.core.prompt import Forecast, Obstacle
from palazzi.core.state import State
from palazzi.core.view import Knowledge
from palazzi.table.dealing import deal
from palazzi.table.draft import Draft, Receipt
from palazzi.table.events import CarriedOut, Event, Played, RanOut, TookBack
from palazzi.table.fold import Fold
from palazzi.table.request import Events, dealer, require, stamp


@dataclass(frozen=True, slots=True)
class Submission:
    """What a submission leads to: events to persist and apply (none: a draft), and the receipt."""

    events: Events
    receipt: Receipt


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot has to act: its level, and all it may know. ``seq`` and ``step`` name the position."""

    seat: int
    level: str
    seq: int
    step: int
    knowledge: Knowledge


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


class Play:
    """Requests of the seat that has to act, and what comes of physical moves and of time."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold
        self._draft: Draft | None = None
        self._moves: dict[int, tuple[int, tuple[str, ...]]] = {}
        """The last move of each seat that a person made: the entries before it, and its actions."""

    def forget(self, event: Event) -> None:
        """An event was applied: a draft on a position that has passed is dropped.

        After a takeback all but the last step of the move is a draft again: that is what a player
        wants back who takes back a decision.
        """
        fold = self._fold
        if fold.moved == event.seq or fold.phase != "playing":
            self._draft = None
        if isinstance(event, Played) and event.bot is None and event.by is not None:
            entries = fold.entries - len(event.actions) - len(event.draws)
            self._moves[event.by] = (entries, event.actions)
        elif isinstance(event, TookBack) and fold.phase == "playing" and fold.actor in self._moves:
            entries, actions = self._moves.pop(fold.actor)
            if entries == event.keep and len(actions) > 1:
                steps = tuple(fold.game.parse(action) for action in actions[:-1])
                self._draft = Draft(fold.actor, fold.state)
                self._draft.add(steps, self._draft.after(fold.game, steps))

    # ---- what a seat may see, and who has to act

    def knowledge(self, seat: int) -> Knowledge:
        """What whoever decides for the seat could know, the draft included; no frame has it."""
        draft = self._draft if self._draft is not None and self._draft.seat == seat else None
        return self._fold.game.knowledge(self._fold.state if draft is None else draft.state, seat)

    def why_no_part(self, seat: int, part: str) -> list[Obstacle]:
        """Why the seat, which has to act, can do nothing with a part of the board."""
        return self._fold.game.why_no_part(self._asked(seat), part, seat)

    def forecasts(self, seat: int, part: str) -> list[Forecast]:
        """What a part of the board would count for the seat."""
        return self._fold.game.forecasts(self._asked(seat), part, seat)

    def _asked(self, seat: int) -> State:
        """The position that the seat sees: with its own draft."""
        require(self._fold, "playing")
        draft = self.own(seat)
        return self._fold.state if draft is None else draft.state

    def hinted(self, seat: int) -> Knowledge:
        """What a bot may know that is asked to advise the seat, which has to act.

        Only against bots: a game with other people is played without help.
        """
        require(self._fold, "playing")
        if self._fold.seat_at(seat).bot is not None or seat != self._fold.actor:
            raise NotYourTurn(seat, self._fold.actor)
        if len(self._fold.present()) > 1:
            raise Forbidden("There are hints in games against bots only.").told("table-error-hints")
        return self.knowledge(seat)

    def own(self, seat: int) -> Draft | None:
        """The draft of a human's seat; a bot's is shown to nobody."""
        draft = self._draft
        if draft is None or draft.seat != seat or self._fold.seats[seat].bot is not None:
            return None
        return draft

    @property
    def drafting(self) -> bool:
        """Whether there is a draft, which would be lost with this object."""
        return self._draft is not None and bool(self._draft.steps)

    def waiting_bot(self) -> BotTurn | None:
        """The bot that has to act, if one has."""
        if self._fold.phase != "playing" or self._fold.actor < 0:
            return None
        if (level := self._fold.seats[self._fold.actor].bot) is None:
            return None
        step = 0 if self._draft is None else len(self._draft.steps)
        return BotTurn(
            self._fold.actor, level, self._fold.seq, step, self.knowledge(self._fold.actor)
        )

    def waiting_hand(self) -> HandTurn | None:
        """The physical move that somebody has to carry out, if one is due."""
        if self._fold.phase != "playing" or not self._fold.state.physical():
            return None
        mover = self._fold.state.mover()
        level = self._fold.seats[mover].bot if mover >= 0 else None
        return HandTurn(
            self._fold.created.ruleset,
            mover,
            level or "",
            self._fold.seq,
            self._fold.state.to_json(),
        )

    # ---- the game

    def happen(self, moves: Sequence[tuple[str, str]], *, now: int, expected_seq: int) -> Events:
        """What came of the physical move that was due at ``expected_seq``, with its recordings."""
        require(self._fold, "playing")
        if expected_seq < self._fold.moved:
            raise Stale(expected_seq, self._fold.seq)
        if not self._fold.state.physical():
            raise WrongState("No physical move is due.")
        state = self._fold.state.clone()
        for text, recording in moves:
            self._fold.game.apply_text(state, text, recording)
        if state.physical():
            raise WrongState("The physical move has no outcome yet.")
        draws = deal(self._fold.game, state, dealer(self._fold))
        return (CarriedOut(**stamp(self._fold, now), moves=tuple(moves), draws=draws),)

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
    ) -> Submission:
        """Take actions (ids or texts) on top of the draft, all or none.

        Short of the barrier they join the draft and there is no event. Crossing it commits the
        whole draft with all draws due. ``expected_seq`` is the seq of the frame the player looked
        at and ``expected_step`` the steps of the draft in it; Stale if either has passed.
        ``bot`` is the level of the bot that chose; a human's submission leaves it None.
        """
        known = self._known(seat, client_id)
        if known is not None:
            return Submission((), known)
        self._may_move(seat, expected_seq, bot)
        draft = self._draft or Draft(seat, self._fold.state)
        if expected_step is not None and expected_step != len(draft.steps):
            raise Stale(expected_step, len(draft.steps))
        ids = [self._action(action) for action in actions]
        if not ids:
            raise BadAction("Name at least one action.")
        state = draft.after(self._fold.game, ids)
        if state.actor == seat:
            draft.add(ids, state)
            self._draft = draft
            answer = Receipt(self._fold.seq, False, len(draft.steps))
            if client_id is not None:
                draft.answers[client_id] = answer
            return Submission((), answer)
        played = Played(
            **stamp(self._fold, now, seat, client_id),
            actions=tuple(self._fold.game.text(action) for action in (*draft.steps, *ids)),
            draws=deal(self._fold.game, state, dealer(self._fold)),
            bot=bot,
        )
        return Submission((played,), Receipt(played.seq, True, 0))

    def _known(self, seat: int, client_id: str | None) -> Receipt | None:
        """The answer that a submission of that name got before."""
        seq = self._fold.answered(seat, client_id)
        if seq is not None:
            return Receipt(seq, True, 0)
        if client_id is None or self._draft is None or self._draft.seat != seat:
            return None
        return self._draft.answers.get(client_id)

    def _may_move(self, seat: int, expected_seq: int | None, bot: str | None) -> None:
        require(self._fold, "playing")
        level = self._fold.seat_at(seat).bot
        if expected_seq is not None and not self._fold.moved <= expected_seq <= self._fold.seq:
            raise Stale(expected_seq, self._fold.seq)
        if seat != self._fold.actor:
            raise NotYourTurn(seat, self._fold.actor)
        if level is not None and bot is None:
            raise Forbidden("A bot plays for you now; take your seat back first.").told(
                "table-error-bot-plays"
            )
        if level != bot:
            raise Forbidden(f"The bot '{bot}' does not decide for seat {seat}.")

    def _action(self, action: int | str) -> int:
        if isinstance(action, str):
            return self._fold.game.parse(action)
        if isinstance(action, bool) or not isinstance(action, int):
            raise BadAction("An action is a number or a text.")
        self._fold.game.text(action)
        return action

    def undo(self, seat: int, keep: int | None = None) -> Receipt:
        """Drop the draft's last step, or all but the first ``keep`` (which is safe to repeat)."""
        self._may_move(seat, None, None)
        if self._draft is None:
            if keep == 0:
                return Receipt(self._fold.seq, False, 0)
            raise WrongState(
                "Nothing to undo: what came before is known to others or was drawn."
            ).told("terminal-undo-none")
        self._draft.keep(len(self._draft.steps) - 1 if keep is None else keep)
        return Receipt(self._fold.seq, False, len(self._draft.steps))

    def take_out(
        self, seat: int, number: int, *, expected_step: int, client_id: str | None = None
    ) -> Receipt:
        """Drop one step of the draft and take the later ones again, as far as they fit.

        ``expected_step`` is the number of steps the player looked at; Stale if it has passed.
        """
        known = self._known(seat, client_id)
        if known is not None:
            return known
        self._may_move(seat, None, None)
        steps = 0 if self._draft is None else len(self._draft.steps)
        if expected_step != steps:
            raise Stale(expected_step, steps)
        if self._draft is None:
            raise WrongState(
                "Nothing to undo: what came before is known to others or was drawn."
            ).told("terminal-undo-none")
        self._draft.drop(self._fold.game, number)
        answer = Receipt(self._fold.seq, False, len(self._draft.steps))
        if client_id is not None:
            self._draft.answers[client_id] = answer
        return answer

    def reset(self, seat: int) -> Receipt:
        """Drop the whole draft; without one, nothing happens."""
        return self.undo(seat, 0)

    # ---- time

    def deadline(self) -> int | None:
        """When ``tick`` has something to say; None if it never has as things stand.

        A bystander who has begun to answer need not be quick any more.
        """
        if self._fold.overtime is not None:
            return None
        return self._fold.clock.deadline(answering=self.drafting)

    def tick(self, now: int) -> Events:
        """Note that the running seat's time is up, once; nothing else comes of it by itself.

        But where the rules know an answer (of a bystander), it is given.
        """
        fold, deadline = self._fold, self.deadline()
        if fold.clock.running is None or deadline is None or now < deadline:
            return ()
        state = fold.state.clone()
        answers: list[str] = []
        while state.actor == fold.actor and (answer := state.on_timeout()) >= 0:
            state.apply(answer)
            answers.append(fold.game.text(answer))
        if not answers:
            return (RanOut(**stamp(fold, now), seat=fold.clock.running),)
        return (
            Played(
                **stamp(fold, now, fold.actor),
                actions=tuple(answers),
                draws=deal(fold.game, state, dealer(fold)),
                bot=fold.seats[fold.actor].bot,
            ),
        )
