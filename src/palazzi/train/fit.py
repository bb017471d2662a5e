"""A net from samples: stochastic gradient descent (Adam) in numpy, then rounded to whole numbers.

Inputs are scaled by how large they usually are where they are not 0, so that marks and amounts
learn alike; the scales are folded into the first layer afterwards. The lead is learned in units of
SPREAD points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import floor, log2
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from palazzi.bots.net import HEADS
from palazzi.train.plan import HELD_OUT
from palazzi.train.samples import Floats, Samples

Array = NDArray[Any]
Tell = Callable[[str], None]
"""Hears how it goes on, line by line."""

SPREAD: Final = 20.0
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 1e-4
POINTS_COUNT: Final = 0.25
"""How much the head of points counts, which only hints show."""
SEARCHED: Final = 0.5
"""Where a search was made, its chance counts this much, and how the game ended the rest."""
LARGEST: Final = 32767
MOST_SHIFT: Final = 14


@dataclass(frozen=True)
class Quality:
    """How good a net is on games that were not fitted."""

    positions: int
    r2: float
    """The share of the lead's variance that the net explains."""
    hand_r2: float
    """The same of the hand-written evaluation, at its best linear scale."""
    called: float
    """How often it names the winner, where there is one."""
    hand_called: float
    log_loss: float

    def __str__(self) -> str:
        return (
            f"{self.positions} positions held out: R² of the lead {self.r2:.3f} (by hand "
            f"{self.hand_r2:.3f}), winner called {self.called:.1%} (by hand "
            f"{self.hand_called:.1%}), log loss {self.log_loss:.3f}"
        )


class Layers:
    """The net in floating point, with the state of its optimiser."""

    def __init__(self, slots: int, hidden: tuple[int, int], seed: int) -> None:
        luck = np.random.default_rng(seed)
        wide, narrow = hidden
        self.parts: list[Array] = []
        for read, made, spread in (
            (slots, wide, (1 / 60) ** 0.5),
            (wide, narrow, (2 / wide) ** 0.5),
            (narrow, HEADS, 0.1 * (1 / narrow) ** 0.5),
        ):
            self.parts.append(luck.normal(0, spread, (read, made)).astype(np.float32))
            self.parts.append(np.zeros(made, np.float32))
        self._mean: list[Array] = [np.zeros_like(part) for part in self.parts]
        self._square: list[Array] = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def forward(self, inputs: Array) -> tuple[Array, Array, Array]:
        """What each layer makes of the inputs."""
        w1, b1, w2, b2, w3, b3 = self.parts
        units1 = np.maximum(inputs @ w1 + b1, 0)
        units2 = np.maximum(units1 @ w2 + b2, 0)
        return units1, units2, units2 @ w3 + b3

    def learn(self, inputs: Array, targets: Array, rate: float) -> None:
        """One step towards the targets."""
        units1, units2, heads = self.forward(inputs)
        error = heads - targets
        error[:, 1] = _sigmoid(heads[:, 1]) - targets[:, 1]
        error[:, 2] *= POINTS_COUNT
        error /= len(inputs)
        _, _, w2, _, w3, _ = self.parts
        error2 = (error @ w3.T) * (units2 > 0)
        error1 = (error2 @ w2.T) * (units1 > 0)
        self._descend(
            [
                inputs.T @ error1,
                error1.sum(0),
                units1.T @ error2,
                error2.sum(0),
                units2.T @ error,
                error.sum(0),
            ],
            rate,
        )

    def _descend(self, slopes: list[Array], rate: float) -> None:
        self._steps += 1
        bias1, bias2 = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for n, (part, slope) in enumerate(zip(self.parts, slopes, strict=True)):
            steeper = slope + DECAY * part
            self._mean[n] = 0.9 * self._mean[n] + 0.1 * steeper
            self._square[n] = 0.999 * self._square[n] + 0.001 * steeper * steeper
            step = (self._mean[n] / bias1) / (np.sqrt(self._square[n] / bias2) + 1e-8)
            self.parts[n] = part - np.float32(rate) * step


def _sigmoid(x: Array) -> Array:
    chance: Array = 1 / (1 + np.exp(-np.clip(x, -30, 30)))
    return chance


class Fit:
    """Learns from the samples that are not held out."""

    def __init__(self, samples: Samples, slots: int, hidden: tuple[int, int], seed: int) -> None:
        self._samples = samples
        self._slots = slots
        self._luck = np.random.default_rng(seed)
        held_out = samples.game % HELD_OUT == HELD_OUT - 1
        self._learned = np.flatnonzero(~held_out)
        self._held_out = np.flatnonzero(held_out)
        self.scales = _scales(samples, slots)
        self.layers = Layers(slots, hidden, seed)
        win = np.where(
            np.isnan(samples.searched),
            samples.win,
            SEARCHED * samples.searched + (1 - SEARCHED) * samples.win,
        )
        self._targets = np.stack([samples.lead / SPREAD, win, samples.points / SPREAD], axis=1)

    def run(self, epochs: int, tell: Tell) -> Quality:
        """Go through the samples so many times, ever more slowly."""
        for epoch in range(epochs):
            rate = RATE * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 0.02)
            order = self._luck.permutation(self._learned)
            for first in range(0, len(order) - BATCH + 1, BATCH):
                rows = order[first : first + BATCH]
                self.layers.learn(self._inputs(rows), self._targets[rows], rate)
            tell(f"epoch {epoch + 1} of {epochs}: {self.quality()}")
        return self.quality()

    def quality(self) -> Quality:
        """On the games that are held out."""
        rows, samples = self._held_out, self._samples
        if not len(rows):
            return Quality(0, 0.0, 0.0, 0.0, 0.0, 0.0)
        heads = np.concatenate(
            [self.layers.forward(self._inputs(part))[2] for part in _parts(rows, 4096)]
        )
        lead = samples.lead[rows]
        hand = samples.hand[rows]
        columns = np.stack([samples.hand, np.ones(len(samples))], axis=1)
        best = np.linalg.lstsq(columns[self._learned], samples.lead[self._learned], rcond=None)[0]
        chance = np.clip(_sigmoid(heads[:, 1]), 1e-6, 1 - 1e-6)
        win = samples.win[rows]
        clear = (win == 0) | (win == 1)
        return Quality(
            positions=len(rows),
            r2=_r2(lead, SPREAD * heads[:, 0]),
            hand_r2=_r2(lead, columns[rows] @ best),
            called=float(((chance > 0.5) == (win > 0.5))[clear].mean()),
            hand_called=float(((hand > 0) == (win > 0.5))[clear].mean()),
            log_loss=float(-(win * np.log(chance) + (1 - win) * np.log(1 - chance)).mean()),
        )

    def _inputs(self, rows: Array) -> Floats:
        row, slot, value = self._samples.pick(rows)
        inputs = np.zeros((len(rows), self._slots), np.float32)
        inputs[row, slot] = value * self.scales[slot]
        return inputs

    def whole(self) -> tuple[tuple[int, int, int], list[list[int]], list[list[int]]]:
        """Shifts, weights and biases in whole numbers, as ``bots/net.py`` has them."""
        w1, b1, w2, b2, w3, b3 = (part.astype(np.float64) for part in self.layers.parts)
        w1 = w1 * self.scales[:, None]
        units = np.array([SPREAD, 1.0, SPREAD])
        w3, b3 = w3 * units, b3 * units
        shifts = _shift(w1), _shift(w2), _shift(w3)
        scales = shifts[0], shifts[0] + shifts[1], shifts[0] + shifts[2]
        weights = [_rounded(w, s) for w, s in zip((w1, w2, w3), shifts, strict=True)]
        biases = [_rounded(b, s) for b, s in zip((b1, b2, b3), scales, strict=True)]
        return shifts, weights, biases


def _scales(samples: Samples, slots: int) -> Floats:
    """What each slot is multiplied by; 1 for marks."""
    seen = np.bincount(samples.ids, minlength=slots)
    squares = np.bincount(samples.ids, samples.values.astype(np.float64) ** 2, minlength=slots)
    usual = np.sqrt(squares / np.maximum(seen, 1))
    return (1 / np.maximum(usual, 1)).astype(np.float32)


def _shift(weights: Array) -> int:
    """The finest scale at which all weights are within 16 bits."""
    return min(MOST_SHIFT, floor(log2(LARGEST / max(float(np.abs(weights).max()), 1e-9))))


def _rounded(numbers: Array, shift: int) -> list[int]:
    whole: list[int] = np.rint(numbers * 2.0**shift).astype(np.int64).ravel().tolist()
    return whole


def _r2(true: Array, guessed: Array) -> float:
    return float(1 - ((true - guessed) ** 2).mean() / true.var())


def _parts(rows: Array, size: int) -> list[Array]:
    return [rows[first : first + size] for first in range(0, len(rows), size)]
