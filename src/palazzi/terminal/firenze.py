"""Firenze's board as text, from a View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.shapes import FirenzeTables, FirenzeView, SeatView
from palazzi.games.firenze.words import card
from palazzi.locale import Catalogue
from palazzi.terminal.sight import Sight


def board(sight: Sight, words: Catalogue) -> str:
    """The whole position as the view's seat may see it."""
    v, names = cast("FirenzeView", sight.view), sight.names
    head = [
        words.text("firenze-board-turn", {"turn": v["turn"]}),
        words.text("firenze-board-bag", {"bricks": sum(v["bag"].values())}),
        words.text("firenze-board-pile", {"pile": v["pile_size"], "discards": v["discards_size"]}),
    ]
    lines = ["  ·  ".join(head), "", words.text("firenze-board-row")]
    for number, place in enumerate(v["row"], 1):
        name = words.say(card(place["card"])) if place["card"] else "–"
        lines.append(f"  {number} {name:<22}{_bricks(place['bricks'], words)}")
    lines += ["", words.text("firenze-board-commissions"), *_commissions(v, sight, words)]
    church = ", ".join(words.say(card(name)) for name in v["church"])
    label = words.text("firenze-board-church")
    lines.append(f"  {label}: {church or words.text('firenze-board-none')}")
    for seat, row in enumerate(v["seats"]):
        lines += ["", *_player(v, seat, row, words, names)]
    return "\n".join(lines)


def _commissions(v: FirenzeView, sight: Sight, words: Catalogue) -> list[str]:
    tables = cast("FirenzeTables", sight.tables)
    balconies = {(b["colour"], b["height"]): b for b in v["balconies"]}
    lines = ["  " + " " * 10 + "".join(f"{height:>8}" for height in tables["heights"])]
    for colour, owners in zip(COLOURS, v["owner"], strict=True):
        points = tables["points"][colour]
        cells = []
        for height, owner, value in zip(tables["heights"], owners, points, strict=True):
            balcony = balconies.get((colour, height))
            cell = f"{balcony['numeral']} {balcony['points']}" if balcony else str(value)
            mark = "·" if owner == -2 else f"{cell}:{owner}" if owner >= 0 else cell
            cells.append(f"{mark:>8}")
        flag = words.text("firenze-board-flag", {"points": tables["flags"][colour]})
        name = words.text("firenze-colour", {"colour": colour})
        lines.append(f"  {name:<10}{''.join(cells)}   {flag}")
    floors = tables["floors"]
    there = [
        f"{h}: {points}"
        for (h, points), lies in zip(floors.items(), v["floors"], strict=True)
        if lies
    ]
    label = words.text("firenze-board-floors")
    lines.append(f"  {label}: {', '.join(there) or words.text('firenze-board-none')}")
    return lines


def _player(
    v: FirenzeView, seat: int, row: SeatView, words: Catalogue, names: Sequence[str]
) -> list[str]:
    mark = "▶" if seat == v["actor"] else " "
    facts = [
        words.text("firenze-board-seals", {"seals": row["seals"]}),
        words.text("firenze-board-cards", {"cards": row["hand_size"]}),
        words.text("terminal-points", {"points": row["points"]}),
    ]
    if seat == v["endgame"]:
        facts.append(words.text("firenze-board-endgame"))
    lines = [f"{mark} {seat} {names[seat]}  ·  {'  ·  '.join(facts)}"]
    lines.append(f"    {words.text('firenze-board-store')}: {_bricks(row['store'], words)}")
    towers = []
    for number, tower in enumerate(row["towers"], 1):
        if tower is not None:
            colour = words.text("firenze-colour", {"colour": str(tower["colour"])})
            old = f" ({words.text('firenze-board-old')})" if tower["old"] else ""
            towers.append(f"{number} {colour} {tower['height']}{old}")
    if towers:
        lines.append(f"    {words.text('firenze-board-towers')}: {', '.join(towers)}")
    if row["buildings"]:
        lines.append(f"    {words.text('firenze-board-open')}: {_cards(row['buildings'], words)}")
    if row["cards"]:
        lines.append(f"    {words.text('firenze-board-hand')}: {_cards(row['cards'], words)}")
    return lines


def _bricks(bricks: Mapping[str, int], words: Catalogue) -> str:
    if not bricks:
        return words.text("firenze-board-none")
    return ", ".join(
        f"{n} {words.text('firenze-colour', {'colour': c})}" for c, n in bricks.items()
    )


def _cards(cards: Sequence[str], words: Catalogue) -> str:
    return ", ".join(
        words.say(card(name)) + (f" ×{n}" if n > 1 else "") for name, n in Counter(cards).items()
    )
