"""What is aimed at instead of being chosen from a long list: a direction, or a place on a grid.

A pointer begins with a sensible proposal. The full screen moves it with the arrow keys; in lines
of text it is told where to point.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Callable, Iterable
from typing import Final, Protocol, cast

from palazzi.core.game import Game
from palazzi.core.messages import Message, say
from palazzi.games.paletti.components import CELLS, COLUMN_NAMES, DIRECTIONS
from palazzi.games.paletti.places import STEP, seen_place
from palazzi.games.paletti.shapes import PalettiView
from palazzi.terminal.offers import Offer
from palazzi.terminal.sight import Sight

MILLIMETRE: Final = 100
"""The unit of places is a hundredth of it."""


class Pointer(Protocol):
    """Something that is pointed at on the board with the arrow keys instead of being listed."""

    @property
    def covers(self) -> frozenset[int]:
        """The actions that need no line in the list of choices."""
        ...

    @property
    def actions(self) -> tuple[int, ...]:
        """What it points at now."""
        ...

    @property
    def message(self) -> Message:
        """The same in words."""
        ...

    def move(self, across: int, along: int) -> None:
        """An arrow key: to the right and upwards are positive."""
        ...

    def point(self, *figures: float) -> bool:
        """Aim at the nearest to these degrees or millimetres; False if they are too many or few."""
        ...


class WayPointer:
    """Which way a column comes out, or how a plateau is turned: one of 24."""

    def __init__(self, sight: Sight, verb: str) -> None:
        view = cast("PalettiView", sight.view)
        self.verb = verb
        self._offered = {
            int(offer.text.split()[1]): offer.actions[0]
            for offer in sight.offers
            if offer.text.startswith(f"{verb} ")
        }
        palace, name = base64.b64decode(view["palace"]), view["aim"]["column"]
        wanted = 0
        if name is not None:  # the shortest way out, as a beginning
            x, y = seen_place(palace, COLUMN_NAMES.index(name))
            wanted = round(math.atan2(y, x) / (2 * math.pi) * DIRECTIONS) % DIRECTIONS
        self.at = _nearest(self._offered, wanted)
        self.covers = frozenset(self._offered.values())

    @property
    def actions(self) -> tuple[int, ...]:
        """The direction."""
        return (self._offered[self.at],)

    @property
    def message(self) -> Message:
        """In degrees, anticlockwise."""
        return say(f"paletti-act-{self.verb}", degrees=self.at * 360 // DIRECTIONS)

    def move(self, across: int, along: int) -> None:
        """To the next direction that is offered."""
        ways = sorted(self._offered)
        self.at = ways[(ways.index(self.at) + (along or -across)) % len(ways)]

    def point(self, *figures: float) -> bool:
        """Aim in the direction of this angle, in degrees."""
        if len(figures) != 1:
            return False
        self.at = _nearest(self._offered, figures[0] / 360 * DIRECTIONS)
        return True


class PlacePointer:
    """Where a column or a plateau goes, on the grid of its frame."""

    def __init__(self, sight: Sight, given: int | None) -> None:
        view = cast("PalettiView", sight.view)
        self._game: Game = sight.game
        self.given = given
        """The half of it that was said before, if it was."""
        masks = [int(mask, 16) for mask in view["aim"]["places"]]
        self.cells = [
            (i - CELLS, j - CELLS)
            for i, mask in enumerate(masks)
            for j in range(2 * CELLS + 1)
            if mask >> j & 1 and given in (None, i - CELLS)
        ]
        self.at = min(self.cells, key=lambda cell: (math.hypot(*cell), cell))
        verb = "across " if given is None else "along "
        self.covers = frozenset(
            offer.actions[0] for offer in sight.offers if offer.text.startswith(verb)
        )

    @property
    def actions(self) -> tuple[int, ...]:
        """Left to right, then front to back."""
        words = [f"across {self.at[0]}"] if self.given is None else []
        return tuple(self._game.parse(text) for text in (*words, f"along {self.at[1]}"))

    @property
    def message(self) -> Message:
        """In millimetres from the middle."""
        x, y = (STEP // 100 * steps for steps in self.at)
        side = ("middle", "right", "left")[(x > 0) - (x < 0)]
        depth = ("middle", "back", "front")[(y > 0) - (y < 0)]
        return say("terminal-place", across=abs(x), side=side, along=abs(y), depth=depth)

    def move(self, across: int, along: int) -> None:
        """To the nearest cell in that direction; what cannot be aimed at is stepped over."""
        x, y = self.at
        ahead = [(i, j) for i, j in self.cells if (i - x) * across + (j - y) * along > 0]
        # Straight ahead counts most: who keeps pressing goes in a line.
        self.at = min(
            ahead,
            key=lambda cell: (
                3 * abs((cell[0] - x) * along)
                + 3 * abs((cell[1] - y) * across)
                + abs(cell[0] - x)
                + abs(cell[1] - y),
                cell,
            ),
            default=self.at,
        )

    def point(self, *figures: float) -> bool:
        """Aim at a place, in millimetres to the right and to the back."""
        asked = figures if self.given is None else (self.given * STEP / MILLIMETRE, *figures)
        if len(asked) != 2:
            return False
        x, y = (figure * MILLIMETRE / STEP for figure in asked)
        self.at = min(self.cells, key=lambda cell: (math.hypot(cell[0] - x, cell[1] - y), cell))
        return True


def _nearest(ways: Iterable[int], wanted: float) -> int:
    """Of some directions, the one that differs least."""

    def apart(way: int) -> float:
        return abs((way - wanted + DIRECTIONS / 2) % DIRECTIONS - DIRECTIONS / 2)

    return min(ways, key=apart)


def _in_the_wood(sight: Sight) -> Pointer | None:
    """In Palazzo Paletti: ways and turns, and places of columns and plateaus."""
    verbs = {offer.text.split()[0] for offer in sight.offers if offer.text}
    for verb in ("pull", "turn"):
        if verb in verbs:
            return WayPointer(sight, verb)
    aim = cast("PalettiView", sight.view)["aim"]
    if not any(int(mask, 16) for mask in aim["places"]):
        return None
    if "across" in verbs:
        return PlacePointer(sight, None)
    return PlacePointer(sight, aim["across"]) if "along" in verbs else None


AIMED: Final[dict[str, Callable[[Sight], Pointer | None]]] = {"paletti": _in_the_wood}
"""By game."""


def aiming(sight: Sight) -> Pointer | None:
    """How the question that is asked can be answered by pointing; None: by choosing only."""
    find = AIMED.get(sight.game.id)
    return None if find is None or sight.view is None else find(sight)


def question(sight: Sight, aim: Pointer | None) -> Message:
    """What is asked; whoever aims at a place is asked for all of it at once."""
    assert sight.prompt is not None
    asked = sight.prompt["message"]
    whole = isinstance(aim, PlacePointer) and aim.given is None
    if whole and asked["key"] == "paletti-ask-across":
        return say("terminal-ask-place", **asked["args"])
    return asked


def aimed_offers(sight: Sight, aim: Pointer | None) -> list[Offer]:
    """The lines to choose from: what is pointed at first, then what cannot be pointed at."""
    if aim is None:
        return sight.offers
    others = (one for one in sight.offers if not one.actions or not aim.covers >= {*one.actions})
    return [Offer(aim.actions, "", aim.message), *others]
