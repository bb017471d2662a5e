"""What a change can break: which gates to run, which tests, for which games, and why.

    python -m tests.changed [BASE]    as JSON, for ./palazzi test --changed

A file of Python concerns the tests that import it, however indirectly; a few folders concern tests
that meet them only at run time, in a server or a browser. What nobody has thought of here, and what
everything rests on, concerns everything.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import grimp

import palazzi

ROOT = Path(__file__).parents[1]
PYTHON = ("ruff check", "ruff format", "import-linter", "mypy")
PAGE = ("eslint", "svelte-check", "vitest")
ALL = "everything"
EVERYTHING = re.compile(
    r"palazzi|pyproject\.toml|(hatch|page)_build\.py|requirements/.*|src/palazzi/core/.*"
    r"|src/palazzi/[^/]*\.py|src/palazzi/games/[^/]*\.py|tests/[^/]*\.py|\.github/.*"
)
AT_RUN_TIME: tuple[tuple[str, tuple[str, ...]], ...] = (
    # A file, and who meets it without importing it.
    (r"src/palazzi/(server|table|bots|games)/.*\.py", ("tests/server", "tests/e2e")),
    (r"src/palazzi/bots/.*", ("tests/conformance", "tests/arena")),
    (r"src/palazzi/games/.*", ("tests/conformance", "tests/arena", "tests/table", "tests/bots")),
    (r"src/palazzi/locale/.*", ("tests/project", "tests/conformance", "tests/e2e", "tests/rules")),
    (r"src/palazzi/(terminal|arena|pictures)/.*", ("tests/project",)),
    (r"web/.*", ("tests/e2e", "tests/project")),
    (r"docs/.*|.*\.md|LICENSE|bench/.*", ("tests/project",)),
    (r"docs/rules/.*|examples/.*", ("tests/conformance", "tests/project", "tests/bots")),
    (r"tests/e2e/(luck|pictures)/.*", ("tests/e2e",)),
    (
        r"tests/(conformance|table)/.*\.json|tests/table/data/.*",
        ("tests/conformance", "tests/table"),
    ),
)
GAME = re.compile(
    r"(?:^|/)(?:games|boards|rules|locale/[a-z]+|learn|docs/rules)/([a-z]+)(?:[/.]|$)"
)


@dataclass
class Plan:
    """What to run."""

    why: list[str] = field(default_factory=list)
    gates: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)
    games: set[str] = field(default_factory=set)

    def to_json(self) -> str:
        """For the launcher. Without tests there is no pytest; all of them need no names."""
        words = [] if ALL in self.tests else sorted(_outermost(self.tests))
        if self.games and ALL not in self.games:
            words += ["--games", ",".join(sorted(self.games))]
        gates = sorted(self.gates | ({"pytest"} if self.tests else set()))
        return json.dumps({"why": self.why, "gates": gates, "pytest": words})


def plan(files: Iterable[str], importers: dict[str, set[str]]) -> Plan:
    """For these changed files; ``importers``: the tests that each file of Python concerns."""
    made = Plan()
    for file in sorted(files):
        whom = _whom(file, importers)
        of_game = GAME.search(file)
        known = of_game is not None and of_game[1] in palazzi.game_ids()
        game = of_game[1] if of_game is not None and known else ALL
        gates = PYTHON if file.endswith((".py", ".toml")) or file == "palazzi" else ()
        made.gates |= set(PAGE if file.startswith("web/") else gates)
        if whom == {ALL}:
            made.gates |= {*PYTHON, *PAGE}
        if whom:
            made.tests |= whom
            made.games.add(game)
        where = ", ".join(sorted(_outermost(whom))) or "no test"
        made.why.append(f"{file}: {where}" + ("" if game == ALL else f", of {game} only"))
    if not made.why:
        made.why.append("nothing has changed")
    return made


def _whom(file: str, importers: dict[str, set[str]]) -> set[str]:
    """The tests that a file concerns: files, folders, or everything."""
    if EVERYTHING.fullmatch(file):
        return {ALL}
    found = set(importers.get(file, ()))
    if re.fullmatch(r"tests/.*/test_\w+\.py", file) and (ROOT / file).exists():
        found.add(file)
    patterns = [whom for pattern, whom in AT_RUN_TIME if re.fullmatch(pattern, file)]
    found |= {test for whom in patterns for test in whom}
    is_known = bool(patterns) or file in importers or file.startswith("tests/")
    return found if is_known else {ALL}


def _outermost(paths: Collection[str]) -> set[str]:
    """Without what lies in a folder that is there, too."""
    return {p for p in paths if not any(p.startswith(f"{folder}/") for folder in paths)}


def importers() -> dict[str, set[str]]:
    """Of each file of Python, the files of tests that import it, however indirectly."""
    graph = grimp.build_graph("palazzi", "tests", cache_dir=None)
    files = {module: _file(module) for module in graph.modules}
    return {
        files[module]: {
            files[test]
            for test in graph.find_downstream_modules(module)
            if re.match(r"tests\..*\.test_\w+$", test)
        }
        for module in graph.modules
    }


def _file(module: str) -> str:
    path = module.replace(".", "/")
    path = path if module.startswith("tests") else f"src/{path}"
    return f"{path}/__init__.py" if (ROOT / path).is_dir() else f"{path}.py"


def changed_files(base: str = "") -> set[str]:
    """What differs from ``base``, or else from where we left main; files nobody has added, too."""
    since = base or _git("merge-base", "HEAD", "main")[0]
    new = _git("ls-files", "--others", "--exclude-standard")
    return {*_git("diff", "--name-only", "--no-renames", since), *new}


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"[palazzi] git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.split("\n")[:-1] or [""] * (words[0] == "merge-base")


if __name__ == "__main__":
    print(plan(changed_files(*sys.argv[1:2]), importers()).to_json())
