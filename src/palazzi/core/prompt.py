"""A decision as data: one prompt drives page, terminal, screen reader and bots."""

from __future__ import annotations

from typing import TypedDict

from palazzi.core.messages import Message, say
from palazzi.core.state import CHANCE, OVER, State


class Choice(TypedDict):
    """One option of a prompt."""

    action: int
    text: str
    """The readable face of the action (``bid red5``)."""
    label: Message
    parts: list[str]
    """The parts of the board it touches (``hand:red5``, ``quarry:2``): what a page lights up."""
    rules: list[str]
    """The clauses behind it."""


class Prompt(TypedDict):
    """What a seat is asked, or, without choices, what it waits for."""

    seat: int
    """Who reads this prompt."""
    actor: int
    """Who has to act."""
    message: Message
    rules: list[str]
    choices: list[Choice]


def idle_prompt(
    state: State, reader: int, game: str, over: list[str], due: list[str]
) -> Prompt | None:
    """What somebody reads who is asked nothing; None for the one who has to act.

    The game is over, a draw is due, or another seat acts; ``over`` and ``due`` are the clauses
    behind the first two.
    """
    actor = int(state.actor)
    if reader == actor and actor >= 0:
        return None
    message, rules = say("waiting", player=say("seat", number=actor)), list[str]()
    if actor == OVER:
        message, rules = say(f"{game}-over"), over
    elif actor == CHANCE:
        message, rules = say(f"{game}-chance"), due
    return {"seat": reader, "actor": actor, "message": message, "rules": rules, "choices": []}
