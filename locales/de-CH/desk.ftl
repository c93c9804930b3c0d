### The ruling desk, where it is said otherwise in Switzerland.

desk-honours = Honneurs in einer Hand
desk-honours-four = vier Trumpfhonneurs
desk-honours-five = alle fünf Trumpfhonneurs
desk-fault-honours = Diese Honneurs passen nicht zu { $bid }
reason-desk-minor-binds = Solange { $card } daliegt, darf { $seat } keine andere kleine Karte dieser Farbe vor ihr spielen. Ein Honneur ist erlaubt, ebenso jede Karte einer anderen Farbe.
