"""Nobody can have this server connect to where they could not, or learn what is there."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from palazzi.server.alerts import outside
from palazzi.server.alerts.wishes import NOT_USABLE
from tests.server.alerted import OPEN, SETTLED, WORDS, Player
from tests.server.outside import Browser, Endpoint
from tests.server.trials.lobby import Refused
from tests.server.trials.process import ServerProcess

INSIDE = (
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://localhost/",
    "https://0.0.0.0/",
    "https://10.1.2.3/",
    "https://172.16.0.1/",
    "https://192.168.1.1/",
    "https://100.64.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://224.0.0.1/",
    "https://no-such-name.invalid/",
)
UNFIT = (
    "http://93.184.216.34/",
    "https://93.184.216.34:25/",
    "https://user:word@93.184.216.34/",
    "ftp://93.184.216.34/",
    "file:///etc/passwd",
    "https://",
    "https://93.184.216.34/\r\nX-Evil: 1",
    "https://93.184.216.34:99999/",
    "nonsense",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """As hosts run it: nothing leads inside."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", "--no-limits") as running:
        yield running


def test_no_webhook_and_no_push_leads_inside_and_all_get_one_sentence(
    server: ServerProcess,
) -> None:
    player, browser = Player(server), Browser()
    keys = {"p256dh": browser.p256dh, "auth": browser.auth, "key": player.about()["key"]}
    for url in (*INSIDE, *UNFIT):
        for path, body in (("/webhook", {"url": url}), ("/push", {"endpoint": url, **keys})):
            with pytest.raises(Refused) as error:
                player.post(path, body)
            assert error.value.code == "forbidden", url
            assert NOT_USABLE in str(error.value)
    assert player.about()["channels"] == []


def test_an_address_is_checked_again_when_it_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name server that says something else the second time is believed neither time."""
    asked = []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    with Endpoint() as endpoint:
        url = f"https://rebound.example:{endpoint.url.rpartition(':')[2]}/"
        with pytest.raises(outside.NotPublic):
            asyncio.run(outside.post(url, {}, b"", private=False))
        assert asked == ["rebound.example"]
        assert endpoint.quiet


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Between the check and the connection nobody is asked for the name again."""
    asked = []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    with Endpoint() as endpoint:
        url = f"http://named.example:{endpoint.url.rpartition(':')[2]}/x"
        outcome = asyncio.run(outside.post(url, {}, b"{}", private=True))
        assert outcome.arrived
        posted = endpoint.next()
        assert posted.headers["host"].startswith("named.example:")
    assert asked == ["named.example"]


def test_no_redirect_is_followed_and_long_answers_are_not_read() -> None:
    with Endpoint() as inside, Endpoint(302, {"Location": inside.url}) as lure:
        outcome = asyncio.run(outside.post(lure.url, {}, b"", private=True))
        assert outcome.status == 302
        assert not outcome.arrived
        assert inside.quiet
    with Endpoint(200, {"X-Long": "x" * 20_000}) as long:
        assert asyncio.run(outside.post(long.url, {}, b"", private=True)).status == 0


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with limits, that may post to this machine."""
    folder = tmp_path_factory.mktemp("home")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    words = [word for word in WORDS if word != "--no-limits"]
    with ServerProcess(database, folder / "log", *words, clock=True) as running:
        running.pass_time(OPEN)
        yield running


def test_an_endpoint_that_never_answers_holds_nobody_up(at_home: ServerProcess) -> None:
    """Its connection is accepted and nothing comes back; others get theirs meanwhile."""
    with socket.create_server(("127.0.0.1", 0)) as silent, Endpoint() as endpoint:
        stuck, player = Player(at_home), Player(at_home)
        stuck.post("/webhook", {"url": f"http://127.0.0.1:{silent.getsockname()[1]}/"})
        player.hook(endpoint)
        stuck.post("/test", {})
        with silent.accept()[0]:
            player.post("/test", {})
            at_home.pass_time(SETTLED)
            assert endpoint.next().json()["title"] == "A test from Palazzi"


def test_a_player_cannot_have_us_post_all_the_time(at_home: ServerProcess) -> None:
    player = Player(at_home)
    codes = []
    for _ in range(16):
        try:
            player.post("/test", {})
        except Refused as error:
            codes.append(error.code)
    assert set(codes) == {"too_many"}
