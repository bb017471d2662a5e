"""The page of a site that lives under a path: every address it asks for or leads to is below it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import chromium
from tests.e2e.hands import PATIENCE, await_page, ready
from tests.server.proxies import free_port
from tests.server.trials.process import ServerProcess

BASE = "/palazzi"
LEADS_OUT = """(base) => [...document.querySelectorAll('a[href]')]
  .map((link) => link.getAttribute('href'))
  .filter((href) => href.startsWith('/') && !href.startsWith(`${base}/`))"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows its path; without a proxy it takes the path off by itself. It has the
    documentation, too."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "docs").mkdir()
    (folder / "docs/index.html").write_text("<title>Guides</title><h1>Guides</h1>")
    port = free_port()
    own = f"http://127.0.0.1:{port}{BASE}"
    words = ("--port", str(port), "--url", own, "--docs", str(folder / "docs"))
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *chromium.WORDS, *words):
        yield own


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A visitor with a service worker. Whatever the page asks for is looked at in the end."""
    context = browser.new_context(reduced_motion="reduce", locale="en")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(path=Path(__file__).parent / "luck/unpainted.js")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.on("websocket", lambda line: asked.append(line.url))
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(f"{site}/")
    yield page
    context.close()
    paths = {urlsplit(url).path for url in asked if not url.startswith(("data:", "blob:"))}
    assert any(path.startswith(f"{BASE}/api/") for path in paths)
    assert [path for path in paths if not path.startswith(f"{BASE}/")] == []
    assert not troubles


def here(page: Page) -> str:
    return urlsplit(page.url).path


def test_a_game_is_played_and_everything_stays_below_the_path(page: Page, site: str) -> None:
    page.locator("[data-game=palazzo]").click()
    assert page.evaluate(LEADS_OUT, BASE) == []
    page.locator(".lv:has(input[value=novice])").click()
    page.locator(".begin").click()
    page.wait_for_url(f"{site}/t/*")
    frame = ready(page)
    table = here(page)
    page.locator("section.prompt .go, section.prompt .choice, [data-part].can").first.click()
    await_page(page, "(seen) => document.querySelector('main').dataset.frame !== seen", frame)
    assert page.evaluate(LEADS_OUT, BASE) == []
    page.reload()
    ready(page)
    assert here(page) == table
    page.locator("header a.brand").click()
    expect(page.locator(f"a[href='{table}']").first).to_be_visible()
    assert here(page) == f"{BASE}/"
    assert page.evaluate(LEADS_OUT, BASE) == []
    page.go_back()
    ready(page)
    assert here(page) == table


def test_an_invitation_leads_to_the_table_under_its_path(page: Page, site: str) -> None:
    page.goto(f"{site}/new?friends")
    page.locator("[data-game=palazzo]").click()
    page.locator(".begin").click()
    page.wait_for_url(f"{site}/t/*")
    link = page.locator("input[readonly]").first
    expect(link).to_have_value(page.url)
    friend = page.context.new_page()
    friend.goto(link.input_value())
    expect(friend.locator("main")).to_be_visible()
    friend.close()


def test_rules_and_documentation_are_below_it(page: Page, site: str) -> None:
    page.locator(f"footer a[href='{BASE}/rules']").click()
    expect(page.locator(f"a[href='{BASE}/rules/firenze']").first).to_be_visible()
    assert page.evaluate(LEADS_OUT, BASE) == []
    page.go_back()
    page.locator("footer").get_by_text("Documentation").click()
    expect(page.get_by_role("heading", name="Guides")).to_be_visible()
    assert here(page) == f"{BASE}/docs/"


def test_the_service_worker_has_the_sites_scope_and_shows_the_page_without_network(
    page: Page, site: str
) -> None:
    scope = page.evaluate("() => navigator.serviceWorker.ready.then((own) => own.scope)")
    assert scope == f"{site}/"
    await_page(page, "() => !!navigator.serviceWorker.controller")
    kept = page.evaluate("() => caches.keys()")
    assert [name.rpartition("-")[0] for name in kept] == [f"palazzi{BASE}"]
    page.context.set_offline(True)
    page.goto(f"{site}/")
    expect(page.get_by_text("There is no connection. The page is here").first).to_be_visible()
    page.context.set_offline(False)
