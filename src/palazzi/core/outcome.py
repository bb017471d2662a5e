"""How a game ended, as an object that explains itself."""

from __future__ import annotations

from dataclasses import dataclass

from palazzi.core.messages import Message


@dataclass(frozen=True, slots=True)
class AccountLine:
    """One line of a seat's final account: what it is for, and the points."""

    what: Message
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and why it ended.

    ``ranks[seat]`` is 1 for winners; equal ranks are shared. ``accounts[seat]`` adds up to
    ``scores[seat]``. ``ties[seat]`` is what broke ties, where anything did.
    """

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Message
    rule: str
    accounts: tuple[tuple[AccountLine, ...], ...]
    ties: tuple[int, ...] = ()


def rank(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from sort keys, higher is better, equal keys share.

    [(9,), (5,), (9,)] gives (1, 3, 1).
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def most_points(scores: list[int], what: Message, reason: Message, rule: str) -> Outcome:
    """The outcome where points alone decide and ``what`` is all they are for; ties are shared."""
    ranks = rank([(score,) for score in scores])
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    accounts = tuple((AccountLine(what, score),) for score in scores)
    return Outcome(winners, ranks, tuple(scores), reason, rule, accounts)
