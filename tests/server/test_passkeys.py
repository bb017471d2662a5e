"""Passkeys: coming back by a signature, and what nobody may do with one."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import pytest

from palazzi.server.services.passkeys import MOST_PASSKEYS
from tests.server.authenticator import PRESENT, Passkey, data, text
from tests.server.test_players import about, begin, player_with_a_seat, seat_token, server
from tests.server.trials.lobby import Refused, call
from tests.server.trials.process import ServerProcess

__all__ = ["server"]

MINE = "/api/player/passkeys"
ANYBODY = "/api/passkeys"


def passkey(server: ServerProcess, **more: Any) -> Passkey:
    """One that knows where it is."""
    return Passkey(server.url, **more)


def challenge(server: ServerProcess, device: str | None = None) -> dict[str, Any]:
    """For a new passkey of a device's player, or for anybody's."""
    path = f"{MINE if device else ANYBODY}/challenge"
    options: dict[str, Any] = call(server.url, "POST", path, {}, device)["options"]
    return options


def make(server: ServerProcess, device: str, key: Passkey) -> None:
    """The player has it from now on."""
    made = key.create(challenge(server, device))
    call(server.url, "POST", MINE, {"credential": made, "name": "laptop"}, device)


def enter(server: ServerProcess, credential: dict[str, Any]) -> str:
    """A new device."""
    return str(
        call(server.url, "POST", ANYBODY, {"credential": credential, "name": "phone"})["token"]
    )


def cannot_enter(server: ServerProcess, credential: dict[str, Any]) -> None:
    """Refused, and the answer does not say what is known."""
    with pytest.raises(Refused) as error:
        enter(server, credential)
    assert error.value.code in ("unauthorized", "malformed")


def test_a_passkey_brings_the_seats_to_another_device(server: ServerProcess) -> None:
    laptop, table = player_with_a_seat(server.url)
    key = passkey(server)
    make(server, laptop, key)
    phone = enter(server, key.get(challenge(server)))
    known = about(server.url, phone)
    assert [one["name"] for one in known["devices"]] == ["laptop", "phone"]
    assert [one["id"] for one in known["passkeys"]] == [text(key.id)]
    frame = call(
        server.url, "GET", f"/api/tables/{table.id}", token=seat_token(server.url, phone, table)
    )
    assert frame["seat"] == 0


def test_what_was_signed_counts_once_and_for_five_minutes(server: ServerProcess) -> None:
    laptop, key = begin(server.url), passkey(server)
    make(server, laptop, key)
    signed = key.get(challenge(server))
    enter(server, signed)
    cannot_enter(server, signed)
    late = key.get(challenge(server))
    server.pass_time(301)
    cannot_enter(server, late)
    with pytest.raises(Refused, match="took too long"):
        call(
            server.url, "POST", MINE, {"credential": key.create(late_offer(server, laptop))}, laptop
        )


def late_offer(server: ServerProcess, device: str) -> dict[str, Any]:
    """An offer that somebody thought about for too long."""
    options = challenge(server, device)
    server.pass_time(301)
    return options


def test_of_many_who_show_one_signature_at_once_one_gets_in(server: ServerProcess) -> None:
    laptop, key = begin(server.url), passkey(server)
    make(server, laptop, key)
    signed = key.get(challenge(server))
    got: list[bool] = []

    def attempt() -> None:
        try:
            got.append(bool(enter(server, signed)))
        except Refused:
            got.append(False)

    threads = [threading.Thread(target=attempt) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(got) == 1


def test_foreign_pages_keys_and_signatures_open_nothing(server: ServerProcess) -> None:
    laptop, key = begin(server.url), passkey(server)
    make(server, laptop, key)
    stranger = passkey(server)
    cannot_enter(server, stranger.get(challenge(server)))  # a key that nobody has
    cannot_enter(server, replace(stranger, id=key.id).get(challenge(server)))  # another signature
    cannot_enter(server, replace(key, origin="https://evil.example").get(challenge(server)))
    cannot_enter(server, replace(key, flags=PRESENT).get(challenge(server)))  # no finger, no PIN
    elsewhere = challenge(server) | {"rpId": "evil.example"}
    cannot_enter(server, key.get(elsewhere))
    cannot_enter(server, key.get(challenge(server, laptop) | {"rpId": "127.0.0.1"}))  # for making
    made_up = challenge(server) | {"challenge": text(bytes(32))}
    cannot_enter(server, key.get(made_up))
    assert len(about(server.url, laptop)["devices"]) == 1


def test_an_offer_is_for_the_player_who_asked(server: ServerProcess) -> None:
    anna, bert = begin(server.url), begin(server.url)
    made = passkey(server).create(challenge(server, anna))
    with pytest.raises(Refused) as error:
        call(server.url, "POST", MINE, {"credential": made}, bert)
    assert error.value.code == "unauthorized"
    assert challenge(server, anna)["user"]["id"] != challenge(server, bert)["user"]["id"]
    assert "allowCredentials" not in challenge(server) or not challenge(server)["allowCredentials"]


def test_nonsense_is_refused_in_a_sentence(server: ServerProcess) -> None:
    laptop, key = begin(server.url), passkey(server)
    make(server, laptop, key)
    options = challenge(server)
    good = key.get(options)
    for broken in (
        {},
        {"response": 3},
        {"response": {"clientDataJSON": "%"}},
        {"response": {"clientDataJSON": text(b"[]")}},
        {**good, "id": ["x"]},
        {**good, "rawId": "AAAA"},
        {**good, "response": {**good["response"], "signature": ""}},
        {**good, "response": {**good["response"], "authenticatorData": text(b"\xff" * 37)}},
        {**good, "response": {**good["response"], "authenticatorData": 7}},
    ):
        cannot_enter(server, broken)
    made = passkey(server).create(challenge(server, laptop))
    spoilt = {
        **made["response"],
        "attestationObject": text(data(made["response"]["attestationObject"])[:-9]),
    }
    with pytest.raises(Refused) as error:
        call(server.url, "POST", MINE, {"credential": {**made, "response": spoilt}}, laptop)
    assert error.value.code == "malformed"


def test_a_player_has_so_many_and_can_forget_them(server: ServerProcess) -> None:
    laptop = begin(server.url)
    keys = [passkey(server) for _ in range(MOST_PASSKEYS)]
    for key in keys:
        make(server, laptop, key)
    with pytest.raises(Refused, match="at most"):
        challenge(server, laptop)
    call(server.url, "POST", f"{MINE}/forget", {"id": text(keys[0].id)}, begin(server.url))
    assert len(about(server.url, laptop)["passkeys"]) == MOST_PASSKEYS  # it was somebody else's
    call(server.url, "POST", f"{MINE}/forget", {"id": text(keys[0].id)}, laptop)
    cannot_enter(server, keys[0].get(challenge(server)))
    call(server.url, "POST", "/api/player/delete", {}, laptop)
    cannot_enter(server, keys[1].get(challenge(server)))
