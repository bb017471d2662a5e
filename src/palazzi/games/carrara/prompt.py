"""stub"""
from typing import Any
prompt: Any = None
label: Any = None
