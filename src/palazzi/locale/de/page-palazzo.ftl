# Das Brett von Palazzo auf der Seite.
page-palazzo-letter-brick = B
page-palazzo-letter-sandstone = S
page-palazzo-letter-marble = M
page-palazzo-brick = Backstein
page-palazzo-sandstone = Sandstein
page-palazzo-marble = Marmor
page-palazzo-coin-red = Florin
page-palazzo-coin-brown = Dukat
page-palazzo-coin-grey = Scudo
page-palazzo-any = alle
page-palazzo-you = Du
page-palazzo-others = Die anderen
page-palazzo-market = Steinbrüche und Lager
page-palazzo-own = Deine Paläste
page-palazzo-opening = das Wertpapier 3 des Auktionators

# Die Auslage
page-palazzo-quarry = Steinbruch { $roman }, { $name }
page-palazzo-about-quarry = { $tiles ->
    [0] Leer.
    [one] Hier liegt ein Plättchen.
   *[other] Hier liegen { $tiles } Plättchen.
} Der Baumeister geht im Uhrzeigersinn zum nächsten Steinbruch mit Plättchen; sie werden zusammen versteigert. Ab vier Plättchen nimmt stattdessen jeder eines.
page-palazzo-about-quarry-tile = Wartet im Steinbruch, bis der Baumeister kommt. Ein Plättchen kommt so viele Steinbrüche weiter, wie es Fenster hat, vom Baumeister aus gezählt.
page-palazzo-warehouse = Lager
page-palazzo-about-warehouse-tile = Aus dem Lager zu kaufen, nachdem zwei Plättchen aufgedeckt wurden, eines oder zwei auf einmal.
page-palazzo-price-name = Preis eines Plättchens
page-palazzo-about-price = Jedes Plättchen kostet 10 weniger die Zahl der Plättchen im Lager, gezählt nach dem Aufdecken.
page-palazzo-each = je Stück
page-palazzo-tiles = { $tiles } Plättchen
page-palazzo-empty = leer
page-palazzo-riders = Reitern da
page-palazzo-riders-of = { $riders } von 5
page-palazzo-riders-name = Reiter
page-palazzo-about-riders = Fünf Reiter stecken in Stapel III. Erscheint der fünfte, ist das Spiel sofort zu Ende.
page-palazzo-stack-name = Plättchen, die noch kommen
page-palazzo-about-stack = Stapel I hat { $first }, II { $second }, III { $third } Plättchen; sie werden in dieser Folge aufgedeckt. Das erste von zweien kommt ins Lager, das zweite in einen Steinbruch.
page-palazzo-tiles-left = { $tiles ->
    [one] Plättchen übrig
   *[other] Plättchen übrig
}
page-palazzo-removed = entfernt
page-palazzo-removed-name = Aus dem Spiel
page-palazzo-about-removed = Statt ein Plättchen zu bauen, darfst du es aus dem Spiel nehmen. Bisher entfernt: { $tiles }.
page-palazzo-about-removed-none = Statt ein Plättchen zu bauen, darfst du es aus dem Spiel nehmen. Bisher keines.
page-palazzo-stock = im Vorrat
page-palazzo-stock-name = Geldvorrat
page-palazzo-about-stock = { $cards } Karten werden aufgedeckt: wer am Zug ist, nimmt zwei, danach alle anderen eine.
page-palazzo-discards = abgelegt
page-palazzo-discards-name = Ablagestapel
page-palazzo-builder = Baumeister
page-palazzo-about-builder = Bei einer Versteigerung geht er im Uhrzeigersinn zum nächsten Steinbruch mit Plättchen.

# Was geschieht
page-palazzo-side-auction = Versteigerung
page-palazzo-side-money = Geld
page-palazzo-side-purchase = Kauf
page-palazzo-side-picks = Ein Plättchen für jeden
page-palazzo-side-lot = Zu bauen
page-palazzo-side-renovation = Umbau
page-palazzo-side-tiles = Noch im Stapel
page-palazzo-from-quarry = { $tiles } Plättchen aus Steinbruch { $quarry }
page-palazzo-to-take = { $player } nimmt
page-palazzo-draft = ein Entwurf: noch sieht ihn niemand sonst
page-palazzo-revealing = Karten werden aufgedeckt.
page-palazzo-about-revealed = Eine offene Karte; alle sehen, wer sie nimmt.
page-palazzo-bid-draft = Entwurf
page-palazzo-bid-out = hat gepasst
page-palazzo-bid-opening = eröffnet mit 3
page-palazzo-bid-highest = höchstes Gebot
page-palazzo-bid-in = noch dabei
page-palazzo-bid-turn = erhöht oder passt
page-palazzo-bids = bietet { $worth }
page-palazzo-group = Gruppe 15
page-palazzo-due = { $tiles ->
    [one] 1 Plättchen für { $price }
   *[other] { $tiles } Plättchen für je { $price }
}
page-palazzo-laid = Gelegt
page-palazzo-about-cart = Du kaufst dieses Plättchen. Rückgängig legt es zurück.
page-palazzo-about-pick = Nimm ein Plättchen und baue es sofort; was nach einer Runde bleibt, kommt aus dem Spiel.
page-palazzo-picks-hint = Vier oder mehr Plättchen: keine Versteigerung. Jeder nimmt reihum eines, der Rest kommt aus dem Spiel.
page-palazzo-held = in der Hand
page-palazzo-about-lot = Die Plättchen werden nacheinander gebaut, in beliebiger Folge.
page-palazzo-lot-hint = Auf einen Palast, dessen oberstes Stockwerk niedriger ist, als neuer Palast oder aus dem Spiel.
page-palazzo-plan-none = Nimm ein Stockwerk heraus, füge ein einzelnes Plättchen in einen anderen Palast ein oder entferne eines.
page-palazzo-plan-open = { $tile } von Palast { $from } kommt in einen anderen Palast.
page-palazzo-plan-out = { $tile } von Palast { $from } kommt aus dem Spiel.
page-palazzo-plan-new = { $tile } kommt aus Palast { $from } und wird ein eigener Palast.
page-palazzo-plan-into = { $tile } von Palast { $from } kommt in Palast { $to }.
page-palazzo-floor = Stockwerk
page-palazzo-to-come-legend = Die Fenster jedes Plättchens; durchgestrichene wurden schon aufgedeckt.

# Der eigene Bereich
page-palazzo-money = Dein Geld
page-palazzo-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
page-palazzo-hand-laid = { $cards } im Entwurf gelegt
page-palazzo-reach = höchstens { $reach } in einer Zahlung
page-palazzo-about-reach = Das Meiste, was deine Karten auf einmal zahlen oder bieten können: die beste Währung, alle Wertpapiere und jede Gruppe als 15. Was in deinem Gebot liegt, zählt mit.
page-palazzo-in-bid = in deinem Gebot
page-palazzo-in-payment = zum Zahlen gelegt
page-palazzo-as-group = Als Gruppe legen:
page-palazzo-about-group = Ein Wert in drei Währungen oder drei Wertpapiere zusammen: 15 wert, neben jeder Währung.
page-palazzo-group-hint = Eine Gruppe ist ein Wert in drei Währungen oder drei Wertpapiere: immer 15 wert. Neben Gruppen eine Währung und beliebige Wertpapiere.
page-palazzo-about-card = Eine Zahlung oder ein Gebot braucht eine einzige Währung; Wertpapiere und Gruppen passen zu jeder.
page-palazzo-about-certificate = Zählt 2 neben jeder Währung; drei als Gruppe gelegt zählen 15.
page-palazzo-no-cards = Deine Hand ist leer.
page-palazzo-renovate = Umbauen
page-palazzo-about-renovate = Für eine Geldkarte: nimm ein Stockwerk heraus, füge ein einzelnes Plättchen in einen anderen Palast ein oder entferne eines.
page-palazzo-auctioneer = Auktionator
page-palazzo-palace = Palast { $number }
page-palazzo-plot = Ein neuer Palast
page-palazzo-no-palace = Noch kein Palast.
page-palazzo-points = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
page-palazzo-size = { $floors ->
    [one] 1 Stock
   *[other] { $floors } Stock
}, { $windows } Fenster
page-palazzo-about-worth = { $floors ->
    [one] 1 Stockwerk
   *[other] { $floors } Stockwerke
}, { $windows } Fenster: { $points }. { $bonus ->
    [0] Kein Zuschlag für ein einziges Material.
   *[other] Ein Material: +{ $bonus }.
} Zusammen { $total }.
page-palazzo-about-floor = Die Stockwerke eines Palastes steigen an; Lücken sind erlaubt, keines kommt doppelt vor.
page-palazzo-about-ghost = Hier käme das Plättchen hin.

# Die anderen
page-palazzo-palaces-of = Paläste von { $player }
page-palazzo-hand-of = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
page-palazzo-about-fan = Die Handkarten sind verdeckt. Mit der Gedächtnishilfe zeigt der Tisch die Karten, die alle haben hineingehen sehen.
page-palazzo-about-seen = { $cards }{ $hidden ->
    [0] .
    [one] , und eine, die niemand gesehen hat.
   *[other] , und { $hidden }, die niemand gesehen hat.
}
page-palazzo-seen = gesehen
page-palazzo-hand-open = Hand
page-palazzo-hidden = und { $cards } verdeckt
page-palazzo-acting = am Zug
page-palazzo-start = hat begonnen

# At the end
page-palazzo-work = { $floors ->
    [1] ein Stockwerk
    [2] zwei Stockwerke
   *[other] { $windows } Fenster
}{ $bonus ->
    [0] {""}
   *[other] , ein Material +{ $bonus }
}
