"""Progress: one line where somebody looks, nothing where nobody does."""

from __future__ import annotations

from io import StringIO

import pytest

from palazzi.arena.show import Progress, short
from tests.arena.test_standings import result


class Screen(StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("stream", [Screen(), StringIO()])
def test_progress(stream: StringIO) -> None:
    results = [result(n, "a b", [2, 1]) for n in range(3)]
    progress = Progress(10, results[:2], stream)
    progress.finished(results[2])
    progress.close()
    said = stream.getvalue()
    if not stream.isatty():
        assert said == ""
        return
    assert "3/10 games" in said
    assert "won: a 3" in said
    assert "\n" not in said
    assert said.endswith("\r\x1b[K")


def test_of_a_long_name_the_end_is_shown() -> None:
    assert short("greedy") == "greedy"
    assert short("exec:" + "x" * 40 + "/bot.py") == "…" + "x" * 24 + "/bot.py"
