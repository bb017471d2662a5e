# mypyc: compiled
"""The nouns of Palazzo in words, and its actions without the figures of a position."""

from __future__ import annotations

from palazzi.core.messages import Argument, Message, say
from palazzi.games.palazzo.actions import ACTIONS
from palazzi.games.palazzo.components import CARD_NAMES, KIND_NAMES
from palazzi.games.palazzo.money import card_names, loose_cards, trio_names


def player(number: int) -> Message:
    """The player of a seat."""
    return say("seat", number=number)


def card(name: str) -> Message:
    """A card or a group."""
    if name == "certificate":
        return say("palazzo-certificate")
    if name == "trio2":
        return say("palazzo-trio-certificates")
    if name.startswith("trio"):
        return say("palazzo-trio", value=int(name[-1]))
    return say("palazzo-card", currency=name[:-1], value=int(name[-1]))


def card_of(kind: int) -> Message:
    """A card by the number of its kind."""
    return card(CARD_NAMES[kind])


def cards(packed: int) -> list[Message]:
    """All cards of a set, one by one."""
    return [card(name) for name in card_names(packed)]


def money(packed: int, trios: int) -> list[Message]:
    """A payment or bid: its groups, then the cards outside them."""
    loose = card_names(loose_cards(packed, trios))
    return [card(name) for name in trio_names(trios) + loose]


def tile(name: str) -> Message:
    """A tile kind."""
    material, floor, windows = name.split("-")
    return say("palazzo-tile", material=material, floor=int(floor), windows=int(windows))


def tile_of(kind: int) -> Message:
    """A tile by the number of its kind."""
    return tile(KIND_NAMES[kind])


def label(action: int) -> Message:
    """An action."""
    structure = ACTIONS.structure(action)
    args: dict[str, Argument] = {}
    for name, value in structure.items():
        match name:
            case "card" | "what":
                args["card"] = card(value)
            case "tile":
                args["tile"] = tile(value)
            case "seat":
                args["player"] = player(int(value))
            case "palace" | "floor":
                args[name] = int(value)
    return {"key": f"palazzo-act-{structure['verb']}", "args": args}


def with_gain(action: int, points: int) -> Message:
    """An action with the points it brings at once."""
    words = label(action)
    gain = f"{points:+d}".replace("-", "\N{MINUS SIGN}")
    return {
        "key": f"{words['key']}-gain",
        "args": {**words["args"], "gain": gain, "points": points},
    }


def then(deed: Message, consequence: Message) -> Message:
    """Two sentences of the log as one."""
    return say("palazzo-log-then", first=deed, second=consequence)
