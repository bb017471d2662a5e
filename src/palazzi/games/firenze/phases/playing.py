# mypyc: compiled
"""Playing persons (FI-4.2): beside the own choices of most phases of a turn (FI-11.13).

What a person does, and asks, is in ``cards/persons.py``.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.firenze.actions import (
    DROP,
    FORFEIT,
    GET,
    GIVE,
    PLAY,
    PLAY_SABOTEUR,
    SABOTAGE,
    STEAL,
    STIR,
    dropped,
    is_play,
)
from palazzi.games.firenze.board import NOTHING
from palazzi.games.firenze.bricks import HUES
from palazzi.games.firenze.cards.persons import PLAYABLE, SABOTEUR_ON_HAND, person_of
from palazzi.games.firenze.components import CARD_NAMES, COLOURS
from palazzi.games.firenze.deck import (
    ALCHEMIST,
    BUILDING,
    NO_CARDS,
    SABOTEUR,
    SMUGGLER,
    clause,
    has,
)
from palazzi.games.firenze.phases.base import FirenzePhase, stored, tower_deed, tower_parts
from palazzi.games.firenze.phases.numbers import PLAYING
from palazzi.games.firenze.pieces import use
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.words import card_of, label, label_with_tower, player


def played(action: i64) -> i64:
    """The card that is played."""
    return SABOTEUR if action == PLAY_SABOTEUR else PLAYABLE[action - PLAY]


def play(state: Firenze, action: i64) -> None:
    """The active player plays a person, and comes back here after it."""
    state.person = played(action)
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
    return saboteur_into(state, out, persons_into(state, out, n))


def saboteur_into(state: Firenze, out: vec[i64], n: i64) -> i64:
    """The Saboteur alone, whose action comes behind all others."""
    if state.may_play(SABOTEUR) and SABOTEUR_ON_HAND.fits(state):
        out[n] = PLAY_SABOTEUR
        n += 1
    return n


def persons_into(state: Firenze, out: vec[i64], n: i64) -> i64:
    """All but the Saboteur."""
    if state.hands[state.active] == NO_CARDS:
        return n
    i: i64 = 0
    while i < GIVE - PLAY:
        person = PLAYABLE[i]
        if state.may_play(person) and person_of(person).fits(state):
            out[n] = PLAY + i
            n += 1
        i += 1
    return n


class TurnPhase(FirenzePhase):
    """A phase in which persons may be played; its ``clauses`` have the verb ``play``."""

    def refuses(self, state: Firenze, action: int) -> str:
        if not is_play(action):
            return self.due(state)
        person = played(action)
        if not has(state.hands[state.active], person) or state.was_played(person):
            return "FI-4.2"
        return "FI-11.15" if person in (ALCHEMIST, SMUGGLER) else clause(person)

    def cites(self, state: Firenze, action: int) -> list[str]:
        grounds = super().cites(state, action)
        if is_play(action):
            return [clause(played(action)), *grounds]
        return grounds

    def parts(self, state: Firenze, action: int) -> list[str]:
        if is_play(action):
            return [f"hand:{CARD_NAMES[played(action)]}"]
        return []

    def deed(self, state: Firenze, action: int) -> Message | None:
        if not is_play(action):
            return None
        card = card_of(played(action))
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
        "sabotage": ("FI-8.8",),
    }

    def begins(self, state: Firenze) -> None:
        person_of(state.person).begin(state)

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        return person_of(state.person).choices(state, out)

    def does(self, state: Firenze, action: i64) -> None:
        person_of(state.person).choose(state, action)

    def ends(self, state: Firenze) -> None:
        end_play(state)

    def due(self, state: Firenze) -> str:
        return clause(state.person)

    def cites(self, state: Firenze, action: int) -> list[str]:
        return [self.due(state)]

    def asks(self, state: Firenze) -> Message:
        return person_of(state.person).asks(state)

    def labels(self, state: Firenze, action: int) -> Message:
        if STIR <= action < DROP:
            return say("firenze-act-stir-card", card=card_of(state.row[action - STIR]))
        if SABOTAGE <= action < FORFEIT:
            return label_with_tower(state, action)
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
        return tower_parts(state, action) if SABOTAGE <= action < FORFEIT else drop_parts(action)

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
        return (
            tower_deed(state, action) if SABOTAGE <= action < FORFEIT else drop_deed(state, action)
        )


# ---- cards given up, with a Patrician or at the limit


def drop_parts(action: int) -> list[str]:
    """Where the card lies."""
    card = dropped(action)
    return [f"{'open' if card >= BUILDING else 'hand'}:{CARD_NAMES[card]}"]


def drop_deed(state: Firenze, action: int) -> Message:
    """For the log."""
    card = card_of(dropped(action))
    return say("firenze-log-drop", player=player(state.actor), card=card)
