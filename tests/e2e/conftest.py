"""The page in a real browser, against a real server.

Needs Debian's chromium-headless-shell and the built page; where one is missing the tests are
skipped with the way to get it, except in continuous integration, which must have both.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import palazzi
from tests.e2e.chromium import ARGS, CHROMIUM, WORDS
from tests.e2e.hands import PATIENCE, Open
from tests.lucky import luck, lucky
from tests.server.trials.process import ServerProcess

__all__ = ["luck"]

expect.set_options(timeout=PATIENCE)
SCRIPTS = Path(__file__).parent / "luck"
PAGE_LUCK = (SCRIPTS / "page.js").read_text(encoding="utf-8")


def missing(what: str) -> None:
    """Skip with the way to get it; in continuous integration that is a failure."""
    if os.environ.get("PALAZZI_COMPILE") == "require":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, one for all browser tests in a row; people in it share nothing.

    While it runs it occupies the thread's event loop, which tests of other folders need.
    """
    found = shutil.which(CHROMIUM)
    if found is None:
        missing(f"the browser tests need {CHROMIUM} (Debian: apt install {CHROMIUM})")
    if not (Path(palazzi.__file__).parent / "static/index.html").is_file():
        missing("the browser tests need the built page: run ./palazzi test without --fast once")
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=found, args=list(ARGS))
        yield chromium
        chromium.close()


Serve = Callable[[tuple[str, ...], str, bool], ServerProcess]


@pytest.fixture(scope="package")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Starts a server of each kind that is asked for, once."""
    with ExitStack() as running:

        @cache
        def start(words: tuple[str, ...], module: str, clock: bool) -> ServerProcess:
            folder = tmp_path_factory.mktemp("server")
            database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
            server = ServerProcess(
                database, folder / "log", *words, module=module, more=lucky(folder), clock=clock
            )
            return running.enter_context(server)

        yield start


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, serve: Serve) -> ServerProcess:
    """A server whose bots move at once, shared by all tests; a module may want another kind.

    Where time is the subject, worlds take theirs.
    """
    module = getattr(request.module, "SERVER_MODULE", "palazzi")
    clock = getattr(request.module, "SERVER_CLOCK", False)
    words = (*WORDS, "--world-pace", "1") if clock else WORDS
    return serve(getattr(request.module, "SERVER_WORDS", words), module, clock)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the people of a test know that it failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def describe(page: Page) -> str:
    """What is seen on a page, in a few lines, for whoever cannot look at it."""
    return str(
        page.evaluate(
            """() => [
              location.pathname,
              JSON.stringify({ ...document.querySelector('main[data-frame]')?.dataset }),
              document.querySelector('section.prompt')?.innerText,
              document.querySelector('.log')?.innerText.slice(-400),
              document.body.innerText.slice(0, 400),
            ].join('\\n')"""
        )
    )


@pytest.fixture
def person(
    request: pytest.FixtureRequest, browser: Browser, server: ServerProcess, luck: str
) -> Iterator[Open]:
    """People, each with their own browser; if the test fails, they say what they saw."""
    troubles: list[str] = []
    contexts: list[BrowserContext] = []

    def arrive(
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        theme: str = "light",
        motion: str = "reduce",
        painted: bool = False,
        drawn: bool = True,
        film: bool = False,
        worker: bool = False,
        touch: bool = False,
    ) -> Page:
        """Somebody comes; ``painted`` if the test looks at colours or pictures.

        If it looks at colours only, no scene in three dimensions need be ``drawn``. ``film`` if the
        moves of others are to be told step by step, as they are for everybody. ``worker`` if the
        page has its service worker, which tests that stand between page and server do without.
        ``touch`` for a phone.
        """
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            accept_downloads=True,
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PAGE_LUCK.replace("SEED", f"{luck} {len(contexts)}"))
        if not film:
            context.add_init_script(path=SCRIPTS / "hurried.js")
        if not painted:
            context.add_init_script(path=SCRIPTS / "unpainted.js")
        if not (painted and drawn):
            context.add_init_script(path=SCRIPTS / "undrawn.js")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda said: (
                troubles.append(f"{page.url}: {said.text}")
                if said.type == "error" and not expected(said.text)
                else None
            ),
        )
        page.goto(path)
        return page

    yield arrive
    unsaid: list[str] = []
    for context in contexts:
        for page in context.pages:
            if request.node.stash.get(FAILED, False):
                print(describe(page))
            unsaid += page.evaluate("window.missingMessages ?? []")
        context.close()
    assert not troubles
    assert not unsaid


def expected(said: str) -> bool:
    """Whether the browser only notes what a test is about.

    That is a refusal, a server that is gone, a browser that cannot draw in three dimensions, or a
    page without TLS.
    """
    notes = (
        *("Failed to load resource", "WebSocket connection", "Error creating WebGL context"),
        "The Cross-Origin-Opener-Policy header has been ignored",
    )
    return any(note in said for note in notes)
