"""Whatever computes for long, in processes of its own: bots, physical worlds, uploaded records.

The pools, their fair queue and the modules that the processes run are here.
"""
