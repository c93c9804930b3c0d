### What is wrong with a lesson file, for the teacher who wrote it.

lesson-error-at = { $file }, Zeile { $line }, Spalte { $column }:
lesson-error-file = { $file }:
lesson-error-found = in Ihrer Datei steht: { $found }
lesson-error-expected = hier möglich: { $expected }
lesson-error-nearest = meinten Sie: { $nearest }?

lesson-error-unreadable = Die Datei lässt sich nicht lesen
lesson-error-not-text = Die Datei ist kein UTF-8-Text
lesson-error-too-large = Die Datei ist größer als 1 MiB
lesson-error-link-damaged = Der Link ist unvollständig; vielleicht hat ihn eine E-Mail abgeschnitten. Kopieren Sie den ganzen Link, oder lassen Sie ihn sich noch einmal schicken
lesson-error-too-deep = Die Klammern sind zu tief verschachtelt
lesson-error-syntax = Das lässt sich nicht als Lektion lesen
lesson-error-expected-kind = Dieser Wert ist von der falschen Art
lesson-error-quoted-word = Dieses Wort wird ohne Anführungszeichen geschrieben
lesson-error-comma-missing = Hier fehlt ein Komma
lesson-error-name-missing = Vor diesen Wert gehören ein Name und ein Doppelpunkt
lesson-error-quote-inside = Ein Anführungszeichen mitten im Text beendet ihn: Schreiben Sie im Text „ “
lesson-error-unclosed = Eine Klammer oder ein Anführungszeichen ist nicht geschlossen
lesson-error-unknown-field = Ein solches Feld gibt es hier nicht
lesson-error-unknown-variant = Einen solchen Schritt, eine solche Übung oder ein solches Wort gibt es hier nicht
lesson-error-missing-field = Hier fehlt ein Feld
lesson-error-duplicate-field = Dieses Feld ist zweimal angegeben
lesson-error-trailing = Nach dem Ende der Lektion steht noch etwas
lesson-error-format = Diese Lektion wurde für eine spätere Version geschrieben
lesson-error-id-twice = Diese Kennung kommt im Kurs zweimal vor
lesson-error-id-form = Eine Kennung besteht aus höchstens 60 Kleinbuchstaben, Ziffern und Bindestrichen
lesson-error-missing-text = In den Sprachdateien gibt es keinen solchen Text
lesson-error-empty-text = Dieser Text ist leer
lesson-error-no-steps = Eine Lektion braucht mindestens einen Schritt
lesson-error-too-many-steps = Eine Lektion hat höchstens 200 Schritte
lesson-error-too-many-lessons = Ein Kurs hat höchstens 200 Kapitel und 2.000 Lektionen
lesson-error-lesson-missing = Eine solche Lektionsdatei gibt es nicht
lesson-error-named-twice = Diese Lektion ist zweimal aufgeführt; es gilt die erste Nennung
lesson-error-notation = Diese Angabe lässt sich nicht lesen: { $field }
lesson-error-illegal-call = Die Reizung ist regelwidrig: Ansage { $number }, { $call }, ist dort nicht erlaubt. { $reason }
lesson-error-card-twice = { $found } kommt zweimal vor
lesson-error-too-many-cards = Ein Blatt hat höchstens 13 Karten
lesson-error-too-many-seen = Es sind so viele Karten zu sehen, dass für die Gegenspieler zu wenige bleiben
lesson-error-declarers-cards = Der Alleinspieler muss so viele Karten haben wie der Dummy, oder eine weniger, wenn er zum Stich schon gespielt hat
lesson-error-shown-out = { $found } ist noch da, obwohl diese Hand in einem früheren Stich nicht Farbe bekannt hat
lesson-error-trick-full = Wer an der Reihe ist, findet im Stich höchstens drei Karten vor
lesson-error-tricks = Die Zahl der Stiche muss zwischen 0 und 13 liegen
lesson-error-how = Für „how“ gibt es dieses Wort nicht
lesson-error-how-not-here = Nach diesem „how“ kann hier nicht gefragt werden
lesson-error-how-missing = Eine Karte wird sichtbar, aber „how“ fehlt
lesson-error-exposes-missing = „how“ ist angegeben, aber keine sichtbar gewordene Karte
lesson-error-penalty-cards = Strafkarten schreibt man so: H5:minor oder H5:major C8:major
lesson-error-minor-honour = Eine Figur ist nie eine Nebenstrafkarte
lesson-error-minor-beside-another = Eine Nebenstrafkarte ist immer die einzige Strafkarte des Spielers
lesson-error-penalty-of-declarer = Alleinspieler und Dummy haben nie Strafkarten
lesson-error-not-in-hand = Diese Karte ist nicht in diesem Blatt
lesson-error-nothing-asked = Hier wird nichts gefragt: Geben Sie „exposes“ und „how“ an oder „trick“
lesson-error-auction-not-over = Die Reizung muss zu Ende sein
lesson-error-skill = Eine solche Fertigkeit gibt es nicht
lesson-error-kind = Eine solche Art von Übung gibt es nicht
lesson-error-kind-of-other-skills = Übungen dieser Art üben keine dieser Fertigkeiten
lesson-error-items = Die Zahl der Übungen muss zwischen 1 und 50 liegen
lesson-error-reveal-not-here = Dieses Bild kann nicht so Stück für Stück erscheinen
lesson-error-deal = Eine Austeilung hat vier Hände zu 13 Karten, geschrieben wie in PBN
lesson-error-deal-count = In einer Austeilung hat jede Hand 13 Karten; { $seat } hat { $count }
lesson-error-expect-denied = „expect“ sagt { $found }, die Regeln sagen { $expected }
lesson-error-bold-open = Achtung: Der fette Text, der hier beginnt, ist nicht mit ** geschlossen
lesson-error-brace-open = Achtung: Die geschweifte Klammer, die hier beginnt, ist nicht geschlossen
lesson-error-brace-unknown = Achtung: Dieser Text in Klammern ist keine Ansage, keine Karte und kein Spieler; er wird so gezeigt, wie er dasteht
lesson-error-language-lacking = Achtung: Dieser Text fehlt in: { $found }. Andere Texte der Lektion gibt es in dieser Sprache

## What a field is, inside the sentences above

lesson-field-auction = Reizung
lesson-field-call = Ansage
lesson-field-seat = Platz
lesson-field-hand = Blatt
lesson-field-cards = Kartenliste
lesson-field-card = Karte
lesson-field-contract = Kontrakt
lesson-field-strain = Denomination
lesson-field-vulnerability = Gefahrenlage
lesson-field-tricks = Zahl der Stiche
lesson-field-items = Anzahl der Übungen
lesson-field-kind = Art der Übung
lesson-field-how = Wort
lesson-field-penalty-cards = Liste der Strafkarten
lesson-field-skill = Fertigkeit
lesson-field-id = Kennung
lesson-field-text = Text

## What would be right there

lesson-expect-call = P, X, XX oder ein Gebot von 1C bis 7NT
lesson-expect-auction = Ansagen der Reihe nach, zum Beispiel 1S P 2S X
lesson-expect-seat = N, E, S oder W
lesson-expect-hand = Karten, zum Beispiel SA HT D2
lesson-expect-cards = Karten, zum Beispiel D7 D2 DQ
lesson-expect-contract = zum Beispiel 4S, 4SX oder 3NTXX
lesson-expect-strain = C, D, H, S oder NT
lesson-expect-vulnerability = None, NS, EW oder All
