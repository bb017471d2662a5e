"""The spaces of Gymnasium that PettingZoo's interface uses as well."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from palazzi.envs.observation import LEAST, MOST, Mask, Observation


class LegalActions(spaces.Discrete):
    """All actions of a ruleset; ``sample()`` without a mask takes one that is legal now.

    So code that was written for games without illegal actions plays these, too. It contains every
    action of the ruleset, as spaces do not change during a game.
    """

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.mask: Mask = np.ones(actions, np.int8)
        """What is legal now; whoever plays the game sets it."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: of the mask, by the probabilities, or of those that are legal now."""
        if mask is None and probability is None and self.mask.any():
            mask = self.mask
        return super().sample(mask, probability)


def numbers_space(size: int) -> spaces.Box:
    """Vectors of so many slots."""
    return spaces.Box(LEAST, MOST, (size,), np.int16)


def seat_space(observation: Observation) -> spaces.Dict:
    """What a seat is told at each of its decisions: the position, and what it may do."""
    return spaces.Dict(
        {
            "observation": numbers_space(observation.size),
            "action_mask": spaces.Box(0, 1, (observation.actions,), np.int8),
        }
    )
