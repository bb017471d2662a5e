"""Settings that all tests share."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A whole game is one example: slow ones are no sign of a bad strategy, and timing is no test.
settings.register_profile(
    "palazzi",
    deadline=None,
    max_examples=20,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("palazzi")
