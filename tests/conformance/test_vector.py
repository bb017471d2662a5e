"""The vector: what single positions say, for every game that has observations, and nothing more."""

from __future__ import annotations

import hashlib
import json
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from palazzi.core.batch import lead, luck, share
from palazzi.core.dealer import SeededDealer
from palazzi.core.errors import BadAction, BadOption, Illegal, PalazziError, Unavailable
from palazzi.core.features import Features
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.envs.vector import GameVector
from palazzi.games import REGISTRY
from tests.command import run_python
from tests.conformance.case import Case, every

pytestmark = [pytest.mark.featured, pytest.mark.spread]

SEED = 11
LOOKS = 40
"""Steps of a run at which everything is compared."""


def vector_of(case: Case, size: int, reward: str = "win") -> GameVector:
    """Games of the case."""
    return GameVector(case.game, size, case.players, case.options, seed=SEED, reward=reward)


def observed(state: State, slots: int) -> NDArray[np.int16]:
    """What the actor is told, slot by slot."""
    features = Features()
    state.features_into(state.actor, features)
    row = np.zeros(slots, np.int16)
    for slot, value in features.pairs().items():
        row[slot] = value
    return row


def mask_of(state: State, width: int) -> NDArray[np.bool_]:
    """What the actor may do."""
    row = np.zeros(width, np.bool_)
    row[state.legal()] = True
    return row


class Alone:
    """One place of a vector, played by hand."""

    def __init__(self, case: Case, place: int) -> None:
        self.case, self.place, self.finished = case, place, 0
        self.begin()

    def begin(self) -> None:
        self.dealer = SeededDealer(luck(SEED, self.place, self.finished))
        self.state = self.case.new()
        self.draw()

    def draw(self) -> None:
        while self.state.actor == CHANCE:
            self.state.apply(self.dealer.draw(self.state))

    def step(self, action: int) -> list[list[float]]:
        """The rewards of the two kinds if that was the end."""
        self.state.apply(action)
        self.draw()
        if self.state.actor != OVER:
            return []
        outcome = self.state.outcome()
        assert outcome is not None
        self.finished += 1
        self.begin()
        seats = range(self.case.players)
        return [
            [share(outcome.winners, seat) for seat in seats],
            [lead(outcome.scores, seat) for seat in seats],
        ]


def test_it_is_the_same_as_one_game_after_the_other(case: Case) -> None:
    """The same actions give the same observations, masks and rewards, into the next game."""
    games, leads = vector_of(case, 2), vector_of(case, 2, "lead")
    alone = [Alone(case, place) for place in range(2)]
    number = 0
    while not games.finished.any() or number % LOOKS:
        number += 1
        actions = games.random_actions().copy()
        step, by_lead = games.step(actions), leads.step(actions)
        for place, one in enumerate(alone):
            rewards = one.step(int(actions[place]))
            assert step.ended[place] == bool(rewards)
            told = [step.rewards[place].tolist(), by_lead.rewards[place].tolist()]
            assert told == (rewards or [[0.0] * case.players] * 2)
            assert step.actors[place] == one.state.actor
            if number % LOOKS == 0 or rewards:
                width = len(case.game.actions)
                assert (step.observations[place] == observed(one.state, games.features.size)).all()
                assert (step.masks[place] == mask_of(one.state, width)).all()
                assert games.state(place).to_json() == one.state.to_json()
    assert games.finished.tolist() == [one.finished for one in alone]
    assert sum(share((0, 1), seat) for seat in range(case.players)) == 1.0


def test_what_is_shown_follows_from_what_the_seat_may_know(case: Case) -> None:
    """The leak test: all worlds that the seat cannot tell apart show the same row."""
    games = vector_of(case, 1)
    rng = Rng(3)
    for number in range(240):
        if number % 12 == 0:
            state = games.state(0)
            world = case.game.resample(case.game.knowledge(state, int(state.actor)), rng)
            assert (games.observations[0] == observed(world, games.features.size)).all()
            assert (games.masks[0] == mask_of(world, len(case.game.actions))).all()
        games.step(games.random_actions())


def test_a_place_plays_the_same_however_many_there_are(case: Case) -> None:
    few, many = vector_of(case, 1), vector_of(case, 3)
    for _ in range(30):
        actions = many.random_actions().copy()
        one, all_ = few.step(actions[:1]), many.step(actions)
        assert all((a[0] == b[0]).all() for a, b in zip(one, all_, strict=True))
    again = few.reset()
    assert all((a[0] == b[0]).all() for a, b in zip(again, vector_of(case, 1).shown(), strict=True))


SHOWN = """
import sys
sys.path.insert(0, ".")
from palazzi.core.playout import is_compiled
from tests.conformance.test_vector import digests
assert not is_compiled()
print(digests(sys.stdin.read()))
"""


def digests(ruleset: str) -> str:
    """Of everything that some steps of all cases of a ruleset show."""
    found = []
    for case in every(REGISTRY.get(ruleset)):
        games = vector_of(case, 2)
        digest = hashlib.sha256()
        for _ in range(15):
            for array in games.step(games.random_actions()):
                digest.update(array.tobytes())
        found.append(digest.hexdigest())
    return json.dumps(found)


@cache
def compiled(game: Game) -> list[str]:
    """As this process has it."""
    shown: list[str] = json.loads(digests(game.ruleset))
    return shown


@cache
def interpreted(game: Game) -> list[str]:
    """Starting a process takes the longest, so once for a ruleset."""
    shown: list[str] = json.loads(run_python(SHOWN, game.ruleset, PALAZZI_PURE="1"))
    return shown


def test_compiled_and_interpreted_show_the_same(case: Case) -> None:
    number = every(case.game).index(case)
    assert compiled(case.game)[number] == interpreted(case.game)[number]


def test_an_illegal_action_changes_nothing_and_is_named(case: Case) -> None:
    games = vector_of(case, 2)
    before = [array.copy() for array in games.shown()]
    actions = games.random_actions().copy()
    actions[1] = int(np.flatnonzero(~games.masks[1])[0])
    with pytest.raises(Illegal, match=r"^Game 1: '.+' is not legal here \(rule .+\)\.$"):
        games.step(actions)
    actions[1] = len(case.game.actions)
    with pytest.raises(BadAction, match=r"^Game 1: there is no action"):
        games.step(actions)
    for wrong in (actions[:1], actions.astype(float), [actions]):
        with pytest.raises(BadAction, match=r"^A step takes one action per game: 2 whole numbers"):
            games.step(wrong)
    assert all((a == b).all() for a, b in zip(before, games.shown(), strict=True))


def test_views_are_read_only_and_copies_stay(case: Case) -> None:
    games = vector_of(case, 1)
    with pytest.raises(ValueError, match="read-only"):
        games.observations[0, 0] = 1
    kept = GameVector(case.game, 1, case.players, case.options, copy=True)
    before = kept.shown()
    shown = [array.tobytes() for array in before]
    kept.step(kept.random_actions())
    assert [array.tobytes() for array in before] == shown


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    wrong: list[tuple[type[PalazziError], str, object]] = [
        (PalazziError, r"^There is no game 'palazo'; did you mean 'palazzo'\?$", ("palazo", 2)),
        (BadOption, r"^palazzo is for 2 to 4 players, not 5\.$", ("palazzo", 2, 5)),
        (BadOption, r"^A vector has 1 to \d+ games, not 0\.$", ("palazzo", 0)),
        (BadOption, r"^The game has no option 'x'", ("palazzo", 2, 2, {"x": 1})),
    ]
    for kind, sentence, arguments in wrong:
        with pytest.raises(kind, match=sentence):
            GameVector(*arguments)  # type: ignore[misc]
    with pytest.raises(BadOption, match=r"^The reward is win or lead, not 'money'\.$"):
        GameVector("palazzo", 1, reward="money")
    without = [name for name in (*REGISTRY, "asta") if REGISTRY.get(name).features is None]
    for name in without:
        with pytest.raises(Unavailable, match=rf"^{name} has no observation to write"):
            GameVector(name, 1)
