"""The command line: every command of ``palazzi.commands`` under one name.

With ``--json`` a command prints one JSON object. An error is one sentence on stderr and exit
code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import cast

import typer

from palazzi.commands.arena import arena
from palazzi.commands.arguments import LANGUAGE
from palazzi.commands.edition import edition
from palazzi.commands.games import games
from palazzi.commands.play import play
from palazzi.commands.render import render
from palazzi.commands.replay import replay
from palazzi.commands.serve import expire, rotate_keys, serve
from palazzi.commands.simulate import simulate
from palazzi.commands.sources import SettingsCommand
from palazzi.commands.train import train
from palazzi.commands.usage import show_usage
from palazzi.commands.verify import verify
from palazzi.core.errors import PalazziError
from palazzi.locale import LANGUAGES, catalogue

app = typer.Typer(
    help="Palazzi: four Italian building games, with people and fair bots.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
COMMANDS = (games, play, edition, simulate, arena, train, render, replay, verify)
SETTINGS_COMMANDS = (serve, expire, rotate_keys)
"""Those with settings of the server, which also come from variables and a file."""
for command in COMMANDS:
    app.command()(command)
for upkeep in SETTINGS_COMMANDS:
    app.command(cls=SettingsCommand)(upkeep)


UsageError = cast("type[Exception]", typer.BadParameter.__bases__[0])
"""What the library raises about arguments; it exports only this subclass of it."""


def asked_language() -> str:
    """The language of ``--lang``, or of the environment; English if there is no such catalogue."""
    given = [word for argument in sys.argv for word in argument.split("=", 1)]
    asked = dict(pairwise(given)).get("--lang", LANGUAGE)
    return asked if asked in LANGUAGES else "en"


def in_words(error: PalazziError) -> str:
    """The error in the language that was asked for, where there are words for it."""
    asked = asked_language()
    return str(error) if error.said is None or asked == "en" else catalogue(asked).say(error.said)


def main() -> None:
    """Run a command; a PalazziError is one sentence and exit code 2."""
    run: Callable[..., object] = app
    try:
        left = run(prog_name="palazzi", standalone_mode=False)
    except PalazziError as error:
        print(f"palazzi: {in_words(error)}", file=sys.stderr)
        sys.exit(2)
    except UsageError as error:
        show_usage(error, catalogue(asked_language()))
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    except BrokenPipeError:
        os._exit(0)
    if isinstance(left, int):
        sys.exit(left)
