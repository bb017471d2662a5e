"""Palazzo's board as text, from a View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from palazzi.games.palazzo.shapes import PalazzoView, SeatView
from palazzi.games.palazzo.words import card, tile
from palazzi.locale import Catalogue
from palazzi.terminal.sight import Sight


def board(sight: Sight, words: Catalogue) -> str:
    """The whole position as the view's seat may see it."""
    v, names = cast("PalazzoView", sight.view), sight.names
    sizes = [len(stack) for stack in v["stacks"]]
    head = [
        words.text("palazzo-board-riders", {"riders": v["riders"]}),
        words.text(
            "palazzo-board-stacks", {"first": sizes[0], "second": sizes[1], "third": sizes[2]}
        ),
        words.text(
            "palazzo-board-stock", {"stock": v["stock_size"], "discards": len(v["discards"])}
        ),
    ]
    lines = ["  ·  ".join(head), ""]
    for q, tiles in enumerate(v["quarries"]):
        label = words.text("palazzo-board-quarry", {"number": q + 1})
        here = f"   ← {words.text('palazzo-board-builder')}" if q == v["builder"] else ""
        lines.append(f"  {label:<14}{_tiles(tiles, words)}{here}")
    price = ""
    if v["phase"] in ("choosing", "paying"):
        price = f"   ({words.text('palazzo-board-price', {'price': v['price']})})"
    label = words.text("palazzo-board-warehouse")
    lines.append(f"  {label:<14}{_tiles(v['warehouse'], words)}{price}")
    if v["revealed"]:
        label = words.text("palazzo-board-revealed")
        lines.append(f"  {label:<14}{_cards(v['revealed'], words)}")
    if v["lot"] or v["tile"]:
        label = words.text("palazzo-board-lot")
        waiting = v["lot"] + ([v["tile"]] if v["tile"] else [])
        lines.append(f"  {label:<14}{_tiles(waiting, words)}")
    for seat, row in enumerate(v["seats"]):
        lines += ["", *_player(v, seat, row, words, names)]
    return "\n".join(lines)


def _player(
    v: PalazzoView, seat: int, row: SeatView, words: Catalogue, names: Sequence[str]
) -> list[str]:
    mark = "▶" if seat == v["actor"] else " "
    facts = [words.text("palazzo-board-cards", {"cards": row["hand_size"]})]
    if row["bid_worth"]:
        facts.append(words.text("palazzo-board-bid", {"worth": row["bid_worth"]}))
    if row["passed"]:
        facts.append(words.text("palazzo-board-passed"))
    facts.append(words.text("terminal-points", {"points": row["points"]}))
    lines = [f"{mark} {names[seat]}  ·  {'  ·  '.join(facts)}"]
    if row["cards"] is not None:
        label = words.text("palazzo-board-hand")
        lines.append(f"    {label}: {_cards(row['cards'], words)}")
    elif row["known"]:
        label = words.text("palazzo-board-known")
        lines.append(f"    {label}: {_cards(row['known'], words)} + {row['unknown']} ?")
    for number, palace in enumerate(row["palaces"], 1):
        if palace:
            label = words.text("palazzo-board-palace", {"number": number})
            lines.append(f"    {label}: {_tiles(palace, words)}")
    return lines


def _tiles(tiles: Sequence[str], words: Catalogue) -> str:
    if not tiles:
        return words.text("palazzo-board-empty")
    return ", ".join(words.text("palazzo-tile-short", tile(name)["args"]) for name in tiles)


def _cards(cards: Sequence[str], words: Catalogue) -> str:
    if not cards:
        return words.text("palazzo-board-empty")
    copies = Counter(cards)
    return ", ".join(
        words.say(card(name)) + (f" ×{n}" if n > 1 else "") for name, n in copies.items()
    )
