### Swiss German: the honour is “Honneur”.

lesson-suits-and-honours-title = Farben und Honneurs
lesson-suits-and-honours-honours =
    Die hohen Karten einer Farbe heissen **Honneurs**, alle anderen sind kleine Karten. Ass, König, Dame und Bube gehören dazu, darüber sind sich alle einig. Und die Zehn? Zwei Artikel widersprechen sich.
    
    (In der Erklärung ist von Strafkarten die Rede. Die kommen erst später.)
lesson-suits-and-honours-notes-vote =
    Die meisten stimmen für vier Honneurs, weil die Zehn wie eine gewöhnliche Zahlenkarte aussieht. Erklären Sie heute keine Strafkarten: Es genügt, dass die Zehn anders behandelt wird als die Neun.
lesson-suits-and-honours-ten =
    Jede Farbe hat also **fünf Honneurs**: Ass, König, Dame, Bube und Zehn. Das wird noch wichtig: Lässt ein Gegenspieler { BRIDGE("HT") } fallen, hat das strengere Folgen, als wenn ihm { BRIDGE("H9") } herunterfällt.
lesson-suits-and-honours-end =
    Sie können jetzt sagen, welche von zwei Karten höher ist, welche Farbe über der anderen steht und was die fünf Honneurs sind.
