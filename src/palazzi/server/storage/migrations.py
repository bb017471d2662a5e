"""The schema, as an ordered list of steps. A step that was released is never changed: add another.

``{clustered}`` is what makes SQLite keep a table in the order of its key; PostgreSQL has no such
word. ``{keeper}``, ``{before_…}`` and ``{denied}`` are each database's words for a table to which
rows are only added.
"""

from __future__ import annotations

import re
from typing import Final

from palazzi.core.errors import BadOption
from palazzi.server.storage.database import Link

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE tables (
            game TEXT NOT NULL PRIMARY KEY,
            at BIGINT NOT NULL,
            public INTEGER NOT NULL,
            phase TEXT NOT NULL,
            due BIGINT,
            bots INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            about TEXT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX tables_lobby ON tables (public, phase, at)",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        """
        CREATE TABLE log (
            game TEXT NOT NULL,
            seq INTEGER NOT NULL,
            seat INTEGER,
            client_id TEXT,
            body TEXT NOT NULL,
            PRIMARY KEY (game, seq)
        ) {clustered}
        """,
        """
        CREATE UNIQUE INDEX log_client ON log (game, seat, client_id)
            WHERE client_id IS NOT NULL
        """,
        """
        CREATE TABLE tokens (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (game, seat, hash)
        ) {clustered}
        """,
        """
        CREATE TABLE chat (
            game TEXT NOT NULL,
            at BIGINT NOT NULL,
            id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game, id)
        ) {clustered}
        """,
        "CREATE INDEX chat_time ON chat (game, at)",
    ),
    (
        # Tokens belong to a sitting: the event by which their owner sat down. Of old tables that
        # is the seat's last `joined`; a host who had not sat down has `created`, and all others
        # who had not sat down were invited (0).
        """
        CREATE TABLE credentials (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            sitting INTEGER NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (game, hash)
        ) {clustered}
        """,
        """
        INSERT INTO credentials (game, seat, sitting, hash)
        SELECT game, seat, coalesce(
            (SELECT max(log.seq) FROM log WHERE log.game = tokens.game AND log.seat = tokens.seat
                AND substr(log.body, 2, 15) = '"kind":"joined"'),
            (SELECT 1 FROM log WHERE log.game = tokens.game AND log.seq = 1
                AND log.seat = tokens.seat),
            0
        ), hash FROM tokens
        """,
        "DROP TABLE tokens",
    ),
    (
        # When a table may expire (expiry.py), and a row that /healthz writes (health.py).
        "ALTER TABLE tables ADD COLUMN touched BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN held BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN whatif INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET touched = at",
        # A quotation mark inside a text is escaped, so nobody's words look like this.
        """
        UPDATE tables SET whatif = 1 WHERE EXISTS (
            SELECT 1 FROM log
            WHERE log.game = tables.game AND log.seq = 1 AND log.body LIKE '%"given":[[%'
        )
        """,
        "CREATE TABLE probe (id INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL) {clustered}",
    ),
    (
        # A player is what their devices, seats and keys have in common (players.py): a name that
        # nobody is ever told, and nothing else.
        "ALTER TABLE credentials ADD COLUMN device TEXT",
        "CREATE INDEX credentials_device ON credentials (device) WHERE device IS NOT NULL",
        """
        CREATE TABLE devices (
            id TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            hash TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            at BIGINT NOT NULL,
            seen BIGINT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX devices_player ON devices (player)",
        """
        CREATE TABLE seats (
            player TEXT NOT NULL,
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            sitting INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (player, game)
        ) {clustered}
        """,
        "CREATE INDEX seats_game ON seats (game)",
        # A link for one more device, until a time; or a recovery phrase, without one.
        """
        CREATE TABLE player_keys (
            id TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            hash TEXT NOT NULL,
            until BIGINT,
            tries INTEGER NOT NULL,
            used TEXT
        ) {clustered}
        """,
        "CREATE INDEX player_keys_player ON player_keys (player)",
    ),
    (
        # Passkeys, and the challenges that browsers sign with them (passkeys.py).
        """
        CREATE TABLE passkeys (
            id TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            public_key TEXT NOT NULL,
            signs BIGINT NOT NULL,
            name TEXT NOT NULL,
            at BIGINT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX passkeys_player ON passkeys (player)",
        """
        CREATE TABLE challenges (
            id TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            until BIGINT NOT NULL,
            used TEXT
        ) {clustered}
        """,
    ),
    (
        # Alerts (outbox.py, and the folder alerts/): what a player wants to be told and where, what
        # happened at their tables, and what is to be sent.
        "ALTER TABLE seats ADD COLUMN muted INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE alert_wishes (
            player TEXT NOT NULL PRIMARY KEY,
            kinds TEXT NOT NULL,
            quiet_from INTEGER,
            quiet_to INTEGER,
            zone TEXT NOT NULL,
            language TEXT NOT NULL
        ) {clustered}
        """,
        # `secrets` are the keys of a push subscription; `failing` is since when nothing arrived.
        """
        CREATE TABLE alert_channels (
            id TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            device TEXT,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            secrets TEXT NOT NULL,
            origin TEXT NOT NULL,
            delay INTEGER NOT NULL,
            confirmed INTEGER NOT NULL,
            failing BIGINT,
            at BIGINT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX alert_channels_player ON alert_channels (player)",
        """
        CREATE TABLE alert_outbox (
            player TEXT NOT NULL,
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            sitting INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            due BIGINT,
            claim TEXT,
            told TEXT NOT NULL,
            waits INTEGER NOT NULL,
            PRIMARY KEY (player, game)
        ) {clustered}
        """,
        "CREATE INDEX alert_outbox_due ON alert_outbox (due) WHERE due IS NOT NULL",
        "CREATE INDEX alert_outbox_game ON alert_outbox (game)",
        """
        CREATE TABLE alert_sends (
            channel TEXT NOT NULL,
            game TEXT NOT NULL,
            mark TEXT NOT NULL,
            due BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            claim TEXT,
            PRIMARY KEY (channel, game)
        ) {clustered}
        """,
        "CREATE INDEX alert_sends_due ON alert_sends (due)",
        # Keys of ours: for push services, and for the codes in mails.
        """
        CREATE TABLE alert_keys (
            name TEXT NOT NULL PRIMARY KEY,
            private TEXT NOT NULL,
            public TEXT NOT NULL,
            at BIGINT NOT NULL
        ) {clustered}
        """,
        # When an address was last asked to confirm, so that nobody can flood it through us.
        """
        CREATE TABLE alert_asked (
            address TEXT NOT NULL PRIMARY KEY,
            until BIGINT NOT NULL,
            claim TEXT NOT NULL
        ) {clustered}
        """,
    ),
    (
        # Sign-in elsewhere (sign_in.py): who somebody is there, as a hash, and whose player that
        # is; and what is under way. `used` and `entered` each let one of several win.
        """
        CREATE TABLE logins (
            subject TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            issuer TEXT NOT NULL,
            at BIGINT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX logins_player ON logins (player)",
        """
        CREATE TABLE sign_ins (
            id TEXT NOT NULL PRIMARY KEY,
            hash TEXT NOT NULL,
            until BIGINT NOT NULL,
            used TEXT,
            subject TEXT,
            entered TEXT
        ) {clustered}
        """,
    ),
    (
        # The code of a link in nine digits (players.py): what finds it, and its hash.
        "ALTER TABLE player_keys ADD COLUMN spoken TEXT",
        "ALTER TABLE player_keys ADD COLUMN spoken_hash TEXT",
        "CREATE UNIQUE INDEX player_keys_spoken ON player_keys (spoken) WHERE spoken IS NOT NULL",
    ),
    (
        # What a game has left for the house to show (store.py): of which game, how good, and from
        # what it is drawn.
        "ALTER TABLE tables ADD COLUMN shown_of TEXT",
        "ALTER TABLE tables ADD COLUMN shown_rank BIGINT",
        "ALTER TABLE tables ADD COLUMN shown TEXT",
        """
        CREATE INDEX tables_shown ON tables (shown_of, shown_rank)
            WHERE shown_of IS NOT NULL
        """,
    ),
    (
        # Wrong guesses at the nine digits end them, and not the link beside them.
        "ALTER TABLE player_keys ADD COLUMN spoken_tries INTEGER NOT NULL DEFAULT 0",
        # How a finished game ended, and the seal of its document: a backup is checked against them
        # (backups/replays.py). Games that finished earlier have none.
        "ALTER TABLE tables ADD COLUMN result TEXT",
        "ALTER TABLE tables ADD COLUMN seal TEXT",
        # What the operator did, and who is signed in as one (the folder admin/).
        """
        CREATE TABLE operator_log (
            id TEXT NOT NULL PRIMARY KEY,
            at BIGINT NOT NULL,
            who TEXT NOT NULL,
            what TEXT NOT NULL,
            about TEXT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX operator_log_at ON operator_log (at)",
        "CREATE {keeper} operator_log_changed {before_update} operator_log {denied}",
        "CREATE {keeper} operator_log_deleted {before_delete} operator_log {denied}",
        """
        CREATE TABLE operator_sessions (
            hash TEXT NOT NULL PRIMARY KEY,
            who TEXT NOT NULL,
            at BIGINT NOT NULL,
            until BIGINT NOT NULL
        ) {clustered}
        """,
    ),
)


def our_tables() -> list[str]:
    """Every table that a schema of ours, old or new, may have."""
    made = re.findall(r"CREATE TABLE (\w+)", "".join(map("".join, MIGRATIONS)))
    return ["migrations", *made]


def migrate(link: Link) -> int:
    """Bring a database up to date; returns its version. Safe if several processes start at once."""
    link.begin(exclusive=True)
    try:
        link.run("CREATE TABLE IF NOT EXISTS migrations (version INTEGER NOT NULL PRIMARY KEY)")
        done = link.run("SELECT coalesce(max(version), 0) FROM migrations")[0][0]
        assert isinstance(done, int)
        if done > len(MIGRATIONS):
            raise BadOption(
                f"The database was written by a newer version (schema {done}; this one knows "
                f"{len(MIGRATIONS)}). Update this program, or name another database."
            )
        for version, steps in enumerate(MIGRATIONS[done:], done + 1):
            for step in steps:
                link.run(step.format(**link.dialect))
            link.run("INSERT INTO migrations (version) VALUES (?)", (version,))
        link.commit()
    except BaseException:
        link.rollback()
        raise
    return len(MIGRATIONS)


def is_current(link: Link) -> bool:
    """Whether a database has exactly our schema; only looks."""
    try:
        return bool(link.run("SELECT max(version) FROM migrations")[0][0] == len(MIGRATIONS))
    except Exception:  # each driver has its own word for a table that is not there
        return False
