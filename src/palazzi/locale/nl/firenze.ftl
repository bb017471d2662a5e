# Firenze
firenze-option-start = Wie begint
firenze-option-placing = Neutrale zegels: gelijkmatig verdeeld, door het toeval, door de startspeler geplaatst, of één dode kleur
firenze-option-seals = Aantal neutrale zegels (een dode kleur krijgt er altijd zes)
firenze-option-dead = Welke kleur dood is, als er een dode kleur is
firenze-option-campanile = Met de kaart Campanile spelen
firenze-option-memory-aid = Geheugensteun: handkaarten tonen, want ze zijn allemaal open genomen

firenze-colour = { $colour ->
    [white] wit
    [yellow] geel
    [green] groen
    [red] rood
    [blue] blauw
   *[purple] paars
}
firenze-brick = { $colour ->
    [white] een witte steen
    [yellow] een gele steen
    [green] een groene steen
    [red] een rode steen
    [blue] een blauwe steen
   *[purple] een paarse steen
}
firenze-tower = { $colour ->
    [white] de witte toren
    [yellow] de gele toren
    [green] de groene toren
    [red] de rode toren
    [blue] de blauwe toren
   *[purple] de paarse toren
} van { $height }
firenze-tower-numbered = toren { $number } ({ firenze-colour }, { $height } hoog)
firenze-tower-short = { $colour ->
    [white] een witte toren
    [yellow] een gele toren
    [green] een groene toren
    [red] een rode toren
    [blue] een blauwe toren
   *[purple] een paarse toren
} van { $height }
firenze-count = { $count }× { firenze-colour }
firenze-commission = { firenze-colour } { $height }

firenze-card-collapse = Instorting
    .subject = De Instorting
    .the = de Instorting
firenze-card-flood = Hoogwater
    .subject = Het Hoogwater
    .the = het Hoogwater
firenze-card-warehouse-fire = Magazijnbrand
    .subject = De Magazijnbrand
    .the = de Magazijnbrand
firenze-card-luxury-tax = Luxebelasting
    .subject = De Luxebelasting
    .the = de Luxebelasting
firenze-card-botched-work = Knoeiwerk
    .subject = Het Knoeiwerk
    .the = het Knoeiwerk
firenze-card-renaissance = Renaissance
    .subject = De Renaissance
    .the = de Renaissance
firenze-card-saboteur = Saboteur
    .subject = De Saboteur
    .the = de Saboteur
firenze-card-tribute = Eerbetoon
    .subject = Het Eerbetoon
    .the = het Eerbetoon
firenze-card-alchemist = Alchemist
    .subject = De Alchemist
    .the = de Alchemist
firenze-card-architect = Architect
    .subject = De Architect
    .the = de Architect
firenze-card-princess = Vorstin
    .subject = De Vorstin
    .the = de Vorstin
firenze-card-wholesaler = Grossier
    .subject = De Grossier
    .the = de Grossier
firenze-card-mason = Metselaar
    .subject = De Metselaar
    .the = de Metselaar
firenze-card-patrician = Patriciër
    .subject = De Patriciër
    .the = de Patriciër
firenze-card-smuggler = Smokkelaar
    .subject = De Smokkelaar
    .the = de Smokkelaar
firenze-card-recognition = Erkentelijkheid
    .subject = De Erkentelijkheid
    .the = de Erkentelijkheid
firenze-card-disgrace = Blaam
    .subject = De Blaam
    .the = de Blaam
firenze-card-monument = Gedenkteken
    .subject = Het Gedenkteken
    .the = het Gedenkteken
firenze-card-fame = Beroemd
    .subject = De kaart Beroemd
    .the = de kaart Beroemd
firenze-card-scandal = Schandaal
    .subject = Het Schandaal
    .the = het Schandaal
firenze-card-bridge = Brug
    .subject = De Brug
    .the = de Brug
firenze-card-storehouse = Pakhuis
    .subject = Het Pakhuis
    .the = het Pakhuis
firenze-card-workshop = Werkplaats
    .subject = De Werkplaats
    .the = de Werkplaats
firenze-card-small-privilege = Klein privilege
    .subject = Het Kleine privilege
    .the = het Kleine privilege
firenze-card-medium-privilege = Middelgroot privilege
    .subject = Het Middelgrote privilege
    .the = het Middelgrote privilege
firenze-card-great-privilege = Groot privilege
    .subject = Het Grote privilege
    .the = het Grote privilege
firenze-card-campanile = Campanile
    .subject = De Campanile
    .the = de Campanile

# Wat een speler gevraagd wordt
firenze-over = Het spel is afgelopen.
firenze-chance = Er wordt geloot.
firenze-ask-placing = { $left ->
    [one] Leg het laatste neutrale zegel.
   *[other] Leg { $left } neutrale zegels. Waar komt het volgende?
}
firenze-ask-taking = Jij bent aan de beurt: neem een kaart uit de rij. Op elke kaart links ervan leg je een steen.
firenze-ask-paying = Om { $wanted-the } te nemen: welke steen leg je op { $card-the }? { $left ->
    [one] Het is de laatste.
   *[other] Je moet er nog { $left } leggen.
}
firenze-ask-averting = Je hebt { $card-the } genomen. Weer je de gebeurtenis af met je Patriciër?
firenze-ask-struck = { $card }: welke toren?
firenze-ask-forfeit = { $card }: { $left ->
    [one] één toren kun je niet betalen. Welke geef je op?
   *[other] { $left } torens kun je niet betalen. Welke geef je nu op?
}
firenze-ask-loss = { $card }: { $left ->
    [one] lever nog één steen in.
   *[other] lever nog { $left } stenen in.
}
firenze-ask-swapping = Ruil je voor een steen uit de rij?
firenze-ask-trading = { $left ->
    [one] Leg nog één steen op { $card-the }
   *[other] Leg { $left } stenen op { $card-the }
} voor { firenze-brick }.
firenze-ask-building = { $built ->
    [0] Bouw je? De eerste twee stenen zijn gratis.
    [one] 1 steen gebouwd; bouwkosten: { $cost }.
   *[other] { $built } stenen gebouwd; bouwkosten: { $cost }.
}
firenze-ask-building-old = { firenze-ask-building } Nog te verhogen, anders bouwval: { $towers }.
firenze-ask-costing = { $left ->
    [one] Betaal nog één steen bouwkosten.
   *[other] Betaal nog { $left } stenen bouwkosten.
}
firenze-ask-delivering = Met welke toren vervul je een opdracht?
firenze-ask-limit-bricks = In je magazijn mogen { $most } stenen blijven: { $left ->
    [one] doe er één terug in de zak.
   *[other] doe er { $left } terug in de zak.
}
firenze-ask-limit-cards = Je mag { $most } kaarten houden: { $left ->
    [one] leg er één af.
   *[other] leg er { $left } af.
}
firenze-ask-alchemist-give = Alchemist: welke steen geef je?
firenze-ask-alchemist-get = Alchemist: welke steen neem je uit de zak?
firenze-ask-smuggler-give = Smokkelaar: welke steen geef je?
firenze-ask-smuggler-get = Smokkelaar: welke steen neem je, en van wie?
firenze-ask-wholesaler = Grossier: op welke kaart worden de stenen opnieuw getrokken?
firenze-ask-patrician = Patriciër: welke kaart leg je af?
firenze-ask-saboteur = Saboteur: welke toren van een andere speler?

# Acties
firenze-act-done = Ga verder
firenze-act-done-swapping = { $swapped ->
    [0] Ruil niet
   *[other] Ga bouwen
}
firenze-act-done-building = { $built ->
    [0] Bouw niets
   *[other] { $cost ->
        [0] Bouw { $built }, gratis
       *[other] Bouw { $built }, betaal { $cost }
    }
}{ $ruins ->
    [0] { "" }
    [one] , verlies 1 toren
   *[other] , verlies { $ruins } torens
}
firenze-act-done-delivering = { $ends ->
    [0] Vervul niets meer
   *[other] Vervul niets, beëindig je beurt
}
firenze-act-avert = Weer de gebeurtenis af met de Patriciër
firenze-act-suffer = Weer het niet af
firenze-act-take = Neem kaart { $place }
firenze-act-take-card = { $bricks ->
    [0] Neem { $card-the }, gratis
    [one] Neem { $card-the } voor 1 steen
   *[other] Neem { $card-the } voor { $bricks } stenen
}
firenze-act-lay = Leg { firenze-brick }
firenze-act-lay-on = Leg { firenze-brick } op { $card-the }
firenze-act-return = Doe { firenze-brick } terug in de zak
firenze-act-swap = Ruil voor { firenze-brick } op kaart { $place }
firenze-act-swap-for = Ruil { $bricks } stenen voor { firenze-brick } op { $card-the }
firenze-act-found = Begin { $colour ->
    [white] een witte toren
    [yellow] een gele toren
    [green] een groene toren
    [red] een rode toren
    [blue] een blauwe toren
   *[purple] een paarse toren
}
firenze-act-raise = Verhoog toren { $tower }
firenze-act-raise-to = Verhoog { $tower } naar { $to }
firenze-act-deliver = Vervul een opdracht met toren { $tower }
firenze-act-deliver-for = Vervul { $balcony ->
    [none] opdracht { firenze-commission }
   *[other] balkon { $balcony }, { firenze-commission },
} voor { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
firenze-act-deliver-lent-for = Vervul { $balcony ->
    [none] opdracht { firenze-commission }
   *[other] balkon { $balcony }, { firenze-commission },
} met de Architect en { $tower }, voor { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
firenze-act-deliver-higher = Vervul met de Architect een opdracht één verdieping boven toren { $tower }
firenze-act-deliver-lower = Vervul met de Architect een opdracht één verdieping onder toren { $tower }
firenze-act-bell = Gebruik toren { $tower } als klokkentoren
firenze-act-bell-tower = Gebruik { $tower } als klokkentoren
firenze-act-bell-lent = Gebruik met de Architect { $tower } als klokkentoren
firenze-act-play = Speel { $card-the }
firenze-act-give = Geef { firenze-brick }
firenze-act-get = Neem { firenze-brick }
firenze-act-steal = Neem { firenze-brick } van { $player }
firenze-act-stir = Trek nieuwe stenen voor kaart { $place }
firenze-act-stir-card = Trek nieuwe stenen voor { $card-the }
firenze-act-drop = Leg { $card-the } af
firenze-act-raze = Breek toren { $tower } af
firenze-act-raze-tower = Breek { $tower } af
firenze-act-chip = Haal een steen van toren { $tower }
firenze-act-chip-tower = Haal een steen van { $tower }
firenze-act-sabotage = Haal een steen van toren { $tower } van { $player }
firenze-act-sabotage-tower = Haal bij { $player } een steen van { $tower }
firenze-act-forfeit = Geef toren { $tower } op
firenze-act-forfeit-tower = Geef { $tower } op
firenze-act-seal = Leg een neutraal zegel op { firenze-commission }
firenze-act-first = { $player } begint
firenze-act-dead = De dode kleur is { firenze-colour }
firenze-act-balcony = Een balkon op { firenze-commission }
firenze-act-neutral = Een neutraal zegel op { firenze-commission }
firenze-act-deal = { $card-subject } komt in de rij
firenze-act-draw = Getrokken: { firenze-brick }

# Het verslag
firenze-log-first = { $player } begint.
firenze-log-dead = De dode kleur is { firenze-colour }.
firenze-log-balcony = Balkon { $numeral } ligt op { firenze-commission }.
firenze-log-neutral = Er ligt een neutraal zegel op { firenze-commission }.
firenze-log-seal = { $player } legt een neutraal zegel op { firenze-commission }.
firenze-log-deal = { $card-subject } komt in de rij.
firenze-log-draw = { $card-subject } komt in de rij, met { $bricks }.
firenze-log-redraw = Nu op { $card-the }: { $bricks }.
firenze-log-take = { $player } neemt { $card-the } van plaats { $place }.
firenze-log-lay = { $player } legt { firenze-brick } op { $card-the }.
firenze-log-return = { $player } doet { firenze-brick } terug in de zak.
firenze-log-found = { $player } begint een toren met { firenze-brick }.
firenze-log-get = { $player } neemt { firenze-brick } uit de zak in ruil voor { $given ->
    [white] een witte
    [yellow] een gele
    [green] een groene
    [red] een rode
    [blue] een blauwe
   *[purple] een paarse
}.
firenze-log-swap = { $player } ruilt voor { firenze-brick } op kaart { $place }.
firenze-log-steal = { $player } neemt { firenze-brick } van { $victim } in ruil voor { $given ->
    [white] een witte
    [yellow] een gele
    [green] een groene
    [red] een rode
    [blue] een blauwe
   *[purple] een paarse
}.
firenze-log-stir = { $player } laat de stenen op kaart { $place } opnieuw trekken.
firenze-log-play = { $player } speelt { $card-the }.
firenze-log-drop = { $player } legt { $card-the } af.
firenze-log-avert = { $player } weert { $card-the } af met een Patriciër.
firenze-log-suffer = { $player } weert { $card-the } niet af.
firenze-log-deliver = { $player } vervult de opdracht { firenze-commission } voor { $points ->
    [1] 1 punt
   *[other] { $points } punten
}.
firenze-log-deliver-lent = { $player } speelt de Architect en vervult de opdracht { firenze-commission } met { $tower } voor { $points ->
    [1] 1 punt
   *[other] { $points } punten
}.
firenze-log-raise = { $player } verhoogt { $tower } naar { $to }.
firenze-log-raze = { $player } breekt { $tower } af.
firenze-log-chip = { $player } verliest een steen van { $tower }.
firenze-log-forfeit = { $player } geeft { $tower } op.
firenze-log-bell = { $player } gebruikt { $tower } als klokkentoren.
firenze-log-bell-lent = { $player } speelt de Architect en gebruikt { $tower } als klokkentoren.
firenze-log-sabotage = { $player } haalt bij { $victim } een steen van { $tower }.
firenze-log-built = { $bricks ->
    [0] { $player } bouwt niets.
    [one] { $player } heeft 1 steen gebouwd.
   *[other] { $player } heeft { $bricks } stenen gebouwd.
}
firenze-log-then = { $first } { $second }
firenze-log-fall = { $player } verliest { $towers }.
firenze-log-store = { $player } heeft nu { $bricks }.
firenze-log-store-empty = { $player } heeft geen stenen meer.
firenze-log-gets = { $player } krijgt { $card-the }.
firenze-log-discarded = { $card-subject } gaat naar de aflegstapel.
firenze-log-church-done = { $card-subject } is vervuld en gaat naar de aflegstapel.
firenze-log-reshuffle = De aflegstapel wordt geschud en is de nieuwe trekstapel.
firenze-log-endgame = { $player } neemt het eindspelfiche.

# Het einde
firenze-end-seals = { $player } legde als eerste het laatste eigen zegel; daarna was ieder ander nog één keer aan de beurt.
firenze-end-quiet = { $turns } beurten per speler lang heeft niemand een zegel gelegd.
firenze-account-commissions = Bouwopdrachten
firenze-account-balconies = Balkons
firenze-account-floors = Verdiepingenbonus
firenze-account-privileges = Privileges
firenze-account-last-seal = Als eerste het laatste zegel gelegd
firenze-account-majority = Meerderheidsbonus { firenze-colour }
firenze-account-feast = { $card }

# Het bord in woorden
firenze-board-turn = Beurt { $turn }
firenze-board-bag = Zak { $bricks }
firenze-board-pile = Trekstapel { $pile }, aflegstapel { $discards }
firenze-board-row = Rij
firenze-board-commissions = Bouwopdrachten (punten; · neutraal; een cijfer na : is het zegel van een speler; Romeins is een balkon)
firenze-board-flag = vlag { $points }
firenze-board-floors = Verdiepingenbonus
firenze-board-church = Kerk
firenze-board-none = geen
firenze-board-store = Magazijn
firenze-board-towers = Torens
firenze-board-hand = Hand
firenze-board-open = Gebouwen
firenze-board-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
firenze-board-seals = { $seals ->
    [one] 1 zegel
   *[other] { $seals } zegels
}
firenze-board-endgame = eindspelfiche
firenze-board-old = moet omhoog

# Wat een editie kan verbeteren
firenze-edition-lowest-height = De hoogte van de laagste opdracht van elke kleur: 2 tot 4. De andere vijf volgen één voor één, en in die volgorde staan de punten.
firenze-edition-lowest-floor = De hoogte waarnaast het laagste van de vier verdiepingenfiches ligt: 3 tot 6. De andere volgen één voor één. De rijen van floors heten alsof het 5 was.
firenze-edition-points = Punten van de opdrachten van een kleur, de laagste eerst.
firenze-edition-flags = Punten van de meerderheid van een kleur.
firenze-edition-floors = De verdiepingenbonus van een hoogte.
firenze-edition-balconies = De balkons van een cijfer: kleur, hoogte = punten. Een balkon dat je noemt, verdwijnt uit de andere rijen.
firenze-edition-balcony-values = Of een balkon de hele waarde van zijn opdracht toont ("whole") of wat het eraan toevoegt ("added").
firenze-edition-start = De tien startkaarten.
firenze-edition-quiet-turns = Na zoveel beurten per speler zonder groot zegel is het spel uit: 5 tot 40.
firenze-edition-saboteur = Of de Saboteur een gebeurtenis is ("event") of een persoon voor op de hand ("person").

# Waarschuwingen, voorstellen en waarom niet
firenze-warn-ruins = { $towers ->
    [one] Eén toren die je nog kunt verhogen, wordt een bouwval
   *[other] { $towers } torens die je nog kunt verhogen, worden bouwvallen
}
firenze-suggest-build = Bouw { $built }, betaal { $bricks }{ $ruins ->
    [0] { "" }
    [one] , verlies 1 toren
   *[other] , verlies { $ruins } torens
}
firenze-suggest-pay = Betaal { $bricks }
firenze-suggest-return = Doe { $bricks } terug in de zak
firenze-suggest-lay = Neem { $card-the } voor { $bricks }
firenze-suggest-swap = Ruil { $bricks } voor { firenze-brick }
firenze-suggest-raise = Verhoog { $towers ->
    [2] beide
   *[other] alle { $towers }
} oude torens{ $cost ->
    [0] { "" }
   *[other] {" "}(kosten { $cost })
}
firenze-why-no-brick = Je hebt geen { $colour ->
    [white] witte
    [yellow] gele
    [green] groene
    [red] rode
    [blue] blauwe
   *[purple] paarse
} steen.
firenze-why-bricks = Dat kost { $bricks ->
    [one] 1 steen
   *[other] { $bricks } stenen
}; je hebt er { $have }.
firenze-why-most = Je hebt { $most } stenen gebouwd; meer mag niet in één beurt.
firenze-why-cost = { $number } stenen bouwen kost { $cost }, en je zou er { $left } overhouden.
firenze-why-swapped = Je hebt deze beurt al geruild.
firenze-why-no-seal = Je hebt geen zegel meer.
firenze-why-height = Deze toren heeft { $height ->
    [one] 1 verdieping
   *[other] { $height } verdiepingen
}; opdrachten hebben er { $lowest } tot { $highest }.
firenze-why-taken = { $commission } is al vervuld door { $player }.
firenze-why-neutral = Op { $commission } ligt een neutraal zegel.
firenze-why-balcony = Op { $commission } ligt balkon { $balcony }; eerst komt een lager cijfer.
