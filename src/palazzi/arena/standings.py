"""What the results say: win rates, margins, ratings, who is ahead of whom, seats, incidents.

A *margin* is a seat's points minus the mean points of seats with another bot; all bots' margins add
up to zero. The games of a deal share their luck, so they are not independent: a margin's interval
is computed from one value per deal.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean, pvariance
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from palazzi.arena.intervals import Interval, mean, wilson
from palazzi.arena.task import Result

NOTES: Final = 12
"""How many incidents are described."""
ENOUGH_DEALS: Final = 20
"""With fewer deals, variances are not worth comparing."""


class Standing(msgspec.Struct, frozen=True):
    """One bot's results."""

    bot: str
    games: int
    won: Interval
    """The share of games; shared wins are split. Each of n equal bots wins 1/n."""
    won_by_deal: Interval
    """The same, with an interval from one value per deal, as for margins."""
    margin: Interval
    rank: float
    """The mean."""
    score: float
    """The mean."""
    rating: float
    """Plackett-Luce by Weng and Lin: 25 is average; compare only within one arena."""
    rating_deviation: float
    seconds: float
    """The mean per game."""
    sources: dict[str, float]
    """Mean points by source."""
    incidents: dict[str, int]


class Standings(msgspec.Struct, frozen=True):
    """All results of an arena, best bot first."""

    games: int
    deals: int
    players: int
    bots: list[Standing]
    ahead: dict[str, dict[str, Interval]]
    """How often one bot ranked above another in the same game; a tie counts as half."""
    seats: list[Interval]
    """How often each seat won."""
    length: float
    """Mean decisions per game."""
    reasons: dict[str, int]
    duplicate_gain: float | None
    """How many times as many games on unrelated deals would make margins as precise."""
    notes: list[str]
    """Descriptions of the first incidents."""


def standings(results: Sequence[Result]) -> Standings:
    """Compute them from the results, at least one, in the order of the plan."""
    names = list(dict.fromkeys(bot for result in results for bot in result.bots))
    ratings = rate(results)
    bots = [_standing(name, results, ratings[name]) for name in names]
    bots.sort(key=lambda bot: (-bot.won.value, -bot.margin.value))
    players = len(results[0].bots)
    return Standings(
        games=len(results),
        deals=len({result.deal for result in results}),
        players=players,
        bots=bots,
        ahead=_ahead([bot.bot for bot in bots], results),
        seats=[
            wilson(sum(_share(result, seat) for result in results), len(results))
            for seat in range(players)
        ],
        length=fmean(result.length for result in results),
        reasons=dict(Counter(result.reason for result in results)),
        duplicate_gain=_gain(names, results),
        notes=[f"game {r.number}, {note}" for r in results for note in r.notes][:NOTES],
    )


def _standing(name: str, results: Sequence[Result], rating: PlackettLuceRating) -> Standing:
    played = [result for result in results if name in result.bots]
    seats = [(r, seat) for r in played for seat, bot in enumerate(r.bots) if bot == name]
    won = fmean(_share(result, seat) for result, seat in seats)
    sources: Counter[str] = Counter()
    incidents: Counter[str] = Counter()
    for result, seat in seats:
        sources.update(result.sources[seat])
        incidents.update(result.incidents[seat])
    return Standing(
        bot=name,
        games=len(played),
        won=wilson(won * len(played), len(played)),
        won_by_deal=mean([fmean(shares) for shares in _by_deal(name, played, _bot_share)]),
        margin=mean(deal_margins(name, played)),
        rank=fmean(result.ranks[seat] for result, seat in seats),
        score=fmean(result.scores[seat] for result, seat in seats),
        rating=rating.mu,
        rating_deviation=rating.sigma,
        seconds=fmean(result.seconds[seat] for result, seat in seats),
        sources={source: points / len(seats) for source, points in sources.items()},
        incidents=dict(incidents),
    )


def _share(result: Result, seat: int) -> float:
    return (seat in result.winners) / len(result.winners)


def _bot_share(name: str, result: Result) -> float:
    return fmean(_share(result, seat) for seat, bot in enumerate(result.bots) if bot == name)


def margin(name: str, result: Result) -> float:
    """The mean points of the bot's seats minus those of the others."""
    own = [s for bot, s in zip(result.bots, result.scores, strict=True) if bot == name]
    others = [s for bot, s in zip(result.bots, result.scores, strict=True) if bot != name]
    return fmean(own) - fmean(others or own)


def deal_margins(name: str, results: Sequence[Result]) -> list[float]:
    """The bot's mean margin in each deal it played."""
    return [fmean(margins) for margins in _by_deal(name, results, margin)]


def _by_deal(
    name: str, results: Sequence[Result], value: Callable[[str, Result], float]
) -> list[list[float]]:
    deals: defaultdict[int, list[float]] = defaultdict(list)
    for result in results:
        if name in result.bots:
            deals[result.deal].append(value(name, result))
    return list(deals.values())


def _gain(names: Sequence[str], results: Sequence[Result]) -> float | None:
    """The variance of a mean over unrelated games, relative to that of the mean over deals.

    Summed over the bots; None if nothing varies, or if there are too few deals.
    """
    if len({result.deal for result in results}) < ENOUGH_DEALS:
        return None
    alone = paired = 0.0
    for name in names:
        deals = _by_deal(name, results, margin)
        games = [value for values in deals for value in values]
        alone += pvariance(games) / len(games)
        paired += pvariance([fmean(values) for values in deals]) / len(deals)
    return alone / paired if paired > 0 else None


def _ahead(names: Sequence[str], results: Sequence[Result]) -> dict[str, dict[str, Interval]]:
    table: dict[str, dict[str, Interval]] = {}
    for one in names:
        for other in names:
            shares = [
                fmean(_before(a, b) for a in _ranks(result, one) for b in _ranks(result, other))
                for result in results
                if one != other and one in result.bots and other in result.bots
            ]
            if shares:
                table.setdefault(one, {})[other] = wilson(sum(shares), len(shares))
    return table


def _ranks(result: Result, name: str) -> list[int]:
    return [rank for bot, rank in zip(result.bots, result.ranks, strict=True) if bot == name]


def _before(one: int, other: int) -> float:
    return 1.0 if one < other else 0.5 if one == other else 0.0


def rate(results: Sequence[Result]) -> dict[str, PlackettLuceRating]:
    """Ratings after all games, in the order of the plan, not of completion."""
    model = PlackettLuce(tau=0.0)  # bots do not change over time
    ratings: dict[str, PlackettLuceRating] = {}
    for result in results:
        for name in result.bots:
            ratings.setdefault(name, model.rating(name=name))
        if len(set(result.bots)) == 1:
            continue
        # One object per seat, because the library changes its arguments.
        table = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in result.bots]
        after = model.rate(table, ranks=[float(rank) for rank in result.ranks])
        for name in set(result.bots):  # a bot with several seats gets their mean
            own = [team[0] for team, bot in zip(after, result.bots, strict=True) if bot == name]
            ratings[name] = model.rating(
                fmean(one.mu for one in own), fmean(one.sigma for one in own), name
            )
    return ratings
