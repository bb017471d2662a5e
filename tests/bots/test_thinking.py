"""What a search keeps between decisions, when it stops, and that more of it is better."""

from __future__ import annotations

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.bots.budget import Budget
from palazzi.bots.match import play
from palazzi.bots.plan import KEPT, PlannedMoves
from palazzi.bots.thinking import SearchBot, think
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from palazzi.core.view import Knowledge
from palazzi.testing import dealt


def test_a_tree_is_kept_over_the_draws_of_a_turn() -> None:
    """In Carrara, turning the wheel draws stones before the purchase: the tree below is reused."""
    game = palazzi.game("carrara")
    state = dealt(game, 2)
    seat = int(state.actor)
    bot = SearchBot(game, Rng(1), Budget(iterations=40))
    state.apply(bot.choose(game.knowledge(state, seat)))
    assert state.actor == CHANCE
    kept = bot._kept
    assert kept is not None
    assert kept.actor == seat
    assert 0 < kept.visits <= 10
    before = kept.visits
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    state.apply(bot.choose(game.knowledge(state, seat)))
    assert kept.visits > before, "what was found before was gone on with"


def test_it_stops_when_the_best_can_no_longer_be_overtaken() -> None:
    game = palazzi.game("carrara")
    state = dealt(game, 2)
    known = game.knowledge(state, int(state.actor))
    search = think(game, known, game.resample(known, Rng(1)), Budget(iterations=400), Rng(1))
    left = 400 - search.root.visits
    assert left >= 0
    assert search.lead() >= left


def test_plans_do_not_pile_up() -> None:
    """Only the latest are kept, however many tables a process plays."""
    game = palazzi.game("palazzo")
    plan = PlannedMoves(game)
    for number in range(2 * KEPT):
        plan._decisions[str(number)] = 1
    state = dealt(game, 2)
    plan.make(state, state.legal()[:1])
    assert len(plan._decisions) == KEPT


def test_a_bot_made_anew_for_each_decision_goes_on_with_its_plan() -> None:
    """As the server does it; a position that was not expected is thought about."""
    game = palazzi.game("firenze")
    plan = PlannedMoves(game)
    state = dealt(game, 2)
    seat = int(state.actor)
    asked: list[Knowledge] = []
    while state.actor == seat:
        asked.append(game.knowledge(state, seat))
        planned = dict(plan._decisions)
        action = make_bot("greedy", game, Rng(2), plan).choose(asked[-1])
        assert not planned or action in planned.values()
        state.apply(action)
    assert asked


def test_searching_beats_taking_what_looks_best() -> None:
    """A small sample at a small budget; the measured rates are in docs/bots.md."""
    game = palazzi.game("palazzo")
    won = 0.0
    for seed in range(6):
        bots = ["greedy", "greedy"]
        bots[seed % 2] = "search:30"
        outcome = play(game, bots, seed).replay(game).outcome()
        assert outcome is not None
        won += (seed % 2 in outcome.winners) / len(outcome.winners)
    assert won >= 4
