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
page-paletti-bare = Bloße Hand
page-paletti-grip = Greifen
page-paletti-let-go = Loslassen
page-paletti-move = { $way ->
    [ArrowLeft] nach links
    [ArrowUp] von dir weg
    [ArrowDown] zu dir her
    [ArrowRight] nach rechts
    [PageUp] hinauf
   *[PageDown] hinunter
}
page-paletti-force = Kraft { $newtons } N
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
page-paletti-free-how = Zieh die Säule im Bild; mit Umschalt, dem Mausrad, einem zweiten Finger oder dem Regler geht sie auf und ab; die rechte Taste oder Q und E drehen sie. Mit Tasten: Pfeile, Bild auf, Bild ab; mit Umschalt ganz fein.
page-paletti-free-how-plateau = Zieh das Plateau über die Säulen, senke es mit Umschalt, dem Mausrad, einem zweiten Finger oder dem Regler, dreh es mit der rechten Taste oder Q und E, und lass los, wenn es liegt. Mit Tasten: Pfeile, Bild auf, Bild ab; mit Umschalt ganz fein.
page-paletti-second-how = S hält ein Plateau fest, Alt mit Bild auf oder Pfeilen verschiebt es ein wenig.
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
