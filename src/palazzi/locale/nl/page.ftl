# De pagina rond de borden.

# Everywhere
page-title = Palazzi
page-you = jij
page-points = { $points ->
    [one] punt
   *[other] punten
}
page-close = Sluiten
page-loading = Een ogenblik…
page-reload = Opnieuw proberen
page-to-lobby = Naar de lobby
page-on = Aan
page-off = Uit
page-copied = Gekopieerd
page-minutes = { $count } min
page-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
page-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}

# Menu and settings
page-menu = Menu
page-settings = Instellingen
page-language = Taal
page-theme = Thema
page-theme-auto = Zoals het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-theme-to-light = Naar het lichte thema
page-theme-to-dark = Naar het donkere thema
page-motion = Beweging
page-motion-auto = Zoals het apparaat
page-motion-full = Volledig
page-motion-less = Geen
page-pace = Zetten van anderen
page-pace-end = Alleen het einde
page-symbols = Grote symbolen
page-symbols-about = Kleuren herkennen aan vorm en letter.
page-sound = Geluid
page-sound-about = Een belletje als jij aan de beurt bent; alles: ook zachte geluiden van stukken die bewegen.
page-sound-all = Alles
page-sound-turn = Mijn beurt
page-notify-refused = De browser staat het niet toe; in zijn instellingen voor deze pagina kan dat wel.
page-rules = Regels
quick-title = Snelle start
quick-link = Zo speel je het
quick-heading = { $game } in { $pictures } plaatjes
quick-back = Het vorige plaatje
quick-on = Het volgende plaatje
quick-at = { $number } van { $pictures }
quick-play = Spelen
quick-rules = Alle regels
page-rules-contents = Inhoud
page-rules-search = Zoeken in de regels
page-rules-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
page-rules-none = Van dit spel staan hier geen regels.
page-rules-nothing = Over “{ $query }” staat er niets.
page-guide = Gids
page-guide-about = Een woord bij elke beslissing in je eerste partij.
page-guide-more = Verder lezen
page-guide-less = Minder
page-guide-close = Ik weet hoe het werkt
page-rules-about = Elk spel, regel voor regel.
page-open-record = Partijverslag openen
page-open-record-about = Een bewaarde partij naspelen.
page-docs = Documentatie
page-docs-about = Handleidingen voor spelers, beheerders, botbouwers en onderzoekers (Engels).

# The lobby
page-pitch = Bouwspellen uit Italië, aan je eigen tafel: met vrienden, of met bots die eerlijk spelen.
page-play-now = Nu spelen
page-invite = Vrienden uitnodigen
page-games = De spellen
page-about-palazzo = Koop en bied op verdiepingen, en bouw de mooiste gevels van Florence.
page-about-carrara = Wacht tot het marmer goedkoop wordt, bouw in zes steden, waardeer op het juiste moment.
page-about-firenze = Verhoog je torens elke beurt, of zie ze bouwvallen worden.
page-about-paletti = Trek beneden een zuil weg, zet hem bovenop en houd het paleis overeind.
page-chosen = Gekozen
page-choose-game = Kiezen
page-who-plays = Wie speelt { $game } met je?
page-opponents = Tegenstanders
page-bots = Bots
page-friends = Een link voor vrienden
page-friends-about = Open de tafel, stuur de link en begin als iedereen zit. Bots kunnen op lege plaatsen zitten. Typ een naam om een plaats voor een vriend vrij te houden: die krijgt een eigen link.
page-public = In de lobby tonen
page-public-about = Iedereen mag aanschuiven; anders alleen wie de link heeft.
page-practice = Oefenen
page-practice-about = Neem terug zoveel je wilt, zelfs een instorting. De partij telt niet mee.
page-practice-uncounted = Oefening, telt niet mee
page-practice-undo = Mijn laatste zet terugnemen
page-bot-level = Hoe sterk de bots zijn
page-level-novice = beginner
page-level-novice-about = leert met je mee
page-level-casual = gezellig
page-level-casual-about = een fijne avond
page-level-strong = sterk
page-level-strong-about = straft fouten af
page-level-master = meester
page-level-master-about = de beste die we hebben
page-level-greedy = gretig
page-level-greedy-about = neemt wat nu het best lijkt
page-level-random = willekeurig
page-level-random-about = doet maar wat
page-your-table = Jouw tafel
page-your-name = Je naam
page-guest = Gast
page-seat-friend = Een vriend
page-seat-for = Voor wie is plaats { $seat }? Leeg: voor iedereen met de link
page-seat-swap = Vriend of bot
page-add-seat = Plaats { $seat } erbij
page-remove-seat = { $player } weghalen
page-play-with = Spelen met { $players }
page-open-table = Tafel openen
page-foot = Draait op je eigen computer. Eigen tekeningen, eigen woorden.

# The host's options
page-options = Opties
page-clock = Klok
page-clock-about = Als iemands tijd om is, eindigt de partij niet: de anderen beslissen.
page-clock-none = Geen klok
page-clock-quick = 15 minuten per speler en 15 seconden per zet
page-clock-calm = 40 minuten per speler en 30 seconden per zet
page-clock-day = Eén dag voor elke zet
page-clock-days = Drie dagen voor elke zet
page-answer = Tijd om te antwoorden
page-answer-paletti = Voor een bezwaar, zolang anderen wachten; geen antwoord is geen bezwaar.
page-answer-time = { $time ->
    [15000] 15 seconden
    [60000] één minuut
    [0] zonder limiet
   *[usual] 30 seconden, of geen limiet bij dagen per zet
}
page-clock-move = { $time } voor elke zet
page-clock-bank = { $time } per speler
page-option-start = Wie begint
page-option-memory-aid = Geheugensteun
page-option-expansion = Uitbreiding
page-option-brown = Bruine kaart
page-option-purple = Paarse kaart
page-option-grey = Grijze kaart
page-option-green = Groene kaart
page-option-placing = Neutrale zegels
page-option-seals = Hoeveel ervan
page-option-dead = Dode kleur
page-option-campanile = Campanile
page-option-setup = Opstelling
page-option-daring-plateaus = Gewaagde plateaus
page-option-show-loads = Lasten zichtbaar
page-option-free-hand = Vrije hand
page-choice-drawn = door het lot
page-choice-by-hand = gebouwd door de spelers
page-choice-true = aan
page-choice-false = uit
page-choice-off = uit
page-choice-random = willekeurig
page-choice-seat = plaats { $seat }
page-choice-brown-0 = zoals de uitbreiding zegt
page-choice-purple-0 = zoals de uitbreiding zegt
page-choice-grey-0 = zoals de uitbreiding zegt
page-choice-green-0 = zoals de uitbreiding zegt
page-choice-great-freedom = grote vrijheid
page-choice-multi-culti = multi kulti
page-choice-hot-shot = mister hot shot
page-choice-seeing-double = ik zie dubbel
page-choice-full-city = full city
page-choice-four-of-a-kind = vierlingillusie
page-choice-spread = gelijk verdeeld
page-choice-chance = door het toeval
page-choice-hand = door de startspeler
page-choice-dead-colour = een dode kleur
page-choice-white = wit
page-choice-yellow = geel
page-choice-green = groen
page-choice-red = rood
page-choice-blue = blauw
page-choice-purple = paars

# The shelves
page-my-tables = Jouw tafels
page-continue = Verder: { $game }, jij bent aan de beurt
page-continue-with = met { $players }
page-waits-for-you = { $count ->
    [one] 1 wacht op je
   *[other] { $count } wachten op je
}
page-open-tables = Open tafels
page-watch = Kijken
page-live = { $count ->
    [one] 1 live
   *[other] { $count } live
}
page-play = Spelen
page-open = Openen
page-look = Bekijken
page-shelf-waiting = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
page-shelf-ended = Afgelopen
page-shelf-won = Afgelopen; jij won
page-shelf-turn-of = { $player } is aan de beurt
page-shelf-dealing = Er wordt gedeeld
page-shelf-dealing-you = De verdeling wacht op jouw pagina
page-empty-mine = Nog niets gebouwd
page-empty-mine-about = Hier wachten je partijen, ook partijen die dagen duren.
page-empty-mine-do = Speel je eerste partij
page-empty-open = Er wacht niemand
page-empty-open-about = Open een tafel en stuur de link; bots nemen lege plaatsen in als je wilt.
page-empty-watch = Het is stil
page-empty-watch-about = Er wordt nu geen openbare partij gespeeld.

# A table before the game
page-waiting-title = Een tafel voor { $game }
page-seat-open = Vrije plaats
page-seat-waits = wacht op iemand
page-seat-kept = wordt vrijgehouden voor { $player }
page-link-for = Link voor { $player }
page-seat-bot = Wie plaats { $seat } krijgt
page-seat-free = Plaats vrijmaken
page-host = gastheer
page-friend = vriend
page-sit-down = Gaan zitten
page-name-needed = Typ een naam: de anderen willen weten wie daar zit.
page-share-link = De link voor vrienden
page-share-here = De link, op deze computer
page-share-how = Alleen deze computer kan deze pagina openen. Wil je vrienden in je netwerk binnenlaten, stop Palazzi dan en start het met
page-copy = Kopiëren
page-copy-by-hand = Kopieer hem met de hand
page-fill-with = Op lege plaatsen komt
page-start = Partij beginnen
page-start-filled = { $count ->
    [one] Beginnen, met een bot op de lege plaats
   *[other] Beginnen, met bots op { $count } lege plaatsen
}
page-wait-host = { $player } begint als iedereen zit.
page-wait-start = De partij begint zo.
page-close-table = Deze tafel sluiten
page-stand-up = Weer opstaan
page-deposit = Zonder mij beginnen
page-deposit-about = Je pagina levert haar toevalsgetal nu in, zodat er gedeeld kan worden terwijl je weg bent. De server kent het getal dan vóór de verdeling, en het bewijs vermeldt dat.
page-seat-deposited = getal ingeleverd
page-attempt = Poging { $attempt }: de vorige verdeling is afgebroken. Alle pagina’s voegen vanzelf nieuwe toevalsgetallen toe.
page-wait-pages = Voor de nieuwe verdeling nog nodig: { $players }. Hun pagina voegt haar getal toe zodra ze open is.
page-old-table = Deze tafel is van vóór de tijd dat toevalsgetallen tot de verdeling geheim bleven. Beginnen vernieuwt de tafel: ieders pagina doet vanzelf mee, en daarna begin je nog eens.
page-deal-lost = Het toevalsgetal van jouw plaats zit in de browser waarmee je bent gaan zitten. Open de tafel daar, of doe vanaf hier mee voordat de partij begint.
page-deal-take = Vanaf hier meedoen
page-deal-changed = Dit is niet de verdeling die jouw pagina te zien kreeg. Vertrouw haar niet; vraag het aan wie de server beheert.
page-dealing-title = De verdeling
page-dealing = De voorwaarden liggen vast. Elke pagina toont nu vanzelf haar toevalsgetal; met het laatste wordt er gedeeld.
page-dealing-attempt = Dit is poging { $attempt }.
page-dealing-bot = een bot; voegt geen getal toe
page-dealing-shown = getal getoond
page-dealing-soon = toont zo het getal
page-dealing-away = afwezig; de pagina is niet open
page-dealing-missing = { $count ->
    [one] Wachten op { $players }. Er wordt gedeeld zodra die pagina weer open is.
   *[other] Wachten op { $players }. Er wordt gedeeld zodra die pagina’s weer open zijn.
}
page-thaw = Deze verdeling afbreken
page-thaw-about = Alle toevalsgetallen en het geheim van de server vervallen, en de plaatsen kunnen weer veranderen. Iedereen ziet dat poging { $attempt } begint.
page-thaw-host = Tot dan kan aan deze tafel niets veranderen. De gastheer kan de verdeling afbreken en opnieuw beginnen.

# An edition of one's own
page-edition = Eigen editie
page-edition-about = Een bestand van “palazzi edition { $game }” met wat jouw exemplaar zegt
page-edition-none = Geen gebruiken
page-edition-used = Eigen editie: { $count ->
    [one] 1 regel wijkt af
   *[other] { $count } regels wijken af
}
page-edition-row = { $what } ({ $row }): { $theirs } in plaats van { $ours }
page-edition-empty = Dit bestand verbetert niets: haal het # weg voor de regels die in jouw exemplaar anders zijn.

# The game
page-decision = Beslissing
page-your-turn = Jij bent aan de beurt
page-film = Wat er gebeurt
page-film-turn = { $player } speelt
page-film-draw = Getrokken
page-beat-won = De veiling is gewonnen
page-beat-delivered = Opdracht vervuld
page-beat-scored = Een waardering
page-beat-seal = Het zegel wisselt van eigenaar
page-beat-ruins = Een bouwval
page-beat-rider = De vijfde ruiter
page-beat-last = De laatste ronde
page-beat-collapse = Het paleis stort in
page-beat-end = Het spel is afgelopen
page-skip = Overslaan
page-since = Sinds je laatste beurt:
page-since-again = Nog eens tonen
page-undo = Stap terug
page-reset = Opnieuw
page-more = Meer
page-more-choices = { $count } keuzes
page-all-choices = Alle keuzes als lijst
page-choices-here = Hier valt iets te kiezen
page-choose = Kies
page-rule = Regel { $rule }
page-not-now = Waarom nu niet?
page-why = Regel { $rule } verbiedt het.
page-forecasts = Waar het zou staan
page-forecast = { $where }: { $before } → { $after } punten
page-log = Wat er gebeurde
page-whole-log = Alles, vanaf het begin
page-show-position = Deze stelling tonen
page-chat = Chat
page-chat-empty = Nog niemand heeft iets gezegd.
page-chat-say = Zeg iets
page-send = Versturen
page-players-here = Spelers
page-you-here = Jij
page-acting = aan de beurt
page-bot = bot
page-away = afwezig
page-stands-in = { $bot } valt in
page-watching = Je kijkt toe
page-watchers = { $count ->
    [one] 1 kijkt toe
   *[other] { $count } kijken toe
}
page-memory-aid-on = Geheugensteun aan
page-reconnecting = Verbinding verbroken; wordt hersteld…
page-line-sending = Versturen…
page-line-asking = Bijwerken…
page-line-offline = Je bent offline. De tafel komt vanzelf terug.
page-line-kept = Je laatste klik is bewaard en wordt verstuurd zodra iemand antwoordt.
page-line-now = Nu proberen
page-hint = Tip
page-hint-title = Wat een sterke bot zou overwegen
page-hint-worth = wint { $chance } van de 100 partijen als deze, met ongeveer { $points } punten
page-hint-do = Dit doen
page-results = Uitslag

# Between players
page-asked-takeback = { $player } wil de laatste zet terugnemen.
page-asked-cancel = { $player } wil de partij afbreken.
page-waiting-answers = { $count ->
    [one] Eén antwoord ontbreekt nog.
   *[other] { $count } antwoorden ontbreken nog.
}
page-agree = Akkoord
page-refuse = Nee
page-overtime = De tijd van { $player } is om. Wat nu?
page-overtime-you = Je tijd is om. De anderen mogen wachten, een bot verder laten spelen of afbreken.
page-overtime-wait = Wachten
page-overtime-bot = Een bot verder laten spelen
page-overtime-cancel = Afbreken
page-stand-in-you = { $bot } speelt voor jou.
page-reclaim = Zelf verder spelen
page-absent = { $player } is offline.
page-let-bot = Een bot verder laten spelen
page-share-table = Link om te kijken kopiëren
page-replay-so-far = Verloop tot nu toe naspelen
page-ask-takeback = Vragen om mijn laatste zet terug te nemen
page-ask-cancel = Vragen om de partij af te breken
page-leave = Weggaan; een bot speelt verder
page-leave-sure = Echt weggaan? Je mag terugkomen.

# The end
page-end-by = Beslist door ‘{ $what }’: { $own } { $own ->
    [one] punt
   *[other] punten
}{ $other ->
    [none] .
   *[other] {" "}tegen { $other }.
}
page-end-decided = Vanaf zet { $since } voorgoed aan de leiding: { $sentence }
page-end-pill = { $players } spelers, { $moves } zetten
page-end-wins = { $player } wint met { $points } { $points ->
    [one] punt
   *[other] punten
} verschil
page-end-you = Jij wint met { $points } { $points ->
    [one] punt
   *[other] punten
} verschil
page-end-tie = { $player } wint bij gelijke stand
page-end-you-tie = Jij wint bij gelijke stand
page-end-won = { $player } wint
page-end-you-won = Jij wint
page-end-shared = { $players } delen de overwinning
page-rematch = Revanche
page-rematch-go = Naar de revanche
page-rematch-there = De revanche wacht.
page-rematch-failed = De revanche kon niet beginnen; probeer het nog eens.
page-replay = Naspelen
page-look-at-board = Het bord bekijken
page-share = Delen
page-download-record = Partijverslag downloaden
page-pass-on = Deel het spel
page-picture-share = Afbeelding delen
page-picture-save = Afbeelding bewaren
page-share-replay = Partij delen
page-picture-of = De afbeelding van de partij: { $title }, { $names }
page-download-document = Geheim en partijverslag
page-accounts = Elk punt geteld
page-accounts-lead = Waaruit ieders punten bestaan.
page-account-of = De telling van { $player }
page-account-empty = Niets dat telt
page-tie-broken = Beslist bij gelijke stand: { $value }
page-plot = Het verloop
page-plot-lead = De punten als de partij na elke zet was geëindigd; klik om er een te bekijken.
page-plot-decided = definitief voorop
page-plot-seat = { $player } eindigt op { $points }.
page-swings = Grootste sprongen
page-swings-lead = Klik er een aan om die zet na te spelen.
page-move-number = zet { $number }
page-show-move = Zet { $number } naspelen
page-verify = De verdeling is te bewijzen
page-verify-secret = Het onthulde geheim is het beloofde.
page-verify-about = Dit getal stond aan je tafel vóór de eerste trekking. Om elke trekking zelf na te rekenen:
page-verify-terms = De voorwaarden zijn die welke jouw pagina zag voordat ze haar toevalsgetal prijsgaf, en het bestand ook.
page-verify-kept = Ieders toevalsgetal was geheim tot de voorwaarden vastlagen: niemand kon deze verdeling kiezen.
page-verify-deposited = Ingeleverd voordat de voorwaarden vastlagen: het toevalsgetal van { $players }. De andere waren tot dan geheim.
page-verify-all-deposited = Alle toevalsgetallen zijn ingeleverd voordat de voorwaarden vastlagen: je vertrouwt erop dat de server niet heeft gekozen.
page-verify-alone = Geen speler voegde een toevalsgetal toe: de server deelde alleen.
page-verify-attempt = Dit was poging { $attempt } tot een verdeling; de vorige zijn afgebroken.

# The replay
page-replay-begin = Het begin.
page-replay-hidden = Er gebeurde iets wat deze plaats niet ziet.
page-replay-first = Naar het begin
page-replay-turn-back = Naar de vorige beurt
page-replay-back = Eén zet terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-next = Eén zet verder
page-replay-turn-next = Naar de volgende beurt
page-replay-speed = Snelheid
page-replay-last = Naar het einde
page-replay-position = Stelling
page-replay-at = { $at } van { $last }
page-replay-eyes = Door wiens ogen
page-replay-seen-by = gezien door { $player }
page-replay-forbidden = Zolang de partij loopt, kijk je alleen met eigen ogen terug.
page-watcher = een toeschouwer
page-back-to-table = Naar de tafel
page-drop-title = Sleep een partijverslag hierheen
page-drop = Een .record- of game.json-bestand van een partij, of kies er een:
page-record-unreadable = Dit is geen leesbaar partijverslag: { $reason }
page-no-replay-title = Hier valt niets na te spelen

# When something is not as hoped
page-error-title = Dat lukte niet
page-error-offline = De server antwoordt niet. We blijven proberen; er gaat niets verloren.
page-offline-title = Geen verbinding
page-error-portal = Dit netwerk antwoordt in plaats van de server; misschien wil het dat je je eerst aanmeldt. We blijven proberen.
page-error-stale = De tafel was al verder, dus je klik is teruggenomen. Kijk nog eens en kies opnieuw.
page-error-token = Dit apparaat heeft de sleutel van die plaats niet meer. Kijken kan nog wel.
page-token-title = Niet jouw plaats
page-watch-instead = Kijken
page-error-no-table = Die tafel bestaat niet: de link is misschien onvolledig, of de tafel is nooit begonnen en verdwenen.
page-no-table-title = Hier geen tafel
page-error-full = Alle plaatsen zijn bezet; je kunt kijken zodra de partij begint.
page-error-too-many = Dat was wat veel tegelijk; wacht even en probeer het nog eens.
page-error-internal = Er ging bij ons iets mis; er is niets veranderd. Probeer het nog eens.
page-error-unavailable = De server start of stopt net; probeer het zo nog eens.
page-error-new-version = De pagina is intussen vernieuwd; laad hem opnieuw.
page-error-name-taken = Iemand aan deze tafel heeft een naam die er net zo uitziet; kies een andere.
page-outdated-title = Er is een nieuwe versie
page-error-outdated = Deze pagina is ouder dan de server. Er gaat niets verloren: laad hem opnieuw.
page-load-again = Opnieuw laden
page-error-no-board = De server heeft dit spel, maar geen woorden ervoor die een speler kan lezen. De pagina kan het niet tonen.
page-generic-middle = Het midden van de tafel
page-cancelled-title = De tafel is gesloten
page-cancelled = De tafel is zonder uitslag gesloten.
page-nothing-title = Hier is niets
page-nothing = Op dit adres is geen pagina. Misschien ontbreekt er een letter; de lobby leidt naar alle spellen en tafels.
page-not-yet = Nog niet
page-take-back = terugnemen
page-dropped-too = { $count ->
    [one] Eén latere stap paste niet meer en is ook teruggenomen.
   *[other] { $count } latere stappen pasten niet meer en zijn ook teruggenomen.
}
page-hurry = Mijn beurt automatisch beëindigen
page-hurry-about = Zonder vragen verder als er alleen nog iets extra's mogelijk is

# My devices
page-devices = Mijn apparaten
page-device-about = Je plaatsen zijn in deze browser bewaard. Neem ze mee, of stel ze veilig.
page-device-link = Verder op een ander apparaat
page-device-scan = Richt de camera van je telefoon erop, of open de link daar. Al je plaatsen gaan mee. 10 minuten en één keer geldig.
page-device-here = Alleen deze computer kan deze link openen. Wil je op je telefoon verder spelen, stop Palazzi dan en start het met
page-device-open = Open de link hier in een andere browser. Al je plaatsen gaan mee. Geldig voor 10 minuten, en één keer.
page-device-spoken = Of typ deze cijfers daar in, in het menu onder “Mijn apparaten”:
page-device-address = De link voor het andere apparaat
page-device-this = dit apparaat
page-device-remove = Verwijderen
page-device-phrase = Herstelzin maken
page-device-phraseabout = Schrijf hem op: hij brengt je plaatsen terug als deze browser ze kwijt is. Een nieuwe maakt de oude ongeldig.
page-device-phraseis = Je herstelzin
page-device-kept = Er is een herstelzin.
page-device-nokept = Nog geen: wat deze browser kwijtraakt, is weg.
page-passkeys = Mijn passkeys
page-passkey-make = Passkey maken
page-passkey-use = Inloggen met een passkey
page-passkey-about = Een passkey brengt je plaatsen terug met een vingerafdruk, een gezicht of een pincode. Hij werkt alleen op dit adres, { $host }.
page-passkey-bound = Als dit adres verandert, vindt de passkey je niet meer. Maak ook een herstelzin.
page-passkey-none = Passkeys hebben https nodig en een adres met een naam; hier kan het met de herstelzin.
page-passkey-dismissed = Er is niets veranderd: er is geen passkey gekozen.
page-passkey-forget = Vergeten
page-sign-in = Inloggen met { $name }
page-sign-in-about = Je plaatsen zijn dan overal waar je inlogt. { $name } zegt ons alleen wie je daar bent; we bewaren geen naam en geen mailadres.
page-sign-in-since = Je bent ingelogd met { $name }.
page-sign-in-title = Log eerst in
page-sign-in-asked = De beheerder van deze server wil weten wie er speelt: log in met { $name } voordat je een tafel opent of gaat zitten. Daarna kom je hier terug.
page-sign-in-needed = Op deze server moet je eerst inloggen met { $name }. Open daarvoor de pagina van de server in een browser.
page-sign-in-watch = Alleen kijken
page-sign-in-waiting = Een ogenblik: we vragen { $name } wie je bent.
page-sign-in-who = Ben jij dat: { $who }?
page-sign-in-nobody = Ben jij dat bij { $name }?
page-sign-in-join = De plaatsen van deze browser gaan naar die persoon: wie zo inlogt, kan er voortaan op spelen.
page-sign-in-yes = Ja, dat ben ik
page-sign-in-done = Je bent ingelogd.
page-sign-in-denied = { $name } liet je niet binnen, of je hebt je bedacht. Hier is niets veranderd.
page-sign-in-over = Deze aanmelding is al gebruikt, ouder dan tien minuten of in een andere browser begonnen. Er gaat niets verloren: begin opnieuw.
page-sign-in-down = { $name } is nu niet bereikbaar. Er gaat niets verloren: probeer het straks nog eens.
page-sign-in-wrong = { $name } zei iets wat deze server niet kan vertrouwen; daarom is er niemand ingelogd. Laat het de beheerder weten.
page-sign-in-clock = De klokken van { $name } en van deze server lopen te ver uiteen; daarom is er niemand ingelogd. Laat het de beheerder weten.
page-sign-in-other = In deze browser is iemand anders ingelogd met { $name }. Log eerst uit op dit apparaat; dat staat in het menu onder “Mijn apparaten”.
page-sign-in-none = Op deze server kun je niet inloggen.
page-sign-out = Uitloggen op dit apparaat
page-sign-out-sure = Echt uitloggen? Je plaatsen verdwijnen uit deze browser; zodra je weer inlogt, zijn ze terug.
page-device-code = Code of herstelzin
page-device-use = Mijn plaatsen hierheen halen
page-device-save = Mijn gegevens opslaan
page-device-erase = Mijn gegevens verwijderen
page-device-sure = Echt verwijderen? Andere apparaten verliezen je plaatsen; dit apparaat houdt ze.
page-device-asked = Hier verdergaan met wat je op een ander apparaat begon?
page-device-askedabout = Zeg alleen ja als je deze link zelf hebt gemaakt: wie hem heeft gemaakt, kan voortaan op alle plaatsen van deze browser spelen.
page-device-mylink = Ja, het is mijn link
page-device-notmine = Nee, alles zo laten
page-device-came = Je plaatsen zijn nu hier.
page-device-failed = Deze code is al gebruikt, ouder dan tien minuten of verkeerd getypt. Maak een nieuwe op het andere apparaat.

# De pagina met de regels: om te lezen, of regel voor regel.
page-rules-ways = Manieren om de regels te lezen
page-rules-reading = Lezen
page-rules-clauses = Regel voor regel
page-rules-behind = Voorbeelden, wat wij besloten, en het nummer van elke regel:

# Wat andere programma’s van een link tonen

link-table = Een tafel voor { $game }: open hem om mee te spelen of te kijken.
link-replay = Een spel { $game }, zet voor zet.
link-rules = { $game }: de spelregels, met plaatjes.
