"""The bytes of a connection: HTTP, websockets, back-pressure, and work that ends with its client.

Bounds on headers, bodies and frames are enforced here, before a message has a meaning.
"""
