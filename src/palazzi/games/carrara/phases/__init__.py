"""The phases of Carrara, one file for each chapter of a turn."""
