"""A server's table before its start, on the screen: who sits there, the link, what is played by."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from palazzi.locale import Catalogue
from palazzi.terminal.screen.board import EMBLEMS, SEAT_INK, SEATS, rows
from palazzi.terminal.sight import Sight


def waiting_room(sight: Sight, words: Catalogue, width: int) -> list[Text]:
    """Section by section, at most so wide."""
    title = words.text(f"{sight.game.id}-title")
    made = [Text(words.text("page-waiting-title", {"game": title}), "bold")]
    seats: list[Text] = []
    for number, seat in enumerate(sight.room):
        line = Text(" ")
        name = seat.name or words.text("page-seat-open")
        paint = Style(color=SEAT_INK, bgcolor=SEATS[number % len(SEATS)], bold=True)
        line.append(f" {EMBLEMS[number % len(EMBLEMS)]} {name} ", paint if seat.name else "dim")
        if number == sight.seat:
            line.append(f" {words.text('terminal-you')}", "italic")
        seats.append(line.append(f"  {', '.join(seat.facts)}"))
    made.append(Text("\n").join(seats))
    link = Text(words.text("page-share-link"), "bold").append(f"\n {sight.link}", "not bold")
    made.append(link)
    if sight.edition:
        made.append(edition_of(sight, words, width))
    return made


def edition_of(sight: Sight, words: Catalogue, width: int) -> Text:
    """Where the figures of somebody's own copy differ."""
    head = Text(words.text("page-edition-used", {"count": len(sight.edition)}), "bold")
    lines = [head]
    for one in sight.edition:
        row = f"{one.table}.{one.row}" if one.row else one.table
        what = words.text(f"edition-{sight.game.id}-{one.table}")
        args = {"what": what, "row": row, "theirs": one.theirs, "ours": one.ours}
        told = f"{words.text('page-edition-row', {**args})} ({one.rule})"
        lines.append(rows([Text(word) for word in told.split()], width, " "))
    return Text("\n").join(lines)
