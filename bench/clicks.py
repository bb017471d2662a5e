"""Clicks that a whole game takes a sensible player, by what the page offers.

./palazzi bench clicks [--games N] [--json]

Seat 0 wants what the greedy bot wants and clicks as little as it can; the others are greedy bots.
*one by one*: every action is its own click on the board or a button, as prompts were before they
suggested anything. *as offered*: the same actions with the suggestions of the prompt (a payment
counts as wanted whatever pieces it takes, anything else only if it does just what the bot does) and
with a second click where the page asks once more. *hurried*: with "End my turn by itself" switched
on. A part of the board that several choices share, and a list that does not fit beside the prompt,
cost a click to open.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from statistics import fmean

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.core.dealer import SeededDealer
from palazzi.core.game import Game
from palazzi.core.prompt import Choice, Prompt, Suggestion
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State

GAMES = [name for name in palazzi.game_ids() if not palazzi.game(name).physical]
MODES = ("one by one", "as offered", "hurried")
BESIDE = 3
"""How many choices are buttons beside the prompt; more are a list."""
PAYMENTS = ("pay", "bid")


def opened(prompt: Prompt, choice: Choice, few: bool) -> int:
    """Clicks for a choice: one, or two where a list has to be opened first."""
    if few and sum(c["role"] != "refusal" for c in prompt["choices"]) <= BESIDE:
        return 1
    shared = Counter(part for c in prompt["choices"] for part in c["parts"])
    if choice["parts"]:
        return 1 if any(shared[part] == 1 for part in choice["parts"]) else 2
    return 1 if sum(not c["parts"] for c in prompt["choices"]) <= BESIDE + 1 else 2


class Player:
    """Seat 0: counts what it clicks."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.clicks: Counter[str] = Counter()
        self.bot = make_bot("greedy", game, Rng(seed, 1))

    def wanted(self, state: State) -> int:
        """The bot's action."""
        return self.bot.choose(self.game.knowledge(state, 0))

    def act(self, state: State) -> None:
        """What one click or two lead to, counted in every mode."""
        prompt, action = self.game.prompt(state, 0), self.wanted(state)
        made = next((s for s in prompt["suggestions"] if self.means(state, action, s)), None)
        if made is not None:
            cost, actions = 1 + made["confirm"], made["actions"]
        else:
            choice = next(c for c in prompt["choices"] if c["action"] == action)
            asked = choice["confirm"] and (choice["parts"] or choice["warning"])
            cost, actions = opened(prompt, choice, True) + bool(asked), [action]
        self.clicks["as offered"] += cost
        self.clicks["hurried"] += 0 if actions == [prompt["skip"]] else cost
        for each in actions:
            now = self.game.prompt(state, 0)
            single = next(c for c in now["choices"] if c["action"] == each)
            self.clicks["one by one"] += opened(now, single, False)
            state.apply(each)

    def means(self, state: State, action: int, made: Suggestion) -> bool:
        """Whether a suggestion does what the bot wants."""
        verb = made["texts"][0].split()[0]
        if verb in PAYMENTS or state.is_detail():
            return self.game.text(action).split()[0] == verb
        after = state.clone()
        left = list(made["actions"])
        while left and after.actor == 0:
            if after.is_detail():
                return True
            action = self.wanted(after)
            if action not in left:
                return False
            left.remove(action)
            after.apply(action)
        return not left


def play(game: Game, seed: int) -> Counter[str]:
    """A whole game of two."""
    state, dealer = game.new(2), SeededDealer(Rng(seed))
    me, other = Player(game, seed), make_bot("greedy", game, Rng(seed, 2))
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(dealer.draw(state))
        elif state.actor == 0:
            me.act(state)
        else:
            state.apply(other.choose(game.knowledge(state, int(state.actor))))
    return me.clicks


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for name in GAMES:
        game = palazzi.game(name)
        rows = [play(game, seed) for seed in range(asked.games)]
        found[name] = {mode: fmean(row[mode] for row in rows) for mode in MODES}
        if not asked.json:
            base = found[name][MODES[0]]
            parts = (f"{mode} {n:.1f} ({n / base - 1:+.0%})" for mode, n in found[name].items())
            print(f"{name}: {', '.join(parts)}", flush=True)
    if asked.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
