# mypyc: compiled
"""Carrara's decisions as data: the question, and for each option its words, places and clauses."""

from __future__ import annotations

from palazzi.core.messages import Argument, Message, say
from palazzi.core.prompt import Choice, Prompt, idle_prompt
from palazzi.games.carrara.actions import ACTIONS
from palazzi.games.carrara.choices import price
from palazzi.games.carrara.components import BUILDINGS, CITIES, COLOURS, SCORINGS, SEGMENTS
from palazzi.games.carrara.counts import size
from palazzi.games.carrara.refusals import DUE
from palazzi.games.carrara.rules import Carrara
from palazzi.games.carrara.state import PHASES
from palazzi.games.carrara.yields import scoring_objects, scoring_yield

_RULES = {
    "buy": ("CA-3.1", "CA-3.2", "CA-3.3"),
    "stay": ("CA-5.1",),
    "pass": ("CA-4.2",),
    "done": ("CA-3.3",),
    "announce": ("CA-3.17", "CA-4.2", "CA-4.3"),
    "build": ("CA-3.6",),
    "raise": ("CA-5.3",),
    "replace": ("CA-5.3",),
    "in": ("CA-3.6", "CA-1.5"),
    "segment": ("CA-3.3", "CA-1.4"),
    "take": ("CA-3.3", "CA-1.4"),
    "pay": ("CA-3.6", "CA-1.5"),
    "upgrade": ("CA-5.4", "CA-5.5"),
    "object": ("CA-3.16",),
}
_SKIPS = {"shopping": "CA-3.16", "announcing": "CA-3.17", "upgrading": "CA-5.4"}


# ---- the nouns of the game in words


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


# ---- the question


def prompt(state: Carrara, seat: int | None = None) -> Prompt:
    """What the seat is asked; without choices, what it waits for."""
    reader = int(state.actor) if seat is None else seat
    phase = PHASES[state.phase]
    due = [DUE[phase]]
    idle = idle_prompt(state, reader, "carrara", ["CA-4.4", "CA-4.5"], due)
    if idle is not None:
        return idle
    return {
        "seat": reader,
        "actor": reader,
        "message": {"key": f"carrara-ask-{phase}", "args": _facts(state, phase)},
        "rules": due,
        "choices": [_choice(state, action) for action in state.legal()],
    }


def _facts(state: Carrara, phase: str) -> dict[str, Argument]:
    """The figures a question mentions."""
    coins = int(state.coins[state.actor])
    match phase:
        case "choosing" | "shopping":
            return {"coins": coins}
        case "buying":
            return {"segment": SEGMENTS[state.segment], "coins": coins}
        case "siting" | "replacing":
            return {"building": building(BUILDINGS[state.building])}
        case "paying":
            return {
                "building": building(BUILDINGS[state.building]),
                "city": city(CITIES[state.city]),
                "due": int(state.due),
            }
        case _:
            return {}


def _choice(state: Carrara, action: int) -> Choice:
    structure = ACTIONS.structure(action)
    return {
        "action": action,
        "text": ACTIONS.text(action),
        "label": _words(state, action),
        "parts": _parts(state, structure),
        "rules": _rules(state, structure),
    }


def _words(state: Carrara, action: int) -> Message:
    """The label, with what it costs or brings right now."""
    structure = ACTIONS.structure(action)
    words = label(action)
    match structure["verb"]:
        case "take":
            cost = int(price(COLOURS.index(structure["colour"]), state.segment))
            return say("carrara-act-take-for", price=cost, **words["args"])
        case "score":
            what = SCORINGS.index(structure["what"])
            coins, points = scoring_yield(state, state.actor, what)
            things = int(size(scoring_objects(state, state.actor, what)))
            return say(
                "carrara-act-score-for",
                coins=int(coins),
                points=int(points),
                objects=things,
                **words["args"],
            )
        case "skip":
            return say(f"carrara-act-skip-{PHASES[state.phase]}")
        case _:
            return words


def _rules(state: Carrara, structure: dict[str, str]) -> list[str]:
    match structure["verb"]:
        case "skip":
            return [_SKIPS[PHASES[state.phase]]]
        case "score":
            place = SCORINGS.index(structure["what"])
            return ["CA-3.9" if place < 6 else "CA-3.10" if place < 12 else "CA-5.6"]
        case "build" if structure["building"].endswith("8"):
            return ["CA-5.2", "CA-3.6"]
        case verb:
            return list(_RULES[verb])


def parts(state: Carrara, action: int) -> list[str]:
    """What on the board an action is about, legal or not."""
    return _parts(state, ACTIONS.structure(action))


def _parts(state: Carrara, s: dict[str, str]) -> list[str]:
    """What on the board an option is about."""
    me = int(state.actor)
    match s["verb"]:
        case "buy" | "stay":
            return ["wheel"]
        case "segment":
            return [f"wheel:{s['segment']}"]
        case "take":
            return [f"wheel:{SEGMENTS[state.segment]}:{s['colour']}"]
        case "build" | "raise":
            return [f"building:{s['building']}"]
        case "replace":
            return [f"board:{me}:{s['building']}"]
        case "in":
            return [f"city:{me}:{s['city']}"]
        case "pay":
            return [f"screen:{me}:{s['colour']}"]
        case "score":
            return [f"score:{me}:{s['what']}"]
        case "upgrade":
            return [f"upgrader:{s['field']}"]
        case "object":
            return [f"sale:{s['object']}"]
        case _:
            return []
