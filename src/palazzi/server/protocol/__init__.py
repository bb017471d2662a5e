"""The messages between clients and the server: their types, how they are read, and error replies.

docs/protocol.md is what clients rely on; nothing here knows how a message travels.
"""
