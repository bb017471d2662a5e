# mypyc: compiled
"""Paletti's decisions as data: the question, and for each option its words, places and clauses."""

from __future__ import annotations

from palazzi.core.messages import Argument, Message, say
from palazzi.core.prompt import Choice, Prompt, idle_prompt
from palazzi.games.paletti.actions import ACTIONS
from palazzi.games.paletti.components import COLUMN_NAMES, PLATEAU_NAMES, TOPMOST
from palazzi.games.paletti.places import STEP, least_covered
from palazzi.games.paletti.refusals import AIMING, DUE, MOVING
from palazzi.games.paletti.rules import Paletti
from palazzi.games.paletti.state import CROSSED, GRIPPED, PHASES, PULLED
from palazzi.games.paletti.words import colour, column, direction, level, plateau

_RULES = {
    "pass": ("PP-11.7",),
    "claim": ("PP-4.1", "PP-11.20"),
    "object": ("PP-4.2", "PP-11.21"),
    "accept": ("PP-4.3", "PP-11.5"),
    "prove": ("PP-9.3", "PP-11.26"),
    "decline": ("PP-11.26",),
    "spare": ("PP-4.2", "PP-11.6"),
    "forgo": ("PP-4.3",),
    "break": ("PP-3.3", "PP-11.15"),
    "hand": ("PP-11.15", "PP-11.17"),
    "colour": ("PP-2.3",),
    "grip": ("PP-3.1", "PP-3.4"),
    "pull": ("PP-5.1",),
    "turn": ("PP-11.24",),
    "across": ("PP-5.3", "PP-5.4"),
    "along": ("PP-5.3", "PP-5.4"),
}
_GRIP = {
    "placing": ("PP-2.1", "PP-11.13"),
    "objecting": ("PP-4.2", "PP-11.21"),
    "penalising": ("PP-4.2", "PP-11.22"),
    "proving": ("PP-9.3", "PP-11.26"),
}
_STEPS = {int(GRIPPED): "pull", int(PULLED): "across", int(CROSSED): "along"}


def label(action: int) -> Message:
    """An action in words."""
    structure = ACTIONS.structure(action)
    args: dict[str, Argument] = {}
    for name, value in structure.items():
        match name:
            case "column":
                args["column"] = column(value)
            case "colour":
                args["colour"] = colour(value)
            case "direction":
                args["degrees"] = direction(int(value))
            case "cell":
                args["millimetres"] = int(value) * STEP // 100
            case "seat":
                args["player"] = say("seat", number=int(value))
            case "grain":
                args["grain"] = int(value)
    return {"key": f"paletti-act-{structure['verb']}", "args": args}


def prompt(state: Paletti, seat: int | None = None) -> Prompt:
    """What the seat is asked; without choices, what it waits for."""
    reader = int(state.actor) if seat is None else seat
    phase = PHASES[state.phase]
    due = [MOVING] if state.moving else [DUE[phase]]
    idle = idle_prompt(state, reader, "paletti", ["PP-7.1"], due)
    if idle is not None:
        if state.moving:
            idle["message"] = say("paletti-moving", player=say("seat", number=int(state.hand)))
        return idle
    step = _STEPS.get(int(state.aim))
    message: Message = {"key": f"paletti-ask-{phase}", "args": _facts(state, phase)}
    if step is not None:
        message = say(f"paletti-ask-{step}", piece=_piece(state, phase))
        due = [AIMING]
    elif phase == "turning" and state.neutral_due():
        message = say("paletti-ask-neutral")
        due = ["PP-9.1"]
    return {
        "seat": reader,
        "actor": reader,
        "message": message,
        "rules": due,
        "choices": [_choice(state, phase, action) for action in state.legal()],
    }


def _piece(state: Paletti, phase: str) -> Message:
    """What the draft is about."""
    if phase in ("laying", "covering"):
        return plateau(PLATEAU_NAMES[state.top])
    return column(COLUMN_NAMES[state.column])


def _facts(state: Paletti, phase: str) -> dict[str, Argument]:
    """What a question mentions."""
    match phase:
        case "turning" | "objecting" | "proving":
            return {"level": level(int(state.top))}
        case "claiming":
            return {
                "player": say("seat", number=int(state.active)),
                "plateau": plateau(PLATEAU_NAMES[min(state.top, TOPMOST - 1)]),
            }
        case "challenging":
            return {"player": say("seat", number=int(state.active))}
        case "penalising":
            return {"player": say("seat", number=int(state.objector))}
        case "laying" | "covering":
            least = int(least_covered(state))
            return {"plateau": plateau(PLATEAU_NAMES[state.top]), "least": least}
        case _:
            return {}


def _choice(state: Paletti, phase: str, action: int) -> Choice:
    structure = ACTIONS.structure(action)
    verb = structure["verb"]
    rules = _RULES[verb]
    if verb == "grip":
        rules = _GRIP.get(phase, rules)
    elif verb in ("across", "along") and phase in ("laying", "covering"):
        rules = ("PP-2.2",) if phase == "covering" else ("PP-4.3", "PP-11.24")
    return {
        "action": action,
        "text": ACTIONS.text(action),
        "label": label(action),
        "parts": parts(state, action),
        "rules": list(rules),
    }


def parts(state: Paletti, action: int) -> list[str]:
    """What on the board an action is about."""
    structure = ACTIONS.structure(action)
    match structure["verb"]:
        case "grip" | "fell":
            return [f"column:{structure['column']}"]
        case "pull" | "break" if state.column >= 0:
            return [f"column:{COLUMN_NAMES[state.column]}"]
        case "claim" | "object" | "accept" | "turn" | "forgo" if state.top < TOPMOST:
            return [f"plateau:{PLATEAU_NAMES[state.top]}"]
        case "across" | "along" as axis:
            return [f"{axis}:{structure['cell']}"]
        case "colour":
            return [f"colour:{structure['colour']}"]
        case _:
            return []
