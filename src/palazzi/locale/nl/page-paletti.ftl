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
page-paletti-key = Dikke zuil 3 punten, vierkante 2, dunne 1. Een streep boven een zuil: hij is bedekt.
page-paletti-owner = van { $player }
page-paletti-neutral = neutraal
page-paletti-worth = { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
page-paletti-covered = bedekt
page-paletti-free = vrij
page-paletti-blocked = geblokkeerd
page-paletti-out = uit het spel
page-paletti-load = draagt { $load } mN
page-paletti-may = mag je pakken
page-paletti-columns-of = Zuilen van { $player }
page-paletti-has-seal = heeft het zegel
page-paletti-seal = Het bouwmeesterszegel
page-paletti-holds = { $player } heeft het zegel
page-paletti-shows = Het toont de kleur van { $player }: { $player } wint als { $holder } het paleis laat instorten.
page-paletti-shows-nobody = Niemand had het eerder.
page-paletti-seal-free = Wie als eerste een zuil op het groene plateau zet, krijgt het.

page-paletti-palace = Het paleis: { $plateaus ->
    [one] er ligt 1 plateau
   *[other] er liggen { $plateaus } plateaus
}, { $columns ->
    [one] er staat 1 zuil
   *[other] er staan { $columns } zuilen
}. Met de pijltoetsen draai je het, plus en min halen het dichterbij of verder weg, 1 tot 5 kiezen een standpunt. Bij de verdiepingen ernaast staat wat waar staat.
page-paletti-camera = Camera
page-paletti-look-corner = Hoek
page-paletti-look-front = Voor
page-paletti-look-above = Boven
page-paletti-look-low = Laag
page-paletti-look-follow = Volgen
page-paletti-picture = Foto bewaren
page-paletti-high = { $centimetres } cm
page-paletti-plateaus = { $plateaus ->
    [one] 1 plateau
   *[other] { $plateaus } plateaus
}
page-paletti-gallery = De hoogste paleizen van dit huis
page-paletti-builders = { $count } spelers
page-paletti-photo-of = Het paleis zoals het het laatst stond, met { page-paletti-plateaus }
page-paletti-no-webgl = Deze browser kan het paleis niet in drie dimensies tonen. Bij de verdiepingen ernaast staat alles, en je kunt ermee spelen.
page-paletti-moving = { $player } bouwt …
page-paletti-fell = Het paleis is ingestort onder de hand van { $player }.
page-paletti-broke-off = { $why ->
    [resisted] Hij bood weerstand met { $felt } N
    [swayed] Een plateau bewoog { $felt } mm
    [missed] Hij stond niet zoals het moest
    [fell] Er viel iets om
   *[asked] Afgebroken
}; { $blocked ->
    [yes] hij is geblokkeerd.
    [gone] hij gaat uit het spel.
   *[no] hij gaat terug.
}
page-paletti-sets-back = Het spel zet de { $piece } terug.
page-paletti-no-film = De opname van deze zet kun je zien als het spel voorbij is; zo liep het af.
page-paletti-slowly = Nog eens, langzaam
page-paletti-signs = Tekens voor iedereen aan tafel
page-paletti-sign-send = { $sign ->
    [cheer] Juich
    [gasp] Houd je adem in
   *[luck] Wens geluk
}
page-paletti-sign = { $player } { $sign ->
    [cheer] juicht
    [gasp] houdt de adem in
   *[luck] wenst geluk
}
page-paletti-signs-off = Toon geen tekens

page-paletti-aim = Jouw hand
page-paletti-pull = In welke richting eruit: { $piece }
page-paletti-pull-so = Trek deze kant op
page-paletti-turn = Hoe draai je het { $piece }?
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
page-paletti-hook = Haakje
page-paletti-grip = Pak hem
page-paletti-let-go = Laat los
page-paletti-break = Breek af
page-paletti-drop = Laat vallen
page-paletti-tug = Trek door om hem te nemen. Laat je hier los, dan is er niets gebeurd.
page-paletti-not-by-hand = Aan deze tafel zijn de handen niet vrij: klik op een zuil en kies dan welke kant hij op wordt getrokken.
page-paletti-spin = { $way ->
    [q] Naar links draaien (Q)
   *[e] Naar rechts draaien (E)
}
page-paletti-height = Hoogte van de hand
page-paletti-above = Nog { $millimetres } mm boven de plek
page-paletti-left = Nog { $time }
page-paletti-released = Je hebt losgelaten. Komt het stuk tot rust waar het hoort, dan is de beurt voorbij; zo niet, pak het dan opnieuw of breek af.
page-paletti-beneath = { $what ->
    [place] boven een vrije plek
    [column] boven een andere zuil
    [edge] zou uitsteken
    [enough] { $count ->
        [one] boven 1 zuil
       *[other] boven { $count } zuilen
    }
    [few] { $count ->
        [0] nog boven geen zuil
        [one] boven 1 zuil: te weinig
       *[other] boven { $count } zuilen: te weinig
    }
   *[elsewhere] nog niet boven het bovenste plateau
}
page-paletti-second = Je tweede hand
page-paletti-steady = Houd het { $plateau } vast
page-paletti-ease = { $way ->
    [PageUp] Het plateau een halve millimeter optillen
   *[PageDown] Het plateau een halve millimeter laten zakken
}
page-paletti-lifted = { $millimetres } mm opgetild
page-paletti-trembles = Het paleis trilt
page-paletti-about-to-fall = Het paleis dreigt in te storten

page-paletti-objection = Een bezwaar
page-paletti-claims = { $player } beweert dat geen eigen zuil omhoog kan en wil het { $plateau } leggen.
page-paletti-broke = { $player } heeft een neutrale zuil teruggezet.
page-paletti-objects-how = Maak je bezwaar? Dan zet je zelf een van die zuilen omhoog; lukt het niet, dan kun je een eigen zuil verliezen.
page-paletti-proves-how = Bewijs je dat een andere neutrale zuil omhoog kan?
page-paletti-asked = { $player } wordt gevraagd.
page-paletti-seconds = { $count ->
    [one] Nog 1 seconde om te antwoorden
   *[other] Nog { $count } seconden om te antwoorden
}
page-paletti-object = Maak bezwaar
page-paletti-prove = Bewijs het
page-paletti-let-it-be = Laat het erbij

page-paletti-task = { $task ->
    [out] Trek de { $piece } onder het plateau uit.
    [up] Til de { $piece } nu boven het bovenste plateau.
    [over] Breng { $kind ->
        [plateau] het
       *[column] de
    } { $piece } boven { $kind ->
        [plateau] de bovenste zuilen
       *[column] een vrije plek op het bovenste plateau
    }.
   *[down] Laat { $kind ->
        [plateau] het
       *[column] de
    } { $piece } los, of draai eerst.
}
page-paletti-how-mouse = Sleep het stuk; met de greep of het muiswiel gaat het omhoog. Toetsen: pijlen, Page Up, Page Down; Shift: fijner; S: tweede hand.
page-paletti-how-touch = Sleep het stuk of het vlak; met de greep, de schuif of een tweede vinger til je het op.
page-paletti-let-go-for = Laat los: { $gain }
page-paletti-second-rests = Tweede hand rust
page-paletti-gauge = Trekkracht
page-paletti-gauge-palace = Het paleis
page-paletti-zone = { $zone ->
    [holds] zit vast
    [slides] schuift
   *[tips] kantelt
}
page-paletti-feels = { $zone ->
    [holds] zit vast
    [slides] schuift, { $centimetres } cm eruit
   *[tips] er kantelt iets
}
page-paletti-hold-it = ingedrukt houden
page-paletti-way-looks = { $way ->
    [free] vrij
    [touches] raakt iets
   *[blocked] versperd
}
page-paletti-seal-then = { $seal ->
    [stays] het zegel blijft van jou
    [gained] het zegel is van jou
    [other] het zegel blijft bij { $player }
   *[none] niemand heeft het zegel
}
page-paletti-counts-now = vanaf nu telt alleen het { $level }
page-paletti-most-force = Trek hoogstens met
page-paletti-most-sway = Stop als een plateau beweegt, vanaf
page-paletti-as-it-is = zoals gewoonlijk
page-paletti-coach = { $task ->
    [take] Druk op een oplichtende zuil en sleep hem naar je toe.
    [out] Ga door tot er niets meer boven ligt.
    [up] { $by ->
        [touch] Sleep deze greep omhoog, tot boven het bovenste plateau.
       *[mouse] Sleep deze greep omhoog, of draai aan het muiswiel, tot boven het bovenste plateau.
    }
    [over] Sleep hem boven een vrije plek op het bovenste plateau.
   *[down] Druk op “Laat los”: hij wordt zachtjes neergezet.
}
page-paletti-coach-skip = Dit weet ik
