# De terugblik op een spel: beslissingen, oordelen, en waar punten verloren gingen
review-decision = Beslissing { $number }: { $question }
review-no-choice = Er viel niets te kiezen.
review-grade-best = Er is niets beters gevonden.
review-grade-equal = Net zo goed als de beste zet.
review-grade-slight = Iets minder dan de beste zet.
review-grade-mistake = Een fout.
review-made = Gespeeld: { $move }
review-better = Beter: { $move }
review-loss = Je winstkans daalde met { $percent } procentpunten (tussen { $low } en { $high }); ongeveer { $points } punten.
review-lost = { $source }: { $points } punten verloren.
review-gained = { $source }: { $points } punten gewonnen.
review-summary = { $decisions ->
    [one] 1 beslissing,
   *[other] { $decisions } beslissingen,
} { $mistakes ->
    [0] geen fout,
    [one] 1 fout,
   *[other] { $mistakes } fouten,
} { $slight ->
    [0] geen enkele iets minder goed.
   *[other] { $slight } iets minder goed.
}

# Bronnen van punten
palazzo-source-palace = Paleizen
palazzo-source-material = Paleizen van één bouwmateriaal
carrara-source-track = Punten op het scorespoor
carrara-source-announcement = Aankondiging van het einde
carrara-source-objects = Objecten
carrara-source-buildings = Bouwkosten
carrara-source-purple = Objecten van de paarse kaart
carrara-source-loose = Andere objecten
carrara-source-grey = De grijze kaart
carrara-source-green = De groene kaart
carrara-source-coins = Munten
firenze-source-commissions = Bouwopdrachten
firenze-source-balconies = Balkons
firenze-source-floors = Verdiepingenbonus
firenze-source-privileges = Privileges
firenze-source-last-seal = Als eerste het laatste zegel gelegd
firenze-source-majority = Meerderheden
firenze-source-feast = Feesten

error-review-physical = Een spel met hout wordt met de handen beslist: daar is nog geen terugblik op.
error-review-nothing = Plaats { $seat } heeft in dit spel niets beslist.
