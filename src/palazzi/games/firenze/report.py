"""The log of Firenze in sentences: what an action tells everybody when it is taken (FI-6.1)."""

from __future__ import annotations

from palazzi.core.messages import Message, say
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.bricks import brick_counts, unit
from palazzi.games.firenze.components import CARD_NAMES, COLOURS, NUMERALS
from palazzi.games.firenze.delivery import deliver
from palazzi.games.firenze.prompt import card, tower
from palazzi.games.firenze.rules import Firenze
from palazzi.games.firenze.scoring import track_points
from palazzi.games.firenze.setup import next_numeral
from palazzi.games.firenze.state import PHASES
from palazzi.games.firenze.towers import SLOTS, colour_of, height_of, is_old

_LENT = {"deliver": 0, "deliver-higher": 1, "deliver-lower": -1}


def report(state: Firenze, action: int) -> Message | None:
    """The sentence for the log; all is public, so everybody reads the same one."""
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
            return say("firenze-log-deal", card=card(s["card"]))
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
            return _delivery(state, who, action, int(s["tower"]), _LENT[verb])
        case "raise" | "raze" | "chip" | "forfeit" | "bell":
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
    """One sentence for all bricks on a card, once the last one is drawn."""
    counts = brick_counts(state.row_bricks[state.target] + unit(COLOURS.index(last)))
    bricks = [say("firenze-count", count=n, colour=colour) for colour, n in counts.items()]
    return say("firenze-log-draw", place=int(state.target) + 1, bricks=bricks)


def _delivery(state: Firenze, who: Message, action: int, number: int, lent: int) -> Message:
    stands = state.towers[state.active * SLOTS + number - 1]
    after = state.clone()
    deliver(after, action)
    return say(
        "firenze-log-deliver",
        player=who,
        colour=COLOURS[colour_of(stands)],
        height=int(height_of(stands)) + lent,
        points=int(track_points(after, state.active) - track_points(state, state.active)),
    )


def _done(state: Firenze, who: Message) -> Message | None:
    """The end of building tells which towers become ruins."""
    if PHASES[state.phase] != "building":
        return None
    seat = int(state.active)
    numbers = [i + 1 for i in range(SLOTS) if is_old(state.towers[seat * SLOTS + i])]
    built = int(state.built)
    if not numbers:
        return say("firenze-log-built", player=who, bricks=built)
    ruins = [tower(state, seat, number) for number in numbers]
    return say("firenze-log-built-ruins", player=who, bricks=built, ruins=ruins)
