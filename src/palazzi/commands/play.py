"""``palazzi play``: the page in the browser, or a game in the terminal."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

import palazzi
from palazzi.commands.arguments import (
    LANGUAGE,
    EditionFile,
    Language,
    OptionList,
    data_file,
    read_edition,
    read_pairs,
    read_record,
)
from palazzi.core.errors import BadBot, BadOption
from palazzi.core.game import Game
from palazzi.core.messages import Argument
from palazzi.core.options import read_options
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.locale import Catalogue, catalogue


def play(
    game: Annotated[str | None, typer.Argument(help="Terminal: which game.")] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, with people at one screen and bots.")
    ] = False,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Page: by default 8000 or the next free.")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Page: let friends in your network in, too.")
    ] = False,
    browser: Annotated[bool, typer.Option(help="Page: open it in the browser.")] = True,
    data: Annotated[Path | None, typer.Option(help="Page: the folder for games.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Terminal: a bot, exec:COMMAND, a name or me per seat, comma-separated."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Terminal: makes draws repeatable.")] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    lang: Language = LANGUAGE,
    record: Annotated[Path | None, typer.Option(help="Terminal: where the record goes.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Terminal: continue a record.")] = None,
    table: Annotated[
        str | None,
        typer.Option(help="Terminal: the link of a server's table, or of a server to open one."),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="Terminal, at a server's table: who you are; else a watcher.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Terminal: lines of text, as in a pipe.")
    ] = False,
) -> None:
    """Play in the browser, alone with bots or with friends; or here, with --terminal."""
    if terminal and table is not None:
        _play_there(table, name, lang, (game, seats, option, edition), plain)
        return
    if terminal:
        kept = (record, resume)
        which, people = game or "palazzo", seats or "me,greedy"
        _play_here(which, people, seed, option, edition, lang, kept, plain)
        return
    given = (game, seats, seed, option, edition, record, resume, table, name)
    if any(value is not None for value in given):
        raise BadOption(catalogue(lang).text("terminal-add-terminal"))
    from palazzi.server.home import at_home

    at_home(data_file(data), port, browser, catalogue(lang), lan)


def _play_here(
    game: str,
    seats: str,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
    lang: str,
    kept_at: tuple[Path | None, Path | None],
    plain: bool,
) -> None:
    from palazzi.bots.external import is_external
    from palazzi.bots.seating import seated, split_names
    from palazzi.terminal.local import LocalGame
    from palazzi.terminal.plain import PlainFace, Quit
    from palazzi.terminal.session import LocalSession

    record, resume = kept_at
    words = catalogue(lang)
    if resume is not None:
        kept = read_record(resume)
        rules = palazzi.game(kept.ruleset)
        for name in filter(is_external, kept.seats):
            raise BadBot(words.text("terminal-no-programs", {"name": name}))
    else:
        rules = palazzi.game(game)
        guest = words.text("terminal-guest")
        names = [guest if name == "me" else name for name in split_names(seats)]
        if len(names) not in rules.players:
            raise BadOption(_wrong_number(rules, len(names), words))
        tables = read_edition(edition)
        rules.new(len(names), read_pairs(option), tables)
        options = read_options(rules.options, read_pairs(option))
        kept = Record(rules.ruleset, len(names), options, tables, names)
    chosen = secrets.randbits(48) if seed is None else seed
    path = record or resume or Path(f"{rules.id}-{chosen}.record")
    commands = {seat: name for seat, name in enumerate(kept.seats) if is_external(name)}
    rngs = [Rng(chosen, 2000 + seat) for seat in commands]
    with seated(list(commands.values()), rules, rngs) as bots:
        guests = dict(zip(commands, bots, strict=True))
        local = LocalGame(rules, kept, words, chosen, guests)
        try:
            if plain or not _has_screen():
                with suppress(Quit):
                    PlainFace(local, _ask, print).run()
            else:
                from palazzi.terminal.screen.app import PalazziApp

                PalazziApp(LocalSession(local)).run()
        finally:
            path.write_text(kept.to_text(), encoding="utf-8")
    key = "terminal-saved" if local.over else "terminal-quit"
    print(words.text(key, {"file": str(path)}))


def _play_there(
    table: str,
    name: str | None,
    lang: str,
    terms: tuple[str | None, str | None, list[str] | None, Path | None],
    plain: bool,
) -> None:
    """A seat at a table of a server: the one kept here, or a new one; without a name, watch it."""
    from palazzi.terminal.lines import PlainTable
    from palazzi.terminal.live import LiveTable
    from palazzi.terminal.plain import Quit
    from palazzi.terminal.seats import SeatBook

    async def play_on() -> None:
        live = LiveTable(table, words, SeatBook())
        if not live.named:
            if name is None:
                raise BadOption(words.text("terminal-name-needed"))
            await live.open(_terms(*terms, words))
        await live.take_seat(name)
        if plain or not _has_screen():
            await PlainTable(live, _ask, print).run()
            return
        from palazzi.terminal.screen.app import PalazziApp

        await PalazziApp(live).run_async()

    words = catalogue(lang)
    with suppress(Quit, KeyboardInterrupt):
        asyncio.run(play_on())


def _terms(
    game: str | None,
    seats: str | None,
    option: list[str] | None,
    edition: Path | None,
    words: Catalogue,
) -> dict[str, object]:
    """What a new table is opened with: bots where they are named, me, and open seats for others."""
    from palazzi.bots.levels import LEVELS

    rules = palazzi.game(game or "palazzo")
    names = (seats or "me,open").split(",")
    if len(names) not in rules.players:
        raise BadOption(_wrong_number(rules, len(names), words))
    tables = read_edition(edition)
    rules.new(len(names), read_pairs(option), tables)
    return {
        "game": rules.id,
        "players": len(names),
        "host": names.index("me") if "me" in names else 0,
        "seats": [{"bot": name} if name in LEVELS else {} for name in names],
        "options": read_options(rules.options, read_pairs(option)),
        "edition": tables,
    }


def _wrong_number(rules: Game, players: int, words: Catalogue) -> str:
    """For how many players a game is."""
    least, most = rules.players[0], rules.players[-1]
    told: dict[str, Argument] = {"least": least, "most": most, "players": players}
    return words.text("terminal-players", told | {"game": words.text(f"{rules.id}-title")})


def _has_screen() -> bool:
    """Whether one can draw on what we write to, and somebody sits before it."""
    seen = sys.stdin.isatty() and sys.stdout.isatty()
    return seen and os.environ.get("TERM", "dumb") not in {"dumb", "unknown"}


def _ask(question: str) -> str:
    from palazzi.terminal.plain import Quit

    try:
        return input(question)
    except (EOFError, KeyboardInterrupt):
        print()
        raise Quit from None
