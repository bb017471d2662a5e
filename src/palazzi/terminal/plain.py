"""The plain face: text in lines, numbered prompts, answers that are typed.

For pipes, screen readers and scripts. Input and output are two functions, so the same loop runs in
tests, through a pipe and on any terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from palazzi.core.errors import BadAction, closest
from palazzi.core.messages import Argument
from palazzi.core.state import State
from palazzi.locale import Catalogue
from palazzi.terminal.aiming import PlacePointer, Pointer, aimed_offers, aiming, question
from palazzi.terminal.boards import board
from palazzi.terminal.local import LocalGame
from palazzi.terminal.offers import Offer, chosen
from palazzi.terminal.result import result_lines
from palazzi.terminal.rulebook import quoted
from palazzi.terminal.sight import Sight

CLEAR = "\n" * 60
"""Pushes a player's hand off the screen before the next one looks, on any terminal."""


def figures(text: str) -> list[float]:
    """The numbers of an aim, as in ``40,-20``; none if they cannot be read."""
    try:
        return [float(part) for part in text.replace("°", "").split(",")]
    except ValueError:
        return []


def kind_of(aim: Pointer) -> str:
    """What is to be said to aim: a way, a place, or the rest of a place."""
    if isinstance(aim, PlacePointer):
        return "place" if aim.given is None else "rest"
    return "way"


def prompt_lines(
    sight: Sight, offers: Sequence[Offer], aim: Pointer | None, words: Catalogue
) -> Iterator[str]:
    """The question, its choices by number, and what else can be typed."""
    names = sight.names
    yield ""
    if sight.prompt is not None:
        yield f"{names[sight.seat]}: {words.say(question(sight, aim), names)}"
    for number, offer in enumerate(offers, 1):
        loss = f"  (! {words.say(offer.warning, names)})" if offer.warning else ""
        yield f"  {number:>2}  {words.say(offer.label, names)}{loss}"
    if aim is not None:
        yield f"  [{words.text('terminal-aim-how', {'what': kind_of(aim)})}]"
    yield f"  [{words.text('terminal-your-choice', {'choices': len(offers)})}]"
    if sight.chat:
        yield f"  [{words.text('terminal-chat-how')}]"


def rule_lines(sight: Sight, offers: Sequence[Offer], words: Catalogue) -> Iterator[str]:
    """The words of the rules behind the question and its choices."""
    asked = sight.prompt["rules"] if sight.prompt is not None else ()
    rules = [*asked, *(rule for offer in offers for rule in offer.rules)]
    yield f"{words.text('terminal-rules')}:"
    yield from (f"  {line}" for line in quoted(sight.game.id, words.language, rules))


class Quit(Exception):
    """The player stopped; the record holds every finished move."""


@dataclass
class PlainFace:
    """Plays a game in lines."""

    local: LocalGame
    ask: Callable[[str], str]
    show: Callable[[str], None]
    _aimed_at: frozenset[int] = frozenset()
    """At what it was last shown that one can aim."""

    def run(self) -> State:
        """Play to the end; Quit if the player stops."""
        local = self.local
        title = local.words.text(f"{local.game.id}-title")
        players = local.words.join(list(local.names))
        self.show(local.words.text("terminal-welcome", {"game": title, "players": players}))
        while not local.over:
            if local.waits:
                self._person()
            else:
                told = len(local.log)
                local.advance()
                self._show_log(len(local.log) - told)
        self._show_board()
        for line in result_lines(local.sight(), local.words):
            self.show(line)
        return local.state

    # ---- a person's move

    def _person(self) -> None:
        local = self.local
        if handover := local.sight().handover:
            self.show(CLEAR)
            self.ask(local.words.text("terminal-pass-screen", {"player": handover}) + " ")
            local.take_screen()
            self._show_log(12)
        self._show_board()
        seat = local.seat
        while local.state.actor == seat:
            self._step()
            if local.draft is None:
                return

    def _step(self) -> None:
        """Ask once, and do what is answered."""
        sight = self.local.sight()
        aim = aiming(sight)
        if aim is not None and self._aimed_at != aim.covers:
            self._aimed_at = aim.covers
            self._show_board()
        self._ask_once(sight, aim)

    def _ask_once(self, sight: Sight, aim: Pointer | None) -> None:
        local, offers = self.local, aimed_offers(sight, aim)
        self._show_prompt(sight, offers, aim)
        answer = self.ask("> ").strip().lower()
        match answer:
            case "u" | "r":
                if local.undo(whole=answer == "r"):
                    self.show(local.words.text("terminal-undone"))
                    self._show_board()
                else:
                    self.show(local.words.text("terminal-undo-none"))
            case "b":
                self._show_board()
            case "l":
                self._show_log(30)
            case "?":
                self._explain(sight)
            case _ if answer.startswith("?"):
                self._why_not(answer[1:].strip())
            case "q":
                raise Quit
            case _ if aim is not None and answer.startswith("@"):
                if not aim.point(*figures(answer[1:])):
                    self.show(local.words.text("terminal-aim-how", {"what": kind_of(aim)}))
                self._ask_once(sight, aim)
            case _ if (offer := chosen(offers, answer)) is not None:
                if not offer.again or self._sure(sight, offers, offer):
                    for action in offer.actions:
                        if text := local.choose([action]):
                            self.show(f"  {text}")
            case _:
                most = len(offers)
                self.show(local.words.text("terminal-not-a-number", {"most": most}))

    def _sure(self, sight: Sight, offers: Sequence[Offer], offer: Offer) -> bool:
        """Ask once more before something is lost for good."""
        words, number = self.local.words, offers.index(offer) + 1
        warning = "" if offer.warning is None else words.say(offer.warning, sight.names)
        self.show(words.text("terminal-again", {"warning": warning, "number": number}))
        return chosen(offers, self.ask("> ").strip().lower()) == offer

    # ---- what is shown

    def _show_board(self) -> None:
        self.show("")
        self.show(board(self.local.sight(), self.local.words))

    def _show_prompt(self, sight: Sight, offers: Sequence[Offer], aim: Pointer | None) -> None:
        for line in prompt_lines(sight, offers, aim, self.local.words):
            self.show(line)

    def _explain(self, sight: Sight) -> None:
        """The words of the rules behind the question and its choices."""
        for line in rule_lines(sight, sight.offers, self.local.words):
            self.show(line)

    def _quote(self, rules: Sequence[str]) -> None:
        for line in quoted(self.local.game.id, self.local.words.language, rules):
            self.show(f"  {line}")

    def _why_not(self, text: str) -> None:
        """Answer "why can't I …?" for an action in its readable face."""
        local = self.local
        args: dict[str, Argument] = {"action": text}
        rule = None
        try:
            rule = local.why_not(text)
        except BadAction:
            key = "terminal-no-action"
            meant = closest(text, map(local.game.text, local.game.actions))
            if meant is not None:
                key, args["meant"] = "terminal-misspelt", meant
        else:
            key = "terminal-allowed" if rule is None else "terminal-forbidden"
            args["rule"] = rule or ""
            if rule is not None and (case := local.because(text)) is not None:
                self.show(local.words.say(case, local.names))
        self.show(local.words.text(key, args))
        if rule is not None:
            self._quote([rule])

    def _show_log(self, most: int) -> None:
        for line in self.local.log[-most:] if most else ():
            self.show(f"  {line}")
