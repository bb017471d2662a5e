"""``python -m palazzi`` is the command line."""

from palazzi.cli import main

main()
