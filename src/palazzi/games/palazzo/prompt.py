# mypyc: compiled
"""Palazzo's decisions as data: the question, and for each option its words, places and clauses."""

from __future__ import annotations

from palazzi.core.bits import count
from palazzi.core.messages import Argument, Message, say
from palazzi.core.prompt import Choice, Prompt, idle_prompt
from palazzi.games.palazzo.actions import ACTIONS
from palazzi.games.palazzo.components import KIND_NAMES
from palazzi.games.palazzo.refusals import DUE
from palazzi.games.palazzo.rules import Palazzo
from palazzi.games.palazzo.state import PHASES

_RULES = {
    "money": ("PZ-5.1",),
    "tiles": ("PZ-5.3",),
    "renovate": ("PZ-5.16", "PZ-5.17"),
    "auction": ("PZ-5.8", "PZ-5.13"),
    "pass": ("PZ-5.11",),
    "done": ("PZ-4.6", "PZ-9.9"),
    "take": ("PZ-5.1",),
    "buy": ("PZ-5.7",),
    "pay": ("PZ-4.1", "PZ-4.2"),
    "bid": ("PZ-5.10", "PZ-4.1", "PZ-4.2"),
    "pick": ("PZ-5.13",),
    "build": ("PZ-3.5",),
    "place": ("PZ-3.3",),
    "found": ("PZ-3.3", "PZ-3.6"),
    "discard": ("PZ-3.4",),
    "extract": ("PZ-5.17",),
    "insert": ("PZ-5.17",),
    "into": ("PZ-5.17", "PZ-3.2"),
    "raze": ("PZ-5.17",),
    "spend": ("PZ-5.16",),
}


def card(name: str) -> Message:
    """A card or a group in words."""
    if name == "certificate":
        return say("palazzo-certificate")
    if name == "trio2":
        return say("palazzo-trio-certificates")
    if name.startswith("trio"):
        return say("palazzo-trio", value=int(name[-1]))
    return say("palazzo-card", currency=name[:-1], value=int(name[-1]))


def tile(name: str) -> Message:
    """A tile kind in words."""
    material, floor, windows = name.split("-")
    return say("palazzo-tile", material=material, floor=int(floor), windows=int(windows))


def label(action: int) -> Message:
    """An action in words."""
    structure = ACTIONS.structure(action)
    args: dict[str, Argument] = {}
    for name, value in structure.items():
        match name:
            case "card" | "what":
                args["card"] = card(value)
            case "tile":
                args["tile"] = tile(value)
            case "seat":
                args["player"] = say("seat", number=int(value))
            case "palace" | "floor":
                args[name] = int(value)
    return {"key": f"palazzo-act-{structure['verb']}", "args": args}


def prompt(state: Palazzo, seat: int | None = None) -> Prompt:
    """What the seat is asked; without choices, what it waits for."""
    reader = int(state.actor) if seat is None else seat
    phase = PHASES[state.phase]
    due = [DUE[phase]]
    idle = idle_prompt(state, reader, "palazzo", ["PZ-6.1"], due)
    if idle is not None:
        return idle
    return {
        "seat": reader,
        "actor": reader,
        "message": {"key": f"palazzo-ask-{phase}", "args": _facts(state, phase)},
        "rules": due,
        "choices": [_choice(state, action) for action in state.legal()],
    }


def _facts(state: Palazzo, phase: str) -> dict[str, Argument]:
    """The figures a question mentions."""
    match phase:
        case "taking":
            mine = state.actor == state.active
            return {"left": int(state.to_take - state.players + 1) if mine else 1}
        case "choosing":
            return {"price": int(state.price)}
        case "paying":
            return {"due": int(state.due()), "laid": int(state.laid_worth)}
        case "bidding":
            lying = state.bid_worth[state.actor] + state.laid_worth
            return {"highest": int(state.bid_worth[state.leader]), "laid": int(lying)}
        case "placing":
            return {"tile": tile(KIND_NAMES[state.tile])}
        case _:
            return {}


def _choice(state: Palazzo, action: int) -> Choice:
    verb = ACTIONS.structure(action)["verb"]
    words = label(action)
    if verb == "done":
        laid = state.laid_worth
        if PHASES[state.phase] == "bidding":
            words = say("palazzo-act-done-bid", worth=int(laid + state.bid_worth[state.actor]))
        else:
            tiles = int(count(state.cart))
            words = say("palazzo-act-done-pay", worth=int(laid), tiles=tiles)
    return {
        "action": action,
        "text": ACTIONS.text(action),
        "label": words,
        "parts": parts(state, action),
        "rules": list(_RULES[verb]),
    }


def parts(state: Palazzo, action: int) -> list[str]:
    """What on the board an action is about, legal or not."""
    s = ACTIONS.structure(action)
    me = int(state.actor)
    match s["verb"]:
        case "money":
            return ["stock"]
        case "tiles":
            return ["stack"]
        case "renovate":
            return [f"palaces:{me}"]
        case "auction":
            return ["builder"]
        case "take":
            return [f"revealed:{s['card']}"]
        case "buy":
            return [f"warehouse:{s['tile']}"]
        case "pay" | "bid":
            return [f"hand:{s['what']}"]
        case "spend":
            return [f"hand:{s['card']}"]
        case "pick":
            return [f"quarry:{int(state.builder)}:{s['tile']}"]
        case "build":
            return [f"lot:{s['tile']}"]
        case "place" | "into" | "insert" | "raze":
            return [f"palace:{me}:{s['palace']}"]
        case "extract":
            return [f"palace:{me}:{s['palace']}:{s['floor']}"]
        case "found":
            return [f"palaces:{me}"]
        case "discard":
            return ["removed"]
        case _:
            return []
