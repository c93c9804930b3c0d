### Swiss German: the honour is “Honneur”.

lesson-honours-in-one-hand-title = Honneurs in einer Hand
lesson-honours-in-one-hand-goal =
    Hier lernen Sie, auf einen Blick zu sehen, ob es für ein Blatt eine Honneurprämie gibt.
    
    Die letzte Karte ist gespielt, und Nord sagt: «Dazu hundert für die Honneurs.» Ost wundert sich: Im Club war davon nie die Rede. Diese Prämie gibt es nur beim Rubberbridge.
lesson-honours-in-one-hand-picture =
    Nord spielt { BRIDGE("4S") }. Pik hat, wie jede Farbe, fünf **Honneurs**: Ass, König, Dame, Bube und Zehn. Vier davon hat Nord; nur die Zehn ist anderswo.
lesson-honours-in-one-hand-rule =
    Trumpfhonneurs **in einer Hand** bringen eine Prämie über dem Strich, die Honneurprämie (§ 81 der Rubberbridge-Regeln):
    
    – vier von fünf: **100**,
    – alle fünf: **150**.
    
    Es zählt nur die Trumpffarbe.
lesson-honours-in-one-hand-first =
    Dieselbe Hand. Nord-Süd schreibt 100 über den Strich, zusätzlich zu dem, was der Kontrakt bringt. Auch { BRIDGE("DQ") } ist ein Honneur, aber Karo ist nicht Trumpf.
lesson-honours-in-one-hand-second =
    Süd spielt { BRIDGE("3DX") } und hat alle fünf Karo-Honneurs: 150. Das Kontra ändert daran nichts.
lesson-honours-in-one-hand-split =
    «In einer Hand» ist wörtlich gemeint. Was der Partner hat, wird **nicht dazugezählt**: Zwei Honneurs hier und zwei gegenüber bringen nichts, so nützlich sie im Spiel auch sind.
lesson-honours-in-one-hand-notes-vote =
    Viele stimmen für «keine Prämie»: weil Ost im Gegenspiel ist, oder weil sie die Zehn nicht für ein Honneur halten. Lassen Sie beide Meinungen begründen; die Regel kommt im nächsten Schritt.
lesson-honours-in-one-hand-who = **Alle vier am Tisch** können diese Prämie bekommen: Alleinspieler, Dummy, Gegenspieler. Ob der Kontrakt erfüllt wird, spielt keine Rolle. Schreiben darf sie die Seite, bei der die Honneurs waren.
    
    Am besten erwähnt man sie erst nach dem letzten Stich: Vorher verrät man damit sein Blatt.
lesson-honours-in-one-hand-aces =
    In **Sans-Atout** gibt es keine Trumpfhonneurs. Dort bringen die **vier Asse** in einer Hand 150; drei Asse bringen nichts. Und gibt es einen Trumpf, zählen Asse anderer Farben nicht.
lesson-honours-in-one-hand-end =
    Melden Sie Ihre Honneurs erst nach dem Spiel: Niemand verrät gern vorher, was im Blatt steckt.
lesson-a-whole-rubber-last-step =
    Austeilung 5. West reizt { BRIDGE("6S") } und gewinnt zwölf Stiche: 180 unter dem Strich, ein Vollspiel. Darüber 500 für den Schlemm, denn Ost-West hatte noch kein Vollspiel, und die Honneurs: West hatte vier von fünf. Wie viel kommt im Ganzen über den Strich?
