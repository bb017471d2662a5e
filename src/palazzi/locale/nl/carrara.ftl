# Die Paläste von Carrara
carrara-title = Die Paläste von Carrara
carrara-option-expansion = Uitbreiding: uit, willekeurig getrokken kaarten, of een van de voorgestelde combinaties
carrara-option-brown = Bruine kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-purple = Paarse kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-grey = Grijze kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-green = Groene kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-start = Wie begint
carrara-option-memory-aid = Geheugensteun: toon wat er achter elk scherm ligt

carrara-stone = { $colour ->
    [white] wit
    [yellow] geel
    [red] rood
    [green] groen
    [blue] blauw
   *[black] zwart
}
carrara-building = { $type ->
    [library] bibliotheek
    [cathedral] kathedraal
    [palace] paleis
    [gate] poort
    [castle] kasteel
   *[villa] villa
} { $cost }
carrara-city = { $city ->
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
   *[lerici] Lerici
}
carrara-object = { $object ->
    [book] boek
    [chalice] kelk
    [crown] kroon
    [key] sleutel
    [flag] vlag
   *[arms] wapenschild
}
carrara-scoring = { $what ->
    [library] bibliotheken
    [cathedral] kathedralen
    [palace] paleizen
    [gate] poorten
    [castle] kastelen
    [villa] villa's
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
    [lerici] Lerici
    [city-buildings] stadsgebouwen
   *[country-buildings] plattelandsgebouwen
}
carrara-card = { $colour ->
    [brown] bruine kaart { $number }
    [purple] paarse kaart { $number }
    [grey] grijze kaart { $number }
   *[green] groene kaart { $number }
}

# Wat de kaarten zeggen
carrara-brown-1 = { $need } keer gewaardeerd
carrara-brown-2 = { $need } gebouwen van kosten 5 of 8
carrara-brown-3 = { $need ->
    [one] 1 stad gewaardeerd
   *[other] { $need } steden gewaardeerd
}
carrara-brown-4 = { $need } gebouwen
carrara-brown-5 = { $need } munten; op het einde is elke 2 munten een punt, voor iedereen
carrara-brown-6 = { $need } punten op het scorespoor
carrara-purple-1 = { $need } objecten; 3 punten per stuk
carrara-purple-2 = Drie paren gelijke objecten; 5 punten per paar
carrara-purple-3 = Twee drietallen gelijke objecten; 7 punten per drietal
carrara-purple-4 = Vier gelijke objecten; 2, 3, 4, 5, 6 gelijke zijn 3, 6, 10, 15, 21 punten
carrara-purple-5 = Een paar en vier gelijke; 20 punten voor elke zulke combinatie
carrara-purple-6 = Vier verschillende objecten; reeksen van 2, 3, 4, 5, 6 verschillende zijn 3, 7, 12, 18, 24 punten
carrara-purple-7 = Twee reeksen van drie verschillende objecten; 8 punten per reeks
carrara-purple-8 = Drie paren gelijke objecten; tot drie groepen gelijke objecten worden vermenigvuldigd
carrara-grey-1 = Bouwkosten van { $need }; de som ervan in punten
carrara-grey-2 = 2 gebouwen in elk van 3 steden; elke 2 in een stad zijn 11, 9, 7, 5, 3, 1 punten van Livorno tot Lerici
carrara-grey-3 = { $need } gebouwen in elk van 2 steden; elke 3 in een stad zijn 17, 14, 11, 8, 5, 2 punten van Livorno tot Lerici
carrara-grey-4 = 4 gebouwen in één stad; elke 4 in een stad zijn 23, 19, 15, 11, 7, 3 punten van Livorno tot Lerici
carrara-grey-5 = Een gebouw van kosten 8; elk is 34, 26, 19, 13, 8, 4 punten van Livorno tot Lerici
carrara-grey-6 = { $need } plattelandsgebouwen; 6 punten per stuk
carrara-grey-7 = { $need } stadsgebouwen; 3 punten per stuk
carrara-grey-8 = 2 gebouwen in elk van 3 steden; de aantallen gebouwen van de drie beste steden vermenigvuldigd
carrara-grey-9 = { $need } stads- en { $need } plattelandsgebouwen; paren van beide tellen de som van hun kosten
carrara-green-form = { $form ->
    [cities-1] Waardeer op het einde één stad naar keuze nog eens
    [cities-2] Waardeer op het einde twee steden naar keuze nog eens
    [types-1] Waardeer op het einde één soort gebouw naar keuze nog eens
    [types-2] Waardeer op het einde twee soorten gebouwen naar keuze nog eens
    [largest] Waardeer op het einde het grootste gebouw van elke soort nog eens
    [smallest] Waardeer op het einde het kleinste gebouw van elke soort nog eens
    [halves] 9 punten voor de meeste bouwkosten in Livorno, Pisa en Lucca, en 9 in de andere drie steden
   *[cities-most] Meeste bouwkosten in een stad: 14, 12, 10, 8, 6, 4 punten van Livorno tot Lerici
}

# Wat een speler gevraagd wordt
carrara-over = Het spel is afgelopen.
carrara-chance = Er wordt getrokken.
carrara-ask-turning = { $ending ->
    [running] Jij bent aan de beurt: stenen kopen, bouwen of waarderen.
   *[other] Je laatste beurt: stenen kopen, bouwen of waarderen.
}
carrara-ask-choosing = Je hebt { $coins } munten. Uit welk segment koop je?
carrara-ask-buying = { $count ->
    [0] Je hebt { $coins } munten. Welke steen uit segment { $segment } neem je?
    [one] Eén steen voor { $spent }, en nog { $coins } munten. Nog een uit segment { $segment }?
   *[other] { $count } stenen voor { $spent }, en nog { $coins } munten. Nog een uit segment { $segment }?
}
carrara-ask-siting = In welke stad bouw je dit: { $building }?
carrara-ask-replacing = Welk van je gebouwen wordt vervangen door: { $building }?
carrara-ask-paying = { $due ->
    [one] Betaal { $building } in { $city }: nog één steen.
   *[other] Betaal { $building } in { $city }: nog { $due } stenen.
}
carrara-ask-upgrading = Welke opwaardeerder neem je?
carrara-ask-shopping = Je hebt { $coins } munten: koop een object voor 10, of beëindig je beurt.
carrara-ask-announcing = { $ending ->
    [last-building] Je vervult alle drie de voorwaarden en niemand heeft het einde nog aangekondigd. Aankondigen?
   *[other] Je vervult alle drie de voorwaarden. Het einde aankondigen?
}

# Acties
carrara-act-buy = Draai aan de schijf en koop stenen
carrara-act-stay = Koop stenen zonder aan de schijf te draaien
carrara-act-pass = Doe niets
carrara-act-done = Genoeg stenen
carrara-act-skip = Nee, bedankt
carrara-act-skip-shopping = { $ends ->
    [0] Koop geen object
   *[other] Beurt beëindigen
}
carrara-act-skip-announcing = Kondig het einde niet aan
carrara-act-skip-upgrading = Neem geen opwaardeerder
carrara-act-announce = Kondig het einde aan (5 punten)
carrara-act-score = Waardeer { $what }
carrara-act-score-for = Waardeer { $what }: { $gains }
carrara-act-build = Bouw { $building }
carrara-act-raise = Verhoog een gebouw tot { $building }
carrara-act-replace = Vervang { $building }
carrara-act-in = In { $city }
carrara-act-segment = Koop uit segment { $segment }
carrara-act-take = Neem { $stone }
carrara-act-take-for = { $price ->
    [0] Neem { $stone } voor niets
    [one] Neem { $stone } voor 1 munt
   *[other] Neem { $stone } voor { $price } munten
}
carrara-act-pay = Betaal met { $stone }
carrara-act-upgrade = Waardeer { $field } op
carrara-act-object = Koop een object voor 10 munten: { $object }
carrara-act-done-for = { $coins ->
    [0] { $count ->
        [one] Neem 1 steen voor niets
       *[other] Neem { $count } stenen voor niets
    }
   *[other] { $count ->
        [one] Koop 1 steen voor { $coins }
       *[other] Koop { $count } stenen voor { $coins }
    }
}
carrara-act-segment-all = { $coins ->
    [0] Neem voor niets uit segment { $segment }: { $stones }
   *[other] Koop voor { $coins } uit segment { $segment }: { $stones }
}
carrara-act-take-all = { $coins ->
    [0] Neem voor niets: { $stones }
   *[other] Koop voor { $coins }: { $stones }
}
carrara-act-build-in = Bouw { $building } in { $city }
carrara-act-build-paying = Bouw { $building } in { $city } met { $stones }
carrara-act-raise-in = { $due ->
    [one] Verhoog { $old } in { $city } tot { $building } met 1 steen
   *[other] Verhoog { $old } in { $city } tot { $building } met { $due } stenen
}
carrara-act-raise-paying = Verhoog { $old } in { $city } tot { $building } met { $stones }
carrara-act-upgrade-to = { $field }: voortaan { $coins ->
    [0] { $points } punten
    [one] 1 munt en { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] { $coins } munten en { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
} per kostenpunt
carrara-gain-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
carrara-gain-coins = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
carrara-gain-objects = { $n ->
    [one] 1 object
   *[other] { $n } objecten
}
carrara-gain-thing = { $n ->
    [1] { $object }
   *[other] { $n } × { $object }
}
carrara-act-first = { $player } begint
carrara-act-card = Open ligt: { $card }
carrara-act-draw = { $stone } wordt getrokken
carrara-act-reveal = { $building } wordt opengelegd

# Het verslag
carrara-log-then = { $first } { $second }
carrara-log-first = { $player } begint.
carrara-log-card = Open ligt: { $card }.
carrara-log-laid = In het aanbod: { $buildings }.
carrara-log-refilled = Nieuw in het aanbod: { $building }.
carrara-log-draw = Op segment I liggen nu: { $stones }.
carrara-log-buy = { $player } draait aan de schijf.
carrara-log-stay = { $player } koopt zonder aan de schijf te draaien.
carrara-log-pass = { $player } doet niets.
carrara-log-alms = { $player } kan niets doen en neemt 2 munten.
carrara-log-bought = { $coins ->
    [0] { $player } neemt voor niets uit segment { $segment }: { $stones }.
    [one] { $player } koopt voor 1 munt uit segment { $segment }: { $stones }.
   *[other] { $player } koopt voor { $coins } munten uit segment { $segment }: { $stones }.
}
carrara-log-built = { $player } bouwt { $building } in { $city } en betaalt { $stones }.
carrara-log-raised = { $player } verhoogt { $old } in { $city } tot { $building } en betaalt { $stones }.
carrara-log-scored = { $player } waardeert { $what }: { $gains }.
carrara-log-upgrade = { $player } waardeert { $field } op.
carrara-log-object = { $player } koopt voor 10 munten een object: { $object }.
carrara-log-announce = { $player } kondigt het einde aan en krijgt 5 punten.

# Het einde
carrara-end-announced = { $player } heeft het einde aangekondigd.
carrara-end-last-building = Het laatste gebouw is gebouwd.
carrara-account-track = Punten op het scorespoor
carrara-account-announcement = Aankondiging van het einde
carrara-account-objects = { $objects ->
    [one] 1 object
   *[other] { $objects } objecten
}
carrara-account-buildings = Bouwkosten
carrara-account-purple = { $objects ->
    [one] Paarse kaart { $card }: 1 object
   *[other] Paarse kaart { $card }: { $objects } objecten
}
carrara-account-loose = { $objects ->
    [one] 1 ander object
   *[other] { $objects } andere objecten
}
carrara-account-grey = Grijze kaart { $card }: gebouwen
carrara-account-green = { $coins ->
    [0] Groene kaart { $card }
    [one] Groene kaart { $card } (en 1 munt)
   *[other] Groene kaart { $card } (en { $coins } munten)
}
carrara-account-coins = { $coins ->
    [one] 1 munt, per { $rate } een punt
   *[other] { $coins } munten, per { $rate } een punt
}

# Het bord in woorden
carrara-board-wheel = Schijf
carrara-board-bag = { $stones } in de zak
carrara-board-cities = Steden en bijzondere velden: wat elk kostenpunt oplevert
carrara-board-gain = { $points ->
    [0] { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }
    [one] { $coins ->
        [0] 1 punt
        [one] 1 munt en 1 punt
       *[other] { $coins } munten en 1 punt
    }
   *[other] { $coins ->
        [0] { $points } punten
        [one] 1 munt en { $points } punten
       *[other] { $coins } munten en { $points } punten
    }
}{ $needed ->
    [0] { "" }
   *[other] ; te waarderen vanaf { $needed } gebouwen; te betalen met { $stones }
}
carrara-board-offer = In het aanbod
carrara-board-stack = nog { $buildings } op de stapel
carrara-board-sale = Te koop
carrara-board-upgraders = Opwaardeerders
carrara-board-empty = leeg
carrara-board-stones = Stenen
carrara-board-objects = Objecten
carrara-board-coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
carrara-board-markers = { $markers ->
    [one] nog 1 waarderingssteen
   *[other] nog { $markers } waarderingsstenen
}
carrara-board-scored = Gewaardeerd
carrara-board-upgraded = opgewaardeerd
carrara-board-last-round = laatste ronde

# Wat een editie kan verbeteren
carrara-edition-yields = Munten en punten die een kostenpunt in een stad oplevert, elk 0 tot 9.
carrara-edition-objects = Het object dat gebouwen van een type opleveren. Een type dat het zijne verliest, krijgt wat overblijft.
carrara-edition-upgraders = Munten en punten per kostenpunt op een veld met opwaardeerder, elk 0 tot 9.
carrara-edition-numbers = Het nummer op elke kaart, in de volgorde van de regels. Opties en sets noemen dan deze nummers.
carrara-edition-greens = Wat een groene kaart waardeert: cities-1, cities-2, types-1, types-2, largest, smallest, halves of cities-most.
carrara-edition-grey-3 = Hoeveel gebouwen in elk van twee steden de voorwaarde van grijs 3 vraagt: 2 of 3.
carrara-edition-sets = De bruine, paarse, grijze en groene kaart van een voorgestelde set.

# Waarom niet
carrara-why-coins = Kost { $price }, je hebt { $coins }.
carrara-why-stones = Kost { $cost ->
    [one] 1 steen
   *[other] { $cost } stenen
}, je hebt er { $have }.
carrara-why-raise = Geen van je gebouwen kan met je stenen ({ $have }) tot kosten { $cost } verhoogd worden.
carrara-why-city = { $city } neemt { $have } van je stenen, en het kost er { $cost }.
carrara-why-colour = { $city } neemt geen { $stone }.
carrara-why-no-stone = Je hebt geen steen meer van { $stone }.
carrara-why-empty = Op segment { $segment } ligt geen steen.
carrara-why-no-marker = Al je { $used } markers liggen.
carrara-why-scored = { $player } heeft { $what } al gewaardeerd.
carrara-why-no-building = Daarvan heb je er geen: { $what }.
carrara-why-few = { $what } vraagt { $needed ->
    [one] 1 gebouw
   *[other] { $needed } gebouwen
}, je hebt er daar { $have }.
carrara-suggest-then = Koop { $count ->
    [one] 1 steen
   *[other] { $count } stenen
} voor { $coins }. { $then }
carrara-suggest-score = { $first }. { $then }
