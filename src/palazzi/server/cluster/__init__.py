"""Several processes on one database: their notices, and who is connected to which of them.

With SQLite there is one process, and this only tells its own connections who is there.
"""
