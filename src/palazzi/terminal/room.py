"""A server's table as a place to sit: who is there, and what may be asked of it besides moves.

From a frame of the protocol and who is connected follow the waiting room and the wishes that a
player may have now, in the words of the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from palazzi.bots.levels import LEVELS
from palazzi.core.messages import Message, say
from palazzi.locale import Catalogue
from palazzi.terminal.api import Json
from palazzi.terminal.offers import Offer, Wish
from palazzi.terminal.sight import RoomSeat


def room_of(frame: Json, present: Set[int], words: Catalogue) -> list[RoomSeat]:
    """The seats of a table that has not begun; none of one that has."""
    if frame["phase"] not in ("lobby", "dealing"):
        return []
    missing = frame["dealing"]["missing"] if frame["dealing"] else ()
    made: list[RoomSeat] = []
    for number, seat in enumerate(frame["seats"]):
        facts: list[str] = []
        name = seat["name"]
        if seat["kind"] == "open":
            kept = words.text("page-seat-kept", {"player": name}) if name else ""
            facts.append(kept or words.text("page-seat-waits"))
            name = ""
        elif seat["kind"] == "bot":
            facts.append(words.text("page-bot"))
            name = words.say(LEVELS[name].name) if name in LEVELS else name
        elif number not in present:
            facts.append(words.text("page-away"))
        if number in missing:
            facts.append(words.text("page-dealing-soon"))
        if number == frame["host"]:
            facts.append(words.text("page-host"))
        made.append(RoomSeat(name, facts))
    return made


def wishes_of(frame: Json) -> list[Offer]:
    """What the seat may ask of the table now."""
    return [
        Offer((), "", label, wish=Wish(kind, fields), warning=warning, again=warning is not None)
        for label, kind, fields, warning in _wishes(frame)
    ]


def _wishes(frame: Json) -> Iterator[tuple[Message, str, Json, Message | None]]:
    seat, phase = frame["seat"], frame["phase"]
    if seat < 0:
        return
    hosts = seat == frame["host"]
    if phase == "lobby":
        if hosts:
            yield from _beginnings(frame)
            yield say("page-close-table"), "cancel", {}, say("terminal-close-table")
        elif frame["seats"][seat]["kind"] == "human":
            yield say("page-stand-up"), "leave", {}, say("terminal-stand-up")
    elif phase == "dealing" and hosts and frame["dealing"]["missing"]:
        about = say("page-thaw-about", attempt=frame["attempt"] + 1)
        yield say("page-thaw"), "thaw", {}, about
    elif phase == "playing":
        overtime = frame["overtime"]
        if frame["seats"][seat]["stand_in"]:
            yield say("page-reclaim"), "reclaim", {}, None
        elif overtime and overtime["seat"] != seat and str(seat) not in overtime["choices"]:
            for choice in ("wait", "bot", "cancel"):
                yield say(f"page-overtime-{choice}"), "choose", {"choice": choice}, None


def _beginnings(frame: Json) -> Iterator[tuple[Message, str, Json, Message | None]]:
    """To begin: with all who sit there, or with bots on the seats that are open."""
    empty = sum(seat["kind"] == "open" for seat in frame["seats"])
    if not empty:
        yield say("page-start"), "start", {}, None
        return
    for name, level in LEVELS.items():
        label = say("terminal-start-filled", count=empty, level=level.name)
        yield label, "start", {"fill": name}, None
