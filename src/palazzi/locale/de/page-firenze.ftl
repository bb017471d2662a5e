# Das Brett von Firenze auf der Seite.
page-firenze-colour-name = { $colour ->
    [white] Weiß
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [blue] Blau
   *[purple] Violett
}
page-firenze-commissions = Aufträge
page-firenze-commission = Bringt { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} für einen Turm von genau dieser Höhe.
page-firenze-balcony = Balkon { $numeral }: { $open ->
    [0] wird frei, wenn alle niedrigeren Balkone erfüllt sind.
   *[other] jetzt frei.
}
page-firenze-neutral = Ein neutrales Siegel: Niemand kann diesen Auftrag erfüllen.
page-firenze-sealed = Erfüllt von { $player }.
page-firenze-fits = Einer deiner Türme passt.
page-firenze-fits-key = Dein Turm passt
page-firenze-flag = Fahne { $colour }: { $points }
page-firenze-flag-lead = { $player } hat die meisten Siegel in diesem Turm und bekäme am Ende diese Punkte.
page-firenze-flag-none = Punkte am Ende für die meisten Siegel in diesem Turm; noch hat niemand eines.
page-firenze-floor = Etagenbonus für Höhe { $height }: { $points }
page-firenze-floor-about = { $there ->
    [0] Schon vergeben.
   *[other] Für den ersten Auftrag dieser Höhe, der erfüllt wird.
}
page-firenze-endgame = Spielendeplättchen: { $player }
page-firenze-endgame-about = Hat zuerst das letzte eigene Siegel gelegt: 5 Punkte. Alle anderen haben noch einen Zug.
page-firenze-endgame-short = Spielendeplättchen
page-firenze-last-turns = Letzte Züge
page-firenze-quiet = { $turns } von { $most } Zügen ohne Siegel
page-firenze-row = Aktionskarten
page-firenze-row-about = Auf jede Karte links von der, die du nimmst, legst du einen Stein; die erste ist kostenlos.
page-firenze-free = kostenlos
page-firenze-lay-here = nächster Stein
page-firenze-brick = { $colour ->
    [white] Weißer Stein
    [yellow] Gelber Stein
    [green] Grüner Stein
    [red] Roter Stein
    [blue] Blauer Stein
   *[purple] Violetter Stein
}
page-firenze-row-brick = { page-firenze-brick } auf { $card }
page-firenze-swap = Bekommt, wer die Karte nimmt. In Phase 2 kannst du ihn gegen { $toll } Steine tauschen, einmal im Zug.
page-firenze-church = Kirche
page-firenze-church-about = Offen, bis die Bedingung erfüllt ist
page-firenze-short-small-privilege = Höhe 5: +2
page-firenze-short-medium-privilege = Höhe 6: +3
page-firenze-short-great-privilege = Höhe 7: +4
page-firenze-short-campanile = erst 3 weiße
page-firenze-supply = Vorrat
page-firenze-pile = Nachziehstapel
page-firenze-pile-about = Ist er leer, wird die Ablage gemischt und ist der neue Nachziehstapel.
page-firenze-discards = Ablage
page-firenze-discards-none = Noch wurde nichts abgelegt.
page-firenze-bag = im Beutel
page-firenze-bag-about = Was im Beutel liegt, folgt aus dem, was offen liegt; für jede neue Karte werden vier Steine gezogen.
page-firenze-bag-brick = { page-firenze-brick }: { $count } im Beutel
page-firenze-phases = Phasen des Zuges
page-firenze-phase-card = Karte
page-firenze-phase-card-long = Phase 1: eine Karte wählen
page-firenze-phase-swap = Tausch
page-firenze-phase-swap-long = Phase 2: einen Stein tauschen
page-firenze-phase-build = Bauen
page-firenze-phase-build-long = Phase 3: bauen
page-firenze-phase-ruins = Bauruinen
page-firenze-phase-ruins-long = Phase 4: nicht erhöhte Türme werden abgerissen
page-firenze-phase-deliver = Aufträge
page-firenze-phase-deliver-long = Phase 5: Aufträge erfüllen
page-firenze-phase-limits = Limits
page-firenze-phase-limits-long = Phase 6: höchstens 10 Steine und 5 Karten
page-firenze-tab = { $tab ->
    [site] Bauen
    [towers] Türme
    [row] Reihe
    [cards] Karten
   *[others] Andere
}
page-firenze-strip = { $bricks ->
    [one] 1 Stein
   *[other] { $bricks } Steine
}
page-firenze-site = Deine Baustelle
page-firenze-site-of = Baustelle von { $player }
page-firenze-bricks = Steine
page-firenze-cost = Kosten
page-firenze-costs-about = Was alle in diesem Zug verbauten Steine zusammen kosten, in Steinen beliebiger Farbe (FI-3.6).
page-firenze-new = Neuer Turm
page-firenze-new-short = Neu
page-firenze-new-about = Beginne einen Turm in einer Farbe, von der du einen Stein hast.
page-firenze-must-rise = Muss höher
page-firenze-fate-falls = fällt, −{ $lost } +{ $back }
page-firenze-fate-falls-short = fällt
page-firenze-fate-fits = passt, { $points }
page-firenze-fate-stands = steht
page-firenze-worth = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
page-firenze-tower-unfit = Passt so zu keinem freien Auftrag.
page-firenze-tower-fits = So erfüllt er einen Auftrag für { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
page-firenze-tower-fits-other = Kann so einen Auftrag für { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} erfüllen.
page-firenze-tower-falls = Wird er in diesem Zug nicht erhöht, ist er eine Bauruine: { $lost } in den Beutel, { $back } zurück ins Lager.
page-firenze-store = Dein Lager
page-firenze-store-of = Lager
page-firenze-store-brick = { page-firenze-brick }, { $count } im Lager
page-firenze-store-about = Mit Steinen bezahlst du Karten und Baukosten und baust Türme. Das Limit gilt in Phase 6.
page-firenze-store-other = Für alle sichtbar. Mit einem Schmuggler kannst du einen davon tauschen.
page-firenze-store-short = Lager { $has } von { $most }
page-firenze-of = { $has } von { $most }
page-firenze-no-limit = { $has }, unbegrenzt
page-firenze-after-build = Nach dem Zahlen { $left ->
    [one] bleibt 1 Stein
   *[other] bleiben { $left } Steine
}.
page-firenze-pays = zahlt
page-firenze-pay-other = Antippen nimmt ihn zurück.
page-firenze-over-limit = Am Ende deines Zuges { $over ->
    [one] geht 1 Stein
   *[other] gehen { $over } Steine
} zurück in den Beutel.
page-firenze-cards = Deine Karten
page-firenze-cards-of = Karten
page-firenze-no-cards = Noch keine Karten: Hier liegen Personen, Feste und Gebäude, die du nimmst.
page-firenze-when-now = Jetzt nutzbar
page-firenze-when-any = Jede Phase
page-firenze-when-card = Phase 1
page-firenze-when-row = Phase 1 oder 2
page-firenze-when-build = Phase 3
page-firenze-when-deliver = Phase 5
page-firenze-when-end = Am Ende
page-firenze-when-open = Offen
page-firenze-seals-left = { $seals ->
    [one] Noch 1 Siegel
   *[other] Noch { $seals } Siegel
}
page-firenze-seals-of = Noch { $has } von { $most } Siegeln
page-firenze-hand-short = Handkarten { $cards } · Gebäude { $buildings }
page-firenze-brief-collapse = Einer deiner Türme fällt
page-firenze-about-collapse = Ereignis: Reiße einen eigenen Turm ab; alle seine Steine kommen in den Beutel.
page-firenze-brief-flood = Alle: ein Drittel des Lagers weg
page-firenze-about-flood = Ereignis für alle: Alle geben ein Drittel ihres Lagers, aufgerundet, in den Beutel. Die Steine auf dieser Karte kommen erst danach.
page-firenze-brief-warehouse-fire = Alle: 3 Steine weg
page-firenze-about-warehouse-fire = Ereignis für alle: Alle geben 3 Steine in den Beutel, oder alle Steine, wenn es weniger sind. Die Steine auf dieser Karte kommen erst danach.
page-firenze-brief-luxury-tax = Alle: 2 Steine je Turm ab 5
page-firenze-about-luxury-tax = Ereignis für alle: 2 Steine für jeden eigenen Turm ab 5 Etagen; ein unbezahlter Turm wird als Bauruine abgerissen.
page-firenze-brief-botched-work = Ein Turm von dir verliert einen Stein
page-firenze-about-botched-work = Ereignis: Ein Stein eines eigenen Turms kommt in den Beutel.
page-firenze-brief-renaissance = Alle Karten werden neu gemischt
page-firenze-about-renaissance = Ereignis: Nachziehstapel, Ablage und diese Karte werden zu einem neuen Nachziehstapel gemischt.
page-firenze-brief-saboteur = Ein fremder Turm verliert einen Stein
page-firenze-about-saboteur = Ein Stein eines fremden Turms deiner Wahl kommt in den Beutel.
page-firenze-brief-tribute = Alle: ein Stein je Turm
page-firenze-about-tribute = Ereignis für alle: für jeden eigenen Turm ein Stein seiner Farbe; ein unbezahlter Turm wird als Bauruine abgerissen.
page-firenze-brief-alchemist = Einen Stein mit dem Beutel tauschen
page-firenze-about-alchemist = Person: Tausche einen Stein aus deinem Lager gegen einen beliebigen aus dem Beutel.
page-firenze-brief-architect = Eine Etage mehr oder weniger
page-firenze-about-architect = Person, Phase 5: Für einen Auftrag zählt ein Turm als eine Etage höher oder niedriger. Wähle den Turm oder den Auftrag.
page-firenze-brief-princess = Deine Karte kostet nichts
page-firenze-about-princess = Person, Phase 1: Die Karte, die du nimmst, kostet nichts.
page-firenze-brief-wholesaler = Neue Steine auf eine Karte
page-firenze-about-wholesaler = Person, Phase 1 oder 2: Die Steine einer Karte der Reihe kommen in den Beutel, und ebenso viele neue werden dafür gezogen.
page-firenze-brief-mason = Bauen kostet 3 weniger
page-firenze-about-mason = Person, Phase 3: Bauen kostet in diesem Zug 3 Steine weniger.
page-firenze-brief-patrician = Ereignis abwehren oder Karte ablegen
page-firenze-about-patrician = Person: Wehre ein Ereignis ab, das du selbst nimmst, oder lege eine beliebige Handkarte ab, auch ein Fest.
page-firenze-brief-smuggler = Einen Stein mit jemandem tauschen
page-firenze-about-smuggler = Person: Tausche einen Stein aus deinem Lager mit einem Stein eines Mitspielers, beide nach deiner Wahl.
page-firenze-brief-recognition = 1 Punkt je Siegel auf 3 und 4
page-firenze-about-recognition = Fest: am Ende 1 Punkt für jedes deiner Siegel auf den Höhen 3 und 4.
page-firenze-brief-disgrace = −2 Punkte am Ende
page-firenze-about-disgrace = Fest: −2 Punkte am Ende. Nur mit einem Patrizier wirst du die Karte los.
page-firenze-brief-monument = +3 für den höchsten Turm
page-firenze-about-monument = Fest: geht sofort an den Spieler mit dem höchsten Turm im Bau, wer die Karte auch nahm; bei Gleichstand kommt sie auf die Ablage. +3 Punkte am Ende.
page-firenze-brief-fame = +3 Punkte am Ende
page-firenze-about-fame = Fest: +3 Punkte am Ende.
page-firenze-brief-scandal = −3 Punkte am Ende
page-firenze-about-scandal = Fest: −3 Punkte am Ende. Nur mit einem Patrizier wirst du die Karte los.
page-firenze-brief-bridge = Der Tausch kostet 2
page-firenze-about-bridge = Gebäude: Der Tausch in Phase 2 kostet 2 Steine statt 3.
page-firenze-brief-storehouse = 15 Steine, alle Karten
page-firenze-about-storehouse = Gebäude: Du darfst 15 Steine und beliebig viele Karten behalten.
page-firenze-brief-workshop = Bauen kostet 1 weniger
page-firenze-about-workshop = Gebäude: Bauen kostet in jedem Zug 1 Stein weniger.
page-firenze-brief-small-privilege = Nächste Höhe 5: +2
page-firenze-about-small-privilege = Kirche: Wer als Nächstes einen Auftrag der Höhe 5 erfüllt, bekommt 2 Punkte dazu.
page-firenze-brief-medium-privilege = Nächste Höhe 6: +3
page-firenze-about-medium-privilege = Kirche: Wer als Nächstes einen Auftrag der Höhe 6 erfüllt, bekommt 3 Punkte dazu.
page-firenze-brief-great-privilege = Nächste Höhe 7: +4
page-firenze-about-great-privilege = Kirche: Wer als Nächstes einen Auftrag der Höhe 7 erfüllt, bekommt 4 Punkte dazu.
page-firenze-brief-campanile = Alle müssen einen Glockenturm bauen
page-firenze-about-campanile = Kirche: Wer noch keinen Glockenturm aus 3 weißen Steinen gebaut hat, darf keinen anderen Auftrag erfüllen. Kleine Siegel zeigen, wer es schon getan hat.
