"""The palace as a MuJoCo model, written from the data of ``pieces`` and ``parameters``.

Every body is always in the model; one that is not in the palace is *parked*: it touches nothing,
weighs nothing and lies aside. So a world never has to be compiled again during a game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.pieces import (
    BODIES,
    COLUMNS_IN_ALL,
    CONVEX_PARTS,
    FIRST_PLATEAU,
    FOUNDATION,
    HALF_WIDTH,
    PLATEAU_THICKNESS,
    column_mass,
    is_column,
    is_round,
    kind_of,
    plateau_inertia,
    plateau_mass,
)
from palazzi.games.paletti.world.polygons import Point


def parking(body: int) -> tuple[float, float, float]:
    """Where a body waits that is not in the palace."""
    return 2.0 + 0.3 * body, -2.0, 0.1


def _numbers(values: Iterable[float]) -> str:
    return " ".join(f"{value:.9g}" for value in values)


def _prism(name: str, corners: Sequence[Point], height: float) -> str:
    vertices = [value for z in (-height / 2, height / 2) for x, y in corners for value in (x, y, z)]
    return f'<mesh name="{name}" vertex="{_numbers(vertices)}" inertia="convex"/>'


def _round_foot(column: int, sides: int) -> list[Point]:
    """A polygon of the same area as the circle."""
    radius = HALF_WIDTH[kind_of(column)]
    radius *= math.sqrt(2 * math.pi / (sides * math.sin(2 * math.pi / sides)))
    step = 2 * math.pi / sides
    return [(radius * math.cos(i * step), radius * math.sin(i * step)) for i in range(sides)]


def model_text(heights: Sequence[float], wood: p.Wood) -> str:
    """The model in MuJoCo's own language."""
    wood.check()
    contact = (
        f'condim="4" friction="{wood.friction} {wood.torsion} 0.00005" '
        f'solref="{wood.timeconst} 1" solimp="{wood.softness}"'
    )
    meshes: list[str] = []
    bodies: list[str] = []
    for body in range(BODIES):
        if not is_column(body):
            plateau = body - FIRST_PLATEAU
            xx, yy, zz, xy = plateau_inertia(plateau)
            inside = (
                f'<inertial pos="0 0 0" mass="{plateau_mass(plateau):.9g}" '
                f'fullinertia="{_numbers((xx, yy, zz, xy, 0, 0))}"/>'
            )
            for i, part in enumerate(CONVEX_PARTS[plateau]):
                meshes.append(_prism(f"b{body}p{i}", part, PLATEAU_THICKNESS))
                inside += f'<geom type="mesh" mesh="b{body}p{i}" {contact}/>'
        else:
            height = heights[body]
            mass = f'mass="{column_mass(body, height):.9g}"'
            if is_round(body):
                meshes.append(_prism(f"b{body}", _round_foot(body, wood.prism), height))
                inside = f'<geom type="mesh" mesh="b{body}" {mass} {contact}/>'
            else:
                half = HALF_WIDTH[kind_of(body)]
                size = _numbers((half, half, height / 2))
                inside = f'<geom type="box" size="{size}" {mass} {contact}/>'
        place = _numbers(parking(body))
        bodies.append(f'<body pos="{place}" gravcomp="1"><freejoint/>{inside}</body>')
    assert len(bodies) == BODIES > COLUMNS_IN_ALL
    sleep = f'sleep_tolerance="{wood.sleep}"' if wood.sleep else ""
    return f"""<mujoco model="palazzo paletti">
<compiler boundmass="0" boundinertia="0"/>
<option timestep="{p.STEP}" solver="Newton" cone="elliptic" integrator="implicitfast"
  iterations="{wood.iterations}" tolerance="{wood.tolerance}" impratio="{wood.impratio}"
  noslip_iterations="0" gravity="0 0 -{p.GRAVITY}" {sleep}>
  <flag sleep="{"enable" if wood.sleep else "disable"}"/></option>
<size memory="16M"/>
<asset>{"".join(meshes)}</asset>
<worldbody>
<geom name="table" type="plane" size="3 3 .1" pos="0 0 {-2 * FOUNDATION[2]}" {contact}/>
<geom name="foundation" type="box" size="{_numbers(FOUNDATION)}" pos="0 0 {-FOUNDATION[2]}"
  {contact}/>
{"".join(bodies)}</worldbody></mujoco>"""
