"""All my tables by one request: which wait, which run or are over, which are mine no more."""

from __future__ import annotations

from typing import Any

import pytest

import palazzi
from palazzi.core.rng import Rng
from palazzi.server.protocol.codec import write
from palazzi.server.services.shelf import shelf_table
from palazzi.table import Seat
from tests.server.test_leaks import played
from tests.server.trials.lobby import Opened, Refused, call, join, make_table, open_table
from tests.server.trials.process import ServerProcess


def shelf(server: ServerProcess, *seats: tuple[Opened, int], **known: int) -> dict[str, Any]:
    """What the server says of these seats; ``known`` by table, up to which event."""
    body = [
        {"table": one.id, "token": one.tokens[seat], "seq": known.get(one.id, 0)}
        for one, seat in seats
    ]
    return dict(call(server.url, "POST", "/api/shelf", {"seats": body}))


def test_one_request_tells_of_all_tables(server: ServerProcess) -> None:
    waits, runs = open_table(server.url, 2), make_table(server.url, 2)
    join(server.url, runs, 0, "me")
    actor = call(server.url, "GET", f"/api/tables/{waits.id}")["actor"]
    told = shelf(server, (waits, actor), (waits, 1 - actor), (runs, 0))
    mine, theirs, lobby = told["tables"]
    assert not told["gone"]
    assert mine["calls"] == ["turn"]
    assert mine["question"]["key"].startswith("palazzo-ask-")
    assert mine["since"] <= told["now"]
    assert [seat["name"] for seat in mine["seats"]] == ["player 0", "player 1"]
    assert mine["scores"] == [0, 0]
    assert (theirs["calls"], theirs["question"], theirs["actor"]) == ([], None, actor)
    assert (lobby["phase"], lobby["scores"], lobby["seat"]) == ("lobby", [], 0)


def test_what_has_not_gone_on_is_not_told_again(server: ServerProcess) -> None:
    table = open_table(server.url, 2)
    (first,) = shelf(server, (table, 0))["tables"]
    assert shelf(server, (table, 0), **{table.id: first["seq"]})["tables"] == []
    ask = {"type": "ask", "what": "cancel", "client_id": "enough"}
    call(server.url, "POST", f"/api/tables/{table.id}/requests", ask, table.tokens[0])
    (then,) = shelf(server, (table, 1), **{table.id: first["seq"]})["tables"]
    assert "question" in then["calls"]


def test_a_game_that_is_over_says_who_won_and_by_what() -> None:
    *_, (table, _) = played("palazzo", 5000, Rng(3))
    told, outcome = shelf_table(table, 0), table.fold.state.outcome()
    assert outcome is not None
    assert (told.phase, told.calls, told.question) == ("finished", [], None)
    assert (told.winners, told.scores) == (list(outcome.winners), list(outcome.scores))


def test_a_seat_of_somebody_else_or_of_no_table_is_gone_and_tells_nothing(
    server: ServerProcess,
) -> None:
    table, other = open_table(server.url, 2), open_table(server.url, 2)
    stolen = Opened(table.id, {0: other.tokens[0]})
    nowhere = Opened("nothing", {0: other.tokens[0]})
    told = shelf(server, (stolen, 0), (nowhere, 0), (other, 0))
    assert told["gone"] == [table.id, "nothing"]
    assert [one["table"] for one in told["tables"]] == [other.id]


def test_more_than_a_hundred_seats_are_refused(server: ServerProcess) -> None:
    body = [{"table": "t", "token": "x"}] * 101
    with pytest.raises(Refused, match="100"):
        call(server.url, "POST", "/api/shelf", {"seats": body})
    assert call(server.url, "POST", "/api/shelf", {"seats": []})["tables"] == []


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_seat_is_told_the_same_in_every_world_it_cannot_tell_apart(game: str) -> None:
    rng = Rng(17)
    asked = 0
    for table, _ in played(game, 150, rng):
        fold = table.fold
        truth, seats = fold.state, list(fold.seats)
        for seat in range(fold.players):
            fold.seats[seat] = Seat("human", "me")
            true = shelf_table(table, seat)
            asked += true.question is not None
            fold.state = fold.game.resample(fold.game.knowledge(truth, seat), rng)
            assert write(shelf_table(table, seat)) == write(true)
            fold.state, fold.seats[seat] = truth, seats[seat]
    assert asked > 20
