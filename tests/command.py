"""Runs the command line as a user does: in a process of its own."""

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
