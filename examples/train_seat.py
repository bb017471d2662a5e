#!/usr/bin/env python3
"""Learn to beat random players in minutes: the worked example of docs/research.md.

    python examples/train_seat.py palazzo --games 300 --curve curve.csv

It needs ``palazzi[envs]`` and numpy. One seat learns on Gymnasium's interface against random bots,
from another seat in each game. It looks at what it would be told right after each legal action
(``afterstates``) and takes the one that looks best. How good that is is a linear function of the
observation, fitted to how far ahead games ended (Monte Carlo control, normalised least mean
squares). Copy it, and put your own learner in the place of `Learner`.
"""

from __future__ import annotations

import argparse
import csv
import math
import time

import gymnasium
import numpy as np

import palazzi
import palazzi.envs.single  # registers the games


class Learner:
    """The value of what a seat is told, linear in its numbers."""

    def __init__(self, slots: int, seed: int) -> None:
        self.weights = np.zeros(slots + 1)
        self.luck = np.random.default_rng(seed)

    def look(self, numbers: np.ndarray) -> np.ndarray:
        """Observations with large numbers made small, and a 1 for the bias."""
        small = np.sign(numbers) * np.log1p(np.abs(numbers.astype(np.float64)))
        return np.column_stack([small, np.ones(len(small))])

    def choose(self, seen: np.ndarray, explore: float) -> int:
        """The row that looks best, or now and then any."""
        if self.luck.random() < explore:
            return int(self.luck.integers(len(seen)))
        values = seen @ self.weights
        return int(self.luck.choice(np.flatnonzero(values == values.max())))

    def learn(self, game: list[np.ndarray], worth: float, rate: float) -> None:
        """Move what was expected after every decision towards what came of it."""
        for seen in game:
            self.weights += rate * (worth - seen @ self.weights) / (seen @ seen) * seen


def play(
    env: gymnasium.Env, learner: Learner, explore: float, seed: int | None = None
) -> tuple[list[np.ndarray], float, bool]:
    """A whole game: what was seen, the lead in points, and whether it was won (alone or not)."""
    _, info = env.reset(seed=seed)
    game, lead, over = [], 0.0, False
    while not over:
        actions, rows = env.unwrapped.afterstates()
        seen = learner.look(rows)
        chosen = learner.choose(seen, explore)
        game.append(seen[chosen])
        _, lead, over, _, info = env.step(actions[chosen])
    return game, float(lead), bool(info["ranks"][info["seat"]] == 1)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    width /= 1 + z * z / games
    return middle - width, middle + width


def train(
    name: str, players: int, games: int, every: int, tests: int, seed: int
) -> list[dict[str, float]]:
    """Train, and measure on games of its own after each ``every``; return the curve."""
    ruleset = palazzi.game(name)
    made = f"palazzi/{ruleset.id.title()}-v{ruleset.version}"
    # Two tables: measurements are always of the same deals, lessons never of these.
    env, test_env = (
        gymnasium.make(made, players=players, seat="any", reward="lead") for _ in range(2)
    )
    slots = env.observation_space["observation"].shape[0]
    learner = Learner(slots, seed)
    env.reset(seed=seed)
    curve: list[dict[str, float]] = []
    began, decisions = time.perf_counter(), 0
    for number in range(games + 1):
        if number % every == 0:
            results = [play(test_env, learner, 0.0, 10**6 + test) for test in range(tests)]
            won = sum(is_won for _, _, is_won in results)
            low, high = interval(won, tests)
            lead = sum(lead for _, lead, _ in results) / tests
            seconds = time.perf_counter() - began
            row = {
                "games": number,
                "decisions": decisions,
                "seconds": round(seconds, 1),
                "wins": won / tests,
                "low": round(low, 4),
                "high": round(high, 4),
                "lead": round(lead, 2),
            }
            curve.append(row)
            print(f"{number:6} games  {seconds:6.0f} s  wins {won / tests:6.1%} "
                  f"[{low:.1%}, {high:.1%}]  lead {lead:+.1f}", flush=True)  # fmt: skip
        done = number / games
        game, lead, _ = play(env, learner, explore=0.2 * (1 - done))
        decisions += len(game)
        learner.learn(game, lead / 10, rate=0.02 * (1 - done) + 0.001)
    return curve


def main() -> None:
    read = argparse.ArgumentParser(description="Learn to beat random players.")
    read.add_argument("game", nargs="?", default="palazzo")
    read.add_argument("--players", type=int, default=2)
    read.add_argument("--games", type=int, default=300, help="to learn from")
    read.add_argument("--every", type=int, default=100, help="games between two measurements")
    read.add_argument("--tests", type=int, default=200, help="games of a measurement")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--curve", help="a CSV file for the curve")
    args = read.parse_args()
    try:
        curve = train(args.game, args.players, args.games, args.every, args.tests, args.seed)
    except palazzi.PalazziError as error:
        read.exit(2, f"{error}\n")
    if args.curve:
        with open(args.curve, "w", newline="") as file:
            table = csv.DictWriter(file, list(curve[0]))
            table.writeheader()
            table.writerows(curve)


if __name__ == "__main__":
    main()
