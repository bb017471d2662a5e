# Der Rückblick auf ein Spiel: Entscheidungen, Urteile, und wo Punkte verloren gingen
review-decision = Entscheidung { $number }: { $question }
review-no-choice = Es gab keine Wahl.
review-grade-best = Etwas Besseres wurde nicht gefunden.
review-grade-equal = So gut wie der beste Zug.
review-grade-slight = Etwas schwächer als der beste Zug.
review-grade-mistake = Ein Fehler.
review-made = Gespielt: { $move }
review-better = Besser: { $move }
review-loss = Deine Gewinnchance sank um { $percent } Prozentpunkte (zwischen { $low } und { $high }); etwa { $points } Punkte.
review-lost = { $source }: { $points } Punkte verloren.
review-gained = { $source }: { $points } Punkte gewonnen.
review-summary = { $decisions ->
    [one] 1 Entscheidung,
   *[other] { $decisions } Entscheidungen,
} { $mistakes ->
    [0] kein Fehler,
    [one] 1 Fehler,
   *[other] { $mistakes } Fehler,
} { $slight ->
    [0] keine etwas schwächer.
    [one] 1 etwas schwächer.
   *[other] { $slight } etwas schwächer.
}

# Quellen von Punkten
palazzo-source-palace = Paläste
palazzo-source-material = Paläste aus einem Material
carrara-source-track = Punkte auf der Zählleiste
carrara-source-announcement = Ankündigung des Endes
carrara-source-objects = Objekte
carrara-source-buildings = Baukosten
carrara-source-purple = Objekte der violetten Karte
carrara-source-loose = Weitere Objekte
carrara-source-grey = Die graue Karte
carrara-source-green = Die grüne Karte
carrara-source-coins = Münzen
firenze-source-commissions = Bauaufträge
firenze-source-balconies = Balkone
firenze-source-floors = Etagenbonus
firenze-source-privileges = Privilegien
firenze-source-last-seal = Zuerst das letzte Siegel gelegt
firenze-source-majority = Mehrheiten
firenze-source-feast = Feste

error-review-physical = Bei einem Spiel aus Holz entscheidet das Geschick: Einen Rückblick darauf gibt es noch nicht.
error-review-nothing = Platz { $seat } hat in diesem Spiel nichts entschieden.
