# Die Stufen der Bots: wie sie heißen und wie sie spielen.
bot-novice-name = Pippo
bot-novice-about = Lernt noch. Spielt sofort, übersieht vieles und irrt sich oft im Rest.
bot-casual-name = Nella
bot-casual-about = Spielt zum Vergnügen. Nimmt, was gerade am besten aussieht, verpasst es selten und denkt nicht an deinen Zug.
bot-strong-name = Cosimo
bot-strong-about = Denkt eine Viertelsekunde je Zug voraus. Gewinnt die meisten Partien gegen den, der nimmt, was am besten aussieht.
bot-master-name = Fioravante
bot-master-about = Denkt bis zu zwei Sekunden je Zug, auch an deine Antworten und was gezogen werden kann. Sieht nur, was du sehen würdest.
