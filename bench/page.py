"""How quickly the page answers, in a real browser on this machine.

    ./palazzi bench page [--json] [--actions N] [--visits N]

*first board*: from the start of navigation, with an empty cache, until something on the board can
be chosen. *answer*: from a click until the frame it leads to is painted. *during a film*: the same
for clicks while the others' moves were still being told; it must stay below 100 ms (median). Beside
it stands a round trip to the same server from the same page (``/healthz``), so that a slow machine
shows.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.chromium import ARGS, CHROMIUM, WORDS
from tests.e2e.hands import Hands, await_page, ready, start
from tests.server.trials.process import ServerProcess

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
        await_page(page, "() => timing.usable > 0")
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


def main() -> None:
    """Measure every board and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--actions", type=int, default=40)
    parser.add_argument("--visits", type=int, default=5)
    args = parser.parse_args()
    found = shutil.which(CHROMIUM)
    if found is None:
        raise SystemExit(f"{CHROMIUM} is missing (Debian: apt install {CHROMIUM}).")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
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
