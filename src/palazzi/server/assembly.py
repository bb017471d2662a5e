"""Puts the parts of one server process together, in the order in which they need each other."""

from __future__ import annotations

import secrets

from palazzi.server.admin.deeds import OperatorDeeds
from palazzi.server.admin.load import LoadWatch
from palazzi.server.admin.operators import Operators
from palazzi.server.admin.survey import Survey
from palazzi.server.alerts.desk import AlertDesk
from palazzi.server.alerts.keys import OwnKeys
from palazzi.server.alerts.mail import MailServer
from palazzi.server.alerts.outside import Errands
from palazzi.server.alerts.wishes import Alerts
from palazzi.server.backups.keeper import BackupKeeper
from palazzi.server.base.background import Background
from palazzi.server.base.counters import watch_loop
from palazzi.server.base.settings import Settings
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.http.metrics import Metrics
from palazzi.server.http.state import AppState
from palazzi.server.limits.rates import CHAT, SIGN_INS, STRANGERS, Buckets, Makers
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.commits import Commits
from palazzi.server.rooms.frame_builder import FrameBuilder
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.services.bot_turns import BotTurns
from palazzi.server.services.chat import ChatLog
from palazzi.server.services.hand_turns import HandTurns
from palazzi.server.services.health import HealthProbe
from palazzi.server.services.passkeys import Passkeys
from palazzi.server.services.players import Players
from palazzi.server.services.provider import read_provider
from palazzi.server.services.requests import Requests
from palazzi.server.services.scheduler import Scheduler
from palazzi.server.services.seating import Seating
from palazzi.server.services.shelf import ShelfKeeper
from palazzi.server.services.sign_in import SignIn
from palazzi.server.services.visits import Visits
from palazzi.server.storage.database import Database
from palazzi.server.storage.expiry import Expiry, rules_of
from palazzi.server.storage.store import Store
from palazzi.server.workers.bots import BotPool
from palazzi.server.workers.pace import Pace
from palazzi.server.workers.records import Records
from palazzi.server.workers.worlds import Worlds


class Assembly:
    """Everything that one process consists of. Only the application and tests look inside."""

    def __init__(self, settings: Settings) -> None:
        origin = secrets.token_hex(8)
        pace = settings.bot_pace
        self._settings = settings
        self.background = background = Background(expected=Refused)
        database = Database(settings.database)
        self.shared = shared = database.shared
        """Whether other processes may work on the same tables."""
        self.store = store = Store(database, origin)
        self.bots = bots = BotPool(settings.bot_processes, settings.bot_deadline)
        self.worlds = worlds = Worlds(
            settings.world_processes, settings.world_pace, settings.world_idle
        )
        self.records = Records()
        self.quarantine = quarantine = Quarantine()
        self.rooms = rooms = Rooms(
            store,
            quarantine,
            shared=shared,
            live_tables=settings.live_tables,
            idle=settings.idle,
        )
        self.frame_builder = FrameBuilder(rooms, background, lambda: store.storing)
        self.commits = commits = Commits(rooms, store, background, shared=shared, bot_pace=pace)
        self.neighbours = near = Neighbours(database, origin, store, rooms, background)
        self.scheduler = Scheduler(
            rooms,
            commits,
            store,
            quarantine,
            near,
            BotTurns(rooms, commits, near, bots, background, Pace(pace / 1000)),
            HandTurns(rooms, commits, near, worlds, background, shared=shared),
            background,
            shared=shared,
            look=settings.look,
        )
        rooms.arrange = self.scheduler.arrange
        rooms.narrate = self.frame_builder.narrate
        self.errands = errands = Errands()
        keys, mail = OwnKeys(store), MailServer.read(settings.smtp, settings.mail_from)
        private = settings.private_alerts
        self.alerts = Alerts(
            store,
            keys,
            errands,
            mail,
            url=settings.url,
            private=private,
            limits=settings.limits,
        )
        self.desk = AlertDesk(
            store,
            rooms,
            near,
            background,
            keys,
            errands,
            mail,
            shared=shared,
            private=private,
            contact=_contact(settings.contact),
        )
        self.backups = BackupKeeper(settings)
        self.expiry = Expiry(store, rules_of(settings), rooms.ids)
        self.health = HealthProbe(
            database, store, quarantine, self.scheduler, bots.usage, worlds.usage, background
        )
        pools = (bots.usage, worlds.usage, self.records.usage)
        self.metrics = Metrics(settings, rooms, quarantine, pools)
        self.load = LoadWatch(settings, rooms, quarantine, pools)

    async def open(self) -> None:
        """Get ready; tables where something is due are looked after from now on."""
        await self.store.open()
        await self.neighbours.open()
        for work in (
            self.scheduler.run(),
            self.expiry.run(),
            self.backups.run(),
            self.desk.run(),
            self.metrics.share(),
            self.load.run(),
            watch_loop(),
        ):
            self.background.spawn(work)

    async def close(self) -> None:
        """Stop: what was accepted is stored, everybody is sent away, processes end."""
        self.background.stopping = True
        self.rooms.close()
        await self.background.stop()
        for part in (
            self.errands,
            self.neighbours,
            self.bots,
            self.worlds,
            self.records,
            self.store,
        ):
            await part.close()

    def in_hand(self, *, drafts: bool) -> bool:
        """Whether a stop would cost somebody something: a physical move, or a draft.

        Everything else is stored, or done again without anybody noticing.
        """
        return any(
            (room.motion is not None and room.motion.begun)
            or (drafts and room.table is not None and room.table.play.drafting)
            for room in self.rooms
        )

    def state(self) -> AppState:
        """What endpoints are given."""
        rooms, store, settings = self.rooms, self.store, self._settings
        players = Players(store, rooms, self.neighbours)
        sign_in = SignIn(
            store,
            players,
            read_provider(settings),
            required=settings.oidc_required,
            watchers=settings.oidc_watchers,
            url=settings.url,
        )
        rules = rules_of(settings)
        survey = Survey(store, rooms, self.health, self.load, rules, self.shared)
        return AppState(
            background=self.background,
            store=store,
            rooms=rooms,
            frame_builder=self.frame_builder,
            neighbours=self.neighbours,
            requests=Requests(rooms, self.commits, self.neighbours, settings.absence),
            visits=Visits(rooms, store, self.frame_builder, self.neighbours, self.background),
            chat=ChatLog(rooms, store),
            seating=Seating(store, rooms, self.commits, settings.bot_pace),
            shelf=ShelfKeeper(store, rooms, sign_in),
            bots=self.bots,
            records=self.records,
            health=self.health,
            metrics=self.metrics,
            makers=Makers(settings.limits),
            talkers=Buckets(CHAT),
            players=players,
            passkeys=Passkeys(store),
            sign_in=sign_in,
            strangers=Buckets(STRANGERS),
            arrivals=Buckets(SIGN_INS),
            alerts=self.alerts,
            operators=Operators(
                store, sign_in, settings.admin_token, settings.admin_subjects, settings.limits
            ),
            survey=survey,
            deeds=OperatorDeeds(
                store,
                rooms,
                self.quarantine,
                self.commits,
                players,
                survey,
                self.expiry,
                self.backups,
                self.background,
            ),
            backups=self.backups,
            settings=settings,
            limits=settings.limits,
        )


def _contact(given: str) -> str:
    """The host, as push services want to be told."""
    return f"mailto:{given}" if "@" in given and not given.startswith("mailto:") else given
