"""Where a server's settings come from: a flag, else ``PALAZZI_NAME``, else a TOML file.

The parameters of ``serve`` are the table of settings; whatever is added there can be set in all
three ways. Reading flags and variables is Typer's work. Here belong the file, secrets that lie in
files of their own (``PALAZZI_NAME_FILE``), what is said about a mistake, and where each value came
from.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from palazzi.commands.arguments import reason
from palazzi.core.errors import BadOption

PREFIX = "PALAZZI"
NO_SETTINGS = {"config", "print_config", "openapi", "help", "dry_run", "forget", "as_json"}
"""Flags that ask for something to be done, or how it is said."""
SECRETS = {"smtp", "metrics_token", "oidc_secret", "backup_key", "admin_token"}
"""Never printed; what stands on a command line, everybody on the machine can read."""
LIKENESS = 0.75
"""How like a setting a variable's name must be to be taken for its misspelling."""
_ORIGINS = f"{__name__}.origins"

Values = dict[str, Any]


class SettingsCommand(TyperCommand):
    """A command some of whose options are settings of the server."""

    def make_context(self, *words: Any, **extra: Any) -> Any:
        """Read all options; say of a bad value where it stands."""
        try:
            return super().make_context(*words, auto_envvar_prefix=PREFIX, **extra)
        except typer.BadParameter as error:
            name = getattr(error.param, "name", None)
            origin = _origin(error.ctx, name) if name else None
            if origin is None or origin.startswith("--"):
                raise
            raise BadOption(f"{origin}: {error.message}.") from None


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """What ``--config`` does, before other options are looked at; also where it is not given."""
    everything = all_settings(context)
    origins: dict[str, str] = {}
    values: Values = {}
    if file is not None:
        values = _read_file(file, everything)
        origins = dict.fromkeys(values, str(file))
    _check_variables(everything)
    for name in sorted(SECRETS):
        variable = variable_of(name)
        place = os.environ.get(f"{variable}_FILE")
        if place is None:
            continue
        if variable in os.environ:
            raise BadOption(f"{variable} and {variable}_FILE are both set: keep one of them.")
        values[name] = _read_secret(f"{variable}_FILE", Path(place))
        origins[name] = f"{variable}_FILE"
    context.default_map = values
    context.meta[_ORIGINS] = origins
    return file


def all_settings(context: typer.Context) -> set[str]:
    """The names of all settings, also of those that the command at hand does not need."""
    every = context.find_root().command
    serve = every.get_command(context, "serve") if isinstance(every, TyperGroup) else None
    options = (serve or context.command).params
    return {option.name for option in options if option.name} - NO_SETTINGS


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return f"{PREFIX}_{name.upper()}"


def key_of(name: str) -> str:
    """What a setting is called in a file: as its flag, without the dashes before it."""
    return name.replace("_", "-")


def describe(context: typer.Context) -> str:
    """Every setting with the value in force and where that came from: a file to begin with."""
    lines = []
    for name, value in sorted(context.params.items()):
        if name in NO_SETTINGS:
            continue
        origin = _origin(context, name)
        if value is None or value == ():
            lines.append(f"# {key_of(name)} is not set")
        elif name in SECRETS and value:
            lines.append(f'# {key_of(name)} = "***"  # {origin or "default"}')
        else:
            lines.append(f"{key_of(name)} = {_toml(name, value)}  # {origin or 'default'}")
    return "\n".join(lines)


def _toml(name: str, value: object) -> str:
    if name == "database":
        value = _without_password(str(value))
    if isinstance(value, Path):
        value = str(value)
    return json.dumps(value, ensure_ascii=False)  # for such values the two are the same


def _without_password(url: str) -> str:
    """A database's address as it may be shown."""
    scheme, slashes, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    user, colon, _ = who.partition(":")
    return f"{scheme}{slashes}{user}{colon}{'***' if colon else ''}{at}{where}"


def _origin(context: Any, name: str) -> str | None:
    """The flag, variable or file that a value came from; None for a default."""
    source = context.get_parameter_source(name) if context else None
    match source.name if source else None:
        case "COMMANDLINE":
            return f"--{key_of(name)}"
        case "ENVIRONMENT":
            return variable_of(name)
        case "DEFAULT_MAP":
            origin = str(context.meta[_ORIGINS][name])
            return origin if origin.startswith(PREFIX) else f"{origin}, {key_of(name)}"
        case _:
            return None


def _read_file(file: Path, names: set[str]) -> Values:
    try:
        told: Mapping[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"The settings in {file} cannot be read: {reason(error)}.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{file} is not valid TOML: {error}.") from None
    values: Values = {}
    for key, value in told.items():
        name = key.replace("-", "_")
        if name not in names:
            raise BadOption(_unknown(f"{key} in {file}", key, map(key_of, names)))
        if isinstance(value, dict):
            raise BadOption(f"{file}: {key} has one value, and no table of its own.")
        values[name] = value
    return values


def _check_variables(names: set[str]) -> None:
    """A variable that is nearly a setting was meant as one. Others of ours are none."""
    known = {variable_of(name): name for name in names}
    known |= {f"{variable_of(name)}_FILE": name for name in SECRETS & names}
    for variable in os.environ:
        if not variable.startswith(f"{PREFIX}_") or variable in known:
            continue
        if get_close_matches(variable.removeprefix(PREFIX), _bare(known), 1, LIKENESS):
            raise BadOption(_unknown(variable, variable, known))


def _bare(variables: Iterable[str]) -> list[str]:
    """Without what they all begin with, which would make any two alike."""
    return [variable.removeprefix(PREFIX) for variable in variables]


def _unknown(what: str, word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, sorted(known), 1)
    hint = f"; did you mean {near[0]}?" if near else ": --print-config lists all."
    return f"There is no setting {what}{hint}"


def _read_secret(variable: str, file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"{variable}: {file} cannot be read: {reason(error)}.") from None
