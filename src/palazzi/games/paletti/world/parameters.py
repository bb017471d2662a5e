"""The physics of the wood, every number with the reason why it holds. Measured, not guessed.

The figures come from towers of five levels with MuJoCo 4.0.0 at 500 steps a second
(``bench/paletti.py`` prints them anew). ``Wood.check`` refuses what is known to be wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palazzi.games.paletti.world.pieces import COLUMN_HEIGHT, HALF_WIDTH

ENGINE: Final = "4.0.0"
"""The version of MuJoCo whose bytes our records hold."""
STEP: Final = 0.002
STEPS_A_TICK: Final = 8
"""62.5 ticks a second: what a hand can do and a page can send."""
TICKS_A_FRAME: Final = 2
GRAVITY: Final = 9.81


@dataclass(frozen=True)
class Wood:
    """Contacts between wood and wood, and how the solver treats them."""

    friction: float = 0.32
    """Below 2r/h of the thin column (0.356): above it a dragged load tips its neighbours instead of
    sliding over them, which no real palace does."""
    torsion: float = 0.002
    """Metres: a foot resists turning on the spot."""
    softness: str = "0.95 0.99 0.00001 0.5 2"
    """solimp. The width of 1e-5 m is what stops sinking and creep: with MuJoCo's usual 1e-3 a tower
    sinks by more than the height errors that make the game."""
    timeconst: float = 2 * STEP
    """solref: the stiffest that the step allows, critically damped."""
    impratio: float = 10
    """Friction much harder than the normal direction: nothing slides at rest."""
    iterations: int = 50
    """Of the Newton solver: two or three at rest, more in a collapse. With 20 a tower fell."""
    tolerance: float = 1e-10
    prism: int = 8
    """Round columns collide as prisms of this many sides (of the same area) and are drawn round: a
    true cylinder on a plate has too few contact points to stand still."""
    sleep: float = 1e-4
    """m/s. A palace slower than this for ten steps is not computed until something touches it or a
    hand pulls: carrying a column through the air costs nothing. A twentieth of what counts as
    motion in rest (PP-11.11), see ``bench/paletti.py`` for the comparison. 0: never."""

    def check(self) -> None:
        """ValueError unless dragged columns slide before they tip."""
        limit = 0.95 * 2 * min(HALF_WIDTH) / COLUMN_HEIGHT
        if not 0 < self.friction < limit:
            raise ValueError(
                f"friction {self.friction} must be above 0 and below {limit:.3f} "
                "(0.95 * 2r/h of the thin column): above it neighbours tip instead of sliding"
            )


WOOD: Final = Wood()


@dataclass(frozen=True)
class Grip:
    """A spring between the hand's target and the piece it holds."""

    stiffness: float
    damping: float
    cap: float
    """Newtons. No hand pulls harder, whatever its target."""
    turning: float
    turn_damping: float
    turn_cap: float
    """Newton metres."""
    carries: bool
    """Whether it bears the piece's weight beside the spring."""


HAND: Final = Grip(200.0, 4.0, 2.0, 0.05, 0.002, 0.02, True)
"""Two fingers: keep a column upright, give way at 10 mm."""
HOOK: Final = Grip(200.0, 4.0, 1.2, 0.0, 0.0005, 0.0, False)
"""Pulls, cannot turn or tilt, and is weaker."""
BOTH_HANDS: Final = Grip(400.0, 20.0, 6.0, 4.0, 0.05, 0.3, True)
"""Setting a plateau down: level, and strong enough for 123 g."""
STEADY: Final = Grip(2500.0, 40.0, 6.0, 4.0, 0.05, 0.3, False)
"""The second hand on a plateau: keeps it where it is, or lifts it a little (PP-11.16). Stiff, for
within two millimetres it must bear what stands above; capped, so as not to tear the palace."""

# ---- what counts as what (PP-11.3, 11.9, 11.11, 11.16)

REST_SPEED: Final = 0.002
REST_TICKS: Final = 63
LONGEST_REST_TICKS: Final = 1250
DROPPED: Final = 0.010
TILTED: Final = 8.0
FALLEN_TILT: Final = 45.0
FALLEN_FOOT: Final = 0.006
MANY_FALLEN: Final = 3
STANDING_FOOT: Final = 0.004
STANDING_TILT: Final = 20.0
JUTTING: Final = 0.0005
OLD_PLACE: Final = 0.003
SET_BACK: Final = 5e-5
"""What may be in the way of a piece that is set back without contact: the error of heights."""
COVER_SLACK: Final = 0.002
