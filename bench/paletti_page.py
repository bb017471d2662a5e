"""Palazzo Paletti live: what two browsers are sent, a hand on a bad network, six towers at once.

    ./palazzi bench paletti_page [NAME …]     all of them, or those named

*browsers*: two Chromiums at one table build in turn, by careful moves, at real pace. *hand*: the
same gesture of a free hand, sent as the page sends it, without and with a bad network in between;
what is seen is computed by the page's own code (``_film``). *towers*: palaces of five plateaus move
at six tables, as strong bots would move them, while people play Palazzo and Carrara on the same
server; *pulled*: the same, but loaded columns are torn out anyhow. *touch*: how long after the
pointer the piece in a free hand is seen to move, in Chromium without a graphics card, and how long
until the world has said so: that is what a page would have to wait for that predicts nothing.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import math
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, sync_playwright
from tests.e2e.chromium import ARGS, CHROMIUM
from tests.e2e.palace import GAME, opening, ready_to_claim, tower
from tests.e2e.visitors import Visitor, go_on_from, palace, pull_and_stand, take_seat
from tests.server.trials.lobby import call, open_table
from tests.server.trials.player import Ledger, Message, Player, socket_url
from tests.server.trials.process import ServerProcess
from tests.server.trials.watcher import Watcher
from websockets.asyncio.client import connect

import palazzi
from bench._film import Shown, shown
from bench._lossy import Lossy
from bench.server_load import cpu_seconds
from palazzi.bots.bot import make_bot
from palazzi.core.rng import Rng
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.world.gesture import Sample, What, encode, grip, move_to
from palazzi.games.paletti.world.poses import read_frames, seen, seen_pose
from palazzi.testing import texts

WORDS = ("--bot-pace", "0", "--no-limits", "--absence", "0", "--log-level", "warning")
KEEP = """
window.pictures = []
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words)
    this.addEventListener('message', ({ data }) => {
      if (data instanceof ArrayBuffer)
        pictures.push([performance.now(), data.byteLength, new DataView(data).getUint32(0, true)])
    })
  }
}
"""
TICK = 0.016
SILENCE = 4
"""Ticks between frames after which nothing was seen to move."""
STEP = 0.002
"""Metres per sample: 125 mm/s, a steady hand."""
BATCH = 3
"""Samples per message, as the page sends them."""
DELAY, LOSS = 0.12, 0.02
TOWERS = 6
BOARDS = 12
"""Tables of board games, two people each."""
PAUSE = 0.5
"""Seconds that they think."""
SECONDS = 40.0


@contextmanager
def server() -> Iterator[ServerProcess]:
    """A server whose worlds run in real time."""
    with tempfile.TemporaryDirectory(prefix="palazzi-bench-") as folder:
        database = f"sqlite:///{folder}/palazzi.db"
        with ServerProcess(database, Path(folder, "log"), *WORDS) as running:
            yield running


def while_moving(came: Sequence[tuple[float, int]]) -> float:
    """Seconds in which something was seen to move: long silences of the world are left out.

    A frame is sent for every second tick in which a difference can be seen. At the end everybody
    waits a second until all has been at rest; then one more shows the whole palace.
    """
    return sum(
        then - now for (now, tick), (then, to) in itertools.pairwise(came) if to - tick <= SILENCE
    )


# ---- two browsers


def browsers() -> None:
    """Four moves, two of each; rates while something moves."""
    moves = ((1, "green-thin1"), (0, "blue-thin1"), (1, "red-thin1"), (0, "yellow-thin1"))
    with server() as running, sync_playwright() as play:
        chromium = play.chromium.launch(
            executable_path=shutil.which(CHROMIUM) or CHROMIUM, args=list(ARGS)
        )

        def person(path: str) -> Page:
            context = chromium.new_context(
                base_url=running.url, locale="en", viewport={"width": 1000, "height": 640}
            )
            context.add_init_script(KEEP)
            page = context.new_page()
            page.goto(path)
            return page

        table = go_on_from(running.url, ready_to_claim())
        before = palace(running.url, table)
        people = [Visitor(person, table, seat) for seat in (0, 1)]
        rates: list[list[tuple[float, float]]] = [[], []]
        for mover, column in moves:
            for one in people:
                one.page.evaluate("pictures.length = 0")
            pull_and_stand(people[mover].page, column)
            people[1 - mover].page.locator("main[data-mine=true]").wait_for()
            people[1 - mover].page.wait_for_timeout(300)
            for one, rate in zip(people, rates, strict=True):
                came = one.page.evaluate("pictures")
                seconds = while_moving([(at / 1000, tick) for at, _, tick in came])
                sizes = sum(size for _, size, _ in came)
                rate.append((len(came) / seconds, sizes / seconds / 1000))
        for seat, rate in enumerate(rates):
            frames, kilobytes = ([one[i] for one in rate] for i in range(2))
            print(
                f"browsers: seat {seat}, {len(moves)} moves: {statistics.fmean(frames):.1f} "
                f"frames/s ({min(frames):.1f} to {max(frames):.1f}), "
                f"{statistics.fmean(kilobytes):.2f} kB/s (at most {max(kilobytes):.2f})"
            )
        after = palace(running.url, table)
        same = all(one.shown(before) == after for one in people)
        print(f"browsers: the palace is the server's in both: {'yes' if same else 'NO'}")
        chromium.close()


# ---- a hand on a bad network


def gesture(pose: tuple[float, float, float], goal: tuple[float, float, float]) -> list[Sample]:
    """Grip, lift, carry, lower, let go, with a steady hand."""
    body = COLUMN_NAMES.index("green-thin1")
    samples = [grip(0, body)]
    (x, y, z), high = pose, 0.13
    for to in ((x, y, high), (goal[0], goal[1], high), goal):
        far = math.dist((x, y, z), to)
        steps = math.ceil(far / STEP)
        for i in range(1, steps + 1):
            part = i / steps
            spot = (x + (to[0] - x) * part, y + (to[1] - y) * part, z + (to[2] - z) * part)
            samples.append(move_to(len(samples), *spot, 0.0))
        x, y, z = to
    samples += [move_to(len(samples) + i, x, y, z, 0.0) for i in range(20)]
    return [*samples, Sample(len(samples), What.RELEASE)]


async def moved(url: str, where: str) -> tuple[Shown, str, bool]:
    """Make the gesture over that address: what is seen, the outcome, whether it is the server's."""
    table = go_on_from(url, ready_to_claim(**{"free-hand": True}))
    body = COLUMN_NAMES.index("green-thin1")
    async with connect(
        socket_url(where, table.id), max_queue=None, compression=None, origin=None
    ) as socket:
        watcher = Watcher(socket)
        await watcher.hello(table.tokens[1])
        for word in ("grip green-thin1", "hand"):
            await watcher.choose(word)
        start = watcher.frame["view"]["palace"]
        pose = seen(base64.b64decode(start))[body]
        assert pose is not None
        samples = gesture(pose[:3], (0.0, 0.044, 0.051 + 0.0225 + 0.0003))
        before = watcher.frame["seq"]
        hand = asyncio.ensure_future(send(watcher, samples))
        while watcher.frame["seq"] == before:
            await watcher.receive()
        await hand
        said = watcher.frame["log"][-1]["message"]["key"]
        truth = base64.b64decode(call(url, "GET", f"/api/tables/{table.id}")["view"]["palace"])
        mine = base64.b64decode(watcher.frame["view"]["palace"])
        came = [
            (1000 * t, base64.b64encode(data).decode())
            for t, data in zip(watcher.times, watcher.pictures, strict=True)
        ]
    return shown(start, body, came), said, mine == truth and not watcher.errors


async def send(watcher: Watcher, samples: list[Sample]) -> None:
    """As the page does: the grip at once, then a few samples at a time."""
    began = time.monotonic()
    await watcher.socket.send(encode(samples[:1]))
    for at in range(1, len(samples), BATCH):
        await asyncio.sleep(max(0.0, began + (at + BATCH - 1) * TICK - time.monotonic()))
        await watcher.socket.send(encode(samples[at : at + BATCH]))


def hand() -> None:
    """The same gesture again and again, on a good connection and on a bad one."""

    async def on(delay: float, loss: float, seed: int) -> tuple[Shown, str, bool, Lossy]:
        between = Lossy(urlsplit(running.url).port or 0, delay, loss, seed)
        async with between.open() as port:
            return (*await moved(running.url, f"http://127.0.0.1:{port}"), between)

    with server() as running:
        asyncio.run(on(0.0, 0.0, 0))  # the first world has to import everything
        reference, *_ = asyncio.run(on(0.0, 0.0, 0))
        for delay, loss in ((0.0, 0.0), (DELAY, LOSS)):
            for seed in range(5 if loss else 2):
                path, said, true, between = asyncio.run(on(delay, loss, seed))
                apart, late = deviation(reference, path)
                jump, rough, still = steadiness(path)
                print(
                    f"hand: {1000 * delay:.0f} ms each way, {loss:.0%} lost "
                    f"({between.dropped} dropped, {between.repeated} repeated): "
                    f"{apart:.2f} mm RMS from the path on a good line, {late:.0f} ms longer; "
                    f"largest step between pictures {jump:.1f} mm, roughness {rough:.2f} mm, "
                    f"{still} pictures stood still; {said}, the server's: {'yes' if true else 'NO'}"
                )


def deviation(one: Shown, other: Shown) -> tuple[float, float]:
    """How far (mm, RMS) a path is from the curve of another, and how much longer (ms) it took."""
    curve = [point[1:] for point in one]
    apart = [min(math.dist(point[1:], at) for at in curve) for point in other]
    return math.sqrt(statistics.fmean(d * d for d in apart)), lasts(other) - lasts(one)


def lasts(path: Shown) -> float:
    """Milliseconds from the first to the last frame in which something moves."""
    steps = [i for i in range(1, len(path)) if math.dist(path[i][1:], path[i - 1][1:]) > 0.05]
    return path[steps[-1]][0] - path[steps[0]][0]


def steadiness(path: Shown) -> tuple[float, float, int]:
    """The largest step between frames, the RMS change of step, and frames without motion."""
    steps = [math.dist(path[i][1:], path[i - 1][1:]) for i in range(1, len(path))]
    moving = [i for i, step in enumerate(steps) if step > 0.05]
    steps = steps[moving[0] : moving[-1] + 1]
    change = [steps[i] - steps[i - 1] for i in range(1, len(steps))]
    rough = math.sqrt(statistics.fmean(c * c for c in change))
    return max(steps), rough, sum(step < 0.02 for step in steps)


# ---- from the pointer to the piece

TOUCHES = 8
WATCH = """
window.moved = 0
window.seen = []
addEventListener('pointermove', () => (moved = performance.now()), true)
addEventListener('DOMContentLoaded', () => {
  const note = () => {
    const found = document.querySelector('.gauge')?.style.translate
    if (found && found !== seen.at(-1)?.[1]) seen.push([performance.now(), found])
  }
  new MutationObserver(note).observe(
    document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
})
"""
"""What hovers over the piece goes where the piece is drawn, picture by picture."""
FAR = 1.0
"""Pixels: whatever moves less may be a tremor."""
FELT = 0.0003
"""Metres by which a piece has moved in the world, and not only settled."""
HEARD = """
window.heard = []
const Silent = WebSocket
window.WebSocket = class extends Silent {
  constructor(...words) {
    super(...words)
    this.addEventListener('message', ({ data }) => {
      if (data instanceof ArrayBuffer)
        heard.push([performance.now(), btoa(String.fromCharCode(...new Uint8Array(data)))])
    })
  }
}
"""
"""Every frame of the world, with the time at which the page got it."""
BEHIND = 96
"""Milliseconds that a film is behind the newest frame (``web/src/boards/paletti/film.ts``)."""
SETTLED = 400
"""Milliseconds in which nothing is seen to move."""


def touch() -> None:
    """A hand that holds a free-standing column moves on, again and again."""
    with server() as running, sync_playwright() as play:
        chromium = play.chromium.launch(
            executable_path=shutil.which(CHROMIUM) or CHROMIUM, args=list(ARGS)
        )
        table = go_on_from(running.url, opening(**{"free-hand": True}).raises_free((0, 0)).record)
        context = chromium.new_context(
            base_url=running.url, locale="en", viewport={"width": 1000, "height": 640}
        )
        context.add_init_script(WATCH)
        context.add_init_script(HEARD)
        page = context.new_page()
        page.goto("/healthz")
        take_seat(page, table, 0, "paletti")
        page.locator("[data-part='column:blue-thin1'].can").click()
        page.locator("section.prompt .choice", has_text="By hand").click()
        page.locator(".hand .take, .hand .pri").first.click()
        rest(page)
        box = page.locator(".gauge").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + (104 if box["height"] else 0)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 12, y, steps=3)
        rest(page)
        stood: tuple[float, ...] = ()
        took, told = [], []
        for n in range(TOUCHES):
            stood = place_of(page, "blue-thin1") or stood
            start = page.evaluate("(seen.splice(0, seen.length - 1), seen[0][1])")
            page.mouse.move(x - 12 - (16 if n % 2 == 0 else 0), y)
            came: list[float] = []
            while not came:
                page.wait_for_timeout(50)
                then, path = page.evaluate("[moved, seen]")
                came = [at - then for at, to in path if apart(start, to) > FAR]
            took.append(came[0])
            rest(page)
            then = page.evaluate("moved")
            told.append(first_move(page, "blue-thin1", stood, then))
        chromium.close()
    for what, times in (
        ("the piece is seen to move", took),
        ("the world has said so", told),
        ("without prediction it would be seen", [one + BEHIND for one in told]),
    ):
        print(
            f"touch: {what} {statistics.median(times):.0f} ms after the pointer "
            f"(median of {TOUCHES}; {min(times):.0f} to {max(times):.0f})"
        )


def heard(page: Page, column: str) -> list[tuple[float, tuple[float, ...]]]:
    """Where the world has said that a column is, and when."""
    body = COLUMN_NAMES.index(column)
    poses: list[tuple[float, tuple[float, ...]]] = []
    for at, data in page.evaluate("heard"):
        for _, changed in read_frames(base64.b64decode(data)):
            pose = seen_pose(changed[body]) if body in changed else None
            if pose is not None:
                poses.append((at, pose[:3]))
    return poses


def place_of(page: Page, column: str) -> tuple[float, ...] | None:
    """Where the world had it last; what came before is forgotten."""
    poses = heard(page, column)
    page.evaluate("heard.length = 0")
    return poses[-1][1] if poses else None


def first_move(page: Page, column: str, stood: tuple[float, ...], since: float) -> float:
    """Milliseconds until the world said that it moves."""
    return next(at - since for at, place in heard(page, column) if math.dist(place, stood) > FELT)


def rest(page: Page) -> None:
    """Wait until nothing has been seen to move for a while."""
    page.wait_for_timeout(SETTLED)
    while page.evaluate("performance.now() - (seen.at(-1)?.[0] ?? performance.now())") < SETTLED:
        page.wait_for_timeout(50)


def apart(one: str, other: str) -> float:
    """Pixels between two values of the CSS property ``translate``."""
    places = [[float(part.removesuffix("px")) for part in at.split()] for at in (one, other)]
    return math.dist(*places)


# ---- six towers


class Timed(Player):
    """A player of a board game who records how long every answer took."""

    took: list[float]
    _sent = 0.0

    def take(self, message: Message) -> None:
        """Note it, and read on."""
        if message["type"] == "done":
            self.took.append(time.monotonic() - self._sent)
        super().take(message)

    async def _send(self, socket: Any, request: Message) -> None:
        self._sent = time.monotonic()
        await super()._send(socket, request)


async def play_boards(url: str, game: str, seed: int, took: list[float]) -> None:
    """Two people at a table, then at the next."""
    rng = random.Random(seed)
    while True:
        table = await asyncio.to_thread(open_table, url, 2, 0, game)
        players = []
        for seat in (0, 1):
            player = Timed(table.id, seat, table.tokens[seat], Ledger(), rng)
            player.took, player.pause, player.talks = took, PAUSE, 0.0
            players.append(player)
        await asyncio.gather(*(player.session(url) for player in players))


Moves = list[tuple[int, float, float]]
"""For each move: frames, seconds of visible motion, the speed of the world's clock."""


def advised() -> list[list[str]]:
    """What strong bots would do at the tower: each a whole draft."""
    drafts = []
    for seed in range(4):
        state = palazzi.replay(tower())
        bot = make_bot("strong", GAME, Rng(seed))
        draft: list[str] = []
        while not state.physical():
            action = int(bot.choose(GAME.knowledge(state, state.actor)))
            draft.append(GAME.text(action))
            state.apply(action)
        drafts.append(draft)
    return drafts


def anyhow(rng: random.Random) -> list[str]:
    """Pull a loaded column in any direction, as no player would who wants to win."""
    state = palazzi.replay(tower())
    draft: list[str] = []
    while not state.physical():
        draft.append(rng.choice([text for text in texts(GAME, state) if text[:5] != "break"]))
        GAME.apply_text(state, draft[-1])
    return draft


async def build(url: str, draft: Callable[[], list[str]], moves: Moves) -> None:
    """Somebody moves a column of a tower, then of the next."""
    record = tower()
    while True:
        table = await asyncio.to_thread(go_on_from, url, record)
        async with connect(socket_url(url, table.id), max_queue=None) as socket:
            watcher = Watcher(socket)
            await watcher.hello(table.tokens[1])
            for step in draft():
                await watcher.choose(step)
            watcher.pictures.clear()
            watcher.times.clear()
            while watcher.frame["view"]["moving"]:
                await watcher.receive()
        ticks = [tick for data in watcher.pictures for tick, _ in read_frames(data)]
        came = list(zip(watcher.times, ticks, strict=True))
        pace = (ticks[-1] - ticks[0]) * TICK / (watcher.times[-1] - watcher.times[0])
        moves.append((len(ticks), while_moving(came), pace))


def towers() -> None:
    """Six towers, moved as strong bots would."""
    drafts = advised()
    measure("towers", lambda rng: rng.choice(drafts))


def pulled() -> None:
    """Six towers pulled at random: more than these cores can compute."""
    measure("pulled", anyhow)


def measure(name: str, draft: Callable[[random.Random], list[str]]) -> None:
    """Frames of each tower and answers at the board games, for a while."""
    rng = random.Random(1)

    async def play(url: str) -> tuple[list[Moves], list[float]]:
        moves: list[Moves] = [[] for _ in range(TOWERS)]
        took: list[float] = []
        games = [game for game in palazzi.game_ids() if not palazzi.game(game).physical]
        tasks = [
            asyncio.ensure_future(build(url, lambda: draft(rng), moves[n])) for n in range(TOWERS)
        ]
        tasks += [
            asyncio.ensure_future(play_boards(url, games[n % len(games)], n, took))
            for n in range(BOARDS)
        ]
        await asyncio.sleep(8.0)  # worlds start, and import the physics
        for one in moves:
            one.clear()
        took.clear()
        began = cpu_seconds(running.family())
        done, _ = await asyncio.wait(tasks, timeout=SECONDS)
        used = (cpu_seconds(running.family()) - began) / SECONDS
        print(f"{name}: the server and its worlds took {used:.2f} of {os.cpu_count()} cores")
        for task in tasks:
            task.cancel()
        for task in done:
            task.result()
        return moves, took

    with server() as running:
        moves, took = asyncio.run(play(running.url))
    for number, mine in enumerate(moves):
        frames = sum(move[0] for move in mine)
        spent = sum(move[1] for move in mine)
        slowest = min(move[2] for move in mine)
        print(
            f"{name}: tower {number}: {len(mine)} moves, moving {spent / SECONDS:.0%} of the time, "
            f"{frames / spent:.1f} frames/s, the slowest move at {slowest:.2f} of real pace"
        )
    took.sort()
    print(
        f"{name}: {len(took) / SECONDS:.0f} answers/s at {BOARDS} board games: "
        f"p50 {1000 * took[len(took) // 2]:.0f} ms, p99 {1000 * took[int(len(took) * 0.99)]:.0f} ms"
    )


MEASUREMENTS: dict[str, Callable[[], None]] = {
    "browsers": browsers,
    "hand": hand,
    "touch": touch,
    "towers": towers,
    "pulled": pulled,
}

if __name__ == "__main__":
    for name in sys.argv[1:] or MEASUREMENTS:
        MEASUREMENTS[name]()
