"""Die Paläste von Carrara (Wolfgang Kramer, Michael Kiesling). See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from palazzi.core.errors import BadOption
from palazzi.core.game import Edition, Game
from palazzi.core.messages import Message
from palazzi.core.options import Options
from palazzi.core.rng import Rng
from palazzi.core.state import course
from palazzi.core.tuning import Tuning
from palazzi.core.view import SPECTATOR, Knowledge, View
from palazzi.games.carrara import printed
from palazzi.games.carrara import view as views
from palazzi.games.carrara.components import (
    CARD_COLOURS,
    CORRECTABLE,
    cards,
    figures,
)
from palazzi.games.carrara.counts import ONE_EACH
from palazzi.games.carrara.features import FEATURES
from palazzi.games.carrara.shapes import CarraraTables, CarraraView
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.tables import tables
from palazzi.games.carrara.versions import V1, V2
from palazzi.games.carrara.words import label, then


class CarraraGame(Game[Carrara]):
    """All of docs/rules/carrara.md.

    The option ``expansion`` is off, random, or a suggested set of cards; the options ``brown``,
    ``purple``, ``grey`` and ``green`` name a single card of the expansion, 0 leaves it as drawn.
    """

    id = "carrara"
    position = Carrara
    view_type = CarraraView
    tables_type = CarraraTables
    players = range(2, 5)
    minutes = 60
    variants = ({}, {"expansion": "random"})
    correctable = CORRECTABLE
    tuning = Tuning(ahead=16, beam=8, scale=10.0, review=480)
    features = FEATURES
    has_hidden_information = False

    def start(self, players: int, options: Options, edition: Edition) -> Carrara:
        state = self.prepared(players, options)
        state.wheel[0] = ONE_EACH
        state.tables = tables(figures(edition))
        self._lay_cards(state, options, edition)
        return state

    def _lay_cards(self, state: Carrara, options: Options, edition: Edition) -> None:
        """The cards that the host chose; the others will be drawn (CA-5.7)."""
        chosen = [int(options[colour]) for colour in CARD_COLOURS]
        laid = cards(edition, str(options["expansion"]), chosen)
        if options["expansion"] == "off":
            if any(chosen):
                bad = BadOption(
                    "Cards belong to the expansion; choose it too, as in expansion=random."
                )
                raise bad.told("error-carrara-cards")
            return
        state.expand()
        state.brown, state.purple, state.grey, state.green = laid

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

    def view(self, state: Carrara, seat: int) -> View:
        return views.view(state, self.open_view(state, seat), seat)

    def tables(self, state: Carrara) -> Mapping[str, object]:
        return printed.tables(state)

    def resample(self, knowledge: Knowledge, rng: Rng) -> Carrara:  # noqa: ARG002 (one world fits)
        state = self.from_knowledge(knowledge)
        views.resample(knowledge, state)
        return state

    def label(self, action: int) -> Message:
        return label(action)

    def report(self, state: Carrara, action: int, seat: int = SPECTATOR) -> Message | None:
        """What follows from the action without a choice is told with it."""
        told: Message | None = None
        for at, each in course(state, action):
            sentence = super().report(at, each, seat)
            if told is None:
                told = sentence
            elif sentence is not None:
                told = then(told, sentence)
        return told


VERSIONS: Final = {1: CarraraGame(V1), 2: CarraraGame(V2)}
