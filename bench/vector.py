"""Speed of the vector: decisions per second on one core, against OpenSpiel's vector env.

    ./palazzi bench vector [--json] [--write] [--seconds S] [--games N]

A decision is one action of a seat; draws come on top and are not counted. Both sides choose at
random, and both write the observation and the legal actions of the seat that has to act. The peer
is ``open_spiel.python.vector_env.SyncVectorEnv`` over its own games with hidden information or
several players. Everything is CPU time of one run; read the ratios.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import palazzi
from bench.engine import PAGE, VECTORS, rate
from palazzi.core.playout import is_compiled, playouts
from palazzi.envs.vector import GameVector

PEERS: Final = (
    "backgammon", "crazy_eights", "dou_dizhu", "euchre", "gin_rummy", "goofspiel", "hearts",
    "kuhn_poker", "leduc_poker", "liars_dice", "oh_hell", "phantom_ttt", "skat", "spades",
)  # fmt: skip
"""Games of OpenSpiel with chance, hidden information or more than two players."""


class PeerAction(NamedTuple):
    """What the peer takes for an agent's answer."""

    action: int


def vector_loop(games: GameVector) -> Callable[[], int]:
    """A step of all games, by random legal actions."""

    def run() -> int:
        games.step(games.random_actions())
        return games.size

    return run


def copying_loop(games: GameVector) -> Callable[[], int]:
    """The same, with a bulk copy of what is shown."""

    def run() -> int:
        step = games.step(games.random_actions())
        for array in step:
            array.copy()
        return games.size

    return run


def playout_loop(game: palazzi.Game, players: int) -> Callable[[], int]:
    """The engine's own loop, without observations: what the rest costs is the difference."""
    start, seeds = game.new(players), iter(range(1_000_000))
    return lambda: playouts(start, 50, next(seeds), game.longest(players))[0]


def peer_loop(name: str, size: int) -> Callable[[], int]:
    """A step of all games of OpenSpiel's vector env, by random legal actions."""
    from open_spiel.python import rl_environment  # type: ignore[import-not-found, unused-ignore]
    from open_spiel.python.vector_env import (  # type: ignore[import-not-found, unused-ignore]
        SyncVectorEnv,
    )

    env = SyncVectorEnv([rl_environment.Environment(name) for _ in range(size)])
    pick = random.Random(1)
    shown = env.reset()

    def choose(step: Any) -> PeerAction:
        seat = step.observations["current_player"]
        return PeerAction(pick.choice(step.observations["legal_actions"][seat]))

    def run() -> int:
        nonlocal shown
        shown, _, _, _ = env.step([choose(step) for step in shown], reset_if_done=True)
        return size

    return run


def turn_based(name: str) -> bool:
    """Whether the peer has the game, and one seat acts at a time."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    dynamics = pyspiel.load_game(name).get_type().dynamics
    return bool(dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL)


def measure(seconds: float, size: int) -> dict[str, Any]:
    """Everything, as data."""
    names = [name for name in PEERS if turn_based(name)]
    peers = {name: rate(peer_loop(name, size), seconds / 2) for name in names}
    median = statistics.median(peers.values())
    rows = []
    for name in palazzi.game_ids():
        game = palazzi.game(name)
        for players in game.players if game.features else ():
            plain = rate(vector_loop(GameVector(game, size, players)), seconds)
            rows.append(
                {
                    "game": name,
                    "players": players,
                    "decisions_per_s": plain,
                    "copied_per_s": rate(copying_loop(GameVector(game, size, players)), seconds),
                    "engine_per_s": rate(playout_loop(game, players), seconds / 2),
                    "times_openspiel": plain / median,
                }
            )
    return {
        "compiled": is_compiled(),
        "size": size,
        "openspiel": peers,
        "openspiel_median": median,
        "rows": rows,
    }


def section(result: dict[str, Any]) -> str:
    """Its part of docs/benchmarks.md."""
    lines = [
        VECTORS,
        f"`palazzi.envs.vector` with {result['size']} games on one core, by random legal actions; "
        "a decision is one",
        "action of a seat, with its observation and mask written. Written by "
        "`./palazzi bench vector --write`.",
        "",
        "| game | players | decisions/s | with a copy of everything | the engine alone, draws "
        "counted | × OpenSpiel's vector env |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in result["rows"]:
        lines.append(
            f"| {row['game']} | {row['players']} | {row['decisions_per_s'] / 1e3:.0f} k "
            f"| {row['copied_per_s'] / 1e3:.0f} k | {row['engine_per_s'] / 1e6:.2f} M "
            f"| {row['times_openspiel']:.0f} |"
        )
    peers = sorted(result["openspiel"].items(), key=lambda item: -item[1])
    listed = ", ".join(f"{name} {value / 1e3:.1f} k" for name, value in peers)
    lines += [
        "",
        f"OpenSpiel's `SyncVectorEnv`, decisions/s, median {result['openspiel_median'] / 1e3:.1f} k"
        f" of {len(peers)} games: {listed}.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench vector", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", action="store_true", help="write it into docs/benchmarks.md")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    args = parser.parse_args()
    result = measure(args.seconds, args.games)
    if args.write:
        before = PAGE.read_text(encoding="utf-8").partition(VECTORS)[0]
        PAGE.write_text(before + section(result), encoding="utf-8")
    print(json.dumps(result) if args.json else section(result))


if __name__ == "__main__":
    main()
