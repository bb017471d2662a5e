"""Tests of the interfaces of research: their own suites, over every game."""
