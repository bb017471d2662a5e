# mypyc: compiled
"""What all phases of Firenze share: when they are asked, their words, and places on the board that
actions name.

A phase asks as long as there is something to choose: with nothing left it is over, a single choice
is made at once (all of Firenze is public, so nothing leaks). Only taking a card is always asked: it
is the turn itself.
"""

from __future__ import annotations

from typing import ClassVar

from palazzi.core.actions import ActionTable
from palazzi.core.layout import Layout
from palazzi.core.messages import Message, say
from palazzi.core.phase import Phase, suggestion
from palazzi.core.prompt import Suggestion
from palazzi.games.firenze.actions import (
    ACTIONS,
    CHIP,
    FORFEIT,
    FOUND,
    LAY,
    RETURN,
    SABOTAGE,
    is_play,
)
from palazzi.games.firenze.bricks import HUES, held, unit
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.consequences import consequences
from palazzi.games.firenze.layout import LAYOUT
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of
from palazzi.games.firenze.words import bricks, label, player, tower


class FirenzePhase(Phase[Firenze]):
    """A phase of Firenze."""

    game = "firenze"
    actions: ClassVar[ActionTable] = ACTIONS
    layout: ClassVar[Layout] = LAYOUT
    asked_always = False

    def refuses(self, state: Firenze, action: int) -> str:
        return "FI-11.13" if is_play(action) else self.due(state)

    def because(self, state: Firenze, action: int) -> Message | None:
        """No brick of that colour is there to be given, laid or built with."""
        for first in (RETURN, LAY, FOUND):
            if not first <= action < first + HUES:
                continue
            if not held(state.store[state.actor], action - first):
                return say("firenze-why-no-brick", colour=COLOURS[action - first])
        return None

    def labels(self, state: Firenze, action: int) -> Message:
        return label(action)

    def deed(self, state: Firenze, action: int) -> Message | None:
        """The action itself as a sentence of the log; None for small steps."""
        return None

    def tells(self, state: Firenze, action: int, seat: int) -> Message | None:
        """The deed and what follows from it without a choice; all is public (FI-6.1)."""
        sentence = self.deed(state, action)
        for more in consequences(state, action):
            if sentence is None:
                sentence = more
            else:
                sentence = say("firenze-log-then", first=sentence, second=more)
        return sentence


def spare(state: Firenze, first: int, number: int, keep: int = -1) -> list[int]:
    """The bricks of the actor that are missed least, as actions from ``first`` on.

    Colours without an own tower (and not the colour to ``keep``) go before the others, the rarest
    first.
    """
    seat = state.actor
    mine = [state.towers[seat * SLOTS + i] for i in range(SLOTS)]
    wanted = {keep, *(int(colour_of(stands)) for stands in mine if stands != NO_TOWER)}
    heap = state.store[seat]
    colours = sorted(range(int(HUES)), key=lambda c: (c in wanted, int(held(heap, c))))
    return [first + c for c in colours for _ in range(int(held(heap, c)))][:number]


def unforced(state: Firenze, actions: list[int]) -> list[int]:
    """Those of the actions that are asked for: once no other colour is left, bricks go at once."""
    after, asked = state.clone(), list[int]()
    for action in actions:
        if after.phase != state.phase or after.actor != state.actor or not after.allows(action):
            break
        asked.append(action)
        after.step(action)
    return asked


def heap_of(actions: list[int], first: int) -> list[Message]:
    """The bricks that such actions are about, in words."""
    return bricks(sum(int(unit(action - first)) for action in actions))


def giving(state: Firenze, key: str) -> list[Suggestion]:
    """All bricks that the actor still owes to the bag, as one suggestion."""
    gives = spare(state, RETURN, int(state.owed))
    if len(gives) < 2:
        return []
    told = say(key, bricks=heap_of(gives, RETURN))
    return [suggestion(ACTIONS, unforced(state, gives), told, "main")]


def stored(state: Firenze, colour: int) -> str:
    """The bricks of a colour in the actor's storehouse, as a part of the board."""
    return f"store:{int(state.actor)}:{COLOURS[colour]}"


def returned(state: Firenze, colour: int) -> Message:
    """The actor gives a brick to the bag, for the log."""
    return say("firenze-log-return", player=player(state.actor), colour=COLOURS[colour])


# ---- towers that are hit by an event, or by a Saboteur from a hand


def tower_parts(state: Firenze, action: int) -> list[str]:
    """Where the tower stands."""
    seat, number = _tower(state, action)
    return [f"tower:{seat}:{number}"]


def tower_deed(state: Firenze, action: int) -> Message:
    """For the log."""
    who = player(state.actor)
    seat, number = _tower(state, action)
    hit = tower(state, seat, number)
    if SABOTAGE <= action < FORFEIT:
        return say("firenze-log-sabotage", player=who, victim=player(seat), tower=hit)
    verb = "raze" if action < CHIP else "chip" if action < SABOTAGE else "forfeit"
    return say(f"firenze-log-{verb}", player=who, tower=hit)


def _tower(state: Firenze, action: int) -> tuple[int, int]:
    """The seat and number of the tower that is hit."""
    hit = ACTIONS.structure(action)
    return int(hit.get("seat", int(state.actor))), int(hit["tower"])
