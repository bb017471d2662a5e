# Palazzo
palazzo-title = Palazzo
palazzo-option-start = Wie begint
palazzo-option-memory-aid = Geheugensteun: toon de kaarten die iedereen in een hand heeft zien gaan

palazzo-card = { $currency ->
    [red] rode { $value }
    [brown] bruine { $value }
   *[grey] grijze { $value }
}
palazzo-certificate = certificaat 2
palazzo-trio = drie keer { $value } als groep (15)
palazzo-trio-certificates = drie certificaten als groep (15)
palazzo-quarry-number = { $quarry ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-tile = { $material ->
    [brick] baksteen
    [sandstone] zandsteen
   *[marble] marmer
} verdieping { $floor } met { $windows ->
    [one] 1 raam
   *[other] { $windows } ramen
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
palazzo-ask-turning = Jij bent aan de beurt: geld nemen, twee tegels omdraaien of verbouwen.
palazzo-ask-taking = { $left ->
    [one] Neem één van de open kaarten.
   *[other] Neem { $left } van de open kaarten.
}
palazzo-ask-choosing = Kopen uit het magazijn, elke tegel voor { $price }, of de volgende groeve veilen?
palazzo-ask-choosing-empty = Het magazijn is leeg, dus de volgende groeve wordt geveild.
palazzo-ask-choosing-poor = Je kaarten kunnen geen { $price } voor een tegel betalen, dus de volgende groeve wordt geveild.
palazzo-ask-paying = Je moet { $due } betalen en hebt { $laid } neergelegd. Wat leg je neer?
palazzo-ask-paying-enough = Je hebt { $laid } neergelegd en moet { $due } betalen: betaal, of neem kaarten terug.
palazzo-ask-bidding = { $laid ->
    [0] Het hoogste bod is { $highest }. Verhogen of passen?
   *[other] Het hoogste bod is { $highest }; het jouwe is { $laid }. Verhogen of passen?
}
palazzo-ask-bidding-laid = Je bod zou { $laid } zijn; het hoogste is { $highest }. Bieden, of meer neerleggen?
palazzo-ask-bidding-short = Je bod zou { $laid } zijn, en het hoogste is { $highest }: leg meer, of neem kaarten terug.
palazzo-ask-picking = Neem één tegel uit deze groeve.
palazzo-ask-building = Welke tegel bouw je nu?
palazzo-ask-placing = Waar komt deze: { $tile }?
palazzo-ask-renovating = Wat verbouw je?
palazzo-ask-inserting = In welk paleis?
palazzo-ask-spending = Met welke kaart betaal je de verbouwing?

# Acties
palazzo-act-money = Geld nemen
palazzo-act-money-reveal = Twee van { $cards } kaarten nemen
palazzo-act-tiles = Twee tegels omdraaien
palazzo-act-renovate = Verbouwen
palazzo-act-auction = De volgende groeve veilen
palazzo-act-auction-quarry = Groeve { palazzo-quarry-number } veilen ({ $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
})
palazzo-act-auction-picks = Iedereen neemt een van de { $tiles } tegels van groeve { palazzo-quarry-number }
palazzo-act-auction-nothing = Niets veilen: de groeven zijn leeg
palazzo-act-pass = Passen
palazzo-act-done = Klaar
palazzo-act-done-pay = { $tiles ->
    [one] { $worth } betalen voor de tegel
   *[other] { $worth } betalen voor { $tiles } tegels
}{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } verloren)
}
palazzo-act-done-bid = { $worth } bieden
palazzo-act-take = { $card } nemen
palazzo-act-buy = { $tile } kopen
palazzo-act-buy-for = { $tile } kopen voor { $price }
palazzo-act-buy-second = { $tile } erbij: samen { $price }
palazzo-act-pay = { $card } neerleggen
palazzo-act-bid = { $card } neerleggen
palazzo-act-pick = { $tile } nemen
palazzo-act-build = { $tile } bouwen
palazzo-act-place = Op paleis { $palace }
palazzo-act-place-gain = Op paleis { $palace } ({ $gain } punten)
palazzo-act-found = Als nieuw paleis
palazzo-act-found-gain = Als nieuw paleis ({ $gain } punten)
palazzo-act-discard = Uit het spel
palazzo-act-extract = Verdieping { $floor } uit paleis { $palace } halen
palazzo-act-extract-gain = Verdieping { $floor } uit paleis { $palace } halen ({ $gain } punten)
palazzo-act-insert = De tegel van paleis { $palace } in een ander paleis invoegen
palazzo-act-insert-gain = De tegel van paleis { $palace } in het andere invoegen ({ $gain } punten)
palazzo-act-into = In paleis { $palace }
palazzo-act-into-gain = In paleis { $palace } ({ $gain } punten)
palazzo-act-raze = Paleis { $palace } uit het spel nemen
palazzo-act-raze-gain = Paleis { $palace } uit het spel nemen ({ $gain } punten)
palazzo-act-spend = Betalen met { $card }
palazzo-act-first = { $player } begint
palazzo-act-turn = { $tile } wordt omgedraaid
palazzo-act-rider = Er verschijnt een ruiter
palazzo-act-deal = { $card } wordt gedeeld
palazzo-act-reveal = { $card } wordt opengelegd

# Het verslag
palazzo-log-first = { $player } begint.
palazzo-log-deal = Je krijgt { $card }.
palazzo-log-deal-hidden = { $player } krijgt een kaart.
palazzo-log-warehouse = Naar het magazijn: { $tile }.
palazzo-log-quarry = Naar groeve { palazzo-quarry-number }: { $tile }.
palazzo-log-rider = Ruiter { $number } van 5 verschijnt.
palazzo-log-reveal = Opengelegd: { $card }.
palazzo-log-money = { $player } neemt geld.
palazzo-log-tiles = { $player } draait twee tegels om.
palazzo-log-auction = { $player } begint een veiling.
palazzo-log-pass = { $player } past.
palazzo-log-take = { $player } neemt { $card }.
palazzo-log-pick = { $player } neemt { $tile }.
palazzo-log-place = { $player } bouwt { $tile } op paleis { $palace }.
palazzo-log-found = { $player } sticht een paleis met { $tile }.
palazzo-log-discard = { $player } legt { $tile } weg.
palazzo-log-bid = { $player } biedt { $worth } en legt erbij: { $cards }.
palazzo-log-buy = { $player } koopt { $tiles } voor { $worth } ({ $cards }).
palazzo-log-buy-free = { $player } neemt { $tiles } voor niets.
palazzo-log-renovate = { $player } betaalt { $card } en verbouwt: { $change }.
palazzo-log-then = { $first } { $second }
palazzo-log-reshuffle = De aflegstapel wordt tot een nieuwe voorraad geschud.
palazzo-log-out = { $player } heeft geen kaart meer en ligt eruit.
palazzo-log-won = { $player } krijgt de kavel voor { $worth }.
palazzo-log-leftovers = { $tiles ->
    [one] De laatste tegel gaat uit het spel.
   *[other] De andere { $tiles } tegels gaan uit het spel.
}
palazzo-log-extract = { $tile } komt uit paleis { $palace }
palazzo-log-insert = { $tile } gaat in paleis { $palace }
palazzo-log-raze = { $tile } gaat uit het spel

# Het einde
palazzo-end-riders = De vijfde ruiter is verschenen.
palazzo-tie-money = Geld: { $money }
palazzo-account-palace = { $floors ->
    [one] Paleis { $number }: 1 verdieping
   *[other] Paleis { $number }: { $floors } verdiepingen, { $windows } ramen
}
palazzo-account-material = Paleis { $number }: één materiaal

# Het bord in woorden
palazzo-board-riders = Ruiters { $riders } van 5
palazzo-board-stacks = Nog te komen tegels: { $first } + { $second } + { $third }
palazzo-board-quarry = Groeve { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-board-builder = bouwmeester
palazzo-board-warehouse = Magazijn
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
palazzo-board-price = een tegel kost { $price }

# Wat een editie kan verbeteren
palazzo-edition-stacks = Bij welke stapel elke tegel hoort: I, II of III. Stapel I houdt er minstens 5.
palazzo-edition-price = Wanneer het magazijn voor de prijs geteld wordt: "buying" (bij het kopen) of "turn-start" (aan het begin van de beurt).
palazzo-edition-quiet-turns = Na zoveel beurten achter elkaar met geld en verbouwingen moeten tegels worden omgedraaid: 5 tot 60.

# Waarschuwingen, voorstellen en waarom niet
palazzo-warn-discard = Deze tegel verlaat het spel: { $tile }
palazzo-warn-overpaid = { $saved } meer dan je kaarten hoeven te betalen
palazzo-suggest-pay = { $worth } betalen: { $cards }{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } verloren)
}
palazzo-suggest-raise = Verhogen naar { $worth }: { $cards }
palazzo-why-group = Een groep vraagt drie kaarten, en je hebt er { $have }.
palazzo-why-not-held = Die heb je niet: { $card }.
palazzo-why-currency = Je hebt { $laid } in { $currency ->
    [red] rood
    [brown] bruin
   *[grey] grijs
} neergelegd: één betaling, één munt.
palazzo-why-short = Daarmee kom je hoogstens op { $most }, en { $need } is nodig.
palazzo-why-laid = Je hebt { $laid } neergelegd: neem dat eerst terug.
palazzo-why-laid-first = Je hebt al { $laid } neergelegd: neem dat terug om een tegel toe te voegen.
palazzo-why-low = Je bod zou { $laid } zijn; het hoogste is { $highest }.
palazzo-why-due = Je moet { $due } betalen en hebt { $laid } neergelegd.
palazzo-why-cart = Je neemt al { $tiles } tegels.
palazzo-why-price = Kost { $price }, je kunt { $most } betalen.
palazzo-why-quiet = { $turns } beurten op rij brachten niets: nu moeten er tegels opengelegd worden.
palazzo-why-few-cards = Er zijn nog { $cards } kaarten, en er zouden er { $needed } opengelegd worden.
palazzo-why-no-money = Je hebt geen kaart om mee te betalen.
palazzo-why-no-palace = Je hebt nog geen paleis.
palazzo-why-top = Paleis { $palace } reikt tot verdieping { $top }, en dit is verdieping { $floor }.
palazzo-why-has-floor = Paleis { $palace } heeft verdieping { $floor } al.
palazzo-why-height = { $floors ->
    [one] Paleis { $palace } heeft één verdieping: daar kan er geen uit.
   *[other] Paleis { $palace } heeft { $floors } verdiepingen: alleen een losse kan ingevoegd of verwijderd worden.
}
palazzo-why-no-room = Geen van je andere paleizen mist verdieping { $floor }.
