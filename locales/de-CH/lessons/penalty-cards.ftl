### Swiss German: the honour is “Honneur”.

lesson-a-card-is-seen-major =
    Jede andere ist eine **Hauptstrafkarte**: ein Honneur (Ass, König, Dame, Bube **oder Zehn**), eine absichtlich gespielte, gezeigte oder genannte Karte, oder zwei und mehr Karten desselben Gegenspielers.
lesson-a-card-is-seen-notes-kinds =
    Schreiben Sie die drei Fragen an die Tafel: klein? unabsichtlich? die einzige? Ein einziges Nein, und es ist eine Hauptstrafkarte. Fast alle stolpern über die Zehn: Manche gedruckte Liste der Honneurs hört beim Buben auf.
lesson-a-card-is-seen-second =
    Das gleiche Missgeschick, aber mit { BRIDGE("DT") }. Auf eine der drei Fragen heisst die Antwort nun Nein, denn auch die Zehn ist ein Honneur.
lesson-a-card-is-seen-auction =
    Auch während der **Reizung** kann eine Karte fallen (§ 24). Sie bleibt bis zum Ende der Reizung liegen. Bei einem Honneur, einer ausgespielten Karte oder mehreren Karten muss der Partner bei seiner nächsten Ansage passen.
    
    Im Gegenspiel wird sie danach zur Strafkarte; bei Alleinspieler und Dummy geht sie zurück.
lesson-playing-a-penalty-card-minor =
    Eine **Nebenstrafkarte** ist viel milder. Sie geht nur den **anderen kleinen Karten ihrer Farbe** vor, ob man bekennt, abwirft oder ausspielt. Ein Honneur dieser Farbe darf stattdessen gespielt werden, und alle anderen Farben sind frei.
lesson-playing-a-penalty-card-fourth =
    Treff ist ausgespielt, und vor Ost liegt { BRIDGE("C5") }, eine Nebenstrafkarte. { BRIDGE("CK") } und { BRIDGE("CT") } sind Honneurs. Das andere kleine Treff, { BRIDGE("C4") }, muss warten.
lesson-playing-a-penalty-card-notes-vote =
    Zwei falsche Stimmen sind häufig: nur { BRIDGE("C5") }, als müsste sie bei der ersten Gelegenheit weg, und die Antwort ohne { BRIDGE("CK") }. Verboten ist nur { BRIDGE("C4") }, eine kleine Karte derselben Farbe. Ein Honneur dieser Farbe oder jede andere Farbe darf vorher kommen.
