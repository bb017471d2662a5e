# De pagina van een speler die terugkomt: wat wacht, wat loopt, wat er gespeeld is.
home-none-wait = Er wacht geen tafel op je
home-wait = { $count ->
    [one] Er wacht één tafel op je
    [2] Er wachten twee tafels op je
    [3] Er wachten drie tafels op je
    [4] Er wachten vier tafels op je
    [5] Er wachten vijf tafels op je
    [6] Er wachten zes tafels op je
   *[other] Er wachten { $count } tafels op je
}
home-new = Nieuwe partij
home-here = Thuis
home-ways = Waarheen in Palazzi
home-with = { $game } met { $players }
home-more = Nog { $count } tonen

# Hoelang: na ‘al’
home-minutes = { $count ->
    [0] even
    [one] 1 minuut
   *[other] { $count } minuten
}
home-hours = { $count } uur
home-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
home-waits = { $count ->
    [0] Wacht al { $time }
    [one] { $players } wacht al { $time }
   *[other] { $players } wachten al { $time }
}
home-thinks = { $player } denkt al { $time } na
home-bot-thinks = { $player } denkt na
home-asked = Er wordt je iets gevraagd.
home-asked-do = Antwoord
home-overtime = Iemands tijd is om: hoe gaat het verder?
home-overtime-do = Beslis
home-deal = De verdeling wacht op jouw pagina.
home-deal-do = Open

home-moved = Palazzi heeft een ander adres: { $url }
home-moved-about = Je plaatsen en passkeys in deze browser horen bij het adres waar je nu bent. Neem ze mee zolang het nog antwoordt, of noteer een herstelzin.
home-moved-go = Neem mijn plaatsen mee

home-running = Bezig
home-lead = jij staat voor
home-tied = gelijk
home-behind = jij staat achter
home-empty = Er loopt niets. Met twee klikken begint een nieuwe partij.
home-invitations = Uitnodigingen
home-lobby-yours = Jouw tafel; { $count ->
    [0] iedereen is er
    [one] er is nog één plaats vrij
   *[other] er zijn nog { $count } plaatsen vrij
}
home-lobby = Nog niet begonnen; { $count ->
    [0] iedereen is er
    [one] er is nog één plaats vrij
   *[other] er zijn nog { $count } plaatsen vrij
}
home-last = Laatste partijen
home-won = Gewonnen, { $scores }
home-second = Tweede, { $scores }
home-place = Plaats { $place }, { $scores }
home-ended = Afgelopen, { $scores }
home-today = vandaag
home-yesterday = gisteren

# Wat een knop doet, bij elke vraag van een spel (…-ask-…)
home-do-palazzo-turning = Doe je zet
home-do-palazzo-taking = Neem geld
home-do-palazzo-choosing = Koop of veil
home-do-palazzo-paying = Betaal
home-do-palazzo-bidding = Bied of pas
home-do-palazzo-picking = Neem een bouwelement
home-do-palazzo-building = Bouw
home-do-palazzo-placing = Bouw
home-do-palazzo-renovating = Verbouw
home-do-palazzo-inserting = Verbouw
home-do-palazzo-spending = Betaal
home-do-carrara-turning = Doe je zet
home-do-carrara-choosing = Koop bouwstenen
home-do-carrara-buying = Koop bouwstenen
home-do-carrara-siting = Bouw
home-do-carrara-replacing = Bouw
home-do-carrara-paying = Betaal
home-do-carrara-upgrading = Kies een opwaardeerder
home-do-carrara-shopping = Koop of stop
home-do-carrara-announcing = Beslis
home-do-firenze-placing = Leg een zegel
home-do-firenze-taking = Neem een kaart
home-do-firenze-paying = Leg een steen
home-do-firenze-averting = Beslis
home-do-firenze-struck = Kies een toren
home-do-firenze-forfeit = Kies een toren
home-do-firenze-loss = Geef stenen
home-do-firenze-swapping = Ruil of niet
home-do-firenze-trading = Leg stenen
home-do-firenze-building = Bouw
home-do-firenze-costing = Betaal
home-do-firenze-delivering = Vervul een opdracht
home-do-firenze-limit-bricks = Geef stenen terug
home-do-firenze-limit-cards = Leg af
home-do-firenze-alchemist-give = Kies een steen
home-do-firenze-alchemist-get = Kies een steen
home-do-firenze-smuggler-give = Kies een steen
home-do-firenze-smuggler-get = Kies een steen
home-do-firenze-wholesaler = Kies een kaart
home-do-firenze-patrician = Leg af
home-do-firenze-saboteur = Kies een toren
home-do-paletti-placing = Zet een zuil neer
home-do-paletti-covering = Leg het plateau
home-do-paletti-colouring = Kies een kleur
home-do-paletti-turning = Zet een zuil omhoog
home-do-paletti-neutral = Zet een zuil omhoog
home-do-paletti-claiming = Antwoord
home-do-paletti-objecting = Zet een zuil omhoog
home-do-paletti-penalising = Trek een zuil weg
home-do-paletti-laying = Leg het plateau
home-do-paletti-challenging = Antwoord
home-do-paletti-proving = Zet een zuil omhoog
home-do-paletti-pull = Trek
home-do-paletti-across = Zet neer
home-do-paletti-along = Zet neer
home-do-paletti-again = Leg het plateau
home-do-paletti-resisted = Beslis
home-do-paletti-swayed = Beslis
home-do-paletti-missed = Beslis
home-told = { $name } krijgt een melding, als die aanstaat.
