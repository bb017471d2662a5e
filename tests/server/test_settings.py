"""Every setting of the server, from every place it can be set, and what is said about a mistake."""

from __future__ import annotations

import inspect
import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from typer.testing import CliRunner

from palazzi.cli import app
from palazzi.commands.serve import serve
from palazzi.commands.sources import NO_SETTINGS, SECRETS, key_of, variable_of
from palazzi.core.errors import BadOption

HOSTING = Path(__file__).parents[2] / "docs/hosting.md"
KINDS = {
    name: next((one for one in get_args(kind) if one is not type(None)), kind)
    for name, kind in get_type_hints(serve).items()
    if name not in NO_SETTINGS | {"context", "return"}
}
DEFAULTS = {name: given.default for name, given in inspect.signature(serve).parameters.items()}


def printed(*words: str) -> dict[str, tuple[object, str]]:
    """Each setting that has a value, with where that came from, by what the command prints."""
    done = CliRunner().invoke(app, ["serve", "--print-config", *words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    read = tomllib.loads(done.output)
    origins = dict(re.findall(r"^(?:# )?([\w-]+) = .*  # (.*)$", done.output, re.MULTILINE))
    hidden = re.findall(r'^# ([\w-]+) = "\*\*\*"', done.output, re.MULTILINE)
    return {key: (value, origins[key]) for key, value in read.items()} | {
        key: ("***", origins[key]) for key in hidden
    }


def another(name: str) -> object:
    """A value that the setting does not have by default."""
    kind = KINDS[name]
    if kind is bool:
        return not DEFAULTS[name]
    if kind in (int, float):
        return kind(7)
    return ["https://one.example", "https://two.example"] if kind == list[str] else "elsewhere"


def by_flag(name: str, value: object) -> list[str]:
    flag = f"--{key_of(name)}"
    if isinstance(value, bool):
        return [flag] if value else [f"--no-{key_of(name)}"]
    return [
        word for one in (value if isinstance(value, list) else [value]) for word in (flag, str(one))
    ]


def in_words(value: object) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)


def expected(name: str, value: object) -> object:
    return "***" if name in SECRETS else value


@pytest.mark.parametrize("name", KINDS)
def test_a_setting_comes_from_flag_variable_or_file_in_that_order(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, value = key_of(name), another(name)
    file = tmp_path / "palazzi.toml"
    file.write_text(f"{key} = {json.dumps(value)}\n", encoding="utf-8")
    config = ("--config", str(file))
    assert printed(*config)[key] == (expected(name, value), f"{file}, {key}")
    if name in SECRETS:
        kept = tmp_path / "kept"
        kept.write_text("elsewhere\n")
        monkeypatch.setenv(f"{variable_of(name)}_FILE", str(kept))
        assert printed(*config)[key] == ("***", f"{variable_of(name)}_FILE")
        monkeypatch.delenv(f"{variable_of(name)}_FILE")
    monkeypatch.setenv(variable_of(name), in_words(value))
    assert printed(*config)[key] == (expected(name, value), variable_of(name))
    assert printed(*config, *by_flag(name, value))[key] == (expected(name, value), f"--{key}")


def test_what_is_printed_can_be_started_from(tmp_path: Path) -> None:
    file = tmp_path / "palazzi.toml"
    done = CliRunner().invoke(app, ["serve", "--print-config", "--port", "9000"])
    file.write_text(done.output, encoding="utf-8")
    assert printed("--config", str(file))["port"] == (9000, f"{file}, port")


def test_no_password_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALAZZI_DATABASE", "postgresql://anna:hush@db.example/palazzi")
    monkeypatch.setenv("PALAZZI_SMTP", "smtps://anna:hush@mail.example")
    done = CliRunner().invoke(app, ["serve", "--print-config", "--oidc-secret", "hush"])
    assert "anna:***@db.example" in done.output
    assert "hush" not in done.output


def in_file(text: str) -> Callable[[Path, pytest.MonkeyPatch], list[str]]:
    def arrange(folder: Path, _: pytest.MonkeyPatch) -> list[str]:
        file = folder / "palazzi.toml"
        file.write_text(text, encoding="utf-8")
        return ["--config", str(file)]

    return arrange


def in_environment(**variables: str) -> Callable[[Path, pytest.MonkeyPatch], list[str]]:
    def arrange(_: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        return []

    return arrange


@pytest.mark.parametrize(
    ("arrange", "said"),
    [
        (in_file("prot = 8001"), "There is no setting prot in .*; did you mean port?"),
        (in_file("anything = 1"), "There is no setting anything in .*: --print-config lists all"),
        (in_file("port = 'x'"), "palazzi.toml, port: .* integer"),
        (in_file("[port]"), "palazzi.toml: port has one value"),
        (in_file("port ="), "is not valid TOML"),
        (lambda folder, _: ["--config", str(folder / "none")], "cannot be read: No such file"),
        (in_environment(PALAZZI_PROT="8001"), "no setting PALAZZI_PROT; .* PALAZZI_PORT?"),
        (in_environment(PALAZZI_PORT="99999"), "PALAZZI_PORT: .* 65535"),
        (in_environment(PALAZZI_SMTP_FILE="/none"), "PALAZZI_SMTP_FILE: /none cannot be read"),
        (
            in_environment(PALAZZI_SMTP_FILE="/none", PALAZZI_SMTP="smtps://mail.example"),
            "PALAZZI_SMTP and PALAZZI_SMTP_FILE are both set: keep one of them.",
        ),
    ],
)
def test_a_mistake_is_one_sentence_that_names_the_place(
    arrange: Callable[[Path, pytest.MonkeyPatch], list[str]],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = arrange(tmp_path, monkeypatch)
    with pytest.raises(BadOption, match=said):
        CliRunner().invoke(app, ["serve", *words], catch_exceptions=False)


def test_upkeep_reads_the_file_of_the_server(tmp_path: Path) -> None:
    file = tmp_path / "palazzi.toml"
    file.write_text(f'port = 1\ndatabase = "sqlite:///{tmp_path / "none.db"}"\n', encoding="utf-8")
    done = CliRunner().invoke(app, ["expire", "--dry-run", "--config", str(file)])
    assert "none.db" in str(done.exception)


def test_the_guide_for_hosts_has_every_setting() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    told = {word.removeprefix("no-") for word in re.findall(r"--([a-z-]+)", text)}
    assert {key_of(name) for name in KINDS} <= told
