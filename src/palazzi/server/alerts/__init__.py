"""A tap on the shoulder: tells players who are elsewhere that a table waits for them.

``desk`` looks at what lies ready in the outbox (storage/outbox.py), ``facts`` says what is so for a
seat, ``words`` makes a message of it, and ``push``, ``webhook`` and ``mail`` send it; ``wishes`` is
what players say about all that.
"""
