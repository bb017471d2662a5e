"""The seat for language models: what it is told, and what becomes of answers of every kind."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import palazzi
from palazzi.arena.plan import Pairing, make_plan
from palazzi.arena.task import Result, Task, play_task
from palazzi.bots.external import Timing, command_of
from palazzi.core.errors import BadBot
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from palazzi.games import REGISTRY
from palazzi.research.text_seat import TextBot, cleaned, introduction, question
from palazzi.testing import random_game

ROOT = Path(__file__).parents[2]
MODEL = ROOT / "examples" / "text_model.py"
GAMES = [REGISTRY.get(name) for name in (*REGISTRY, "asta")]

BABBLER = """
import sys
asked = 0
for line in sys.stdin:
    if line == "?\\n":
        asked += 1
        print("let me think" if asked % 3 else first, flush=True)
    elif line == "Choices:\\n":
        first = next(sys.stdin).split(":")[0]
"""
"""A model that gives a legal answer to every third question only."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_told_what_it_may_know_and_all_choices(game: palazzi.Game) -> None:
    """The leak test, in words: the same text in all worlds that the seat cannot tell apart."""
    rng = Rng(5)
    assert "exactly one line" in introduction(game, 2, 0)
    for number, (state, _) in enumerate(random_game(game, 2, 3)):
        if state.actor == CHANCE or number % 9:
            continue
        seat = int(state.actor)
        knowledge = game.knowledge(state, seat)
        text = question(game, knowledge, game.prompt(state))
        world = game.resample(knowledge, rng)
        assert question(game, game.knowledge(world, seat), game.prompt(world)) == text
        choices = text.partition("\nChoices:\n")[2].splitlines()
        assert {game.parse(line.partition(": ")[0]) for line in choices} == set(state.legal())
        if number > 90:
            break


def test_the_rules_come_first() -> None:
    for name in REGISTRY:
        told = introduction(REGISTRY.get(name), 3, 1)
        assert "in seat 1." in told
        assert len(told) > 2000


@pytest.mark.parametrize(
    ("answer", "read"),
    [(" bid red5\n", "bid red5"), ("`pass`", "pass"), ("'a'\nb", "a"), ("", ""), ("\n", "")],
)
def test_space_and_quotes_do_not_count(answer: str, read: str) -> None:
    assert cleaned(answer) == read


def test_a_function_plays_and_its_illegal_answers_are_counted() -> None:
    game = palazzi.game("palazzo")
    asked: list[str] = []

    def ask(text: str) -> str:
        asked.append(text)
        first = text.partition("\nChoices:\n")[2].partition(":")[0]
        return first if len(asked) % 2 else "no such move"

    bot = TextBot(game, Rng(1), ask)
    legal = 0
    for state, _ in random_game(game, 2, 4):
        if state.actor == 0:
            legal += state.allows(bot.choose(game.knowledge(state, 0)))
        if len(asked) == 10:
            break
    assert bot.asked == 10
    assert bot.counts == {"illegal": 5}
    assert legal >= 10
    assert asked[0].startswith("You play Palazzo")
    assert not asked[1].startswith("You play")


def played(command: str) -> Result:
    """A game of the command against random."""
    game = palazzi.game("asta")
    bots = (f"text:{command}", "random")
    plan = make_plan(game, bots, timing=Timing(60, 60))
    return play_task(Task(plan, Pairing(0, 0, 0, bots, (0, 1))))


def test_a_program_that_answers_well_makes_all_its_moves() -> None:
    result = played(f"{sys.executable} {MODEL}")
    assert result.asked[0] > 0
    assert result.incidents == ({}, {})


def test_a_program_that_babbles_is_counted_and_the_game_goes_on(tmp_path: Path) -> None:
    script = tmp_path / "babbler.py"
    script.write_text(BABBLER)
    result = played(f"{sys.executable} {script}")
    wrong = result.incidents[0]
    assert set(wrong) == {"illegal"}
    assert wrong["illegal"] == result.asked[0] - result.asked[0] // 3


def test_bad_commands_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadBot, match=r"^Write the bot's command after 'text:'"):
        command_of("text:")
    with pytest.raises(BadBot, match=r"there is no program 'no-such-model' here\.$"):
        command_of("text:no-such-model")
