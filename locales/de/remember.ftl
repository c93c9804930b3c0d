### Was man sich merkt, eine Regel je Fertigkeit, nach „Merken Sie sich:“

remember-sufficient-bid = Ein Gebot muss über dem letzten liegen: auf einer höheren Stufe oder, auf derselben Stufe, im Rang höher.
remember-double-legal = Kontriert wird das letzte Gebot der Gegner, nie das des Partners, und nur, solange es nicht kontriert ist.
remember-redouble-legal = Rekontriert wird nur, wenn die Gegner ein Gebot der eigenen Seite kontriert haben.
remember-auction-ends = Dreimal Pass nach einem Gebot beendet die Reizung; ohne Gebot braucht es viermal Pass.
remember-final-contract = Der Kontrakt ist das letzte Gebot, mit dem Kontra oder Rekontra, das danach noch kam.
remember-declarer = Alleinspieler ist, wer auf der Seite des letzten Gebots dessen Denomination zuerst genannt hat.
remember-declarer-same-strain-both-sides = Achten Sie nur auf die Seite, die den Kontrakt spielt: Was die Gegner genannt haben, zählt nicht.
remember-opening-leader = Wer links vom Alleinspieler sitzt, hat das erste Ausspiel; Dummy ist der Partner des Alleinspielers.
remember-trick-points-suit = Jeder gereizte und gewonnene Stich über sechs zählt in Treff oder Karo 20, in Cœur oder Pik 30.
remember-trick-points-notrump = In Sans-Atout zählt der erste Stich über sechs 40, jeder weitere 30.
remember-game-bonus = Ab 100 Stichpunkten für die gereizten Stiche ist es ein Vollspiel: 300, in Gefahr 500. Weniger ist ein Teilkontrakt: 50.
remember-slam-bonus = Ein Schlemm hat seine eigene Prämie, zusätzlich zum Vollspiel: klein 500, in Gefahr 750; groß 1.000, in Gefahr 1.500.
remember-overtricks = Überstiche zählen nie für das Vollspiel. Ohne Kontra bringen sie in Treff und Karo je 20, sonst je 30.
remember-doubled-contract = Kontra verdoppelt die Stichpunkte, Rekontra vervierfacht sie; dann sehen Sie nach, ob es ein Vollspiel geworden ist.
remember-undertricks = Ohne Kontra kostet jeder Faller 50, in Gefahr 100.
remember-doubled-undertricks-not-vulnerable = Faller im Kontra, nicht in Gefahr: 100, dann 200 und 200, dann je 300.
remember-doubled-undertricks-vulnerable = Faller im Kontra, in Gefahr: der erste 200, jeder weitere 300.
remember-penalty-card-kind = Eine einzelne Karte unter der Zehn, die unabsichtlich sichtbar wurde, ist Nebenstrafkarte. Jede andere Strafkarte ist Hauptstrafkarte.
remember-penalty-card-kind-none = Nicht jede gezeigte Karte wird zur Strafkarte: nur eine, die der Partner sehen konnte und die weder regelgerecht gespielt noch mit Recht zurückgenommen wurde.
remember-penalty-card-kind-returns = Eine Strafkarte, die zu einem Revoke gespielt wurde, liegt danach wieder da wie zuvor, als Neben- oder als Hauptstrafkarte.
remember-penalty-card-kind-declarer = Eine Strafkarte kann nur ein Gegenspieler haben.
remember-major-penalty-card-play = Eine Hauptstrafkarte wird bei der ersten legalen Möglichkeit gespielt.
remember-minor-penalty-card-play = Eine Nebenstrafkarte sperrt nur die anderen kleinen Karten ihrer Farbe. Eine Karte ab der Zehn darf stattdessen gespielt werden.
