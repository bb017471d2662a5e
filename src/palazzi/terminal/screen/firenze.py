"""Firenze on the screen: the row of cards, the commissions, stores and towers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from rich.style import Style
from rich.text import Text

from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.shapes import FirenzeTables, FirenzeView
from palazzi.games.firenze.words import card
from palazzi.terminal.screen.board import EMBLEMS, FREE, SEAT_INK, SEATS, Board, beside, lines, rows

CELL = 6
LOOKS = {
    "event": "red",
    "person": "paper",
    "feast": "gold",
    "building": "sandstone",
    "church": "marble",
}
"""By kind of card, which also has its mark."""
MARKS = {"event": "!", "person": "☺", "feast": "✿", "building": "⌂", "church": "✝"}


class FirenzeBoard(Board):
    """Bricks have colour and symbol, towers are as long as they are high."""

    @property
    def v(self) -> FirenzeView:
        """The view as Firenze's."""
        return cast("FirenzeView", self.sight.view)

    @property
    def printed(self) -> FirenzeTables:
        """What is printed on board and cards."""
        return cast("FirenzeTables", self.sight.tables)

    def middle(self, width: int) -> list[Text]:
        v, words = self.v, self.words
        facts = [
            words.text("firenze-board-turn", {"turn": v["turn"]}),
            words.text("firenze-board-bag", {"bricks": sum(v["bag"].values())}),
            words.text(
                "firenze-board-pile", {"pile": v["pile_size"], "discards": v["discards_size"]}
            ),
        ]
        made = [rows(map(Text, facts), width, gap="   "), self._row(width), self._commissions()]
        if any(part.startswith("bag:") for part in self.lit):
            made.append(self._bricks(v["bag"], "bag", width))
        church = [self.card(name, 1, f"church:{name}") for name in v["church"]]
        if church:
            made.append(rows([self.title("firenze-board-church"), *church], width))
        return made

    def player(self, seat: int, width: int) -> Text:
        v, row, words = self.v, self.v["seats"][seat], self.words
        facts = [
            words.text("terminal-points", {"points": row["points"]}),
            words.text("firenze-board-seals", {"seals": row["seals"]}),
            words.text("firenze-board-cards", {"cards": row["hand_size"]}),
        ]
        if seat == v["endgame"]:
            facts.append(words.text("firenze-board-endgame"))
        made = [self.head(seat, *facts), self._bricks(row["store"], f"store:{seat}", width)]
        made += self._towers(seat)
        for key, place, held in (
            ("firenze-board-open", "open", row["buildings"]),
            ("firenze-board-hand", "hand", row["cards"] or []),
        ):
            if held:
                cards = [self.card(c, n, f"{place}:{c}") for c, n in Counter(held).items()]
                made.append(rows([self.title(key), *cards], width, "  "))
        return lines(*made)

    def purse(self, width: int) -> Text | None:
        seat = self.sight.seat
        store = self.v["seats"][seat]["store"] if seat >= 0 else None
        return None if store is None else self._bricks(store, f"store:{seat}", width)

    # ---- pieces

    def card(self, name: str, many: int, *parts: str) -> Text:
        """A card, its colour and mark by its kind."""
        kind = self.printed["cards"][name]["kind"]
        text = f" {MARKS[kind]} {self.words.say(card(name))} "
        made = self.piece(text, LOOKS[kind], *parts)
        return made.append(f"×{many}") if many > 1 else made

    def bricks(self, bricks: Mapping[str, int], place: str) -> list[Text]:
        """Bricks of each colour there is."""
        return [
            self.piece(f" {self.symbol(colour)} ", colour, f"{place}:{colour}").append(f"×{many}")
            for colour, many in bricks.items()
            if many
        ]

    def _bricks(self, bricks: Mapping[str, int], place: str, width: int) -> Text:
        pieces = self.bricks(bricks, place) or [self.nothing("firenze-board-none")]
        return rows([self.title("firenze-board-store"), *pieces], width, "  ")

    def _row(self, width: int) -> Text:
        """The places of the row with what they cost."""
        places: list[Text] = []
        for number, place in enumerate(self.v["row"], 1):
            price = self.v["prices"][number - 1] if self.v["prices"] else number - 1
            line = Text(f" {number} ", "bold").append(f"−{price}▪ ", "dim")
            if place["card"]:
                line.append_text(self.card(place["card"], 1, f"row:{number}"))
            # Narrow enough for two places beside each other.
            bricks = rows(self.bricks(place["bricks"], f"row:{number}"), width // 2 - 2, "      ")
            places.append(lines(line, bricks if place["bricks"] else Text()))
        three, two = (beside(split(places, many)) for many in (3, 2))
        fits = max(line.cell_len for line in three.split("\n")) <= width
        return lines(self.title("firenze-board-row"), three if fits else two)

    def _commissions(self) -> Text:
        v, printed = self.v, self.printed
        balconies = {(b["colour"], b["height"]): b for b in v["balconies"]}
        heights = "".join(f"{height:^{CELL}}" for height in printed["heights"])
        made = [self.title("terminal-commissions").append(f"\n{'':<11}{heights}", "not bold")]
        for colour, owners, leads in zip(COLOURS, v["owner"], v["leaders"], strict=True):
            name = self.words.text("firenze-colour", {"colour": colour})
            line = self.piece(f" {self.symbol(colour)} {name:<7} ", colour)
            for height, owner, points in zip(
                printed["heights"], owners, printed["points"][colour], strict=True
            ):
                balcony = balconies.get((colour, height))
                cell = f"{balcony['numeral']}·{balcony['points']}" if balcony else str(points)
                made_cell = Text(f"{cell:^{CELL}}")
                if owner == -2:
                    made_cell = Text(f"{FREE:^{CELL}}", "dim")
                elif owner >= 0:
                    seal = Style(color=SEAT_INK, bgcolor=SEATS[owner], bold=True)
                    made_cell = Text(f"{EMBLEMS[owner]:^{CELL}}", seal)
                line.append_text(self.part(made_cell, f"commission:{colour}:{height}"))
            flag = self.words.text("firenze-board-flag", {"points": printed["flags"][colour]})
            line.append(f" {flag}")
            if leads >= 0:
                line.append(" ").append(
                    f" {EMBLEMS[leads]} ", Style(color=SEAT_INK, bgcolor=SEATS[leads])
                )
            made.append(line)
        there = [
            f"{height}: +{points}"
            for (height, points), lies in zip(printed["floors"].items(), v["floors"], strict=True)
            if lies
        ]
        label = self.words.text("firenze-board-floors")
        made.append(Text(f"{label}: {'  '.join(there) or '–'}", "dim"))
        return lines(*made)

    def _towers(self, seat: int) -> list[Text]:
        row = self.v["seats"][seat]
        made: list[Text] = []
        for number, (tower, worth) in enumerate(zip(row["towers"], row["worth"], strict=True), 1):
            if tower is None:
                continue
            line = Text(f"  {number} ")
            bricks = f" {self.symbol(tower['colour']) * tower['height']} "
            line.append_text(self.piece(bricks, tower["colour"], f"tower:{seat}:{number}"))
            line.append(f" {tower['height']}")
            if worth is not None:
                line.append(f"  ★{worth}", "bold")
            if tower["doomed"] or tower["old"]:
                line.append(f"  {self.words.text('firenze-board-old')}", "italic")
            made.append(line)
        site = self.part(Text(f"  {self.words.text('terminal-site')}", "dim"), f"site:{seat}")
        if f"site:{seat}" in self.lit:
            made.append(site)
        return made


def split(places: Sequence[Text], many: int) -> list[Text]:
    """Its width in columns."""
    high = -(-len(places) // many)
    return [lines(*places[at : at + high]) for at in range(0, len(places), high)]
