# Das Brett von Palazzo auf der Seite.
page-palazzo-letter-brick = B
page-palazzo-letter-sandstone = S
page-palazzo-letter-marble = M
page-palazzo-letter-red = R
page-palazzo-letter-brown = Br
page-palazzo-letter-grey = G
page-palazzo-brick = Backstein
page-palazzo-sandstone = Sandstein
page-palazzo-marble = Marmor
page-palazzo-coin-red = rot
page-palazzo-coin-brown = braun
page-palazzo-coin-grey = grau
page-palazzo-any = jede
page-palazzo-you = Du
page-palazzo-others = Die anderen
page-palazzo-market = Steinbrüche und Lager
page-palazzo-tab-market = Markt
page-palazzo-tab-palaces = Paläste
page-palazzo-own = Deine Paläste
page-palazzo-opening = das 3er-Certificato des Auktionators

# Die Auslage
page-palazzo-quarry = Steinbruch { $roman }, { $name }
page-palazzo-about-quarry = { $tiles ->
    [0] Leer.
    [one] Hier liegt ein Bauteil.
   *[other] Hier liegen { $tiles } Bauteile.
} Bei einer Versteigerung geht der Baumeister im Uhrzeigersinn zum nächsten Steinbruch mit Bauteilen; sie werden zusammen versteigert. Ab vier Bauteilen nimmt sich stattdessen jeder eines.
page-palazzo-about-quarry-tile = Wartet im Steinbruch, bis der Baumeister kommt. Ein Bauteil kommt so viele Steinbrüche weiter, wie es Fenster hat, vom Baumeister aus gezählt.
page-palazzo-warehouse = Lager
page-palazzo-about-warehouse-tile = Aus dem Lager zu kaufen, nachdem zwei Bauteile aufgedeckt wurden, eines oder zwei auf einmal.
page-palazzo-price-name = Preis eines Bauteils
page-palazzo-about-price = { $counted ->
    [start] Jedes Bauteil kostet 10 weniger die Zahl der Bauteile, die zu Beginn des Zuges im Lager lagen.
   *[now] Jedes Bauteil kostet 10 weniger die Zahl der Bauteile im Lager, gezählt nach dem Aufdecken.
}
page-palazzo-each = je Stück
page-palazzo-tiles = { $tiles ->
    [one] 1 Bauteil
   *[other] { $tiles } Bauteile
}
page-palazzo-empty = leer
page-palazzo-riders = Reitern erschienen
page-palazzo-riders-of = { $riders } von 5
page-palazzo-riders-name = Reiter
page-palazzo-about-riders = Fünf Reiter stecken in Stapel III. Erscheint der fünfte, ist das Spiel sofort zu Ende.
page-palazzo-stack-name = Bauteile, die noch kommen
page-palazzo-about-stack = Stapel I hat { $first }, II { $second }, III { $third } Bauteile; sie werden in dieser Reihenfolge aufgedeckt. Das erste von zweien kommt ins Lager, das zweite in einen Steinbruch.
page-palazzo-tiles-left = { $tiles ->
    [one] Bauteil übrig
   *[other] Bauteile übrig
}
page-palazzo-left-out = noch { $left }, { $out } raus
page-palazzo-removed = aus dem Spiel
page-palazzo-removed-name = Aus dem Spiel
page-palazzo-about-removed = Statt ein Bauteil zu bauen, darfst du es aus dem Spiel nehmen. Bisher sind es { $tiles }.
page-palazzo-about-removed-none = Statt ein Bauteil zu bauen, darfst du es aus dem Spiel nehmen. Bisher hat das niemand getan.
page-palazzo-stock = im Vorrat
page-palazzo-in-stock = { $cards } im Vorrat
page-palazzo-stock-name = Geldvorrat
page-palazzo-about-stock = { $cards } Karten werden aufgedeckt: Wer am Zug ist, nimmt zwei, danach alle anderen je eine.
page-palazzo-discards = abgelegt
page-palazzo-discards-name = Ablagestapel
page-palazzo-builder = Baumeister
page-palazzo-about-builder = Bei einer Versteigerung geht er im Uhrzeigersinn zum nächsten Steinbruch mit Bauteilen.

# Was geschieht
page-palazzo-side-auction = Versteigerung
page-palazzo-side-money = Geld
page-palazzo-side-purchase = Kauf
page-palazzo-side-picks = Ein Bauteil für jeden
page-palazzo-side-lot = Zu bauen
page-palazzo-side-renovation = Umbau
page-palazzo-side-tiles = Noch im Stapel
page-palazzo-from-quarry = { $tiles ->
    [one] 1 Bauteil
   *[other] { $tiles } Bauteile
} aus Steinbruch { $quarry }
page-palazzo-to-take = { $player } nimmt
page-palazzo-draft = ein Entwurf: noch sieht ihn niemand sonst
page-palazzo-revealing = Karten werden aufgedeckt.
page-palazzo-about-revealed = Eine offene Karte; alle sehen, wer sie nimmt.
page-palazzo-bid-draft = Gebot im Entwurf
page-palazzo-bid-out = hat gepasst
page-palazzo-bid-opening = eröffnet mit 3
page-palazzo-bid-highest = höchstes Gebot
page-palazzo-bid-in = noch dabei
page-palazzo-bid-turn = erhöht oder passt
page-palazzo-bids = bietet { $worth }
page-palazzo-stake = In deiner Straße
page-palazzo-group = Gruppe 15
page-palazzo-due = { $tiles ->
    [one] 1 Bauteil für { $price }
   *[other] { $tiles } Bauteile für je { $price }
}
page-palazzo-laid = Gelegt
page-palazzo-about-cart = Du kaufst dieses Bauteil. Mit „Zurück“ legst du es zurück.
page-palazzo-about-pick = Nimm ein Bauteil und baue es sofort; was nach einer Runde übrig bleibt, kommt aus dem Spiel.
page-palazzo-picks-hint = Vier oder mehr Bauteile: keine Versteigerung. Jeder nimmt reihum eines, der Rest kommt aus dem Spiel.
page-palazzo-held = auf der Hand
page-palazzo-about-lot = Die Bauteile werden nacheinander gebaut, in beliebiger Reihenfolge.
page-palazzo-lot-hint = Oben auf einen Palast, dessen oberste Etage niedriger ist, als neuen Palast oder aus dem Spiel.
page-palazzo-plan-none = Baue eine Etage aus, baue ein einzelnes Bauteil in einen anderen Palast ein oder nimm ein einzelnes aus dem Spiel.
page-palazzo-plan-open = { $tile-the } von Palast { $from } kommt in einen anderen Palast.
page-palazzo-plan-out = { $tile-the } von Palast { $from } kommt aus dem Spiel.
page-palazzo-plan-new = { $tile-the } kommt aus Palast { $from } und wird ein eigener Palast.
page-palazzo-plan-into = { $tile-the } von Palast { $from } kommt in Palast { $to }.
page-palazzo-floor = Etage
page-palazzo-to-come-legend = Die Fenster jedes Bauteils; durchgestrichene wurden schon aufgedeckt.

# Der eigene Bereich
page-palazzo-money = Dein Geld
page-palazzo-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
page-palazzo-hand-laid = { $cards } im Entwurf gelegt
page-palazzo-reach = höchstens { $reach } in einer Zahlung
page-palazzo-most = max. { $reach }
page-palazzo-show-hand = Ganze Hand zeigen
page-palazzo-hide-hand = Hand klein zeigen
page-palazzo-about-reach = Das Meiste, was du mit deinen Karten auf einmal zahlen oder bieten kannst: die beste Währung, alle Certificati und jede Gruppe als 15. Was in deinem Gebot liegt, zählt mit.
page-palazzo-in-bid = in deinem Gebot
page-palazzo-in-payment = zum Zahlen gelegt
page-palazzo-as-group = Als Gruppe legen:
page-palazzo-about-group = Ein Wert in drei Währungen oder drei Certificati, zusammen gelegt: 15 wert, neben jeder Währung.
page-palazzo-group-hint = Eine Gruppe ist ein Wert in drei Währungen oder drei Certificati: immer 15 wert. Neben Gruppen eine Währung und beliebig viele Certificati.
page-palazzo-about-card = Eine Zahlung oder ein Gebot enthält nur eine Währung; Certificati und Gruppen passen zu jeder.
page-palazzo-one-currency = Eine Zahlung, eine Währung.
page-palazzo-about-certificate = 2 wert neben jeder Währung; drei als Gruppe gelegt sind 15 wert.
page-palazzo-no-cards = Du hast keine Karten auf der Hand.
page-palazzo-renovate = Umbauen
page-palazzo-about-renovate = Für eine Geldkarte: Baue eine Etage aus, baue ein einzelnes Bauteil in einen anderen Palast ein oder nimm ein einzelnes aus dem Spiel.
page-palazzo-auctioneer = Auktionator
page-palazzo-palace = Palast { $number }
page-palazzo-plot = Ein neuer Palast
page-palazzo-no-palace = Noch kein Palast.
page-palazzo-points = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
page-palazzo-size = { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}, { $windows } Fenster
page-palazzo-about-worth = { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}, { $windows } Fenster: { $points }. { $bonus ->
    [0] Nichts zusätzlich für ein einziges Material.
   *[other] Ein einziges Material: +{ $bonus }.
} Zusammen { $total }.
page-palazzo-about-floor = Die Etagen eines Palastes steigen an; Lücken sind erlaubt, keine kommt doppelt vor.
page-palazzo-about-ghost = Hier käme das Bauteil hin.

# Die anderen
page-palazzo-palaces-of = Paläste von { $player }
page-palazzo-hand-of = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
page-palazzo-about-fan = Die Handkarten sind verdeckt. Mit der Gedächtnisstütze zeigt der Tisch die Karten, die alle gesehen haben.
page-palazzo-about-seen = { $cards }{ $hidden ->
    [0] .
    [one] , und eine, die niemand gesehen hat.
   *[other] , und { $hidden }, die niemand gesehen hat.
}
page-palazzo-seen = gesehen
page-palazzo-hand-open = Handkarten
page-palazzo-hidden = und { $cards } verdeckt
page-palazzo-acting = am Zug
page-palazzo-start = hat begonnen

# Am Ende
page-palazzo-phase = { $phase ->
    [bidding] Versteigerung
    [picking] Versteigerung
    [revealing] Geld
    [taking] Geld
    [drawing] Bauteile
    [choosing] Kaufen
    [paying] Kaufen
    [building] Bauen
    [placing] Bauen
    [renovating] Umbau
    [inserting] Umbau
    [spending] Umbau
   *[other] {""}
}
page-palazzo-work = { $floors ->
    [1] eine Etage
    [2] zwei Etagen
   *[other] { $windows } Fenster
}{ $bonus ->
    [0] {""}
   *[other] , ein Material +{ $bonus }
}
