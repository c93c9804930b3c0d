### Lessons on the tournament: pairs and tables, matchpoints, ranking, team matches.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-tournament-title = Das Turnier

## pairs-and-tables

lesson-pairs-and-tables-title = Paare und Tische
lesson-pairs-and-tables-goal =
    Nach dieser Lektion kennen Sie Ihre Paarnummer, Ihren nächsten Tisch und den Weg der Boards.
    
    Sie kommen mit Ihrem Partner in den Club und melden sich an. „Tisch 3, Ost-West“, sagt die Turnierleitung. Von da an hat Ihr Paar eine Nummer, und nach jeder Runde wird gewechselt. Wer geht wann wohin?
lesson-pairs-and-tables-number =
    Ein **Nord-Süd-Paar** bekommt die Nummer des Tisches, an dem es beginnt, ein **Ost-West-Paar** dieselbe Nummer **plus hundert**. Sie gilt bis zum Schluss, wo auch immer man gerade sitzt: Unter dieser Nummer werden die Ergebnisse eingetragen.
lesson-pairs-and-tables-first =
    Sie sitzen an Tisch 3 auf West, Ihr Partner auf Ost. Ihr Paar hat die Nummer 103. Das Paar auf den beiden anderen Plätzen hat die Nummer 3.
lesson-pairs-and-tables-rule =
    Am Ende jeder **Runde** wird gewechselt:
    
    – Nord-Süd **bleibt** sitzen,
    – Ost-West geht **einen Tisch höher**: von 1 an 2, von 2 an 3 und vom letzten Tisch an Tisch 1.
    
    Diese Art zu wechseln heißt **Mitchell**.
lesson-pairs-and-tables-picture =
    Sieben Tische, am Ende der Runde 2. Links steht der Tisch, daneben, wer Nord-Süd und wer Ost-West saß. Suchen Sie Paar 103: Es hat an Tisch 3 begonnen und eben an Tisch 4 gespielt.
lesson-pairs-and-tables-second =
    Runde 2 ist vorbei, und Paar 103 steht von Tisch 4 auf. Ost-West geht einen Tisch höher: wohin also? Und Paar 3? Das bleibt, wo es ist.
lesson-pairs-and-tables-boards =
    Auch die **Boards** wandern, aber in der Gegenrichtung: **einen Tisch tiefer**. Dafür ist Nord verantwortlich (§ 8), auch wenn alle beim Tragen helfen dürfen.
lesson-pairs-and-tables-third =
    Die eben an Tisch 4 gespielten Boards braucht jetzt Tisch 3. Paare und Boards gehen also in entgegengesetzter Richtung, und so bekommt jedes Paar immer wieder neue Boards.
lesson-pairs-and-tables-last-step =
    Tisch 3 gibt seine Boards an Tisch 2, Tisch 2 an Tisch 1. Einen niedrigeren gibt es nicht, und die Boards gehen im Kreis, genau wie die Paare. Wohin gehen bei sieben Tischen die Boards von Tisch 1?
lesson-pairs-and-tables-signal =
    Eine Runde hat meist zwei oder mehr Boards, mit etwa acht Minuten für jedes. Sie endet auf das Zeichen der Turnierleitung; wer noch spielt, spielt zu Ende. Das Turnier ist zu Ende, wenn alle vorgesehenen Boards gespielt sind. Eine Punktzahl, die man erreichen muss, gibt es nicht.
lesson-pairs-and-tables-skip =
    Bei **gerader** Tischzahl gibt es einen Haken: Nach der Hälfte, bei sechs Tischen also nach drei Runden, kämen die Ost-West-Paare zu Boards, die sie schon kennen. Darum **überspringen** sie einen Tisch: Ein einziges Mal gehen sie zwei Tische höher.
lesson-pairs-and-tables-fourth =
    Bei sechs Tischen kommt der Sprung nach Runde 3. Paar 101 ist wie gewohnt von Tisch 1 an 2 und 3 gewandert. Jetzt lässt es Tisch 4 aus.
lesson-pairs-and-tables-rounds =
    Bei sechs Tischen spielt man gewöhnlich fünf Runden. In einer sechsten träfe jedes Ost-West-Paar wieder auf das Nord-Süd-Paar, gegen das es in Runde 1 gespielt hat. Bei ungerader Tischzahl wird nie gesprungen.
lesson-pairs-and-tables-notes-vote =
    Viele stimmen für 102, die Nummer des Tisches. Fragen Sie, woher dieses Paar kommt: Seit dem Anfang ist es drei Tische höher gegangen. Also von Tisch 2 aus drei zurück, im Kreis: 1, 7, 6.
lesson-pairs-and-tables-notes-question =
    Viele lassen auch die Boards springen und antworten 3. Es springen aber nur die Paare; die Boards gehen immer einen Tisch tiefer. Wenn Platz ist, lassen Sie die Klasse den Weg zwischen den Tischen abgehen.
lesson-pairs-and-tables-end =
    Ost-West hinauf, die Boards hinunter, Nord-Süd bleibt sitzen: So finden Sie sich den ganzen Abend zurecht.

## matchpoints

lesson-matchpoints-title = Matchpunkte
lesson-matchpoints-goal =
    Hier lernen Sie, einen Boardzettel zu lesen und die Matchpunkte auszurechnen.
    
    Sie haben { BRIDGE("4S") } gereizt und erfüllt: 620. Ist das gut? Im Paarturnier weiß das noch niemand. An allen Tischen werden dieselben Karten gespielt, und es zählt, was die anderen daraus gemacht haben.
lesson-matchpoints-picture =
    Das ist der **Boardzettel** mit den Ergebnissen aller Tische. Board 44 wurde sechsmal gespielt. Alle Nord-Süd-Paare hatten dieselben Karten, und doch hat jedes einen anderen Score. Die letzte Spalte füllen wir gleich aus.
lesson-matchpoints-line =
    Lesen Sie eine Zeile von links nach rechts. Paar 4 traf auf Paar 104. Süd spielte { BRIDGE("4S") } und hatte einen Faller. Die 100 stehen in der Spalte Ost-West: Diese Seite schreibt sie, und für Nord-Süd sind es −100. Ausgefüllt wird die Zeile von Nord, geprüft von Ost oder West.
lesson-matchpoints-rule =
    Jedes Paar wird nur mit den anderen Paaren **seiner Richtung** verglichen. Für jedes Paar, das es schlägt, bekommt es **2 Matchpunkte** (§ 78). Ob es um 10 Punkte besser war oder um tausend, spielt keine Rolle.
lesson-matchpoints-first =
    Paar 1 hat 620. Zählen Sie die niedrigeren Scores von Nord-Süd: 200, 170, 140 und −100. Es hat vier Paare geschlagen, jedes bringt zwei Matchpunkte. Niemand sonst hat 620; um gleiche Scores geht es in der nächsten Lektion.
lesson-matchpoints-notes-second =
    Lassen Sie die sechs Scores zuerst vom schlechtesten zum besten ordnen. Dann füllt sich die Spalte von unten: 0, 2, 4 und so weiter.
lesson-matchpoints-second =
    Paar 2 schlägt nur das Paar, das gefallen ist. Paar 4 mit −100 schlägt niemanden. Und Paar 6 mit 650 schlägt alle fünf anderen.
lesson-matchpoints-top =
    Mehr als den **Top** kann man auf einem Board nicht bekommen: zweimal die Zahl der Tische, an denen es gespielt wurde, minus zwei. Bei Board 44 ist das 6 × 2 − 2, also 10. Der schlechteste Score bekommt 0.
lesson-matchpoints-complement =
    Und Ost-West? Das Paar bekommt, was **zum Top fehlt**. Paar 1 hat 8, also haben seine Gegner an diesem Tisch 2. Je weniger Punkte Nord-Süd schreibt, desto besser für Ost-West.
lesson-matchpoints-last-step =
    Paar 5 hat 200. Niedriger sind 140, 170 und −100, höher sind 620 und 650. Wie viele Matchpunkte sind das?
lesson-matchpoints-notes-vote =
    Viele stimmen für 0, weil 100 Punkte verloren sind. Fragen Sie nach den anderen Nord-Süd-Paaren: Alle haben mehr verloren. Zeigen Sie danach den nächsten Text.
lesson-matchpoints-minus =
    Auch ein Minus kann ein Top sein. Kann Ost-West überall seinen Kontrakt erfüllen, ist es besser, nur 100 zu verlieren als 140. Und auch eine durchgepasste Austeilung zählt: Sie ist 0 wert, mehr als jedes Minus.
lesson-matchpoints-scale =
    In manchen Clubs bringt jedes geschlagene Paar 1 Matchpunkt statt 2. Dann sind alle Zahlen halb so groß, die Reihenfolge der Paare bleibt dieselbe. Unsere Fragen sagen immer, welche Zählweise gilt.
lesson-matchpoints-end =
    Im Paarturnier lohnt sich der Kampf schon um einen einzigen Überstich: Mit ihm überholen Sie vielleicht den halben Saal.

## ties-and-ranking

lesson-ties-and-ranking-title = Gleiche Scores und Rangliste
lesson-ties-and-ranking-goal =
    Am Ende können Sie Matchpunkte bei gleichen Ergebnissen verteilen und eine Rangliste lesen.
    
    Zwei Paare haben { BRIDGE("4S") } genau erfüllt, beide schreiben 420. Keines hat das andere geschlagen. Was bekommen sie dafür? Und wer hat am Ende des Abends gewonnen?
lesson-ties-and-ranking-picture =
    Board 11, viermal gespielt. Die Paare 1 und 2 haben denselben Score, Paar 3 hat einen Stich mehr gemacht, und Paar 4 ist gefallen.
lesson-ties-and-ranking-rule =
    Ein **gleicher** Score ist ein halber Sieg: Beide Paare bekommen dafür **1 Matchpunkt**, statt 2 und 0 (§ 78).
lesson-ties-and-ranking-first =
    Paar 1 schlägt Paar 4, das sind 2, und ist gleich mit Paar 2, das ist 1. Bei Paar 2 ist es genauso. Sehen Sie sich die Spalte an: Der Top ist 6.
lesson-ties-and-ranking-places =
    Man kann es auch so sehen: Mit verschiedenen Scores hätten die beiden mittleren Paare 4 und 2 bekommen. Diese Plätze **teilen** sie sich: zusammen 6, also 3 für jedes. Beide Wege führen immer zur selben Zahl.
lesson-ties-and-ranking-notes-second =
    Ein häufiger Fehler: Die drei gleichen Scores werden als einer gezählt. Lassen Sie Paar für Paar ansagen: niedriger, gleich oder höher?
lesson-ties-and-ranking-second =
    Board 33, sechsmal gespielt, und drei Paare haben 430. Paar 2 schlägt 400 und −50 und ist gleich mit zwei anderen Paaren: zweimal 2 und zweimal 1.
lesson-ties-and-ranking-last-step =
    Auf Board 63 hat Paar 1 den Score 110. Zwei Paare haben 140, eines hat −100, und ein anderes hat ebenfalls 110. Ein Score ist geschlagen, einer gleich. Wie viele Matchpunkte?
lesson-ties-and-ranking-notes-vote =
    Viele glauben, der beste Score sei immer ein Top. Fragen Sie: Hat jedes der beiden Paare alle anderen geschlagen? Nein, einander nicht. Also fehlt etwas.
lesson-ties-and-ranking-top =
    Wird der beste Score **geteilt**, bleibt er unter dem Top. Haben auf Board 11 zwei von vier Paaren 450, bekommt jedes 5 statt 6. Den vollen Top hat auf diesem Board niemand.
lesson-ties-and-ranking-sum =
    Für die **Rangliste** werden die Matchpunkte aller Boards zusammengezählt; die höchste Summe gewinnt. Die Turnierleitung sammelt die Zettel ein, der Computer rechnet. Ein schlechtes Board ist nur eines von vielen.
lesson-ties-and-ranking-percentage =
    In der Rangliste an der Wand stehen **Prozente**: Ihre Matchpunkte, gemessen an allen, die möglich waren. 3 von 6 ist die Hälfte, also 50 %, genau der Durchschnitt. So lassen sich auch Abende mit mehr oder weniger Boards vergleichen.
lesson-ties-and-ranking-end =
    Suchen Sie in der nächsten Rangliste Ihren Prozentsatz: Liegt er über der Hälfte, waren Sie besser als der Durchschnitt.

## team-matches

lesson-team-matches-title = Der Teamkampf
lesson-team-matches-goal =
    In dieser Lektion lernen Sie, zwei Tische zu vergleichen und die Differenz in IMP umzurechnen.
    
    Heute spielen zwei Teams gegeneinander. Sie und Ihr Partner sitzen an einem Tisch, zwei Freunde aus Ihrem **Team** am anderen. An beiden Tischen werden dieselben Boards gespielt. Danach setzt man sich zusammen und vergleicht.
lesson-team-matches-seats =
    An Tisch 1 sitzt unser Paar **Nord-Süd**, an Tisch 2 unser anderes Paar **Ost-West**, mit den Karten, die an Tisch 1 die Gegner hatten. Ein Team hat vier Spieler oder mehr: Sind es fünf oder sechs, setzt abwechselnd jemand aus.
lesson-team-matches-halves =
    Jeder Tisch beginnt mit der Hälfte der Boards. **Zur Halbzeit tauschen die Tische sie aus**; am Ende haben beide alle gespielt. Bis dahin spricht niemand über Boards, die schon gespielt sind.
lesson-team-matches-picture =
    Board 44 an beiden Tischen. An Tisch 1 hat unser Nord-Süd-Paar { BRIDGE("4S") } erfüllt. An Tisch 2 haben die anderen mit denselben Karten nur { BRIDGE("2S") } gereizt und zehn Stiche gemacht.
lesson-team-matches-rule =
    Zählen Sie zusammen, was **unsere beiden Paare** haben, mit Vorzeichen. Tisch 1: plus 620. Tisch 2: Die anderen schreiben 170, unser Paar hat also minus 170. Zusammen plus 450.
lesson-team-matches-first =
    Zuerst die Differenz in Punkten, dann der Blick in die Tabelle: Aus 450 Punkten werden 10 IMP.
lesson-team-matches-imps =
    Man kann einen Teamkampf entscheiden, indem man die Differenzen aller Boards einfach zusammenzählt: die **Gesamtpunkte**. Dann kann aber ein einziges verrücktes Board mehr ausmachen als alle anderen.
lesson-team-matches-table =
    Darum rechnet man meist in **IMP**, internationalen Matchpunkten: Eine Tabelle macht aus jeder Differenz eine Zahl von 0 bis 24 (§ 78). 450 Punkte sind 10 IMP, 720 nur 12. Sehr große Differenzen zählen so weniger stark.
lesson-team-matches-notes-second =
    Lassen Sie die Klasse selbst in der Tabelle suchen. Auswendig können muss sie niemand: Sie hängt in jedem Club und steckt in jedem Rechenprogramm.
lesson-team-matches-second =
    An Tisch 1 hat unser Paar zwei Faller: minus 100. An Tisch 2 haben die anderen { BRIDGE("2S") } erfüllt, unser Paar hat also minus 110. Beides zählt man zusammen.
lesson-team-matches-last-step =
    An Tisch 1 hat unser Paar { BRIDGE("4S") } mit einem Überstich gemacht: 650. An Tisch 2 haben die anderen { BRIDGE("6S") } gereizt und sind gefallen, unser Paar hat dort also 100. Zusammen 750. In welcher Zeile der Tabelle liegt 750?
lesson-team-matches-notes-vote =
    Die beiden Kontrakte werden von verschiedenen Seiten gespielt, darum ziehen viele ab: 0 Punkte. Fragen Sie Tisch für Tisch: Wer hat die 50 geschrieben, wir oder die anderen?
lesson-team-matches-both =
    Beide Kontrakte sind gefallen, und beide Male war **unser** Paar im Gegenspiel. 50 und 50 sind 100 Punkte für uns. Es zählt, wer schreibt, und nicht, wer Nord-Süd sitzt.
lesson-team-matches-end =
    Das Abrechnen mit dem Team ist der schönste Teil des Abends. Bieten Sie an, es das nächste Mal zu übernehmen.

## one-whole-board

lesson-one-whole-board-title = Ein ganzes Board
lesson-one-whole-board-goal =
    Die einzelnen Teile kennen Sie inzwischen. Diese Lektion setzt sie zusammen: ein Board, vom Aufnehmen der Karten bis zu den Matchpunkten an der Wand.
    
    Am Ende verfolgen Sie selbst ein ganzes Board, Frage für Frage. Nichts eilt.
lesson-one-whole-board-before =
    Vor der Reizung: Zählen Sie Ihre dreizehn Karten verdeckt, dann sehen Sie sie an. Auf dem Board steht, wer teilt und wer in Gefahr ist. Auf Board 20 teilt West, und beide Seiten sind in Gefahr.
lesson-one-whole-board-auction =
    Die Reizung geht reihum, bis nach einem Gebot drei Spieler hintereinander gepasst haben.
lesson-one-whole-board-contract =
    Das letzte Gebot ist { BRIDGE("2H") }. Süd hat auf seiner Seite als Erster Cœur genannt: Alleinspieler ist Süd, Dummy ist Nord, und West spielt aus.
lesson-one-whole-board-lead =
    Das Ausspiel wird verdeckt hingelegt. Der Partner darf noch fragen. Dann wird es aufgedeckt, der Dummy legt seine Karten hin, und der Alleinspieler spielt aus beiden Händen.
lesson-one-whole-board-trick =
    Jeder Stich: Wer den letzten gewonnen hat, spielt aus, alle bedienen, wenn sie können, und die höchste Karte der ausgespielten Farbe oder der höchste Trumpf gewinnt. Hier spielte West { BRIDGE("D4") } aus, und Ost gewann mit { BRIDGE("DA") }.
lesson-one-whole-board-after =
    Nach dem Spiel einigen sich alle, wie viele Stiche gemacht wurden. Erst dann kommen die Karten zurück, jede Hand in ihr Fach. Nord schreibt das Ergebnis auf den Boardzettel.
lesson-one-whole-board-score =
    Süd hat in { BRIDGE("2H") } 8 Stiche gemacht, so viele wie gereizt. Was ist das wert?
lesson-one-whole-board-notes-vote =
    Viele vergleichen nur mit den besseren Ergebnissen. Gehen Sie die Spalte durch: Wer hat weniger als 110, wer ebenso viel?
lesson-one-whole-board-whole =
    Jetzt ein Board für Sie. Es ist Board 5. Wenn Sie eine Antwort nicht wissen, lassen Sie sie sich zeigen und gehen Sie weiter: Die nächste Frage hängt nicht davon ab.
lesson-one-whole-board-notes-whole =
    Etwa dreißig Fragen. Die schnellen beantwortet der Kurs laut; abstimmen lassen Sie, wo die Meinungen auseinandergehen. Sie können jederzeit aufhören.
lesson-one-whole-board-end =
    Sie können einem Board von der ersten Karte bis zur letzten Zahl folgen. Beim Üben finden Sie ganze Boards, so viele Sie wollen.
