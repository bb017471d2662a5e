# Das Brett von Die Paläste von Carrara.
page-carrara-letter = { $colour ->
    [white] W
    [yellow] Ge
    [red] R
    [green] Gr
    [blue] B
   *[black] S
}
page-carrara-type = { $type ->
    [library] Bibliothek
    [cathedral] Kathedrale
    [palace] Palast
    [gate] Tor
    [castle] Burg
   *[villa] Villa
}
page-carrara-short = { $field ->
    [livorno] Li
    [pisa] Pi
    [lucca] Lu
    [viareggio] Vi
    [massa] Ma
    [lerici] Le
    [city-buildings] Stadt
   *[country-buildings] Land
}
page-carrara-tab = { $tab ->
    [market] Markt
    [offer] Gebäude
    [cities] Städte
    [score] Wertung
   *[others] Andere
}
page-carrara-strip = { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
}

# Markt
page-carrara-market = Markt
page-carrara-segment = Segment { $segment }
page-carrara-about-segment = Preise hier: { $prices }. Du kaufst nur aus einem Segment, so viele Bausteine, wie du willst.
page-carrara-stones = { $price ->
    [0] { $count ->
        [one] Baustein, { $stone }, kostenlos
       *[other] { $count } Bausteine, { $stone }, kostenlos
    }
   *[other] { $count ->
        [one] Baustein, { $stone }, für { $price }
       *[other] { $count } Bausteine, { $stone }, für je { $price }
    }
}
page-carrara-about-stone = Preis auf Segment { $segment }: { $price }. Mit jeder Drehung wird der Baustein eine Münze billiger, bis er wieder auf I kommt.
page-carrara-hub = Die Drehscheibe
page-carrara-about-hub = Wer mit Drehen kauft, dreht sie ein Segment im Uhrzeigersinn und füllt sie aus dem Beutel auf 11 Bausteine auf; die neuen liegen auf I.
page-carrara-bag = Beutel: { $stones } Bausteine
page-carrara-about-bag = Hieraus werden neue Bausteine blind gezogen; Bausteine, mit denen bezahlt wurde, kommen zurück.
page-carrara-phase = { $phase ->
    [choosing] Bausteine kaufen
    [buying] Bausteine kaufen
    [siting] Bauen
    [replacing] Bauen
    [paying] Bauen
    [upgrading] Aufwerten
    [shopping] Objekte
   *[other] {""}
}
page-carrara-hint = { $phase ->
    [turning] Zum Kaufen drehen
    [choosing] Segment wählen
   *[buying] Bausteine wählen
}

# Auslage
page-carrara-offer = Gebäude in der Auslage
page-carrara-stack = { $count ->
    [0] der Stapel ist leer
    [one] noch 1 im Stapel
   *[other] noch { $count } im Stapel
}
page-carrara-about-stack = Kommt noch, in beliebiger Reihenfolge: { $left }.
page-carrara-about-building = { $country ->
    [yes] Landgebäude. Kostet { $cost } Bausteine; gewertet bringt es seine Baukosten mal den Ertrag seiner Stadt und ein Objekt: { $object }.
   *[no] Stadtgebäude. Kostet { $cost } Bausteine; gewertet bringt es seine Baukosten mal den Ertrag seiner Stadt und ein Objekt: { $object }.
}
page-carrara-about-great = { $country ->
    [yes] Landgebäude mit Baukosten { $cost }. Es ist immer zu haben und bringt sofort einen Aufwerter. Sein Objekt: { $object }.
   *[no] Stadtgebäude mit Baukosten { $cost }. Es ist immer zu haben und bringt sofort einen Aufwerter. Sein Objekt: { $object }.
}
page-carrara-greats = Gebäude mit Baukosten 8
page-carrara-greats-note = { $count ->
    [one] mit einem Aufwerter, noch 1
   *[other] mit einem Aufwerter, noch { $count }
}
page-carrara-objects = Objekte
page-carrara-sale = zu kaufen, je
page-carrara-supply = Vorrat, durch Werten zu gewinnen
page-carrara-for-sale = Zu kaufen: { $object }
page-carrara-in-supply = Im Vorrat: { $object }, noch { $left }
page-carrara-about-thing = Gehört zur Gebäudeart { $building }. Wer ein solches Gebäude wertet, bekommt eines aus dem Vorrat; nach deiner Aktion darfst du ein Objekt für 10 Münzen kaufen.
page-carrara-upgraders = Aufwerter
page-carrara-upgraders-note = einer je Gebäude mit Baukosten 8
page-carrara-upgrader = Aufwerter: { $field }
page-carrara-about-upgrader = Von da an bringt dort jeder Kostenpunkt seinem Besitzer { $gain }.

# Spieler
page-carrara-starts = Startspieler
page-carrara-screen = Sichtschirm von { $player }
page-carrara-about-screen = Bausteine, Münzen und Objekte liegen hinter dem Sichtschirm; Punkte und Gebäude sind offen.
page-carrara-screened = hinter dem Sichtschirm
page-carrara-coins = Münzen
page-carrara-about-coins = Am Ende sind je { $rate } Münzen ein Punkt.
page-carrara-then = dann
page-carrara-points = Punkte
page-carrara-about-points = Punkte auf der Zählleiste. Objekte, Gebäude und Münzen zählen am Ende.
page-carrara-markers = { $count ->
    [one] noch 1 Wertungsstein
   *[other] noch { $count } Wertungssteine
}
page-carrara-about-markers = Jede Wertung kostet einen von sechs Wertungssteinen.
page-carrara-left = übrig
page-carrara-stones-held = Bausteine
page-carrara-own-stones = { $count ->
    [one] 1 Baustein: { $stone }
   *[other] { $count } Bausteine: { $stone }
}
page-carrara-about-own-stone = Gebäude bezahlt man mit Bausteinen, die ihre Stadt erlaubt; sie kommen zurück in den Beutel.
page-carrara-objects-held = { $count ->
    [0] Objekte
    [one] Objekte: 1
   *[other] Objekte: { $count }, { $kinds ->
        [one] eine Sorte
       *[other] { $kinds } Sorten
    }
}
page-carrara-own-things = { $count ->
    [one] 1 Objekt: { $object }
   *[other] { $count } Objekte: { $object }
}
page-carrara-none = keine
page-carrara-site = Bauplatz
page-carrara-ready = kann gewertet werden
page-carrara-have = { $have } von { $need }
page-carrara-scored-by = { $who ->
    [me] von dir gewertet
   *[other] von { $player } gewertet
}
page-carrara-in-city = { $building } in { $city }
page-carrara-about-city = Jeder Kostenpunkt hier bringt gewertet { $gain }. Die ganze Stadt kann man ab { $needed } Gebäuden werten, einmal im Spiel und nur ein Spieler.
page-carrara-types = Gebäudearten
page-carrara-types-note = jeder Spieler wertet jede einmal
page-carrara-fields = Sonderfelder
page-carrara-cities = Städte
page-carrara-cities-note = jede wird einmal gewertet, von einem Spieler
page-carrara-about-type = Wertet alle deine Gebäude dieser Art: Baukosten mal Ertrag ihrer Stadt, und je Gebäude ein Objekt. Jeder Spieler einmal.
page-carrara-about-field = Wertet alle deine Stadt- oder alle deine Landgebäude, wo sie auch stehen: { $gain } je Kostenpunkt, keine Objekte. Jeder Spieler einmal.
page-carrara-scored = Gewertet: { $what }
page-carrara-nothing-scored = noch nichts gewertet
page-carrara-ending = { $how ->
    [announced] { $player } hat das Ende angekündigt: Dies ist die letzte Runde.
   *[other] Das letzte Gebäude ist gebaut: Dies ist die letzte Runde.
}

# Karten
page-carrara-card-number = { $colour ->
    [brown] braun { $card }
    [purple] violett { $card }
    [grey] grau { $card }
   *[green] grün { $card }
}
page-carrara-worth = { $points ->
    [1] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}
page-carrara-title-brown = { $card ->
    [1] Wertungen
    [2] Große Gebäude
    [3] Stadtherr
    [4] Bauherr
    [5] Bankier
   *[6] Ruhm
}
page-carrara-need-brown = { $card ->
    [1] Werte { $need }-mal.
    [2] Besitze { $need } Gebäude mit Baukosten 5 oder 8.
    [3] { $need ->
        [one] Werte 1 Stadt.
       *[other] Werte { $need } Städte.
    }
    [4] Besitze { $need } Gebäude.
    [5] Besitze { $need } Münzen.
   *[6] Habe { $need } Punkte auf der Zählleiste.
}
page-carrara-pays-brown = { $card ->
    [5] Am Ende sind für alle je 2 Münzen ein Punkt.
   *[other] Nur eine Bedingung; bringt keine Punkte.
}
page-carrara-title-purple = { $card ->
    [1] Objekte
    [2] Paare
    [3] Drillinge
    [4] Vierling
    [5] Paar und Vierling
    [6] Sammler
    [7] Dreiersätze
   *[8] Produkt
}
page-carrara-need-purple = { $card ->
    [1] Besitze { $need } Objekte.
    [2] Besitze drei Paare gleicher Objekte.
    [3] Besitze zwei Drillinge gleicher Objekte.
    [4] Besitze vier gleiche Objekte.
    [5] Besitze ein Paar und einen Vierling.
    [6] Besitze vier verschiedene Objekte.
    [7] Besitze zwei Sätze aus drei verschiedenen.
   *[8] Besitze drei Paare gleicher Objekte.
}
page-carrara-pays-purple = { $card ->
    [1] Je 3 Punkte.
    [2] 5 Punkte je Paar.
    [3] 7 Punkte je Drilling.
    [4] 2–6 gleiche: 3, 6, 10, 15, 21 Punkte.
    [5] 20 Punkte je Kombination.
    [6] Sätze aus 2–6 verschiedenen: 3, 7, 12, 18, 24 Punkte.
    [7] 8 Punkte je Satz.
   *[8] Bis zu drei Gruppen gleicher werden multipliziert.
}
page-carrara-title-grey = { $card ->
    [1] Baukosten
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Großes Gebäude
    [6] Land
    [7] Stadt
    [8] Drei Städte
   *[9] Stadt und Land
}
page-carrara-need-grey = { $card ->
    [1] Besitze Gebäude für zusammen { $need }.
    [2] Je 2 Gebäude in 3 Städten.
    [3] Je { $each } Gebäude in 2 Städten.
    [4] 4 Gebäude in einer Stadt.
    [5] Besitze ein Gebäude mit Baukosten 8.
    [6] Besitze { $need } Landgebäude.
    [7] Besitze { $need } Stadtgebäude.
    [8] Je 2 Gebäude in 3 Städten.
   *[9] Besitze { $each } Stadt- und { $each } Landgebäude.
}
page-carrara-pays-grey = { $card ->
    [1] Ihre Summe in Punkten.
    [2] Je 2 in einer Stadt: 11, 9, 7, 5, 3, 1 von Livorno an.
    [3] Je 3 in einer Stadt: 17, 14, 11, 8, 5, 2 von Livorno an.
    [4] Je 4 in einer Stadt: 23, 19, 15, 11, 7, 3 von Livorno an.
    [5] Jedes: 34, 26, 19, 13, 8, 4 von Livorno an.
    [6] Je 6 Punkte.
    [7] Je 3 Punkte.
    [8] Die Zahlen der drei besten Städte multipliziert.
   *[9] Jedes Paar zählt beide Baukosten.
}
page-carrara-title-green = { $form ->
    [cities-1] Eine Stadt
    [cities-2] Zwei Städte
    [types-1] Eine Gebäudeart
    [types-2] Zwei Gebäudearten
    [largest] Die größten
    [smallest] Die kleinsten
    [halves] Links und rechts
   *[cities-most] Höchste in der Stadt
}
page-carrara-pays-green = { $form ->
    [cities-1] Werte am Ende eine Stadt, auch wenn sie schon gewertet wurde; ohne Objekte.
    [cities-2] Werte am Ende zwei Städte, auch wenn sie schon gewertet wurden; ohne Objekte.
    [types-1] Werte am Ende eine Gebäudeart, auch wenn du sie schon gewertet hast; ohne Objekte.
    [types-2] Werte am Ende zwei Gebäudearten, auch wenn du sie schon gewertet hast; ohne Objekte.
    [largest] Werte am Ende dein größtes Gebäude jeder Art, auch wenn es schon gewertet wurde.
    [smallest] Werte am Ende dein kleinstes Gebäude jeder Art, auch wenn es schon gewertet wurde.
    [halves] Höchste Baukosten in den drei linken Städten: 9 Punkte; in den drei rechten: 9.
   *[cities-most] Höchste Baukosten in einer Stadt: 14, 12, 10, 8, 6, 4 von Livorno an.
}
