# Palazzo
palazzo-option-start = Wer beginnt
palazzo-option-memory-aid = Gedächtnisstütze: zu jeder Hand die Karten zeigen, die alle gesehen haben

palazzo-card = { $currency ->
    [red] rote { $value }
    [brown] braune { $value }
   *[grey] graue { $value }
}
    .a = eine { palazzo-card }
    .the = die { palazzo-card }
    .start = Die { palazzo-card }
    .with = der { $currency ->
        [red] roten { $value }
        [brown] braunen { $value }
       *[grey] grauen { $value }
    }
palazzo-certificate = 2er-Certificato
    .a = ein 2er-Certificato
    .the = das 2er-Certificato
    .start = Das 2er-Certificato
    .with = dem 2er-Certificato
palazzo-trio = drei { $value }er als Gruppe (15)
    .the = { palazzo-trio }
    .start = Drei { $value }er als Gruppe (15)
palazzo-trio-certificates = drei Certificati als Gruppe (15)
    .the = { palazzo-trio-certificates }
    .start = Drei Certificati als Gruppe (15)
palazzo-quarry-number = { $quarry ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-tile = { $floor }. Etage aus { $material ->
    [brick] Backstein
    [sandstone] Sandstein
   *[marble] Marmor
} mit { $windows ->
    [one] 1 Fenster
   *[other] { $windows } Fenstern
}
    .the = die { palazzo-tile }
    .start = Die { palazzo-tile }
    .with = der { palazzo-tile }
palazzo-tile-short = { $material ->
    [brick] Backstein
    [sandstone] Sandstein
   *[marble] Marmor
} { $floor }{ $windows ->
    [1] ▯
    [2] ▯▯
   *[3] ▯▯▯
}

# Was gefragt wird
palazzo-over = Das Spiel ist zu Ende.
palazzo-chance = Es wird gezogen.
palazzo-ask-turning = Du bist am Zug: Geld nehmen, zwei Bauteile aufdecken oder umbauen.
palazzo-ask-taking = { $left ->
    [one] Nimm eine der offenen Karten.
   *[other] Nimm { $left } der offenen Karten.
}
palazzo-ask-choosing = Kaufst du aus dem Lager, jedes Bauteil für { $price }, oder versteigerst du den nächsten Steinbruch?
palazzo-ask-choosing-empty = Das Lager ist leer, also wird der nächste Steinbruch versteigert.
palazzo-ask-choosing-poor = Deine Karten reichen nicht für { $price } je Bauteil, also wird der nächste Steinbruch versteigert.
palazzo-ask-paying = { $laid ->
    [0] Zu zahlen sind { $due }. Was legst du?
   *[other] Zu zahlen sind { $due }, gelegt sind { $laid }. Was legst du dazu?
}
palazzo-ask-paying-enough = Gelegt sind { $laid }, zu zahlen { $due }: Zahle, oder nimm Karten zurück.
palazzo-ask-bidding = { $laid ->
    [0] Das höchste Gebot ist { $highest }. Erhöhen oder passen?
   *[other] Das höchste Gebot ist { $highest }, deines { $laid }. Erhöhen oder passen?
}
palazzo-ask-bidding-laid = Dein Gebot wäre { $laid }, das höchste ist { $highest }. Bieten oder mehr legen?
palazzo-ask-bidding-short = Dein Gebot wäre { $laid }, das höchste ist { $highest }: Lege mehr, oder nimm Karten zurück.
palazzo-ask-picking = Nimm ein Bauteil aus diesem Steinbruch.
palazzo-ask-building = Welches Bauteil baust du als Nächstes?
palazzo-ask-placing = Wohin baust du { $tile-the }?
palazzo-ask-renovating = Was baust du um?
palazzo-ask-inserting = In welchen Palast?
palazzo-ask-spending = Mit welcher Karte bezahlst du den Umbau?

# Aktionen
palazzo-act-money = Geld nehmen
palazzo-act-money-reveal = { $cards } Karten aufdecken und zwei nehmen
palazzo-act-tiles = Zwei Bauteile aufdecken
palazzo-act-renovate = Umbauen
palazzo-act-auction = Den nächsten Steinbruch versteigern
palazzo-act-auction-quarry = Steinbruch { palazzo-quarry-number } versteigern ({ $tiles ->
    [one] 1 Bauteil
   *[other] { $tiles } Bauteile
})
palazzo-act-auction-picks = Alle nehmen eines der { $tiles } Bauteile aus Steinbruch { palazzo-quarry-number }
palazzo-act-auction-nothing = Nichts versteigern: Die Steinbrüche sind leer
palazzo-act-pass = Passen
palazzo-act-done = Fertig
palazzo-act-done-pay = { $tiles ->
    [one] { $worth } für das Bauteil zahlen
   *[other] { $worth } für { $tiles } Bauteile zahlen
}{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } zu viel)
}
palazzo-act-done-bid = { $worth } bieten
palazzo-act-take = { $card-start } nehmen
palazzo-act-buy = { $tile-start } kaufen
palazzo-act-buy-for = { $tile-start } für { $price } kaufen
palazzo-act-buy-second = { $tile-start } dazukaufen: beide für { $price }
palazzo-act-pay = { $card-start } legen
palazzo-act-bid = { $card-start } legen
palazzo-act-pick = { $tile-start } nehmen
palazzo-act-build = { $tile-start } bauen
palazzo-gain = { $gain } { $points ->
    [one] Punkt
   *[other] Punkte
}
palazzo-act-place = Auf Palast { $palace }
    .inside = auf Palast { $palace }
palazzo-act-place-gain = Auf Palast { $palace } ({ palazzo-gain })
    .inside = auf Palast { $palace } ({ palazzo-gain })
palazzo-act-found = Als neuen Palast
    .inside = als neuen Palast
palazzo-act-found-gain = Als neuen Palast ({ palazzo-gain })
    .inside = als neuen Palast ({ palazzo-gain })
palazzo-act-discard = Aus dem Spiel
    .inside = aus dem Spiel
palazzo-act-extract = Etage { $floor } aus Palast { $palace } ausbauen
palazzo-act-extract-gain = Etage { $floor } aus Palast { $palace } ausbauen ({ palazzo-gain })
palazzo-act-insert = Das Bauteil von Palast { $palace } in einen anderen Palast einbauen
palazzo-act-insert-gain = Das Bauteil von Palast { $palace } in den anderen Palast einbauen ({ palazzo-gain })
palazzo-act-into = In Palast { $palace }
palazzo-act-into-gain = In Palast { $palace } ({ palazzo-gain })
palazzo-act-raze = Palast { $palace } aus dem Spiel nehmen
palazzo-act-raze-gain = Palast { $palace } aus dem Spiel nehmen ({ palazzo-gain })
palazzo-act-spend = Mit { $card-with } zahlen
palazzo-act-first = { $player } beginnt
palazzo-act-turn = Aufgedeckt: { $tile }
palazzo-act-rider = Ein Reiter erscheint
palazzo-act-deal = Ausgeteilt: { $card }
palazzo-act-reveal = Aufgedeckt: { $card }

# Das Protokoll
palazzo-log-first = { $player } beginnt.
palazzo-log-deal = { $player } bekommt { $card-a }.
palazzo-log-deal-hidden = { $player } bekommt eine Karte.
palazzo-log-warehouse = Ins Lager: { $tile }.
palazzo-log-quarry = In Steinbruch { palazzo-quarry-number }: { $tile }.
palazzo-log-rider = Reiter { $number } von 5 erscheint.
palazzo-log-reveal = Aufgedeckt: { $card }.
palazzo-log-money = { $player } nimmt Geld.
palazzo-log-tiles = { $player } deckt zwei Bauteile auf.
palazzo-log-auction = { $player } ruft eine Versteigerung aus.
palazzo-log-pass = { $player } passt.
palazzo-log-take = { $player } nimmt { $card-the }.
palazzo-log-pick = { $player } nimmt { $tile-the }.
palazzo-log-place = { $player } baut { $tile-the } auf Palast { $palace }.
palazzo-log-found = { $player } beginnt einen neuen Palast mit { $tile-with }.
palazzo-log-discard = { $player } nimmt { $tile-the } aus dem Spiel.
palazzo-log-bid = { $player } bietet { $worth } und legt { $cards-the } dazu.
palazzo-log-buy = { $player } kauft { $tiles-the } für { $worth } ({ $cards }).
palazzo-log-buy-free = { $player } bekommt { $tiles-the } kostenlos.
palazzo-log-renovate = { $player } zahlt mit { $card-with } und baut um: { $change }.
palazzo-log-then = { $first } { $second }
palazzo-log-reshuffle = Die abgelegten Karten werden gemischt und sind der neue Vorrat.
palazzo-log-out = { $player } hat keine Karte mehr und scheidet aus der Versteigerung aus.
palazzo-log-won = { $player } erhält den Zuschlag für { $worth }.
palazzo-log-leftovers = { $tiles ->
    [one] Das letzte Bauteil kommt aus dem Spiel.
   *[other] Die anderen { $tiles } Bauteile kommen aus dem Spiel.
}
palazzo-log-extract = { $tile-start } kommt aus Palast { $palace } heraus
palazzo-log-insert = { $tile-start } kommt in Palast { $palace }
palazzo-log-raze = { $tile-start } kommt aus dem Spiel

# Das Ende
palazzo-end-riders = Der fünfte Reiter ist erschienen.
palazzo-tie-money = Geld: { $money }
palazzo-account-palace = { $floors ->
    [one] Palast { $number }: 1 Etage
   *[other] Palast { $number }: { $floors } Etagen, { $windows } Fenster
}
palazzo-account-material = Palast { $number }: ein Material

# Das Brett in Worten
palazzo-board-riders = Reiter { $riders } von 5
palazzo-board-stacks = Bauteile, die noch kommen: { $first } + { $second } + { $third }
palazzo-board-quarry = Steinbruch { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-board-builder = Baumeister
palazzo-board-warehouse = Lager
palazzo-board-revealed = Aufgedeckt
palazzo-board-empty = leer
palazzo-board-lot = Zu bauen
palazzo-board-hand = Hand
palazzo-board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
palazzo-board-known = gesehen
palazzo-board-bid = bietet { $worth }
palazzo-board-passed = gepasst
palazzo-board-palace = Palast { $number }
palazzo-board-stock = Vorrat { $stock }, Ablage { $discards }
palazzo-board-price = ein Bauteil kostet { $price }

# Was eine Edition berichtigen kann
palazzo-edition-stacks = Zu welchem Stapel jedes Bauteil gehört: I, II oder III. Stapel I behält mindestens 5.
palazzo-edition-price = Wann das Lager für den Preis gezählt wird: "buying" (beim Kauf) oder "turn-start" (zu Beginn des Zuges).
palazzo-edition-quiet-turns = Nach so vielen Zügen hintereinander mit Geld und Umbauten müssen Bauteile aufgedeckt werden: 5 bis 60.

# Warnungen, Vorschläge und warum nicht
palazzo-warn-discard = Dieses Bauteil verlässt das Spiel: { $tile }
palazzo-warn-overpaid = { $saved } mehr, als du mit deinen Karten zahlen müsstest
palazzo-suggest-pay = { $worth } zahlen: { $cards }{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } zu viel)
}
palazzo-suggest-raise = Auf { $worth } erhöhen: { $cards }
palazzo-suggest-place = { $tile }: { $where-inside }
palazzo-why-group = Eine Gruppe braucht drei, du hast { $have }.
palazzo-why-not-held = Nicht auf deiner Hand: { $card }.
palazzo-why-currency = Du hast { $laid } in { $currency ->
    [red] Rot
    [brown] Braun
   *[grey] Grau
} gelegt: eine Zahlung, eine Währung.
palazzo-why-short = Damit kämst du höchstens auf { $most }, nötig sind { $need }.
palazzo-why-laid = Du hast { $laid } gelegt: Nimm das erst zurück.
palazzo-why-laid-first = Du hast schon { $laid } gelegt: Nimm das zurück, um noch ein Bauteil zu kaufen.
palazzo-why-low = Dein Gebot wäre { $laid }, das höchste ist { $highest }.
palazzo-why-due = Zu zahlen sind { $due }, gelegt sind { $laid }.
palazzo-why-cart = Du kaufst schon { $tiles } Bauteile.
palazzo-why-price = Kostet { $price }, und du kannst höchstens { $most } zahlen.
palazzo-why-quiet = { $turns } Züge nacheinander wurde nichts gekauft oder versteigert: Jetzt müssen Bauteile aufgedeckt werden.
palazzo-why-few-cards = Es sind noch { $cards } Karten da, und { $needed } würden aufgedeckt.
palazzo-why-no-money = Du hast keine Karte zum Zahlen.
palazzo-why-no-palace = Du hast noch keinen Palast.
palazzo-why-top = Palast { $palace } reicht bis Etage { $top }, und dies ist Etage { $floor }.
palazzo-why-has-floor = Palast { $palace } hat Etage { $floor } schon.
palazzo-why-height = { $floors ->
    [one] Palast { $palace } hat eine Etage: Da lässt sich keine ausbauen.
   *[other] Palast { $palace } hat { $floors } Etagen: Nur ein einzelnes Bauteil lässt sich einbauen oder aus dem Spiel nehmen.
}
palazzo-why-no-room = Keinem deiner anderen Paläste fehlt Etage { $floor }.
