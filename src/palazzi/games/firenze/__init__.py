"""Firenze (Andreas Steding). See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from palazzi.core.errors import BadOption
from palazzi.core.game import Edition, Game, Unreached, Version
from palazzi.core.messages import Message
from palazzi.core.options import Option, Options
from palazzi.core.prompt import Prompt
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.tuning import Tuning
from palazzi.core.view import SPECTATOR, View
from palazzi.games.firenze import prompt as prompts
from palazzi.games.firenze import report as reports
from palazzi.games.firenze import setup, words
from palazzi.games.firenze import view as views
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.components import COLOURS, EDITION_TABLES, SEALS
from palazzi.games.firenze.rules import QUIET_TURNS, Firenze
from palazzi.games.firenze.state import PLACINGS
from palazzi.games.firenze.tables import tables_of

_MANY_TOWERS = "needs more towers on one site than random players are likely to keep raised"
_ARCHITECT = "random players seldom have both an Architect and towers that are a floor too high"


class FirenzeGame(Game):
    """firenze@1, all of docs/rules/firenze.md."""

    id = "firenze"
    players = range(2, 5)
    options = (
        Option("start", ("random", "0", "1", "2", "3"), "random"),
        Option("placing", PLACINGS, "spread"),
        Option("seals", (0, 1, 2, 3, 4, 5, 6, 7), 5),
        Option("dead", ("random", *COLOURS), "random"),
        Option("campanile", (True, False), False),
        Option("memory-aid", (True, False), False),
    )
    actions = ACTIONS
    variants = (
        {},
        {"placing": "hand", "seals": 7, "campanile": True},
        {"placing": "dead-colour", "campanile": True, "memory-aid": True},
    )
    edition_tables = EDITION_TABLES
    tuning = Tuning(ahead=8, beam=6)
    has_hidden_information = False
    unreached = (
        Unreached("raise", 8, _MANY_TOWERS),
        Unreached("deliver", 5, _MANY_TOWERS),
        Unreached("deliver-higher", 5, _MANY_TOWERS),
        Unreached("deliver-lower", 1, _ARCHITECT),
        Unreached("bell", 5, _MANY_TOWERS),
        Unreached("raze", 4, _MANY_TOWERS),
        Unreached("chip", 4, _MANY_TOWERS),
        Unreached("sabotage", 16, _MANY_TOWERS),
        Unreached("forfeit", 5, _MANY_TOWERS),
        Unreached("balcony", 19, "only an edition with other balcony tiles has one there"),
    )

    def start(self, players: int, options: Options, edition: Edition) -> State:
        dead = options["dead"]
        if dead != "random" and options["placing"] != "dead-colour":
            raise BadOption(
                f"Option 'dead' names {dead}, but no colour is dead; set placing=dead-colour too."
            )
        state = Firenze(players)
        state.tables = tables_of(edition)
        state.placing = PLACINGS.index(str(options["placing"]))
        state.seals_wanted = int(options["seals"])
        if dead != "random":
            state.chosen_dead = COLOURS.index(str(dead))
        state.campanile = bool(options["campanile"])
        state.memory_aid = bool(options["memory-aid"])
        if options["start"] != "random":
            state.chosen_start = self.seat_option(options["start"], players)
        setup.unpack(state)
        return state

    def from_json(self, data: Mapping[str, object]) -> State:
        state = Firenze(cast("int", data["players"]))
        state.load(data)
        return state

    def longest(self, players: int) -> int:
        # Before each big seal, and after the last one, lie at most the turns of FI-11.5. A turn has
        # at most: 6 actions to take a card, 1 to avert, 24 towers given up by all, 5 draws, 5 for a
        # swap, 17 to build, 13 to deliver, 3 for each of 7 persons; and three times (a Wholesaler,
        # an event, the limit) no more than all bricks, once all cards. The setup draws 1 + 1 + 4 +
        # 7 + 6 × 5 times.
        turns = (SEALS.value[players] * players + 1) * int(QUIET_TURNS) * players
        return 43 + turns * (6 + 1 + 24 + 5 + 5 + 17 + 13 + 21 + 3 * 88 + 52)

    def view(self, state: State, seat: int) -> View:
        return views.view(cast("Firenze", state), seat)

    def resample(self, view: View, rng: Rng) -> State:  # noqa: ARG002 - nothing is hidden
        return views.resample(view)

    def prompt(self, state: State, seat: int | None = None) -> Prompt:
        return prompts.prompt(cast("Firenze", state), seat)

    def label(self, action: int) -> Message:
        return words.label(action)

    def parts(self, state: State, action: int) -> list[str]:
        return prompts.parts(cast("Firenze", state), action)

    def report(
        self,
        state: State,
        action: int,
        seat: int = SPECTATOR,  # noqa: ARG002 - everybody reads the same
    ) -> Message | None:
        return reports.report(cast("Firenze", state), action)


VERSIONS = {1: FirenzeGame(Version(1, (), FirenzeGame.actions, FirenzeGame.options))}
