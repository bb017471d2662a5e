# mypyc: compiled
"""Setting up (PZ-2): who starts, five tiles turned up, four cards each. Chance alone acts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import start_players_into
from palazzi.games.palazzo.actions import DEAL, FIRST, TURN
from palazzi.games.palazzo.money import unit, weighted_cards_into
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.numbers import DEALING, LAYING, TURNING
from palazzi.games.palazzo.pieces import tiles_to_turn_into, turn_up
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import card_of, player, tile_of

CARDS_DEALT: Final[i64] = 4


@final
class Starting(PalazzoPhase):
    """The start player is drawn, or was chosen by the host (PZ-2.5)."""

    name = "starting"
    rule = "PZ-2.5"

    def draws_into(self, state: Palazzo, out: vec[i64], weights: vec[i64]) -> i64:
        return start_players_into(state, out, weights, FIRST, state.chosen_start)

    def does(self, state: Palazzo, action: i64) -> None:
        state.start = state.active = action - FIRST
        state.enter(LAYING)

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        return say("palazzo-log-first", player=player(action - FIRST))


@final
class Laying(PalazzoPhase):
    """One tile on each quarry in ring order, the fifth in the warehouse (PZ-2.3)."""

    name = "laying"
    rule = "PZ-2.3"

    def draws_into(self, state: Palazzo, out: vec[i64], weights: vec[i64]) -> i64:
        return tiles_to_turn_into(state, out, weights)

    def does(self, state: Palazzo, action: i64) -> None:
        tile = turn_up(state, action - TURN)
        if state.drawn < 4:
            state.quarries[state.drawn] |= tile
            state.drawn += 1
        else:
            state.warehouse |= tile
            state.drawn = 0
            state.enter(DEALING)

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        tile = tile_of(action - TURN)
        if state.drawn == 4:
            return say("palazzo-log-warehouse", tile=tile)
        return say("palazzo-log-quarry", tile=tile, quarry=int(state.drawn) + 1)


@final
class Dealing(PalazzoPhase):
    """Four cards to each player, from the start player clockwise (PZ-2.4)."""

    name = "dealing"
    rule = "PZ-2.4"

    def draws_into(self, state: Palazzo, out: vec[i64], weights: vec[i64]) -> i64:
        return weighted_cards_into(out, weights, DEAL, state.stock)

    def does(self, state: Palazzo, action: i64) -> None:
        card = unit(action - DEAL)
        state.stock -= card
        state.hands[(state.start + state.drawn) % state.players] += card
        state.drawn += 1
        if state.drawn == CARDS_DEALT * state.players:
            state.drawn = 0
            state.enter(TURNING)

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        receiver = int((state.start + state.drawn) % state.players)
        if receiver != seat:
            return say("palazzo-log-deal-hidden", player=player(receiver))
        return say("palazzo-log-deal", player=player(receiver), card=card_of(action - DEAL))
