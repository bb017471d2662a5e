# Was Benachrichtigungen sagen: an einen Browser, einen Webhook, per Mail. Sie nennen Tisch und Leute, nie Verborgenes.

alert-turn = { $game }: Du bist am Zug
alert-deal = { $game }: Das Spiel fängt gleich an, komm an den Tisch
alert-question = { $game }: Jemand fragt dich etwas
alert-overtime = { $game }: Die Zeit von jemandem ist um; was nun?
alert-time = { $game }: Deine Zeit läuft ab
alert-over = { $game }: Das Spiel ist aus
alert-closed = { $game }: Der Tisch wurde geschlossen
alert-invited = { $game }: Du bist zur Revanche eingeladen
alert-kept = { $game }: Ein Platz ist für dich frei
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

# Das Menü

page-alerts = Sag mir, wenn ein Tisch wartet
page-alert-push = Auf diesem Gerät
page-alert-push-about = Auch wenn die Seite zu ist.
page-alert-push-cannot = Dieser Browser kann es nicht. Auf einem iPhone oder iPad lege die Seite erst auf den Startbildschirm.
page-alert-push-failed = Der Push-Dienst des Browsers antwortet nicht. Bitte versuche es später noch einmal.
page-alert-insecure = Browser erlauben das nur über https; alles andere geht hier wie gewohnt. Die Anleitung für Gastgeber zeigt, wie, auch für zu Hause.
page-alert-mail = Per Mail
page-alert-mail-about = Wenn ein Tisch eine Weile gewartet hat.
page-alert-mail-to = An { $address }.
page-alert-mail-asked = Wir haben { $address } geschrieben: Bitte bestätige es dort.
page-alert-mail-address = Deine Mailadresse
page-alert-delay = Wie lange ein Tisch gewartet hat
page-alert-delay-after =
    { $minutes ->
        [0] Sofort
        [60] Nach 1 Stunde
        [240] Nach 4 Stunden
        [1440] Nach 1 Tag
       *[other] Nach { $minutes } Minuten
    }
page-alert-webhook = Webhook
page-alert-webhook-about = Für ntfy, Gotify, Discord, Slack oder ein eigenes Skript.
page-alert-webhook-to = An { $address }.
page-alert-webhook-address = Die Adresse des Webhooks, https://…
page-alert-add = Hinzufügen
page-alert-address-no = Diese Adresse geht nicht. Sie muss öffentlich sein und als Webhook mit https:// anfangen.
page-alert-failing = In letzter Zeit ist etwas nicht angekommen. Schick einen Test, oder schalte es aus und wieder ein.
page-alert-quiet = Ruhezeit
page-alert-quiet-about = Was dann kommt, erfährst du am Morgen.
page-alert-quiet-from = Ruhe ab
page-alert-quiet-to = Ruhe bis
page-alert-mute = Nichts von diesem Tisch
page-alert-kinds = Was du erfährst
page-alert-kind-turn = Ich bin am Zug
page-alert-kind-question = Ich werde etwas gefragt
page-alert-kind-time = Meine Zeit läuft ab
page-alert-kind-over = Ein Spiel ist aus
page-alert-kind-invited = Ich bin zu einem Spiel eingeladen
page-alert-test = Einen Test schicken
page-alert-test-sent = Unterwegs.

# Die Links in Mails

page-alert-confirm-title = Benachrichtigungen per Mail
page-alert-confirm-ask = Sollen Benachrichtigungen über deine Spiele an diese Adresse gehen?
page-alert-confirm = Ja, schickt sie
page-alert-confirm-done = Sie kommen an diese Adresse.
page-alert-stop-title = Keine Mails mehr
page-alert-stop-ask = Sollen keine Benachrichtigungen mehr an diese Adresse gehen?
page-alert-stop = Keine Mails mehr
page-alert-stop-done = Es kommen keine mehr.
page-alert-code-no = Dieser Link ist abgelaufen oder nicht ganz kopiert.

# Ohne Verbindung

page-offline-missing = Es gibt keine Verbindung. Die Seite ist da, aber deine Tische, neue Spiele und die Regeln nicht; alles ist aufgehoben und kommt mit der Verbindung zurück.
