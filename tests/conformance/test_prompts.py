"""Prompts: complete, with rules and words in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import palazzi
from palazzi.core.game import Game
from palazzi.core.messages import Message
from palazzi.core.state import OVER, State
from palazzi.core.view import SPECTATOR, canonical
from palazzi.locale import LANGUAGES, catalogue
from palazzi.terminal.boards import board
from palazzi.terminal.sight import sight_of
from palazzi.testing import random_game
from tests.conformance.case import Case

pytestmark = pytest.mark.spread
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
            assert sorted(choice["action"] for choice in prompt["choices"]) == state.legal()
            assert prompt["rules"]
        for choice in prompt["choices"]:
            assert choice["text"] == case.game.text(choice["action"])
            assert choice["rules"]
            assert set(choice["rules"]) <= clauses
        assert set(prompt["rules"]) <= clauses


def test_good_choices_come_first_refusals_later_and_losses_last(case: Case) -> None:
    """At most one is filled, nothing that loses something is, and none of those is asked first."""
    order = ("main", "choice", "refusal")
    for state, _ in case.sampled(12, 200):
        prompt = case.game.prompt(state)
        choices = prompt["choices"]
        ranks = [(bool(c["warning"]), order.index(c["role"]), -c["worth"]) for c in choices]
        assert ranks == sorted(ranks)
        offered = [*choices, *prompt["suggestions"]]
        assert sum(one["role"] == "main" for one in offered) <= 1
        for choice in choices:
            if choice["warning"]:
                assert choice["role"] != "main"
                assert choice["confirm"] == ends_move(state, [choice["action"]])
            assert not choice["confirm"] or ends_move(state, [choice["action"]])
        if prompt["skip"] is not None:
            (skipped,) = (c for c in choices if c["action"] == prompt["skip"])
            assert skipped["role"] != "choice"
            assert skipped["warning"] is None


def ends_move(state: State, actions: list[int]) -> bool:
    """Whether it is not the same seat's turn after these."""
    after = state.clone()
    for action in actions:
        after.apply(action)
    return after.actor != state.actor


def test_every_suggestion_is_legal_step_by_step_and_of_the_same_seat(case: Case) -> None:
    for state, _ in case.sampled(13, 300):
        for made in case.game.prompt(state)["suggestions"]:
            assert made["actions"]
            assert made["texts"] == [case.game.text(action) for action in made["actions"]]
            after = state.clone()
            for action in made["actions"]:
                assert after.actor == state.actor
                assert action in after.legal()
                after.apply(action)
            assert made["confirm"] == (bool(made["parts"]) and after.actor != state.actor)
            lit = {part for c in case.game.prompt(state)["choices"] for part in c["parts"]}
            assert not lit & set(made["parts"])  # a part stands for one thing


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
            rules = [one["rule"] for one in case.game.why_no_part(state, part)]
            assert len(rules) == len(set(rules))
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
                assert seat >= 0 or prompt["forecasts"] == []


def test_everything_a_player_reads_exists_in_every_language(case: Case) -> None:
    names = ["Anna", "Bert", "Cleo", "Dora"]
    words = [catalogue(language) for language in LANGUAGES]
    said: set[str] = set()

    def say(message: Message) -> None:
        """Each once: what is said again reads the same."""
        if (known := canonical(message)) not in said:
            said.add(known)
            for language in words:
                assert language.say(message, names), known

    state = case.new()
    for number, (state, action) in enumerate(case.sampled(10, 200)):
        prompt = case.game.prompt(state)
        say(prompt["message"])
        for offered in (*prompt["choices"], *prompt["suggestions"]):
            say(offered["label"])
        for foreseen in prompt["forecasts"]:
            say(foreseen["where"])
        for choice in prompt["choices"]:
            if choice["warning"] is not None:
                say(choice["warning"])
        for refused in reasons(case.game, state) if number % 10 == 0 else []:
            say(refused)
        for seat in (SPECTATOR, 0):
            if (told := case.game.report(state, action, seat)) is not None:
                say(told)
        for language in words if number % 40 == 0 else []:
            assert board(sight_of(case.game, state, 0, names), language)
    assert state.actor == OVER
    outcome = state.outcome()
    assert outcome is not None
    say(outcome.reason)
    for account in outcome.accounts:
        for line in account:
            say(line.what)
    for language in words:
        assert board(sight_of(case.game, state, SPECTATOR, names), language)


def test_a_refusal_names_its_figures_in_every_language(case: Case) -> None:
    """ "Costs 2, you have 1": every number of the case stands in the sentence."""
    words = [catalogue(language) for language in LANGUAGES]
    met: dict[str, Message] = {}
    for state, _ in case.sampled(14, 60):
        for told in reasons(case.game, state) if state.actor >= 0 else []:
            met.setdefault(f"{told['key']} {sorted(told['args'].items())}", told)
    for told in met.values():
        for language in words:
            sentence = language.say(told, ["Anna", "Bert", "Cleo", "Dora"])
            for figure in (value for value in told["args"].values() if isinstance(value, int)):
                spelt = re.search(r"\b(one|een|één|ein|eine|einen)\b", sentence, re.I)
                assert re.search(rf"\b{figure}\b", sentence) or (figure == 1 and spelt), sentence


def reasons(game: Game, state: State) -> list[Message]:
    """The cases of all that the actor may not do now."""
    refused = set(game.actions) - set(state.legal())
    return [case for a in refused if (case := game.because(state, a)) is not None]


MOST_BARE = 0.15
"""Of what a player may click in vain, the share that is answered by a rule without a case."""


@pytest.mark.parametrize("name", palazzi.game_ids())
def test_most_refusals_name_their_case(name: str) -> None:
    """What is missing, or what is asked instead: whatever this seat could choose at other times.

    Prints how many of each.
    """
    game = palazzi.game(name)
    counts: Counter[str] = Counter()
    seen: dict[int, set[str]] = {}
    for number, (state, _) in enumerate(random_game(game, game.players[0], 17)):
        if state.actor < 0:
            continue
        lit = {part for action in state.legal() for part in game.parts(state, action)}
        known = seen.setdefault(int(state.actor), set())
        for part in sorted(known - lit)[number % 5 :: 5] if number % 4 == 0 else []:
            if sum(counts.values()) < 400 and (obstacles := game.why_no_part(state, part)):
                cases = [one["message"] for one in obstacles if one["message"]]
                counts["bare" if not cases else cases[0]["key"].partition("-")[0]] += 1
        known |= lit
    total = sum(counts.values())
    asked = counts["why"]
    print(f"{game.id}: {total} refusals, {total - asked - counts['bare']} with a case of the game,")
    print(f"{asked} with what is asked instead, {counts['bare']} with a bare rule")
    assert total > 100
    assert counts["bare"] <= MOST_BARE * total


def test_every_action_and_option_has_words_in_every_language(game: Game) -> None:
    for language in map(catalogue, LANGUAGES):
        assert language.text(f"{game.id}-title")
        for option in game.options:
            assert language.text(f"{game.id}-option-{option.key}")
        for action in game.actions:
            assert language.say(game.label(action))
