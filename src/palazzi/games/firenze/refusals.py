"""stub"""
from palazzi.games.firenze.pieces import FirenzePieces
def refusal(state: FirenzePieces, action: int) -> str:
    return "FI-1.1"
