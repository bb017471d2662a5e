"""The documentation as a site: complete, and all its own. It is built only by the trial `site`."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.e2e.chromium import ARGS, CHROMIUM, WORDS
from tests.server.trials.process import ServerProcess

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As one command builds it."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([ROOT / "palazzi", "docs", folder], check=True)
    return folder


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has it."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    words = (*WORDS, "--docs", str(site))
    with ServerProcess(database, folder / "log", *words) as running:
        yield running


def test_the_front_page_leads_to_every_page() -> None:
    front = (DOCS / "index.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\]\(([\w/-]+\.md)\)", front))
    assert linked == {str(file.relative_to(DOCS)) for file in DOCS.rglob("*.md")} - {"index.md"}
    assert re.findall(r"^## (.+)$", front, re.M) == [
        *("Players", "Hosts", "Bot authors", "Researchers", "Contributors")
    ]


def test_pages_are_markdown_that_any_viewer_shows() -> None:
    for file in DOCS.rglob("*.md"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"^ *(```|:::)\{", text, re.M), f"{file.name}: a directive of Sphinx"


@pytest.mark.trial
def test_nothing_is_loaded_from_elsewhere_and_nothing_runs_but_files(site: Path) -> None:
    """So it is complete without a network, and the server's content security policy holds."""
    loads = re.compile(
        r"""(?:<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\b(?:src|data)"""
        r"""|<link\b[^>]*\bhref)=["'](?:https?:)?//|@import|url\(["']?(?:https?:)?//"""
    )
    pages = [*site.rglob("*.html")]
    assert len(pages) > 20
    for file in [*pages, *site.rglob("*.css")]:
        text = file.read_text(encoding="utf-8")
        assert not loads.search(text), file
        assert not re.search(r"<script>|<style>|\bon(?:click|load)=", text), file


@pytest.mark.trial
def test_it_has_a_reference_and_the_guides(site: Path) -> None:
    reference = (site / "api.html").read_text(encoding="utf-8")
    assert 'id="palazzi.core.game.Game"' in reference
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert all(word in index for word in ("hosting", "playing", "research", "external-bots"))


@pytest.mark.trial
def test_it_is_linked_from_the_lobby_and_searched_under_the_servers_policy(
    server: ServerProcess,
) -> None:
    """What the content security policy forbids would be an error on the console."""
    troubles: list[str] = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which(CHROMIUM), args=list(ARGS))
        page = browser.new_page()
        page.on(
            "console",
            lambda said: troubles.append(said.text) if said.type == "error" else None,
        )
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(server.url)
        page.locator("footer").get_by_text("Documentation").click()
        expect(page.get_by_role("heading", name="Palazzi")).to_be_visible()
        page.get_by_placeholder("Search").first.fill("rotate-keys")
        page.keyboard.press("Enter")
        expect(page.locator("#search-results a", has_text="Hosting").first).to_be_visible()
        assert all(url.startswith((server.url, "data:")) for url in asked)
        browser.close()
    assert not troubles
