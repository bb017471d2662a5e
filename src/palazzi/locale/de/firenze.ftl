# Firenze
firenze-title = Firenze
firenze-option-start = Wer beginnt
firenze-option-placing = Neutrale Siegel: gleichmäßig verteilt, durch Zufall, von der Hand des Startspielers oder eine tote Farbe
firenze-option-seals = Wie viele neutrale Siegel (eine tote Farbe nimmt immer sechs)
firenze-option-dead = Welche Farbe tot ist, wenn eine es ist
firenze-option-campanile = Mit dem Campanile spielen
firenze-option-memory-aid = Gedächtnishilfe: die Hände zeigen, die alle offen genommen wurden

firenze-colour = { $colour ->
    [white] weiß
    [yellow] gelb
    [green] grün
    [red] rot
    [blue] blau
   *[purple] lila
}
firenze-brick = { $colour ->
    [white] einen weißen Stein
    [yellow] einen gelben Stein
    [green] einen grünen Stein
    [red] einen roten Stein
    [blue] einen blauen Stein
   *[purple] einen lila Stein
}
firenze-tower = { $colour ->
    [white] Turm Weiß { $height }
    [yellow] Turm Gelb { $height }
    [green] Turm Grün { $height }
    [red] Turm Rot { $height }
    [blue] Turm Blau { $height }
   *[purple] Turm Lila { $height }
}
firenze-tower-numbered = Turm { $number } ({ firenze-colour }, { $height } hoch)
firenze-tower-short = Turm ({ firenze-colour }, { $height })
firenze-count = { $count } × { firenze-colour }
firenze-commission = { $colour ->
    [white] Weiß { $height }
    [yellow] Gelb { $height }
    [green] Grün { $height }
    [red] Rot { $height }
    [blue] Blau { $height }
   *[purple] Lila { $height }
}

firenze-card-collapse = Einsturz
firenze-card-flood = Hochwasser
firenze-card-warehouse-fire = Lagerbrand
firenze-card-luxury-tax = Luxussteuer
firenze-card-botched-work = Pfusch
firenze-card-renaissance = Renaissance
firenze-card-saboteur = Saboteur
firenze-card-tribute = Tribut
firenze-card-alchemist = Alchemist
firenze-card-architect = Architekt
firenze-card-princess = Fürstin
firenze-card-wholesaler = Großhändler
firenze-card-mason = Maurer
firenze-card-patrician = Patrizier
firenze-card-smuggler = Schmuggler
firenze-card-recognition = Anerkennung
firenze-card-disgrace = Blamage
firenze-card-monument = Denkmal
firenze-card-fame = Ruhm
firenze-card-scandal = Skandal
firenze-card-bridge = Brücke
firenze-card-storehouse = Lagerhaus
firenze-card-workshop = Werkstatt
firenze-card-small-privilege = Kleines Privileg
firenze-card-medium-privilege = Mittleres Privileg
firenze-card-great-privilege = Großes Privileg
firenze-card-campanile = Campanile

# Was gefragt wird
firenze-over = Das Spiel ist zu Ende.
firenze-chance = Es wird gezogen.
firenze-ask-placing = { $left ->
    [one] Lege das letzte neutrale Siegel.
   *[other] Lege { $left } neutrale Siegel. Wohin kommt das nächste?
}
firenze-ask-taking = Du bist am Zug: Nimm eine Karte der Reihe. Jede Karte links davon kostet dich einen Stein.
firenze-ask-paying = Um { $wanted } zu nehmen: Welchen Stein legst du auf { $card }? { $left ->
    [one] Es ist der letzte.
   *[other] Zu legen sind noch { $left }.
}
firenze-ask-averting = Du hast { $card } genommen. Wehrt dein Patrizier das Ereignis ab?
firenze-ask-struck = { $card }: welcher Turm?
firenze-ask-forfeit = { $card }: { $left ->
    [one] Ein Turm lässt sich nicht bezahlen. Welchen gibst du auf?
   *[other] { $left } Türme lassen sich nicht bezahlen. Welchen gibst du auf?
}
firenze-ask-loss = { $card }: { $left ->
    [one] Gib noch einen Stein ab.
   *[other] Gib { $left } Steine ab.
}
firenze-ask-swapping = Gegen einen Stein der Reihe tauschen oder weiter?
firenze-ask-trading = { $left ->
    [one] Lege noch einen Stein auf { $card }
   *[other] Lege { $left } Steine auf { $card }
} für { firenze-brick }.
firenze-ask-building = { $built ->
    [0] Bauen? Die ersten zwei Steine sind frei.
    [one] 1 Stein verbaut, Kosten { $cost }.
   *[other] { $built } Steine verbaut, Kosten { $cost }.
}
firenze-ask-building-old = { firenze-ask-building } Ruine, wenn nicht erhöht: { $towers }.
firenze-ask-costing = { $left ->
    [one] Zahle einen Stein für das Bauen.
   *[other] Zahle { $left } Steine für das Bauen.
}
firenze-ask-delivering = Welchen Turm lieferst du ab?
firenze-ask-limit-bricks = In dein Lager passen { $most }: { $left ->
    [one] Gib einen Stein in den Beutel zurück.
   *[other] Gib { $left } Steine in den Beutel zurück.
}
firenze-ask-limit-cards = Du darfst { $most } Karten behalten: { $left ->
    [one] Lege eine ab.
   *[other] Lege { $left } ab.
}
firenze-ask-alchemist-give = Alchemist: Welchen Stein gibst du?
firenze-ask-alchemist-get = Alchemist: Welchen Stein willst du aus dem Beutel?
firenze-ask-smuggler-give = Schmuggler: Welchen Stein gibst du?
firenze-ask-smuggler-get = Schmuggler: Wessen Stein willst du?
firenze-ask-wholesaler = Großhändler: Auf welcher Karte werden die Steine neu gezogen?
firenze-ask-patrician = Patrizier: Welche Karte legst du ab?

# Aktionen
firenze-act-done = Weiter
firenze-act-done-swapping = { $swapped ->
    [0] Ohne Tausch weiter
   *[other] Weiter zum Bauen
}
firenze-act-done-building = { $built ->
    [0] Nichts bauen
   *[other] { $cost ->
        [0] { $built } bauen, kostenlos
       *[other] { $built } bauen, { $cost } zahlen
    }
}{ $ruins ->
    [0] { "" }
    [one] , 1 Turm verlieren
   *[other] , { $ruins } Türme verlieren
}
firenze-act-done-delivering = { $ends ->
    [0] Nichts mehr abliefern
   *[other] Nichts abliefern, Zug beenden
}
firenze-act-avert = Mit dem Patrizier abwehren
firenze-act-suffer = Geschehen lassen
firenze-act-take = Karte { $place } nehmen
firenze-act-take-card = { $bricks ->
    [0] { $card } nehmen, kostenlos
    [one] { $card } für 1 Stein nehmen
   *[other] { $card } für { $bricks } Steine nehmen
}
firenze-act-lay = Stein legen: { firenze-colour }
firenze-act-lay-on = Auf { $card } legen: { firenze-brick }
firenze-act-return = Stein in den Beutel geben: { firenze-colour }
firenze-act-swap = Gegen { firenze-brick } auf Karte { $place } tauschen
firenze-act-swap-for = { $bricks } Steine gegen { firenze-brick } auf { $card } tauschen
firenze-act-found = { $colour ->
    [white] Weißen Turm beginnen
    [yellow] Gelben Turm beginnen
    [green] Grünen Turm beginnen
    [red] Roten Turm beginnen
    [blue] Blauen Turm beginnen
   *[purple] Lila Turm beginnen
}
firenze-act-raise = Turm { $tower } erhöhen
firenze-act-raise-to = { $tower } auf { $to } erhöhen
firenze-act-deliver = Turm { $tower } abliefern
firenze-act-deliver-for = { $balcony ->
    [none] { firenze-commission }
   *[other] Balkon { $balcony }, { firenze-commission },
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abliefern
firenze-act-deliver-lent-for = Mit dem Architekten { $tower } als { $balcony ->
    [none] { firenze-commission }
   *[other] Balkon { $balcony }, { firenze-commission },
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abliefern
firenze-act-deliver-higher = Turm { $tower } mit dem Architekten ein Stockwerk höher abliefern
firenze-act-deliver-lower = Turm { $tower } mit dem Architekten ein Stockwerk niedriger abliefern
firenze-act-bell = Turm { $tower } als Glockenturm abliefern
firenze-act-bell-tower = { $tower } als Glockenturm abliefern
firenze-act-play = { $card } ausspielen
firenze-act-give = Stein geben: { firenze-colour }
firenze-act-get = Stein nehmen: { firenze-colour }
firenze-act-steal = Stein von { $player } nehmen: { firenze-colour }
firenze-act-stir = Die Steine auf Karte { $place }
firenze-act-stir-card = Neue Steine ziehen für { $card }
firenze-act-drop = { $card } ablegen
firenze-act-raze = Turm { $tower } abreißen
firenze-act-raze-tower = { $tower } abreißen
firenze-act-chip = Einen Stein von Turm { $tower } nehmen
firenze-act-chip-tower = Einen Stein nehmen von { $tower }
firenze-act-sabotage = Einen Stein von Turm { $tower } von { $player } nehmen
firenze-act-sabotage-tower = { $player }: einen Stein nehmen von { $tower }
firenze-act-forfeit = Turm { $tower } aufgeben
firenze-act-forfeit-tower = { $tower } aufgeben
firenze-act-seal = Ein neutrales Siegel auf { firenze-commission }
firenze-act-first = { $player } beginnt
firenze-act-dead = Die tote Farbe ist { firenze-colour }
firenze-act-balcony = Ein Balkon auf { firenze-commission }
firenze-act-neutral = Ein neutrales Siegel auf { firenze-commission }
firenze-act-deal = { $card } kommt in die Reihe
firenze-act-draw = Gezogen: { firenze-colour }

# Das Protokoll
firenze-log-first = { $player } beginnt.
firenze-log-dead = Die tote Farbe ist { firenze-colour }.
firenze-log-balcony = Balkon { $numeral } liegt auf { firenze-commission }.
firenze-log-neutral = Ein neutrales Siegel liegt auf { firenze-commission }.
firenze-log-seal = { $player } legt ein neutrales Siegel auf { firenze-commission }.
firenze-log-deal = { $card } kommt in die Reihe.
firenze-log-draw = { $card } kommt in die Reihe mit { $bricks }.
firenze-log-redraw = Auf { $card } liegt nun { $bricks }.
firenze-log-take = { $player } nimmt { $card } von Platz { $place }.
firenze-log-lay = { $player } legt { firenze-brick }.
firenze-log-return = { $player } gibt { firenze-brick } in den Beutel.
firenze-log-found = { $player } beginnt einen Turm ({ firenze-colour }).
firenze-log-get = { $player } nimmt { firenze-brick } aus dem Beutel für { $given ->
    [white] einen weißen
    [yellow] einen gelben
    [green] einen grünen
    [red] einen roten
    [blue] einen blauen
   *[purple] einen lila Stein
}.
firenze-log-swap = { $player } tauscht gegen { firenze-brick } auf Karte { $place }.
firenze-log-steal = { $player } nimmt { firenze-brick } von { $victim } für { $given ->
    [white] einen weißen
    [yellow] einen gelben
    [green] einen grünen
    [red] einen roten
    [blue] einen blauen
   *[purple] einen lila Stein
}.
firenze-log-stir = { $player } lässt die Steine auf Karte { $place } neu ziehen.
firenze-log-play = { $player } spielt { $card } aus.
firenze-log-drop = { $player } legt { $card } ab.
firenze-log-avert = { $player } wehrt { $card } mit einem Patrizier ab.
firenze-log-suffer = { $player } lässt { $card } geschehen.
firenze-log-deliver = { $player } liefert { firenze-commission } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab.
firenze-log-raise = { $player } erhöht { $tower } auf { $to }.
firenze-log-raze = { $player } reißt { $tower } ab.
firenze-log-chip = { $player } verliert einen Stein von { $tower }.
firenze-log-forfeit = { $player } gibt { $tower } auf.
firenze-log-bell = { $player } liefert { $tower } als Glockenturm ab.
firenze-log-sabotage = { $player } nimmt { $victim } einen Stein weg: { $tower }.
firenze-log-built = { $bricks ->
    [0] { $player } baut nichts.
    [one] { $player } hat 1 Stein verbaut.
   *[other] { $player } hat { $bricks } Steine verbaut.
}
firenze-log-then = { $first } { $second }
firenze-log-fall = { $player } verliert: { $towers }.
firenze-log-store = { $player } hat jetzt { $bricks }.
firenze-log-store-empty = { $player } hat keine Steine mehr.
firenze-log-gets = { $player } bekommt { $card }.
firenze-log-discarded = { $card } wird abgelegt.
firenze-log-church-done = { $card } ist erfüllt und wird abgelegt.
firenze-log-reshuffle = Die Ablage wird zum neuen Nachziehstapel gemischt.
firenze-log-endgame = { $player } nimmt das Endspielplättchen.

# Das Ende
firenze-end-seals = { $player } hat als Erster das letzte Siegel gelegt, alle anderen kamen noch einmal an die Reihe.
firenze-end-quiet = Zwanzig Züge jedes Spielers lang hat niemand ein Siegel gelegt.
firenze-account-commissions = Bauaufträge
firenze-account-balconies = Balkone
firenze-account-floors = Stockwerksboni
firenze-account-privileges = Privilegien
firenze-account-last-seal = Als Erster das letzte Siegel gelegt
firenze-account-majority = Mehrheit in { $colour ->
    [white] Weiß
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [blue] Blau
   *[purple] Lila
}
firenze-account-feast = { $card }

# Der Spielplan in Worten
firenze-board-turn = Zug { $turn }
firenze-board-bag = Beutel { $bricks }
firenze-board-pile = Nachziehstapel { $pile }, Ablage { $discards }
firenze-board-row = Reihe
firenze-board-commissions = Bauaufträge (Punkte; · neutral; eine Ziffer nach : ist das Siegel eines Spielers; römisch ist ein Balkon)
firenze-board-flag = Fahne { $points }
firenze-board-floors = Stockwerksboni
firenze-board-church = Kirche
firenze-board-none = nichts
firenze-board-store = Lager
firenze-board-towers = Türme
firenze-board-hand = Hand
firenze-board-open = Gebäude
firenze-board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
firenze-board-seals = { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
}
firenze-board-endgame = Endspielplättchen
firenze-board-old = muss wachsen

# Was eine Edition berichtigen kann
firenze-edition-points = Punkte der Aufträge einer Farbe, für die Höhen 3 bis 8.
firenze-edition-flags = Punkte der Mehrheit einer Farbe.
firenze-edition-floors = Der Stockwerksbonus einer Höhe.
firenze-edition-balconies = Die Balkone einer Nummer: Farbe, Höhe = Punkte. Ein Balkon, den du nennst, verschwindet aus den anderen Reihen.
firenze-edition-balcony-values = Ob ein Balkon den ganzen Wert seines Auftrags zeigt ("whole") oder was er hinzufügt ("added").
firenze-edition-start = Die zehn Startkarten.
firenze-edition-quiet-turns = Nach so vielen Zügen je Spieler hintereinander ohne großes Siegel ist das Spiel aus: 5 bis 40.

# Warnungen, Vorschläge und warum nicht
firenze-warn-ruins = { $towers ->
    [one] Ein Turm fällt, den du noch erhöhen könntest
   *[other] { $towers } Türme fallen, die du noch erhöhen könntest
}
firenze-suggest-build = { $built } bauen, zahlen: { $bricks }{ $ruins ->
    [0] { "" }
    [one] , 1 Turm verlieren
   *[other] , { $ruins } Türme verlieren
}
firenze-suggest-pay = Zahlen: { $bricks }
firenze-suggest-return = Zurückgeben: { $bricks }
firenze-suggest-lay = { $card } nehmen für { $bricks }
firenze-suggest-swap = Gegen { $bricks } tauschen: { firenze-brick }
firenze-why-no-brick = Du hast keinen Stein davon: { firenze-colour }.
firenze-why-bricks = Kostet { $bricks ->
    [one] 1 Stein
   *[other] { $bricks } Steine
}, du hast { $have }.
firenze-why-most = Du hast { $most } Steine gebaut: mehr geht in einem Zug nicht.
firenze-why-cost = { $number } zu bauen kostet { $cost }, und dir blieben { $left }.
firenze-why-swapped = Du hast in diesem Zug schon getauscht.
firenze-why-no-seal = Du hast kein Siegel mehr.
firenze-why-height = Er hat { $height ->
    [one] 1 Stockwerk
   *[other] { $height } Stockwerke
}; Aufträge haben { $lowest } bis { $highest }.
firenze-why-taken = { $commission } hat schon { $player } besiegelt.
firenze-why-neutral = { $commission } hat ein neutrales Siegel.
firenze-why-balcony = { $commission } hat Balkon { $balcony }: Erst kommt eine niedrigere Zahl.
