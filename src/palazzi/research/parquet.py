"""Games and positions as columns: what is in a file, and how to read it back.

Positions are those in which a seat had a choice. What the seat could know is written as the game's
features, sparsely (``slots`` and ``values``), and so is what it might do (``legal``); ``dense``
makes arrays of both. A row names its game and its step, so that the game's own row leads to the
very position again (``position_at``).
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import palazzi
from palazzi.core.errors import BadResults, Unavailable
from palazzi.core.features import Features
from palazzi.core.game import Game
from palazzi.core.record import Record
from palazzi.core.state import State
from palazzi.games import REGISTRY

FORMAT: Final = "palazzi dataset 1"


def arrow() -> Any:
    """The library behind it; Unavailable if it is not installed."""
    try:
        import pyarrow as pa
        import pyarrow.parquet
    except ImportError:
        raise Unavailable(
            "pyarrow is not installed: './palazzi export' installs it, and so does "
            "pip install 'palazzi[export]'."
        ) from None
    assert pyarrow.parquet
    return pa


def positions_file(game: Game, numbers: Iterable[int], records: Sequence[Record]) -> bytes:
    """One row per decision, as the bytes of a Parquet file."""
    pa = arrow()
    rows: dict[str, list[Any]] = {name: [] for name in _position_types(pa)}
    features = Features()
    for number, record in zip(numbers, records, strict=True):
        first = len(rows["seat"])
        end: State | None = None
        for step, (state, action) in enumerate(record.steps(game)):
            end = state
            if state.actor < 0:
                continue
            features.clear()
            state.features_into(state.actor, features)
            pairs = features.pairs()
            rows["game"].append(number)
            rows["step"].append(step)
            rows["seat"].append(int(state.actor))
            rows["slots"].append(list(pairs))
            rows["values"].append(list(pairs.values()))
            rows["legal"].append(state.legal())
            rows["action"].append(action)
        assert end is not None
        outcome = end.outcome()
        if outcome is None:
            raise BadResults(f"Game {number} has no end: only whole games can be exported.")
        for seat in rows["seat"][first:]:
            best = max(score for s, score in enumerate(outcome.scores) if s != seat)
            rows["win"].append((seat in outcome.winners) / len(outcome.winners))
            rows["points"].append(outcome.scores[seat])
            rows["lead"].append(outcome.scores[seat] - best)
    return _written(pa, game, rows, _position_types(pa))


def games_file(game: Game, numbers: Iterable[int], records: Sequence[Record]) -> bytes:
    """One row per game, with every action and draw, as the bytes of a Parquet file."""
    pa = arrow()
    rows: dict[str, list[Any]] = {name: [] for name in _game_types(pa)}
    for number, record in zip(numbers, records, strict=True):
        outcome = record.replay(game).outcome()
        assert outcome is not None
        rows["game"].append(number)
        rows["players"].append(record.players)
        rows["options"].append(json.dumps(record.options, sort_keys=True))
        rows["bots"].append(record.seats)
        rows["actors"].append([entry.actor for entry in record.entries])
        rows["actions"].append([game.parse(entry.text) for entry in record.entries])
        rows["scores"].append(outcome.scores)
        rows["ranks"].append(outcome.ranks)
        rows["reason"].append(outcome.reason["key"])
    return _written(pa, game, rows, _game_types(pa))


def _position_types(pa: Any) -> dict[str, Any]:
    return {
        "game": pa.int64(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "slots": pa.list_(pa.uint16()),
        "values": pa.list_(pa.int16()),
        "legal": pa.list_(pa.uint16()),
        "action": pa.uint16(),
        "win": pa.float32(),
        "points": pa.int32(),
        "lead": pa.int32(),
    }


def _game_types(pa: Any) -> dict[str, Any]:
    return {
        "game": pa.int64(),
        "players": pa.int8(),
        "options": pa.string(),
        "bots": pa.list_(pa.string()),
        "actors": pa.list_(pa.int8()),
        "actions": pa.list_(pa.uint16()),
        "scores": pa.list_(pa.int32()),
        "ranks": pa.list_(pa.int8()),
        "reason": pa.string(),
    }


def _written(pa: Any, game: Game, rows: dict[str, list[Any]], types: dict[str, Any]) -> bytes:
    assert game.features is not None
    about = {
        "format": FORMAT,
        "ruleset": game.ruleset,
        "features": game.features.version,
        "slots": str(game.features.size),
        "actions": str(len(game.actions)),
        "palazzi": palazzi.__version__,
    }
    columns = [pa.array(rows[name], kind) for name, kind in types.items()]
    schema = pa.schema(list(types.items()), metadata=about)
    out = io.BytesIO()
    table = pa.Table.from_arrays(columns, schema=schema)
    pa.parquet.write_table(table, out, compression="zstd")
    return out.getvalue()


# ---- reading


def read_table(path: Path) -> Any:
    """A file of either kind as a pyarrow Table; BadResults if it is none of ours."""
    pa = arrow()
    try:
        table = pa.parquet.read_table(path)
    except (OSError, pa.ArrowException) as error:
        raise BadResults(f"{path} cannot be read as Parquet: {error}.") from None
    if (table.schema.metadata or {}).get(b"format") != FORMAT.encode():
        raise BadResults(f"{path} is not a file of a '{FORMAT}'.")
    return table


def dense(table: Any) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
    """Observations and masks of positions as arrays, as ``palazzi.envs.vector`` has them."""
    about = table.schema.metadata
    observations = np.zeros((len(table), int(about[b"slots"])), np.int16)
    masks = np.zeros((len(table), int(about[b"actions"])), np.bool_)
    rows, slots = _flat(table, "slots")
    observations[rows, slots] = _flat(table, "values")[1]
    masks[_flat(table, "legal")] = True
    return observations, masks


def _flat(table: Any, name: str) -> tuple[NDArray[Any], NDArray[Any]]:
    column = table[name].combine_chunks()
    sizes = np.diff(column.offsets.to_numpy())
    return np.repeat(np.arange(len(table)), sizes), column.flatten().to_numpy()


def position_at(table: Any, row: int, step: int) -> State:
    """The position before a step of the game in a row of a file of games."""
    game = REGISTRY.get(table.schema.metadata[b"ruleset"].decode())
    one = table.slice(row, 1).to_pylist()[0]
    state = game.new(one["players"], json.loads(one["options"]))
    for action in one["actions"][:step]:
        state.apply(action)
    return state
