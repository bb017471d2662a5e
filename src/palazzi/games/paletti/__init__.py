"""Palazzo Paletti (Bill Payne): the physical game. See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from palazzi.core.game import Edition, Game, Version
from palazzi.core.messages import Message
from palazzi.core.nature import Nature, Player
from palazzi.core.options import Option, Options
from palazzi.core.prompt import Prompt
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.view import SPECTATOR, View
from palazzi.games.paletti import prompt as prompts
from palazzi.games.paletti import report as reports
from palazzi.games.paletti import view as views
from palazzi.games.paletti.actions import ACTIONS
from palazzi.games.paletti.aiming import Greedy
from palazzi.games.paletti.components import HELP_AFTER, LEVELS, quiet_rounds
from palazzi.games.paletti.player import Builder
from palazzi.games.paletti.rules import Paletti
from palazzi.games.paletti.state import FREE

SEARCHING = "strong"
"""The level of what is asked to search: it tries moves in imagined palaces."""


class PalettiGame(Game):
    """paletti@1, all of docs/rules/paletti.md."""

    id = "paletti"
    players = range(2, 5)
    options = (
        Option("start", ("random", "0", "1", "2", "3"), "random"),
        Option("setup", ("drawn", "by-hand"), "drawn"),
        Option("daring-plateaus", (True, False), False),
        Option("show-loads", (True, False), False),
        Option("free-hand", (True, False), False),
    )
    actions = ACTIONS
    variants = (
        {},
        {"setup": "by-hand", "daring-plateaus": True, "show-loads": True, "free-hand": True},
    )
    edition_tables = ("quiet-rounds",)
    physical = True

    def start(self, players: int, options: Options, edition: Edition) -> State:
        state = Paletti(players)
        state.built_by_hand = options["setup"] == "by-hand"
        state.daring = bool(options["daring-plateaus"])
        state.show_loads = bool(options["show-loads"])
        state.by_hand = bool(options["free-hand"])
        state.rounds = quiet_rounds(edition)
        if options["start"] != "random":
            state.chosen_start = self.seat_option(options["start"], players)
        return state

    def from_json(self, data: Mapping[str, object]) -> State:
        state = Paletti(cast("int", data["players"]))
        state.load(data)
        return state

    def longest(self, players: int) -> int:
        # Setup: 21 draws, and by hand 21 pieces, each tried at most HELP_AFTER + 1 times in five
        # actions. A turn changes something (a column goes up one of five levels, is blocked or
        # leaves; a plateau is laid) or is one of at most three quiet rounds in a row. The longest
        # turn: two neutral attempts with all asked, or a claim, an objection, a penalty, a laying.
        setup = 30 + 21 * (HELP_AFTER + 1) * 5
        changes = 20 * 5 + 20 + 20 + 4
        return setup + (changes + 1) * 3 * players * (2 * players + 3 * 8)

    def view(self, state: State, seat: int) -> View:
        return views.view(cast("Paletti", state), seat)

    def resample(self, view: View, rng: Rng) -> State:
        return views.resample(view, rng)

    def prompt(self, state: State, seat: int | None = None) -> Prompt:
        return prompts.prompt(cast("Paletti", state), seat)

    def label(self, action: int) -> Message:
        return prompts.label(action)

    def parts(self, state: State, action: int) -> list[str]:
        return prompts.parts(cast("Paletti", state), action)

    def report(self, state: State, action: int, seat: int = SPECTATOR) -> Message | None:
        del seat  # everybody is told the same
        return reports.report(cast("Paletti", state), action)

    def nature(self, rng: Rng) -> Nature:
        from palazzi.games.paletti.nature import PhysicalNature

        return PhysicalNature(rng)

    def free_hand(self, state: State) -> bool:
        paletti = cast("Paletti", state)
        return bool(paletti.moving) and paletti.aim == FREE

    def player(self, name: str, rng: Rng) -> Player | None:
        if name == "greedy":
            return Greedy(rng)
        if name.partition(":")[0] == "search":
            name = SEARCHING
        return Builder(name, rng) if name in LEVELS else None


VERSIONS = {1: PalettiGame(Version(1, (), PalettiGame.actions, PalettiGame.options))}
