"""What research is made of games: a benchmark to cite, a seat for language models, datasets.

    sets/        the frozen deals and anchors of every Palazzi-Bench, as data
    benchset     reads such a set and lets a bot play it
    score        what came of that, as one figure with an interval and a table
    text_seat    a position and a question as text, for models that answer in words
    dataset      games of bots: what is played, shard by shard
    parquet      such games as columns, and back
    datasheet    how a dataset was made, for whoever uses it

The user's side is docs/bench-set.md and docs/datasets.md. Nothing of this is needed to play.
"""
