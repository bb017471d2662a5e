# De pagina rond de borden.
page-you = jij
page-points = { $points ->
    [one] punt
   *[other] punten
}
page-decision = Jouw beslissing
page-your-turn = Jij bent aan de beurt
page-undo = Stap terug
page-reset = Opnieuw
page-more-choices = { $count } keuzes
page-choose = Kies
page-close = Sluiten
page-rule = Regel { $rule }
page-log = Wat er gebeurde
