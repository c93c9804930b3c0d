### Swiss German: the honour is “Honneur”.

term-honour = Honneur
term-honour-also = Figur
term-honour-means = Ass, König, Dame, Bube oder Zehn. Auch die Zehn ist ein Honneur, obwohl manche Bücher sie weglassen.
term-small-card-means = Eine Karte unterhalb der Honneurs, von der Neun bis zur Zwei.
term-penalty-card-minor-means = Eine kleine Karte, die unabsichtlich zu sehen war und die einzige Strafkarte dieser Hand ist. Eine andere kleine Karte der Farbe darf nicht vor ihr gespielt werden, ein Honneur der Farbe aber schon.
term-penalty-card-major-means = Jede Strafkarte, die keine Nebenstrafkarte ist: ein Honneur, eine absichtlich gespielte Karte oder eine von zwei und mehr Strafkarten derselben Hand. Sie muss gespielt werden, sobald es die Regeln erlauben; und muss der Partner ausspielen, darf der Alleinspieler ihre Farbe verlangen oder verbieten.
term-honours-bonus-means = Eine Prämie beim Rubberbridge für Honneurs in einer einzigen Hand: 100 für vier Trumpfhonneurs, 150 für alle fünf, 150 für die vier Asse in Sans-Atout. Welche der vier Hände es ist, spielt keine Rolle.
