"""What lies on top of the table for a moment: rules, a hint, a question, the next player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from palazzi.bots.explain import Explanation
from palazzi.locale import Catalogue
from palazzi.terminal.offers import Offer
from palazzi.terminal.rulebook import quoted
from palazzi.terminal.screen.room import edition_of
from palazzi.terminal.sight import Sight

R = TypeVar("R")
BEST = 5
"""Moves of a hint that are listed."""
MOST_EXPLAINED = 8
"""Choices: the rules behind more of them would be read by nobody."""
INSIDE = 66
"""How wide a sheet is inside."""
LONGEST_LINE = 500
"""Of what is said at a table: a server takes no more characters."""


class Paper(ModalScreen[R]):
    """A sheet of text that can be scrolled."""

    DEFAULT_CLASSES = "sheet"

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """The text in a frame."""
        with VerticalScroll():
            yield Static(self.text)


class Sheet(Paper[None]):
    """Text that is put away by any of the usual keys, or by a click."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,question_mark,space", "dismiss")]

    def __init__(self, text: Text, words: Catalogue) -> None:
        super().__init__(Text("\n\n").join([text, Text(words.text("terminal-close"), "dim")]))

    def on_click(self) -> None:
        """Seen."""
        self.dismiss()


class Handover(Paper[None]):
    """At one screen for several: nothing is seen of the table until the next one is there."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss")]
    CSS = "Handover { background: $background; }"

    def __init__(self, player: str, words: Catalogue) -> None:
        super().__init__(Text(words.text("terminal-pass-screen", {"player": player}), "bold"))


class Confirmation(Paper[bool]):
    """Asks once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,y,j", "dismiss(True)"),
        ("escape,n", "dismiss(False)"),
    ]

    def __init__(self, told: Sequence[str], words: Catalogue) -> None:
        text = Text("\n").join([Text(told[0], "bold"), *map(Text, told[1:])])
        super().__init__(Text("\n\n").join([text, Text(words.text("terminal-sure"))]))


class Speech(Paper[str]):
    """Something to say to the others."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')")]

    def __init__(self, words: Catalogue) -> None:
        super().__init__(Text(words.text("page-chat-say"), "bold"))
        self._words = words

    def compose(self) -> ComposeResult:
        """A line to type in."""
        with VerticalScroll():
            yield Static(self.text)
            yield Input(max_length=LONGEST_LINE)
            yield Static(Text(self._words.text("terminal-chat-keys"), "dim"))

    def on_mount(self) -> None:
        """Type at once."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter: say it."""
        self.dismiss(event.value.strip())


class Rules(Sheet):
    """The words of the rules behind a question and some of its choices."""

    def __init__(self, sight: Sight, offers: Sequence[Offer], words: Catalogue) -> None:
        assert sight.prompt is not None
        told = [Text(words.say(sight.prompt["message"], sight.names), "bold")]
        told += map(Text, quoted(sight.game.id, words.language, sight.prompt["rules"]))
        for offer in offers if len(offers) <= MOST_EXPLAINED else ():
            told.append(Text(words.say(offer.label, sight.names), "bold"))
            told += map(Text, quoted(sight.game.id, words.language, offer.rules))
        if sight.edition:
            told.append(edition_of(sight, words, INSIDE))
        super().__init__(Text("\n\n").join(told), words)


class Hint(Sheet):
    """The moves that a strong bot would consider, best first."""

    def __init__(self, told: Explanation, sight: Sight, words: Catalogue) -> None:
        text = Text(words.text("page-hint-title"), "bold")
        for number, one in enumerate(told["candidates"][:BEST], 1):
            move = " ".join(words.say(step["words"], sight.names) for step in one["move"])
            text.append(f"\n\n{number}. {move}", "bold" if number == 1 else "")
            if one["wins"]:
                chance = round(100 * one["wins"][told["seat"]])
                points = round(one["points"][told["seat"]])
                worth = words.text("page-hint-worth", {"chance": chance, "points": points})
                text.append(f"\n   {worth}", "dim")
        super().__init__(text, words)
