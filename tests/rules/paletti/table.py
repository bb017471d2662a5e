"""Scenes and small readers for the rule tests of Palazzo Paletti.

A scene is a palace in which only what matters is named: where columns stand, who owns what. Nature
says what the test wants her to say, without a recording: the rules do not care.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

import palazzi
from palazzi.core.errors import Illegal
from palazzi.core.game import Game
from palazzi.core.outcome import Outcome
from palazzi.core.state import State
from palazzi.core.view import canonical
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.testing import begin, rigged, texts

PALETTI: Final = palazzi.game("paletti")
FIRST: Final = palazzi.game("paletti@1")
"""For what its records were played by: bystanders that fall leave, the hand breaks off itself."""
GRAINS: Final = ("grain 15",) * 20
NEUTRAL: Final = -2
GONE: Final = -1

COLOURS: Final = {
    2: ("roll blue", "colour green", "colour yellow"),
    3: ("roll blue", "colour green", "colour yellow"),
    4: ("roll blue", "colour green", "colour yellow"),
}
"""Seat 0 is blue, 1 green; with two 0 is yellow too and 1 red, else 2 yellow and 3 or nobody red.
"""


def look(state: State) -> dict[str, Any]:
    """Everything about a position, as plain data."""
    return state.to_json()


def opening(players: int = 4, game: Game = PALETTI, **options: object) -> State:
    """The first turn: the last chooser's. All columns on the foundation, blue on top."""
    chosen: dict[str, object] = {key.replace("_", "-"): value for key, value in options.items()}
    chosen.setdefault("start", "0")
    setup = ("first 0", *GRAINS, "built", *COLOURS[players])
    return begin(game, players, *setup, options=chosen)


def scene(
    players: int = 4,
    *,
    top: int = 1,
    up: Mapping[str, int] | None = None,
    active: int = 0,
    gone: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    game: Game = PALETTI,
    **more: object,
) -> State:
    """The start of a seat's turn, with ``top`` plateaus and these columns on higher levels.

    Columns that are not named stand on the foundation. Seats own colours as in ``opening``.
    """
    state = opening(players, game, **dict(options or {}))
    data = look(state)
    poses = [list(seven) for seven in data["poses"]]
    level = dict(data["level"])
    for number in range(1, top):
        poses[20 + number] = [0, 0, 51_000_000 * (number + 1) - 3_000_000, 10**9, 0, 0, 0]
    for place, (name, where) in enumerate((up or {}).items()):
        level[name] = where
        x, y = (place % 3 - 1) * 34_000_000, (place // 3 - 1) * 30_000_000
        z = 51_000_000 * where + 22_500_000
        poses[COLUMN_NAMES.index(name)] = [x, y, z, 10**9, 0, 0, 0]
    for name in gone:
        level[name] = GONE
        poses[COLUMN_NAMES.index(name)] = [0] * 7
    made = rigged(
        game, state, top=top, level=level, poses=poses, active=active, actor=active, **more
    )
    assert made.census() == PALETTI.new(players).census(), "a scene must hold every piece once"
    return made


def play(state: State, *steps: str) -> State:
    """Carry these actions out, each checked."""
    for step in steps:
        PALETTI.apply_text(state, step)
    return state


def aimed(state: State) -> State:
    """Go on with the draft to the point where the hand moves: the first of everything offered."""
    while not state.physical():
        verbs = ("pull", "turn", "across", "along")
        step = next(text for text in texts(PALETTI, state) if text.split()[0] in verbs)
        play(state, step)
    return state


def move(state: State, column: str, *happens: str) -> State:
    """Grip a column, aim somehow, and let nature say what comes of it."""
    return play(aimed(play(state, f"grip {column}")), *happens)


def lay(state: State, *happens: str) -> State:
    """Aim the next plateau somehow, and let nature say what comes of it."""
    return play(aimed(state), *happens)


def legal(state: State, *verbs: str) -> list[str]:
    """The legal actions as texts; only of these verbs, if any are given."""
    return [text for text in texts(PALETTI, state) if not verbs or text.split()[0] in verbs]


def grips(state: State) -> set[str]:
    """The columns that may be chosen now."""
    return {text.split()[1] for text in legal(state, "grip")}


def refused(state: State, text: str) -> str:
    """The clause that forbids the action; it must be forbidden, and trying must change nothing."""
    before = canonical(state.to_json())
    action = PALETTI.parse(text)
    with pytest.raises(Illegal) as caught:
        state.apply(action)
    assert canonical(state.to_json()) == before, f"'{text}' was refused but changed the position"
    assert PALETTI.why_not(state, action) == caught.value.rule
    return caught.value.rule


def level(state: State, column: str) -> int:
    """Where a column stands; GONE if it is out of the game."""
    found: int = look(state)["level"][column]
    return found


def seal(state: State) -> tuple[int, int]:
    """Who holds the seal, and whom it shows; -1 for nobody."""
    data = look(state)
    return data["holder"], data["shown"]


def blocked(state: State) -> list[str]:
    """Columns that may not be chosen again."""
    found: list[str] = look(state)["blocked"]
    return found


def ended(state: State) -> Outcome:
    """How it ended; it must have."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome
