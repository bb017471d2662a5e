# mypyc: compiled
"""What an option will lead to, in words: the text of its button.

A decision with one option only is made at once, so a click may do more than its action says: naming
a segment with one stone buys it, naming a city may pay with all one has. The label tells all of it.
"""

from __future__ import annotations

from palazzi.core.messages import Message, say
from palazzi.games.carrara.actions import ACTIONS, DONE, PAY
from palazzi.games.carrara.choices import price
from palazzi.games.carrara.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    SCORINGS,
    SEGMENTS,
)
from palazzi.games.carrara.counts import held, size, unit
from palazzi.games.carrara.rules import FREE, Carrara
from palazzi.games.carrara.state import NOTHING, PAYING, PHASES, stone_names
from palazzi.games.carrara.tables import upgraders_in
from palazzi.games.carrara.words import building, city, label, scoring, stone
from palazzi.games.carrara.yields import scoring_objects, scoring_yield


def option(state: Carrara, action: int) -> Message:
    """The option in words, with what it costs or brings right now."""
    structure = ACTIONS.structure(action)
    match structure["verb"]:
        case "segment" | "take":
            return _purchase(state, action)
        case "done":
            return _bargain("carrara-act-done-for", state)
        case "build" | "raise" | "in" | "replace" | "pay":
            return _construction(state, action)
        case "score":
            return _scoring(state, structure["what"])
        case "upgrade":
            coins, points = upgraders_in(state.tables)[structure["field"]]
            field = scoring(structure["field"])
            return say("carrara-act-upgrade-to", field=field, coins=coins, points=points)
        case "skip":
            return say(f"carrara-act-skip-{PHASES[state.phase]}")
        case _:
            return label(action)


def spent(state: Carrara) -> int:
    """Coins for the stones taken in this purchase."""
    return sum(int(price(c, state.segment) * held(state.basket, c)) for c in range(len(COLOURS)))


def _course(state: Carrara, action: int) -> tuple[Carrara, int]:
    """Where the option leads inside its move: the position before the step that ends the move, and
    that step; FREE for the step if something else has to be chosen first.
    """
    at = state.clone()
    while action != DONE and not (at.phase == PAYING and at.due == 1):
        at.carry_out(action)
        action = int(at.forced())
        if action == FREE:
            break
    return at, action


# ---- buying


def _purchase(state: Carrara, action: int) -> Message:
    """Naming a segment, or taking a stone; both end the purchase if nothing else can be bought."""
    structure = ACTIONS.structure(action)
    at, last = _course(state, action)
    if last == DONE:
        return _bargain(f"carrara-act-{structure['verb']}-all", at)
    if structure["verb"] == "segment":
        return label(action)
    cost = int(price(COLOURS.index(structure["colour"]), state.segment))
    return say("carrara-act-take-for", price=cost, **label(action)["args"])


def _bargain(key: str, state: Carrara) -> Message:
    """What lies in the basket, and what it costs."""
    names = stone_names(state.basket)
    return say(
        key,
        count=len(names),
        coins=spent(state),
        segment=SEGMENTS[state.segment],
        stones=[stone(name) for name in names],
    )


# ---- building


def _construction(state: Carrara, action: int) -> Message:
    """Choosing a building, its place or a stone: whatever of the rest is settled by it is told."""
    at, last = _course(state, action)
    if at.city == NOTHING or (state.phase == PAYING and last == FREE):
        return label(action)
    what = building(BUILDINGS[at.building])
    where = city(CITIES[at.city])
    old = what if at.old == NOTHING else building(BUILDINGS[at.old])
    key = "carrara-act-build" if at.old == NOTHING else "carrara-act-raise"
    if last == FREE:
        return say(f"{key}-in", building=what, old=old, city=where, due=int(at.due + size(at.paid)))
    paid = stone_names(at.paid + unit(last - PAY) - state.paid)
    stones = [stone(name) for name in paid]
    return say(f"{key}-paying", building=what, old=old, city=where, stones=stones)


# ---- scoring


def _scoring(state: Carrara, what: str) -> Message:
    place = SCORINGS.index(what)
    coins, points = scoring_yield(state, state.actor, place)
    things = size(scoring_objects(state, state.actor, place))
    gains = [
        say(f"carrara-gain-{name}", n=int(n))
        for name, n in (("points", points), ("coins", coins), ("objects", things))
        if n
    ]
    return say("carrara-act-score-for", what=scoring(what), gains=gains)
