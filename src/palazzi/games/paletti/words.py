"""The nouns of Paletti as messages: columns, plateaus, levels, directions."""

from __future__ import annotations

from palazzi.core.messages import Message, say
from palazzi.games.paletti.components import DIRECTIONS, PLATEAU_NAMES


def column(name: str) -> Message:
    """A column, from its name."""
    colour, shape = name.split("-")
    if shape.startswith("thin"):
        return say("paletti-thin", colour=colour, number=int(shape[-1]))
    return say(f"paletti-{shape}", colour=colour)


def colour(name: str) -> Message:
    """A colour of columns."""
    return say("paletti-colour", colour=name)


def plateau(name: str) -> Message:
    """A plateau."""
    return say("paletti-plateau", plateau=name)


def level(number: int) -> Message:
    """Where columns stand: the foundation, or a plateau."""
    return say("paletti-foundation") if number == 0 else plateau(PLATEAU_NAMES[number - 1])


def direction(number: int) -> int:
    """One of the directions in degrees, counter-clockwise from the right."""
    return number * 360 // DIRECTIONS
