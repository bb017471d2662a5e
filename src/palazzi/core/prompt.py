"""A decision as data: one prompt drives page, terminal, screen reader and bots."""

from __future__ import annotations

from typing import Literal, TypedDict

from palazzi.core.messages import Message

Role = Literal["main", "choice", "refusal"]
"""How a face offers something: as the one thing that usually comes next, as any other choice, or
last and quietly, because it declines."""


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
    role: Role
    worth: int
    """Points it brings at once, for the order of choices: the better ones come first."""
    warning: Message | None
    """What is lost by it, if anything is that another choice would keep."""
    confirm: bool
    """Whether to ask once more: it cannot be taken back, and says or costs more than a click on a
    part of the board shows."""


class Suggestion(TypedDict):
    """Actions in a row that the rules propose, each legal after those before: drafted at once."""

    actions: list[int]
    texts: list[str]
    label: Message
    """What they come to, with what is lost by them if anything is."""
    parts: list[str]
    """The parts of the board that stand for all of it; none: it is a button only."""
    role: Role
    worth: int
    """More than 0 if it is good enough for a button beside the prompt; the best come first."""
    confirm: bool
    """As for a choice."""


class Forecast(TypedDict):
    """What pieces would count for a player once they stood somewhere."""

    where: Message
    part: str
    """The part of the board where they would stand."""
    pieces: list[str]
    """By the names that the game's View has for them."""
    before: int
    """What that part counts now."""
    after: int


class Prompt(TypedDict):
    """What a seat is asked, or, without choices, what it waits for."""

    seat: int
    """Who reads this prompt."""
    actor: int
    """Who has to act."""
    message: Message
    rules: list[str]
    choices: list[Choice]
    """The best first, refusals after them, and what loses something last."""
    suggestions: list[Suggestion]
    skip: int | None
    """The action that goes on without any of this, for players who do not want to be asked."""
    forecasts: list[Forecast]
    """What the reader would have of what is at stake, e.g. of the lot of an auction."""


class Obstacle(TypedDict):
    """Why an action is not legal: the case, with its figures, and the clause behind it."""

    rule: str
    message: Message | None
