# mypyc: compiled
"""The final scoring (CA-4.4, CA-5.7): who has how many points from what, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.core.messages import say
from palazzi.core.outcome import AccountLine, Outcome, rank
from palazzi.games.carrara.cards.brown import brown
from palazzi.games.carrara.cards.green import green_yield
from palazzi.games.carrara.cards.grey import grey
from palazzi.games.carrara.cards.purple import purple
from palazzi.games.carrara.counts import size
from palazzi.games.carrara.phases.numbers import ANNOUNCED
from palazzi.games.carrara.tables import greens_in

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara

ANNOUNCEMENT: Final[i64] = 5
"""Points for announcing the end (CA-4.2)."""


def final_points(state: Carrara, seat: i64) -> i64:
    """Points of the seat if the game ended now."""
    card, loose = purple(state.purple).points(state.objects[seat])
    coins, points = green_yield(state, seat)
    total = state.points[seat] + card + loose + grey(state.grey).points(state, seat) + points
    return total + (state.coins[seat] + coins) // brown(state.brown).coins_per_point


def account(state: Carrara, seat: int) -> tuple[AccountLine, ...]:
    """One line per source; those that brought nothing are left out, the cards' excepted."""
    announced = int(ANNOUNCEMENT) if state.announcer == seat else 0
    card, loose = purple(state.purple).points(state.objects[seat])
    won, green = green_yield(state, seat)
    rate = int(brown(state.brown).coins_per_point)
    coins = int(state.coins[seat] + won)
    things = int(size(state.objects[seat]))
    lines = [AccountLine(say("carrara-account-track"), int(state.points[seat]) - announced)]
    if announced:
        lines.append(AccountLine(say("carrara-account-announcement"), announced))
    used = things - int(loose)
    if state.expansion:
        by_objects = say("carrara-account-purple", card=int(state.purple), objects=used)
        by_buildings = say("carrara-account-grey", card=int(state.grey))
    else:
        by_objects = say("carrara-account-objects", objects=used)
        by_buildings = say("carrara-account-buildings")
    lines.append(AccountLine(by_objects, int(card)))
    if loose:
        lines.append(AccountLine(say("carrara-account-loose", objects=int(loose)), int(loose)))
    lines.append(AccountLine(by_buildings, int(grey(state.grey).points(state, seat))))
    if state.green:
        form = greens_in(state.tables)[int(state.green)]
        extra = say("carrara-account-green", form=form, coins=int(won))
        lines.append(AccountLine(extra, int(green)))
    lines.append(AccountLine(say("carrara-account-coins", coins=coins, rate=rate), coins // rate))
    return tuple(lines)


def final_outcome(state: Carrara) -> Outcome:
    """Ranks by points, then by stones left (CA-4.5)."""
    seats = range(state.players)
    scores = [int(final_points(state, seat)) for seat in seats]
    ties = [int(size(state.stones[seat])) for seat in seats]
    ranks = rank([(scores[seat], ties[seat]) for seat in seats])
    if state.ending == ANNOUNCED:
        reason = say("carrara-end-announced", player=say("seat", number=int(state.announcer)))
    else:
        reason = say("carrara-end-last-building")
    return Outcome(
        winners=tuple(seat for seat in seats if ranks[seat] == 1),
        ranks=ranks,
        scores=tuple(scores),
        reason=reason,
        rule="CA-4.2" if state.ending == ANNOUNCED else "CA-4.1",
        accounts=tuple(account(state, seat) for seat in seats),
        ties=tuple(ties),
    )
