# mypyc: compiled
"""The row of cards is filled (FI-2.5, FI-3.3): a new card, then bricks from the bag on it. Chance
alone acts.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.state import CHANCE
from palazzi.games.firenze.actions import DEAL, DRAW
from palazzi.games.firenze.board import NOTHING, PLACES
from palazzi.games.firenze.bricks import HUES, NO_BRICKS, held, total, unit
from palazzi.games.firenze.deck import CARDS, NO_CARDS, copies, has, one
from palazzi.games.firenze.phases.base import FirenzePhase
from palazzi.games.firenze.phases.numbers import DEALING, DRAWING, SWAPPING, TAKING
from palazzi.games.firenze.phases.playing import end_play
from palazzi.games.firenze.pieces import reshuffle
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.words import bricks, card_of

BRICKS_ON_A_CARD: Final[i64] = 4


@final
class Dealing(FirenzePhase):
    """The row closes up, and a card comes in on the right: a start card while there are any."""

    name = "dealing"
    rule = "FI-3.3"

    def begins(self, state: Firenze) -> None:
        state.actor = CHANCE
        _close_up(state)
        if state.start_pile == NO_CARDS and state.pile == NO_CARDS:
            reshuffle(state)

    def draws_into(self, state: Firenze, out: vec[i64], weights: vec[i64]) -> i64:
        pile = state.start_pile if state.start_pile != NO_CARDS else state.pile
        if pile == NO_CARDS:
            pile = state.discards
        n: i64 = 0
        card: i64 = 0
        while card < CARDS:
            if has(pile, card):
                out[n] = DEAL + card
                weights[n] = copies(pile, card)
                n += 1
            card += 1
        return n

    def does(self, state: Firenze, action: i64) -> None:
        card = action - DEAL
        if state.start_pile != NO_CARDS:
            state.start_pile -= one(card)
        else:
            state.pile -= one(card)
        if state.start_pile == NO_CARDS and state.pile == NO_CARDS:
            reshuffle(state)
        state.target = _first_gap(state)
        state.row[state.target] = card
        state.to_draw = min(BRICKS_ON_A_CARD, total(state.bag))
        state.enter(DRAWING)

    def deed(self, state: Firenze, action: int) -> Message | None:
        # Told with the bricks that are drawn for it, if there are any.
        return None if state.bag else say("firenze-log-deal", card=card_of(action - DEAL))


@final
class Drawing(FirenzePhase):
    """Bricks from the bag onto a card: a new one, or the one a Wholesaler stirs (FI-8.13)."""

    name = "drawing"
    rule = "FI-3.3"

    def begins(self, state: Firenze) -> None:
        state.actor = CHANCE
        if state.to_draw == 0:
            self._end(state)

    def draws_into(self, state: Firenze, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        colour: i64 = 0
        while colour < HUES:
            if held(state.bag, colour) > 0:
                out[n] = DRAW + colour
                weights[n] = held(state.bag, colour)
                n += 1
            colour += 1
        return n

    def does(self, state: Firenze, action: i64) -> None:
        brick = unit(action - DRAW)
        state.bag -= brick
        state.row_bricks[state.target] += brick
        state.to_draw -= 1
        if state.to_draw == 0:
            self._end(state)

    def _end(self, state: Firenze) -> None:
        """On with the next card of the setup, where a Wholesaler was played, or with phase 2."""
        state.target = NOTHING
        if state.turn == 0:
            state.enter(DEALING if _first_gap(state) < PLACES else TAKING)
            return
        state.actor = state.active
        if state.back != NOTHING:
            end_play(state)
        else:
            state.enter(SWAPPING)

    def deed(self, state: Firenze, action: int) -> Message | None:
        """One sentence for a card and all bricks on it, once the last one is drawn."""
        if state.to_draw > 1:
            return None
        heap = state.row_bricks[state.target] + unit(action - DRAW)
        new = card_of(state.row[state.target])
        key = "firenze-log-draw" if state.back == NOTHING else "firenze-log-redraw"
        return say(key, card=new, bricks=bricks(heap))


def _close_up(state: Firenze) -> None:
    """Cards right of an empty place move left with their bricks (FI-3.3)."""
    to: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if state.row[place] != NOTHING:
            if to != place:
                state.row[to] = state.row[place]
                state.row_bricks[to] = state.row_bricks[place]
                state.row[place] = NOTHING
                state.row_bricks[place] = NO_BRICKS
            to += 1
        place += 1


def _first_gap(state: Firenze) -> i64:
    """The leftmost empty place of the row; PLACES if there is none."""
    place: i64 = 0
    while place < PLACES and state.row[place] != NOTHING:
        place += 1
    return place
