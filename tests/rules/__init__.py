"""One folder a game: every clause of its rules is cited by a test that fails without it."""
