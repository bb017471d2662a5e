# mypyc: compiled
"""Points (FI-5): what was earned, majorities and feasts, who wins, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.core.messages import Message, say
from palazzi.core.outcome import AccountLine, Outcome, rank
from palazzi.core.state import OVER
from palazzi.games.firenze.board import NOTHING, SOURCES
from palazzi.games.firenze.bricks import HUES
from palazzi.games.firenze.cards.feasts import FEASTS
from palazzi.games.firenze.components import CARD_NAMES, COLOURS, SOURCE_NAMES
from palazzi.games.firenze.deck import BUILDING, FEAST, NO_CARDS, copies

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze


def track_points(state: Firenze, seat: i64) -> i64:
    """What the seat has earned so far: its place on the track."""
    points: i64 = 0
    earned = state.earned
    i = seat * SOURCES
    end = i + SOURCES
    while i < end:
        points += earned[i]
        i += 1
    return points


def majority(state: Firenze, colour: i64) -> i64:
    """Who has most seals in a tower, of equal ones the one with the highest; NOTHING without any.

    Going up the tower, whoever reaches the greatest number last holds the highest seal of the tied.
    """
    owners = state.owner
    best: i64 = 1
    leader: i64 = NOTHING
    seals: i64 = 0  # eight bits per seat
    place = 6 * colour
    end = place + 6
    while place < end:
        owner = owners[place]
        if owner >= 0:
            seals += bit(8 * owner)
            n = (seals >> (8 * owner)) & 255
            if n >= best:
                best = n
                leader = owner
        place += 1
    return leader


def majority_points(state: Firenze, seat: i64) -> i64:
    """Points of all flags the seat holds (FI-5.2)."""
    points: i64 = 0
    colour: i64 = 0
    while colour < HUES:
        if majority(state, colour) == seat:
            points += state.tables.flags[colour]
        colour += 1
    return points


def feast_points(state: Firenze, seat: i64) -> i64:
    """Points of all feast cards in the hand, plus and minus (FI-5.3)."""
    points: i64 = 0
    hand = state.hands[seat]
    if hand == NO_CARDS:
        return 0
    card: i64 = FEAST
    while card < BUILDING:
        n = copies(hand, card)
        if n > 0:
            points += n * FEASTS[card - FEAST].points(state, seat)
        card += 1
    return points


def seat_points(state: Firenze, seat: i64) -> i64:
    """The track; after the end with majorities and feasts."""
    points = track_points(state, seat)
    if state.actor == OVER:
        points += majority_points(state, seat) + feast_points(state, seat)
    return points


def account(state: Firenze, seat: int) -> tuple[AccountLine, ...]:
    """One line for each source that brought anything, each flag and each feast card."""
    lines: list[AccountLine] = []
    for i, source in enumerate(SOURCE_NAMES):
        points = int(state.earned[seat * SOURCES + i])
        if points:
            lines.append(AccountLine(say(f"firenze-account-{source}"), points))
    for colour, name in enumerate(COLOURS):
        if majority(state, colour) == seat:
            what: Message = say("firenze-account-majority", colour=name)
            lines.append(AccountLine(what, int(state.tables.flags[colour])))
    for card in range(FEAST, BUILDING):
        for _ in range(copies(state.hands[seat], card)):
            what = say("firenze-account-feast", card=say(f"firenze-card-{CARD_NAMES[card]}"))
            lines.append(AccountLine(what, int(FEASTS[card - FEAST].points(state, seat))))
    return tuple(lines)


def final_outcome(state: Firenze) -> Outcome:
    """Most points win, ties share (FI-5.3)."""
    seats = range(state.players)
    scores = [int(seat_points(state, seat)) for seat in seats]
    ranks = rank([(score,) for score in scores])
    if state.endgame == NOTHING:
        turns = int(state.tables.quiet_turns)
        reason, rule = say("firenze-end-quiet", turns=turns), "FI-11.5"
    else:
        player = say("seat", number=int(state.endgame))
        reason, rule = say("firenze-end-seals", player=player), "FI-5.1"
    return Outcome(
        winners=tuple(seat for seat in seats if ranks[seat] == 1),
        ranks=ranks,
        scores=tuple(scores),
        reason=reason,
        rule=rule,
        accounts=tuple(account(state, seat) for seat in seats),
    )
