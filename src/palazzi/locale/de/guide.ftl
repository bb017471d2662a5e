# Das begleitete erste Spiel: worum es bei einer Entscheidung geht und worauf man achtet.
# Einer für jede Frage eines Spiels (…-ask-…) und zwei für den Anfang: das Ziel, und was man tut, während andere ziehen.

guide-palazzo-aim = Du baust Paläste. Erst ab drei Stockwerken bringen sie Punkte: einen je Fenster, 3 mehr bei vier Stockwerken, 6 mehr bei fünf, und etwas dazu für ein einziges Material. Ein einzelnes Stockwerk kostet 5. Der fünfte Reiter beendet das Spiel ohne Vorwarnung; lass also Stümpfe nicht zu lange stehen.
guide-palazzo-waiting = Achte darauf, welche Währung die anderen sammeln und was im nächsten Steinbruch liegt: Es wird als Ganzes versteigert.
guide-palazzo-turning = Zuerst Geld: Ohne Karten kannst du weder kaufen noch bieten. Plättchen aufdecken macht das Lager billiger und füllt einen Steinbruch; danach musst du kaufen oder versteigern. Umbauen kostet eine Karte und behebt einen Fehler.
guide-palazzo-taking = Sammle eine Währung, denn eine Zahlung darf nur eine enthalten. Wertpapiere passen überall, und drei gleiche Werte in drei Währungen oder drei Wertpapiere sind eine Gruppe im Wert von 15.
guide-palazzo-choosing = Jedes Plättchen im Lager kostet 10 weniger die Zahl der Plättchen dort: Ein volles Lager ist billig. Bei einer Versteigerung gehört dir das erste Gebot von 3 umsonst, aber die anderen können dich überbieten.
guide-palazzo-paying = Lege Karten einer Währung, Wertpapiere und Gruppen. Wechselgeld gibt es nicht; suche also einen passenden Betrag.
guide-palazzo-bidding = Frag dich, was das Los dir wert ist: Passt es auf einen Palast, in deinem Material? Wer passt, bekommt alle Karten zurück. Was in deinem Gebot liegt, bleibt und wird nicht neu gruppiert.
guide-palazzo-picking = Ab vier Plättchen gibt es keine Versteigerung: Jeder nimmt eines, du zuerst. Nimm, was oben auf einen Palast passt und viele Fenster hat.
guide-palazzo-building = Du bestimmst die Reihenfolge. Ein niedriges Stockwerk zuerst kann gleich ein höheres tragen.
guide-palazzo-placing = Stockwerke gehen nur nach oben, und keines doppelt. Am besten oben auf einen Palast aus demselben Material; ein neuer Palast kostet Punkte, bis er drei Stockwerke hat.
guide-palazzo-renovating = Eine Änderung: ein Stockwerk als eigenen Palast herausnehmen, einen einstöckigen Palast in einen anderen einfügen oder ihn entfernen. Ein einzelnes Stockwerk loszuwerden spart 5 Punkte.
guide-palazzo-inserting = Es darf zwischen oder unter andere Stockwerke, solange sie aufsteigen und keines doppelt ist.
guide-palazzo-spending = Jede Karte genügt. Gib eine Währung her, die du nicht sammelst.

guide-carrara-aim = Kaufe Steine, baue in sechs Städten und werte im richtigen Moment: Kosten mal Ertrag der Stadt, in Münzen oder Punkten, und ein Objekt je Gebäude. Am Ende zählen auch Objekte, Baukosten und Münzen. Gute Städte verlangen teure Steine und bringen mehr.
guide-carrara-waiting = Jeder Kauf dreht die Scheibe und macht Steine billiger. Schau, was billig sein wird, wenn du am Zug bist, und welche Städte die anderen bald werten.
guide-carrara-turning = Kaufe Steine, baue oder werte. Du hast insgesamt sechs Wertungen. Jede Stadt wird im ganzen Spiel nur einmal gewertet, von dem, der zuerst kommt; jede Art kannst du selbst einmal werten.
guide-carrara-choosing = Alle Steine eines Kaufs kommen aus einem Segment. Je weiter die Scheibe gedreht ist, desto billiger; auf dem letzten Segment sind fast alle umsonst.
guide-carrara-buying = Schwarze und blaue Steine sind billig und gut für Massa und Lerici; weiße sind teuer und überall zu gebrauchen.
guide-carrara-siting = Teure Städte nehmen nur teure Steine, bringen aber mehr je Kostenpunkt. Mehrere Gebäude in einer Stadt bereiten eine Stadtwertung vor, mehrere einer Art eine Wertung der Art.
guide-carrara-replacing = Du zahlst nur den Unterschied der Kosten. Das alte Gebäude ist weg; was es gebracht hat, behältst du.
guide-carrara-paying = Zahle mit den billigsten Farben, die die Stadt erlaubt, und hebe die teuren für teure Städte auf.
guide-carrara-upgrading = Er ersetzt von jetzt an bei all deinen Wertungen den Ertrag seines Ortes. Nimm ihn dort, wo du noch nicht gewertet hast.
guide-carrara-shopping = Ein Objekt kostet 10 Münzen und ist am Ende 3 Punkte wert. Denk an die Zahl der Objekte, die du brauchst, um das Ende anzukündigen.
guide-carrara-announcing = Die Ankündigung bringt sofort 5 Punkte, und die Runde wird zu Ende gespielt. Warte nur, wenn du noch einen Zug hast, der dir mehr bringt: Nach dem letzten Gebäude hast du keinen.

guide-firenze-aim = Nimm eine Karte mit ihren Steinen, baue Türme einer Farbe höher und liefere sie ab, wenn sie so hoch sind wie ein freier Auftrag. Ein Turm, der in einem Zug nicht wächst, wird zur Ruine. Wer zuerst alle Siegel gelegt hat, läutet das Ende ein.
guide-firenze-waiting = Welche Farben brauchst du, um nächsten Zug alle Türme zu erhöhen? Such eine Karte in der Reihe, die sie hat.
guide-firenze-placing = Ein neutrales Siegel sperrt einen Auftrag für alle.
guide-firenze-taking = Die Karte ganz links ist umsonst, jede weiter rechts kostet einen Stein. Schau zuerst auf die Steine, dann auf die Wirkung: Du brauchst einen Stein in der Farbe jedes deiner Türme.
guide-firenze-paying = Gib Steine von Farben, die du nicht baust. Sie bleiben auf der Karte liegen und helfen dem, der sie nimmt.
guide-firenze-averting = Der Patrizier erspart dir das Ereignis und ist dann weg. Ohne Ereignis kann er eine deiner Karten abwerfen.
guide-firenze-struck = Wähle den Turm, der dich am wenigsten kostet: einen niedrigen, oder einen, dessen Farbe dir fehlt.
guide-firenze-forfeit = Behalte den Turm, der einem Auftrag am nächsten ist; vom aufgegebenen bekommst du die Hälfte der Steine zurück.
guide-firenze-loss = Trenne dich von Farben, die keiner deiner Türme braucht.
guide-firenze-swapping = Drei Steine für einen, den du dringend brauchst: Das lohnt sich, wenn es einen hohen Turm vor dem Verfall rettet.
guide-firenze-trading = Lege Steine, die keiner deiner Türme braucht.
guide-firenze-building = Jeder Turm muss um mindestens einen Stein wachsen, sonst wird er zur Ruine. Zwei Steine sind umsonst; 3 kosten 1 dazu, 4 kosten 3, 5 kosten 6 und 6 kosten 10.
guide-firenze-costing = Jede Farbe ist recht. Behalte, was deine Türme nächsten Zug brauchen.
guide-firenze-delivering = Du bekommst die Punkte, und ein Siegel liegt auf dem Auftrag für die Mehrheit am Ende. Liefere jetzt ab oder baue höher: Dann muss der Turm aber jeden Zug wachsen.
guide-firenze-limit-bricks = Behalte die Farben deiner Türme.
guide-firenze-limit-cards = Personen und Gebäude können weg, Feste bleiben.
guide-firenze-alchemist-give = Gib einen Stein, den keiner deiner Türme braucht.
guide-firenze-alchemist-get = Nimm die Farbe, die ein Turm von dir braucht; die seltenen bringen am meisten.
guide-firenze-smuggler-give = Gib einen Stein, der seinem neuen Besitzer am wenigsten hilft.
guide-firenze-smuggler-get = Nimm, was du brauchst, oder was ein anderer dringend braucht.
guide-firenze-wholesaler = Wähle eine Karte, die du willst und deren Steine dir nicht passen.
guide-firenze-patrician = Werde eine Blamage oder einen Skandal los, bevor es zählt.

guide-paletti-aim = Hole deine Säulen unten heraus und stelle sie oben auf, ohne dass der Palazzo einstürzt. Ab dem grünen Plateau hat das Siegel, wer oben die meisten Punkte hat; wer es am Ende hat, gewinnt, außer der Palazzo fällt durch seine eigene Hand. Dann gewinnt, wer es vor ihm hatte.
guide-paletti-waiting = Suche Säulen, die nichts tragen: freie, und bedeckte neben anderen, die tragen. Das sind deine nächsten Züge.
guide-paletti-placing = Lass Lücken, durch die man eine Säule ziehen kann. Säulen nahe am Rand des Plateaus bleiben gut erreichbar.
guide-paletti-covering = Das blaue Plateau sollte auf Säulen rund um seine Mitte ruhen.
guide-paletti-colouring = Schau, von welcher Farbe die dicken und vierkantigen Säulen frei stehen: dicke zählen 3, vierkantige 2, dünne 1.
guide-paletti-turning = Freie Säulen sind sicher. Eine bedeckte ist sicher, wenn sie nichts trägt; wie fest sie sitzt, spürst du. Tragen alle deine Säulen, dann behaupte, dass es nicht geht: du legst ein Plateau auf. Eine falsche Behauptung kann dich eine Säule kosten.
guide-paletti-neutral = Zu dritt kommt zuerst eine neutrale Säule hinauf. Nimm eine, die dir hilft: auch sie trägt das nächste Plateau. Die letzte neutrale eines Geschosses bleibt stehen.
guide-paletti-claiming = Bist du sicher, dass eine dieser Säulen locker ist, dann widersprich und stelle sie selbst hinauf: sie scheidet aus. Gelingt es nicht, verlierst du selbst eine Säule, und stürzt der Palazzo ein, warst du es.
guide-paletti-objecting = Nimm die lockerste Säule des Antragstellers.
guide-paletti-penalising = Nimm eine Säule, die zählt, wenn sie sicher herauskommt. Es ist deine Hand: ein Einsturz wäre deine Schuld.
guide-paletti-laying = Lege seine Mitte über die Mitte der Säulen, die es tragen, und bedecke so viele wie möglich. Es darf über das Fundament hinausragen.
guide-paletti-challenging = Kommt eine andere neutrale Säule leicht heraus, dann zeig es: der andere verliert seinen Zug. Gelingt es nicht, passiert dir nichts, solange der Palazzo steht.
guide-paletti-proving = Nimm die lockerste neutrale Säule, die bewegt werden darf.
guide-paletti-pull = Wähle den kürzesten Weg unter den Plateaus hervor, der keine andere Säule streift.
guide-paletti-across = Stelle sie dorthin, wo das nächste Plateau sie braucht, weit weg vom Rand und von anderen Säulen.
guide-paletti-along = Säulen mit weitem Abstand tragen das nächste Plateau am besten.
