"""Bots: legal moves from knowledge alone, the same for a seed, and greedy better than chance."""

from __future__ import annotations

import pytest

from palazzi.bots.bot import BOTS, make_bot
from palazzi.bots.levels import LEVELS
from palazzi.bots.match import play
from palazzi.core.game import Game
from palazzi.core.nature import ScriptedNature
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from tests.conformance.case import Case

AHEAD = 4
GAMES = 12
"""Who is ahead by four wins within twelve games is better: by luck alone that is one case in four.
"""
QUICK = ("search:2", "greedy", "novice", "casual", "random")
"""One of each kind, with budgets that suit a test."""
QUICK_HANDS = ("greedy", "random")
"""In a physical game: those that do not look into the world before they move."""


def quick(game: Game) -> tuple[str, ...]:
    """Bots to play whole games with."""
    return QUICK_HANDS if game.physical else QUICK


def companies(game: Game, players: int) -> list[list[str]]:
    """Tables at which each of them sits once; whoever plays at random takes what is left."""
    kinds = quick(game)
    tables = [list(kinds[first : first + players]) for first in range(0, len(kinds), players)]
    return [[*table, *["random"] * (players - len(table))] for table in tables]


@pytest.mark.spread
def test_every_kind_of_bot_plays_whole_games_that_replay(case: Case) -> None:
    for bots in companies(case.game, case.players):
        record = play(case.game, bots, 3, case.options, nature=ScriptedNature(Rng(3)))
        assert record.replay(case.game).outcome() is not None


def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    for bots in companies(game, game.players[-1]):
        records = [play(game, bots, 3, nature=ScriptedNature(Rng(3))).to_text() for _ in range(2)]
        assert records[0] == records[1]


@pytest.mark.foreseen
def test_nothing_is_estimated_once_a_game_is_over(case: Case) -> None:
    """A search that reaches the end knows how it ended."""
    for seed in range(4):
        state = list(case.steps(seed))[-1][0]  # the live position, by now the last one
        assert [state.evaluate(seat) for seat in range(case.players)] == state.scores()


def test_every_bot_and_level_answers_for_every_game(case: Case) -> None:
    """With a time budget too: the first decision of a game."""
    assert LEVELS.keys() <= BOTS.keys()
    state = next(state for state, _ in case.steps(5) if state.actor != CHANCE)
    known = case.game.knowledge(state, int(state.actor))
    names = ("novice", "casual", "strong", "search:20ms") if case.variant == 0 else ("search:5ms",)
    for name in names:
        assert state.allows(make_bot(name, case.game, Rng(1)).choose(known)), name


@pytest.mark.foreseen  # in a physical game it is the hand that wins; a scripted world has none
def test_greedy_beats_random(game: Game) -> None:
    """A small sample, ended as soon as it is clear; the measured rates are in docs/bots.md."""
    for variant in game.variants:
        lead = 0.0
        for seed in range(GAMES):
            seat = seed % 2
            bots = ["random", "random"]
            bots[seat] = "greedy"
            outcome = play(game, bots, seed, variant).replay(game).outcome()
            assert outcome is not None
            lead += 2 * (seat in outcome.winners) / len(outcome.winners) - 1
            if lead >= AHEAD:
                break
        assert lead >= AHEAD, variant
