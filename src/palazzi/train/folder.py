"""What is done already, on disk: whatever ends a training, the same command goes on from there.

``plan.json`` says what is trained; ``games/`` has the positions, a file for each shard of a round;
``round-N.net`` is the net of a round, and ``curve.jsonl`` one line per round about how good it is.
A file appears whole or not at all.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import msgspec

from palazzi.bots.net_file import NetData, read_net, write_net
from palazzi.core.errors import BadResults, Unavailable, WrongState
from palazzi.train.plan import TrainPlan
from palazzi.train.samples import Samples, read_samples


class CurvePoint(msgspec.Struct, frozen=True):
    """What came of a round."""

    round: int
    games: int
    positions: int
    r2: float
    hand_r2: float
    called: float
    hand_called: float
    log_loss: float
    play_seconds: float
    """CPU time of the round's games."""
    fit_seconds: float


class TrainFolder:
    """A training's folder, locked for this process until it is closed."""

    def __init__(self, path: Path, plan: TrainPlan) -> None:
        """Open or create it; BadResults if it is another plan's, WrongState if it is in use."""
        self.path = path
        try:
            (path / "games").mkdir(parents=True, exist_ok=True)
            self._lock = open(path / ".lock", "w")  # noqa: SIM115 - closed by __exit__
        except OSError as error:
            raise BadResults(f"The folder {path} cannot be used: {error.strerror}.") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._check(plan)
        except BlockingIOError:
            self._lock.close()
            raise WrongState(f"Another training is writing to {path}: wait for it.") from None
        except BaseException:
            self._lock.close()
            raise

    def __enter__(self) -> TrainFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.close()

    def _check(self, plan: TrainPlan) -> None:
        file = self.path / "plan.json"
        if not file.exists():
            self._write("plan.json", msgspec.json.encode(plan))
            return
        try:
            stored = msgspec.json.decode(file.read_bytes(), type=TrainPlan)
        except msgspec.DecodeError as error:
            raise BadResults(f"{file} is not the plan of a training: {error}.") from None
        changed = [
            name
            for name in TrainPlan.__struct_fields__
            # More rounds go on where fewer ended.
            if name != "rounds" and getattr(stored, name) != getattr(plan, name)
        ]
        if changed:
            raise BadResults(
                f"{self.path} holds another training, with a different {' and '.join(changed)}: "
                "name another folder with --out, or delete this one."
            )

    def shards(self, round_: int) -> set[int]:
        """The shards of a round that were played."""
        return {int(file.stem.split("-")[1]) for file in self._files(round_)}

    def add(self, round_: int, number: int, data: bytes) -> None:
        """Store a shard."""
        self._write(f"games/{round_}-{number:05}.npz", data)

    def samples(self, round_: int) -> list[Samples]:
        """All positions of a round."""
        return [read_samples(file) for file in self._files(round_)]

    def _files(self, round_: int) -> list[Path]:
        return sorted((self.path / "games").glob(f"{round_}-*.npz"))

    def net(self, round_: int) -> NetData | None:
        """The net of a round, if there is one."""
        file = self.path / f"round-{round_}.net"
        return read_net(file) if file.exists() else None

    def add_net(self, name: str, net: NetData) -> Path:
        """Store a net."""
        return self._write(f"{name}.net", write_net(net))

    def add_point(self, point: CurvePoint) -> None:
        """Store what came of a round, in place of what came of it before."""
        points = [p for p in self.curve() if p.round != point.round]
        lines = b"".join(msgspec.json.encode(p) + b"\n" for p in [*points, point])
        self._write("curve.jsonl", lines)

    def curve(self) -> list[CurvePoint]:
        """What came of the rounds so far."""
        file = self.path / "curve.jsonl"
        if not file.exists():
            return []
        lines = file.read_bytes().splitlines()
        return [msgspec.json.decode(line, type=CurvePoint) for line in lines]

    def _write(self, name: str, data: bytes) -> Path:
        part, file = self.path / ".part", self.path / name
        try:
            part.write_bytes(data)
            os.replace(part, file)
        except OSError as error:
            raise Unavailable(
                f"The folder {self.path} cannot be written: {error.strerror}; what is in it is "
                "kept, and the same command resumes."
            ) from None
        return file
