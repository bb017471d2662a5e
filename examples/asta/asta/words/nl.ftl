# Asta, het voorbeeld van een spel.

asta-title = Asta
asta-over = Het spel is afgelopen.
asta-chance = De volgende kaart wordt omgedraaid.
asta-ask-laying = Leg een kaart: de prijs is { $points }.
asta-act-lay = De { $card } leggen
asta-act-deal = De { $card } delen
asta-act-prize = De prijs van { $points } omdraaien
asta-log-deal = { $player } krijgt de { $card }.
asta-log-deal-hidden = { $player } krijgt een kaart.
asta-log-prize = De prijs is { $points }.
asta-log-lay = { $player } legt de { $card }.
asta-log-taken = { $deed } { $player } neemt de prijs van { $points }.
asta-account = Prijzen
asta-end = Alle kaarten zijn gelegd.
asta-view-prize = Prijs
asta-view-pile = Nog te komen prijzen
asta-view-played = Gespeelde kaarten
asta-seat-laid = Gelegde kaarten
asta-seat-won = Gewonnen prijzen
asta-seat-hands = Handen
asta-seat-sizes = Kaarten op hand
