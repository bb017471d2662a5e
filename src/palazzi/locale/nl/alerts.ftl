# Wat meldingen zeggen: aan een browser, een webhook, per mail. Ze noemen de tafel en de mensen, nooit wat verborgen is.

alert-turn = { $game }: jij bent aan zet
alert-deal = { $game }: het spel gaat beginnen, kom aan tafel
alert-question = { $game }: iemand vraagt je iets
alert-overtime = { $game }: iemands tijd is om; wat nu?
alert-time = { $game }: je tijd raakt op
alert-over = { $game }: het spel is afgelopen
alert-closed = { $game }: de tafel is gesloten
alert-invited = { $game }: je bent uitgenodigd voor een revanche
alert-with = Met { $names }.
alert-bots = Met bots.
alert-many = { $count ->
    [one] Eén tafel heeft nieuws voor je
   *[other] { $count } tafels hebben nieuws voor je
}
alert-test = Een test van Palazzi
alert-test-body = Meldingen komen hier aan.
alert-mail-confirm-title = Palazzi: is dit jouw adres?
alert-mail-confirm =
    Iemand heeft gevraagd meldingen over zijn of haar spellen naar dit adres te sturen.
    Was jij dat, bevestig het dan binnen een dag:

    { $link }

    Was jij het niet, dan hoef je niets te doen. Om zulke vragen niet meer te krijgen:

    { $stop }
alert-mail-stop = Geen mails meer: { $stop }
