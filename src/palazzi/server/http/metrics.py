"""``/metrics`` for those who run the server: what counters.py counts, and what there is now.

Only with a token, and only if one is set. Which of several processes is asked is a matter of luck,
so each leaves its numbers in a folder of theirs every few seconds, and whoever is asked shows all,
by a label ``worker``.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

import palazzi
from palazzi.core.errors import BadOption
from palazzi.server.base.counters import KEPT, Usage, head, labelled, number
from palazzi.server.base.settings import Settings
from palazzi.server.http.refusal import refusal
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage.credentials import WATCHER

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SHORTEST_TOKEN: Final = 16
SHARED: Final = 5.0
"""Seconds between two times that a process leaves its numbers for the others."""


def check_token(token: str | None) -> str | None:
    """A token that somebody may use; BadOption if it is too short to be one."""
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise BadOption(f"A token for /metrics has at least {SHORTEST_TOKEN} characters.")
    return token or None


async def respond(request: Request) -> Response:
    """The endpoint."""
    request.scope["route_path"] = "/metrics"
    metrics: Metrics = request.state.metrics
    try:
        return Response(await metrics.shown_to(request), media_type=TYPE)
    except Refused as error:
        return refusal(error)


class Metrics:
    """The numbers of this process, and those that others have left."""

    def __init__(
        self, settings: Settings, rooms: Rooms, quarantine: Quarantine, pools: tuple[Usage, ...]
    ) -> None:
        self._token = settings.metrics_token
        self._folder = settings.metrics_folder
        self._worker = str(settings.worker)
        self._rooms = rooms
        self._quarantine = quarantine
        self._pools = pools

    async def shown_to(self, request: Request) -> str:
        """Everything, for whoever has the token; as if there were nothing where none is set."""
        if self._token is None:
            raise Refused("unknown", "There is nothing at this address.")
        sent = request.headers.get("authorization", "")
        if not hmac.compare_digest(sent.encode(), f"Bearer {self._token}".encode()):
            raise Refused("unauthorized", "This needs the token of --metrics-token.")
        if self._folder is None:
            return self._own()
        texts = await asyncio.to_thread(_left, Path(self._folder))
        return together({**texts, self._worker: self._own()})

    async def share(self) -> None:
        """Leave the numbers where the other processes find them, if there are others."""
        while self._folder is not None:
            await asyncio.to_thread(_leave, Path(self._folder, self._worker), self._own())
            await asyncio.sleep(SHARED)

    def _own(self) -> str:
        """What this process has, in Prometheus' text format."""
        parts = [metric.lines() for metric in KEPT]
        parts += [pool.waits.lines() for pool in self._pools]
        return "\n".join(line for lines in (*parts, self._gauges()) for line in lines) + "\n"

    def _gauges(self) -> Iterator[str]:
        """What there is now."""
        members = [member for room in self._rooms for member in room.members]
        seated = sum(member.who != WATCHER for member in members)
        live = sum(room.table is not None for room in self._rooms)
        yield from _gauge("palazzi_info", "The version.", 1, version=palazzi.__version__)
        name, about = "palazzi_websockets", "Connections to tables."
        yield from _gauge(name, about, seated, who="player")
        yield _line(name, len(members) - seated, who="watcher")
        yield from _gauge("palazzi_tables_in_memory", "Tables that are kept in memory.", live)
        yield from _gauge("palazzi_broken_tables", "Tables set aside.", len(self._quarantine))
        for pool in self._pools:
            yield from _gauge(f"palazzi_{pool.name}_queue", "How many wait.", pool.queue)
            yield from _gauge(f"palazzi_{pool.name}_busy", "Processes at work.", pool.busy)
        yield from head("process_cpu_seconds_total", "CPU time of this process.", "counter")
        yield _line("process_cpu_seconds_total", time.process_time())
        with suppress(OSError):  # only Linux tells
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            held = pages * os.sysconf("SC_PAGE_SIZE")
            yield from _gauge("process_resident_memory_bytes", "Memory of this process.", held)


def _leave(path: Path, text: str) -> None:
    with suppress(OSError):  # it can wait, or the server is stopping
        path.with_suffix(".new").write_text(text)
        path.with_suffix(".new").replace(path)


def _left(folder: Path) -> dict[str, str]:
    with suppress(OSError):
        return {path.name: path.read_text() for path in folder.iterdir() if not path.suffix}
    return {}


def together(texts: dict[str, str]) -> str:
    """The numbers of several processes, each sample with a label that says whose it is."""
    families: dict[str, list[str]] = {}
    for worker, text in sorted(texts.items()):
        lines: list[str] = []
        for line in text.splitlines():
            if line.startswith("#"):
                lines = families.setdefault(line.split()[2], [])
                if line not in lines:
                    lines.append(line)
                continue
            name, _, value = line.rpartition(" ")
            name, _, labels = name.partition("{")
            lines.append(f'{name}{{worker="{worker}",{labels or "}"} {value}'.replace(",}", "}"))
    return "\n".join(line for lines in families.values() for line in lines) + "\n"


def _gauge(name: str, about: str, value: float, **labels: str) -> Iterator[str]:
    yield from head(name, about, "gauge")
    yield _line(name, value, **labels)


def _line(name: str, value: float, **labels: str) -> str:
    return f"{name}{labelled(labels.items())} {number(value)}"
