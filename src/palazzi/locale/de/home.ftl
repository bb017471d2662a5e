# Die Seite für alle, die wiederkommen: was wartet, was läuft, was gespielt wurde.
home-none-wait = Kein Tisch wartet auf dich
home-wait = { $count ->
    [one] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
    [4] Vier Tische warten auf dich
    [5] Fünf Tische warten auf dich
    [6] Sechs Tische warten auf dich
   *[other] { $count } Tische warten auf dich
}
home-new = Neue Partie
home-here = Start
home-ways = Wohin in Palazzi
home-with = { $game } mit { $players }
home-more = { $count } weitere zeigen

# Wie lange: steht nach „seit“
home-minutes = { $count ->
    [0] einem Moment
    [one] 1 Minute
   *[other] { $count } Minuten
}
home-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
home-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}
home-waits = { $count ->
    [0] Wartet seit { $time }
    [one] { $players } wartet seit { $time }
   *[other] { $players } warten seit { $time }
}
home-thinks = { $player } überlegt seit { $time }
home-bot-thinks = { $player } überlegt
home-asked = Du wirst etwas gefragt.
home-asked-do = Antworten
home-overtime = Die Zeit von jemandem ist um: wie geht es weiter?
home-overtime-do = Entscheiden
home-deal = Die Verteilung wartet auf deine Seite.
home-deal-do = Öffnen

home-moved = Palazzi hat eine andere Adresse: { $url }
home-moved-about = Deine Plätze und Passkeys in diesem Browser gehören zu der Adresse, an der du bist. Nimm sie mit, solange sie noch antwortet, oder notiere einen Wiederherstellungssatz.
home-moved-go = Meine Plätze mitnehmen

home-running = Laufend
home-lead = du führst
home-tied = gleichauf
home-behind = du liegst zurück
home-empty = Nichts läuft. Eine neue Partie beginnt mit zwei Klicks.
home-invitations = Einladungen
home-lobby-yours = Dein Tisch; { $count ->
    [0] alle sind da
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
home-lobby = Noch nicht begonnen; { $count ->
    [0] alle sind da
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
home-last = Letzte Partien
home-won = Gewonnen, { $scores }
home-second = Zweiter Platz, { $scores }
home-place = Platz { $place }, { $scores }
home-ended = Beendet, { $scores }
home-today = heute
home-yesterday = gestern

# Was ein Knopf tut, bei jeder Frage eines Spiels (…-ask-…)
home-do-palazzo-turning = Zug machen
home-do-palazzo-taking = Geld nehmen
home-do-palazzo-choosing = Kaufen oder versteigern
home-do-palazzo-paying = Zahlen
home-do-palazzo-bidding = Bieten oder passen
home-do-palazzo-picking = Bauteil nehmen
home-do-palazzo-building = Bauen
home-do-palazzo-placing = Bauen
home-do-palazzo-renovating = Umbauen
home-do-palazzo-inserting = Umbauen
home-do-palazzo-spending = Zahlen
home-do-carrara-turning = Zug machen
home-do-carrara-choosing = Bausteine kaufen
home-do-carrara-buying = Bausteine kaufen
home-do-carrara-siting = Bauen
home-do-carrara-replacing = Bauen
home-do-carrara-paying = Zahlen
home-do-carrara-upgrading = Aufwerter nehmen
home-do-carrara-shopping = Kaufen oder beenden
home-do-carrara-announcing = Entscheiden
home-do-firenze-placing = Siegel legen
home-do-firenze-taking = Karte nehmen
home-do-firenze-paying = Stein legen
home-do-firenze-averting = Entscheiden
home-do-firenze-struck = Turm wählen
home-do-firenze-forfeit = Turm wählen
home-do-firenze-loss = Steine abgeben
home-do-firenze-swapping = Tauschen oder nicht
home-do-firenze-trading = Steine legen
home-do-firenze-building = Bauen
home-do-firenze-costing = Zahlen
home-do-firenze-delivering = Auftrag erfüllen
home-do-firenze-limit-bricks = Steine zurückgeben
home-do-firenze-limit-cards = Ablegen
home-do-firenze-alchemist-give = Stein wählen
home-do-firenze-alchemist-get = Stein wählen
home-do-firenze-smuggler-give = Stein wählen
home-do-firenze-smuggler-get = Stein wählen
home-do-firenze-wholesaler = Karte wählen
home-do-firenze-patrician = Ablegen
home-do-firenze-saboteur = Turm wählen
home-do-paletti-placing = Säule aufstellen
home-do-paletti-covering = Plateau legen
home-do-paletti-colouring = Farbe wählen
home-do-paletti-turning = Säule hinaufstellen
home-do-paletti-neutral = Säule hinaufstellen
home-do-paletti-claiming = Antworten
home-do-paletti-objecting = Säule hinaufstellen
home-do-paletti-penalising = Säule herausziehen
home-do-paletti-laying = Plateau legen
home-do-paletti-challenging = Antworten
home-do-paletti-proving = Säule hinaufstellen
home-do-paletti-pull = Ziehen
home-do-paletti-across = Absetzen
home-do-paletti-along = Absetzen
home-do-paletti-again = Plateau legen
home-do-paletti-resisted = Entscheiden
home-do-paletti-swayed = Entscheiden
home-do-paletti-missed = Entscheiden
home-told = { $name } wird benachrichtigt, wenn das eingeschaltet ist.
