# mypyc: compiled
"""The log of Firenze in sentences: what an action tells everybody when it is taken (FI-6.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from palazzi.core.messages import Message, say
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.bricks import brick_counts, unit
from palazzi.games.firenze.components import CARD_NAMES, CHURCH, COLOURS, NUMERALS
from palazzi.games.firenze.deck import MONUMENT, copies
from palazzi.games.firenze.delivery import commission_for, reward
from palazzi.games.firenze.labels import LENT
from palazzi.games.firenze.rules import Firenze
from palazzi.games.firenze.setup import next_numeral
from palazzi.games.firenze.state import NOTHING, PHASES
from palazzi.games.firenze.towers import SLOTS, colour_of, height_of
from palazzi.games.firenze.words import card, tower


def report(state: Firenze, action: int) -> Message | None:
    """The sentence for the log, and what follows from it by itself; all is public."""
    sentence = _deed(state, action)
    for more in _consequences(state, action):
        if sentence is None:
            sentence = more
        else:
            sentence = say("firenze-log-then", first=sentence, second=more)
    return sentence


def _consequences(state: Firenze, action: int) -> Iterator[Message]:
    """What everybody sees happen without a decision: forced payments, ruins, cards that move."""
    after = state.clone()
    after.step(action)
    s = ACTIONS.structure(action)
    for seat in range(state.players):
        player = say("seat", number=seat)
        fallen = _towers(state, seat)
        fallen.subtract(_towers(after, seat))
        fallen.subtract(_meant(state, seat, s))
        ruins = [
            say("firenze-tower-short", colour=COLOURS[colour], height=height)
            for (colour, height), n in sorted(fallen.items())
            for _ in range(n)
        ]
        if ruins:
            yield say("firenze-log-fall", player=player, towers=ruins)
        if after.store[seat] != state.store[seat] - _paid(state, seat, s):
            counts = brick_counts(after.store[seat])
            bricks = [say("firenze-count", count=n, colour=c) for c, n in counts.items()]
            if bricks:
                yield say("firenze-log-store", player=player, bricks=bricks)
            else:
                yield say("firenze-log-store-empty", player=player)
        if copies(after.hands[seat], MONUMENT) > copies(state.hands[seat], MONUMENT):
            yield say("firenze-log-gets", player=player, card=card("monument"))
    if s["verb"] == "take" and after.top != state.top and after.top != NOTHING:
        yield say("firenze-log-discarded", card=card(CARD_NAMES[after.top]))
    for i, name in enumerate(CHURCH):
        if (state.church & ~after.church) >> i & 1:
            yield say("firenze-log-church-done", card=card(name))
    if state.discards and not after.discards:
        yield say("firenze-log-reshuffle")
    if after.endgame != state.endgame:
        yield say("firenze-log-endgame", player=say("seat", number=int(after.endgame)))


def _towers(state: Firenze, seat: int) -> Counter[tuple[int, int]]:
    """How many towers of each colour and height a seat has."""
    stand = [state.towers[seat * SLOTS + i] for i in range(SLOTS)]
    return Counter((int(colour_of(t)), int(height_of(t))) for t in stand if t)


def _meant(state: Firenze, seat: int, s: dict[str, str]) -> Counter[tuple[int, int]]:
    """The tower that the action itself changes: the sentence about it tells that already."""
    owner = int(s.get("seat", state.actor))
    if "tower" not in s or owner != seat:
        return Counter()
    stands = state.towers[seat * SLOTS + int(s["tower"]) - 1]
    return Counter([(int(colour_of(stands)), int(height_of(stands)))])


def _paid(state: Firenze, seat: int, s: dict[str, str]) -> int:
    """The brick that the action itself takes out of a storehouse."""
    if seat != state.actor or s["verb"] not in ("lay", "return", "found", "raise"):
        return 0
    if s["verb"] == "raise":
        return int(unit(colour_of(state.towers[seat * SLOTS + int(s["tower"]) - 1])))
    return int(unit(COLOURS.index(s["colour"])))


def _deed(state: Firenze, action: int) -> Message | None:
    """The action itself; None for small steps."""
    s = ACTIONS.structure(action)
    verb = s["verb"]
    who = say("seat", number=int(state.actor))
    match verb:
        case "first":
            return say("firenze-log-first", player=say("seat", number=int(s["seat"])))
        case "dead":
            return say("firenze-log-dead", colour=s["colour"])
        case "balcony":
            numeral = NUMERALS[next_numeral(state)]
            tile = s["tile"]
            return say(
                "firenze-log-balcony", numeral=numeral, colour=tile[:-1], height=int(tile[-1])
            )
        case "neutral":
            return say("firenze-log-neutral", colour=s["colour"], height=int(s["height"]))
        case "seal":
            return say("firenze-log-seal", player=who, colour=s["colour"], height=int(s["height"]))
        case "deal":
            # Told with the bricks that are drawn for it, if there are any.
            return None if state.bag else say("firenze-log-deal", card=card(s["card"]))
        case "draw":
            return _drawn(state, s["colour"]) if state.to_draw == 1 else None
        case "take":
            name = CARD_NAMES[state.row[int(s["place"]) - 1]]
            return say("firenze-log-take", player=who, card=card(name), place=int(s["place"]))
        case "lay" | "return" | "found":
            return say(f"firenze-log-{verb}", player=who, colour=s["colour"])
        case "get":
            given = COLOURS[state.wanted]
            return say("firenze-log-get", player=who, colour=s["colour"], given=given)
        case "give":
            return None  # told with what is got for it
        case "swap":
            return say("firenze-log-swap", player=who, colour=s["colour"], place=int(s["place"]))
        case "steal":
            victim = say("seat", number=int(s["seat"]))
            return say(
                "firenze-log-steal",
                player=who,
                victim=victim,
                colour=s["colour"],
                given=COLOURS[state.wanted],
            )
        case "stir":
            return say("firenze-log-stir", player=who, place=int(s["place"]))
        case "play" | "drop":
            name = s["person"] if verb == "play" else s["card"]
            return say(f"firenze-log-{verb}", player=who, card=card(name))
        case "avert" | "suffer":
            return say(f"firenze-log-{verb}", player=who, card=card(CARD_NAMES[state.card]))
        case "deliver" | "deliver-higher" | "deliver-lower":
            return _delivery(state, who, int(s["tower"]), LENT[verb])
        case "raise":
            mine = tower(state, int(state.actor), int(s["tower"]))
            to = int(height_of(state.towers[state.actor * SLOTS + int(s["tower"]) - 1])) + 1
            return say("firenze-log-raise", player=who, tower=mine, to=to)
        case "raze" | "chip" | "forfeit" | "bell":
            mine = tower(state, int(state.actor), int(s["tower"]))
            return say(f"firenze-log-{verb}", player=who, tower=mine)
        case "sabotage":
            victim = say("seat", number=int(s["seat"]))
            hit = tower(state, int(s["seat"]), int(s["tower"]))
            return say("firenze-log-sabotage", player=who, victim=victim, tower=hit)
        case "done":
            return _done(state, who)
        case _:
            raise AssertionError(f"no sentence for '{verb}'")


def _drawn(state: Firenze, last: str) -> Message:
    """One sentence for a card and all bricks on it, once the last one is drawn."""
    counts = brick_counts(state.row_bricks[state.target] + unit(COLOURS.index(last)))
    bricks = [say("firenze-count", count=n, colour=colour) for colour, n in counts.items()]
    new = card(CARD_NAMES[state.row[state.target]])
    key = "firenze-log-draw" if state.back == NOTHING else "firenze-log-redraw"
    return say(key, card=new, bricks=bricks)


def _delivery(state: Firenze, who: Message, number: int, lent: int) -> Message:
    stands = state.towers[state.active * SLOTS + number - 1]
    return say(
        "firenze-log-deliver",
        player=who,
        colour=COLOURS[colour_of(stands)],
        height=int(height_of(stands)) + lent,
        points=int(reward(state, state.active, commission_for(state, stands, lent))),
    )


def _done(state: Firenze, who: Message) -> Message | None:
    if PHASES[state.phase] != "building":
        return None
    return say("firenze-log-built", player=who, bricks=int(state.built))
