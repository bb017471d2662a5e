"""The world: bodies that stand, slide and fall. The only file that steps MuJoCo.

A world at rest is its integer poses (``World.of``, ``World.poses``); in the middle of an attempt it
is ``save`` and ``restore``, exact to the byte. Nothing happens unless ``step`` is called: an idle
palace costs nothing. There is no chance in here; the hidden heights come in as numbers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import mujoco
import numpy as np

from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.model import model_text, parking
from palazzi.games.paletti.world.pieces import (
    BODIES,
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    OUTLINES,
    column_heights,
    is_column,
    reach,
)
from palazzi.games.paletti.world.poses import Pose, Poses, Scene, exact, scene_of

_RADIUS: Final = np.array(
    [
        math.hypot(reach(body), 0.0225)
        if is_column(body)
        else max(math.hypot(x, y) for x, y in OUTLINES[body - FIRST_PLATEAU])
        for body in range(BODIES)
    ]
)


@dataclass
class Spring:
    """One hand in the world: the grip, and where its target is and moves."""

    grip: p.Grip
    x: float
    y: float
    z: float
    turn: float
    """Of the target, about the vertical: hands keep what they hold upright."""
    speed: tuple[float, float, float] = (0.0, 0.0, 0.0)
    force: float = 0.0
    """Newtons that it pulled with in the last step."""


@dataclass(frozen=True)
class Saved:
    """A world in the middle of anything."""

    data: Any
    inside: int
    springs: dict[int, Spring]


class World:
    """A palace under gravity, and the hands in it."""

    def __init__(self, grains: tuple[int, ...], wood: p.Wood = p.WOOD) -> None:
        if mujoco.__version__ != p.ENGINE:
            raise RuntimeError(f"This game needs mujoco {p.ENGINE}, not {mujoco.__version__}.")
        self.grains = grains
        self.heights = column_heights(grains)
        self._m: Any = mujoco.MjModel.from_xml_string(model_text(self.heights, wood))
        self._d: Any = mujoco.MjData(self._m)
        self._geoms = [
            np.flatnonzero(self._m.geom_bodyid == body + 1).tolist() for body in range(BODIES)
        ]
        self._mass: list[float] = self._m.body_mass[1:].tolist()
        self._inside = 0
        self.springs: dict[int, Spring] = {}
        self.steps = 0
        """How many steps this object ever made: what the tests of an idle world look at."""
        for body in range(BODIES):
            self.take_out(body)
        self.refresh()

    @classmethod
    def of(cls, grains: tuple[int, ...], poses: Sequence[int], wood: p.Wood = p.WOOD) -> World:
        """The world at rest that a state's integers are."""
        world = cls(grains, wood)
        world.rest_at(poses)
        return world

    def rest_at(self, poses: Sequence[int]) -> None:
        """Become the world at rest that these integers are, whatever was before."""
        for body, pose in enumerate(scene_of(poses)):
            self.take_out(body)
            if pose is not None:
                self.put(body, pose)
        self._d.time = 0
        self.refresh()

    # ---- bodies in and out

    def has(self, body: int) -> bool:
        """Whether the body is in the palace."""
        return bool(self._inside >> body & 1)

    def put(self, body: int, pose: Pose) -> None:
        """Into the palace, at rest, at this place."""
        self._set(body, pose, parked=False)
        self._inside |= 2**body

    def take_out(self, body: int) -> None:
        """Out of the palace."""
        self.open_hand(body)
        self._set(body, (*parking(body), 1.0, 0.0, 0.0, 0.0), parked=True)
        self._inside &= ~(2**body)

    def _set(self, body: int, pose: Pose, *, parked: bool) -> None:
        self._d.qpos[7 * body : 7 * body + 7] = pose
        self._d.qvel[6 * body : 6 * body + 6] = 0
        self._d.qacc_warmstart[6 * body : 6 * body + 6] = 0
        self._m.body_gravcomp[body + 1] = 1 if parked else 0
        self._m.dof_damping[6 * body : 6 * body + 6] = 1.0 if parked else 0.0
        for geom in self._geoms[body]:
            self._m.geom_contype[geom] = self._m.geom_conaffinity[geom] = 0 if parked else 1

    def refresh(self) -> None:
        """Wake everything up and compute the contacts of the present poses, without moving."""
        asked = self._m.opt.enableflags
        self._m.opt.enableflags = asked & ~int(mujoco.mjtEnableBit.mjENBL_SLEEP)
        mujoco.mj_forward(self._m, self._d)
        self._m.opt.enableflags = asked
        # How long everything has been slow so far: not at all.
        self._d.tree_asleep[:] = -(1 + mujoco.mjMINAWAKE)

    # ---- hands

    def close_hand(self, body: int, grip: p.Grip) -> Spring:
        """A hand takes the body where it is."""
        x, y, z, w, i, j, k = (float(value) for value in self._d.qpos[7 * body : 7 * body + 7])
        turn = math.atan2(2 * (w * k + i * j), 1 - 2 * (j * j + k * k))
        spring = Spring(grip, x, y, z, turn)
        self.springs[body] = spring
        self._damp(body, grip.damping, grip.turn_damping)
        return spring

    def open_hand(self, body: int) -> None:
        """The hand lets go."""
        if self.springs.pop(body, None) is not None:
            self._damp(body, 0.0, 0.0)
            self._d.xfrc_applied[body + 1] = 0

    def _damp(self, body: int, sliding: float, turning: float) -> None:
        # As damping of the joint it is integrated implicitly, which a stiff hand needs.
        self._m.dof_damping[6 * body : 6 * body + 3] = sliding
        self._m.dof_damping[6 * body + 3 : 6 * body + 6] = turning

    def _pull(self) -> None:
        for body, hand in self.springs.items():
            grip = hand.grip
            x, y, z, w, i, j, k = self._d.qpos[7 * body : 7 * body + 7].tolist()
            vx, vy, vz = hand.speed
            fx = grip.stiffness * (hand.x - x) + grip.damping * vx
            fy = grip.stiffness * (hand.y - y) + grip.damping * vy
            fz = grip.stiffness * (hand.z - z) + grip.damping * vz
            if grip.carries:
                fz += p.GRAVITY * self._mass[body]
            force = math.sqrt(fx * fx + fy * fy + fz * fz)
            if force > grip.cap:
                fx, fy, fz = (part * grip.cap / force for part in (fx, fy, fz))
            hand.force = math.sqrt(fx * fx + fy * fy + fz * fz)
            tx = ty = tz = 0.0
            if grip.turning:
                # The rotation from where the body is to the upright target.
                c, s = math.cos(hand.turn / 2), math.sin(hand.turn / 2)
                ew, ei, ej, ek = c * w + s * k, -c * i + s * j, -c * j - s * i, -c * k + s * w
                if ew < 0:
                    ew, ei, ej, ek = -ew, -ei, -ej, -ek
                sine = math.sqrt(ei * ei + ej * ej + ek * ek)
                if sine > 1e-12:
                    scale = grip.turning * 2 * math.atan2(sine, ew)
                    scale = min(scale, grip.turn_cap) / sine
                    tx, ty, tz = ei * scale, ej * scale, ek * scale
            self._d.xfrc_applied[body + 1] = (fx, fy, fz, tx, ty, tz)

    # ---- time

    def step(self, steps: int = 1) -> None:
        """Let time pass; hands pull anew in every step."""
        self.steps += steps
        if not self.springs:
            mujoco.mj_step(self._m, self._d, nstep=steps)
            return
        for _ in range(steps):
            self._pull()
            mujoco.mj_step(self._m, self._d)

    def fastest(self) -> float:
        """The speed of the fastest point in the palace, at most (m/s)."""
        speeds = self._d.qvel.reshape(BODIES, 6)
        moving = np.sqrt((speeds[:, :3] ** 2).sum(1))
        turning = np.sqrt((speeds[:, 3:] ** 2).sum(1))
        return float((moving + turning * _RADIUS).max())

    # ---- what there is

    def scene(self) -> Scene:
        """All poses."""
        rows = self._d.qpos.reshape(BODIES, 7).tolist()
        return [tuple(row) if self._inside >> i & 1 else None for i, row in enumerate(rows)]

    def pose(self, body: int) -> Pose:
        """Of one body in the palace."""
        x, y, z, w, i, j, k = self._d.qpos[7 * body : 7 * body + 7].tolist()
        return x, y, z, w, i, j, k

    def poses(self) -> Poses:
        """The world at rest, as integers: speeds are left out."""
        return exact(self.scene())

    def contacts(self) -> list[tuple[int, int, float, float]]:
        """Each pair of touching bodies (-1: foundation or table), height of the contact, force."""
        found: list[tuple[int, int, float, float]] = []
        six = np.zeros(6)
        for index in range(self._d.ncon):
            contact = self._d.contact[index]
            mujoco.mj_contactForce(self._m, self._d, index, six)
            one, other = (int(self._m.geom_bodyid[geom]) - 1 for geom in contact.geom)
            found.append((one, other, float(contact.pos[2]), float(six[0])))
        return found

    def overlap(self, body: int) -> float:
        """How deep the body is in others (m), by the contacts that ``refresh`` found."""
        deep = 0.0
        for index in range(self._d.ncon):
            contact = self._d.contact[index]
            if body + 1 in (int(self._m.geom_bodyid[geom]) for geom in contact.geom):
                deep = max(deep, -float(contact.dist))
        return deep

    def loads(self) -> list[float]:
        """What each column carries on its upper face (N); a sleeping palace has none: refresh."""
        carried = [0.0] * COLUMNS_IN_ALL
        for one, other, height, force in self.contacts():
            for body in (one, other):
                if 0 <= body < COLUMNS_IN_ALL and height > float(self._d.qpos[7 * body + 2]):
                    carried[body] += force
        return carried

    # ---- save and restore

    def save(self) -> Saved:
        """Everything that decides what comes next."""
        data = mujoco.MjData(self._m)
        mujoco.mj_copyData(data, self._m, self._d)
        springs = {body: replace(hand) for body, hand in self.springs.items()}
        return Saved(data, self._inside, springs)

    def restore(self, saved: Saved) -> None:
        """Back to exactly that, in this or another world of the same grains."""
        for body in list(self.springs):
            self.open_hand(body)
        for body in range(BODIES):
            if saved.inside >> body & 1 and not self.has(body):
                self.put(body, self.pose(body))
            elif self.has(body) and not saved.inside >> body & 1:
                self.take_out(body)
        for body, hand in saved.springs.items():
            self.springs[body] = replace(hand)
            self._damp(body, hand.grip.damping, hand.grip.turn_damping)
        mujoco.mj_copyData(self._d, self._m, saved.data)
