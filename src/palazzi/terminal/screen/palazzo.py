"""Palazzo on the screen: quarries around the warehouse, money, and palaces as they stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.text import Text

from palazzi.games.palazzo.shapes import PalazzoTables, PalazzoView
from palazzi.terminal.screen.board import FREE, Board, beside, lines, rows

FLOOR = 7
"""How wide a floor is drawn."""
ROMAN = ("I", "II", "III", "IV")


class PalazzoBoard(Board):
    """A tile shows floor, material and windows; a card its currency and value."""

    @property
    def v(self) -> PalazzoView:
        """The view as Palazzo's."""
        return cast("PalazzoView", self.sight.view)

    @property
    def printed(self) -> PalazzoTables:
        """What is printed on the pieces."""
        return cast("PalazzoTables", self.sight.tables)

    def middle(self, width: int) -> list[Text]:
        v, words = self.v, self.words
        riders = Text("♞" * v["riders"], "bold")
        riders.append(FREE * (self.printed["riders"] - v["riders"]), "dim")
        sizes = [len(stack) for stack in v["stacks"]]
        to_come = {"first": sizes[0], "second": sizes[1], "third": sizes[2]}
        stock = {"stock": v["stock_size"], "discards": len(v["discards"])}
        facts = [
            Text(f"{words.text('palazzo-board-riders', {'riders': v['riders']})} ").append_text(
                riders
            ),
            self.part(Text(words.text("palazzo-board-stacks", dict(to_come))), "stack"),
            self.part(Text(words.text("palazzo-board-stock", dict(stock))), "stock"),
        ]
        made = [rows(facts, width, gap="   "), self._quarries()]
        price = ""
        if v["phase"] in ("choosing", "paying"):
            price = f" ({words.text('palazzo-board-price', {'price': v['price']})})"
        made.append(self._row("palazzo-board-warehouse", "warehouse", v["warehouse"], width, price))
        if v["revealed"]:
            made.append(self._money_row("palazzo-board-revealed", v["revealed"], "revealed", width))
        waiting = v["lot"] + ([v["tile"]] if v["tile"] else [])
        if waiting:
            made.append(self._row("palazzo-board-lot", "lot", waiting, width))
        if v["draft"] and v["draft"]["cart"]:
            made.append(self._row("palazzo-board-cart", "cart", v["draft"]["cart"], width))
        return made

    def player(self, seat: int, width: int) -> Text:
        row, words = self.v["seats"][seat], self.words
        facts = [words.text("palazzo-board-cards", {"cards": row["hand_size"]})]
        if row["bid_worth"]:
            facts.append(words.text("palazzo-board-bid", {"worth": row["bid_worth"]}))
        if row["passed"]:
            facts.append(words.text("palazzo-board-passed"))
        facts.append(words.text("terminal-points", {"points": row["points"]}))
        made = [self.part(self.head(seat, *facts), f"palaces:{seat}")]
        if row["cards"]:
            made.append(self._money_row("palazzo-board-hand", row["cards"], "hand", width))
        elif row["known"]:
            known = self._money_row("palazzo-board-known", row["known"], "", width)
            made.append(known.append(f" + {row['unknown']} ?"))
        draft = self.v["draft"] if seat == self.sight.seat else None
        if draft and (draft["laid"] or draft["trios"]):
            laid = self._money_row("palazzo-board-laid", draft["laid"] + draft["trios"], "", width)
            made.append(laid.append(f" = {draft['worth']}", "bold"))
        elif row["bid"]:
            made.append(self._money_row("palazzo-board-lying", row["bid"], "", width))
        if any(row["palaces"]):
            made.append(self._street(seat, width))
        return lines(*made)

    def purse(self, width: int) -> Text | None:
        seat = self.sight.seat
        cards = self.v["seats"][seat]["cards"] if seat >= 0 else None
        return self._money_row("palazzo-board-hand", cards, "hand", width) if cards else None

    # ---- pieces

    def tile(self, kind: str, *parts: str) -> Text:
        """A tile: floor, material, windows."""
        material, floor, windows = kind.split("-")
        panes = "▮" * int(windows)
        return self.piece(f" {floor}{self.symbol(material)}{panes:<3} ", material, *parts)

    def card(self, name: str, many: int, *parts: str) -> Text:
        """A money card, a certificate or a group."""
        if name.startswith("trio"):
            text = self.piece(f" {name[4:]}{name[4:]}{name[4:]} ", "gold", *parts)
        elif name == "certificate":
            text = self.piece(f" §{self.printed['cards'][name]['value']} ", "paper", *parts)
        else:
            text = self.piece(f" {self.symbol(name[:-1])}{name[-1]} ", name[:-1], *parts)
        return text.append(f"×{many}") if many > 1 else text

    def _money_row(self, key: str, cards: Sequence[str], place: str, width: int) -> Text:
        offered = [part for part in self.lit if part.startswith(f"{place}:trio")]
        groups = [part.partition(":")[2] for part in sorted(offered)]
        held = [*Counter(cards).items(), *((group, 1) for group in groups)]
        pieces = [self.card(name, many, f"{place}:{name}") for name, many in held]
        return rows([self.title(key), *pieces], width, "  ")

    def _row(self, key: str, place: str, tiles: Sequence[str], width: int, more: str = "") -> Text:
        head = self.title(key).append(more, "not bold")
        pieces = [self.tile(kind, f"{place}:{kind}") for kind in tiles]
        return rows([head, *(pieces or [self.nothing("palazzo-board-empty")])], width)

    def _quarries(self) -> Text:
        columns: list[Text] = []
        for number, tiles in enumerate(self.v["quarries"]):
            head = self.title("palazzo-board-quarry", number=number + 1)
            parts = [f"quarry:{number}"]
            if number == self.v["builder"]:
                head.append(" ♜", "bold reverse")
                parts.append("builder")
            head = self.part(head, *parts)
            pieces = [self.tile(kind, f"quarry:{number}:{kind}", *parts) for kind in tiles]
            # Two in a row keep the board low.
            made = rows(pieces or [self.nothing("palazzo-board-empty")], 2 * FLOOR + 1)
            columns.append(lines(head, made))
        return beside(columns, 3)

    def _street(self, seat: int, width: int) -> Text:
        """Palaces side by side, the highest floor on top."""
        row = self.v["seats"][seat]
        standing = [(n, palace) for n, palace in enumerate(row["palaces"], 1) if palace]
        columns: list[Text] = []
        for number, palace in standing:
            floors = [
                self.tile(kind, f"palace:{seat}:{number}:{floor}", f"palace:{seat}:{number}")
                for floor, kind in enumerate(palace, 1)
            ]
            worth = row["worth"][number - 1]
            points = f"{worth['points'] + worth['bonus']:+d}".replace("-", "−")
            label = self.part(Text(f" {number}: {points}"), f"palace:{seat}:{number}")
            columns.append(lines(*reversed(floors), label))
        made: list[Text] = []
        most = max(1, (width - 1) // (FLOOR + 1))
        for first in range(0, len(columns), most):
            block = columns[first : first + most]
            high = max(len(column.split("\n")) for column in block)
            level = [
                lines(*[Text()] * (high - len(column.split("\n"))), column) for column in block
            ]
            made.append(beside([Text(" "), *level], 1))
        return lines(*made)
