"""Palazzo (Reiner Knizia): the exemplar of a game's folder. See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from palazzi.core.game import Edition, Game, Unreached
from palazzi.core.messages import Message
from palazzi.core.options import Options
from palazzi.core.prompt import Forecast
from palazzi.core.rng import Rng
from palazzi.core.tuning import Tuning
from palazzi.core.view import Knowledge, View
from palazzi.games.palazzo import printed
from palazzi.games.palazzo import view as views
from palazzi.games.palazzo.components import (
    CORRECTABLE,
    KIND_NAMES,
    MOST_QUIET_TURNS,
    PRICE,
    QUIET,
    stacks,
)
from palazzi.games.palazzo.features import FEATURES
from palazzi.games.palazzo.forecast import lot_forecasts, tile_forecasts
from palazzi.games.palazzo.phases.numbers import BIDDING
from palazzi.games.palazzo.shapes import PalazzoTables, PalazzoView
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import kinds_in
from palazzi.games.palazzo.versions import V1
from palazzi.games.palazzo.words import label

_REASON = (
    "only a player with that many palaces at once has such numbers; random ones do not get there"
)
_LOOSE: Final = ("warehouse", "quarry", "lot", "cart")
"""Where tiles lie that nobody has built yet, as parts name them."""


class PalazzoGame(Game[Palazzo]):
    """All of docs/rules/palazzo.md."""

    id = "palazzo"
    position = Palazzo
    view_type = PalazzoView
    tables_type = PalazzoTables
    players = range(2, 5)
    minutes = 60
    correctable = CORRECTABLE
    tuning = Tuning(ahead=10, beam=4, review=960)
    features = FEATURES
    unreached = (
        Unreached("place", 7, _REASON),
        Unreached("extract", 25, _REASON),
        Unreached("insert", 7, _REASON),
        Unreached("into", 6, _REASON),
        Unreached("raze", 7, _REASON),
    )

    def start(self, players: int, options: Options, edition: Edition) -> Palazzo:
        state = self.prepared(players, options)
        state.stack1, state.stack2, state.stack3 = stacks(edition)
        state.price_at_start = PRICE.read(edition) == "turn-start"
        state.quiet_turns = QUIET.read(edition)
        return state

    def longest(self, players: int) -> int:
        # 24 draws of two tiles at most (PZ-9.7), each after the other turns of PZ-9.8. A turn of
        # money has 2 (players + 1) actions and a choice; an auction lays at most 55 cards, each at
        # most once per raise, and every raise and pass is one more; building adds two per tile.
        quiet = MOST_QUIET_TURNS * (2 * players + 3)
        return 5 + 4 * players + 1 + 24 * (quiet + 3 + 3 * 55 + players + 2 * 48)

    def view(self, state: Palazzo, seat: int) -> View:
        return views.view(state, self.open_view(state, seat), seat)

    def tables(self, state: Palazzo) -> Mapping[str, object]:
        return printed.tables(state)

    def at_stake(self, state: Palazzo, seat: int) -> list[Forecast]:
        if state.phase != BIDDING or state.passed >> seat & 1:
            return []
        lot = [KIND_NAMES.index(name) for name in kinds_in(state.quarries[state.builder])]
        return lot_forecasts(state, seat, lot)

    def forecasts(self, state: Palazzo, part: str, seat: int) -> list[Forecast]:
        place, _, tile = part.rpartition(":")
        if place.partition(":")[0] not in _LOOSE or tile not in KIND_NAMES:
            return []
        return tile_forecasts(state, seat, KIND_NAMES.index(tile))

    def knowledge(self, state: Palazzo, seat: int) -> Knowledge:
        known = super().knowledge(state, seat)
        known["memory"]["stock"] = views.remembered_stock(state)
        return known

    def resample(self, knowledge: Knowledge, rng: Rng) -> Palazzo:
        state = self.from_knowledge(knowledge)
        views.resample(knowledge, state, rng)
        return state

    def label(self, action: int) -> Message:
        return label(action)


VERSIONS: Final = {1: PalazzoGame(V1)}
