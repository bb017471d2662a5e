"""``palazzi bench-set``: one figure for a bot, on frozen deals against frozen anchors."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from palazzi.commands.arguments import AsJson


def bench_set(
    version: Annotated[str, typer.Argument(help="Which set: v1.")],
    bot: Annotated[
        str,
        typer.Option(
            help="random, greedy, classic:200, …, exec:COMMAND (docs/external-bots.md) or "
            "text:COMMAND for a language model."
        ),
    ],
    game: Annotated[
        list[str] | None, typer.Option(help="Only these games of the set; repeatable.")
    ] = None,
    deals: Annotated[
        int | None, typer.Option(min=1, help="Only so many deals of every cell: a first look.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default one per core.")
    ] = None,
    deadline: Annotated[float, typer.Option(min=0.01, help="Seconds a program has per move.")] = 60,
    start_deadline: Annotated[
        float, typer.Option(min=0.01, help="Seconds a program has to start.")
    ] = 60,
    out: Annotated[
        Path | None, typer.Option(help="The folder for results; by default one in bench-set/.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a Palazzi-Bench, and say how strong a bot is: 50 is as strong as the anchors.

    The same command resumes where it was stopped, and leaves score.json. For example:

    palazzi bench-set v1 --bot classic:200

    palazzi bench-set v1 --bot "text:python3 examples/text_model.py" --game palazzo --deals 2
    """
    from palazzi.bots.external import Timing
    from palazzi.bots.seating import check_bot
    from palazzi.games import REGISTRY
    from palazzi.research.benchset import bouts, load_set, play_bout
    from palazzi.research.score import as_text, bench_score

    chosen = load_set(version)
    check_bot(bot, REGISTRY.get(chosen.cells[0].game))
    listed = bouts(chosen, bot, game or (), Timing(start_deadline, deadline))
    number = min(deals or chosen.deals, chosen.deals)
    slug = re.sub(r"[^a-z0-9]+", "-", bot.lower()).strip("-")[:40]
    mark = hashlib.sha256(bot.encode()).hexdigest()[:6]
    folder = out or Path("bench-set") / f"{version}-{slug}-{mark}"
    cells = []
    try:
        for place, bout in enumerate(listed, 1):
            print(f"{place}/{len(listed)}: {bout.folder}", file=sys.stderr, flush=True)
            cells.append(play_bout(bout, bot, number, folder, jobs))
    except KeyboardInterrupt:
        print(f"palazzi: stopped; the same command resumes from {folder}.", file=sys.stderr)
        sys.exit(130)
    complete = number == chosen.deals and not game
    told = bench_score(version, bot, cells, complete, listed[0].plan.code)
    data = msgspec.json.format(msgspec.json.encode(told), indent=1)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "score.json").write_bytes(data + b"\n")
    print(data.decode() if as_json else f"{as_text(told)}\n\n{folder}: score.json")
