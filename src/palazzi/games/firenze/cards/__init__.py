"""The 27 cards of Firenze, one file for each kind (FI-4)."""
