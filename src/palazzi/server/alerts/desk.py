"""Looks at the news in the outbox, decides who is told what, and has it sent.

Any number of processes may do this on one database: whatever one of them works on it has claimed
(storage/outbox.py). Nothing here is waited for by anybody who plays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from palazzi.core.errors import PalazziError
from palazzi.server.alerts import mail, outside, push, webhook
from palazzi.server.alerts.facts import Facts, facts_of, kind_of, most_urgent
from palazzi.server.alerts.keys import OwnKeys
from palazzi.server.alerts.outside import Delivery
from palazzi.server.alerts.wishes import Wishes, wishes_of
from palazzi.server.alerts.words import TEST, AlertText, Told, tell, test_text, together
from palazzi.server.base.background import Background
from palazzi.server.base.counters import ALERTS
from palazzi.server.base.journal import bug, now, warn
from palazzi.server.base.threads import in_thread
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage import outbox
from palazzi.server.storage.database import Link
from palazzi.server.storage.outbox import News, Sending
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write

LOOK: Final = 1.0
"""Seconds between two looks."""
GRACE: Final = 10_000
"""Milliseconds after a start in which everybody whose page is open comes back."""
MOST_NEWS: Final = 50
MOST_SENDING: Final = 32
"""Messages under way at a time."""
PAUSES: Final = (30, 120, 600, 3600, 4 * 3600)
"""Seconds until a message that did not arrive is tried again; after the last it is dropped."""
FAILING: Final = 14 * 86_400_000
"""Milliseconds after which a channel that only failed is forgotten."""
UNCONFIRMED: Final = 2 * 86_400_000
PRUNE: Final = 3600.0
ASKED_AROUND: Final = 0.3
"""Seconds for other processes to say who is connected to them."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Where something is sent."""

    id: str
    player: str
    kind: str
    address: str
    secrets: str
    origin: str
    delay: int


@dataclass(frozen=True, slots=True)
class _Owner:
    """A player, as far as alerts are concerned."""

    wishes: Wishes
    channels: tuple[Channel, ...]
    muted: frozenset[str]


class AlertDesk:
    """One for each process."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        neighbours: Neighbours,
        background: Background,
        keys: OwnKeys,
        errands: outside.Errands,
        mail_server: mail.MailServer | None,
        *,
        shared: bool,
        private: bool,
        contact: str,
    ) -> None:
        """``shared``: whether there are other processes; ``private``: see outside.py."""
        self._store = store
        self._rooms = rooms
        self._neighbours = neighbours
        self._background = background
        self._keys = keys
        self._errands = errands
        self._mail = mail_server
        self._shared = shared
        self._private = private
        self._contact = contact
        self._under_way: set[str] = set()
        """Channels that something is being sent to."""

    async def run(self) -> None:
        """Look again and again."""
        opens, prune = now() + GRACE, 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                if now() >= opens:
                    await self.look()
                await self.send()
                if loop.time() >= prune:
                    prune = loop.time() + PRUNE
                    await self._write(outbox.prune(now(), FAILING, UNCONFIRMED))
            except PalazziError as error:
                warn("cannot look after alerts", error=type(error).__name__)
            except Exception as error:
                bug("cannot look after alerts", error)
            await asyncio.sleep(LOOK)

    # ---- news

    async def look(self) -> None:
        """Look at the tables that have news, and write down what is to be sent."""
        at, claim = now(), outbox.new_claim()
        ready = await self._store.read(partial(outbox.ready_news, at=at, most=MOST_NEWS))
        if not ready:
            return
        await self._write(outbox.claim_news(ready, claim, at))
        news = await self._store.read(partial(outbox.claimed_news, claim=claim))
        if self._shared and news:
            for one in news:
                self._neighbours.who_else(one.table_id)
            await asyncio.sleep(ASKED_AROUND)
        owners = await self._store.read(partial(_owners, players={one.player for one in news}))
        statements: list[Statement] = []
        for one in news:
            try:
                statements += await self._judged(one, owners[one.player], claim)
            except Refused as error:
                warn("a table cannot be looked at", code=error.code)  # again when the claim ends
        # At once, so that what is for one channel goes in one message. What is to be sent comes
        # first: like statements are carried out together, and the others end the claim.
        await self._write(sorted(statements, key=lambda one: not one[0].startswith("INSERT")))

    async def _judged(self, one: News, owner: _Owner, claim: str) -> list[Statement]:
        at = now()
        quiet = owner.wishes.quiet_until(at)
        facts = await self._facts(one.table_id, one.seat, one.sitting)
        if facts is None:
            return [outbox.drop_news(one, claim)]
        found, visible = facts
        new = frozenset() if outbox.SILENT in one.told else found.marks - one.told
        wanted = frozenset(mark for mark in new if kind_of(mark) in owner.wishes.kinds)
        if wanted and quiet is not None and not visible:
            # Whoever was told nothing is told in the morning, if it is still so.
            kept = one.told & found.marks
            return outbox.looked_at(one, claim, kept, waits=found.waits, due=quiet)
        sendings: list[tuple[Sending, int]] = []
        mark = most_urgent(wanted)
        if mark is not None and not visible and one.table_id not in owner.muted:
            sendings = [
                (Sending(channel.id, one.table_id, mark, 0), at + channel.delay)
                for channel in owner.channels
            ]
        return outbox.looked_at(
            one, claim, found.marks, waits=found.waits, due=found.again, sendings=sendings
        )

    async def _facts(self, table_id: str, seat: int, sitting: int) -> tuple[Facts, bool] | None:
        """What is so for a seat, and whether its player sees the table; None if it is theirs no
        more."""
        try:
            async with self._rooms.at(table_id) as room:
                if self._shared:
                    await self._rooms.catch_up(room)
                if room.live.fold.sitting(seat) != sitting:
                    return None
                return facts_of(room.live, seat, now()), self._neighbours.seen_by(room, seat)
        except Refused as error:
            if error.code != "unknown":
                raise
            return None

    # ---- sending

    async def send(self) -> None:
        """Send what lies ready, as much at a time as there are hands for."""
        free = MOST_SENDING - len(self._under_way)
        if free <= 0:
            return
        at, claim = now(), outbox.new_claim()
        ready = await self._store.read(
            partial(outbox.ready_sendings, at=at, most=free + len(self._under_way))
        )
        ready = [one for one in ready if one[0] not in self._under_way][:free]
        if not ready:
            return
        await self._write(outbox.claim_sendings(ready, claim, at))
        claimed = await self._store.read(partial(outbox.claimed_sendings, claim=claim))
        by_channel: dict[str, list[Sending]] = {}
        for one in claimed:
            by_channel.setdefault(one.channel, []).append(one)
        for channel, sendings in by_channel.items():
            self._under_way.add(channel)
            self._background.spawn(self._deliver(channel, sendings, claim))

    async def _deliver(self, channel_id: str, sendings: list[Sending], claim: str) -> None:
        """All that is ready for one channel, in one message."""
        try:
            await self._write(await self._delivered(channel_id, sendings, claim))
        except (Refused, outside.NotPublic):
            pass  # the claim ends, and somebody tries again
        finally:
            self._under_way.discard(channel_id)

    async def _delivered(
        self, channel_id: str, sendings: list[Sending], claim: str
    ) -> list[Statement]:
        found = await self._store.read(partial(_channel, id_=channel_id))
        if found is None:
            return outbox.drop(sendings, claim)
        channel, wishes, waiting = found
        special = next((one.mark for one in sendings if not one.table_id), "")
        quiet = wishes.quiet_until(now())
        if quiet is not None and not special:
            return outbox.postpone(sendings, claim, quiet)
        outdated: list[Sending] = []
        told: list[Told] = []
        for one in sendings:
            words = await self._told(channel, one, wishes) if one.table_id else None
            if words is not None:
                told.append(words)
            elif one.table_id:
                outdated.append(one)
        text: AlertText | None = None
        if special == TEST:
            text = test_text(wishes.language)
        elif told:
            text = together(told, wishes.language)
        # A test or a question about the address goes alone; the rest comes after it.
        gone = outbox.drop(outdated, claim)
        if special:
            others = [one for one in sendings if one.table_id and one not in outdated]
            gone += outbox.postpone(others, claim, now())
        elif text is None:
            return gone
        try:
            outcome = await self._errand(channel, text, wishes.language, waiting)
        except outside.NotPublic:
            outcome = Delivery(0)
        ALERTS.add(1, channel.kind, "sent" if outcome.arrived else "failed")
        if outcome.arrived:
            return [*gone, *outbox.sent(channel_id, claim)]
        if outcome.gone:
            return outbox.forget_channels("id = ?", (channel_id,))
        pause = PAUSES[min(len(PAUSES) - 1, max(one.tries for one in sendings))]
        later = now() + 1000 * max(pause, outcome.retry_after)
        return [*gone, *outbox.put_off(channel_id, claim, later, len(PAUSES), now())]

    async def _told(self, channel: Channel, one: Sending, wishes: Wishes) -> Told | None:
        """A fact in words, if it is still one that its player does not see."""
        seats = await self._store.read(
            lambda link: link.run(
                "SELECT seat, sitting FROM seats WHERE player = ? AND game = ? AND muted = 0",
                (channel.player, one.table_id),
            )
        )
        if not seats:
            return None
        seat, sitting = seats[0]
        facts = await self._facts(one.table_id, seat, sitting)
        if facts is None or facts[1] or one.mark not in facts[0].marks:
            return None
        async with self._rooms.at(one.table_id) as room:
            return tell(room.live, seat, one.mark, wishes.language)

    async def _errand(
        self, channel: Channel, text: AlertText | None, language: str, waiting: int
    ) -> Delivery:
        """Have it sent; made ready and sent in the thread for that."""
        if channel.kind == "mail":
            return await self._mailed(channel, text, language)
        if text is None:
            return Delivery(410)
        if channel.kind == "webhook":
            body = webhook.body_of(text, channel.origin, waiting)
            return await self._errands.run(
                outside.post(channel.address, webhook.HEADERS, body, self._private)
            )
        p256dh, auth, name = msgspec.json.decode(channel.secrets, type=tuple[str, str, str])
        key = await self._keys.named(name)
        if key is None:
            return Delivery(410)
        subscription = push.Subscription(channel.address, p256dh, auth, name)
        contact = self._contact or channel.origin

        async def sealed_and_posted() -> Delivery:
            headers, body = push.sealed(subscription, key, contact, text, waiting)
            return await outside.post(channel.address, headers, body, self._private)

        return await self._errands.run(sealed_and_posted())

    async def _mailed(self, channel: Channel, text: AlertText | None, language: str) -> Delivery:
        server = self._mail
        if server is None:
            return Delivery(0)
        stop = f"{channel.origin}/alerts/stop/{await self._keys.code('stop', channel.id)}"
        if text is None:
            code = await self._keys.code("confirm", channel.id)
            link = f"{channel.origin}/alerts/confirm#{code}"
            message = mail.confirmation(server, channel.address, link, stop, language)
        else:
            message = mail.letter(server, channel.address, text, channel.origin, stop, language)

        return await self._errands.run(in_thread(partial(server.deliver, message)))

    async def _write(self, statements: list[Statement]) -> None:
        if statements:
            await self._store.write(Write(then=statements))


_CHANNEL: Final = "SELECT id, player, kind, address, secrets, origin, delay FROM alert_channels"
_WISHES: Final = (
    "SELECT kinds, quiet_from, quiet_to, zone, language FROM alert_wishes WHERE player = ?"
)


def _owners(link: Link, players: Iterable[str]) -> dict[str, _Owner]:
    owners = {}
    for player in players:
        rows = link.run(f"{_CHANNEL} WHERE player = ? AND confirmed = 1", (player,))
        muted = link.run("SELECT game FROM seats WHERE player = ? AND muted = 1", (player,))
        owners[player] = _Owner(
            _wishes(link, player),
            tuple(Channel(*row) for row in rows),
            frozenset(str(table_id) for (table_id,) in muted),
        )
    return owners


def _channel(link: Link, id_: str) -> tuple[Channel, Wishes, int] | None:
    """A channel, what its player wishes, and how many tables wait for them."""
    rows = link.run(f"{_CHANNEL} WHERE id = ?", (id_,))
    if not rows:
        return None
    channel = Channel(*rows[0])
    sql = "SELECT count(*) FROM alert_outbox WHERE player = ? AND waits = 1"
    waiting = link.run(sql, (channel.player,))[0][0]
    return channel, _wishes(link, channel.player), int(waiting)


def _wishes(link: Link, player: str) -> Wishes:
    rows = link.run(_WISHES, (player,))
    return wishes_of(rows[0] if rows else None)
