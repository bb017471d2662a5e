"""The examples of packaging/ before a real server, where nginx or Caddy is installed: at the root
of a site and under a path, on a port that is no site's usual one."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

import palazzi
from tests.server import raw
from tests.server.conftest import WORDS
from tests.server.proxies import NAME, PACKAGING, PROXIES, behind, free_port, installed
from tests.server.trials.lobby import make_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

HOSTING = PACKAGING.parent / "docs/hosting.md"
BASES = ("", "/palazzi")
built = pytest.mark.skipif(
    not (Path(palazzi.__file__).parent / "static/index.html").is_file(),
    reason="the page is not built: run ./palazzi test",
)


@dataclass(frozen=True)
class Front:
    """A site as its visitors see it."""

    server: ServerProcess
    port: int
    base: str

    @property
    def origin(self) -> str:
        """What a browser says where a request came from: with the port of the page."""
        return f"http://{NAME}:{self.port}"

    @property
    def wire(self) -> str:
        """Where to connect."""
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> tuple[int, http.client.HTTPMessage, bytes]:
        """One request, by the site's name."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=raw.PATIENCE)
        try:
            link.request("GET", path, headers={"Host": f"{NAME}:{self.port}"})
            reply = link.getresponse()
            return reply.status, reply.headers, reply.read()
        finally:
            link.close()


@pytest.fixture(
    scope="module",
    params=[(proxy, base) for proxy in PROXIES for base in BASES],
    ids=lambda param: f"{param[0]}{param[1] or '/'}",
)
def front(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    """A server behind a proxy, which knows by what address people open it."""
    proxy, base = request.param
    if installed(proxy) is None:
        if proxy == "nginx" and os.environ.get("CI"):
            pytest.fail("nginx is not installed")
        pytest.skip(f"{proxy} is not installed")
    folder = tmp_path_factory.mktemp(proxy)
    port = free_port()
    words = (*WORDS, "--log-addresses", "--url", f"http://{NAME}:{port}{base}")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with (
        ServerProcess(database, folder / "log", *words) as server,
        behind(proxy, server.url, port, base, folder),
    ):
        yield Front(server, port, base)


def test_names_ports_and_origins_are_kept(front: Front) -> None:
    """A browser's Origin has the port that the page was loaded from."""
    head = f"POST {front.base}/api/tables HTTP/1.1\r\nHost: {NAME}:{front.port}"
    body = json.dumps({"game": "palazzo", "players": 2}).encode()
    status, reply = raw.request(front.wire, f"{head}\r\nOrigin: {front.origin}", body)
    assert status == 201, reply
    assert raw.request(front.wire, f"{head}\r\nOrigin: http://{NAME}:1", body)[0] == 403
    evil = head.replace(NAME, "evil.example")
    assert raw.request(front.wire, f"{evil}\r\nOrigin: http://evil.example", body)[0] != 201


def test_the_address_of_the_visitor_is_passed_on(front: Front) -> None:
    head = f"GET {front.base}/api/games HTTP/1.1\r\nHost: {NAME}:{front.port}"
    raw.request(front.wire, head, address="127.9.8.7")
    await_true(lambda: '"address": "127.9.8.7"' in front.server.said())


def test_a_websocket_comes_through(front: Front) -> None:
    table = make_table(front.server.url, humans=2)

    async def talk() -> Any:
        url = f"ws://{NAME}:{front.port}{front.base}/ws/{table.id}"
        line = connect(
            url, origin=Origin(front.origin), proxy=None, host="127.0.0.1", port=front.port
        )
        async with line as web:
            await web.send('{"type": "hello", "protocol": 2}')
            return json.loads(await web.recv())["type"]

    assert asyncio.run(talk()) == "welcome"


@built
def test_the_page_and_all_that_it_names_are_there(front: Front) -> None:
    status, _, text = front.get(f"{front.base}/t/abc")
    assert status == 200
    page = text.decode()
    assert f'<meta name="palazzi-base" content="{front.base}/" />' in page
    named = set(re.findall(r'(?:src|href)="([^"]+)"', page))
    assert len(named) > 5
    for file in named:
        assert file.startswith(f"{front.base}/"), file
        assert front.get(file)[0] == 200, file


@built
def test_links_for_others_have_the_sites_address_and_path(front: Front) -> None:
    own = f"http://{NAME}:{front.port}{front.base}"
    assert json.loads(front.get(f"{front.base}/api/reach")[2])["url"] == own
    page = front.get(f"{front.base}/rules/palazzo")[2].decode()
    assert f'property="og:url" content="{own}/rules/palazzo"' in page
    picture = re.search(r'property="og:image" content="([^"]+)"', page)
    assert picture is not None
    assert picture[1].startswith(f"{own}/links/")
    assert front.get(picture[1].removeprefix(f"http://{NAME}:{front.port}"))[0] == 200


@built
def test_the_service_worker_looks_after_this_site_alone(front: Front) -> None:
    text = front.get(f"{front.base}/sw.js")[2].decode()
    shell = json.loads(text.partition("\n")[0].removeprefix("const SHELL = "))
    assert shell["base"] == front.base
    assert all(file.startswith(f"{front.base}/assets/") for file in shell["files"])
    parts = json.loads(front.get(f"{front.base}/parts.json")[2])
    files = {file for part in parts.values() for file in part}
    assert all(file.startswith(f"{front.base}/assets/") for file in files)
    manifest = json.loads(front.get(f"{front.base}/manifest.webmanifest")[2])
    relative = [manifest["start_url"], manifest["scope"], manifest["share_target"]["action"]]
    assert not any(one.startswith("/") for one in relative), "it is where the manifest is"


def test_without_its_last_slash_the_path_leads_on(front: Front) -> None:
    if front.base:
        status, headers, _ = front.get(front.base)
        assert status in (301, 302, 307, 308)
        assert headers["location"].removeprefix(front.origin) == f"{front.base}/"


def test_the_guide_for_hosts_shows_the_same_as_the_file() -> None:
    def lines(text: str) -> list[str]:
        return [line.partition("#")[0].strip() for line in text.splitlines()]

    block = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    file = (PACKAGING / "nginx.conf").read_text(encoding="utf-8")
    assert set(lines(block[1])) <= set(lines(file))
