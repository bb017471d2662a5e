# What alerts say: to a browser, to a webhook, by mail. They name the table and the people, never what is hidden.

alert-turn = { $game }: your move
alert-deal = { $game }: the game is about to begin, come to the table
alert-question = { $game }: somebody asks you something
alert-overtime = { $game }: somebody’s time is up; what shall happen?
alert-time = { $game }: your time is running out
alert-over = { $game }: the game is over
alert-closed = { $game }: the table was closed
alert-invited = { $game }: you are invited to a rematch
alert-with = With { $names }.
alert-bots = With bots.
alert-many = { $count ->
    [one] One table has news for you
   *[other] { $count } tables have news for you
}
alert-test = A test from Palazzi
alert-test-body = Alerts arrive here.
alert-mail-confirm-title = Palazzi: is this your address?
alert-mail-confirm =
    Somebody asked that alerts about their games be sent to this address.
    If it was you, confirm it within a day:

    { $link }

    If it was not, you need do nothing. To keep such questions away from you:

    { $stop }
alert-mail-stop = No more of these mails: { $stop }
