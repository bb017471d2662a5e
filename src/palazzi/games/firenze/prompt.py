# mypyc: compiled
"""Firenze's decisions as data: the question, and for each option its words, places and clauses."""

from __future__ import annotations

from palazzi.core.messages import Message, say
from palazzi.core.prompt import Choice, Prompt, idle_prompt
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.bricks import total
from palazzi.games.firenze.buildings import brick_limit, card_limit
from palazzi.games.firenze.church import BELL_TOWER
from palazzi.games.firenze.components import CARD_NAMES, COLOURS
from palazzi.games.firenze.deck import size
from palazzi.games.firenze.labels import LENT, option, paid, row_card, unraised
from palazzi.games.firenze.refusals import clause, due
from palazzi.games.firenze.rules import Firenze
from palazzi.games.firenze.state import NOTHING, PHASES
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of
from palazzi.games.firenze.words import card

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
            there = row_card(state, paid(state))
            wanted = row_card(state, int(state.target))
            return say("firenze-ask-paying", card=there, wanted=wanted, left=int(state.owed))
        case "trading":
            colour = COLOURS[state.wanted]
            there = row_card(state, paid(state))
            return say("firenze-ask-trading", card=there, colour=colour, left=int(state.owed))
        case "costing":
            return say("firenze-ask-costing", left=int(state.owed))
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
            ruins = unraised(state)
            if ruins:
                return say("firenze-ask-building-old", built=built, cost=cost, towers=ruins)
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
            return _limit(state)
        case _:
            return say(f"firenze-ask-{phase}")


def _limit(state: Firenze) -> Message:
    seat = state.active
    if due(state) == "FI-3.11":
        most = int(brick_limit(state, seat))
        left = int(total(state.store[seat])) - most
        return say("firenze-ask-limit-bricks", most=most, left=left)
    most = int(card_limit(state, seat))
    left = int(size(state.hands[seat] + state.open[seat])) - most
    return say("firenze-ask-limit-cards", most=most, left=left)


def _choice(state: Firenze, action: int) -> Choice:
    structure = ACTIONS.structure(action)
    return {
        "action": action,
        "text": ACTIONS.text(action),
        "label": option(state, action),
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
        case "lay" | "return" | "give":
            return [f"store:{me}:{s['colour']}"]
        case "found":
            return [f"store:{me}:{s['colour']}", f"site:{me}"]
        case "get":
            return [f"bag:{s['colour']}"]
        case "steal":
            return [f"store:{s['seat']}:{s['colour']}"]
        case "play":
            return [f"hand:{s['person']}"]
        case "drop":
            held = "hand" if s["card"] not in ("bridge", "storehouse", "workshop") else "open"
            return [f"{held}:{s['card']}"]
        case "sabotage":
            return [f"tower:{s['seat']}:{s['tower']}"]
        case "raise":
            stands = state.towers[me * SLOTS + int(s["tower"]) - 1]
            if stands == NO_TOWER:
                return [f"tower:{me}:{s['tower']}"]
            return [f"tower:{me}:{s['tower']}", f"store:{me}:{COLOURS[colour_of(stands)]}"]
        case "raze" | "chip" | "forfeit":
            return [f"tower:{me}:{s['tower']}"]
        case "bell" | "deliver" | "deliver-higher" | "deliver-lower":
            return _delivery_parts(state, s["verb"], int(s["tower"]))
        case "seal":
            return [f"commission:{s['colour']}:{s['height']}"]
        case _:
            return []


def _delivery_parts(state: Firenze, verb: str, number: int) -> list[str]:
    """The tower, where it goes, and the Architect if he is needed."""
    seat = int(state.active)
    stands = state.towers[seat * SLOTS + number - 1]
    height = int(height_of(stands))
    parts = [f"tower:{seat}:{number}"]
    if stands == NO_TOWER:
        return parts
    if verb == "bell":
        parts.append("church:campanile")
    else:
        parts.append(f"commission:{COLOURS[colour_of(stands)]}:{height + LENT[verb]}")
    if LENT.get(verb, height - int(BELL_TOWER)):
        parts.append("hand:architect")
    return parts
