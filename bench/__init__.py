"""Benchmarks against peers: ratios measured in one run, never remembered numbers."""
