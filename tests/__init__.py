"""Tests of Palazzi; they mirror src/."""
