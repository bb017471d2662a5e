# Palazzo
palazzo-option-start = Wie begint
palazzo-option-memory-aid = Geheugensteun: toon van elke hand de kaarten die iedereen gezien heeft

palazzo-card = { $currency ->
    [red] rode { $value }
    [brown] bruine { $value }
   *[grey] grijze { $value }
}
    .a = een { palazzo-card }
    .the = de { palazzo-card }
palazzo-certificate = certificaat van 2
    .a = een certificaat van 2
    .the = het certificaat van 2
palazzo-trio = drie { $value }'s als groep (15)
    .the = { palazzo-trio }
palazzo-trio-certificates = drie certificaten als groep (15)
    .the = { palazzo-trio-certificates }
palazzo-quarry-number = { $quarry ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-tile = { $material ->
    [brick] bakstenen
    [sandstone] zandstenen
   *[marble] marmeren
} verdieping { $floor } met { $windows ->
    [one] 1 venster
   *[other] { $windows } vensters
}
    .a = een { palazzo-tile }
    .the = de { palazzo-tile }
    .start = { $material ->
        [brick] Bakstenen
        [sandstone] Zandstenen
       *[marble] Marmeren
    } verdieping { $floor } met { $windows ->
        [one] 1 venster
       *[other] { $windows } vensters
    }
palazzo-tile-short = { $material ->
    [brick] baksteen
    [sandstone] zandsteen
   *[marble] marmer
} { $floor }{ $windows ->
    [1] ▯
    [2] ▯▯
   *[3] ▯▯▯
}

# Wat een speler gevraagd wordt
palazzo-over = Het spel is afgelopen.
palazzo-chance = Er wordt getrokken.
palazzo-ask-turning = Jij bent aan de beurt: geld nemen, twee bouwelementen omdraaien of verbouwen.
palazzo-ask-taking = { $left ->
    [one] Neem één van de open kaarten.
   *[other] Neem { $left } van de open kaarten.
}
palazzo-ask-choosing = Koop je van de verzamelplaats, elk bouwelement voor { $price }, of veil je de volgende steengroeve?
palazzo-ask-choosing-empty = De verzamelplaats is leeg, dus de volgende steengroeve wordt geveild.
palazzo-ask-choosing-poor = Je kunt de prijs van { $price } per bouwelement niet betalen, dus de volgende steengroeve wordt geveild.
palazzo-ask-paying = { $laid ->
    [0] Je moet { $due } betalen. Wat leg je neer?
   *[other] Je moet { $due } betalen en hebt { $laid } neergelegd. Wat leg je erbij?
}
palazzo-ask-paying-enough = Je hebt { $laid } neergelegd en moet { $due } betalen: betaal, of neem kaarten terug.
palazzo-ask-bidding = { $laid ->
    [0] Het hoogste bod is { $highest }. Verhogen of passen?
   *[other] Het hoogste bod is { $highest }; het jouwe is { $laid }. Verhogen of passen?
}
palazzo-ask-bidding-laid = Je bod zou { $laid } zijn; het hoogste is { $highest }. Bieden, of meer neerleggen?
palazzo-ask-bidding-short = Je bod zou { $laid } zijn, en het hoogste is { $highest }: leg meer neer, of neem kaarten terug.
palazzo-ask-picking = Neem één bouwelement uit deze steengroeve.
palazzo-ask-building = Welk bouwelement bouw je nu?
palazzo-ask-placing = Waar bouw je { $tile-the }?
palazzo-ask-renovating = Wat verbouw je?
palazzo-ask-inserting = In welk paleis?
palazzo-ask-spending = Met welke kaart betaal je de verbouwing?

# Acties
palazzo-act-money = Neem geld
palazzo-act-money-reveal = Leg { $cards } kaarten open en neem er twee
palazzo-act-tiles = Draai twee bouwelementen om
palazzo-act-renovate = Verbouw
palazzo-act-auction = Veil de volgende steengroeve
palazzo-act-auction-quarry = Veil steengroeve { palazzo-quarry-number } ({ $tiles ->
    [one] 1 bouwelement
   *[other] { $tiles } bouwelementen
})
palazzo-act-auction-picks = Iedereen neemt een van de { $tiles } bouwelementen uit steengroeve { palazzo-quarry-number }
palazzo-act-auction-nothing = Veil niets: de steengroeven zijn leeg
palazzo-act-pass = Pas
palazzo-act-done = Klaar
palazzo-act-done-pay = { $tiles ->
    [one] Betaal { $worth } voor het bouwelement
   *[other] Betaal { $worth } voor { $tiles } bouwelementen
}{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } te veel)
}
palazzo-act-done-bid = Bied { $worth }
palazzo-act-take = Neem { $card-the }
palazzo-act-buy = Koop { $tile-the }
palazzo-act-buy-for = Koop { $tile-the } voor { $price }
palazzo-act-buy-second = Koop ook { $tile-the }: samen { $price }
palazzo-act-pay = Leg { $card-the } neer
palazzo-act-bid = Leg { $card-the } neer
palazzo-act-pick = Neem { $tile-the }
palazzo-act-build = Bouw { $tile-the }
palazzo-gain = { $gain } { $points ->
    [one] punt
   *[other] punten
}
palazzo-act-place = Op paleis { $palace }
    .inside = op paleis { $palace }
palazzo-act-place-gain = Op paleis { $palace } ({ palazzo-gain })
    .inside = op paleis { $palace } ({ palazzo-gain })
palazzo-act-found = Als nieuw paleis
    .inside = als nieuw paleis
palazzo-act-found-gain = Als nieuw paleis ({ palazzo-gain })
    .inside = als nieuw paleis ({ palazzo-gain })
palazzo-act-discard = Uit het spel
    .inside = uit het spel
palazzo-act-extract = Haal verdieping { $floor } uit paleis { $palace }
palazzo-act-extract-gain = Haal verdieping { $floor } uit paleis { $palace } ({ palazzo-gain })
palazzo-act-insert = Zet het bouwelement van paleis { $palace } in een ander paleis
palazzo-act-insert-gain = Zet het bouwelement van paleis { $palace } in het andere paleis ({ palazzo-gain })
palazzo-act-into = In paleis { $palace }
palazzo-act-into-gain = In paleis { $palace } ({ palazzo-gain })
palazzo-act-raze = Haal paleis { $palace } uit het spel
palazzo-act-raze-gain = Haal paleis { $palace } uit het spel ({ palazzo-gain })
palazzo-act-spend = Betaal met { $card-the }
palazzo-act-first = { $player } begint
palazzo-act-turn = Omgedraaid: { $tile }
palazzo-act-rider = Er verschijnt een ruiter
palazzo-act-deal = Gedeeld: { $card }
palazzo-act-reveal = Opengelegd: { $card }

# Het verslag
palazzo-log-first = { $player } begint.
palazzo-log-deal = { $player } krijgt { $card-a }.
palazzo-log-deal-hidden = { $player } krijgt een kaart.
palazzo-log-warehouse = Naar de verzamelplaats: { $tile }.
palazzo-log-quarry = Naar steengroeve { palazzo-quarry-number }: { $tile }.
palazzo-log-rider = Ruiter { $number } van 5 verschijnt.
palazzo-log-reveal = Opengelegd: { $card }.
palazzo-log-money = { $player } neemt geld.
palazzo-log-tiles = { $player } draait twee bouwelementen om.
palazzo-log-auction = { $player } begint een veiling.
palazzo-log-pass = { $player } past.
palazzo-log-take = { $player } neemt { $card-the }.
palazzo-log-pick = { $player } neemt { $tile-the }.
palazzo-log-place = { $player } bouwt { $tile-the } op paleis { $palace }.
palazzo-log-found = { $player } begint een nieuw paleis met { $tile-the }.
palazzo-log-discard = { $player } haalt { $tile-the } uit het spel.
palazzo-log-bid = { $player } biedt { $worth } en legt { $cards-the } erbij.
palazzo-log-buy = { $player } koopt { $tiles-the } voor { $worth } ({ $cards }).
palazzo-log-buy-free = { $player } krijgt { $tiles-the } gratis.
palazzo-log-renovate = { $player } betaalt met { $card-the } en verbouwt: { $change }.
palazzo-log-then = { $first } { $second }
palazzo-log-reshuffle = De aflegstapel wordt geschud en is de nieuwe voorraad.
palazzo-log-out = { $player } heeft geen kaarten meer en ligt uit de veiling.
palazzo-log-won = { $player } wint de veiling met { $worth }.
palazzo-log-leftovers = { $tiles ->
    [one] Het laatste bouwelement gaat uit het spel.
   *[other] De andere { $tiles } bouwelementen gaan uit het spel.
}
palazzo-log-extract = { $tile-the } komt uit paleis { $palace }
palazzo-log-insert = { $tile-the } gaat in paleis { $palace }
palazzo-log-raze = { $tile-the } gaat uit het spel

# Het einde
palazzo-end-riders = De vijfde ruiter is verschenen.
palazzo-tie-money = Geld: { $money }
palazzo-account-palace = { $floors ->
    [one] Paleis { $number }: 1 verdieping
   *[other] Paleis { $number }: { $floors } verdiepingen, { $windows } vensters
}
palazzo-account-material = Paleis { $number }: één bouwmateriaal

# Het bord in woorden
palazzo-board-riders = Ruiters { $riders } van 5
palazzo-board-stacks = Bouwelementen die nog komen: { $first } + { $second } + { $third }
palazzo-board-quarry = Steengroeve { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-board-builder = bouwmeester
palazzo-board-warehouse = Verzamelplaats
palazzo-board-revealed = Open kaarten
palazzo-board-empty = leeg
palazzo-board-lot = Te bouwen
palazzo-board-hand = Hand
palazzo-board-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
palazzo-board-known = gezien
palazzo-board-bid = biedt { $worth }
palazzo-board-passed = gepast
palazzo-board-palace = Paleis { $number }
palazzo-board-stock = Voorraad { $stock }, aflegstapel { $discards }
palazzo-board-price = een bouwelement kost { $price }

# Wat een editie kan verbeteren
palazzo-edition-stacks = Bij welke stapel elk bouwelement hoort: I, II of III. Stapel I houdt er minstens 5.
palazzo-edition-price = Wanneer de verzamelplaats voor de prijs geteld wordt: "buying" (bij het kopen) of "turn-start" (aan het begin van de beurt).
palazzo-edition-quiet-turns = Na zoveel beurten achter elkaar met geld en verbouwingen moeten er bouwelementen worden omgedraaid: 5 tot 60.

# Waarschuwingen, voorstellen en waarom niet
palazzo-warn-discard = Dit bouwelement verlaat het spel: { $tile }
palazzo-warn-overpaid = { $saved } meer dan je met je kaarten hoeft te betalen
palazzo-suggest-pay = Betaal { $worth }: { $cards }{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } te veel)
}
palazzo-suggest-raise = Verhoog naar { $worth }: { $cards }
palazzo-suggest-place = { $tile-start }: { $where-inside }
palazzo-why-group = Een groep bestaat uit drie kaarten, en je hebt er { $have }.
palazzo-why-not-held = Niet in je hand: { $card }.
palazzo-why-currency = Je hebt { $laid } in { $currency ->
    [red] rood
    [brown] bruin
   *[grey] grijs
} neergelegd: één betaling, één munteenheid.
palazzo-why-short = Daarmee kom je hoogstens op { $most }, en { $need } is nodig.
palazzo-why-laid = Je hebt { $laid } neergelegd: neem dat eerst terug.
palazzo-why-laid-first = Je hebt al { $laid } neergelegd: neem dat terug om nog een bouwelement te kopen.
palazzo-why-low = Je bod zou { $laid } zijn; het hoogste is { $highest }.
palazzo-why-due = Je moet { $due } betalen en hebt { $laid } neergelegd.
palazzo-why-cart = Je koopt al { $tiles } bouwelementen.
palazzo-why-price = Kost { $price }, en je kunt hoogstens { $most } betalen.
palazzo-why-quiet = Al { $turns } beurten op rij is er niets gekocht of geveild: nu moeten er bouwelementen worden omgedraaid.
palazzo-why-few-cards = Er zijn nog { $cards } kaarten, en er zouden er { $needed } opengelegd worden.
palazzo-why-no-money = Je hebt geen kaart om mee te betalen.
palazzo-why-no-palace = Je hebt nog geen paleis.
palazzo-why-top = Paleis { $palace } reikt tot verdieping { $top }, en dit is verdieping { $floor }.
palazzo-why-has-floor = Paleis { $palace } heeft verdieping { $floor } al.
palazzo-why-height = { $floors ->
    [one] Paleis { $palace } heeft één verdieping: daar kan er geen uit.
   *[other] Paleis { $palace } heeft { $floors } verdiepingen: alleen een los bouwelement kan ingebouwd of uit het spel gehaald worden.
}
palazzo-why-no-room = Geen van je andere paleizen mist verdieping { $floor }.
