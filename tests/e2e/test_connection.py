"""A connection cannot die silently: the page says so within three seconds, and goes on by itself.

The pages' clocks stand still and are moved by the tests, so no figure depends on the machine. A
server that restarts is in test_company.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import CHOICES, Hands, Open, ready
from tests.e2e.visitors import take_seat
from tests.e2e.wire import Wire
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess

SILENT = "The server does not answer"
MINUTES = re.compile(r"^(60:00|5\d:\d\d)$")
"""Of an hour, hardly begun."""


@pytest.fixture(scope="module")
def network(server: ServerProcess) -> Iterator[Wire]:
    """What is between the pages of this module and its server."""
    with Wire(server.url) as running:
        yield running


@pytest.fixture
def wire(network: Wire) -> Wire:
    """The network, in order again."""
    network.heal()
    return network


@pytest.fixture
def page(person: Open, wire: Wire, server: ServerProcess) -> Page:
    """Somebody who is asked something, and whose clock stands still."""
    page = person(f"{wire.url}/healthz")
    page.clock.install()
    take_seat(page, open_table(server.url, humans=1, bots=1), 0, "palazzo")
    ready(page)
    page.clock.pause_at(page.evaluate("Date.now()") + 20_000)
    page.clock.run_for(100)
    ready(page)
    return page


def says(page: Page, sentence: str) -> None:
    """The page says so, above everything else."""
    expect(page.locator(".on-line")).to_contain_text(sentence)


def offers_nothing(page: Page) -> None:
    """What may have passed is not shown as playable."""
    expect(page.locator(CHOICES).locator("visible=true")).to_have_count(0)


def comes_back(page: Page, but: str = "") -> None:
    """The page goes on by itself, from another position than ``but``."""
    page.clock.resume()
    ready(page, but)
    expect(page.locator(".on-line")).to_be_empty()


def test_a_click_into_a_mute_connection_is_kept_and_sent(page: Page, wire: Wire) -> None:
    before = ready(page)
    wire.mute()
    Hands(page, 1).click_something()
    if page.locator("[role=menu]").count():
        page.locator("[role=menuitem]").first.click()
    page.clock.run_for(1000)
    says(page, "Sending…")
    page.clock.run_for(2000)
    says(page, SILENT)
    says(page, "Your last click is kept")
    offers_nothing(page)
    wire.heal()
    comes_back(page, before)


def test_a_connection_that_goes_mute_between_clicks_is_noticed(page: Page, wire: Wire) -> None:
    wire.mute()
    page.clock.run_for(10_000)  # the next ping is out
    page.clock.run_for(3000)
    says(page, SILENT)
    offers_nothing(page)
    wire.heal()
    comes_back(page)


def test_a_tab_that_slept_believes_nothing_until_it_has_asked(page: Page, wire: Wire) -> None:
    chromium = page.context.new_cdp_session(page)
    chromium.send("Page.setWebLifecycleState", {"state": "frozen"})
    wire.mute()
    chromium.send("Page.setWebLifecycleState", {"state": "active"})
    page.clock.fast_forward(3_600_000)
    offers_nothing(page)
    page.clock.run_for(3000)
    says(page, SILENT)
    wire.heal()
    comes_back(page)


def test_a_tab_that_slept_goes_on_where_the_connection_has_lasted(page: Page) -> None:
    page.clock.fast_forward(3_600_000)
    comes_back(page)


def test_a_clock_that_jumped_is_set_by_the_next_pong(person: Open, server: ServerProcess) -> None:
    """The time that is left is the server's, though nothing but a pong has come since."""
    page = person("/healthz")
    page.clock.install()
    hour = {"kind": "move", "allowance": 3_600_000}
    take_seat(page, open_table(server.url, humans=1, bots=1, clock=hour), 0, "palazzo")
    ready(page)
    left = page.locator(".status .num.hot")
    expect(left).to_have_text(MINUTES)
    page.clock.fast_forward(20 * 60_000)
    page.clock.resume()
    expect(left).to_have_text(MINUTES)


def test_offline_for_a_minute(page: Page) -> None:
    page.context.set_offline(True)
    page.clock.run_for(3000)
    says(page, "You are offline")
    offers_nothing(page)
    page.clock.run_for(57_000)
    says(page, "You are offline")
    page.context.set_offline(False)
    comes_back(page)


def test_a_network_that_wants_people_to_sign_in_first(page: Page, wire: Wire) -> None:
    wire.stand_between()
    page.clock.run_for(3000)
    says(page, "it may want you to sign in first")
    offers_nothing(page)
    wire.heal()
    comes_back(page)


def test_a_table_that_is_opened_without_an_answer_says_so(page: Page, wire: Wire) -> None:
    page.goto(f"{wire.url}/")
    page.locator("main a[href^='/t/']").first.wait_for()
    page.wait_for_load_state("networkidle")  # half a page would complain about what stood for it
    wire.stand_between()
    page.evaluate("document.querySelector('a[href^=\"/t/\"]').click()")
    page.clock.run_for(3000)
    expect(page.get_by_text("it may want you to sign in first")).to_be_visible()
    wire.heal()
    page.clock.resume()
    ready(page)
