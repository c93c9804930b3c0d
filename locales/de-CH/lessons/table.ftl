### Swiss German: the honour is “Honneur”.

lesson-suits-and-honours-title = Farben und Honneurs
lesson-suits-and-honours-goal =
    Am Ende wissen Sie, welche Karte höher ist, welche Farbe höher steht und was ein Honneur ist.
    
    Sie halten dreizehn Karten, schön sortiert. Was ist höher, eine Zehn oder ein Bube? Und welche Farbe steht höher als die anderen? Im Bridge gibt es dafür zwei Rangfolgen, und die sind schnell gelernt.
lesson-suits-and-honours-honours =
    Die hohen Karten einer Farbe heissen **Honneurs**, alle anderen sind kleine Karten. Ass, König, Dame und Bube gehören dazu, darüber sind sich alle einig. Und die Zehn? Zwei Artikel widersprechen sich.
    
    (In der Erklärung ist von Strafkarten die Rede. Die kommen erst später.)
lesson-suits-and-honours-notes-ten =
    Die meisten sagen vier Honneurs, weil die Zehn wie eine gewöhnliche Zahlenkarte aussieht. Erklären Sie heute keine Strafkarten: Es genügt, dass die Zehn anders behandelt wird als die Neun.
lesson-suits-and-honours-ten =
    Jede Farbe hat also **fünf Honneurs**: Ass, König, Dame, Bube und Zehn. Das wird noch wichtig: Lässt ein Gegenspieler { BRIDGE("HT") } fallen, hat das strengere Folgen, als wenn ihm { BRIDGE("H9") } herunterfällt.
lesson-suits-and-honours-end =
    Zwei Rangfolgen und eine Liste: vom Ass zur Zwei, von Treff bis Sans-Atout, und fünf Honneurs. Jetzt können die Karten gespielt werden.
