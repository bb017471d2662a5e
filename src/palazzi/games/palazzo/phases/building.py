# mypyc: compiled
"""Building (PZ-3): tiles that were bought, won or picked are placed one by one."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Suggestion
from palazzi.games.palazzo.actions import ACTIONS, BUILD, DISCARD, FOUND, PLACE
from palazzi.games.palazzo.components import KIND_NAMES
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    NOTHING,
    SLOTS,
    floor_of,
    has_floor,
    layer,
    top,
)
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.numbers import BUILDING, PICKING, PLACING
from palazzi.games.palazzo.pieces import found_palace, remove
from palazzi.games.palazzo.scoring import palace_points
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import NO_KIND, kinds_into, one_of, only_kind
from palazzi.games.palazzo.words import label, player, then, tile_of, with_gain


@final
class Building(PalazzoPhase):
    """The next tile of the lot, of the owner's choice if they differ (PZ-3.5)."""

    name = "building"
    rule = "PZ-3.5"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"build": ("PZ-3.5",)}

    def begins(self, state: Palazzo) -> None:
        if state.lot == 0:
            if state.picks > 0:
                state.enter(PICKING)
            else:
                state.end_turn()
            return
        kind = only_kind(state.lot)
        if kind != NO_KIND:  # tiles that are all alike leave no choice
            self.does(state, BUILD + kind)

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        return kinds_into(out, 0, BUILD, state.lot)

    def does(self, state: Palazzo, action: i64) -> None:
        state.tile = action - BUILD
        state.lot -= one_of(state.lot, state.tile)
        state.enter(PLACING)

    def suggests(self, state: Palazzo) -> list[Suggestion]:
        """Every tile on every palace that takes it: a click where it goes is enough."""
        found: list[Suggestion] = []
        phase = state.phases[PLACING]
        for build in state.legal():
            after = state.clone()
            after.step(build)
            tile = tile_of(build - BUILD)
            for place in after.legal():
                if place != DISCARD:
                    where, parts = phase.labels(after, place), phase.parts(after, place)
                    told = say("palazzo-suggest-place", tile=tile, where=where)
                    worth = phase.worth(after, place)
                    found.append(suggestion(ACTIONS, [build, place], told, "choice", parts, worth))
        found.sort(key=lambda one: -one["worth"])
        return found

    def parts(self, state: Palazzo, action: int) -> list[str]:
        return [f"lot:{KIND_NAMES[action - BUILD]}"]


@final
class Placing(PalazzoPhase):
    """On a palace with lower floors only, as a new palace, or out of the game (PZ-3.3, PZ-3.4)."""

    name = "placing"
    rule = "PZ-3.3"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "place": ("PZ-3.3",),
        "found": ("PZ-3.3", "PZ-3.6"),
        "discard": ("PZ-3.4",),
    }
    refusals: ClassVar[tuple[str, ...]] = ("discard",)

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        n: i64 = 0
        floor = floor_of(state.tile)
        base = state.actor * SLOTS
        i: i64 = 0
        while i < state.used[state.actor]:
            palace = state.palaces[base + i]
            if palace != NO_PALACE and top(palace) < floor:
                out[n] = PLACE + i
                n += 1
            i += 1
        out[n] = FOUND
        out[n + 1] = DISCARD
        return n + 2

    def does(self, state: Palazzo, action: i64) -> None:
        if action == DISCARD:
            remove(state, state.tile)
        elif action == FOUND:
            found_palace(state, layer(state.tile))
        else:
            state.palaces[state.actor * SLOTS + action - PLACE] |= layer(state.tile)
        state.tile = NOTHING
        state.enter(BUILDING)

    def refuses(self, state: Palazzo, action: int) -> str:
        if not PLACE <= action < FOUND:
            return self.rule
        palace = state.palaces[state.actor * SLOTS + action - PLACE]
        if palace == NO_PALACE:
            return "PZ-3.6"
        return "PZ-3.2" if has_floor(palace, floor_of(state.tile)) else "PZ-3.3"

    def because(self, state: Palazzo, action: int) -> Message | None:
        if not PLACE <= action < FOUND:
            return None
        palace = state.palaces[state.actor * SLOTS + action - PLACE]
        if palace == NO_PALACE:
            return None
        floor, number = int(floor_of(state.tile)), int(action - PLACE + 1)
        return say("palazzo-why-top", palace=number, top=int(top(palace)), floor=floor)

    def worth(self, state: Palazzo, action: int) -> int:
        if action == DISCARD:
            return 0
        tile = layer(state.tile)
        if action == FOUND:
            return int(palace_points(tile))
        palace = state.palaces[state.actor * SLOTS + action - PLACE]
        return int(palace_points(palace | tile) - palace_points(palace))

    def warns(self, state: Palazzo, action: int) -> Message | None:
        """A tile that would cost no points is thrown away."""
        if action != DISCARD or all(self.worth(state, a) < 0 for a in state.legal()[:-1]):
            return None
        return say("palazzo-warn-discard", tile=tile_of(state.tile))

    def asks(self, state: Palazzo) -> Message:
        return say("palazzo-ask-placing", tile=tile_of(state.tile))

    def labels(self, state: Palazzo, action: int) -> Message:
        if action == DISCARD:
            return label(action)
        return with_gain(action, self.worth(state, action))

    def parts(self, state: Palazzo, action: int) -> list[str]:
        if action == DISCARD:
            return ["removed"]
        if action == FOUND:
            return [f"palaces:{int(state.actor)}"]
        return [f"palace:{int(state.actor)}:{action - PLACE + 1}"]

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        builder, tile = player(state.actor), tile_of(state.tile)
        if action == DISCARD:
            deed = say("palazzo-log-discard", player=builder, tile=tile)
        elif action == FOUND:
            deed = say("palazzo-log-found", player=builder, tile=tile)
        else:
            number = int(action - PLACE + 1)
            deed = say("palazzo-log-place", player=builder, tile=tile, palace=number)
        after = state.clone()
        after.step(action)
        if state.picks and not after.picks:
            left = int(count(after.removed) - count(state.removed)) - (action == DISCARD)
            if left > 0:
                deed = then(deed, say("palazzo-log-leftovers", tiles=left))
        return deed
