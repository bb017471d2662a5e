# mypyc: compiled
"""A small net in whole numbers: the same answer on every machine, compiled or not.

Features in, three heads out: the points a seat will be ahead of the best other, its chance to win,
and its points. The first layer adds the rows of the slots that are written; two more follow. Every
layer but the last cuts at 0. A number of layer n stands for itself divided by 2 ** ``shifts[n]``;
what a layer hands on is brought back to the scale of the first.

Weights are within 16 bits, so nothing can leave 64: a position has at most 1024 pairs of numbers
below 2 ** 20.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit
from palazzi.core.features import Features

HEADS: Final = 3
LEAD: Final[i64] = 0
CHANCE_TO_WIN: Final[i64] = 1
POINTS: Final[i64] = 2
HIGHEST: Final[i64] = 0xFFFFFFFFFF
"""What a unit hands on at most: far beyond what any trained net reaches, and products still fit."""


@final
@mypyc_attr(acyclic=True)
class Net:
    """The layers, and room for one answer."""

    slots: i64
    wide: i64
    narrow: i64
    weights1: vec[i64]
    weights2: vec[i64]
    weights3: vec[i64]
    biases1: vec[i64]
    biases2: vec[i64]
    biases3: vec[i64]
    shift2: i64
    units1: vec[i64]
    units2: vec[i64]
    heads: vec[i64]
    """The last answer, each to be divided by ``scale``."""
    scale: float

    def __init__(
        self,
        slots: int,
        hidden: tuple[int, int],
        shifts: tuple[int, int, int],
        weights: list[list[int]],
        biases: list[list[int]],
    ) -> None:
        """Weights row by row, a row for each unit that is read; biases at the scale of their sums:
        that of the layer's weights, times that of what is read."""
        self.slots = slots
        self.wide = hidden[0]
        self.narrow = hidden[1]
        self.weights1 = vec[i64](weights[0])
        self.weights2 = vec[i64](weights[1])
        self.weights3 = vec[i64](weights[2])
        self.biases1 = vec[i64](biases[0])
        self.biases2 = vec[i64](biases[1])
        self.biases3 = vec[i64](biases[2])
        self.shift2 = shifts[1]
        self.scale = float(bit(shifts[0] + shifts[2]))
        self.units1 = vec[i64]([0] * hidden[0])
        self.units2 = vec[i64]([0] * hidden[1])
        self.heads = vec[i64]([0] * HEADS)

    def ask(self, features: Features) -> None:
        """Work out the heads for what is written."""
        units1 = self.units1
        weights = self.weights1
        wide = self.wide
        j: i64 = 0
        while j < wide:
            units1[j] = self.biases1[j]
            j += 1
        i: i64 = 0
        while i < features.size:
            at = features.ids[i] * wide
            value = features.values[i]
            j = 0
            if value == 1:
                while j < wide:
                    units1[j] = units1[j] + weights[at + j]
                    j += 1
            else:
                while j < wide:
                    units1[j] = units1[j] + value * weights[at + j]
                    j += 1
            i += 1
        units2 = self.units2
        narrow = self.narrow
        j = 0
        while j < narrow:
            units2[j] = self.biases2[j]
            j += 1
        weights = self.weights2
        i = 0
        while i < wide:
            value = min(units1[i], HIGHEST)
            if value > 0:
                at = i * narrow
                j = 0
                while j < narrow:
                    units2[j] = units2[j] + value * weights[at + j]
                    j += 1
            i += 1
        heads = self.heads
        j = 0
        while j < HEADS:
            heads[j] = self.biases3[j]
            j += 1
        weights = self.weights3
        i = 0
        while i < narrow:
            value = min(units2[i] >> self.shift2, HIGHEST)
            if value > 0:
                at = i * HEADS
                j = 0
                while j < HEADS:
                    heads[j] = heads[j] + value * weights[at + j]
                    j += 1
            i += 1

    def head(self, which: i64) -> float:
        """One head of the last answer."""
        return float(self.heads[which]) / self.scale
