"""Runs the command line, in this process or a separate one, or a program in a separate one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import palazzi
from palazzi.cli import main

HERE = Path(palazzi.__file__).parents[1]
"""The very package under test, compiled or not."""


def call_cli(*words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """What ``palazzi WORDS`` does, called here: starting a process takes longer than most of it."""
    said, told, code = io.StringIO(), io.StringIO(), 0
    arguments = ["palazzi", *map(str, words)]
    with patch.object(sys, "argv", arguments), patch.object(sys, "stdin", io.StringIO(given)):
        try:
            with redirect_stdout(said), redirect_stderr(told):
                main()
        except SystemExit as left:
            code = int(left.code or 0)
    return subprocess.CompletedProcess(arguments, code, said.getvalue(), told.getvalue())


def run_cli(*words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run ``palazzi WORDS`` as a user does; return code, stdout and stderr."""
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
