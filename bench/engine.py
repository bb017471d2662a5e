"""Engine speed: random games, one core, against OpenSpiel and against ourselves interpreted.

    ./palazzi bench engine [--json] [--write] [--seconds S]

Everything is measured in the same run and compared as a ratio: the machine cancels out. A decision
is one action of any seat or of chance, for us and for the peer alike.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import palazzi
from palazzi._pure import SWITCH
from palazzi.core.playout import Playout, is_compiled, playouts
from palazzi.core.rng import Rng
from palazzi.core.state import OVER, State

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
VECTORS = "\n## Vectors\n"
"""Where the part of ``bench.vector`` begins."""
PEERS = (
    "amazons", "backgammon", "battleship", "blackjack", "breakthrough", "bridge", "checkers",
    "chess", "clobber", "connect_four", "crazy_eights", "cribbage", "dou_dizhu", "euchre",
    "gin_rummy", "go", "goofspiel", "havannah", "hearts", "hex", "kuhn_poker", "leduc_poker",
    "liars_dice", "lines_of_action", "mancala", "nine_mens_morris", "oshi_zumo", "othello", "pig",
    "skat", "solitaire", "spades", "tic_tac_toe", "twixt", "y",
)  # fmt: skip
"""Games of OpenSpiel of every size; small ones are fast, so the median depends on the mix."""


def rate(run: Callable[[], int], seconds: float) -> float:
    """Decisions per second of this process's CPU time, over whole games for about ``seconds``."""
    run()
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += run()
    return decisions / spent


def compiled_loop(start: State, longest: int) -> Callable[[], int]:
    """Whole games inside the engine."""
    seeds = iter(range(1_000_000))
    games = 100 if is_compiled() else 1
    return lambda: playouts(start, games, next(seeds), longest)[0]


def one_call_at_a_time(start: State) -> Callable[[], int]:
    """The same from Python, one action per call, through the checked public interface."""
    pick = random.Random(1)

    def run() -> int:
        state = start.clone()
        taken = 0
        while state.actor != OVER:
            ids = state.legal()
            state.apply(ids[int(pick.random() * len(ids))])
            taken += 1
        return taken

    return run


def midgame(start: State, longest: int) -> State:
    """A position about halfway through a random game."""
    length = playouts(start, 1, 5, longest)[0]
    runner = Playout(Rng(5))
    state = start.clone()
    for _ in range(length // 2):
        runner.advance(state)
    return state


def clone_cost(state: State) -> tuple[float, float]:
    """Seconds and bytes per clone; bytes by the growth of this process."""
    n = 20_000
    best = 1.0
    for _ in range(5):
        began = time.process_time()
        for _ in range(n):
            state.clone()
        best = min(best, (time.process_time() - began) / n)
    before = resident()
    kept = [state.clone() for _ in range(n)]
    grown = resident() - before
    return best, grown / len(kept)


def resident() -> int:
    """Resident bytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def interpreted(game: str, players: int, variant: Mapping[str, object], seconds: float) -> float:
    """The rate of the same loop run from the sources, in a separate process."""
    what = json.dumps([game, players, dict(variant)])
    done = subprocess.run(
        [sys.executable, "-m", "bench.engine", "--loop", what, "--seconds", str(seconds)],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, SWITCH: "1"},
    )
    return float(done.stdout)


def peer_loop(name: str) -> Callable[[], int]:
    """Random games of OpenSpiel from Python, as its own examples play them."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game(name)
    pick = random.Random(1)

    def run() -> int:
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(actions, chances)[0])
            elif state.is_simultaneous_node():
                seats = range(game.num_players())
                state.apply_actions([pick.choice(state.legal_actions(seat)) for seat in seats])
            else:
                state.apply_action(pick.choice(state.legal_actions()))
            taken += 1
        return taken

    return run


def measure(seconds: float) -> dict[str, Any]:
    """Everything, as data."""
    peers = {name: rate(peer_loop(name), seconds / 4) for name in PEERS}
    median = statistics.median(peers.values())
    rows = []
    for name in palazzi.game_ids():
        game = palazzi.game(name)
        for players in game.players:
            for variant in game.variants:
                start = game.new(players, variant)
                longest = game.longest(players)
                loop = rate(compiled_loop(start, longest), seconds)
                clone, size = clone_cost(midgame(start, longest))
                slow = interpreted(name, players, variant, seconds)
                rows.append(
                    {
                        "game": name,
                        "players": players,
                        "options": " ".join(f"{key}={value}" for key, value in variant.items()),
                        "decisions_per_s": loop,
                        "one_call_per_s": rate(one_call_at_a_time(start), seconds / 2),
                        "interpreted_per_s": slow,
                        "times_interpreted": loop / slow,
                        "times_openspiel": loop / median,
                        "clone_ns": clone * 1e9,
                        "clone_bytes": size,
                    }
                )
    return {"compiled": is_compiled(), "openspiel": peers, "openspiel_median": median, "rows": rows}


def page(result: dict[str, Any]) -> str:
    """docs/benchmarks.md."""
    lines = [
        "# Benchmarks",
        "",
        "Random games on one core; a decision is one action of any seat or of chance. Written by",
        "`./palazzi bench engine --write`; all figures of a table come from one run on one "
        "machine, so read",
        "the ratios, not the figures.",
        "",
        "| game | players | options | decisions/s | one call at a time | × interpreted "
        "| × OpenSpiel's median | clone |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in result["rows"]:
        lines.append(
            f"| {row['game']} | {row['players']} | {row['options'] or '–'} "
            f"| {row['decisions_per_s'] / 1e6:.2f} M | {row['one_call_per_s'] / 1e6:.2f} M "
            f"| {row['times_interpreted']:.0f} | {row['times_openspiel']:.0f} "
            f"| {row['clone_ns'] / 1e3:.2f} µs, {row['clone_bytes'] / 1e3:.1f} kB |"
        )
    peers = sorted(result["openspiel"].items(), key=lambda item: -item[1])
    listed = ", ".join(f"{name} {value / 1e3:.0f} k" for name, value in peers)
    lines += [
        "",
        f"OpenSpiel from Python, decisions/s, median {result['openspiel_median'] / 1e3:.0f} k of "
        f"{len(peers)} of its games: {listed}.",
        "",
        "*one call at a time*: `legal()` and the checked `apply()` from Python, as notebooks do.",
        "*clone*: time and resident memory per clone, halfway through a game.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure")
    parser.add_argument("--loop", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.loop:  # the child that runs interpreted
        name, players, options = json.loads(args.loop)
        game = palazzi.game(name)
        loop = compiled_loop(game.new(players, options), game.longest(players))
        print(rate(loop, args.seconds))
        return
    result = measure(args.seconds)
    if args.write:
        _, mark, vectors = PAGE.read_text(encoding="utf-8").partition(VECTORS)
        PAGE.write_text(page(result) + mark + vectors, encoding="utf-8")
    print(json.dumps(result) if args.json else page(result))


if __name__ == "__main__":
    main()
