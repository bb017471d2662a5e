"""What a seat may see of a position, and what it could know: plain JSON, no way back to the State.

Each game extends View with its own fields. Page, terminal and spectators get only Views, so what a
View does not hold no face can leak. Bots and research observations get a Knowledge: a View, and
what whoever forgets nothing knows beside. Memory is part of some games, so no View has it unless
the table chose to be reminded.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, TypedDict

from palazzi.core.options import Options

SPECTATOR: Final = -3
"""The seat of somebody who only watches; never equal to an actor, CHANCE and OVER included."""


@dataclass(frozen=True)
class Keys:
    """Says of a dict in a View or a table which keys it has: all of these, or some of them.

    Beside the type, as in ``Annotated[dict[str, int], Keys(Colour)]``: for the protocol's
    description, and the types that others make from it.
    """

    names: Any
    """A Literal."""
    all: bool = True


class View(TypedDict):
    """What all games' views have in common."""

    game: str
    """The ruleset, e.g. ``palazzo@1``."""
    players: int
    options: Options
    seat: int
    """Whose view this is; SPECTATOR for a watcher."""
    actor: int
    """Who has to act: a seat, CHANCE or OVER."""
    phase: str
    """The phase that is on, as far as the seat may know it."""


class Knowledge(View):
    """A seat's View, with what followed from what the seat has seen so far."""

    memory: dict[str, Any]
    """By field of the position, as its JSON has it."""


def canonical(data: object) -> str:
    """The one JSON text of plain data: sorted keys, no spaces. Equal data, equal bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
