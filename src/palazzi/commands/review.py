"""``palazzi review``: every decision of a seat in a record, judged by what that seat knew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import palazzi
from palazzi.commands.arguments import LANGUAGE, AsJson, Language, read_record
from palazzi.core.errors import BadOption
from palazzi.locale import catalogue


def review(
    file: Annotated[Path, typer.Argument(help="A record, readable or JSON.")],
    seat: Annotated[int, typer.Option(help="Whose decisions to judge; seats count from 0.")] = 0,
    effort: Annotated[
        float, typer.Option(min=0.1, max=100, help="4 takes about four times as long as 1.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(min=0, help="Another one tells how certain it is.")] = 0,
    lang: Language = LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Review a game: which decisions cost what, and why. With --json one object per decision."""
    from palazzi.review.assessment import Effort
    from palazzi.review.review import review as reviewed
    from palazzi.review.words import sentences

    words = catalogue(lang)
    record = read_record(file)
    rules = palazzi.game(record.ruleset)
    names = record.seats or [words.text("seat", {"number": s + 1}) for s in range(record.players)]
    counts: dict[str, int] = {}
    for found in reviewed(rules, record, seat, Effort.of(rules, effort), seed):
        grade = "forced" if found["assessment"] is None else found["assessment"]["grade"]
        counts[grade] = counts.get(grade, 0) + 1
        if as_json:
            print(json.dumps(found), flush=True)
        else:
            print("\n".join(sentences(found, words, names)), end="\n\n", flush=True)
    if not counts:
        bad = BadOption(f"Seat {seat} decided nothing in this game.")
        raise bad.told("error-review-nothing", seat=seat)
    if not as_json:
        decided = sum(counts.values()) - counts.get("forced", 0)
        slight, mistakes = counts.get("slight", 0), counts.get("mistake", 0)
        said = {"decisions": decided, "slight": slight, "mistakes": mistakes}
        print(words.text("review-summary", said))
