"""The pure wheel, installed as others do it: no compiler, no Node, no extras.

    ./palazzi trials wheels

The wheel is a local file; what it needs comes from the package index, into an empty cache.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.trials.lobby import Refused, call, make_table, open_table

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


@pytest.mark.trial
def test_a_wheel_is_played_without_building_anything(tmp_path: Path) -> None:
    """``uv tool run palazzi play`` from a folder of wheels; says how long the first board took."""
    folder, bare = tmp_path / "wheels", tmp_path / "bin"
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    subprocess.run(build, cwd=ROOT, env={**os.environ, "PALAZZI_COMPILE": "skip"}, check=True)
    bare.mkdir()
    for tool in ("dirname", "realpath"):  # of all programs, what uv's start scripts call
        (bare / tool).symlink_to(shutil.which(tool) or "")
    places = {name: str(tmp_path / name) for name in ("UV_CACHE_DIR", "UV_TOOL_DIR")}
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PALAZZI_", "PYTHON"))}
    env = {**kept, **places, "PATH": str(bare), "XDG_DATA_HOME": str(tmp_path / "data")}
    uv = Path(sys.executable).parent / "uv"
    words = ("tool", "run", "--from", "palazzi", "--find-links", str(folder))
    play = ("palazzi", "play", "--no-browser", "--port", "0", "--lang", "en")
    began = time.monotonic()
    with subprocess.Popen(
        [uv, *words, "--python", sys.executable, *play], env=env, text=True, stdout=subprocess.PIPE
    ) as server:
        try:
            assert server.stdout is not None
            found = ADDRESS.search(said := server.stdout.readline())
            assert found is not None, said
            with urlopen(found[0]) as page:
                assert b"<script" in page.read()
            page_after = time.monotonic() - began
            table = open_table(found[0], humans=1, bots=1)
            board = call(found[0], "GET", f"/api/tables/{table.id}", token=table.tokens[0])
            assert board["view"]
            print(f"page after {page_after:.1f} s, first board {time.monotonic() - began:.1f} s")
            missing = server.stdout.readline()
            assert missing.startswith("Palazzo Paletti is not installed: pip install 'palazzi[")
            games = [game["id"] for game in call(found[0], "GET", "/api/games")["games"]]
            assert games == ["palazzo", "carrara", "firenze"]
            with pytest.raises(Refused, match=r"it lacks palazzi\[paletti\]"):
                make_table(found[0], 1, 1, "paletti")
        finally:
            server.terminate()
