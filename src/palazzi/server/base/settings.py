"""What can be set about a server; every value has a sensible default."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """Passed as it is to every worker process, so: plain data only."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Foreign origins whose pages may use this server."""
    hosts: tuple[str, ...] = ()
    """Public names that this server has, for example behind a reverse proxy; see hosts.py."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose X-Forwarded-For counts."""
    limits: bool = True
    """Whether rates are limited; tests and benchmarks switch it off."""
    cpu_budget: float = 1.0
    """How much CPU time anybody may use, in terms of what limits.py says; more on slow machines."""
    log_level: str = "info"
    log_addresses: bool = False
    """Whether the journal says from which address a request came."""
    metrics_token: str | None = field(default=None, repr=False)
    """What ``/metrics`` is asked with; without one there is no such page."""
    metrics_folder: str | None = None
    """Where several processes leave their numbers for each other."""
    worker: int = 0
    """Which of several processes this is."""

    admin_token: str = field(default="", repr=False)
    """The secret of the operator's page (the folder admin/)."""
    admin_subjects: tuple[str, ...] = ()
    """Who of those that sign in is an operator, by the provider's name for them (``sub``). Without
    these and without a secret there is no such page."""

    url: str = ""
    """The address that people open, for invitations, links in alerts and the way back from a
    sign-in; without it, the one that a player used, or this machine's in its network (reach.py)."""
    docs: str = ""
    """The folder of the documentation (./palazzi docs), which is then shown at /docs/."""
    opens_by: str = "palazzi serve --host 0.0.0.0"
    """The command that lets others in where only this machine can open the page: it is shown."""
    contact: str = ""
    """A mail address or page of the host, which push services may turn to."""
    smtp: str = field(default="", repr=False)
    """Where mail is handed in (alerts/mail.py); without it there is none."""
    mail_from: str = ""
    private_alerts: bool = False
    """Whether players may have alerts sent to addresses of the private network, and without TLS."""

    oidc_issuer: str = ""
    """Where people sign in (services/provider.py); without it, nowhere."""
    oidc_client: str = ""
    """What this server is called there."""
    oidc_secret: str = field(default="", repr=False)
    oidc_name: str = ""
    """What the button says; without it, the issuer's host name."""
    oidc_required: bool = False
    """Whether only people who have signed in open tables and sit down."""
    oidc_watchers: bool = False
    """… and watch."""

    expire_running: int | None = None
    """Days without an event after which a running table is deleted; None: never."""
    expire_finished: int | None = None
    expire_cancelled: int | None = None

    backup_folder: str = ""
    """Where backups are put (the folder backups/); without it none is made."""
    backup_every: float = 24.0
    """Hours between two of them."""
    backup_keep: str = "last=10,daily=7,weekly=4"
    """Which of them are kept (backups/folder.py)."""
    backup_key: str = field(default="", repr=False)
    """What they are encrypted with; without it they are not."""
    backup_drill: float = 168.0
    """Hours after which the newest is tried; 0: never."""

    bot_pace: int = 600
    """Milliseconds before a bot moves, so that people can follow; 0: it moves at once, and how
    long it thought can be seen."""
    bot_deadline: float = 10.0
    """Seconds for one decision of a bot."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)

    world_processes: int = 8
    """Physical worlds that may move at a time."""
    world_pace: float = 1.0
    """Seconds of the clock for a second of a world; 0 for as fast as it goes."""
    world_idle: float = 5.0
    """Seconds that a world may wait for a hand before its process is given back."""

    live_tables: int = 400
    """Tables kept in memory; others are rebuilt from their log when needed."""
    idle: float = 300.0
    """Seconds after which a table that nobody uses is dropped from memory."""
    absence: float = 60.0
    """Seconds a player must be offline before others may have a bot stand in."""
    look: float = 1.0
    """Seconds between looks for tables where a clock has run out or a bot was forgotten."""
