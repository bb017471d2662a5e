# Het bord van Palazzo op de pagina.
page-palazzo-letter-brick = B
page-palazzo-letter-sandstone = Z
page-palazzo-letter-marble = M
page-palazzo-brick = baksteen
page-palazzo-sandstone = zandsteen
page-palazzo-marble = marmer
page-palazzo-coin-red = Florijn
page-palazzo-coin-brown = Dukaat
page-palazzo-coin-grey = Scudo
page-palazzo-any = alle
page-palazzo-you = Jij
page-palazzo-others = De andere spelers
page-palazzo-market = Groeven en magazijn
page-palazzo-own = Jouw paleizen
page-palazzo-opening = het certificaat 3 van de veilingmeester

# De uitstalling
page-palazzo-quarry = Groeve { $roman }, { $name }
page-palazzo-about-quarry = { $tiles ->
    [0] Leeg.
    [one] Hier ligt één tegel.
   *[other] Hier liggen { $tiles } tegels.
} De bouwmeester loopt met de klok mee naar de volgende groeve met tegels; die worden samen geveild. Vanaf vier tegels neemt iedereen er een.
page-palazzo-about-quarry-tile = Wacht in de groeve tot de bouwmeester komt. Een tegel gaat zoveel groeven verder dan de bouwmeester als hij ramen heeft.
page-palazzo-warehouse = Magazijn
page-palazzo-about-warehouse-tile = Te koop uit het magazijn nadat er twee tegels zijn omgedraaid, een of twee per keer.
page-palazzo-price-name = Prijs van een tegel
page-palazzo-about-price = Elke tegel kost 10 min het aantal tegels in het magazijn, geteld nadat er twee zijn omgedraaid.
page-palazzo-each = per stuk
page-palazzo-tiles = { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
}
page-palazzo-empty = leeg
page-palazzo-riders = ruiters gezien
page-palazzo-riders-of = { $riders } van 5
page-palazzo-riders-name = Ruiters
page-palazzo-about-riders = In stapel III zitten vijf ruiters. Verschijnt de vijfde, dan is het spel meteen afgelopen.
page-palazzo-stack-name = Tegels die nog komen
page-palazzo-about-stack = Stapel I telt { $first }, II { $second }, III { $third } tegels; ze worden in deze volgorde omgedraaid. De eerste van twee gaat naar het magazijn, de tweede naar een groeve.
page-palazzo-tiles-left = { $tiles ->
    [one] tegel over
   *[other] tegels over
}
page-palazzo-removed = verwijderd
page-palazzo-removed-name = Uit het spel
page-palazzo-about-removed = In plaats van een tegel te bouwen mag je hem uit het spel nemen. Tot nu toe verwijderd: { $tiles }.
page-palazzo-about-removed-none = In plaats van een tegel te bouwen mag je hem uit het spel nemen. Tot nu toe geen.
page-palazzo-stock = in de voorraad
page-palazzo-stock-name = Geldvoorraad
page-palazzo-about-stock = Er worden { $cards } kaarten opengelegd: wie aan de beurt is neemt er twee, daarna ieder ander één.
page-palazzo-discards = afgelegd
page-palazzo-discards-name = Aflegstapel
page-palazzo-builder = Bouwmeester
page-palazzo-about-builder = Bij een veiling loopt hij met de klok mee naar de volgende groeve met een tegel.

# Wat er gebeurt
page-palazzo-side-auction = Veiling
page-palazzo-side-money = Geld
page-palazzo-side-purchase = Aankoop
page-palazzo-side-picks = Ieder één tegel
page-palazzo-side-lot = Te bouwen
page-palazzo-side-renovation = Verbouwing
page-palazzo-side-tiles = Nog te komen
page-palazzo-from-quarry = { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
} uit groeve { $quarry }
page-palazzo-to-take = { $player } neemt
page-palazzo-draft = een ontwerp: nog niemand anders ziet het
page-palazzo-revealing = Er worden kaarten opengelegd.
page-palazzo-about-revealed = Een open kaart; iedereen ziet wie hem neemt.
page-palazzo-bid-draft = ontwerp
page-palazzo-bid-out = gepast
page-palazzo-bid-opening = opent met 3
page-palazzo-bid-highest = hoogste bod
page-palazzo-bid-in = doet nog mee
page-palazzo-bid-turn = verhoogt of past
page-palazzo-bids = biedt { $worth }
page-palazzo-group = groep 15
page-palazzo-due = { $tiles ->
    [one] 1 tegel voor { $price }
   *[other] { $tiles } tegels voor elk { $price }
}
page-palazzo-laid = Gelegd
page-palazzo-about-cart = Je koopt deze tegel. Met ongedaan maken leg je hem terug.
page-palazzo-about-pick = Neem één tegel en bouw hem meteen; wat na één ronde overblijft gaat uit het spel.
page-palazzo-picks-hint = Vier of meer tegels: geen veiling. Ieder neemt er om de beurt een, de rest gaat uit het spel.
page-palazzo-held = in de hand
page-palazzo-about-lot = Tegels worden een voor een gebouwd, in de volgorde die je wilt.
page-palazzo-lot-hint = Boven op een paleis waarvan de hoogste verdieping lager is, als nieuw paleis, of uit het spel.
page-palazzo-plan-none = Haal een verdieping eruit, voeg een losse tegel in een ander paleis in, of neem een losse tegel weg.
page-palazzo-plan-open = { $tile } van paleis { $from } gaat in een ander paleis.
page-palazzo-plan-out = { $tile } van paleis { $from } gaat uit het spel.
page-palazzo-plan-new = { $tile } komt uit paleis { $from } en wordt een eigen paleis.
page-palazzo-plan-into = { $tile } van paleis { $from } gaat in paleis { $to }.
page-palazzo-floor = Verdieping
page-palazzo-to-come-legend = De ramen van elke tegel; wat doorgestreept is, is al omgedraaid.

# Het eigen gebied
page-palazzo-money = Jouw geld
page-palazzo-hand = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
page-palazzo-hand-laid = { $cards } gelegd in het ontwerp
page-palazzo-reach = hoogstens { $reach } in één betaling
page-palazzo-about-reach = Het meeste dat je kaarten in één keer kunnen betalen of bieden: de beste munt, alle certificaten, en elke groep als 15. Wat in je bod ligt telt mee.
page-palazzo-in-bid = in je bod
page-palazzo-in-payment = gelegd om te betalen
page-palazzo-as-group = Als groep leggen:
page-palazzo-about-group = Eén waarde in drie munten, of drie certificaten, samen gelegd: 15 waard naast elke munt.
page-palazzo-group-hint = Een groep is één waarde in drie munten, of drie certificaten: altijd 15 waard. Naast groepen één munt en alle certificaten die je wilt.
page-palazzo-about-card = Een betaling of bod gebruikt maar één munt; certificaten en groepen passen bij elke.
page-palazzo-about-certificate = Waard 2 naast elke munt; drie samen als groep zijn 15 waard.
page-palazzo-no-cards = Je hand is leeg.
page-palazzo-renovate = Verbouwen
page-palazzo-about-renovate = Voor één geldkaart: haal een verdieping eruit, voeg een losse tegel in een ander paleis in, of neem een losse tegel weg.
page-palazzo-auctioneer = veilingmeester
page-palazzo-palace = Paleis { $number }
page-palazzo-plot = Een nieuw paleis
page-palazzo-no-palace = Nog geen paleis.
page-palazzo-points = { $points ->
    [one] { $signed } punt
   *[other] { $signed } punten
}
page-palazzo-size = { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}, { $windows ->
    [one] 1 raam
   *[other] { $windows } ramen
}
page-palazzo-about-worth = { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}, { $windows ->
    [one] 1 raam
   *[other] { $windows } ramen
}: { $points }. { $bonus ->
    [0] Geen extra voor één materiaal.
   *[other] Eén materiaal: +{ $bonus }.
} Samen { $total }.
page-palazzo-about-floor = De verdiepingen van een paleis lopen op; gaten mogen, geen verdieping komt twee keer voor.
page-palazzo-about-ghost = Hier zou de tegel komen.

# De anderen
page-palazzo-palaces-of = Paleizen van { $player }
page-palazzo-hand-of = { $cards ->
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
}
page-palazzo-about-fan = Handen zijn verborgen. Met de geheugensteun toont de tafel welke kaarten iedereen erin heeft zien gaan.
page-palazzo-about-seen = { $cards }{ $hidden ->
    [0] .
    [one] , en één die niemand heeft gezien.
   *[other] , en { $hidden } die niemand heeft gezien.
}
page-palazzo-seen = gezien
page-palazzo-hand-open = hand
page-palazzo-hidden = en { $cards } verborgen
page-palazzo-acting = aan zet
page-palazzo-start = begon

# At the end
page-palazzo-work = { $floors ->
    [1] één verdieping
    [2] twee verdiepingen
   *[other] { $windows } ramen
}{ $bonus ->
    [0] {""}
   *[other] , één steensoort +{ $bonus }
}
