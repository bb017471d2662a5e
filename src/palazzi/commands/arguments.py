"""Arguments that several commands share: their types, and the files that they name."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from palazzi.core.errors import BadEdition, BadOption, BadRecord
from palazzi.core.game import Edition
from palazzi.core.record import Record
from palazzi.locale import LANGUAGES


def default_language() -> str:
    """The language of the environment if there is a catalogue for it, else English."""
    asked = os.environ.get("PALAZZI_LANG") or os.environ.get("LANG", "")
    return asked[:2] if asked[:2] in LANGUAGES else "en"


LANGUAGE = default_language()

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", help="A game option, KEY=VALUE; repeatable.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", help="A TOML file that corrects what is not printed.")
]
Language = Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}.")]


def read_edition(path: Path | None) -> Edition:
    """The tables of an edition file."""
    if path is None:
        return {}
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return {name: rows for name, rows in tables.items() if rows != {}}
    except (OSError, UnicodeDecodeError) as error:
        bad = BadEdition(f"The edition file {path} cannot be read: {reason(error)}.")
        raise bad.told("error-file", file=str(path)) from None
    except tomllib.TOMLDecodeError as error:
        bad = BadEdition(f"The edition file {path} is not valid TOML: {error}.")
        raise bad.told("error-toml", file=str(path)) from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return Record.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        bad = BadRecord(f"The record {path} cannot be read: {reason(error)}.")
        raise bad.told("error-file", file=str(path)) from None


def read_pairs(pairs: list[str] | None) -> dict[str, object]:
    """KEY=VALUE options."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            bad = BadOption(f"An option is written KEY=VALUE, not '{pair}'.")
            raise bad.told("error-pair", pair=pair)
        options[key.strip()] = value.strip()
    return options


def reason(error: OSError | UnicodeDecodeError) -> str:
    """Why a file cannot be read or written, for the end of a sentence."""
    return str(error.strerror) if isinstance(error, OSError) else "it is not UTF-8 text"


def data_file(folder: Path | None) -> str:
    """The URL of the SQLite file in that folder, or in the user's data folder."""
    if folder is None:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        folder = Path(home) / "palazzi"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        bad = BadOption(f"The folder {folder} cannot be created: {reason(error)}.")
        raise bad.told("error-folder", folder=str(folder)) from None
    return f"sqlite:///{folder.absolute() / 'palazzi.db'}"
