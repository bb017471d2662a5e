"""``palazzi train``: a net from self-play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import palazzi
from palazzi.commands.arguments import AsJson, OptionList, read_pairs
from palazzi.core.extras import require


def train(
    game: Annotated[str, typer.Argument(help="Which game; see 'palazzi games'.")],
    players: Annotated[
        list[int] | None, typer.Option(help="How many play; repeatable. By default 2.")
    ] = None,
    option: OptionList = None,
    variants: Annotated[
        bool, typer.Option("--variants", help="Take turns at all variants of the game.")
    ] = False,
    rounds: Annotated[
        int, typer.Option(min=1, help="The first is played by greedy, later ones by the net.")
    ] = 3,
    number: Annotated[int, typer.Option("--games", min=20, help="Per round.")] = 8000,
    think: Annotated[
        int, typer.Option(min=0, help="Iterations per move of later rounds; 0: first sight.")
    ] = 0,
    explore: Annotated[
        float, typer.Option(min=0, max=1, help="The share of moves that are any good one.")
    ] = 0.12,
    epochs: Annotated[int, typer.Option(min=1, help="How often positions are gone through.")] = 6,
    ahead: Annotated[
        int, typer.Option(min=0, max=100, help="Moves played on before the net is asked.")
    ] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default one per core.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The folder for results; by default one in train/.")
    ] = None,
    strength: Annotated[
        str, typer.Option(help="What the net's file says about how strong it was measured.")
    ] = "not measured",
    as_json: AsJson = False,
) -> None:
    """Let bots play themselves, and learn from it how positions turn out.

    The same command resumes where it was stopped. To play with the net, copy it to
    src/palazzi/bots/nets, or name its folder in PALAZZI_NETS. For example:

    palazzi train palazzo --rounds 2 --games 8000

    PALAZZI_NETS=train/palazzo palazzi arena palazzo --bots search:200ms,classic:200ms
    """
    require("train", "Training")
    from palazzi.arena.workers import cores
    from palazzi.train.plan import make_plan
    from palazzi.train.run import run

    rules = palazzi.game(game)
    sets = tuple(dict(one) for one in rules.variants) if variants else (read_pairs(option),)
    plan = make_plan(
        rules,
        players=tuple(players or (2,)),
        options=sets,
        rounds=rounds,
        games=number,
        think=think,
        explore=explore,
        epochs=epochs,
        ahead=ahead,
        seed=seed,
    )
    folder = out or Path("train") / rules.id

    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    try:
        net, curve = run(rules, plan, folder, jobs or cores(), tell, strength)
    except KeyboardInterrupt:
        print(f"palazzi: stopped; the same command resumes from {folder}.", file=sys.stderr)
        sys.exit(130)
    if as_json:
        print(msgspec.json.encode({"net": str(net), "curve": curve}).decode())
        return
    for point in curve:
        print(
            f"round {point.round}: {point.games} games, {point.positions} positions, R² "
            f"{point.r2:.3f} (by hand {point.hand_r2:.3f}), winner called {point.called:.1%}, "
            f"{point.play_seconds + point.fit_seconds:.0f} s of CPU time"
        )
    print(net)
