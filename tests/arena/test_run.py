"""Whole arenas: the same results wherever and however often interrupted, and their files."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import palazzi
from palazzi.arena.folder import Folder
from palazzi.arena.plan import ArenaPlan, make_plan
from palazzi.arena.run import default_folder, run
from palazzi.arena.standings import Standings
from palazzi.arena.task import Result
from palazzi.bots.external import Timing
from palazzi.core.errors import BadOption, BadResults, Unavailable, WrongState
from tests.bots.scripts import GOOD, script
from tests.command import HERE, call_cli, run_cli
from tests.waiting import await_true

GAME = palazzi.game("palazzo")
EXAMPLE = f"exec:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'external_bot.py'}"


def small(seed: int = 1) -> ArenaPlan:
    return make_plan(GAME, [EXAMPLE, "random"], seed=seed)


def games(folder: Path) -> list[Result]:
    """The results of a folder in the order of the plan, without times."""
    lines = (folder / "games.jsonl").read_bytes().splitlines()[1:]
    results = [msgspec.json.decode(line, type=Result) for line in lines]
    results.sort(key=lambda result: result.number)
    return [msgspec.structs.replace(result, seconds=()) for result in results]


def timeless(told: Standings) -> object:
    """Standings without times."""
    bots = [msgspec.structs.replace(bot, seconds=0.0) for bot in told.bots]
    return msgspec.structs.replace(told, bots=bots)


# ---- where and how often


def test_a_pool_gives_what_one_process_gives(tmp_path: Path) -> None:
    here = run(small(), 6, tmp_path / "here", where="here")
    pool = run(small(), 6, tmp_path / "pool", where="pool", jobs=2)
    assert games(tmp_path / "here") == games(tmp_path / "pool")
    assert timeless(here) == timeless(pool)
    assert len(games(tmp_path / "pool")) == 6


@pytest.mark.trial
def test_a_local_ray_gives_what_one_process_gives(tmp_path: Path) -> None:
    run(small(), 6, tmp_path / "here", where="here")
    words = ("arena", "palazzo", "--bots", f"{EXAMPLE},random", "--games", "6", "--jobs", "2")
    done = run_cli(*words, "--on", "ray", "--out", tmp_path / "ray")
    assert done.returncode == 0, done.stderr
    assert games(tmp_path / "here") == games(tmp_path / "ray")


def test_ray_that_is_missing_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(Unavailable, match=r"pip install 'palazzi\[ray\]'"):
        run(small(), 2, tmp_path, where="ray")


def test_an_unknown_place_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="--on is pool, here, ray"):
        run(small(), 2, tmp_path, where="moon")


def test_more_games_go_on_from_those_played(tmp_path: Path) -> None:
    run(small(), 2, tmp_path / "two", where="here")
    before = (tmp_path / "two" / "games.jsonl").read_bytes()
    told = run(small(), 6, tmp_path / "two", where="here")
    assert (tmp_path / "two" / "games.jsonl").read_bytes().startswith(before)
    assert timeless(told) == timeless(run(small(), 6, tmp_path / "six", where="here"))
    assert run(small(), 2, tmp_path / "two", where="here").games == 2


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    told = run(small(), 4, tmp_path, where="here")
    file = tmp_path / "games.jsonl"
    whole = games(tmp_path)
    file.write_bytes(file.read_bytes()[:-20])
    assert timeless(run(small(), 4, tmp_path, where="here")) == timeless(told)
    assert games(tmp_path) == whole


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_stopped_arena_leaves_no_process_and_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    hold = tmp_path / "hold"  # while it is there, games take long enough to be stopped in
    hold.touch()
    pause = f"    time.sleep(0.02 * os.path.exists({str(hold)!r}))\n"
    slow = GOOD.replace("    say(seq", f"{pause}    say(seq")
    bot = "exec:" + " ".join(script(tmp_path, slow))
    words = ["arena", "palazzo", "--bots", f"{bot},random", "--games", "12", "--jobs", "2"]
    out = tmp_path / "stopped"
    process = subprocess.Popen(
        # A shell's background job ignores Ctrl-C, and whatever it starts inherits that.
        ["env", "--default-signal=INT", sys.executable, "-m", "palazzi", *words, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(HERE)},
    )
    await_true(lambda: lines_in(out / "games.jsonl") >= 3)
    process.send_signal(how)
    _, said = process.communicate()
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert f"stopped; the same command resumes from {out}" in said
        assert "Traceback" not in said
    await_true(lambda: not processes(str(tmp_path)))
    played = lines_in(out / "games.jsonl") - 1
    assert played < 12
    hold.unlink()
    assert run_cli(*words, "--out", out).returncode == 0
    assert run_cli(*words, "--out", tmp_path / "whole").returncode == 0
    assert games(out) == games(tmp_path / "whole")


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def processes(word: str) -> list[str]:
    """The commands of running processes that contain the word."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = path.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if word in command:
            found.append(command)
    return found


# ---- the folder


def test_another_plan_is_refused(tmp_path: Path) -> None:
    run(small(), 2, tmp_path, where="here")
    with pytest.raises(BadResults, match="another plan, with a different seed: name another"):
        run(small(seed=2), 2, tmp_path, where="here")
    plan = make_plan(GAME, ["random", "random"], options={"memory-aid": "on"})
    with pytest.raises(BadResults, match="different bots and options and code"):
        Folder(tmp_path, plan)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: "{}\n" + text, "does not begin with 'palazzi arena 1'"),
        (lambda text: text.replace('"deal":0', '"deal":"x"', 1), "Line 2 of .* is not a result"),
    ],
)
def test_a_damaged_file_is_one_sentence(tmp_path: Path, damage: object, said: str) -> None:
    assert callable(damage)
    run(small(), 2, tmp_path, where="here")
    file = tmp_path / "games.jsonl"
    file.write_text(damage(file.read_text()))
    with pytest.raises(BadResults, match=said):
        Folder(tmp_path, small())


def test_a_folder_takes_one_arena_at_a_time(tmp_path: Path) -> None:
    with Folder(tmp_path, small()), pytest.raises(WrongState, match="wait for it"):
        Folder(tmp_path, small())


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadResults, match="cannot be used"):
        Folder(tmp_path / "file" / "folder", small())


def test_csv_and_json_say_the_same(tmp_path: Path) -> None:
    told = run(small(), 4, tmp_path, where="here", records=True)
    with open(tmp_path / "games.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for row, game in zip(rows, games(tmp_path), strict=True):
        assert [int(row[name]) for name in ("number", "deal", "seating", "length")] == [
            game.number,
            game.deal,
            game.seating,
            game.length,
        ]
        assert tuple(row[f"bot{seat}"] for seat in range(2)) == game.bots
        assert tuple(int(row[f"score{seat}"]) for seat in range(2)) == game.scores
        assert tuple(int(row[f"rank{seat}"]) for seat in range(2)) == game.ranks
        assert tuple(map(int, row["winners"].split())) == game.winners
        assert (row["reason"], row["incidents"]) == (game.reason, "")
        assert all(float(row[f"seconds{seat}"]) >= 0 for seat in range(2))
        record = palazzi.Record.read((tmp_path / f"records/{game.number:06}.record").read_text())
        outcome = palazzi.replay(record).outcome()
        assert outcome is not None
        assert outcome.scores == game.scores
        assert [sum(points.values()) for points in game.sources] == list(game.scores)
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert summary["plan"]["bots"] == [EXAMPLE, "random"]
    assert [bot["bot"] for bot in summary["bots"]] == [bot.bot for bot in told.bots]
    assert summary["bots"][0]["won"] == list(told.bots[0].won)


def test_the_default_folder_belongs_to_the_plan() -> None:
    assert default_folder(small()) == default_folder(small())
    assert default_folder(small()) != default_folder(small(seed=2))


# ---- bots that fail


def test_the_arena_goes_on_with_a_bot_that_fails_and_says_so(tmp_path: Path) -> None:
    broken = script(tmp_path, "hello()\nread()\nsys.exit('no more tiles in my head')\n")
    plan = make_plan(GAME, ["random", "exec:" + " ".join(broken)], timing=Timing(start=60, move=60))
    told = run(plan, 2, tmp_path / "out", where="here")
    bot = next(bot for bot in told.bots if bot.bot != "random")
    assert bot.incidents["crash"] == 2 * 3
    assert bot.incidents["gone"] > 0
    assert "no more tiles in my head" in told.notes[0]
    with open(tmp_path / "out" / "games.csv", newline="", encoding="utf-8") as file:
        assert next(csv.DictReader(file))["incidents"].startswith("seat 1 crash 3; seat 1 gone")


# ---- the command


def test_the_command_prints_tables_or_one_json_object(tmp_path: Path) -> None:
    words = ("arena", "palazzo", "--bots", f"{EXAMPLE},random", "--games", "2", "--on", "here")
    done = call_cli(*words, "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("palazzo@1, 2 games on 1 deal, 2 players")
    assert done.stderr == ""
    again = call_cli(*words, "--out", tmp_path, "--json")
    assert json.loads(again.stdout)["games"] == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["palazo", "--bots", "greedy,random"], "did you mean 'palazzo'?"),
        (["palazzo", "--bots", "greedy"], "at least two bots"),
        (["palazzo", "--bots", "greedy,rndom"], "did you mean 'random'?"),
        (["palazzo", "--bots", "greedy,random", "--players", "4"], "greedy,random,random,random"),
        (["palazzo", "--bots", "greedy,random", "--on", "mars"], "--on is pool, here, ray"),
        (["palazzo", "--bots", "greedy,random", "--option", "x=1"], "has no option 'x'"),
        (["palazzo", "--bots", "greedy,exec:no-such-thing"], "no program 'no-such-thing'"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], said: str) -> None:
    done = call_cli("arena", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("palazzi: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
