"""A decision as data: one prompt drives page, terminal, screen reader and bots."""

from __future__ import annotations

from typing import TypedDict

from palazzi.core.messages import Message


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
