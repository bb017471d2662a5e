"""``palazzi edition``: the file in which an owner of the printed game can correct figures."""

from __future__ import annotations

from typing import Annotated

import typer

import palazzi
from palazzi.commands.arguments import LANGUAGE, Language
from palazzi.locale import catalogue


def edition(
    game: Annotated[str, typer.Argument(help="Which game.")], lang: Language = LANGUAGE
) -> None:
    """Write a file in which an owner of the printed game can correct what we are not sure of."""
    from palazzi.terminal.edition import edition_file

    print(edition_file(palazzi.game(game), catalogue(lang)), end="")
