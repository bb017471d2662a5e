"""Fair deals: draws follow from secret, terms and number; verify accepts the truth alone."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palazzi
from palazzi.core.errors import PalazziError, Unproven, WrongState
from palazzi.core.state import CHANCE
from palazzi.core.view import canonical
from palazzi.table import Document, Table, create, verify
from palazzi.table.document import Deal, Undone, read_document
from palazzi.table.fair import (
    FairDealer,
    commitment_of,
    deal_terms,
    frozen_hash,
    frozen_terms,
    old_terms,
)
from palazzi.table.proof import sentence
from tests.command import call_cli
from tests.table.house import House, nonce

SECRET = bytes(range(32))
TERMS = bytes(32)


def recomputed(secret: bytes, terms: bytes, index: int, total: int, scheme: int = 2) -> int:
    """The definition again, as docs/fair-deals.md states it."""
    domain = f"palazzi draw {scheme}".encode()
    attempt = 0
    while True:
        message = domain + terms + index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        x = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")
        if x < 2**64 // total * total:
            return x % total
        attempt += 1


@given(index=st.integers(0, 2**40), total=st.integers(1, 2**64), scheme=st.sampled_from([1, 2]))
def test_a_draw_is_what_the_page_says(index: int, total: int, scheme: int) -> None:
    dealer = FairDealer(SECRET, TERMS, index, scheme)
    assert dealer.number(total) == recomputed(SECRET, TERMS, index, total, scheme)
    assert dealer.index == index + 1


def test_numbers_of_the_incomplete_round_are_rejected() -> None:
    """Of 2**63 + 1 choices about every second attempt falls outside."""
    for index in range(50):
        total = 2**63 + 1
        drawn = FairDealer(SECRET, TERMS, index).number(total)
        assert drawn == recomputed(SECRET, TERMS, index, total) < total


def test_known_draws_never_change() -> None:
    """Pinned: documents of old games must verify for ever."""
    dealer = FairDealer(SECRET, TERMS, scheme=1)
    assert [dealer.number(1000) for _ in range(5)] == [408, 328, 970, 292, 191]
    dealer = FairDealer(SECRET, TERMS, scheme=2)
    assert [dealer.number(1000) for _ in range(5)] == [730, 652, 538, 22, 440]
    assert commitment_of(SECRET) == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


def test_draws_are_even_and_follow_the_weights() -> None:
    dealer = FairDealer(SECRET, TERMS)
    counts = Counter(dealer.number(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert sum((n - 2000) ** 2 / 2000 for n in counts.values()) < 25  # five degrees of freedom


def test_any_part_of_the_terms_changes_the_draws() -> None:
    def draws(**how: object) -> object:
        terms: dict[str, Any] = {
            "table": "t1",
            "game": "palazzo",
            "players": 2,
            "secret": SECRET,
            "now": 0,
        }
        names = [str(how.pop("name", "Anna")), "Bert"]
        mixed = [str(how.pop("nonce", nonce(0))), nonce(1)]
        table = Table.from_events([create(**{**terms, **how})])
        for seat in (0, 1):
            for event in table.lobby.join(names[seat], mixed[seat], now=0, seat=seat):
                table.apply(event)
        return table.dealing.start(0, now=0)[1].to_json()["draws"]

    plain = draws()
    assert draws() == plain
    for how in (
        {"table": "t2"},
        {"secret": bytes(32)},
        {"options": {"memory-aid": True}},
        {"name": "Annas"},
        {"nonce": nonce(9)},
    ):
        assert draws(**how) != plain


# ---- verify


@cache
def finished(title: str) -> Document:
    """A game with two takebacks, a player who left, and an end.

    What a hand has done to a physical world is not taken back.
    """
    players = palazzi.game(title).players[0]
    house = House(title, players, seed=11, keep={0}).begin()
    table = house.table
    takebacks = 0 if table.fold.game.physical else 2
    for _ in range(takebacks):
        while not house.move().draws:
            pass
        asker = table.fold.commits[-1].seat
        house.do(table.company.ask(asker, "takeback", now=house.time))
        for other in table.fold.present():
            if other != asker:
                house.do(table.company.answer(other, True, now=house.time))
    house.do(table.company.leave(0, now=house.time, level="random"))
    document = house.finish().table.fold.document()
    assert len(document.takebacks) == takebacks
    return document


def test_every_finished_game_is_accepted(title: str) -> None:
    game = palazzi.game(title)
    for players in game.players:
        for variant in game.variants:
            table = House(title, players, seed=players, options=variant).begin().finish().table
            proof = verify(canonical(table.fold.document().to_json()))
            assert proof.finished
            assert proof.draws == table.fold.draws
            assert proof.seal == table.frame(0)["seal"]
            assert proof.commitment == table.frame(0)["commitment"]
    assert sentence(proof).startswith("Valid: ")


def test_taken_back_lines_are_recomputed_too(title: str) -> None:
    document = finished(title)
    proof = verify(document.to_json())
    dropped = sum(e.actor == CHANCE for undone in document.takebacks for e in undone.entries)
    steps = document.record.steps(palazzi.game(title))
    kept = sum(state.actor == CHANCE and not state.physical() for state, _ in steps)
    assert proof.draws == dropped + kept
    assert proof.takebacks == len(document.takebacks)
    assert ("takebacks: 2" in sentence(proof)) == (proof.takebacks == 2)


def test_a_game_broken_off_is_accepted_as_such() -> None:
    house = House(seed=3).begin()
    for _ in range(5):
        house.move()
    with pytest.raises(WrongState, match="over"):
        house.table.fold.document()
    house.do(house.table.company.ask(0, "cancel", now=house.time))
    house.do(house.table.company.answer(1, True, now=house.time))
    proof = verify(house.table.fold.document().to_json())
    assert not proof.finished
    assert "broken off" in sentence(proof)


def test_a_what_if_table_says_what_it_was_given() -> None:
    first = House(seed=4).begin()
    for _ in range(8):
        first.move()
    record = first.table.fold.record()
    created = create(
        table="w", game="palazzo", players=2, secret=SECRET, now=0, given=record, options={}
    )
    house = House()
    house.table, house.stored = Table.from_events([created]), [canonical(created.to_json())]
    document = house.begin().finish().table.fold.document()
    proof = verify(document.to_json())
    assert proof.given == len(record.entries)
    assert "not proven" in sentence(proof)
    with pytest.raises(Unproven, match="header"):
        verify({**document.to_json(), "given": 0})


@settings(max_examples=150)
@given(data=st.data())
def test_one_changed_byte_is_refused_with_a_sentence(data: st.DataObject) -> None:
    text = canonical(finished("palazzo").to_json())
    at = data.draw(st.integers(0, len(text) - 1))
    byte = data.draw(st.characters().filter(lambda c: c != text[at]))
    changed = text[:at] + byte + text[at + 1 :]
    with pytest.raises(PalazziError) as refused:
        verify(changed)
    assert str(refused.value).endswith((".", "?"))
    assert "\n" not in str(refused.value)


def change(document: Document, *path: str | int, to: object) -> dict[str, Any]:
    """The document's JSON with one value replaced."""
    data: dict[str, Any] = json.loads(canonical(document.to_json()))
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("secret",), "00" * 32, "SHA-256"),
        (("secret",), "00", "32 bytes"),
        (("record", "commitment"), "00" * 32, "SHA-256"),
        (("nonces", 0), "ff" * 16, "nonce of Anna"),
        (("nonces", 0), "", "nonce of Anna"),
        (("nonces", 0), "zz", "nonce of Anna"),
        (("deal", "commitments", 0), "00" * 32, "nonce of Anna"),
        (("deal", "commitments", 0), "", "nonce of Anna"),
        (("deal", "commitments"), [], "one commitment"),
        (("deal", "commitments"), [1, 2], "not the document"),
        (("deal", "deposited"), [], "frozen"),
        (("deal", "deposited"), [0, 1], "frozen"),
        (("deal", "deposited"), [1, 1], "deposited"),
        (("deal", "deposited"), [2], "deposited"),
        (("deal", "deposited"), [True], "not the document"),
        (("deal", "attempt"), 2, "nonce of Anna"),
        (("deal", "attempt"), 0, "attempt"),
        (("deal", "attempt"), True, "does not belong"),
        (("deal", "frozen"), "00" * 32, "frozen"),
        (("deal", "extra"), 1, "not the document"),
        (("deal",), None, "not the document"),
        (("nonces",), [], "one nonce"),
        (("table",), "other", "nonce of Anna"),
        (("table",), "t1\n1", "id"),
        (("record", "seats", 0), "Mallory", "header"),
        (("record", "options", "memory-aid"), True, "header"),
        (("record", "players"), 3, "one nonce"),
        (("record", "game"), "palazzo@9", "header"),
        (("terms",), "00" * 32, "header"),
        (("given",), 1, "header"),
        (("given",), -1, "more entries"),
        (("result", "scores", 0), 99, "result"),
        (("result",), None, "result"),
        (("seal",), "00" * 32, "seal"),
        (("takebacks",), [], "drawn"),
        (("takebacks", 0, "keep"), 10**6, "takeback"),
        (("format",), "palazzi game 1", "not the document"),
        (("format",), "palazzi game 3", "not the document"),
        (("extra",), 1, "not the document"),
        (("record", "extra"), 1, "does not belong"),
        (("record", "entries"), [], "takeback"),
    ],
)
def test_the_sentence_says_what_does_not_fit(path: tuple[Any, ...], to: object, says: str) -> None:
    with pytest.raises(PalazziError, match=says):
        verify(change(finished("palazzo"), *path, to=to))


def test_a_changed_draw_or_action_is_named(title: str) -> None:
    document = finished(title)
    entries = document.record.entries
    game = palazzi.game(title)
    last = max(i for i, entry in enumerate(entries) if entry.actor == CHANCE)
    with pytest.raises(Unproven, match=f"Action {last + 1}: "):
        verify(change(document, "record", "entries", last, 1, to="first 0"))
    state = game.new(document.record.players, document.record.options)
    stride = max(7, len(entries) // 40)  # each costs a look at the whole game
    for number, entry in enumerate(entries):
        others = [a for a in state.legal() if game.text(a) != entry.text]
        if others and number % stride == 0:
            for other in others[:2]:
                text = game.text(other)
                with pytest.raises(Unproven):
                    verify(change(document, "record", "entries", number, 1, to=text))
        state.apply(game.parse(entry.text))


def test_a_server_that_redeals_is_caught_even_with_a_new_seal() -> None:
    """The seal is only a checksum: whoever knows the secret can make one. The draws hold."""
    document = finished("palazzo")
    first = document.record.entries[0]
    forged = read_document(json.loads(canonical(document.to_json())))
    other = "first 1" if first.text == "first 0" else "first 0"
    forged.record.entries[0] = type(first)(CHANCE, other)
    with pytest.raises(Unproven, match="Action 1"):
        verify(forged.to_json())
    hidden = Document(
        **{**{f: getattr(document, f) for f in document.__dataclass_fields__}, "takebacks": ()}
    )
    with pytest.raises(Unproven, match="drawn"):
        verify(hidden.to_json())


def test_a_record_cut_off_before_a_draw_that_was_due_is_refused() -> None:
    house = House(seed=3).begin().until(0)
    house.submit(0, "money")
    house.do(house.table.company.ask(0, "cancel", now=house.time))
    house.do(house.table.company.answer(1, True, now=house.time))
    document = house.table.fold.document()
    assert document.record.entries.pop().actor == CHANCE
    with pytest.raises(Unproven, match="breaks off"):
        verify(document.to_json())


@pytest.mark.parametrize(
    "how",
    [
        {"players": 99},
        {"players": 0},
        {"ruleset": "chess@1"},
        {"ruleset": "palazzo@x"},
        {"options": {"start": []}},
        {"options": {"speed": 1}},
        {"edition": {"stacks": 7}},
        {"edition": {"price": [[]]}},
        {"edition": {"stacks": {"x": None}}},
    ],
)
@pytest.mark.parametrize("scheme", [1, 2])
def test_a_forged_header_gets_a_sentence_too(how: dict[str, Any], scheme: int) -> None:
    """Hash and seal made to fit: what is left is for the game to refuse."""
    document = read_document(json.loads(canonical(finished("palazzo").to_json())))
    record = replace(document.record, **how)
    names = max(0, record.players)
    record.seats = [f"P{i}" for i in range(names)]
    nonces = ("",) * names
    if scheme == 1:
        terms, deal = old_terms(document.table, record, nonces, 0), None
    else:
        frozen = frozen_hash(frozen_terms(document.table, 1, record, nonces, (), 0))
        terms, deal = deal_terms(frozen, nonces), Deal(1, nonces, (), frozen)
    forged = replace(document, record=record, nonces=nonces, terms=terms.hex(), deal=deal)
    with pytest.raises(PalazziError):
        verify(forged.to_json())


def test_documents_round_trip() -> None:
    document = finished("palazzo")
    again = read_document(json.loads(canonical(document.to_json())))
    assert again == document
    assert again.seal == document.sealed()
    assert isinstance(again.takebacks[0], Undone)


@pytest.mark.parametrize("key", ["seal", "table", "extra"])
def test_a_file_that_says_something_twice_is_refused(key: str) -> None:
    """Parsers differ in which of the two they use."""
    for text in (canonical(finished("palazzo").to_json()), old("palazzo-1.json")):
        value = json.dumps(json.loads(text).get(key, 1))
        twice = f'{{"{key}":{value},"{key}":{value},' + text[1:]
        with pytest.raises(Unproven, match=f'"{key}" twice'):
            verify(twice)
        inside = text.replace('"record":{', '"record":{"players":3,', 1)
        with pytest.raises(Unproven, match='"players" twice'):
            verify(inside)


# ---- documents of scheme 1


def old(name: str) -> str:
    """A file written before nonces were committed to."""
    return (Path(__file__).parent / "data" / name).read_text(encoding="utf-8").strip()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("palazzo-1.json", "takebacks: 1"),
        ("carrara-broken-off-1.json", "broken off"),
        ("paletti-1.json", "22 draws fit"),
        ("palazzo-what-if-1.json", "given and are not proven"),
    ],
)
def test_documents_of_the_old_scheme_verify_for_ever(name: str, says: str) -> None:
    text = old(name)
    proof = verify(text)
    assert says in sentence(proof)
    assert "nonces were given on sitting down" in sentence(proof)
    assert (proof.scheme, proof.attempt, proof.frozen) == (1, 1, "")
    assert canonical(read_document(json.loads(text)).to_json()) == text
    document = json.loads(text)
    for path, to in (("nonces", ["ff" * 16] * len(document["nonces"])), ("table", "other")):
        with pytest.raises(Unproven, match="header"):
            verify({**document, path: to})
    with pytest.raises(Unproven, match="not the document"):
        verify({**document, "format": "palazzi game 2"})


@pytest.mark.parametrize("text", ["", "[]", "null", "7", '"\\ud800"', "[" * 100_000, "{}"])
def test_what_is_no_document_is_refused(text: str) -> None:
    with pytest.raises(PalazziError):
        verify(text)


def test_the_command_line_verifies(tmp_path: Path) -> None:
    good, bad = tmp_path / "game.json", tmp_path / "bad.json"
    document = finished("palazzo")
    good.write_text(canonical(document.to_json()), encoding="utf-8")
    bad.write_text(canonical(change(document, "nonces", 0, to="ff" * 16)), encoding="utf-8")
    said = call_cli("verify", good)
    assert said.returncode == 0
    assert said.stdout.startswith(f"Valid: palazzo@1, {len(document.record.entries)} moves, ")
    told = json.loads(call_cli("verify", good, "--json").stdout)
    assert told["valid"]
    assert told["takebacks"] == 2
    refused = call_cli("verify", bad, "--json")
    assert refused.returncode == 2
    assert not json.loads(refused.stdout)["valid"]
    assert refused.stderr.startswith("palazzi: The nonce of Anna")
    record = tmp_path / "game.record"
    record.write_text(document.record.to_text(), encoding="utf-8")
    told_apart = call_cli("verify", record)
    assert told_apart.returncode == 2
    assert (
        f"a record: its {len(document.record.entries)} moves can be replayed" in told_apart.stderr
    )
    assert told["moves"] == len(document.record.entries), "as the page and the record count"
    missing = call_cli("verify", tmp_path / "none.json")
    assert missing.returncode == 2
    assert "cannot be read" in missing.stderr
