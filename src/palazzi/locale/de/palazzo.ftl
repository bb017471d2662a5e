# Palazzo
palazzo-title = Palazzo
palazzo-option-start = Wer beginnt
palazzo-option-memory-aid = Gedächtnishilfe: die Karten zeigen, die alle in eine Hand haben gehen sehen

palazzo-card = { $currency ->
    [red] rote { $value }
    [brown] braune { $value }
   *[grey] graue { $value }
}
palazzo-certificate = Wertpapier 2
palazzo-trio = drei { $value }er als Gruppe (15)
palazzo-trio-certificates = drei Wertpapiere als Gruppe (15)
palazzo-quarry-number = { $quarry ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
palazzo-tile = { $material ->
    [brick] Backstein
    [sandstone] Sandstein
   *[marble] Marmor
} Stockwerk { $floor } mit { $windows ->
    [one] 1 Fenster
   *[other] { $windows } Fenstern
}
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
palazzo-ask-turning = Du bist am Zug: Geld nehmen, zwei Plättchen aufdecken oder umbauen.
palazzo-ask-taking = { $left ->
    [one] Nimm eine der offenen Karten.
   *[other] Nimm { $left } der offenen Karten.
}
palazzo-ask-choosing = Aus dem Lager kaufen, jedes Plättchen für { $price }, oder den nächsten Steinbruch versteigern?
palazzo-ask-choosing-empty = Das Lager ist leer, also wird der nächste Steinbruch versteigert.
palazzo-ask-choosing-poor = Deine Karten reichen nicht für { $price } je Plättchen, also wird der nächste Steinbruch versteigert.
palazzo-ask-paying = Zu zahlen sind { $due }, gelegt sind { $laid }. Was legst du?
palazzo-ask-paying-enough = Gelegt sind { $laid }, zu zahlen { $due }: zahle, oder nimm Karten zurück.
palazzo-ask-bidding = { $laid ->
    [0] Das höchste Gebot ist { $highest }. Erhöhen oder passen?
   *[other] Das höchste Gebot ist { $highest }, deines { $laid }. Erhöhen oder passen?
}
palazzo-ask-bidding-laid = Dein Gebot wäre { $laid }, das höchste ist { $highest }. Bieten oder mehr legen?
palazzo-ask-bidding-short = Dein Gebot wäre { $laid }, das höchste ist { $highest }: lege mehr, oder nimm Karten zurück.
palazzo-ask-picking = Nimm ein Plättchen aus diesem Steinbruch.
palazzo-ask-building = Welches Plättchen baust du als Nächstes?
palazzo-ask-placing = Wohin damit: { $tile }?
palazzo-ask-renovating = Was baust du um?
palazzo-ask-inserting = In welchen Palast?
palazzo-ask-spending = Mit welcher Karte bezahlst du den Umbau?

# Aktionen
palazzo-act-money = Geld nehmen
palazzo-act-money-reveal = Zwei von { $cards } Karten nehmen
palazzo-act-tiles = Zwei Plättchen aufdecken
palazzo-act-renovate = Umbauen
palazzo-act-auction = Den nächsten Steinbruch versteigern
palazzo-act-auction-quarry = Steinbruch { palazzo-quarry-number } versteigern ({ $tiles } Plättchen)
palazzo-act-auction-picks = Alle nehmen eines der { $tiles } Plättchen von Steinbruch { palazzo-quarry-number }
palazzo-act-auction-nothing = Nichts versteigern: die Steinbrüche sind leer
palazzo-act-pass = Passen
palazzo-act-done = Fertig
palazzo-act-done-pay = { $tiles ->
    [one] { $worth } für das Plättchen zahlen
   *[other] { $worth } für { $tiles } Plättchen zahlen
}{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } verloren)
}
palazzo-act-done-bid = { $worth } bieten
palazzo-act-take = { $card } nehmen
palazzo-act-buy = { $tile } kaufen
palazzo-act-buy-for = { $tile } für { $price } kaufen
palazzo-act-buy-second = { $tile } dazu: beide für { $price }
palazzo-act-pay = { $card } legen
palazzo-act-bid = { $card } legen
palazzo-act-pick = { $tile } nehmen
palazzo-act-build = { $tile } bauen
palazzo-act-place = Auf Palast { $palace }
palazzo-act-place-gain = Auf Palast { $palace } ({ $gain } Punkte)
palazzo-act-found = Als neuer Palast
palazzo-act-found-gain = Als neuer Palast ({ $gain } Punkte)
palazzo-act-discard = Aus dem Spiel
palazzo-act-extract = Stockwerk { $floor } aus Palast { $palace } herausnehmen
palazzo-act-extract-gain = Stockwerk { $floor } aus Palast { $palace } herausnehmen ({ $gain } Punkte)
palazzo-act-insert = Das Plättchen von Palast { $palace } in einen anderen einfügen
palazzo-act-insert-gain = Das Plättchen von Palast { $palace } in den anderen einfügen ({ $gain } Punkte)
palazzo-act-into = In Palast { $palace }
palazzo-act-into-gain = In Palast { $palace } ({ $gain } Punkte)
palazzo-act-raze = Palast { $palace } aus dem Spiel nehmen
palazzo-act-raze-gain = Palast { $palace } aus dem Spiel nehmen ({ $gain } Punkte)
palazzo-act-spend = Mit { $card } zahlen
palazzo-act-first = { $player } beginnt
palazzo-act-turn = { $tile } wird aufgedeckt
palazzo-act-rider = Ein Reiter erscheint
palazzo-act-deal = { $card } wird ausgeteilt
palazzo-act-reveal = { $card } wird aufgedeckt

# Das Protokoll
palazzo-log-first = { $player } beginnt.
palazzo-log-deal = Du bekommst { $card }.
palazzo-log-deal-hidden = { $player } bekommt eine Karte.
palazzo-log-warehouse = Ins Lager: { $tile }.
palazzo-log-quarry = In Steinbruch { palazzo-quarry-number }: { $tile }.
palazzo-log-rider = Reiter { $number } von 5 erscheint.
palazzo-log-reveal = Aufgedeckt: { $card }.
palazzo-log-money = { $player } nimmt Geld.
palazzo-log-tiles = { $player } deckt zwei Plättchen auf.
palazzo-log-auction = { $player } ruft eine Versteigerung aus.
palazzo-log-pass = { $player } passt.
palazzo-log-take = { $player } nimmt { $card }.
palazzo-log-pick = { $player } nimmt { $tile }.
palazzo-log-place = { $player } baut { $tile } auf Palast { $palace }.
palazzo-log-found = { $player } gründet einen Palast mit { $tile }.
palazzo-log-discard = { $player } legt { $tile } ab.
palazzo-log-bid = { $player } bietet { $worth } und legt dazu: { $cards }.
palazzo-log-buy = { $player } kauft { $tiles } für { $worth } ({ $cards }).
palazzo-log-buy-free = { $player } nimmt { $tiles } umsonst.
palazzo-log-renovate = { $player } zahlt { $card } und baut um: { $change }.
palazzo-log-then = { $first } { $second }
palazzo-log-reshuffle = Die Ablage wird zu einem neuen Vorrat gemischt.
palazzo-log-out = { $player } hat keine Karte mehr und ist draußen.
palazzo-log-won = { $player } bekommt das Los für { $worth }.
palazzo-log-leftovers = { $tiles ->
    [one] Das letzte Plättchen kommt aus dem Spiel.
   *[other] Die anderen { $tiles } Plättchen kommen aus dem Spiel.
}
palazzo-log-extract = { $tile } kommt aus Palast { $palace } heraus
palazzo-log-insert = { $tile } kommt in Palast { $palace }
palazzo-log-raze = { $tile } kommt aus dem Spiel

# Das Ende
palazzo-end-riders = Der fünfte Reiter ist erschienen.
palazzo-tie-money = Geld: { $money }
palazzo-account-palace = { $floors ->
    [one] Palast { $number }: 1 Stockwerk
   *[other] Palast { $number }: { $floors } Stockwerke, { $windows } Fenster
}
palazzo-account-material = Palast { $number }: ein Material

# Das Brett in Worten
palazzo-board-riders = Reiter { $riders } von 5
palazzo-board-stacks = Kommende Plättchen: { $first } + { $second } + { $third }
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
palazzo-board-price = ein Plättchen kostet { $price }

# Was eine Edition berichtigen kann
palazzo-edition-stacks = Zu welchem Stapel jedes Plättchen gehört: I, II oder III. Stapel I behält mindestens 5.
palazzo-edition-price = Wann das Lager für den Preis gezählt wird: "buying" (beim Kauf) oder "turn-start" (zu Beginn des Zuges).
palazzo-edition-quiet-turns = Nach so vielen Zügen hintereinander mit Geld und Umbauten müssen Plättchen aufgedeckt werden: 5 bis 60.

# Warnungen, Vorschläge und warum nicht
palazzo-warn-discard = Dieses Plättchen verlässt das Spiel: { $tile }
palazzo-warn-overpaid = { $saved } mehr, als deine Karten zahlen müssten
palazzo-suggest-pay = { $worth } zahlen: { $cards }{ $lost ->
    [0] { "" }
   *[other] {" "}({ $lost } verloren)
}
palazzo-suggest-raise = Auf { $worth } erhöhen: { $cards }
palazzo-why-group = Eine Gruppe braucht drei, du hast { $have }.
palazzo-why-not-held = Das hast du nicht: { $card }.
palazzo-why-currency = Du hast { $laid } in { $currency ->
    [red] Rot
    [brown] Braun
   *[grey] Grau
} gelegt: eine Zahlung, eine Währung.
palazzo-why-short = Damit kämst du höchstens auf { $most }, nötig sind { $need }.
palazzo-why-laid = Du hast { $laid } gelegt: nimm es erst zurück.
palazzo-why-laid-first = Du hast schon { $laid } gelegt: nimm es zurück, um ein Plättchen dazuzunehmen.
palazzo-why-low = Dein Gebot wäre { $laid }, das höchste ist { $highest }.
palazzo-why-due = Zu zahlen sind { $due }, gelegt sind { $laid }.
palazzo-why-cart = Du nimmst schon { $tiles } Plättchen.
palazzo-why-price = Kostet { $price }, du kannst { $most } zahlen.
palazzo-why-quiet = { $turns } Züge nacheinander brachten nichts: jetzt müssen Plättchen aufgedeckt werden.
palazzo-why-few-cards = Es sind noch { $cards } Karten da, und { $needed } würden aufgedeckt.
palazzo-why-no-money = Du hast keine Karte zum Zahlen.
palazzo-why-no-palace = Du hast noch keinen Palast.
palazzo-why-top = Palast { $palace } reicht bis Stockwerk { $top }, und dies ist Stockwerk { $floor }.
palazzo-why-has-floor = Palast { $palace } hat Stockwerk { $floor } schon.
palazzo-why-height = { $floors ->
    [one] Palast { $palace } hat ein Stockwerk: da lässt sich keines herausnehmen.
   *[other] Palast { $palace } hat { $floors } Stockwerke: nur ein einzelnes lässt sich einfügen oder entfernen.
}
palazzo-why-no-room = Keinem deiner anderen Paläste fehlt Stockwerk { $floor }.
