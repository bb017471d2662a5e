# De pagina van Palazzo Paletti
page-paletti-levels = Verdiepingen
page-paletti-level = { $level ->
    [blue] Blauw
    [green] Groen
    [yellow] Geel
    [orange] Oranje
    [red] Rood
   *[foundation] Fundament
}
page-paletti-waits = wacht
page-paletti-count = { $count ->
    [one] 1 zuil
   *[other] { $count } zuilen
}
page-paletti-scores = { $count }, telt nu
page-paletti-box = In de doos
page-paletti-key = Dik 3 punten, vierkant 2, dun 1. Een streep boven een zuil: die is bedekt.
page-paletti-owner = van { $player }
page-paletti-neutral = neutraal
page-paletti-worth = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
page-paletti-covered = bedekt
page-paletti-free = vrij
page-paletti-blocked = geblokkeerd
page-paletti-out = uit het spel
page-paletti-load = draagt { $load } mN
page-paletti-may = mag gepakt worden
page-paletti-columns-of = Zuilen van { $player }
page-paletti-has-seal = heeft het zegel
page-paletti-seal = Het zegel van de bouwmeester
page-paletti-holds = { $player } heeft het zegel
page-paletti-shows = Het toont de kleur van { $player }, die wint als { $holder } het paleis laat instorten.
page-paletti-shows-nobody = Het was van niemand.
page-paletti-seal-free = Wie als eerste een zuil op het groene plateau zet, krijgt het.

page-paletti-palace = Het paleis: { $plateaus ->
    [one] er ligt 1 plateau
   *[other] er liggen { $plateaus } plateaus
}, { $columns ->
    [one] er staat 1 zuil
   *[other] er staan { $columns } zuilen
}. Pijltoetsen draaien het, plus en min halen het dichterbij of verder weg, 1 tot 5 kiezen een blik. De verdiepingen ernaast zeggen wat waar staat.
page-paletti-camera = Camera
page-paletti-look-corner = Hoek
page-paletti-look-front = Voor
page-paletti-look-above = Boven
page-paletti-look-low = Laag
page-paletti-look-follow = Volgen
page-paletti-picture = Bewaar een plaatje
page-paletti-no-webgl = Deze browser kan het paleis niet in drie dimensies tonen. De verdiepingen ernaast zeggen alles, en je kunt ermee spelen.
page-paletti-moving = { $player } bouwt …
page-paletti-fell = Het paleis is gevallen, door de hand van { $player }.
page-paletti-no-film = De opname van deze zet is te zien als het spel voorbij is; zo liep hij af.
page-paletti-slowly = Nog eens, langzaam

page-paletti-aim = Jouw hand
page-paletti-pull = Welke kant eruit: { $piece }
page-paletti-pull-so = Trek deze kant op
page-paletti-turn = Hoe het gedraaid is: { $piece }
page-paletti-turn-so = Draai het zo
page-paletti-way = { $side ->
    [right] naar rechts
    [back] naar achteren
    [left] naar links
   *[front] naar voren
}, { $degrees }°
page-paletti-left-right = Van links naar rechts
page-paletti-front-back = Van voor naar achter
page-paletti-across = { $side ->
    [less] { $millimetres } mm links
    [more] { $millimetres } mm rechts
   *[middle] midden
}
page-paletti-along = { $side ->
    [less] { $millimetres } mm naar voren
    [more] { $millimetres } mm naar achteren
   *[middle] midden
}
page-paletti-covers = { $count ->
    [one] bedekt 1 zuil
   *[other] bedekt { $count } zuilen
}
page-paletti-stand = Zet hem hier
page-paletti-lay = Leg het hier

page-paletti-free-hand = Jouw vrije hand
page-paletti-tool = Gereedschap
page-paletti-hook = Haak
page-paletti-bare = Blote hand
page-paletti-grip = Pak hem
page-paletti-let-go = Laat los
page-paletti-move = { $way ->
    [ArrowLeft] naar links
    [ArrowUp] naar achteren
    [ArrowDown] naar voren
    [ArrowRight] naar rechts
    [PageUp] omhoog
   *[PageDown] omlaag
}
page-paletti-force = Kracht { $newtons } N
page-paletti-break = Breek af
page-paletti-free-how = Pak hem en sleep de zuil in het beeld, of gebruik de pijltoetsen; Page Up en Page Down tillen en zakken, Shift beweegt fijn.
