"""Asta, the smallest complete game: cards bid for prizes. Copy this file to begin your own.

The rules are in README.md beside this package. A set of cards or prizes is a bit mask.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.actions import ActionTable, Verb
from palazzi.core.bits import bits_into, draws_into, members
from palazzi.core.game import Game, Version
from palazzi.core.layout import Each, Layout, One, mask_of, name_of
from palazzi.core.messages import Message, say
from palazzi.core.outcome import Outcome, most_points
from palazzi.core.phase import Phase, Phases
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State, mix
from palazzi.core.view import Knowledge, View

CARDS: Final = tuple(str(value) for value in range(1, 21))
PRIZES: Final = ("-3", "-2", "1", "2", "3", "4", "5", "6")
BAD: Final = 2  # prizes nobody wants, the first of them
HAND: Final = 5
NOTHING: Final = -1

LAY, DEAL, PRIZE = 0, 20, 40
ACTIONS: Final = ActionTable(
    [
        Verb("lay", LAY, {"card": CARDS}),
        Verb("deal", DEAL, {"card": CARDS}),
        Verb("prize", PRIZE, {"points": PRIZES}),
    ]
)

SOME_CARDS: Final = mask_of(CARDS)
SOME_PRIZES: Final = mask_of(PRIZES)
LAYOUT: Final = Layout(
    One("leader", "who lays first in this round", shown=True),
    One("prize", "the prize of this round; or none", name_of(PRIZES), shown=True),
    One("pile", "prizes to come", SOME_PRIZES, shown=True),
    One("stock", "cards not dealt", SOME_CARDS),
    One("played", "cards of earlier rounds", SOME_CARDS, shown=True),
    Each("laid", "the card laid; or none", name_of(CARDS), first=NOTHING, shown=True),
    Each("won", "prizes taken", SOME_PRIZES, shown=True),
    Each("hands", "cards in hand", SOME_CARDS),
)


class Asta(State):
    def __init__(self, players: i64, phases: Phases) -> None:
        super().__init__(players, phases)
        self.leader = 0
        self.prize = NOTHING
        self.pile = (1 << len(PRIZES)) - 1
        self.stock = (1 << len(CARDS)) - 1
        self.played = 0
        self.laid = self.won = self.hands = vec[i64]()

    def clone(self) -> Asta:
        copy = Asta(self.players, self.phases)
        copy.actor, copy.phase, copy.leader = self.actor, self.phase, self.leader
        copy.prize, copy.pile, copy.stock = self.prize, self.pile, self.stock
        copy.played = self.played
        copy.laid, copy.won, copy.hands = self.laid[:], self.won[:], self.hands[:]
        return copy

    def fingerprint(self) -> i64:
        digest: i64 = mix(self.phase, self.actor + 2)
        one = (self.leader, self.prize + 1, self.pile, self.stock, self.played)
        for value in (*one, *(card + 1 for card in self.laid), *self.won, *self.hands):
            digest = mix(digest, value)
        return digest

    def scores(self) -> list[int]:
        return [sum(int(PRIZES[prize]) for prize in members(won)) for won in self.won]

    def evaluate(self, seat: i64) -> float:
        """Points, the value of the hand, and the prize times the chance that the card takes it."""
        hope, laid = 0.0, [card for card in self.laid if card != NOTHING]
        if laid and self.laid[seat] == (max(laid) if self.prize >= BAD else min(laid)):
            rank = self.laid[seat] + 1 if self.prize >= BAD else len(CARDS) - self.laid[seat]
            hope = int(PRIZES[self.prize]) * (rank / len(CARDS)) ** (self.players - len(laid))
        return self.scores()[seat] + 0.12 * sum(members(self.hands[seat])) + hope

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        return most_points(self.scores(), say("asta-account"), say("asta-end"), "AS-4")

    def census(self) -> dict[str, int]:
        laid = sum(1 << card for card in self.laid if card != NOTHING)
        prize = 0 if self.prize == NOTHING else 1 << self.prize
        cards, prizes = (self.stock, self.played, laid, *self.hands), (self.pile, prize, *self.won)
        places = {"cards": cards, "prizes": prizes}
        return {what: sum(len(members(some)) for some in at) for what, at in places.items()}


class AstaPhase(Phase[Asta]):
    game = "asta"
    actions: ClassVar[ActionTable] = ACTIONS
    layout: ClassVar[Layout] = LAYOUT


class Dealing(AstaPhase):
    """Everybody is dealt five cards, one at a time (AS-1)."""

    name, rule = "dealing", "AS-1"

    def draws_into(self, state: Asta, out: vec[i64], weights: vec[i64]) -> i64:
        return draws_into(out, weights, DEAL, state.stock)

    def does(self, state: Asta, action: i64) -> None:
        card, dealt = 1 << (action - DEAL), len(CARDS) - len(members(state.stock))
        state.hands[dealt % state.players] |= card
        state.stock -= card
        if dealt + 1 == HAND * state.players:
            state.enter(TURNING)

    def tells(self, state: Asta, action: int, seat: int) -> Message | None:
        receiver = (len(CARDS) - len(members(state.stock))) % int(state.players)
        player, card = say("seat", number=receiver), CARDS[action - DEAL]
        hidden = say("asta-log-deal-hidden", player=player)
        return say("asta-log-deal", player=player, card=card) if seat == receiver else hidden


class Turning(AstaPhase):
    """A prize is turned up (AS-2)."""

    name, rule = "turning", "AS-2"

    def begins(self, state: Asta) -> None:
        state.actor = CHANCE

    def draws_into(self, state: Asta, out: vec[i64], weights: vec[i64]) -> i64:
        return draws_into(out, weights, PRIZE, state.pile)

    def does(self, state: Asta, action: i64) -> None:
        state.prize = action - PRIZE
        state.pile -= 1 << state.prize
        state.actor = state.leader
        state.enter(LAYING)

    def tells(self, state: Asta, action: int, seat: int) -> Message | None:
        return say("asta-log-prize", points=PRIZES[action - PRIZE])


class Laying(AstaPhase):
    """Clockwise from the leader everybody lays a card; one takes the prize (AS-2, AS-3)."""

    name, rule = "laying", "AS-2"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"lay": ("AS-2", "AS-3")}

    def offers_into(self, state: Asta, out: vec[i64]) -> i64:
        return bits_into(out, LAY, state.hands[state.actor])

    def does(self, state: Asta, action: i64) -> None:
        state.laid[state.actor] = action - LAY
        state.hands[state.actor] -= 1 << (action - LAY)
        state.actor = (state.actor + 1) % state.players
        if state.actor != state.leader:
            return
        cards = list(state.laid)
        state.leader = self.taker(state, cards)
        state.won[state.leader] |= 1 << state.prize
        state.prize = NOTHING
        for seat, card in enumerate(cards):
            state.played |= 1 << card
            state.laid[seat] = NOTHING
        state.actor = OVER
        state.enter(TURNING if state.hands[0] else ENDED)

    def taker(self, state: Asta, cards: list[int]) -> int:
        """The seat that takes the prize."""
        return cards.index(max(cards) if state.prize >= BAD else min(cards))

    def asks(self, state: Asta) -> Message:
        return say("asta-ask-laying", points=PRIZES[state.prize])

    def parts(self, state: Asta, action: int) -> list[str]:
        return [f"hand:{CARDS[action - LAY]}"]

    def tells(self, state: Asta, action: int, seat: int) -> Message | None:
        player = say("seat", number=int(state.actor))
        deed = say("asta-log-lay", player=player, card=CARDS[action - LAY])
        if (state.actor + 1) % state.players != state.leader:
            return deed
        cards = [action - LAY if at == state.actor else laid for at, laid in enumerate(state.laid)]
        taker = say("seat", number=self.taker(state, cards))
        return say("asta-log-taken", deed=deed, player=taker, points=PRIZES[state.prize])


class LayingV1(Laying):
    """In asta@1 the highest card took bad prizes too."""

    def taker(self, state: Asta, cards: list[int]) -> int:
        return cards.index(max(cards))


class Ended(AstaPhase):
    """All cards are laid (AS-4)."""

    name, rule = "ended", "AS-4"


DEALING, TURNING, LAYING, ENDED = range(4)
V1: Final = Version(1, (Dealing(), Turning(), LayingV1(), Ended()), ACTIONS, options=())
V2: Final = Version(2, (Dealing(), Turning(), Laying(), Ended()), ACTIONS, options=())


class AstaGame(Game[Asta]):
    id = "asta"
    position = Asta
    players = range(2, 5)

    def longest(self, players: int) -> int:
        return HAND * (2 * players + 1) + 1

    def view(self, state: Asta, seat: int) -> View:
        """Only a seat sees its own hand; everything else is public."""
        hands = [
            SOME_CARDS.write(hand) if seat == owner or state.actor == OVER else None
            for owner, hand in enumerate(state.hands)
        ]
        sizes = [len(members(hand)) for hand in state.hands]
        return cast("View", {**self.open_view(state, seat), "hands": hands, "sizes": sizes})

    def resample(self, knowledge: Knowledge, rng: Rng) -> Asta:
        """Deal the hidden cards at random."""
        state, seen = self.from_knowledge(knowledge), cast("dict[str, Any]", knowledge)
        for seat, hand in enumerate(seen["hands"]):
            state.hands[seat] = 0 if hand is None else SOME_CARDS.read(hand)
        known = sum(state.hands) + state.played + sum(1 << c for c in state.laid if c != NOTHING)
        unseen = members(state.stock - known)
        for seat, hand in enumerate(seen["hands"]):
            if hand is None:
                for _ in range(seen["sizes"][seat]):
                    state.hands[seat] |= 1 << unseen.pop(rng.below(len(unseen)))
        state.stock = sum(1 << card for card in unseen)
        return state


VERSIONS: Final = {1: AstaGame(V1), 2: AstaGame(V2)}
