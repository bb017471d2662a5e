"""External bots, good and bad: small scripts that tests start for real."""

from __future__ import annotations

import sys
from pathlib import Path

PRELUDE = """
import json, os, subprocess, sys, time

def say(**data):
    print(json.dumps(data), flush=True)

def read():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)

def hello():
    read()
    say(type="ready", protocol=2)

def last(move):
    return move["prompt"]["choices"][-1]["action"]
"""

GOOD = """
hello()
while True:
    move = read()
    say(seq=move["seq"], action=last(move))
"""


def script(folder: Path, body: str, name: str = "bot.py") -> list[str]:
    """The command of a bot with this body."""
    path = folder / name
    path.write_text(PRELUDE + body, encoding="utf-8")
    return [sys.executable, "-S", "-E", str(path)]


def alive(pid: int) -> bool:
    """Whether a process still runs; one that ended and was not yet waited for does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
