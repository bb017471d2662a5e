# mypyc: compiled
"""Phase 2: swap a brick (FI-3.4). The wanted one is named first, then paid for, then taken
(FI-11.18).
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Suggestion
from palazzi.games.firenze.actions import ACTIONS, DELIVER, DONE, FOUND, PLAY, SWAP
from palazzi.games.firenze.board import NOTHING, PLACES
from palazzi.games.firenze.bricks import HUES, NO_BRICKS, colours_into, held, total, unit
from palazzi.games.firenze.cards.buildings import bridge_toll
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.phases.numbers import BUILDING, SWAPPING, TRADING
from palazzi.games.firenze.phases.playing import TurnPhase, play, plays_into
from palazzi.games.firenze.phases.taking import Laying
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.words import card_of, label, player


@final
class Swapping(TurnPhase):
    """Once a turn, any brick that lies on a card."""

    name = "swapping"
    rule = "FI-3.4"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "done": ("FI-3.4",),
        "swap": ("FI-3.4", "FI-11.18"),
        "play": ("FI-4.2",),
    }
    mains: ClassVar[tuple[str, ...]] = ("done",)

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        out[0] = DONE
        n: i64 = 1
        seat = state.active
        if not state.swapped and total(state.store[seat]) >= bridge_toll(state, seat):
            place: i64 = 0
            while place < PLACES:
                n = colours_into(out, n, SWAP + HUES * place, state.row_bricks[place])
                place += 1
        return plays_into(state, out, n)

    def does(self, state: Firenze, action: i64) -> None:
        if action == DONE:
            state.enter(BUILDING)
        elif action >= PLAY:
            play(state, action)
        else:
            state.target = (action - SWAP) // HUES
            state.wanted = (action - SWAP) % HUES
            state.enter(TRADING)

    def refuses(self, state: Firenze, action: int) -> str:
        if not SWAP <= action < SWAP + HUES * PLACES:
            return super().refuses(state, action)
        place, colour = divmod(int(action - SWAP), int(HUES))
        lies = held(state.row_bricks[place], colour)
        return "FI-3.4" if lies or state.swapped else "FI-11.18"

    def because(self, state: Firenze, action: int) -> Message | None:
        if not SWAP <= action < SWAP + HUES * PLACES:
            return None
        place, colour = divmod(int(action - SWAP), int(HUES))
        if not held(state.row_bricks[place], colour):
            return None
        if state.swapped:
            return say("firenze-why-swapped")
        toll, have = int(bridge_toll(state, state.active)), int(total(state.store[state.active]))
        return say("firenze-why-bricks", bricks=toll, have=have)

    def suggests(self, state: Firenze) -> list[Suggestion]:
        """No swap, or no other one, and a brick is built at once; or all old towers are raised."""
        after = state.clone()
        after.step(DONE)
        if after.phase != BUILDING or after.actor != state.actor:
            return []
        phase = state.phases[BUILDING]
        found = phase.suggests(after)
        for action in after.legal():
            if FOUND <= action < DELIVER:
                words, parts = phase.labels(after, action), phase.parts(after, action)
                found.append(suggestion(ACTIONS, [action], words, "choice", parts))
        for one in found:
            one["actions"].insert(0, int(DONE))
            one["texts"].insert(0, ACTIONS.text(DONE))
        return found

    def labels(self, state: Firenze, action: int) -> Message:
        if action == DONE:
            return say("firenze-act-done-swapping", swapped=int(state.swapped))
        if action >= PLAY:
            return label(action)
        toll = int(bridge_toll(state, state.active))
        place, colour = divmod(int(action - SWAP), int(HUES))
        card = card_of(state.row[place])
        return say("firenze-act-swap-for", colour=COLOURS[colour], card=card, bricks=toll)

    def parts(self, state: Firenze, action: int) -> list[str]:
        if action == DONE or action >= PLAY:
            return super().parts(state, action)
        place, colour = divmod(int(action - SWAP), int(HUES))
        return [f"row:{place + 1}:{COLOURS[colour]}"]

    def deed(self, state: Firenze, action: int) -> Message | None:
        if action == DONE or action >= PLAY:
            return super().deed(state, action)
        who, (place, colour) = player(state.actor), divmod(int(action - SWAP), int(HUES))
        return say("firenze-log-swap", player=who, colour=COLOURS[colour], place=place + 1)


@final
class Trading(Laying):
    """The price of the swap onto that card; if it is all one has, at once."""

    name = "trading"
    rule = "FI-3.4"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"lay": ("FI-3.4",)}

    def begins(self, state: Firenze) -> None:
        seat = state.active
        state.owed = bridge_toll(state, seat)
        if state.owed == total(state.store[seat]):
            state.row_bricks[state.target] += state.store[seat]
            state.store[seat] = NO_BRICKS
            state.owed = 0

    def place(self, state: Firenze) -> i64:
        return state.target

    def ends(self, state: Firenze) -> None:
        state.row_bricks[state.target] -= unit(state.wanted)
        state.store[state.active] += unit(state.wanted)
        state.target = state.wanted = NOTHING
        state.swapped = True
        state.enter(SWAPPING)

    def suggests(self, state: Firenze) -> list[Suggestion]:
        told = say("firenze-suggest-swap", colour=COLOURS[state.wanted])
        return self.laid(state, told, int(state.wanted))

    def asks(self, state: Firenze) -> Message:
        there, colour = card_of(state.row[state.target]), COLOURS[state.wanted]
        return say("firenze-ask-trading", card=there, colour=colour, left=int(state.owed))
