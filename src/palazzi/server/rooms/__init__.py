"""A table in the memory of this process: its lock, its connections, and what they were sent.

A change to a table goes one way: a decision, the commit path, the log, the room.
"""
