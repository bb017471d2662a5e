"""The games' own shapes for the protocol's description: every View as it is sent, and every table.

Made from the games' TypedDicts, and what those leave open from the game itself: its phases, its
options, its rulesets. msgspec's own schemas know no keys of a dict, and one name means one class in
them; here a class of a game is ``<game>.<class>``.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from palazzi.core.game import Game
from palazzi.core.view import Keys
from palazzi.games import REGISTRY

_PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}


def schemas() -> dict[str, dict[str, Any]]:
    """Every schema by its name: ``palazzo.PalazzoView``, ``palazzo.PalazzoTables``, …"""
    found: dict[str, dict[str, Any]] = {}
    for game in map(REGISTRY.get, REGISTRY):
        made = _Maker(game.id)
        view = made.found[made.define(game.view_type)]
        _narrow(view, game)
        made.schema(game.tables_type)
        found.update(made.found)
    return found


def tables() -> dict[str, Any]:
    """The tables of any game."""
    games = map(REGISTRY.get, REGISTRY)
    return {"anyOf": [_Maker(game.id).schema(game.tables_type) for game in games]}


def examples() -> dict[str, Any]:
    """The tables of every game as it comes out of the box, with the fewest players."""
    games = map(REGISTRY.get, REGISTRY)
    return {game.id: {"value": game.tables(game.new(game.players[0]))} for game in games}


def _narrow(view: dict[str, Any], game: Game) -> None:
    """What all views have in common, as exact as this game has it."""
    for field in game.edition_fields:
        del view["properties"][field]
        view["required"].remove(field)
    kept = {o.key: {"enum": list(o.choices)} for o in game.options if o.field}
    view["properties"] |= {
        "game": {"enum": [v.ruleset for v in REGISTRY.versions(game.id).values()]},
        "players": {"enum": list(game.players)},
        "options": _record(kept, list(kept)),
        "phase": {"enum": [phase.name for phase in game.phases]},
    }


def _record(properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


class _Maker:
    """Makes the schemas of one game's types."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.found: dict[str, dict[str, Any]] = {}

    def define(self, kind: Any) -> str:
        """The name under which a TypedDict is found."""
        own = kind.__module__.startswith("palazzi.games.")
        name = f"{self._game}.{kind.__name__}" if own else kind.__name__
        if own and name not in self.found:
            hints = get_type_hints(kind, include_extras=True)
            made = self.found[name] = {"title": name, "description": kind.__doc__}
            made |= _record({key: self.schema(hint) for key, hint in hints.items()}, list(hints))
        return name

    def schema(self, kind: Any) -> dict[str, Any]:
        """Of anything that plain data may be."""
        origin, args = get_origin(kind), get_args(kind)
        if is_typeddict(kind):
            return {"$ref": f"#/components/schemas/{self.define(kind)}"}
        if origin is Annotated:
            keys = args[1]
            if not isinstance(keys, Keys):
                raise TypeError(f"{kind} says nothing about its keys")
            one, names = self.schema(get_args(args[0])[1]), _names(keys.names)
            return _record(dict.fromkeys(names, one), names if keys.all else [])
        if origin is list:
            return {"type": "array", "items": self.schema(args[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(args[1])}
        if origin in (Union, UnionType):
            return self._one_of(args)
        if origin is Literal:
            return {"enum": list(args)}
        return {"type": _PLAIN[kind]} if kind in _PLAIN else {}

    def _one_of(self, kinds: tuple[Any, ...]) -> dict[str, Any]:
        names = [name for kind in kinds if get_origin(kind) is Literal for name in get_args(kind)]
        others = [self.schema(kind) for kind in kinds if get_origin(kind) is not Literal]
        if names:
            others.insert(0, {"enum": names})
        return others[0] if len(others) == 1 else {"anyOf": others}


def _names(kind: Any) -> list[str]:
    """The names of a Literal, or of a union of them."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return [name for part in get_args(kind) for name in _names(part)]
