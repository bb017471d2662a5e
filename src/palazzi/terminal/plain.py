"""A game at one terminal: hot-seat people and bots, numbered prompts, undo up to the barrier.

Input and output are two functions, so the same loop runs in tests, through a pipe and on a screen.
What a person does before the barrier is a draft, as at any table: quitting in the middle of a move
drops its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from palazzi.bots.bot import Bot, is_bot, make_bot
from palazzi.bots.match import hand_of
from palazzi.core.dealer import Dealer, SeededDealer
from palazzi.core.errors import BadAction, BadOption, closest
from palazzi.core.game import Game
from palazzi.core.messages import Argument
from palazzi.core.nature import Nature, happen
from palazzi.core.prompt import Prompt
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import SPECTATOR
from palazzi.locale import Catalogue
from palazzi.table.draft import Draft
from palazzi.terminal.boards import board, result

CLEAR = "\n" * 60
"""Pushes a player's hand off the screen before the next one looks, on any terminal."""


class Quit(Exception):
    """The player stopped; the record holds every finished move."""


def chosen(prompt: Prompt, answer: str) -> int | None:
    """The action that a number or an action's text stands for; Enter takes an only choice."""
    if not answer and len(prompt["choices"]) == 1:
        return prompt["choices"][0]["action"]
    for number, choice in enumerate(prompt["choices"], 1):
        if answer in (str(number), choice["text"]):
            return choice["action"]
    return None


@dataclass
class TerminalGame:
    """One game, from its record so far to its end."""

    game: Game
    record: Record
    words: Catalogue
    ask: Callable[[str], str]
    show: Callable[[str], None]
    seed: int
    guests: Mapping[int, Bot] = field(default_factory=dict)
    """External bots, by seat: only the caller starts them, never a name in a record."""
    _state: State = field(init=False)
    _dealer: Dealer = field(init=False)
    _nature: Nature = field(init=False)
    _bots: dict[int, Bot] = field(init=False, default_factory=dict)
    _at_screen: int = field(init=False, default=SPECTATOR)
    _log: list[str] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        if len(self.record.seats) != self.record.players:
            raise BadOption(self.words.text("terminal-names", {"players": self.record.players}))
        done = len(self.record.entries)
        self._state = self.record.replay(self.game)
        self._dealer = SeededDealer(Rng(self.seed, done))
        self._nature = self.game.nature(Rng(self.seed, 2_000_000 + done))
        for seat, name in enumerate(self.record.seats):
            if is_bot(name):
                self._bots[seat] = make_bot(
                    name, self.game, Rng(self.seed, 1000 + 10 * done + seat)
                )
        self._bots.update(self.guests)
        people = [seat for seat in range(self.record.players) if seat not in self._bots]
        if len(people) == 1:
            self._at_screen = people[0]

    @property
    def names(self) -> Sequence[str]:
        """The players by seat."""
        return self.record.seats

    def run(self) -> State:
        """Play to the end; Quit if the player stops."""
        title = self.words.text(f"{self.game.id}-title")
        players = self.words.join(list(self.names))
        self.show(self.words.text("terminal-welcome", {"game": title, "players": players}))
        while self._state.actor != OVER:
            actor = self._state.actor
            if self._state.physical():
                self._happen()
            elif actor == CHANCE:
                self._commit(self._dealer.draw(self._state))
            elif actor in self._bots:
                self._commit(self._bots[actor].choose(self.game.knowledge(self._state, actor)))
            else:
                self._person(actor)
        self._show_result()
        return self._state

    # ---- one action

    def _happen(self) -> None:
        """A physical move is carried out; for a person's hand there is no bot's name."""
        levels = [name if seat in self._bots else "" for seat, name in enumerate(self.names)]
        hand = hand_of(self._state, levels)
        for action, recording in happen(self._nature, self._state, hand):
            self._commit(action, recording)

    def _commit(self, action: int, recording: str = "", drafted: bool = False) -> None:
        text = self._report(self._state, action)
        if text:
            self._log.append(text)
            if not drafted:
                self.show(f"  {text}")
        self.record.add(self._state.actor, self.game.text(action), recording)
        self._state.apply(action, recording)

    def _report(self, state: State, action: int) -> str:
        """The log's sentence for whoever is at the screen; empty if they learn nothing."""
        sentence = self.game.report(state, action, self._at_screen)
        text = "" if sentence is None else self.words.say(sentence, self.names)
        return text[:1].upper() + text[1:]

    # ---- a person's move

    def _person(self, seat: int) -> None:
        if self._at_screen != seat and len(self._bots) < self.record.players - 1:
            self.show(CLEAR)
            self.ask(self.words.text("terminal-pass-screen", {"player": self.names[seat]}) + " ")
            self._at_screen = seat
            self._show_log(12)
        draft = Draft(seat, self._state)
        self._show_board(self._state, seat)
        while draft.state.actor == seat:
            self._step(draft)
        for action in draft.steps:
            self._commit(action, drafted=True)

    def _step(self, draft: Draft) -> None:
        """Ask once, and do what is answered."""
        prompt = self.game.prompt(draft.state, draft.seat)
        self._show_prompt(prompt)
        answer = self.ask("> ").strip().lower()
        match answer:
            case "u":
                self._take_back(draft, len(draft.steps) - 1)
            case "r":
                self._take_back(draft, 0)
            case "b":
                self._show_board(draft.state, draft.seat)
            case "l":
                self._show_log(30)
            case "?":
                self._explain(prompt)
            case _ if answer.startswith("?"):
                self._why_not(draft.state, answer[1:].strip())
            case "q":
                raise Quit
            case _ if (action := chosen(prompt, answer)) is not None:
                if text := self._report(draft.state, action):
                    self.show(f"  {text}")
                draft.add([action], draft.after(self.game, [action]))
            case _:
                most = len(prompt["choices"])
                self.show(self.words.text("terminal-not-a-number", {"most": most}))

    def _take_back(self, draft: Draft, keep: int) -> None:
        """Undo the draft down to its first ``keep`` steps."""
        if not draft.steps:
            self.show(self.words.text("terminal-undo-none"))
            return
        draft.keep(keep)
        self.show(self.words.text("terminal-undone"))
        self._show_board(draft.state, draft.seat)

    # ---- what is shown

    def _show_board(self, state: State, seat: int) -> None:
        self.show("")
        self.show(board(self.game.view(state, seat), self.words, self.names))

    def _show_prompt(self, prompt: Prompt) -> None:
        self.show("")
        who = self.names[prompt["seat"]]
        self.show(f"{who}: {self.words.say(prompt['message'], self.names)}")
        for number, choice in enumerate(prompt["choices"], 1):
            self.show(f"  {number:>2}  {self.words.say(choice['label'], self.names)}")
        choices = len(prompt["choices"])
        self.show(f"  [{self.words.text('terminal-your-choice', {'choices': choices})}]")

    def _explain(self, prompt: Prompt) -> None:
        rules = self.words.text("terminal-rules")
        self.show(f"{rules}: {', '.join(prompt['rules'])}")
        for number, choice in enumerate(prompt["choices"], 1):
            label = self.words.say(choice["label"], self.names)
            self.show(f"  {number:>2}  {label}: {', '.join(choice['rules'])}")
        self.show(f"  docs/rules/{self.game.id}.md")

    def _why_not(self, state: State, text: str) -> None:
        """Answer "why can't I …?" for an action in its readable face."""
        args: dict[str, Argument] = {"action": text}
        try:
            rule = self.game.why_not(state, self.game.parse(text))
        except BadAction:
            key = "terminal-no-action"
            meant = closest(text, map(self.game.text, self.game.actions))
            if meant is not None:
                key, args["meant"] = "terminal-misspelt", meant
        else:
            key = "terminal-allowed" if rule is None else "terminal-forbidden"
            args["rule"] = rule or ""
        self.show(self.words.text(key, args))

    def _show_log(self, most: int) -> None:
        for line in self._log[-most:]:
            self.show(f"  {line}")

    def _show_result(self) -> None:
        outcome = self._state.outcome()
        assert outcome is not None
        self._show_board(self._state, SPECTATOR)
        self.show(
            f"\n{self.words.text('terminal-result')}: {self.words.say(outcome.reason, self.names)}"
        )
        order = sorted(range(self.record.players), key=lambda seat: outcome.ranks[seat])
        for seat in order:
            points = outcome.scores[seat]
            args: dict[str, Argument] = {"player": self.names[seat], "points": points}
            self.show(f"\n{outcome.ranks[seat]}. {self.words.text('terminal-account', args)}")
            lines = [(self.words.say(line.what), line.points) for line in outcome.accounts[seat]]
            self.show(result(lines))
        key = "terminal-winner" if len(outcome.winners) == 1 else "terminal-shared"
        winners = self.words.join([self.names[seat] for seat in outcome.winners])
        told: dict[str, Argument] = {
            "players": winners,
            "points": outcome.scores[outcome.winners[0]],
        }
        self.show(f"\n{self.words.text(key, told)}")
