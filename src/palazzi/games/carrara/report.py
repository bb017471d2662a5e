# mypyc: compiled
"""The log of Carrara in sentences: what an action tells everybody at the moment it is taken.

All moves are open (CA-2.7), so every seat reads the same. Decisions that were forced follow an
action without being asked; they are told with it.
"""

from __future__ import annotations

from palazzi.core.messages import Message, say
from palazzi.games.carrara.actions import ACTIONS
from palazzi.games.carrara.choices import price
from palazzi.games.carrara.components import BUILDINGS, CITIES, COLOURS, SCORINGS, SEGMENTS
from palazzi.games.carrara.counts import held, size, unit
from palazzi.games.carrara.rules import ALMS, FACE_UP, FREE, ON_WHEEL, Carrara
from palazzi.games.carrara.state import LAYING, NOTHING, mask_names, object_names, stone_names
from palazzi.games.carrara.words import building, card, city, scoring, stone, thing
from palazzi.games.carrara.yields import scoring_objects, scoring_yield


def report(state: Carrara, action: int) -> Message | None:
    """The sentence for the log, or None where an action is only a part of a move."""
    told: Message | None = None
    after = state.clone()
    while action != FREE:
        sentence = _sentence(after, action)
        if told is None:
            told = sentence
        elif sentence is not None:
            told = say("carrara-log-then", first=told, second=sentence)
        after.carry_out(action)
        action = int(after.forced() if after.actor >= 0 else FREE)
    return told


def _sentence(state: Carrara, action: int) -> Message | None:
    who = say("seat", number=int(state.actor))
    if action == ALMS:
        return say("carrara-log-alms", player=who)
    s = ACTIONS.structure(action)
    match s["verb"]:
        case "first":
            return say("carrara-log-first", player=say("seat", number=int(s["seat"])))
        case "card":
            return say("carrara-log-card", card=card(s["card"]))
        case "reveal":
            return _revealed(state, s["building"])
        case "draw":
            return _drawn(state, s["colour"])
        case "buy" | "stay" | "pass" | "announce" as verb:
            return say(f"carrara-log-{verb}", player=who)
        case "done":
            return _bought(state, who)
        case "pay":
            return _built(state, who, s["colour"]) if state.due == 1 else None
        case "score":
            return _scored(state, who, s["what"])
        case "upgrade":
            return say("carrara-log-upgrade", player=who, field=scoring(s["field"]))
        case "object":
            return say("carrara-log-object", player=who, object=thing(s["object"]))
        case _:  # a part of a move, or something declined
            return None


def _revealed(state: Carrara, name: str) -> Message | None:
    """The first display is told as a whole, with its last building."""
    if state.phase != LAYING:
        return say("carrara-log-refilled", building=building(name))
    laid = [*mask_names(state.face_up, BUILDINGS), name]
    if len(laid) < FACE_UP:
        return None
    return say("carrara-log-laid", buildings=[building(each) for each in laid])


def _drawn(state: Carrara, colour: str) -> Message | None:
    """What lies on the first segment once the wheel is full, or the bag empty."""
    lying = sum(int(size(state.wheel[segment])) for segment in range(len(SEGMENTS)))
    if lying + 1 < ON_WHEEL and size(state.bag) > 1:
        return None
    there = stone_names(state.wheel[0] + unit(COLOURS.index(colour)))
    return say("carrara-log-draw", stones=[stone(name) for name in there])


def _bought(state: Carrara, who: Message) -> Message:
    coins = sum(
        int(price(colour, state.segment) * held(state.basket, colour)) for colour in range(6)
    )
    return say(
        "carrara-log-bought",
        player=who,
        stones=[stone(name) for name in stone_names(state.basket)],
        segment=SEGMENTS[state.segment],
        coins=coins,
    )


def _built(state: Carrara, who: Message, last: str) -> Message:
    paid = stone_names(state.paid + unit(COLOURS.index(last)))
    what = building(BUILDINGS[state.building])
    where = city(CITIES[state.city])
    stones = [stone(name) for name in paid]
    if state.old == NOTHING:
        return say("carrara-log-built", player=who, building=what, city=where, stones=stones)
    old = building(BUILDINGS[state.old])
    return say("carrara-log-raised", player=who, old=old, building=what, city=where, stones=stones)


def _scored(state: Carrara, who: Message, what: str) -> Message:
    place = SCORINGS.index(what)
    coins, points = scoring_yield(state, state.actor, place)
    things = object_names(scoring_objects(state, state.actor, place))
    gains = [
        say(f"carrara-gain-{name}", n=int(n))
        for name, n in (("points", points), ("coins", coins))
        if n
    ]
    gains += [
        say("carrara-gain-thing", n=things.count(name), object=thing(name))
        for name in dict.fromkeys(things)
    ]
    return say("carrara-log-scored", player=who, what=scoring(what), gains=gains)
