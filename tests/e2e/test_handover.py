"""The engine was compiled behind a running game: the server changes over, and nobody notices."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.chromium import WORDS
from tests.e2e.hands import PATIENCE, Hands, ready
from tests.e2e.visitors import take_seat
from tests.lucky import lucky
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

TROUBLE = """() => {
  window.shown = [];
  const look = () => {
    const said = document.querySelector('.on-line')?.textContent.trim();
    if (said && document.querySelector('.on-line.bad')) window.shown.push(said);
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true,
    characterData: true});
}"""
"""Notes everything that the page complains about from now on."""


def between_moves(frame: str) -> bool:
    """Whether nothing has been put together yet: a server waits for drafts."""
    return frame.endswith(".0")


def test_a_change_over_in_the_middle_of_a_game(browser: Browser, tmp_path: Path) -> None:
    """The page's clock stands still meanwhile, so that a slow machine is no complaint."""
    data = f"sqlite:///{tmp_path / 'palazzi.db'}"
    words = (*WORDS[:-2], "--log-level", "info")
    with ServerProcess(data, tmp_path / "log", *words, more=lucky(tmp_path)) as server:
        context = browser.new_context(base_url=server.url, locale="en")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.clock.install()
        failures: list[str] = []
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.goto(f"{server.url}/healthz")
        take_seat(page, open_table(server.url, humans=1, bots=1), 0, "palazzo")
        hands = Hands(page, 1)
        before = ready(page)
        while not between_moves(before) or hands.clicks < 3:
            hands.click_something()
            if page.locator("[role=menu]").count() == 0:
                before = ready(page, before)
        page.evaluate(TROUBLE)

        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        server.process.send_signal(signal.SIGUSR1)
        await_true(lambda: '"event": "renewed"' in server.said())
        page.clock.run_for(900)  # by then it has connected anew, and is still silent about it
        page.clock.resume()

        assert ready(page) == before, "nothing was lost"
        while ready(page).split(".")[0] in (before.split(".")[0], "menu"):
            hands.click_something()  # until the server has taken a move
        expect(page.locator(".on-line")).to_be_empty()
        assert page.evaluate("window.shown") == []
        assert not failures
        context.close()
