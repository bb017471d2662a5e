# mypyc: compiled
"""Many games of one kind side by side, stepped without any Python per game.

A Batch owns what it writes: rows of numbers for all games in a few ``vec``s, whose memory others
may look at (``palazzi.envs.vector`` shows it as numpy arrays). A row is written anew by undoing
what the last position wrote, not by clearing it: a position fills a tenth of its slots.

Every game that is not over waits for a seat: draws are made here, by weight, with a generator that
is the game's own. The luck of a game follows from the seed, its place in the batch and how many
games were played at that place before, and from nothing else; so it does not depend on how many
games there are. A game that ends is counted, and the next one begins in the same step.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from palazzi.core.features import MOST_PAIRS, Features
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State, buffer

ALL_LEGAL: Final[i64] = -1
"""Of ``first_illegal``: there is none."""
WORD: Final[i64] = 8
"""Bytes of an action that comes in."""
GOLDEN: Final = 0x9E3779B97F4A7C15


def luck(seed: int, place: int, number: int) -> Rng:
    """The generator of the draws of the game with that number at a place of a batch."""
    return Rng((seed + number * GOLDEN) & 0xFFFFFFFFFFFFFFFF, place)


@final
@mypyc_attr(acyclic=True)
class Batch:
    """That many games that begin with ``start``; each row of a ``vec`` belongs to one of them."""

    start: State
    seed: int
    size: i64
    players: i64
    slots: i64
    """Numbers in a row of ``observations``."""
    width: i64
    """Actions of the game: numbers in a row of ``masks``."""
    by_lead: bool
    """Whether a reward is the lead over the best other in points, and not the share of the win."""
    states: list[State]
    rngs: list[Rng]
    observations: vec[i16]
    """What the seat that has to act may know, slot by slot."""
    masks: vec[u8]
    """1 for each action that it may take."""
    actors: vec[i64]
    rewards: vec[float]
    """For each seat; other than 0 only in the step in which a game ended."""
    ended: vec[u8]
    """1 where the last step ended a game: what is shown is the start of the next."""
    finished: vec[i64]
    """How many games have ended at each place."""
    chosen: vec[i64]
    """What ``choose`` chose."""
    _pairs: vec[i16]
    """By game, the slots that its row has written."""
    _pair_counts: vec[i64]
    _legal: vec[i16]
    """By game, the actions that its mask has set."""
    _legal_counts: vec[i64]
    _features: Features
    _ids: vec[i64]
    _weights: vec[i64]

    def __init__(
        self, start: State, size: int, slots: int, width: int, seed: int, by_lead: bool
    ) -> None:
        self.start = start.clone()
        self.seed = seed
        self.size = size
        self.players = start.players
        self.slots = slots
        self.width = width
        self.by_lead = by_lead
        self.observations = vec[i16]([0] * (size * slots))
        self.masks = vec[u8]([0] * (size * width))
        self.actors = vec[i64]([0] * size)
        self.rewards = vec[float]([0.0] * (size * int(start.players)))
        self.ended = vec[u8]([0] * size)
        self.finished = vec[i64]([0] * size)
        self.chosen = vec[i64]([0] * size)
        self._pairs = vec[i16]([0] * (size * MOST_PAIRS))
        self._pair_counts = vec[i64]([0] * size)
        self._legal = vec[i16]([0] * (size * width))
        self._legal_counts = vec[i64]([0] * size)
        self._features = Features()
        self._ids = buffer()
        self._weights = buffer()
        self.states = [start.clone() for _ in range(size)]
        self.rngs = [luck(seed, place, 0) for place in range(size)]
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew, with another luck."""
        self.seed = seed
        place: i64 = 0
        while place < self.size:
            self.finished[place] = 0
            self._settle(place)
            self._begin(place)
            self._write(place)
            place += 1

    def first_illegal(self, actions: bytes) -> i64:
        """The first game whose action may not be taken; ALL_LEGAL if all may."""
        masks = self.masks
        place: i64 = 0
        while place < self.size:
            action = read_i64_le(actions, place * WORD)
            if action < 0 or action >= self.width or masks[place * self.width + action] == 0:
                return place
            place += 1
        return ALL_LEGAL

    def step(self, actions: bytes) -> None:
        """Take an action in every game: eight bytes each, of which ``first_illegal`` had none."""
        place: i64 = 0
        while place < self.size:
            state = self.states[place]
            if self.ended[place] != 0:
                self._settle(place)
            state.step(read_i64_le(actions, place * WORD))
            self._draw(state, self.rngs[place])
            if state.actor == OVER:
                self._reward(place, state)
                self.finished[place] = self.finished[place] + 1
                self._begin(place)
            self._write(place)
            place += 1

    def choose(self, rng: Rng) -> None:
        """Choose a random legal action for every game, into ``chosen``."""
        chosen = self.chosen
        legal = self._legal
        counts = self._legal_counts
        place: i64 = 0
        while place < self.size:
            chosen[place] = i64(legal[place * self.width + rng.below(counts[place])])
            place += 1

    def _begin(self, place: i64) -> None:
        """Start the next game at a place, up to its first decision."""
        rng = luck(self.seed, int(place), int(self.finished[place]))
        state = self.start.clone()
        self._draw(state, rng)
        self.rngs[place] = rng
        self.states[place] = state

    def _draw(self, state: State, rng: Rng) -> None:
        """Make the draws that are due."""
        ids = self._ids
        weights = self._weights
        while state.actor == CHANCE:
            state.step(ids[rng.pick(weights, state.chance_into(ids, weights))])

    def _settle(self, place: i64) -> None:
        """Forget the end of the game before."""
        self.ended[place] = 0
        seat: i64 = 0
        while seat < self.players:
            self.rewards[place * self.players + seat] = 0.0
            seat += 1

    def _reward(self, place: i64, state: State) -> None:
        self.ended[place] = 1
        outcome = state.outcome()
        assert outcome is not None
        for seat in range(self.players):
            self.rewards[place * self.players + seat] = (
                lead(outcome.scores, seat) if self.by_lead else share(outcome.winners, seat)
            )

    def _write(self, place: i64) -> None:
        """Show the position to the seat that has to act."""
        state = self.states[place]
        actor = state.actor
        self.actors[place] = actor

        slots = self._pairs
        row = place * self.slots
        first = place * MOST_PAIRS
        observations = self.observations
        i: i64 = 0
        n = self._pair_counts[place]
        while i < n:
            observations[row + i64(slots[first + i])] = 0
            i += 1
        features = self._features
        features.clear()
        state.features_into(actor, features)
        ids = features.ids
        values = features.values
        n = features.size
        i = 0
        while i < n:
            slot = ids[i]
            slots[first + i] = i16(slot)
            observations[row + slot] = observations[row + slot] + i16(values[i])
            i += 1
        self._pair_counts[place] = n

        legal = self._legal
        masks = self.masks
        row = place * self.width
        n = self._legal_counts[place]
        i = 0
        while i < n:
            masks[row + i64(legal[row + i])] = 0
            i += 1
        ids = self._ids
        n = state.legal_into(ids)
        i = 0
        while i < n:
            action = ids[i]
            legal[row + i] = i16(action)
            masks[row + action] = 1
            i += 1
        self._legal_counts[place] = n


def share(winners: tuple[int, ...], seat: int) -> float:
    """What a seat has of the win: all, nothing, or its part of a shared one."""
    return 1.0 / len(winners) if seat in winners else 0.0


def lead(scores: tuple[int, ...], seat: int) -> float:
    """A seat's points over those of the best other."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others))
