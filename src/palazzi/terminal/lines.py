"""A server's table in lines of text: for pipes, screen readers and scripts.

What is new is said as it comes. A line is read only where something is asked, so a script answers
question by question; when the table changes meanwhile, the question is put anew and the line that
is typed answers the new one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from palazzi.core.errors import PalazziError
from palazzi.core.messages import Argument
from palazzi.terminal.aiming import Pointer, aimed_offers, aiming
from palazzi.terminal.boards import board
from palazzi.terminal.faults import sentence
from palazzi.terminal.offers import Offer, chosen
from palazzi.terminal.plain import Quit, figures, kind_of, prompt_lines, rule_lines
from palazzi.terminal.result import result_lines
from palazzi.terminal.session import Session
from palazzi.terminal.sight import Sight

LATEST = 12
"""How many sentences somebody who comes back is told."""


@dataclass
class PlainTable:
    """Follows a table and plays at it."""

    session: Session
    ask: Callable[[str], str]
    """Waits for a line, in a thread of its own; Quit at the end of them."""
    show: Callable[[str], None]
    _sight: Sight | None = None
    _told: int = 0
    """How many sentences of the log were said."""
    _notice: str = ""
    _room: list[str] = field(default_factory=list)
    _asked: list[str] = field(default_factory=list)
    """The question as it was put last."""
    _aim: Pointer | None = None
    _offers: list[Offer] = field(default_factory=list)
    _unsure: Offer | None = None
    """What has to be typed once more, for something would be lost for good."""

    async def run(self) -> None:
        """Until the table is closed; Quit if the player stops."""
        sights = self.session.sights()
        coming: asyncio.Future[Sight | None] = asyncio.ensure_future(anext(sights, None))
        typing: asyncio.Future[str] | None = None
        try:
            while True:
                await asyncio.wait(
                    {coming} | ({typing} if typing else set()),
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if typing is not None and typing.done():
                    line, typing = typing.result(), None
                    await self._hear(line.strip())
                if coming.done():
                    if (sight := coming.result()) is None:
                        return
                    coming = asyncio.ensure_future(anext(sights, None))
                    self._see(sight)
                if typing is None and self._asked:
                    typing = self._typed()
        finally:
            coming.cancel()

    def _typed(self) -> asyncio.Future[str]:
        """A line, read by a thread that keeps nobody from leaving."""
        loop = asyncio.get_running_loop()
        line: asyncio.Future[str] = loop.create_future()

        def settle(text: str | None) -> None:
            if line.done():
                return
            if text is None:
                line.set_exception(Quit())
            else:
                line.set_result(text)

        def read() -> None:
            try:
                text: str | None = self.ask("> ")
            except Quit:
                text = None
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, text)

        threading.Thread(target=read, daemon=True).start()
        return line

    # ---- what is said

    def _see(self, sight: Sight) -> None:
        """Say what is new, and ask what is asked."""
        first, self._sight = self._sight is None, sight
        told = min(self._told, len(sight.log))  # fewer than before, after a takeback
        news = sight.log[max(told, len(sight.log) - LATEST if first else 0) :]
        self._told = len(sight.log)
        for line in news:
            self.show(f"  {line}")
        if sight.notice and sight.notice != self._notice:
            self.show(sight.notice)
        self._notice = sight.notice
        if sight.view is None and sight.room and (room := list(self._seats(sight))) != self._room:
            self._room = room
            for line in room:
                self.show(line)
        if sight.outcome is not None:
            self._board(sight)
            for line in result_lines(sight, self.session.words):
                self.show(line)
        self._ask_for(sight)

    def _ask_for(self, sight: Sight) -> None:
        """Put the question, if it is another one than before; the board with a move's first."""
        self._aim = aiming(sight) if sight.prompt is not None else None
        self._offers = aimed_offers(sight, self._aim)
        lines = self._question(sight)
        if lines == self._asked:
            return
        self._unsure, self._asked = None, lines
        if lines and sight.view is not None and not sight.drafted:
            self._board(sight)
        for line in lines:
            self.show(line)

    def _question(self, sight: Sight) -> list[str]:
        if not self._offers:
            return [sight.notice] if sight.asked else []
        return list(prompt_lines(sight, self._offers, self._aim, self.session.words))

    def _seats(self, sight: Sight) -> Iterator[str]:
        words = self.session.words
        title = words.text(f"{sight.game.id}-title")
        yield words.text("page-waiting-title", {"game": title})
        for number, seat in enumerate(sight.room):
            facts = [words.text("terminal-you")] if number == sight.seat else []
            name = seat.name or words.text("page-seat-open")
            yield f"  {name}  {', '.join([*facts, *seat.facts])}"
        yield f"{words.text('page-share-link')}: {sight.link}"
        if sight.edition:
            yield words.text("page-edition-used", {"count": len(sight.edition)})
        for one in sight.edition:
            row = f"{one.table}.{one.row}" if one.row else one.table
            what = words.text(f"edition-{sight.game.id}-{one.table}")
            args: dict[str, Argument] = {"what": what, "row": row}
            told = {"theirs": one.theirs, "ours": one.ours}
            yield f"  {words.text('page-edition-row', {**args, **told})} ({one.rule})"

    def _board(self, sight: Sight) -> None:
        self.show("")
        self.show(board(sight, self.session.words))

    # ---- what is typed

    async def _hear(self, line: str) -> None:
        """Do what is typed; what the table refuses is said."""
        try:
            await self._do(line)
        except PalazziError as error:
            self.show(sentence(error, self.session.words))

    async def _do(self, line: str) -> None:
        sight, words, answer = self._sight, self.session.words, line.lower()
        assert sight is not None
        unsure, self._unsure = self._unsure, None
        match answer:
            case "u" | "r":
                await self.session.undo(whole=answer == "r")
            case "y" | "j" | "n" if sight.asked:
                await self.session.answer(answer != "n")
            case "b":
                self._board(sight)
            case "l":
                for said in sight.log[-30:]:
                    self.show(f"  {said}")
            case "?":
                for said in rule_lines(sight, self._offers, words):
                    self.show(said)
            case "q":
                raise Quit
            case _ if answer.startswith("c "):
                await self.session.say(line[2:].strip())
            case _ if self._aim is not None and answer.startswith("@"):
                self._point(sight, answer[1:])
            case _ if (offer := chosen(self._offers, answer)) is not None:
                if offer.again and offer != unsure:
                    self._doubt(sight, offer)
                else:
                    await self._take(offer)
            case _:
                self.show(words.text("terminal-not-a-number", {"most": len(self._offers)}))

    def _point(self, sight: Sight, where: str) -> None:
        """Aim elsewhere; the first of the choices is then what is aimed at."""
        assert self._aim is not None
        if not self._aim.point(*figures(where)):
            self.show(self.session.words.text("terminal-aim-how", {"what": kind_of(self._aim)}))
        self._offers = aimed_offers(sight, self._aim)
        self._asked = self._question(sight)
        for line in self._asked:
            self.show(line)

    def _doubt(self, sight: Sight, offer: Offer) -> None:
        """Ask once more before something is lost for good."""
        words = self.session.words
        warning = "" if offer.warning is None else words.say(offer.warning, sight.names)
        number = self._offers.index(offer) + 1
        self.show(words.text("terminal-again", {"warning": warning, "number": number}))
        self._unsure = offer

    async def _take(self, offer: Offer) -> None:
        # Nothing is asked until the table has answered.
        asked, self._asked = self._asked, []
        try:
            if offer.wish is not None:
                await self.session.wish(offer.wish)
            else:
                await self.session.choose(offer.actions)
        except PalazziError:
            self._asked = asked
            raise
