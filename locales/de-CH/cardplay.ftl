### Swiss German: the honour is “Honneur”.

article-four-honours = Honneurs sind Ass, König, Dame und Bube.
article-five-honours = Honneurs sind Ass, König, Dame, Bube und Zehn.
working-article-ten = { $seat }, im Gegenspiel, lässt { $card } fallen. Die Zehn ist ein Honneur: Die Karte ist eine Hauptstrafkarte, keine Nebenstrafkarte.
article-minor-or-honour = Statt einer Nebenstrafkarte darf ein Honneur dieser Farbe gespielt werden.
article-honours-from-four = Beim Rubberbridge bringen schon vier Trumpfhonneurs in einer Hand eine Prämie.
article-honours-all-five = Beim Rubberbridge bringen erst alle fünf Trumpfhonneurs in einer Hand eine Prämie.
slip-honours-need-all-five = Vier der fünf Trumpfhonneurs in einer Hand genügen: Sie bringen 100.
