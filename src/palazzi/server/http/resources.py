"""All HTTP resources, for routing and for the OpenAPI document."""

from __future__ import annotations

from typing import Final

from palazzi.server.http.about import ABOUT
from palazzi.server.http.admin import ADMIN
from palazzi.server.http.advice import ADVICE
from palazzi.server.http.alerts import ALERTS
from palazzi.server.http.endpoint import Resource
from palazzi.server.http.passkeys import PASSKEYS
from palazzi.server.http.players import PLAYERS
from palazzi.server.http.replays import REPLAYS
from palazzi.server.http.sign_in import SIGN_IN
from palazzi.server.http.tables import TABLES

RESOURCES: Final[tuple[Resource, ...]] = (
    *(*ABOUT, *TABLES, *REPLAYS, *ADVICE),
    *(*PLAYERS, *PASSKEYS, *SIGN_IN, *ALERTS, *ADMIN),
)
