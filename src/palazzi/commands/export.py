"""``palazzi export``: games of bots as a dataset."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from palazzi.commands.arguments import AsJson


def export(
    out: Annotated[Path, typer.Argument(help="The folder of the dataset.")],
    game: Annotated[
        list[str] | None,
        typer.Option(help="Only this game; repeatable. By default all board games."),
    ] = None,
    number: Annotated[
        int, typer.Option("--games", min=1, help="At least so many, over all players and variants.")
    ] = 1000,
    bots: Annotated[
        str, typer.Option(help="Comma-separated; each seat has one of them, by lot.")
    ] = "greedy,casual,novice,random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    shard: Annotated[int, typer.Option(min=1, help="Games per file.")] = 50,
    licence: Annotated[str, typer.Option(help="What the datasheet says.")] = "CC0-1.0",
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default one per core.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and write records and positions (Parquet), with a datasheet.

    The same command resumes where it was stopped, and more games only add to what is there. All
    of it needs pyarrow, which ./palazzi installs. For example:

    palazzi export dataset --games 100000

    palazzi export small --game palazzo --games 500 --bots greedy
    """
    from palazzi.arena.workers import cores
    from palazzi.bots.seating import split_names
    from palazzi.research.dataset import dataset_plan
    from palazzi.research.export import export_dataset

    plan = dataset_plan(game or (), split_names(bots), seed)

    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    try:
        sheet = export_dataset(plan, number, out, jobs or cores(), tell, licence, shard)
    except KeyboardInterrupt:
        print(f"palazzi: stopped; the same command resumes from {out}.", file=sys.stderr)
        sys.exit(130)
    if as_json:
        print(msgspec.json.encode(sheet).decode())
        return
    print(
        f"{sheet.games} games, {sheet.positions} positions, {sheet.bytes / 1e6:.1f} MB in {out}: "
        "records, games, positions, datasheet.md"
    )
