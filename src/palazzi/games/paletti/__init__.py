"""Palazzo Paletti (Bill Payne): the physical game. See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from palazzi.core.extras import require
from palazzi.core.game import Edition, Game
from palazzi.core.messages import Message
from palazzi.core.nature import Nature, Player, Showpiece
from palazzi.core.options import Options
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge, View
from palazzi.games.paletti import printed
from palazzi.games.paletti import view as views
from palazzi.games.paletti.aiming import Greedy
from palazzi.games.paletti.components import COLLAPSES, CORRECTABLE, HELP_AFTER, LEVELS, QUIET
from palazzi.games.paletti.palace import COLLAPSED, FREE
from palazzi.games.paletti.player import Builder
from palazzi.games.paletti.shapes import PalettiTables, PalettiView
from palazzi.games.paletti.showpiece import showpiece
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.versions import V1, V2
from palazzi.games.paletti.words import label

SEARCHING = "strong"
"""The level of what is asked to search: it tries moves in imagined palaces."""


class PalettiGame(Game[Paletti]):
    """All of docs/rules/paletti.md."""

    id = "paletti"
    position = Paletti
    view_type = PalettiView
    tables_type = PalettiTables
    players = range(2, 5)
    minutes = 30
    variants = (
        {},
        {"setup": "by-hand", "daring-plateaus": True, "show-loads": True, "free-hand": True},
    )
    correctable = CORRECTABLE
    physical = True
    extra = "paletti"

    def start(self, players: int, options: Options, edition: Edition) -> Paletti:
        state = self.prepared(players, options)
        state.rounds = QUIET.read(edition)
        collapse = COLLAPSES.read(edition)
        state.sunk, state.tilt = collapse["sunk"], collapse["tilt"]
        state.many = collapse["fallen"]
        return state

    def longest(self, players: int) -> int:
        # Setup: 21 draws, and by hand 21 pieces, each tried at most HELP_AFTER + 1 times in five
        # actions. A turn changes something (a column goes up one of five levels, is blocked or
        # leaves; a plateau is laid) or is one of at most three quiet rounds in a row. The longest
        # turn: two neutral attempts with all asked, or a claim, an objection, a penalty, a laying;
        # each may rest as often as its time allows, a second for each rest and six actions at it.
        setup = 30 + 21 * (HELP_AFTER + 1) * 5
        changes = 20 * 5 + 20 + 20 + 4
        return setup + (changes + 1) * 3 * players * (2 * players + 3 * (8 + 6 * 120))

    def view(self, state: Paletti, seat: int) -> View:
        return views.view(state, self.open_view(state, seat), seat)

    def tables(self, state: Paletti) -> Mapping[str, object]:
        return printed.tables(state)

    def resample(self, knowledge: Knowledge, rng: Rng) -> Paletti:
        state = self.from_knowledge(knowledge)
        views.resample(knowledge, state, rng)
        return state

    def label(self, action: int) -> Message:
        return label(action)

    def nature(self, rng: Rng) -> Nature:
        require(self.extra, "Palazzo Paletti")
        from palazzi.games.paletti.nature import PhysicalNature

        return PhysicalNature(rng)

    def free_hand(self, state: Paletti) -> bool:
        return bool(state.moving) and state.aim == FREE

    def showpiece(self, before: Paletti, state: Paletti) -> Showpiece | None:
        stood = before if state.ending == COLLAPSED else state
        return showpiece(stood.palace, int(stood.top))

    def player(self, name: str, rng: Rng) -> Player | None:
        if name == "greedy":
            return Greedy(self, rng)
        if name.partition(":")[0] == "search":
            name = SEARCHING
        if name not in LEVELS:
            return None
        require(self.extra, "Palazzo Paletti")
        return Builder(self, name, rng)


VERSIONS: Final = {1: PalettiGame(V1), 2: PalettiGame(V2)}
