# Die Seite von Palazzo Paletti
page-paletti-levels = Stockwerke
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
page-paletti-key = Dick 3 Punkte, vierkantig 2, dünn 1. Ein Strich über einer Säule: sie ist bedeckt.
page-paletti-owner = von { $player }
page-paletti-neutral = neutral
page-paletti-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-paletti-covered = bedeckt
page-paletti-free = frei
page-paletti-blocked = gesperrt
page-paletti-out = aus dem Spiel
page-paletti-load = trägt { $load } mN
page-paletti-may = darf genommen werden
page-paletti-columns-of = Säulen von { $player }
page-paletti-has-seal = hat das Siegel
page-paletti-seal = Das Siegel des Baumeisters
page-paletti-holds = { $player } hat das Siegel
page-paletti-shows = Es zeigt die Farbe von { $player }: gewinnt, wenn { $holder } den Palast zum Einsturz bringt.
page-paletti-shows-nobody = Es gehörte vorher niemandem.
page-paletti-seal-free = Wer zuerst eine Säule auf das grüne Plateau stellt, bekommt es.

page-paletti-palace = Der Palast: { $plateaus ->
    [one] 1 Plateau liegt
   *[other] { $plateaus } Plateaus liegen
}, { $columns ->
    [one] 1 Säule steht
   *[other] { $columns } Säulen stehen
}. Pfeiltasten drehen ihn, Plus und Minus holen ihn näher oder ferner, 1 bis 5 wählen einen Blick. Die Stockwerke daneben sagen, was wo steht.
page-paletti-camera = Kamera
page-paletti-look-corner = Ecke
page-paletti-look-front = Vorn
page-paletti-look-above = Oben
page-paletti-look-low = Tief
page-paletti-look-follow = Folgen
page-paletti-picture = Ein Bild speichern
page-paletti-no-webgl = Dieser Browser kann den Palast nicht räumlich zeigen. Die Stockwerke daneben sagen alles, und man kann mit ihnen spielen.
page-paletti-moving = { $player } baut …
page-paletti-fell = Der Palast ist gefallen, durch die Hand von { $player }.
page-paletti-no-film = Die Aufnahme dieses Zuges kann gezeigt werden, wenn das Spiel vorbei ist; so ging er aus.
page-paletti-slowly = Noch einmal, langsam

page-paletti-aim = Deine Hand
page-paletti-pull = Wohin heraus: { $piece }
page-paletti-pull-so = Hierhin ziehen
page-paletti-turn = Wie gedreht: { $piece }
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
page-paletti-hook = Haken
page-paletti-grip = Greifen
page-paletti-let-go = Loslassen
page-paletti-break = Abbrechen
page-paletti-spin = { $way ->
    [q] nach links drehen (Q)
   *[e] nach rechts drehen (E)
}
page-paletti-height = Höhe der Hand
page-paletti-above = { $millimetres } mm über ihrem Platz
page-paletti-left = noch { $time }
page-paletti-released = Du hast losgelassen. Ruht das Teil, wo es hingehört, ist der Zug zu Ende; sonst greif noch einmal zu oder brich ab.
page-paletti-beneath = { $what ->
    [place] über einem freien Platz
    [column] über einer anderen Säule
    [edge] würde überstehen
    [enough] { $count ->
        [one] über 1 Säule
       *[other] über { $count } Säulen
    }
    [few] { $count ->
        [0] noch über keiner Säule
        [one] über 1 Säule: zu wenig
       *[other] über { $count } Säulen: zu wenig
    }
   *[elsewhere] noch nicht über der Spitze
}
page-paletti-second = Deine zweite Hand
page-paletti-steady = Das { $plateau } festhalten
page-paletti-ease = { $way ->
    [PageUp] Plateau um einen halben Millimeter anheben
   *[PageDown] Plateau um einen halben Millimeter senken
}
page-paletti-lifted = um { $millimetres } mm angehoben
page-paletti-trembles = Der Palast zittert
page-paletti-about-to-fall = Der Palast fällt gleich

page-paletti-objection = Ein Einspruch
page-paletti-claims = { $player } behauptet, dass keine Säule hinaufkann, und will das { $plateau } legen.
page-paletti-broke = { $player } hat bei einer neutralen Säule abgebrochen.
page-paletti-objects-how = Erhebst du Einspruch? Dann stellst du selbst eine dieser Säulen hinauf; misslingt es, kannst du eine Säule verlieren.
page-paletti-proves-how = Beweist du, dass eine andere neutrale Säule hinaufkann?
page-paletti-asked = { $player } wird gefragt.
page-paletti-seconds = { $count ->
    [one] noch 1 Sekunde für die Antwort
   *[other] noch { $count } Sekunden für die Antwort
}
page-paletti-object = Einspruch
page-paletti-prove = Beweisen
page-paletti-let-it-be = Geschehen lassen

page-paletti-task = { $task ->
    [out] Zieh sie unter dem Plateau heraus: { $piece }.
    [up] Heb sie nun über die Spitze: { $piece }.
    [over] Führ das Teil über einen freien Platz oben: { $piece }.
   *[down] Lass los, oder dreh vorher: { $piece }.
}
page-paletti-how-mouse = Zieh sie; der Griff oder das Mausrad hebt. Tasten: Pfeile, Bild auf, Bild ab; Umschalt: feiner; S: zweite Hand.
page-paletti-how-touch = Zieh sie oder das Feld; der Griff, der Regler oder ein zweiter Finger hebt.
page-paletti-let-go-for = Loslassen: { $gain }
page-paletti-second-rests = Zweite Hand ruht
page-paletti-gauge = Zug
page-paletti-gauge-palace = Der Palast
page-paletti-zone = { $zone ->
    [holds] hält
    [slides] gleitet
   *[tips] kippt
}
page-paletti-feels = { $zone ->
    [holds] hält
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
page-paletti-counts-now = von nun an zählt nur: { $level }
page-paletti-most-force = Höchstens ziehen mit
page-paletti-most-sway = Anhalten, wenn es schwankt um
page-paletti-as-it-is = wie üblich
page-paletti-coach = { $task ->
    [take] Drück auf eine leuchtende Säule und zieh sie zu dir her.
    [out] Weiter, bis nichts mehr über ihr liegt.
    [up] { $by ->
        [touch] Zieh diesen Griff hinauf, bis sie über der Spitze ist.
       *[mouse] Zieh diesen Griff hinauf oder dreh am Mausrad, bis sie über der Spitze ist.
    }
    [over] Zieh sie über einen freien Platz oben.
   *[down] Drück „Loslassen“: sie wird sanft abgesetzt.
}
page-paletti-coach-skip = Das kenne ich
