# mypyc: compiled
"""Scoring (CA-3.8 – CA-3.15, CA-5.6): a marker for a type, a city or a special field.

It is done with one action of the turn, so there is no phase here: only what Turning says of it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.core.messages import Message, say
from palazzi.games.carrara.actions import SCORE
from palazzi.games.carrara.buildings import NO_BUILDINGS, SIX, of_class, of_type
from palazzi.games.carrara.components import SCORINGS
from palazzi.games.carrara.counts import object_names, size
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.words import player, scoring, thing
from palazzi.games.carrara.yields import (
    FIRST_CITY,
    FIRST_FIELD,
    needed,
    scoring_objects,
    scoring_yield,
)


def scorings_into(state: Carrara, out: vec[i64], n: i64) -> i64:
    """Add what the actor may score."""
    seat = state.actor
    if state.markers(seat) == 0:  # CA-3.15
        return n
    scored = state.scored[seat]
    owned = state.owned(seat)
    if owned == NO_BUILDINGS:
        return n
    kind: i64 = 0
    while kind < 6:
        if not (scored >> kind) & 1 and of_type(owned, kind) != NO_BUILDINGS:
            out[n] = SCORE + kind
            n += 1
        kind += 1
    taken = state.cities_scored()
    city: i64 = 0
    while city < 6:
        what = FIRST_CITY + city
        if not (taken >> what) & 1 and count(state.boards[SIX * seat + city]) >= needed(city):
            out[n] = SCORE + what
            n += 1
        city += 1
    if state.expansion != 0:
        which: i64 = 0
        while which < 2:
            what = FIRST_FIELD + which
            if not (scored >> what) & 1 and of_class(owned, which) != NO_BUILDINGS:
                out[n] = SCORE + what
                n += 1
            which += 1
    return n


def score(state: Carrara, what: i64) -> None:
    """The actor spends a marker."""
    seat = state.actor
    coins, points = scoring_yield(state, seat, what)
    things = scoring_objects(state, seat, what)
    state.coins[seat] += coins
    state.points[seat] += points
    state.objects[seat] += things
    state.supply -= things
    state.scored[seat] |= bit(what)


def scoring_clause(what: int) -> str:
    """The clause that says what can be scored so."""
    if what < FIRST_CITY:
        return "CA-3.9"
    return "CA-3.10" if what < FIRST_FIELD else "CA-5.6"


def why_not_score(state: Carrara, what: int) -> str:
    """The clause that forbids it."""
    in_game = what < FIRST_FIELD or state.expansion
    if in_game and not state.markers(state.actor):
        return "CA-3.15"
    return scoring_clause(what)


def score_because(state: Carrara, what: int) -> Message | None:
    """The case behind ``why_not_score``."""
    seat = int(state.actor)
    if what >= FIRST_FIELD and not state.expansion:
        return None
    if state.markers(seat) == 0:
        return say("carrara-why-no-marker", used=int(count(state.scored[seat])))
    words = scoring(SCORINGS[what])
    for other in range(state.players):
        own_or_city = other == seat or FIRST_CITY <= what < FIRST_FIELD
        if own_or_city and state.scored[other] >> what & 1:
            return say("carrara-why-scored", what=words, player=player(other))
    if not FIRST_CITY <= what < FIRST_FIELD:
        return say("carrara-why-no-building", what=words)
    city = what - FIRST_CITY
    there = int(count(state.boards[SIX * seat + city]))
    return say("carrara-why-few", needed=int(needed(city)), have=there, what=words)


def scoring_label(state: Carrara, what: int) -> Message:
    """What it brings right now."""
    coins, points = scoring_yield(state, state.actor, what)
    gains = _gains(points, coins)
    things = size(scoring_objects(state, state.actor, what))
    if things:
        gains.append(say("carrara-gain-objects", n=int(things)))
    return say("carrara-act-score-for", what=scoring(SCORINGS[what]), gains=gains)


def scoring_parts(state: Carrara, what: int) -> list[str]:
    """A city can be scored where it lies, too."""
    parts = [f"score:{int(state.actor)}:{SCORINGS[what]}"]
    if FIRST_CITY <= what < FIRST_FIELD:
        parts.append(f"city:{int(state.actor)}:{SCORINGS[what]}")
    return parts


def scoring_told(state: Carrara, what: int) -> Message:
    """The sentence of the log."""
    coins, points = scoring_yield(state, state.actor, what)
    gains = _gains(points, coins)
    names = object_names(scoring_objects(state, state.actor, what))
    for name in dict.fromkeys(names):
        gains.append(say("carrara-gain-thing", n=names.count(name), object=thing(name)))
    who = player(state.actor)
    return say("carrara-log-scored", player=who, what=scoring(SCORINGS[what]), gains=gains)


def _gains(points: i64, coins: i64) -> list[Message]:
    gains: list[Message] = []
    if points:
        gains.append(say("carrara-gain-points", n=int(points)))
    if coins:
        gains.append(say("carrara-gain-coins", n=int(coins)))
    return gains
