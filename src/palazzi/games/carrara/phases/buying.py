# mypyc: compiled
"""Buying stones (CA-3.1 – CA-3.4): the wheel turns and is filled; then a segment is bought from."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Role, Suggestion
from palazzi.core.state import CHANCE, ENDS, course
from palazzi.games.carrara.actions import ACTIONS, DONE, DRAW, SEGMENT, SKIP, TAKE
from palazzi.games.carrara.buildings import NOTHING
from palazzi.games.carrara.components import COLOURS, SEGMENTS
from palazzi.games.carrara.counts import BLACK, NONE, held, price, size, unit
from palazzi.games.carrara.phases.base import CarraraPhase
from palazzi.games.carrara.phases.numbers import BUYING, CHOOSING, SHOPPING
from palazzi.games.carrara.pieces import take_alms
from palazzi.games.carrara.state import ON_WHEEL, Carrara
from palazzi.games.carrara.words import label, player, stones_of


def turn_wheel(state: Carrara) -> None:
    """Every stone one segment on; from the last back to the first (CA-3.1)."""
    wheel = state.wheel
    last = wheel[5]
    segment: i64 = 5
    while segment > 0:
        wheel[segment] = wheel[segment - 1]
        segment -= 1
    wheel[0] = last


@final
class Drawing(CarraraPhase):
    """One stone at a time from the bag until there are enough, or no more (CA-3.2)."""

    name = "drawing"
    rule = "CA-3.2"

    def begins(self, state: Carrara) -> None:
        if _lying(state) < ON_WHEEL and state.bag != NONE:
            state.actor = CHANCE
        else:
            state.enter(CHOOSING)

    def draws_into(self, state: Carrara, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        colour: i64 = 0
        while colour < 6:
            there = held(state.bag, colour)
            if there > 0:
                out[n] = DRAW + colour
                weights[n] = there
                n += 1
            colour += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        stone = unit(action - DRAW)
        state.bag -= stone
        state.wheel[0] += stone
        self.begins(state)

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        """What lies on the first segment once the wheel is full, or the bag empty."""
        if _lying(state) + 1 < ON_WHEEL and size(state.bag) > 1:
            return None
        return say("carrara-log-draw", stones=stones_of(state.wheel[0] + unit(action - DRAW)))


def _lying(state: Carrara) -> i64:
    """How many stones lie on the wheel."""
    wheel = state.wheel
    lying: i64 = 0
    segment: i64 = 0
    while segment < 6:
        lying += size(wheel[segment])
        segment += 1
    return lying


@final
class Choosing(CarraraPhase):
    """The one segment that stones are bought from (CA-3.3)."""

    name = "choosing"
    rule = "CA-7.15"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"segment": ("CA-3.3", "CA-1.4")}

    def begins(self, state: Carrara) -> None:
        state.actor = state.active

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        coins = state.coins[state.actor]
        n: i64 = 0
        segment: i64 = 0
        while segment < 6:
            if _affordable(state.wheel[segment], segment, coins):
                out[n] = SEGMENT + segment
                n += 1
            segment += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        state.segment = action - SEGMENT
        state.enter(BUYING)

    def ends(self, state: Carrara) -> None:
        """No stone is affordable (CA-3.4, CA-7.5)."""
        take_alms(state)

    def refuses(self, state: Carrara, action: int) -> str:
        named = SEGMENT <= action < SEGMENT + len(SEGMENTS)
        return "CA-3.3" if named else super().refuses(state, action)

    def because(self, state: Carrara, action: int) -> Message | None:
        segment = action - SEGMENT
        if not 0 <= segment < len(SEGMENTS):
            return super().because(state, action)
        costs = [int(price(c, segment)) for c in range(6) if held(state.wheel[segment], c)]
        if not costs:
            return say("carrara-why-empty", segment=SEGMENTS[segment])
        coins = int(state.coins[state.actor])
        return say("carrara-why-coins", price=min(costs), coins=coins)

    def confirms(self, state: Carrara, action: int) -> bool:
        return True

    def suggests(self, state: Carrara) -> list[Suggestion]:
        """Every stone by itself, which chooses its segment as well, and whole purchases."""
        found, whole = list[Suggestion](), list[Suggestion]()
        for segment in state.legal():
            after = state.clone()
            after.step(segment)
            whole += self._whole(state, segment)
            if after.phase != BUYING or after.basket != NONE:
                continue  # bought at once
            phase = state.phases[BUYING]
            for action in after.legal():
                label, parts = phase.labels(after, action), phase.parts(after, action)
                found.append(suggestion(ACTIONS, [segment, action], label, parts=parts))
        whole.sort(key=lambda one: -one["worth"])
        return [*whole, *found]

    def _whole(self, state: Carrara, action: int) -> list[Suggestion]:
        """As many stones of a segment as can be paid, and those that cost nothing; then the end."""
        found: list[Suggestion] = []
        segment = action - SEGMENT
        there, shop = state.wheel[segment], state.phases[SHOPPING]
        most = _purchase(there, segment, int(state.coins[state.actor]))
        free = _purchase(there, segment, 0)
        for takes in (most, free) if free and free != most else (most,):
            basket = sum(int(unit(take - TAKE)) for take in takes)
            ids, after = _carried_out(state, [action, *takes])
            told = _bill("carrara-suggest-segment", segment, basket)
            if after.phase == SHOPPING and after.actor == state.actor:
                ids.append(int(SKIP))
                told = say("carrara-suggest-end", first=told, then=shop.labels(after, SKIP))
            # A click on the segment means all of it; where that is one action, the choice has it.
            parts = self.parts(state, action) if len(ids) > 1 else []
            found.append(suggestion(ACTIONS, ids, told, "choice", parts, _saved(basket, segment)))
        return found

    def lies(self, state: Carrara, action: int) -> list[str]:
        return self.parts(state, action)

    def asks(self, state: Carrara) -> Message:
        return say("carrara-ask-choosing", coins=int(state.coins[state.actor]))

    def labels(self, state: Carrara, action: int) -> Message:
        return _whole_purchase(state, action) or label(action)

    def parts(self, state: Carrara, action: int) -> list[str]:
        return [f"wheel:{SEGMENTS[action - SEGMENT]}"]

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        alms = say("carrara-log-alms-poor", player=player(state.actor))
        return alms if action == ENDS else None


def _affordable(there: i64, segment: i64, coins: i64) -> bool:
    """Whether any of the stones on the segment can be paid: the cheapest decides."""
    colour = BLACK
    while colour >= 0:
        if held(there, colour) > 0:
            return price(colour, segment) <= coins
        colour -= 1
    return False


@final
class Buying(CarraraPhase):
    """One stone at a time, and at least one (CA-3.3)."""

    name = "buying"
    rule = "CA-7.15"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "done": ("CA-3.3",),
        "take": ("CA-3.3", "CA-1.4"),
    }
    mains: ClassVar[tuple[str, ...]] = ("done",)

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        n: i64 = 0
        if state.basket != NONE:
            out[n] = DONE
            n += 1
        there = state.wheel[state.segment]
        coins = state.coins[state.actor]
        colour: i64 = 0
        while colour < 6:
            if held(there, colour) > 0 and price(colour, state.segment) <= coins:
                out[n] = TAKE + colour
                n += 1
            colour += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        if action == DONE:
            state.enter(SHOPPING)
            return
        colour = action - TAKE
        stone = unit(colour)
        state.wheel[state.segment] -= stone
        state.stones[state.actor] += stone
        state.coins[state.actor] -= price(colour, state.segment)
        state.basket += stone

    def refuses(self, state: Carrara, action: int) -> str:
        if action == DONE:
            return "CA-3.3" if state.basket == NONE else "CA-7.15"
        if TAKE <= action < TAKE + len(COLOURS):
            return "CA-1.4" if held(state.wheel[state.segment], action - TAKE) else "CA-3.3"
        return super().refuses(state, action)

    def because(self, state: Carrara, action: int) -> Message | None:
        colour = action - TAKE
        if not 0 <= colour < len(COLOURS) or not held(state.wheel[state.segment], colour):
            return super().because(state, action)
        cost, coins = int(price(colour, state.segment)), int(state.coins[state.actor])
        return say("carrara-why-coins", price=cost, coins=coins)

    def confirms(self, state: Carrara, action: int) -> bool:
        """The last stone that can be had buys them all."""
        return action != DONE

    def suggests(self, state: Carrara) -> list[Suggestion]:
        """All stones of the segment, and what may follow the purchase at once."""
        return [*self._all(state), *self._and_free(state), *self._and_then(state)]

    def role(self, state: Carrara, action: int) -> Role:
        if action != DONE:
            return "choice"
        return "choice" if self._and_free(state) or self._and_then(state) else "main"

    def _and_free(self, state: Carrara) -> list[Suggestion]:
        """Enough, with every stone that costs nothing; if an object could follow, then the end."""
        free = _purchase(state.wheel[state.segment], int(state.segment), 0)
        if state.basket == NONE or not free:
            return []
        basket = state.basket + sum(int(unit(take - TAKE)) for take in free)
        ids, after = _carried_out(state, free)
        told = _bill("carrara-act-take-all", int(state.segment), basket)
        if after.phase == SHOPPING and after.actor == state.actor:
            ids.append(int(SKIP))
            told = _bill("carrara-suggest-then", int(state.segment), basket)
            told["args"]["then"] = state.phases[SHOPPING].labels(after, SKIP)
        return [suggestion(ACTIONS, ids, told, "main")] if len(ids) > 1 else []

    def _and_then(self, state: Carrara) -> list[Suggestion]:
        """Enough, and the turn ends; or enough, and an object that is for sale (CA-3.16)."""
        if state.basket == NONE:
            return []
        after = state.clone()
        after.step(DONE)
        if after.phase != SHOPPING or after.actor != state.actor:
            return []
        found: list[Suggestion] = []
        more = bool(_purchase(state.wheel[state.segment], int(state.segment), 0))
        phase = state.phases[SHOPPING]
        for action in after.legal():
            parts = phase.parts(after, action)
            then = phase.labels(after, action)
            told = _bargain("carrara-suggest-then", state)
            told["args"]["then"] = then
            role: Role = "choice" if parts or more else "main"
            found.append(suggestion(ACTIONS, [DONE, action], told, role, parts))
        return found

    def _all(self, state: Carrara) -> list[Suggestion]:
        there = state.wheel[state.segment]
        takes = [int(TAKE) + c for c in range(6) for _ in range(int(held(there, c)))]
        cost = sum(int(price(action - TAKE, state.segment)) for action in takes)
        if len(takes) < 2 or cost > state.coins[state.actor]:
            return []
        after = state.clone()
        for action in takes[:-1]:
            after.step(action)
        told = _whole_purchase(after, takes[-1])
        return [suggestion(ACTIONS, takes, told)] if told else []

    def lies(self, state: Carrara, action: int) -> list[str]:
        return [] if action == DONE else [f"basket:{COLOURS[action - TAKE]}"]

    def asks(self, state: Carrara) -> Message:
        return say(
            "carrara-ask-buying",
            segment=SEGMENTS[state.segment],
            coins=int(state.coins[state.actor]),
            count=int(size(state.basket)),
            spent=_spent(state),
        )

    def labels(self, state: Carrara, action: int) -> Message:
        if action == DONE:
            return _bargain("carrara-act-done-for", state)
        cost = int(price(action - TAKE, state.segment))
        one = say("carrara-act-take-for", price=cost, **label(action)["args"])
        return _whole_purchase(state, action) or one

    def parts(self, state: Carrara, action: int) -> list[str]:
        if action == DONE:
            return []
        all_or_one = SEGMENTS if state.segment == NOTHING else SEGMENTS[state.segment :][:1]
        return [f"wheel:{segment}:{COLOURS[action - TAKE]}" for segment in all_or_one]

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        if action != DONE:
            return None
        return say(
            "carrara-log-bought",
            player=player(state.actor),
            stones=stones_of(state.basket),
            segment=SEGMENTS[state.segment],
            coins=_spent(state),
        )


def _spent(state: Carrara) -> int:
    """Coins for the stones taken in this purchase."""
    return _cost(state.basket, int(state.segment))


def _cost(basket: i64, segment: int) -> int:
    """What such stones of a segment cost."""
    return sum(int(price(c, segment) * held(basket, c)) for c in range(len(COLOURS)))


def _whole_purchase(state: Carrara, action: int) -> Message | None:
    """The option as all that will be bought, if nothing else is left to choose after it."""
    for at, each in course(state, action):
        if each == DONE:
            return _bargain(f"{label(action)['key']}-all", at)
    return None


def _bargain(key: str, state: Carrara) -> Message:
    """What lies in the basket, and what it costs."""
    return _bill(key, int(state.segment), state.basket)


def _bill(key: str, segment: int, basket: i64) -> Message:
    """These stones of a segment, and what they cost."""
    return say(
        key,
        count=int(size(basket)),
        coins=_cost(basket, segment),
        segment=SEGMENTS[segment],
        stones=stones_of(basket),
    )


def _saved(basket: i64, segment: int) -> int:
    """How much less the stones cost than on the first segment, and one for each."""
    first = sum(int(price(c, 0) * held(basket, c)) for c in range(len(COLOURS)))
    return first - _cost(basket, segment) + int(size(basket))


def _carried_out(state: Carrara, takes: list[int]) -> tuple[list[int], Carrara]:
    """The actions of a purchase that are asked for, and the position after it."""
    after, asked = state.clone(), list[int]()
    for action in [*takes, int(DONE)]:
        if after.phase not in (CHOOSING, BUYING) or not after.allows(action):
            break  # the last stones go by themselves
        asked.append(action)
        after.step(action)
    return asked, after


def _purchase(there: i64, segment: int, coins: int) -> list[int]:
    """Which of these stones the coins buy, the cheapest first."""
    found = list[int]()
    for colour in range(len(COLOURS) - 1, -1, -1):
        for _ in range(int(held(there, colour))):
            coins -= int(price(colour, segment))
            if coins >= 0:
                found.append(int(TAKE) + colour)
    return found
