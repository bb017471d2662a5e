"""How physical games between bots end, and why; how often they object; which level is stronger.

    python -m bench.paletti_bots OUT.jsonl [--players 2 3 4] [--games 20] [--levels strong]
    python -m bench.paletti_bots OUT.jsonl --duel strong novice --games 40
    python -m bench.paletti_bots OUT.jsonl MORE.jsonl --show

Every game is a line of OUT.jsonl, added as soon as it is over, so a run that was stopped goes on
where it was. Two processes write two files: the games that any of the files has are not played
again. Games are the same for the same arguments, however busy the machine. ``--show`` only prints.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import palazzi
from palazzi.core.nature import happen
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER
from palazzi.games.paletti.components import POINTS
from palazzi.games.paletti.palace import COLLAPSED
from palazzi.games.paletti.player import Builder
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.move import Move

GAME = palazzi.game("paletti")
LONGEST = 150_000
"""Ticks of the world (16 ms each: 40 minutes) after which a game is given up, and counted so."""
SAFER = 0.02
"""By so much a risk has to be smaller before anybody would call a choice safer."""
Played = dict[str, Any]


def play(levels: list[str], seed: int) -> Played:
    """One game: how it ended, who was to blame and what they had thought of it."""
    players = len(levels)
    state = cast("Paletti", GAME.new(players))
    nature, dealer = GAME.nature(Rng(seed, 100)), Rng(seed, 101)
    bots = [cast("Builder", GAME.player(name, Rng(seed, n))) for n, name in enumerate(levels)]
    seen: Counter[str] = Counter()
    fatal: Played = {}
    ticks = 0
    began = time.process_time()
    while state.actor != OVER and ticks < LONGEST:
        if state.physical():
            hand = int(state.mover())
            if hand >= 0:
                fatal = attempt_at(state, hand, bots[hand])
            for action, recording in happen(nature, state, levels[hand] if hand >= 0 else ""):
                seen[GAME.text(action).split()[0]] += 1
                ticks += Move.from_text(recording).ticks if recording else 0
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
        "ticks": ticks,
        "cpu": round(time.process_time() - began, 1),
    }


def attempt_at(state: Paletti, hand: int, bot: Builder) -> Played:
    """A move that may be the last: at what stake, at what risk, and what else there was."""
    return {
        "phase": GAME.phases[state.phase].name,
        "holder": int(state.holder) == hand,
        "estimate": round(bot.estimate, 3),
        "top": int(state.top),
        "points": POINTS[state.column] if state.column >= 0 else 0,
        "options": [
            [option.deed, option.column, round(option.risk, 3), round(option.chance, 3)]
            for option in bot.options
        ],
    }


def had_safer(game: Played) -> bool:
    """Whether the culprit had another legal choice that was safer by the bot's own estimate."""
    fatal = game["fatal"]
    risks = [risk for _, _, risk, _ in fatal["options"]]
    return bool(risks) and min(risks) < fatal["estimate"] - SAFER


def had_better(game: Played) -> bool:
    """… and that was no worse by the same estimate, all things considered."""
    fatal = game["fatal"]
    taken = [chance for _, _, risk, chance in fatal["options"] if risk >= fatal["estimate"] - SAFER]
    safer = [chance for _, _, risk, chance in fatal["options"] if risk < fatal["estimate"] - SAFER]
    return bool(safer) and max(safer) >= max(taken, default=0.0)


def show(kept: dict[str, Played]) -> None:
    """What the games come to."""
    for group in sorted({_group(key) for key in kept}):
        games = [game for key, game in kept.items() if _group(key) == group]
        endings = Counter(game["ending"] for game in games)
        fatal = [game for game in games if game["fatal"]]
        by_holder = [game for game in fatal if game["fatal"]["holder"]]
        safer = [game for game in by_holder if had_safer(game)]
        claims = sum(game["seen"].get("chose claim", 0) for game in games)
        objections = sum(game["seen"].get("chose object", 0) for game in games)
        let_go = sum(game["seen"].get("chose break", 0) for game in games)
        cpu = sum(game["cpu"] for game in games) / len(games)
        plateaus = sorted(Counter(game["plateaus"] for game in games).items())
        print(f"{group}: {len(games)} games, {dict(endings)}, {cpu:.0f} s of CPU each")
        print(f"  plateaus {dict(plateaus)}")
        print(f"  fatal in {dict(Counter(game['fatal']['phase'] for game in fatal))}")
        print(f"  estimates {sorted(game['fatal']['estimate'] for game in fatal)}")
        print(
            f"  by the holder {len(by_holder)} of {len(fatal)}; with a safer choice {len(safer)}, "
            f"no worse otherwise {sum(map(had_better, safer))}"
        )
        print(f"  {objections} objections to {claims} claims; broken off {let_go} times")
        if len(set(group.split())) > 1:
            wins: Counter[str] = Counter()
            for key, game in kept.items():
                levels = key.split()[:-1]
                for winner in game["winners"] if _group(key) == group else []:
                    wins[levels[winner]] += 1 / len(game["winners"])  # type: ignore[assignment]
            print(f"  wins {dict(wins)}")


def _group(key: str) -> str:
    """The levels that played, whoever began."""
    return " ".join(sorted(key.split()[:-1]))


def read(files: Iterable[Path]) -> dict[str, Played]:
    """Every game of these files."""
    kept: dict[str, Played] = {}
    for file in files:
        if file.exists():
            for line in file.read_text().splitlines():
                game = json.loads(line)
                kept[game.pop("key")] = game
    return kept


def add(file: Path, key: str, game: Played) -> None:
    """One more line."""
    with file.open("a") as out:
        out.write(json.dumps({"key": key, **game}) + "\n")


def main() -> None:
    """Play what is missing, and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("files", type=Path, nargs="+", help="the first is written")
    asked.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--levels", nargs="+", default=["strong"])
    asked.add_argument("--duel", nargs=2, metavar=("CAREFUL", "SHAKY"))
    asked.add_argument("--show", action="store_true")
    args = asked.parse_args()
    for seed in range(0 if args.show else args.games):
        if args.duel:
            plans = [list(args.duel if seed % 2 else reversed(args.duel))]
        else:
            plans = [[args.levels[n % len(args.levels)] for n in range(p)] for p in args.players]
        for levels in plans:
            key = f"{' '.join(levels)} {seed}"
            if key in read(args.files):
                continue
            game = play(levels, seed)
            add(args.files[0], key, game)
            print(key, game["ending"], f"{game['cpu']} s", flush=True)
    show(read(args.files))


if __name__ == "__main__":
    main()
