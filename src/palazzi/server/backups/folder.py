"""The folder of the backups: what lies there, and which of them are kept.

A rule keeps the last ones, and the last one of each of some days, weeks and months. The newest that
passed a drill stays whatever the rule says: a backup that was tried is worth more than its age.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from palazzi.core.errors import BadBackup, BadOption
from palazzi.server.backups.envelope import Envelope
from palazzi.server.base.settings import Settings
from palazzi.server.storage.datafile import PRIVATE

NAME: Final = "palazzi-{:%Y%m%d-%H%M%S}{}.backup"
_NAMED: Final = re.compile(r"palazzi-(\d{8}-\d{6})(?:-\d+)?\.backup")
PERIODS: Final = {"daily": "%Y-%m-%d", "weekly": "%G-%V", "monthly": "%Y-%m"}
"""By the word of a rule: what two backups of the same period have in common, in UTC."""
KEEP: Final = Settings.backup_keep

DrillJson = dict[str, Any]


@dataclass(frozen=True)
class KeepRule:
    """How many backups are kept: the last ones, and one of each period."""

    last: int
    periods: tuple[tuple[str, int], ...] = ()

    @classmethod
    def read(cls, text: str) -> KeepRule:
        """``last=10,daily=7,weekly=4,monthly=6``; BadOption if it is none."""
        counts: dict[str, int] = {}
        for part in text.split(","):
            word, _, count = part.strip().partition("=")
            known = word in ("last", *PERIODS) and word not in counts
            if not known or not count.isdecimal() or len(count) > 4:
                raise BadOption(
                    f"Which backups are kept is said as {KEEP} (or monthly=), not '{text}'."
                )
            counts[word] = int(count)
        if not any(counts.values()):
            raise BadOption("A rule for backups keeps one at least: last=1.")
        last = counts.pop("last", 0)
        return cls(last, tuple(counts.items()))

    def kept(self, times: Iterable[datetime]) -> set[datetime]:
        """Those that stay."""
        newest = sorted(set(times), reverse=True)
        stay = set(newest[: self.last])
        for word, count in self.periods:
            firsts: dict[str, datetime] = {}
            for time in newest:
                firsts.setdefault(time.strftime(PERIODS[word]), time)
            stay.update(list(firsts.values())[:count])
        return stay


@dataclass(frozen=True)
class Kept:
    """A backup that lies in the folder."""

    path: Path
    made: datetime
    size: int
    drill: DrillJson | None
    """What its last drill found."""

    @property
    def passed(self) -> bool:
        """Whether it was tried and found in order."""
        return self.drill is not None and bool(self.drill.get("ok"))

    def about(self) -> dict[str, Any]:
        """What an operator is told of it."""
        told: dict[str, Any] = {
            "name": self.path.name,
            "made": int(self.made.timestamp() * 1000),
            "bytes": self.size,
            "drill": self.drill,
        }
        try:
            envelope = Envelope(self.path)
        except BadBackup as error:
            return {**told, "problem": str(error)}
        wanted = ("product", "schema", "database", "rows", "finished")
        head = {key: envelope.head.get(key) for key in wanted}
        return {**told, **head, "encrypted": envelope.encrypted}


def open_folder(folder: Path) -> Path:
    """The folder, made if there is none: for its owner alone."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        if os.name == "posix" and folder.stat().st_mode & 0o077:
            raise BadOption(
                f"Others can open the folder {folder}, and backups hold secrets of running games. "
                f"Run: chmod 700 {folder}"
            )
    except OSError as error:
        raise BadOption(f"The folder {folder} cannot be used: {error.strerror}.") from None
    return folder


def listed(folder: Path) -> list[Kept]:
    """All backups, the newest first."""
    found = []
    with suppress(OSError):
        for path in folder.iterdir():
            match = _NAMED.fullmatch(path.name)
            if match is None:
                continue
            made = datetime.strptime(match[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
            with suppress(OSError):
                found.append(Kept(path, made, path.stat().st_size, _drill_of(path)))
    return sorted(found, key=lambda kept: (kept.made, kept.path.name), reverse=True)


def new_path(folder: Path, made: datetime) -> Path:
    """A name that no backup has."""
    for number in range(1, 1000):
        path = folder / NAME.format(made, "" if number == 1 else f"-{number}")
        if not path.exists():
            return path
    raise BadOption(f"There are too many backups of one second in {folder}.")


def tidy(folder: Path, rule: KeepRule) -> list[str]:
    """Delete what the rule does not keep; the names of what is gone."""
    there = listed(folder)
    stay = rule.kept(kept.made for kept in there)
    tried = next((kept for kept in there if kept.passed), None)
    gone = []
    for kept in there:
        if kept.made in stay or kept is tried:
            continue
        kept.path.unlink(missing_ok=True)
        _report_path(kept.path).unlink(missing_ok=True)
        gone.append(kept.path.name)
    return gone


# ---- what a drill found


def _report_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.drill.json")


def _drill_of(path: Path) -> DrillJson | None:
    try:
        told = json.loads(_report_path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return told if isinstance(told, dict) else None


def keep_report(path: Path, report: DrillJson) -> None:
    """Put what a drill found beside its backup."""
    place = _report_path(path)
    part = place.with_suffix(".part")
    with suppress(OSError):  # the folder may be read-only; the report has been printed, too
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(report, file, ensure_ascii=False, indent=1)
        part.replace(place)


def newest(kept: Sequence[Kept], folder: Path) -> Path:
    """The backup to take where none was named."""
    if not kept:
        raise BadOption(f"There is no backup in {folder}: make one with 'palazzi backup'.")
    return kept[0].path
