"""Every type name means one thing, so that a reader never has to ask which one is meant.

Games are alike on purpose: a phase, a view or a state may bear the same name in several of them.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import palazzi

ROOT = Path(palazzi.__file__).parent
ALIASED = {"Annotated", "Callable", "Literal", "Mapping", "Sequence", "dict", "list", "tuple"}
"""What a type alias begins with."""


def type_names(source: str) -> list[str]:
    """The classes and type aliases that a module defines at its top level."""
    names = []
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                names.append(name)
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Subscript(value=ast.Name(id=kind))
            ) if kind in ALIASED:
                names.append(name)
            case ast.AnnAssign(
                target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias" | "type")
            ):
                names.append(name)
    return names


def defined() -> dict[str, list[Path]]:
    """Every public type name, with the modules that define it."""
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        for name in type_names(path.read_text(encoding="utf-8")):
            if not name.startswith("_"):
                found[name].append(path.relative_to(ROOT))
    return found


def of_a_games_family(name: str, path: Path) -> bool:
    """Whether it is a phase, a view or a state of one game."""
    match path.parts:
        case ("games", game, "phases", _) if game in palazzi.game_ids():
            return True
        case ("games", game, *_) if game in palazzi.game_ids():
            return name.endswith(("View", "State"))
    return False


def test_a_type_name_is_defined_once() -> None:
    twice = {
        name: [str(path) for path in paths]
        for name, paths in defined().items()
        if len(paths) > 1 and not all(of_a_games_family(name, path) for path in paths)
    }
    assert twice == {}


def test_a_games_families_are_told_from_the_rest() -> None:
    assert of_a_games_family("Taking", Path("games/firenze/phases/taking.py"))
    assert of_a_games_family("SeatView", Path("games/palazzo/view.py"))
    assert not of_a_games_family("Draft", Path("games/palazzo/view.py"))
    assert not of_a_games_family("SeatView", Path("server/wire.py"))


def test_classes_and_aliases_are_found() -> None:
    source = "class A: ...\nB = Literal['x']\nC: TypeAlias = int\nd = list[int]\nE = f()\n"
    assert type_names(source) == ["A", "B", "C", "d"]
