# Asta, das Beispiel für ein Spiel.

asta-title = Asta
asta-over = Das Spiel ist zu Ende.
asta-chance = Die nächste Karte wird aufgedeckt.
asta-ask-laying = Lege eine Karte: Der Preis ist { $points }.
asta-act-lay = Die { $card } legen
asta-act-deal = Die { $card } austeilen
asta-act-prize = Den Preis von { $points } aufdecken
asta-log-deal = { $player } erhält die { $card }.
asta-log-deal-hidden = { $player } erhält eine Karte.
asta-log-prize = Der Preis ist { $points }.
asta-log-lay = { $player } legt die { $card }.
asta-log-taken = { $deed } { $player } nimmt den Preis von { $points }.
asta-account = Preise
asta-end = Alle Karten sind gelegt.
asta-view-prize = Preis
asta-view-pile = Preise, die noch kommen
asta-view-played = Gespielte Karten
asta-seat-laid = Gelegte Karten
asta-seat-won = Gewonnene Preise
asta-seat-hands = Handkarten
asta-seat-sizes = Karten auf der Hand
