"""Runs the command line, or a program, in a process of its own: as a user does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import palazzi

HERE = Path(palazzi.__file__).parents[1]
"""The very package under test, compiled or not."""


def run_cli(*words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run ``palazzi WORDS``; return code, stdout and stderr."""
    return subprocess.run(
        [sys.executable, "-m", "palazzi", *map(str, words)],
        check=False,
        capture_output=True,
        text=True,
        input=given,
        env={**os.environ, "PYTHONPATH": str(HERE)},
    )


def run_python(program: str, given: str = "", **env: str) -> str:
    """Run a Python program on the package under test; what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        capture_output=True,
        text=True,
        input=given,
        env={**os.environ, "PYTHONPATH": str(HERE), **env},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
