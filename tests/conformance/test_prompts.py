"""Prompts: complete, with rules and words in every language."""

from __future__ import annotations

import re
from pathlib import Path

from palazzi.core.game import Game
from palazzi.core.state import OVER
from palazzi.core.view import SPECTATOR
from palazzi.locale import LANGUAGES, catalogue
from palazzi.terminal.boards import board
from tests.conformance.case import Case

ROOT = Path(__file__).parents[2]


def documented(game: Game) -> set[str]:
    """The clause ids of the game's page of rules; an example has them beside it."""
    page, example = ROOT / "docs/rules" / f"{game.id}.md", ROOT / "examples" / game.id / "README.md"
    text = (page if page.exists() else example).read_text()
    return set(re.findall(r"\*\*([A-Z]{2}-\d+(?:\.\d+)?)\*\*", text))


def test_a_prompt_lists_exactly_the_legal_actions_with_rules_that_exist(case: Case) -> None:
    clauses = documented(case.game)
    for state, _ in case.sampled(8, 200):
        prompt = case.game.prompt(state)
        assert prompt["actor"] == state.actor
        if state.actor >= 0:
            assert [choice["action"] for choice in prompt["choices"]] == state.legal()
            assert prompt["rules"]
        for choice in prompt["choices"]:
            assert choice["text"] == case.game.text(choice["action"])
            assert choice["rules"]
            assert set(choice["rules"]) <= clauses
        assert set(prompt["rules"]) <= clauses


def test_a_part_that_cannot_be_chosen_is_explained_by_a_rule(case: Case) -> None:
    """Whatever the board lights up at some time is explained at all others."""
    clauses, seen = documented(case.game), set[str]()
    for state, _ in case.sampled(11, 24):
        if state.actor < 0:
            continue
        lit = {part for c in case.game.prompt(state)["choices"] for part in c["parts"]}
        for part in sorted(lit)[:2]:
            assert case.game.why_no_part(state, part) == []
        # Parts of others' boards are about nobody's action now; of the rest, a few are enough.
        for part in sorted(seen - lit)[:3]:
            rules = case.game.why_no_part(state, part)
            assert set(rules) <= clauses
            about = [a for a in case.game.actions if part in case.game.parts(state, a)]
            assert bool(rules) == bool(about)
        seen |= lit
    assert case.game.why_no_part(case.new(), "no such part") == []


def test_who_waits_is_offered_nothing(case: Case) -> None:
    for state, _ in case.sampled(9, 60):
        for seat in case.viewers:
            if seat != state.actor:
                prompt = case.game.prompt(state, seat)
                assert prompt["choices"] == []
                assert prompt["seat"] == seat


def test_everything_a_player_reads_exists_in_every_language(case: Case) -> None:
    names = ["Anna", "Bert", "Cleo", "Dora"]
    words = [catalogue(language) for language in LANGUAGES]
    state = case.new()
    for number, (state, action) in enumerate(case.sampled(10, 200)):
        prompt = case.game.prompt(state)
        told = [case.game.report(state, action, seat) for seat in (SPECTATOR, 0)]
        for language in words:
            assert language.say(prompt["message"], names)
            for choice in prompt["choices"]:
                assert language.say(choice["label"], names)
            for sentence in told:
                assert sentence is None or language.say(sentence, names)
            if number % 40 == 0:
                assert board(case.game.view(state, 0), language, names)
    assert state.actor == OVER
    outcome = state.outcome()
    assert outcome is not None
    for language in words:
        assert language.say(outcome.reason, names)
        assert board(case.game.view(state, SPECTATOR), language, names)
        for account in outcome.accounts:
            for line in account:
                assert language.say(line.what, names)


def test_every_action_and_option_has_words_in_every_language(game: Game) -> None:
    for language in map(catalogue, LANGUAGES):
        assert language.text(f"{game.id}-title")
        for option in game.options:
            assert language.text(f"{game.id}-option-{option.key}")
        for action in game.actions:
            assert language.say(game.label(action))
