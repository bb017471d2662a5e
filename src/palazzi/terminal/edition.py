"""The edition file of a game with our values in it, for somebody who has the printed game.

Every line that can be corrected is there with its mark and begins with a ``#``, so that the file
as written changes nothing, and a record carries only what was corrected.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from palazzi.core.edition import Correctable
from palazzi.core.game import Game
from palazzi.locale import Catalogue


def edition_file(game: Game, words: Catalogue) -> str:
    """The whole file. Single values come first: behind a table's name they would be part of it."""
    title = words.text(f"{game.id}-title")
    lines = _comment(words.text("edition-intro", {"game": title}))
    for table in sorted(game.correctable, key=lambda table: table.rows is not None):
        lines += ["", *_comment(words.text(f"{game.id}-edition-{table.name}"))]
        lines += _lines(table, words)
    return "\n".join(lines) + "\n"


def _lines(table: Correctable, words: Catalogue) -> Iterator[str]:
    if table.rows is None:
        mark = words.text(f"edition-{table.ours.mark}")
        value = table.cell_of(table.name).write(table.ours.value)
        yield f"# {table.name} = {value}  # {mark} ({table.ours.rule})"
        return
    yield f"[{table.name}]"
    for row, (name, value) in zip(table.ours.value, table.rows.items(), strict=True):
        mark = words.text(f"edition-{table.ours.mark_of(row)}")
        yield f"# {name} = {table.cell_of(name).write(value)}  # {mark} ({table.ours.rule})"


def _comment(text: str) -> list[str]:
    return [f"## {line}" for line in wrap(text, 96)]
