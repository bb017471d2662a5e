# De niveaus van bots: hoe ze heten en hoe ze spelen.
bot-novice-name = Pippo
bot-novice-about = Leert nog. Speelt meteen, ziet veel over het hoofd en vergist zich vaak in de rest.
bot-casual-name = Nella
bot-casual-about = Speelt voor het plezier. Neemt wat nu het beste lijkt, mist dat zelden, en denkt niet aan jouw zet.
bot-strong-name = Cosimo
bot-strong-about = Denkt een kwart seconde per zet vooruit. Wint de meeste partijen van wie neemt wat het beste lijkt.
bot-master-name = Fioravante
bot-master-about = Denkt tot twee seconden per zet, ook aan jouw antwoorden en wat er getrokken kan worden. Ziet alleen wat jij zou zien.
