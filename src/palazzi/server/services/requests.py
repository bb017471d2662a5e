"""What players ask of a table: moves, answers, leaving, everything but chat."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from palazzi.server.base.journal import now
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.protocol import messages, requests
from palazzi.server.rooms.commits import Commits, Reply, nobody
from palazzi.server.rooms.decisions import Decision, decide
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage.credentials import Credential, require_seated
from palazzi.table import Table


@dataclass(frozen=True, slots=True)
class Requests:
    """Carries them out."""

    rooms: Rooms
    commits: Commits
    neighbours: Neighbours
    absence: float
    """Seconds after which a player who is not connected counts as away."""

    async def ask(
        self,
        table_id: str,
        who: Credential,
        request: requests.TableRequest,
        reply: Reply[messages.Done] = nobody,
    ) -> messages.Done:
        """Carry out a request."""
        nameless = request.client_id is None
        if nameless:  # a name makes it recognisable if the answer to a commit gets lost
            request.client_id = f"~{secrets.token_urlsafe(9)}"

        def attempt(table: Table) -> Decision[messages.Done]:
            require_seated(table, who)
            absent = isinstance(request, requests.StandIn) and self._absent(table_id, request.seat)
            decision = decide(table, who.seat, request, now(), absent)
            if nameless:
                decision.answer.client_id = None
            return decision

        return await self.commits.commit(table_id, attempt, reply)

    def ask_now(
        self,
        table_id: str,
        who: Credential,
        request: requests.TableRequest,
        reply: Reply[messages.Done],
        fail: Callable[[Exception], None],
    ) -> bool:
        """``ask`` without a task, for steps and moves of tables in memory; False if it cannot.

        Nearly everything that happens comes this way. The request has a name.
        """

        def attempt(table: Table) -> Decision[messages.Done]:
            require_seated(table, who)
            return decide(table, who.seat, request, now(), absent=False)

        return self.commits.commit_now(table_id, attempt, reply, fail)

    def _absent(self, table_id: str, seat: int) -> bool:
        """Whether nobody has been heard of at the seat for long enough."""
        room = self.rooms.get(table_id)
        if room is None or self.neighbours.connected(room, seat):
            return False
        since = room.seen.get(seat, room.opened)
        return time.monotonic() - since >= self.absence
