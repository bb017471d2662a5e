"""Players that see only Views: written once against the core, for every game."""
