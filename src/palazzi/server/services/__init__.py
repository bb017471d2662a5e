"""What the server does with tables: play, seating, chat, bots and clocks, and its own health.

A service is given what it needs by its constructor, and knows nothing of HTTP.
"""
