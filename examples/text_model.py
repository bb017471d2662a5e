"""A language model's seat, without the model: reads a position in words, answers in words.

    ./palazzi bench-set v1 --bot "text:python3 examples/text_model.py" --game palazzo --deals 1

Everything up to a line with only a question mark is one text: the rules and a first question, then
one question after the other. To let a model play, send it what has come so far in place of
``answer``, and print the one line that it says.
"""

import sys


def answer(text: str) -> str:
    """The last of the choices, as it is written before the colon."""
    return text.rstrip().splitlines()[-1].partition(":")[0]


def main() -> None:
    lines: list[str] = []
    for line in sys.stdin:
        if line == "?\n":
            print(answer("".join(lines)), flush=True)
            lines.clear()
        else:
            lines.append(line)


if __name__ == "__main__":
    main()
