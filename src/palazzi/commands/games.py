"""``palazzi games``: the games, their players and options."""

from __future__ import annotations

import json
from typing import Any

import palazzi
from palazzi.commands.arguments import LANGUAGE, AsJson, Language
from palazzi.core.game import Game
from palazzi.core.options import show
from palazzi.locale import Catalogue, catalogue


def games(as_json: AsJson = False, lang: Language = LANGUAGE) -> None:
    """List the games, their players and options."""
    words = catalogue(lang)
    rows = [_about(palazzi.game(name), words) for name in palazzi.game_ids()]
    if as_json:
        print(json.dumps({"games": rows}))
        return
    for row in rows:
        print(f"{row['id']:<10} {row['title']}, {row['players'][0]}–{row['players'][-1]}")
        for option in row["options"]:
            choices = " | ".join(option["choices"])
            print(
                f"    --option {option['key']}={option['default']:<8} {option['help']} ({choices})"
            )


def _about(game: Game, words: Catalogue) -> dict[str, Any]:
    return {
        "id": game.id,
        "ruleset": game.ruleset,
        "title": words.text(f"{game.id}-title"),
        "players": list(game.players),
        "actions": len(game.actions),
        "options": [
            {
                "key": option.key,
                "choices": [show(choice) for choice in option.choices],
                "default": show(option.default),
                "help": words.text(f"{game.id}-option-{option.key}"),
            }
            for option in game.options
        ],
    }
