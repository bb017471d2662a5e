"""A game that is played right here: people at one screen, bots, draws and the wooden world.

Nothing here shows or asks anything: a face looks at the ``sight`` and calls back. What a person
does before the barrier is a draft, as at any table: who quits in the middle of a move drops it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from palazzi.bots.bot import Bot, is_bot, make_bot
from palazzi.bots.budget import Budget
from palazzi.bots.explain import Explanation, explain
from palazzi.bots.match import hand_of
from palazzi.core.dealer import SeededDealer
from palazzi.core.errors import BadOption, NotYourTurn, Unavailable
from palazzi.core.game import Game
from palazzi.core.messages import Message
from palazzi.core.nature import Nature, happen
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import SPECTATOR
from palazzi.locale import Catalogue
from palazzi.table.draft import Draft
from palazzi.terminal.sight import Sight, corrected, named, opened, sight_of

HINT = Budget(seconds=1.0)
"""How long a hint is thought about."""


class LocalGame:
    """One game, from its record so far to its end."""

    def __init__(
        self,
        game: Game,
        record: Record,
        words: Catalogue,
        seed: int,
        guests: Mapping[int, Bot] | None = None,
        nature: Nature | None = None,
    ) -> None:
        """``guests`` are external bots by seat: only the caller starts them, never a record."""
        if len(record.seats) != record.players:
            raise BadOption(words.text("terminal-names", {"players": record.players}))
        done = len(record.entries)
        self.game = game
        self.record = record
        self.words = words
        self.state: State = record.replay(game)
        self.log: list[str] = []
        self.draft: Draft | None = None
        self.seat = SPECTATOR
        """Who is at the screen; SPECTATOR between two players of it."""
        self._seed = seed
        self._dealer = SeededDealer(Rng(seed, done))
        self._nature = nature or game.nature(Rng(seed, 2_000_000 + done))
        self._bots: dict[int, Bot] = {
            seat: make_bot(name, game, Rng(seed, 1000 + 10 * done + seat))
            for seat, name in enumerate(record.seats)
            if is_bot(name)
        }
        self._bots.update(guests or {})
        self.names = named(record.seats, words)
        """The players by seat, bots by what they are called."""
        self._edition = corrected(game, record.edition)
        self.people = [seat for seat in range(record.players) if seat not in self._bots]
        if len(self.people) == 1:
            self.seat = self.people[0]
        if record.entries:
            self.log += self.history()[-1].log

    @property
    def over(self) -> bool:
        """Whether there is nothing left to do."""
        return bool(self.state.actor == OVER)

    @property
    def waits(self) -> bool:
        """Whether a person has to act, or to take the screen."""
        return self.state.actor in self.people

    def sight(self) -> Sight:
        """What the one at the screen may see now."""
        seat, state = self.seat, self.draft.state if self.draft else self.state
        away = self.waits and self.state.actor != seat
        if away or self.over:
            seat = SPECTATOR
        return replace(
            sight_of(self.game, state, seat, self.names),
            drafted=len(self.draft.steps) if self.draft else 0,
            log=tuple(self.log),
            handover=self.names[self.state.actor] if away else "",
            edition=self._edition,
        )

    # ---- what nobody at the screen decides

    def advance(self) -> None:
        """A draw, a bot's action or a physical move; it may take seconds."""
        actor = self.state.actor
        if self.state.physical():
            # For a person's hand there is no bot's name.
            seats = enumerate(self.record.seats)
            levels = [name if seat in self._bots else "" for seat, name in seats]
            hand = hand_of(self.state, levels)
            for action, recording in happen(self._nature, self.state, hand):
                self._commit(action, recording)
        elif actor == CHANCE:
            self._commit(self._dealer.draw(self.state))
        else:
            self._commit(self._bots[actor].choose(self.game.knowledge(self.state, actor)))

    def _commit(self, action: int, recording: str = "") -> None:
        if text := self._report(self.state, action):
            self.log.append(text)
        self.record.add(self.state.actor, self.game.text(action), recording)
        self.state.apply(action, recording)

    def _report(self, state: State, action: int) -> str:
        """The log's sentence for whoever is at the screen; empty if they learn nothing."""
        sentence = self.game.report(state, action, self.seat)
        text = "" if sentence is None else self.words.say(sentence, self.names)
        return opened(text, self.names)

    # ---- what a person does

    def take_screen(self) -> None:
        """The one who has to act is at the screen now."""
        self.seat = int(self.state.actor)

    def choose(self, actions: Sequence[int]) -> str:
        """Steps of the draft; what the log will say of them. The last carries the draft out."""
        draft = self.draft or Draft(self.seat, self.state)
        told = []
        for action in actions:
            after = draft.after(self.game, [action])
            told.append(self._report(draft.state, action))
            draft.add([action], after)
        self.draft = draft
        if draft.state.actor != draft.seat:
            self.draft = None
            for step in draft.steps:
                self._commit(step)
        return " ".join(filter(None, told))

    def undo(self, whole: bool = False) -> bool:
        """Take back the last step of the draft, or all of it; whether there was one."""
        if self.draft is None or not self.draft.steps:
            return False
        self.draft.keep(0 if whole else len(self.draft.steps) - 1)
        return True

    def hint(self) -> Explanation:
        """What a strong bot would consider for the one who has to act."""
        if self.game.physical:
            raise Unavailable(self.words.text("terminal-no-hint"))
        if not self.waits:
            raise NotYourTurn(self.seat, int(self.state.actor))
        state = self.draft.state if self.draft else self.state
        knowledge = self.game.knowledge(state, state.actor)
        return explain(self.game, knowledge, HINT, Rng(self._seed, 3_000_000))

    def history(self) -> list[Sight]:
        """Every position so far, as the one at the screen sees it."""
        sights: list[Sight] = []
        seat = SPECTATOR if self.over else self.seat
        log: list[str] = []
        for state, action in self.record.steps(self.game):
            sights.append(replace(sight_of(self.game, state, seat, self.names), log=tuple(log)))
            if text := self._report(state, action):
                log.append(text)
        last = sight_of(self.game, self.state, seat, self.names)
        return [*sights, replace(last, log=tuple(log))]

    def why_not(self, text: str) -> str | None:
        """The clause that forbids an action now, None if it may be taken; BadAction if none is."""
        state = self.draft.state if self.draft else self.state
        return self.game.why_not(state, self.game.parse(text))

    def because(self, text: str) -> Message | None:
        """The case behind ``why_not``, with its figures; None if there are none."""
        state = self.draft.state if self.draft else self.state
        return self.game.because(state, self.game.parse(text))
