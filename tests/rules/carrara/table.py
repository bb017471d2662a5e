"""Positions for the tests of Carrara: say what matters, the rest is filled in so that it fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import palazzi
from palazzi.core.outcome import Outcome
from palazzi.core.state import State
from palazzi.games.carrara.cards.brown import brown
from palazzi.games.carrara.cards.grey import grey
from palazzi.games.carrara.cards.purple import purple
from palazzi.games.carrara.components import BUILDINGS, CITIES, COLOURS, OBJECTS, ON_BOARD
from palazzi.games.carrara.state import Carrara
from palazzi.testing import dealt, rigged

GAME = palazzi.game("carrara")
Board = Mapping[str, Sequence[str]]
SPARE = ("palace-1", "cathedral-1", "gate-1")


def table(
    players: int = 2,
    *,
    stones: Sequence[str] = (),
    boards: Sequence[Board] = (),
    wheel: Sequence[Sequence[str]] | None = None,
    objects: Sequence[Sequence[str]] = (),
    face_up: Sequence[str] | None = None,
    expansion: str = "off",
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> Carrara:
    """A position in which seat 0, the start player, begins a turn.

    ``stones`` are theirs, all others have none; ``boards`` and ``objects`` are listed from seat 0
    on. Seats without a board get one building to score, so that they have a choice and are asked.
    Bag, stack and supply get whatever lies nowhere else.
    """
    given = {"start": "0", "expansion": expansion, **(options or {})}
    state = dealt(GAME, players, 1, **given)
    data = state.to_json()
    all_boards = [*boards, {}][: max(1, len(boards))]
    all_boards += [{"lerici": [name]} for name in SPARE[len(all_boards) - 1 : players - 1]]
    on_boards = [{city: list(board.get(city, ())) for city in CITIES} for board in all_boards]
    standing = [name for board in on_boards for city in board.values() for name in city]
    left = [name for name in BUILDINGS[:ON_BOARD] if name not in standing]
    shown = list(face_up) if face_up is not None else left[:9]
    stones_of = [list(stones), *([] for _ in range(players - 1))]
    segments = cast("list[list[str]]", data["wheel"]) if wheel is None else [list(s) for s in wheel]
    lying = [c for s in segments for c in s] + list(stones)
    things = [list(objects[s]) if s < len(objects) else [] for s in range(players)]
    owned = [name for row in things for name in row] + list(OBJECTS)
    fixed = {
        "stones": stones_of,
        "boards": on_boards,
        "wheel": segments,
        "face_up": shown,
        "stack": [name for name in left if name not in shown],
        "eights": [n for n in cast("list[str]", data["eights"]) if n not in standing],
        "objects": things,
        "sale": list(OBJECTS),
        "supply": [n for n in OBJECTS for _ in range(6 - owned.count(n))],
        "bag": [c for c in COLOURS for _ in range(7 - lying.count(c))],
    }
    return cast("Carrara", rigged(GAME, state, **{**fixed, **fields}))


def do(state: State, *texts: str) -> State:
    """Carry out actions, each checked."""
    for text in texts:
        GAME.apply_text(state, text)
    return state


def fill(state: State) -> State:
    """Let chance draw whatever comes first until somebody has to act."""
    while state.actor == -1:
        state.apply(state.legal()[0])
    return state


def why(state: State, text: str) -> str | None:
    """The clause that forbids an action now."""
    return GAME.why_not(state, GAME.parse(text))


def offered(state: State, verb: str) -> list[str]:
    """What can be done with a verb now: the rest of the texts."""
    texts = [GAME.text(action) for action in state.legal()]
    return [text.partition(" ")[2] for text in texts if text.split()[0] == verb]


def brown_met(state: Carrara, seat: int) -> bool:
    """Whether the seat fulfils the open brown card."""
    return brown(state.brown).met(state, seat)


def purple_met(card: int, objects: int, players: int) -> bool:
    """Whether the objects fulfil a purple card."""
    return purple(card).count(objects) >= purple(card).need(players)


def grey_met(state: Carrara, seat: int) -> bool:
    """Whether the seat fulfils the open grey card."""
    return grey(state.grey).met(state, seat)


def grey_points(state: Carrara, seat: int) -> int:
    """What the open grey card pays the seat."""
    return int(grey(state.grey).points(state, seat))


def result(state: State) -> Outcome:
    """The outcome of a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome
