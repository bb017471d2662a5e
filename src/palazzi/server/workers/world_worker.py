"""A world's process: a position in, frames and what came of the move out, one JSON line each.

It keeps the clock: a tick of the world takes a tick of real time, so that people can watch and
their hands can answer. While the world waits for a hand and nothing moves, nothing is computed, and
it can be told to rest: then it says all it has taken, and when, which brings another process to the
same point. It may be killed at any moment.
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
from palazzi.core.rng import Rng
from palazzi.games import REGISTRY

YIELDS: Final = 10
"""How nice a world in step with the clock is: who moves wood waits rather than those who wait for
an answer. A world that goes as fast as it can has everybody waiting, so it does not give way."""
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
            _Move(order, lines).run()


def _read(lines: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        lines.put(line)
    lines.put("")


def _say(**what: object) -> None:
    print(json.dumps(what), flush=True)


class _Move:
    """One move, or the rest of one that another process began."""

    def __init__(self, order: dict[str, Any], lines: queue.SimpleQueue[str]) -> None:
        self._lines = lines
        self._game = REGISTRY.get(order["ruleset"])
        state = self._game.from_json(order["position"])
        self._motion = self._game.nature(Rng(order["seed"])).begin(state, order["hand"])
        self._tick = self._motion.tick_ms / 1000
        self._pace = self._tick * order["pace"]
        self._taken: list[tuple[int, str]] = []
        """What the hand did, and how often the world had been advanced when it came."""
        self._ticks = 0
        self._whole = 0.0
        """Seconds of the world until the next frame that shows every piece."""
        self._catch_up(order)

    def _catch_up(self, order: dict[str, Any]) -> None:
        """Do again what was done before, in the same order and unseen."""
        for ticks, data in order["taken"]:
            self._advance_to(ticks)
            self._feed(data, aloud=False)
        self._advance_to(order["ticks"])
        if order["taken"]:
            self._show(self._motion.snapshot(), whole=True)
        if order["end"]:
            self._motion.end()

    def _advance_to(self, ticks: int) -> None:
        while self._ticks < ticks:
            self._advance(aloud=False)

    def run(self) -> None:
        """To the end, or until it is told to rest."""
        if self._pace:
            os.nice(max(0, YIELDS - os.nice(0)))
        due = time.monotonic()
        while not self._motion.done:
            self._take(wait=False)
            if self._motion.waits:
                _say(waiting=True)
                if self._take(wait=True):
                    _say(rests=self._taken, ticks=self._ticks)
                    return
                due = time.monotonic()
                continue
            if not self._advance(aloud=True):
                continue
            due += self._pace
            time.sleep(max(0.0, due - time.monotonic()))
        self._show(self._motion.snapshot(), whole=True)
        happened = self._motion.happened()
        _say(happened=[[self._game.text(action), recording] for action, recording in happened])

    def _advance(self, aloud: bool) -> bool:
        """Let a tick pass; False if a movement did not fit when its moment came, and none has."""
        self._ticks += 1
        try:
            frame = self._motion.advance()
        except PalazziError as error:
            if aloud:
                _say(refused=str(error))
            return False
        if aloud:
            self._whole -= self._tick
            if frame and self._whole <= 0:
                self._show(self._motion.snapshot(), whole=True)
            else:
                self._show(frame, whole=False)
        return True

    def _show(self, frame: bytes, whole: bool) -> None:
        if whole:
            self._whole = WHOLE_EVERY
        if frame:
            _say(frame=base64.b64encode(frame).decode(), whole=whole)

    def _take(self, wait: bool) -> bool:
        """Take what came meanwhile, or wait for something to come; whether it is to rest."""
        while True:
            try:
                line = self._lines.get() if wait else self._lines.get_nowait()
            except queue.Empty:
                return False
            if not line:
                sys.exit()
            said = json.loads(line)
            if "feed" in said:
                self._feed(said["feed"], aloud=True)
            elif "end" in said:
                self._motion.end()
            elif wait:  # else it moves again, and what was said is past
                return True
            wait = False

    def _feed(self, data: str, aloud: bool) -> None:
        self._taken.append((self._ticks, data))
        try:
            self._motion.feed(base64.b64decode(data))
        except PalazziError as error:
            if aloud:
                _say(refused=str(error))


if __name__ == "__main__":
    main()
