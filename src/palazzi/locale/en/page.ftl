# The page around the boards.
page-you = you
page-points = { $points ->
    [one] point
   *[other] points
}
page-decision = Your decision
page-your-turn = Your turn
page-undo = Undo
page-reset = Reset
page-more-choices = { $count } choices
page-choose = Choose
page-close = Close
page-rule = Rule { $rule }
page-log = What happened
