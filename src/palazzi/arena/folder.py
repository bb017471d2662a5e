"""The results on disk: one append-only file, and what is derived from it.

``games.jsonl`` begins with a line that holds the plan; then one line per game, in the order in
which they finished. It is the only file read when an arena resumes: whatever stops the arena, even
in the middle of a line, costs only the games in progress. ``games.csv`` and ``summary.json`` are
rewritten from it.
"""

from __future__ import annotations

import csv
import fcntl
import io
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from palazzi.arena.plan import ArenaPlan
from palazzi.arena.task import Result
from palazzi.core.errors import BadResults, Unavailable, WrongState

FORMAT: Final = "palazzi arena 1"


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    fingerprint: str
    plan: ArenaPlan


class Folder:
    """An arena's folder, locked for this process until it is closed."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        """Open or create it; BadResults if it is another plan's, WrongState if it is in use."""
        self.path = path
        self.results: dict[int, Result] = {}
        """Finished games, by number."""
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._file = open(path / "games.jsonl", "a+b")  # noqa: SIM115 - closed by close
        except OSError as error:
            raise BadResults(f"The folder {path} cannot be used: {error.strerror}.") from None
        try:
            self._lock()
            self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Store a finished game."""
        if result.record:
            records = self.path / "records"
            with self._writing():
                records.mkdir(exist_ok=True)
                (records / f"{result.number:06}.record").write_text(result.record, encoding="utf-8")
            result = msgspec.structs.replace(result, record="")
        self._append(result)
        self.results[result.number] = result

    def write(self, name: str, text: str) -> None:
        """Replace a file that is derived from the results, atomically."""
        part = self.path / f".{name}.part"
        with self._writing():
            part.write_text(text, encoding="utf-8")
            os.replace(part, self.path / name)

    # ---- the file

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise WrongState(f"Another arena is writing to {self.path}: wait for it.") from None

    def _read(self, plan: ArenaPlan) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # the arena was killed while it wrote the last line
            self._file.truncate(whole)
        lines = data[:whole].splitlines()
        if not lines:
            self._append(Header(FORMAT, plan.fingerprint(), plan))
            return
        self._check(lines[0], plan)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                raise BadResults(
                    f"Line {number} of {self.path / 'games.jsonl'} is not a result: {error}."
                ) from None
            self.results[result.number] = result

    def _check(self, line: bytes, plan: ArenaPlan) -> None:
        try:
            header = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError:
            header = None
        if header is None or header.format != FORMAT:
            raise BadResults(f"{self.path / 'games.jsonl'} does not begin with '{FORMAT}'.")
        if header.fingerprint == plan.fingerprint():
            return
        changed = [
            name
            for name in ArenaPlan.__struct_fields__
            if msgspec.json.encode(getattr(header.plan, name))
            != msgspec.json.encode(getattr(plan, name))
        ]
        what = " and ".join(changed).replace("code", "code (Palazzi's or a bot's own)")
        raise BadResults(
            f"{self.path} holds results of another plan, with a different {what}: "
            "name another folder with --out, or delete this one."
        )

    def _append(self, data: Header | Result) -> None:
        with self._writing():
            self._file.write(msgspec.json.encode(data) + b"\n")
            self._file.flush()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise Unavailable(
                f"The folder {self.path} cannot be written: {error.strerror}; the games in it are "
                "kept, and the same command resumes."
            ) from None


def as_csv(results: Iterable[Result], players: int) -> str:
    """One row per game, with one column per seat for what differs by seat."""
    seats = range(players)
    columns = ["number", "deal", "seating"]
    for name in ("bot", "score", "rank", "seconds"):
        columns += [f"{name}{seat}" for seat in seats]
    columns += ["winners", "length", "reason", "incidents"]
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(columns)
    for result in results:
        which = (result.number, result.deal, result.seating)
        by_seat = (*result.bots, *result.scores, *result.ranks, *result.seconds)
        winners = " ".join(map(str, result.winners))
        incidents = "; ".join(_incidents(result.incidents))
        table.writerow([*which, *by_seat, winners, result.length, result.reason, incidents])
    return text.getvalue()


def _incidents(by_seat: Sequence[dict[str, int]]) -> list[str]:
    return [
        f"seat {seat} {kind} {count}"
        for seat, kinds in enumerate(by_seat)
        for kind, count in kinds.items()
    ]
