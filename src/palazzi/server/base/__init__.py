"""What every other folder may use, and what uses none of them: settings, clock, journal, counters.

Nothing here knows a table, a message or a database.
"""
