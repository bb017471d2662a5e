"""The table over a network: the only place with I/O and time.

Each folder's ``__init__`` says what belongs in it, and each module what it does. Imports point one
way; the contract "Folders of the server" in pyproject.toml lists the folders from the top down, and
``lint-imports`` refuses a folder that is not in it.

docs/protocol.md is what clients rely on, docs/hosting.md what hosts do.
"""
