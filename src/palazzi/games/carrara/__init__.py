"""Die Paläste von Carrara (Wolfgang Kramer, Michael Kiesling). See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from palazzi.core.errors import BadOption
from palazzi.core.game import Edition, Game, Version
from palazzi.core.messages import Message
from palazzi.core.options import Option, Options
from palazzi.core.prompt import Prompt
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.tuning import Tuning
from palazzi.core.view import SPECTATOR, View
from palazzi.games.carrara import prompt as prompts
from palazzi.games.carrara import report as reports
from palazzi.games.carrara import view as views
from palazzi.games.carrara.actions import ACTIONS
from palazzi.games.carrara.components import (
    CARD_COLOURS,
    CARDS,
    EDITION_TABLES,
    EXPANSIONS,
    greens,
    sets,
    upgraders,
)
from palazzi.games.carrara.rules import Carrara
from palazzi.games.carrara.tables import tables
from palazzi.games.carrara.words import label


class CarraraGame(Game):
    """carrara@1, all of docs/rules/carrara.md.

    The option ``expansion`` is off, random, or a suggested set of cards; the options ``brown``,
    ``purple``, ``grey`` and ``green`` name a single card of the expansion, 0 leaves it as drawn.
    """

    id = "carrara"
    players = range(2, 5)
    options = (
        Option("expansion", EXPANSIONS, "off"),
        *(Option(colour, (0, *CARDS.value[colour]), 0) for colour in CARD_COLOURS),
        Option("start", ("random", "0", "1", "2", "3"), "random"),
        Option("memory-aid", (True, False), False),
    )
    actions = ACTIONS
    variants = ({}, {"expansion": "random"})
    edition_tables = EDITION_TABLES
    tuning = Tuning(ahead=16, beam=8, scale=10.0)
    has_hidden_information = False

    def start(self, players: int, options: Options, edition: Edition) -> State:
        state = Carrara(players)
        state.tables = tables(upgraders(edition), greens(edition))
        state.memory_aid = bool(options["memory-aid"])
        if options["start"] != "random":
            state.chosen_start = self.seat_option(options["start"], players)
        self._lay_cards(state, options, sets(edition))
        return state

    def _lay_cards(
        self, state: Carrara, options: Options, known: Mapping[str, tuple[int, int, int, int]]
    ) -> None:
        """The cards that the host chose; the others will be drawn (CA-5.7)."""
        chosen = [int(options[colour]) for colour in CARD_COLOURS]
        expansion = str(options["expansion"])
        if expansion == "off":
            if any(chosen):
                raise BadOption(
                    "Cards belong to the expansion; choose it too, as in expansion=random."
                )
            return
        state.expand(EXPANSIONS.index(expansion))
        for i, number in enumerate(chosen):
            state.asked[i] = number
        of_set = known.get(expansion, (0, 0, 0, 0))
        cards = [number or of_set[i] for i, number in enumerate(chosen)]
        state.brown, state.purple, state.grey, state.green = cards

    def from_json(self, data: Mapping[str, object]) -> State:
        state = Carrara(cast("int", data["players"]))
        state.load(data)
        return state

    def longest(self, players: int) -> int:
        # Stones leave hands only to pay for buildings (90, and 48 for those of cost 8), so no more
        # than 42 + 138 are ever drawn or bought, and a purchase takes one at least.
        stones, paid, built = 42 + 138, 138, 36
        turns = stones + built + 7 * players  # bought, built, scored six times, or passed once
        # Alms (CA-7.18): after three in a row a player can afford any stone; and with wheel and bag
        # empty somebody must build or score within the round.
        alms = 3 * (turns + players) + players * (turns + 1)
        # Besides stones a turn asks for an action, a segment or place, an end, and two extras.
        return 1 + 4 + 9 + 5 * (turns + alms) + 2 * stones + paid

    def view(self, state: State, seat: int) -> View:
        return views.view(cast("Carrara", state), seat)

    def resample(self, view: View, rng: Rng) -> State:  # noqa: ARG002 (one world fits)
        return views.resample(view)

    def prompt(self, state: State, seat: int | None = None) -> Prompt:
        return prompts.prompt(cast("Carrara", state), seat)

    def label(self, action: int) -> Message:
        return label(action)

    def parts(self, state: State, action: int) -> list[str]:
        return prompts.parts(cast("Carrara", state), action)

    def report(  # all moves are open: every seat reads the same
        self,
        state: State,
        action: int,
        seat: int = SPECTATOR,  # noqa: ARG002
    ) -> Message | None:
        return reports.report(cast("Carrara", state), action)


VERSIONS = {1: CarraraGame(Version(1, (), CarraraGame.actions, CarraraGame.options))}
