"""``palazzi simulate``: random games for speed, a checksum, or a check of every invariant."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Annotated

import typer

import palazzi
from palazzi._pure import SWITCH
from palazzi.commands.arguments import AsJson, EditionFile, OptionList, read_edition, read_pairs
from palazzi.core.game import Game
from palazzi.core.invariants import outcome_violations, violations
from palazzi.core.playout import Playout, is_compiled, playouts
from palazzi.core.rng import Rng
from palazzi.core.state import OVER, State


def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 3,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: OptionList = None,
    edition: EditionFile = None,
    pure: Annotated[bool, typer.Option("--pure", help="Interpreted, not compiled.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check every invariant at every step (slow).")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play random games as fast as possible; the checksum is the same on every machine."""
    if pure and os.environ.get(SWITCH) != "1":
        sys.stdout.flush()
        os.execve(
            sys.executable,
            [sys.executable, "-m", "palazzi", *sys.argv[1:]],
            {**os.environ, SWITCH: "1"},
        )
    rules = palazzi.game(game)
    start = rules.new(players, read_pairs(option), read_edition(edition))
    run = _checked_playouts if check else _playouts
    began = time.perf_counter()
    decisions, checksum = run(rules, start, number, seed)
    seconds = time.perf_counter() - began
    result = {
        "game": rules.id,
        "ruleset": rules.ruleset,
        "players": players,
        "games": number,
        "decisions": decisions,
        "seconds": round(seconds, 4),
        "checksum": f"{checksum:010x}",
        "compiled": is_compiled(),
    }
    if as_json:
        print(json.dumps(result))
        return
    how = "compiled" if is_compiled() else "interpreted"
    checked = ", every invariant held" if check else ""
    print(
        f"{number} games of {rules.ruleset} with {players} players, {how}{checked}: {decisions} "
        f"decisions in {seconds:.2f} s, {decisions / seconds:,.0f}/s, checksum {checksum:010x}"
    )


def _playouts(game: Game, start: State, number: int, seed: int) -> tuple[int, int]:
    return playouts(start, number, seed, game.longest(start.players))


def _checked_playouts(game: Game, start: State, number: int, seed: int) -> tuple[int, int]:
    """The same games, step by step, with every invariant checked."""
    runner = Playout(Rng(seed))
    pieces = start.census()
    for index in range(number):
        state = start.clone()
        for _ in range(game.longest(start.players)):
            wrong = next(violations(game, state, pieces), None)
            if wrong is None and state.actor == OVER:
                wrong = next(outcome_violations(state), None)
            if wrong is not None:
                raise RuntimeError(f"game {index}: {wrong}: {state.to_json()}")
            if state.actor == OVER:
                break
            runner.advance(state)
        if not runner.finish(state):
            raise RuntimeError(f"game {index} did not end")
    return runner.decisions, runner.checksum
