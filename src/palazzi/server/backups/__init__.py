"""Copies of the database that were tried: made, kept by rule, restored, and replayed.

``envelope`` is the file, ``dump`` and ``scratch`` know how each database is copied and filled,
``folder`` keeps and lists, ``replays`` checks every game, and ``making``, ``restoring``, ``drill``
and ``upgrade`` are what is done with all that. ``keeper`` does it in a running server.
"""
