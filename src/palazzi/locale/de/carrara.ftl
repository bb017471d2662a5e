# Die Paläste von Carrara
carrara-option-expansion = Erweiterung: aus, zufällig gezogene Karten oder eine der vorgeschlagenen Zusammenstellungen
carrara-option-brown = Braune Karte der Erweiterung, nach Nummer: statt dessen, was die Erweiterung brächte
carrara-option-purple = Violette Karte der Erweiterung, nach Nummer: statt dessen, was die Erweiterung brächte
carrara-option-grey = Graue Karte der Erweiterung, nach Nummer: statt dessen, was die Erweiterung brächte
carrara-option-green = Grüne Karte der Erweiterung, nach Nummer: statt dessen, was die Erweiterung brächte
carrara-option-start = Wer beginnt
carrara-option-memory-aid = Gedächtnisstütze: zeigen, was hinter den Sichtschirmen liegt

carrara-stone = { $colour ->
    [white] Weiß
    [yellow] Gelb
    [red] Rot
    [green] Grün
    [blue] Blau
   *[black] Schwarz
}
    .one = { $colour ->
        [white] weißer
        [yellow] gelber
        [red] roter
        [green] grüner
        [blue] blauer
       *[black] schwarzer
    }
    .several = { $colour ->
        [white] weiße
        [yellow] gelbe
        [red] rote
        [green] grüne
        [blue] blaue
       *[black] schwarze
    }
    .inflected = { $colour ->
        [white] weißen
        [yellow] gelben
        [red] roten
        [green] grünen
        [blue] blauen
       *[black] schwarzen
    }
    .start = Einen { carrara-stone.inflected } Baustein
    .with = einem { carrara-stone.inflected } Baustein
    .many = { carrara-stone.inflected } Bausteine
carrara-stones = { $count ->
    [one] 1 { carrara-stone.one }
   *[other] { $count } { carrara-stone.several }
}{ $last ->
    [0] { "" }
   *[other] { $count ->
        [one] {" "}Baustein
       *[other] {" "}Bausteine
    }
}
    .bought = { $count ->
        [one] einen { carrara-stone.inflected }
       *[other] { $count } { carrara-stone.several }
    }{ $last ->
        [0] { "" }
       *[other] { $count ->
            [one] {" "}Baustein
           *[other] {" "}Bausteine
        }
    }
    .with = { $count ->
        [one] einem { carrara-stone.inflected }
       *[other] { $count } { carrara-stone.inflected }
    }{ $last ->
        [0] { "" }
       *[other] { $count ->
            [one] {" "}Baustein
           *[other] {" "}Bausteinen
        }
    }
carrara-building = { $type ->
    [library] Bibliothek
    [cathedral] Kathedrale
    [palace] Palast
    [gate] Tor
    [castle] Burg
   *[villa] Villa
} { $cost }
    .the = { $type ->
        [palace] den { carrara-building }
        [gate] das { carrara-building }
       *[other] die { carrara-building }
    }
    .start = { $type ->
        [palace] Den { carrara-building }
        [gate] Das { carrara-building }
       *[other] Die { carrara-building }
    }
    .to = { $type ->
        [palace] zum { carrara-building }
        [gate] zum { carrara-building }
       *[other] zur { carrara-building }
    }
carrara-city = { $city ->
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
   *[lerici] Lerici
}
carrara-object = { $object ->
    [book] Buch
    [chalice] Kelch
    [crown] Krone
    [key] Tor
    [flag] Fahne
   *[arms] Wappen
}
    .a = { $object ->
        [chalice] einen Kelch
        [crown] eine Krone
        [flag] eine Fahne
       *[other] ein { carrara-object }
    }
    .subject = { $object ->
        [crown] eine Krone
        [flag] eine Fahne
       *[other] ein { carrara-object }
    }
    .start = { $object ->
        [chalice] Einen Kelch
        [crown] Eine Krone
        [flag] Eine Fahne
       *[other] Ein { carrara-object }
    }
    .many = { $object ->
        [book] Bücher
        [chalice] Kelche
        [crown] Kronen
        [key] Tore
        [flag] Fahnen
       *[arms] Wappen
    }
carrara-scoring = { $what ->
    [library] Bibliotheken
    [cathedral] Kathedralen
    [palace] Paläste
    [gate] Tore
    [castle] Burgen
    [villa] Villen
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
    [lerici] Lerici
    [city-buildings] Stadtgebäude
   *[country-buildings] Landgebäude
}
    .the = { $what ->
        [library] die Bibliotheken
        [cathedral] die Kathedralen
        [palace] die Paläste
        [gate] die Tore
        [castle] die Burgen
        [villa] die Villen
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
        [lerici] Lerici
        [city-buildings] die Stadtgebäude
       *[country-buildings] die Landgebäude
    }
carrara-card = { $colour ->
    [brown] { page-carrara-title-brown } (Braun { $card })
    [purple] { page-carrara-title-purple } (Violett { $card })
    [grey] { page-carrara-title-grey } (Grau { $card })
   *[green] { page-carrara-title-green } (Grün { $card })
}

# Was die Karten sagen
carrara-brown-1 = { $need }-mal gewertet
carrara-brown-2 = { $need } Gebäude mit Baukosten 5 oder 8
carrara-brown-3 = { $need ->
    [one] 1 Stadt gewertet
   *[other] { $need } Städte gewertet
}
carrara-brown-4 = { $need } Gebäude
carrara-brown-5 = { $need } Münzen; am Ende sind für alle je 2 Münzen ein Punkt
carrara-brown-6 = { $need } Punkte auf der Zählleiste
carrara-purple-1 = { $need } Objekte; je 3 Punkte
carrara-purple-2 = Drei Paare gleicher Objekte; 5 Punkte je Paar
carrara-purple-3 = Zwei Drillinge gleicher Objekte; 7 Punkte je Drilling
carrara-purple-4 = Vier gleiche Objekte; 2, 3, 4, 5, 6 gleiche sind 3, 6, 10, 15, 21 Punkte
carrara-purple-5 = Ein Paar und ein Vierling; 20 Punkte für jede Kombination aus beiden
carrara-purple-6 = Vier verschiedene Objekte; Sätze aus 2, 3, 4, 5, 6 verschiedenen sind 3, 7, 12, 18, 24 Punkte
carrara-purple-7 = Zwei Sätze aus drei verschiedenen Objekten; 8 Punkte je Satz
carrara-purple-8 = Drei Paare gleicher Objekte; bis zu drei Gruppen gleicher Objekte werden multipliziert
carrara-grey-1 = Baukosten von { $need }; ihre Summe in Punkten
carrara-grey-2 = Je 2 Gebäude in 3 Städten; je 2 in einer Stadt sind von Livorno bis Lerici 11, 9, 7, 5, 3, 1 Punkte wert
carrara-grey-3 = Je { $need } Gebäude in 2 Städten; je 3 in einer Stadt sind von Livorno bis Lerici 17, 14, 11, 8, 5, 2 Punkte wert
carrara-grey-4 = 4 Gebäude in einer Stadt; je 4 in einer Stadt sind von Livorno bis Lerici 23, 19, 15, 11, 7, 3 Punkte wert
carrara-grey-5 = Ein Gebäude mit Baukosten 8; jedes ist von Livorno bis Lerici 34, 26, 19, 13, 8, 4 Punkte wert
carrara-grey-6 = { $need } Landgebäude; je 6 Punkte
carrara-grey-7 = { $need } Stadtgebäude; je 3 Punkte
carrara-grey-8 = Je 2 Gebäude in 3 Städten; die Gebäudezahlen der drei besten Städte werden multipliziert
carrara-grey-9 = { $need } Stadt- und { $need } Landgebäude; jedes Paar aus beiden zählt die Summe der Baukosten
carrara-green-form = { $form ->
    [cities-1] Am Ende eine beliebige Stadt werten, auch wenn sie schon gewertet wurde
    [cities-2] Am Ende zwei beliebige Städte werten, auch wenn sie schon gewertet wurden
    [types-1] Am Ende eine beliebige Gebäudeart werten, auch wenn du sie schon gewertet hast
    [types-2] Am Ende zwei beliebige Gebäudearten werten, auch wenn du sie schon gewertet hast
    [largest] Am Ende dein größtes Gebäude jeder Art werten, auch wenn es schon gewertet wurde
    [smallest] Am Ende dein kleinstes Gebäude jeder Art werten, auch wenn es schon gewertet wurde
    [halves] 9 Punkte für die höchsten Baukosten in Livorno, Pisa und Lucca zusammen, 9 in den anderen drei Städten
   *[cities-most] Höchste Baukosten in einer Stadt: von Livorno bis Lerici 14, 12, 10, 8, 6, 4 Punkte
}

# Was gefragt wird
carrara-over = Das Spiel ist zu Ende.
carrara-chance = Es wird gezogen.
carrara-ask-turning = { $ending ->
    [running] Du bist am Zug: Bausteine kaufen, bauen oder werten.
   *[other] Dein letzter Zug: Bausteine kaufen, bauen oder werten.
}
carrara-ask-choosing = Du hast { carrara-board-coins }. Aus welchem Segment kaufst du?
carrara-ask-buying = { $count ->
    [0] Du hast { carrara-board-coins }. Welchen Baustein aus { $segment } nimmst du?
    [one] Ein Baustein für { $spent }, übrig: { carrara-board-coins }. Noch einen aus { $segment }?
   *[other] { $count } Bausteine für { $spent }, übrig: { carrara-board-coins }. Noch einen aus { $segment }?
}
carrara-ask-siting = In welcher Stadt baust du { $building-the }?
carrara-ask-replacing = Welches deiner Gebäude stockst du { $building-to } auf?
carrara-ask-paying = { $due ->
    [one] Bezahle { $building-the } in { $city }: noch einen Baustein.
   *[other] Bezahle { $building-the } in { $city }: noch { $due } Bausteine.
}
carrara-ask-upgrading = Welchen Aufwerter nimmst du?
carrara-ask-shopping = Du hast { $coins } Münzen: Kaufe ein Objekt für 10 oder beende deinen Zug.
carrara-ask-announcing = { $ending ->
    [last-building] Du erfüllst alle drei Bedingungen, und noch hat niemand das Ende angekündigt. Ankündigen?
   *[other] Du erfüllst alle drei Bedingungen. Das Ende ankündigen?
}

# Aktionen
carrara-act-buy = Die Drehscheibe weiterdrehen und Bausteine kaufen
carrara-act-stay = Bausteine kaufen, ohne zu drehen
carrara-act-pass = Nichts tun
carrara-act-done = Genug Bausteine
carrara-act-skip = Nein, danke
carrara-act-skip-shopping = { $ends ->
    [0] Kein Objekt kaufen
   *[other] Zug beenden
}
carrara-act-skip-announcing = Das Ende nicht ankündigen
carrara-act-skip-upgrading = Keinen Aufwerter nehmen
carrara-act-announce = Das Ende ankündigen (5 Punkte)
carrara-act-score = { $what } werten
carrara-act-score-for = { $what } werten: { $gains }
carrara-act-build = { $building-start } bauen
carrara-act-raise = Ein Gebäude { $building-to } aufstocken
carrara-act-replace = { $building-start } ersetzen
carrara-act-in = In { $city }
carrara-act-segment = Aus Segment { $segment } kaufen
carrara-act-take = { $stone-start } nehmen
carrara-act-take-for = { $price ->
    [0] { $stone-start } kostenlos nehmen
    [one] { $stone-start } für 1 Münze kaufen
   *[other] { $stone-start } für { $price } Münzen kaufen
}
carrara-act-pay = Mit { $stone-with } bezahlen
carrara-act-upgrade = { $field } aufwerten
carrara-act-object = { $object-start } kaufen
carrara-act-done-for = { $coins ->
    [0] { $count ->
        [one] 1 Baustein kostenlos nehmen
       *[other] { $count } Bausteine kostenlos nehmen
    }
   *[other] { $count ->
        [one] 1 Baustein für { $coins } kaufen
       *[other] { $count } Bausteine für { $coins } kaufen
    }
}
carrara-act-segment-all = { $coins ->
    [0] Kostenlos aus Segment { $segment } nehmen: { $stones-bought }
   *[other] Für { $coins } aus Segment { $segment } kaufen: { $stones-bought }
}
carrara-act-take-all = { $coins ->
    [0] Kostenlos nehmen: { $stones-bought }
   *[other] Für { $coins } kaufen: { $stones-bought }
}
carrara-act-build-in = { $building-start } in { $city } bauen
carrara-act-build-paying = { $building-start } in { $city } mit { $stones-with } bauen
carrara-act-raise-in = { $due ->
    [one] { $old-start } in { $city } mit 1 Baustein { $building-to } aufstocken
   *[other] { $old-start } in { $city } mit { $due } Bausteinen { $building-to } aufstocken
}
carrara-act-raise-paying = { $old-start } in { $city } mit { $stones-with } { $building-to } aufstocken
carrara-act-upgrade-to = { $field }: von nun an { carrara-yield } je Kostenpunkt
carrara-gain-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
carrara-gain-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
carrara-gain-objects = { $n ->
    [one] 1 Objekt
   *[other] { $n } Objekte
}
carrara-gain-thing = { $n ->
    [1] { $object-subject }
   *[other] { $n } { $object-many }
}
carrara-act-first = { $player } beginnt
carrara-act-card = Offen: { $card }
carrara-act-draw = Gezogen: { $stone }
carrara-act-reveal = Aufgedeckt: { $building }

# Das Protokoll
carrara-log-then = { $first } { $second }
carrara-log-first = { $player } beginnt.
carrara-log-card = Offen liegt: { $card }.
carrara-log-laid = Im Angebot: { $buildings }.
carrara-log-refilled = Neu im Angebot: { $building }.
carrara-log-draw = Jetzt auf Segment I: { $stones }.
carrara-log-buy = { $player } dreht die Drehscheibe weiter.
carrara-log-stay = { $player } kauft, ohne zu drehen.
carrara-log-pass = { $player } tut nichts.
carrara-log-alms = { $player } kann keine Aktion ausführen und nimmt 2 Münzen.
carrara-log-alms-poor = { $player } kann keinen Baustein bezahlen und nimmt 2 Münzen.
carrara-log-bought = { $coins ->
    [0] { $player } nimmt kostenlos aus Segment { $segment }: { $stones-bought }.
    [one] { $player } kauft für 1 Münze aus Segment { $segment }: { $stones-bought }.
   *[other] { $player } kauft für { $coins } Münzen aus Segment { $segment }: { $stones-bought }.
}
carrara-log-built = { $player } baut { $building-the } in { $city } und bezahlt mit { $stones-with }.
carrara-log-raised = { $player } stockt { $old-the } in { $city } { $building-to } auf und bezahlt mit { $stones-with }.
carrara-log-scored = { $player } wertet { $what-the }: { $gains }.
carrara-log-upgrade = { $player } wertet { $field-the } auf.
carrara-log-object = { $player } kauft { $object-a } für 10 Münzen.
carrara-log-announce = { $player } kündigt das Ende an und bekommt 5 Punkte.

# Das Ende
carrara-end-announced = { $player } hat das Ende angekündigt.
carrara-end-last-building = Das letzte Gebäude wurde gebaut.
carrara-account-track = Punkte auf der Zählleiste
carrara-account-announcement = Ankündigung des Endes
carrara-account-objects = { $objects ->
    [one] 1 Objekt
   *[other] { $objects } Objekte
}
carrara-account-buildings = Baukosten
carrara-account-purple = { $objects ->
    [one] { page-carrara-title-purple } (Violett): 1 Objekt
   *[other] { page-carrara-title-purple } (Violett): { $objects } Objekte
}
carrara-account-loose = { $objects ->
    [one] 1 weiteres Objekt
   *[other] { $objects } weitere Objekte
}
carrara-account-grey = { page-carrara-title-grey } (Grau)
carrara-account-green = { $coins ->
    [0] { page-carrara-title-green } (Grün)
    [one] { page-carrara-title-green } (Grün; und 1 Münze)
   *[other] { page-carrara-title-green } (Grün; und { $coins } Münzen)
}
carrara-account-coins = { $coins ->
    [one] 1 Münze, je { $rate } ein Punkt
   *[other] { $coins } Münzen, je { $rate } ein Punkt
}

# Das Brett in Worten
carrara-board-wheel = Drehscheibe
carrara-board-bag = { $stones } im Beutel
carrara-board-cities = Städte und Sonderfelder: was jeder Kostenpunkt bringt
carrara-yield = { $points ->
    [0] { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
    [one] { $coins ->
        [0] 1 Punkt
        [one] 1 Münze und 1 Punkt
       *[other] { $coins } Münzen und 1 Punkt
    }
   *[other] { $coins ->
        [0] { $points } Punkte
        [one] 1 Münze und { $points } Punkte
       *[other] { $coins } Münzen und { $points } Punkte
    }
}
carrara-board-gain = { carrara-yield }{ $needed ->
    [0] { "" }
   *[other] ; gewertet ab { $needed } Gebäuden; bezahlt mit { $stones }
}
carrara-board-offer = Im Angebot
carrara-board-stack = noch { $buildings } im Stapel
carrara-board-sale = Zu kaufen
carrara-board-upgraders = Aufwerter
carrara-board-empty = leer
carrara-board-stones = Bausteine
carrara-board-objects = Objekte
carrara-board-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
carrara-board-markers = { $markers ->
    [one] noch 1 Wertungsstein
   *[other] noch { $markers } Wertungssteine
}
carrara-board-scored = Gewertet
carrara-board-upgraded = aufgewertet
carrara-board-last-round = letzte Runde

# Was eine Edition berichtigen kann
carrara-edition-yields = Münzen und Punkte, die ein Kostenpunkt in einer Stadt bringt, je 0 bis 9.
carrara-edition-objects = Das Objekt, das Gebäude einer Art bringen. Eine Art, die ihres verliert, bekommt, was übrig bleibt.
carrara-edition-upgraders = Münzen und Punkte je Kostenpunkt auf einem Feld mit Aufwerter, je 0 bis 9.
carrara-edition-numbers = Die Nummer auf jeder Karte, in der Reihenfolge der Regeln. Optionen und Zusammenstellungen nennen dann diese Nummern.
carrara-edition-greens = Was eine grüne Karte wertet: cities-1, cities-2, types-1, types-2, largest, smallest, halves oder cities-most.
carrara-edition-grey-3 = Wie viele Gebäude in jeder von zwei Städten die Bedingung von Grau 3 verlangt: 2 oder 3.
carrara-edition-sets = Die braune, violette, graue und grüne Karte einer vorgeschlagenen Zusammenstellung.

# Warum nicht
carrara-why-coins = Kostet { $price }, du hast { $coins }.
carrara-why-stones = Kostet { $cost ->
    [one] 1 Baustein
   *[other] { $cost } Bausteine
}, du hast { $have }.
carrara-why-raise = Keines deiner Gebäude lässt sich mit { $have ->
    [one] deinem 1 Baustein
   *[other] deinen { $have } Bausteinen
} auf Baukosten { $cost } aufstocken.
carrara-why-city = { $city } erlaubt { $have } deiner Bausteine, und es kostet { $cost }.
carrara-why-colour = { $city } erlaubt keine { $stone-many }.
carrara-why-no-stone = Du hast keine { $stone-many } mehr.
carrara-why-empty = Auf Segment { $segment } liegt kein Baustein.
carrara-why-no-marker = Alle deine { $used } Wertungssteine sind verbraucht.
carrara-why-scored = { $player } hat { $what-the } schon gewertet.
carrara-why-no-building = Davon hast du kein Gebäude: { $what }.
carrara-why-few = { $what } verlangt { $needed ->
    [one] 1 Gebäude
   *[other] { $needed } Gebäude
}, du hast dort { $have }.
carrara-suggest-then = { carrara-act-done-for }. { $then }
carrara-suggest-score = { $first }. { $then }
carrara-suggest-segment = Segment { $segment }: { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
} { $coins ->
    [0] kostenlos
   *[other] für { $coins }
}
carrara-suggest-end = { $first }. { $then }
