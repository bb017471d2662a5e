"""Positions of Firenze as short descriptions: what every test of its rules starts from.

Towers are written ``white3``; a star (``red5*``) marks one that stood when the turn began.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import palazzi
from palazzi.core.state import CHANCE, State
from palazzi.games.firenze.components import COLOURS, commission
from palazzi.games.firenze.shapes import FirenzeView
from palazzi.testing import dealt, rigged

GAME = palazzi.game("firenze")
FREE = [[-1] * 6 for _ in range(6)]
BALCONIES = [
    commission("white", 6),
    commission("red", 5),
    commission("green", 6),
    commission("blue", 6),
]
"""I to IV in all rigged positions."""


EMPTY: list[Mapping[str, int]] = [{}] * 6
"""A row of cards without bricks."""


def site(*towers: str) -> list[dict[str, object] | None]:
    """Towers on the numbers 1, 2, …"""
    made: list[dict[str, object] | None] = []
    for text in towers:
        old = text.endswith("*")
        word = text.rstrip("*")
        colour = next(c for c in COLOURS if word.startswith(c))
        height = int(word[len(colour) :])
        made.append({"colour": colour, "height": height, "old": old, "doomed": False})
    return made + [None] * (12 - len(made))


def owners(**seals: Mapping[int, int]) -> list[list[int]]:
    """The board with seals: ``owners(white={3: 0, 4: -2})``."""
    board = [list(row) for row in FREE]
    for colour, heights in seals.items():
        for height, owner in heights.items():
            board[COLOURS.index(colour)][height - 3] = owner
    return board


def table(
    players: int = 2,
    *,
    store: Sequence[Mapping[str, int]] = (),
    towers: Sequence[Sequence[str]] = (),
    hands: Sequence[Sequence[str]] = (),
    buildings: Sequence[Sequence[str]] = (),
    row: Sequence[str] = ("fame", "scandal", "disgrace", "bridge", "alchemist", "mason"),
    row_bricks: Sequence[Mapping[str, int]] = ({"white": 1, "yellow": 3},) * 6,
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> State:
    """Seat 0 begins its turn on an empty board; other fields of the position may be given."""
    start = dealt(GAME, players, 1, **{"start": "0", "seals": 0, **(options or {})})

    def padded(rows: Sequence[Any], empty: object) -> list[Any]:
        return [*rows, *[empty] * (players - len(rows))]

    position: dict[str, object] = {
        "store": padded(store, {}),
        "towers": [site(*names) for names in padded(towers, ())],
        "hands": padded([list(hand) for hand in hands], []),
        "open": padded([list(cards) for cards in buildings], []),
        "row": list(row),
        "row_bricks": list(row_bricks),
        "owner": FREE,
        "balconies": BALCONIES,
        "start_pile": [],
        "pile": ["fame", "smuggler", "tribute"],
        "bag": dict.fromkeys(COLOURS, 3),
        **fields,
    }
    return rigged(GAME, start, **position)


def do(state: State, *texts: str) -> State:
    """Carry out these actions, each checked; of draws the first possible one falls."""
    _draw(state)
    for text in texts:
        GAME.apply_text(state, text)
        _draw(state)
    return state


def _draw(state: State) -> None:
    while state.actor == CHANCE:
        state.apply(state.legal()[0])


def see(state: State) -> dict[str, Any]:
    """The position as plain data."""
    return state.to_json()


def seen(state: State, seat: int) -> FirenzeView:
    """What a seat sees."""
    return cast("FirenzeView", GAME.view(state, seat))


def towers(state: State, seat: int = 0) -> list[str]:
    """The towers of a seat in short, by number."""
    return [f"{t['colour']}{t['height']}" for t in see(state)["towers"][seat] if t]


def store(state: State, seat: int = 0) -> dict[str, int]:
    """The storehouse of a seat."""
    bricks: dict[str, int] = see(state)["store"][seat]
    return bricks


def offers(state: State, *verbs: str) -> list[str]:
    """The legal actions of these verbs, or all."""
    texts = [GAME.text(action) for action in state.legal()]
    return [text for text in texts if not verbs or text.split()[0] in verbs]


def refused(state: State, text: str) -> str:
    """The clause that forbids the action."""
    rule = GAME.why_not(state, GAME.parse(text))
    assert rule is not None, f"'{text}' is legal"
    return rule


def census(state: State) -> int:
    """How many bricks there are in all."""
    counts = state.census()
    return sum(counts[colour] for colour in COLOURS)
