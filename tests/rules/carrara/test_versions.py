"""Two versions: carrara@2 for every new game, carrara@1 for the records of its own (CA-7.7)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import palazzi
from palazzi.arena.plan import make_plan
from palazzi.bots.bot import make_bot
from palazzi.bots.match import play
from palazzi.core.errors import BadRecord
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import OVER, mix
from palazzi.games.carrara.state import Carrara
from palazzi.table import Table, create
from tests.command import run_cli
from tests.rules.carrara.table import do
from tests.rules.carrara.test_end import complete
from tests.table.house import House

OLD, NEW = palazzi.game("carrara@1"), palazzi.game("carrara@2")
DATA = Path(__file__).parent / "data"


def stored(version: int) -> str:
    """A game in which somebody could announce after building the last building; in the new
    version they did."""
    return (DATA / f"carrara-{version}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("version", "scores", "digest"),
    [(1, [58, 50, 60], 983013817473), (2, [54, 50, 65], 141323145178)],
)
def test_stored_records_replay_byte_for_byte(version: int, scores: list[int], digest: int) -> None:
    """CA-7.7: every position, by its checksum, under the version the record names."""
    record = Record.from_text(stored(version))
    game = palazzi.game(record.ruleset)
    assert game.version == version
    seen = 0
    for state, action in record.steps(game):
        seen = mix(mix(seen, state.fingerprint()), action)
    assert record.to_text() == stored(version)
    assert state.actor == OVER
    assert (state.scores(), seen) == (scores, digest)


def test_a_record_of_one_version_is_none_of_the_other() -> None:
    """CA-7.7: where the old version goes on, the new one asks."""
    for version, why in ((1, "seat 2 had to act"), (2, "seat 0 had to act")):
        other = stored(version).replace(f"carrara@{version}", f"carrara@{3 - version}")
        with pytest.raises(BadRecord, match=why):
            palazzi.replay(Record.from_text(other))


def test_in_the_old_version_nobody_announces_after_the_last_building() -> None:
    """CA-7.7: its builder included; and nobody may do nothing."""
    state = cast("Carrara", OLD.from_json(complete().to_json()))
    do(state, "build villa-1", "in lerici")
    assert state.actor == 1
    assert OLD.why_not(state, OLD.parse("announce")) == "CA-7.7"
    assert OLD.why_not(state, OLD.parse("pass")) == "CA-7.7"


def test_the_old_version_announces_as_ever_before_the_last_building() -> None:
    """CA-3.18, CA-7.9"""
    state = cast("Carrara", OLD.from_json(complete(coins=[10, 0]).to_json()))
    assert OLD.why_not(state, OLD.parse("announce")) == "CA-3.18"
    do(state, "score castle")
    assert OLD.why_not(state, OLD.parse("announce")) == "CA-7.9"
    do(state, "skip", "announce")
    assert state.points[0] > 0
    assert OLD.why_not(state, OLD.parse("announce")) == "CA-4.2"


def test_new_tables_and_rematches_are_of_the_newest_version_and_what_ifs_keep_theirs() -> None:
    house = House("carrara")
    assert house.table.fold.game is NEW
    record = Record.from_text(stored(1))
    record.begin(OLD)
    del record.entries[-1:]
    created = create(
        table="t2",
        game=record.ruleset,
        players=record.players,
        secret=b"2" * 32,
        now=1,
        options=dict(record.options),
        given=record,
    )
    house.table = Table.from_events([created])
    house.stored = []
    house.begin()
    assert house.table.fold.game is OLD
    house.submit(0, "score gate")
    assert house.table.fold.closed
    assert house.table.fold.record().ruleset == "carrara@1"
    _, again = house.table.lobby.rematch(0, "t3", b"3" * 32, now=house.time)
    assert again.ruleset == "carrara@2"
    assert Table.from_events([again]).fold.game is NEW


@pytest.mark.parametrize("game", [OLD, NEW], ids=lambda game: game.ruleset)
def test_bots_think_in_the_version_they_are_told(game: palazzi.Game) -> None:
    """A greedy bot at a table of each version, in the position where they differ."""
    state = game.from_json(complete(3).to_json())
    do(state, "build villa-1", "in lerici")
    seat = int(state.actor)
    assert seat == (1 if game is OLD else 0)
    known = game.knowledge(state, seat)
    assert known["game"] == game.ruleset
    assert state.allows(make_bot("greedy", palazzi.game(known["game"]), Rng(1)).choose(known))
    record = play(game, ["greedy", "random"], 3)
    assert record.ruleset == game.ruleset


def test_the_arena_plays_the_newest_unless_a_version_is_named() -> None:
    assert make_plan(palazzi.game("carrara"), ["random", "greedy"]).game == "carrara@2"
    assert make_plan(palazzi.game("carrara@1"), ["random", "greedy"]).game == "carrara@1"


def test_the_command_line_plays_the_newest_and_replays_the_old(tmp_path: Path) -> None:
    def simulated(name: str) -> dict[str, object]:
        found = run_cli("simulate", name, "--players", "4", "--games", "200", "--json").stdout
        return cast("dict[str, object]", json.loads(found))

    newest, old = simulated("carrara"), simulated("carrara@1")
    assert (newest["ruleset"], old["ruleset"]) == ("carrara@2", "carrara@1")
    assert newest["checksum"] != old["checksum"]
    kept = tmp_path / "old.record"
    kept.write_text(stored(1), encoding="utf-8")
    shown = json.loads(run_cli("replay", kept, "--json").stdout)
    assert (shown["ruleset"], shown["view"]["game"]) == ("carrara@1", "carrara@1")
    cut = (
        stored(1)
        .rsplit("\n", 2)[0]
        .replace("\n\n", "\nseat 0: greedy\nseat 1: greedy\nseat 2: greedy\n\n", 1)
    )
    kept.write_text(cut + "\n", encoding="utf-8")
    run_cli("play", "carrara", "--terminal", "--resume", kept, "--seed", "1")
    assert palazzi.replay(Record.from_text(kept.read_text(encoding="utf-8"))).actor == OVER
    assert "game: carrara@1" in kept.read_text(encoding="utf-8")
