# Het bord van Firenze op de pagina.
page-firenze-colour-name = { $colour ->
    [white] Wit
    [yellow] Geel
    [green] Groen
    [red] Rood
    [blue] Blauw
   *[purple] Paars
}
page-firenze-commissions = Opdrachten
page-firenze-commission = Levert { $points ->
    [1] 1 punt
   *[other] { $points } punten
} op aan wie een toren van precies deze hoogte heeft.
page-firenze-balcony = Balkon { $numeral }: { $open ->
    [0] gaat open als alle lagere balkons vervuld zijn.
   *[other] nu open.
}
page-firenze-neutral = Een neutraal zegel: niemand kan deze opdracht vervullen.
page-firenze-sealed = Vervuld door { $player }.
page-firenze-fits = Een van je torens past.
page-firenze-fits-key = Jouw toren past
page-firenze-flag = Vlag van { $colour }: { $points }
page-firenze-flag-lead = { $player } heeft de meeste zegels in deze toren en zou aan het eind deze punten krijgen.
page-firenze-flag-none = Punten aan het eind voor de meeste zegels in deze toren; nog niemand heeft er een.
page-firenze-floor = Verdiepingenbonus voor hoogte { $height }: { $points }
page-firenze-floor-about = { $there ->
    [0] Al verdiend.
   *[other] Voor wie als eerste een opdracht van deze hoogte vervult.
}
page-firenze-endgame = Eindspelfiche: { $player }
page-firenze-endgame-about = Legde als eerste het laatste eigen zegel: 5 punten. Alle anderen hebben nog één beurt.
page-firenze-endgame-short = eindspelfiche
page-firenze-last-turns = Laatste beurten
page-firenze-quiet = { $turns } van { $most } beurten zonder zegel
page-firenze-row = Actiekaarten
page-firenze-row-about = Leg een steen op elke kaart links van de kaart die je neemt; de eerste is gratis.
page-firenze-free = gratis
page-firenze-lay-here = volgende steen
page-firenze-brick = { $colour ->
    [white] Witte steen
    [yellow] Gele steen
    [green] Groene steen
    [red] Rode steen
    [blue] Blauwe steen
   *[purple] Paarse steen
}
page-firenze-row-brick = { page-firenze-brick } op { $card }
page-firenze-swap = Is voor wie de kaart neemt. In fase 2 kun je hem ruilen voor { $toll } stenen, één keer per beurt.
page-firenze-church = Kerk
page-firenze-church-about = Open tot iemand aan de voorwaarde voldoet
page-firenze-short-small-privilege = hoogte 5: +2
page-firenze-short-medium-privilege = hoogte 6: +3
page-firenze-short-great-privilege = hoogte 7: +4
page-firenze-short-campanile = eerst 3 witte
page-firenze-supply = Voorraad
page-firenze-pile = trekstapel
page-firenze-pile-about = Is hij op, dan wordt de aflegstapel geschud en is die de nieuwe trekstapel.
page-firenze-discards = aflegstapel
page-firenze-discards-none = Er is nog niets afgelegd.
page-firenze-bag = in de zak
page-firenze-bag-about = Wat in de zak zit, volgt uit wat openligt; voor elke nieuwe kaart worden er vier stenen getrokken.
page-firenze-bag-brick = { page-firenze-brick }: { $count } in de zak
page-firenze-phases = Fasen van de beurt
page-firenze-phase-card = Kaart
page-firenze-phase-card-long = Fase 1: kies een kaart
page-firenze-phase-swap = Ruilen
page-firenze-phase-swap-long = Fase 2: ruil een steen
page-firenze-phase-build = Bouwen
page-firenze-phase-build-long = Fase 3: bouwen
page-firenze-phase-ruins = Bouwvallen
page-firenze-phase-ruins-long = Fase 4: torens die niet zijn verhoogd, worden afgebroken
page-firenze-phase-deliver = Opdrachten
page-firenze-phase-deliver-long = Fase 5: opdrachten vervullen
page-firenze-phase-limits = Limieten
page-firenze-phase-limits-long = Fase 6: hoogstens 10 stenen en 5 kaarten
page-firenze-tab = { $tab ->
    [site] Bouwen
    [towers] Torens
    [row] Rij
    [cards] Kaarten
   *[others] Anderen
}
page-firenze-strip = { $bricks ->
    [one] 1 steen
   *[other] { $bricks } stenen
}
page-firenze-site = Jouw bouwwerf
page-firenze-site-of = Bouwwerf van { $player }
page-firenze-bricks = Stenen
page-firenze-cost = Kosten
page-firenze-costs-about = Wat alle stenen die je deze beurt bouwt samen kosten, in stenen van willekeurige kleur (FI-3.6).
page-firenze-new = Nieuwe toren
page-firenze-new-short = Nieuw
page-firenze-new-about = Begin een toren in een kleur waarvan je een steen hebt.
page-firenze-must-rise = Moet hoger
page-firenze-fate-falls = valt, −{ $lost } +{ $back }
page-firenze-fate-falls-short = valt
page-firenze-fate-fits = past, { $points }
page-firenze-fate-stands = staat
page-firenze-worth = { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
page-firenze-tower-unfit = Past zo bij geen vrije opdracht.
page-firenze-tower-fits = Zo vervult hij een opdracht voor { $points ->
    [1] 1 punt
   *[other] { $points } punten
}.
page-firenze-tower-fits-other = Kan zo een opdracht vervullen voor { $points ->
    [1] 1 punt
   *[other] { $points } punten
}.
page-firenze-tower-falls = Wordt hij deze beurt niet verhoogd, dan is hij een bouwval: { $lost } in de zak, { $back } terug in het magazijn.
page-firenze-store = Jouw magazijn
page-firenze-store-of = Magazijn
page-firenze-store-brick = { page-firenze-brick }, { $count } in het magazijn
page-firenze-store-about = Met stenen betaal je kaarten en bouwkosten, en je bouwt er torens mee. De limiet geldt in fase 6.
page-firenze-store-other = Voor iedereen zichtbaar. Met een Smokkelaar kun je er een van ruilen.
page-firenze-store-short = Magazijn { $has } van { $most }
page-firenze-of = { $has } van { $most }
page-firenze-no-limit = { $has }, onbeperkt
page-firenze-after-build = Na het betalen { $left ->
    [one] blijft er 1 steen
   *[other] blijven er { $left } stenen
} over.
page-firenze-pays = betaalt
page-firenze-pay-other = Tik erop om hem terug te nemen.
page-firenze-over-limit = Aan het eind van je beurt { $over ->
    [one] gaat er 1 steen
   *[other] gaan er { $over } stenen
} terug in de zak.
page-firenze-cards = Jouw kaarten
page-firenze-cards-of = Kaarten
page-firenze-no-cards = Nog geen kaarten: hier komen de personen, feesten en gebouwen die je neemt.
page-firenze-when-now = Nu te gebruiken
page-firenze-when-any = Elke fase
page-firenze-when-card = Fase 1
page-firenze-when-row = Fase 1 of 2
page-firenze-when-build = Fase 3
page-firenze-when-deliver = Fase 5
page-firenze-when-end = Aan het eind
page-firenze-when-open = Open
page-firenze-seals-left = { $seals ->
    [one] Nog 1 zegel
   *[other] Nog { $seals } zegels
}
page-firenze-seals-of = Nog { $has } van { $most } zegels
page-firenze-hand-short = Handkaarten { $cards } · gebouwen { $buildings }
page-firenze-brief-collapse = Een van je torens valt
page-firenze-about-collapse = Gebeurtenis: breek een eigen toren af; al zijn stenen gaan in de zak.
page-firenze-brief-flood = Iedereen: een derde van het magazijn weg
page-firenze-about-flood = Gebeurtenis voor alle spelers: iedereen doet een derde van zijn magazijn, naar boven afgerond, in de zak. De stenen op deze kaart komen daarna.
page-firenze-brief-warehouse-fire = Iedereen: 3 stenen weg
page-firenze-about-warehouse-fire = Gebeurtenis voor alle spelers: iedereen doet 3 stenen in de zak, of alle als het er minder zijn. De stenen op deze kaart komen daarna.
page-firenze-brief-luxury-tax = Iedereen: 2 stenen per toren vanaf 5
page-firenze-about-luxury-tax = Gebeurtenis voor alle spelers: 2 stenen voor elke eigen toren van 5 of meer verdiepingen; een toren die niet betaald wordt, is een bouwval.
page-firenze-brief-botched-work = Een toren van jou verliest een steen
page-firenze-about-botched-work = Gebeurtenis: één steen van een eigen toren gaat in de zak.
page-firenze-brief-renaissance = Alle kaarten worden opnieuw geschud
page-firenze-about-renaissance = Gebeurtenis: trekstapel, aflegstapel en deze kaart worden samen geschud tot een nieuwe trekstapel.
page-firenze-brief-saboteur = Een toren van een ander verliest een steen
page-firenze-about-saboteur = Eén steen van een toren van een medespeler, naar jouw keuze, gaat in de zak.
page-firenze-brief-tribute = Iedereen: een steen per toren
page-firenze-about-tribute = Gebeurtenis voor alle spelers: voor elke eigen toren een steen in zijn kleur; een toren die niet betaald wordt, is een bouwval.
page-firenze-brief-alchemist = Ruil een steen met de zak
page-firenze-about-alchemist = Persoon: ruil een steen uit je magazijn voor een steen naar keuze uit de zak.
page-firenze-brief-architect = Eén verdieping meer of minder
page-firenze-about-architect = Persoon, fase 5: voor één opdracht telt een toren als één verdieping hoger of lager. Kies de toren of de opdracht.
page-firenze-brief-princess = Je kaart kost niets
page-firenze-about-princess = Persoon, fase 1: de kaart die je neemt, kost niets.
page-firenze-brief-wholesaler = Nieuwe stenen op een kaart
page-firenze-about-wholesaler = Persoon, fase 1 of 2: de stenen van één kaart in de rij gaan in de zak, en er worden er evenveel nieuwe voor getrokken.
page-firenze-brief-mason = Bouwen kost 3 minder
page-firenze-about-mason = Persoon, fase 3: bouwen kost deze beurt 3 stenen minder.
page-firenze-brief-patrician = Een gebeurtenis afweren of een kaart afleggen
page-firenze-about-patrician = Persoon: weer een gebeurtenis af die je zelf neemt, of leg een handkaart naar keuze af, ook een feest.
page-firenze-brief-smuggler = Ruil een steen met een ander
page-firenze-about-smuggler = Persoon: ruil een steen uit je magazijn met een steen van een medespeler, beide naar jouw keuze.
page-firenze-brief-recognition = 1 punt per zegel op 3 en 4
page-firenze-about-recognition = Feest: aan het eind 1 punt voor elk van je zegels op hoogte 3 en 4.
page-firenze-brief-disgrace = −2 punten aan het eind
page-firenze-about-disgrace = Feest: −2 punten aan het eind. Alleen met een Patriciër raak je deze kaart kwijt.
page-firenze-brief-monument = +3 voor de hoogste toren
page-firenze-about-monument = Feest: gaat meteen naar de speler met de hoogste toren in aanbouw, wie de kaart ook nam; bij gelijke stand gaat ze naar de aflegstapel. +3 punten aan het eind.
page-firenze-brief-fame = +3 punten aan het eind
page-firenze-about-fame = Feest: +3 punten aan het eind.
page-firenze-brief-scandal = −3 punten aan het eind
page-firenze-about-scandal = Feest: −3 punten aan het eind. Alleen met een Patriciër raak je deze kaart kwijt.
page-firenze-brief-bridge = Ruilen kost 2
page-firenze-about-bridge = Gebouw: de ruil van fase 2 kost 2 stenen in plaats van 3.
page-firenze-brief-storehouse = 15 stenen, alle kaarten
page-firenze-about-storehouse = Gebouw: je mag 15 stenen en onbeperkt kaarten houden.
page-firenze-brief-workshop = Bouwen kost 1 minder
page-firenze-about-workshop = Gebouw: bouwen kost elke beurt 1 steen minder.
page-firenze-brief-small-privilege = Volgende hoogte 5: +2
page-firenze-about-small-privilege = Kerk: wie als volgende een opdracht van hoogte 5 vervult, krijgt 2 extra punten.
page-firenze-brief-medium-privilege = Volgende hoogte 6: +3
page-firenze-about-medium-privilege = Kerk: wie als volgende een opdracht van hoogte 6 vervult, krijgt 3 extra punten.
page-firenze-brief-great-privilege = Volgende hoogte 7: +4
page-firenze-about-great-privilege = Kerk: wie als volgende een opdracht van hoogte 7 vervult, krijgt 4 extra punten.
page-firenze-brief-campanile = Iedereen moet een klokkentoren bouwen
page-firenze-about-campanile = Kerk: wie nog geen klokkentoren van 3 witte stenen heeft gebouwd, mag geen andere opdracht vervullen. Kleine zegels tonen wie dat al deed.
