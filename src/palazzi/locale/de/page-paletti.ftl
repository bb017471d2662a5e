# Die Seite von Palazzo Paletti
page-paletti-levels = Ebenen
page-paletti-level = { $level ->
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [orange] Orange
    [red] Rot
   *[foundation] Fundament
}
page-paletti-waits = wartet
page-paletti-count = { $count ->
    [one] 1 Säule
   *[other] { $count } Säulen
}
page-paletti-scores = { $count }, zählt jetzt
page-paletti-box = In der Schachtel
page-paletti-key = Dicke Säule 3 Punkte, Vierkantsäule 2, dünne Säule 1. Ein Strich über einer Säule: Sie ist bedeckt.
page-paletti-owner = von { $player }
page-paletti-neutral = neutral
page-paletti-worth = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
page-paletti-covered = bedeckt
page-paletti-free = frei
page-paletti-blocked = gesperrt
page-paletti-out = aus dem Spiel
page-paletti-load = trägt { $load } mN
page-paletti-may = darfst du nehmen
page-paletti-columns-of = Säulen von { $player }
page-paletti-has-seal = hat das Siegel
page-paletti-seal = Das Baumeistersiegel
page-paletti-holds = { $player } hat das Siegel
page-paletti-shows = Es zeigt die Farbe von { $player }: { $player } gewinnt, wenn { $holder } den Palazzo zum Einsturz bringt.
page-paletti-shows-nobody = Vorher hatte es niemand.
page-paletti-seal-free = Wer zuerst eine Säule auf das grüne Plateau stellt, bekommt es.

page-paletti-palace = Der Palazzo: { $plateaus ->
    [one] 1 Plateau liegt
   *[other] { $plateaus } Plateaus liegen
}, { $columns ->
    [one] 1 Säule steht
   *[other] { $columns } Säulen stehen
}. Mit den Pfeiltasten drehst du ihn, Plus und Minus holen ihn näher heran oder weiter weg, 1 bis 5 wählen einen Blickwinkel. Bei den Ebenen daneben steht, was wo ist.
page-paletti-camera = Kamera
page-paletti-look-corner = Ecke
page-paletti-look-front = Vorn
page-paletti-look-above = Oben
page-paletti-look-low = Tief
page-paletti-look-follow = Folgen
page-paletti-picture = Bild speichern
page-paletti-high = { $centimetres } cm
page-paletti-plateaus = { $plateaus ->
    [one] 1 Plateau
   *[other] { $plateaus } Plateaus
}
page-paletti-gallery = Die höchsten Palazzi dieses Hauses
page-paletti-builders = { $count } Personen
page-paletti-photo-of = Der Palazzo, wie er zuletzt stand, mit { $plateaus ->
    [one] 1 Plateau
   *[other] { $plateaus } Plateaus
}
page-paletti-no-webgl = Dieser Browser kann den Palazzo nicht räumlich zeigen. Bei den Ebenen daneben steht alles, und du kannst mit ihnen spielen.
page-paletti-moving = { $player } baut …
page-paletti-fell = Der Palazzo ist unter der Hand von { $player } eingestürzt.
page-paletti-broke-off = { $why ->
    [resisted] Sie widerstand mit { $felt } N
    [swayed] Ein Plateau hat sich um { $felt } mm bewegt
    [missed] Sie stand nicht, wie sie soll
    [fell] Etwas ist umgefallen
   *[asked] Abgebrochen
}; { $blocked ->
    [yes] sie ist gesperrt.
    [gone] sie kommt aus dem Spiel.
   *[no] sie kommt zurück.
}
page-paletti-sets-back = Das Spiel stellt die { $piece } zurück.
page-paletti-no-film = Die Aufnahme dieses Zuges ist zu sehen, wenn das Spiel vorbei ist; so ging er aus.
page-paletti-slowly = Noch einmal, langsam
page-paletti-signs = Zeichen an alle am Tisch
page-paletti-sign-send = { $sign ->
    [cheer] Jubeln
    [gasp] Luft anhalten
   *[luck] Glück wünschen
}
page-paletti-sign = { $player } { $sign ->
    [cheer] jubelt
    [gasp] hält die Luft an
   *[luck] wünscht Glück
}
page-paletti-signs-off = Keine Zeichen zeigen

page-paletti-aim = Deine Hand
page-paletti-pull = In welche Richtung heraus: { $piece }
page-paletti-pull-so = In diese Richtung ziehen
page-paletti-turn = Wie drehst du das { $piece }?
page-paletti-turn-so = So drehen
page-paletti-way = { $side ->
    [right] nach rechts
    [back] nach hinten
    [left] nach links
   *[front] nach vorn
}, { $degrees }°
page-paletti-left-right = Von links nach rechts
page-paletti-front-back = Von vorn nach hinten
page-paletti-across = { $side ->
    [less] { $millimetres } mm links
    [more] { $millimetres } mm rechts
   *[middle] Mitte
}
page-paletti-along = { $side ->
    [less] { $millimetres } mm nach vorn
    [more] { $millimetres } mm nach hinten
   *[middle] Mitte
}
page-paletti-covers = { $count ->
    [one] bedeckt 1 Säule
   *[other] bedeckt { $count } Säulen
}
page-paletti-stand = Hier hinstellen
page-paletti-lay = Hier hinlegen

page-paletti-free-hand = Deine freie Hand
page-paletti-tool = Werkzeug
page-paletti-hook = Häkchen
page-paletti-grip = Greifen
page-paletti-let-go = Loslassen
page-paletti-break = Abbrechen
page-paletti-drop = Fallen lassen
page-paletti-tug = Zieh weiter, um sie zu nehmen. Lässt du hier los, ist nichts geschehen.
page-paletti-not-by-hand = An diesem Tisch führt keine freie Hand: Klick eine Säule an und wähle dann, wohin sie gezogen wird.
page-paletti-spin = { $way ->
    [q] Nach links drehen (Q)
   *[e] Nach rechts drehen (E)
}
page-paletti-height = Höhe der Hand
page-paletti-above = Noch { $millimetres } mm über dem Platz
page-paletti-left = Noch { $time }
page-paletti-released = Du hast losgelassen. Kommt das Stück zur Ruhe, wo es hingehört, ist der Zug zu Ende; sonst greif noch einmal zu oder brich ab.
page-paletti-beneath = { $what ->
    [place] über einem freien Platz
    [column] über einer anderen Säule
    [edge] würde hinausragen
    [enough] { $count ->
        [one] über 1 Säule
       *[other] über { $count } Säulen
    }
    [few] { $count ->
        [0] noch über keiner Säule
        [one] über 1 Säule: zu wenig
       *[other] über { $count } Säulen: zu wenig
    }
   *[elsewhere] noch nicht über dem obersten Plateau
}
page-paletti-second = Deine zweite Hand
page-paletti-steady = Das { $plateau } festhalten
page-paletti-ease = { $way ->
    [PageUp] Plateau um einen halben Millimeter anheben
   *[PageDown] Plateau um einen halben Millimeter senken
}
page-paletti-lifted = um { $millimetres } mm angehoben
page-paletti-trembles = Der Palazzo zittert
page-paletti-about-to-fall = Der Palazzo droht einzustürzen

page-paletti-objection = Ein Widerspruch
page-paletti-claims = { $player } behauptet, dass keine eigene Säule hinaufkann, und will das { $plateau } auflegen.
page-paletti-broke = { $player } hat eine neutrale Säule zurückgestellt.
page-paletti-objects-how = Widersprichst du? Dann stellst du selbst eine dieser Säulen hinauf; misslingt es, kannst du eine eigene Säule verlieren.
page-paletti-proves-how = Beweist du, dass eine andere neutrale Säule hinaufkann?
page-paletti-asked = { $player } wird gefragt.
page-paletti-seconds = { $count ->
    [one] Noch 1 Sekunde für die Antwort
   *[other] Noch { $count } Sekunden für die Antwort
}
page-paletti-object = Widersprechen
page-paletti-prove = Beweisen
page-paletti-let-it-be = Es dabei belassen

page-paletti-task = { $task ->
    [out] Zieh die { $piece } unter dem Plateau heraus.
    [up] Heb die { $piece } nun über das oberste Plateau.
    [over] Führ { $kind ->
        [plateau] das
       *[column] die
    } { $piece } über { $kind ->
        [plateau] die obersten Säulen
       *[column] einen freien Platz auf dem obersten Plateau
    }.
   *[down] Lass { $kind ->
        [plateau] das
       *[column] die
    } { $piece } los, oder dreh vorher.
}
page-paletti-how-mouse = Zieh das Stück; der Griff oder das Mausrad hebt es. Tasten: Pfeile, Bild auf, Bild ab; Umschalt: feiner; S: zweite Hand.
page-paletti-how-touch = Zieh das Stück oder das Feld; der Griff, der Regler oder ein zweiter Finger hebt es.
page-paletti-let-go-for = Loslassen: { $gain }
page-paletti-second-rests = Zweite Hand ruht
page-paletti-gauge = Zugkraft
page-paletti-gauge-palace = Der Palazzo
page-paletti-zone = { $zone ->
    [holds] sitzt fest
    [slides] gleitet
   *[tips] kippt
}
page-paletti-feels = { $zone ->
    [holds] sitzt fest
    [slides] gleitet, { $centimetres } cm heraus
   *[tips] etwas kippt
}
page-paletti-hold-it = gedrückt halten
page-paletti-way-looks = { $way ->
    [free] frei
    [touches] berührt etwas
   *[blocked] versperrt
}
page-paletti-seal-then = { $seal ->
    [stays] das Siegel bleibt dir
    [gained] das Siegel gehört dir
    [other] das Siegel bleibt bei { $player }
   *[none] niemand hat das Siegel
}
page-paletti-counts-now = von nun an zählt nur das { $level }
page-paletti-most-force = Höchstens ziehen mit
page-paletti-most-sway = Anhalten, wenn sich ein Plateau bewegt, ab
page-paletti-as-it-is = wie üblich
page-paletti-coach = { $task ->
    [take] Drück auf eine leuchtende Säule und zieh sie zu dir her.
    [out] Weiter, bis nichts mehr über ihr liegt.
    [up] { $by ->
        [touch] Zieh diesen Griff hinauf, bis sie über dem obersten Plateau ist.
       *[mouse] Zieh diesen Griff hinauf oder dreh am Mausrad, bis sie über dem obersten Plateau ist.
    }
    [over] Zieh sie über einen freien Platz auf dem obersten Plateau.
   *[down] Drück auf „Loslassen“: Sie wird sanft abgesetzt.
}
page-paletti-coach-skip = Das kenne ich
