# De terminal op het hele scherm
terminal-you = (jij)
terminal-page-board = Bord
terminal-page-players = Spelers
terminal-page-log = Verslag
terminal-key-take = kiezen
terminal-key-undo = terug
terminal-key-restart = opnieuw
terminal-key-hint = tip
terminal-key-rules = regels
terminal-key-replay = verloop
terminal-key-page = pagina
terminal-key-theme = ◐
terminal-key-quit = stop
terminal-aim = Pijltoetsen richten
terminal-aim-how = { $what ->
    [way] @90 mikt op 90°: 0 is naar rechts, 90 naar achteren
    [place] @40,-20 mikt op 40 mm naar rechts en 20 mm naar voren
   *[rest] @-20 mikt op 20 mm naar voren
}
terminal-thinking = Even nadenken …
terminal-close = Enter of Esc: terug naar de tafel
terminal-sure = Enter: doen   Esc: nog niet
terminal-replay = stelling { $at } van { $last }
terminal-replay-keys = ← → stap   ↑ ↓ beurt   Home End   Esc terug
terminal-no-hint = Voor een behendigheidsspel zijn er geen tips.
palazzo-board-cart = Wagen
palazzo-board-laid = Gelegd
palazzo-board-lying = Bod
terminal-commissions = Opdrachten
terminal-site = nieuwe toren
terminal-ask-place = Waar komt { $kind ->
    [plateau] het
   *[column] de
} { $piece }?
terminal-place = { $side ->
    [left] { $across } mm naar links{ terminal-place-depth }
    [right] { $across } mm naar rechts{ terminal-place-depth }
   *[middle] { $depth ->
        [front] { $along } mm naar voren
        [back] { $along } mm naar achteren
       *[middle] In het midden
    }
}
terminal-place-depth = { $depth ->
    [front] , { $along } mm naar voren
    [back] , { $along } mm naar achteren
   *[middle] { "" }
}
terminal-usable = Kan omhoog: { $columns }

# A table of a server
terminal-open-seat = vrije plaats
terminal-lobby = Wachten tot de gastheer begint. Aan tafel: { $players }.
terminal-dealing = Er wordt gedeeld.
terminal-cancelled = De tafel is gesloten.
terminal-asked = { $what ->
    [takeback] { $player } wil de laatste zet terugnemen
   *[cancel] { $player } wil de partij afbreken
}: j = ja, n = nee.
terminal-deal-changed = De voorwaarden van de verdeling zijn niet die je zag toen je ging zitten: je toevalsgetal is niet getoond.
terminal-stale = De stelling was intussen veranderd; kijk nog eens.
terminal-not-your-turn = Jij bent niet aan de beurt.
terminal-key-chat = zeg
terminal-chat-keys = Enter: zeg het   Esc: terug naar de tafel
terminal-chat-how = c TEKST = zeg het tegen de anderen
terminal-start-filled = { $count ->
    [one] Begin, met { $level } op de lege plaats
   *[other] Begin, met { $level } op { $count } lege plaatsen
}
terminal-close-table = Dan kan hier niemand meer spelen, en de link werkt niet meer.
terminal-stand-up = Dan is je plaats vrij voor anderen.
terminal-seat-not-kept = Je plaats kon op deze computer niet worden bewaard: sluit je dit programma, dan kun je er niet naar terug.
terminal-watching = Je hebt geen plaats aan deze tafel: je kijkt toe. Ga je zitten, zeg dan met --name wie je bent.
terminal-name-needed = Wil je een eigen tafel openen, zeg dan met --name wie je bent.
terminal-outdated = Dit programma en de server spreken niet hetzelfde protocol: een van beide moet worden vernieuwd.
terminal-refused = { $what ->
    [illegal] Regel { $rule } staat dat nu niet toe.
    [forbidden] Dat mag alleen iemand anders.
    [wrong_state] Dat kan nu niet aan deze tafel.
   *[other] De server heeft dat niet aangenomen.
}
