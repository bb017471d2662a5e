# What alerts say: to a browser, to a webhook, by mail. They name the table and the people, never what is hidden.

alert-turn = { $game }: your move
alert-deal = { $game }: the game is about to begin, come to the table
alert-question = { $game }: somebody asks you something
alert-overtime = { $game }: somebody’s time is up; what shall happen?
alert-time = { $game }: your time is running out
alert-over = { $game }: the game is over
alert-closed = { $game }: the table was closed
alert-invited = { $game }: you are invited to a rematch
alert-kept = { $game }: a seat is kept for you
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

# The menu

page-alerts = Tell me when a table waits
page-alert-push = On this device
page-alert-push-about = Also when the page is closed.
page-alert-push-cannot = This browser cannot. On an iPhone or iPad, add the page to the home screen first.
page-alert-push-failed = The browser’s push service does not answer. Please try again later.
page-alert-insecure = Browsers allow this over https only; everything else works here as it is. The host’s guide shows how, for a home network too.
page-alert-mail = By mail
page-alert-mail-about = If a table has waited for a while.
page-alert-mail-to = To { $address }.
page-alert-mail-asked = We wrote to { $address }: please confirm there.
page-alert-mail-address = Your mail address
page-alert-delay = How long a table has waited
page-alert-delay-after =
    { $minutes ->
        [0] At once
        [60] After 1 hour
        [240] After 4 hours
        [1440] After 1 day
       *[other] After { $minutes } minutes
    }
page-alert-webhook = Webhook
page-alert-webhook-about = For ntfy, Gotify, Discord, Slack or a script of your own.
page-alert-webhook-to = To { $address }.
page-alert-webhook-address = The webhook’s address, https://…
page-alert-add = Add
page-alert-address-no = This address cannot be used. It must be public, and begin with https:// if it is a webhook’s.
page-alert-failing = Something did not arrive lately. Send a test, or switch it off and on again.
page-alert-quiet = Quiet hours
page-alert-quiet-about = What comes then is told in the morning.
page-alert-quiet-from = Quiet from
page-alert-quiet-to = Quiet until
page-alert-mute = Nothing about this table
page-alert-kinds = What to tell
page-alert-kind-turn = It is my turn
page-alert-kind-question = I am asked something
page-alert-kind-time = My time is running out
page-alert-kind-over = A game is over
page-alert-kind-invited = I am invited to a game
page-alert-test = Send a test
page-alert-test-sent = On its way.

# The links in mails

page-alert-confirm-title = Alerts by mail
page-alert-confirm-ask = Shall alerts about your games come to this address?
page-alert-confirm = Yes, send them
page-alert-confirm-done = They will come to this address.
page-alert-stop-title = No more mails
page-alert-stop-ask = Shall no more alerts come to this address?
page-alert-stop = No more mails
page-alert-stop-done = None will come any more.
page-alert-code-no = This link has expired, or was not copied whole.

# Without a connection

page-offline-missing = There is no connection. The page is here, but your tables, new games and the rules are not; all of it is kept, and comes back with the connection.
