### Chapter: penalty cards.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-penalty-cards-title = Strafkarten

## calling-the-director

lesson-calling-the-director-title = Die Turnierleitung rufen
lesson-calling-the-director-goal =
    In dieser Lektion erfahren Sie, was zu tun und was zu lassen ist, wenn etwas schiefgeht.
    
    Ost rutscht eine Karte aus der Hand, und nun liegt sie offen auf dem Tisch. „Nimm sie zurück“, sagt der eine. „Nein, jetzt musst du sie spielen“, sagt die andere. Alle meinen es gut. Aber wer hat recht, und wer entscheidet?
lesson-calling-the-director-laws =
    An jedem Tisch geht einmal etwas schief, im Club wie bei einer Weltmeisterschaft. Die Regeln wollen niemanden bestrafen. Sie bringen die Sache **wieder in Ordnung**: Die andere Seite soll keinen Schaden haben, und das Spiel soll weitergehen.
lesson-calling-the-director-call =
    Sobald jemand auf eine **Regelwidrigkeit** hinweist, also auf etwas, das gegen die Regeln war, **wird sofort die Turnierleitung gerufen** (§ 9). Sie kennt die Regeln und wendet sie an.
    
    Rufen dürfen alle am Tisch, der Dummy aber erst, wenn jemand anders auf den Fehler hingewiesen hat.
lesson-calling-the-director-notes-wait =
    Fragen Sie, wer im letzten Monat die Turnierleitung gerufen hat, und warum die anderen nicht. Meist ist es Höflichkeit: Man will niemanden anklagen. Üben Sie laut „Turnierleitung, bitte“, Hand hoch, ohne auf jemanden zu zeigen. Drei Minuten.
lesson-calling-the-director-wait =
    Dann **warten** alle. Die Karten bleiben, wo sie sind, niemand reizt oder spielt weiter, niemand erklärt den anderen die Regeln. Wer die Sache rasch selbst in Ordnung bringen will, macht aus einem Fehler oft zwei.
lesson-calling-the-director-ruling =
    Die Turnierleitung hört beide Seiten an, erklärt die Möglichkeiten und entscheidet. Niemand am Tisch darf selbst eine Folge verhängen oder **erlassen**: Das kann allein die Turnierleitung (§ 10).
    
    Möchten Sie es lieber gut sein lassen? Sagen Sie es ihr, sie kann zustimmen.
lesson-calling-the-director-picture =
    West spielt { BRIDGE("HA") } aus, der Dummy gibt { BRIDGE("H2") } zu. Ost greift nach einem Cœur, da fällt { BRIDGE("D7") } offen auf den Tisch. Die Karte bleibt liegen. Zu sagen ist jetzt nur eines: „Turnierleitung, bitte.“
lesson-calling-the-director-defenders =
    Eine Karte, die offen auf dem Tisch liegen bleiben muss, heißt **Strafkarte**. Nur die Karte eines **Gegenspielers** kann dazu werden (§§ 48 und 49): Was West von Osts Karten gesehen hat, könnte West nutzen.
    
    Der Alleinspieler spielt beide Hände allein. Fällt dort eine Karte, hilft das höchstens den Gegnern.
lesson-calling-the-director-first =
    Wem gehört die Karte? Ost, also einem Gegenspieler. Konnte der Partner sie sehen? Ja, sie liegt offen da. { BRIDGE("D7") } geht darum nicht in die Hand zurück.
lesson-calling-the-director-second =
    Derselbe Stich, aber nun rutscht Süd { BRIDGE("CA") } aus der Hand. Alle haben es gesehen. Doch Süd ist der Alleinspieler, und ihm gegenüber sitzt der Dummy.
lesson-calling-the-director-third =
    Nun der Dummy. Nord stößt { BRIDGE("DQ") } unabsichtlich in die Tischmitte; verlangt hat die Karte niemand. Beim Dummy liegt ohnehin alles offen, also hat niemand etwas Neues erfahren. Was geschieht mit der Dame?
lesson-calling-the-director-notes-vote =
    Ost hat { BRIDGE("C4") } ausgespielt, Süd hat { BRIDGE("C2") } zugegeben, und { BRIDGE("S9") } kam gleich mit. Viele stimmen für „Strafkarte“, wie bei einem Gegenspieler. Fragen Sie, wem es nützt, die Karte gesehen zu haben: nur Ost und West.
lesson-calling-the-director-fault =
    Manchmal kann man nichts dafür, etwa wenn der Ärmel eines Gegners die Karte mitgerissen hat. Dann kann die **Turnierleitung** entscheiden, dass es keine Strafkarte ist.
lesson-calling-the-director-overlook =
    „Schon gut, nimm sie zurück“: Das ist nett gemeint, steht uns aber nicht zu. Die Regeln gelten für alle, ob Freund oder Fremder.
    
    Auf den Fehler eines Gegners müssen Sie nicht hinweisen. Ist er aber angesprochen, entscheidet die Turnierleitung.
lesson-calling-the-director-manners =
    Ein Fehler ist keine Schande und kein Anlass für Bemerkungen (§ 74). Sagen Sie, was geschehen ist, und mehr nicht. War es Ihr eigener Fehler, sagen Sie auch das ganz ruhig: Es passiert allen.
lesson-calling-the-director-end =
    Alles liegen lassen, „Turnierleitung, bitte“ sagen und warten. Sprechen Sie es einmal aus, wenn nichts passiert ist: Dann fällt es leicht, wenn es so weit ist.

## a-card-is-seen

lesson-a-card-is-seen-title = Eine Karte wird sichtbar
lesson-a-card-is-seen-goal =
    In dieser Lektion lernen Sie, eine Strafkarte zu erkennen und Neben- von Hauptstrafkarten zu unterscheiden.
    
    Ost sortiert die Karten, und eine fällt offen auf den Tisch. Ein kleines Karo ist das eine, ein Ass etwas ganz anderes. Und ist die Karte gefallen, oder wollte Ost sie spielen? Die Regeln machen da einen Unterschied.
lesson-a-card-is-seen-what =
    Eine Karte eines Gegenspielers, die der Partner außerhalb des normalen Spiels **sehen konnte**, wird zur **Strafkarte** (§ 49). Dasselbe gilt, wenn jemand laut sagt, dass er eine bestimmte Karte hat.
    
    Sie bleibt offen liegen, bis sie gespielt wird. Nur in einem Fall, zu dem wir noch kommen, geht sie in die Hand zurück.
lesson-a-card-is-seen-minor =
    Es gibt zwei Arten (§ 50). Eine **Nebenstrafkarte** ist es nur, wenn dreierlei zutrifft:
    
    – sie ist **kleiner als die Zehn**,
    – sie wurde **unabsichtlich** sichtbar,
    – und sie ist die **einzige** Strafkarte dieses Gegenspielers.
lesson-a-card-is-seen-major =
    Jede andere ist eine **Hauptstrafkarte**: eine Figur (Ass, König, Dame, Bube **oder Zehn**), eine absichtlich gespielte, gezeigte oder genannte Karte, oder zwei und mehr Karten desselben Gegenspielers.
lesson-a-card-is-seen-picture =
    West spielt { BRIDGE("HJ") } aus, der Dummy gibt { BRIDGE("H3") } zu. Ost will gerade spielen, da rutscht { BRIDGE("D8") } heraus. Nun liegt die Karte vor Ost und bleibt dort. Welche Art ist es? Drei Fragen genügen.
lesson-a-card-is-seen-notes-kinds =
    Schreiben Sie die drei Fragen an die Tafel: klein? unabsichtlich? die einzige? Ein einziges Nein, und es ist eine Hauptstrafkarte. Fast alle stolpern über die Zehn: Manche gedruckte Liste der Figuren hört beim Buben auf.
lesson-a-card-is-seen-first =
    Die drei Fragen der Reihe nach. Die Acht ist kleiner als die Zehn. Sie ist herausgerutscht. Und eine andere Strafkarte hat Ost nicht.
lesson-a-card-is-seen-second =
    Das gleiche Missgeschick, aber mit { BRIDGE("DT") }. Auf eine der drei Fragen heißt die Antwort nun Nein, denn auch die Zehn ist eine Figur.
lesson-a-card-is-seen-third =
    Vor dem ersten Ausspiel. Ausspielen müsste West, aber Ost legt { BRIDGE("D5") } auf den Tisch, und der Alleinspieler lehnt ab. Die Fünf ist kleiner als die Zehn, und eine andere Karte ist nicht zu sehen. Aber liegt sie unabsichtlich da?
lesson-a-card-is-seen-on-purpose =
    Eine **absichtlich** hingelegte Karte ist eine Hauptstrafkarte, selbst eine Zwei, und selbst wenn es ein Irrtum war: ein Ausspiel außer Reihenfolge, das der Alleinspieler ablehnt, oder eine Karte, die man zurücknimmt, weil man doch bekennen kann.
    
    „Ich habe noch das Treff-Ass“ zählt genauso.
lesson-a-card-is-seen-notes-vote =
    Zwei kleine Karten, beide unabsichtlich gefallen: Die meisten werden Nebenstrafkarte sagen. Verweisen Sie auf die dritte Frage: Zwei Karten auf einmal sind zwei Strafkarten, und keine davon ist die einzige.
lesson-a-card-is-seen-exceptions =
    Eine Karte, die **nur ein Gegner** sehen konnte, ist keine Strafkarte. Ein Ausspiel außer Reihenfolge auch nicht, wenn **der Alleinspieler es annimmt** oder wenn ein Gegner irrtümlich gesagt hat: „Du spielst aus.“ Wie es dazu kam, stellt die Turnierleitung fest.
lesson-a-card-is-seen-auction =
    Auch während der **Reizung** kann eine Karte fallen (§ 24). Sie bleibt bis zum Ende der Reizung liegen. Bei einer Figur, einer ausgespielten Karte oder mehreren Karten muss der Partner bei seiner nächsten Ansage passen.
    
    Im Gegenspiel wird sie danach zur Strafkarte; bei Alleinspieler und Dummy geht sie zurück.
lesson-a-card-is-seen-end =
    Die nächste Karte, die herausrutscht, muss Sie nicht erschrecken: drei Fragen, und Sie wissen, was sie ist. Was sie bewirkt, kommt als Nächstes.

## playing-a-penalty-card

lesson-playing-a-penalty-card-title = Wann eine Strafkarte gespielt wird
lesson-playing-a-penalty-card-goal =
    Am Ende wissen Sie, welche Karten gespielt werden dürfen, solange eine Strafkarte auf dem Tisch liegt.
    
    { BRIDGE("DT") } ist Ost aus der Hand gefallen und liegt nun offen da: eine Hauptstrafkarte. Jetzt ist Ost an der Reihe. Darf Ost eine andere Karte wählen, oder kommt die Zehn zuerst?
lesson-playing-a-penalty-card-major =
    Eine **Hauptstrafkarte** muss bei der **ersten legalen Möglichkeit** gespielt werden (§ 50): beim Bekennen, Abwerfen, Stechen oder Ausspielen.
    
    Zu wählen gibt es dann nichts, auch wenn eine andere Karte besser wäre.
lesson-playing-a-penalty-card-first-suit =
    Doch die ausgespielte Farbe geht vor: Wer **bekennen** kann, muss das tun, auch wenn die Strafkarte dann liegen bleibt. Sie wartet auf die nächste Möglichkeit, Stich für Stich.
lesson-playing-a-penalty-card-first =
    Cœur ist ausgespielt, und Ost hat drei Karten davon. { BRIDGE("DT") } kann Ost in diesem Stich nicht spielen. Welches Cœur Ost nimmt, spielt keine Rolle.
lesson-playing-a-penalty-card-second =
    Ost hat den Stich mit { BRIDGE("HA") } gewonnen und ist am Ausspiel. Zu bekennen gibt es jetzt nichts: Die erste legale Möglichkeit ist da.
lesson-playing-a-penalty-card-notes-major =
    Lassen Sie jemanden Ost spielen, mit einer echten Karte offen vor sich. Bei jedem Stich ruft die Klasse „jetzt“ oder „noch nicht“. Üblicher Fehler: die Strafkarte spielen, obwohl man bekennen kann.
lesson-playing-a-penalty-card-third =
    Später spielt Süd zum dritten Mal Trumpf, { BRIDGE("SQ") }. Ost hat kein Pik mehr und würde gern { BRIDGE("C4") } loswerden. Bekennen kann Ost nicht. Was darf Ost spielen?
lesson-playing-a-penalty-card-minor =
    Eine **Nebenstrafkarte** ist viel milder. Sie geht nur den **anderen kleinen Karten ihrer Farbe** vor, ob man bekennt, abwirft oder ausspielt. Eine Figur dieser Farbe darf stattdessen gespielt werden, und alle anderen Farben sind frei.
lesson-playing-a-penalty-card-fourth =
    Treff ist ausgespielt, und vor Ost liegt { BRIDGE("C5") }, eine Nebenstrafkarte. { BRIDGE("CK") } und { BRIDGE("CT") } sind Figuren. Das andere kleine Treff, { BRIDGE("C4") }, muss warten.
lesson-playing-a-penalty-card-notes-vote =
    Zwei falsche Stimmen sind häufig: nur { BRIDGE("C5") }, als müsste sie bei der ersten Gelegenheit weg, und die Antwort ohne { BRIDGE("CK") }. Verboten ist nur { BRIDGE("C4") }, eine kleine Karte derselben Farbe. Eine Figur dieser Farbe oder jede andere Farbe darf vorher kommen.
lesson-playing-a-penalty-card-instead =
    Wird irrtümlich eine andere Karte gespielt, ruft man die Turnierleitung (§ 52). Der Alleinspieler darf die Karte gelten lassen; dann bleibt die Strafkarte liegen. Sonst wird die Strafkarte gespielt, und die falsche Karte wird selbst zur **Hauptstrafkarte**.
lesson-playing-a-penalty-card-ordered =
    Eines geht der Strafkarte vor. Spielt ein Gegenspieler, **bevor der Partner an der Reihe war**, wählt der Alleinspieler, was der Partner spielt: die höchste oder die niedrigste Karte der ausgespielten Farbe oder eine andere Farbe, verlangt oder verboten (§ 57).
lesson-playing-a-penalty-card-end =
    Die Hauptstrafkarte bei der ersten legalen Möglichkeit, die Nebenstrafkarte vor den anderen kleinen ihrer Farbe: Das gilt für den Besitzer; als Nächstes geht es um den Partner.

## what-declarer-may-demand

lesson-what-declarer-may-demand-title = Was der Alleinspieler fordern darf
lesson-what-declarer-may-demand-goal =
    Nach dieser Lektion wissen Sie, was der Alleinspieler beim Ausspiel verlangen darf und wann Sie als Gegenspieler warten müssen.
    
    { BRIDGE("SJ") } ist Ost herausgerutscht: eine Hauptstrafkarte. West, der Partner, hat gerade einen Stich gewonnen und muss ausspielen. West weiß jetzt von einem hohen Pik gegenüber. Zum Ausgleich darf Süd, der Alleinspieler, etwas bestimmen. Was?
lesson-what-declarer-may-demand-rule =
    Ist ein Gegenspieler am Ausspiel und hat sein Partner eine Hauptstrafkarte, hat der Alleinspieler drei Möglichkeiten (§ 50):
    
    – ein Ausspiel in dieser Farbe **verlangen**,
    – es **verbieten**,
    – die Farbe **freistellen**.
    
    Bevor er gewählt hat, wird nicht ausgespielt.
lesson-what-declarer-may-demand-back =
    Verlangt oder verbietet der Alleinspieler die Farbe, **geht die Karte in die Hand zurück** und ist keine Strafkarte mehr.
    
    Stellt er die Farbe frei, bleibt die Karte liegen, und beim nächsten Ausspiel dieses Gegenspielers darf er neu wählen.
lesson-what-declarer-may-demand-first =
    West ist am Ausspiel, und vor Ost liegt { BRIDGE("SJ") }. Achten Sie auf die Farbe: Die Wahl des Alleinspielers betrifft Pik und keine andere.
lesson-what-declarer-may-demand-second =
    „Pik, bitte“, sagt Süd. West hat drei Pik-Karten und darf davon jede ausspielen. Und { BRIDGE("SJ") } geht in die Hand von Ost zurück.
lesson-what-declarer-may-demand-notes-three =
    Drei Freiwillige sprechen die Sätze des Alleinspielers: „Ich verlange Pik.“ „Ich verbiete Pik.“ „Ich stelle die Farbe frei.“ Jedes Mal sagt die Klasse, was mit der Karte geschieht. Üblicher Fehler: die Farbe verlangen und die Karte trotzdem liegen lassen.
lesson-what-declarer-may-demand-third =
    Diesmal überlegt Süd und sagt: „Ich stelle die Farbe frei.“ West hat freie Wahl. Und was geschieht mit { BRIDGE("SJ") } vor Ost: zurück in die Hand, oder weiter auf dem Tisch?
lesson-what-declarer-may-demand-ban =
    Verlangt wird eine Farbe nur für **ein einziges Ausspiel**. Ein Verbot gilt länger: **solange West am Ausspiel bleibt**, also die Stiche selbst gewinnt. Gewinnt jemand anders einen Stich, ist das Verbot endgültig vorbei.
lesson-what-declarer-may-demand-cannot =
    Und wenn der Gegenspieler die Forderung **nicht erfüllen kann**? Dann darf er jede andere erlaubte Karte ausspielen (§ 59). Die Strafkarte geht trotzdem in die Hand zurück.
lesson-what-declarer-may-demand-notes-vote =
    Die häufigste falsche Stimme lässt den Alleinspieler wählen, wie bei einer Hauptstrafkarte. { BRIDGE("S6") } ist klein und unabsichtlich gefallen: eine Nebenstrafkarte, und die lässt dem Partner das Ausspiel frei. Fragen Sie nach der Art, bevor Sie noch einmal abstimmen.
lesson-what-declarer-may-demand-director =
    Der Alleinspieler wählt **allein**, ohne ein Wort des Dummys (§ 10). Vorher erklärt die Turnierleitung die Möglichkeiten. Warten Sie also: Wer ausspielt, bevor gewählt ist, hat danach selbst eine Hauptstrafkarte vor sich.
lesson-what-declarer-may-demand-know =
    Solange die Karte auf dem Tisch liegt, dürfen **alle** nutzen, was sie verrät, auch der Partner. Ist sie wieder in der Hand, muss der Partner so spielen, als hätte er sie nie gesehen (§ 50).
lesson-what-declarer-may-demand-end =
    Hat Ihr Partner eine Hauptstrafkarte und sind Sie am Ausspiel, warten Sie: Zuerst wählt der Alleinspieler.

## two-penalty-cards

lesson-two-penalty-cards-title = Zwei Strafkarten
lesson-two-penalty-cards-goal =
    Bald können Sie der Entscheidung der Turnierleitung auch bei zwei Strafkarten folgen.
    
    Vor Ost liegt schon { BRIDGE("C7") }, eine Nebenstrafkarte, nichts Schlimmes. Jetzt fällt { BRIDGE("H2") } daneben. Zwei kleine Karten, beide unabsichtlich. Was hat sich geändert?
lesson-two-penalty-cards-both =
    Sobald ein Gegenspieler zwei Strafkarten hat, sind **beide Hauptstrafkarten**, auch die erste (§ 50). Nach üblicher Auslegung bleibt das so: Ist eine davon gespielt, ist die andere noch immer eine Hauptstrafkarte.
lesson-two-penalty-cards-first =
    { BRIDGE("H2") } ist klein und unabsichtlich gefallen. Zwei der drei Fragen sind mit Ja beantwortet. Achten Sie jetzt darauf, was schon auf dem Tisch lag.
lesson-two-penalty-cards-declarer =
    Können beide gespielt werden, **bestimmt der Alleinspieler**, welche (§ 51). Geht nur eine, muss sie gespielt werden. Geht keine, weil eine andere Farbe zu bekennen ist, warten beide.
lesson-two-penalty-cards-second =
    Pik ist ausgespielt, und Ost hat keines mehr. Abwerfen könnte Ost beide, { BRIDGE("H2") } oder { BRIDGE("C7") }. Also sagt der Alleinspieler, welche.
lesson-two-penalty-cards-third =
    Diesmal ist Treff ausgespielt. Ost hat fünf davon, und eine der beiden Strafkarten, { BRIDGE("C7") }, ist ein Treff. Die andere, { BRIDGE("H2") }, ist ein Cœur. Welche Karten darf Ost spielen?
lesson-two-penalty-cards-lead =
    Ist der Partner am Ausspiel, zählt jede Farbe für sich (§ 51). Der Alleinspieler darf **eine verlangen** oder **eine oder beide verbieten**. Nur die Karten der genannten Farben gehen zurück.
    
    Zwei Karten derselben Farbe gehen zusammen zurück.
lesson-two-penalty-cards-notes-lead =
    Zeichnen Sie vier Spalten: Treff verlangt, Treff verboten, beide verboten, freigestellt. Jedes Mal sagt die Klasse, welche Karte zurückgeht. Jemand wird „Treff oder Cœur, nach Wahl“ verlangen wollen: Das geht nicht, der Alleinspieler nennt eine Farbe.
lesson-two-penalty-cards-notes-vote =
    Viele stimmen für Hauptstrafkarte, weil zwei Karten auf dem Tisch liegen. Fragen Sie, vor wem: eine vor Ost, die andere vor West. Gezählt wird für jeden Gegenspieler getrennt.
lesson-two-penalty-cards-each =
    Gezählt wird **für jeden Gegenspieler getrennt**. Haben Ost und West je eine, klein und unabsichtlich gefallen, sind beide Nebenstrafkarten, und der Alleinspieler hat nichts zu wählen.
lesson-two-penalty-cards-own =
    Haben beide eine **Hauptstrafkarte** und ist West am Ausspiel, gilt zuerst, was der Alleinspieler wegen der Karte von Ost fordert. West richtet sich danach, wenn es geht. Passt die eigene Strafkarte dazu, muss West sie ausspielen.
lesson-two-penalty-cards-fourth =
    Wegen { BRIDGE("C7") } verlangt der Alleinspieler Treff. Auch { BRIDGE("DK") } vor West ist eine Strafkarte, aber kein Treff: Sie bleibt liegen, und West spielt { BRIDGE("CJ") } aus.
lesson-two-penalty-cards-end =
    Zwei Strafkarten kommen selten vor; dann genügen drei Fragen: Wem gehören sie? Welche kann gespielt werden? Wer entscheidet?
