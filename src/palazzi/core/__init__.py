"""The contract every game fulfils: state, actions, chance, views, prompts, records.

Knows no game.
"""
