"""How much anybody may ask for: rates, CPU time, connections, and the address that is counted.

A limit refuses with a typed error; it does not know what it protects.
"""
