# mypyc: compiled
"""What an option will lead to, in words: the text of its button.

It tells what happens on the board, with the figures that matter now: what a card costs, how high a
tower gets, what a delivery brings, which towers are lost.
"""

from __future__ import annotations

from palazzi.core.messages import Message, say
from palazzi.core.state import OVER
from palazzi.games.firenze.actions import ACTIONS, DONE
from palazzi.games.firenze.buildings import bridge_toll
from palazzi.games.firenze.components import CARD_NAMES, COLOURS, NUMERALS
from palazzi.games.firenze.delivery import commission_for, reward
from palazzi.games.firenze.persons import price
from palazzi.games.firenze.rules import Firenze
from palazzi.games.firenze.state import PHASES, TRADING
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of, is_old
from palazzi.games.firenze.words import card, label, tower

LENT = {"deliver": 0, "deliver-higher": 1, "deliver-lower": -1}
"""The floors an Architect adds to a delivery."""


def option(state: Firenze, action: int) -> Message:
    """The option in words, with what it costs or brings right now."""
    s = ACTIONS.structure(action)
    match s["verb"]:
        case "done":
            return _done(state)
        case "take":
            place = int(s["place"]) - 1
            bricks = int(price(state, place))
            return say("firenze-act-take-card", card=row_card(state, place), bricks=bricks)
        case "lay":
            return say("firenze-act-lay-on", colour=s["colour"], card=row_card(state, paid(state)))
        case "swap":
            toll = int(bridge_toll(state, state.active))
            there = row_card(state, int(s["place"]) - 1)
            return say("firenze-act-swap-for", colour=s["colour"], card=there, bricks=toll)
        case "stir":
            return say("firenze-act-stir-card", card=row_card(state, int(s["place"]) - 1))
        case "raise":
            mine = tower(state, int(state.actor), int(s["tower"]))
            to = int(height_of(state.towers[state.active * SLOTS + int(s["tower"]) - 1])) + 1
            return say("firenze-act-raise-to", tower=mine, to=to)
        case "deliver" | "deliver-higher" | "deliver-lower":
            return _delivery(state, int(s["tower"]), s["verb"])
        case _:
            words = label(action)
            if "tower" in s:
                words["key"] += "-tower"
                owner = int(s.get("seat", int(state.actor)))
                words["args"]["tower"] = tower(state, owner, int(s["tower"]))
            return words


def row_card(state: Firenze, place: int) -> Message:
    """The card on a place of the row, in words."""
    return card(CARD_NAMES[state.row[place]])


def paid(state: Firenze) -> int:
    """The place in the row that the next brick is laid on."""
    return int(state.target if state.phase == TRADING else state.target - state.owed)


def unraised(state: Firenze) -> list[Message]:
    """The towers that would be ruins if building ended now (FI-3.7)."""
    seat = int(state.active)
    return [
        tower(state, seat, number + 1)
        for number in range(SLOTS)
        if state.towers[seat * SLOTS + number] != NO_TOWER
        and is_old(state.towers[seat * SLOTS + number])
    ]


def _delivery(state: Firenze, number: int, verb: str) -> Message:
    stands = state.towers[state.active * SLOTS + number - 1]
    place = commission_for(state, stands, LENT[verb])
    numerals = [name for i, name in enumerate(NUMERALS) if state.balconies[i] == place]
    return say(
        "firenze-act-deliver-for" if verb == "deliver" else "firenze-act-deliver-lent-for",
        tower=tower(state, int(state.active), number),
        colour=COLOURS[colour_of(stands)],
        height=int(height_of(stands)) + LENT[verb],
        balcony=numerals[0] if numerals else "none",
        points=int(reward(state, state.active, place)),
    )


def _done(state: Firenze) -> Message:
    phase = PHASES[state.phase]
    if phase == "building":
        built, cost = int(state.built), int(state.cost(state.built))
        ruins = len(unraised(state))
        return say("firenze-act-done-building", built=built, cost=cost, ruins=ruins)
    if phase == "swapping":
        return say("firenze-act-done-swapping", swapped=int(state.swapped))
    after = state.clone()
    after.step(DONE)
    ends = after.actor == OVER or after.turn != state.turn
    return say("firenze-act-done-delivering", ends=int(ends))
