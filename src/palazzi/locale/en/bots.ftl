# The levels of bots: what they are called and how they play.
bot-novice-name = Pippo
bot-novice-about = Learning. Plays at once, overlooks much and is often wrong about the rest.
bot-casual-name = Nella
bot-casual-about = Plays for fun. Takes what looks best now, seldom misses it, and does not think of your move.
bot-strong-name = Cosimo
bot-strong-about = Thinks ahead for a quarter of a second a move. Wins most games against players who take what looks best.
bot-master-name = Fioravante
bot-master-about = Thinks for up to two seconds a move, through your answers and what may be drawn. Sees only what you would see.
