# De snelle start: zes plaatjes van een spel, elk met een titel en een of twee zinnen. Waar aan elke tafel, wat de opties ook zijn.

quick-palazzo-1-title = Paleizen groeien
quick-palazzo-1 = Elk bouwelement is een verdieping. Het komt boven op een lagere: er mogen verdiepingen ontbreken, maar geen enkele staat er twee keer.
quick-palazzo-2-title = Eén ding per beurt
quick-palazzo-2 = Neem geld, of draai twee bouwelementen om en koop of veil dan, of verbouw een van je paleizen.
quick-palazzo-3-title = Geld
quick-palazzo-3 = Je betaalt met één munteenheid en zoveel certificaten als je wilt. Dezelfde waarde in alle drie de munteenheden is een groep van { $group }, en die past overal bij.
quick-palazzo-4-title = Kopen op de verzamelplaats
quick-palazzo-4 = Het eerste bouwelement dat je omdraait, gaat naar de verzamelplaats. Hoe meer er daar liggen, hoe minder elk ervan kost.
quick-palazzo-5-title = Een steengroeve veilen
quick-palazzo-5 = Het tweede gaat naar een steengroeve. Tot drie bouwelementen gaan daar samen naar het hoogste bod; liggen er meer, dan neemt iedereen er een.
quick-palazzo-6-title = De ruiters maken er een eind aan
quick-palazzo-6 = Zijn er { $riders } ruiters in de stad, dan is het spel meteen afgelopen. Vanaf drie verdiepingen tellen de vensters, hoge paleizen en die van één bouwmateriaal tellen meer; een losse verdieping kost punten.

quick-carrara-1-title = Eén actie per beurt
quick-carrara-1 = Koop bouwstenen, bouw of waardeer. Munten kopen bouwstenen, bouwstenen betalen gebouwen, en gebouwen leveren munten en punten op.
quick-carrara-2-title = De draaischijf
quick-carrara-2 = Terwijl de draaischijf draait, worden bouwstenen van segment tot segment goedkoper. Alles wat je in één keer koopt ligt op één segment.
quick-carrara-3-title = Bouwen
quick-carrara-3 = Een gebouw kost zoveel bouwstenen als zijn cijfer zegt. Elke stad zegt welke kleuren ze toelaat.
quick-carrara-4-title = Zes steden
quick-carrara-4 = Hoe duurder de bouwstenen die een stad vraagt, hoe meer ze per kostenpunt oplevert: munten of punten.
quick-carrara-5-title = Waarderen
quick-carrara-5 = Waardeer een gebouwsoort of een hele stad: bouwkosten maal opbrengst, en een object voor elk gebouw. Een gebouwsoort waardeer je één keer; een stad is van wie haar het eerst waardeert.
quick-carrara-6-title = Het einde
quick-carrara-6 = Wie aan de voorwaarden voldoet mag het einde aankondigen; ook het laatste gebouw luidt het in. Dan worden objecten, gebouwen en munten punten.

quick-firenze-1-title = Neem een kaart
quick-firenze-1 = Je neemt een kaart uit de rij met al haar stenen. De meest linkse is gratis; voor een andere leg je een steen op elke kaart links ervan.
quick-firenze-2-title = Bouwen
quick-firenze-2 = Een toren heeft één kleur. Twee stenen per beurt bouw je gratis; meer kosten andere stenen, en elke volgende kost meer dan de vorige.
quick-firenze-3-title = Groeien of vallen
quick-firenze-3 = Een toren die in je beurt niet groeit wordt een bouwval. Minstens de helft van zijn stenen is weg.
quick-firenze-4-title = Opdrachten vervullen
quick-firenze-4 = Met een toren die precies zo hoog is als een vrije opdracht van zijn kleur, vervul je die: je krijgt de punten en legt een zegel.
quick-firenze-5-title = De kaarten
quick-firenze-5 = Personen helpen één keer, gebouwen elke beurt. Gebeurtenissen treffen meteen, feesten tellen op het einde, en kerkkaarten wachten op wie doet wat ze vragen.
quick-firenze-6-title = Zegels en vlaggen
quick-firenze-6 = Wie zijn laatste grote zegel legt luidt het einde in; alle anderen hebben nog één beurt. De meeste zegels in een kleur winnen de punten van haar vlag.

quick-paletti-1-title = Het paleis
quick-paletti-1 = De zuilen van één kleur zijn van jou, of van twee als je met z’n tweeën speelt. Plateau op plateau groeit het paleis.
quick-paletti-2-title = Een zuil omhoog
quick-paletti-2 = In je beurt neem je een van je zuilen van onderen en zet je hem op het bovenste plateau. Terwijl je trekt mag je andere hand een plateau vasthouden.
quick-paletti-3-title = Breek op tijd af
quick-paletti-3 = Lijkt het gevaarlijk, breek dan af. De zuil gaat terug en blijft daar voorgoed staan, en je beurt is voorbij.
quick-paletti-4-title = Het volgende plateau
quick-paletti-4 = Beweer je dat geen van je zuilen omhoog kan, dan mag je het volgende plateau leggen, tenzij iemand bezwaar maakt en er een omhoog zet.
quick-paletti-5-title = Het zegel
quick-paletti-5 = Vanaf groen tellen je zuilen op het hoogste plateau waarop iemand een eigen zuil heeft: dik { $thick }, vierkant { $square }, dun { $thin }. Wie meer heeft dan de houder neemt het zegel.
quick-paletti-6-title = Het einde
quick-paletti-6 = Valt het paleis of kan niemand verder, dan wint de houder van het zegel. Maar viel het door zijn eigen hand, dan wint degene van wie hij het nam.
