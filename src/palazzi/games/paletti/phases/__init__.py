"""The phases of Paletti, one file for each chapter of a turn."""
