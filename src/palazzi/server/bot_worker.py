"""A bot's process: a View in, an action (or reasons) out, one JSON line each.

It is given what a person in that seat would see, as text, and nothing else: a bot cannot cheat
because it has nothing to cheat with. It may be killed at any moment.
"""

from __future__ import annotations

import json
import secrets
import signal
import sys

from palazzi.bots.bot import make_bot
from palazzi.bots.budget import Budget
from palazzi.bots.explain import explain
from palazzi.bots.plan import Plan
from palazzi.core.rng import Rng
from palazzi.games import REGISTRY


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    plans: dict[tuple[str, str], Plan] = {}
    for line in sys.stdin:
        order = json.loads(line)
        game = REGISTRY.get(order["view"]["game"])
        if "explain" in order:
            budget = Budget(seconds=order["explain"])
            found = explain(game, order["view"], budget, Rng(secrets.randbits(62)))
            print(json.dumps(found), flush=True)
            continue
        level = order["level"]
        # It plays for many tables: a bot lives for one decision, its plans until they are recalled.
        plan = plans.setdefault((game.ruleset, level), Plan(game))
        bot = make_bot(level, game, Rng(secrets.randbits(62)), plan)
        print(json.dumps({"action": int(bot.choose(order["view"]))}), flush=True)


if __name__ == "__main__":
    main()
