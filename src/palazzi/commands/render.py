"""``palazzi render``: pictures and films of a physical game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import palazzi
from palazzi.commands.arguments import AsJson, read_record, reason
from palazzi.core.errors import BadOption
from palazzi.core.extras import require


def render(
    file: Annotated[Path, typer.Argument(help="A record of a physical game, readable or JSON.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="A .png, or an animated .gif.")],
    at: Annotated[int | None, typer.Option(min=0, help="After this many actions.")] = None,
    size: Annotated[str, typer.Option(help="WIDTHxHEIGHT in pixels.")] = "960x720",
    view: Annotated[str, typer.Option(help="quarter, front, above or left.")] = "quarter",
    most: Annotated[int, typer.Option(min=1, help="About this many frames at most.")] = 200,
    as_json: AsJson = False,
) -> None:
    """Render a position, or a film of a whole game, without a display."""
    require("pictures", "Drawing a game")
    from palazzi.pictures.film import Shot, film, save_film, still

    kept = read_record(file)
    if not palazzi.game(kept.ruleset).physical:
        raise BadOption(f"Only physical games can be drawn, not {kept.ruleset}.")
    width, _, height = size.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise BadOption(f"A size is written WIDTHxHEIGHT, for example 960x720, not '{size}'.")
    if at is not None and at > len(kept.entries):
        bad = BadOption(f"The record has {len(kept.entries)} actions, not {at}.")
        raise bad.told("error-no-position", actions=len(kept.entries), at=at)
    shot = Shot((int(width), int(height)), view)
    try:
        match output.suffix.lower():
            case ".png":
                still(kept, at, shot).save(output)
                number = 1
            case ".gif":
                del kept.entries[len(kept.entries) if at is None else at :]
                number = save_film(film(kept, shot, most), str(output))
            case other:
                raise BadOption(f"A picture ends in .png, a film in .gif, not in '{other}'.")
    except OSError as error:
        raise BadOption(f"{output} cannot be written: {reason(error)}.") from None
    if as_json:
        print(json.dumps({"file": str(output), "pictures": number}))
    else:
        print(f"{output}: {number} {'picture' if number == 1 else 'pictures'}")
