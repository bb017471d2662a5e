"""The search, over every game: fair, repeatable, bounded, free where there is nothing to decide."""

from __future__ import annotations

import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.bots.bot import make_bot
from palazzi.bots.budget import Budget
from palazzi.bots.explain import explain
from palazzi.bots.plan import PlannedMoves
from palazzi.bots.search import Search
from palazzi.bots.thinking import think
from palazzi.core.dealer import SeededDealer
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, State
from palazzi.core.view import Knowledge, canonical
from palazzi.locale import LANGUAGES, catalogue
from tests.command import run_python
from tests.conformance.case import SEEDS, Case, spread

pytestmark = [pytest.mark.foreseen, pytest.mark.spread]
"""A search plays through what may come of a move; of a physical one only a world knows."""
LITTLE = Budget(iterations=6)


def decisions(case: Case, seed: int, most: int = 12) -> list[State]:
    """Some positions of a random game in which a seat has a choice, all of them copies."""
    found = [s.clone() for s, _ in case.sampled(seed, 8 * most) if s.actor >= 0]
    return [s for s in found if len(s.legal()) > 1][:: max(1, len(found) // most)]


def own(case: Case, state: State) -> Knowledge:
    """What the actor knows."""
    return case.game.knowledge(state, int(state.actor))


@settings(max_examples=2)
@given(seed=SEEDS, more=st.integers(0, 1000))
def test_a_choice_is_the_same_in_all_worlds_that_look_the_same(
    case: Case, seed: int, more: int
) -> None:
    """The leak test: nothing but the View decides, down to visits and values."""
    for state in decisions(case, seed, 3):
        known = own(case, state)
        other = case.game.resample(known, Rng(seed, 1 + more))
        found = []
        for truth in (state, other):
            seen = case.game.knowledge(truth, int(truth.actor))
            found.append(
                (
                    make_bot("search:6", case.game, Rng(more)).choose(seen),
                    canonical(explain(case.game, seen, LITTLE, Rng(more))),
                )
            )
        assert found[0] == found[1]


def test_the_same_seed_and_iterations_give_the_same_tree(case: Case) -> None:
    state = decisions(case, 11)[0]
    told = [canonical(explain(case.game, own(case, state), LITTLE, Rng(3))) for _ in range(2)]
    assert told[0] == told[1]


def test_an_explanation_is_data_that_fits_its_position(case: Case) -> None:
    """Legal moves, shares that add up, chances that are chances, and words in every language."""
    for state in decisions(case, 12, 2):
        told = explain(case.game, own(case, state), Budget(iterations=16), Rng(3))
        assert json.loads(canonical(told)) == told
        assert told["seat"] == state.actor
        assert told["candidates"][0]["visits"] == max(c["visits"] for c in told["candidates"])
        assert abs(sum(c["share"] for c in told["candidates"]) - 1) < 1e-9
        for candidate in told["candidates"]:
            assert state.allows(candidate["action"])
            assert candidate["move"][0]["action"] == candidate["action"]
            assert all(step["seat"] == state.actor for step in candidate["move"])
            if told["iterations"]:
                assert len(candidate["wins"]) == len(candidate["points"]) == case.players
                assert all(0 <= chance <= 1 for chance in candidate["wins"])
            for step in candidate["move"] + candidate["line"]:
                assert case.game.parse(step["text"]) == step["action"]
                for language in LANGUAGES:
                    assert catalogue(language).say(step["words"])


def test_what_is_forced_is_not_searched(case: Case) -> None:
    """One legal action costs nothing: not even a budget of a million iterations."""
    looked = 0
    for state, _ in case.sampled(13, 400):
        if state.actor >= 0 and len(state.legal()) == 1:
            bot = make_bot("search:1000000", case.game, Rng(1))
            assert [bot.choose(own(case, state))] == state.legal()
            looked += 1
            if looked == 5:
                break
    if not looked:
        pytest.skip("whoever is to act always has a choice, so nothing here is ever forced")


def test_a_tree_never_grows_beyond_its_limit(case: Case) -> None:
    state = max(decisions(case, 14), key=lambda s: len(s.legal()))
    world = case.game.resample(own(case, state), Rng(1))
    search = Search(world, Rng(2), case.game.tuning, most_nodes=20)
    search.run(world, 40)
    assert search.root.size() <= 20 + len(search.moves)
    assert search.root.visits == 40
    assert search.root.size() == search.nodes


def test_a_move_is_thought_out_once(case: Case) -> None:
    """What follows in the same move is recalled for what was expected, and only for that."""
    game = case.game
    for state in decisions(case, 15, 6):
        plan = PlannedMoves(game)
        seat = int(state.actor)
        bot = make_bot("search:4", game, Rng(4), plan)
        first = bot.choose(game.knowledge(state, seat))
        expected = len(plan._decisions)
        for _ in range(expected):
            state.apply(first)
            assert state.actor == seat
            planned = dict(plan._decisions)
            first = bot.choose(game.knowledge(state, seat))
            assert planned[canonical(game.knowledge(state, seat))] == first
            assert state.allows(first)
        assert not plan._decisions


def test_a_tree_is_kept_where_only_a_draw_lies_between(case: Case) -> None:
    """And faded: the draw has shown which of its worlds came true."""
    game = case.game
    for state in decisions(case, 16, 10):
        known = own(case, state)
        world = game.resample(known, Rng(5))
        search = think(game, known, world, Budget(iterations=8), Rng(6))
        place = search.best()
        visits = search.visits(place)
        node = search.kept(place)
        if node is None:
            continue
        assert node.actor == state.actor
        assert node.visits == visits // 4
        for action in search.lines[place]:
            state.step(action)
        dealer = SeededDealer(Rng(7))
        while state.actor == CHANCE:
            state.step(dealer.draw(state))
        if state.actor == node.actor:
            again = Search(game.resample(own(case, state), Rng(8)), Rng(9), game.tuning, node)
            assert again.root is node
            assert again.nodes == node.size()


FOUND = """
import sys, json, palazzi
from palazzi.bots.budget import Budget
from palazzi.bots.explain import explain
from palazzi.core.playout import is_compiled
from palazzi.core.rng import Rng
from palazzi.core.view import canonical
assert not is_compiled()
for line in sys.stdin:
    known = json.loads(line)
    print(canonical(explain(palazzi.game(known["game"]), known, Budget(iterations=2), Rng(5))))
"""


def one_position(case: Case) -> Knowledge:
    """A late one: the sources take their time to play a game through from its beginning."""
    return own(case, decisions(case, 17)[-1])


@cache
def interpreted(game: Game) -> dict[str, str]:
    """What is found in all cases of a ruleset, by case; starting a process takes the longest."""
    cases = spread(game)
    views = "".join(canonical(one_position(case)) + "\n" for case in cases)
    told = run_python(FOUND, views, PALAZZI_PURE="1").splitlines()
    return {str(case): line for case, line in zip(cases, told, strict=True)}


def test_compiled_and_interpreted_find_the_same(case: Case) -> None:
    found = explain(case.game, one_position(case), Budget(iterations=2), Rng(5))
    assert canonical(found) == interpreted(case.game)[str(case)]
