"""What duplicate deals are worth, for docs/arena.md: two bots, both seatings, two kinds of dealer.

./palazzi bench duplicates [--bots A,B] [--deals N] [--game NAME] [--json]

*clocks*: the arena's dealer. *stream*: one seeded stream of random numbers for both games of a
deal, as a seed alone would give. Figures say how many times as many games on unrelated deals, seats
drawn by lot, would make the mean margin as sure; 1 is no gain. A bot NAME/10 makes one move in ten
at random: somebody close to NAME.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from statistics import fmean, pvariance

import palazzi
from palazzi.arena.deal import DuplicateDealer
from palazzi.bots.bot import make_bot
from palazzi.bots.match import blank_record, play_out
from palazzi.core.dealer import Dealer, SeededDealer
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge

DEALERS: dict[str, Callable[[int], Dealer]] = {
    "clocks": DuplicateDealer,
    "stream": lambda seed: SeededDealer(Rng(seed)),
}


class Slipping:
    """Plays like a bot, except for some moves."""

    def __init__(self, name: str, game: Game, rng: Rng) -> None:
        name, _, every = name.partition("/")
        self._bot = make_bot(name, game, rng)
        self._slip = make_bot("random", game, rng)
        self._every = int(every or 0)
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> int:
        slips = self._every and self._rng.below(self._every) == 0
        return (self._slip if slips else self._bot).choose(knowledge)


def margin(game: Game, bots: tuple[str, str], seed: int, swapped: bool, dealer: Dealer) -> int:
    """Points of the first bot over the second."""
    places = (1, 0) if swapped else (0, 1)
    names = [bots[place] for place in places]
    state, record = game.new(2), blank_record(game, names, None, None)
    players = [Slipping(bots[place], game, Rng(seed, 1 + place)) for place in places]
    play_out(state, record, game, players, dealer)
    scores = state.scores()
    return scores[places.index(0)] - scores[places.index(1)]


def gain(pairs: list[tuple[int, int]]) -> float:
    """The variance of a game over twice that of a deal's mean."""
    games = [value for pair in pairs for value in pair]
    return pvariance(games) / 2 / pvariance([fmean(pair) for pair in pairs])


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench duplicates", description=__doc__)
    parser.add_argument("--bots", default="greedy,greedy/10", help="two, comma-separated")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--game", action="append", help="only this game; repeatable")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    first, second = args.bots.split(",")
    rows = []
    for name in args.game or palazzi.game_ids():
        game = palazzi.game(name)
        row: dict[str, object] = {"game": name, "bots": args.bots, "deals": args.deals}
        for kind, dealer in DEALERS.items():
            pairs = [
                (
                    margin(game, (first, second), seed, False, dealer(seed)),
                    margin(game, (first, second), seed, True, dealer(seed)),
                )
                for seed in range(args.deals)
            ]
            row[kind] = round(gain(pairs), 2)
        rows.append(row)
        if not args.json:
            print(f"| {name} | {args.bots} | {row['clocks']} | {row['stream']} |", flush=True)
    if args.json:
        print(json.dumps({"rows": rows}))


if __name__ == "__main__":
    main()
