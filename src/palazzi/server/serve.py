"""The server as processes: one, or several on one PostgreSQL with one listening socket.

Workers share nothing but the socket and the database. The parent only starts them, starts them
again when they die, and passes on the word to stop.
"""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Semaphore
from types import FrameType
from typing import Final

import uvicorn

from palazzi.core.errors import BadOption
from palazzi.server.admin.operators import check_operators
from palazzi.server.alerts.mail import MailServer
from palazzi.server.app import application
from palazzi.server.backups.keeper import check_backups
from palazzi.server.base.clock import CLOCK, Reading
from palazzi.server.base.journal import set_up, warn
from palazzi.server.base.reach import checked_docs, checked_url
from palazzi.server.base.settings import Settings
from palazzi.server.limits.admission import Admission, room_for_connections
from palazzi.server.services.provider import read_provider
from palazzi.server.storage import startup
from palazzi.server.storage.database import Database
from palazzi.server.storage.startup import ready_database
from palazzi.server.transport.connection import BoundedConfig

PATIENCE: Final = 5
"""Seconds for requests under way when the server stops."""
SWITCH: Final = 0.001
"""Seconds a thread may keep the interpreter: the thread that commits must not wait for long."""


def serve(settings: Settings, ready: Callable[[str], object] | None = None) -> None:
    """Serve until told to stop; ``ready`` gets the address, which else is printed as JSON."""
    database = Database(settings.database)
    if settings.workers > 1 and not database.shared:
        raise BadOption("SQLite is for one worker; for several use --database postgresql://…")
    settings = replace(settings, url=checked_url(settings.url), docs=checked_docs(settings.docs))
    # What cannot be is said before the start.
    MailServer.read(settings.smtp, settings.mail_from)
    read_provider(settings)
    check_backups(settings)
    check_operators(settings)
    with ready_database(database), startup.listening(settings) as listening:
        settings = replace(settings, port=listening.getsockname()[1])
        say_ready = partial(ready or _ready, _url(settings))
        if settings.workers == 1:
            _work(settings, listening, say_ready)
        else:
            # For what the workers tell each other about themselves.
            with tempfile.TemporaryDirectory(prefix="palazzi-") as folder:
                _supervise(_measured(settings, folder), listening, say_ready)


def _measured(settings: Settings, folder: str) -> Settings:
    shown = settings.metrics_token or settings.admin_token or settings.admin_subjects
    return replace(settings, metrics_folder=folder) if shown else settings


def _url(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def _ready(url: str) -> None:
    print(json.dumps({"event": "ready", "url": url, "pid": os.getpid()}), flush=True)


class _Server(uvicorn.Server):
    """Says when it is ready, and stops in good order however often it is told to."""

    ready: Callable[[], object]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """A second Ctrl+C would only cut off what takes PATIENCE at most."""
        self.should_exit = True


def _work(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> None:
    """One process that serves."""
    set_up(settings.log_level)
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is imported stays: never look at it again
    gc.set_threshold(50_000, 20, 20)
    config = BoundedConfig(
        application(settings),
        Admission(settings.proxies, settings.limits, room_for_connections()),
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=30,
    )
    server = _Server(config)
    server.ready = ready
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what holds before and after the server's own
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    if not server.started:
        sys.exit(3)


# ---- several


def _work_for(
    settings: Settings, listening: socket.socket, ready: Semaphore, clock: Reading
) -> None:
    """A worker, which ends when its parent does, however that ended."""
    CLOCK.follow(clock)

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            wait([parent.sentinel])
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()
    _work(settings, listening, ready.release)


def _supervise(
    settings: Settings, listening: socket.socket, say_ready: Callable[[], object]
) -> None:
    set_up(settings.log_level)
    spawn = multiprocessing.get_context("spawn")
    ready = spawn.Semaphore(0)
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())

    def start(number: int) -> SpawnProcess:
        words = (replace(settings, worker=number), listening, ready, CLOCK.read())
        process = spawn.Process(target=_work_for, args=words)
        process.start()
        return process

    workers = [start(number) for number in range(settings.workers)]
    waiting = settings.workers
    while not stop.wait(0.05):
        CLOCK.read()  # which keeps it close to the wall clock
        while waiting and ready.acquire(block=False):
            waiting -= 1
            if not waiting:
                say_ready()
        for index, worker in enumerate(workers):
            if not worker.is_alive():
                warn("worker died", code=worker.exitcode)
                stop.wait(0.5)  # if it dies at once, again and again, do not spin
                workers[index] = start(index)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(PATIENCE + 5)
        if worker.is_alive():
            worker.kill()
