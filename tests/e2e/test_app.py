"""The page as an app: no network, upgrades, its icons, and what the menu says of alerts."""

from __future__ import annotations

import io
import json
import os
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect

import palazzi
from palazzi.server.alerts.push import payload
from palazzi.server.alerts.words import AlertText
from tests.e2e import chromium
from tests.e2e.hands import Open, ready, start
from tests.server.alerted import ME, SETTLED
from tests.server.outside import Endpoint
from tests.server.trials.lobby import call
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

SERVER_CLOCK = True
SERVER_WORDS = (*chromium.WORDS, "--world-pace", "1", "--private-alerts")
PACKAGE = Path(palazzi.__file__).parent
HIDDEN = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""

WRITES_DOWN = """
const writeDown = async (path, what) =>
  (await caches.open('written-down')).put(path, new Response(JSON.stringify(what)))
self.registration.showNotification = (title, options) => writeDown('/shown', { title, ...options })
navigator.setAppBadge = (waiting) => writeDown('/badge', { waiting })
"""
WRITTEN = """async () => {
  const [shown, badge] = await Promise.all([caches.match('/shown'), caches.match('/badge')])
  return shown && badge ? { ...(await shown.json()), ...(await badge.json()) } : null
}"""


def at_work(page: Page) -> None:
    """Wait for the page's service worker."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")


def test_a_page_says_when_nobody_sees_it(person: Open) -> None:
    page = person()
    sent: list[str] = []
    page.on(
        "websocket",
        lambda line: line.on("framesent", lambda text: sent.append(str(text))),
    )
    start(page, "palazzo")
    ready(page)
    assert any('"hello"' in text and '"visible":true' in text for text in sent)
    page.evaluate(HIDDEN)
    await_true(lambda: page.evaluate("1") and any('"look"' in text for text in sent))
    assert any('"look"' in text and '"visible":false' in text for text in sent)


def test_the_menu_adds_a_webhook_sends_a_test_and_keeps_quiet_hours(
    person: Open, server: ServerProcess
) -> None:
    page = person(width=390, height=844)
    start(page, "palazzo")
    page.locator("[aria-haspopup=dialog]").first.click()
    menu = page.locator("dialog[open]")
    box = menu.get_by_role("region", name="Tell me when a table waits")
    with Endpoint() as endpoint:
        box.get_by_role("switch", name="Webhook").click()
        box.get_by_role("textbox").fill("ftp://nowhere")
        box.get_by_role("textbox").fill(f"{endpoint.url}/hook")
        box.get_by_role("button", name="Add").click()
        expect(box.get_by_text("To 127.0.0.1.")).to_be_visible()
        box.get_by_role("button", name="Send a test").click()
        expect(box.get_by_text("On its way.")).to_be_visible()
        server.pass_time(SETTLED)
        assert endpoint.next().json()["title"] == "A test from Palazzi"
    box.get_by_role("switch", name="Quiet hours").click()
    expect(box.get_by_label("Quiet from")).to_have_value("22:00")
    box.get_by_label("Quiet from").fill("23:30")
    box.get_by_role("switch", name="Nothing about this table").click()
    box.get_by_text("What to tell").click()
    box.get_by_role("switch", name="A game is over").click()
    expect(box.get_by_role("switch", name="A game is over")).not_to_be_checked()
    device = str(page.evaluate("() => localStorage.getItem('palazzi-player')"))
    kept = call(server.url, "GET", f"{ME}/alerts", token=device)
    assert (kept["quiet_from"], kept["quiet_to"]) == (23 * 60 + 30, 7 * 60)
    assert kept["kinds"] == ["time", "turn", "question", "invited"]
    assert len(kept["muted"]) == 1
    box.get_by_role("switch", name="Webhook").click()
    expect(box.get_by_role("button", name="Send a test")).to_be_hidden()


def test_without_https_the_page_says_calmly_what_it_cannot(person: Open) -> None:
    page = person("/healthz")
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto("/")
    page.locator("[aria-haspopup=dialog]").first.click()
    expect(page.get_by_text("Browsers allow this over https only")).to_be_visible()
    expect(page.get_by_role("switch", name="On this device")).to_be_disabled()
    page.keyboard.press("Escape")
    start(page, "palazzo")
    ready(page)


def test_the_links_of_mails_wait_for_a_click(person: Open) -> None:
    page = person("/alerts/confirm#0123456789abcdef-0")
    page.get_by_role("button", name="Yes, send them").click()
    expect(page.get_by_text("This link has expired")).to_be_visible()
    page.goto("/alerts/stop/0123456789abcdef-0")
    page.get_by_role("button", name="No more mails").click()
    expect(page.get_by_text("This link has expired")).to_be_visible()


def test_the_manifest_and_its_icons_are_what_they_say(person: Open, server: ServerProcess) -> None:
    page = person()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"{server.url}{href}").json()
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    purposes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(f"{server.url}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = Image.open(io.BytesIO(answer.body())).size
            assert icon["sizes"] == f"{width}x{height}"
            purposes.add((width, icon.get("purpose", "any")))
    assert purposes >= {(192, "any"), (512, "any"), (512, "maskable")}


def test_after_an_upgrade_the_next_load_runs_the_new_page_and_offline_the_kept_one(
    browser: Browser, tmp_path: Path
) -> None:
    static, server = with_own_page(tmp_path)
    build(static, "one")
    context = browser.new_context()
    with server:
        server.words = ("--port", server.url.rpartition(":")[2])
        page = context.new_page()
        page.goto(server.url)
        at_work(page)
        page.reload()  # from now on everything goes through the worker
        assert page.evaluate("() => [navigator.serviceWorker.controller !== null, build]") == [
            True,
            "one",
        ]
        server.stop()
        build(static, "two")
        server.start()
        page.goto(server.url)
        assert page.evaluate("() => build") == "two"
        until_kept(page, "two")
        server.stop()
        page.goto(f"{server.url}/")
        assert page.evaluate("() => build") == "two"
        expect(page.get_by_text("There is no connection. The page is here")).to_be_visible()
        server.start()
        expect(page.get_by_text("There is no connection. The page is here")).to_be_hidden()
    context.close()


def test_a_push_is_shown_while_no_page_is_open(browser: Browser, tmp_path: Path) -> None:
    """By the worker alone, which may have been stopped since; so what it shows is kept in a cache.

    A browser without a screen has neither notifications nor a badge (asking it for one even ends
    the worker): here both write down what they are given.
    """
    static, server = with_own_page(tmp_path)
    worker = static / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.unlink()  # it is linked to the real one
    worker.write_text(WRITES_DOWN + text, encoding="utf-8")
    context = browser.new_context()
    with server:
        page, elsewhere = context.new_page(), context.new_page()
        session = context.new_cdp_session(elsewhere)
        seen: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: seen.extend(one["registrationId"] for one in told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        page.goto(server.url)
        at_work(page)
        await_true(lambda: page.evaluate("1") and bool(seen))
        page.close()  # nothing of ours is open any more
        said = payload(AlertText("Palazzo: your turn", "Nella has bid 8.", "/t/abc", "t-abc"), 2)
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": seen[-1], "data": json.dumps(said)},
        )
        page = context.new_page()
        page.goto(f"{server.url}/icons/192.png")  # the same origin, and none of our pages
        await_true(lambda: page.evaluate(WRITTEN) is not None)
        shown = page.evaluate(WRITTEN)
        assert {name: shown[name] for name in ("title", "body", "tag", "waiting")} == {
            name: said[name] for name in ("title", "body", "tag", "waiting")
        }
        assert shown["data"] == {"path": said["path"]}
    context.close()


def with_own_page(folder: Path) -> tuple[Path, ServerProcess]:
    """The package beside itself, with a page of its own that the test changes; and its server."""
    source = folder / "src" / "palazzi"
    source.mkdir(parents=True)
    for entry in PACKAGE.iterdir():
        if entry.name != "static":
            (source / entry.name).symlink_to(entry)
    shutil.copytree(PACKAGE / "static", source / "static", copy_function=os.link)
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    return source / "static", ServerProcess(database, folder / "log", source=source.parent)


def until_kept(page: Page, name: str) -> None:
    """The worker of a build has taken over: what it kept is all that is kept."""
    kept = """async (name) => {
      const page = (await caches.keys()).length === 1 && (await caches.match('/'))
      return !!page && (await page.text()).includes(name)
    }"""
    await_true(lambda: page.evaluate(kept, f"entry-{name}"))


def build(static: Path, name: str) -> None:
    """Another build: its entry has another name, and says which it is."""
    (static / f"assets/entry-{name}.js").write_text(f"globalThis.build = '{name}'\n")
    index = static / "index.html"
    text = index.read_text(encoding="utf-8")
    for old in ("one", "two"):
        text = text.replace(f'<script src="/assets/entry-{old}.js"></script>', "")
    index.unlink()  # it is linked to the real one
    index.write_text(
        text.replace("</head>", f'<script src="/assets/entry-{name}.js"></script></head>'),
        encoding="utf-8",
    )
