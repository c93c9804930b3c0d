### Chapter: the score.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-scoring-title = Der Score

## the-score-slip

lesson-the-score-slip-title = Der Boardzettel
lesson-the-score-slip-goal =
    Hier lernen Sie, die Stiche zu zählen, sich zu einigen und das Ergebnis einzutragen.
    
    Der letzte Stich ist gespielt. „Zehn“, sagt Ost als Alleinspieler. West nickt. Nord fährt mit dem Finger die Kartenreihe entlang und zählt noch einmal.
lesson-the-score-slip-count =
    Vor jedem Spieler liegt eine Reihe aus dreizehn Karten: **senkrecht** für einen gewonnenen Stich, **waagrecht** für einen verlorenen.
    
    Diese Reihen bleiben liegen, bis beide Seiten sich über die Zahl einig sind (§ 65). Sind die Karten gemischt, lässt sich nichts mehr nachprüfen.
lesson-the-score-slip-notes-count =
    Lassen Sie an einem Tisch ein Board spielen, die anderen schauen zu. Alle zählen, bevor die Karten weggesteckt werden. Im Club entsteht Streit fast immer so: erst einsammeln, dann reden. Fünf Minuten.
lesson-the-score-slip-picture =
    Zu jedem Board gehört ein eigenes Blatt, der **Boardzettel**. Jeder Tisch schreibt eine Zeile: den Kontrakt, wer ihn gespielt hat und was daraus geworden ist.
    
    Hier hat Ost { BRIDGE("4S") } gespielt. Das Zeichen = heißt: zehn Stiche, genau wie versprochen.
lesson-the-score-slip-rule =
    Das Zeichen hinter dem Kontrakt zählt **vom Kontrakt an**:
    
    – **=** genau die versprochenen Stiche,
    – **+1** ein Stich mehr, **+2** zwei, und so weiter,
    – **−1** ein Stich weniger, **−2** zwei.
    
    Versprochen sind sechs und dazu die Zahl des Gebots.
lesson-the-score-slip-first =
    West hat { BRIDGE("3NT") } gespielt, und auf dem Zettel steht +2. Fangen Sie beim Kontrakt an: Sechs und drei, versprochen sind neun Stiche. Erst dann kommt das Zeichen.
lesson-the-score-slip-second =
    Nun umgekehrt. Nord hat { BRIDGE("3NT") } gespielt und nur sieben Stiche gewonnen. Neun waren versprochen, zwei fehlen. Der Kontrakt ist **gefallen**, und auf den Zettel kommt ein Minus.
lesson-the-score-slip-third =
    Ost hat { BRIDGE("2S") } gespielt, und in der Reihe vor Ost liegen neun Karten senkrecht. Sechs und zwei: Acht Stiche waren versprochen. Was schreibt man also auf den Zettel?
lesson-the-score-slip-notes-vote =
    Zwei falsche Stimmen sind häufig: vier Überstiche, wenn man ab sechs zählt, und { BRIDGE("4NT") }, als wäre gereizt worden, was gewonnen wurde. Fragen Sie, wie viele Stiche { BRIDGE("2NT") } verspricht; dahinter steht nur, was darüber hinausgeht.
lesson-the-score-slip-notes-question =
    Die häufigste falsche Antwort ist acht: sechs und zwei. Fragen Sie, wie viele Stiche { BRIDGE("1NT") } verspricht, wenn nichts dahinter steht, und fragen Sie dann noch einmal.
lesson-the-score-slip-as-bid =
    Der Kontrakt wird so aufgeschrieben, **wie er gereizt wurde**, wie viele Stiche es auch geworden sind. { BRIDGE("1NT") } mit neun Stichen ist { BRIDGE("1NT") }+2 und nicht { BRIDGE("3NT") }=.
    
    Versprochen waren nur sieben Stiche, und das macht beim Score viel aus.
lesson-the-score-slip-who =
    Wer schreibt? In der Regel Nord, und Ost oder West prüft die Zeile. So sind sich beide Seiten einig.
    
    Fällt Ihnen später doch ein Fehler auf, sagen Sie es der Turnierleitung: Eine Zeit lang lässt sich der Score noch berichtigen (§ 79).
lesson-the-score-slip-marks =
    Zweierlei kann noch auf dem Zettel stehen. Ein X hinter dem Kontrakt, wie bei { BRIDGE("4SX") }, heißt: Es wurde kontriert. Ohne X ist der Kontrakt **nicht kontriert**.
    
    Und haben alle vier gepasst, schreibt man auch das auf. Punkte bekommt dann niemand.
lesson-the-score-slip-end =
    Zählen, sich einigen, aufschreiben, in dieser Reihenfolge, und erst dann die Karten wegstecken. Was eine Zeile des Boardzettels wert ist, zeigen die nächsten Lektionen.

## trick-points

lesson-trick-points-title = Was zählt ein Stich?
lesson-trick-points-goal =
    Am Ende können Sie die erste Zeile jedes Scores ausrechnen: die Stichpunkte.
    
    Nord hat { BRIDGE("3D") } mit neun Stichen erfüllt. „Ein Karo-Stich zählt 20“, sagt jemand, der noch lernt, „also 180.“
    
    Die 20 stimmt. Aber die meisten der neun Stiche bringen gar keine Punkte. Welche zählen?
lesson-trick-points-rule =
    Gibt es eine Trumpffarbe, so bestimmt sie, was ein Stich zählt (§ 77):
    
    – Treff ♣ und Karo ♦: **20** Punkte,
    – Cœur ♥ und Pik ♠: **30** Punkte.
lesson-trick-points-bid =
    Die ersten sechs Stiche bringen nichts. Von den übrigen zählen hier nur die **gereizten**. Wie viele das sind, sagt der Kontrakt: bei { BRIDGE("3D") } drei, also 3 × 20.
    
    Das sind die **Stichpunkte**. Es gibt sie nur, wenn der Kontrakt erfüllt ist.
lesson-trick-points-picture =
    In diesem Programm steht ein Score Zeile für Zeile da, wie eine Rechnung. Heute geht es nur um die oberste Zeile, die Stichpunkte: 60. Die Prämie darunter erklärt die nächste Lektion.
lesson-trick-points-notes-first =
    Legen Sie neun Karten in einer Reihe auf den Tisch, und decken Sie sechs mit der Hand zu: Nur was man noch sieht, zählt. Wer das einmal gesehen hat, zählt nicht mehr die ganze Reihe.
lesson-trick-points-first =
    So sah der Score für { BRIDGE("3D") } aus. Die 50 in der zweiten Zeile ist richtig. In der ersten steht 180, also neunmal 20: Da sind die ersten sechs Stiche mitgezählt.
lesson-trick-points-second =
    Ost hat { BRIDGE("2H") } gereizt und zehn Stiche gewonnen. Jemand rechnet viermal 30, daher die 120 in der ersten Zeile. Gereizt waren aber nur zwei.
    
    Stiche über dem Kontrakt heißen **Überstiche**. Sie haben ihre eigene Zeile.
lesson-trick-points-third =
    Noch einmal { BRIDGE("2H") } von Ost mit zehn Stichen. Angenommen, Ost hätte auch den elften gewonnen. Gereizt sind nach wie vor zwei, die Stichpunkte bleiben also gleich. Welche Zeile ändert sich?
lesson-trick-points-notrump =
    In **Sans-Atout** zählt der erste Stich über sechs **40**, jeder weitere 30.
    
    { BRIDGE("1NT") } bringt also 40 Stichpunkte, für den einen gereizten Stich.
lesson-trick-points-fourth =
    West hat { BRIDGE("2NT") } erfüllt. Im Score stehen 60, zweimal 30. Was wurde vergessen? Der erste der beiden Stiche zählt 40.
lesson-trick-points-notes-vote =
    Drei Stiche in Sans-Atout sind wirklich 100, und über sechs hinaus wurden drei gewonnen; darum sieht die Zeile richtig aus. Fragen Sie, wie viele gereizt waren: zwei. Der dritte steht in der nächsten Zeile.
lesson-trick-points-two-hundred-eighty =
    Diese Rechnung steht tatsächlich gedruckt: 40 und achtmal 30, zusammen 280 Punkte für { BRIDGE("3NT") }. Da sind die ersten sechs Stiche mitgezählt.
    
    Gereizt waren drei: 40 + 30 + 30, und das ist 100.
lesson-trick-points-slip =
    Jetzt sieht man, warum der gereizte Kontrakt auf dem Zettel steht. Bei { BRIDGE("2H") }+2 und bei { BRIDGE("4H") }= waren es jedes Mal zehn Stiche. Für die Stichpunkte zählen aber einmal nur zwei, einmal vier.
    
    Dazu noch zwei Zeilen zum Üben.
lesson-trick-points-end =
    Zwanzig oder dreißig für jeden gereizten Stich, in Sans-Atout vierzig für den ersten: drei Zahlen, und die erste Zeile steht. Als Nächstes kommt die Prämie.

## part-score-and-game

lesson-part-score-and-game-title = Teilkontrakt und Vollspiel
lesson-part-score-and-game-goal =
    Nach dieser Lektion unterscheiden Sie Teilkontrakt und Vollspiel und wissen, welche Prämie es dafür gibt.
    
    Ost erfüllt { BRIDGE("3S") }: 90 Stichpunkte. Am Nebentisch erfüllt Ost mit denselben Karten { BRIDGE("3NT") }: 100 Stichpunkte. Niemand ist in Gefahr.
    
    Fast dasselbe, sollte man meinen. Doch das eine Paar bekommt 140, das andere 400. Warum?
lesson-part-score-and-game-rule =
    Wer den Kontrakt erfüllt, bekommt auch eine **Prämie** (§ 77). Sie hängt von den Stichpunkten ab:
    
    – unter 100: ein **Teilkontrakt**, Prämie 50,
    – ab 100: ein **Vollspiel**, Prämie 300, oder 500, wenn die Seite des Alleinspielers in Gefahr ist.
lesson-part-score-and-game-picture =
    Hier steht { BRIDGE("3NT") } Zeile für Zeile. 40 + 30 + 30 ergibt 100 Stichpunkte, gerade genug für ein Vollspiel. Darum beträgt die Prämie 300 und nicht 50.
lesson-part-score-and-game-which =
    Auf diesen Stufen werden die 100 zuerst erreicht:
    
    – { BRIDGE("3NT") } mit neun Stichen,
    – { BRIDGE("4H") } und { BRIDGE("4S") } mit zehn,
    – { BRIDGE("5C") } und { BRIDGE("5D") } mit elf.
    
    Eine Stufe tiefer ist es noch ein Teilkontrakt.
lesson-part-score-and-game-notes-which =
    Schreiben Sie die fünf Kontrakte an die Tafel, und lassen Sie sie stehen; auswendig braucht sie heute niemand. Am ehesten täuscht man sich bei vier Treff und vier Karo: zehn Stiche, und doch kein Vollspiel.
lesson-part-score-and-game-first =
    Süd erfüllt { BRIDGE("4D") } mit zehn Stichen. Zehn Stiche in Pik wären ein Vollspiel. Rechnen Sie nach, was vier Karo-Stiche ergeben.
lesson-part-score-and-game-second =
    Süd erfüllt { BRIDGE("4S") }. Alle sind in Gefahr, also auch die Seite von Süd. Die Stichpunkte liegen über 100: Achten Sie darauf, wie hoch die Prämie diesmal ist.
lesson-part-score-and-game-third =
    Süd, wieder in Gefahr, erfüllt { BRIDGE("2H") } mit acht Stichen. Die Stichpunkte sind zweimal 30. Teilkontrakt oder Vollspiel? Schreiben Sie die Prämie in die letzte Zeile.
lesson-part-score-and-game-notes-vote =
    Wer für ein Vollspiel stimmt, zählt die zehn gewonnenen Stiche. Fragen Sie, wie viele Ost gereizt hatte. Sind die Meinungen geteilt, darf von jeder Seite einer begründen; dann stimmen alle noch einmal ab.
lesson-part-score-and-game-bid =
    Nur die **gereizten** Stiche entscheiden. { BRIDGE("2H") } mit zehn Stichen bringt 170, { BRIDGE("4H") } mit denselben zehn 420.
    
    Die große Prämie bekommt, wer in der Reizung etwas gewagt hat. Stiche, die einfach dazukommen, machen kein Vollspiel.
lesson-part-score-and-game-slams =
    Über dem Vollspiel gibt es noch etwas. Auf Stufe sechs heißt ein Kontrakt **Kleinschlemm**, zum Beispiel { BRIDGE("6D") }, auf Stufe sieben **Großschlemm**, zum Beispiel { BRIDGE("7D") }.
    
    Beide kommen in den nächsten Übungen als Antwort vor. Ihre Prämie erklärt die letzte Lektion des Kapitels.
lesson-part-score-and-game-end =
    Kein Wunder, dass so gern drei Sans-Atout und vier Cœur oder Pik gereizt werden: Die Prämie für das Vollspiel ist der größte Gewinn eines gewöhnlichen Abends.

## vulnerability-and-undertricks

lesson-vulnerability-and-undertricks-title = Wenn der Kontrakt fällt
lesson-vulnerability-and-undertricks-goal =
    In dieser Lektion lernen Sie, einen gefallenen Kontrakt abzurechnen.
    
    Süd hat zehn Stiche versprochen und acht gewonnen. Für diese acht gibt es keinen einzigen Punkt: Der Kontrakt ist **gefallen**, und Punkte bekommen jetzt die Gegner.
    
    Wie viel? Das hängt davon ab, was auf dem Board steht.
lesson-vulnerability-and-undertricks-picture =
    So ist es dazu gekommen: Ost-West reizt Cœur, und Süd geht bis { BRIDGE("4S") }. Das war zu hoch: Süd gewinnt nur acht Stiche, zwei fehlen. Nord-Süd ist in Gefahr.
lesson-vulnerability-and-undertricks-rule =
    Ein Stich, der zum Kontrakt fehlt, heißt **Faller**. Jeder Faller kostet:
    
    – **50**, wenn die Seite des Alleinspielers nicht in Gefahr ist,
    – **100**, wenn sie in Gefahr ist (§ 77).
    
    Ob Treff oder Sans-Atout, ob Stufe eins oder sieben: Es kostet gleich viel.
lesson-vulnerability-and-undertricks-notes-first =
    Lassen Sie zuerst sagen, wie viele Stiche fehlen, und reden Sie erst danach von Punkten. Der Fehler steckt fast nie im Malnehmen, sondern im Abziehen.
lesson-vulnerability-and-undertricks-first =
    Zehn versprochen, acht gewonnen, und Nord-Süd ist in Gefahr. Der Score hat nur eine Zeile. Stichpunkte und Prämie gibt es nur für einen erfüllten Kontrakt.
lesson-vulnerability-and-undertricks-column =
    Das Minus steht da, weil dieses Programm für die Seite des **Alleinspielers** rechnet. Auf dem Zettel gibt es kein Minus: Die 200 kommen in die Spalte von Ost-West. Was die eine Seite verliert, bekommt die andere.
lesson-vulnerability-and-undertricks-whose =
    Es zählt immer, ob die **Seite des Alleinspielers** in Gefahr ist, bei den Fallern wie bei der Vollspielprämie. Ob die Seite in Gefahr ist, die die Punkte bekommt, spielt keine Rolle.
lesson-vulnerability-and-undertricks-second =
    Nord hat in { BRIDGE("3NT") } zwei Faller. Ost-West ist in Gefahr, Nord-Süd nicht. Gespielt hat Nord, also kostet jeder Faller 50.
lesson-vulnerability-and-undertricks-third =
    West hat { BRIDGE("5C") } gespielt und acht Stiche gewonnen; niemand ist in Gefahr. Sechs und fünf sind elf, also fehlen drei, zu je 50. Füllen Sie die Zeile für die Seite von West aus, mit dem Minus davor.
lesson-vulnerability-and-undertricks-notes-vote =
    Viele wählen den Kontrakt, den Nord gespielt hat, weil ja Nord-Süd die Punkte bekommt. Fragen Sie: Wenn Nord-Süd Punkte für Faller bekommt, wer ist dann gefallen? Erst danach geht es um die Punkte.
lesson-vulnerability-and-undertricks-changes =
    Wer **in Gefahr** ist, kann mehr gewinnen und mehr verlieren: 500 statt 300 für ein Vollspiel, 100 statt 50 für jeden Faller.
    
    Die Stichpunkte bleiben gleich, ebenso die 50 für einen Teilkontrakt.
lesson-vulnerability-and-undertricks-fourth =
    Ost erfüllt { BRIDGE("4S") }, niemand ist in Gefahr. Und wenn Ost-West es gewesen wäre? Gehen Sie die Zeilen durch, und fragen Sie bei jeder: Hängt sie von der Gefahrenlage ab?
lesson-vulnerability-and-undertricks-undoubled =
    All das gilt für Kontrakte, die **nicht kontriert** sind. Manchmal liest man, ein Faller koste immer 50 oder 100. Das stimmt nur, solange niemand kontriert hat; was ein Kontra ändert, steht im nächsten Kapitel.
lesson-vulnerability-and-undertricks-end =
    Zählen Sie die fehlenden Stiche, werfen Sie einen Blick auf das Board, und geben Sie der anderen Seite die Punkte. Kein Unglück: Ein kleiner Verlust ist oft das beste Ergebnis.

## overtricks-and-accounts

lesson-overtricks-and-accounts-title = Überstiche und der ganze Score
lesson-overtricks-and-accounts-goal =
    Gleich rechnen Sie einen nicht kontrierten Kontrakt vollständig ab, Zeile für Zeile.
    
    Ost hat { BRIDGE("2S") } gereizt und neun Stiche gewonnen. Was die gereizten Stiche zählen, wissen Sie, und die Prämie kennen Sie auch. Aber was ist mit dem neunten Stich?
    
    Mit ihm ist der Score vollständig.
lesson-overtricks-and-accounts-rule =
    Ein Stich über dem Kontrakt ist ein **Überstich**. Ohne Kontra zählt er **20** in Treff und Karo, **30** in Cœur, Pik und Sans-Atout (§ 77).
    
    Das ist in jeder Gefahrenlage gleich. Für das Vollspiel zählt er nie.
lesson-overtricks-and-accounts-order =
    Ein erfüllter Kontrakt ergibt zwei oder drei Zeilen:
    
    – Stichpunkte für die **gereizten** Stiche,
    – Überstiche, wenn es welche gibt,
    – eine Prämie: Teilkontrakt oder Vollspiel.
    
    Zusammengezählt ist das der Score.
lesson-overtricks-and-accounts-notes-first =
    Geben Sie jede Zeile einer Person: Stichpunkte, Überstiche, Prämie. Jede nennt ihre Zahl, die Klasse zählt zusammen. Danach macht es eine Person allein. Zehn Minuten mit drei oder vier Boards.
lesson-overtricks-and-accounts-first =
    Die neun Stiche von Ost in { BRIDGE("2S") }. Ost-West ist nicht in Gefahr; dass Nord-Süd es ist, spielt keine Rolle. Sagen Sie bei jeder Zeile voraus, was darin stehen wird.
lesson-overtricks-and-accounts-second =
    West, in Gefahr, hat in { BRIDGE("3NT") } elf Stiche gewonnen. Die gereizten Stiche erreichen 100, also ein Vollspiel. Dazu kommen zwei Überstiche zu je 30.
lesson-overtricks-and-accounts-third =
    Nord, nicht in Gefahr, hat { BRIDGE("1NT") } gespielt und zehn Stiche gewonnen. Der eine gereizte zählt 40, die drei Überstiche zählen 90. Denken Sie daran, was für das Vollspiel zählt: Welche Prämie gehört in die letzte Zeile?
lesson-overtricks-and-accounts-notes-vote =
    Für die Zeile mit 100 stimmt, wer die 40 für den ersten Stich vergisst, für die mit 500, wer nicht auf die Gefahrenlage geachtet hat. Jedes Lager soll seine Zeile laut nachrechnen.
lesson-overtricks-and-accounts-forty =
    In Sans-Atout zählt nur der **erste** Stich über sechs 40, und der ist immer gereizt. Ein Überstich in Sans-Atout bringt deshalb 30, nie 40.
lesson-overtricks-and-accounts-same =
    { BRIDGE("2S") }+1 und { BRIDGE("3S") }= bringen beide 140. Solange beides Teilkontrakte sind, verliert man nichts, wenn man eine Stufe tiefer aufhört.
    
    Anders ist es, wenn die nächste Stufe ein Vollspiel wäre.
lesson-overtricks-and-accounts-fourth =
    Nord hat { BRIDGE("3S") } mit einem Überstich gemacht: 170. Mit denselben zehn Stichen hätte { BRIDGE("4S") } 420 gebracht. Achten Sie auf den zehnten Stich: In welcher Zeile steht er jetzt, und in welcher stünde er dann?
lesson-overtricks-and-accounts-end =
    Gereizte Stiche, Überstiche, Prämie: Rechnen Sie heute Abend ein Ergebnis aus, bevor Sie in die Tabelle sehen. Stimmt es überein?

## slams

lesson-slams-title = Schlemme
lesson-slams-goal =
    Am Ende können Sie jeden nicht kontrierten Kontrakt abrechnen, auch Schlemme.
    
    Süd spielt { BRIDGE("4S") }, nicht in Gefahr, und gewinnt zwölf Stiche: 480 Punkte, ein schönes Ergebnis.
    
    Am Nebentisch hatte man mehr Mut und bot { BRIDGE("6S") }; auch dort wurden es zwölf Stiche. Auf dem Zettel stehen 980. Woher kommt der große Unterschied?
lesson-slams-names =
    Ein Kontrakt auf Stufe sechs ist ein **Kleinschlemm**: { BRIDGE("6D") } verspricht zwölf Stiche, alle bis auf einen.
    
    Ein Kontrakt auf Stufe sieben ist ein **Großschlemm**: { BRIDGE("7H") } verspricht alle dreizehn.
lesson-slams-rule =
    Ein **gereizter und erfüllter** Schlemm ist zugleich ein Vollspiel und bekommt auch dessen Prämie. Dazu kommt seine eigene (§ 77):
    
    – Kleinschlemm: **500**, in Gefahr **750**,
    – Großschlemm: **1.000**, in Gefahr **1.500**.
lesson-slams-notes-first =
    Fragen Sie vor dem Beispiel, ob es die Vollspielprämie überhaupt noch gibt. Meist glaubt gut die Hälfte, die Schlemmprämie trete an ihre Stelle.
lesson-slams-first =
    Süd erfüllt { BRIDGE("6D") }, in Gefahr. Sechs Karo-Stiche sind 120, also gibt es die 500 für das Vollspiel. Und jetzt achten Sie auf die Zeile darunter.
lesson-slams-second =
    Süd hat { BRIDGE("7H") } gereizt, in Gefahr, und alle Stiche gewonnen. Auch hier stehen zwei Prämien untereinander. Nicht in Gefahr wären es insgesamt 1.510.
lesson-slams-third =
    Süd erfüllt { BRIDGE("6H") } mit zwölf Stichen. Ost-West ist in Gefahr, Nord-Süd nicht. Die Stichpunkte sind 180, die Vollspielprämie ist 300. Was gehört in die letzte Zeile?
lesson-slams-notes-vote =
    Dreizehn Stiche, also ein Großschlemm: So werden viele stimmen. Fragen Sie, was Ost gereizt hatte. Rechnen Sie danach gemeinsam; in Gefahr kommen 1.470 heraus.
lesson-slams-thirteenth =
    Es zählt nur, was gereizt wurde. { BRIDGE("6NT") } mit dreizehn Stichen bleibt ein Kleinschlemm, und der dreizehnte Stich ist ein Überstich für 30 Punkte.
    
    Dreizehn Stiche in { BRIDGE("4S") } sind überhaupt kein Schlemm.
lesson-slams-failed =
    Und wenn es schiefgeht? West reizt { BRIDGE("7S") }, niemand ist in Gefahr, und ein Stich fehlt. Die Gegner bekommen 50, und die zwölf gewonnenen Stiche sind nichts wert. { BRIDGE("6S") } hätte 980 gebracht.
lesson-slams-list =
    Alle Prämien auf einen Blick, nicht in Gefahr und in Gefahr:
    
    – Teilkontrakt: 50 und 50,
    – Vollspiel: 300 und 500,
    – Kleinschlemm, neben dem Vollspiel: 500 und 750,
    – Großschlemm, neben dem Vollspiel: 1.000 und 1.500.
lesson-slams-end =
    Das ist die ganze Tabelle ohne Kontra. Das nächste Kapitel bringt das Kontra und damit die lebhaftesten Ergebnisse.
