"""A whole game between bots, without a table: deal, ask, apply, record."""

from __future__ import annotations

import time
import warnings
from collections.abc import Mapping, Sequence

from palazzi.bots.bot import Bot
from palazzi.bots.external import ExternalBot
from palazzi.bots.seating import seated
from palazzi.core.dealer import Dealer, SeededDealer
from palazzi.core.errors import Illegal
from palazzi.core.game import Edition, Game
from palazzi.core.nature import Nature, happen
from palazzi.core.options import read_options
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State

NATURE = 1 << 16
"""The random stream of the world, far from those of the seats."""


def hand_of(state: State, bots: Sequence[str]) -> str:
    """Whose hand moves in a physical position, by the bot's name."""
    return bots[state.mover()] if state.mover() >= 0 else ""


def play(
    game: Game,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    nature: Nature | None = None,
) -> Record:
    """Play one game, a bot a seat; the same seed gives the same record.

    Draws and every bot have random streams of their own, so changing one bot does not change the
    deal. Each bot gets nothing but its Knowledge. ``exec:COMMAND`` is a bot too; a warning says if
    moves had to be made for it. Physical moves are carried out by the game's own world, or by
    ``nature``.
    """
    state = game.new(len(bots), options, edition)
    record = blank_record(game, bots, options, edition)
    rngs = [Rng(seed, 1 + seat) for seat in range(len(bots))]
    with seated(bots, game, rngs) as players:
        world = nature or game.nature(Rng(seed, NATURE))
        play_out(state, record, game, players, SeededDealer(Rng(seed)), world)
        for name, player in zip(bots, players, strict=True):
            if isinstance(player, ExternalBot) and player.incidents:
                made, first = player.counts.total(), player.incidents[0]
                warnings.warn(
                    f"{made} moves were made at random for {name}; the first: {first.kind}, "
                    f"{first.detail}",
                    RuntimeWarning,
                    stacklevel=2,
                )
    return record


def blank_record(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, object] | None,
    edition: Edition | None,
) -> Record:
    """The record of a game between bots before its first draw."""
    known = read_options(game.options, options)
    return Record(game.ruleset, len(bots), known, dict(edition or {}), list(bots))


def play_out(
    state: State,
    record: Record,
    game: Game,
    bots: Sequence[Bot],
    dealer: Dealer,
    nature: Nature | None = None,
) -> list[float]:
    """Play to the end and record it; return the seconds each seat took.

    ``nature`` carries physical moves out; without one it is the game's own, always the same.
    """
    world = nature or game.nature(Rng(0, NATURE))
    seconds = [0.0] * len(bots)
    while state.actor != OVER:
        actor = state.actor
        if state.physical():
            for happened, recording in happen(world, state, hand_of(state, record.seats)):
                record.add(CHANCE, game.text(happened), recording)
                state.apply(happened, recording)
            continue
        if actor == CHANCE:
            action = dealer.draw(state)
        else:
            knowledge = game.knowledge(state, actor)
            began = time.perf_counter()
            action = bots[actor].choose(knowledge)
            seconds[actor] += time.perf_counter() - began
            if not state.allows(action):
                name = record.seats[actor]
                raise Illegal(action, state.refusal(action), f"'{game.text(action)}' by {name}")
        record.add(actor, game.text(action))
        state.step(action)
    return seconds
