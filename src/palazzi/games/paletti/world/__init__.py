"""Palazzo Paletti's physical world: pieces, hands, what happened, and what bots can know of it.

Without a physics engine, for rules and replays: ``pieces``, ``polygons``, ``poses``, ``gesture``,
``move``, ``geometry``. With it, imported only when a world is needed: ``physics`` and all that
stands on it (``judge``, ``run``, ``plan``, ``execute``, ``layout``, ``study``).

Numbers that chance decides come in from outside; nothing in here draws, reads or writes.
"""
