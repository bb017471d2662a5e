"""How well bots play: greedy against random, for docs/bots.md.

./palazzi bench bots [--games N] [--game NAME] [--base] [--json]
"""

from __future__ import annotations

import argparse
import json
import time

import palazzi
from bench.search import words
from palazzi.arena.intervals import wilson
from palazzi.core.game import Game


def win_rate(game: Game, variant: dict[str, object], games: int) -> float:
    """The share of games that greedy wins from alternating seats; a shared win is a half."""
    won = 0.0
    for seed in range(games):
        seat = seed % 2
        bots = ["random", "random"]
        bots[seat] = "greedy"
        outcome = palazzi.replay(palazzi.play(game, bots, seed, variant)).outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench bots", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each row")
    parser.add_argument("--game", action="append", help="only this game; repeatable")
    parser.add_argument("--base", action="store_true", help="only each game's first variant")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    rows = []
    known = [name for name in palazzi.game_ids() if not palazzi.game(name).physical]
    for name in args.game or known:  # in a physical world 400 games take hours
        game = palazzi.game(name)
        for variant in game.variants[: 1 if args.base else None]:
            began = time.process_time()
            share = win_rate(game, dict(variant), args.games)
            _, low, high = wilson(share * args.games, args.games)
            options = words(variant)
            seconds = (time.process_time() - began) / args.games
            rows.append(
                {"game": name, "options": options, "won": share, "low": low, "high": high,
                 "seconds_per_game": seconds}
            )  # fmt: skip
            if not args.json:
                print(
                    f"| {name} | {options} | {share:.1%} | {low:.1%} – {high:.1%} "
                    f"| {seconds:.2f} s |",
                    flush=True,
                )
    if args.json:
        print(json.dumps({"games": args.games, "rows": rows}))


if __name__ == "__main__":
    main()
