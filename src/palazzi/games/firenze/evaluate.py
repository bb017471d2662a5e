# mypyc: compiled
from mypy_extensions import i64
from palazzi.games.firenze.pieces import FirenzePieces
def expected_points(state: FirenzePieces, seat: i64) -> float:
    return 0.0
