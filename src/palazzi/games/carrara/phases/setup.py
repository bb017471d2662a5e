# mypyc: compiled
"""Setting up (CA-2, CA-5.7): who starts, the open cards, nine buildings. Chance alone acts."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.messages import Message, say
from palazzi.core.phase import start_players_into
from palazzi.games.carrara.actions import ACTIONS, CARD, FIRST, REVEAL
from palazzi.games.carrara.buildings import building_names
from palazzi.games.carrara.components import BUILDINGS
from palazzi.games.carrara.counts import BLACK, unit
from palazzi.games.carrara.phases.base import CarraraPhase
from palazzi.games.carrara.phases.numbers import CARDING, LAYING, TURNING
from palazzi.games.carrara.pieces import buildings_to_reveal_into, reveal
from palazzi.games.carrara.state import FACE_UP, Carrara
from palazzi.games.carrara.tables import greens_in
from palazzi.games.carrara.words import building, card, player


@final
class Starting(CarraraPhase):
    """The start player is drawn, or was chosen by the host (CA-2.4)."""

    name = "starting"
    rule = "CA-2.4"

    def draws_into(self, state: Carrara, out: vec[i64], weights: vec[i64]) -> i64:
        return start_players_into(state, out, weights, FIRST, state.chosen_start)

    def does(self, state: Carrara, action: i64) -> None:
        """The start player takes black, then clockwise blue, green, red (CA-2.1)."""
        state.start = state.active = action - FIRST
        i: i64 = 0
        while i < state.players:
            stone = unit(BLACK - i)
            state.bag -= stone
            state.stones[(state.start + i) % state.players] = stone
            i += 1
        state.enter(CARDING)

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        return say("carrara-log-first", player=player(action - FIRST))


@final
class Carding(CarraraPhase):
    """Brown, purple, grey and green, as far as the host did not choose (CA-5.7)."""

    name = "carding"
    rule = "CA-5.7"

    def begins(self, state: Carrara) -> None:
        lie_open = state.brown != 0 and state.purple != 0 and state.grey != 0
        if lie_open and (state.green != 0 or state.expansion == 0):
            state.enter(LAYING)

    def draws_into(self, state: Carrara, out: vec[i64], weights: vec[i64]) -> i64:
        """Each card of a colour is as likely."""
        first: i64 = CARD
        n: i64 = 6
        if state.brown != 0:
            first += 6
            n = 8
            if state.purple != 0:
                first += 8
                n = 9
                if state.grey != 0:
                    first += 9
                    n = 8
        i: i64 = 0
        while i < n:
            out[i] = first + i
            weights[i] = 1
            i += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        drawn = action - CARD
        if drawn < 6:
            state.brown = drawn + 1
        elif drawn < 14:
            state.purple = drawn - 5
        elif drawn < 23:
            state.grey = drawn - 13
        else:
            state.green = drawn - 21
        self.begins(state)

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        name = ACTIONS.structure(action)["card"]
        form = greens_in(state.tables).get(int(name.split("-")[1]), "")
        return say("carrara-log-card", card=card(name, form))


@final
class Laying(CarraraPhase):
    """Nine of the buildings are laid open (CA-2.2)."""

    name = "laying"
    rule = "CA-2.2"

    def draws_into(self, state: Carrara, out: vec[i64], weights: vec[i64]) -> i64:
        return buildings_to_reveal_into(state, out, weights)

    def does(self, state: Carrara, action: i64) -> None:
        reveal(state, action - REVEAL)
        if count(state.face_up) == FACE_UP:
            state.enter(TURNING)

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        """The display is told as a whole, with its last building."""
        laid = [*building_names(state.face_up), BUILDINGS[action - REVEAL]]
        if len(laid) < FACE_UP:
            return None
        return say("carrara-log-laid", buildings=[building(name) for name in laid])
