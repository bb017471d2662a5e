"""Nets: the same compiled and interpreted, files that round-trip, a sentence for all else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.bots.judge import HandJudge, NetJudge
from palazzi.bots.judging import FOLDER_VARIABLE, judge_for, rule_options
from palazzi.bots.net import HEADS
from palazzi.bots.net_file import NetData, NetHeader, read_net, write_net
from palazzi.core.errors import BadNet
from palazzi.core.features import Features
from palazzi.core.options import read_options
from palazzi.core.rng import Rng
from palazzi.testing import dealt
from tests.command import run_python

GAME = palazzi.game("palazzo")
STATE = dealt(GAME, 2)


def some_net(seed: int = 1, slots: int | None = None, **changes: Any) -> NetData:
    """Any numbers, for two-player Palazzo unless the header says otherwise."""
    assert GAME.features is not None
    rng = Rng(seed)
    header = NetHeader(
        rulesets=("palazzo@1",),
        players=(2,),
        options=(rule_options(read_options(GAME.options, None)),),
        features=GAME.features.version,
        slots=slots or GAME.features.size,
        hidden=(8, 4),
        shifts=(12, 10, 11),
        ahead=2,
        trained="not at all",
        strength="none",
    )
    header = msgspec.structs.replace(header, **changes)
    weights = [[rng.below(65536) - 32768 for _ in range(r * m)] for r, m in header.shape()]
    biases = [[rng.below(2**30) - 2**29 for _ in range(m)] for _, m in header.shape()]
    return NetData(header, weights, biases)


def stored(folder: Path, data: bytes) -> Path:
    path = folder / "palazzo.net"
    path.write_bytes(data)
    return path


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), wide=st.integers(1, 64), narrow=st.integers(1, 64))
def test_a_file_gives_back_the_net(
    tmp_path_factory: pytest.TempPathFactory, seed: int, wide: int, narrow: int
) -> None:
    net = some_net(seed, slots=5, hidden=(wide, narrow))
    data = write_net(net)
    path = stored(tmp_path_factory.getbasetemp(), data)
    again = read_net(path)
    assert (again.weights, again.biases) == (net.weights, net.biases)
    assert msgspec.structs.replace(again.header, digest="") == net.header
    assert write_net(again) == data


ASKED = """
import json, sys
from pathlib import Path
from palazzi.bots.net_file import read_net
from palazzi.core.features import Features
from palazzi.core.playout import is_compiled
assert not is_compiled()
path, rows = json.load(sys.stdin)
net = read_net(Path(path)).net()
for row in rows:
    features = Features()
    for slot, value in row:
        features.put(slot, value)
    net.ask(features)
    print(json.dumps(list(net.heads)))
"""


def test_compiled_and_interpreted_answer_the_same(tmp_path: Path) -> None:
    """Large numbers too: nothing leaves 64 bits."""
    path = stored(tmp_path, write_net(some_net(3, slots=40, hidden=(64, 64))))
    net, rng = read_net(path).net(), Rng(4)
    rows = [
        [[rng.below(40), rng.below(size) - size // 2] for _ in range(1000)]
        for size in (4, 100, 65536)
    ]
    told = [json.loads(one) for one in run_python(
        ASKED, json.dumps([str(path), rows]), PALAZZI_PURE="1").splitlines()]  # fmt: skip
    for row, expected in zip(rows, told, strict=True):
        features = Features()
        for slot, value in row:
            features.put(slot, value)
        net.ask(features)
        assert [int(net.heads[i]) for i in range(HEADS)] == expected
        assert all(abs(one) < 2**63 for one in expected)


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "another file": lambda data: b"PK\x03\x04" + data,
    "no header": lambda data: data[:14] + b"{}\n",
    "no JSON": lambda data: data[:14] + b"\xff\xfe\n",
    "truncated": lambda data: data[:-1],
    "cut in half": lambda data: data[: len(data) // 2],
    "one bit changed": lambda data: data[:-9] + bytes([data[-9] ^ 4]) + data[-8:],
    "longer": lambda data: data + b"x",
    "huge": lambda data: data + b"x" * 1_000_000,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_one_sentence_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    path = stored(tmp_path, DAMAGES[damage](write_net(some_net())))
    with pytest.raises(BadNet) as raised:
        read_net(path)
    assert str(raised.value).count("\n") == 0
    assert str(raised.value).endswith(".")
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    bot = make_bot("search:2", GAME, Rng(1))
    with pytest.warns(RuntimeWarning, match="judged by the hand-written evaluation"):
        action = bot.choose(GAME.knowledge(STATE, int(STATE.actor)))
    assert STATE.allows(action)
    judged = judge_for(GAME, STATE)
    assert isinstance(judged.judge, HandJudge)
    assert str(raised.value) in judged.why


@settings(max_examples=30)
@given(place=st.integers(0, 10**6), bit=st.integers(0, 7))
def test_no_changed_bit_gets_past_unless_it_only_changes_words(
    tmp_path_factory: pytest.TempPathFactory, place: int, bit: int
) -> None:
    data = bytearray(write_net(some_net(slots=20)))
    data[place % len(data)] ^= 1 << bit
    path = stored(tmp_path_factory.getbasetemp(), bytes(data))
    try:
        header = read_net(path).header
    except BadNet:
        return
    assert header.slots == 20
    assert header.hidden == (8, 4)


FOREIGN: dict[str, tuple[dict[str, Any], str]] = {
    "features": ({"features": "palazzo-features@0"}, "reads the features palazzo-features@0"),
    "ruleset": ({"rulesets": ("palazzo@9",)}, "knows palazzo@9 and not palazzo@1"),
    "players": ({"players": (3, 4)}, "never saw games of 2 players"),
    "options": ({"options": ({"tide": "high"},)}, "never saw games with these options"),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_net_for_something_else_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    changes, why = FOREIGN[what]
    stored(tmp_path, write_net(some_net(**changes)))
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    judged = judge_for(GAME, STATE)
    assert isinstance(judged.judge, HandJudge)
    assert why in judged.why
    assert "judged by the hand-written evaluation" in judged.why


def test_another_edition_is_judged_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored(tmp_path, write_net(some_net()))
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert isinstance(judge_for(GAME, STATE).judge, NetJudge)
    assert judge_for(GAME, STATE).why == "judged by palazzo.net"
    other = GAME.new(2, None, {"quiet-turns": 12})
    assert "never saw this edition" in judge_for(GAME, other).why
    assert "there is no carrara.net" in judge_for(*begun("carrara")).why


def begun(name: str) -> tuple[palazzi.Game, palazzi.State]:
    game = palazzi.game(name)
    return game, dealt(game, 2)


def test_a_search_with_a_net_is_fair_and_repeatable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same choice in worlds that look the same, and another one than without the net."""
    stored(tmp_path, write_net(some_net(5)))
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    known = GAME.knowledge(STATE, int(STATE.actor))
    other = GAME.resample(known, Rng(9))
    chosen = {
        make_bot("search:40", GAME, Rng(3)).choose(GAME.knowledge(state, int(state.actor)))
        for state in (STATE, STATE, other)
    }
    assert len(chosen) == 1


def test_every_shipped_net_fits_its_game() -> None:
    for path in sorted((Path(palazzi.__file__).parent / "bots" / "nets").glob("*.net")):
        game, header = palazzi.game(path.stem), read_net(path).header
        assert path.stat().st_size <= 1_000_000
        assert header.strength != "not measured"
        for players in header.players:
            assert isinstance(judge_for(game, dealt(game, players)).judge, NetJudge)
