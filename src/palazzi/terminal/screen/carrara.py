"""Carrara on the screen: the wheel with its prices, buildings, cities with yields, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.style import Style
from rich.text import Text

from palazzi.core.messages import Argument
from palazzi.games.carrara.components import SEGMENTS
from palazzi.games.carrara.shapes import CarraraTables, CarraraView
from palazzi.games.carrara.words import building, scoring, thing
from palazzi.terminal.carrara import cards
from palazzi.terminal.screen.board import EMBLEMS, SEAT_INK, SEATS, Board, beside, lines, rows

COIN, POINT, TOWN, COUNTRY = "◉", "★", "⌂", "♣"


class CarraraBoard(Board):
    """Stones have colour and symbol; a building says what it costs, and whether it is rural."""

    @property
    def v(self) -> CarraraView:
        """The view as Carrara's."""
        return cast("CarraraView", self.sight.view)

    @property
    def printed(self) -> CarraraTables:
        """What is printed on board, buildings and cards."""
        return cast("CarraraTables", self.sight.tables)

    def middle(self, width: int) -> list[Text]:
        v, words = self.v, self.words
        bag = words.text("carrara-board-bag", {"stones": v["bag_size"]})
        head = self.part(self.title("carrara-board-wheel"), "wheel").append(f"  {bag}", "not bold")
        if v["ending"] != "running":
            head.append(f"  {words.text('carrara-board-last-round')} ", "bold reverse")
        stack = words.text("carrara-board-stack", {"buildings": len(v["stack"])})
        offer = self.title("carrara-board-offer").append(f"  {stack}", "not bold")
        on_offer = [self.building(name, f"building:{name}") for name in v["face_up"] + v["eights"]]
        made = [
            lines(head, self._wheel()),
            lines(offer, rows(on_offer or [self.nothing("carrara-board-empty")], width, " ")),
            self._cities(width),
            self._cards(width),
        ]
        sale = [self.thing(name, 1, f"sale:{name}") for name in v["sale"]]
        made.append(rows([self.title("carrara-board-sale"), *sale], width, "  "))
        if v["upgraders"]:
            fields = [
                self.piece(f" {words.say(scoring(name))} ", "gold", f"upgrader:{name}")
                for name in v["upgraders"]
            ]
            made.append(rows([self.title("carrara-board-upgraders"), *fields], width, "  "))
        return made

    def player(self, seat: int, width: int) -> Text:
        row, words = self.v["seats"][seat], self.words
        facts = [words.text("terminal-points", {"points": row["total"]})]
        screen = row["screen"]
        if screen is not None:
            facts.append(words.text("carrara-board-coins", {"coins": screen["coins"]}))
        facts.append(words.text("carrara-board-markers", {"markers": row["markers"]}))
        made = [self.head(seat, *facts)]
        if screen is not None:
            pieces = self._stones(seat)
            things = [self.thing(name, n) for name, n in Counter(screen["objects"]).items()]
            if things:
                pieces += [self.title("carrara-board-objects"), *things]
            made.append(rows(pieces, width, "  "))
        made.append(self._scored(seat, width))
        if seat != self.sight.seat:
            for name, built in row["cities"].items():
                if built:
                    head = Text(f"{words.say(scoring(name))}:")
                    made.append(rows([head, *map(self.building, built)], width, "  "))
        return lines(*made)

    def purse(self, width: int) -> Text | None:
        seat = self.sight.seat
        screen = self.v["seats"][seat]["screen"] if seat >= 0 else None
        if screen is None:
            return None
        coins = self.words.text("carrara-board-coins", {"coins": screen["coins"]})
        return rows([Text(coins), *self._stones(seat)], width)

    # ---- pieces

    def _stones(self, seat: int) -> list[Text]:
        screen = self.v["seats"][seat]["screen"]
        held = Counter(screen["stones"] if screen is not None else ())
        stones = [self.stone(c, many, f"screen:{seat}:{c}") for c, many in held.items()]
        return [
            self.title("carrara-board-stones"),
            *(stones or [self.nothing("carrara-board-empty")]),
        ]

    def stone(self, colour: str, many: int, *parts: str) -> Text:
        """Stones of one colour."""
        text = self.piece(f" {self.symbol(colour)} ", colour, *parts)
        return text.append(f"×{many}") if many > 1 else text

    def building(self, name: str, *parts: str) -> Text:
        """A building, with what it costs."""
        country = self.printed["buildings"][name]["country"]
        mark, look = (COUNTRY, "sandstone") if country else (TOWN, "paper")
        return self.piece(f" {mark} {self.words.say(building(name))} ", look, *parts)

    def thing(self, name: str, many: int, *parts: str) -> Text:
        """An object."""
        text = self.piece(f" {self.words.say(thing(name))} ", "gold", *parts)
        return text.append(f"×{many}") if many > 1 else text

    def _wheel(self) -> Text:
        columns: list[Text] = []
        for segment, stones, prices in zip(
            SEGMENTS, self.v["wheel"], self.printed["prices"], strict=True
        ):
            made = [self.part(Text(f" {segment:<4}", "bold"), f"wheel:{segment}")]
            for colour, many in Counter(stones).items():
                stone = self.piece(
                    f" {self.symbol(colour) * many} ",
                    colour,
                    f"wheel:{segment}:{colour}",
                    f"wheel:{segment}",
                )
                made.append(stone.append(f" {prices[colour]}{COIN}"))
            if not stones:
                made.append(Text(" –", "dim"))
            columns.append(lines(*made))
        return beside(columns, 3)

    def _cities(self, width: int) -> Text:
        """What a cost point brings, who has scored it, and one's own buildings there."""
        v, words, seat = self.v, self.words, self.sight.seat
        own = v["seats"][seat] if seat >= 0 else None
        made = [Text(words.text("carrara-board-cities"), "bold")]
        wide = max(len(words.say(scoring(name))) for name in self.printed["yields"])
        for field, printed in self.printed["yields"].items():
            upgraded = own is not None and field in own["upgraded"]
            gain = self.printed["upgraders"][field] if upgraded else printed
            name = words.say(scoring(field))
            line = self.part(
                Text(f" {name:<{wide}}"), f"score:{seat}:{field}", f"city:{seat}:{field}"
            )
            bring = f" {gain['coins']}{COIN} {gain['points']}{POINT}"
            line.append(bring, "bold" if upgraded else "")
            if field in self.printed["needed"]:
                line.append(f" ≥{self.printed['needed'][field]} ")
                for colour in self.printed["allowed"][field]:
                    line.append_text(self.piece(self.symbol(colour), colour))
                line.append(" " * (6 - len(self.printed["allowed"][field])))
            for number, row in enumerate(v["seats"]):
                if field in row["scored"]:
                    style = Style(color=SEAT_INK, bgcolor=SEATS[number])
                    line.append(" ").append(f" {EMBLEMS[number]} ", style)
            built = own["cities"].get(field, []) if own is not None else []
            pieces = [self.building(b, f"board:{seat}:{b}", f"city:{seat}:{field}") for b in built]
            made.append(rows([line, *pieces], width, hang=wide + 2))
        return lines(*made)

    def _scored(self, seat: int, width: int) -> Text:
        """The types and fields that a player scores, those done struck through."""
        row, words = self.v["seats"][seat], self.words
        pieces = [self.title("page-carrara-types")]
        for kind in self.printed["objects"]:
            name = words.text("page-carrara-type", {"type": kind})
            done = kind in row["scored"]
            text = Text(f"✓{name}" if done else name, "bold" if done else "dim")
            pieces.append(self.part(text, f"score:{seat}:{kind}"))
        return rows(pieces, width, "  ")

    def _cards(self, width: int) -> Text:
        v, seat = self.v, self.sight.seat
        conditions = v["seats"][seat]["conditions"] if seat >= 0 else {}
        made: list[Text] = []
        colours = list(v["explained"])
        for colour, (title, says) in zip(colours, cards(v, self.printed, self.words), strict=True):
            line = self.piece(f" {title} ", colour)
            told: list[Text] = [Text(word) for word in says.split()]
            have: Sequence[int] | None = conditions.get(colour)
            if have is not None:
                args: dict[str, Argument] = {"have": have[0], "need": have[1]}
                told.append(Text(f"({self.words.text('page-carrara-have', args)})", "bold"))
            made.append(rows([line, *told], width, " "))
        return lines(*made)
