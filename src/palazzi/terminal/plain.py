"""A game at one terminal: hot-seat people and bots, numbered prompts, undo up to the barrier.

Input and output are two functions, so the same loop runs in tests, through a pipe and on a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from palazzi.bots.bot import Bot, is_bot, make_bot
from palazzi.bots.match import hand_of
from palazzi.core.dealer import Dealer, SeededDealer
from palazzi.core.errors import BadAction, BadOption
from palazzi.core.game import Game
from palazzi.core.messages import Argument
from palazzi.core.nature import Nature, happen
from palazzi.core.prompt import Prompt
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import SPECTATOR
from palazzi.locale import Catalogue
from palazzi.terminal.boards import board, result

Ask = Callable[[str], str]
Show = Callable[[str], None]

CLEAR = "\n" * 60
"""Pushes a player's hand off the screen before the next one looks, on any terminal."""


class Quit(Exception):
    """The player stopped; the record so far is kept."""


def chosen(prompt: Prompt, answer: str) -> int | None:
    """The action that a number of the list, or an action's own text, stands for."""
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
    ask: Ask
    show: Show
    seed: int
    guests: Mapping[int, Bot] = field(default_factory=dict)
    """Bots that the caller brings along, by seat: a name in a record never starts a program."""
    _state: State = field(init=False)
    _dealer: Dealer = field(init=False)
    _nature: Nature = field(init=False)
    _bots: dict[int, Bot] = field(init=False, default_factory=dict)
    _draft: list[tuple[State, int]] = field(init=False, default_factory=list)
    """What the player at the screen did since the last barrier: position before, entries before."""
    _at_screen: int = field(init=False, default=SPECTATOR)
    _log: list[str] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        if len(self.record.seats) != self.record.players:
            raise BadOption(f"{self.record.players} players need {self.record.players} names.")
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
                self._commit(self._bots[actor].choose(self.game.view(self._state, actor)))
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

    def _commit(self, action: int, recording: str = "") -> None:
        sentence = self.game.report(self._state, action, self._at_screen)
        if sentence is not None:
            text = self.words.say(sentence, self.names)
            text = text[:1].upper() + text[1:]
            self._log.append(text)
            self.show(f"  {text}")
        self.record.add(self._state.actor, self.game.text(action), recording)
        self._state.apply(action, recording)

    def _person(self, seat: int) -> None:
        if self._at_screen != seat and len(self._bots) < self.record.players - 1:
            self.show(CLEAR)
            self.ask(self.words.text("terminal-pass-screen", {"player": self.names[seat]}) + " ")
            self._at_screen = seat
            self._show_log(12)
        if not self._draft:
            self._show_board(seat)
        prompt = self.game.prompt(self._state, seat)
        self._show_prompt(prompt)
        answer = self.ask("> ").strip().lower()
        match answer:
            case "u":
                self._take_back(len(self._draft) - 1)
            case "r":
                self._take_back(0)
            case "b":
                self._show_board(seat)
            case "l":
                self._show_log(30)
            case "?":
                self._explain(prompt)
            case _ if answer.startswith("?"):
                self._why_not(answer[1:].strip())
            case "q":
                raise Quit
            case _ if (action := chosen(prompt, answer)) is not None:
                self._draft.append((self._state.clone(), len(self.record.entries)))
                self._commit(action)
                if self._state.actor != seat:  # the barrier: others know, or a draw is due
                    self._draft.clear()
            case _:
                most = len(prompt["choices"])
                self.show(self.words.text("terminal-not-a-number", {"most": most}))

    def _take_back(self, keep: int) -> None:
        """Undo the draft down to its first ``keep`` steps."""
        if not self._draft:
            self.show(self.words.text("terminal-undo-none"))
            return
        self._state, entries = self._draft[keep]
        del self._draft[keep:]
        del self.record.entries[entries:]
        self.show(self.words.text("terminal-undone"))

    # ---- what is shown

    def _show_board(self, seat: int) -> None:
        self.show("")
        self.show(board(self.game.view(self._state, seat), self.words, self.names))

    def _show_prompt(self, prompt: Prompt) -> None:
        self.show("")
        who = self.names[prompt["seat"]]
        self.show(f"{who}: {self.words.say(prompt['message'], self.names)}")
        for number, choice in enumerate(prompt["choices"], 1):
            self.show(f"  {number:>2}  {self.words.say(choice['label'], self.names)}")
        self.show(f"  [{self.words.text('terminal-your-choice')}]")

    def _explain(self, prompt: Prompt) -> None:
        rules = self.words.text("terminal-rules")
        self.show(f"{rules}: {', '.join(prompt['rules'])}")
        for number, choice in enumerate(prompt["choices"], 1):
            label = self.words.say(choice["label"], self.names)
            self.show(f"  {number:>2}  {label}: {', '.join(choice['rules'])}")
        self.show(f"  docs/rules/{self.game.id}.md")

    def _why_not(self, text: str) -> None:
        """Answer "why can't I …?" for an action in its readable face."""
        try:
            rule = self.game.why_not(self._state, self.game.parse(text))
        except BadAction as error:
            self.show(str(error))
            return
        key = "terminal-allowed" if rule is None else "terminal-forbidden"
        self.show(self.words.text(key, {"action": text, "rule": rule or ""}))

    def _show_log(self, most: int) -> None:
        for line in self._log[-most:]:
            self.show(f"  {line}")

    def _show_result(self) -> None:
        outcome = self._state.outcome()
        assert outcome is not None
        self._show_board(SPECTATOR)
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
