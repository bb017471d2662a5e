"""Between lobby and game: nonces are committed to, terms frozen, nonces revealed, the deal made.

The order is all that matters here. Nothing of the terms can change once a nonce may be revealed,
and nothing is dealt before the last one is; so nobody, not even a host who runs the server and
knows its secret, can choose among deals. They can only give an attempt up, which all can see.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from palazzi.core.errors import BadSeat, Unproven, WrongState
from palazzi.core.game import Game
from palazzi.core.state import CHANCE, State
from palazzi.core.view import SPECTATOR
from palazzi.table.events import Frozen, Recommitted, Revealed, Started, Thawed
from palazzi.table.fair import SCHEME, SECRET_BYTES, FairDealer, deal_terms, frozen_hash
from palazzi.table.fold import Fold
from palazzi.table.names import require_distinct, shown
from palazzi.table.request import Events, require, require_host, require_human, stamp
from palazzi.table.seats import Seat, read_commitment, read_level, read_nonce


class Share(NamedTuple):
    """A player's share in the deal; ``nonce`` is empty while their page keeps it."""

    nonce: str
    commitment: str


class FairDeal:
    """Requests about the deal."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold

    def share(self, nonce: str, commitment: str, attempt: int | None, seat: int) -> Share:
        """What somebody adds on sitting down, checked: one of nonce and commitment."""
        if bool(nonce) == bool(commitment):
            raise BadSeat("Give either a commitment to a nonce, or the nonce to deposit.")
        if attempt is not None and attempt != self._fold.attempt:
            wrong = WrongState(
                f"This is attempt {self._fold.attempt} at a deal now; commit anew for it."
            )
            raise wrong.told("table-error-attempt", attempt=self._fold.attempt)
        mixed = read_nonce(nonce) if nonce else ""
        bound = self._fold.commitment_to(mixed) if mixed else read_commitment(commitment)
        others = (other.commitment for n, other in enumerate(self._fold.seats) if n != seat)
        if bound in others:
            raise WrongState("Another player has this very commitment; please make a new nonce.")
        return Share(mixed, bound)

    def recommit(
        self,
        seat: int,
        nonce: str = "",
        *,
        commitment: str = "",
        attempt: int | None = None,
        now: int,
        client_id: str | None = None,
    ) -> Events:
        """Commit to another nonce (or deposit one): the last is void after a thaw, or lost."""
        if self._fold.answered(seat, client_id) is not None:
            return ()
        require(self._fold, "lobby")
        require_human(self._fold, seat)
        if self._fold.scheme != SCHEME:
            raise WrongState("This table was made before nonces were committed to; start it first.")
        share = self.share(nonce, commitment, attempt, seat)
        return (Recommitted(**stamp(self._fold, now, seat, client_id), **share._asdict()),)

    def bot_beside(self, bot: str) -> str:
        """A bot's level, if no player at the table could be taken for it."""
        level = read_level(bot, self._fold.game)
        for seat in self._fold.seats:
            if seat.kind == "human":
                require_distinct(seat.name, shown(level))
        return level

    def start(
        self,
        by: int,
        *,
        now: int,
        secret: bytes = b"",
        fill: str | None = None,
        client_id: str | None = None,
    ) -> Events:
        """The host freezes the terms; if no nonce is missing, the deal follows at once.

        ``fill`` is the level of bots that take the seats still open. ``secret`` is for a table of
        scheme 1, which becomes one of scheme 2 instead: its players commit, and the host starts
        again.
        """
        if self._fold.answered(by, client_id) is not None:
            return ()
        if self._fold.phase == "dealing":
            require_host(self._fold, by)
            return (self._started(self._fold.seats, self._fold.frozen, now),)
        require(self._fold, "lobby")
        require_host(self._fold, by)
        if self._fold.scheme != SCHEME:
            return self._thawed(by, secret, now, client_id)
        if self._fold.host != SPECTATOR and self._fold.seats[self._fold.host].kind != "human":
            raise WrongState("The host must sit down first, with a nonce for the deals.").told(
                "table-error-host-first"
            )
        open_seats = [n for n, seat in enumerate(self._fold.seats) if seat.kind == "open"]
        if open_seats and fill is None:
            wrong = WrongState(
                f"{len(open_seats)} of {self._fold.players} seats are open; wait, or let bots "
                "fill them."
            )
            raise wrong.told("table-error-open-seats", open=len(open_seats))
        if late := self._fold.uncommitted():
            wrong = WrongState(
                f"{self._names(late)} must add to the deal anew: wait until their page is open "
                "again, or give the seat to somebody else."
            )
            raise wrong.told("table-error-uncommitted", players=self._names(late))
        level = self.bot_beside(fill) if fill is not None else ""
        seats = [Seat("bot", level) if seat.kind == "open" else seat for seat in self._fold.seats]
        bots = tuple((seat, level) for seat in open_seats)
        terms = self._fold.frozen_with(seats)
        frozen = Frozen(**stamp(self._fold, now, by, client_id), bots=bots, terms=terms)
        if self._fold.missing():
            return (frozen,)
        return (frozen, self._started(seats, terms, now, after=1))

    def reveal(self, seat: int, nonce: str, *, now: int, client_id: str | None = None) -> Events:
        """Show the nonce that the seat committed to; the last one makes the deal."""
        if self._fold.answered(seat, client_id) is not None:
            return ()
        began = self._fold.started and seat != SPECTATOR
        if began and self._fold.seat_at(seat).nonce == nonce.lower():
            return ()  # another tab of the same player was faster, and the game has begun
        require(self._fold, "dealing")
        require_human(self._fold, seat)
        mine = self._fold.seats[seat]
        if self._fold.commitment_to(read_nonce(nonce)) != mine.commitment:
            raise Unproven("This is not the nonce that your seat committed to.").told(
                "table-error-wrong-nonce"
            )
        missing = self._fold.missing()
        if seat not in missing:
            return () if missing else (self._started(self._fold.seats, self._fold.frozen, now),)
        revealed = Revealed(**stamp(self._fold, now, seat, client_id), nonce=nonce.lower())
        if missing != [seat]:
            return (revealed,)
        seats = [
            replace(mine, nonce=revealed.nonce) if number == seat else other
            for number, other in enumerate(self._fold.seats)
        ]
        return (revealed, self._started(seats, self._fold.frozen, now, after=1))

    def thaw(self, by: int, secret: bytes, *, now: int, client_id: str | None = None) -> Events:
        """The host gives the attempt up; ``secret`` are 32 new random bytes for the next.

        All nonces are void: pages commit anew, and the host may start again.
        """
        if self._fold.answered(by, client_id) is not None:
            return ()
        if self._fold.phase != "dealing":
            raise WrongState("Only a deal that waits for somebody can be given up.").told(
                "table-error-no-thaw"
            )
        require_host(self._fold, by)
        return self._thawed(by, secret, now, client_id)

    def _thawed(self, by: int, secret: bytes, now: int, client_id: str | None) -> Events:
        if len(secret) != SECRET_BYTES or secret == self._fold.secret:
            raise ValueError(f"another attempt needs {SECRET_BYTES} new secret bytes")
        fields = stamp(self._fold, now, by, client_id)
        return (Thawed(**fields, attempt=self._fold.attempt + 1, secret=secret.hex()),)

    def _started(self, seats: list[Seat], frozen: str, now: int, after: int = 0) -> Started:
        """The deal itself: nothing enters but the secret, the frozen terms and all nonces."""
        late = [n for n, seat in enumerate(seats) if seat.kind == "human" and not seat.nonce]
        if late:
            wrong = WrongState(f"The deal waits for {self._names(late)}; you may thaw it.")
            raise wrong.told("table-error-deal-waits", players=self._names(late))
        terms = deal_terms(frozen_hash(frozen), [seat.nonce for seat in seats])
        draws = deal(
            self._fold.game, self._fold.state.clone(), FairDealer(self._fold.secret, terms)
        )
        return Started(**stamp(self._fold, now, after=after), draws=draws)

    def _names(self, seats: list[int]) -> str:
        return " and ".join(self._fold.seats[seat].name for seat in seats)


def deal(game: Game, state: State, dealer: FairDealer) -> tuple[str, ...]:
    """Make all draws that are due, in place; returns them as texts. Physical moves are none."""
    draws: list[str] = []
    while state.actor == CHANCE and not state.physical():
        action = dealer.draw(state)
        draws.append(game.text(action))
        state.step(action)
    return tuple(draws)
