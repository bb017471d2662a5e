"""The database: the log of every table, tokens, chat, migrations, and the expiry of old tables.

All SQL of the server is here, for SQLite and PostgreSQL alike; nothing here knows who is connected.
"""
