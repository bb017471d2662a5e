"""How fast the search is, compiled and interpreted, and how much memory it needs: docs/bots.md.

./palazzi bench search [--seconds S] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Mapping

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.bots.search import NODES, Search
from palazzi.core.dealer import SeededDealer
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State

# No physical game: its bots are its own.
ROWS: tuple[tuple[str, dict[str, object]], ...] = (
    ("palazzo", {}),
    ("carrara", {}),
    ("carrara", {"expansion": "random"}),
    ("firenze", {}),
)
POSITIONS = 6


def words(options: Mapping[str, object]) -> str:
    """Options as the table shows them."""
    return " ".join(f"{key}={value}" for key, value in options.items()) or "–"


def positions(game: Game, options: dict[str, object]) -> list[State]:
    """Some decisions of a game that greedy plays with itself, evenly spread."""
    state = game.new(2, options)
    dealer = SeededDealer(Rng(1))
    bots = [make_bot("greedy", game, Rng(1, 1 + seat)) for seat in range(2)]
    found: list[State] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.step(dealer.draw(state))
            continue
        found.append(state.clone())
        state.step(bots[state.actor].choose(game.knowledge(state, int(state.actor))))
    found = [s for s in found if len(s.legal()) > 2]
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def rate(game: Game, options: dict[str, object], seconds: float) -> float:
    """Iterations per CPU second, over all positions."""
    done, spent = 0, 0.0
    for state in positions(game, options):
        world = game.resample(game.knowledge(state, int(state.actor)), Rng(1))
        search = Search(world, Rng(2), game.tuning)
        began = time.thread_time()
        while time.thread_time() - began < seconds / POSITIONS:
            search.run(world, 1)
            done += 1
        spent += time.thread_time() - began
    return done / spent


def most_bytes() -> int:
    """The peak memory of this process so far."""
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def memory(game: Game, options: dict[str, object]) -> int:
    """The process's peak bytes after a search of two seconds."""
    state = positions(game, options)[0]
    world = game.resample(game.knowledge(state, int(state.actor)), Rng(1))
    search = Search(world, Rng(2), game.tuning)
    began = time.thread_time()
    while time.thread_time() - began < 2.0:
        search.run(world, 4)
    return most_bytes()


def full_tree() -> int:
    """The process's peak bytes with a full tree. Nodes are alike in all games."""
    game = palazzi.game("palazzo")
    state = positions(game, {})[0]
    knowledge = game.knowledge(state, int(state.actor))
    search = Search(state, Rng(2), game.tuning)
    draws = Rng(1)
    while search.nodes < NODES:
        search.run(game.resample(knowledge, draws), 100)
    return most_bytes()


def rates(seconds: float) -> list[float]:
    """One figure per row, measured in this process."""
    return [rate(palazzi.game(name), options, seconds) for name, options in ROWS]


def interpreted(seconds: float) -> list[float]:
    """The same, run from the sources."""
    command = [sys.executable, "-m", "bench.search", "--here", "--seconds", str(seconds)]
    env = {**os.environ, "PALAZZI_PURE": "1"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    found: list[float] = json.loads(done.stdout)
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of CPU for each row")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    found = rates(args.seconds)
    if args.here:
        print(json.dumps(found))
        return
    rows = []
    for (name, options), fast, slow in zip(ROWS, found, interpreted(args.seconds), strict=True):
        most = memory(palazzi.game(name), options)
        rows.append({"game": name, "options": options, "rate": fast, "interpreted": slow,
                     "bytes": most})  # fmt: skip
        if not args.json:
            print(
                f"| {name} | {words(options)} | {fast:,.0f} | {fast / slow:.0f} × "
                f"| {most / 1e6:.0f} MB |",
                flush=True,
            )
    largest = full_tree()
    if args.json:
        print(json.dumps({"rows": rows, "full_tree": largest}))
    else:
        print(f"A full tree of {NODES:,} nodes: {largest / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
