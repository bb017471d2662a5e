"""What endpoints are given: the lifespan state of the application, by Starlette's name for it."""

from __future__ import annotations

from typing import TypedDict

from palazzi.server.admin.deeds import OperatorDeeds
from palazzi.server.admin.operators import Operators
from palazzi.server.admin.survey import Survey
from palazzi.server.alerts.wishes import Alerts
from palazzi.server.backups.keeper import BackupKeeper
from palazzi.server.base.background import Background
from palazzi.server.base.settings import Settings
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.http.metrics import Metrics
from palazzi.server.limits.rates import Buckets, Makers
from palazzi.server.rooms.frame_builder import FrameBuilder
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.services.chat import ChatLog
from palazzi.server.services.health import HealthProbe
from palazzi.server.services.passkeys import Passkeys
from palazzi.server.services.players import Players
from palazzi.server.services.requests import Requests
from palazzi.server.services.seating import Seating
from palazzi.server.services.shelf import ShelfKeeper
from palazzi.server.services.sign_in import SignIn
from palazzi.server.services.visits import Visits
from palazzi.server.storage.store import Store
from palazzi.server.workers.bots import BotPool
from palazzi.server.workers.records import Records


class AppState(TypedDict):
    """``request.state``, from the start of the server to its end."""

    background: Background
    store: Store
    rooms: Rooms
    frame_builder: FrameBuilder
    neighbours: Neighbours
    requests: Requests
    visits: Visits
    chat: ChatLog
    seating: Seating
    shelf: ShelfKeeper
    bots: BotPool
    records: Records
    health: HealthProbe
    metrics: Metrics
    makers: Makers
    talkers: Buckets
    players: Players
    passkeys: Passkeys
    sign_in: SignIn
    strangers: Buckets
    arrivals: Buckets
    """Of addresses at which sign-ins begin."""
    alerts: Alerts
    operators: Operators
    survey: Survey
    deeds: OperatorDeeds
    backups: BackupKeeper
    settings: Settings
    limits: bool
    """Whether there are limits on messages."""
