# Het bord van Palazzo op de pagina.
page-palazzo-letter-brick = B
page-palazzo-letter-sandstone = Z
page-palazzo-letter-marble = M
page-palazzo-letter-red = R
page-palazzo-letter-brown = Br
page-palazzo-letter-grey = G
page-palazzo-brick = baksteen
page-palazzo-sandstone = zandsteen
page-palazzo-marble = marmer
page-palazzo-coin-red = rood
page-palazzo-coin-brown = bruin
page-palazzo-coin-grey = grijs
page-palazzo-any = elke
page-palazzo-you = Jij
page-palazzo-others = De andere spelers
page-palazzo-market = Steengroeven en verzamelplaats
page-palazzo-tab-market = Markt
page-palazzo-tab-palaces = Paleizen
page-palazzo-own = Jouw paleizen
page-palazzo-opening = het certificaat van 3 van de veilingmeester

# De uitstalling
page-palazzo-quarry = Steengroeve { $roman }, { $name }
page-palazzo-about-quarry = { $tiles ->
    [0] Leeg.
    [one] Hier ligt één bouwelement.
   *[other] Hier liggen { $tiles } bouwelementen.
} Bij een veiling loopt de bouwmeester met de klok mee naar de volgende steengroeve met bouwelementen; die worden samen geveild. Zijn het er vier of meer, dan neemt in plaats daarvan iedereen er één.
page-palazzo-about-quarry-tile = Wacht in de steengroeve tot de bouwmeester komt. Een bouwelement komt vanaf de bouwmeester zoveel steengroeven verder als het vensters heeft.
page-palazzo-warehouse = Verzamelplaats
page-palazzo-about-warehouse-tile = Te koop van de verzamelplaats nadat er twee bouwelementen zijn omgedraaid, een of twee per keer.
page-palazzo-price-name = Prijs van een bouwelement
page-palazzo-about-price = { $counted ->
    [start] Elk bouwelement kost 10 min het aantal bouwelementen dat aan het begin van de beurt op de verzamelplaats lag.
   *[now] Elk bouwelement kost 10 min het aantal bouwelementen op de verzamelplaats, geteld nadat er twee zijn omgedraaid.
}
page-palazzo-each = per stuk
page-palazzo-tiles = { $tiles ->
    [one] 1 bouwelement
   *[other] { $tiles } bouwelementen
}
page-palazzo-empty = leeg
page-palazzo-riders = ruiters gezien
page-palazzo-riders-of = { $riders } van 5
page-palazzo-riders-name = Ruiters
page-palazzo-about-riders = In stapel III zitten vijf ruiters. Verschijnt de vijfde, dan is het spel meteen afgelopen.
page-palazzo-stack-name = Bouwelementen die nog komen
page-palazzo-about-stack = Stapel I telt { $first }, II { $second }, III { $third } bouwelementen; ze worden in deze volgorde omgedraaid. Het eerste van twee gaat naar de verzamelplaats, het tweede naar een steengroeve.
page-palazzo-tiles-left = { $tiles ->
    [one] bouwelement over
   *[other] bouwelementen over
}
page-palazzo-left-out = nog { $left }, { $out } uit
page-palazzo-removed = uit het spel
page-palazzo-removed-name = Uit het spel
page-palazzo-about-removed = In plaats van een bouwelement te bouwen mag je het uit het spel halen. Tot nu toe zijn dat er { $tiles }.
page-palazzo-about-removed-none = In plaats van een bouwelement te bouwen mag je het uit het spel halen. Tot nu toe heeft niemand dat gedaan.
page-palazzo-stock = in de voorraad
page-palazzo-in-stock = { $cards } in voorraad
page-palazzo-stock-name = Geldvoorraad
page-palazzo-about-stock = Er worden { $cards } kaarten opengelegd: wie aan de beurt is neemt er twee, daarna ieder ander één.
page-palazzo-discards = afgelegd
page-palazzo-discards-name = Aflegstapel
page-palazzo-builder = Bouwmeester
page-palazzo-about-builder = Bij een veiling loopt hij met de klok mee naar de volgende steengroeve met een bouwelement.

# Wat er gebeurt
page-palazzo-side-auction = Veiling
page-palazzo-side-money = Geld
page-palazzo-side-purchase = Aankoop
page-palazzo-side-picks = Ieder één bouwelement
page-palazzo-side-lot = Te bouwen
page-palazzo-side-renovation = Verbouwing
page-palazzo-side-tiles = Nog te komen
page-palazzo-from-quarry = { $tiles ->
    [one] 1 bouwelement
   *[other] { $tiles } bouwelementen
} uit steengroeve { $quarry }
page-palazzo-to-take = { $player } neemt
page-palazzo-draft = een klad: nog niemand anders ziet het
page-palazzo-revealing = Er worden kaarten opengelegd.
page-palazzo-about-revealed = Een open kaart; iedereen ziet wie hem neemt.
page-palazzo-bid-draft = bod in klad
page-palazzo-bid-out = gepast
page-palazzo-bid-opening = opent met 3
page-palazzo-bid-highest = hoogste bod
page-palazzo-bid-in = doet nog mee
page-palazzo-bid-turn = verhoogt of past
page-palazzo-bids = biedt { $worth }
page-palazzo-stake = In jouw straat
page-palazzo-group = groep 15
page-palazzo-due = { $tiles ->
    [one] 1 bouwelement voor { $price }
   *[other] { $tiles } bouwelementen voor { $price } per stuk
}
page-palazzo-laid = Neergelegd
page-palazzo-about-cart = Je koopt dit bouwelement. Met “Stap terug” leg je het terug.
page-palazzo-about-pick = Neem één bouwelement en bouw het meteen; wat na één ronde overblijft, gaat uit het spel.
page-palazzo-picks-hint = Vier of meer bouwelementen: geen veiling. Ieder neemt er om de beurt één, de rest gaat uit het spel.
page-palazzo-held = in de hand
page-palazzo-about-lot = Bouwelementen worden een voor een gebouwd, in de volgorde die je wilt.
page-palazzo-lot-hint = Boven op een paleis waarvan de hoogste verdieping lager is, als nieuw paleis, of uit het spel.
page-palazzo-plan-none = Haal een verdieping eruit, bouw een los bouwelement in een ander paleis in, of haal een los bouwelement uit het spel.
page-palazzo-plan-open = { $tile-the } van paleis { $from } gaat in een ander paleis.
page-palazzo-plan-out = { $tile-the } van paleis { $from } gaat uit het spel.
page-palazzo-plan-new = { $tile-the } komt uit paleis { $from } en wordt een eigen paleis.
page-palazzo-plan-into = { $tile-the } van paleis { $from } gaat in paleis { $to }.
page-palazzo-floor = Verdieping
page-palazzo-to-come-legend = De vensters van elk bouwelement; wat doorgestreept is, is al omgedraaid.

# Het eigen gebied
page-palazzo-money = Jouw geld
page-palazzo-hand = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
page-palazzo-hand-laid = { $cards } neergelegd in klad
page-palazzo-reach = hoogstens { $reach } in één betaling
page-palazzo-most = max. { $reach }
page-palazzo-show-hand = Hele hand tonen
page-palazzo-hide-hand = Hand klein tonen
page-palazzo-about-reach = Het meeste dat je kaarten in één keer kunnen betalen of bieden: de beste munteenheid, alle certificaten, en elke groep als 15. Wat in je bod ligt, telt mee.
page-palazzo-in-bid = in je bod
page-palazzo-in-payment = neergelegd om te betalen
page-palazzo-as-group = Leg neer als groep:
page-palazzo-about-group = Eén waarde in drie munteenheden, of drie certificaten, samen neergelegd: 15 waard naast elke munteenheid.
page-palazzo-group-hint = Een groep is één waarde in drie munteenheden, of drie certificaten: altijd 15 waard. Naast groepen één munteenheid en alle certificaten die je wilt.
page-palazzo-about-card = In één betaling of bod past maar één munteenheid; certificaten en groepen passen bij elke.
page-palazzo-one-currency = Eén betaling, één munteenheid.
page-palazzo-about-certificate = 2 waard naast elke munteenheid; drie samen als groep zijn 15 waard.
page-palazzo-no-cards = Je hand is leeg.
page-palazzo-renovate = Verbouwen
page-palazzo-about-renovate = Voor één geldkaart: haal een verdieping eruit, bouw een los bouwelement in een ander paleis in, of haal een los bouwelement uit het spel.
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
    [one] 1 venster
   *[other] { $windows } vensters
}
page-palazzo-about-worth = { $floors ->
    [one] 1 verdieping
   *[other] { $floors } verdiepingen
}, { $windows ->
    [one] 1 venster
   *[other] { $windows } vensters
}: { $points }. { $bonus ->
    [0] Niets extra voor één bouwmateriaal.
   *[other] Eén bouwmateriaal: +{ $bonus }.
} Samen { $total }.
page-palazzo-about-floor = De verdiepingen van een paleis lopen op; gaten mogen, en geen verdieping komt twee keer voor.
page-palazzo-about-ghost = Hier zou het bouwelement komen.

# De anderen
page-palazzo-palaces-of = Paleizen van { $player }
page-palazzo-hand-of = { $cards ->
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
}
page-palazzo-about-fan = Handen zijn verborgen. Met de geheugensteun toont de tafel de kaarten die iedereen heeft gezien.
page-palazzo-about-seen = { $cards }{ $hidden ->
    [0] .
    [one] , en één die niemand heeft gezien.
   *[other] , en { $hidden } die niemand heeft gezien.
}
page-palazzo-seen = gezien
page-palazzo-hand-open = hand
page-palazzo-hidden = en { $cards } verborgen
page-palazzo-acting = aan de beurt
page-palazzo-start = begon

# Aan het einde
page-palazzo-phase = { $phase ->
    [bidding] Veiling
    [picking] Veiling
    [revealing] Geld
    [taking] Geld
    [drawing] Bouwelementen
    [choosing] Kopen
    [paying] Kopen
    [building] Bouwen
    [placing] Bouwen
    [renovating] Verbouwing
    [inserting] Verbouwing
    [spending] Verbouwing
   *[other] {""}
}
page-palazzo-work = { $floors ->
    [1] één verdieping
    [2] twee verdiepingen
   *[other] { $windows } vensters
}{ $bonus ->
    [0] {""}
   *[other] , één bouwmateriaal +{ $bonus }
}
