"""What the page promises without a browser: its types are the server's, and it starts small."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

import palazzi
from palazzi.server.http import page
from palazzi.server.http.openapi import document

ROOT = Path(__file__).parents[2]
STATIC = Path(palazzi.__file__).parent / "static"
MOST = 150 * 1024
built = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the page is not built: run ./palazzi test"
)


def test_the_pages_types_are_made_from_this_protocol() -> None:
    kept = json.loads((ROOT / "web/src/lib/openapi.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(document())), (
        "stale: palazzi serve --openapi > web/src/lib/openapi.json, then npm run types in web"
    )


@built
def test_the_entry_is_small() -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    files = set(re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', index))
    assert files
    size = sum(len(gzip.compress((STATIC / file).read_bytes())) for file in files)
    assert size <= MOST, f"{sorted(files)}: {size // 1024} kB"


@built
def test_nothing_of_the_page_comes_from_elsewhere() -> None:
    for file in (*STATIC.glob("assets/*.js"), *STATIC.glob("assets/*.css"), STATIC / "index.html"):
        found = re.findall(r"""["'(](https?://[^"')\s]+)""", file.read_text(encoding="utf-8"))
        foreign = [
            url for url in found if not re.match(r"https?://(www\.w3\.org|svelte\.dev)", url)
        ]
        assert not foreign, file.name


def test_every_link_goes_by_the_path_that_the_site_lives_under() -> None:
    """``hrefOf`` puts it there (lib/base.ts); an address written out would lead elsewhere."""
    written = re.compile(
        r"""(?:href|src|action)=(?:"/|\{['`"]/)|(?:fetch|assign|register)\(['`"]/"""
    )
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in (ROOT / "web/src").rglob("*")
        if file.suffix in (".ts", ".svelte")
        for line in file.read_text(encoding="utf-8").splitlines()
        if written.search(line)
    ]
    assert not found


def test_without_a_page_the_server_says_so(tmp_path: Path) -> None:
    routes = page.routes(page.PagePlace(folder=tmp_path))
    assert {route.path for route in routes if isinstance(route, Route)} == set(page.ADDRESSES)
    app = Starlette(routes=routes)
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> dict[str, str]:
        return {"type": "http.request"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/t/abc", "headers": [], "app": app}
    asyncio.run(app(scope, receive, send))
    assert sent[0]["status"] == 404
    reply = json.loads(sent[1]["body"])
    assert (reply["type"], reply["code"]) == ("error", "unknown")
    assert "./palazzi play" in reply["message"]
