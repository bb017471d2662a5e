"""Luck from a seed for tests that play on a real server; conftests import what they want of it."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.e2e.luck.sitecustomize import FILE, Luck
from tests.server.trials import lobby


def lucky(folder: Path) -> dict[str, str]:
    """What the environment of a server says that has its luck from the tests' names."""
    (folder / "luck").write_text("nobody's", encoding="utf-8")
    return {FILE: str(folder / "luck")}


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A test's name is the seed of its deals, bots and worlds: of the server, and of its people.

    PALAZZI_SEED=2 gives all of them another luck, to look for what only some luck brings out.
    """
    seed = f"{request.node.nodeid} {os.environ.get('PALAZZI_SEED', '')}"
    if "server" in request.fixturenames:
        file = request.getfixturevalue("server").environment.get(FILE)
        if file is not None:
            Path(file).write_text(seed, encoding="utf-8")
            people = SimpleNamespace(**vars(secrets))
            Luck(Path(file), "people").rule(people)
            monkeypatch.setattr(lobby, "secrets", people)
    return seed
