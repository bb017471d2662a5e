# Wat meldingen zeggen: aan een browser, een webhook, per mail. Ze noemen de tafel en de mensen, nooit wat verborgen is.

alert-turn = { $game }: jij bent aan de beurt
alert-deal = { $game }: het spel gaat beginnen, kom aan tafel
alert-question = { $game }: iemand vraagt je iets
alert-overtime = { $game }: iemands tijd is om; wat nu?
alert-time = { $game }: je tijd raakt op
alert-over = { $game }: het spel is afgelopen
alert-closed = { $game }: de tafel is gesloten
alert-invited = { $game }: je bent uitgenodigd voor een revanche
alert-kept = { $game }: er is een plaats voor je vrij
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

# Het menu

page-alerts = Zeg het me als een tafel wacht
page-alert-push = Op dit apparaat
page-alert-push-about = Ook als de pagina dicht is.
page-alert-push-cannot = Deze browser kan het niet. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
page-alert-push-failed = De pushdienst van de browser antwoordt niet. Probeer het later nog eens.
page-alert-insecure = Browsers staan dit alleen via https toe; al het andere werkt hier gewoon. De handleiding voor hosts laat zien hoe, ook voor thuis.
page-alert-mail = Per mail
page-alert-mail-about = Als een tafel een tijdje wacht.
page-alert-mail-to = Naar { $address }.
page-alert-mail-asked = We hebben { $address } geschreven: bevestig het daar.
page-alert-mail-address = Je mailadres
page-alert-delay = Hoe lang een tafel al wacht
page-alert-delay-after =
    { $minutes ->
        [0] Meteen
        [60] Na 1 uur
        [240] Na 4 uur
        [1440] Na 1 dag
       *[other] Na { $minutes } minuten
    }
page-alert-webhook = Webhook
page-alert-webhook-about = Voor ntfy, Gotify, Discord, Slack of een eigen script.
page-alert-webhook-to = Naar { $address }.
page-alert-webhook-address = Het adres van de webhook, https://…
page-alert-add = Toevoegen
page-alert-address-no = Dit adres kan niet. Het moet openbaar zijn, en van een webhook met https:// beginnen.
page-alert-failing = Er is de laatste tijd iets niet aangekomen. Stuur een test, of zet het uit en weer aan.
page-alert-quiet = Stille uren
page-alert-quiet-about = Wat dan komt, hoor je ’s ochtends.
page-alert-quiet-from = Stil vanaf
page-alert-quiet-to = Stil tot
page-alert-mute = Niets over deze tafel
page-alert-kinds = Wat je hoort
page-alert-kind-turn = Ik ben aan de beurt
page-alert-kind-question = Me wordt iets gevraagd
page-alert-kind-time = Mijn tijd raakt op
page-alert-kind-over = Een spel is afgelopen
page-alert-kind-invited = Ik ben uitgenodigd voor een spel
page-alert-test = Stuur een test
page-alert-test-sent = Onderweg.

# De links in mails

page-alert-confirm-title = Meldingen per mail
page-alert-confirm-ask = Moeten meldingen over je spellen naar dit adres komen?
page-alert-confirm = Ja, stuur ze
page-alert-confirm-done = Ze komen naar dit adres.
page-alert-stop-title = Geen mails meer
page-alert-stop-ask = Moeten er geen meldingen meer naar dit adres komen?
page-alert-stop = Geen mails meer
page-alert-stop-done = Er komen er geen meer.
page-alert-code-no = Deze link is verlopen, of niet helemaal overgenomen.

# Zonder verbinding

page-offline-missing = Er is geen verbinding. De pagina is er, maar je tafels, nieuwe spellen en de regels niet; alles is bewaard, en komt met de verbinding terug.
