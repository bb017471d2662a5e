"""``palazzi replay``: the position that a record leads to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import palazzi
from palazzi.commands.arguments import LANGUAGE, AsJson, Language, read_record
from palazzi.core.errors import BadOption
from palazzi.core.view import SPECTATOR
from palazzi.locale import catalogue


def replay(
    file: Annotated[Path, typer.Argument(help="A record, readable or JSON.")],
    at: Annotated[int | None, typer.Option(min=0, help="Stop after this many actions.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Whose view to show; by default a spectator's.")
    ] = None,
    lang: Language = LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Replay a record and show the position it leads to."""
    from palazzi.terminal.boards import board
    from palazzi.terminal.sight import sight_of

    words = catalogue(lang)
    kept = read_record(file)
    rules = palazzi.game(kept.ruleset)
    if at is not None:
        if at > len(kept.entries):
            bad = BadOption(f"The record has {len(kept.entries)} actions, not {at}.")
            raise bad.told("error-no-position", actions=len(kept.entries), at=at)
        del kept.entries[at:]
    if seat is not None and not 0 <= seat < kept.players:
        error = BadOption(f"There is no seat {seat}; seats are 0 to {kept.players - 1}.")
        raise error.told("error-no-seat", seat=seat, last=kept.players - 1)
    state = kept.replay(rules)
    looker = SPECTATOR if seat is None else seat
    names = kept.seats or [words.text("seat", {"number": s + 1}) for s in range(kept.players)]
    outcome = state.outcome()
    if as_json:
        over = None if outcome is None else {"winners": outcome.winners, "ranks": outcome.ranks}
        print(
            json.dumps(
                {
                    "game": rules.id,
                    "ruleset": rules.ruleset,
                    "actions": len(kept.entries),
                    "actor": state.actor,
                    "scores": state.scores(),
                    "outcome": over,
                    "view": rules.view(state, looker),
                }
            )
        )
        return
    print(board(sight_of(rules, state, looker, names), words))
    if outcome is not None:
        print(f"\n{words.say(outcome.reason, names)}")
        for s, name in enumerate(names):
            print(f"{outcome.ranks[s]}. {name}: {outcome.scores[s]}")
