"""What a player wishes to be told, when and where: channels, kinds, quiet hours, muted tables."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec

from palazzi.server.alerts import outside, push
from palazzi.server.alerts.facts import KINDS, AlertKind
from palazzi.server.alerts.keys import OwnKeys
from palazzi.server.alerts.mail import MailServer, is_address
from palazzi.server.alerts.words import CONFIRM, TEST, language_of
from palazzi.server.base.journal import now
from palazzi.server.limits.rates import Buckets, Rate
from palazzi.server.protocol import alerts as bodies
from palazzi.server.protocol.replies import Refused
from palazzi.server.services.players import Device
from palazzi.server.storage import outbox
from palazzi.server.storage.credentials import digest
from palazzi.server.storage.database import Row, SqlValue
from palazzi.server.storage.outbox import Sending
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write

MOST_CHANNELS: Final = 10
ALL_KINDS: Final[tuple[AlertKind, ...]] = tuple(dict.fromkeys(KINDS.values()))
CHANGES: Final = Rate(0.1, 12)
"""Channels that a player adds, and tests that they send."""
ASK_AGAIN: Final = 3_600_000
"""An address is asked to confirm once an hour, whoever gives it."""
CONFIRM_WITHIN: Final = 86_400_000
LEAVE_ALONE: Final = 365 * 86_400_000
"""… and for so long not at all, if its owner did not want it."""
NOT_USABLE: Final = (
    "This address cannot be used. It must begin with https:// and lead to a public place on the "
    "internet; the host can allow others."
)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What one player wishes."""

    kinds: frozenset[str]
    quiet: tuple[int, int] | None
    """Minutes of the day, from and to."""
    zone: str
    language: str

    def quiet_until(self, at: int) -> int | None:
        """When the quiet hours end that it is now; None if it is none of them."""
        if self.quiet is None:
            return None
        begin, end = self.quiet
        here = datetime.fromtimestamp(at / 1000, _zone(self.zone))
        minute = here.hour * 60 + here.minute
        inside = begin <= minute < end if begin < end else minute >= begin or minute < end
        if not inside:
            return None
        left = (end - minute) % (24 * 60)
        ends = here.replace(second=0, microsecond=0) + timedelta(minutes=left)
        return int(ends.timestamp() * 1000)


NOTHING_SAID: Final = Wishes(frozenset(ALL_KINDS), None, "UTC", "en")


def wishes_of(row: Row | None) -> Wishes:
    """From the database; what holds for somebody who has not said anything."""
    if row is None:
        return NOTHING_SAID
    kinds, begin, end, zone, language = row
    quiet = None if begin is None or end is None else (int(begin), int(end))
    return Wishes(frozenset(kinds.split()), quiet, zone, language)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError):  # ZoneInfoNotFoundError is a KeyError
        return ZoneInfo("UTC")
    except KeyError:
        return ZoneInfo("UTC")


def _known_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return False
    return True


class Alerts:
    """What players say about their alerts."""

    def __init__(
        self,
        store: Store,
        keys: OwnKeys,
        errands: outside.Errands,
        mail: MailServer | None,
        *,
        url: str,
        private: bool,
        limits: bool,
    ) -> None:
        """``url`` is the host's; ``private``: whether addresses at home may be used."""
        self._store = store
        self._keys = keys
        self._errands = errands
        self._mail = mail
        self._url = url.rstrip("/")
        self._private = private
        self._limits = limits
        self._changes = Buckets(CHANGES)

    async def about(self, device: Device) -> bodies.AlertsAbout:
        """All that is kept about a player's alerts."""
        rows = await self._read(
            "SELECT kinds, quiet_from, quiet_to, zone, language FROM alert_wishes WHERE player = ?",
            device.player,
        )
        wishes = wishes_of(rows[0] if rows else None)
        channels = await self._read(
            "SELECT id, kind, address, device, delay, confirmed, failing, at FROM alert_channels"
            " WHERE player = ? ORDER BY at, id",
            device.player,
        )
        muted = await self._read(
            "SELECT game FROM seats WHERE player = ? AND muted = 1 ORDER BY game", device.player
        )
        begin, end = wishes.quiet or (None, None)
        return bodies.AlertsAbout(
            kinds=[kind for kind in ALL_KINDS if kind in wishes.kinds],
            quiet_from=begin,
            quiet_to=end,
            zone=wishes.zone,
            language=wishes.language,
            channels=[
                bodies.ChannelAbout(
                    id=id_,
                    kind=kind,
                    address=_shown(kind, address),
                    mine=holder == device.id,
                    delay=delay // 60_000,
                    confirmed=bool(confirmed),
                    failing=failing,
                    at=at,
                )
                for id_, kind, address, holder, delay, confirmed, failing, at in channels
            ],
            muted=[str(table_id) for (table_id,) in muted],
            key=(await self._keys.vapid()).public,
            mail=self._mail is not None,
        )

    async def wish(self, device: Device, order: bodies.AlertWishes) -> None:
        """What is to be told, and when not."""
        if not _known_zone(order.zone):
            raise Refused("malformed", "There is no such time zone.")
        quiet = (order.quiet_from, order.quiet_to)
        if None in quiet or quiet[0] == quiet[1]:
            quiet = (None, None)
        kinds = " ".join(kind for kind in ALL_KINDS if kind in order.kinds)
        await self._write(
            (
                "INSERT INTO alert_wishes (player, kinds, quiet_from, quiet_to, zone, language)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player) DO UPDATE"
                " SET kinds = excluded.kinds, quiet_from = excluded.quiet_from,"
                " quiet_to = excluded.quiet_to, zone = excluded.zone, language = excluded.language",
                (device.player, kinds, *quiet, order.zone, language_of(order.language)),
            )
        )

    # ---- channels

    async def push(self, device: Device, order: bodies.PushOrder, origin: str) -> None:
        """The browser of this device, in place of what it gave before."""
        self._count(device)
        try:
            push.read_keys(order.p256dh, order.auth)
        except ValueError:
            raise Refused("malformed", "These are not the keys of a subscription.") from None
        await self._usable(order.endpoint)
        key = await self._keys.vapid()
        if order.key != key.public:
            raise Refused("stale", "The server has a new key; please try again.")
        secret = msgspec.json.encode([order.p256dh, order.auth, key.name]).decode()
        await self._add(
            device,
            "push",
            order.endpoint,
            origin,
            secret=secret,
            before=outbox.forget_channels("device = ?", (device.id,)),
        )

    async def webhook(self, device: Device, order: bodies.WebhookOrder, origin: str) -> None:
        """A webhook."""
        self._count(device)
        await self._usable(order.url)
        await self._add(device, "webhook", order.url, origin)

    async def mail(self, device: Device, order: bodies.MailOrder, origin: str) -> None:
        """A mail address. Whoever else has it, the answer is the same; a mail asks its owner."""
        self._count(device)
        if self._mail is None:
            raise Refused("wrong_state", "This server sends no mail.")
        if not is_address(order.address):
            raise Refused("malformed", "This is not a mail address.")
        id_ = await self._add(
            device, "mail", order.address, origin, delay=order.delay * 60_000, confirmed=False
        )
        claim, at = outbox.new_claim(), now()
        whose = digest(order.address.lower())
        await self._write(
            (
                "INSERT INTO alert_asked (address, until, claim) VALUES (?, ?, ?)"
                " ON CONFLICT (address) DO UPDATE"
                " SET until = excluded.until, claim = excluded.claim WHERE alert_asked.until < ?",
                (whose, at + ASK_AGAIN, claim, at),
            )
        )
        if await self._read("SELECT 1 FROM alert_asked WHERE claim = ?", claim):
            await self._write(outbox.send(Sending(id_, "", CONFIRM, 0), at))

    async def delay(self, device: Device, order: bodies.DelayOrder) -> None:
        """How long a table must have waited before a mail is sent; what is on its way stays so."""
        await self._write(
            (
                "UPDATE alert_channels SET delay = ? WHERE id = ? AND player = ? AND kind = 'mail'",
                (order.delay * 60_000, order.channel, device.player),
            )
        )

    async def remove(self, device: Device, id_: str) -> None:
        """A channel of the player goes; one that is not theirs is left alone, and they are not told
        whether there is one."""
        await self._write(*outbox.forget_channels("id = ? AND player = ?", (id_, device.player)))

    async def mute(self, device: Device, order: bodies.MuteOrder) -> None:
        """Nothing about a table of the player's; or everything again."""
        await self._write(
            (
                "UPDATE seats SET muted = ? WHERE player = ? AND game = ?",
                (int(order.muted), device.player, order.table),
            )
        )

    async def test(self, device: Device) -> None:
        """Send something to all channels."""
        self._count(device)
        rows = await self._read(
            "SELECT id FROM alert_channels WHERE player = ? AND confirmed = 1", device.player
        )
        await self._write(*(outbox.send(Sending(id_, "", TEST, 0), now()) for (id_,) in rows))

    async def confirm(self, code: str) -> None:
        """Whoever read the mail wants more of them."""
        id_ = await self._keys.read_code("confirm", code)
        at = now() - CONFIRM_WITHIN
        rows = await self._read(
            "SELECT player FROM alert_channels WHERE id = ? AND (confirmed = 1 OR at > ?)",
            id_ or "",
            at,
        )
        if id_ is None or not rows:
            raise Refused("unauthorized", "This code has expired, or is none of ours.")
        await self._write(
            ("UPDATE alert_channels SET confirmed = 1 WHERE id = ?", (id_,)),
            outbox.begin(rows[0][0], now()),
        )

    async def stop(self, code: str) -> None:
        """No more mails to the address. The answer is the same for one that has gone already."""
        id_ = await self._keys.read_code("stop", code)
        if id_ is None:
            raise Refused("unauthorized", "This code is none of ours.")
        rows = await self._read(
            "SELECT address FROM alert_channels WHERE id = ? AND confirmed = 0", id_
        )
        alone = [
            (
                "INSERT INTO alert_asked (address, until, claim) VALUES (?, ?, '')"
                " ON CONFLICT (address) DO UPDATE SET until = excluded.until",
                (digest(address.lower()), now() + LEAVE_ALONE),
            )
            for (address,) in rows
        ]
        await self._write(*alone, *outbox.forget_channels("id = ?", (id_,)))

    async def _add(
        self,
        device: Device,
        kind: bodies.ChannelKind,
        address: str,
        origin: str,
        *,
        secret: str = "",
        delay: int = 0,
        confirmed: bool = True,
        before: list[Statement] | None = None,
    ) -> str:
        """A channel, in place of one of the same address."""
        id_, at = secrets.token_hex(8), now()
        same = "player = ? AND kind = ? AND address = ?"
        place = self._url or origin
        await self._write(
            *(before or ()),
            *outbox.forget_channels(same, (device.player, kind, address)),
            (
                "INSERT INTO alert_channels"
                " (id, player, device, kind, address, secrets, origin, delay, confirmed, at)"
                " SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM devices WHERE id = ? AND"
                " (SELECT count(*) FROM alert_channels AS old WHERE old.player = devices.player)"
                f" < {MOST_CHANNELS}",
                (
                    *(id_, device.player, device.id if kind == "push" else None, kind, address),
                    *(secret, place, delay, int(confirmed), at),
                    device.id,
                ),
            ),
            outbox.begin(device.player, at),
        )
        if not await self._read("SELECT 1 FROM alert_channels WHERE id = ?", id_):
            raise Refused("too_many", f"A player has at most {MOST_CHANNELS} ways to be alerted.")
        return id_

    async def _usable(self, url: str) -> None:
        """Refused for an address that nothing may be sent to; for whatever reason, in one sentence,
        so that nobody can ask us what there is in our network."""
        try:
            parts = outside.read_url(url, self._private)
            await self._errands.run(outside.addresses_of(parts, self._private))
        except outside.NotPublic:
            raise Refused("forbidden", NOT_USABLE) from None

    def _count(self, device: Device) -> None:
        if self._limits:
            self._changes.take(device.player)

    async def _read(self, sql: str, *values: SqlValue) -> list[Row]:
        return await self._store.read(lambda link: link.run(sql, values))

    async def _write(self, *statements: Statement) -> None:
        if statements:
            await self._store.write(Write(then=list(statements)))


def _shown(kind: str, address: str) -> str:
    """An address as its owner recognises it; what comes after the host of a URL is a secret."""
    return address if kind == "mail" else (urlsplit(address).hostname or "")
