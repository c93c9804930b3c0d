### How a Law is cited, and what each is about, in our own words.

law-cite = § { $law }
law-cite-definitions = Definitionen
law-book-duplicate = Turnier-Bridge-Regeln { $year }
law-book-rubber = Rubberbridge-Regeln { $year }

law-subject-17 = wer mit der Ansage an der Reihe ist
law-subject-18 = Gebote und ihre Rangfolge
law-subject-19 = Kontra und Rekontra
law-subject-22 = das Ende der Reizung
law-subject-24 = während der Reizung sichtbar gewordene Karten
law-subject-27 = ungenügende Gebote
law-subject-41 = das erste Ausspiel
law-subject-44 = Farbe bekennen und den Stich gewinnen
law-subject-45 = wann eine Karte gespielt ist
law-subject-47 = eine Karte zurücknehmen
law-subject-48 = sichtbar gewordene Karten des Alleinspielers
law-subject-49 = sichtbar gewordene Karten eines Gegenspielers
law-subject-50 = Strafkarten
law-subject-51 = zwei oder mehr Strafkarten
law-subject-52 = wenn eine Strafkarte nicht gespielt wird
law-subject-53 = ein Ausspiel außer Reihenfolge annehmen
law-subject-56 = Gegenspieler spielt außer Reihenfolge aus
law-subject-57 = zu früh gespielt
law-subject-58 = zwei Karten auf einmal
law-subject-60 = Weiterspielen nach einer Regelwidrigkeit
law-subject-62 = einen Revoke (Nichtbekennen) berichtigen
law-subject-67 = Stiche mit zu wenigen oder zu vielen Karten
law-subject-68 = Claim und Konzession: Stiche beanspruchen oder aufgeben
law-subject-77 = der Score
law-subject-definitions = was die Wörter bedeuten
