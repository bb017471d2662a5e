"""Players for the seats of a game that is played right here, commands among them.

A server names bots through ``make_bot``, which starts no commands; this is for who runs the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from palazzi.bots.bot import Bot, make_bot
from palazzi.bots.external import ExternalBot, Timing, command_of, is_external
from palazzi.core.game import Game
from palazzi.core.rng import Rng

_NAME = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*')+""")


def split_names(text: str) -> list[str]:
    """The names in a list by commas; quotes protect the commas of a command."""
    names = [name.strip() for name in _NAME.findall(text)]
    if text.count('"') % 2 or text.count("'") % 2:
        names = [name.strip() for name in text.split(",")]
    return [name for name in names if name]


def check_bot(name: str, game: Game) -> None:
    """BadBot if there is no such bot, or no program of that name."""
    if is_external(name):
        command_of(name)
    else:
        make_bot(name, game, Rng(0))


@contextmanager
def seated(
    names: Sequence[str], game: Game, rngs: Sequence[Rng], timing: Timing | None = None
) -> Iterator[list[Bot]]:
    """A bot for every name; afterwards no process of theirs is left."""
    with ExitStack() as stack:
        bots: list[Bot] = []
        for name, rng in zip(names, rngs, strict=True):
            if is_external(name):
                bot = ExternalBot(command_of(name), game, rng, timing or Timing())
                bots.append(stack.enter_context(bot))
            else:
                bots.append(make_bot(name, game, rng))
        yield bots
