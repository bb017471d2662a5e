# Wat er aan een tafel gebeurt, buiten het spel zelf: de zinnen van het logboek.
table-log-created = De tafel is open; de verdeling is vooraf vastgelegd en verzegeld.
table-log-joined = { $name } gaat zitten op plaats { $seat }.
table-log-bot = De bot { $bot } zit op plaats { $seat }.
table-log-opened = Plaats { $seat } is vrij.
table-log-recommitted = { $player } voegt een nieuw toevalsgetal toe aan de verdeling.
table-log-frozen = De voorwaarden liggen vast; de pagina’s tonen hun toevalsgetallen.
table-log-revealed = { $player }: toevalsgetal getoond.
table-log-thawed = Die verdeling is afgebroken, en alle toevalsgetallen vervallen. Poging { $attempt } begint met een nieuw geheim.
table-log-started = De partij begint.
table-log-asked-takeback = { $player } wil de laatste zet terugnemen.
table-log-asked-cancel = { $player } wil de partij afbreken.
table-log-agreed = { $player } gaat akkoord.
table-log-refused = { $player } gaat niet akkoord.
table-log-tookback = De laatste zet van { $player } is teruggenomen, met alles wat daarna kwam.
table-log-cancelled = De tafel is gesloten zonder uitslag.
table-log-stoodin-left = { $player } is vertrokken; de bot { $bot } speelt verder.
table-log-stoodin-absent = { $player } is afwezig; de bot { $bot } speelt verder.
table-log-stoodin-overtime = De tijd van { $player } is om; de bot { $bot } speelt verder.
table-log-reclaimed = { $player } is terug.
table-log-ranout = De tijd van { $player } is om. De anderen mogen wachten, een bot verder laten spelen of afbreken.
table-log-chose-wait = { $player } wacht liever.
table-log-chose-bot = { $player } wil een bot verder laten spelen.
table-log-chose-cancel = { $player } wil de partij afbreken.
table-log-rematched = De revanche is aan tafel { $table }.

# Wat aan een tafel niet kan
table-error-name-length = Een naam heeft 1 tot { $most } leesbare tekens.
table-error-name-unseen = Een naam heeft een letter nodig die je kunt zien.
table-error-name-bot = ‘{ $name }’ is de naam van een bot; kies een andere.
table-error-secret = Het geheim van de verdeling wordt getoond als de partij voorbij is.
table-error-practice-secret = Een oefenpartij bewijst niets: ze kan altijd verdergaan.
table-error-practice-game = Geoefend wordt alleen wat handen doen: voor spellen zonder hout is er geen oefentafel.
table-error-practice-alone = Aan een oefentafel speelt één mens; op alle andere plaatsen zitten bots.
table-error-no-replay = Er valt niets na te spelen voordat de partij begonnen is.
table-error-hints = Tips zijn er alleen in partijen tegen bots.
table-error-bot-plays = Een bot speelt nu voor jou; neem eerst je plaats terug.
table-error-asked-already = Er is al iets anders gevraagd; beantwoord dat eerst.
table-error-no-move = Je hebt nog geen zet gedaan die je kunt terugnemen.
table-error-nothing-asked = Er wordt nu niets gevraagd.
table-error-agreed-already = Je bent al akkoord; de anderen moeten nog antwoorden.
table-error-host-stays = De gastheer houdt zijn plaats, maar mag de tafel sluiten.
table-error-bot-already = Op die plaats beslist al een bot.
table-error-not-away = Een bot valt alleen in voor een speler die afwezig is.
table-error-players-only = Dat mag alleen een speler van deze tafel.
table-error-yourself = Je beslist al zelf voor je plaats.
table-error-no-overtime = Niemands tijd is om.
table-error-others-choose = Is je tijd om, dan kiezen de anderen; je mag nog wel een zet doen.
table-error-phase = Dat kan nu niet: { $phase ->
    [lobby] de partij is nog niet begonnen.
    [dealing] er wordt gedeeld; tot dan kan alleen de gastheer de verdeling afbreken.
    [playing] de partij is begonnen.
    [finished] de partij is voorbij.
   *[cancelled] de tafel is gesloten.
}
table-error-host-only = Dat mag alleen de gastheer van de tafel.
table-error-attempt = Dit is nu poging { $attempt } tot een verdeling: ga daarvoor opnieuw zitten.
table-error-host-first = De gastheer moet eerst gaan zitten.
table-error-open-seats = { $open ->
    [one] Er is nog één plaats vrij; wacht, of zet er een bot neer.
   *[other] Er zijn nog { $open } plaatsen vrij; wacht, of zet er bots neer.
}
table-error-uncommitted = Voor de nieuwe verdeling nog nodig: { $players }. Wacht tot die pagina weer open is, of geef de plaats aan iemand anders.
table-error-wrong-nonce = Dit is niet het toevalsgetal waaraan jouw plaats gebonden is.
table-error-no-thaw = Alleen een verdeling die op iemand wacht, kan worden afgebroken.
table-error-deal-waits = De verdeling wacht op { $players }; de gastheer kan haar afbreken.
table-error-record-over = Dit partijverslag is van een partij die voorbij is; laat de laatste acties weg.
table-error-seat-taken = Plaats { $seat } is bezet; kies een andere.
table-error-full = Aan deze tafel is geen plaats vrij; je mag wel kijken.
table-error-rematch-early = Een revanche kan beginnen als deze partij voorbij is.
