"""Heavy packages are extras: nobody loads one who does not use it, or misses one without a word."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path
from typing import cast

import pytest
from starlette.requests import Request

import palazzi
from palazzi.cli import main
from palazzi.core import extras
from palazzi.core.errors import Unavailable
from palazzi.core.rng import Rng
from palazzi.server.http.about import games
from palazzi.server.http.state import AppState
from palazzi.server.protocol.bodies import Games
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no extra were installed."""
    monkeypatch.setattr(extras, "find_spec", lambda _: None)


def test_every_extra_is_one_of_the_package() -> None:
    assert set(extras.EXTRAS) <= set(PROJECT["optional-dependencies"])
    assert all(map(extras.installed, extras.EXTRAS)), "./palazzi brings them"


def test_a_server_with_a_board_game_and_a_bot_loads_none_of_them(tmp_path: Path) -> None:
    """In its memory and in that of its bots: whatever is imported is mapped there."""
    data = f"sqlite:///{tmp_path / 'palazzi.db'}"
    with ServerProcess(data, tmp_path / "log", "--bot-pace", "0") as server:
        open_table(server.url, humans=1, bots=1)
        maps = [Path(f"/proc/{pid}/maps").read_text() for pid in server.family()]
    assert "_ssl" in maps[0], "what is loaded can be seen there"
    for name in ("numpy", "mujoco", "PIL/", "psycopg"):
        assert not any(f"/{name}" in mapped for mapped in maps), name


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("pictures", ("render", "x.record", "-o", "x.png")),
        ("train", ("train", "palazzo")),
        ("postgres", ("serve", "--port", "0", "--database", "postgresql://127.0.0.1/x")),
    ],
)
def test_a_command_without_its_extra_says_which(
    extra: str,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["palazzi", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert said.count("\n") == 1
    assert f"pip install 'palazzi[{extra}]' brings it" in said


@pytest.mark.usefixtures("bare")
def test_a_game_without_its_extra_is_left_out_and_says_which() -> None:
    """Its records can still be read."""
    for game in map(palazzi.game, palazzi.game_ids()):
        assert extras.is_playable(game) == (not game.physical)
        if game.physical:
            with pytest.raises(Unavailable, match=rf"pip install 'palazzi\[{game.extra}\]'"):
                game.nature(Rng(1))
    nobody = cast("Request[AppState]", None)
    listed = cast("Games", asyncio.run(games(nobody)))
    assert not any(game.practised for game in listed.games)
