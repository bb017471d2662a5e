"""``palazzi serve``, ``expire`` and ``rotate-keys``: the server, and the upkeep of its database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from palazzi.commands.arguments import AsJson, data_file
from palazzi.commands.sources import describe, read_settings
from palazzi.core.errors import BadOption
from palazzi.server.base.settings import Settings

DatabaseUrl = Annotated[
    str | None,
    typer.Option(help="sqlite:///FILE or postgresql://…; by default SQLite in --data."),
]
DataFolder = Annotated[Path | None, typer.Option(help="The folder of the SQLite file.")]
ConfigFile = Annotated[
    Path | None,
    typer.Option(
        callback=read_settings,
        is_eager=True,
        help="A TOML file of settings; flags and PALAZZI_… variables come before it.",
    ),
]
_DAYS = "Days until a {} table is deleted; by default never."
AdminToken = Annotated[str, typer.Option(help="The secret of /admin, which is otherwise off.")]
BackupFolder = Annotated[str, typer.Option(help="Where backups are put; by default none is made.")]
BackupKeep = Annotated[str, typer.Option(help="Which backups are kept.")]
BackupKey = Annotated[str, typer.Option(help="What backups are encrypted with.")]
ExpireRunning = Annotated[int | None, typer.Option(min=1, help=_DAYS.format("running"))]
ExpireFinished = Annotated[int | None, typer.Option(min=1, help=_DAYS.format("finished"))]
ExpireCancelled = Annotated[int | None, typer.Option(min=1, help=_DAYS.format("cancelled"))]


def serve(
    context: typer.Context,
    config: ConfigFile = None,  # noqa: ARG001 (its callback has read it)
    host: Annotated[str, typer.Option(help="The address to listen on.")] = Settings.host,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="0 picks a free one.")
    ] = Settings.port,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")
    ] = Settings.workers,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A page on another site that may use this server; repeatable."),
    ] = None,
    hosts: Annotated[
        str, typer.Option(help="Public names, comma-separated; *.NAME for all subdomains.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(help="Trusted reverse proxies, comma-separated.")
    ] = Settings.proxies,
    limits: Annotated[bool, typer.Option(help="Rate limits.")] = Settings.limits,
    cpu_budget: Annotated[
        float, typer.Option(min=0.001, help="Factor for the limits on CPU time.")
    ] = Settings.cpu_budget,
    bot_pace: Annotated[
        int, typer.Option(min=0, help="Milliseconds before a bot moves.")
    ] = Settings.bot_pace,
    bot_deadline: Annotated[
        float, typer.Option(min=0.01, help="Seconds a bot may think.")
    ] = Settings.bot_deadline,
    bot_processes: Annotated[
        int, typer.Option(min=0, help="Processes for bots; 0 for one less than cores.")
    ] = 0,
    world_processes: Annotated[
        int, typer.Option(min=1, help="Physical worlds that may move at once.")
    ] = Settings.world_processes,
    world_pace: Annotated[
        float, typer.Option(min=0, help="Seconds per second of a physical world; 0 for no delay.")
    ] = Settings.world_pace,
    world_idle: Annotated[
        float, typer.Option(min=0, help="Seconds a physical world keeps waiting for a hand.")
    ] = Settings.world_idle,
    live_tables: Annotated[
        int, typer.Option(min=1, help="Tables kept in memory.")
    ] = Settings.live_tables,
    idle: Annotated[
        float, typer.Option(min=0, help="Seconds until an unused table leaves memory.")
    ] = Settings.idle,
    absence: Annotated[
        float, typer.Option(min=0, help="Seconds offline before a bot may stand in.")
    ] = Settings.absence,
    log_level: Annotated[
        str, typer.Option(help="debug, info, warning or error.")
    ] = Settings.log_level,
    log_addresses: Annotated[
        bool, typer.Option("--log-addresses", help="Log clients' addresses.")
    ] = Settings.log_addresses,
    metrics_token: Annotated[
        str | None,
        typer.Option(help="Token for /metrics, which is otherwise off."),
    ] = Settings.metrics_token,
    admin_token: AdminToken = Settings.admin_token,
    admin_subjects: Annotated[
        str, typer.Option(help="Operators by the provider's sub, comma-separated.")
    ] = "",
    url: Annotated[
        str, typer.Option(help="The address that people open, for links.")
    ] = Settings.url,
    docs: Annotated[
        str, typer.Option(help="The folder of the documentation, to be shown at /docs/.")
    ] = Settings.docs,
    contact: Annotated[
        str, typer.Option(help="Your mail address or page, for push services.")
    ] = Settings.contact,
    smtp: Annotated[
        str,
        typer.Option(help="smtps://USER:PASSWORD@HOST, for mails to players."),
    ] = Settings.smtp,
    mail_from: Annotated[str, typer.Option(help="The sender of mails.")] = Settings.mail_from,
    private_alerts: Annotated[
        bool,
        typer.Option("--private-alerts", help="Webhooks may lead into the private network."),
    ] = Settings.private_alerts,
    oidc: Annotated[
        str, typer.Option(help="offer or require: whether people may or must sign in.")
    ] = "offer",
    oidc_issuer: Annotated[
        str, typer.Option(help="Where people sign in (OpenID Connect); by default nowhere.")
    ] = Settings.oidc_issuer,
    oidc_client: Annotated[
        str, typer.Option(help="The client id of this server there.")
    ] = Settings.oidc_client,
    oidc_secret: Annotated[str, typer.Option(help="The client's secret there.")] = "",
    oidc_name: Annotated[
        str, typer.Option(help="What the button says; by default the issuer's host name.")
    ] = Settings.oidc_name,
    oidc_watchers: Annotated[
        bool, typer.Option("--oidc-watchers", help="Watching needs a sign-in, too.")
    ] = Settings.oidc_watchers,
    expire_running: ExpireRunning = None,
    expire_finished: ExpireFinished = None,
    expire_cancelled: ExpireCancelled = None,
    backup_folder: BackupFolder = Settings.backup_folder,
    backup_every: Annotated[
        float, typer.Option(min=0.01, help="Hours between two backups.")
    ] = Settings.backup_every,
    backup_keep: BackupKeep = Settings.backup_keep,
    backup_key: BackupKey = Settings.backup_key,
    backup_drill: Annotated[
        float, typer.Option(min=0, help="Hours after which the newest backup is tried; 0: never.")
    ] = Settings.backup_drill,
    openapi: Annotated[
        bool,
        typer.Option(
            "--openapi", allow_from_autoenv=False, help="Print the protocol as OpenAPI, and exit."
        ),
    ] = False,
    print_config: Annotated[
        bool,
        typer.Option(
            "--print-config",
            allow_from_autoenv=False,
            help="Print the settings in force and where each came from, and exit.",
        ),
    ] = False,
) -> None:
    """Host tables over the network; print the address when ready.

    Every setting can also be in the environment (PALAZZI_PORT for --port) or in a file (--config);
    a secret also in a file of its own, named by PALAZZI_…_FILE.
    """
    if print_config:
        print(describe(context))
        return
    if openapi:
        from palazzi.server.http.openapi import document

        print(json.dumps(document(), indent=1))
        return
    from palazzi.server.http.metrics import check_token
    from palazzi.server.serve import serve as run

    run(
        Settings(
            database=database or data_file(data),
            host=host,
            port=port,
            workers=workers,
            origins=tuple(origin or ()),
            hosts=tuple(name.strip() for name in hosts.split(",") if name.strip()),
            proxies=proxies,
            limits=limits,
            cpu_budget=cpu_budget,
            bot_pace=bot_pace,
            bot_deadline=bot_deadline,
            bot_processes=bot_processes or Settings.bot_processes,
            world_processes=world_processes,
            world_pace=world_pace,
            world_idle=world_idle,
            live_tables=live_tables,
            idle=idle,
            absence=absence,
            log_level=_level(log_level),
            log_addresses=log_addresses,
            metrics_token=check_token(metrics_token),
            admin_token=admin_token,
            admin_subjects=tuple(s.strip() for s in admin_subjects.split(",") if s.strip()),
            url=url,
            docs=docs,
            contact=contact,
            smtp=smtp,
            mail_from=mail_from,
            private_alerts=private_alerts,
            oidc_issuer=oidc_issuer,
            oidc_client=oidc_client,
            oidc_secret=oidc_secret,
            oidc_name=oidc_name,
            oidc_required=_is_required(oidc),
            oidc_watchers=oidc_watchers,
            expire_running=expire_running,
            expire_finished=expire_finished,
            expire_cancelled=expire_cancelled,
            backup_folder=backup_folder,
            backup_every=backup_every,
            backup_keep=backup_keep,
            backup_key=backup_key,
            backup_drill=backup_drill,
        )
    )


def expire(
    config: ConfigFile = None,  # noqa: ARG001 (its callback has read it)
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only list what would be deleted.")
    ] = False,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    expire_running: ExpireRunning = None,
    expire_finished: ExpireFinished = None,
    expire_cancelled: ExpireCancelled = None,
    as_json: AsJson = False,
) -> None:
    """Delete unused tables, by the same rules as a running server."""
    from palazzi.server.storage.expiry import command, rules

    asked = rules(expire_running, expire_finished, expire_cancelled)
    told = command(database or data_file(data), asked, dry_run)
    if as_json:
        print(json.dumps({"dry_run": dry_run, "rules": told}))
        return
    for line in told:
        days, ids = line["days"], line["tables"]
        after = f"{days} {'day' if days == 1 else 'days'} untouched"
        count = f"{len(ids)} {'table' if len(ids) == 1 else 'tables'}"
        print(f"{line['rule']}, {after}: {', '.join([count, *ids])}")
    print("Nothing was deleted." if dry_run else "Deleted.")


def rotate_keys(
    config: ConfigFile = None,  # noqa: ARG001 (its callback has read it)
    forget: Annotated[
        bool,
        typer.Option("--forget", help="Drop older keys, and all subscriptions made for them."),
    ] = False,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Make a new key for push services; the server may be running."""
    from palazzi.server.alerts.keys import rotate

    done = rotate(database or data_file(data), forget)
    if as_json:
        print(json.dumps(done))
        return
    print(f"The new key is {done['public']}.")
    if forget:
        count = done["forgotten"]
        print(f"{count} {'subscription was' if count == 1 else 'subscriptions were'} dropped.")


def _is_required(word: str) -> bool:
    if word not in ("offer", "require"):
        raise BadOption(f"Sign-in is there to offer or to require, not '{word}'.")
    return word == "require"


def _level(word: str) -> str:
    levels = ("debug", "info", "warning", "error")
    if word.lower() not in levels:
        raise BadOption(f"A log level is one of {', '.join(levels)}, not '{word}'.")
    return word.lower()
