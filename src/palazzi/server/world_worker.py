"""A world's process: a position in, frames and what came of the move out, one JSON line each.

It keeps the clock: a tick of the world takes a tick of real time, so that people can watch and
their hands can answer. While the world waits for a hand and nothing moves, nothing is computed. It
may be killed at any moment.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import signal
import sys
import threading
import time
from typing import Any, Final

from palazzi.core.errors import PalazziError
from palazzi.core.nature import Motion
from palazzi.core.rng import Rng
from palazzi.games import REGISTRY

YIELDS: Final = 10
"""How nice a world in step with the clock is: who moves wood waits rather than those who wait for
an answer. A world that goes as fast as it can has everybody waiting, so it does not give way."""
BREATH: Final = 20.0
"""Seconds after which a world that waits says that it does."""
WHOLE_EVERY: Final = 1.0
"""Seconds of the world between frames that show every piece: who missed one is soon up to date."""


def main() -> None:
    """Carry moves out until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    while line := lines.get():
        order = json.loads(line)
        if "position" in order:  # else: a movement that came too late
            _carry_out(order, lines)


def _read(lines: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        lines.put(line)
    lines.put("")


def _say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def _carry_out(order: dict[str, Any], lines: queue.SimpleQueue[str]) -> None:
    game = REGISTRY.get(order["ruleset"])
    state = game.from_json(order["position"])
    motion = game.nature(Rng(order["seed"])).begin(state, order["hand"])
    tick = motion.tick_ms / 1000
    pace = tick * order["pace"]
    if pace:
        os.nice(max(0, YIELDS - os.nice(0)))
    whole = 0.0
    due = time.monotonic()
    while not motion.done:
        _take(motion, lines, 0.0)
        if motion.waits:
            if not _take(motion, lines, BREATH):
                _say(waiting=True)
            due = time.monotonic()
            continue
        try:
            frame = motion.advance()
        except PalazziError as error:  # a movement that did not fit when its moment came
            _say(refused=str(error))
            continue
        whole -= tick
        if frame and whole <= 0:
            whole = WHOLE_EVERY
            _show(motion.snapshot(), whole=True)
        elif frame:
            _show(frame, whole=False)
        due += pace
        time.sleep(max(0.0, due - time.monotonic()))
    _show(motion.snapshot(), whole=True)
    _say(happened=[[game.text(action), recording] for action, recording in motion.happened()])


def _show(frame: bytes, whole: bool) -> None:
    if frame:
        _say(frame=base64.b64encode(frame).decode(), whole=whole)


def _take(motion: Motion, lines: queue.SimpleQueue[str], wait: float) -> bool:
    """Feed what the hand has done meanwhile; whether there was anything."""
    taken = False
    while True:
        try:
            line = lines.get(timeout=wait) if wait else lines.get_nowait()
        except queue.Empty:
            return taken
        if not line:
            sys.exit()
        taken, wait = True, 0.0
        try:
            motion.feed(base64.b64decode(json.loads(line)["feed"]))
        except PalazziError as error:
            _say(refused=str(error))


if __name__ == "__main__":
    main()
