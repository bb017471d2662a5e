"""A bot's process: a View in, an action (or reasons) out, one JSON line each.

It is given what a person in that seat would see, as text, and nothing else: a bot cannot cheat
because it has nothing to cheat with. Every answer says how long it took, and how much of a core it
cost. It may be killed at any moment.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import sys
import time
from typing import Any

from palazzi.bots.bot import make_bot
from palazzi.bots.budget import Budget
from palazzi.bots.explain import explain
from palazzi.bots.plan import PlannedMoves
from palazzi.core.rng import Rng
from palazzi.games import REGISTRY
from palazzi.server.workers.processes import YIELDS


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    os.nice(max(0, YIELDS - os.nice(0)))
    plans: dict[tuple[str, str], PlannedMoves] = {}
    for line in sys.stdin:
        began, spent = time.monotonic(), time.process_time()
        said = _answer(json.loads(line), plans)
        took, cpu = time.monotonic() - began, time.process_time() - spent
        print(json.dumps({**said, "took": took, "cpu": cpu}), flush=True)


def _answer(order: dict[str, Any], plans: dict[tuple[str, str], PlannedMoves]) -> dict[str, object]:
    game = REGISTRY.get(order["knowledge"]["game"])
    rng = Rng(secrets.randbits(62))
    if "explain" in order:
        return {"found": explain(game, order["knowledge"], Budget(seconds=order["explain"]), rng)}
    level = order["level"]
    # It plays for many tables: a bot lives for one decision, its plans until they are recalled.
    plan = plans.setdefault((game.ruleset, level), PlannedMoves(game))
    return {"action": int(make_bot(level, game, rng, plan).choose(order["knowledge"]))}


if __name__ == "__main__":
    main()
