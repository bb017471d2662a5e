"""What is wrong with the arguments of a command, in the player's language.

The library has sentences in English only. What it found wrong is read off the kind of its error;
English keeps the library's own sentence, which also names the usage.
"""

from __future__ import annotations

import sys
from typing import Any

from palazzi.core.messages import Message, say
from palazzi.locale import Catalogue


def show_usage(error: Any, words: Catalogue) -> None:
    """Say what is wrong, and where to read more; a call without arguments gets the help."""
    found = None if words.language == "en" else fault(error)
    if found is None:
        error.show()
        return
    command = "palazzi" if error.ctx is None else error.ctx.command_path
    more = words.text("usage-help", {"command": command})
    print(f"palazzi: {words.say(found)} {more}", file=sys.stderr)


def fault(error: Any) -> Message | None:
    """What an error of the library is about; None if it is the help, or nothing we know."""
    option, param = getattr(error, "option_name", ""), getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return say("usage-no-option", option=option)
        case "BadOptionUsage":
            given = any(word.startswith(f"{option}=") for word in sys.argv)
            return say("usage-flag" if given else "usage-no-value", option=option)
        case "MissingParameter" if param is not None:
            return say("usage-missing", name=_name(param))
        case "BadParameter" if param is not None:
            return say("usage-value", name=_name(param))
        case "UsageError" if commands := getattr(error.cmd, "commands", None):
            named = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
            return say("usage-no-command", name=named, known=", ".join(commands))
        case "UsageError":
            return say("usage-too-many")
    return None


def _name(param: Any) -> str:
    """An option as it is written, an argument as the help calls it."""
    written = str(param.opts[0])
    return written if written.startswith("-") else written.upper()
