"""One game of a plan: the unit of work, the same in this process, on a pool and on Ray."""

from __future__ import annotations

from collections import Counter

import msgspec

from palazzi.arena.deal import DuplicateDealer
from palazzi.arena.plan import ArenaPlan, Pairing
from palazzi.bots.bot import Bot
from palazzi.bots.external import ExternalBot, Timing
from palazzi.bots.match import blank_record, play_out
from palazzi.bots.seating import seated
from palazzi.core.outcome import AccountLine
from palazzi.core.rng import Rng
from palazzi.games import REGISTRY


class Result(msgspec.Struct, frozen=True):
    """How a game went. With deterministic bots, everything but ``seconds`` is reproducible."""

    number: int
    deal: int
    seating: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    length: int
    """Decisions of all seats, without draws."""
    reason: str
    seconds: tuple[float, ...]
    sources: tuple[dict[str, int], ...]
    """By seat, points by source."""
    incidents: tuple[dict[str, int], ...]
    """By seat, moves that an external bot failed to make, by kind."""
    notes: tuple[str, ...] = ()
    """Descriptions of the first incidents of each seat."""
    asked: tuple[int, ...] = ()
    """By seat, how many moves an external bot was asked for."""
    record: str = ""
    """The game's record, if it is to be kept."""


class Task(msgspec.Struct, frozen=True):
    """What a worker gets."""

    plan: ArenaPlan
    pairing: Pairing
    keep_record: bool = False


def play_task(task: Task) -> Result:
    """Play the game."""
    plan, pairing = task.plan, task.pairing
    game = REGISTRY.get(plan.game)
    state = game.new(plan.players, plan.options, plan.edition)
    record = blank_record(game, pairing.bots, plan.options, plan.edition)
    dealer = DuplicateDealer(plan.secret(pairing.deal, "draws"))
    rngs = [Rng(plan.secret(pairing.deal, "bot", place)) for place in pairing.places]
    timing = Timing(plan.start_deadline, plan.deadline)
    with seated(pairing.bots, game, rngs, timing) as bots:
        nature = game.nature(Rng(plan.secret(pairing.deal, "nature")))
        seconds = play_out(state, record, game, bots, dealer, nature)
    outcome = state.outcome()
    assert outcome is not None
    return Result(
        number=pairing.number,
        deal=pairing.deal,
        seating=pairing.seating,
        bots=pairing.bots,
        scores=outcome.scores,
        ranks=outcome.ranks,
        winners=outcome.winners,
        length=sum(entry.actor >= 0 for entry in record.entries),
        reason=outcome.reason["key"],
        seconds=tuple(round(taken, 4) for taken in seconds),
        sources=tuple(_sources(account, f"{game.id}-account-") for account in outcome.accounts),
        incidents=tuple(_counts(bot) for bot in bots),
        asked=tuple(bot.asked if isinstance(bot, ExternalBot) else 0 for bot in bots),
        notes=tuple(note for seat, bot in enumerate(bots) for note in _notes(seat, bot)),
        record=record.to_text() if task.keep_record else "",
    )


def _sources(account: tuple[AccountLine, ...], prefix: str) -> dict[str, int]:
    points: Counter[str] = Counter()
    for line in account:
        points[line.what["key"].removeprefix(prefix)] += line.points
    return dict(points)


def _counts(bot: Bot) -> dict[str, int]:
    return dict(sorted(bot.counts.items())) if isinstance(bot, ExternalBot) else {}


def _notes(seat: int, bot: Bot) -> list[str]:
    incidents = bot.incidents if isinstance(bot, ExternalBot) else []
    return [f"seat {seat}: {incident.kind}, {incident.detail}" for incident in incidents]
