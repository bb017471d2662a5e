"""Text that runs is run: each block of README and docs has a language, and each language a check.

Python is executed. Commands of ours are parsed with their own options and, where that is cheap,
run with fewer games; of other programs it is checked that a shell can read the line. Nothing is
left out: a block without a language, or of one that has no check, is a failure.
"""

from __future__ import annotations

import configparser
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

import pytest
import typer
import yaml
from typer.testing import CliRunner

from palazzi.cli import app
from tests.project.snippets import PAGES, ROOT, Snippet, fences, inline_commands, snippets
from tests.server.proxies import installed

ALL = list(snippets())
GROUP = typer.main.get_command(app)
LAUNCHER = (ROOT / "palazzi").read_text(encoding="utf-8")
OTHERS = {
    "python",
    "python3",
    "pip",
    "uv",
    "/opt/palazzi/bin/pip",
    "install",
    "systemctl",
    "podman",
    "mkdir",
}
"""Programs that are not ours and that pages name."""
RUN = {"simulate", "games", "edition"}
"""What is cheap enough to be run, with two games instead of hundreds."""
PLAYED = "docs/external-bots.md"
"""One page on which bots play each other: on all of them that would take a minute."""


def arguments(command: list[str]) -> list[str] | None:
    """What our command is given, if it is ours."""
    if command[0] == "./palazzi":
        return command[1:]
    return command[3:] if command[:3] == ["python", "-m", "palazzi"] else None


def check_command(words: list[str]) -> None:
    """The command exists and takes these words; nothing is done."""
    name, rest = words[0], words[1:]
    match name:
        case "test" | "lock" | "wheels":
            return
        case "docs":
            assert len(rest) <= 1
        case "trials":
            assert all(f'    "{trial}": Trial(' in LAUNCHER for trial in rest), rest
        case "bench":
            if rest and rest[0] != "NAME":
                assert (ROOT / "bench" / f"{rest[0]}.py").is_file(), rest[0]
        case _:
            with GROUP.make_context("palazzi", [name], resilient_parsing=True) as context:
                found = GROUP.get_command(context, name)  # type: ignore[attr-defined]
                assert found is not None, name
                found.make_context(name, rest, parent=context).close()


def fewer(words: list[str], folder: Path) -> list[str]:
    """The same command with two games; what it names as files, it finds."""
    words = [re.sub(r"(?<= )examples/", f"{ROOT}/examples/", word) for word in words]
    words = [word.replace("exec:python3", f"exec:{sys.executable}") for word in words]
    if "--games" in words:
        words[words.index("--games") + 1] = "2"
    elif words[0] == "arena":
        words += ["--games", "2"]
    return [*words, "--out", mkdtemp(dir=folder)] if words[0] == "arena" else words


def shell(snippet: Snippet, folder: Path) -> None:
    done = subprocess.run(["bash", "-n"], input=snippet.text, text=True, check=False)
    assert done.returncode == 0
    for command in snippet.commands():
        words = arguments(command)
        if words is None:
            assert command[0] in OTHERS, command[0]
            continue
        check_command(words)
        if words[0] in RUN or (words[0] == "arena" and snippet.page == PLAYED):
            ran = CliRunner().invoke(app, fewer(words, folder), catch_exceptions=False)
            assert ran.exit_code == 0, ran.output
            assert ran.output.strip()


def python(snippet: Snippet, folder: Path) -> None:
    exec(compile(snippet.text, str(snippet), "exec"), {})


def toml(snippet: Snippet, folder: Path) -> None:
    """Editions are tried in test_docs.py; what a host writes is read as the server would."""
    tomllib.loads(snippet.text)
    if snippet.page == "docs/hosting.md":
        file = folder / "palazzi.toml"
        file.write_text(snippet.text, encoding="utf-8")
        words = ["serve", "--print-config", "--config", str(file)]
        assert CliRunner().invoke(app, words, catch_exceptions=False).exit_code == 0


def messages(snippet: Snippet, folder: Path) -> None:
    """JSON, one value or one per line, in which … stands for more of the same."""
    text = re.sub(r"\{…\}", "{}", snippet.text)
    text = re.sub(r"\[…\]", "[]", text)
    text = re.sub(r", …(?=[\]}])", "", text)
    decoder, at, found = json.JSONDecoder(), 0, 0
    while at < len(text.rstrip()):
        _, at = decoder.raw_decode(text, at)
        at += len(text[at:]) - len(text[at:].lstrip())
        found += 1
    assert found


def prose(snippet: Snippet, folder: Path) -> None:
    """Trees, formulas and what was printed: no line that somebody would run."""
    assert not re.search(r"^\s*\./palazzi ", snippet.text, re.M), "that is sh"


def ini(snippet: Snippet, folder: Path) -> None:
    read = configparser.ConfigParser(interpolation=None)
    read.read_string(snippet.text)
    assert read.sections()


def tables(snippet: Snippet, folder: Path) -> None:
    assert yaml.safe_load(snippet.text)


def nginx(snippet: Snippet, folder: Path) -> None:
    """tests/server/test_proxy.py compares it with the file that it starts nginx with."""
    assert snippet.text.count("{") == snippet.text.count("}") > 0


def caddy(snippet: Snippet, folder: Path) -> None:
    assert "reverse_proxy" in snippet.text
    program = installed("caddy")
    if program is None:
        return
    file = folder / "Caddyfile"
    site = re.search(r"^\S+ \{$", snippet.text, re.M)
    file.write_text(snippet.text if site else f":80 {{\n{snippet.text}}}\n", encoding="utf-8")
    words = [program, "adapt", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


CHECKS: dict[str, Callable[[Snippet, Path], None]] = {
    "sh": shell,
    "python": python,
    "toml": toml,
    "json": messages,
    "text": prose,
    "ini": ini,
    "yaml": tables,
    "nginx": nginx,
    "caddyfile": caddy,
}


@pytest.mark.parametrize("snippet", ALL, ids=str)
def test_what_is_shown_works(
    snippet: Snippet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert snippet.language in CHECKS, f"one of {', '.join(CHECKS)}"
    monkeypatch.chdir(tmp_path)
    CHECKS[snippet.language](snippet, tmp_path)


def test_no_block_is_overlooked() -> None:
    assert sum(map(fences, PAGES)) == 2 * len(ALL)
    assert {snippet.language for snippet in ALL} == set(CHECKS)


def test_commands_in_sentences_exist() -> None:
    found = list(inline_commands())
    assert len(found) > 20
    for page, words in found:
        try:
            check_command(words)
        except Exception as error:
            if "Missing parameter" in str(error):
                continue  # a sentence may speak of a command without all that it needs
            raise AssertionError(f"{page}: ./palazzi {' '.join(words)}: {error}") from error
