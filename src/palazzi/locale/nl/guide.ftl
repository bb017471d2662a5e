# Het begeleide eerste spel: waar een beslissing over gaat en waar je op let.
# Eén voor elke vraag van een spel (…-ask-…), en twee om mee te beginnen: het doel, en wat je doet terwijl anderen spelen.

guide-palazzo-aim = Je bouwt paleizen. Alleen paleizen van drie verdiepingen en meer leveren punten op: één voor elk raam, 3 extra bij vier verdiepingen, 6 extra bij vijf, en nog iets erbij voor één steensoort. Een losse verdieping kost 5. De vijfde ruiter beëindigt het spel zonder waarschuwing, dus laat stompjes niet te lang staan.
guide-palazzo-waiting = Let op welke munt de anderen verzamelen en wat er op de volgende groeve ligt: dat wordt als één partij geveild.
guide-palazzo-turning = Eerst geld: zonder kaarten kun je niet kopen of bieden. Tegels omdraaien maakt het magazijn goedkoper en vult een groeve, en daarna moet je kopen of veilen. Verbouwen kost een kaart en herstelt één fout.
guide-palazzo-taking = Verzamel één munt, want een betaling mag er maar één gebruiken. Certificaten passen overal bij, en drie gelijke waarden in drie munten, of drie certificaten, zijn een groep van 15.
guide-palazzo-choosing = Elke tegel in het magazijn kost 10 min het aantal tegels dat er ligt, dus een vol magazijn is goedkoop. Bij een veiling heb jij het eerste bod van 3 gratis, maar de anderen kunnen je overbieden.
guide-palazzo-paying = Leg kaarten van één munt, certificaten en groepen. Er is geen wisselgeld, dus zoek een passend bedrag.
guide-palazzo-bidding = Vraag je af wat de partij jou waard is: past ze op een paleis, in jouw steen? Wie past krijgt al zijn kaarten terug. Wat in je bod ligt blijft liggen en kan niet opnieuw worden gegroepeerd.
guide-palazzo-picking = Bij vier tegels of meer is er geen veiling: iedereen neemt er één, jij eerst. Neem wat boven op een paleis past en veel ramen heeft.
guide-palazzo-building = Jij kiest de volgorde. Een lagere verdieping eerst kan meteen een hogere dragen.
guide-palazzo-placing = Verdiepingen gaan alleen omhoog, en geen enkele twee keer. Boven op een paleis van dezelfde steen is het best; een nieuw paleis kost punten zolang het geen drie verdiepingen heeft.
guide-palazzo-renovating = Eén verandering: haal een verdieping eruit als eigen paleis, schuif een paleis van één verdieping in een ander, of doe het weg. Een losse verdieping kwijtraken scheelt 5 punten.
guide-palazzo-inserting = Het mag tussen of onder andere verdiepingen, zolang ze oplopen en geen enkele dubbel is.
guide-palazzo-spending = Elke kaart is goed. Geef een munt weg die je niet verzamelt.

guide-carrara-aim = Koop stenen, bouw in zes steden en waardeer op het juiste moment: kosten maal de opbrengst van de stad, in munten of punten, en een object voor elk gebouw. Aan het eind tellen ook objecten, bouwkosten en munten. Goede steden vragen dure stenen en leveren meer op.
guide-carrara-waiting = Elke aankoop draait de schijf en maakt stenen goedkoper. Kijk wat goedkoop is als jij aan de beurt bent, en welke steden de anderen gaan waarderen.
guide-carrara-turning = Koop stenen, bouw of waardeer. Je hebt in totaal zes waarderingen. Elke stad wordt maar één keer gewaardeerd, door wie het eerst is; elk type kun je zelf één keer waarderen.
guide-carrara-choosing = Alle stenen van één aankoop komen uit één segment. Hoe verder de schijf gedraaid is, hoe goedkoper; op het laatste segment zijn ze bijna allemaal gratis.
guide-carrara-buying = Zwarte en blauwe stenen zijn goedkoop en goed voor Massa en Lerici; witte zijn duur en overal te gebruiken.
guide-carrara-siting = Dure steden nemen alleen dure stenen, maar leveren per kostenpunt meer op. Meer gebouwen in één stad bereiden een stadswaardering voor, meer van één type een typewaardering.
guide-carrara-replacing = Je betaalt alleen het verschil in kosten. Het oude gebouw is weg; wat het heeft opgebracht houd je.
guide-carrara-paying = Betaal met de goedkoopste kleuren die de stad toelaat en bewaar de dure voor dure steden.
guide-carrara-upgrading = Hij vervangt voor al jouw volgende waarderingen de opbrengst van zijn plek. Neem hem waar je nog niet gewaardeerd hebt.
guide-carrara-shopping = Een object kost 10 munten en is aan het eind 3 punten waard. Denk aan het aantal objecten dat je nodig hebt om het einde aan te kondigen.
guide-carrara-announcing = Aankondigen geeft meteen 5 punten, en de ronde wordt uitgespeeld. Wacht alleen als je nog een beurt krijgt die je meer oplevert: na het laatste gebouw is die er niet.

guide-firenze-aim = Neem een kaart met haar stenen, verhoog torens van één kleur en lever ze op zodra ze even hoog zijn als een vrije opdracht. Een toren die in een beurt niet groeit wordt een ruïne. Wie het eerst al zijn zegels gelegd heeft, luidt het einde in.
guide-firenze-waiting = Welke kleuren heb je nodig om de volgende beurt al je torens te verhogen? Zoek een kaart in de rij die ze heeft.
guide-firenze-placing = Een neutraal zegel blokkeert een opdracht voor iedereen.
guide-firenze-taking = De meest linkse kaart is gratis, elke kaart verder naar rechts kost een steen. Kijk eerst naar de stenen, dan naar wat de kaart doet: je hebt een steen nodig in de kleur van elk van je torens.
guide-firenze-paying = Geef stenen van kleuren die je niet bouwt. Ze blijven op de kaart liggen en helpen wie haar neemt.
guide-firenze-averting = De Patriciër bespaart je de gebeurtenis en is dan weg. Zonder gebeurtenis kan hij een kaart van je wegdoen.
guide-firenze-struck = Kies de toren die je het minst kost: een lage, of een waarvan je de kleur mist.
guide-firenze-forfeit = Houd de toren die het dichtst bij een opdracht is; van de opgegeven toren krijg je de helft van de stenen terug.
guide-firenze-loss = Doe kleuren weg die geen van je torens nodig heeft.
guide-firenze-swapping = Drie stenen voor één die je hard nodig hebt: de moeite waard als het een hoge toren van de ondergang redt.
guide-firenze-trading = Leg stenen die geen van je torens nodig heeft.
guide-firenze-building = Elke toren moet minstens één steen groeien, anders wordt hij een ruïne. Twee stenen zijn gratis; 3 kosten er 1 extra, 4 kosten er 3, 5 kosten er 6 en 6 kosten er 10.
guide-firenze-costing = Elke kleur is goed. Houd wat je torens de volgende beurt nodig hebben.
guide-firenze-delivering = Je krijgt de punten, en een zegel ligt op de opdracht voor de meerderheid aan het eind. Lever nu op of ga door naar een hogere: maar dan moet de toren elke beurt groeien.
guide-firenze-limit-bricks = Houd de kleuren van je torens.
guide-firenze-limit-cards = Personen en gebouwen kunnen weg, feesten blijven.
guide-firenze-alchemist-give = Geef een steen die geen van je torens nodig heeft.
guide-firenze-alchemist-get = Neem de kleur die een toren van je nodig heeft; de zeldzame leveren het meest op.
guide-firenze-smuggler-give = Geef een steen waar de nieuwe eigenaar het minst aan heeft.
guide-firenze-smuggler-get = Neem wat jij nodig hebt, of wat een ander hard nodig heeft.
guide-firenze-wholesaler = Kies een kaart die je wilt hebben en waarvan de stenen je niet passen.
guide-firenze-patrician = Raak een Blaam of een Schandaal kwijt voor het telt.

guide-paletti-aim = Haal je zuilen van onderen weg en zet ze boven neer, zonder dat het paleis instort. Vanaf het groene plateau heeft wie boven de meeste punten heeft het zegel; wie het aan het eind heeft wint, tenzij het paleis door zijn eigen hand valt. Dan wint wie het vóór hem had.
guide-paletti-waiting = Zoek zuilen die niets dragen: vrije, en bedekte naast zuilen die wel dragen. Dat zijn je volgende zetten.
guide-paletti-placing = Laat ruimte om een zuil tussen de andere door te trekken. Zuilen bij de rand van het plateau blijven makkelijk bereikbaar.
guide-paletti-covering = Het blauwe plateau rust het best op zuilen rondom zijn midden.
guide-paletti-colouring = Kijk van welke kleur de dikke en vierkante zuilen vrij staan: dikke tellen 3, vierkante 2, dunne 1.
guide-paletti-turning = Vrije zuilen zijn veilig. Een bedekte is veilig als ze niets draagt; hoe vast ze zit merk je. Dragen al je zuilen, beweer dan dat het niet kan: je legt een plateau. Een bewering die niet klopt kan je een zuil kosten.
guide-paletti-neutral = Met drie spelers gaat eerst een neutrale zuil omhoog. Neem er een die je helpt: ook zij draagt het volgende plateau. De laatste neutrale van een verdieping blijft staan.
guide-paletti-claiming = Weet je zeker dat een van die zuilen los zit, maak dan bezwaar en zet haar zelf omhoog: ze gaat uit het spel. Mislukt het, dan verlies je zelf een zuil, en stort het paleis in, dan was jij het.
guide-paletti-objecting = Neem de losste zuil van wie de bewering deed.
guide-paletti-penalising = Neem een zuil die telt, als ze er veilig uit komt. Het is jouw hand: een instorting is jouw schuld.
guide-paletti-laying = Leg zijn midden boven het midden van de zuilen die het dragen, en bedek er zoveel mogelijk. Het mag buiten het fundament uitsteken.
guide-paletti-challenging = Komt een andere neutrale zuil makkelijk los, laat het dan zien: de ander verliest zijn zet. Mislukt het, dan gebeurt je niets, zolang het paleis blijft staan.
guide-paletti-proving = Neem de losste neutrale zuil die bewogen mag worden.
guide-paletti-pull = Kies de kortste weg onder de plateaus vandaan die geen andere zuil raakt.
guide-paletti-across = Zet haar waar het volgende plateau haar nodig heeft, ruim van de rand en van andere zuilen.
guide-paletti-along = Zuilen ver uit elkaar dragen het volgende plateau het best.
