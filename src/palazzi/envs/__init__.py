"""The games behind the interfaces that researchers use. Each module imports what it needs alone."""
