# Firenze
firenze-option-start = Wer beginnt
firenze-option-placing = Neutrale Siegel: gleichmäßig verteilt, durch Zufall, vom Startspieler gelegt oder eine tote Farbe
firenze-option-seals = Zahl der neutralen Siegel (eine tote Farbe bekommt immer sechs)
firenze-option-dead = Welche Farbe tot ist, wenn es eine tote Farbe gibt
firenze-option-campanile = Mit der Karte Campanile spielen
firenze-option-memory-aid = Gedächtnisstütze: Handkarten zeigen, denn alle wurden offen genommen

firenze-colour = { $colour ->
    [white] weiß
    [yellow] gelb
    [green] grün
    [red] rot
    [blue] blau
   *[purple] violett
}
    .noun = { $colour ->
         [white] Weiß
         [yellow] Gelb
         [green] Grün
         [red] Rot
         [blue] Blau
        *[purple] Violett
    }
    .after-the = { $colour ->
         [white] weiße
         [yellow] gelbe
         [green] grüne
         [red] rote
         [blue] blaue
        *[purple] violette
    }
    .inflected = { $colour ->
         [white] weißen
         [yellow] gelben
         [green] grünen
         [red] roten
         [blue] blauen
        *[purple] violetten
    }
    .alone = { $colour ->
         [white] Weißer
         [yellow] Gelber
         [green] Grüner
         [red] Roter
         [blue] Blauer
        *[purple] Violetter
    }
firenze-brick = { $colour ->
    [white] einen weißen Stein
    [yellow] einen gelben Stein
    [green] einen grünen Stein
    [red] einen roten Stein
    [blue] einen blauen Stein
   *[purple] einen violetten Stein
}
    .start = { $colour ->
        [white] Einen weißen Stein
        [yellow] Einen gelben Stein
        [green] Einen grünen Stein
        [red] Einen roten Stein
        [blue] Einen blauen Stein
       *[purple] Einen violetten Stein
    }
firenze-tower = { firenze-colour.alone } Turm der Höhe { $height }
    .subject = der { firenze-colour.after-the } Turm der Höhe { $height }
    .the = den { firenze-colour.inflected } Turm der Höhe { $height }
    .start = Den { firenze-colour.inflected } Turm der Höhe { $height }
    .from = den { firenze-colour.inflected } Turm von { $height }
    .start-from = Den { firenze-colour.inflected } Turm von { $height }
    .with = dem { firenze-colour.inflected } Turm der Höhe { $height }
    .off = vom { firenze-colour.inflected } Turm der Höhe { $height }
firenze-tower-numbered = Turm { $number } ({ firenze-commission })
    .subject = Turm { $number } ({ firenze-commission })
    .the = Turm { $number } ({ firenze-commission })
    .start = Turm { $number } ({ firenze-commission })
    .from = Turm { $number } ({ firenze-colour.noun }) von { $height }
    .start-from = Turm { $number } ({ firenze-colour.noun }) von { $height }
    .with = Turm { $number } ({ firenze-commission })
    .off = von Turm { $number } ({ firenze-commission })
firenze-tower-short = einen { firenze-colour.inflected } Turm der Höhe { $height }
firenze-count = { $count } × { $colour ->
    [white] Weiß
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [blue] Blau
   *[purple] Violett
}
firenze-commission = { $colour ->
    [white] Weiß { $height }
    [yellow] Gelb { $height }
    [green] Grün { $height }
    [red] Rot { $height }
    [blue] Blau { $height }
   *[purple] Violett { $height }
}

firenze-card-collapse = Einsturz
    .subject = Der Einsturz
    .the = den Einsturz
    .start = Den Einsturz
    .on = dem Einsturz
firenze-card-flood = Hochwasser
    .subject = Das Hochwasser
    .the = das Hochwasser
    .start = Das Hochwasser
    .on = dem Hochwasser
firenze-card-warehouse-fire = Lagerbrand
    .subject = Der Lagerbrand
    .the = den Lagerbrand
    .start = Den Lagerbrand
    .on = dem Lagerbrand
firenze-card-luxury-tax = Luxussteuer
    .subject = Die Luxussteuer
    .the = die Luxussteuer
    .start = Die Luxussteuer
    .on = der Luxussteuer
firenze-card-botched-work = Pfusch
    .subject = Der Pfusch
    .the = den Pfusch
    .start = Den Pfusch
    .on = dem Pfusch
firenze-card-renaissance = Renaissance
    .subject = Die Renaissance
    .the = die Renaissance
    .start = Die Renaissance
    .on = der Renaissance
firenze-card-saboteur = Saboteur
    .subject = Der Saboteur
    .the = den Saboteur
    .start = Den Saboteur
    .on = dem Saboteur
firenze-card-tribute = Tribut
    .subject = Der Tribut
    .the = den Tribut
    .start = Den Tribut
    .on = dem Tribut
firenze-card-alchemist = Alchemist
    .subject = Der Alchemist
    .the = den Alchemisten
    .start = Den Alchemisten
    .on = dem Alchemisten
firenze-card-architect = Architekt
    .subject = Der Architekt
    .the = den Architekten
    .start = Den Architekten
    .on = dem Architekten
firenze-card-princess = Fürstin
    .subject = Die Fürstin
    .the = die Fürstin
    .start = Die Fürstin
    .on = der Fürstin
firenze-card-wholesaler = Großhändler
    .subject = Der Großhändler
    .the = den Großhändler
    .start = Den Großhändler
    .on = dem Großhändler
firenze-card-mason = Maurer
    .subject = Der Maurer
    .the = den Maurer
    .start = Den Maurer
    .on = dem Maurer
firenze-card-patrician = Patrizier
    .subject = Der Patrizier
    .the = den Patrizier
    .start = Den Patrizier
    .on = dem Patrizier
firenze-card-smuggler = Schmuggler
    .subject = Der Schmuggler
    .the = den Schmuggler
    .start = Den Schmuggler
    .on = dem Schmuggler
firenze-card-recognition = Anerkennung
    .subject = Die Anerkennung
    .the = die Anerkennung
    .start = Die Anerkennung
    .on = der Anerkennung
firenze-card-disgrace = Blamage
    .subject = Die Blamage
    .the = die Blamage
    .start = Die Blamage
    .on = der Blamage
firenze-card-monument = Denkmal
    .subject = Das Denkmal
    .the = das Denkmal
    .start = Das Denkmal
    .on = dem Denkmal
firenze-card-fame = Ruhm
    .subject = Der Ruhm
    .the = den Ruhm
    .start = Den Ruhm
    .on = dem Ruhm
firenze-card-scandal = Skandal
    .subject = Der Skandal
    .the = den Skandal
    .start = Den Skandal
    .on = dem Skandal
firenze-card-bridge = Brücke
    .subject = Die Brücke
    .the = die Brücke
    .start = Die Brücke
    .on = der Brücke
firenze-card-storehouse = Lagerhaus
    .subject = Das Lagerhaus
    .the = das Lagerhaus
    .start = Das Lagerhaus
    .on = dem Lagerhaus
firenze-card-workshop = Werkstatt
    .subject = Die Werkstatt
    .the = die Werkstatt
    .start = Die Werkstatt
    .on = der Werkstatt
firenze-card-small-privilege = Kleines Privileg
    .subject = Das Kleine Privileg
    .the = das Kleine Privileg
    .start = Das Kleine Privileg
    .on = dem Kleinen Privileg
firenze-card-medium-privilege = Mittleres Privileg
    .subject = Das Mittlere Privileg
    .the = das Mittlere Privileg
    .start = Das Mittlere Privileg
    .on = dem Mittleren Privileg
firenze-card-great-privilege = Großes Privileg
    .subject = Das Große Privileg
    .the = das Große Privileg
    .start = Das Große Privileg
    .on = dem Großen Privileg
firenze-card-campanile = Campanile
    .subject = Der Campanile
    .the = den Campanile
    .start = Den Campanile
    .on = dem Campanile

# Was gefragt wird
firenze-over = Das Spiel ist zu Ende.
firenze-chance = Es wird gelost.
firenze-ask-placing = { $left ->
    [one] Lege das letzte neutrale Siegel.
   *[other] Lege { $left } neutrale Siegel. Wohin kommt das nächste?
}
firenze-ask-taking = Du bist am Zug: Nimm eine Karte der Reihe. Auf jede Karte links davon legst du einen Stein.
firenze-ask-paying = Um { $wanted-the } zu nehmen: Welchen Stein legst du auf { $card-the }? { $left ->
    [one] Es ist der letzte.
   *[other] Du musst noch { $left } legen.
}
firenze-ask-averting = Du hast { $card-the } genommen. Wehrst du das Ereignis mit deinem Patrizier ab?
firenze-ask-struck = { $card }: Welcher Turm?
firenze-ask-forfeit = { $card }: { $left ->
    [one] Einen Turm kannst du nicht bezahlen. Welchen gibst du auf?
   *[other] { $left } Türme kannst du nicht bezahlen. Welchen gibst du nun auf?
}
firenze-ask-loss = { $card }: { $left ->
    [one] Gib noch einen Stein ab.
   *[other] Gib noch { $left } Steine ab.
}
firenze-ask-swapping = Tauschst du gegen einen Stein aus der Reihe?
firenze-ask-trading = { $left ->
    [one] Lege noch einen Stein auf { $card-the }
   *[other] Lege { $left } Steine auf { $card-the }
} für { firenze-brick }.
firenze-ask-building = { $built ->
    [0] Baust du? Die ersten zwei Steine sind kostenlos.
    [one] 1 Stein verbaut; Baukosten: { $cost }.
   *[other] { $built } Steine verbaut; Baukosten: { $cost }.
}
firenze-ask-building-old = { firenze-ask-building } Noch zu erhöhen, sonst Bauruine: { $towers-subject }.
firenze-ask-costing = { $left ->
    [one] Zahle noch einen Stein Baukosten.
   *[other] Zahle noch { $left } Steine Baukosten.
}
firenze-ask-delivering = Mit welchem Turm erfüllst du einen Auftrag?
firenze-ask-limit-bricks = In deinem Lager dürfen { $most } Steine bleiben: { $left ->
    [one] Gib einen Stein in den Beutel zurück.
   *[other] Gib { $left } Steine in den Beutel zurück.
}
firenze-ask-limit-cards = Du darfst { $most } Karten behalten: { $left ->
    [one] Lege eine ab.
   *[other] Lege { $left } ab.
}
firenze-ask-alchemist-give = Alchemist: Welchen Stein gibst du?
firenze-ask-alchemist-get = Alchemist: Welchen Stein nimmst du aus dem Beutel?
firenze-ask-smuggler-give = Schmuggler: Welchen Stein gibst du?
firenze-ask-smuggler-get = Schmuggler: Welchen Stein nimmst du, und von wem?
firenze-ask-wholesaler = Großhändler: Auf welcher Karte werden die Steine neu gezogen?
firenze-ask-patrician = Patrizier: Welche Karte legst du ab?
firenze-ask-saboteur = Saboteur: Welcher Turm eines anderen Spielers?

# Aktionen
firenze-act-done = Weiter
firenze-act-done-swapping = { $swapped ->
    [0] Nicht tauschen
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
    [0] Nichts mehr erfüllen
   *[other] Nichts erfüllen, Zug beenden
}
firenze-act-avert = Mit dem Patrizier abwehren
firenze-act-suffer = Nicht abwehren
firenze-act-take = Karte { $place } nehmen
firenze-act-take-card = { $bricks ->
    [0] { $card-start } nehmen, kostenlos
    [one] { $card-start } für 1 Stein nehmen
   *[other] { $card-start } für { $bricks } Steine nehmen
}
firenze-act-lay = { firenze-brick.start } legen
firenze-act-lay-on = { firenze-brick.start } auf { $card-the } legen
firenze-act-return = { firenze-brick.start } in den Beutel zurückgeben
firenze-act-swap = Gegen { firenze-brick } auf Karte { $place } tauschen
firenze-act-swap-for = { $bricks } Steine gegen { firenze-brick } auf { $card-on } tauschen
firenze-act-found = Einen { firenze-colour.inflected } Turm beginnen
firenze-act-raise = Turm { $tower } erhöhen
firenze-act-raise-to = { $tower-start-from } auf { $to } erhöhen
firenze-act-deliver = Mit Turm { $tower } einen Auftrag erfüllen
firenze-act-deliver-for = { $balcony ->
    [none] Auftrag { firenze-commission }
   *[other] Balkon { $balcony }, { firenze-commission },
} für { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} erfüllen
firenze-act-deliver-lent-for = { $balcony ->
    [none] Auftrag { firenze-commission }
   *[other] Balkon { $balcony }, { firenze-commission },
} mit dem Architekten und { $tower-with } für { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} erfüllen
firenze-act-deliver-higher = Mit dem Architekten einen Auftrag eine Etage über Turm { $tower } erfüllen
firenze-act-deliver-lower = Mit dem Architekten einen Auftrag eine Etage unter Turm { $tower } erfüllen
firenze-act-bell = Turm { $tower } als Glockenturm verwenden
firenze-act-bell-tower = { $tower-start } als Glockenturm verwenden
firenze-act-bell-lent = Mit dem Architekten { $tower-the } als Glockenturm verwenden
firenze-act-play = { $card-start } ausspielen
firenze-act-give = { firenze-brick.start } geben
firenze-act-get = { firenze-brick.start } nehmen
firenze-act-steal = { firenze-brick.start } von { $player } nehmen
firenze-act-stir = Neue Steine für Karte { $place } ziehen
firenze-act-stir-card = Neue Steine für { $card-the } ziehen
firenze-act-drop = { $card-start } ablegen
firenze-act-raze = Turm { $tower } abreißen
firenze-act-raze-tower = { $tower-start } abreißen
firenze-act-chip = Einen Stein von Turm { $tower } nehmen
firenze-act-chip-tower = Einen Stein { $tower-off } nehmen
firenze-act-sabotage = Einen Stein von Turm { $tower } von { $player } nehmen
firenze-act-sabotage-tower = { $player } einen Stein { $tower-off } wegnehmen
firenze-act-forfeit = Turm { $tower } aufgeben
firenze-act-forfeit-tower = { $tower-start } aufgeben
firenze-act-seal = Ein neutrales Siegel auf { firenze-commission } legen
firenze-act-first = { $player } beginnt
firenze-act-dead = Die tote Farbe ist { $colour ->
    [white] Weiß
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [blue] Blau
   *[purple] Violett
}
firenze-act-balcony = Ein Balkon auf { firenze-commission }
firenze-act-neutral = Ein neutrales Siegel auf { firenze-commission }
firenze-act-deal = { $card-subject } kommt in die Reihe
firenze-act-draw = Gezogen: { $colour ->
    [white] ein weißer Stein
    [yellow] ein gelber Stein
    [green] ein grüner Stein
    [red] ein roter Stein
    [blue] ein blauer Stein
   *[purple] ein violetter Stein
}

# Das Protokoll
firenze-log-first = { $player } beginnt.
firenze-log-dead = { firenze-act-dead }.
firenze-log-balcony = Balkon { $numeral } liegt auf { firenze-commission }.
firenze-log-neutral = Ein neutrales Siegel liegt auf { firenze-commission }.
firenze-log-seal = { $player } legt ein neutrales Siegel auf { firenze-commission }.
firenze-log-deal = { $card-subject } kommt in die Reihe.
firenze-log-draw = { $card-subject } kommt in die Reihe, mit { $bricks }.
firenze-log-redraw = Jetzt auf { $card-on }: { $bricks }.
firenze-log-take = { $player } nimmt { $card-the } von Platz { $place }.
firenze-log-lay = { $player } legt { firenze-brick } auf { $card-the }.
firenze-log-return = { $player } gibt { firenze-brick } in den Beutel zurück.
firenze-log-found = { $player } beginnt { $colour ->
    [white] einen weißen Turm
    [yellow] einen gelben Turm
    [green] einen grünen Turm
    [red] einen roten Turm
    [blue] einen blauen Turm
   *[purple] einen violetten Turm
}.
firenze-log-get = { $player } nimmt { firenze-brick } aus dem Beutel im Tausch gegen { $given ->
    [white] einen weißen
    [yellow] einen gelben
    [green] einen grünen
    [red] einen roten
    [blue] einen blauen
   *[purple] einen violetten
}.
firenze-log-swap = { $player } tauscht gegen { firenze-brick } auf Karte { $place }.
firenze-log-steal = { $player } nimmt { firenze-brick } von { $victim } im Tausch gegen { $given ->
    [white] einen weißen
    [yellow] einen gelben
    [green] einen grünen
    [red] einen roten
    [blue] einen blauen
   *[purple] einen violetten
}.
firenze-log-stir = { $player } lässt die Steine auf Karte { $place } neu ziehen.
firenze-log-play = { $player } spielt { $card-the } aus.
firenze-log-drop = { $player } legt { $card-the } ab.
firenze-log-avert = { $player } wehrt { $card-the } mit einem Patrizier ab.
firenze-log-suffer = { $player } wehrt { $card-the } nicht ab.
firenze-log-deliver = { $player } erfüllt den Auftrag { firenze-commission } für { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
firenze-log-deliver-lent = { $player } spielt den Architekten aus und erfüllt den Auftrag { firenze-commission } mit { $tower-with } für { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
firenze-log-raise = { $player } erhöht { $tower-from } auf { $to }.
firenze-log-raze = { $player } reißt { $tower-the } ab.
firenze-log-chip = { $player } verliert einen Stein { $tower-off }.
firenze-log-forfeit = { $player } gibt { $tower-the } auf.
firenze-log-bell = { $player } verwendet { $tower-the } als Glockenturm.
firenze-log-bell-lent = { $player } spielt den Architekten aus und verwendet { $tower-the } als Glockenturm.
firenze-log-sabotage = { $player } nimmt { $victim } einen Stein { $tower-off } weg.
firenze-log-built = { $bricks ->
    [0] { $player } baut nichts.
    [one] { $player } hat 1 Stein verbaut.
   *[other] { $player } hat { $bricks } Steine verbaut.
}
firenze-log-then = { $first } { $second }
firenze-log-fall = { $player } verliert { $towers }.
firenze-log-store = { $player } hat jetzt { $bricks }.
firenze-log-store-empty = { $player } hat keine Steine mehr.
firenze-log-gets = { $player } bekommt { $card-the }.
firenze-log-discarded = { $card-subject } kommt auf die Ablage.
firenze-log-church-done = { $card-subject } ist erfüllt und kommt auf die Ablage.
firenze-log-reshuffle = Die Ablage wird gemischt und ist der neue Nachziehstapel.
firenze-log-endgame = { $player } nimmt das Spielendeplättchen.

# Das Ende
firenze-end-seals = { $player } hat zuerst das letzte eigene Siegel gelegt; alle anderen kamen danach noch einmal an die Reihe.
firenze-end-quiet = { $turns } Züge pro Spieler lang hat niemand ein Siegel gelegt.
firenze-account-commissions = Bauaufträge
firenze-account-balconies = Balkone
firenze-account-floors = Etagenbonus
firenze-account-privileges = Privilegien
firenze-account-last-seal = Zuerst das letzte Siegel gelegt
firenze-account-majority = Mehrheitsbonus { $colour ->
    [white] Weiß
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [blue] Blau
   *[purple] Violett
}
firenze-account-feast = { $card }

# Der Spielplan in Worten
firenze-board-turn = Zug { $turn }
firenze-board-bag = Beutel { $bricks }
firenze-board-pile = Nachziehstapel { $pile }, Ablage { $discards }
firenze-board-row = Reihe
firenze-board-commissions = Bauaufträge (Punkte; · neutral; eine Ziffer nach : ist das Siegel eines Spielers; römisch ist ein Balkon)
firenze-board-flag = Fahne { $points }
firenze-board-floors = Etagenbonus
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
firenze-board-endgame = Spielendeplättchen
firenze-board-old = muss wachsen

# Was eine Edition berichtigen kann
firenze-edition-lowest-height = Die Höhe des niedrigsten Auftrags jeder Farbe: 2 bis 4. Die anderen fünf folgen einer nach dem anderen, und in dieser Reihenfolge stehen die Punkte.
firenze-edition-lowest-floor = Die Höhe, neben der das niedrigste der vier Etagenplättchen liegt: 3 bis 6. Die anderen folgen eins nach dem anderen. Die Zeilen von floors heißen, als wäre es 5.
firenze-edition-points = Punkte der Aufträge einer Farbe, der niedrigste zuerst.
firenze-edition-flags = Punkte der Mehrheit einer Farbe.
firenze-edition-floors = Der Etagenbonus einer Höhe.
firenze-edition-balconies = Die Balkone einer Ziffer: Farbe, Höhe = Punkte. Ein Balkon, den du nennst, verschwindet aus den anderen Reihen.
firenze-edition-balcony-values = Ob ein Balkon den ganzen Wert seines Auftrags zeigt ("whole") oder was er hinzufügt ("added").
firenze-edition-start = Die zehn Startkarten.
firenze-edition-quiet-turns = Nach so vielen Zügen pro Spieler ohne großes Siegel ist das Spiel aus: 5 bis 40.
firenze-edition-saboteur = Ob der Saboteur ein Ereignis ist ("event") oder eine Person für die Hand ("person").

# Warnungen, Vorschläge und warum nicht
firenze-warn-ruins = { $towers ->
    [one] Ein Turm, den du noch erhöhen könntest, wird zur Bauruine
   *[other] { $towers } Türme, die du noch erhöhen könntest, werden zu Bauruinen
}
firenze-suggest-build = { $built } bauen, { $bricks } zahlen{ $ruins ->
    [0] { "" }
    [one] , 1 Turm verlieren
   *[other] , { $ruins } Türme verlieren
}
firenze-suggest-pay = { $bricks } zahlen
firenze-suggest-return = { $bricks } in den Beutel zurückgeben
firenze-suggest-lay = { $card-start } für { $bricks } nehmen
firenze-suggest-swap = { $bricks } gegen { firenze-brick } tauschen
firenze-suggest-raise = { $towers ->
    [2] Beide
   *[other] Alle { $towers }
} alten Türme erhöhen{ $cost ->
    [0] { "" }
   *[other] {" "}(kostet { $cost })
}
firenze-why-no-brick = Du hast keinen { $colour ->
    [white] weißen
    [yellow] gelben
    [green] grünen
    [red] roten
    [blue] blauen
   *[purple] violetten
} Stein.
firenze-why-bricks = Das kostet { $bricks ->
    [one] 1 Stein
   *[other] { $bricks } Steine
}; du hast { $have }.
firenze-why-most = Du hast { $most } Steine verbaut; mehr geht in einem Zug nicht.
firenze-why-cost = { $number } Steine zu bauen kostet { $cost }, und dir blieben { $left }.
firenze-why-swapped = Du hast in diesem Zug schon getauscht.
firenze-why-no-seal = Du hast kein Siegel mehr.
firenze-why-height = Dieser Turm hat { $height ->
    [one] 1 Etage
   *[other] { $height } Etagen
}; Aufträge haben { $lowest } bis { $highest }.
firenze-why-taken = { $commission } hat schon { $player } erfüllt.
firenze-why-neutral = Auf { $commission } liegt ein neutrales Siegel.
firenze-why-balcony = Auf { $commission } liegt Balkon { $balcony }; erst kommt eine niedrigere Ziffer.
