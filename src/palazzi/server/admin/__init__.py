"""For those who run the server: who they are, what they see, what they can do, and the log of it.

Whoever has the database can do all of this and more. Here is what can be done from afar, so nothing
here shows a hand, a token, a secret of a deal, or the whole id of a table.
"""
