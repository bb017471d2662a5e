"""What never changes at a table: sent once for its terms; and what the description says of it."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from palazzi.core.view import SPECTATOR
from palazzi.games import REGISTRY
from palazzi.locale import catalogue
from palazzi.server.http.openapi import document
from palazzi.terminal.edition import edition_file
from palazzi.testing import random_game
from tests.server.test_http import raw
from tests.server.trials.lobby import Refused, call
from tests.server.trials.process import ServerProcess

SCHEMAS: dict[str, Any] = document()["components"]["schemas"]
PLAIN: dict[str, type | tuple[type, ...]] = {
    "integer": int,
    "string": str,
    "boolean": bool,
    "number": (int, float),
    "null": type(None),
}


def fits(data: Any, schema: dict[str, Any]) -> bool:
    """Whether plain data is exactly what a schema of a game says."""
    match schema:
        case {"$ref": str(path)}:
            name = path.rpartition("/")[2]
            return "." not in name or fits(data, SCHEMAS[name])
        case {"anyOf": list(kinds)}:
            return any(fits(data, kind) for kind in kinds)
        case {"enum": list(values)}:
            return any(type(data) is type(value) and data == value for value in values)
        case {"type": "array", "items": dict(one)}:
            return isinstance(data, list) and all(fits(item, one) for item in data)
        case {"type": "object", "properties": dict(known), "required": list(required)}:
            return (
                isinstance(data, dict)
                and set(required) <= set(data) <= set(known)
                and all(fits(value, known[key]) for key, value in data.items())
            )
        case {"type": "object", "additionalProperties": dict(one)}:
            return isinstance(data, dict) and all(fits(value, one) for value in data.values())
        case {"type": str(kind)}:
            return isinstance(data, PLAIN[kind]) and (kind == "boolean" or type(data) is not bool)
    return False


def misfits(data: dict[str, Any], name: str) -> list[str]:
    """The fields that are not as described."""
    known = SCHEMAS[name]["properties"]
    wrong = [key for key in data if key not in known or not fits_still(name, key, data[key])]
    return wrong + [key for key in SCHEMAS[name]["required"] if key not in data]


FITTING: set[tuple[str, str, str]] = set()
"""What was looked at already, as JSON: most of a view is as it was a few moves ago."""


def fits_still(name: str, key: str, value: Any) -> bool:
    """Whether a field is as described."""
    seen = (name, key, json.dumps(value))
    if seen in FITTING:
        return True
    if fits(value, SCHEMAS[name]["properties"][key]):
        FITTING.add(seen)
        return True
    return False


@pytest.mark.parametrize("name", tuple(REGISTRY))
def test_views_and_tables_are_as_described(name: str) -> None:
    game = REGISTRY.get(name)
    for variant in game.variants:
        begun = game.new(game.players[-1], variant)
        tables = json.loads(json.dumps(game.tables(begun)))
        assert not misfits(tables, f"{game.id}.{game.tables_type.__name__}")
        for number, (state, _) in enumerate(random_game(game, game.players[-1], 3, variant)):
            if number % 7 == 0:
                for seat in (SPECTATOR, 0):
                    view = json.loads(json.dumps(game.sent_view(state, seat)))
                    assert not misfits(view, f"{game.id}.{game.view_type.__name__}")


def test_tables_have_the_figures_of_the_edition(server: ServerProcess) -> None:
    path = "/api/rulesets/carrara@1/tables?players=3"
    ours = call(server.url, "GET", path)
    assert ours["upgraders"]["pisa"] == {"coins": 4, "points": 2}
    edition = quote(json.dumps({"upgraders": {"pisa": {"coins": 7, "points": 1}}}))
    theirs = call(server.url, "GET", f"{path}&edition={edition}")
    assert theirs["upgraders"]["pisa"] == {"coins": 7, "points": 1}
    assert {**theirs, "upgraders": ours["upgraders"]} == ours


def test_the_board_of_carrara_has_the_edition_s_yields_objects_and_grey_three() -> None:
    """CA-1.3, CA-1.5, CA-7.3: what the page reads off is what the rules pay."""
    game = REGISTRY.get("carrara")
    ours: Any = game.tables(game.new(2))
    edition = {"yields": {"lerici": {"points": 4}}, "objects": {"villa": "flag"}, "grey-3": 2}
    theirs: Any = game.tables(game.new(2, None, edition))
    assert ours["yields"]["lerici"] != theirs["yields"]["lerici"] == {"coins": 0, "points": 4}
    assert (ours["objects"]["villa"], theirs["objects"]["villa"]) == ("arms", "flag")
    cards = [tables["cards"]["grey"]["3"]["least"] for tables in (ours, theirs)]
    assert cards == [3, 2]


def test_whoever_has_the_tables_is_not_sent_them_again(server: ServerProcess) -> None:
    path = "/api/rulesets/palazzo@1/tables"
    _, headers, text = raw(server.url, "GET", path)
    assert text
    status, _, text = raw(server.url, "GET", path, if_none_match=headers["etag"])
    assert (status, text) == (304, b"")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("palazzo@9/tables", "unknown"),
        ("chess/tables", "unknown"),
        ("palazzo@1/tables?players=9", "malformed"),
        ("palazzo@1/tables?edition=%7B%22nothing%22%3A1%7D", "malformed"),
        ("palazzo@1/tables?edition=%5B%5D", "malformed"),
        ("palazzo@1/tables?options=%7B%22memory-aid%22%3A3%7D", "malformed"),
    ],
)
def test_terms_that_cannot_be_are_refused(server: ServerProcess, path: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        call(server.url, "GET", f"/api/rulesets/{path}")
    assert refused.value.code == code


@pytest.mark.parametrize("name", tuple(REGISTRY))
def test_an_edition_file_as_it_is_written_corrects_nothing(
    server: ServerProcess, name: str
) -> None:
    text = edition_file(REGISTRY.get(name), catalogue("en"))
    path = f"/api/rulesets/{name}/edition"
    assert call(server.url, "POST", path, {"text": text})["corrections"] == []


@pytest.mark.parametrize("name", tuple(REGISTRY))
def test_every_corrected_row_is_told_with_both_values(server: ServerProcess, name: str) -> None:
    game = REGISTRY.get(name)
    for table in game.correctable:
        change = next(table.changes())
        path = f"/api/rulesets/{name}/edition"
        (row,) = call(server.url, "POST", path, {"edition": change})["corrections"]
        assert row["table"] == table.name
        assert row["ours"] != row["theirs"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("quiet-turns = 99", "'quiet-turns'"),
        ('[stacks]\nbrick-1-1 = "IV"', "'stacks.brick-1-1'"),
        ("quiet-turns = 12\nprice\n", "line 2"),
        ("x = " + "[" * 7000, "cannot be read"),
        ("prices = 1", "no table 'prices'"),
    ],
)
def test_a_wrong_edition_file_is_refused_by_its_row(
    server: ServerProcess, text: str, named: str
) -> None:
    with pytest.raises(Refused, match=named):
        call(server.url, "POST", "/api/rulesets/palazzo/edition", {"text": text})
