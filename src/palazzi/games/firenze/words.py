# mypyc: compiled
"""The things of Firenze in words, and its actions without the figures of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palazzi.core.messages import Argument, Message, say
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.bricks import brick_counts
from palazzi.games.firenze.components import CARD_NAMES, COLOURS
from palazzi.games.firenze.towers import SLOTS, colour_of, height_of

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze


def player(number: int) -> Message:
    """The player of a seat."""
    return say("seat", number=int(number))


def card(name: str) -> Message:
    """A card."""
    return say(f"firenze-card-{name}")


def card_of(number: int) -> Message:
    """A card by its number."""
    return card(CARD_NAMES[number])


def bricks(heap: int) -> list[Message]:
    """A heap of bricks, colour by colour."""
    counts = brick_counts(heap)
    return [say("firenze-count", count=n, colour=colour) for colour, n in counts.items()]


def tower(state: Firenze, seat: int, number: int) -> Message:
    """A tower: its colour and height, with its number if another one looks the same."""
    stands = state.towers[seat * SLOTS + number - 1]
    like = [
        int(height_of(other))
        for other in state.towers[seat * SLOTS : (seat + 1) * SLOTS]
        if colour_of(other) == colour_of(stands)
    ]
    colour, height = COLOURS[colour_of(stands)], int(height_of(stands))
    if like.count(height) > 1:
        return say("firenze-tower-numbered", number=number, colour=colour, height=height)
    return say("firenze-tower", colour=colour, height=height)


def label(action: int) -> Message:
    """An action."""
    structure = ACTIONS.structure(action)
    args: dict[str, Argument] = {}
    for name, value in structure.items():
        match name:
            case "card" | "person":
                args["card"] = card(value)
            case "colour":
                args["colour"] = value
            case "tile":
                args["colour"], args["height"] = value[:-1], int(value[-1])
            case "seat":
                args["player"] = player(int(value))
            case "place" | "tower" | "height":
                args[name] = int(value)
    return {"key": f"firenze-act-{structure['verb']}", "args": args}


def label_with_tower(state: Firenze, action: int) -> Message:
    """An action about a tower, which is called by its looks instead of its number."""
    structure, words = ACTIONS.structure(action), label(action)
    owner = int(structure.get("seat", int(state.actor)))
    args = {**words["args"], "tower": tower(state, owner, int(structure["tower"]))}
    return {"key": f"{words['key']}-tower", "args": args}
