"""The commands of ``palazzi``, one file each; ``arguments`` has what they share.

A command reads its arguments, calls the library and prints. Only what a signature needs is imported
at the top of a file: ``palazzi --help`` imports all of them, so the rest waits inside the command.
"""
