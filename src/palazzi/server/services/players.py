"""Players: what the devices of one person have in common. Nobody needs one to play.

A player is a random name that is told to nobody, not even to themselves; so there is nothing to ask
for, and nobody can be listed. A device proves itself by a token, like a seat. It never borrows a
seat's token from another device: it gets its own for the same sitting, which ends with the device.

A *key* brings another device along: the code of a link, for ten minutes and once, or the recovery
phrase, until there is a new one. Both are 30 letters; the first ten only find the key, so that a
wrong guess at the rest can be counted, and five are the end of it. A link has a *spoken* code
beside the long one, for a device without a camera: nine digits, of which three find it. The six
others leave whoever guesses five chances in a million; four would leave one in two thousand. Three
digits are guessed easily, so guesses at the spoken code are counted apart: they end it alone, and
nobody can take somebody's link away by typing digits.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

import msgspec

from palazzi.server.base.journal import now
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.protocol import players as bodies
from palazzi.server.protocol.bodies import TableAbout
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage import outbox
from palazzi.server.storage.credentials import (
    INVITATION,
    Credential,
    digest,
    new_token,
    require_admitted,
)
from palazzi.server.storage.database import Row, SqlValue
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write

LINK_LASTS: Final = 10 * 60_000
TRIES: Final = 5
DAY: Final = 86_400_000
FORGOTTEN: Final = 400 * DAY
"""A device that was not seen for so long is no longer one."""
MOST_DEVICES: Final = 20
MOST_SEATS: Final = 200
MOST_INVITATIONS: Final = 20
"""That a player has at a time: nobody's shelf can be filled by somebody else."""
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none looks like another."""
FINDS: Final = 10
"""How many letters of a code find the key; the others prove that one has it."""
LENGTH: Final = 30
SPOKEN: Final = 9
"""Digits of a spoken code."""
SPOKEN_FINDS: Final = 3
DRAWS: Final = 8
"""How often another spoken code is drawn if somebody has one that begins alike."""

_read_about = msgspec.json.Decoder(TableAbout).decode
NEW_DEVICE_OF: Final = (
    "INSERT INTO devices (id, player, hash, name, at, seen) SELECT ?, ?, ?, ?, ?, ?"
)
"""Goes on with what must hold for it, if anything must."""


@dataclass(frozen=True, slots=True)
class Device:
    """Who asks."""

    id: str
    player: str


@dataclass(frozen=True, slots=True)
class Players:
    """All of them."""

    store: Store
    rooms: Rooms
    neighbours: Neighbours

    async def begin(self, name: str) -> bodies.DeviceMade:
        """A new player, with the device that asks."""
        token, at = new_token(), now()
        values = (secrets.token_hex(8), secrets.token_hex(16), digest(token), name, at, at)
        old = ("DELETE FROM devices WHERE seen < ?", (at - FORGOTTEN,))
        await self._write((NEW_DEVICE_OF, values), old)
        return bodies.DeviceMade(token)

    async def device(self, token: str) -> Device:
        """Whose token it is; ``unauthorized`` if it is nobody's."""
        found = await self.find(token)
        if found is None:
            raise Refused("unauthorized", "This device is not one of a player's any more.")
        return found

    async def find(self, token: str) -> Device | None:
        """Whose token it is, if it is somebody's."""
        rows = await self._read(
            "SELECT id, player, seen FROM devices WHERE hash = ?", digest(token)
        )
        if not rows:
            return None
        id_, player, seen = rows[0]
        if seen < now() - DAY:
            await self._write(("UPDATE devices SET seen = ? WHERE id = ?", (now(), id_)))
        return Device(id_, player)

    async def about(self, device: Device) -> bodies.PlayerAbout:
        """All that is kept about the player."""
        devices = await self._read(
            "SELECT id, name, at, seen FROM devices WHERE player = ? ORDER BY at", device.player
        )
        seats = await self._read(
            "SELECT seats.seat, seats.at, tables.about FROM seats"
            " JOIN tables ON tables.game = seats.game WHERE player = ? ORDER BY seats.at DESC",
            device.player,
        )
        phrases = await self._read(
            "SELECT 1 FROM player_keys WHERE player = ? AND until IS NULL", device.player
        )
        passkeys = await self._read(
            "SELECT id, name, at FROM passkeys WHERE player = ? ORDER BY at", device.player
        )
        logins = await self._read(
            "SELECT issuer, at FROM logins WHERE player = ? ORDER BY at", device.player
        )
        return bodies.PlayerAbout(
            devices=[
                bodies.DeviceAbout(id_, name, at, seen, mine=id_ == device.id)
                for id_, name, at, seen in devices
            ],
            seats=[bodies.PlayerSeat(seat, at, _read_about(about)) for seat, at, about in seats],
            phrase=bool(phrases),
            passkeys=[bodies.PasskeyAbout(*row) for row in passkeys],
            logins=[bodies.LoginAbout(*row) for row in logins],
        )

    # ---- seats

    async def claim(self, device: Device, claim: bodies.SeatClaim) -> None:
        """A seat that the device holds becomes the player's, and its token the device's."""
        who = await self.store.credential(claim.table, claim.token)
        if who is None or not who.sitting:
            raise Refused("unauthorized", "This token is not the token of a seat there.")
        await self._write(
            (
                "UPDATE credentials SET device = ? WHERE game = ? AND hash = ?",
                (device.id, claim.table, who.hash),
            ),
            (
                "INSERT INTO seats (player, game, seat, sitting, at) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (player, game) DO UPDATE"
                " SET seat = excluded.seat, sitting = excluded.sitting, at = excluded.at",
                (device.player, claim.table, who.seat, who.sitting, now()),
            ),
            (
                "DELETE FROM seats WHERE player = ? AND game NOT IN (SELECT game FROM seats"
                f" WHERE player = ? ORDER BY at DESC LIMIT {MOST_SEATS})",
                (device.player, device.player),
            ),
        )

    async def token(self, device: Device, table_id: str) -> bodies.SeatToken:
        """A token of the device's own for the player's seat; the one it had before is void."""
        rows = await self._read(
            "SELECT seat, sitting FROM seats WHERE player = ? AND game = ?", device.player, table_id
        )
        if not rows:
            raise Refused("unknown", "None of your seats is at this table.")
        who, token = Credential(*rows[0]), new_token()
        async with self.rooms.at(table_id) as room:
            require_admitted(room.live, who)
        await self._write(
            (
                "DELETE FROM credentials WHERE game = ? AND device = ?",
                (table_id, device.id),
            ),
            (
                "INSERT INTO credentials (game, seat, sitting, hash, device)"
                " SELECT ?, ?, ?, ?, id FROM devices WHERE id = ?",
                (table_id, who.seat, who.sitting, digest(token), device.id),
            ),
        )
        return bodies.SeatToken(who.seat, token)

    async def invite(self, table_id: str, host: Credential, order: bodies.InviteOrder) -> None:
        """A seat that the host keeps is on the shelf of somebody they have played with, who is
        told. The answer is the same if there is nobody to tell."""
        async with self.rooms.at(table_id) as room:
            fold = room.live.fold
            require_admitted(room.live, host)
            if host.seat != fold.host or not host.sitting:
                raise Refused("forbidden", "Only the host can invite somebody.")
            if fold.phase != "lobby" or fold.seat_at(order.seat).kind != "open":
                raise Refused("wrong_state", "This seat is kept for nobody any more.")
            if not fold.seat_at(order.seat).name or order.seat == fold.host:
                raise Refused("wrong_state", "This seat is kept for nobody.")
            seq = room.live.seq
        shared = await self.store.credential(order.table, order.token)
        if shared is None or not shared.sitting:
            raise Refused("unauthorized", "This token is not the token of a seat there.")
        rows = await self._read(
            "SELECT player FROM seats WHERE game = ? AND seat = ? AND sitting > 0"
            " ORDER BY sitting DESC LIMIT 1",
            order.table,
            order.companion,
        )
        for (player,) in rows:
            await self._write(
                (
                    "INSERT INTO seats (player, game, seat, sitting, at)"
                    " SELECT player, ?, ?, ?, ? FROM devices WHERE player = ?"
                    " AND (SELECT count(*) FROM seats AS old WHERE old.player = devices.player"
                    f" AND old.sitting = {INVITATION}) < {MOST_INVITATIONS}"
                    " ORDER BY at LIMIT 1 ON CONFLICT DO NOTHING",
                    (table_id, order.seat, INVITATION, now(), player),
                ),
                outbox.news(table_id, seq, now()),
            )

    # ---- keys

    async def link(self, device: Device) -> bodies.KeyMade:
        """The code of a link for one more device, long and spoken; the one before is void."""
        spoken: str | None = _drawn_digits()
        until = now() + LINK_LASTS
        for left in reversed(range(DRAWS)):
            made = await self._key(device, until, "until IS NOT NULL", spoken)
            if made is not None:
                return made
            spoken = _drawn_digits() if left > 1 else None  # the long one is enough
        raise Refused("unavailable", "No code could be made; please try again.")

    async def phrase(self, device: Device) -> bodies.KeyMade:
        """A new recovery phrase; the one before is void."""
        made = await self._key(device, None, "until IS NULL", None)
        if made is None:
            raise Refused("unavailable", "No phrase could be made; please try again.")
        return made

    async def _key(
        self, device: Device, until: int | None, kind: str, spoken: str | None
    ) -> bodies.KeyMade | None:
        """None if somebody has a code that begins alike."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        found, proof = (spoken[:SPOKEN_FINDS], digest(spoken)) if spoken else (None, None)
        await self._write(
            (f"DELETE FROM player_keys WHERE player = ? AND {kind}", (device.player,)),
            ("DELETE FROM player_keys WHERE until < ?", (now() - LINK_LASTS,)),
            (
                "INSERT INTO player_keys (id, player, hash, until, tries, spoken, spoken_hash)"
                " VALUES (?, ?, ?, ?, 0, ?, ?) ON CONFLICT DO NOTHING",
                (code[:FINDS], device.player, digest(code), until, found, proof),
            ),
        )
        mine = (device.player, digest(code))
        if not await self._read("SELECT 1 FROM player_keys WHERE player = ? AND hash = ?", *mine):
            return None
        return bodies.KeyMade(_grouped(code, 5, "-"), until, spoken and _grouped(spoken, 3, " "))

    async def exchange(self, order: bodies.KeyOrder) -> bodies.DeviceMade:
        """A device for a code. Whatever is wrong with it, the answer is the same."""
        code = _plain(order.code)
        by, proved_by, tried, finds = (
            ("spoken", "spoken_hash", "spoken_tries", SPOKEN_FINDS)
            if len(code) == SPOKEN
            else ("id", "hash", "tries", FINDS)
        )
        found, proof = code[:finds], digest(code)
        id_, token, at = secrets.token_hex(8), new_token(), now()
        await self._write(
            # The row's lock lets one of several win, whichever processes they ask.
            (
                f"UPDATE player_keys SET used = ? WHERE {by} = ? AND {proved_by} = ?"
                f" AND {tried} < {TRIES} AND (until IS NULL OR (until > ? AND used IS NULL))"
                " AND (SELECT count(*) FROM devices WHERE devices.player = player_keys.player)"
                f" < {MOST_DEVICES}",
                (id_, found, proof, at),
            ),
            (
                "INSERT INTO devices (id, player, hash, name, at, seen)"
                " SELECT used, player, ?, ?, ?, ? FROM player_keys WHERE used = ?",
                (digest(token), order.name, at, at, id_),
            ),
            (
                f"UPDATE player_keys SET {tried} = {tried} + 1 WHERE {by} = ? AND {proved_by} <> ?",
                (found, proof),
            ),
        )
        if not await self._read("SELECT 1 FROM devices WHERE id = ?", id_):
            raise Refused("unauthorized", "This code was used, has expired, or is none of ours.")
        return bodies.DeviceMade(token)

    # ---- leaving

    async def revoke(self, device: Device, id_: str) -> None:
        """A device of the same player is out, at once: its seats' tokens are void, too."""
        rows = await self._read(
            "SELECT 1 FROM devices WHERE id = ? AND player = ?", id_, device.player
        )
        if not rows:
            raise Refused("unknown", "You have no such device.")
        await self.remove(id_)

    async def delete(self, device: Device) -> None:
        """Everything about the player goes. The device that asks keeps its seats, as by a link."""
        devices = await self._read("SELECT id FROM devices WHERE player = ?", device.player)
        for (id_,) in devices:
            if id_ != device.id:
                await self.remove(id_)
        await self._write(
            ("UPDATE credentials SET device = NULL WHERE device = ?", (device.id,)),
            *_all_of(device.player),
        )

    async def forget(self, player: str) -> None:
        """The same for a player who asked the host: nobody's device keeps anything."""
        for (id_,) in await self._read("SELECT id FROM devices WHERE player = ?", player):
            await self.remove(id_)
        await self._write(*_all_of(player))

    async def remove(self, id_: str) -> None:
        """A device and all that it has are out."""
        held = await self._read("SELECT game, hash FROM credentials WHERE device = ?", id_)
        await self._write(
            ("DELETE FROM credentials WHERE device = ?", (id_,)),
            ("DELETE FROM devices WHERE id = ?", (id_,)),
            *outbox.forget_device(id_),
        )
        for table_id, hash_ in held:
            self.neighbours.expel(table_id, hash_)

    async def _read(self, sql: str, *values: SqlValue) -> list[Row]:
        return await self.store.read(lambda link: link.run(sql, values))

    async def _write(self, *statements: Statement) -> None:
        await self.store.write(Write(then=list(statements)))


def _all_of(player: str) -> list[Statement]:
    """Delete all that is kept of a player."""
    names = ("devices", "seats", "player_keys", "passkeys", "challenges", "logins")
    return [
        *((f"DELETE FROM {name} WHERE player = ?", (player,)) for name in names),
        *outbox.forget_player(player),
    ]


def _drawn_digits() -> str:
    return "".join(secrets.choice("0123456789") for _ in range(SPOKEN))


def _grouped(code: str, size: int, between: str) -> str:
    """A code as people read it."""
    return between.join(code[at : at + size] for at in range(0, len(code), size))


def _plain(code: str) -> str:
    """A code as it was made, however somebody wrote it down."""
    letters = code.upper().translate(str.maketrans("OIL", "011"))
    return "".join(letter for letter in letters if letter in LETTERS)
