# mypyc: compiled
"""Playing persons (FI-4.2): beside the own choices of most phases of a turn (FI-11.13).

What a person does, and asks, is in ``cards/persons.py``.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.firenze.actions import DROP, DROPPED_CARDS, GET, GIVE, PLAY, STEAL, STIR
from palazzi.games.firenze.board import NOTHING
from palazzi.games.firenze.bricks import HUES
from palazzi.games.firenze.cards.persons import PERSONS, PLAYABLE
from palazzi.games.firenze.components import CARD_NAMES, COLOURS
from palazzi.games.firenze.deck import ALCHEMIST, BUILDING, NO_CARDS, PERSON, SMUGGLER, clause, has
from palazzi.games.firenze.phases.base import FirenzePhase, stored
from palazzi.games.firenze.phases.numbers import PLAYING
from palazzi.games.firenze.pieces import use
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.words import card_of, label, player


def play(state: Firenze, action: i64) -> None:
    """The active player plays a person, and comes back here after it."""
    state.person = PLAYABLE[action - PLAY]
    use(state, state.person)
    state.back = state.phase
    state.owed = 0
    state.enter(PLAYING)


def end_play(state: Firenze) -> None:
    """On where the person was played: that phase does not begin anew."""
    state.phase = state.back
    state.person = state.back = NOTHING


def plays_into(state: Firenze, out: vec[i64], n: i64) -> i64:
    """Write the persons that may be played now; return the new length."""
    if state.hands[state.active] == NO_CARDS:
        return n
    i: i64 = 0
    while i < GIVE - PLAY:
        person = PLAYABLE[i]
        if state.may_play(person) and PERSONS[person - PERSON].fits(state):
            out[n] = PLAY + i
            n += 1
        i += 1
    return n


class TurnPhase(FirenzePhase):
    """A phase in which persons may be played; its ``clauses`` have the verb ``play``."""

    def refuses(self, state: Firenze, action: int) -> str:
        if not PLAY <= action < GIVE:
            return self.due(state)
        person = PLAYABLE[action - PLAY]
        if not has(state.hands[state.active], person) or state.was_played(person):
            return "FI-4.2"
        return "FI-11.15" if person in (ALCHEMIST, SMUGGLER) else clause(person)

    def cites(self, state: Firenze, action: int) -> list[str]:
        grounds = super().cites(state, action)
        if PLAY <= action < GIVE:
            return [clause(PLAYABLE[action - PLAY]), *grounds]
        return grounds

    def parts(self, state: Firenze, action: int) -> list[str]:
        if PLAY <= action < GIVE:
            return [f"hand:{CARD_NAMES[PLAYABLE[action - PLAY]]}"]
        return []

    def deed(self, state: Firenze, action: int) -> Message | None:
        if not PLAY <= action < GIVE:
            return None
        card = card_of(PLAYABLE[action - PLAY])
        return say("firenze-log-play", player=player(state.actor), card=card)


@final
class Playing(FirenzePhase):
    """The choices that a person leaves to its player, until it has none left."""

    name = "playing"
    rule = "FI-4.2"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "give": ("FI-8.10", "FI-8.16"),
        "get": ("FI-8.10",),
        "steal": ("FI-8.16",),
        "stir": ("FI-8.13",),
        "drop": ("FI-8.15",),
    }

    def begins(self, state: Firenze) -> None:
        PERSONS[state.person - PERSON].begin(state)

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        return PERSONS[state.person - PERSON].choices(state, out)

    def does(self, state: Firenze, action: i64) -> None:
        PERSONS[state.person - PERSON].choose(state, action)

    def ends(self, state: Firenze) -> None:
        end_play(state)

    def due(self, state: Firenze) -> str:
        return clause(state.person)

    def cites(self, state: Firenze, action: int) -> list[str]:
        return [self.due(state)]

    def asks(self, state: Firenze) -> Message:
        return PERSONS[state.person - PERSON].asks(state)

    def labels(self, state: Firenze, action: int) -> Message:
        if STIR <= action < DROP:
            return say("firenze-act-stir-card", card=card_of(state.row[action - STIR]))
        return label(action)

    def parts(self, state: Firenze, action: int) -> list[str]:
        if GIVE <= action < GET:
            return [stored(state, action - GIVE)]
        if GET <= action < STEAL:
            return [f"bag:{COLOURS[action - GET]}"]
        if STEAL <= action < STIR:
            seat, colour = divmod(int(action - STEAL), int(HUES))
            return [f"store:{seat}:{COLOURS[colour]}"]
        if STIR <= action < DROP:
            return [f"row:{int(action - STIR + 1)}"]
        return drop_parts(action)

    def deed(self, state: Firenze, action: int) -> Message | None:
        who = player(state.actor)
        if action < GET:
            return None  # told with what is got for it
        if action < STEAL:
            colour, given = COLOURS[action - GET], COLOURS[state.wanted]
            return say("firenze-log-get", player=who, colour=colour, given=given)
        if action < STIR:
            seat, hue = divmod(int(action - STEAL), int(HUES))
            return say(
                "firenze-log-steal",
                player=who,
                victim=player(seat),
                colour=COLOURS[hue],
                given=COLOURS[state.wanted],
            )
        if action < DROP:
            return say("firenze-log-stir", player=who, place=int(action - STIR + 1))
        return drop_deed(state, action)


# ---- cards given up, with a Patrician or at the limit


def drop_parts(action: int) -> list[str]:
    """Where the card lies."""
    card = DROPPED_CARDS[action - DROP]
    return [f"{'open' if card >= BUILDING else 'hand'}:{CARD_NAMES[card]}"]


def drop_deed(state: Firenze, action: int) -> Message:
    """For the log."""
    card = card_of(DROPPED_CARDS[action - DROP])
    return say("firenze-log-drop", player=player(state.actor), card=card)
