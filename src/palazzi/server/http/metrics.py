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
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

import palazzi
from palazzi.core.errors import BadOption
from palazzi.server.base.counters import KEPT, Usage, head, labelled, number
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage.credentials import WATCHER

if TYPE_CHECKING:
    from palazzi.server.services.hub import Hub

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SHORTEST_TOKEN: Final = 16
SHARED: Final = 5.0
"""Seconds between two times that a process leaves its numbers for the others."""


def check_token(token: str | None) -> str | None:
    """A token that somebody may use; BadOption if it is too short to be one."""
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise BadOption(f"A token for /metrics has at least {SHORTEST_TOKEN} characters.")
    return token or None


async def respond(hub: Hub, request: Request) -> Response:
    """Everything, for whoever has the token; as if there were nothing where none is set."""
    request.scope["route_path"] = "/metrics"
    token = hub.settings.metrics_token
    if token is None:
        raise Refused("unknown", "There is nothing at this address.")
    sent = request.headers.get("authorization", "")
    if not hmac.compare_digest(sent.encode(), f"Bearer {token}".encode()):
        raise Refused("unauthorized", "This needs the token of --metrics-token.")
    own = render(hub)
    folder = hub.settings.metrics_folder
    if folder is None:
        return Response(own, media_type=TYPE)
    texts = await asyncio.to_thread(_left, Path(folder))
    texts[str(hub.settings.worker)] = own
    return Response(together(texts), media_type=TYPE)


async def share(hub: Hub) -> None:
    """Leave the numbers where the other processes find them, if there are others."""
    folder, worker = hub.settings.metrics_folder, hub.settings.worker
    while folder is not None:
        await asyncio.to_thread(_leave, Path(folder, str(worker)), render(hub))
        await asyncio.sleep(SHARED)


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


def render(hub: Hub) -> str:
    """What this process has, in Prometheus' text format."""
    parts = [metric.lines() for metric in KEPT]
    parts += [pool.waits.lines() for pool in _pools(hub)]
    return "\n".join(line for lines in (*parts, _gauges(hub)) for line in lines) + "\n"


def _pools(hub: Hub) -> tuple[Usage, ...]:
    return hub.bots.usage, hub.worlds.usage, hub.records.usage


def _gauges(hub: Hub) -> Iterator[str]:
    """What there is now."""
    members = [member for room in hub.rooms.values() for member in room.members]
    seated = sum(member.who != WATCHER for member in members)
    live = sum(room.table is not None for room in hub.rooms.values())
    yield from _gauge("palazzi_info", "The version.", 1, version=palazzi.__version__)
    name, about = "palazzi_websockets", "Connections to tables."
    yield from _gauge(name, about, seated, who="player")
    yield _line(name, len(members) - seated, who="watcher")
    yield from _gauge("palazzi_tables_in_memory", "Tables that are kept in memory.", live)
    yield from _gauge("palazzi_broken_tables", "Tables set aside.", len(hub.minder.broken))
    for pool in _pools(hub):
        yield from _gauge(f"palazzi_{pool.name}_queue", "How many wait.", pool.queue)
        yield from _gauge(f"palazzi_{pool.name}_busy", "Processes at work.", pool.busy)
    yield from head("process_cpu_seconds_total", "CPU time of this process.", "counter")
    yield _line("process_cpu_seconds_total", time.process_time())
    with suppress(OSError):  # only Linux tells
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        held = pages * os.sysconf("SC_PAGE_SIZE")
        yield from _gauge("process_resident_memory_bytes", "Memory of this process.", held)


def _gauge(name: str, about: str, value: float, **labels: str) -> Iterator[str]:
    yield from head(name, about, "gauge")
    yield _line(name, value, **labels)


def _line(name: str, value: float, **labels: str) -> str:
    return f"{name}{labelled(labels.items())} {number(value)}"
