"""A whole game between bots, without a table: deal, ask, apply, record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from palazzi.bots.bot import make_bot
from palazzi.core.dealer import SeededDealer
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
    deal. Each bot gets nothing but its View. Physical moves are carried out by the game's own
    world, or by the ``nature`` given.
    """
    state = game.new(len(bots), options, edition)
    record = Record(
        game.ruleset,
        len(bots),
        read_options(game.options, options),
        dict(edition or {}),
        list(bots),
    )
    dealer = SeededDealer(Rng(seed))
    world = nature or game.nature(Rng(seed, NATURE))
    seats = [make_bot(name, game, Rng(seed, 1 + i)) for i, name in enumerate(bots)]
    while state.actor != OVER:
        actor = state.actor
        if state.physical():
            for happened, recording in happen(world, state, hand_of(state, bots)):
                record.add(CHANCE, game.text(happened), recording)
                state.apply(happened, recording)
            continue
        if actor == CHANCE:
            action = dealer.draw(state)
        else:
            action = seats[actor].choose(game.view(state, actor))
            if not state.allows(action):
                raise Illegal(
                    action, state.refusal(action), f"'{game.text(action)}' by {bots[actor]}"
                )
        record.add(actor, game.text(action))
        state.step(action)
    return record
