# mypyc: compiled
"""The nouns of Carrara in words, and its actions without the figures of a position."""

from __future__ import annotations

from collections import Counter

from palazzi.core.messages import Argument, Message, say
from palazzi.games.carrara.actions import ACTIONS
from palazzi.games.carrara.components import BUILDINGS, CITIES, GREENS
from palazzi.games.carrara.counts import stone_names


def player(number: int) -> Message:
    """The player of a seat."""
    return say("seat", number=int(number))


def building(name: str) -> Message:
    """A building."""
    kind, cost = name.split("-")
    return say("carrara-building", type=kind, cost=int(cost))


def building_of(number: int) -> Message:
    """A building by its number."""
    return building(BUILDINGS[number])


def stone(colour: str) -> Message:
    """A stone."""
    return say("carrara-stone", colour=colour)


def stones_of(pack: int) -> list[Message]:
    """The stones of a pack, colour by colour; the last one's words say that they are stones."""
    counts = Counter(stone_names(pack))
    last = len(counts) - 1
    return [
        say("carrara-stones", count=count, colour=colour, last=int(i == last))
        for i, (colour, count) in enumerate(counts.items())
    ]


def city(name: str) -> Message:
    """A city."""
    return say("carrara-city", city=name)


def city_of(number: int) -> Message:
    """A city by its number."""
    return city(CITIES[number])


def thing(name: str) -> Message:
    """An object."""
    return say("carrara-object", object=name)


def scoring(what: str) -> Message:
    """A building type, city or special field."""
    return say("carrara-scoring", what=what)


def card(name: str, form: str = "") -> Message:
    """A card by what it is called; ``form`` is what a green one scores, if an edition says so."""
    colour, digits = name.split("-")
    number = int(digits)
    if colour == "green":
        return say("carrara-card", colour=colour, card=number, form=form or GREENS.value[number])
    return say("carrara-card", colour=colour, card=number)


_NOUNS = {
    "building": building,
    "colour": stone,
    "city": city,
    "object": thing,
    "what": scoring,
    "field": scoring,
}


def label(action: int) -> Message:
    """An action."""
    structure = ACTIONS.structure(action)
    args: dict[str, Argument] = {}
    for name, value in structure.items():
        if name == "seat":
            args["player"] = player(int(value))
        elif name == "segment":
            args[name] = value
        elif name == "card":
            args[name] = card(value)
        elif name in _NOUNS:
            args["stone" if name == "colour" else name] = _NOUNS[name](value)
    return {"key": f"carrara-act-{structure['verb']}", "args": args}


def then(deed: Message, consequence: Message) -> Message:
    """Two sentences of the log as one."""
    return say("carrara-log-then", first=deed, second=consequence)
