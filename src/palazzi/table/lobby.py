"""Before the game: creating a table, and sitting down at it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from palazzi.core.errors import (
    BadEdition,
    BadOption,
    BadRecord,
    BadSeat,
    Forbidden,
    TableFull,
    WrongState,
)
from palazzi.core.game import Edition, Game
from palazzi.core.options import Options, read_options
from palazzi.core.record import Record
from palazzi.core.state import OVER
from palazzi.core.view import SPECTATOR, canonical
from palazzi.games import REGISTRY
from palazzi.table.clock import ClockRules, read_clock
from palazzi.table.dealing import FairDeal
from palazzi.table.events import Cancelled, Created, Joined, Rematched, Seated
from palazzi.table.fair import SCHEME, SECRET_BYTES
from palazzi.table.fold import Fold
from palazzi.table.names import read_name, require_distinct, shown
from palazzi.table.request import Events, require, require_host, stamp
from palazzi.table.seats import TABLE_ID, SeatPlan, read_level


def create(
    *,
    table: str,
    game: str,
    players: int,
    secret: bytes,
    now: int,
    host: int = 0,
    plan: Sequence[SeatPlan] = (),
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    clock: ClockRules | None = None,
    given: Record | None = None,
    rematch_of: str | None = None,
    practice: bool = False,
    client_id: str | None = None,
) -> Created:
    """The first event of a table. ``Table.from_events([created])`` is the table.

    ``host`` is the seat kept for the creator, who joins it like anybody else once they have seen
    the commitment; or SPECTATOR. Seats without a plan are open. ``secret`` are 32 random bytes that
    nobody else knows. ``given`` is a record to go on from: a what-if table. At a ``practice`` table
    one person plays against bots, and takes back whatever they like.
    """
    rules = REGISTRY.get(game)
    if not TABLE_ID.fullmatch(table):
        raise BadSeat("A table's id has 1 to 64 letters, digits, '-' or '_'.")
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a table needs {SECRET_BYTES} secret bytes")
    plans = _plans(rules, players, host, plan)
    if rematch_of is None:  # names of old tables may look the same
        kept = [seat["reserved"] for seat in plans if "reserved" in seat]
        for number, name in enumerate(kept):
            require_distinct(name, kept[:number])
    if practice:
        _require_alone(rules, host, plans)
    tables = _plain(edition)
    rules.new(players, options, tables)
    chosen = read_options(rules.options, options)
    return Created(
        seq=1,
        at=now,
        by=host,
        client_id=client_id,
        table=table,
        ruleset=rules.ruleset,
        players=players,
        options=chosen,
        edition=tables,
        plan=plans,
        host=host,
        clock=read_clock((clock or ClockRules()).to_json()).to_json(),
        secret=secret.hex(),
        given=_given(rules, players, chosen, tables, given),
        rematch_of=rematch_of,
        scheme=SCHEME,
        practice=practice,
    )


def _require_alone(game: Game, host: int, plans: Sequence[Mapping[str, str]]) -> None:
    """A practice table is for hands, and for one pair of them: nobody else can be overruled."""
    if not game.physical:
        bad = BadOption("Only what hands do is practised: games without wood have no such table.")
        raise bad.told("table-error-practice-game")
    if any("bot" not in plan for seat, plan in enumerate(plans) if seat != host) or host < 0:
        bad = BadOption("At a practice table one person plays; all other seats are bots'.")
        raise bad.told("table-error-practice-alone")


def _plain(edition: Edition | None) -> Edition:
    """The edition as JSON has it: it must come back from storage as it went in."""
    try:
        text = canonical(edition or {})
        text.encode()
        read = json.loads(text)
    except (TypeError, ValueError):
        bad = BadEdition("An edition at a table holds numbers, texts, lists and tables.")
        raise bad.told("error-edition-plain") from None
    assert isinstance(read, dict)
    return read


def _plans(
    game: Game, players: int, host: int, plan: Sequence[SeatPlan]
) -> tuple[dict[str, str], ...]:
    if host != SPECTATOR and not 0 <= host < players:
        raise BadSeat(f"There is no seat {host}; seats are 0 to {players - 1}.")
    if len(plan) > players:
        raise BadSeat(f"The table has {players} seats, not {len(plan)}.")
    plans = [*plan, *[SeatPlan()] * (players - len(plan))]
    if host != SPECTATOR and plans[host].bot is not None:
        raise BadSeat(f"Seat {host} is the host's, so it cannot be a bot's.")
    checked: list[dict[str, str]] = []
    for seat in plans:
        if seat.bot is not None:
            seat = SeatPlan(bot=read_level(seat.bot, game))  # noqa: PLW2901
        elif seat.reserved is not None:
            seat = SeatPlan(reserved=read_name(seat.reserved, game))  # noqa: PLW2901
        checked.append(seat.to_json())
    return tuple(checked)


def _given(
    game: Game, players: int, options: Options, edition: Edition, record: Record | None
) -> tuple[tuple[int, str] | tuple[int, str, str], ...]:
    if record is None:
        return ()
    header = (record.ruleset, record.players, read_options(game.options, record.options))
    if header != (game.ruleset, players, options) or record.edition != edition:
        raise BadRecord("A table that goes on from a record has its game, players and options.")
    if record.replay(game).actor == OVER:
        raise BadRecord("The record is of a game that is over; leave out its last actions.").told(
            "table-error-record-over"
        )
    return tuple(
        (entry.actor, entry.text, entry.recording) if entry.recording else (entry.actor, entry.text)
        for entry in record.entries
    )


class Lobby:
    """Requests before the start, and for another game after the end."""

    def __init__(self, fold: Fold, dealing: FairDeal) -> None:
        self._fold = fold
        self._dealing = dealing

    def join(
        self,
        name: str,
        nonce: str = "",
        *,
        commitment: str = "",
        attempt: int | None = None,
        now: int,
        seat: int | None = None,
        client_id: str | None = None,
    ) -> Events:
        """Sit down on an open seat: the one named, or the first that is kept for nobody.

        Either with a ``commitment`` to a nonce that the player's page keeps until the terms are
        frozen (made for that ``attempt``), or with a ``nonce`` that is deposited.
        """
        words = read_name(name, self._fold.game)
        if self.joined(words, (nonce or commitment).lower(), client_id) is not None:
            return ()
        require(self._fold, "lobby")
        if seat is None:
            seat = self._free_seat()
        elif self._fold.seat_at(seat).kind != "open":
            wrong = WrongState(f"Seat {seat} is taken; please choose another.")
            raise wrong.told("table-error-seat-taken", seat=seat + 1)
        self._require_distinct(words, seat)
        share = self._dealing.share(nonce, commitment, attempt, seat)
        if self._fold.scheme != SCHEME:
            share = share._replace(commitment="")  # the next start makes everybody commit anew
        return (Joined(**stamp(self._fold, now, seat, client_id), name=words, **share._asdict()),)

    def joined(self, name: str, share: str, client_id: str | None) -> int | None:
        """The seat that the very same request to join led to; None if there was none.

        ``share`` is the nonce, or the commitment to one that is kept. Whoever joins has no seat
        yet, so the name of the request alone does not tell them from others.
        """
        asked = (client_id, name, share)
        for event in self._fold.events if client_id is not None else ():
            if not isinstance(event, Joined):
                continue
            if (event.client_id, event.name, event.nonce or event.commitment) == asked:
                return event.by
        return None

    def _require_distinct(self, name: str, seat: int) -> None:
        """Nobody sits down under a name that looks like another's, or is kept for another."""
        others = [other for number, other in enumerate(self._fold.seats) if number != seat]
        require_distinct(name, (other.name for other in others if other.kind != "bot"))
        for other in others:
            if other.kind == "bot":
                require_distinct(name, shown(other.name))

    def _free_seat(self) -> int:
        for number, seat in enumerate(self._fold.seats):
            if seat.kind == "open" and not seat.name and number != self._fold.host:
                return number
        raise TableFull("No seat is free at this table; you may watch.").told("table-error-full")

    def set_seat(
        self, by: int, seat: int, bot: str | None, *, now: int, client_id: str | None = None
    ) -> Events:
        """The host gives a seat to a bot, or (None) opens it, whoever sat there."""
        if self._fold.answered(by, client_id) is not None:
            return ()
        require(self._fold, "lobby")
        require_host(self._fold, by)
        self._fold.seat_at(seat)
        if seat == self._fold.host:
            raise WrongState("The host keeps their seat, but may cancel the table.").told(
                "table-error-host-stays"
            )
        if self._fold.practice and bot is None:
            raise WrongState(
                "At a practice table one person plays; all other seats are bots'."
            ).told("table-error-practice-alone")
        level = None if bot is None else self._dealing.bot_beside(bot)
        return (Seated(**stamp(self._fold, now, by, client_id), seat=seat, bot=level),)

    def cancel(self, by: int, *, now: int, client_id: str | None = None) -> Events:
        """The host closes a table that has not started."""
        if self._fold.answered(by, client_id) is not None:
            return ()
        require(self._fold, "lobby")
        require_host(self._fold, by)
        return (Cancelled(**stamp(self._fold, now, by, client_id)),)

    def rematch(
        self, by: int, table: str, secret: bytes, *, now: int, client_id: str | None = None
    ) -> tuple[Events, Created]:
        """Events of this table, and the first one of another with the same seats, start rotated.

        It is of the game's newest version, whichever this one is of.
        Humans' seats are reserved there: they join anew, with new nonces. The game's own option
        ``start`` goes on to the next seat; in a game without it the seats move up by one.
        """
        if not self._fold.over:
            raise WrongState("A rematch can begin when this game is over.").told(
                "table-error-rematch-early"
            )
        if self._fold.rematched is not None:
            wrong = WrongState(f"The rematch is at table {self._fold.rematched}.")
            raise wrong.told("table-log-rematched", table=self._fold.rematched)
        if by != self._fold.host and self._fold.seat_at(by).kind != "human":
            raise Forbidden("Only a player of this table may do that.").told(
                "table-error-players-only"
            )
        game = REGISTRY.get(self._fold.game.id)  # rules get better: its newest version
        known = {option.key for option in game.options}
        asked = self._fold.created.options
        options: dict[str, object] = {key: asked[key] for key in asked if key in known}
        first = next((e.actor for e in self._fold.record().entries if e.actor >= 0), 0)
        following = str((first + 1) % self._fold.players)
        turn = 0
        if any(o.key == "start" and following in o.choices for o in game.options):
            options["start"] = following
        else:
            turn = 1
        plan = [
            SeatPlan(bot=seat.name) if seat.kind == "bot" else SeatPlan(reserved=seat.name)
            for seat in (*self._fold.seats[turn:], *self._fold.seats[:turn])
        ]
        created = create(
            table=table,
            game=game.ruleset,
            players=self._fold.players,
            secret=secret,
            now=now,
            host=by if by == SPECTATOR else (by - turn) % self._fold.players,
            plan=plan,
            options=options,
            edition=self._fold.created.edition,
            clock=read_clock(self._fold.created.clock),
            rematch_of=self._fold.id,
            practice=self._fold.practice,
        )
        return (Rematched(**stamp(self._fold, now, by, client_id), table=table),), created
