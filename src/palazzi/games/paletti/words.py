# mypyc: compiled
"""The nouns of Paletti in words, and its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palazzi.core.messages import Argument, Message, say
from palazzi.games.paletti.actions import ACTIONS
from palazzi.games.paletti.components import COLUMN_NAMES, DIRECTIONS, PLATEAU_NAMES
from palazzi.games.paletti.places import STEP

if TYPE_CHECKING:
    from palazzi.games.paletti.state import Paletti


def player(seat: int) -> Message:
    """The player of a seat."""
    return say("seat", number=seat)


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
    """A plateau, as it is called after its article."""
    return say("paletti-plateau", plateau=name)


def level(number: int) -> Message:
    """Where columns stand: the foundation, or a plateau; after its article."""
    return say("paletti-foundation") if number == 0 else plateau(PLATEAU_NAMES[number - 1])


def level_alone(number: int) -> Message:
    """The same as a heading or in a list: adjectives have another ending without an article."""
    if number == 0:
        return level(number)
    return say("paletti-plateau-alone", plateau=PLATEAU_NAMES[number - 1])


def piece(state: Paletti) -> Message:
    """What the draft or the move is about: a column, or the next plateau; after its article."""
    if state.column >= 0:
        return column(COLUMN_NAMES[state.column])
    return plateau(PLATEAU_NAMES[state.top])


def kind(state: Paletti) -> str:
    """Which of the two it is: they have different articles."""
    return "column" if state.column >= 0 else "plateau"


def decimal(thousandths: int) -> Message:
    """Newtons or millimetres with one digit behind the point, or the comma."""
    tenths = (thousandths + 50) // 100
    return say("paletti-decimal", whole=tenths // 10, tenths=tenths % 10)


def label(action: int) -> Message:
    """An action."""
    structure = ACTIONS.structure(action)
    args: dict[str, Argument] = {}
    for name, value in structure.items():
        match name:
            case "column":
                args["column"] = column(value)
            case "colour":
                args["colour"] = colour(value)
            case "direction":
                args["degrees"] = int(value) * 360 // DIRECTIONS
            case "cell":
                off = int(value) * STEP // 100
                args["millimetres"] = abs(off)
                args["side"] = "less" if off < 0 else "more" if off > 0 else "middle"
            case "newtons" | "millimetres":
                args[name] = decimal(round(1000 * float(value)))
            case "tool":
                args["tool"] = value
            case "plateau":
                args["plateau"] = plateau(value)
            case "lift":
                args["lift"] = int(value)
            case "seat":
                args["player"] = player(int(value))
            case "grain":
                args["grain"] = int(value)
    return {"key": f"paletti-act-{structure['verb']}", "args": args}
