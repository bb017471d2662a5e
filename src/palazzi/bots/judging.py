"""Who judges a game's positions: the net that was made for it, else the hand-written evaluation.

Nets lie in the folder ``nets`` beside this file, one per game, or in the folder that PALAZZI_NETS
names. A net is asked only about what it was trained for: its rulesets, numbers of players, options
and printed tables. A file that cannot be used is warned of once, and the game goes on without it.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from palazzi.bots.judge import HandJudge, Judge, NetJudge
from palazzi.bots.net_file import NetData, NetHeader, read_net
from palazzi.core.errors import BadNet
from palazzi.core.game import Game
from palazzi.core.layout import options_of
from palazzi.core.options import Options
from palazzi.core.state import State

FOLDER_VARIABLE: Final = "PALAZZI_NETS"
NO_RULE: Final = ("start", "memory-aid")
"""Options that change no rule, only who begins and what is shown."""
BY_HAND: Final = "judged by the hand-written evaluation"


class Judged(NamedTuple):
    """A judge, and why it is this one."""

    judge: Judge
    why: str


def nets_folder() -> Path:
    """Where nets lie."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(__file__).parent / "nets"


def net_files() -> list[Path]:
    """All nets that bots of this process may use."""
    return sorted(nets_folder().glob("*.net"))


def judge_for(game: Game, world: State) -> Judged:
    """The judge for a position, with a sentence about the choice.

    It depends on the rules and tables of the game only, which everybody knows.
    """
    path = nets_folder() / f"{game.id}.net"
    found = _net(path, _stamp(path))
    if isinstance(found, str):
        return Judged(HandJudge(game.tuning), found)
    reason = misfit(found.header, game, world)
    if reason:
        return Judged(HandJudge(game.tuning), f"{path.name} {reason}: {BY_HAND}.")
    return Judged(_judge(game, found), f"judged by {path.name}")


def misfit(header: NetHeader, game: Game, world: State) -> str:
    """Why the net does not know such games, as a part of a sentence; empty if it does."""
    table = game.features
    if table is None or (header.features, header.slots) != (table.version, table.size):
        written = "none" if table is None else table.version
        return f"reads the features {header.features} and not {written}"
    if game.ruleset not in header.rulesets:
        return f"knows {', '.join(header.rulesets)} and not {game.ruleset}"
    if world.players not in header.players:
        return f"never saw games of {world.players} players"
    options = options_of(world, game.options)
    if rule_options(options) not in header.options:
        return "never saw games with these options"
    if not _printed_as_ours(game, world):
        return "never saw this edition"
    return ""


def _printed_as_ours(game: Game, world: State) -> bool:
    """Whether the edition's tables are ours, as far as a position keeps them."""
    ours = game.new(int(world.players))
    printed = [field for field in game.layout.fields if field.printed]
    return all(field.write(world) == field.write(ours) for field in printed)


def rule_options(options: Options) -> Options:
    """The options that a net has to know."""
    return {key: value for key, value in options.items() if key not in NO_RULE}


@cache
def _net(path: Path, stamp: tuple[int, int] | None) -> NetData | str:
    """The net in a file as it was at that time, or the sentence that says why there is none."""
    if stamp is None:
        return f"there is no {path.name}: {BY_HAND}"
    try:
        return read_net(path)
    except BadNet as error:
        warnings.warn(f"{error} It is {BY_HAND}.", RuntimeWarning, stacklevel=3)
        return f"{error} It is {BY_HAND}."


_judges: Final[dict[tuple[str, str], NetJudge]] = {}
"""Nets that are ready, by ruleset and digest: to make one takes as long as some iterations."""


def _judge(game: Game, data: NetData) -> NetJudge:
    key = game.ruleset, data.header.digest
    if key not in _judges:
        _judges[key] = NetJudge(data.net(), data.header.ahead, game.tuning)
    return _judges[key]


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size
