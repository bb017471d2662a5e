# mypyc: compiled
"""The nouns and actions of Carrara as messages, whatever the position."""

from __future__ import annotations

from palazzi.core.messages import Argument, Message, say
from palazzi.games.carrara.actions import ACTIONS


def building(name: str) -> Message:
    """A building in words."""
    kind, cost = name.split("-")
    return say("carrara-building", type=kind, cost=int(cost))


def stone(colour: str) -> Message:
    """A stone in words."""
    return say("carrara-stone", colour=colour)


def city(name: str) -> Message:
    """A city in words."""
    return say("carrara-city", city=name)


def thing(name: str) -> Message:
    """An object in words."""
    return say("carrara-object", object=name)


def scoring(what: str) -> Message:
    """A building type, city or special field in words."""
    return say("carrara-scoring", what=what)


def card(name: str) -> Message:
    """A card in words."""
    colour, number = name.split("-")
    return say("carrara-card", colour=colour, number=int(number))


_NOUNS = {
    "building": building,
    "colour": stone,
    "city": city,
    "object": thing,
    "what": scoring,
    "field": scoring,
    "card": card,
}


def label(action: int) -> Message:
    """An action in words."""
    structure = ACTIONS.structure(action)
    args: dict[str, Argument] = {}
    for name, value in structure.items():
        if name == "seat":
            args["player"] = say("seat", number=int(value))
        elif name == "segment":
            args[name] = value
        elif name in _NOUNS:
            args["stone" if name == "colour" else name] = _NOUNS[name](value)
    return {"key": f"carrara-act-{structure['verb']}", "args": args}
