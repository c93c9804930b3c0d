### Lessons of the chapter “evening”.

chapter-evening-title = Ein Abend als Turnierleiter

## A trick gone wrong (Laws 45, 57, 65 to 67)

lesson-a-trick-gone-wrong-title = Wenn beim Stich etwas schiefgeht
lesson-a-trick-gone-wrong-goal =
    Am Ende wissen Sie, was geschieht, wenn zu einem Stich eine Karte fehlt, eine zu viel ist oder eine zu früh kommt, und wer einen Stich noch einmal sehen darf.
    
    Ein Clubabend, spät: Süd träumt und spielt zum Stich keine Karte. Was nun?
lesson-a-trick-gone-wrong-picture =
    Drei Karten liegen auf dem Tisch, die vierte fehlt. Niemand bringt das selbst in Ordnung: Man ruft die Turnierleitung. Sie fragt zuerst: Haben schon **beide Seiten** zum nächsten Stich gespielt?
lesson-a-trick-gone-wrong-missing =
    Wenn nicht, wird die fehlende Karte einfach gespielt. Wenn ja, bleibt der Stich, wo er ist. Der Spieler legt eine Karte zu den gespielten, möglichst in der ausgespielten Farbe. Das gilt als **Revoke** und kann einen Stich kosten (§ 67).
lesson-a-trick-gone-wrong-first =
    Es wird rechtzeitig bemerkt. Süd spielt jetzt ein Cœur, und niemand hat etwas verloren.
lesson-a-trick-gone-wrong-second =
    Dasselbe, aber zu spät bemerkt. Folgen Sie den drei Fragen: die Karte, der Revoke, die Kosten.
lesson-a-trick-gone-wrong-notes-vote =
    Viele lassen die zweite Karte zurückgehen, weil sie ein Versehen war. Fragen Sie, wem sie gehört: Ost ist Gegenspieler, und West hat sie gesehen. Zwei Minuten.
lesson-a-trick-gone-wrong-extra =
    Eine zweite Karte ist eine **fünfte Karte**: Die des Alleinspielers geht zurück, die eines Gegenspielers wird zur Strafkarte (§ 45). Klebten zwei aneinander und merkt man es zu spät, geht die überzählige zurück. War sie anderswo fällig, ist das ein Revoke.
lesson-a-trick-gone-wrong-third =
    Zwei Karten klebten aneinander, und alle haben die zweite beim Zurückgeben gesehen. Wem gehört sie? Dann wissen Sie, was aus ihr wird.
lesson-a-trick-gone-wrong-early =
    Spielt ein Gegenspieler **vor dem Partner**, zeigt er ihm eine Karte. Sie wird zur Hauptstrafkarte, und der Alleinspieler schränkt den Partner auf eine von vier Arten ein. Hat der Partner schon gespielt, wird die Karte einfach gespielt, wenn sie erlaubt ist (§ 57).
lesson-a-trick-gone-wrong-turned =
    Der Stich ist vorbei, und alle drehen ihre Karte um: **senkrecht** für gewonnen, **waagrecht** für verloren. Bis die eigene Seite weiterspielt, darf man auf eine falsch gelegte Karte hinweisen, auch als Dummy. Den Stich noch einmal sehen darf nur, wessen Karte noch offen liegt (§§ 65 und 66).
lesson-a-trick-gone-wrong-end =
    Drei Fragen helfen immer. Haben beide Seiten weitergespielt? Ist es ein Gegenspieler? Hat der Partner schon gespielt? Den Rest weiß die Turnierleitung.

## Wrong cards, wrong board (Laws 13 to 15)

lesson-the-wrong-board-title = Das falsche Board
lesson-the-wrong-board-goal =
    Am Ende wissen Sie, was die Turnierleitung tut, wenn ein Blatt nicht dreizehn Karten hat, wenn eine Karte fehlt und wenn ein Board am falschen Tisch ist.
    
    Ein neues Board. Nord zählt und zählt noch einmal: vierzehn. Was nun?
lesson-the-wrong-board-picture =
    Nord hat vierzehn Karten und Ost zwölf. Am Tisch davor hat jemand eine Karte ins falsche Fach gesteckt. Niemand sucht sie: Man ruft die Turnierleitung, und die fragt, ob einer der beiden schon **angesagt** hat.
lesson-the-wrong-board-count =
    Hat es keiner, werden die Karten berichtigt, und das Board wird gespielt. Sonst nur, wenn die Turnierleitung es für möglich hält; der Score kann später berichtigt werden. Nach dem Spiel gibt es kein Zurück: Das Ergebnis wird gestrichen (§ 13).
lesson-the-wrong-board-first =
    Niemand hat angesagt oder eine fremde Karte gesehen. Sehen Sie, wie einfach es ist.
lesson-the-wrong-board-second =
    Diesmal hat Nord schon mit vierzehn Karten geboten. Das Board wird gespielt, aber die Turnierleitung sieht sich das Ergebnis an.
lesson-the-wrong-board-notes-vote =
    Viele wollen einen berichtigten Score, weil Nord eine vierzehnte Karte gesehen hat. Fragen Sie, was sie über dieses Board verrät: nichts, sie stammt aus einem anderen Kartenpaket. Zwei Minuten.
lesson-the-wrong-board-missing =
    Hat ein Blatt zu wenig Karten und keines zu viele, dann **fehlt** eine. Sie kommt in ihr Blatt zurück; findet sie niemand, legt man die Verteilung mit einem anderen Kartenpaket nach. Ist das erste Ausspiel aufgedeckt, gilt die Karte als von Anfang an vorhanden (§ 14).
lesson-the-wrong-board-third =
    West zählt zwölf Karten und findet eine unter dem Stuhl. Die Reizung hat nicht begonnen. Wohin kommt die Karte, und kann es Folgen haben?
lesson-the-wrong-board-hand =
    Man kann auch **alle dreizehn Karten aus einem anderen Board** nehmen. Eine Ansage damit wird gestrichen, und der Spieler sagt neu an, außer der Partner hat inzwischen angesagt: Dann wird der Score berichtigt (§ 15).
lesson-the-wrong-board-players =
    Und wenn das ganze Board am falschen Tisch ist? Nur eines zählt: Hat **einer der vier** es schon gespielt? Wenn nicht, wird es beendet, und der Score gilt. Wenn doch, wird es für beide Paare gestrichen (§ 15).
lesson-the-wrong-board-end =
    Zählen Sie verdeckt, bevor Sie hinsehen, und prüfen Sie die Nummer des Boards: Dann geschieht das meiste davon nie. Wenn doch, rufen Sie die Turnierleitung, bevor Sie ansagen.

## victory-points

lesson-victory-points-title = Siegpunkte, und IMP im Paarturnier
lesson-victory-points-goal =
    In dieser Lektion lernen Sie, die IMP eines Teamkampfs in Siegpunkte umzurechnen und im Paarturnier mit IMP zu rechnen.
    
    In einer Liga spielt Ihr Team gegen jedes andere einen kurzen Kampf. Damit der Vergleich gerecht ist, muss jeder Kampf gleich viel zählen.
lesson-victory-points-picture =
    Ein Teamkampf über 16 Boards. Nur vier haben IMP gebracht: Wir haben 10 und 11 gewonnen, die anderen 5 und 2.
lesson-victory-points-scale =
    Zuerst zählt man die IMP jedes Teams zusammen. Die Differenz ist der **Abstand**. Eine Tabelle macht daraus **Siegpunkte** (§ 78): Beide Teams teilen sich 20, bei Gleichstand bekommt jedes 10. Jeder weitere IMP zählt etwas weniger als der vorige oder ebenso viel.
lesson-victory-points-first =
    Wir haben 21 IMP, die anderen 7: Der Abstand ist 14. In der Spalte für 16 Boards bekommen die Sieger 13,75, die Verlierer also 6,25.
lesson-victory-points-notes-first =
    Lassen Sie die Klasse zuerst die Spalte suchen, dann die Zeile. Die meisten Fehler kommen von der falschen Spalte. Welche Tabelle gilt, sagt der Veranstalter; manche kommen ohne Kommastellen aus.
lesson-victory-points-second =
    Ein Teamkampf über 8 Boards. Wir haben 6 IMP, die anderen 18: Wir verlieren mit 12 IMP Abstand. Die Sieger bekommen 14,39, für uns bleibt der Rest: 5,61.
lesson-victory-points-last-step =
    Ein Teamkampf über 24 Boards. Wir haben 18 IMP, die anderen 6. Der Abstand ist wieder 12, aber der Kampf war länger. Was bekommen wir dafür?
lesson-victory-points-board-a-match =
    Manche Teamkämpfe werden nach **Board-a-Match** gewertet: Jedes Board ist 2 Punkte wert. Das bessere Ergebnis bekommt beide, auch wenn es nur wenig besser ist; gleiche Scores bekommen je 1 (§ 78).
lesson-victory-points-pairs =
    Auch Paare können um IMP spielen. Beim **Cross-IMP** wird Ihr Score mit dem jedes anderen Paares verglichen, das Ihre Karten hatte. Jede Differenz wird in IMP umgerechnet, und diese werden zusammengezählt.
lesson-victory-points-third =
    Paar 1 hat 420. Paar 2 hat 170: 250 Differenz, 6 IMP. Paar 3 hat minus 50: 470 Differenz, 10 IMP. Zusammen sind es 16.
lesson-victory-points-notes-vote =
    Viele zählen zuerst die Punkte zusammen und sehen nur einmal in die Tabelle. Fragen Sie: Wie viele Vergleiche gibt es hier?
lesson-victory-points-one-by-one =
    Zwei Differenzen, **einzeln** nachgesehen: 700 Punkte sind 12 IMP, 250 sind 6. Zusammen minus 18. Wer zuerst die Punkte zusammenzählt, kommt auf zu wenig.
lesson-victory-points-datum =
    Beim **Butler** gibt es nur einen Vergleich: den mit dem **Durchschnitt** des Boards. Der beste und der schlechteste Score werden gestrichen, damit ein verrücktes Ergebnis nichts verdirbt. Der Durchschnitt wird auf ganze Zehner gerundet.
lesson-victory-points-fourth =
    Der höchste und der niedrigste Score, 450 und minus 50, werden gestrichen. 420, 170 und 140 ergeben 730; ein Drittel davon, gerundet, ist 240. Paar 4 hat 450, also 210 mehr: 5 IMP.
lesson-victory-points-end =
    Wenn Sie das nächste Mal eine Rangliste mit Kommastellen sehen, wissen Sie, woher sie kommen.

## a-board-without-a-result

lesson-a-board-without-a-result-title = Ein Board ohne Ergebnis
lesson-a-board-without-a-result-goal =
    In dieser Lektion lernen Sie, was jede Seite bekommt, wenn auf einem Board kein Ergebnis mehr möglich ist.
    
    Jemand spricht so laut über ein Board, dass der Nachbartisch alles hört. Die Turnierleitung entscheidet, dass dort kein Ergebnis mehr möglich ist. Was kommt auf den Zettel?
lesson-a-board-without-a-result-why =
    Die Turnierleitung vergibt einen **berichtigten Score** (§ 12C). Ohne Ergebnis vom Tisch ist das ein Anteil am Board. Wie groß er ist, hängt davon ab, wer schuld ist.
lesson-a-board-without-a-result-rule =
    Eine Seite, die keine Schuld trifft, bekommt **Durchschnitt plus**: 60 %. Wer nur teilweise schuld ist, bekommt den **Durchschnitt**: 50 %. Wer unmittelbar schuld ist, bekommt **Durchschnitt minus**: 40 %.
lesson-a-board-without-a-result-first =
    Nord-Süd trifft keine Schuld, Ost-West ist schuld. Also 60 % für Nord-Süd und 40 % für Ost-West. Die anderen Boards ändern hier nichts.
lesson-a-board-without-a-result-session =
    Gutes Spiel soll niemandem schaden. Hat eine Seite **ohne Schuld** auf ihren anderen Boards mehr als 60 %, bekommt sie auch hier so viel. Hat eine **schuldige** Seite dort weniger als 40 %, bekommt sie auch hier nur so viel.
lesson-a-board-without-a-result-second =
    Nord-Süd trifft keine Schuld, und das Paar hat auf den anderen Boards 64 %: Es bekommt auch hier 64 %. Ost-West ist schuld. Die 48 % helfen dem Paar nicht: 40 %.
lesson-a-board-without-a-result-last-step =
    Nord-Süd ist unmittelbar schuld und hat auf den anderen Boards nur 35 %. Ost-West ist teilweise schuld und hat 61 %. Was bekommt jede Seite?
lesson-a-board-without-a-result-notes-vote =
    Viele geben Ost-West, was Nord-Süd übrig lässt. Fragen Sie: Soll Ost-West darunter leiden, dass das andere Paar so gut spielt?
lesson-a-board-without-a-result-split =
    Jede Seite wird **für sich** beurteilt. Die beiden Prozentzahlen müssen nicht hundert ergeben. Waren die Boards schon vor dem Durchgang falsch vorbereitet, ist am Tisch niemand schuld, und beide Seiten bekommen Durchschnitt plus.
lesson-a-board-without-a-result-imps =
    In einem Turnier mit IMP gibt es keine Prozente. Durchschnitt plus sind normalerweise plus 3 IMP, der Durchschnitt 0, Durchschnitt minus sind minus 3. Der Veranstalter kann es anders festlegen.
lesson-a-board-without-a-result-corrections =
    Hängen die Ergebnisse aus, **prüfen Sie Ihre eigenen**. Ein falsch berechneter oder falsch eingetragener Score wird berichtigt, wenn Sie es rechtzeitig sagen. Dafür haben Sie eine halbe Stunde Zeit, sobald das amtliche Ergebnis einzusehen ist, wenn der Veranstalter nichts anderes festlegt (§ 79C).
lesson-a-board-without-a-result-tricks =
    Bei den Stichen ist es anders: **Einigen Sie sich, bevor die Karten ins Board zurückkommen.** Nach der Runde gibt es mehr nur, wenn die Turnierleitung klar überzeugt ist, dass sie gewonnen wurden (§ 79B). Einen Stich aber, von dem Sie wissen, dass Ihre Seite ihn nicht gewonnen hat, müssen Sie zurückgeben.
lesson-a-board-without-a-result-end =
    Rufen Sie die Turnierleitung, sobald etwas nicht stimmt. Früh gerufen, kann sie das Board oft noch retten.

## a-late-correction

lesson-a-late-correction-title = Eine späte Berichtigung
lesson-a-late-correction-goal =
    In dieser Lektion lernen Sie, welche Fehler in einem Score noch berichtigt werden, und bis wann.
    
    Die Ergebnisse hängen aus, und eines von Ihren kann nicht stimmen. Ist es zu spät?
lesson-a-late-correction-two =
    Es gibt zwei Arten von Fehlern. Entweder hat sich der Tisch richtig geeinigt, und es wurde **falsch eingetragen oder berechnet**. Oder der Tisch hat sich auf eine **falsche Zahl von Stichen** geeinigt.
lesson-a-late-correction-written =
    Was falsch eingetragen oder berechnet ist, wird berichtigt, bis die **Korrekturfrist** endet (§ 79C). Wer es sieht, darf es sagen. Die Frist dauert eine halbe Stunde und beginnt, sobald das amtliche Ergebnis einzusehen ist, wenn der Veranstalter keine andere festlegt.
lesson-a-late-correction-first =
    Der Tisch hatte sich auf einen Überstich geeinigt, und er wurde nicht eingetragen. Nach 20 Minuten ist noch Zeit: Die Zeile wird auf 650 berichtigt.
lesson-a-late-correction-tricks =
    Bei falsch gezählten Stichen ist es anders. Bis zum **Ende der Runde** stellt die Turnierleitung fest, wie viele jede Seite gewonnen hat. Danach gibt es mehr nur, wenn sie **klar überzeugt** ist (§ 79B). Gab es einen Claim, gelten andere Regeln.
lesson-a-late-correction-second =
    Ost-West verlangt den Überstich erst nach der Runde. Sonst erinnert sich niemand daran, und die Turnierleitung ist nicht überzeugt: Es bleibt bei 400, obwohl das amtliche Ergebnis noch nicht einmal aushängt.
lesson-a-late-correction-back =
    Und wenn Sie merken, dass Ihre **eigene Seite** einen Stich hat, den sie nicht gewonnen hat? Wissentlich darf ihn niemand behalten (§ 79A). Sie sagen es, und solange die Frist läuft, wird der Score berichtigt.
lesson-a-late-correction-last-step =
    Ost-West bemerkt nach 25 Minuten, dass der Überstich keiner war. Was wird aus dem Score der Seite?
lesson-a-late-correction-notes-vote =
    Viele sagen: Nach der Runde bleiben die Stiche, wie sie sind. Fragen Sie: Verlangt hier jemand mehr?
lesson-a-late-correction-period =
    Der Veranstalter kann eine andere Frist festlegen; der Aushang nennt sie. Ist sie abgelaufen, bleibt der Score in der Regel. Nur wenn der Veranstalter es erlaubt und kein vernünftiger Zweifel besteht, wird ein falscher Eintrag noch berichtigt (§ 79C).
lesson-a-late-correction-end =
    Einigen Sie sich über die Stiche, bevor die Karten ins Board zurückkommen, lesen Sie die Zeile, bevor Sie den Tisch verlassen, und sehen Sie die Ergebnisse an, bevor Sie nach Hause gehen.

## half-tables-and-howell

lesson-half-tables-and-howell-title = Halbe Tische und Howell
lesson-half-tables-and-howell-goal =
    Am Ende wissen Sie, wer aussetzt, wenn ein Paar fehlt, was gedrehte Boards sind, und wohin Sie im Howell gehen.
    
    Es ist acht Uhr, und dreizehn Paare sind gekommen. Wer spielt gegen wen?
lesson-half-tables-and-howell-half =
    Bei einer ungeraden Zahl von Paaren gibt es einen **halben Tisch**. Ein Paar fehlt, und wer auf dieses Paar träfe, setzt eine Runde aus. Im Mitchell ist das jede Runde ein anderes Paar, denn Ost-West geht weiter.
lesson-half-tables-and-howell-first =
    Paar 107 fehlt. Es hätte an Tisch 7 begonnen und wäre jetzt, in Runde 3, an Tisch 2. Also hat Paar 2 keine Gegner.
lesson-half-tables-and-howell-percent =
    Wer aussetzt, spielt weniger Boards und kann weniger Matchpunkte gewinnen. Die Summe wäre nicht gerecht: Es zählen die **Prozente**, der Anteil des Möglichen. Eine freie Runde bleibt einfach weg.
lesson-half-tables-and-howell-second =
    Gespielt wurden drei Runden, mit je 40 möglichen Matchpunkten. Man addiert, was das Paar gewonnen hat, und was es gewinnen konnte. Die freie Runde zählt in keiner der beiden Summen.
lesson-half-tables-and-howell-notes-vote =
    Die meisten stimmen für die höchste Summe. Fragen Sie: Wie viele hätte dieses Paar haben können? Zwei Minuten.
lesson-half-tables-and-howell-turned =
    Im Mitchell wird Nord-Süd nur mit Nord-Süd verglichen. Für **eine** Rangliste aller Paare lässt die Turnierleitung die Boards um ein Viertel drehen, meist in der letzten Runde. Niemand wechselt den Platz, aber alle haben die **Karten der anderen Seite** (§ 8).
lesson-half-tables-and-howell-third =
    An Tisch 4 sitzt Paar 4 auf Nord-Süd und Paar 105 auf Ost-West. Die Boards sind gedreht: 105 hat die Karten von Nord-Süd. Also gehört 105 in die Spalte N-S.
lesson-half-tables-and-howell-last-step =
    Paar 4 hat in dieser Runde die Karten von Ost-West. Mit wem wird es verglichen: mit dem Paar, das in Runde 2 auf denselben Plätzen saß, oder mit dem, das dieselben Karten hatte?
lesson-half-tables-and-howell-howell =
    Bei wenigen Tischen spielen viele Clubs einen **Howell**: Jedes Paar trifft auf alle anderen. Eines, das mit der höchsten Nummer, bleibt. Jedes andere geht dorthin, wo **das Paar mit der nächstniedrigeren Nummer** eben gespielt hat, und Paar 1 dorthin, wo das letzte von ihnen war. Das steht auch auf der Karte am Tisch.
lesson-half-tables-and-howell-fourth =
    Paar 4 sucht Paar 3. Das hat eben an Tisch 2 gespielt, also geht Paar 4 jetzt dorthin, auf dieselben Plätze.
lesson-half-tables-and-howell-end =
    Sehen Sie auf die Karte am Tisch, bevor Sie aufstehen: Dort steht, wohin Sie gehen und welche Boards kommen. Wollen zwei Paare dieselben Plätze, rufen Sie sofort die Turnierleitung, bevor jemand eine Karte anfasst.
