# mypyc: compiled
"""What an action of Firenze leads to without a choice, in sentences of the log: forced payments,
ruins, cards that move.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from palazzi.core.messages import Message, say
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.board import NOTHING
from palazzi.games.firenze.bricks import unit
from palazzi.games.firenze.components import CHURCH, COLOURS
from palazzi.games.firenze.deck import MONUMENT, copies
from palazzi.games.firenze.towers import SLOTS, colour_of, height_of
from palazzi.games.firenze.words import bricks, card, card_of, player

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze


def consequences(state: Firenze, action: int) -> list[Message]:
    """What everybody sees happen beside the action itself."""
    after = state.clone()
    after.step(action)
    s = ACTIONS.structure(action)
    told: list[Message] = []
    for seat in range(state.players):
        fallen = _towers(state, seat)
        fallen.subtract(_towers(after, seat))
        fallen.subtract(_meant(state, seat, s))
        ruins = [
            say("firenze-tower-short", colour=COLOURS[colour], height=height)
            for (colour, height), n in sorted(fallen.items())
            for _ in range(n)
        ]
        if ruins:
            told.append(say("firenze-log-fall", player=player(seat), towers=ruins))
        if after.store[seat] != state.store[seat] - _paid(state, seat, s):
            if heap := bricks(after.store[seat]):
                told.append(say("firenze-log-store", player=player(seat), bricks=heap))
            else:
                told.append(say("firenze-log-store-empty", player=player(seat)))
        if copies(after.hands[seat], MONUMENT) > copies(state.hands[seat], MONUMENT):
            told.append(say("firenze-log-gets", player=player(seat), card=card("monument")))
    if s["verb"] == "take" and after.top != state.top and after.top != NOTHING:
        told.append(say("firenze-log-discarded", card=card_of(after.top)))
    for i, name in enumerate(CHURCH):
        if (state.church & ~after.church) >> i & 1:
            told.append(say("firenze-log-church-done", card=card(name)))
    if state.discards and not after.discards:
        told.append(say("firenze-log-reshuffle"))
    if after.endgame != state.endgame:
        told.append(say("firenze-log-endgame", player=player(after.endgame)))
    return told


def _towers(state: Firenze, seat: int) -> Counter[tuple[int, int]]:
    """How many towers of each colour and height a seat has."""
    stand = [state.towers[seat * SLOTS + i] for i in range(SLOTS)]
    return Counter((int(colour_of(t)), int(height_of(t))) for t in stand if t)


def _meant(state: Firenze, seat: int, s: dict[str, str]) -> Counter[tuple[int, int]]:
    """The tower that the action itself changes: the sentence about it tells that already."""
    owner = int(s.get("seat", state.actor))
    if "tower" not in s or owner != seat:
        return Counter()
    stands = state.towers[seat * SLOTS + int(s["tower"]) - 1]
    return Counter([(int(colour_of(stands)), int(height_of(stands)))])


def _paid(state: Firenze, seat: int, s: dict[str, str]) -> int:
    """The brick that the action itself takes out of a storehouse."""
    if seat != state.actor or s["verb"] not in ("lay", "return", "found", "raise"):
        return 0
    if s["verb"] == "raise":
        return int(unit(colour_of(state.towers[seat * SLOTS + int(s["tower"]) - 1])))
    return int(unit(COLOURS.index(s["colour"])))
