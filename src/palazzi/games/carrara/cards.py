"""The open cards in words: what they ask for with so many players, and what they pay."""

from __future__ import annotations

from palazzi.core.messages import Message, say

_NEEDS = {
    "brown": {
        1: (4, 4, 4),
        2: (4, 3, 2),
        3: (3, 2, 1),
        4: (8, 7, 6),
        5: (30, 25, 20),
        6: (30, 25, 20),
    },
    "purple": {1: (8, 7, 6)},
    "grey": {1: (30, 25, 20), 6: (4, 3, 2), 7: (6, 5, 4), 9: (4, 3, 2)},
}
"""The figures of conditions that depend on the number of players: for 2, 3 and 4."""


def explain(colour: str, number: int, players: int, form: str) -> Message:
    """What an open card says; ``form`` is what a green one scores."""
    if colour == "green":
        return say("carrara-green-form", form=form)
    needs = _NEEDS[colour].get(number)
    if needs is None:
        return say(f"carrara-{colour}-{number}")
    return say(f"carrara-{colour}-{number}", need=needs[players - 2])
