"""The page as an app: no network, upgrades, its icons, and what the menu says of alerts."""

from __future__ import annotations

import io
import json
import os
import secrets
import shutil
import signal
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

import palazzi
from palazzi.server.alerts.push import payload
from palazzi.server.alerts.words import AlertText
from palazzi.testing import random_record
from tests.e2e import chromium
from tests.e2e.hands import Open, await_page, ready, start
from tests.e2e.visitors import take_seat
from tests.server.alerted import ME, SETTLED
from tests.server.outside import Endpoint
from tests.server.trials.lobby import Opened, call, open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

SERVER_CLOCK = True
SERVER_WORDS = (
    *(*chromium.WORDS, "--world-pace", "1", "--private-alerts"),
    *("--smtp", "smtp+plain://127.0.0.1:9", "--mail-from", "palazzi@example.org"),
)
"""Nobody is there to take the mails: what becomes of them is in tests/server/test_alert_mail."""
PACKAGE = Path(palazzi.__file__).parent
HIDDEN = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""

RAN = "sessionStorage.ran = [sessionStorage.ran, build].filter(Boolean).join()\n"
SENSES = """
globalThis.felt = { taps: 0, lock: 0, badge: -1 }
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => {
    felt.lock++
    const lock = { released: false, release: async () => { lock.released = true; felt.lock-- } }
    return lock
  },
} })
navigator.vibrate = () => (felt.taps++, true)
navigator.setAppBadge = async (count) => { felt.badge = count }
navigator.clearAppBadge = async () => { felt.badge = 0 }
"""
SHARES = """([target, record]) => {
  const form = Object.assign(document.createElement('form'), target)
  const field = Object.assign(document.createElement('input'), { type: 'file' })
  field.name = target.params.files[0].name
  const all = new DataTransfer()
  all.items.add(new File([record], 'kept.record', { type: 'text/plain' }))
  field.files = all.files
  form.append(field)
  document.body.append(form)
  form.submit()
}"""
CLICKS = """
self.addEventListener('message', (event) => {
  if (!event.data?.click) return
  const click = new ExtendableEvent('notificationclick')
  click.notification = { close() {}, data: { path: event.data.click } }
  self.dispatchEvent(click)
})
WindowClient.prototype.focus = async function () { return this } // which needs a click of a person
"""

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


def test_the_menu_says_how_long_a_table_waits_before_a_mail(
    person: Open, server: ServerProcess
) -> None:
    page = person(language="de")
    start(page, "palazzo")
    page.locator("[aria-haspopup=dialog]").first.click()
    box = page.locator("dialog[open] .alerts")
    box.get_by_role("switch", name="Per Mail").click()
    box.get_by_label("Wie lange ein Tisch gewartet hat").select_option(label="Nach 4 Stunden")
    box.get_by_role("textbox").fill("anna@example.org")
    box.get_by_role("button", name="Hinzufügen").click()
    expect(box.get_by_text("Wir haben anna@example.org geschrieben")).to_be_visible()
    device = str(page.evaluate("() => localStorage.getItem('palazzi-player')"))

    def delays() -> list[int]:
        kept = call(server.url, "GET", f"{ME}/alerts", token=device)
        return [one["delay"] for one in kept["channels"]]

    assert delays() == [240]
    box.get_by_label("Wie lange ein Tisch gewartet hat").select_option(label="Sofort")
    await_true(lambda: page.evaluate("1") and delays() == [0])


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
    where = f"{server.url}{href}"
    manifest = page.request.get(where).json()
    assert urljoin(where, manifest["start_url"]) == f"{server.url}/"
    assert manifest["display"] == "standalone"
    purposes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(where, icon["src"]))
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
        await_page(page, "() => globalThis.build === 'two'")
        assert page.evaluate("() => sessionStorage.ran") == "one,one,two", "the old one is not run"
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


def test_the_shell_is_there_at_once_and_after_an_upgrade_all_that_was_used(
    browser: Browser, tmp_path: Path
) -> None:
    """While the server does not answer; and without it, though nothing is in the HTTP cache."""
    static, server = with_own_page(tmp_path)
    build(static, "one")
    context = browser.new_context(locale="de")
    with server:
        server.words = ("--port", server.url.rpartition(":")[2])
        page = context.new_page()
        page.goto(server.url)
        at_work(page)
        used = """async () => {
          const kept = await caches.match('/used')
          const list = kept ? await kept.json() : []
          const wanted = ['words-de', 'src/boards/palazzo/vignette.svg?raw']
          return wanted.every((one) => list.includes(one))
        }"""
        await_true(lambda: page.evaluate(used))
        server.process.send_signal(signal.SIGSTOP)
        page.goto(server.url, wait_until="commit")
        expect(page.locator(".boot")).to_be_visible()
        server.process.send_signal(signal.SIGCONT)
        page.locator("[data-game]").first.wait_for()
        server.stop()
        build(static, "two")
        server.start()
        page.goto(server.url)
        await_page(page, "() => globalThis.build === 'two'")
        until_kept(page, "two")
        server.stop()
        session = context.new_cdp_session(page)
        session.send("Network.clearBrowserCache")
        page.goto(f"{server.url}/new")
        page.goto(f"{server.url}/")
        expect(page.get_by_text("Es gibt keine Verbindung")).to_be_visible()
        server.start()
    context.close()


def test_a_record_that_another_app_shares_is_opened_and_an_alert_leads_to_its_table(
    browser: Browser, tmp_path: Path
) -> None:
    """A browser without a screen has no notifications: the worker is told of a click on one."""
    static, server = with_own_page(tmp_path)
    worker = static / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.unlink()
    worker.write_text(text + CLICKS, encoding="utf-8")
    record = random_record(palazzi.game("palazzo"), 2, 5).to_text()
    context = browser.new_context()
    with server:
        page = context.new_page()
        page.goto(server.url)
        at_work(page)
        page.reload()
        target = page.evaluate("() => fetch('/manifest.webmanifest').then((one) => one.json())")
        page.evaluate(SHARES, [target["share_target"], record])
        expect(page.get_by_role("slider")).to_be_visible()
        assert "shared" not in page.url
        assert page.evaluate("() => caches.match('/shared').then((one) => !one)"), "it was taken"
        for alert, there in (("/rules", "**/rules"), ("https://example.org/", f"{server.url}/")):
            page.evaluate(
                "(click) => navigator.serviceWorker.controller.postMessage({ click })", alert
            )
            page.wait_for_url(there)
    context.close()


@pytest.mark.parametrize("clock", [None, {"kind": "move", "allowance": 3 * 86_400_000}])
def test_at_my_turn_the_hand_is_tapped_the_screen_stays_on_and_the_number_follows(
    person: Open, server: ServerProcess, clock: dict[str, object] | None
) -> None:
    """A game over days needs no light."""
    more: dict[str, Any] = {"clock": clock} if clock else {}
    table = open_table(server.url, 2, **more)
    actor = int(call(server.url, "GET", f"/api/tables/{table.id}")["actor"])
    page = person("/healthz")
    page.add_init_script(SENSES)
    take_seat(page, table, actor, "palazzo")
    ready(page)
    lit = f"() => globalThis.felt.badge === 1 && globalThis.felt.lock === {0 if clock else 1}"
    await_page(page, lit)
    assert page.evaluate("felt.taps") == 0, "one sees that it is one's turn already"
    plays_turn(server.url, table, actor)
    await_page(page, "() => globalThis.felt.badge === 0 && globalThis.felt.lock === 0")
    plays_turn(server.url, table, 1 - actor)
    await_page(page, f"{lit} && globalThis.felt.taps === 1")


def plays_turn(url: str, table: Opened, seat: int) -> None:
    """A seat does whatever is offered first until somebody else has to act."""
    here, token = f"/api/tables/{table.id}", table.tokens[seat]
    while (frame := call(url, "GET", here, token=token))["draft"] is not None:
        submit = {
            "type": "submit",
            "client_id": secrets.token_hex(8),
            "actions": [frame["prompt"]["choices"][0]["text"]],
            "expected_seq": frame["seq"],
            "expected_step": len(frame["draft"]),
        }
        call(url, "POST", f"{here}/requests", submit, token)


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
    """The worker of a build has taken over: what it kept is all that is kept.

    A browser may leave the old one minutes to come to rest; here it ends as soon as a newer waits.
    """
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    waits = "async () => !!(await navigator.serviceWorker.getRegistration())?.waiting"
    kept = """async (name) => {
      const page = (await caches.keys()).length === 1 && (await caches.match('/'))
      return !!page && (await page.text()).includes(name)
    }"""

    def taken_over() -> bool:
        if page.evaluate(waits):
            session.send("ServiceWorker.stopAllWorkers")
        return bool(page.evaluate(kept, f"entry-{name}"))

    await_true(taken_over)
    session.detach()


def build(static: Path, name: str) -> None:
    """Another build: its entry has another name, and says which it is."""
    (static / f"assets/entry-{name}.js").write_text(f"globalThis.build = '{name}'\n{RAN}")
    index = static / "index.html"
    text = index.read_text(encoding="utf-8")
    for old in ("one", "two"):
        text = text.replace(f'<script src="/assets/entry-{old}.js"></script>', "")
    index.unlink()  # it is linked to the real one
    index.write_text(
        text.replace("</head>", f'<script src="/assets/entry-{name}.js"></script></head>'),
        encoding="utf-8",
    )
