"""Players: a seat goes on at another device, and what nobody may do with keys and devices."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from palazzi.server.services.players import TRIES
from tests.server.client import connected
from tests.server.test_sittings import refused
from tests.server.trials.lobby import Opened, Refused, call, join, make_table, open_table
from tests.server.trials.process import ServerProcess

WORDS = ("--bot-pace", "0", "--no-limits")
ME = "/api/player"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server with a clock that tests move, on either database."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    if request.param == "postgresql":
        database = str(request.getfixturevalue("postgres_server").new_database())
    with ServerProcess(database, folder / "log", *WORDS, clock=True) as running:
        yield running


def begin(url: str) -> str:
    """A new player; the token of their device."""
    return str(call(url, "POST", "/api/players", {"name": "laptop"})["token"])


def player_with_a_seat(url: str) -> tuple[str, Opened]:
    """A player at a running game."""
    device, table = begin(url), open_table(url, 1, 1)
    claim(url, device, table)
    return device, table


def claim(url: str, device: str, table: Opened, seat: int = 0) -> None:
    """A seat becomes the player's."""
    call(url, "POST", f"{ME}/seats", {"table": table.id, "token": table.tokens[seat]}, device)


def link(url: str, device: str) -> str:
    """The code of a link."""
    return str(call(url, "POST", f"{ME}/links", {}, device)["code"])


def exchange(url: str, code: str) -> str:
    """Another device, by a code."""
    return str(call(url, "POST", f"{ME}/devices", {"code": code, "name": "phone"})["token"])


def cannot_exchange(url: str, code: str) -> None:
    """The code is worth nothing, and the answer says nothing more."""
    with pytest.raises(Refused, match="was used, has expired, or is none of ours") as error:
        exchange(url, code)
    assert error.value.code == "unauthorized"


def seat_token(url: str, device: str, table: Opened) -> str:
    """A device's own token for the player's seat."""
    return str(call(url, "POST", f"{ME}/tokens", {"table": table.id}, device)["token"])


def about(url: str, device: str) -> Any:
    """All that is kept."""
    return call(url, "GET", ME, token=device)


def test_a_seat_goes_on_at_another_device(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)
    phone = exchange(server.url, link(server.url, laptop))
    seats = about(server.url, phone)["seats"]
    assert [(seat["about"]["table"], seat["seat"]) for seat in seats] == [(table.id, 0)]
    token = seat_token(server.url, phone, table)
    assert token != table.tokens[0]
    for one in (token, table.tokens[0]):
        frame = call(server.url, "GET", f"/api/tables/{table.id}", token=one)
        assert frame["seat"] == 0
    names = [(device["name"], device["mine"]) for device in about(server.url, phone)["devices"]]
    assert names == [("laptop", False), ("phone", True)]


def test_a_link_is_dead_after_its_use_after_ten_minutes_and_when_there_is_another(
    server: ServerProcess,
) -> None:
    laptop = begin(server.url)
    used = link(server.url, laptop)
    exchange(server.url, used.replace("-", " ").lower())
    cannot_exchange(server.url, used)
    old = link(server.url, laptop)
    fresh = link(server.url, laptop)
    cannot_exchange(server.url, old)
    server.pass_time(599)
    exchange(server.url, fresh)
    late = link(server.url, laptop)
    server.pass_time(601)
    cannot_exchange(server.url, late)


def test_of_many_who_use_a_link_at_once_one_gets_in(server: ServerProcess) -> None:
    laptop = begin(server.url)
    code = link(server.url, laptop)
    got: list[str] = []

    def attempt() -> None:
        try:
            got.append(exchange(server.url, code))
        except Refused:
            got.append("")

    threads = [threading.Thread(target=attempt) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(bool, got)) == [False] * 7 + [True]
    assert len(about(server.url, laptop)["devices"]) == 2


def test_five_wrong_guesses_at_a_link_are_its_end(server: ServerProcess) -> None:
    laptop = begin(server.url)
    code = link(server.url, laptop)
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    for _ in range(TRIES - 1):
        cannot_exchange(server.url, wrong)
    exchange(server.url, code)
    code = link(server.url, laptop)
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    for _ in range(TRIES):
        cannot_exchange(server.url, wrong)
    cannot_exchange(server.url, code)


def test_a_spoken_code_is_the_link_in_nine_digits_and_dies_with_it(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)

    def made() -> tuple[str, str]:
        keys = call(server.url, "POST", f"{ME}/links", {}, laptop)
        return str(keys["code"]), str(keys["spoken"])

    code, spoken = made()
    assert [len(group) for group in spoken.split(" ")] == [3, 3, 3]
    phone = exchange(server.url, f" {spoken.replace(' ', '-')}")
    assert seat_token(server.url, phone, table)
    for used in (spoken, code):
        cannot_exchange(server.url, used)
    code, spoken = made()
    exchange(server.url, code)
    cannot_exchange(server.url, spoken)
    _, old = made()
    code, spoken = made()
    cannot_exchange(server.url, old)
    wrong = spoken[:-1] + ("0" if spoken[-1] != "0" else "1")
    for _ in range(TRIES):
        cannot_exchange(server.url, wrong)
    cannot_exchange(server.url, spoken)
    exchange(server.url, code)  # nobody can take a link away by typing digits
    code, spoken = made()
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    for _ in range(TRIES):
        cannot_exchange(server.url, wrong)
    exchange(server.url, spoken)
    _, spoken = made()
    wrong = spoken[:-1] + ("0" if spoken[-1] != "0" else "1")
    for _ in range(TRIES - 1):
        cannot_exchange(server.url, wrong)
    exchange(server.url, spoken)
    _, late = made()
    server.pass_time(601)
    cannot_exchange(server.url, late)
    assert call(server.url, "POST", f"{ME}/phrase", {}, laptop)["spoken"] is None


def test_codes_that_were_never_made_and_other_tokens_open_nothing(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)
    for code in ("0" * 30, "0" * 9, "-", "ä", laptop, table.tokens[0], "%", "' OR 1=1 --"):
        cannot_exchange(server.url, code)
    for token in ("0" * 43, table.tokens[0], link(server.url, laptop)):
        assert refused(server.url, "GET", ME, token) == "unauthorized"
    path = f"/api/tables/{table.id}"
    assert refused(server.url, "GET", path, laptop) == "unauthorized"


def test_nobody_gets_at_the_seats_and_devices_of_others(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)
    eve = begin(server.url)
    wish = {"table": table.id}
    assert refused(server.url, "POST", f"{ME}/tokens", eve, wish) == "unknown"
    guess = {**wish, "token": "0" * 43}
    assert refused(server.url, "POST", f"{ME}/seats", eve, guess) == "unauthorized"
    (device,) = about(server.url, laptop)["devices"]
    body = {"device": device["id"]}
    assert refused(server.url, "POST", f"{ME}/revoke", eve, body) == "unknown"
    assert refused(server.url, "POST", f"{ME}/revoke", eve, {"device": "none"}) == "unknown"
    assert about(server.url, eve)["seats"] == []


def test_a_device_that_is_revoked_is_out_at_once(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)
    phone = exchange(server.url, link(server.url, laptop))
    token = seat_token(server.url, phone, table)
    lost = next(device for device in about(server.url, laptop)["devices"] if not device["mine"])

    async def play() -> None:
        async with (
            connected(server.url, table.id, token) as there,
            connected(server.url, table.id, table.tokens[0]) as here,
        ):
            await asyncio.to_thread(
                call, server.url, "POST", f"{ME}/revoke", {"device": lost["id"]}, laptop
            )
            await there.socket.wait_closed()
            assert there.socket.close_code == 4401
            assert (await here.ask("ping"))["type"] == "pong"

    asyncio.run(play())
    assert refused(server.url, "GET", f"/api/tables/{table.id}", token) == "unauthorized"
    assert refused(server.url, "GET", ME, phone) == "unauthorized"


def test_a_seat_that_was_left_is_not_given_out_again(server: ServerProcess) -> None:
    laptop, table = begin(server.url), make_table(server.url, 2)
    join(server.url, table, 1, "a-guest-sits-down")
    claim(server.url, laptop, table, 1)
    path = f"/api/tables/{table.id}"
    call(server.url, "POST", f"{path}/requests", {"type": "leave"}, table.tokens[1])
    body = {"table": table.id}
    assert refused(server.url, "POST", f"{ME}/tokens", laptop, body) == "unauthorized"


def test_a_recovery_phrase_works_until_there_is_another(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)
    assert about(server.url, laptop)["phrase"] is False
    phrase = call(server.url, "POST", f"{ME}/phrase", {}, laptop)["code"]
    server.pass_time(400_000)
    for _ in range(2):
        assert seat_token(server.url, exchange(server.url, phrase), table)
    assert about(server.url, laptop)["phrase"] is True
    call(server.url, "POST", f"{ME}/phrase", {}, laptop)
    cannot_exchange(server.url, phrase)


def test_whoever_deletes_a_player_keeps_the_seat_by_its_link_alone(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)
    phone = exchange(server.url, link(server.url, laptop))
    token = seat_token(server.url, phone, table)
    call(server.url, "POST", f"{ME}/delete", {}, laptop)
    for device in (laptop, phone):
        assert refused(server.url, "GET", ME, device) == "unauthorized"
    path = f"/api/tables/{table.id}"
    assert refused(server.url, "GET", path, token) == "unauthorized"
    assert call(server.url, "GET", path, token=table.tokens[0])["seat"] == 0


def test_neither_log_nor_database_holds_a_token_or_a_code(tmp_path: Path) -> None:
    database = tmp_path / "palazzi.db"
    words = (*WORDS, "--log-level", "debug")
    with ServerProcess(f"sqlite:///{database}", tmp_path / "log", *words) as server:
        laptop, table = player_with_a_seat(server.url)
        keys = call(server.url, "POST", f"{ME}/links", {}, laptop)
        code, spoken = keys["code"], keys["spoken"]
        phone = exchange(server.url, code)
        secret = [laptop, phone, code, code.replace("-", ""), seat_token(server.url, phone, table)]
        secret += [spoken, spoken.replace(" ", "")]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not [one for one in secret if one.encode() in kept]


def test_an_address_cannot_try_codes_for_ever(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, tmp_path / "log") as server:
        codes = set()
        for _ in range(12):
            with pytest.raises(Refused) as error:
                exchange(server.url, "0" * 30)
            codes.add(error.value.code)
        assert codes == {"unauthorized", "too_many"}
