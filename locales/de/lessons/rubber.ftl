### Lessons on rubber bridge: the sheet, the game, the rubber, the honours.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-rubber-title = Rubberbridge, für alle, die zu Hause spielen

## below-and-above

lesson-below-and-above-title = Unter und über dem Strich
lesson-below-and-above-goal =
    Nach dieser Lektion können Sie eine Austeilung beim Rubberbridge anschreiben, unter und über dem Strich.
    
    Vier Freunde, ein Küchentisch, ein Kartenpaket, Papier und Bleistift. Keine Boards, keine anderen Tische: Das ist **Rubberbridge**. So wurde Bridge zuerst gespielt.
    
    Gespielt wird, bis eine Seite zwei Vollspiele gewonnen hat. Das ist ein **Rubber**.
lesson-below-and-above-rule =
    Der Zettel hat zwei Spalten, „Wir“ und „Sie“, und quer durch die Mitte geht ein Strich.
    
    Nur die Punkte für **gereizte und gewonnene** Stiche kommen **unter den Strich** (§ 72 der Rubberbridge-Regeln). Ein Stich zählt so viel wie im Turnier.
lesson-below-and-above-notes-picture =
    Zeichnen Sie die zwei Spalten und den Strich an die Tafel, und schreiben Sie mit: über dem Strich von unten nach oben, darunter von oben nach unten. Geben Sie auch jedem Tisch ein Blatt Papier.
lesson-below-and-above-picture =
    Wir sind Nord-Süd. In Austeilung 1 reizt Süd { BRIDGE("2H") } und gewinnt neun Stiche: 60 unter dem Strich und 30 darüber für den Überstich. In Austeilung 2 hat Ost in { BRIDGE("3D") } zwei Faller: 100 für uns, über dem Strich.
    
    Oben schreibt man von unten nach oben: Die neueste Zahl steht ganz oben.
lesson-below-and-above-first =
    Nord reizt { BRIDGE("2NT") } und gewinnt neun Stiche. Der Kontrakt zählt 70, und die kommen unter den Strich. Der neunte Stich war nicht gereizt: Seine 30 kommen darüber.
lesson-below-and-above-above = **Über den Strich** kommt alles andere (§ 81 der Rubberbridge-Regeln):
    
    – Überstiche,
    – Prämien für Schlemme und für Kontrakte, die im Kontra erfüllt wurden,
    – Faller, und zwar in die Spalte der **Gegner**.
    
    Jede Zahl steht bei der Seite, die sie verdient hat.
lesson-below-and-above-second =
    Süd spielt { BRIDGE("4S") } und gewinnt neun Stiche, einen zu wenig. Achten Sie auf die Spalten: Nord-Süd schreibt gar nichts, Ost-West bekommt 50. Einem Vollspiel ist niemand näher gekommen.
lesson-below-and-above-third =
    West reizt { BRIDGE("6S") } und gewinnt zwölf Stiche. Die 180 für die Stiche kommen unter den Strich, die 500 für den Kleinschlemm darüber. Warum dann ein neuer Strich gezogen wird, erklärt die nächste Lektion.
lesson-below-and-above-no-premium =
    Hier fehlt etwas: die Prämie für Teilkontrakt oder Vollspiel, die es im Turnier für jeden erfüllten Kontrakt gibt. { BRIDGE("1NT") } erfüllt bringt dort 90, hier 40; { BRIDGE("3NT") } nicht in Gefahr dort 400, hier 100.
    
    Beim Rubberbridge zählen die Vollspiele erst **am Schluss**.
lesson-below-and-above-last-step =
    Ost reizt { BRIDGE("2H") } und gewinnt zehn Stiche. Unter dem Strich stehen bei Ost-West 60 für die gereizten Stiche. Es bleiben zwei Überstiche zu je 30. Was kommt über den Strich?
lesson-below-and-above-doubled =
    Im **Kontra** zählen die gereizten Stiche doppelt, im Rekontra vierfach, und **alles davon** kommt unter den Strich: { BRIDGE("1SX") } erfüllt bringt 60, { BRIDGE("1SXX") } 120. Die 50 oder 100 fürs Erfüllen kommen darüber.
lesson-below-and-above-notes-vote =
    Viele schreiben auch den Überstich unter den Strich. Fragen Sie, was gereizt war: zwei Karo-Stiche im Kontra, 80 Punkte. Der Überstich kommt mit den 50 darüber und zählt nie zum Vollspiel.
lesson-below-and-above-notes-question =
    Oft heißt es: 60 unter den Strich, die anderen 60 darüber. Fragen Sie, was gereizt war: zwei Pik-Stiche, und im Kontra zählt jeder 60. Also gehört alles nach unten.
lesson-below-and-above-end =
    Nehmen Sie ein Blatt, zeichnen Sie die Spalten und den Strich, und schreiben Sie ein eigenes Ergebnis an. Die nächste Lektion zeigt, wann ein Vollspiel gewonnen ist.

## games-and-the-rubber

lesson-games-and-the-rubber-title = Vollspiele und Rubber
lesson-games-and-the-rubber-goal =
    Am Ende wissen Sie, wann ein Vollspiel gewonnen ist und was ein Rubber wert ist.
    
    Wir haben 60 Punkte unter dem Strich. Jetzt erfüllt Nord { BRIDGE("2NT") }. Süd nimmt den Bleistift und zieht einen zweiten Strich, quer durch beide Spalten. Was ist geschehen?
lesson-games-and-the-rubber-rule = **Mindestens 100 Punkte unter dem Strich** sind ein **Vollspiel**. Sie können aus einer einzigen Austeilung kommen oder sich über mehrere ansammeln.
    
    Ist ein Vollspiel gewonnen, wird quer durch beide Spalten ein neuer Strich gezogen (§ 73 der Rubberbridge-Regeln).
lesson-games-and-the-rubber-picture =
    So sah der Zettel vor Nords { BRIDGE("2NT") } aus: Süd hatte { BRIDGE("2H") } mit einem Überstich erfüllt, Ost { BRIDGE("1NT") }. Nun kommen unter dem Strich 70 dazu, und 60 und 70 sind 130. Die 30 über dem Strich zählen für das Vollspiel nicht.
lesson-games-and-the-rubber-line =
    Nach dem neuen Strich **beginnen beide Seiten wieder bei null**. Was über 100 hinausgeht, wird nicht übertragen, und auch der Teilkontrakt der Gegner hilft ihnen nicht mehr.
    
    Gestrichen oder verschoben wird aber keine Zahl: Am Ende wird alles zusammengezählt.
lesson-games-and-the-rubber-first =
    Dieselben drei Austeilungen, Schritt für Schritt. Achten Sie auf die letzte: Nord-Süd hat ein Vollspiel gewonnen, und beide stehen wieder bei 0. Die 40 von Ost sind für das nächste Vollspiel verloren, für die Summe nicht.
lesson-games-and-the-rubber-last-step =
    Ein anderer Rubber; wir sind Ost-West. West hat { BRIDGE("3C") } erfüllt, Nord { BRIDGE("2S") }: je 60 Punkte. In der dritten Austeilung erfüllt Süd { BRIDGE("1NT") }, das sind 40. Nord-Süd hat also 60 und 40, genau 100. Wie viele Vollspiele sind das?
lesson-games-and-the-rubber-vulnerable =
    Wer ein Vollspiel gewonnen hat, ist von da an **in Gefahr**. Hier entscheidet das kein Board: Am Anfang ist es niemand, später eine Seite, vielleicht beide. Faller und Prämien zählen wie im Turnier.
lesson-games-and-the-rubber-second =
    Nord-Süd hat mit { BRIDGE("4S") } ein Vollspiel gewonnen. Jetzt hat Nord in { BRIDGE("3NT") } zwei Faller: 200 für Ost-West. Bei zwei Fallern von Ost wären es nur 100 gewesen, denn Ost-West hat noch kein Vollspiel.
lesson-games-and-the-rubber-notes-vote =
    Nach der zweiten Austeilung lassen viele Ost-West die 60 für das nächste Vollspiel; andere streichen sie ganz. Zeigen Sie noch einmal den Zettel: Keine Zahl ist gestrichen. Für das nächste Vollspiel sind sie weg, für die Summe nicht. Drei Minuten.
lesson-games-and-the-rubber-premium =
    Zwei Vollspiele gewinnen den **Rubber** und mit ihm eine Prämie über dem Strich (§ 74 der Rubberbridge-Regeln):
    
    – **700**, wenn die Gegner kein Vollspiel haben,
    – **500**, wenn sie eines haben.
    
    Dann zählt jede Seite ihre ganze Spalte zusammen.
lesson-games-and-the-rubber-third =
    Nord-Süd gewinnt mit { BRIDGE("4S") } und { BRIDGE("3NT") }, zwei Vollspiele zu null. Die Prämie ist also 700. Achten Sie auf die Summen: Auch die 40, die Ost-West für { BRIDGE("2D") } bekam, sind dabei.
lesson-games-and-the-rubber-unfinished =
    Jemand muss den letzten Bus erwischen: Der Rubber bleibt **unvollendet** (§ 80 der Rubberbridge-Regeln).
    
    – Nur eine Seite hat ein Vollspiel: **300** für sie.
    – Nur eine Seite hat im laufenden Vollspiel einen Teilkontrakt: **100**.
    
    Haben beide eines, bekommt keine Seite dafür eine Prämie.
lesson-games-and-the-rubber-fourth =
    Das einzige Vollspiel hat Nord-Süd: 300. Den einzigen Teilkontrakt danach hat Ost-West, 80 Punkte: 100. Vorn liegt trotzdem Ost-West: Nord hatte im Kontra, in Gefahr, zwei Faller, und das hat viel gekostet.
lesson-games-and-the-rubber-end =
    Hundert unter dem Strich sind ein Vollspiel, zwei Vollspiele ein Rubber. Und müssen Sie ihn abbrechen, bekommt die Seite mit dem einzigen Vollspiel oder dem einzigen Teilkontrakt noch etwas dafür.

## honours-in-one-hand

lesson-honours-in-one-hand-title = Figuren in einer Hand
lesson-honours-in-one-hand-goal =
    Hier lernen Sie, auf einen Blick zu sehen, ob es für ein Blatt eine Honneurprämie gibt.
    
    Die letzte Karte ist gespielt, und Nord sagt: „Dazu hundert für die Figuren.“ Ost wundert sich: Im Club war davon nie die Rede. Diese Prämie gibt es nur beim Rubberbridge.
lesson-honours-in-one-hand-picture =
    Nord spielt { BRIDGE("4S") }. Pik hat, wie jede Farbe, fünf **Figuren**: Ass, König, Dame, Bube und Zehn. Vier davon hat Nord; nur die Zehn ist anderswo.
lesson-honours-in-one-hand-rule =
    Trumpffiguren **in einer Hand** bringen eine Prämie über dem Strich, die Honneurprämie (§ 81 der Rubberbridge-Regeln):
    
    – vier von fünf: **100**,
    – alle fünf: **150**.
    
    Es zählt nur die Trumpffarbe.
lesson-honours-in-one-hand-first =
    Dieselbe Hand. Nord-Süd schreibt 100 über den Strich, zusätzlich zu dem, was der Kontrakt bringt. Auch { BRIDGE("DQ") } ist eine Figur, aber Karo ist nicht Trumpf.
lesson-honours-in-one-hand-second =
    Süd spielt { BRIDGE("3DX") } und hat alle fünf Karo-Figuren: 150. Das Kontra ändert daran nichts.
lesson-honours-in-one-hand-split =
    „In einer Hand“ ist wörtlich gemeint. Was der Partner hat, wird **nicht dazugezählt**: Zwei Figuren hier und zwei gegenüber bringen nichts, so nützlich sie im Spiel auch sind.
lesson-honours-in-one-hand-third =
    West spielt { BRIDGE("6S") }. Ost und West haben zusammen Ass, König, Bube und Zehn in Trumpf, vier von fünf. Aber zwei liegen bei West und zwei bei Ost: keine Honneurprämie. Die Schlemmprämie gibt es natürlich.
lesson-honours-in-one-hand-notes-vote =
    Viele stimmen für „keine Prämie“: weil Ost im Gegenspiel ist, oder weil sie die Zehn nicht für eine Figur halten. Lassen Sie beide Meinungen begründen; die Regel kommt im nächsten Schritt.
lesson-honours-in-one-hand-who = **Alle vier am Tisch** können diese Prämie bekommen: Alleinspieler, Dummy, Gegenspieler. Ob der Kontrakt erfüllt wird, spielt keine Rolle. Schreiben darf sie die Seite, bei der die Figuren waren.
    
    Am besten erwähnt man sie erst nach dem letzten Stich: Vorher verrät man damit sein Blatt.
lesson-honours-in-one-hand-aces =
    In **Sans-Atout** gibt es keine Trumpffiguren. Dort bringen die **vier Asse** in einer Hand 150; drei Asse bringen nichts. Und gibt es einen Trumpf, zählen Asse anderer Farben nicht.
lesson-honours-in-one-hand-last-step =
    Süd spielt { BRIDGE("3NT") } und gewinnt nur acht Stiche: ein Faller. Auf dem Tisch liegen die Karten von Nord, dem Dummy, mit vier Assen. Trumpf gibt es nicht, also kommt es auf die Asse an. Was bringt diese Hand?
lesson-honours-in-one-hand-tournament =
    Im **Turnier** gibt es nie eine Honneurprämie (§ 77 der Turnier-Bridge-Regeln). Dort soll das Kartenglück möglichst wenig ausmachen: Der Score kommt nur vom Kontrakt und von den Stichen.
lesson-honours-in-one-hand-end =
    Melden Sie Ihre Figuren erst nach dem Spiel: Niemand verrät gern vorher, was im Blatt steckt.

## a-whole-rubber

lesson-a-whole-rubber-title = Ein ganzer Rubber
lesson-a-whole-rubber-goal =
    Nach dieser Lektion können Sie einen ganzen Rubber anschreiben.
    
    „Noch ein Rubber vor dem Abendessen?“ Vier Leute, zwei Kartenpakete, etwa eine Stunde. Wir sind Nord-Süd und verfolgen einen Rubber von der ersten Austeilung bis zur Schlusssumme: sechs Austeilungen, drei Vollspiele.
lesson-a-whole-rubber-draw =
    Vor der ersten Austeilung **zieht jeder eine Karte**. Die beiden höchsten spielen zusammen gegen die beiden niedrigsten; bei gleichen entscheidet die Farbe, Pik voran. Wer die höchste hat, wählt Platz und Kartenpaket und **teilt als Erster**.
lesson-a-whole-rubber-cards =
    Mit **zwei Paketen** muss niemand warten: Während der Teiler austeilt, mischt sein **Partner** das andere Paket für die nächste Austeilung. Unmittelbar vor dem Teilen hebt der Spieler rechts vom Teiler ab. Ausgeteilt wird Karte für Karte, die erste nach links.
lesson-a-whole-rubber-rule =
    Nach jeder Austeilung teilt der **linke Nachbar**. Passen alle vier, wird nichts geschrieben, und der Nächste teilt.
    
    So geht es weiter, bis eine Seite zwei Vollspiele hat. Das können zwei Austeilungen sein oder zwanzig.
lesson-a-whole-rubber-first =
    Austeilung 1. Nord reizt { BRIDGE("1NT") } und gewinnt acht Stiche. Der Kontrakt kommt unter den Strich. Und der achte Stich?
lesson-a-whole-rubber-second =
    Austeilung 2: West erfüllt { BRIDGE("3H") }, 90 unter dem Strich, kurz vor dem Vollspiel. Austeilung 3: Ost spielt { BRIDGE("3DX") } und gewinnt sieben Stiche, zwei zu wenig. Noch hat niemand ein Vollspiel, also ist Ost-West nicht in Gefahr: 300 für uns.
lesson-a-whole-rubber-picture =
    Austeilung 4; West teilt. Süd bietet { BRIDGE("2NT") }, und Nord passt. Warum nicht { BRIDGE("3NT") }? Wir haben 40 unter dem Strich, und 40 und 70 genügen für das Vollspiel. Beim Rubberbridge reizt man mit Blick auf den Zettel.
lesson-a-whole-rubber-third =
    Süd erfüllt den Kontrakt: 110, das erste Vollspiel, und wir sind in Gefahr. Die 90 von Ost-West zählen nicht mehr für das nächste Vollspiel, bleiben aber auf dem Zettel.
lesson-a-whole-rubber-last-step =
    Austeilung 5. West reizt { BRIDGE("6S") } und gewinnt zwölf Stiche: 180 unter dem Strich, ein Vollspiel. Darüber 500 für den Schlemm, denn Ost-West hatte noch kein Vollspiel, und die Figuren: West hatte vier von fünf. Wie viel kommt im Ganzen über den Strich?
lesson-a-whole-rubber-notes-vote =
    Ein anderer Rubber, bevor unserer abgerechnet wird. Viele stimmen für 500, weil Ost-West 40 unter dem Strich hat. Aber ein Teilkontrakt ist kein Vollspiel: Der Sieg ist glatt und bringt 700, mehr als ein harter Kampf.
lesson-a-whole-rubber-fourth =
    Austeilung 6. Süd erfüllt { BRIDGE("4S") }: Das ist unser zweites Vollspiel, und wir haben den Rubber gewonnen. Ost-West hat ein Vollspiel, die Prämie ist also 500. Dann wird alles zusammengezählt, auch die 90 von vorhin: 1.060 für uns, 870 für Ost-West.
lesson-a-whole-rubber-settle =
    Wir haben mit **190** Punkten gewonnen. Wo um kleine Beträge gespielt wird, zahlen die Verlierer den Unterschied. Viele runden auf ganze Hunderter, hier auf zweihundert: ein Brauch, keine Regel.
lesson-a-whole-rubber-tactics =
    Wofür lohnt sich der Kampf? Ein Überstich bringt 20 oder 30, der Rubber 500 oder 700. Drei Faller im Kontra, um ein Vollspiel zu verhindern, kosten schon nicht in Gefahr 500, so viel wie die kleinere Rubberprämie. Das ist ein Rat, keine Regel.
lesson-a-whole-rubber-push =
    Und wenn für Sie kein Vollspiel in Reichweite ist, reizen Sie nicht zu lange mit: Sie könnten die Gegner in ihres treiben.
lesson-a-whole-rubber-history =
    Anfang der Dreißigerjahre füllte ein Rubberbridge-Wettkampf die Zeitungen: Ely Culbertson gegen Sidney Lenz in New York, hundertfünfzig Rubber. Culbertsons Seite gewann, und viele, die davon lasen, wollten Bridge lernen.
lesson-a-whole-rubber-end =
    Vier Leute, zwei Kartenpakete, Papier und Bleistift: Mehr braucht ein Abend nicht. Wen laden Sie ein?

## four-deals

lesson-four-deals-title = Chicago in vier Austeilungen
lesson-four-deals-goal =
    Nach dieser Lektion können Sie ein Chicago anschreiben.
    
    Ein Rubber kann eine Stunde dauern. Wer spät in den Club kommt, möchte nicht so lange warten: Ein Chicago ist nach **vier Austeilungen** zu Ende. Seine Regeln sind ein Brauch; in den Turnierregeln stehen sie nicht.
lesson-four-deals-dealer =
    Jeder **teilt einmal**. Niemand wird übergangen: Wenn alle vier passen, **teilt derselbe Spieler noch einmal**.
lesson-four-deals-first = Süd hat den ersten Kontrakt erfüllt; dann hat Ost geteilt, und alle haben gepasst. Ost teilt noch einmal.
lesson-four-deals-vulnerable =
    Die Nummer der Austeilung bestimmt, wer **in Gefahr** ist:
    
    - bei der ersten niemand
    - bei der zweiten und dritten die **Seite des Teilers**
    - bei der vierten alle.
lesson-four-deals-rule =
    Stiche, Schlemme, Faller und Honneurprämien zählen wie im Rubber. Aber ein **Vollspiel bringt sofort** 300, in Gefahr 500. Am Ende gibt es keine weitere Prämie.
lesson-four-deals-second = Süd hat { BRIDGE("2H") } gereizt und neun Stiche gewonnen: 60 und 30, kein Vollspiel. Die 60 zählen weiter, **bis jemand ein Vollspiel hat**.
lesson-four-deals-last-step = Bei der dritten Austeilung sind wir in Gefahr, und Nord erfüllt { BRIDGE("2C") }. 60 haben wir schon. Wie viel bekommen wir im Ganzen?
lesson-four-deals-notes-vote =
    Ein anderes Chicago. Viele zählen unsere 40 zu den 60 und stimmen für ein Vollspiel. Fragen Sie, was dazwischen war: Mit dem Vollspiel von Ost-West beginnen beide Seiten wieder bei null.
lesson-four-deals-end-of-four = Ein **Teilkontrakt bei der letzten Austeilung** bringt 100 dazu. Dann wird alles zusammengezählt.
lesson-four-deals-customs =
    Nicht jeder Tisch spielt gleich. An manchen ist bei der zweiten und dritten Austeilung die Seite in Gefahr, die **nicht teilt**; an anderen steht jede Austeilung für sich, und ein Teilkontrakt bringt 50. Einigen Sie sich vorher.
lesson-four-deals-end =
    Vier Austeilungen, dann können die Partner wechseln: Zu sechst muss zu Hause niemand lange zusehen.
