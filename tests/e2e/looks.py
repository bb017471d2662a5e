"""What every board looks like at four moments of a game, and whether a picture is another one.

The games are records that are kept (``pictures/records``): neither bots nor luck can change them.
Palazzo Paletti's is a script, for its wood has to stand somewhere without being computed. Tests
compare the pictures with those in ``pictures/references``; ``web/fixtures/tour.py`` takes the same
ones for the documentation.
"""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, get_args

from PIL import Image
from playwright.sync_api import BrowserContext, BrowserType, Page

import palazzi
from palazzi import Record
from palazzi.core.state import OVER
from tests.e2e.chromium import ARGS, CHROMIUM
from tests.e2e.hands import PAINTED, PATIENCE, ready
from tests.e2e.palace import FIRST_STOREY, SECOND_STOREY, opening
from tests.e2e.visitors import take_seat
from tests.server.trials.lobby import Opened, call, start

HERE = Path(__file__).parent / "pictures"
REFERENCES = HERE / "references"
HURRIED = Path(__file__).parent / "luck/hurried.js"
EVEN = (*ARGS, "--font-render-hinting=none")
"""Letters are set where they belong, and not on whole pixels with uneven gaps between them."""
NAMES = ("Chiara", "Baldo", "Nella", "Matteo")
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
EARLY, LATE, MID = 0.2, 0.4, 0.6
ASKED = {
    "palazzo": "palazzo-ask-choosing",
    "carrara": "carrara-ask-siting",
    "firenze": "firenze-ask-building-old",
    "paletti": "paletti-ask-turning",
}
"""The question that each board is shown at; the one with the most answers."""
TURNS_TO_AGREE = 40
"""Looks at a page until two in a row are the same."""

Moment = Literal["early", "mid", "decision", "end"]
MOMENTS: tuple[Moment, ...] = get_args(Moment)


@dataclass(frozen=True)
class Look:
    """How somebody looks at a board."""

    size: str
    theme: Literal["light", "dark"]

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}"


THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LOOKS = tuple(Look(size, theme) for size in SIZES for theme in THEMES)


def record_of(game: str) -> Record:
    """A whole game, with the names of its players."""
    if palazzi.game(game).physical:
        record = _scripted()
    else:
        text = (HERE / "records" / f"{game}.record").read_text(encoding="utf-8")
        record = Record.from_text(text)
    return replace(record, seats=list(NAMES[: record.players]))


def _scripted() -> Record:
    script = opening()
    for column, place in FIRST_STOREY:
        script.raises(column, place)
    script.lays(-24)
    for column, place in SECOND_STOREY:
        script.raises(column, place)
    for _ in range(2):  # nobody wants to touch anything any more, and so it is over
        script.do("claim", "accept", "forgo")
    return script.record


def first(record: Record, length: int) -> Record:
    """The game as far as this."""
    return replace(record, entries=record.entries[:length])


def asked_at(game: str, record: Record) -> int:
    """Where the first seat is asked its question with the most answers, once much is built."""
    rules = palazzi.game(game)
    state, best, most = rules.new(record.players, record.options), 0, 0
    for number, entry in enumerate(record.entries):
        if state.actor == 0:
            prompt = rules.prompt(state, 0)
            late = number > LATE * len(record.entries)
            if late and prompt["message"]["key"] == ASKED[game] and len(prompt["choices"]) > most:
                best, most = number, len(prompt["choices"])
        rules.apply_text(state, entry.text, entry.recording)
    assert state.actor == OVER
    assert most > 1, f"{game}: nobody ever asks {ASKED[game]}"
    return best


def settled(game: str, record: Record) -> int:
    """After how many entries nothing is left to chance."""
    rules = palazzi.game(game)
    state, after = rules.new(record.players, record.options), 0
    for number, entry in enumerate(record.entries, 1):
        if entry.actor < 0 and len(state.legal()) > 1:
            after = number
        rules.apply_text(state, entry.text, entry.recording)
    return after


def people_at(url: str, record: Record) -> Opened:
    """A table that goes on from a record, with people at all seats."""
    made = call(
        url, "POST", "/api/tables", {"record": record.to_text(), "seats": [{}] * record.players}
    )
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    for seat in range(record.players):
        sits = {"name": NAMES[seat], "nonce": f"{seat + 1:032x}", "seat": seat}
        body = {**sits, "client_id": f"sit-down-at-{seat}"}
        sat = call(url, "POST", f"/api/tables/{table.id}/join", body, table.tokens.get(seat))
        table.tokens[seat] = sat["token"]
    start(url, table, "let-us-begin")
    return table


def played_out(url: str, game: str, record: Record) -> Opened:
    """A table at which the game was played to its end: nothing of that is left to chance."""
    length = settled(game, record)
    table = people_at(url, first(record, length))
    for number, entry in enumerate(record.entries[length:]):
        if entry.actor >= 0:
            token = table.tokens[entry.actor]
            seq = call(url, "GET", f"/api/tables/{table.id}", token=token)["seq"]
            move = {"type": "submit", "actions": [entry.text], "expected_seq": seq}
            body = {**move, "client_id": f"move-number-{number}"}
            call(url, "POST", f"/api/tables/{table.id}/requests", body, token)
    return table


def show_record(page: Page, record: Record, share: float) -> None:
    """A record in the replay, through the first seat's eyes."""
    page.goto("/replay")
    kept = {"name": "kept.record", "mimeType": "text/plain", "buffer": record.to_text().encode()}
    page.locator("input[type=file]").set_input_files(kept)  # type: ignore[arg-type]
    slider = page.locator("input[type=range]").first
    at = round(int(slider.get_attribute("max") or 0) * share)
    slider.fill(str(at))
    page.wait_for_url(re.compile(rf"at={at}&"))


def still(page: Page) -> Image.Image:
    """The page when fonts are there and nothing moves any more: two looks that are the same."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(1, 1)
    last = b""
    for _ in range(TURNS_TO_AGREE):
        now = page.screenshot(animations="disabled", caret="hide")
        if now == last:
            return Image.open(io.BytesIO(now)).convert("RGB")
        last = now
        page.evaluate(PAINTED, 4)
    raise AssertionError("the page never comes to rest")


class Gallery:
    """The pictures of one server's pages."""

    def __init__(self, browsers: BrowserType, url: str) -> None:
        self._even = browsers.launch(executable_path=shutil.which(CHROMIUM), args=list(EVEN))
        self._url = url

    def close(self) -> None:
        """Nobody looks any more."""
        self._even.close()

    def context(self, look: Look) -> BrowserContext:
        """Somebody who looks so."""
        width, height = SIZES[look.size]
        context = self._even.new_context(
            base_url=self._url,
            viewport={"width": width, "height": height},
            locale="en",
            color_scheme=look.theme,
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=HURRIED)
        return context

    @contextmanager
    def open(self, game: str, moment: Moment, look: Look) -> Iterator[Page]:
        """A page that shows a board at a moment, loaded for this look alone."""
        context = self.context(look)
        try:
            page = context.new_page()
            self._turn_to(page, game, moment)
            yield page
        finally:
            context.close()

    def _turn_to(self, page: Page, game: str, moment: Moment) -> None:
        record = record_of(game)
        if moment in ("early", "mid"):
            show_record(page, record, EARLY if moment == "early" else MID)
            return
        page.goto("/healthz")
        if moment == "end":
            take_seat(page, played_out(self._url, game, record), 0, game)
            page.locator(".win").wait_for()
            page.locator("section svg[role=img]").first.wait_for()
        else:
            asked = first(record, asked_at(game, record))
            take_seat(page, people_at(self._url, asked), 0, game)
            ready(page)
