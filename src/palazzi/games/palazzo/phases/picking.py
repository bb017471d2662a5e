# mypyc: compiled
"""A quarry with four tiles or more is not auctioned: everybody picks one, in turn (PZ-5.13)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.palazzo.actions import PICK
from palazzi.games.palazzo.components import KIND_NAMES
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.numbers import BUILDING
from palazzi.games.palazzo.pieces import remove
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import NO_KIND, kind_of, kinds_into, one_of, only_kind
from palazzi.games.palazzo.words import player, tile_of

ROUND_OF_PICKS: Final[i64] = 4
"""The number of tiles from which on a quarry is not auctioned."""


@final
class Picking(PalazzoPhase):
    """From the active player clockwise; what nobody picks leaves the game."""

    name = "picking"
    rule = "PZ-5.13"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"pick": ("PZ-5.13",)}

    def begins(self, state: Palazzo) -> None:
        """Of the first pick, and of every other once the tile before it is built."""
        lying = state.quarries[state.builder]
        if state.picks == state.players or lying == 0:
            self._clear_away(state)
            return
        state.actor = (state.active + state.picks) % state.players
        kind = only_kind(lying)
        if kind != NO_KIND:  # tiles that are all alike leave no choice
            self.does(state, PICK + kind)

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        return kinds_into(out, 0, PICK, state.quarries[state.builder])

    def does(self, state: Palazzo, action: i64) -> None:
        state.lot = one_of(state.quarries[state.builder], action - PICK)
        state.quarries[state.builder] -= state.lot
        state.picks += 1
        state.enter(BUILDING)

    def _clear_away(self, state: Palazzo) -> None:
        tile: i64 = 0
        while tile < 48:
            if (state.quarries[state.builder] >> tile) & 1:
                remove(state, kind_of(tile))
            tile += 1
        state.quarries[state.builder] = 0
        state.picks = 0
        state.end_turn()

    def parts(self, state: Palazzo, action: int) -> list[str]:
        return [f"quarry:{int(state.builder)}:{KIND_NAMES[action - PICK]}"]

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        tile = tile_of(action - PICK)
        return say("palazzo-log-pick", player=player(state.actor), tile=tile)
