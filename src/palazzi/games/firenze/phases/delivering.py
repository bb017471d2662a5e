# mypyc: compiled
"""Phase 5: deliver towers as commissions (FI-3.8 – FI-3.10), and what that brings."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.core.messages import Message, say
from palazzi.core.prompt import Role
from palazzi.core.state import OVER
from palazzi.games.firenze.actions import BELL, DELIVER, DELIVER_HIGHER, DELIVER_LOWER, DONE, PLAY
from palazzi.games.firenze.board import (
    FLOOR_TILES,
    FREE,
    FROM_BALCONIES,
    FROM_COMMISSIONS,
    FROM_FLOORS,
    FROM_LAST_SEAL,
    FROM_PRIVILEGES,
    NOTHING,
    SOURCES,
)
from palazzi.games.firenze.cards.church import (
    BELL_TOWER,
    deliver_bell_tower,
    is_bell_tower,
    is_bound,
    privilege_for,
    take_privilege,
)
from palazzi.games.firenze.components import COLOURS, NUMERALS
from palazzi.games.firenze.deck import ARCHITECT, has
from palazzi.games.firenze.phases.numbers import LIMITING
from palazzi.games.firenze.phases.playing import TurnPhase, play, plays_into
from palazzi.games.firenze.pieces import clear, use
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of
from palazzi.games.firenze.words import label, label_with_tower, player, tower

LAST_SEAL: Final[i64] = 5
"""Points for laying the last own seal first (FI-5.1)."""


@final
class Delivering(TurnPhase):
    """As many as the player likes; an Architect lends one of them a floor (FI-11.14)."""

    name = "delivering"
    rule = "FI-3.8"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "done": ("FI-3.8",),
        "deliver": ("FI-3.8", "FI-3.9"),
        "deliver-higher": ("FI-8.11", "FI-11.14"),
        "deliver-lower": ("FI-8.11", "FI-11.14"),
        "bell": ("FI-8.28",),
        "play": ("FI-4.2",),
    }

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        out[0] = DONE
        n: i64 = 1
        seat = state.active
        if state.seals[seat] > 0:  # FI-11.23
            if is_bound(state, seat):
                i: i64 = 0
                while i < SLOTS:
                    if is_bell_tower(state, seat, i):
                        out[n] = BELL + i
                        n += 1
                    i += 1
            else:
                n = self._deliveries_into(state, out, n, DELIVER, 0)
                if state.may_play(ARCHITECT):
                    n = self._deliveries_into(state, out, n, DELIVER_HIGHER, 1)
                    n = self._deliveries_into(state, out, n, DELIVER_LOWER, -1)
        return plays_into(state, out, n)

    def _deliveries_into(self, state: Firenze, out: vec[i64], n: i64, first: i64, lent: i64) -> i64:
        i: i64 = 0
        while i < SLOTS:
            stands = state.towers[state.active * SLOTS + i]
            if stands != NO_TOWER and commission_for(state, stands, lent) != NOTHING:
                out[n] = first + i
                n += 1
            i += 1
        return n

    def does(self, state: Firenze, action: i64) -> None:
        if action == DONE:
            state.enter(LIMITING)
        elif action >= PLAY:
            play(state, action)
        elif action >= BELL:
            deliver_bell_tower(state, state.active, action - BELL)
        else:
            lent, number = lent_by(action), number_of(action)
            if lent != 0:
                use(state, ARCHITECT)
            place = commission_for(state, state.towers[state.active * SLOTS + number], lent)
            clear(state, state.active, number)
            lay_seal(state, state.active, place)

    def refuses(self, state: Firenze, action: int) -> str:
        if not DELIVER <= action < PLAY:
            return super().refuses(state, action)
        seat = state.active
        if action >= BELL:
            bell = is_bell_tower(state, seat, action - BELL)
            return "FI-11.23" if bell and state.seals[seat] == 0 else "FI-8.28"
        if state.seals[seat] == 0:
            return "FI-11.23"
        if is_bound(state, seat):
            return "FI-8.28"
        stands, lent = state.towers[seat * SLOTS + number_of(action)], lent_by(action)
        if lent and commission_for(state, stands, lent) != NOTHING:
            return "FI-8.11" if has(state.hands[seat], ARCHITECT) else "FI-4.2"
        height = height_of(stands) + lent
        lowest = state.tables.lowest
        if stands == NO_TOWER or not lowest <= height <= lowest + 5:
            return self.rule
        free = state.owner[6 * colour_of(stands) + height - lowest] == FREE
        return "FI-3.9" if free else self.rule

    def because(self, state: Firenze, action: int) -> Message | None:
        """Of a tower as it stands: too low or high, or its commission is not to be had."""
        if not DELIVER <= action < DELIVER_HIGHER:
            return None
        seat = state.active
        stands = state.towers[seat * SLOTS + number_of(action)]
        if stands == NO_TOWER:
            return None
        if state.seals[seat] == 0:
            return say("firenze-why-no-seal")
        height, colour = int(height_of(stands)), COLOURS[colour_of(stands)]
        lowest = int(state.tables.lowest)
        highest = lowest + 5
        if not lowest <= height <= highest:
            return say("firenze-why-height", height=height, lowest=lowest, highest=highest)
        place = 6 * int(colour_of(stands)) + height - lowest
        owner = int(state.owner[place])
        commission = say("firenze-commission", colour=colour, height=height)
        if 0 <= owner < state.players:
            return say("firenze-why-taken", commission=commission, player=player(owner))
        if owner != FREE:
            return say("firenze-why-neutral", commission=commission)
        if state.is_balcony(place) and state.open_balcony() != place:
            names = [NUMERALS[i] for i in range(len(NUMERALS)) if state.balconies[i] == place]
            return say("firenze-why-balcony", commission=commission, balcony=names[0])
        return None

    def role(self, state: Firenze, action: int) -> Role:
        if action != DONE:
            return "choice"
        return "refusal" if any(DELIVER <= a < PLAY for a in state.legal()) else "main"

    def worth(self, state: Firenze, action: int) -> int:
        if not DELIVER <= action < BELL:
            return 0
        stands = state.towers[state.active * SLOTS + number_of(action)]
        place = commission_for(state, stands, lent_by(action))
        return int(reward(state, state.active, place))

    def labels(self, state: Firenze, action: int) -> Message:
        if action == DONE:
            after = state.clone()
            after.step(DONE)
            ends = after.actor == OVER or after.turn != state.turn
            return say("firenze-act-done-delivering", ends=int(ends))
        if action >= PLAY:
            return label(action)
        if action >= BELL:
            if not self._bell_lent(state, action):
                return label_with_tower(state, action)
            built = tower(state, int(state.active), int(number_of(action)) + 1)
            return say("firenze-act-bell-lent", tower=built)
        seat, number, lent = int(state.active), number_of(action), int(lent_by(action))
        stands = state.towers[seat * SLOTS + number]
        place = commission_for(state, stands, lent)
        numerals = [name for i, name in enumerate(NUMERALS) if state.balconies[i] == place]
        return say(
            "firenze-act-deliver-lent-for" if lent else "firenze-act-deliver-for",
            tower=tower(state, seat, int(number) + 1),
            colour=COLOURS[colour_of(stands)],
            height=int(height_of(stands)) + lent,
            balcony=numerals[0] if numerals else "none",
            points=int(reward(state, seat, place)),
        )

    def _bell_lent(self, state: Firenze, action: int) -> bool:
        """Whether it takes an Architect to deliver this tower as a bell tower (FI-11.14)."""
        stands = state.towers[state.active * SLOTS + number_of(action)]
        return bool(height_of(stands) != BELL_TOWER)

    def parts(self, state: Firenze, action: int) -> list[str]:
        """The tower, where it goes, and the Architect if they are needed."""
        if action == DONE or action >= PLAY:
            return super().parts(state, action)
        seat, number = int(state.active), int(number_of(action))
        stands = state.towers[seat * SLOTS + number]
        height, lent = int(height_of(stands)), int(lent_by(action))
        parts = [f"tower:{seat}:{number + 1}"]
        if stands == NO_TOWER:
            return parts
        if action >= BELL:
            parts.append("church:campanile")
            lent = int(BELL_TOWER) - height
        else:
            parts.append(f"commission:{COLOURS[colour_of(stands)]}:{height + lent}")
        return [*parts, "hand:architect"] if lent else parts

    def deed(self, state: Firenze, action: int) -> Message | None:
        if action == DONE or action >= PLAY:
            return super().deed(state, action)
        who, seat, number = player(state.actor), int(state.active), int(number_of(action))
        built = tower(state, seat, number + 1)
        if action >= BELL:
            lent_bell = self._bell_lent(state, action)
            key = "firenze-log-bell-lent" if lent_bell else "firenze-log-bell"
            return say(key, player=who, tower=built)
        stands, lent = state.towers[seat * SLOTS + number], int(lent_by(action))
        return say(
            "firenze-log-deliver-lent" if lent else "firenze-log-deliver",
            player=who,
            tower=built,
            colour=COLOURS[colour_of(stands)],
            height=int(height_of(stands)) + lent,
            points=int(reward(state, seat, commission_for(state, stands, lent))),
        )


def number_of(action: i64) -> i64:
    """The tower of a delivery: its four verbs have one action per tower each."""
    return (action - DELIVER) % SLOTS


def lent_by(action: i64) -> i64:
    """The floors an Architect adds to a delivery as a commission."""
    if action < DELIVER_HIGHER or action >= BELL:
        return 0
    return 1 if action < DELIVER_LOWER else -1


def commission_for(state: Firenze, stands: i64, lent: i64) -> i64:
    """The commission a tower can be delivered as, ``lent`` floors higher; NOTHING if it cannot."""
    height = height_of(stands) + lent
    lowest = state.tables.lowest
    if stands == NO_TOWER or height < lowest or height > lowest + 5:
        return NOTHING
    place = 6 * colour_of(stands) + height - lowest
    if state.owner[place] != FREE or (state.is_balcony(place) and state.open_balcony() != place):
        return NOTHING
    return place


def floor_tile(state: Firenze, height: i64) -> i64:
    """The floor tile that still lies beside a height; NOTHING if none does."""
    tile = height - state.tables.lowest_floor
    if tile < 0 or tile >= FLOOR_TILES or not state.floors & bit(tile):
        return NOTHING
    return tile


def lay_seal(state: Firenze, seat: i64, place: i64) -> None:
    """A big seal on a commission and all points that brings; they add up (FI-11.22)."""
    base = seat * SOURCES
    if state.is_balcony(place):
        state.earned[base + FROM_BALCONIES] += state.tables.balcony_points[place]
    else:
        state.earned[base + FROM_COMMISSIONS] += state.tables.points[place]
    state.owner[place] = seat
    state.seals[seat] -= 1
    state.sealed = True
    height = place % 6 + state.tables.lowest
    tile = floor_tile(state, height)
    if tile != NOTHING:  # FI-3.10
        state.floors &= ~bit(tile)
        state.earned[base + FROM_FLOORS] += state.tables.floors[tile]
    state.earned[base + FROM_PRIVILEGES] += take_privilege(state, height)
    if state.seals[seat] == 0 and state.endgame == NOTHING:
        state.endgame = seat
        state.earned[base + FROM_LAST_SEAL] += LAST_SEAL


def reward(state: Firenze, seat: i64, place: i64) -> i64:
    """All points that a big seal of the seat on a commission would bring now."""
    height = place % 6 + state.tables.lowest
    points = (
        state.tables.balcony_points[place]
        if state.is_balcony(place)
        else state.tables.points[place]
    )
    tile = floor_tile(state, height)
    if tile != NOTHING:
        points += state.tables.floors[tile]
    points += privilege_for(state, height)
    if state.seals[seat] == 1 and state.endgame == NOTHING:
        points += LAST_SEAL
    return points
