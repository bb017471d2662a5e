# Der schnelle Einstieg: sechs Bilder zu einem Spiel, jedes mit einem Titel und ein, zwei Sätzen. Wahr an jedem Tisch, mit allen Optionen.

quick-palazzo-1-title = Paläste wachsen
quick-palazzo-1 = Jedes Bauteil ist eine Etage. Es kommt oben auf eine niedrigere: Etagen dürfen fehlen, aber keine ist doppelt.
quick-palazzo-2-title = Eines je Zug
quick-palazzo-2 = Nimm Geld, oder decke zwei Bauteile auf und kaufe oder versteigere dann, oder baue einen deiner Paläste um.
quick-palazzo-3-title = Geld
quick-palazzo-3 = Du zahlst mit einer Währung und beliebig vielen Certificati. Derselbe Wert in allen drei Währungen ist eine Gruppe im Wert von { $group }; sie passt zu allem.
quick-palazzo-4-title = Im Lager kaufen
quick-palazzo-4 = Das erste aufgedeckte Bauteil kommt ins Lager. Je mehr Bauteile dort liegen, desto weniger kostet jedes.
quick-palazzo-5-title = Einen Steinbruch versteigern
quick-palazzo-5 = Das zweite Bauteil kommt in einen Steinbruch. Bis zu drei Bauteile gehen dort zusammen an das höchste Gebot; von mehr nimmt sich jeder eines.
quick-palazzo-6-title = Die Reiter machen Schluss
quick-palazzo-6 = Sind { $riders } Reiter in der Stadt, ist das Spiel sofort aus. Ab drei Etagen zählen die Fenster, hohe Paläste und solche aus einem Material zählen mehr; eine einzelne Etage kostet Punkte.

quick-carrara-1-title = Eine Aktion je Zug
quick-carrara-1 = Kaufe Bausteine, baue oder werte. Münzen kaufen Bausteine, Bausteine bezahlen Gebäude, und Gebäude bringen Münzen und Punkte.
quick-carrara-2-title = Die Drehscheibe
quick-carrara-2 = Dreht sich die Drehscheibe, werden Bausteine von Segment zu Segment billiger. Alles, was du auf einmal kaufst, liegt auf einem Segment.
quick-carrara-3-title = Bauen
quick-carrara-3 = Ein Gebäude kostet so viele Bausteine, wie seine Zahl sagt. Jede Stadt sagt, welche Farben sie erlaubt.
quick-carrara-4-title = Sechs Städte
quick-carrara-4 = Je teurer die Bausteine, die eine Stadt verlangt, desto mehr bringt sie je Kostenpunkt: Münzen oder Punkte.
quick-carrara-5-title = Werten
quick-carrara-5 = Werte eine Gebäudeart oder eine ganze Stadt: Baukosten mal Ertrag, und ein Objekt je Gebäude. Eine Gebäudeart wertest du einmal; eine Stadt gehört dem, der sie zuerst wertet.
quick-carrara-6-title = Das Ende
quick-carrara-6 = Wer die Bedingungen erfüllt, darf das Ende ankündigen; auch das letzte Gebäude bringt es. Dann werden Objekte, Gebäude und Münzen zu Punkten.

quick-firenze-1-title = Nimm eine Karte
quick-firenze-1 = Du nimmst eine Karte der Reihe mit allen ihren Steinen. Die ganz links ist kostenlos; für eine andere legst du auf jede Karte links von ihr einen Stein.
quick-firenze-2-title = Bauen
quick-firenze-2 = Ein Turm hat eine Farbe. Zwei Steine je Zug baust du kostenlos; mehr kosten andere Steine, und jeder weitere kostet mehr als der vorige.
quick-firenze-3-title = Wachsen oder fallen
quick-firenze-3 = Ein Turm, der in deinem Zug nicht wächst, wird zur Bauruine. Mindestens die Hälfte seiner Steine ist verloren.
quick-firenze-4-title = Aufträge erfüllen
quick-firenze-4 = Mit einem Turm, der genau so hoch ist wie ein freier Auftrag seiner Farbe, erfüllst du ihn: Du bekommst die Punkte und legst ein Siegel.
quick-firenze-5-title = Die Karten
quick-firenze-5 = Personen helfen einmal, Gebäude in jedem Zug. Ereignisse treffen sofort, Feste zählen am Ende, und Kirchenkarten warten auf den, der tut, was sie verlangen.
quick-firenze-6-title = Siegel und Fahnen
quick-firenze-6 = Wer sein letztes großes Siegel legt, beendet das Spiel; alle anderen haben noch einen Zug. Die meisten Siegel in einer Farbe gewinnen die Punkte ihrer Fahne.

quick-paletti-1-title = Der Palazzo
quick-paletti-1 = Dir gehören die Säulen einer Farbe, zu zweit die von zwei Farben. Plateau um Plateau wächst der Palazzo.
quick-paletti-2-title = Eine Säule hinauf
quick-paletti-2 = In deinem Zug nimmst du eine deiner Säulen von unten und stellst sie auf das oberste Plateau. Während du ziehst, darf die andere Hand ein Plateau festhalten.
quick-paletti-3-title = Rechtzeitig abbrechen
quick-paletti-3 = Sieht es gefährlich aus, dann brich ab. Die Säule kommt zurück und bleibt für immer dort, und dein Zug ist vorbei.
quick-paletti-4-title = Das nächste Plateau
quick-paletti-4 = Behauptest du, dass keine deiner Säulen hinauf kann, darfst du das nächste Plateau auflegen, außer jemand widerspricht und stellt eine hinauf.
quick-paletti-5-title = Das Siegel
quick-paletti-5 = Ab Grün zählen deine Säulen auf dem höchsten Plateau, auf das jemand eine eigene Säule gestellt hat: dick { $thick }, vierkantig { $square }, dünn { $thin }. Wer mehr hat als der Inhaber, nimmt das Siegel.
quick-paletti-6-title = Das Ende
quick-paletti-6 = Fällt der Palazzo oder kann niemand mehr weiter, gewinnt der Inhaber des Siegels. Fiel er aber durch dessen eigene Hand, gewinnt der, dem er es abgenommen hat.
