# mypyc: compiled
"""Firenze's decisions as data: the question, and for each option its words, places and clauses."""

from __future__ import annotations

from palazzi.core.messages import Argument, Message, say
from palazzi.core.prompt import Choice, Prompt, idle_prompt
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.components import CARD_NAMES, COLOURS
from palazzi.games.firenze.deck import PRINCESS
from palazzi.games.firenze.refusals import clause, due
from palazzi.games.firenze.rules import Firenze
from palazzi.games.firenze.state import NOTHING, PHASES
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of

_RULES: dict[str, tuple[str, ...]] = {
    "avert": ("FI-8.15", "FI-11.8"),
    "suffer": ("FI-4.1",),
    "take": ("FI-3.1", "FI-3.2"),
    "swap": ("FI-3.4", "FI-11.18"),
    "found": ("FI-3.5", "FI-3.6"),
    "raise": ("FI-3.5", "FI-3.6"),
    "deliver": ("FI-3.8", "FI-3.9"),
    "deliver-higher": ("FI-8.11", "FI-11.14"),
    "deliver-lower": ("FI-8.11", "FI-11.14"),
    "bell": ("FI-8.28",),
    "raze": ("FI-8.2",),
    "chip": ("FI-8.6",),
    "sabotage": ("FI-8.8",),
    "seal": ("FI-2.2", "FI-11.26"),
}
"""The clauses behind a verb; for all others they are those of the question."""

_DONE = {"swapping": "FI-3.4", "building": "FI-3.5", "delivering": "FI-3.8"}


def card(name: str) -> Message:
    """A card in words."""
    return say(f"firenze-card-{name}")


def brick(colour: str) -> Message:
    """A brick of a colour in words."""
    return say("firenze-brick", colour=colour)


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


def tower(state: Firenze, seat: int, number: int) -> Message:
    """A tower in words: its colour and height."""
    stands = state.towers[seat * SLOTS + number - 1]
    return say(
        "firenze-tower",
        number=number,
        colour=COLOURS[colour_of(stands)],
        height=int(height_of(stands)),
    )


def prompt(state: Firenze, seat: int | None = None) -> Prompt:
    """What the seat is asked; without choices, what it waits for."""
    reader = int(state.actor) if seat is None else seat
    rules = [due(state)]
    idle = idle_prompt(state, reader, "firenze", ["FI-5.3"], rules)
    if idle is not None:
        return idle
    return {
        "seat": reader,
        "actor": reader,
        "message": _question(state),
        "rules": rules,
        "choices": [_choice(state, action) for action in state.legal()],
    }


def _question(state: Firenze) -> Message:
    """What the actor is asked, with the figures that matter."""
    phase = PHASES[state.phase]
    match phase:
        case "paying":
            place = int(state.target - state.owed) + 1
            return say("firenze-ask-paying", place=place, left=int(state.owed))
        case "trading" | "costing":
            return say(f"firenze-ask-{phase}", left=int(state.owed))
        case "averting":
            return say("firenze-ask-averting", card=card(CARD_NAMES[state.card]))
        case "struck":
            event = card(CARD_NAMES[state.card])
            if state.falling:
                return say("firenze-ask-forfeit", card=event, left=int(state.falling))
            if state.owed and CARD_NAMES[state.card] in ("flood", "warehouse-fire", "luxury-tax"):
                return say("firenze-ask-loss", card=event, left=int(state.owed))
            return say("firenze-ask-struck", card=event)
        case "building":
            built, cost = int(state.built), int(state.cost(state.built))
            return say("firenze-ask-building", built=built, cost=cost)
        case "playing":
            person = CARD_NAMES[state.person]
            key = "give" if state.wanted == NOTHING else "get"
            if person in ("alchemist", "smuggler"):
                return say(f"firenze-ask-{person}-{key}")
            return say(f"firenze-ask-{person}")
        case "placing":
            return say("firenze-ask-placing", left=int(state.to_place))
        case "limiting":
            bricks = due(state) == "FI-3.11"
            return say("firenze-ask-limit-bricks" if bricks else "firenze-ask-limit-cards")
        case _:
            return say(f"firenze-ask-{phase}")


def _choice(state: Firenze, action: int) -> Choice:
    structure = ACTIONS.structure(action)
    verb = structure["verb"]
    words = label(action)
    if verb == "done":
        words = say(f"firenze-act-done-{PHASES[state.phase]}")
    elif verb == "take":
        name = CARD_NAMES[state.row[int(structure["place"]) - 1]]
        place = int(structure["place"])
        words = say("firenze-act-take-card", card=card(name), place=place)
        if state.was_played(PRINCESS):
            words = say("firenze-act-take-free", card=card(name))
    elif "tower" in structure:
        owner = int(structure.get("seat", int(state.actor)))
        words["key"] += "-tower"
        words["args"]["tower"] = tower(state, owner, int(structure["tower"]))
    return {
        "action": action,
        "text": ACTIONS.text(action),
        "label": words,
        "parts": _parts(state, structure),
        "rules": _rules(state, structure),
    }


def _rules(state: Firenze, structure: dict[str, str]) -> list[str]:
    verb = structure["verb"]
    if verb == "done":
        return [_DONE[PHASES[state.phase]]]
    if verb == "play":
        return [clause(structure["person"]), "FI-4.2"]
    return list(_RULES.get(verb, (due(state),)))


def parts(state: Firenze, action: int) -> list[str]:
    """What on the board an action is about, legal or not."""
    return _parts(state, ACTIONS.structure(action))


def _parts(state: Firenze, s: dict[str, str]) -> list[str]:
    """What on the board an option is about."""
    me = int(state.actor)
    match s["verb"]:
        case "take" | "stir":
            return [f"row:{s['place']}"]
        case "swap":
            return [f"row:{s['place']}:{s['colour']}"]
        case "lay" | "return" | "found" | "give":
            return [f"store:{me}:{s['colour']}"]
        case "get":
            return [f"bag:{s['colour']}"]
        case "steal":
            return [f"store:{s['seat']}:{s['colour']}"]
        case "play":
            return [f"hand:{s['person']}"]
        case "avert":
            return ["hand:patrician"]
        case "drop":
            held = "hand" if s["card"] not in ("bridge", "storehouse", "workshop") else "open"
            return [f"{held}:{s['card']}"]
        case "sabotage":
            return [f"tower:{s['seat']}:{s['tower']}"]
        case "raise" | "raze" | "chip" | "forfeit" | "bell":
            return [f"tower:{me}:{s['tower']}"]
        case "deliver" | "deliver-higher" | "deliver-lower" as verb:
            lent = {"deliver": 0, "deliver-higher": 1, "deliver-lower": -1}[verb]
            stands = state.towers[me * SLOTS + int(s["tower"]) - 1]
            if stands == NO_TOWER:
                return [f"tower:{me}:{s['tower']}"]
            place = f"commission:{COLOURS[colour_of(stands)]}:{int(height_of(stands)) + lent}"
            return [f"tower:{me}:{s['tower']}", place]
        case "seal":
            return [f"commission:{s['colour']}:{s['height']}"]
        case _:
            return []
