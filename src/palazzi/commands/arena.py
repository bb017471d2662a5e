"""``palazzi arena``: bots against bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import palazzi
from palazzi.commands.arguments import AsJson, EditionFile, OptionList, read_edition, read_pairs


def arena(
    game: Annotated[str, typer.Argument(help="Which game; see 'palazzi games'.")],
    bots: Annotated[
        list[str],
        typer.Option(
            help="Comma-separated or repeated: random, greedy, …, or exec:COMMAND for your own bot "
            "(docs/external-bots.md). A bot may be named several times."
        ),
    ],
    players: Annotated[
        int | None, typer.Option(help="Seats per game; by default one per bot.")
    ] = None,
    number: Annotated[
        int, typer.Option("--games", min=1, help="At least this many; deals are finished.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default one per core.")
    ] = None,
    on: Annotated[
        str,
        typer.Option(help="pool (of processes), here (one process), ray, ray://HOST:PORT."),
    ] = "pool",
    out: Annotated[
        Path | None, typer.Option(help="The folder for results; by default one in arena/.")
    ] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    deadline: Annotated[
        float, typer.Option(min=0.01, help="Seconds an exec: bot has per move.")
    ] = 5.0,
    start_deadline: Annotated[
        float, typer.Option(min=0.01, help="Seconds an exec: bot has to start.")
    ] = 10.0,
    plots: Annotated[bool, typer.Option("--plots", help="Draw plots as SVG and PNG.")] = False,
    records: Annotated[bool, typer.Option("--records", help="Keep each game's record.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, and report which is better and how certain that is.

    Every deal is played from all seats with the same luck. The same command resumes where it was
    stopped. For example:

    palazzi arena palazzo --bots greedy,random --games 200

    palazzi arena carrara --bots "greedy,exec:python3 examples/external_bot.py" --plots
    """
    from palazzi.arena.plan import make_plan
    from palazzi.arena.run import default_folder, run
    from palazzi.arena.show import as_text
    from palazzi.bots.external import Timing
    from palazzi.bots.seating import split_names

    rules = palazzi.game(game)
    names = [name for listed in bots for name in split_names(listed)]
    timing = Timing(start_deadline, deadline)
    plan = make_plan(rules, names, players, seed, read_pairs(option), read_edition(edition), timing)
    folder = out or default_folder(plan)
    try:
        told = run(plan, number, folder, on, jobs, plots, records)
    except KeyboardInterrupt:
        print(f"palazzi: stopped; the same command resumes from {folder}.", file=sys.stderr)
        sys.exit(130)
    if as_json:
        print((folder / "summary.json").read_text(encoding="utf-8"), end="")
        return
    print(f"{plan.game}, {as_text(told)}\n\n{folder}: games.csv, games.jsonl, summary.json")
