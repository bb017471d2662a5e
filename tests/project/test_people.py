"""The page for hosts says what the benchmark has measured, and nothing else."""

from __future__ import annotations

import json

from bench import people


def test_the_figures_of_the_page_are_those_that_were_kept() -> None:
    kept = json.loads(people.KEPT.read_text(encoding="utf-8"))
    page = people.PAGE.read_text(encoding="utf-8")
    assert page == people.written(page, kept)


def test_saturation_is_where_bots_take_twice_as_long() -> None:
    steps = [{"tables": n, "bot_p90_ms": ms} for n, ms in ((5, 900), (10, 1700), (20, 1900))]
    assert people.saturated(steps) == 20
    assert people.saturated(steps[:2]) is None
    assert people.saturated([]) is None
