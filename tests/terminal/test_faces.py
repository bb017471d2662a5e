"""Which face a terminal gets: a full screen, or lines of text for pipes and dumb terminals."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import call_cli

FULL_SCREEN = b"\x1b[?1049h"
"""How a program asks a terminal for a screen of its own."""


def said(tmp_path: Path, term: str, *words: str, until: bytes) -> bytes:
    """What the command writes to a terminal of that kind until something is seen there."""
    outer, inner = pty.openpty()
    command = [sys.executable, "-m", "palazzi", "play", "--terminal", "--lang", "en", *words]
    command += ["--seats", "me,random", "--seed", "3", "--record", str(tmp_path / "a.record")]
    env = {**os.environ, "TERM": term}
    with subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=env) as process:
        os.close(inner)
        seen = b""
        while until not in seen and (more := os.read(outer, 4096)):
            seen += more
        process.kill()
    os.close(outer)
    return seen


@pytest.mark.parametrize(("term", "words"), [("dumb", ()), ("xterm-256color", ("--plain",))])
def test_a_dumb_terminal_and_whoever_asks_for_it_get_lines(
    term: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    assert FULL_SCREEN not in said(tmp_path, term, *words, until=b"? = rules")


def test_a_terminal_gets_a_full_screen(tmp_path: Path) -> None:
    assert FULL_SCREEN in said(tmp_path, "xterm-256color", until=FULL_SCREEN)


def test_a_pipe_gets_lines(tmp_path: Path) -> None:
    words = ("play", "--terminal", "--seed", "3", "--record", tmp_path / "a.record")
    done = call_cli(*words, given="q\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "? = rules" in done.stdout
