# Het bord van Die Paläste von Carrara.
page-carrara-letter = { $colour ->
    [white] W
    [yellow] Ge
    [red] R
    [green] Gr
    [blue] B
   *[black] Z
}
page-carrara-type = { $type ->
    [library] Bibliotheek
    [cathedral] Kathedraal
    [palace] Paleis
    [gate] Poort
    [castle] Kasteel
   *[villa] Villa
}
page-carrara-short = { $field ->
    [livorno] Li
    [pisa] Pi
    [lucca] Lu
    [viareggio] Vi
    [massa] Ma
    [lerici] Le
    [city-buildings] Stad
   *[country-buildings] Land
}
page-carrara-tab = { $tab ->
    [market] Markt
    [offer] Gebouwen
    [cities] Steden
    [score] Score
   *[others] Anderen
}
page-carrara-strip = { $buildings ->
    [one] 1 gebouw
   *[other] { $buildings } gebouwen
}

# Markt
page-carrara-market = Markt
page-carrara-segment = Segment { $segment }
page-carrara-about-segment = Prijzen hier: { $prices }. Je koopt uit één segment, zoveel bouwstenen als je wilt.
page-carrara-stones = { $price ->
    [0] { $count ->
        [one] Bouwsteen, { $stone }, gratis
       *[other] { $count } bouwstenen, { $stone }, gratis
    }
   *[other] { $count ->
        [one] Bouwsteen, { $stone }, voor { $price }
       *[other] { $count } bouwstenen, { $stone }, voor { $price } per stuk
    }
}
page-carrara-about-stone = Prijs op segment { $segment }: { $price }. Met elke draai wordt de bouwsteen een munt goedkoper, tot hij weer bij I komt.
page-carrara-hub = De draaischijf
page-carrara-about-hub = Wie met draaien koopt, draait haar één segment met de klok mee en vult haar uit de zak aan tot 11 bouwstenen; de nieuwe liggen op I.
page-carrara-bag = Zak: { $stones } bouwstenen
page-carrara-about-bag = Hieruit worden nieuwe bouwstenen blind getrokken; bouwstenen waarmee gebouwd is, komen terug.
page-carrara-phase = { $phase ->
    [choosing] Bouwstenen kopen
    [buying] Bouwstenen kopen
    [siting] Bouwen
    [replacing] Bouwen
    [paying] Bouwen
    [upgrading] Opwaarderen
    [shopping] Objecten
   *[other] {""}
}
page-carrara-hint = { $phase ->
    [turning] Draai om te kopen
    [choosing] Kies een segment
   *[buying] Kies bouwstenen
}

# Aanbod
page-carrara-offer = Gebouwen in het aanbod
page-carrara-stack = { $count ->
    [0] de stapel is leeg
    [one] nog 1 op de stapel
   *[other] nog { $count } op de stapel
}
page-carrara-about-stack = Komt nog, in willekeurige volgorde: { $left }.
page-carrara-about-building = { $country ->
    [yes] Plattelandsgebouw. Kost { $cost } bouwstenen; bij een waardering brengt het zijn bouwkosten maal de opbrengst van zijn stad op, en één object: { $object }.
   *[no] Stadsgebouw. Kost { $cost } bouwstenen; bij een waardering brengt het zijn bouwkosten maal de opbrengst van zijn stad op, en één object: { $object }.
}
page-carrara-about-great = { $country ->
    [yes] Plattelandsgebouw met bouwkosten { $cost }. Het is altijd te bouwen en geeft meteen een opwaardeerder. Object: { $object }.
   *[no] Stadsgebouw met bouwkosten { $cost }. Het is altijd te bouwen en geeft meteen een opwaardeerder. Object: { $object }.
}
page-carrara-greats = Gebouwen met bouwkosten 8
page-carrara-greats-note = { $count ->
    [one] met een opwaardeerder, nog 1
   *[other] met een opwaardeerder, nog { $count }
}
page-carrara-objects = Objecten
page-carrara-sale = te koop, elk
page-carrara-supply = Voorraad, te winnen met waarderen
page-carrara-for-sale = Te koop: { $object }
page-carrara-in-supply = In de voorraad: { $object }, nog { $left }
page-carrara-about-thing = Hoort bij de gebouwsoort { $building }. Wie zo'n gebouw waardeert, krijgt er een uit de voorraad; na je actie mag je één object kopen voor 10 munten.
page-carrara-upgraders = Opwaardeerders
page-carrara-upgraders-note = één per gebouw met bouwkosten 8
page-carrara-upgrader = Opwaardeerder: { $field }
page-carrara-about-upgrader = Voortaan brengt elk kostenpunt daar de eigenaar { $gain } op.

# Spelers
page-carrara-starts = startspeler
page-carrara-screen = Zichtscherm van { $player }
page-carrara-about-screen = Bouwstenen, munten en objecten liggen achter het zichtscherm; punten en gebouwen zijn open.
page-carrara-screened = achter het zichtscherm
page-carrara-coins = munten
page-carrara-about-coins = Aan het einde zijn { $rate } munten één punt.
page-carrara-then = dan
page-carrara-points = Punten
page-carrara-about-points = Punten op het scorespoor. Objecten, gebouwen en munten tellen aan het einde.
page-carrara-markers = { $count ->
    [one] nog 1 waarderingssteen
   *[other] nog { $count } waarderingsstenen
}
page-carrara-about-markers = Elke waardering kost een van zes waarderingsstenen.
page-carrara-left = over
page-carrara-stones-held = Bouwstenen
page-carrara-own-stones = { $count ->
    [one] 1 bouwsteen: { $stone }
   *[other] { $count } bouwstenen: { $stone }
}
page-carrara-about-own-stone = Gebouwen worden betaald met bouwstenen die hun stad toelaat; betaalde bouwstenen gaan terug in de zak.
page-carrara-objects-held = { $count ->
    [0] Objecten
    [one] Objecten: 1
   *[other] Objecten: { $count }, { $kinds ->
        [one] één soort
       *[other] { $kinds } soorten
    }
}
page-carrara-own-things = { $count ->
    [one] 1 object: { $object }
   *[other] { $count } objecten: { $object }
}
page-carrara-none = geen
page-carrara-site = vrije plek
page-carrara-ready = te waarderen
page-carrara-have = { $have } van { $need }
page-carrara-scored-by = { $who ->
    [me] door jou gewaardeerd
   *[other] gewaardeerd: { $player }
}
page-carrara-in-city = { $building } in { $city }
page-carrara-about-city = Elk kostenpunt hier brengt bij een waardering { $gain } op. De hele stad waarderen kan vanaf { $needed } gebouwen en één keer in het spel, door één speler.
page-carrara-types = Gebouwsoorten
page-carrara-types-note = iedere speler waardeert elke soort één keer
page-carrara-fields = Speciale velden
page-carrara-cities = Steden
page-carrara-cities-note = elke stad één keer, door één speler
page-carrara-about-type = Waardeert al je gebouwen van deze soort: bouwkosten maal de opbrengst van hun stad, en per gebouw een object. Iedere speler één keer.
page-carrara-about-field = Waardeert al je stads- of al je plattelandsgebouwen, waar ze ook staan: { $gain } per kostenpunt, geen objecten. Iedere speler één keer.
page-carrara-scored = Gewaardeerd: { $what }
page-carrara-nothing-scored = nog niets gewaardeerd
page-carrara-ending = { $how ->
    [announced] { $player } heeft het einde aangekondigd: dit is de laatste ronde.
   *[other] Het laatste gebouw is gebouwd: dit is de laatste ronde.
}

# Kaarten
page-carrara-card-number = { $colour ->
    [brown] bruin { $card }
    [purple] paars { $card }
    [grey] grijs { $card }
   *[green] groen { $card }
}
page-carrara-worth = { $points ->
    [1] nu 1 punt
   *[other] nu { $points } punten
}
page-carrara-title-brown = { $card ->
    [1] Waarderingen
    [2] Grote gebouwen
    [3] Stadsheer
    [4] Bouwheer
    [5] Bankier
   *[6] Roem
}
page-carrara-need-brown = { $card ->
    [1] Waardeer { $need } keer.
    [2] Bezit { $need } gebouwen met bouwkosten 5 of 8.
    [3] { $need ->
        [one] Waardeer 1 stad.
       *[other] Waardeer { $need } steden.
    }
    [4] Bezit { $need } gebouwen.
    [5] Bezit { $need } munten.
   *[6] Heb { $need } punten op het scorespoor.
}
page-carrara-pays-brown = { $card ->
    [5] Aan het einde zijn voor iedereen 2 munten één punt.
   *[other] Alleen een voorwaarde; geen punten.
}
page-carrara-title-purple = { $card ->
    [1] Objecten
    [2] Paren
    [3] Drielingen
    [4] Vierling
    [5] Paar en vierling
    [6] Verzamelaar
    [7] Combinaties van drie
   *[8] Vermenigvuldigen
}
page-carrara-need-purple = { $card ->
    [1] Bezit { $need } objecten.
    [2] Bezit drie paren gelijke objecten.
    [3] Bezit twee drielingen gelijke objecten.
    [4] Bezit vier gelijke objecten.
    [5] Bezit een paar en een vierling.
    [6] Bezit vier verschillende objecten.
    [7] Bezit twee combinaties van drie verschillende.
   *[8] Bezit drie paren gelijke objecten.
}
page-carrara-pays-purple = { $card ->
    [1] 3 punten per stuk.
    [2] 5 punten per paar.
    [3] 7 punten per drieling.
    [4] 2–6 gelijke: 3, 6, 10, 15, 21 punten.
    [5] 20 punten per combinatie.
    [6] Combinaties van 2–6 verschillende: 3, 7, 12, 18, 24 punten.
    [7] 8 punten per combinatie.
   *[8] Tot drie groepen gelijke worden vermenigvuldigd.
}
page-carrara-title-grey = { $card ->
    [1] Bouwkosten
    [2] Per twee
    [3] Per drie
    [4] Per vier
    [5] Groot gebouw
    [6] Platteland
    [7] Stad
    [8] Drie steden
   *[9] Stad en platteland
}
page-carrara-need-grey = { $card ->
    [1] Bezit gebouwen die samen { $need } kosten.
    [2] 2 gebouwen in elk van 3 steden.
    [3] { $each } gebouwen in elk van 2 steden.
    [4] 4 gebouwen in één stad.
    [5] Bezit een gebouw met bouwkosten 8.
    [6] Bezit { $need } plattelandsgebouwen.
    [7] Bezit { $need } stadsgebouwen.
    [8] 2 gebouwen in elk van 3 steden.
   *[9] Bezit { $each } stads- en { $each } plattelandsgebouwen.
}
page-carrara-pays-grey = { $card ->
    [1] De som ervan in punten.
    [2] Telkens 2 in een stad: 11, 9, 7, 5, 3, 1 vanaf Livorno.
    [3] Telkens 3 in een stad: 17, 14, 11, 8, 5, 2 vanaf Livorno.
    [4] Telkens 4 in een stad: 23, 19, 15, 11, 7, 3 vanaf Livorno.
    [5] Elk: 34, 26, 19, 13, 8, 4 vanaf Livorno.
    [6] 6 punten per stuk.
    [7] 3 punten per stuk.
    [8] De aantallen van de drie beste steden vermenigvuldigd.
   *[9] Elk paar telt beide bouwkosten.
}
page-carrara-title-green = { $form ->
    [cities-1] Eén stad
    [cities-2] Twee steden
    [types-1] Eén gebouwsoort
    [types-2] Twee gebouwsoorten
    [largest] De grootste
    [smallest] De kleinste
    [halves] Links en rechts
   *[cities-most] Hoogste in de stad
}
page-carrara-pays-green = { $form ->
    [cities-1] Waardeer aan het einde één stad, ook als ze al gewaardeerd is; zonder objecten.
    [cities-2] Waardeer aan het einde twee steden, ook als ze al gewaardeerd zijn; zonder objecten.
    [types-1] Waardeer aan het einde één gebouwsoort, ook als je die al gewaardeerd hebt; zonder objecten.
    [types-2] Waardeer aan het einde twee gebouwsoorten, ook als je die al gewaardeerd hebt; zonder objecten.
    [largest] Waardeer aan het einde je grootste gebouw van elke soort, ook als het al gewaardeerd is.
    [smallest] Waardeer aan het einde je kleinste gebouw van elke soort, ook als het al gewaardeerd is.
    [halves] Hoogste bouwkosten in de drie linker steden: 9 punten; in de drie rechter: 9.
   *[cities-most] Hoogste bouwkosten in een stad: 14, 12, 10, 8, 6, 4 vanaf Livorno.
}
