"""stub"""
from typing import Any
report: Any = None
