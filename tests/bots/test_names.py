"""Names of bots: budgets, levels and what is said about names that cannot be read."""

from __future__ import annotations

import pytest

import palazzi
from palazzi.bots.bot import BOTS, is_bot, make_bot
from palazzi.bots.budget import Budget, Stopwatch, read_budget
from palazzi.bots.levels import LEVELS
from palazzi.core.errors import BadBot
from palazzi.core.rng import Rng
from palazzi.locale import LANGUAGES, catalogue
from palazzi.server.base.settings import Settings
from palazzi.table.seats import read_level


@pytest.mark.parametrize(
    ("text", "budget", "shown"),
    [
        ("200ms", Budget(seconds=0.2), "200ms"),
        ("2s", Budget(seconds=2.0), "2s"),
        ("1.5s", Budget(seconds=1.5), "1.5s"),
        (" 300 ", Budget(iterations=300), "300"),
    ],
)
def test_budgets_are_read_and_shown(text: str, budget: Budget, shown: str) -> None:
    assert read_budget(text) == budget
    assert str(budget) == shown
    assert read_budget(shown) == budget


@pytest.mark.parametrize("text", ["", "fast", "200 ms", "-5", "2m", "1e3", "2,5s", "½s", "ms"])
def test_what_is_no_budget_is_told_how_to_write_one(text: str) -> None:
    with pytest.raises(BadBot, match="write a time such as 200ms or 2s, or a number of iterations"):
        make_bot(f"search:{text}", palazzi.game("palazzo"), Rng(1))


@pytest.mark.parametrize("text", ["0", "0ms", "0.0s", "61s", "9999999", "61000ms"])
def test_budgets_have_bounds(text: str) -> None:
    with pytest.raises(BadBot, match="up to 60s, or from 1 to 1000000 iterations"):
        read_budget(text)


def test_a_clock_counts_iterations_down() -> None:
    clock = Stopwatch(Budget(iterations=10))
    assert clock.left() == 10
    clock.iterations += 7
    assert clock.left() == 3
    clock.iterations += 7
    assert clock.left() == 0


def test_a_clock_of_time_runs_out() -> None:
    clock = Stopwatch(Budget(seconds=0.001))
    for i in range(200_000):
        clock.iterations = i
        if clock.left() == 0:
            return
    pytest.fail("200,000 looks at the clock take longer than a millisecond")


def test_levels_are_introduced_in_every_language() -> None:
    assert list(LEVELS) == ["novice", "casual", "strong", "master"]
    for language in LANGUAGES:
        words = catalogue(language)
        names = [words.say(level.name) for level in LEVELS.values()]
        assert names == ["Pippo", "Nella", "Cosimo", "Fioravante"]
        for level in LEVELS.values():
            assert words.say(level.about).endswith(".")


def test_levels_think_longer_the_stronger_they_are_and_within_the_servers_deadline() -> None:
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert 2 * seconds[-1] < Settings.bot_deadline


def test_a_table_takes_bots_by_name_and_sets_their_budgets_itself() -> None:
    game = palazzi.game("palazzo")
    for name in BOTS:
        assert is_bot(name)
        assert read_level(f" {name} ", game) == name
    assert is_bot("search:300")
    with pytest.raises(BadBot, match="no bot a budget of its own: there are novice, casual"):
        read_level("search:30s", game)
    with pytest.raises(BadBot, match="did you mean 'master'"):
        read_level("mastr", game)
    assert not is_bot("Pippa")
