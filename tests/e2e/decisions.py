"""One position for every kind of decision of a game, for tables to go on from.

The kinds are the questions of the game's catalogue, the positions come from seeded random games:
nothing has to be kept in step by hand when a game gets another question, or the list another game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import palazzi
from palazzi import Record
from palazzi.core.errors import BadOption
from palazzi.core.game import Game
from palazzi.core.options import read_options
from palazzi.testing import random_game

CATALOGUES = Path(palazzi.__file__).parent / "locale/en"
ENOUGH = 100
"""Seeds after which a question that never came up is held to be out of reach."""

Options = Mapping[str, object]


def questions(game: Game) -> set[str]:
    """The keys of all that a game may ask."""
    text = (CATALOGUES / f"{game.id}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^({game.id}-ask-[a-z-]+) *=", text, re.MULTILINE))


def decisions(game: Game) -> dict[str, Record]:
    """For each question the game up to where seat 0 is asked it; with several answers if any."""
    wanted = questions(game)
    found: dict[str, Record] = {}
    forced: set[str] = set()
    for players, seed, options in _games(game):
        record = Record(game.ruleset, players, read_options(game.options, options))
        for state, action in random_game(game, players, seed, options):
            if state.actor == 0:
                prompt = game.prompt(state, 0)
                key, only = prompt["message"]["key"], len(prompt["choices"]) == 1
                if key not in found or (key in forced and not only):
                    found[key] = _copy(record)
                    (forced.add if only else forced.discard)(key)
            record.add(state.actor, game.text(action))
        if wanted <= set(found):
            break
    assert set(found) == wanted, f"never asked, or not in the catalogue: {wanted ^ set(found)}"
    return found


def _games(game: Game) -> Iterator[tuple[int, int, Options]]:
    """Players, seed and options: each option's every choice once, then usual games."""
    for players in game.players:
        for options in ({}, *_variants(game)):
            try:
                game.new(players, options)
            except BadOption:
                continue  # it goes only with others, or with more players
            yield players, 1, options
    for seed in range(2, ENOUGH):
        for players in game.players:
            yield players, seed, {}


def _variants(game: Game) -> Iterator[Options]:
    for option in game.options:
        yield from ({option.key: choice} for choice in option.choices if choice != option.default)


def _copy(record: Record) -> Record:
    return Record(record.ruleset, record.players, record.options, entries=list(record.entries))
