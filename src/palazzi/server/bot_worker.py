"""A bot's process: a View in, an action out, one JSON line each.

It is given what a person in that seat would see, as text, and nothing else: a bot cannot cheat
because it has nothing to cheat with. It may be killed at any moment.
"""

from __future__ import annotations

import json
import secrets
import signal
import sys

from palazzi.bots.bot import make_bot
from palazzi.core.rng import Rng
from palazzi.games import REGISTRY


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    for line in sys.stdin:
        order = json.loads(line)
        game = REGISTRY.get(order["view"]["game"])
        bot = make_bot(order["level"], game, Rng(secrets.randbits(62)))
        print(json.dumps({"action": int(bot.choose(order["view"]))}), flush=True)


if __name__ == "__main__":
    main()
