"""The file of a backup: what goes in comes out, and nothing else ever does. And which are kept."""

from __future__ import annotations

import hashlib
import io
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palazzi.core.errors import BadBackup, BadOption
from palazzi.server.backups import envelope
from palazzi.server.backups.envelope import Envelope, checked_key, write
from palazzi.server.backups.folder import PERIODS, KeepRule

KEY = "a key of sixteen or more"
IN_A_FOLDER = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
CONTENTS = st.binary(max_size=300)
SIZES = st.sampled_from([7, 64])
"""Of pieces: so small that a few bytes make many."""


@pytest.fixture(autouse=True)
def cheap_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred files in a moment: a key from a text is dear on purpose."""
    real = hashlib.scrypt

    def cheap(text: bytes, *, n: int, **words: Any) -> bytes:
        assert n == 2**15
        return real(text, n=2, **words)

    monkeypatch.setattr(hashlib, "scrypt", cheap)


def written(folder: Path, content: bytes, key: str, size: int) -> Path:
    envelope.PIECE = size  # type: ignore[misc]
    path = folder / "one.backup"
    file = io.BytesIO()
    write(file, {"made": 1, "rows": {"log": 2}}, [content[:5], content[5:]], key)
    path.write_bytes(file.getvalue())
    return path


@pytest.fixture(autouse=True)
def pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envelope, "PIECE", envelope.PIECE)


@IN_A_FOLDER
@given(content=CONTENTS, key=st.sampled_from(["", KEY]), size=SIZES)
def test_what_goes_in_comes_out(tmp_path: Path, content: bytes, key: str, size: int) -> None:
    path = written(tmp_path, content, key, size)
    read = Envelope(path)
    assert b"".join(read.content(key)) == content
    assert read.check(key) == len(content)
    assert read.head["rows"] == {"log": 2}
    assert read.encrypted == bool(key)
    if key and len(content) > 8:
        assert content not in path.read_bytes()[read._start :]


@IN_A_FOLDER
@given(data=st.data(), content=CONTENTS, key=st.sampled_from(["", KEY]), size=SIZES)
def test_any_change_is_found(
    tmp_path: Path, data: st.DataObject, content: bytes, key: str, size: int
) -> None:
    """A flipped bit anywhere, a file that ends too early or goes on, pieces that change places."""
    path = written(tmp_path, content, key, size)
    whole = path.read_bytes()
    place = data.draw(st.integers(0, len(whole) - 1))
    bit = 1 << data.draw(st.integers(0, 7))
    flipped = whole[:place] + bytes([whole[place] ^ bit]) + whole[place + 1 :]
    start, long = Envelope(path)._start, size + envelope.TAG
    swapped = (
        whole[:start] + whole[start + long : start + 2 * long] + whole[start : start + long]
    ) + whole[start + 2 * long :]
    for other in (flipped, whole[:place], whole + b"x", swapped, whole[:-long] + b""):
        if other == whole or (other is swapped and len(content) < 2 * size):
            continue
        path.write_bytes(other)
        with pytest.raises(BadBackup):
            Envelope(path).check(key)


def test_damage_is_named_with_its_place(tmp_path: Path) -> None:
    path = written(tmp_path, bytes(1000), "", 64)
    whole = bytearray(path.read_bytes())
    start = Envelope(path)._start
    whole[start + 3 * 80 + 5] ^= 1
    path.write_bytes(whole)
    with pytest.raises(BadBackup, match=f"from byte {start + 3 * 80} on is not what was written"):
        Envelope(path).check("")
    path.write_bytes(whole[:-1])
    with pytest.raises(BadBackup, match="is damaged"):
        Envelope(path).check("")
    path.write_bytes(b"SQLite format 3\x00")
    with pytest.raises(BadBackup, match="no backup of ours"):
        Envelope(path)


def test_another_key_and_none_at_all_are_told_apart(tmp_path: Path) -> None:
    path = written(tmp_path, b"content", KEY, 64)
    with pytest.raises(BadOption, match="PALAZZI_BACKUP_KEY_FILE"):
        Envelope(path).check("")
    with pytest.raises(BadBackup, match="has another key"):
        Envelope(path).check(KEY + "!")
    path = written(tmp_path, b"content", "", 64)
    with pytest.raises(BadOption, match="is not encrypted, but a key is set"):
        Envelope(path).check(KEY)
    with pytest.raises(BadOption, match="at least 16"):
        checked_key("short")


# ---- which are kept

TIMES = st.lists(
    st.integers(0, 24 * 400).map(
        lambda hours: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=hours)
    ),
    max_size=60,
)
RULES = st.fixed_dictionaries({word: st.integers(0, 8) for word in ("last", *PERIODS)}).filter(
    lambda counts: any(counts.values())
)


@settings(max_examples=100, deadline=None)
@given(times=TIMES, counts=RULES)
def test_a_rule_keeps_the_newest_of_each_period(
    times: list[datetime], counts: dict[str, int]
) -> None:
    rule = KeepRule.read(",".join(f"{word}={count}" for word, count in counts.items()))
    kept = rule.kept(times)
    assert kept <= set(times)
    assert rule.kept(kept) == kept, "deleting again deletes nothing more"
    newest = sorted(set(times), reverse=True)
    assert set(newest[: counts["last"]]) <= kept
    assert not newest or newest[0] in kept
    assert len(kept) <= sum(counts.values())
    for word, form in PERIODS.items():
        periods = sorted({time.strftime(form) for time in times}, reverse=True)
        for period in periods[: counts[word]]:
            assert max(time for time in times if time.strftime(form) == period) in kept


@pytest.mark.parametrize(
    "text", ["", "ten", "last=", "last=-1", "yearly=1", "last=1,last=2", "last=0"]
)
def test_a_rule_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        KeepRule.read(text)
