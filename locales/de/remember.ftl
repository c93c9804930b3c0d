### Was man sich merkt, eine Regel je Fertigkeit, nach „Merken Sie sich:“

remember-sufficient-bid = ein Gebot muss über dem letzten liegen: höhere Stufe, oder dieselbe Stufe in einer höheren Denomination.
remember-double-legal = kontriert wird das letzte Gebot der Gegner, nie das des Partners, und nur, solange es nicht kontriert ist.
remember-redouble-legal = rekontriert wird nur das Kontra der Gegner auf ein Gebot der eigenen Seite.
remember-auction-ends = drei Pass nach einem Gebot beenden die Reizung; ohne Gebot braucht es vier.
remember-final-contract = das letzte Gebot ist der Kontrakt, mit dem Kontra oder Rekontra danach.
remember-declarer = Alleinspieler ist, wer von seiner Seite die Denomination des Kontrakts zuerst genannt hat.
remember-declarer-same-strain-both-sides = sehen Sie nur auf die Seite, die den Kontrakt gewonnen hat: Was die Gegner genannt haben, zählt nicht.
remember-opening-leader = links vom Alleinspieler wird ausgespielt; Dummy ist der Partner des Alleinspielers.
remember-trick-points-suit = jeder angesagte und erfüllte Stich zählt in Treff oder Karo 20, in Cœur oder Pik 30.
remember-trick-points-notrump = in Sans-Atout zählt der erste Stich 40, jeder weitere 30.
remember-game-bonus = 100 oder mehr Stichpunkte für die angesagten Stiche sind ein Vollspiel: 300, in Gefahr 500. Weniger ist ein Teilkontrakt: 50.
remember-slam-bonus = ein Schlemm hat seine eigene Prämie, zusätzlich zum Vollspiel: klein 500 oder 750, groß 1000 oder 1500.
remember-overtricks = Überstiche zählen nie fürs Vollspiel; ohne Kontra sind sie so viel wert wie jeder Stich.
remember-doubled-contract = Kontra verdoppelt die Stichpunkte, Rekontra vervierfacht sie; dann sehen Sie nach, ob es ein Vollspiel geworden ist.
remember-undertricks = ohne Kontra kostet jeder Faller 50, in Gefahr 100.
remember-doubled-undertricks-not-vulnerable = kontriert, nicht in Gefahr: 100, dann 200 und 200, dann je 300.
remember-doubled-undertricks-vulnerable = kontriert, in Gefahr: der erste 200, jeder weitere 300.
remember-penalty-card-kind = eine einzelne Karte unter der Zehn, aus Versehen gezeigt, ist eine Nebenstrafkarte; alles andere eine Hauptstrafkarte.
remember-major-penalty-card-play = eine Hauptstrafkarte wird bei der ersten erlaubten Gelegenheit gespielt.
remember-minor-penalty-card-play = eine Nebenstrafkarte sperrt nur die anderen kleinen Karten ihrer Farbe: Statt ihrer darf eine Figur gespielt werden.
