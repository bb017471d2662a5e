"""The table on the screen: board, players, log, the question, and what can be chosen."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from palazzi.core.errors import PalazziError
from palazzi.terminal.aiming import Pointer, aimed_offers, aiming, question
from palazzi.terminal.faults import sentence
from palazzi.terminal.offers import Offer
from palazzi.terminal.result import result_lines
from palazzi.terminal.screen.board import Board, does, pointed_line, stacked
from palazzi.terminal.screen.boards import board_of
from palazzi.terminal.screen.keys import KEYS, OF_APP, named_keys
from palazzi.terminal.screen.replay import ReplayScreen
from palazzi.terminal.screen.room import waiting_room
from palazzi.terminal.screen.sheets import Confirmation, Handover, Hint, Rules, Sheet, Speech
from palazzi.terminal.session import Session
from palazzi.terminal.sight import Sight

WIDE = 110
"""From this many columns on, everything is side by side."""
SIDE = 46
AIRY = 36
"""From this many lines on, there is room between the parts of the board."""
PAGES = ("board", "players", "log")


class TableScreen(Screen[None]):
    """Follows a session. Digits choose, arrows walk through the list or point on the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(key, action, priority=key in {"tab", "enter"})
            for key, action, _ in KEYS
            if action not in OF_APP
        ),
        Binding("q", "app.quit"),
        Binding("escape", "forget"),
        Binding("y,j", "answer(True)"),
        Binding("n", "answer(False)"),
        Binding("pageup", "leaf(-1)", priority=True),
        Binding("pagedown", "leaf(1)", priority=True),
        *(
            Binding(key, f"arrow({across},{along})", priority=True)
            for key, across, along in (
                ("left", -1, 0),
                ("right", 1, 0),
                ("up", 0, 1),
                ("down", 0, -1),
            )
        ),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.sight: Sight | None = None
        self.shown = 0
        """How many sights were shown."""
        self.pending = False
        """Whether something was chosen and nothing came of it yet."""
        self.offers: list[Offer] = []
        self._aim: Pointer | None = None
        self.typed = ""
        self._page = 0
        self._stale = False
        self._pointed: int | None = None
        """Of which choice the board shows what it is about."""
        self._written: dict[str, Text] = {}

    def compose(self) -> ComposeResult:
        """Everything that is ever shown; what a sight does not need is hidden."""
        yield Static(id="title")
        with Horizontal(id="stage"):
            with VerticalScroll(id="board", classes="pane", can_focus=False):
                yield Static(id="middle")
            with Vertical(id="side"):
                with VerticalScroll(id="players", classes="pane", can_focus=False):
                    yield Static(id="others")
                with VerticalScroll(id="log", classes="pane", can_focus=False):
                    yield Static(id="story")
        with Vertical(id="asks"):
            yield Static(id="purse", classes="none")
            yield Static(id="notice", classes="none")
            yield Static(id="question")
            yield OptionList(id="offers", markup=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin to follow."""
        self.query_one("#log", VerticalScroll).anchor()
        self.run_worker(self._follow(), exit_on_error=True)

    async def _follow(self) -> None:
        try:
            async for sight in self.session.sights():
                self.show(sight)
        except PalazziError as error:
            self.app.exit(message=sentence(error, self.session.words))

    # ---- what is shown

    def show(self, sight: Sight) -> None:
        """Draw a sight, and ask what it asks."""
        self.sight, self.pending, self.typed = sight, False, ""
        self._aim = aiming(sight)
        self.offers = aimed_offers(sight, self._aim)
        self.shown += 1
        self._list_offers(sight)
        self.redraw()
        if sight.handover:
            self.app.push_screen(Handover(sight.handover, self.session.words), self._taken)

    def _taken(self, _: None) -> None:
        self._do(self.session.take_screen())

    def redraw(self) -> None:
        """Draw the sight anew, once for all that has changed: sight, size, what is pointed at."""
        if not self._stale:
            self._stale = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        sight, self._stale = self.sight, False
        if sight is None:
            return
        words, wide = self.session.words, self.size.width >= WIDE
        self.set_class(not wide, "narrow")
        for number, page in enumerate(PAGES):
            self.set_class(not wide and self._page == number, page)
        title = Text(words.text(f"{sight.game.id}-title"))
        if sight.edition:
            title.append(f" ({words.text('page-edition')})", "not bold")
        for number, page in enumerate(PAGES if not wide else ()):
            title.append("   ")
            style = Style(reverse=self._page == number, meta=does(f"page({number})"))
            title.append(f" {words.text(f'terminal-page-{page}')} ", style)
        self._write("title", title)
        if sight.view is not None:
            self._draw(self._board(sight), wide)
        elif sight.room:
            main = self.size.width - 3 - (SIDE if wide else 0)
            room = waiting_room(sight, words, main)
            self._write("middle", stacked(room, self.size.height >= AIRY))
        self._write("story", Text("\n").join(map(Text, sight.log)))
        self._write("notice", Text(sight.notice))
        self.query_one("#notice").set_class(not sight.notice, "none")
        self._write("question", self._question(sight))
        self._write("keys", named_keys(words, self.size.width - 2, wide, sight.chat))

    def _board(self, sight: Sight) -> Board:
        board = board_of(sight.game.id)(sight, self.session.words, self._aim)
        board.room = max(8, self.query_one("#board").size.height or self.size.height // 2)
        self._pointed = at = self.query_one("#offers", OptionList).highlighted
        if at is not None and at < len(self.offers):
            board.marked = frozenset(self.offers[at].parts)
        return board

    def _draw(self, board: Board, wide: bool) -> None:
        sight = board.sight
        width, airy = self.size.width - 3, self.size.height >= AIRY
        main = width - SIDE if wide else width
        own = [sight.seat] if sight.seat >= 0 else []
        others = [seat for seat in range(len(sight.names)) if seat not in own]
        parts = board.middle(main)
        if sight.outcome is not None:
            parts.insert(0, Text("\n".join(result_lines(sight, board.words)).strip() + "\n"))
        parts += [board.player(seat, main) for seat in own]
        whole = stacked(parts, airy)
        self._write("middle", whole)
        at = pointed_line(whole)
        if at is not None:
            self.call_after_refresh(self._look_at, at)
        purse = None if wide else board.purse(width)
        self._write("purse", purse or Text())
        self.query_one("#purse").set_class(purse is None, "none")
        beside = SIDE - 3 if wide else width
        drawn = [board.player(seat, beside) for seat in (others if wide else [*own, *others])]
        self._write("others", stacked(drawn, airy))

    def _look_at(self, line: int) -> None:
        """Scroll the board if that line of it is out of sight."""
        pane = self.query_one("#board", VerticalScroll)
        if not pane.scroll_offset.y <= line < pane.scroll_offset.y + pane.size.height:
            pane.scroll_to(y=line - pane.size.height // 2, animate=False)

    def _question(self, sight: Sight) -> Text:
        words = self.session.words
        if sight.prompt is None:
            return Text()
        text = Text(words.say(question(sight, self._aim), sight.names))
        if self._aim is not None:
            text.append(f"  {words.text('terminal-aim')}", "not bold dim")
        if self.typed:
            text.append(f"  {self.typed}_")
        return text

    def _list_offers(self, sight: Sight) -> None:
        offers = self.query_one("#offers", OptionList)
        shown: list[Option] = []
        for number in range(1, len(self.offers) + 1):
            shown.append(Option(self._line(number, sight), id=f"{self.shown}-{number}"))
        offers.set_options(shown)
        offers.set_class(not shown, "none")
        # What loses something waits to be pointed at, even where there is nothing else.
        if shown and self.offers[0].warning is None:
            offers.highlighted = 0
        if not isinstance(self.app.screen, Sheet):
            offers.focus()

    def _line(self, number: int, sight: Sight) -> Text:
        offer, words = self.offers[number - 1], self.session.words
        label = words.say(offer.label, sight.names)
        text = Text(f"{number:>3}  {label[:1].upper()}{label[1:]}")
        if offer.warning is not None:
            text.append(f"  ⚠ {words.say(offer.warning, sight.names)}", "italic")
        return text

    def _write(self, name: str, text: Text) -> None:
        # What has not changed is not laid out and painted again.
        if self._written.get(name) != text:
            self._written[name] = text
            self.query_one(f"#{name}", Static).update(text)

    # ---- what the player does

    def on_resize(self) -> None:
        """Another size, another arrangement."""
        self.redraw()

    def on_option_list_option_highlighted(self, _: OptionList.OptionHighlighted) -> None:
        """Show on the board what the choice is about."""
        if self.query_one("#offers", OptionList).highlighted != self._pointed:
            self.redraw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Clicked on, or taken by Enter."""
        shown, _, number = str(event.option_id).partition("-")
        if int(shown) == self.shown:
            self._choose(self.offers[int(number) - 1])

    async def on_click(self, event: events.Click) -> None:
        """On a part of the board, a page or the name of a key."""
        action = event.style.meta.get("does")
        if action:
            await self.run_action(action)

    def on_key(self, event: events.Key) -> None:
        """A digit: the number of a choice, or its beginning."""
        if not (event.character or "").isdigit() or not self.offers:
            return
        typed = self.typed + str(event.character)
        fitting = [n for n in range(1, len(self.offers) + 1) if str(n).startswith(typed)]
        self.typed = typed if fitting else ""
        if fitting == [int(typed)]:
            self._choose(self.offers[fitting[0] - 1])
        elif fitting:
            self.query_one("#offers", OptionList).highlighted = int(typed) - 1
            self.redraw()

    def action_forget(self) -> None:
        """Begin the number of a choice anew."""
        self.typed = ""
        self.redraw()

    def action_take(self) -> None:
        """Enter: what is highlighted."""
        at = self.query_one("#offers", OptionList).highlighted
        if at is not None:
            self._choose(self.offers[at])

    def action_arrow(self, across: int, along: int) -> None:
        """Point elsewhere on the board, or walk through the list."""
        offers = self.query_one("#offers", OptionList)
        if self._aim is not None and self.sight is not None:
            self._aim.move(across, along)
            self.offers = aimed_offers(self.sight, self._aim)
            offers.replace_option_prompt_at_index(0, self._line(1, self.sight))
            offers.highlighted = 0
            self.redraw()
        elif along:
            offers.action_cursor_up() if along > 0 else offers.action_cursor_down()

    def action_part(self, part: str) -> None:
        """Clicked on a part of the board: the only choice about it, or the next one."""
        about = [number for number, one in enumerate(self.offers) if part in one.parts]
        if len(about) == 1:
            self._choose(self.offers[about[0]])
        elif about:
            offers = self.query_one("#offers", OptionList)
            at = offers.highlighted
            later = [number for number in about if at is not None and number > at]
            offers.highlighted = (later or about)[0]

    def _choose(self, offer: Offer) -> None:
        def confirmed(sure: bool | None) -> None:
            if sure and offer.wish is not None:
                self._do(self.session.wish(offer.wish))
            elif sure:
                self._do(self.session.choose(offer.actions))

        if not offer.again:
            confirmed(True)
            return
        words, names = self.session.words, self.sight.names if self.sight else ()
        told = [words.say(one, names) for one in (offer.label, offer.warning) if one is not None]
        self.app.push_screen(Confirmation(told, words), confirmed)

    def _do(self, what: Awaitable[None]) -> None:
        """Ask the session for something; what it refuses is said."""
        if self.pending:
            if hasattr(what, "close"):
                what.close()
            return
        self.pending = True

        async def asked() -> None:
            try:
                await what
            except PalazziError as error:
                self.pending = False
                self.say(sentence(error, self.session.words))

        self.run_worker(asked())

    def say(self, text: str) -> None:
        """A sentence that goes away by itself."""
        self.app.notify(text, markup=False)

    def action_undo(self) -> None:
        """Take back a step."""
        self._do(self.session.undo(whole=False))

    def action_answer(self, yes: bool) -> None:
        """Agree to what another player asks for, or not."""
        if self.sight is not None and self.sight.asked:
            self._do(self.session.answer(yes))

    def action_restart(self) -> None:
        """Take back all steps."""
        self._do(self.session.undo(whole=True))

    def action_page(self, number: int = -1) -> None:
        """The next of board, players and log, where there is room for one."""
        self._page = (self._page + 1) % len(PAGES) if number < 0 else number
        self.redraw()

    def action_leaf(self, way: int) -> None:
        """Scroll what is shown."""
        name = ("#board", "#players", "#log")[self._page if self.has_class("narrow") else 0]
        pane = self.query_one(name, VerticalScroll)
        pane.scroll_page_up() if way < 0 else pane.scroll_page_down()

    def action_rules(self) -> None:
        """The words of the rules behind the question, and behind what is highlighted."""
        if self.sight is None or self.sight.prompt is None:
            return
        at = self.query_one("#offers", OptionList).highlighted
        offers = self.offers if at is None or at >= len(self.offers) else [self.offers[at]]
        self.app.push_screen(Rules(self.sight, offers, self.session.words))

    def action_chat(self) -> None:
        """Say something to the others at a server's table."""

        def say(text: str | None) -> None:
            if text:
                self._do(self.session.say(text))

        if self.sight is not None and self.sight.chat:
            self.app.push_screen(Speech(self.session.words), say)

    def action_hint(self) -> None:
        """What a strong bot would do."""

        async def asked() -> None:
            try:
                explanation = await self.session.hint()
            except PalazziError as error:
                self.say(sentence(error, self.session.words))
                return
            if self.sight is not None:
                self.app.push_screen(Hint(explanation, self.sight, self.session.words))

        self.say(self.session.words.text("terminal-thinking"))
        self.run_worker(asked())

    def action_replay(self) -> None:
        """The game so far."""

        async def asked() -> None:
            try:
                sights = await self.session.history()
            except PalazziError as error:
                self.say(sentence(error, self.session.words))
                return
            self.app.push_screen(ReplayScreen(sights, self.session.words))

        self.run_worker(asked())
