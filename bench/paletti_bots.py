"""How physical games between bots end, and why; how often they object; which level is stronger.

    python -m bench.paletti_bots OUT.json [--players 2 3 4] [--games 20] [--levels strong]
    python -m bench.paletti_bots OUT.json --duel strong novice --games 40

Every game is kept in OUT.json as soon as it is over, so a run that was stopped goes on where it
was. Games are the same for the same arguments. ``--show`` only prints what is there.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import time
from collections import Counter
from pathlib import Path
from typing import IO, Any, cast

import palazzi
from palazzi.core.nature import happen
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER
from palazzi.games.paletti.components import POINTS
from palazzi.games.paletti.palace import COLLAPSED
from palazzi.games.paletti.player import Builder
from palazzi.games.paletti.state import Paletti

GAME = palazzi.game("paletti")
LONGEST = 900.0
"""Seconds after which a game is given up and counted as such."""
FEW = 60.0
"""Seconds to wait for others who compute; then we go on beside them."""


def play(levels: list[str], seed: int) -> dict[str, Any]:
    """One game: how it ended, who was to blame and what they had thought of it."""
    players = len(levels)
    state = cast("Paletti", GAME.new(players))
    nature, dealer = GAME.nature(Rng(seed, 100)), Rng(seed, 101)
    bots = [cast("Builder", GAME.player(name, Rng(seed, n))) for n, name in enumerate(levels)]
    seen: Counter[str] = Counter()
    fatal: dict[str, Any] = {}
    began = time.monotonic()
    while state.actor != OVER and time.monotonic() - began < LONGEST:
        if state.physical():
            hand = int(state.mover())
            if hand >= 0:
                fatal = {
                    "phase": GAME.phases[state.phase].name,
                    "holder": int(state.holder) == hand,
                    "estimate": round(bots[hand].estimate, 3),
                    "top": int(state.top),
                    "points": POINTS[state.column] if state.column >= 0 else 0,
                }
            for action, recording in happen(nature, state, levels[hand] if hand >= 0 else ""):
                seen[GAME.text(action).split()[0]] += 1
                state.apply(action, recording)
        elif state.actor == CHANCE:
            draws = state.legal()
            state.apply(draws[dealer.below(len(draws))])
        else:
            action = bots[state.actor].choose(GAME.knowledge(state, int(state.actor)))
            seen[f"chose {GAME.text(action).split()[0]}"] += 1
            state.apply(action)
    outcome = state.outcome()
    collapsed = state.ending == COLLAPSED
    return {
        "ending": "unfinished" if outcome is None else "collapse" if collapsed else "stuck",
        "winners": list(outcome.winners) if outcome else [],
        "culprit": int(state.culprit),
        "fatal": fatal if collapsed else {},
        "plateaus": int(state.top),
        "seen": dict(seen),
        "seconds": round(time.monotonic() - began, 1),
    }


def show(kept: dict[str, Any]) -> None:
    """What the games come to."""
    for group in sorted({key.rsplit(" ", 1)[0] for key in kept}):
        games = [game for key, game in kept.items() if key.rsplit(" ", 1)[0] == group]
        endings = Counter(game["ending"] for game in games)
        phases = Counter(game["fatal"].get("phase", "-") for game in games if game["fatal"])
        by_holder = [game for game in games if game["fatal"].get("holder")]
        careless = [game for game in by_holder if game["fatal"]["estimate"] > 0]
        claims = sum(game["seen"].get("chose claim", 0) for game in games)
        objections = sum(game["seen"].get("chose object", 0) for game in games)
        let_go = sum(game["seen"].get("chose break", 0) for game in games)
        print(f"{group}: {len(games)} games, {dict(endings)}, fatal phases {dict(phases)}")
        estimates = [game["fatal"]["estimate"] for game in games if game["fatal"]]
        print(f"  estimates of fatal moves {sorted(estimates)}")
        print(f"  by the holder {len(by_holder)}, with a safer choice {len(careless)}")
        print(f"  {objections} objections to {claims} claims; broken off {let_go} times")
        levels = group.split()
        if len(set(levels)) > 1:
            wins: dict[str, float] = dict.fromkeys(levels, 0.0)
            for game in games:
                for winner in game["winners"]:
                    wins[levels[winner]] += 1 / len(game["winners"])
            print(f"  wins {wins}")


def main() -> None:
    """Play what is missing, and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("out", type=Path)
    asked.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--levels", nargs="+", default=["strong"])
    asked.add_argument("--duel", nargs=2, metavar=("CAREFUL", "SHAKY"))
    asked.add_argument("--lock", type=Path, help="wait a while for this file before each game")
    asked.add_argument("--show", action="store_true")
    args = asked.parse_args()
    kept: dict[str, Any] = json.loads(args.out.read_text()) if args.out.exists() else {}
    for seed in range(0 if args.show else args.games):
        if args.duel:
            plans = [list(args.duel if seed % 2 else reversed(args.duel))]
        else:
            plans = [[args.levels[n % len(args.levels)] for n in range(p)] for p in args.players]
        for levels in plans:
            key = f"{' '.join(levels)} {seed}"
            if key in kept:
                continue
            with _turn(args.lock):
                kept[key] = play(levels, seed)
            args.out.write_text(json.dumps(kept, indent=1))
            print(key, kept[key]["ending"], kept[key]["seconds"], flush=True)
    show(kept)


def _turn(lock: Path | None) -> IO[str]:
    """One heavy job at a time, for a while."""
    file = Path(lock or "/dev/null").open("a")  # noqa: SIM115
    until = time.monotonic() + (FEW if lock else 0)
    while time.monotonic() < until:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except OSError:
            time.sleep(0.5)
    return file


if __name__ == "__main__":
    main()
