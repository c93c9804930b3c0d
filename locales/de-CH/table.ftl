### Swiss German: the honour is “Honneur”.

### Here are whole messages that use another word than German does:
### “Honneur” (Swiss federation) for Germany’s “Figur”, “Lehrperson” for “Lehrkraft”,
### and Ctrl on Swiss keyboards.
### The letter ß and the quotation marks are changed by the program.

## The keys

key-ctrl = Ctrl

## Honneur

lesson-error-minor-honour = Ein Honneur ist nie eine Nebenstrafkarte
slip-ten-is-no-honour = Auch die Zehn ist ein Honneur, also kann die Karte keine Nebenstrafkarte sein.
slip-dropped-honour-is-minor = Ein Honneur ist nie eine Nebenstrafkarte, auch wenn es unabsichtlich heruntergefallen ist.
slip-honour-alternative-forgotten = Statt einer Nebenstrafkarte darf auch ein Honneur derselben Farbe gespielt werden.
reason-minor-first = Solange { $minor } als Nebenstrafkarte daliegt, darf keine andere kleine Karte dieser Farbe gespielt werden. Ein Honneur schon.
reason-major-honour = { $cards } ist ein Honneur (Ass, König, Dame, Bube oder Zehn): immer eine Hauptstrafkarte.
reason-partner-passes-honour = Während der Reizung wurde ein Honneur sichtbar: Der Partner muss bei der nächsten eigenen Ansage passen.

## The teacher

compose-form-notes = Notizen für die Lehrperson
