"""Palazzo (Reiner Knizia): the exemplar of a game's folder. See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from palazzi.core.game import Edition, Game, Unreached
from palazzi.core.messages import Message
from palazzi.core.options import Option, Options
from palazzi.core.prompt import Prompt
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.tuning import Tuning
from palazzi.core.view import SPECTATOR, View
from palazzi.games.palazzo import prompt as prompts
from palazzi.games.palazzo import report as reports
from palazzi.games.palazzo import view as views
from palazzi.games.palazzo.actions import ACTIONS
from palazzi.games.palazzo.components import price_at_turn_start, stacks
from palazzi.games.palazzo.rules import Palazzo
from palazzi.games.palazzo.state import QUIET_TURNS

_REASON = (
    "only a player with so many palaces at once has such numbers; random ones do not get there"
)


class PalazzoGame(Game):
    """palazzo@1, all of docs/rules/palazzo.md."""

    id = "palazzo"
    version = 1
    players = range(2, 5)
    options = (
        Option("start", ("random", "0", "1", "2", "3"), "random"),
        Option("memory-aid", (True, False), False),
    )
    actions = ACTIONS
    edition_tables = ("stacks", "price")
    tuning = Tuning(ahead=10, beam=4)
    unreached = (
        Unreached("place", 7, _REASON),
        Unreached("extract", 25, _REASON),
        Unreached("insert", 7, _REASON),
        Unreached("into", 6, _REASON),
        Unreached("raze", 7, _REASON),
    )

    def start(self, players: int, options: Options, edition: Edition) -> State:
        state = Palazzo(players)
        state.stack1, state.stack2, state.stack3 = stacks(edition)
        state.price_at_start = price_at_turn_start(edition)
        state.memory_aid = bool(options["memory-aid"])
        if options["start"] != "random":
            state.chosen_start = self.seat_option(options["start"], players)
        return state

    def from_json(self, data: Mapping[str, object]) -> State:
        state = Palazzo(cast("int", data["players"]))
        state.load(data)
        return state

    def longest(self, players: int) -> int:
        # 24 draws of two tiles at most (PZ-9.7), each after at most 30 other turns (PZ-9.8). A turn
        # of money has 2 (players + 1) actions and a choice; an auction lays at most 55 cards, each
        # at most once a raise, and every raise and pass is one more; building adds two a tile.
        quiet = QUIET_TURNS * (2 * players + 3)
        return 5 + 4 * players + 1 + 24 * (int(quiet) + 3 + 3 * 55 + players + 2 * 48)

    def view(self, state: State, seat: int) -> View:
        return views.view(cast("Palazzo", state), seat)

    def resample(self, view: View, rng: Rng) -> State:
        return views.resample(view, rng)

    def prompt(self, state: State, seat: int | None = None) -> Prompt:
        return prompts.prompt(cast("Palazzo", state), seat)

    def label(self, action: int) -> Message:
        return prompts.label(action)

    def parts(self, state: State, action: int) -> list[str]:
        return prompts.parts(cast("Palazzo", state), action)

    def report(self, state: State, action: int, seat: int = SPECTATOR) -> Message | None:
        return reports.report(cast("Palazzo", state), action, seat)


GAME = PalazzoGame()
