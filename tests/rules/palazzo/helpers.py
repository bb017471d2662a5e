"""Scenes and small readers for the rule tests of Palazzo.

A scene is a position in which only what matters is named; the other pieces lie where they do no
harm.
Cards are written as in ``"red4 grey6 2 2"`` (``2`` is a certificate), tiles as ``"brick-3-1"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import pytest

import palazzi
from palazzi.core.errors import Illegal
from palazzi.core.state import State
from palazzi.core.view import canonical
from palazzi.games.palazzo.components import CARD_NAMES, TILE_NAMES
from palazzi.testing import begin, dealt, rigged, texts

PALAZZO: Final = palazzi.game("palazzo")

DECK: Final = Counter({name: 10 if name == "certificate" else 3 for name in CARD_NAMES})
"""All 55 cards (PZ-1.1), written down once more."""


def cards(words: str) -> list[str]:
    """Cards by name, in the order of their kinds."""
    names = ["certificate" if word == "2" else word for word in words.split()]
    return sorted(names, key=CARD_NAMES.index)


def tiles(words: str) -> list[str]:
    """Tiles by name."""
    return words.split()


def look(state: State) -> dict[str, Any]:
    """Everything about a position, as plain data."""
    return state.to_json()


def scene(
    players: int = 2,
    *,
    hands: Sequence[str] = (),
    stock: str | None = None,
    discards: str = "",
    palaces: Sequence[Sequence[str]] = (),
    quarries: Sequence[str] = (),
    warehouse: str = "",
    stacks: Sequence[str] | None = None,
    **more: object,
) -> State:
    """The start of seat 0's turn, with these cards and tiles.

    Unnamed cards lie in the stock, or, if the stock is named, in the last seat's hand. Unnamed
    tiles lie in their stacks, or, if those are named, outside the game. Every piece exists once.
    """
    state = dealt(PALAZZO, players, start="0")
    rows = [cards(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    left = DECK - Counter(cards(discards)) - Counter(cards(stock or ""))
    for row in rows:
        left -= Counter(row)
    if stock is None:
        lying = _unroll(left)
    else:
        lying = cards(stock)
        rows[-1] = sorted(rows[-1] + _unroll(left), key=CARD_NAMES.index)
    built = [[tiles(palace) for palace in row] for row in palaces]
    built += [[] for _ in range(players - len(built))]
    pits = [tiles(quarry) for quarry in quarries] + [[] for _ in range(4 - len(quarries))]
    yard = tiles(warehouse)
    placed = {tile for row in built for palace in row for tile in palace}
    placed |= {tile for pit in pits for tile in pit} | set(yard)
    if stacks is None:
        piles = [[t for t in s if t not in placed] for s in look(PALAZZO.new(players))["stacks"]]
        removed: list[str] = []
    else:
        piles = [tiles(stack) for stack in stacks] + [[] for _ in range(3 - len(stacks))]
        placed |= {tile for pile in piles for tile in pile}
        removed = [tile for tile in TILE_NAMES if tile not in placed]
    made = rigged(
        PALAZZO,
        state,
        hands=rows,
        stock=lying,
        discards=cards(discards),
        palaces=built,
        quarries=pits,
        warehouse=yard,
        stacks=piles,
        removed=removed,
        **more,
    )
    assert made.census() == PALAZZO.new(players).census(), "a scene must hold every piece once"
    return made


def _unroll(counts: Counter[str]) -> list[str]:
    return [name for name in CARD_NAMES for _ in range(counts[name])]


def play(state: State, *steps: str) -> State:
    """Carry these actions out, each checked."""
    for step in steps:
        PALAZZO.apply_text(state, step)
    return state


def legal(state: State, *verbs: str) -> list[str]:
    """The legal actions as texts; only of these verbs, if any are given."""
    return [text for text in texts(PALAZZO, state) if not verbs or text.split()[0] in verbs]


def refused(state: State, text: str) -> str:
    """The clause that forbids the action; it must be forbidden, and trying must change nothing."""
    before = canonical(state.to_json())
    action = PALAZZO.parse(text)
    with pytest.raises(Illegal) as caught:
        state.apply(action)
    assert canonical(state.to_json()) == before, f"'{text}' was refused but changed the position"
    assert PALAZZO.why_not(state, action) == caught.value.rule
    return caught.value.rule


def hand(state: State, seat: int) -> list[str]:
    """The cards in a hand."""
    found: list[str] = look(state)["hands"][seat]
    return found


def palaces(state: State, seat: int) -> list[str]:
    """The palaces of a seat, each as one text from the lowest floor up; ``""`` if none."""
    return [" ".join(palace) for palace in look(state)["palaces"][seat]]


def seen(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat as plain data."""
    return dict(PALAZZO.view(state, seat))


def known(state: State, viewer: int, seat: int) -> tuple[list[str], int]:
    """What the viewer could remember of a hand: the cards, and how many others there are."""
    found: list[str] = PALAZZO.knowledge(state, viewer)["memory"]["known"][seat]
    size: int = seen(state, viewer)["seats"][seat]["hand_size"]
    return found, size - len(found)


def draws(state: State) -> dict[str, int]:
    """What chance may draw, by text, with its weight."""
    return {PALAZZO.text(action): weight for action, weight in state.chance()}


def contains(whole: Iterable[str], part: Iterable[str]) -> bool:
    """Whether all of the part, copies counted, is in the whole."""
    return Counter(part) <= Counter(whole)


__all__ = [
    "DECK",
    "PALAZZO",
    "begin",
    "cards",
    "contains",
    "dealt",
    "draws",
    "hand",
    "legal",
    "look",
    "palaces",
    "play",
    "refused",
    "rigged",
    "scene",
    "seen",
    "texts",
    "tiles",
]
