"""Bots: legal moves from views alone, the same for the same seed, and greedy better than chance."""

from __future__ import annotations

from palazzi.bots.bot import BOTS
from palazzi.bots.match import play
from palazzi.core.game import Game
from palazzi.core.nature import ScriptedNature
from palazzi.core.rng import Rng
from tests.conformance.case import Case

GAMES = 8


def test_every_bot_plays_whole_games_that_replay(case: Case) -> None:
    bots = [*BOTS, *BOTS][: case.players]
    record = play(case.game, bots, 3, case.options, nature=ScriptedNature(Rng(3)))
    assert record.replay(case.game).outcome() is not None


def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    for name in BOTS:
        records = [
            play(game, [name, "random"], 3, nature=ScriptedNature(Rng(3))).to_text()
            for _ in range(2)
        ]
        assert records[0] == records[1]


def test_greedy_beats_random(game: Game) -> None:
    """A small sample with a wide margin; the measured rates are in docs/bots.md.

    In a physical game it is the hand that wins, and a scripted world has no hands.
    """
    if game.physical:
        return
    for variant in game.variants:
        won = 0.0
        for seed in range(GAMES):
            seat = seed % 2
            bots = ["random", "random"]
            bots[seat] = "greedy"
            outcome = play(game, bots, seed, variant).replay(game).outcome()
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
        assert won >= 0.75 * GAMES, variant
