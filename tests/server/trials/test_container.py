"""Containerfile, built from nothing and run as a container would be: ./palazzi trials container.

The file itself and compose.yaml are looked at in every run of the tests.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.client import connected, play_on
from tests.server.trials import image
from tests.server.trials.lobby import call, open_table

MOST = 250_000_000
TEXT = (image.ROOT / "Containerfile").read_text(encoding="utf-8")


def test_every_service_has_no_more_rights_than_it_needs() -> None:
    compose = yaml.safe_load((image.ROOT / "compose.yaml").read_text(encoding="utf-8"))
    for name, service in compose["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert "/tmp" in service["tmpfs"], name
    plain = compose["services"]["palazzi"]
    assert "profiles" not in plain
    assert "PALAZZI_DATABASE" not in plain["environment"], "SQLite is the default"
    assert all(
        one["profiles"] == ["postgres"]
        for one in (compose["services"][name] for name in ("palazzi-postgres", "db"))
    )


def test_what_is_copied_into_the_image_is_there() -> None:
    for found in re.finditer(r"^COPY (?!--from)(.+) \S+$", TEXT, re.M):
        assert all((image.ROOT / name).exists() for name in found[1].split()), found[0]
    locks = re.findall(r"-r (requirements/\S+)", TEXT)
    assert len(locks) == 3
    assert all((image.ROOT / lock).is_file() for lock in locks)


@pytest.mark.trial
def test_the_image_is_small_and_serves_a_game_without_any_right(tmp_path: Path) -> None:
    if lacking := image.missing():
        pytest.fail(f"apt install {' '.join(lacking)} (bwrap is in bubblewrap)")
    folder = Path(os.environ.get("PALAZZI_IMAGES") or tmp_path)
    builder = image.Builder(folder)
    built = builder.build(
        builder.base(), PALAZZI_COMPILE=os.environ.get("PALAZZI_COMPILE", "require")
    )
    config = builder.settings(built)
    assert config["User"] == f"{image.USER}:{image.USER}"
    data = tmp_path / "data"
    data.mkdir(mode=0o777)
    data.chmod(0o777)
    with builder.root(built) as root:
        bytes_in_all = image.size(root)
        print(f"the image's files: {bytes_in_all / 1e6:.0f} MB")
        assert bytes_in_all <= MOST
        assert not (root / "opt/palazzi/bin/pip").exists()
        command = [*config["Entrypoint"], *config["Cmd"], "--port", "0", "--bot-pace", "0"]
        words = image.confined(root, data, config, command)
        with image.running(words, tmp_path / "log") as url:
            check_health(root, data, config, url)
            assert "<title>Palazzi</title>" in page(url)
            played(url)
        probe = "import os; open('/probe', 'w')"
        refused = subprocess.run(
            image.confined(root, data, config, ["python", "-c", probe]),
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Read-only file system" in refused.stderr or "Permission denied" in refused.stderr
        status = "print(open('/proc/self/status').read())"
        held = subprocess.run(
            image.confined(root, data, config, ["python", "-c", status]),
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert re.search(r"^CapEff:\s+0+$", held, re.M), held
        assert re.search(rf"^Uid:\s+{image.USER}\b", held, re.M), held
    assert (data / "palazzi.db").is_file()
    if "PALAZZI_IMAGES" not in os.environ:
        shutil.rmtree(folder / "images", ignore_errors=True)


def check_health(root: Path, data: Path, config: dict[str, Any], url: str) -> None:
    """By the image's own command, in the same confinement; another port than in a container."""
    found = re.search(r'CMD \["python", "-c", "(.+)"\]', TEXT)
    assert found is not None
    asks = found[1].replace("http://127.0.0.1:8000", url)
    subprocess.run(image.confined(root, data, config, ["python", "-c", asks]), check=True)


def page(url: str) -> str:
    with urllib.request.urlopen(f"{url}/", timeout=30) as reply:
        return str(reply.read().decode())


def played(url: str) -> None:
    """A game of a person against a bot, over the protocol, to its end."""
    table = open_table(url, humans=1, bots=1)
    luck = random.Random(1)

    async def play() -> dict[str, Any]:
        async with connected(url, table.id, table.tokens[0]) as client:
            return await play_on(client, luck.choice)

    assert asyncio.run(play())["phase"] == "finished"
    assert call(url, "GET", f"/api/tables/{table.id}/game.json"), "with its deal, to be verified"
