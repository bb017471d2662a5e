"""How a game ended, as lines: who won, and what every player's points are made of."""

from __future__ import annotations

from collections.abc import Iterator

from palazzi.core.messages import Argument
from palazzi.locale import Catalogue
from palazzi.terminal.sight import Sight


def result_lines(sight: Sight, words: Catalogue) -> Iterator[str]:
    """The reason, the accounts in order of rank, and the winners."""
    outcome, names = sight.outcome, sight.names
    assert outcome is not None
    yield f"\n{words.text('terminal-result')}: {words.say(outcome['reason'], names)}"
    for seat in sorted(range(len(names)), key=lambda seat: outcome["ranks"][seat]):
        args: dict[str, Argument] = {"player": names[seat], "points": outcome["scores"][seat]}
        yield f"\n{outcome['ranks'][seat]}. {words.text('terminal-account', args)}"
        lines = [(words.say(line["what"]), line["points"]) for line in outcome["accounts"][seat]]
        width = max((len(what) for what, _ in lines), default=0)
        yield from (f"    {what:<{width}}  {points:>4}" for what, points in lines)
    winners = outcome["winners"]
    key = "terminal-winner" if len(winners) == 1 else "terminal-shared"
    told: dict[str, Argument] = {
        "players": words.join([names[seat] for seat in winners]),
        "points": outcome["scores"][winners[0]],
    }
    yield f"\n{words.text(key, told)}"
