# Die Seite um die Bretter herum.
page-you = du
page-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
page-decision = Deine Entscheidung
page-your-turn = Du bist am Zug
page-undo = Zurück
page-reset = Von vorn
page-more-choices = { $count } Möglichkeiten
page-choose = Wähle
page-close = Schließen
page-rule = Regel { $rule }
page-log = Was geschah
