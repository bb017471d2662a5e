"""The server as processes: one, or several on one PostgreSQL with one listening socket.

Workers share nothing but the socket and the database. The parent only starts them, starts them
again when they die, and passes on the word to stop, or to make room for what is installed now
(base/handover.py).
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
import time
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
from palazzi.server.assembly import Assembly
from palazzi.server.backups.keeper import check_backups
from palazzi.server.base import handover
from palazzi.server.base.clock import CLOCK, Reading
from palazzi.server.base.journal import note, set_up, warn
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
DRAFTS: Final = 600
"""Seconds that a server which is to be replaced waits for drafts; for a moving world it waits as
long as it takes."""
ACCEPTED: Final = 0.2
"""Seconds for requests of those who have just connected to a server that is replaced."""
SWITCH: Final = 0.001
"""Seconds a thread may keep the interpreter: the thread that commits must not wait for long."""


def serve(settings: Settings, ready: Callable[[str], object] | None = None) -> None:
    """Serve until told to stop; ``ready`` gets the address, which else is printed as JSON.

    Who has it already is not told again when the server was replaced.
    """
    renewed = handover.receive()
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
        say_ready = partial(_say_renewed if renewed else ready or _say_ready, _url(settings))
        # A server closes its own when it stops.
        handover.keep("socket", listening.dup().detach())
        if settings.workers == 1:
            renew = _work(settings, listening, say_ready)
        else:
            # For what the workers tell each other about themselves.
            with tempfile.TemporaryDirectory(prefix="palazzi-") as folder:
                renew = _supervise(_measured(settings, folder), listening, say_ready)
        if renew:
            handover.renew()


def _measured(settings: Settings, folder: str) -> Settings:
    shown = settings.metrics_token or settings.admin_token or settings.admin_subjects
    return replace(settings, metrics_folder=folder) if shown else settings


def _url(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def _say_ready(url: str) -> None:
    print(json.dumps({"event": "ready", "url": url, "pid": os.getpid()}), flush=True)


def _say_renewed(url: str) -> None:
    """To whoever reads the log: people have the address already, and their games go on."""
    note("renewed", url=url)


class _Server(uvicorn.Server):
    """Says when it is ready, and stops in good order however often it is told to."""

    ready: Callable[[], object]
    opened: list[Assembly]
    """What is going on in it, once it has started."""
    renewal: float | None = None
    """Since when it is to make room for what is installed now."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            handover.listen(self.handle_renewal)
            self.ready()

    def handle_renewal(self) -> None:
        """Stop as soon as nobody loses anything by it."""
        self.renewal = self.renewal or time.monotonic()

    async def on_tick(self, counter: int) -> bool:
        stop = await super().on_tick(counter)
        if stop or self.renewal is None:
            return stop
        waited = time.monotonic() - self.renewal
        return not any(part.in_hand(drafts=waited < DRAFTS) for part in self.opened)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.renewal is not None and not self.should_exit:
            # Who was accepted a moment ago is still answered; all others wait for the next server.
            for server in self.servers:
                server.close()
            for part in self.opened:
                part.rooms.close()
            await asyncio.sleep(ACCEPTED)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """A second Ctrl+C would only cut off what takes PATIENCE at most."""
        self.should_exit = True


def _work(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> bool:
    """One process that serves; whether it ended to be replaced."""
    set_up(settings.log_level)
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is imported stays: never look at it again
    gc.set_threshold(50_000, 20, 20)
    opened: list[Assembly] = []
    config = BoundedConfig(
        application(settings, opened.append),
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
    server.opened = opened
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what holds before and after the server's own
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    if not server.started:
        sys.exit(3)
    return server.renewal is not None and not server.should_exit


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
) -> bool:
    """Until told to stop; whether it is to be replaced."""
    set_up(settings.log_level)
    spawn = multiprocessing.get_context("spawn")
    ready = spawn.Semaphore(0)
    stop = threading.Event()
    renewal = threading.Event()
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
                handover.listen(renewal.set)
        if renewal.is_set():
            if _leave(workers, stop):
                return True
            break
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
    return False


def _leave(workers: list[SpawnProcess], stop: threading.Event) -> bool:
    """Each worker ends as soon as nobody loses anything by it; False if all are to stop anyway."""
    for worker in workers:
        if worker.pid is not None and worker.is_alive() and sys.platform != "win32":
            os.kill(worker.pid, signal.SIGUSR1)
    while any(worker.is_alive() for worker in workers):
        if stop.wait(0.05):
            return False
    return True
