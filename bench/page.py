"""How quickly the page answers, in a real browser on this machine.

    ./palazzi bench page [--json] [--actions N] [--visits N]
    ./palazzi bench page --phone [--before FOLDER] [--lighthouse COMMAND] [--json] [--visits N]

*first board*: from the start of navigation, with an empty cache, until something on the board can
be chosen. *answer*: from a click until the frame it leads to is painted. *during a film*: the same
for clicks while the others' moves were still being told; it must stay below 100 ms (median). Beside
it stands a round trip to the same server from the same page (``/healthz``), so that a slow machine
shows.

``--phone`` measures *first board* on a slow phone instead: 390 x 844, a CPU slowed down four
times, 1.6 Mbit/s down and 0.75 up with 150 ms of latency, an empty cache, and a player who has the
table on the shelf; with the bytes that came over the wire until then. ``--before`` is the ``src``
folder of another built version: both are measured in turn, in one run. It also says whether a
browser would install the page, if there is a full Chromium (Debian: apt install chromium, or
``CHROMIUM=PATH``): the headless shell finds nothing wrong even where there is no manifest.
``--lighthouse`` also asks Lighthouse (``npx lighthouse``) about the first page, on its own slow
phone; it is no part of our locks.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import statistics
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from tests.e2e.chromium import ARGS, CHROMIUM, WORDS
from tests.e2e.hands import Hands, await_page, ready, start
from tests.server.trials.process import HERE, ServerProcess

import palazzi

GAMES = palazzi.game_ids()
WATCH = """
window.timing = { usable: 0, answers: [], during: [] };
let pressed = 0, shown = '', film = false;
addEventListener('click', () => {
  pressed = performance.now();
  film = document.querySelector('.caption') !== null;
}, true);
new MutationObserver(() => {
  const main = document.querySelector('main[data-frame]');
  if (!timing.usable && document.querySelector('[data-part].can, section.prompt .go'))
    timing.usable = performance.now();
  if (!main || main.dataset.frame === shown) return;
  shown = main.dataset.frame;
  if (!pressed) return;
  const from = pressed, list = film ? timing.during : timing.answers;
  pressed = 0;
  requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - from)));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
TRIP = """async () => {
  const from = performance.now();
  await (await fetch('/healthz')).text();
  return performance.now() - from;
}"""

Figures = dict[str, Any]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER_CPU = 4
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
USABLE = "() => timing.usable > 0"


def visitor(browser: Browser, url: str) -> Page:
    """A visitor with an empty cache."""
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    return context.new_page()


def measure(browser: Browser, url: str, game: str, visits: int, actions: int) -> Figures:
    """One game's figures, in milliseconds."""
    page = visitor(browser, url)
    page.goto("/")
    start(page, game)
    ready(page)
    kept = page.context.storage_state()
    table = page.url
    Hands(page, 1).play(actions)
    answers, during = page.evaluate("[timing.answers, timing.during]")
    trips = [page.evaluate(TRIP) for _ in range(20)]
    page.context.close()
    opened = []
    for _ in range(visits):
        context = browser.new_context(storage_state=kept, viewport={"width": 1440, "height": 900})
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(table)
        await_page(page, USABLE)
        opened.append(page.evaluate("timing.usable"))
        context.close()
    return {
        "game": game,
        "first_board_ms": round(statistics.median(opened)),
        "answers": len(answers),
        "answer_median_ms": round(statistics.median(answers), 1),
        "answer_p95_ms": round(sorted(answers)[int(len(answers) * 0.95)], 1),
        "film_answers": len(during),
        "film_median_ms": round(statistics.median(during), 1) if during else None,
        "round_trip_ms": round(statistics.median(trips), 1),
    }


def on_a_phone(browser: Browser, kept: Any, table: str) -> tuple[float, int]:
    """One visit with an empty cache: milliseconds until the board can be used, and bytes."""
    context = browser.new_context(storage_state=kept, service_workers="block", **PHONE)
    context.add_init_script(WATCH)
    page = context.new_page()
    session = context.new_cdp_session(page)
    received: list[int] = []
    session.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    page.goto(table, wait_until="commit")
    await_page(page, USABLE)
    took, size = page.evaluate("timing.usable"), round(sum(received))
    context.close()
    return took, size


def phones(browser: Browser, servers: dict[str, ServerProcess], visits: int) -> list[Figures]:
    """The first board on a slow phone, by game and version; they take turns."""
    rows = []
    for game in GAMES:
        seats: dict[str, tuple[Any, str]] = {}
        for name, server in servers.items():
            page = visitor(browser, server.url)
            page.goto("/")
            start(page, game)
            ready(page)
            seats[name] = (page.context.storage_state(), page.url)
            page.context.close()
        seen: dict[str, list[tuple[float, int]]] = {name: [] for name in servers}
        for _ in range(visits):
            for name, (kept, table) in seats.items():
                seen[name].append(on_a_phone(browser, kept, table))
        for name, visited in seen.items():
            rows.append(
                {
                    "game": game,
                    "version": name,
                    "first_board_ms": round(statistics.median(took for took, _ in visited)),
                    "kilobytes": round(statistics.median(size for _, size in visited) / 1000),
                }
            )
    return rows


def installable(play: Playwright, url: str) -> str:
    """What a full Chromium has against installing the page."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if found is None:
        return "not checked: there is no full chromium"

    def errors(address: str, folder: str) -> list[str]:
        context = play.chromium.launch_persistent_context(
            folder, executable_path=found, args=[*ARGS, "--headless=new"], headless=False
        )
        page = context.pages[0]
        page.goto(address)
        session = context.new_cdp_session(page)
        told = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        context.close()
        return [str(one["errorId"]) for one in told]

    with tempfile.TemporaryDirectory() as folder:
        if not errors(f"{url}/healthz", f"{folder}/none"):
            return "not checked: this browser has nothing against a page without a manifest either"
        wrong = errors(url, f"{folder}/page")
    return f"no: {', '.join(wrong)}" if wrong else "yes"


def lighthouse(command: str, url: str) -> Figures:
    """What Lighthouse says of the first page: points of a hundred, and its times."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which(CHROMIUM)
    words = ("--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}")
    done = subprocess.run(
        [*shlex.split(command), url, *words, "--chrome-flags=--headless --no-sandbox"],
        env={**os.environ, "CHROME_PATH": found or ""},
        capture_output=True,
        check=True,
    )
    report = json.loads(done.stdout)
    points = {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}
    return points | {name: report["audits"][name]["displayValue"] for name in TIMES}


def measure_phones(play: Playwright, browser: Browser, args: argparse.Namespace) -> None:
    """``--phone``."""
    sources = {"now": HERE} | ({"before": args.before} if args.before else {})
    with ExitStack() as running:
        folder = running.enter_context(tempfile.TemporaryDirectory())
        servers = {
            name: running.enter_context(
                ServerProcess(
                    f"sqlite:///{folder}/{name}.db", Path(folder, name), *WORDS, source=source
                )
            )
            for name, source in sources.items()
        }
        installs = installable(play, servers["now"].url)
        points = lighthouse(args.lighthouse, servers["now"].url) if args.lighthouse else {}
        rows = phones(browser, servers, args.visits)
    if args.json:
        print(json.dumps({"installable": installs, "lighthouse": points, "phone": rows}))
        return
    print(f"Installable: {installs}.\n")
    if points:
        print(f"Lighthouse: {', '.join(f'{name} {said}' for name, said in points.items())}.\n")
    print("| game | version | first board | over the wire |")
    print("| --- | --- | --- | --- |")
    for row in rows:
        board, size = row["first_board_ms"], row["kilobytes"]
        print(f"| {row['game']} | {row['version']} | {board} ms | {size} kB |")


def main() -> None:
    """Measure every board and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--actions", type=int, default=40)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--before", type=Path)
    parser.add_argument("--lighthouse", default="")
    args = parser.parse_args()
    found = shutil.which(CHROMIUM)
    if found is None:
        raise SystemExit(f"{CHROMIUM} is missing (Debian: apt install {CHROMIUM}).")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        if args.phone:
            browser = play.chromium.launch(executable_path=found, args=list(ARGS))
            measure_phones(play, browser, args)
            browser.close()
            return
        database = f"sqlite:///{folder}/palazzi.db"
        with ServerProcess(database, Path(folder, "log"), *WORDS) as server:
            browser = play.chromium.launch(executable_path=found, args=list(ARGS))
            rows = [measure(browser, server.url, g, args.visits, args.actions) for g in GAMES]
            browser.close()
    if args.json:
        print(json.dumps(rows))
        return
    print("| game | first board | answer, median | 95 % | during a film, median | round trip |")
    print("| --- | --- | --- | --- | --- | --- |")
    for row in rows:
        print(
            f"| {row['game']} | {row['first_board_ms']} ms | {row['answer_median_ms']} ms "
            f"({row['answers']} clicks) | {row['answer_p95_ms']} ms | {row['film_median_ms']} ms "
            f"({row['film_answers']} clicks) | {row['round_trip_ms']} ms |"
        )


if __name__ == "__main__":
    main()
