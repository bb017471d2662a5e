"""The full-screen face: one redrawn screen with the board in colour, keys and mouse."""
