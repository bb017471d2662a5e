"""What bots know: only what everybody sees; and pictures, which show just that."""

from __future__ import annotations

import math
from pathlib import Path

from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from palazzi.games.paletti.world import layout
from palazzi.games.paletti.world.execute import perform
from palazzi.games.paletti.world.guess import guessed_world, moved_most
from palazzi.games.paletti.world.move import Attempt, Kind
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL, FIRST_PLATEAU
from palazzi.games.paletti.world.plan import HandPlan
from palazzi.games.paletti.world.poses import public
from palazzi.games.paletti.world.study import SKILLS, Study
from palazzi.pictures.film import Shot, film, save_film, still
from tests.paletti.palaces import BESIDE, palace

WOOD = tuple(range(COLUMNS_IN_ALL))


def test_a_guess_looks_like_the_palace_and_is_not_it() -> None:
    """PP-11.27: height errors are made up."""
    move = layout.draw(Rng(1), WOOD)
    scene = Study(public(move.poses), SKILLS["strong"], Rng(2)).scene
    guesses = [guessed_world(scene, Rng(seed)) for seed in (1, 2)]
    for guess in guesses:
        assert guess is not None
        assert moved_most(scene, guess.scene()) < 0.0015
        assert guess.grains != WOOD
    assert guesses[0] is not None
    assert guesses[1] is not None
    assert guesses[0].loads() != guesses[1].loads()


def test_a_free_column_is_preferred_to_one_that_carries() -> None:
    study = Study(public(palace().poses()), SKILLS["strong"], Rng(1))
    advice = study.raise_one([0, 1, 2, 3, BESIDE])
    assert advice is not None
    assert advice.plan.body == BESIDE
    assert advice.risk < 0.1
    assert not study.claim([BESIDE])


def test_on_three_legs_nothing_can_go() -> None:
    """PP-4.1: that is when a claim is right."""
    world = palace(below=((-0.06, -0.05), (0.06, -0.05), (0.0, 0.055)), on_top=((0, 0),))
    study = Study(public(world.poses()), SKILLS["strong"], Rng(1))
    best = study.raise_one([0, 1, 2])
    assert best is None or best.risk > 0.9


def test_a_plateau_is_laid_where_it_rests() -> None:
    top = ((-0.05, -0.04), (0.05, -0.04), (0.0, 0.045))
    study = Study(public(palace(on_top=top).poses()), SKILLS["strong"], Rng(1))
    advice = study.lay(3)
    assert advice is not None
    assert advice.plan.body == FIRST_PLATEAU + 1
    assert advice.covers == 3
    assert advice.risk < 0.2
    assert advice.plan.x % 40 == advice.plan.y % 40 == 0, "places are on the grid of aims"
    assert study.lay(4) is None


def test_places_on_top_are_on_the_grid_of_aims() -> None:
    study = Study(public(palace().poses()), SKILLS["master"], Rng(1))
    advice = study.raise_one([BESIDE])
    assert advice is not None
    assert math.hypot(advice.plan.x, advice.plan.y) < 1000
    assert advice.plan.angle % 150 == 0


def test_a_record_is_drawn_and_filmed(tmp_path: Path) -> None:
    world = palace()
    move = perform(world, Attempt(Kind.RAISE, (BESIDE,)), HandPlan(BESIDE, x=200, y=100, seed=1))
    record = Record("paletti@1", 2)
    record.add(CHANCE, "raised", move.to_text())
    small = Shot((96, 72))
    image = still(record, None, small)
    assert image.size == (96, 72)
    assert len(image.getcolors(96 * 72) or []) > 100, "light, shade and several pieces"
    empty = still(record, 0, small)
    assert empty.tobytes() != image.tobytes()
    path = tmp_path / "film.gif"
    assert 3 <= save_film(film(record, small, 4), str(path)) <= 12
    assert path.read_bytes().startswith(b"GIF89a")
