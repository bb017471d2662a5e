"""What the full-screen face talks to: a game that is played here, or a table of a server.

It waits for sights and calls back; every call may raise a PalazziError, which it shows.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from palazzi.bots.explain import Explanation
from palazzi.core.errors import WrongState
from palazzi.locale import Catalogue
from palazzi.terminal.local import LocalGame
from palazzi.terminal.offers import Wish
from palazzi.terminal.sight import Sight

BLINK = 0.1
"""Seconds within which nobody would see two sights one after the other."""


class Session(Protocol):
    """A game at one screen."""

    @property
    def words(self) -> Catalogue:
        """The language of whoever is at the screen."""
        ...

    def sights(self) -> AsyncIterator[Sight]:
        """What is to be shown, whenever it changes, until nothing more can change."""
        ...

    async def choose(self, actions: Sequence[int]) -> None:
        """Take these actions, one after the other."""
        ...

    async def undo(self, whole: bool) -> None:
        """Take back the last step, or all since the last barrier; WrongState if there is none."""
        ...

    async def answer(self, yes: bool) -> None:
        """Agree to what another player asks for, or not."""
        ...

    async def wish(self, wish: Wish) -> None:
        """Ask a server's table for something that is no move."""
        ...

    async def say(self, text: str) -> None:
        """To the others at a server's table."""
        ...

    async def take_screen(self) -> None:
        """The one to whom the screen had to be handed is there."""
        ...

    async def hint(self) -> Explanation:
        """What a strong bot would consider."""
        ...

    async def history(self) -> Sequence[Sight]:
        """The game so far, position by position."""
        ...


class LocalSession:
    """A game that is played here. What takes long is done in a thread."""

    def __init__(self, local: LocalGame) -> None:
        self.local = local
        self._changed = asyncio.Event()

    @property
    def words(self) -> Catalogue:
        """The language of the game."""
        return self.local.words

    async def sights(self) -> AsyncIterator[Sight]:
        while True:
            self._changed.clear()
            yield self.local.sight()
            if self.local.over:
                return
            if self.local.waits:
                await self._changed.wait()
            else:
                await asyncio.to_thread(self._advance)

    def _advance(self) -> None:
        """What happens next; of what happens fast, nobody could see every step."""
        until = time.monotonic() + BLINK
        self.local.advance()
        while not (self.local.waits or self.local.over) and time.monotonic() < until:
            self.local.advance()

    async def choose(self, actions: Sequence[int]) -> None:
        self.local.choose(actions)
        self._changed.set()

    async def undo(self, whole: bool) -> None:
        if not self.local.undo(whole):
            raise WrongState(self.words.text("terminal-undo-none"))
        self._changed.set()

    async def answer(self, yes: bool) -> None:
        """At one screen nobody asks."""

    async def wish(self, wish: Wish) -> None:
        """Nor is there anybody to ask."""

    async def say(self, text: str) -> None:
        """Those at one screen can talk."""

    async def take_screen(self) -> None:
        self.local.take_screen()
        self._changed.set()

    async def hint(self) -> Explanation:
        return await asyncio.to_thread(self.local.hint)

    async def history(self) -> Sequence[Sight]:
        return await asyncio.to_thread(self.local.history)
