"""The first start: a fresh clone with empty caches, until one can play, and until it is compiled.

    ./palazzi bench start [--times 3] [--keep]

Measured are seconds from ``./palazzi play`` until the page answers, until a first move of a person
at a table with a bot has been answered, and until the engine is compiled and the server has changed
over, in the middle of that game. Packages come from the index that this machine uses, so a slow
network is part of the figures; CPU seconds are not. Run it on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.server.trials.lobby import Opened, call, open_table

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1800
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


@dataclass
class Start:
    """One first start, and what was measured of it."""

    folder: Path
    began: float = 0.0
    url: str = ""
    said: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)

    def passed(self, what: str) -> None:
        """Note the time."""
        self.seconds[what] = round(time.monotonic() - self.began, 1)
        print(f"  {self.seconds[what]:6.1f} s  {what}", flush=True)

    def run(self) -> None:
        """From the command to the change-over."""
        clone = self.folder / "palazzi"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        caches = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_DATA_HOME")
        env = {**os.environ, **{name: str(self.folder / name.lower()) for name in caches}}
        for name in ("PYTHONPATH", "PYTHONPYCACHEPREFIX", "VIRTUAL_ENV", "PALAZZI_COMPILE"):
            env.pop(name, None)
        self.began = time.monotonic()
        server = subprocess.Popen(
            [str(clone / "palazzi"), "play", "--no-browser", "--port", "0"],
            env=env,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        reader = threading.Thread(target=self._read, args=(server,), daemon=True)
        reader.start()
        try:
            self._measure(server)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(60)
            reader.join(10)

    def _read(self, server: subprocess.Popen[str]) -> None:
        assert server.stdout is not None
        for line in server.stdout:
            print(f"  {time.monotonic() - self.began:6.1f} s  | {line.rstrip()}", flush=True)
            self.said.append(line)
            if found := ADDRESS.search(line):
                self.url = found[0]

    def _measure(self, server: subprocess.Popen[str]) -> None:
        self._until(server, lambda: self.url and answers(self.url))
        self.passed("the page answers")
        table = open_table(self.url, humans=1, bots=1)
        move(self.url, table)
        self.passed("a first move is answered")
        behind = any("behind the game" in line for line in self.said)
        if not behind:
            return
        self._until(server, lambda: any("engine is compiled, after" in line for line in self.said))
        self.passed("the engine is compiled")
        self._until(server, lambda: not interpreted(server.pid) and answers(self.url))
        self.passed("the server has changed over")
        move(self.url, table)
        self.passed("the game goes on")

    def _until(self, server: subprocess.Popen[str], holds: object) -> None:
        assert callable(holds)
        until = time.monotonic() + PATIENCE
        while not holds():
            if server.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"it did not come to that:\n{''.join(self.said)}")
            time.sleep(0.05)


def answers(url: str) -> bool:
    """Whether the page comes."""
    try:
        with urlopen(url, timeout=5) as reply:
            return bool(reply.status == 200 and b"<script" in reply.read())
    except (URLError, OSError):
        return False


def interpreted(pid: int) -> bool:
    """Whether the server still runs from the stopgap."""
    return b"PALAZZI_STOPGAP" in Path(f"/proc/{pid}/environ").read_bytes()


def move(url: str, table: Opened) -> None:
    """Play one move of the person, however many steps it has, and wait until it is answered."""
    path, token = f"/api/tables/{table.id}", table.tokens[0]
    began = None
    while True:
        shown = call(url, "GET", path, token=token)
        seq = shown["seq"]
        if began is None:
            began = seq
        prompt = shown["prompt"]
        if seq > began and prompt and prompt["choices"]:
            return  # it is our turn again: the bot has answered
        if not prompt or not prompt["choices"]:
            time.sleep(0.05)
            continue
        body = {
            "type": "submit",
            "client_id": os.urandom(8).hex(),
            "actions": [prompt["choices"][0]["action"]],
            "expected_seq": seq,
            "expected_step": len(shown["draft"] or ()),
        }
        call(url, "POST", f"{path}/requests", body, token)


def main() -> None:
    """As often as asked, and a line of JSON with the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="leave the clones where they are")
    asked = parser.parse_args()
    figures = []
    for number in range(asked.times):
        folder = Path(tempfile.mkdtemp(prefix="palazzi-start-"))
        load = os.getloadavg()[0]
        print(f"first start {number + 1} of {asked.times}, load {load:.1f}", flush=True)
        start = Start(folder)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            start.run()
        finally:
            if not asked.keep:
                shutil.rmtree(folder, ignore_errors=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        figures.append({**start.seconds, "CPU seconds in all": round(cpu, 1)})
    json.dump({"load": os.getloadavg()[0], "starts": figures}, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
