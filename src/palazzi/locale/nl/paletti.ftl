# Palazzo Paletti
paletti-option-start = Wie als eerste een kleur kiest
paletti-option-setup = Het begin: een stevige opstelling door het lot, of gebouwd door de spelers
paletti-option-daring-plateaus = Gewaagde plateaus: vanaf oranje is één bedekte zuil genoeg
paletti-option-show-loads = Aan iedereen tonen hoeveel elke zuil draagt
paletti-option-free-hand = Vrije hand: bouwen met gebaren, niet alleen door te richten

paletti-colour = { $colour ->
    [blue] blauw ✚
    [green] groen ■
    [yellow] geel ▲
   *[red] rood ◆
}
paletti-thin = { $colour ->
    [blue] dunne blauwe ✚
    [green] dunne groene ■
    [yellow] dunne gele ▲
   *[red] dunne rode ◆
} zuil { $number }
paletti-square = { $colour ->
    [blue] vierkante blauwe ✚
    [green] vierkante groene ■
    [yellow] vierkante gele ▲
   *[red] vierkante rode ◆
} zuil
paletti-thick = { $colour ->
    [blue] dikke blauwe ✚
    [green] dikke groene ■
    [yellow] dikke gele ▲
   *[red] dikke rode ◆
} zuil
paletti-plateau = { $plateau ->
    [blue] blauwe plateau
    [green] groene plateau
    [yellow] gele plateau
    [orange] oranje plateau
   *[red] rode plateau
}
paletti-plateau-alone = { $plateau ->
    [blue] blauw plateau
    [green] groen plateau
    [yellow] geel plateau
    [orange] oranje plateau
   *[red] rood plateau
}
paletti-foundation = fundament
paletti-decimal = { $whole },{ $tenths }

# What a player is asked
paletti-over = Het spel is afgelopen.
paletti-chance = Er wordt geloot.
paletti-moving = { $player } is aan het bouwen.
paletti-ask-placing = Welke zuil zet je op het fundament?
paletti-ask-covering = Hoe draai je het { $plateau }? Het mag niet buiten het fundament uitsteken.
paletti-ask-colouring = Welke kleur neem je?
paletti-ask-turning = Jij bent aan de beurt: zet een eigen zuil op het { $level }, of beweer dat geen enkele omhoog kan.
paletti-ask-neutral = Zet eerst een neutrale zuil omhoog, of beweer dat geen van je eigen zuilen omhoog kan.
paletti-ask-claiming = { $player } beweert dat geen eigen zuil omhoog kan en wil het { $plateau } leggen. Maak je bezwaar?
paletti-ask-objecting = Welke zuil van { $player } zet je op het { $level }?
paletti-ask-penalising = Het bezwaar is mislukt: welke zuil van { $player } trek je uit het spel?
paletti-ask-laying = Hoe draai je het { $plateau }? Het moet { $least ->
    [one] minstens één zuil
   *[other] minstens { $least } zuilen
} bedekken.
paletti-ask-challenging = { $player } heeft een neutrale zuil teruggezet. Bewijs je dat een andere omhoog kan?
paletti-ask-proving = Welke neutrale zuil zet je op het { $level }?
paletti-ask-pull = In welke richting trek je de { $piece } eruit?
paletti-ask-across = Waar komt { $kind ->
    [plateau] het
   *[column] de
} { $piece }, van links naar rechts?
paletti-ask-along = En waar komt { $kind ->
    [plateau] het
   *[column] de
} { $piece }, van voor naar achter?
paletti-ask-again = Het lag niet goed en is er weer afgetild: hoe draai je het { $plateau } nu? Het moet { $least ->
    [one] minstens één zuil
   *[other] minstens { $least } zuilen
} bedekken.
paletti-ask-resisted = De { $piece } biedt { $felt } N weerstand. Trek je verder, een andere kant op, of breek je af?
paletti-ask-swayed = Een plateau heeft { $felt } mm bewogen. Trek je de { $piece } verder, een andere kant op, of breek je af?
paletti-ask-missed = De { $piece } staat niet goed. Zet je hem nog eens neer, ergens anders, of breek je af?
paletti-warn-claim = Dit is je hele beurt, en wie toch een zuil van jou omhoog krijgt, neemt die uit het spel. Beweer je het toch?
paletti-warn-claim-few = Boven staan te weinig zuilen voor een plateau, dus je zou alleen passen. Beweer je het toch?
paletti-warn-forgo = Dan is je beurt voorbij en blijft het { $plateau } in de doos. Zie je ervan af?

# Actions
paletti-act-pass = Pas
paletti-act-claim = Beweer dat geen eigen zuil omhoog kan
paletti-act-object = Maak bezwaar en zet er zelf een omhoog
paletti-act-accept = Maak geen bezwaar
paletti-act-prove = Bewijs het
paletti-act-decline = Laat het erbij
paletti-act-spare = Trek er geen zuil uit
paletti-act-forgo = Zie af van het plateau
paletti-act-break = Breek meteen af
paletti-act-hand = Met de hand
paletti-act-colour = Neem { $colour }
paletti-act-grip = De { $column }
paletti-act-pull = Naar { $degrees }°
paletti-act-turn = { $degrees }° gedraaid
paletti-act-across = { $side ->
    [less] { $millimetres } mm links van het midden
    [more] { $millimetres } mm rechts van het midden
   *[middle] In het midden
}
paletti-act-along = { $side ->
    [less] { $millimetres } mm vóór het midden
    [more] { $millimetres } mm achter het midden
   *[middle] In het midden
}
paletti-act-first = { $player } kiest als eerste
paletti-act-grain = De nerf van het hout: { $grain }
paletti-act-roll = Het zegel toont { $colour }
paletti-act-fell = De { $column } valt om
paletti-act-raised = De zuil staat
paletti-act-broken = De poging wordt afgebroken
paletti-act-lost = De zuil past niet meer terug
paletti-act-out = De zuil is eruit
paletti-act-laid = Het plateau ligt
paletti-act-forgone = Er wordt van het plateau afgezien
paletti-act-stood = De zuil staat op het fundament
paletti-act-failed = Het lukt niet
paletti-act-built = De opstelling staat
paletti-act-collapse = Het paleis stort in
paletti-act-go = Ga verder
paletti-act-force = Trek met hoogstens { $newtons } N
paletti-act-sway = Stop als een plateau { $millimetres } mm beweegt
paletti-act-tool = { $tool ->
    [hook] Met het haakje
   *[hand] Met twee vingers
}
paletti-act-hold = { $lift ->
    [0] De tweede hand houdt het { $plateau } stil
   *[other] De tweede hand tilt het { $plateau } { $lift } mm op
}
paletti-act-resisted = De zuil biedt weerstand
paletti-act-swayed = Een plateau beweegt
paletti-act-missed = De zuil staat niet goed
paletti-act-ousted = De { $column } valt om en zijn plaats is bezet

# The log
paletti-log-then = { $first } { $second }
paletti-log-first = { $player } kiest als eerste een kleur.
paletti-log-built = Twintig zuilen staan, en het blauwe plateau ligt erop.
paletti-log-roll = { $player } dobbelt met het zegel: { $colour }.
paletti-log-colour = { $player } neemt { $colour }.
paletti-log-neutral = De neutrale kleur is { $colour }.
paletti-log-last-colour = { $player } krijgt de laatste kleur: { $colour }.
paletti-log-starts = { $player } begint.
paletti-log-pass = { $player } kan niet bouwen en past.
paletti-log-claim = { $player } beweert dat geen eigen zuil omhoog kan.
paletti-log-too-few = Boven staan te weinig zuilen voor een plateau.
paletti-log-object = { $player } maakt bezwaar.
paletti-log-accept = { $player } maakt geen bezwaar.
paletti-log-prove = { $player } wil bewijzen dat een andere omhoog kan.
paletti-log-decline = { $player } laat het erbij.
paletti-log-spare = { $player } trekt er geen zuil uit.
paletti-log-fell = De { $column } valt om en gaat uit het spel.
paletti-log-stood = { $player } zet de { $column } op het fundament.
paletti-log-failed = { $player } probeert het opnieuw met { $kind ->
    [plateau] het
   *[column] de
} { $piece }.
paletti-log-raised = { $player } zet de { $column } op het { $level }.
paletti-log-broken = { $player } breekt af; de { $column } gaat terug.
paletti-log-lost = { $player } breekt af; de { $column } past niet meer terug en gaat uit het spel.
paletti-log-out = { $player } trekt de { $column } uit het spel.
paletti-log-laid = { $player } legt het { $plateau }.
paletti-log-forgone = { $player } ziet af van het { $plateau }.
paletti-log-collapse = Het paleis stort in onder de hand van { $player }!
paletti-log-blocked = Geblokkeerd tot het einde: { $column }.
paletti-log-lifted = De { $column } gaat uit het spel.
paletti-log-proven = { $player } mag nu geen eigen zuil omhoog zetten.
paletti-log-seal-first = { $player } neemt het bouwmeesterszegel.
paletti-log-seal = { $player } neemt het zegel over van { $other }.
paletti-log-stuck = Niemand kan nog bouwen.
paletti-log-set-back = De { $column } valt om; het spel zet hem terug.
paletti-log-ousted = De { $column } valt om; zijn plaats is bezet en hij gaat uit het spel.
paletti-log-spoiled = De poging van { $player } is mislukt; de { $column } gaat terug.
paletti-log-spoiled-lost = De poging van { $player } is mislukt; de { $column } gaat uit het spel.
paletti-log-forfeited = { $player } verliest daarvoor de { $column }.
paletti-log-resisted = { $player } stopt: de { $column } biedt meer dan { $most } N weerstand.
paletti-log-swayed = { $player } stopt: een plateau heeft meer dan { $most } mm bewogen.
paletti-log-missed = { $player } heeft de { $column } neergezet, maar hij staat niet goed.
paletti-log-lifted-off = Het { $plateau } van { $player } ligt niet goed en wordt er weer afgetild.

# The end
paletti-end-collapse = Het paleis is ingestort onder de hand van { $player }.
paletti-end-stuck = Niemand kon nog bouwen.
paletti-end-held = { $player } had het zegel.
paletti-end-shown = Het zegel toont de kleur van { $player }.
paletti-account-column = { $column }, { $plateau }

# The board in words
paletti-board-level = { $level } ({ $columns ->
    [one] 1 zuil
   *[other] { $columns } zuilen
})
paletti-board-empty = leeg
paletti-board-topmost = bovenste
paletti-board-scoring = telt
paletti-board-covered = bedekt
paletti-board-blocked = geblokkeerd
paletti-board-out = Uit het spel
paletti-board-box = In de doos
paletti-board-neutral = Neutraal
paletti-board-seal = heeft het zegel
paletti-board-shown = staat op het zegel
paletti-board-above = Van boven gezien, { $level }; een stap is { $step } mm, 0 is het midden
paletti-board-carries = draagt { $load } mN

# Wat een editie kan verbeteren
paletti-edition-quiet-rounds = Na zoveel rondes zonder enige verandering is het spel uit: 1 tot 3.
paletti-edition-attempt = Seconden beweging die een poging mag duren: 30 tot 120.
paletti-edition-help-after = Na zoveel mislukkingen achter elkaar met een stuk van de opstelling zet het spel het neer: 1 tot 6.
paletti-edition-collapse = Wanneer het paleis instort: een plateau is meer dan zoveel millimeter gezakt (3 tot 30) of helt meer dan zoveel graden (3 tot 30), of zoveel zuilen naast de bewogen zuil zijn gevallen (2 tot 6).

# Waarom niet
paletti-why-gone = De { $column } staat niet meer in het paleis.
paletti-why-top = Die zuil staat al op het { $level }: hoger kan nu niet.
paletti-why-blocked = De { $column } is geblokkeerd: wie een poging afbreekt, mag die zuil niet meer kiezen.
paletti-why-owner = Die zuil is van { $player }.
