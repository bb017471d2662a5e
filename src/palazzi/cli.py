"""The command line. Every command prints one JSON object with ``--json``; a mistake is one sentence
on stderr and exit code 2. This is where files are read and written and seeds come from.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
import time
import tomllib
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

import palazzi
from palazzi._pure import SWITCH
from palazzi.core.errors import BadBot, BadEdition, BadOption, BadRecord, PalazziError
from palazzi.core.game import Edition, Game
from palazzi.core.invariants import outcome_violations, violations
from palazzi.core.options import read_options, show
from palazzi.core.playout import Playout, is_compiled, playouts
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import OVER, State
from palazzi.core.view import SPECTATOR
from palazzi.locale import LANGUAGES, Catalogue, catalogue

app = typer.Typer(
    help="Palazzi: four Italian building games, with people and fair bots.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def default_language() -> str:
    """The language of the environment if we have it, else English."""
    asked = os.environ.get("PALAZZI_LANG") or os.environ.get("LANG", "")
    return asked[:2] if asked[:2] in LANGUAGES else "en"


LANGUAGE = default_language()

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", help="A table option, KEY=VALUE; repeatable.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", help="A TOML file that corrects assumed tables.")
]
Language = Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}.")]
Players = Annotated[int, typer.Option(help="How many play.")]
DatabaseUrl = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; else SQLite in --data.")
]
DataFolder = Annotated[Path | None, typer.Option(help="The folder of the SQLite file.")]
_DAYS = "Days until a {} table goes; else never."
ExpireRunning = Annotated[int | None, typer.Option(min=1, help=_DAYS.format("running"))]
ExpireFinished = Annotated[int | None, typer.Option(min=1, help=_DAYS.format("finished"))]
ExpireCancelled = Annotated[int | None, typer.Option(min=1, help=_DAYS.format("cancelled"))]


def read_edition(path: Path | None) -> Edition:
    """The tables of an edition file."""
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition(f"The edition file {path} cannot be read: {_reason(error)}.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"The edition file {path} is not valid TOML: {error}.") from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"The record {path} cannot be read: {_reason(error)}.") from None


def read_pairs(pairs: list[str] | None) -> dict[str, object]:
    """KEY=VALUE options."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"An option is written KEY=VALUE, not '{pair}'.")
        options[key.strip()] = value.strip()
    return options


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return str(error.strerror) if isinstance(error, OSError) else "it is not UTF-8 text"


@app.command()
def games(as_json: AsJson = False, lang: Language = LANGUAGE) -> None:
    """List the games, their players and options."""
    words = catalogue(lang)
    rows = [_about(palazzi.game(name), words) for name in palazzi.game_ids()]
    if as_json:
        print(json.dumps({"games": rows}))
        return
    for row in rows:
        print(f"{row['id']:<10} {row['title']}, {row['players'][0]}–{row['players'][-1]}")
        for option in row["options"]:
            choices = " | ".join(option["choices"])
            print(
                f"    --option {option['key']}={option['default']:<8} {option['help']} ({choices})"
            )


def _about(game: Game, words: Catalogue) -> dict[str, Any]:
    return {
        "id": game.id,
        "ruleset": game.ruleset,
        "title": words.text(f"{game.id}-title"),
        "players": list(game.players),
        "actions": len(game.actions),
        "options": [
            {
                "key": option.key,
                "choices": [show(choice) for choice in option.choices],
                "default": show(option.default),
                "help": words.text(f"{game.id}-option-{option.key}"),
            }
            for option in game.options
        ],
    }


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Terminal: which game.")] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, with people at one screen and bots.")
    ] = False,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Page: where; else 8000 or the next free.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Page: open it in the browser.")] = True,
    data: Annotated[Path | None, typer.Option(help="Page: the folder of the games.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Terminal: who sits where, by commas: a bot, exec:COMMAND, a name, me."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Terminal: repeats the same draws.")] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    lang: Language = LANGUAGE,
    record: Annotated[Path | None, typer.Option(help="Terminal: where the record goes.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Terminal: go on from a record.")] = None,
) -> None:
    """Play in the browser, alone with bots or with friends; or here, with --terminal."""
    if terminal:
        _play_here(
            game or "palazzo", seats or "me,greedy", seed, option, edition, lang, (record, resume)
        )
        return
    given = (game, seats, seed, option, edition, record, resume)
    if any(value is not None for value in given):
        raise BadOption("That is for the game in the terminal: add --terminal.")
    from palazzi.server.home import at_home

    at_home(_data_file(data), port, browser, catalogue(lang))


def _play_here(
    game: str,
    seats: str,
    seed: int | None,
    option: list[str] | None,
    edition: Path | None,
    lang: str,
    kept_at: tuple[Path | None, Path | None],
) -> None:
    from palazzi.bots.external import is_external
    from palazzi.bots.seating import seated, split_names
    from palazzi.terminal.plain import Quit, TerminalGame

    record, resume = kept_at
    words = catalogue(lang)
    if resume is not None:
        kept = read_record(resume)
        rules = palazzi.game(kept.ruleset)
        for name in filter(is_external, kept.seats):
            raise BadBot(
                f"A record must not start programs, and this one has the seat '{name}': write a "
                "bot's name there, and go on."
            )
    else:
        rules = palazzi.game(game)
        guest = words.text("terminal-guest")
        names = [guest if name == "me" else name for name in split_names(seats)]
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
        table = TerminalGame(rules, kept, words, _ask, print, chosen, guests)
        try:
            table.run()
            key = "terminal-saved"
        except Quit:
            key = "terminal-quit"
    path.write_text(kept.to_text(), encoding="utf-8")
    print(words.text(key, {"file": str(path)}))


def _ask(question: str) -> str:
    from palazzi.terminal.plain import Quit

    try:
        return input(question)
    except (EOFError, KeyboardInterrupt):
        print()
        raise Quit from None


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Players = 3,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Repeats the same games.")] = 1,
    option: OptionList = None,
    edition: EditionFile = None,
    pure: Annotated[bool, typer.Option("--pure", help="Interpreted, not compiled.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check every invariant at every step (slow).")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play random games as fast as possible; the checksum is the same on every machine."""
    if pure and os.environ.get(SWITCH) != "1":
        sys.stdout.flush()
        os.execve(
            sys.executable,
            [sys.executable, "-m", "palazzi", *sys.argv[1:]],
            {**os.environ, SWITCH: "1"},
        )
    rules = palazzi.game(game)
    start = rules.new(players, read_pairs(option), read_edition(edition))
    run = _checked_playouts if check else _playouts
    began = time.perf_counter()
    decisions, checksum = run(rules, start, number, seed)
    seconds = time.perf_counter() - began
    result = {
        "game": rules.id,
        "ruleset": rules.ruleset,
        "players": players,
        "games": number,
        "decisions": decisions,
        "seconds": round(seconds, 4),
        "checksum": f"{checksum:010x}",
        "compiled": is_compiled(),
    }
    if as_json:
        print(json.dumps(result))
        return
    how = "compiled" if is_compiled() else "interpreted"
    checked = ", every invariant held" if check else ""
    print(
        f"{number} games of {rules.ruleset} with {players} players, {how}{checked}: {decisions} "
        f"decisions in {seconds:.2f} s, {decisions / seconds:,.0f}/s, checksum {checksum:010x}"
    )


def _playouts(game: Game, start: State, number: int, seed: int) -> tuple[int, int]:
    return playouts(start, number, seed, game.longest(start.players))


def _checked_playouts(game: Game, start: State, number: int, seed: int) -> tuple[int, int]:
    """The same games, step by step, with every invariant looked at."""
    runner = Playout(Rng(seed))
    pieces = start.census()
    for index in range(number):
        state = start.clone()
        for _ in range(game.longest(start.players)):
            wrong = next(violations(game, state, pieces), None)
            if wrong is None and state.actor == OVER:
                wrong = next(outcome_violations(state), None)
            if wrong is not None:
                raise RuntimeError(f"game {index}: {wrong}: {state.to_json()}")
            if state.actor == OVER:
                break
            runner.advance(state)
        if not runner.finish(state):
            raise RuntimeError(f"game {index} did not end")
    return runner.decisions, runner.checksum


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="Which game; see 'palazzi games'.")],
    bots: Annotated[
        list[str],
        typer.Option(
            help="By commas, or repeated: random, greedy, …, or exec:COMMAND for a bot of your own "
            "(docs/external-bots.md). A bot may be named several times."
        ),
    ],
    players: Annotated[
        int | None, typer.Option(help="At a table; without it, as many as there are bots.")
    ] = None,
    number: Annotated[
        int, typer.Option("--games", min=1, help="At least so many; deals are finished.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="Repeats the same deals.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; without it, one a core.")
    ] = None,
    on: Annotated[
        str,
        typer.Option(help="pool (processes here), here (one process), ray, ray://HOST:PORT."),
    ] = "pool",
    out: Annotated[
        Path | None, typer.Option(help="The folder of the results; without it, one in arena/.")
    ] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    deadline: Annotated[
        float, typer.Option(min=0.01, help="Seconds an exec: bot has for a move.")
    ] = 5.0,
    start_deadline: Annotated[
        float, typer.Option(min=0.01, help="Seconds an exec: bot has to start.")
    ] = 10.0,
    plots: Annotated[bool, typer.Option("--plots", help="Draw plots as SVG and PNG.")] = False,
    records: Annotated[bool, typer.Option("--records", help="Keep each game's record.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, and say who is better and how sure that is.

    Every deal is played from all seats with the same luck. The same command goes on where it was
    stopped. For example:

    palazzi arena palazzo --bots greedy,random --games 200

    palazzi arena carrara --bots "greedy,exec:python3 examples/external_bot.py" --plots
    """
    from palazzi.arena.plan import make_plan
    from palazzi.arena.run import default_folder, run
    from palazzi.arena.show import as_text
    from palazzi.bots.external import Timing
    from palazzi.bots.seating import split_names

    rules = palazzi.game(game)
    names = [name for listed in bots for name in split_names(listed)]
    timing = Timing(start_deadline, deadline)
    plan = make_plan(rules, names, players, seed, read_pairs(option), read_edition(edition), timing)
    folder = out or default_folder(plan)
    try:
        told = run(plan, number, folder, on, jobs, plots, records)
    except KeyboardInterrupt:
        print(f"palazzi: stopped; the same command goes on from {folder}.", file=sys.stderr)
        sys.exit(130)
    if as_json:
        print((folder / "summary.json").read_text(encoding="utf-8"), end="")
        return
    print(f"{plan.game}, {as_text(told)}\n\n{folder}: games.csv, games.jsonl, summary.json")


@app.command()
def render(
    file: Annotated[Path, typer.Argument(help="A record of a physical game, readable or JSON.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="A .png, or an animated .gif.")],
    at: Annotated[int | None, typer.Option(min=0, help="After so many actions.")] = None,
    size: Annotated[str, typer.Option(help="WIDTHxHEIGHT in pixels.")] = "960x720",
    view: Annotated[str, typer.Option(help="quarter, front, above or left.")] = "quarter",
    most: Annotated[int, typer.Option(min=1, help="At most about so many pictures.")] = 200,
    as_json: AsJson = False,
) -> None:
    """Draw a position, or film a whole game, without a screen."""
    from palazzi.pictures.film import Shot, film, save_film, still

    kept = read_record(file)
    if not palazzi.game(kept.ruleset).physical:
        raise BadOption(f"Only physical games can be drawn, not {kept.ruleset}.")
    width, _, height = size.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise BadOption(f"A size is written WIDTHxHEIGHT, for example 960x720, not '{size}'.")
    if at is not None and at > len(kept.entries):
        raise BadOption(f"The record has {len(kept.entries)} actions, not {at}.")
    shot = Shot((int(width), int(height)), view)
    try:
        match output.suffix.lower():
            case ".png":
                still(kept, at, shot).save(output)
                number = 1
            case ".gif":
                del kept.entries[len(kept.entries) if at is None else at :]
                number = save_film(film(kept, shot, most), str(output))
            case other:
                raise BadOption(f"A picture ends in .png, a film in .gif, not in '{other}'.")
    except OSError as error:
        raise BadOption(f"{output} cannot be written: {_reason(error)}.") from None
    if as_json:
        print(json.dumps({"file": str(output), "pictures": number}))
    else:
        print(f"{output}: {number} {'picture' if number == 1 else 'pictures'}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, readable or JSON.")],
    at: Annotated[int | None, typer.Option(min=0, help="Stop after so many actions.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Through whose eyes; without it, a spectator's.")
    ] = None,
    lang: Language = LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Replay a record and show the position it leads to."""
    from palazzi.terminal.boards import board

    words = catalogue(lang)
    kept = read_record(file)
    rules = palazzi.game(kept.ruleset)
    if at is not None:
        if at > len(kept.entries):
            raise BadOption(f"The record has {len(kept.entries)} actions, not {at}.")
        del kept.entries[at:]
    if seat is not None and not 0 <= seat < kept.players:
        raise BadOption(f"There is no seat {seat}; seats are 0 to {kept.players - 1}.")
    state = kept.replay(rules)
    view = rules.view(state, SPECTATOR if seat is None else seat)
    names = kept.seats or [words.text("seat", {"number": s + 1}) for s in range(kept.players)]
    outcome = state.outcome()
    if as_json:
        over = None if outcome is None else {"winners": outcome.winners, "ranks": outcome.ranks}
        print(
            json.dumps(
                {
                    "game": rules.id,
                    "ruleset": rules.ruleset,
                    "actions": len(kept.entries),
                    "actor": state.actor,
                    "scores": state.scores(),
                    "outcome": over,
                    "view": view,
                }
            )
        )
        return
    print(board(view, words, names))
    if outcome is not None:
        print(f"\n{words.say(outcome.reason, names)}")
        for s, name in enumerate(names):
            print(f"{outcome.ranks[s]}. {name}: {outcome.scores[s]}")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The document of a finished game, game.json.")],
    as_json: AsJson = False,
) -> None:
    """Recompute a finished game's deals offline; exit code 2 if anything does not fit."""
    from palazzi.table import proof as proofs

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"The document {file} cannot be read: {_reason(error)}.") from None
    try:
        proof = proofs.verify(text)
    except PalazziError as error:
        if as_json:
            print(json.dumps({"valid": False, "error": str(error)}))
        raise
    if as_json:
        print(json.dumps({"valid": True, **asdict(proof)}))
        return
    print(proofs.sentence(proof))
    print(f"commitment {proof.commitment}")
    if proof.frozen:
        print(f"frozen     {proof.frozen} (attempt {proof.attempt})")
    print(f"seal       {proof.seal}")
    for seat, (name, nonce) in enumerate(zip(proof.seats, proof.nonces, strict=True)):
        early = " (deposited)" if proof.frozen and seat in proof.deposited else ""
        print(f"nonce      {nonce or '(bot)'} {name}{early}")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Several need PostgreSQL.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(help="A foreign page that may use this; repeatable.")
    ] = None,
    hosts: Annotated[
        str, typer.Option(help="Public names of this server, by commas; *.NAME for all below.")
    ] = "",
    proxies: Annotated[str, typer.Option(help="Reverse proxies to believe, by commas.")] = (
        "127.0.0.1"
    ),
    limits: Annotated[bool, typer.Option(help="Limit how fast anybody may ask.")] = True,
    cpu_budget: Annotated[
        float, typer.Option(min=0.001, help="CPU time for anybody; 2 is twice the usual.")
    ] = 1.0,
    bot_pace: Annotated[int, typer.Option(min=0, help="Milliseconds before a bot moves.")] = 600,
    bot_deadline: Annotated[float, typer.Option(min=0.01, help="Seconds a bot may think.")] = 10,
    bot_processes: Annotated[
        int, typer.Option(min=0, help="Processes in which bots think; 0: one less than cores.")
    ] = 0,
    world_processes: Annotated[
        int, typer.Option(min=1, help="Physical worlds that may move at a time.")
    ] = 8,
    world_pace: Annotated[
        float, typer.Option(min=0, help="Seconds for a second of a physical world; 0: at once.")
    ] = 1.0,
    world_idle: Annotated[
        float, typer.Option(min=0, help="Seconds a physical world waits for a hand, then rests.")
    ] = 5.0,
    live_tables: Annotated[int, typer.Option(min=1, help="Tables kept in memory.")] = 400,
    idle: Annotated[float, typer.Option(min=0, help="Seconds until an unused one goes.")] = 300,
    absence: Annotated[
        float, typer.Option(min=0, help="Seconds offline before a bot may stand in.")
    ] = 60,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_addresses: Annotated[
        bool, typer.Option("--log-addresses", help="Say in the log who asked, by address.")
    ] = False,
    metrics_token: Annotated[
        str | None,
        typer.Option(envvar="PALAZZI_METRICS_TOKEN", help="What /metrics is asked with; else off."),
    ] = None,
    expire_running: ExpireRunning = None,
    expire_finished: ExpireFinished = None,
    expire_cancelled: ExpireCancelled = None,
    openapi: Annotated[
        bool, typer.Option("--openapi", help="Print the protocol for machines, and end.")
    ] = False,
) -> None:
    """Host tables over the network; prints its address when it is ready."""
    if openapi:
        from palazzi.server.http.openapi import document

        print(json.dumps(document(), indent=1))
        return
    from palazzi.server.base.settings import Settings
    from palazzi.server.http.metrics import check_token
    from palazzi.server.serve import serve as run

    run(
        Settings(
            database=database or _data_file(data),
            host=host,
            port=port,
            workers=workers,
            origins=tuple(origin or ()),
            hosts=tuple(name.strip() for name in hosts.split(",") if name.strip()),
            proxies=proxies,
            limits=limits,
            cpu_budget=cpu_budget,
            bot_pace=bot_pace,
            bot_deadline=bot_deadline,
            bot_processes=bot_processes or Settings.bot_processes,
            world_processes=world_processes,
            world_pace=world_pace,
            world_idle=world_idle,
            live_tables=live_tables,
            idle=idle,
            absence=absence,
            log_level=_level(log_level),
            log_addresses=log_addresses,
            metrics_token=check_token(metrics_token),
            expire_running=expire_running,
            expire_finished=expire_finished,
            expire_cancelled=expire_cancelled,
        )
    )


@app.command()
def expire(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be deleted.")
    ] = False,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    expire_running: ExpireRunning = None,
    expire_finished: ExpireFinished = None,
    expire_cancelled: ExpireCancelled = None,
    as_json: AsJson = False,
) -> None:
    """Delete tables that nobody uses any more, by the rules that a running server follows, too."""
    from palazzi.server.storage.expiry import command, rules

    asked = rules(expire_running, expire_finished, expire_cancelled)
    told = command(database or _data_file(data), asked, dry_run)
    if as_json:
        print(json.dumps({"dry_run": dry_run, "rules": told}))
        return
    for line in told:
        days, ids = line["days"], line["tables"]
        after = f"{days} {'day' if days == 1 else 'days'} untouched"
        count = f"{len(ids)} {'table' if len(ids) == 1 else 'tables'}"
        print(f"{line['rule']}, {after}: {', '.join([count, *ids])}")
    print("Nothing was deleted." if dry_run else "Deleted.")


def _data_file(folder: Path | None) -> str:
    """The SQLite file in the folder named, or in the user's own for data."""
    if folder is None:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        folder = Path(home) / "palazzi"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"The folder {folder} cannot be made: {_reason(error)}.") from None
    return f"sqlite:///{folder.absolute() / 'palazzi.db'}"


def _level(word: str) -> str:
    levels = ("debug", "info", "warning", "error")
    if word.lower() not in levels:
        raise BadOption(f"A log level is one of {', '.join(levels)}, not '{word}'.")
    return word.lower()


def main() -> None:
    """Run a command; a PalazziError is one sentence and exit code 2."""
    run: Callable[[], object] = app
    try:
        run()
    except PalazziError as error:
        print(f"palazzi: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os._exit(0)
