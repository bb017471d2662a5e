"""Signing in at a provider: who one is then, and what nobody may do on the way."""

from __future__ import annotations

import asyncio
import http.client
import json
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc import jwk

from palazzi.core.errors import BadOption, PalazziError
from palazzi.locale import catalogue
from palazzi.server.base.settings import Settings
from palazzi.server.http.endpoint import DEVICE_TOKEN
from palazzi.server.services.players import MOST_DEVICES
from palazzi.server.services.provider import read_provider
from palazzi.terminal.live import LiveTable
from palazzi.terminal.seats import SeatBook
from tests.server.client import connected
from tests.server.provider import Claims, LocalProvider, hurried
from tests.server.test_players import (
    ME,
    about,
    begin,
    exchange,
    link,
    player_with_a_seat,
    seat_token,
)
from tests.server.trials.lobby import Opened, Refused, call, make_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

WORDS = ("--bot-pace", "0", "--no-limits")
HERE = "/api/sign-in"
SECRET = "a-secret-of-the-client"


def words_for(provider: LocalProvider, *more: str) -> tuple[str, ...]:
    """For a server whose people sign in there."""
    return (*WORDS, "--oidc-issuer", provider.issuer, "--oidc-client", "palazzi", *more)


@pytest.fixture(scope="module")
def provider() -> Iterator[LocalProvider]:
    """One for all tests."""
    with LocalProvider() as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    provider: LocalProvider,
) -> Iterator[ServerProcess]:
    """A server that offers sign-in, with a clock that tests move, on either database."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    if request.param == "postgresql":
        database = str(request.getfixturevalue("postgres_server").new_database())
    more = {"PALAZZI_OIDC_SECRET": SECRET}
    words = words_for(provider, "--oidc-name", "The Club")
    with ServerProcess(database, folder / "log", *words, more=more, clock=True) as running:
        yield running


@pytest.fixture(autouse=True)
def _honest(request: pytest.FixtureRequest, provider: LocalProvider) -> Iterator[None]:
    """Whatever a test made of the provider, the next one finds it as it should be."""
    provider.restore()
    provider.ahead = lambda: 0.0
    if "server" in request.fixturenames:
        moved: ServerProcess = request.getfixturevalue("server")
        provider.ahead = lambda: moved.now() / 1000 - time.time()
    yield
    provider.restore()


Came = dict[str, str]


def set_out(url: str) -> tuple[str, Came]:
    """A browser begins: where it goes, and what it keeps."""
    begun = call(url, "POST", HERE, {})
    return begun["address"], {"state": begun["state"], "secret": begun["secret"]}


def come_back(url: str, provider: LocalProvider, sub: str) -> Came:
    """… and comes back with a code."""
    address, kept = set_out(url)
    came = provider.sign_in(address, sub)
    assert came["state"] == kept["state"]
    return {**kept, "code": came["code"]}


def check(url: str, came: Came) -> str:
    """What the server finds out: a name."""
    return str(call(url, "POST", f"{HERE}/check", came)["name"])


def enter(url: str, came: Came, device: str | None = None) -> str | None:
    """The token of the device, if it gets another one."""
    order = {"state": came["state"], "secret": came["secret"], "name": "phone"}
    token: str | None = call(url, "POST", f"{HERE}/enter", order, device)["token"]
    return token


def sign_in(url: str, provider: LocalProvider, sub: str, device: str | None = None) -> str:
    """All of it; the token that the device has then."""
    came = come_back(url, provider, sub)
    check(url, came)
    token = enter(url, came, device) or device
    assert token is not None
    return token


def refusal(work: Any, *words: Any) -> tuple[str, str]:
    """Code and key of a refusal."""
    with pytest.raises(Refused) as error:
        work(*words)
    return str(error.value.code), str(error.value.reply["said"]["key"])


OVER = ("unauthorized", "page-sign-in-over")
WRONG = ("forbidden", "page-sign-in-wrong")
CLOCK = ("forbidden", "page-sign-in-clock")
DOWN = ("unavailable", "page-sign-in-down")


# ---- who one is


def test_the_first_sign_in_keeps_the_player_and_the_next_device_joins_them(
    server: ServerProcess, provider: LocalProvider
) -> None:
    laptop, table = player_with_a_seat(server.url)
    came = come_back(server.url, provider, "first")
    check(server.url, came)
    assert enter(server.url, came, laptop) is None  # it stays what it is
    (login,) = about(server.url, laptop)["logins"]
    assert login["issuer"] == provider.issuer

    phone = sign_in(server.url, provider, "first")
    assert [one["name"] for one in about(server.url, phone)["devices"]] == ["laptop", "phone"]
    frame = call(
        server.url, "GET", f"/api/tables/{table.id}", token=seat_token(server.url, phone, table)
    )
    assert frame["seat"] == 0


def test_a_device_with_a_silent_player_joins_whoever_signs_in(
    server: ServerProcess, provider: LocalProvider
) -> None:
    laptop = sign_in(server.url, provider, "joins")
    phone = begin(server.url)
    joined = sign_in(server.url, provider, "joins", phone)
    assert joined not in (laptop, phone)
    assert len(about(server.url, joined)["devices"]) == 2
    assert sign_in(server.url, provider, "joins", joined) == joined  # again changes nothing
    assert len(about(server.url, joined)["devices"]) == 2


def test_who_one_is_does_not_follow_from_a_mail_address(
    server: ServerProcess, provider: LocalProvider
) -> None:
    """Anna and Bruno have the same."""
    anna, bruno = (sign_in(server.url, provider, sub) for sub in ("anna", "bruno"))
    assert len(about(server.url, anna)["devices"]) == 1
    assert len(about(server.url, bruno)["devices"]) == 1
    assert check(server.url, come_back(server.url, provider, "anna")) == "Anna"


def test_a_device_of_somebody_else_is_not_taken_along(
    server: ServerProcess, provider: LocalProvider
) -> None:
    family = sign_in(server.url, provider, "parent")
    for child in ("child", "child"):  # unknown to us; the second time as well
        came = come_back(server.url, provider, child)
        check(server.url, came)
        found = refusal(enter, server.url, came, family)
        assert found == ("wrong_state", "page-sign-in-other")
    (device,) = about(server.url, family)["devices"]
    call(server.url, "POST", f"{ME}/revoke", {"device": device["id"]}, family)  # signs out
    other = sign_in(server.url, provider, "child")
    assert about(server.url, other)["seats"] == []


def test_of_many_devices_the_one_that_was_not_seen_for_longest_goes(
    server: ServerProcess, provider: LocalProvider
) -> None:
    oldest = sign_in(server.url, provider, "many")
    for _ in range(MOST_DEVICES - 1):
        exchange(server.url, link(server.url, oldest))
    newest = sign_in(server.url, provider, "many")
    assert len(about(server.url, newest)["devices"]) == MOST_DEVICES
    with pytest.raises(Refused):
        about(server.url, oldest)


def test_all_that_is_kept_is_exported_and_deleted(
    server: ServerProcess, provider: LocalProvider
) -> None:
    laptop, _ = player_with_a_seat(server.url)
    sign_in(server.url, provider, "goes", laptop)
    assert [sorted(one) for one in about(server.url, laptop)["logins"]] == [["at", "issuer"]]
    call(server.url, "POST", f"{ME}/delete", {}, laptop)
    again = sign_in(server.url, provider, "goes")
    assert about(server.url, again)["seats"] == []


# ---- what nobody may do on the way


def test_a_way_back_counts_once_for_ten_minutes_and_in_its_own_browser(
    server: ServerProcess, provider: LocalProvider
) -> None:
    came = come_back(server.url, provider, "once")
    assert refusal(enter, server.url, came) == OVER  # nobody knows yet who it is
    check(server.url, came)
    assert refusal(check, server.url, came) == OVER
    assert enter(server.url, came)
    assert refusal(enter, server.url, came) == OVER

    came = come_back(server.url, provider, "once")
    elsewhere = {**came, "secret": set_out(server.url)[1]["secret"]}
    assert refusal(check, server.url, elsewhere) == OVER
    assert refusal(check, server.url, {**came, "state": "none"}) == OVER
    assert check(server.url, came) == ""  # all that has cost them nothing
    assert refusal(enter, server.url, elsewhere) == OVER

    late = come_back(server.url, provider, "once")
    checked = come_back(server.url, provider, "once")
    check(server.url, checked)
    server.pass_time(601)
    assert refusal(check, server.url, late) == OVER
    assert refusal(enter, server.url, checked) == OVER


def test_a_code_of_somebody_else_cannot_be_slipped_in(
    server: ServerProcess, provider: LocalProvider
) -> None:
    """Neither mine into your sign-in nor yours into mine: it fits its own verifier alone."""
    mine = come_back(server.url, provider, "attacker")
    yours = set_out(server.url)[1]
    assert refusal(check, server.url, {**yours, "code": mine["code"]}) == OVER
    assert refusal(enter, server.url, yours) == OVER


def test_two_tabs_can_sign_in_at_once(server: ServerProcess, provider: LocalProvider) -> None:
    laptop = begin(server.url)
    tabs = [come_back(server.url, provider, "tabs") for _ in range(2)]
    for came in reversed(tabs):
        check(server.url, came)
        assert enter(server.url, came, laptop) is None
    assert len(about(server.url, laptop)["devices"]) == 1


def test_of_many_who_finish_a_sign_in_at_once_one_does(
    server: ServerProcess, provider: LocalProvider
) -> None:
    came = come_back(server.url, provider, "crowd")
    for work in (check, enter):
        done: list[object] = []

        def attempt(work: Any = work, done: list[object] = done) -> None:
            with suppress(Refused):
                done.append(work(server.url, came))

        threads = [threading.Thread(target=attempt) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(done) == 1
    assert provider.asked.count("/oauth2/token") > 0


def test_two_first_sign_ins_at_once_are_one_player(
    server: ServerProcess, provider: LocalProvider
) -> None:
    both = [come_back(server.url, provider, "twice") for _ in range(2)]
    for came in both:
        check(server.url, came)
    tokens: list[str | None] = []
    threads = [
        threading.Thread(target=lambda came=came: tokens.append(enter(server.url, came)))
        for came in both
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [len(about(server.url, str(token))["devices"]) for token in tokens] == [2, 2]


# ---- what can be wrong with a provider

ON_ONE = pytest.mark.parametrize("server", ["sqlite"], indirect=True)
"""Where it does not matter how things are kept."""


def lied(
    server: ServerProcess, provider: LocalProvider, name: str, value: object
) -> tuple[str, str]:
    """What becomes of an ID token with a false claim, or without it."""

    def lie(claims: Claims) -> None:
        claims[name] = value
        if value is None:
            del claims[name]

    provider.lie = lie
    return refusal(check, server.url, come_back(server.url, provider, "liar"))


@ON_ONE
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("iss", "https://elsewhere.example"),
        ("iss", None),
        ("aud", "another-client"),
        ("aud", None),
        ("aud", ["palazzi", "another-client"]),
        ("azp", "another-client"),
        ("nonce", "another"),
        ("nonce", None),
        ("sub", None),
        ("sub", ""),
        ("sub", 5),
    ],
)
def test_an_id_token_for_others_or_from_others_is_refused(
    server: ServerProcess, provider: LocalProvider, name: str, value: object
) -> None:
    assert lied(server, provider, name, value) == WRONG


@ON_ONE
def test_clocks_may_differ_a_little_and_not_more(
    server: ServerProcess, provider: LocalProvider
) -> None:
    for seconds in (100, -3600 - 100):
        provider.lie = lambda claims, by=seconds: hurried(claims, by)  # type: ignore[misc]
        sign_in(server.url, provider, "clock")
    for seconds in (400, -3600 - 400):
        provider.lie = lambda claims, by=seconds: hurried(claims, by)  # type: ignore[misc]
        came = come_back(server.url, provider, "clock")
        assert refusal(check, server.url, came) == CLOCK
        assert refusal(enter, server.url, came) == OVER


@ON_ONE
def test_a_signature_of_anybody_else_is_refused(
    server: ServerProcess, provider: LocalProvider
) -> None:
    provider.forger = jwk.RSAKey.generate_key(2048)
    assert refusal(check, server.url, come_back(server.url, provider, "forged")) == WRONG
    provider.forger = jwk.OctKey.import_key(SECRET)
    assert refusal(check, server.url, come_back(server.url, provider, "forged")) == WRONG
    provider.unsigned = True
    assert refusal(check, server.url, come_back(server.url, provider, "forged")) == WRONG


@ON_ONE
def test_keys_may_be_rotated_at_any_time(server: ServerProcess, provider: LocalProvider) -> None:
    sign_in(server.url, provider, "rotated")
    came = come_back(server.url, provider, "rotated")
    provider.rotate()
    check(server.url, came)


@ON_ONE
def test_a_provider_that_fails_or_never_answers_is_named(
    server: ServerProcess, provider: LocalProvider
) -> None:
    came = come_back(server.url, provider, "down")
    provider.status = 503
    assert refusal(check, server.url, came) == DOWN
    server.pass_time(3601)  # it is asked again where everything is
    assert refusal(set_out, server.url) == DOWN
    provider.restore()
    provider.released.clear()
    before = len(provider.asked)
    found: list[tuple[str, str]] = []
    thread = threading.Thread(target=lambda: found.append(refusal(set_out, server.url)))
    thread.start()
    await_true(lambda: len(provider.asked) > before)
    call(server.url, "GET", "/api/games")  # nobody else waits
    make_table(server.url, 2)
    assert not found
    server.pass_time(11)
    thread.join()
    assert found == [DOWN]
    provider.restore()
    sign_in(server.url, provider, "down")


@ON_ONE
@pytest.mark.parametrize(
    "said",
    [
        {"issuer": "https://elsewhere.example"},
        {"token_endpoint": "http://elsewhere.example/token"},
        {"jwks_uri": "file:///etc/passwd"},
        {"authorization_endpoint": None},
    ],
)
def test_what_a_provider_says_about_itself_must_fit(
    server: ServerProcess, provider: LocalProvider, said: Claims
) -> None:
    provider.says = said
    server.pass_time(3601)
    assert refusal(set_out, server.url) == WRONG


@ON_ONE
def test_a_way_back_from_another_issuer_is_refused(
    server: ServerProcess, provider: LocalProvider
) -> None:
    came = come_back(server.url, provider, "mixed")
    other = {**came, "iss": "https://elsewhere.example"}
    assert refusal(check, server.url, other) == WRONG


@ON_ONE
def test_whoever_changes_their_mind_there_comes_back_with_a_reason(
    server: ServerProcess, provider: LocalProvider
) -> None:
    address, kept = set_out(server.url)
    assert provider.refuse(address)["error"] == "access_denied"
    assert refusal(enter, server.url, kept) == OVER


# ---- around it


def test_neither_log_nor_database_holds_what_the_provider_gave(
    tmp_path: Path, provider: LocalProvider
) -> None:
    secret = tmp_path / "secret"
    secret.write_text(f"{SECRET}\n")
    words = words_for(provider, "--log-level", "debug")
    more = {"PALAZZI_OIDC_SECRET_FILE": str(secret)}
    folder = tmp_path / "kept"
    folder.mkdir()
    database = f"sqlite:///{folder / 'palazzi.db'}"
    provider.given.clear()
    with ServerProcess(database, folder / "log", *words, more=more) as server:
        came = come_back(server.url, provider, "secretive-person")
        query = f"code={came['code']}&state={came['state']}"
        _get(server.url, f"/sign-in?{query}")  # as the browser does
        check(server.url, came)
        token = enter(server.url, came)
        assert refusal(check, server.url, came) == OVER
    held = b"".join(file.read_bytes() for file in folder.iterdir())
    told = [*came.values(), str(token), SECRET, "secretive-person", "Secretive", *provider.given]
    assert len(provider.given) == 3  # access, refresh and ID token
    assert provider.shown == ("palazzi", SECRET)
    assert not [one for one in told if one.encode() in held]


def _get(url: str, path: str, host: str = "") -> int:
    where = urlsplit(url)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=30)
    connection.request("GET", path, headers={"Host": host or where.netloc})
    status = connection.getresponse().status
    connection.close()
    return status


def test_the_way_back_is_the_address_that_people_open(
    tmp_path: Path, provider: LocalProvider
) -> None:
    """Behind a proxy that speaks TLS, and where the host says so."""

    def way_back(server: ServerProcess, **headers: str) -> str:
        where = urlsplit(server.url)
        connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=30)
        connection.request("POST", HERE, "{}", headers)
        begun = json.loads(connection.getresponse().read())
        connection.close()
        return str(parse_qs(urlsplit(begun["address"]).query)["redirect_uri"][0])

    database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    words = words_for(provider, "--hosts", "play.example.org")
    with ServerProcess(database, tmp_path / "log", *words) as server:
        assert way_back(server) == f"{server.url}/sign-in"
        proxied = {"Host": "play.example.org", "X-Forwarded-Proto": "https"}
        assert way_back(server, **proxied) == "https://play.example.org/sign-in"
    words = words_for(provider, "--url", "https://example.org/")
    with ServerProcess(database, tmp_path / "log", *words) as server:
        assert way_back(server) == "https://example.org/sign-in"


def test_any_process_goes_on_with_what_another_began(
    tmp_path: Path, postgres_url: str, provider: LocalProvider
) -> None:
    words = words_for(provider)
    with (
        ServerProcess(postgres_url, tmp_path / "one", *words) as one,
        ServerProcess(postgres_url, tmp_path / "two", *words, "--url", one.url) as two,
    ):
        came = come_back(one.url, provider, "moving")
        check(two.url, came)
        device = enter(one.url, came)
        assert refusal(enter, two.url, came) == OVER
        assert len(about(two.url, str(device))["logins"]) == 1


def test_an_address_cannot_begin_for_ever(tmp_path: Path, provider: LocalProvider) -> None:
    database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    words = [word for word in words_for(provider) if word != "--no-limits"]
    with ServerProcess(database, tmp_path / "log", *words) as server:
        codes = set()
        for _ in range(60):
            with suppress(Refused):
                set_out(server.url)
                continue
            codes.add("refused")
        assert codes == {"refused"}


def test_a_server_without_a_provider_says_so(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, tmp_path / "log", *WORDS) as server:
        assert call(server.url, "GET", HERE)["mode"] == "none"
        found = refusal(set_out, server.url)
        assert found == ("unknown", "page-sign-in-none")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"oidc_issuer": "http://id.example.org"}, "An issuer is https"),
        ({"oidc_issuer": "https://id.example.org/?a=b"}, "An issuer is https"),
        ({"oidc_issuer": "https://user:word@id.example.org"}, "An issuer is https"),
        ({"oidc_issuer": "https://id example.org"}, "An issuer is https"),
        ({"oidc_issuer": "https://id.example.org", "oidc_client": ""}, "--oidc-client"),
        ({"oidc_issuer": ""}, "--oidc-issuer"),
        ({"oidc_watchers": True}, "--oidc require"),
        ({"oidc_name": "x" * 61}, "--oidc-name"),
        ({"url": "example.org"}, "--url"),
    ],
)
def test_settings_that_cannot_be_are_named(more: dict[str, Any], sentence: str) -> None:
    usual = {"oidc_issuer": "https://id.example.org", "oidc_client": "palazzi"}
    with pytest.raises(BadOption, match=sentence):
        read_provider(Settings("sqlite:///none.db", **{**usual, **more}))


def test_on_this_very_machine_a_provider_needs_no_tls() -> None:
    for issuer in ("http://127.0.0.1:8080", "http://localhost/realm", "http://[::1]:80"):
        assert read_provider(Settings("", oidc_issuer=issuer, oidc_client="palazzi"))


# ---- where everybody has to


@pytest.fixture(scope="module")
def strict(
    tmp_path_factory: pytest.TempPathFactory, provider: LocalProvider
) -> Iterator[ServerProcess]:
    """A server at which nobody plays without a sign-in."""
    folder = tmp_path_factory.mktemp("strict")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    words = words_for(provider, "--oidc", "require")
    with ServerProcess(database, folder / "log", *words) as running:
        yield running


def ask(
    url: str, method: str, path: str, body: object, token: str | None, device: str | None
) -> Any:
    """A request with the token of a device beside that of a seat."""
    where = urlsplit(url)
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    if device is not None:
        headers[DEVICE_TOKEN] = device
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=30)
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    reply = json.loads(answer.read())
    connection.close()
    if answer.status >= 400:
        raise Refused(answer.status, reply)
    return reply


NEEDED = ("sign_in", "page-sign-in-needed")
ORDER = {"game": "palazzo", "players": 2, "seats": [{}, {"bot": "greedy"}]}


def opened(url: str, device: str) -> Opened:
    """A table of somebody who has signed in, who sits at it."""
    made = ask(url, "POST", "/api/tables", ORDER, None, device)
    path = f"/api/tables/{made['table']}"
    order = {"name": "Anna", "nonce": "0" * 32, "seat": 0}
    sat = ask(url, "POST", f"{path}/join", order, made["tokens"]["0"], device)
    return Opened(made["table"], {0: sat["token"]})


def test_without_a_sign_in_nobody_opens_a_table_or_sits_down(
    strict: ServerProcess, provider: LocalProvider
) -> None:
    url = strict.url
    anna = sign_in(url, provider, "anna")
    stranger = begin(url)
    for device in (None, stranger, "0" * 43):
        assert refusal(ask, url, "POST", "/api/tables", ORDER, None, device) == NEEDED
    order = {**ORDER, "seats": [{}, {"reserved": "Bruno"}]}
    made = ask(url, "POST", "/api/tables", order, None, anna)
    path = f"/api/tables/{made['table']}"
    invited = {"name": "Bruno", "nonce": "0" * 32, "seat": 1}
    for device in (None, stranger):
        asked = ("POST", f"{path}/join", invited, made["tokens"]["1"], device)
        assert refusal(ask, url, *asked) == NEEDED
    bruno = sign_in(url, provider, "bruno")
    assert ask(url, "POST", f"{path}/join", invited, made["tokens"]["1"], bruno)["seat"] == 1
    assert call(url, "GET", path)["seat"] == -3  # a link is enough to watch


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "sign in with"), ("nl", "inloggen met"), ("de", "anmelden")]
)
def test_a_terminal_says_where_one_signs_in(
    strict: ServerProcess, provider: LocalProvider, tmp_path: Path, language: str, sentence: str
) -> None:
    anna = sign_in(strict.url, provider, "anna")
    order = {**ORDER, "seats": [{}, {}]}
    made = ask(strict.url, "POST", "/api/tables", order, None, anna)
    words, book = catalogue(language), SeatBook(tmp_path / "seats")

    async def play() -> None:
        there = LiveTable(f"{strict.url}/t/{made['table']}", words, book)
        with pytest.raises(PalazziError, match=sentence):
            await there.take_seat("Bruno")
        with pytest.raises(PalazziError, match=sentence):
            await LiveTable(strict.url, words, book).open({"game": "palazzo", "players": 2})

    asyncio.run(play())


def test_a_seat_is_good_for_as_long_as_its_device_is_signed_in(
    strict: ServerProcess, provider: LocalProvider
) -> None:
    url = strict.url
    anna = sign_in(url, provider, "seated")
    phone = sign_in(url, provider, "seated")
    table = opened(url, phone)
    path = f"/api/tables/{table.id}"
    start = {"type": "start", "client_id": "start"}
    call(url, "POST", f"{path}/requests", start, table.tokens[0])
    lost = next(one for one in about(url, anna)["devices"] if not one["mine"])

    async def play() -> None:
        async with connected(url, table.id, table.tokens[0]) as there:
            assert (await there.ask("ping"))["type"] == "pong"
            await asyncio.to_thread(call, url, "POST", f"{ME}/revoke", {"device": lost["id"]}, anna)
            await there.socket.wait_closed()
            assert there.socket.close_code == 4401

    asyncio.run(play())
    with pytest.raises(Refused) as error:
        call(url, "GET", path, token=table.tokens[0])
    assert error.value.code == "unauthorized"


def test_a_seat_from_before_counts_when_its_player_has_signed_in(
    tmp_path: Path, provider: LocalProvider
) -> None:
    """The host has changed their mind about a server that is in use."""
    database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, tmp_path / "log", *words_for(provider)) as before:
        device, table = player_with_a_seat(before.url)
    words = words_for(provider, "--oidc", "require")
    with ServerProcess(database, tmp_path / "log", *words) as server:
        path = f"/api/tables/{table.id}"
        asked = ("GET", path, None, table.tokens[0])
        assert refusal(call, server.url, *asked) == NEEDED

        async def refused_socket() -> None:
            async with connected(server.url, table.id, table.tokens[0]) as there:
                assert json.loads(there.raw[0])["code"] == "sign_in"
                await there.socket.wait_closed()
                assert there.socket.close_code == 4407

        asyncio.run(refused_socket())
        sign_in(server.url, provider, "later", device)
        assert call(server.url, *asked)["seat"] == 0


def test_where_the_host_says_so_nobody_watches_either(
    tmp_path: Path, provider: LocalProvider
) -> None:
    database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    words = words_for(provider, "--oidc", "require", "--oidc-watchers")
    with ServerProcess(database, tmp_path / "log", *words) as server:
        url = server.url
        anna = sign_in(url, provider, "anna")
        table = opened(url, anna)
        path = f"/api/tables/{table.id}"
        for way in (path, f"{path}/log", f"{path}/replay", "/api/tables"):
            assert refusal(ask, url, "GET", way, None, None, None) == NEEDED
        assert ask(url, "GET", path, None, None, anna)["seat"] == -3

        async def watch() -> None:
            async with connected(url, table.id) as there:
                assert json.loads(there.raw[0])["code"] == "sign_in"
            async with connected(url, table.id, device=anna) as there:
                assert there.frame["seat"] == -3

        asyncio.run(watch())
