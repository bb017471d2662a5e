"""The phases of Firenze, one file for each chapter of a turn."""
