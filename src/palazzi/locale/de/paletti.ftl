# Palazzo Paletti
paletti-option-start = Wer zuerst eine Farbe wählt
paletti-option-setup = Der Anfang: eine standfeste Aufstellung durch das Los oder von den Spielern gebaut
paletti-option-daring-plateaus = Kühne Plateaus: ab Orange genügt eine bedeckte Säule
paletti-option-show-loads = Allen zeigen, wie viel jede Säule trägt
paletti-option-free-hand = Freie Hand: mit Gesten bauen, nicht nur mit Zielen

paletti-colour = { $colour ->
    [blue] Blau ✚
    [green] Grün ■
    [yellow] Gelb ▲
   *[red] Rot ◆
}
paletti-thin = { $colour ->
    [blue] dünne blaue ✚
    [green] dünne grüne ■
    [yellow] dünne gelbe ▲
   *[red] dünne rote ◆
} Säule { $number }
paletti-square = { $colour ->
    [blue] blaue ✚
    [green] grüne ■
    [yellow] gelbe ▲
   *[red] rote ◆
} Vierkantsäule
paletti-thick = { $colour ->
    [blue] dicke blaue ✚
    [green] dicke grüne ■
    [yellow] dicke gelbe ▲
   *[red] dicke rote ◆
} Säule
paletti-plateau = { $plateau ->
    [blue] blaue Plateau
    [green] grüne Plateau
    [yellow] gelbe Plateau
    [orange] orangefarbene Plateau
   *[red] rote Plateau
}
    .on = { $plateau ->
        [blue] blauen Plateau
        [green] grünen Plateau
        [yellow] gelben Plateau
        [orange] orangefarbenen Plateau
       *[red] roten Plateau
    }
paletti-plateau-alone = { $plateau ->
    [blue] blaues Plateau
    [green] grünes Plateau
    [yellow] gelbes Plateau
    [orange] orangefarbenes Plateau
   *[red] rotes Plateau
}
paletti-foundation = Fundament
    .on = Fundament
paletti-decimal = { $whole },{ $tenths }

# What a player is asked
paletti-over = Das Spiel ist zu Ende.
paletti-chance = Es wird gelost.
paletti-moving = { $player } baut gerade.
paletti-ask-placing = Welche Säule stellst du auf das Fundament?
paletti-ask-covering = Wie drehst du das { $plateau }? Es darf nicht über das Fundament hinausragen.
paletti-ask-colouring = Welche Farbe nimmst du?
paletti-ask-turning = Du bist am Zug: Stelle eine eigene Säule auf das { $level } oder behaupte, dass keine hinaufkann.
paletti-ask-neutral = Stelle zuerst eine neutrale Säule hinauf oder behaupte, dass keine deiner eigenen hinaufkann.
paletti-ask-claiming = { $player } behauptet, keine eigene Säule hinaufstellen zu können, und will das { $plateau } auflegen. Widersprichst du?
paletti-ask-objecting = Welche Säule von { $player } stellst du auf das { $level }?
paletti-ask-penalising = Der Widerspruch ist gescheitert: Welche Säule von { $player } ziehst du aus dem Spiel?
paletti-ask-laying = Wie drehst du das { $plateau }? Es muss { $least ->
    [one] mindestens eine Säule
   *[other] mindestens { $least } Säulen
} bedecken.
paletti-ask-challenging = { $player } hat eine neutrale Säule zurückgestellt. Beweist du, dass eine andere hinaufkann?
paletti-ask-proving = Welche neutrale Säule stellst du auf das { $level }?
paletti-ask-pull = In welche Richtung ziehst du die { $piece } heraus?
paletti-ask-across = Wohin kommt { $kind ->
    [plateau] das
   *[column] die
} { $piece }, von links nach rechts?
paletti-ask-along = Und wohin kommt { $kind ->
    [plateau] das
   *[column] die
} { $piece }, von vorn nach hinten?
paletti-ask-again = Es lag nicht gut und wurde wieder abgehoben: Wie drehst du das { $plateau } jetzt? Es muss { $least ->
    [one] mindestens eine Säule
   *[other] mindestens { $least } Säulen
} bedecken.
paletti-ask-resisted = Die { $piece } leistet { $felt } N Widerstand. Ziehst du weiter, in eine andere Richtung, oder brichst du ab?
paletti-ask-swayed = Ein Plateau hat sich um { $felt } mm bewegt. Ziehst du die { $piece } weiter, in eine andere Richtung, oder brichst du ab?
paletti-ask-missed = Die { $piece } steht nicht, wie sie soll. Stellst du sie noch einmal hin, woanders, oder brichst du ab?
paletti-warn-claim = Das ist dein ganzer Zug, und wer doch eine deiner Säulen hinaufbekommt, nimmt sie aus dem Spiel. Trotzdem behaupten?
paletti-warn-claim-few = Oben stehen zu wenige Säulen für ein Plateau, du würdest also nur passen. Trotzdem behaupten?
paletti-warn-forgo = Dann ist dein Zug vorbei, und das { $plateau } bleibt in der Schachtel. Darauf verzichten?

# Actions
paletti-act-pass = Passen
paletti-act-claim = Behaupten, dass keine eigene Säule hinaufkann
paletti-act-object = Widersprechen und selbst eine hinaufstellen
paletti-act-accept = Nicht widersprechen
paletti-act-prove = Beweisen
paletti-act-decline = Es dabei belassen
paletti-act-spare = Keine Säule herausziehen
paletti-act-forgo = Auf das Plateau verzichten
paletti-act-break = Sofort abbrechen
paletti-act-hand = Von Hand
paletti-act-colour = { $colour } nehmen
paletti-act-grip = Die { $column }
paletti-act-pull = In Richtung { $degrees }°
paletti-act-turn = Um { $degrees }° gedreht
paletti-act-across = { $side ->
    [less] { $millimetres } mm links der Mitte
    [more] { $millimetres } mm rechts der Mitte
   *[middle] In der Mitte
}
paletti-act-along = { $side ->
    [less] { $millimetres } mm vor der Mitte
    [more] { $millimetres } mm hinter der Mitte
   *[middle] In der Mitte
}
paletti-act-first = { $player } wählt zuerst
paletti-act-grain = Die Maserung des Holzes: { $grain }
paletti-act-roll = Das Siegel zeigt { $colour }
paletti-act-fell = Die { $column } fällt um
paletti-act-raised = Die Säule steht
paletti-act-broken = Der Versuch wird abgebrochen
paletti-act-lost = Die Säule passt nicht mehr zurück
paletti-act-out = Die Säule ist draußen
paletti-act-laid = Das Plateau liegt
paletti-act-forgone = Auf das Plateau wird verzichtet
paletti-act-stood = Die Säule steht auf dem Fundament
paletti-act-failed = Es gelingt nicht
paletti-act-built = Die Aufstellung steht
paletti-act-collapse = Der Palazzo stürzt ein
paletti-act-go = Weiter
paletti-act-force = Mit höchstens { $newtons } N ziehen
paletti-act-sway = Anhalten, wenn sich ein Plateau um { $millimetres } mm bewegt
paletti-act-tool = { $tool ->
    [hook] Mit dem Häkchen
   *[hand] Mit zwei Fingern
}
paletti-act-hold = { $lift ->
    [0] Die zweite Hand hält das { $plateau } fest
   *[other] Die zweite Hand hebt das { $plateau } um { $lift } mm an
}
paletti-act-resisted = Die Säule leistet Widerstand
paletti-act-swayed = Ein Plateau bewegt sich
paletti-act-missed = Die Säule steht nicht, wie sie soll
paletti-act-ousted = Die { $column } fällt um, und ihr Platz ist besetzt

# The log
paletti-log-then = { $first } { $second }
paletti-log-first = { $player } wählt zuerst eine Farbe.
paletti-log-built = Zwanzig Säulen stehen, und das blaue Plateau liegt darauf.
paletti-log-roll = { $player } würfelt mit dem Siegel: { $colour }.
paletti-log-colour = { $player } nimmt { $colour }.
paletti-log-neutral = { $colour } ist neutral.
paletti-log-last-colour = { $player } bekommt die letzte Farbe: { $colour }.
paletti-log-starts = { $player } beginnt.
paletti-log-pass = { $player } kann nicht bauen und passt.
paletti-log-claim = { $player } behauptet, dass keine eigene Säule hinaufkann.
paletti-log-too-few = Oben stehen zu wenige Säulen für ein Plateau.
paletti-log-object = { $player } widerspricht.
paletti-log-accept = { $player } widerspricht nicht.
paletti-log-prove = { $player } will beweisen, dass eine andere hinaufkann.
paletti-log-decline = { $player } belässt es dabei.
paletti-log-spare = { $player } zieht keine Säule heraus.
paletti-log-fell = Die { $column } fällt um und kommt aus dem Spiel.
paletti-log-stood = { $player } stellt die { $column } auf das Fundament.
paletti-log-failed = { $player } versucht es noch einmal: { $kind ->
    [plateau] das
   *[column] die
} { $piece }.
paletti-log-raised = { $player } stellt die { $column } auf das { $level }.
paletti-log-broken = { $player } bricht ab; die { $column } kommt an ihren Platz zurück.
paletti-log-lost = { $player } bricht ab; die { $column } passt nicht mehr zurück und kommt aus dem Spiel.
paletti-log-out = { $player } zieht die { $column } aus dem Spiel.
paletti-log-laid = { $player } legt das { $plateau } auf.
paletti-log-forgone = { $player } verzichtet auf das { $plateau }.
paletti-log-collapse = Der Palazzo stürzt unter der Hand von { $player } ein!
paletti-log-blocked = Bis zum Spielende gesperrt: { $column }.
paletti-log-lifted = Die { $column } kommt aus dem Spiel.
paletti-log-proven = { $player } darf nun keine eigene Säule hinaufstellen.
paletti-log-seal-first = { $player } nimmt das Baumeistersiegel.
paletti-log-seal = { $player } übernimmt das Siegel von { $other }.
paletti-log-stuck = Niemand kann mehr bauen.
paletti-log-set-back = Die { $column } fällt um; das Spiel stellt sie zurück.
paletti-log-ousted = Die { $column } fällt um; ihr Platz ist besetzt, und sie kommt aus dem Spiel.
paletti-log-spoiled = Der Versuch von { $player } ist gescheitert; die { $column } kommt an ihren Platz zurück.
paletti-log-spoiled-lost = Der Versuch von { $player } ist gescheitert; die { $column } kommt aus dem Spiel.
paletti-log-forfeited = { $player } verliert dafür die { $column }.
paletti-log-resisted = { $player } hält an: Die { $column } leistet mehr als { $most } N Widerstand.
paletti-log-swayed = { $player } hält an: Ein Plateau hat sich um mehr als { $most } mm bewegt.
paletti-log-missed = { $player } hat die { $column } abgestellt, aber sie steht nicht, wie sie soll.
paletti-log-lifted-off = Das { $plateau } von { $player } liegt nicht gut und wird wieder abgehoben.

# The end
paletti-end-collapse = Der Palazzo ist unter der Hand von { $player } eingestürzt.
paletti-end-stuck = Niemand konnte mehr bauen.
paletti-end-held = { $player } hatte das Siegel.
paletti-end-shown = Das Siegel zeigt die Farbe von { $player }.
paletti-account-column = { $column }, { $plateau }

# The board in words
paletti-board-level = { $level } ({ $columns ->
    [one] 1 Säule
   *[other] { $columns } Säulen
})
paletti-board-empty = leer
paletti-board-topmost = oberstes
paletti-board-scoring = zählt
paletti-board-covered = bedeckt
paletti-board-blocked = gesperrt
paletti-board-out = Aus dem Spiel
paletti-board-box = In der Schachtel
paletti-board-neutral = Neutral
paletti-board-seal = hat das Siegel
paletti-board-shown = steht auf dem Siegel
paletti-board-above = Von oben gesehen, { $level }; ein Schritt ist { $step } mm, 0 ist die Mitte
paletti-board-carries = trägt { $load } mN

# Was eine Edition berichtigen kann
paletti-edition-quiet-rounds = Nach so vielen Runden ohne jede Veränderung ist das Spiel aus: 1 bis 3.
paletti-edition-attempt = Sekunden Bewegung, die ein Versuch dauern darf: 30 bis 120.
paletti-edition-help-after = Nach so vielen Fehlschlägen nacheinander mit einem Stück des Aufbaus stellt das Spiel es hin: 1 bis 6.
paletti-edition-collapse = Wann der Palazzo einstürzt: Ein Plateau ist um mehr als so viele Millimeter gesunken (3 bis 30) oder neigt sich um mehr als so viele Grad (3 bis 30), oder so viele Säulen außer der bewegten sind gefallen (2 bis 6).

# Warum nicht
paletti-why-gone = Die { $column } steht nicht mehr im Palazzo.
paletti-why-top = Diese Säule steht schon auf dem { $level-on }: Höher geht es jetzt nicht.
paletti-why-blocked = Die { $column } ist gesperrt: Nach einem abgebrochenen Versuch darf die Säule nicht mehr gewählt werden.
paletti-why-owner = Diese Säule gehört { $player }.
