"""Duplicate deals: every draw as likely as its weight, and the same luck for other players."""

from __future__ import annotations

from collections import Counter

import pytest

import palazzi
from palazzi.arena.deal import DuplicateDealer, exponential
from palazzi.bots.bot import make_bot
from palazzi.bots.match import blank_record, play_out
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, State

SEEDS = 4000


def far_off(seen: Counter[int], draws: list[tuple[int, int]]) -> bool:
    """Whether counts differ from the weights by more than chance (chi squared, five deviations)."""
    total, number = sum(weight for _, weight in draws), seen.total()
    expected = {action: number * weight / total for action, weight in draws}
    chi = sum((seen[action] - mean) ** 2 / mean for action, mean in expected.items())
    freedom = len(draws) - 1
    return set(seen) > set(expected) or chi > freedom + 5 * (2 * freedom) ** 0.5 + 10


def skip_draws(state: State, dealer: DuplicateDealer, number: int) -> None:
    for _ in range(number):
        assert state.actor == CHANCE
        state.step(dealer.draw(state))


@pytest.mark.parametrize("before", [0, 1, 2, 5])
@pytest.mark.parametrize("name", [n for n in palazzi.game_ids() if not palazzi.game(n).physical])
def test_draws_are_as_likely_as_their_weights_whatever_was_drawn_before(
    name: str, before: int
) -> None:
    """Draws that have lost races before are where a wrong clock would show."""
    game = palazzi.game(name)
    seen: Counter[int] = Counter()
    expected: Counter[int] = Counter()
    for seed in range(SEEDS):
        state, dealer = game.new(2), DuplicateDealer(seed)
        skip_draws(state, dealer, before)
        for action, weight in state.chance():
            expected[action] += weight
        seen[dealer.draw(state)] += 1
    assert not far_off(seen, sorted(expected.items()))


def test_exponential_times_have_their_mean_and_no_memory() -> None:
    rng = Rng(1)
    times = [exponential(rng) for _ in range(20_000)]
    assert sum(times) / len(times) == pytest.approx(1, abs=0.05)
    late = [time - 1 for time in times if time > 1]
    assert len(late) / len(times) == pytest.approx(0.3679, abs=0.02)
    assert sum(late) / len(late) == pytest.approx(1, abs=0.05)


def drawn(game: Game, bots: list[str], seed: int) -> list[str]:
    """The draws of a game between bots, in order."""
    state, record = game.new(len(bots)), blank_record(game, bots, None, None)
    players = [make_bot(name, game, Rng(seed, 1 + seat)) for seat, name in enumerate(bots)]
    play_out(state, record, game, players, DuplicateDealer(seed))
    return [entry.text for entry in record.entries if entry.actor == CHANCE]


def alike(one: list[str], other: list[str]) -> int:
    """Length of the common start."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_gives_the_same_tiles_whoever_plays(seed: int) -> None:
    """In Palazzo nothing puts tiles back: their order never changes, however the game goes."""
    game = palazzi.game("palazzo")
    one, other = drawn(game, ["greedy", "random"], seed), drawn(game, ["random", "greedy"], seed)
    assert one != other
    tiles = [[text for text in texts if text.startswith("turn ")] for texts in (one, other)]
    assert alike(*tiles) == min(map(len, tiles)) > 20
    assert alike(*[[t for t in texts if t.startswith("first")] for texts in (one, other)]) == 1


def test_another_seed_gives_another_deal() -> None:
    game = palazzi.game("palazzo")
    bots = ["random", "random"]
    assert drawn(game, bots, 1) == drawn(game, bots, 1)
    assert alike(drawn(game, bots, 1), drawn(game, bots, 2)) < 5
