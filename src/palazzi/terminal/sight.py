"""What a face of the terminal shows at one moment, whether the game is played here or elsewhere.

A sight holds what whoever is at the screen may see, and nothing else: a View, what is printed on
the pieces, a prompt, and the log's sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from palazzi.bots.levels import LEVELS
from palazzi.core.edition import Correction, corrections
from palazzi.core.game import Edition, Game
from palazzi.core.prompt import Prompt
from palazzi.core.state import State
from palazzi.core.view import View
from palazzi.locale import Catalogue
from palazzi.table.frames import outcome_frame
from palazzi.table.shapes import OutcomeFrame
from palazzi.terminal.offers import Offer, offers


@dataclass(frozen=True)
class RoomSeat:
    """A seat at a table that has not begun."""

    name: str
    """Empty while nobody sits there."""
    facts: Sequence[str]
    """What else is to be said of it: a bot, the host, away, for whom it is kept."""


@dataclass(frozen=True)
class Sight:
    """All of it."""

    game: Game
    tables: Mapping[str, object]
    """What is printed on board and pieces (``Game.tables``)."""
    names: Sequence[str]
    """The players by seat."""
    seat: int
    """Who looks; SPECTATOR for a watcher, and between two players of one screen."""
    view: View | None
    """As it is sent to any face, without what ``tables`` has; None before the start."""
    prompt: Prompt | None
    drafted: int = 0
    """How many steps can be undone."""
    log: Sequence[str] = ()
    outcome: OutcomeFrame | None = None
    notice: str = ""
    """What else is to be said: who is missing before the start, that the line is broken."""
    asked: bool = False
    """Whether the others wait for a yes or a no; the notice says to what."""
    handover: str = ""
    """At one screen for several: to whom it has to be handed first."""
    edition: Sequence[Correction] = ()
    """Where the figures of an owner's copy differ from ours."""
    room: Sequence[RoomSeat] = ()
    """Who sits there, before the start of a server's table."""
    link: str = ""
    """Of that table, for friends."""
    wishes: Sequence[Offer] = ()
    """What may be asked of that table besides moves."""
    chat: bool = False
    """Whether something can be said to the others."""

    @property
    def offers(self) -> list[Offer]:
        """What can be chosen, as it is numbered here; a terminal has no free hand to offer."""
        lines = offers(self.prompt)
        moves = [one for one in lines if not (self.game.physical and one.text == "hand")]
        return [*moves, *self.wishes]


def sight_of(game: Game, state: State, seat: int, names: Sequence[str]) -> Sight:
    """A position as the seat sees it, with what it is asked."""
    return Sight(
        game,
        game.tables(state),
        names,
        seat,
        game.sent_view(state, seat),
        game.prompt(state, seat),
        outcome=outcome_frame(state),
    )


def named(seats: Sequence[str], words: Catalogue) -> list[str]:
    """The players as they are called; those of one name are told apart by numbers."""
    names: list[str] = []
    for seat in seats:
        name = words.say(LEVELS[seat].name) if seat in LEVELS else seat
        same = sum(one == seat for one in seats[: len(names)])
        names.append(f"{name} {same + 1}" if same else name)
    return names


def opened(sentence: str, names: Sequence[str]) -> str:
    """A sentence with its first letter large, unless that is a name: names stay as they are."""
    if any(name and sentence.startswith(name) for name in names):
        return sentence
    return sentence[:1].upper() + sentence[1:]


def corrected(game: Game, edition: Edition) -> list[Correction]:
    """Where an edition that is played by differs from ours."""
    return list(corrections(game.correctable, edition))
