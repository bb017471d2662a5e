# Was Benachrichtigungen sagen: an einen Browser, einen Webhook, per Mail. Sie nennen Tisch und Leute, nie Verborgenes.

alert-turn = { $game }: du bist am Zug
alert-deal = { $game }: das Spiel fängt gleich an, komm an den Tisch
alert-question = { $game }: jemand fragt dich etwas
alert-overtime = { $game }: jemandes Zeit ist um; was nun?
alert-time = { $game }: deine Zeit läuft ab
alert-over = { $game }: das Spiel ist aus
alert-closed = { $game }: der Tisch wurde geschlossen
alert-invited = { $game }: du bist zur Revanche eingeladen
alert-with = Mit { $names }.
alert-bots = Mit Bots.
alert-many = { $count ->
    [one] Ein Tisch hat Neues für dich
   *[other] { $count } Tische haben Neues für dich
}
alert-test = Ein Test von Palazzi
alert-test-body = Benachrichtigungen kommen hier an.
alert-mail-confirm-title = Palazzi: Ist das deine Adresse?
alert-mail-confirm =
    Jemand hat darum gebeten, Benachrichtigungen über seine Spiele an diese Adresse zu schicken.
    Warst du das, bestätige es innerhalb eines Tages:

    { $link }

    Warst du es nicht, brauchst du nichts zu tun. Damit keine solchen Fragen mehr kommen:

    { $stop }
alert-mail-stop = Keine solchen Mails mehr: { $stop }
