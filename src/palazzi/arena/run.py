"""An arena from its plan to its files: the entry point for the command line and notebooks."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from palazzi.arena.folder import Folder, as_csv
from palazzi.arena.plan import ArenaPlan, pairings
from palazzi.arena.show import Progress
from palazzi.arena.standings import Standings, standings
from palazzi.arena.task import Result, Task
from palazzi.arena.workers import TaskRunner, cores, workers


def run(
    plan: ArenaPlan,
    games: int,
    out: Path,
    where: str = "pool",
    jobs: int | None = None,
    plots: bool = False,
    records: bool = False,
) -> Standings:
    """Play the games that are missing, write the files, and return the standings."""
    work = workers(where, jobs or cores())
    if plots:
        from palazzi.arena.plots import draw, need_matplotlib

        need_matplotlib()  # before hours of play, not after
    with Folder(out, plan) as folder:
        results = play_missing(plan, games, folder, work, records)
        told = standings(results)
        folder.write("games.csv", as_csv(results, plan.players))
        summary = {"plan": msgspec.to_builtins(plan), **msgspec.to_builtins(told)}
        folder.write("summary.json", json.dumps(summary, indent=1) + "\n")
        if plots:
            draw(results, told, out / "plots")
        return told


def play_missing(
    plan: ArenaPlan, games: int, folder: Folder, work: TaskRunner, records: bool = False
) -> list[Result]:
    """Play the games that the folder lacks; return all of them, in the order of the plan."""
    listed = list(pairings(plan, games))
    tasks = [Task(plan, one, records) for one in listed if one.number not in folder.results]
    mine = [folder.results[one.number] for one in listed if one.number in folder.results]
    progress = Progress(len(listed), mine)
    try:
        for result in work(tasks) if tasks else ():
            folder.add(result)
            progress.finished(result)
    finally:
        progress.close()
    return [folder.results[one.number] for one in listed]


def default_folder(plan: ArenaPlan) -> Path:
    """Where results go by default: the same plan resumes in the same folder."""
    game = plan.game.partition("@")[0]
    return Path("arena") / f"{game}-{plan.players}-{plan.fingerprint()[:10]}"
