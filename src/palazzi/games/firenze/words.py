# mypyc: compiled
"""The things of Firenze in words, and an action as it reads without a position around it."""

from __future__ import annotations

from palazzi.core.messages import Argument, Message, say
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.rules import Firenze
from palazzi.games.firenze.towers import SLOTS, colour_of, height_of


def card(name: str) -> Message:
    """A card in words."""
    return say(f"firenze-card-{name}")


def tower(state: Firenze, seat: int, number: int) -> Message:
    """A tower in words: its colour and height, with its number if another one looks the same."""
    stands = state.towers[seat * SLOTS + number - 1]
    like = [
        int(height_of(t))
        for t in state.towers[seat * SLOTS : (seat + 1) * SLOTS]
        if colour_of(t) == colour_of(stands)
    ]
    colour, height = COLOURS[colour_of(stands)], int(height_of(stands))
    if like.count(height) > 1:
        return say("firenze-tower-numbered", number=number, colour=colour, height=height)
    return say("firenze-tower", colour=colour, height=height)


def label(action: int) -> Message:
    """An action in words."""
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
                args["player"] = say("seat", number=int(value))
            case "place" | "tower" | "height":
                args[name] = int(value)
    return {"key": f"firenze-act-{structure['verb']}", "args": args}
