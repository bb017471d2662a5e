# mypyc: compiled
"""Phase 5, commissions (FI-3.8 – FI-3.10): which towers may be delivered, and what that brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.firenze.actions import BELL, DELIVER, DELIVER_HIGHER, DELIVER_LOWER
from palazzi.games.firenze.church import (
    deliver_bell_tower,
    is_bell_tower,
    is_bound,
    privilege_for,
    take_privilege,
)
from palazzi.games.firenze.deck import ARCHITECT
from palazzi.games.firenze.pieces import FirenzePieces
from palazzi.games.firenze.state import (
    FREE,
    FROM_BALCONIES,
    FROM_COMMISSIONS,
    FROM_FLOORS,
    FROM_LAST_SEAL,
    FROM_PRIVILEGES,
    LOWEST,
    NOTHING,
    SOURCES,
)
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of

LAST_SEAL: Final[i64] = 5
"""Points for laying the last own seal first (FI-5.1)."""


def commission_for(t: FirenzePieces, stands: i64, lent: i64) -> i64:
    """The commission a tower can be delivered as, ``lent`` floors higher; NOTHING if it cannot."""
    height = height_of(stands) + lent
    if stands == NO_TOWER or height < LOWEST or height > LOWEST + 5:
        return NOTHING
    place = 6 * colour_of(stands) + height - LOWEST
    if t.owner[place] != FREE or (t.is_balcony(place) and t.open_balcony() != place):
        return NOTHING
    return place


def deliveries_into(t: FirenzePieces, out: vec[i64], n: i64) -> i64:
    """Write what the active player may deliver, ascending; return the new length."""
    seat = t.active
    if t.seals[seat] == 0:  # FI-11.23
        return n
    i: i64 = 0
    if is_bound(t, seat):
        while i < SLOTS:
            if is_bell_tower(t, seat, i):
                out[n] = BELL + i
                n += 1
            i += 1
        return n
    n = _lent_into(t, out, n, DELIVER, 0)
    if t.may_play(ARCHITECT):
        n = _lent_into(t, out, n, DELIVER_HIGHER, 1)
        n = _lent_into(t, out, n, DELIVER_LOWER, -1)
    return n


def _lent_into(t: FirenzePieces, out: vec[i64], n: i64, first: i64, lent: i64) -> i64:
    i: i64 = 0
    while i < SLOTS:
        stands = t.towers[t.active * SLOTS + i]
        if stands != NO_TOWER and commission_for(t, stands, lent) != NOTHING:
            out[n] = first + i
            n += 1
        i += 1
    return n


def deliver(t: FirenzePieces, action: i64) -> None:
    """A tower becomes a commission, or a bell tower."""
    seat = t.active
    if action >= BELL:
        deliver_bell_tower(t, seat, action - BELL)
        return
    lent: i64 = 0
    number = action - DELIVER
    if action >= DELIVER_LOWER:
        lent = -1
        number = action - DELIVER_LOWER
    elif action >= DELIVER_HIGHER:
        lent = 1
        number = action - DELIVER_HIGHER
    if lent != 0:
        t.use(ARCHITECT)
    place = commission_for(t, t.towers[seat * SLOTS + number], lent)
    t.clear(seat, number)
    lay_seal(t, seat, place)


def lay_seal(t: FirenzePieces, seat: i64, place: i64) -> None:
    """A big seal on a commission and all points that brings; they add up (FI-11.22)."""
    base = seat * SOURCES
    if t.is_balcony(place):
        t.earned[base + FROM_BALCONIES] += t.tables.balcony_points[place]
    else:
        t.earned[base + FROM_COMMISSIONS] += t.tables.points[place]
    t.owner[place] = seat
    t.seals[seat] -= 1
    t.sealed = True
    height = place % 6 + LOWEST
    if height >= 5 and t.floors & bit(height - 5):  # FI-3.10
        t.floors &= ~bit(height - 5)
        t.earned[base + FROM_FLOORS] += t.tables.floors[height - 5]
    t.earned[base + FROM_PRIVILEGES] += take_privilege(t, height)
    if t.seals[seat] == 0 and t.endgame == NOTHING:
        t.endgame = seat
        t.earned[base + FROM_LAST_SEAL] += LAST_SEAL


def reward(t: FirenzePieces, seat: i64, place: i64) -> i64:
    """All points that a big seal of the seat on a commission would bring now."""
    height = place % 6 + LOWEST
    points = t.tables.balcony_points[place] if t.is_balcony(place) else t.tables.points[place]
    if height >= 5 and t.floors & bit(height - 5):
        points += t.tables.floors[height - 5]
    points += privilege_for(t, height)
    if t.seals[seat] == 1 and t.endgame == NOTHING:
        points += LAST_SEAL
    return points
