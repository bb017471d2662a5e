"""Clicks that a whole game takes a sensible player, by what the page offers.

./palazzi bench clicks [--games N] [--kinds] [--json]

Seat 0 wants what the greedy bot wants and clicks as little as it can; the others are greedy bots.
*one by one*: every action is its own click on the board or a button, as prompts were before they
suggested anything. *as offered*: the same actions with the suggestions of the prompt, and with a
second click where the page asks once more; a suggestion counts as wanted if it does part of what
the bot does before anybody else acts, whatever pieces it pays with; a bid only if it is as high.
*hurried*: with "End my turn by itself" switched on. A part of the board that several offers share,
and a list that does not fit beside the prompt, cost a click to open. ``--kinds`` says which
questions the clicks go to. Which choices are buttons is the page's rule (PromptBar.svelte), written
here once more; tests/e2e/test_kind_clicks.py compares the two.
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
PAYMENTS = ("pay", "bid", "lay", "return")

Offer = Choice | Suggestion


def alone(prompt: Prompt, choice: Choice) -> int:
    """Clicks for a choice before there were suggestions: one, or two where a list is opened."""
    shared = Counter(part for c in prompt["choices"] for part in c["parts"])
    if choice["parts"]:
        return 1 if any(shared[part] == 1 for part in choice["parts"]) else 2
    return 1 if sum(not c["parts"] for c in prompt["choices"]) <= BESIDE + 1 else 2


def offered(prompt: Prompt, offer: Offer) -> int:
    """Clicks for an offer: on its button, on a part of the board, or in a list."""
    warned = bool(offer.get("warning"))
    if warned or offer["role"] != "choice" or offer in buttons(prompt):
        return 1 + (warned and offer["confirm"])
    every = [*prompt["suggestions"], *prompt["choices"]]
    shared = Counter(part for one in every for part in one["parts"])
    if any(shared[part] == 1 for part in offer["parts"]):
        return 1 + offer["confirm"]
    return 2


def buttons(prompt: Prompt) -> list[Offer]:
    """What stands beside the prompt: all if they are few, else what no part of the board offers."""
    every: list[Offer] = [*prompt["suggestions"], *prompt["choices"]]
    good = [one for one in every if one["role"] == "choice" and not one.get("warning")]
    if len(good) <= BESIDE:
        return good
    loose = [one for one in good if not one["parts"]]
    best = sorted((one for one in good if one["worth"] > 0), key=lambda one: -one["worth"])
    shown = [*loose, *[one for one in best if one not in loose][: max(0, BESIDE - len(loose))]]
    return shown if len(shown) <= BESIDE else []


def merged(prompt: Prompt) -> Prompt:
    """As the page has it: a suggestion of one action is that choice, in the suggestion's words."""
    single = {s["actions"][0]: s for s in prompt["suggestions"] if len(s["actions"]) == 1}
    for choice in prompt["choices"]:
        if said := single.get(choice["action"]):
            choice["role"], choice["worth"] = said["role"], said["worth"]
    prompt["suggestions"] = [s for s in prompt["suggestions"] if len(s["actions"]) > 1]
    return prompt


class Player:
    """Seat 0: counts what it clicks."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.clicks: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.bot = make_bot("greedy", game, Rng(seed, 1))
        self.plan: list[int] = []
        """What the bot still does before anybody else acts."""

    def act(self, state: State) -> None:
        """What one click or two lead to, counted in every mode."""
        if not self.plan or not state.allows(self.plan[0]):
            self.plan = self.planned(state)
        prompt = merged(self.game.prompt(state, 0))
        choice = next(c for c in prompt["choices"] if c["action"] == self.plan[0])
        ways: list[tuple[float, int, list[int]]] = [(offered(prompt, choice), 0, self.plan[:1])]
        for number, made in enumerate(prompt["suggestions"], 1):
            if done := self.means(state, made):
                ways.append((offered(prompt, made) - done, number, made["actions"]))
        _, number, actions = min(ways)
        cost = offered(prompt, prompt["suggestions"][number - 1] if number else choice)
        kind = f"{self.game.phases[state.phase].name}: {self.verbs(actions)}"
        self.kinds[kind] += cost
        self.clicks["as offered"] += cost
        self.clicks["hurried"] += 0 if actions == [prompt["skip"]] else cost
        paid = any(self.verb(action) in PAYMENTS for action in actions)
        for each in actions:
            now = self.game.prompt(state, 0)
            single = next(c for c in now["choices"] if c["action"] == each)
            self.clicks["one by one"] += alone(now, single)
            state.apply(each)
            if each in self.plan:
                self.plan.remove(each)
        if paid and number:
            self.plan = []

    def planned(self, state: State) -> list[int]:
        """The bot's actions until it is somebody else's turn or something is drawn."""
        after, found = state.clone(), list[int]()
        while after.actor == 0:
            found.append(self.bot.choose(self.game.knowledge(after, 0)))
            after.apply(found[-1])
        return found

    def verb(self, action: int) -> str:
        """What kind of action it is."""
        return self.game.text(action).split()[0]

    def verbs(self, actions: list[int]) -> str:
        """Which kinds follow each other."""
        return " ".join(dict.fromkeys(self.verb(action) for action in actions))

    def means(self, state: State, made: Suggestion) -> int:
        """How many of the bot's actions a suggestion stands for; none if it does anything else."""
        wanted = Counter(made["actions"])
        deeds = Counter({a: n for a, n in wanted.items() if self.verb(a) not in PAYMENTS})
        pays = {self.verb(action) for action in wanted} - {self.verb(action) for action in deeds}
        if not deeds <= Counter(self.plan):
            return 0
        if not deeds:  # payments alone: they are what comes next
            return len(made["actions"]) if self.verb(self.plan[0]) in pays else 0
        last = max(self.plan.index(action) for action in deeds)
        before = self.plan[: last + 1]
        if "bid" in pays and self.bid(state, before) != self.bid(state, made["actions"]):
            return 0
        paid = {self.verb(action) for action in before} & set(PAYMENTS)
        return len(made["actions"]) if pays <= paid else 0

    def bid(self, state: State, actions: list[int]) -> object:
        """What lies as the own bid after them."""
        after = state.clone()
        for action in actions:
            after.apply(action)
        return after.to_json().get("bid_worth")


def play(game: Game, seed: int) -> Player:
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
    return me


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--kinds", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for name in [asked.only] if asked.only else GAMES:
        game = palazzi.game(name)
        players = [play(game, seed) for seed in range(asked.games)]
        found[name] = {mode: fmean(each.clicks[mode] for each in players) for mode in MODES}
        if asked.json:
            continue
        base = found[name][MODES[0]]
        parts = (f"{mode} {n:.1f} ({n / base - 1:+.0%})" for mode, n in found[name].items())
        print(f"{name}: {', '.join(parts)}", flush=True)
        kinds: Counter[str] = sum((each.kinds for each in players), Counter())
        for kind, clicks in kinds.most_common() if asked.kinds else ():
            print(f"  {clicks / asked.games:6.1f}  {kind}")
    if asked.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
