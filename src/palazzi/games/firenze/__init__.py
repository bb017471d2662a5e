"""Firenze (Andreas Steding). See README.md beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from palazzi.core.edition import Correctable
from palazzi.core.errors import BadOption
from palazzi.core.game import Edition, Game, Unreached
from palazzi.core.messages import Message
from palazzi.core.options import Options
from palazzi.core.rng import Rng
from palazzi.core.tuning import Tuning
from palazzi.core.view import Knowledge, View
from palazzi.games.firenze import printed
from palazzi.games.firenze import view as views
from palazzi.games.firenze.components import CORRECTABLE, CORRECTABLE_V1, MOST_QUIET_TURNS, SEALS
from palazzi.games.firenze.features import FEATURES
from palazzi.games.firenze.phases.setup import unpack
from palazzi.games.firenze.shapes import FirenzeTables, FirenzeView
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.tables import tables_of
from palazzi.games.firenze.versions import V1, V2
from palazzi.games.firenze.words import label

_MANY_TOWERS = "needs more towers on one site than random players are likely to keep raised"
_SABOTEUR = "only an edition that makes the Saboteur a person has it in hands"
_ARCHITECT = "random players seldom have both an Architect and towers that are a floor too high"


class FirenzeGame(Game[Firenze]):
    """All of docs/rules/firenze.md."""

    id = "firenze"
    position = Firenze
    view_type = FirenzeView
    tables_type = FirenzeTables
    players = range(2, 5)
    minutes = 75
    variants = (
        {},
        {"placing": "hand", "seals": 7, "campanile": True},
        {"placing": "dead-colour", "campanile": True, "memory-aid": True},
    )
    correctable: tuple[Correctable, ...] = CORRECTABLE
    tuning = Tuning(ahead=8, beam=6, review=120)
    features = FEATURES
    has_hidden_information = False
    unreached: tuple[Unreached, ...] = (
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
        Unreached("drop", 14, _SABOTEUR),
        Unreached("play", 6, _SABOTEUR),
    )

    def start(self, players: int, options: Options, edition: Edition) -> Firenze:
        dead = options["dead"]
        if dead != "random" and options["placing"] != "dead-colour":
            bad = BadOption(
                f"Option 'dead' names {dead}, but no colour is dead; set placing=dead-colour too."
            )
            raise bad.told("error-firenze-dead")
        state = self.prepared(players, options)
        state.tables = tables_of(edition)
        unpack(state)
        return state

    def longest(self, players: int) -> int:
        # Before each big seal, and after the last one, lie at most the turns of FI-11.5. A turn has
        # at most: 6 actions to take a card, 1 to avert, 24 towers given up by all, 5 draws, 5 for a
        # swap, 17 to build, 13 to deliver, 3 for each of 8 persons; and three times (a Wholesaler,
        # an event, the limit) no more than all bricks, once all cards. The setup draws 1 + 1 + 4 +
        # 7 + 6 × 5 times.
        turns = (SEALS.value[players] * players + 1) * MOST_QUIET_TURNS * players
        return 43 + turns * (6 + 1 + 24 + 5 + 5 + 17 + 13 + 24 + 3 * 88 + 52)

    def view(self, state: Firenze, seat: int) -> View:
        return views.view(state, self.open_view(state, seat), seat)

    def tables(self, state: Firenze) -> Mapping[str, object]:
        return printed.tables(state)

    def resample(self, knowledge: Knowledge, rng: Rng) -> Firenze:  # noqa: ARG002 - nothing is hidden
        state = self.from_knowledge(knowledge)
        views.resample(knowledge, state)
        return state

    def label(self, action: int) -> Message:
        return label(action)


class FirenzeGameV1(FirenzeGame):
    """Where the Saboteur is an event, whatever the copy says."""

    correctable = CORRECTABLE_V1
    unreached = FirenzeGame.unreached[:-2]


VERSIONS: Final = {1: FirenzeGameV1(V1), 2: FirenzeGame(V2)}
