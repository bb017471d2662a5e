"""The phases of Palazzo, one file for each chapter of a turn."""
