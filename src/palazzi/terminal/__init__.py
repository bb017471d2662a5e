"""The games in a terminal: boards as text, prompts as numbered lists."""
