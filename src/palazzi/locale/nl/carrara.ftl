# Die Paläste von Carrara
carrara-option-expansion = Uitbreiding: uit, willekeurig getrokken kaarten, of een van de voorgestelde combinaties
carrara-option-brown = Bruine kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-purple = Paarse kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-grey = Grijze kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-green = Groene kaart van de uitbreiding, op nummer: in plaats van wat de uitbreiding zou brengen
carrara-option-start = Wie begint
carrara-option-memory-aid = Geheugensteun: toon wat er achter elk zichtscherm ligt

carrara-stone = { $colour ->
    [white] wit
    [yellow] geel
    [red] rood
    [green] groen
    [blue] blauw
   *[black] zwart
}
    .inflected = { $colour ->
        [white] witte
        [yellow] gele
        [red] rode
        [green] groene
        [blue] blauwe
       *[black] zwarte
    }
    .a = een { carrara-stone.inflected } bouwsteen
    .many = { carrara-stone.inflected } bouwstenen
carrara-stones = { $count } { carrara-stone.inflected }{ $last ->
    [0] { "" }
   *[other] { $count ->
        [one] {" "}bouwsteen
       *[other] {" "}bouwstenen
    }
}
carrara-building = { $type ->
    [library] bibliotheek
    [cathedral] kathedraal
    [palace] paleis
    [gate] poort
    [castle] kasteel
   *[villa] villa
} { $cost }
    .a = een { $type ->
        [library] bibliotheek
        [cathedral] kathedraal
        [palace] paleis
        [gate] poort
        [castle] kasteel
       *[villa] villa
    } van { $cost }
    .the = { $type ->
        [library] de bibliotheek
        [cathedral] de kathedraal
        [palace] het paleis
        [gate] de poort
        [castle] het kasteel
       *[villa] de villa
    } van { $cost }
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
    [key] poort
    [flag] vlag
   *[arms] wapenschild
}
    .a = een { carrara-object }
    .many = { $object ->
        [book] boeken
        [chalice] kelken
        [crown] kronen
        [key] poorten
        [flag] vlaggen
       *[arms] wapenschilden
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
    .the = { $what ->
        [library] de bibliotheken
        [cathedral] de kathedralen
        [palace] de paleizen
        [gate] de poorten
        [castle] de kastelen
        [villa] de villa's
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
        [lerici] Lerici
        [city-buildings] de stadsgebouwen
       *[country-buildings] de plattelandsgebouwen
    }
carrara-card = { $colour ->
    [brown] { page-carrara-title-brown } (bruin { $card })
    [purple] { page-carrara-title-purple } (paars { $card })
    [grey] { page-carrara-title-grey } (grijs { $card })
   *[green] { page-carrara-title-green } (groen { $card })
}

# Wat de kaarten zeggen
carrara-brown-1 = { $need } keer gewaardeerd
carrara-brown-2 = { $need } gebouwen met bouwkosten 5 of 8
carrara-brown-3 = { $need ->
    [one] 1 stad gewaardeerd
   *[other] { $need } steden gewaardeerd
}
carrara-brown-4 = { $need } gebouwen
carrara-brown-5 = { $need } munten; aan het einde zijn voor iedereen 2 munten één punt
carrara-brown-6 = { $need } punten op het scorespoor
carrara-purple-1 = { $need } objecten; 3 punten per stuk
carrara-purple-2 = Drie paren: telkens twee gelijke objecten; 5 punten per paar
carrara-purple-3 = Twee drielingen: telkens drie gelijke objecten; 7 punten per drieling
carrara-purple-4 = Een vierling; 2, 3, 4, 5, 6 gelijke objecten zijn 3, 6, 10, 15, 21 punten
carrara-purple-5 = Een paar en een vierling; 20 punten voor elke combinatie van die twee
carrara-purple-6 = Vier verschillende objecten; combinaties van 2, 3, 4, 5, 6 verschillende zijn 3, 7, 12, 18, 24 punten
carrara-purple-7 = Twee combinaties van drie verschillende objecten; 8 punten per combinatie
carrara-purple-8 = Drie paren gelijke objecten; tot drie groepen gelijke objecten worden vermenigvuldigd
carrara-grey-1 = Bouwkosten van { $need }; de som ervan in punten
carrara-grey-2 = 2 gebouwen in elk van 3 steden; telkens 2 in een stad zijn van Livorno tot Lerici 11, 9, 7, 5, 3, 1 punten waard
carrara-grey-3 = { $need } gebouwen in elk van 2 steden; telkens 3 in een stad zijn van Livorno tot Lerici 17, 14, 11, 8, 5, 2 punten waard
carrara-grey-4 = 4 gebouwen in één stad; telkens 4 in een stad zijn van Livorno tot Lerici 23, 19, 15, 11, 7, 3 punten waard
carrara-grey-5 = Een gebouw met bouwkosten 8; elk is van Livorno tot Lerici 34, 26, 19, 13, 8, 4 punten waard
carrara-grey-6 = { $need } plattelandsgebouwen; 6 punten per stuk
carrara-grey-7 = { $need } stadsgebouwen; 3 punten per stuk
carrara-grey-8 = 2 gebouwen in elk van 3 steden; de aantallen gebouwen in de drie beste steden worden vermenigvuldigd
carrara-grey-9 = { $need } stads- en { $need } plattelandsgebouwen; elk paar van een stads- en een plattelandsgebouw telt de som van hun bouwkosten
carrara-green-form = { $form ->
    [cities-1] Waardeer aan het einde één stad naar keuze, ook als ze al gewaardeerd is
    [cities-2] Waardeer aan het einde twee steden naar keuze, ook als ze al gewaardeerd zijn
    [types-1] Waardeer aan het einde één gebouwsoort naar keuze, ook als je die al gewaardeerd hebt
    [types-2] Waardeer aan het einde twee gebouwsoorten naar keuze, ook als je die al gewaardeerd hebt
    [largest] Waardeer aan het einde je grootste gebouw van elke soort, ook als het al gewaardeerd is
    [smallest] Waardeer aan het einde je kleinste gebouw van elke soort, ook als het al gewaardeerd is
    [halves] 9 punten voor de hoogste bouwkosten in Livorno, Pisa en Lucca samen, en 9 in de andere drie steden
   *[cities-most] Hoogste bouwkosten in een stad: van Livorno tot Lerici 14, 12, 10, 8, 6, 4 punten
}

# Wat een speler gevraagd wordt
carrara-over = Het spel is afgelopen.
carrara-chance = Er wordt getrokken.
carrara-ask-turning = { $ending ->
    [running] Jij bent aan de beurt: bouwstenen kopen, bouwen of waarderen.
   *[other] Je laatste beurt: bouwstenen kopen, bouwen of waarderen.
}
carrara-ask-choosing = Je hebt { carrara-board-coins }. Uit welk segment koop je?
carrara-ask-buying = { $count ->
    [0] Je hebt { carrara-board-coins }. Welke bouwsteen uit segment { $segment } neem je?
    [one] Eén bouwsteen voor { $spent }, en nog { carrara-board-coins }. Nog een uit segment { $segment }?
   *[other] { $count } bouwstenen voor { $spent }, en nog { carrara-board-coins }. Nog een uit segment { $segment }?
}
carrara-ask-siting = In welke stad bouw je { $building-the }?
carrara-ask-replacing = Welk van je gebouwen verhoog je tot { $building-a }?
carrara-ask-paying = { $due ->
    [one] Betaal { $building-the } in { $city }: nog één bouwsteen.
   *[other] Betaal { $building-the } in { $city }: nog { $due } bouwstenen.
}
carrara-ask-upgrading = Welke opwaardeerder neem je?
carrara-ask-shopping = Je hebt { $coins } munten: koop een object voor 10, of beëindig je beurt.
carrara-ask-announcing = { $ending ->
    [last-building] Je vervult alle drie de voorwaarden en niemand heeft het einde nog aangekondigd. Aankondigen?
   *[other] Je vervult alle drie de voorwaarden. Het einde aankondigen?
}

# Acties
carrara-act-buy = Draai de draaischijf verder en koop bouwstenen
carrara-act-stay = Koop bouwstenen zonder te draaien
carrara-act-pass = Doe niets
carrara-act-done = Genoeg bouwstenen
carrara-act-skip = Nee, bedankt
carrara-act-skip-shopping = { $ends ->
    [0] Koop geen object
   *[other] Beëindig je beurt
}
carrara-act-skip-announcing = Kondig het einde niet aan
carrara-act-skip-upgrading = Neem geen opwaardeerder
carrara-act-announce = Kondig het einde aan (5 punten)
carrara-act-score = Waardeer { $what-the }
carrara-act-score-for = Waardeer { $what-the }: { $gains }
carrara-act-build = Bouw { $building-the }
carrara-act-raise = Verhoog een gebouw tot { $building-a }
carrara-act-replace = Vervang { $building-the }
carrara-act-in = In { $city }
carrara-act-segment = Koop uit segment { $segment }
carrara-act-take = Neem { $stone-a }
carrara-act-take-for = { $price ->
    [0] Neem { $stone-a } gratis
    [one] Koop { $stone-a } voor 1 munt
   *[other] Koop { $stone-a } voor { $price } munten
}
carrara-act-pay = Betaal met { $stone-a }
carrara-act-upgrade = Waardeer { $field-the } op
carrara-act-object = Koop { $object-a }
carrara-act-done-for = { $coins ->
    [0] { $count ->
        [one] Neem 1 bouwsteen gratis
       *[other] Neem { $count } bouwstenen gratis
    }
   *[other] { $count ->
        [one] Koop 1 bouwsteen voor { $coins }
       *[other] Koop { $count } bouwstenen voor { $coins }
    }
}
carrara-act-segment-all = { $coins ->
    [0] Neem gratis uit segment { $segment }: { $stones }
   *[other] Koop voor { $coins } uit segment { $segment }: { $stones }
}
carrara-act-take-all = { $coins ->
    [0] Neem gratis: { $stones }
   *[other] Koop voor { $coins }: { $stones }
}
carrara-act-build-in = Bouw { $building-the } in { $city }
carrara-act-build-paying = Bouw { $building-the } in { $city } met { $stones }
carrara-act-raise-in = { $due ->
    [one] Verhoog { $old-the } in { $city } met 1 bouwsteen tot { $building-a }
   *[other] Verhoog { $old-the } in { $city } met { $due } bouwstenen tot { $building-a }
}
carrara-act-raise-paying = Verhoog { $old-the } in { $city } met { $stones } tot { $building-a }
carrara-act-upgrade-to = { $field }: voortaan { carrara-yield } per kostenpunt
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
    [1] { $object-a }
   *[other] { $n } { $object-many }
}
carrara-act-first = { $player } begint
carrara-act-card = Open: { $card }
carrara-act-draw = Getrokken: { $stone }
carrara-act-reveal = Opengelegd: { $building }

# Het verslag
carrara-log-then = { $first } { $second }
carrara-log-first = { $player } begint.
carrara-log-card = Open ligt: { $card }.
carrara-log-laid = In het aanbod: { $buildings }.
carrara-log-refilled = Nieuw in het aanbod: { $building }.
carrara-log-draw = Nu op segment I: { $stones }.
carrara-log-buy = { $player } draait de draaischijf verder.
carrara-log-stay = { $player } koopt zonder te draaien.
carrara-log-pass = { $player } doet niets.
carrara-log-alms = { $player } kan geen enkele actie uitvoeren en neemt 2 munten.
carrara-log-alms-poor = { $player } kan geen bouwsteen betalen en neemt 2 munten.
carrara-log-bought = { $coins ->
    [0] { $player } neemt gratis uit segment { $segment }: { $stones }.
    [one] { $player } koopt voor 1 munt uit segment { $segment }: { $stones }.
   *[other] { $player } koopt voor { $coins } munten uit segment { $segment }: { $stones }.
}
carrara-log-built = { $player } bouwt { $building-the } in { $city } en betaalt met { $stones }.
carrara-log-raised = { $player } verhoogt { $old-the } in { $city } tot { $building-a } en betaalt met { $stones }.
carrara-log-scored = { $player } waardeert { $what-the }: { $gains }.
carrara-log-upgrade = { $player } waardeert { $field-the } op.
carrara-log-object = { $player } koopt { $object-a } voor 10 munten.
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
    [one] { page-carrara-title-purple } (paars): 1 object
   *[other] { page-carrara-title-purple } (paars): { $objects } objecten
}
carrara-account-loose = { $objects ->
    [one] 1 ander object
   *[other] { $objects } andere objecten
}
carrara-account-grey = { page-carrara-title-grey } (grijs)
carrara-account-green = { $coins ->
    [0] { page-carrara-title-green } (groen)
    [one] { page-carrara-title-green } (groen; en 1 munt)
   *[other] { page-carrara-title-green } (groen; en { $coins } munten)
}
carrara-account-coins = { $coins ->
    [one] 1 munt, één punt per { $rate }
   *[other] { $coins } munten, één punt per { $rate }
}

# Het bord in woorden
carrara-board-wheel = Draaischijf
carrara-board-bag = { $stones } in de zak
carrara-board-cities = Steden en speciale velden: wat elk kostenpunt oplevert
carrara-yield = { $points ->
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
}
carrara-board-gain = { carrara-yield }{ $needed ->
    [0] { "" }
   *[other] ; te waarderen vanaf { $needed } gebouwen; te betalen met { $stones }
}
carrara-board-offer = In het aanbod
carrara-board-stack = nog { $buildings } op de stapel
carrara-board-sale = Te koop
carrara-board-upgraders = Opwaardeerders
carrara-board-empty = leeg
carrara-board-stones = Bouwstenen
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
carrara-edition-objects = Het object dat gebouwen van een soort opleveren. Een soort die haar object kwijtraakt, krijgt wat overblijft.
carrara-edition-upgraders = Munten en punten per kostenpunt op een veld met opwaardeerder, elk 0 tot 9.
carrara-edition-numbers = Het nummer op elke kaart, in de volgorde van de regels. Opties en combinaties noemen dan deze nummers.
carrara-edition-greens = Wat een groene kaart waardeert: cities-1, cities-2, types-1, types-2, largest, smallest, halves of cities-most.
carrara-edition-grey-3 = Hoeveel gebouwen in elk van twee steden de voorwaarde van grijs 3 vraagt: 2 of 3.
carrara-edition-sets = De bruine, paarse, grijze en groene kaart van een voorgestelde combinatie.

# Waarom niet
carrara-why-coins = Kost { $price }, je hebt { $coins }.
carrara-why-stones = Kost { $cost ->
    [one] 1 bouwsteen
   *[other] { $cost } bouwstenen
}, je hebt er { $have }.
carrara-why-raise = Geen van je gebouwen kan met je { $have ->
    [one] 1 bouwsteen
   *[other] { $have } bouwstenen
} tot bouwkosten { $cost } verhoogd worden.
carrara-why-city = { $city } laat { $have } van je bouwstenen toe, en het kost er { $cost }.
carrara-why-colour = { $city } laat geen { $stone-many } toe.
carrara-why-no-stone = Je hebt geen { $stone-many } meer.
carrara-why-empty = Op segment { $segment } ligt geen bouwsteen.
carrara-why-no-marker = Al je { $used } waarderingsstenen zijn gebruikt.
carrara-why-scored = { $player } heeft { $what-the } al gewaardeerd.
carrara-why-no-building = Daarvan heb je geen gebouw: { $what }.
carrara-why-few = { $what } vraagt { $needed ->
    [one] 1 gebouw
   *[other] { $needed } gebouwen
}, je hebt er daar { $have }.
carrara-suggest-then = { carrara-act-done-for }. { $then }
carrara-suggest-score = { $first }. { $then }
carrara-suggest-segment = Segment { $segment }: { $count ->
    [one] 1 bouwsteen
   *[other] { $count } bouwstenen
} { $coins ->
    [0] gratis
   *[other] voor { $coins }
}
carrara-suggest-end = { $first }. { $then }
