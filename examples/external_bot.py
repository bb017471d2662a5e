#!/usr/bin/env python3
"""A bot for Palazzi as a separate program: the worked example of docs/external-bots.md.

    ./palazzi arena palazzo --bots "random,exec:python3 examples/external_bot.py" --games 100

It needs only Python's standard library, and nothing of Palazzi. Copy it and write your own
`choose`; in another language, translate `main`, which is the whole protocol.

It plays Palazzo by a few rules of thumb, and any other game at random.
"""

import json
import random
import sys

# What it prefers in Palazzo, by the first word of an action's text.
TASTE = {
    "pick": 9,
    "place": 8,  # on a palace that is begun …
    "found": 7,  # … rather than a new one, …
    "discard": 1,  # … and anything rather than lose a tile
    "build": 6,
    "buy": 6,
    "tiles": 5,
    "auction": 4,
    "money": 3,
    "pass": 2,
    "raze": 0,
}


def choose(known, prompt, chance):
    """One of the prompt's choices.

    `known` is all that a person in our seat could know, forgetting nothing; `prompt["choices"]` are
    the legal actions, each with its number ("action"), its text ("bid red5") and the parts of the
    board it touches.
    """
    choices = prompt["choices"]
    if not known["game"].startswith("palazzo"):
        return chance.choice(choices)
    me = known["seats"][known["seat"]]

    def taste(choice):
        verb = choice["text"].split()[0]
        if verb == "money" and me["hand_size"] < 6:
            return 8  # poor: first some money
        return TASTE.get(verb, 3)

    best = max(map(taste, choices))
    return chance.choice([choice for choice in choices if taste(choice) == best])


def main():
    """The protocol: one JSON object per line, in and out, until the input ends."""
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            # A new game: which one, how many play, our seat, the seconds we have for a move.
            # Seeded by our seat, so that the same arena gives the same games.
            chance.seed(message["seat"])
            answer = {"type": "ready", "protocol": 2}
        elif message["type"] == "move":
            choice = choose(message["knowledge"], message["prompt"], chance)
            # `seq` says which question this answers. The action may be its number or its text.
            answer = {"seq": message["seq"], "action": choice["action"]}
        else:
            continue  # a later protocol may add messages; ignore what we do not know
        # Flush, or the answer stays in our buffer and we lose the move. Notes go to stderr.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
