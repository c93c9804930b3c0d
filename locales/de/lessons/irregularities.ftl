### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Regelwidrigkeiten am Tisch

## A slip or a change of mind (Law 25)

lesson-was-it-meant-title = War das gewollt?
lesson-was-it-meant-goal =
    Nach dieser Lektion können Sie einen Fehlgriff von einem Sinneswandel unterscheiden und wissen, was jeweils folgt.
    
    Nord will { BRIDGE("1S") } bieten, aber aus der Bietbox kommt { BRIDGE("1H") }. Gilt das jetzt? Vor allem anderen fragt die Turnierleitung: War es gewollt?
lesson-was-it-meant-picture =
    Auf dem Tisch liegt { BRIDGE("1H") }, aber Nord wollte von Anfang an { BRIDGE("1S") }. Ohne die Turnierleitung nimmt niemand eine Bietkarte zurück. Es zählt, was Nord beim Griff in die Box im Sinn hatte, und nicht, was jetzt besser aussieht.
lesson-was-it-meant-slip =
    War eine Ansage **nie gewollt**, so haben sich nur Hand oder Zunge vertan. Wer es sofort sagt, darf sie berichtigen: Die gewollte Ansage tritt an ihre Stelle, und weitere Folgen gibt es nicht. Woran man es gemerkt hat, spielt keine Rolle, und sei es am Gesicht des Partners (§ 25A).
lesson-was-it-meant-first =
    Die Turnierleitung glaubt Nord. Zwei Fragen sind zu beantworten: Was geschieht mit { BRIDGE("1H") }, und was darf der Alleinspieler später bei einem Ausspiel fordern?
lesson-was-it-meant-mind =
    Wer die Ansage gewollt hat, und sei es nur einen Augenblick, hat es sich **anders überlegt**. Die erste gilt, es sei denn, der linke Gegner nimmt die zweite an. Die jeweils zurückgenommene darf der Partner nicht nutzen; und sind beide nicht vergleichbar, darf ihm der Alleinspieler später beim Ausspiel eine Farbe verbieten (§§ 16, 25B und 26).
lesson-was-it-meant-second =
    Diesmal wollte Nord { BRIDGE("1H") } und hat erst danach die Pik-Karten gezählt: ein Sinneswandel. Sehen Sie, wer entscheidet und was das für das Ausspiel bedeutet.
lesson-was-it-meant-notes-vote =
    Viele stimmen für { BRIDGE("3S") }, weil danach noch niemand etwas angesagt hat. Fragen Sie, ob Süd { BRIDGE("2S") } gewollt hat. Wer seither angesagt hat, ist bei einem Fehlgriff wichtig; ein Sinneswandel gibt gar kein Recht: Nötig ist die Zustimmung von West. Zwei Minuten.
lesson-was-it-meant-limit =
    Auch für den Fehlgriff gibt es eine Grenze: **die nächste Ansage des Partners**. Hat nur der linke Gegner etwas angesagt, wird noch berichtigt, und er darf seine Ansage ändern. Hat der Partner angesagt, bleibt auch der Fehlgriff stehen (§ 25A).
lesson-was-it-meant-third =
    Ost und Süd haben gepasst, bevor Nord auf den Tisch schaut. Süd ist der Partner. Also bleibt auch dieser Fehlgriff stehen.
lesson-was-it-meant-fourth =
    Nord wollte { BRIDGE("2S") }, und { BRIDGE("1S") } liegt da. Inzwischen hat Ost kontriert. Ost ist der linke Gegner. Hat auch der Partner schon etwas angesagt? Dann wissen Sie, was aus { BRIDGE("1S") } wird.
lesson-was-it-meant-end =
    Hand oder Kopf: Darauf kommt alles an. Ein Fehlgriff wird berichtigt, bis der Partner ansagt; über einen Sinneswandel entscheidet der linke Gegner. Sagen Sie in jedem Fall sofort, was geschehen ist, und lassen Sie die Turnierleitung fragen.

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = Ein zu niedriges Gebot
lesson-insufficient-bid-goal =
    Am Ende können Sie sagen, wer ein zu niedriges Gebot gelten lassen darf und was man stattdessen ansagen kann, ohne dem Partner zu schaden.
    
    Nord eröffnet { BRIDGE("1S") }. Ost sieht nur die eigene schöne Cœur-Farbe, übersieht das Gebot von Nord und bietet { BRIDGE("1H") }. Das kommt in jedem Club vor. Darf das Gebot bleiben?
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } liegt nicht über { BRIDGE("1S") }: Auf derselben Stufe steht Cœur unter Pik. Das Gebot ist **ungenügend**. Weder Ost noch die Gegner ändern es auf eigene Faust. Man ruft die Turnierleitung, und sie erklärt, was möglich ist (§§ 9 und 10).
lesson-insufficient-bid-accept =
    Zuerst ist der **linke Gegner** gefragt, und nur er. Er darf das zu niedrige Gebot annehmen, mit Worten oder einfach durch seine nächste Ansage. Dann geht die Reizung von dort weiter, als wäre das Gebot hoch genug gewesen (§ 27A).
lesson-insufficient-bid-notes-accept =
    Fragen Sie, warum gerade der linke Gegner: weil er als Nächster an der Reihe ist. Lassen Sie die Klasse auch für zwei, drei andere Plätze zeigen, wer der linke Gegner ist.
lesson-insufficient-bid-first =
    Links von Ost sitzt Süd. Nimmt Süd an, ist { BRIDGE("1H") } das letzte Gebot. Achten Sie darauf, was Süd dann bieten darf: sogar { BRIDGE("1S") }, obwohl Nord das schon geboten hat.
lesson-insufficient-bid-lowest =
    Süd muss nicht annehmen. Dann ersetzt Ost das Gebot, am einfachsten durch das **niedrigste genügende Gebot in der gezeigten Denomination**: hier Cœur. Zeigt ein Gebot eine andere Farbe, als es nennt, wie ein Transfer, so zählt die gezeigte. Der Partner bleibt frei (§ 27B).
lesson-insufficient-bid-second =
    Ost berichtigt auf { BRIDGE("2H") }. Ein niedrigeres Cœur-Gebot über { BRIDGE("1S") } gibt es nicht. Ost hat noch einmal Cœur genannt, nur eine Stufe höher, und West darf frei weiterreizen.
lesson-insufficient-bid-silence =
    Auch nach einer **vergleichbaren Ansage** bleibt der Partner frei: Sie sagt ungefähr dasselbe, sagt es genauer oder dient demselben Zweck (§ 23). Nach jeder anderen muss er **bis zum Ende passen**. Spielt er im Gegenspiel zum ersten Mal aus, darf ihm der Alleinspieler eine Farbe verbieten, die Ost in der gültigen Reizung nicht gezeigt hat (§ 26).
lesson-insufficient-bid-third =
    Ost möchte lieber aussteigen und passt. Pass ist nicht das niedrigste Cœur-Gebot und sagt über Cœur nichts. Darum muss West jetzt bis zum Ende passen. Zwei Fragen sind zu beantworten: zuerst zur Reizung, dann zum Ausspiel.
lesson-insufficient-bid-fourth =
    Ost eröffnet { BRIDGE("2H") }. Süd hat fünf gute Karo-Karten und bietet { BRIDGE("2D") }; West nimmt nicht an. Keine Ansage wäre hier vergleichbar. Süd braucht also das niedrigste Karo-Gebot über { BRIDGE("2H") }. Gehen Sie die Gebote von dort an der Reihe nach durch.
lesson-insufficient-bid-notes-vote =
    Die meisten stimmen für „frei“, denn es ist ja beide Male Cœur. Fragen Sie nach dem niedrigsten Cœur-Gebot über { BRIDGE("1S") }. Ein Sprung sagt mehr, als Ost gesagt hatte, und vom zweiten Versuch soll niemand profitieren. Zwei Minuten genügen.
lesson-insufficient-bid-double =
    Ein Kontra oder Rekontra darf das Gebot nur ersetzen, wenn es vergleichbar ist. Sonst wird es ebenfalls aufgehoben, und der Partner muss bis zum Ende passen, was auch immer danach kommt. Und selbst wenn der Partner frei bleibt: Hat der Fehler selbst am Ende geholfen, berichtigt die Turnierleitung den Score (§ 27).
lesson-insufficient-bid-end =
    Zwei Fragen entscheiden fast jeden Fall. Wer sitzt links? Und ist die neue Ansage das niedrigste genügende Gebot in der gezeigten Denomination oder vergleichbar? Den Rest müssen Sie nicht auswendig können: Rufen Sie die Turnierleitung, und warten Sie ab.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = Eine Ansage außer Reihenfolge
lesson-a-call-out-of-turn-goal =
    In dieser Lektion erfahren Sie, was aus einer voreiligen Ansage wird und was sie kostet.
    
    Ost ist Teiler und sortiert noch die Karten. Süd glaubt, an der Reihe zu sein, eröffnet { BRIDGE("1S") } und schaut erst danach aufs Board. Hat Ost die erste Ansage verloren?
lesson-a-call-out-of-turn-picture =
    Ost ist an der Reihe, aber Süd hat { BRIDGE("1S") } geboten: eine **Ansage außer Reihenfolge**. Ob sie gilt, steht noch nicht fest. Man ruft die Turnierleitung, und bis sie da ist, sagt niemand mehr etwas an (§ 9).
lesson-a-call-out-of-turn-accept =
    Der **linke Gegner** darf die Ansage annehmen, einfach indem er als Nächster etwas ansagt. Dann geht die Reizung von dort weiter (§ 29A). Sonst wird die Ansage aufgehoben, und an der Reihe ist wieder, wer es vorher war (§ 29B).
lesson-a-call-out-of-turn-first =
    Süd hat etwas angesagt, und links von Süd sitzt West. Überlegen Sie zweierlei: Wer darf annehmen, und wer ist an der Reihe, wenn niemand annimmt?
lesson-a-call-out-of-turn-second =
    Ost wartet nicht auf die Turnierleitung und eröffnet { BRIDGE("1H") }. Das ist der einfachste Fall, denn Ost war an der Reihe. Die Ansage von Süd ist aufgehoben, und niemand muss passen (§ 28B). Nord darf aber nicht nutzen, was Süd damit verraten hat (§ 16).
lesson-a-call-out-of-turn-own-turn =
    Die Ansage ist aufgehoben. Süd war dem **rechten Gegner** zuvorgekommen; der ist jetzt an der Reihe, danach Süd. Passt der Gegner, muss Süd **dieselbe Ansage wiederholen** (§ 31). War die Ansage von Süd ein Pass, passt Süd noch einmal, was der Gegner auch ansagt (§ 30).
lesson-a-call-out-of-turn-third =
    Ost passt. Süd hat { BRIDGE("1S") } schon geboten und darf jetzt nichts anderes ansagen. Damit ist die Sache erledigt: Nord reizt frei.
lesson-a-call-out-of-turn-notes-vote =
    Die üblichen falschen Stimmen: „nur noch einmal { BRIDGE("1S") }“ und „nur Pass“. Wiederholen muss Süd nur, wenn Ost passt; hier hat Ost aber geboten. Lassen Sie die Klasse sagen, was Ost getan hat.
lesson-a-call-out-of-turn-comparable =
    Süd darf also wählen. Die Turnierleitung vergleicht: Eine **vergleichbare Ansage** sagt ungefähr dasselbe, sagt es genauer oder dient demselben Zweck; der Partner bleibt frei (§ 23). Sonst muss er passen, aber nur **einmal**. Spielt er im Gegenspiel zum ersten Mal aus, darf ihm der Alleinspieler eine Farbe verbieten, die Süd in der gültigen Reizung nicht gezeigt hat (§ 26).
lesson-a-call-out-of-turn-fourth =
    Ost hat { BRIDGE("1H") } eröffnet. Süd sagte erst { BRIDGE("1S") } und passt jetzt: Das heißt etwas ganz anderes. Erinnern Sie sich an das ungenügende Gebot: Dort musste der Partner bis zum Ende passen, hier nur einmal.
lesson-a-call-out-of-turn-fifth =
    Nord ist Teiler, und Süd passt zu früh, während der **Partner** an der Reihe ist. Die Ansage wird aufgehoben. Nord eröffnet { BRIDGE("1D") }, Ost passt, jetzt ist wirklich Süd an der Reihe. Noch einmal passen muss man nur, wenn der rechte Gegner an der Reihe war. Was darf Süd ansagen?
lesson-a-call-out-of-turn-end =
    Angenommen, wiederholt oder mit einem Pass bezahlt: Mehr kann aus einer voreiligen Ansage nicht werden. Und wer vorher aufs Board schaut, erspart sich auch das.

## Comparing calls (Law 23)

lesson-comparable-calls-title = Wann ist eine Ansage vergleichbar?
lesson-comparable-calls-goal =
    Hier lernen Sie, zwei Ansagen nach ihrer Bedeutung zu vergleichen und zu sagen, ob der Partner weiter reizen darf.
    
    { BRIDGE("1S") } von Süd kam außer Reihenfolge und ist aufgehoben; jetzt sagt Süd { BRIDGE("2S") }. Darf Nord weiter reizen? Das hängt an einem Wort: vergleichbar. Drei Türen führen dorthin.
lesson-comparable-calls-picture =
    Die Spalten sagen, was die zurückgenommene Ansage bedeutete und was die neue bedeutet. Es zählt nur die **Vereinbarung**, nicht der Name der Ansage; nach ihr fragt die Turnierleitung zuerst. Lesen Sie Zeile für Zeile: die Stärke, die Farben, und ob etwas gefragt wird.
lesson-comparable-calls-similar =
    Die erste Tür: eine **ähnliche Bedeutung**. Ein wenig mehr oder weniger schadet nicht. Wie viel, beurteilt die Turnierleitung (§ 23); unsere Übungen erlauben drei Punkte oder eine Karte einer Farbe an jedem Ende.
lesson-comparable-calls-first =
    Erst eine Eröffnung, dann eine Gegenreizung in derselben Farbe. Die Stärke liegt an beiden Enden etwas tiefer, die Farbe ist dieselbe: fast dieselbe Bedeutung.
lesson-comparable-calls-subset =
    Die zweite Tür: **weniger Blätter**. War jedes Blatt, das die neue Ansage zeigt, schon nach der zurückgenommenen möglich, so ist die neue vergleichbar: Sie sagt dasselbe, nur genauer. Das nennt man eine Teilmenge (§ 23).
lesson-comparable-calls-second =
    Süd hat außer Reihenfolge gepasst und antwortet jetzt { BRIDGE("1NT") } mit sechs bis neun Punkten. Alle diese Blätter hätten gepasst: Die neue Ansage engt nur ein.
lesson-comparable-calls-purpose =
    Die dritte Tür: **derselbe Zweck**. Manche Gebote beschreiben nichts, sie fragen. Stellen beide dieselbe Frage, kommt es auf Namen und Stufe nicht an. Wer nach etwas anderem fragt, hat einen anderen Zweck (§ 23).
lesson-comparable-calls-third =
    Süd hat mit { BRIDGE("2C") } nach einer Oberfarbe gefragt, was zu niedrig war, und fragt mit { BRIDGE("3C") } noch einmal danach. Auf die Stärke kommt es hier nicht an: Die Frage ist dieselbe.
lesson-comparable-calls-fourth =
    Nun umgekehrt. Die zurückgenommene Ansage versprach eine Eröffnung und fünf Pik-Karten; die neue darf schwächer sein und nur vier haben. Ist jedes Blatt der neuen unter denen der zurückgenommenen?
lesson-comparable-calls-notes-vote =
    Viele stimmen für „fast dasselbe“, denn es ist ja beide Male Karo. Fragen Sie, was { BRIDGE("2D") } versprach: Cœur. Der Name zählt nichts, die Vereinbarung alles. Zwei Minuten genügen.
lesson-comparable-calls-end =
    Fast dasselbe, weniger Blätter, dieselbe Frage: Eines davon genügt, und der Partner bleibt frei. Sagen Sie der Turnierleitung am Tisch, was Ihre Ansagen bedeuten. Hat der Fehler selbst am Ende geholfen, kann der Score noch berichtigt werden (§ 23).

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = Erstes Ausspiel außer Reihenfolge
lesson-the-wrong-opening-lead-goal =
    Am Ende dieser Lektion können Sie die fünf Möglichkeiten nennen, die der Alleinspieler nach einem ersten Ausspiel außer Reihenfolge hat (§ 54).
    
    Süd spielt { BRIDGE("3NT") }. Ausspielen müsste West, aber Ost ist schneller: { BRIDGE("SJ") } liegt schon offen auf dem Tisch. „Warst du dran?“, fragt jemand. Verloren ist nichts, und neu geteilt wird auch nicht.
lesson-the-wrong-opening-lead-picture =
    Das sind die Karten von Süd; { BRIDGE("SJ") } kam vom falschen Gegenspieler. Ausspielen durfte nur West, links vom Alleinspieler. Bevor jemand eine weitere Karte anfasst, ruft man die Turnierleitung. Dann entscheidet Süd allein; der Dummy hat nichts zu sagen (§§ 10 und 54).
lesson-the-wrong-opening-lead-accept =
    Süd darf das Ausspiel **annehmen**, und zwar auf zwei Arten. Breitet Süd das eigene Blatt aus, ist Süd Dummy, und Nord wird Alleinspieler (§ 54A). Oder Süd bleibt Alleinspieler: Dann kommt die zweite Karte aus der Hand von Süd, und der Dummy spielt zuletzt (§ 54B).
lesson-the-wrong-opening-lead-first =
    Süd breitet das Blatt auf dem Tisch aus. Drei Fragen sind zu beantworten: Wer spielt jetzt den Kontrakt, aus welchem Blatt kommt die nächste Karte, und was geschieht mit dem Buben?
lesson-the-wrong-opening-lead-second =
    Auch hier nimmt Süd an, behält aber die Karten in der Hand und spielt zum Pik-Buben ({ BRIDGE("SJ") }) zu. Vergleichen Sie mit dem Beispiel davor: Das Ausspiel gilt beide Male, nur der Alleinspieler ist ein anderer.
lesson-the-wrong-opening-lead-refuse =
    Oder Süd **lehnt ab**. Dann wird die Karte zur Hauptstrafkarte, und West spielt aus. Vorher darf Süd die Farbe der Karte **verlangen**, **verbieten** oder **freistellen**. Wird die Farbe verlangt oder verboten, geht die Karte in die Hand von Ost zurück (§§ 50 und 54).
lesson-the-wrong-opening-lead-third =
    Alle fünf Möglichkeiten zusammen: Zweimal wird angenommen, dreimal abgelehnt. Nicht erlaubt ist es, irgendeine andere Farbe zu verlangen, die Karte einfach zurückzugeben oder neu zu teilen.
lesson-the-wrong-opening-lead-fourth =
    Süd spielt { BRIDGE("4S") }, Ost spielt { BRIDGE("HQ") } außer Reihenfolge aus. Süd lehnt ab und verbietet Cœur. Alleinspieler bleibt Süd, und West spielt eine andere Farbe aus. Bisher lag die Dame als Strafkarte da. Was geschieht mit ihr, wenn die Farbe verboten ist?
lesson-the-wrong-opening-lead-notes-vote =
    Die übliche falsche Stimme: Nebenstrafkarte, weil die Karte klein ist. Fragen Sie, ob sie gefallen ist oder gespielt wurde. Wer ausspielt, tut es mit Absicht, und dann kommt es auf den Rang nicht mehr an. Zwei Minuten.
lesson-the-wrong-opening-lead-rare =
    Zwei seltene Fälle. Kann der Alleinspieler schon eine Karte des Dummys gesehen haben, gibt es keine Wahl mehr: Er muss das Ausspiel annehmen. Und „spielt“ seine eigene Seite aus, ist es gar kein Ausspiel: Die Karte geht ohne Folgen zurück, und der richtige Gegenspieler spielt aus (§ 54).
lesson-the-wrong-opening-lead-face-down =
    Es gibt einen einfachen Schutz: Das erste Ausspiel wird **verdeckt** hingelegt (§ 41). Man fragt: „Bin ich am Ausspiel?“ und wartet einen Augenblick. War es der falsche Gegenspieler, lässt die Turnierleitung ihn die Karte zurücknehmen; sie ist keine Strafkarte.
lesson-the-wrong-opening-lead-end =
    Dummy werden, annehmen, die Farbe verlangen, sie verbieten, sie freistellen: fünf Möglichkeiten, und man braucht keine davon, wenn die erste Karte verdeckt hingelegt wird.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = Späteres Ausspiel außer Reihenfolge
lesson-a-lead-out-of-turn-goal =
    Bald wissen Sie, wer nach einem Ausspiel außer Reihenfolge entscheidet und was aus der Karte wird.
    
    Cœur ist Trumpf, Süd ist Alleinspieler. Ost hat gerade den ersten Stich mit { BRIDGE("CK") } gewonnen, aber West spielt schon { BRIDGE("D4") } aus. Das passiert schnell: Man schaut auf die eigenen Karten und nicht darauf, wem der Stich gehört.
lesson-a-lead-out-of-turn-picture =
    Das sind die Karten von Süd und vom Dummy. Am Ausspiel war Ost, der Partner: { BRIDGE("D4") } ist ein **Ausspiel außer Reihenfolge**. Alle halten inne, und man ruft die Turnierleitung. Annehmen darf die andere Seite; hat ein Gegenspieler ausgespielt, entscheidet der Alleinspieler (§ 53).
lesson-a-lead-out-of-turn-defender =
    Nimmt Süd das Ausspiel **an**, gilt { BRIDGE("D4") }, und der Dummy gibt zu. Lehnt Süd **ab**, wird die Karte zur Hauptstrafkarte, und es spielt aus, wer an der Reihe war. Ist das der Partner, darf der Alleinspieler die Farbe gleich verlangen oder verbieten (§§ 50 und 56).
lesson-a-lead-out-of-turn-first =
    Süd lehnt ab. Am Ausspiel ist Ost, der Partner von West. Darum darf Süd gleich bestimmen: Ost muss Karo ausspielen, darf kein Karo ausspielen oder ist frei.
lesson-a-lead-out-of-turn-second =
    Ost hat { BRIDGE("CA") } gespielt, und Süd hat gestochen. Ost übersieht das und spielt { BRIDGE("D3") } aus. Am Ausspiel ist aber Süd. Lehnt Süd ab, wird die Karte zur Strafkarte, wie jedes abgelehnte Ausspiel eines Gegenspielers. Darf Süd gleich etwas verlangen oder erst später? Achten Sie darauf, wer ausspielt.
lesson-a-lead-out-of-turn-declarer =
    Auch der Alleinspieler kann aus der falschen Hand ausspielen. Dann darf **jeder der beiden Gegenspieler** annehmen; sind sie uneins, entscheidet, wer als Nächster spielt. Nimmt keiner an, geht die Karte zurück, und wer wirklich am Ausspiel war, die andere Hand oder ein Gegenspieler, spielt eine beliebige Karte (§ 55). Strafkarten hat der Alleinspieler nie.
lesson-a-lead-out-of-turn-third =
    Den letzten Stich hat der Dummy gewonnen, aber Süd spielt { BRIDGE("D2") } aus der Hand aus. Achten Sie auf beide Antworten: wer annehmen darf und was sonst vom Dummy ausgespielt werden darf.
lesson-a-lead-out-of-turn-notes-vote =
    Übliche falsche Stimmen: West und Süd. Der Alleinspieler hat bei seinem eigenen Fehler nichts zu sagen. Lassen Sie die Klasse suchen, aus welcher Hand ausgespielt wurde und wer danach spielt.
lesson-a-lead-out-of-turn-playing-on =
    Manchmal spielt jemand weiter, bevor die Turnierleitung da ist. Gibt der nächste Spieler zum falschen Ausspiel zu, ist es angenommen. War aber in Wahrheit ein Gegner am Ausspiel, darf er einfach ausspielen: Dann gilt das richtige Ausspiel, und die falsche Karte geht zurück (§§ 53 und 60).
lesson-a-lead-out-of-turn-prevent =
    Zwei Gewohnheiten helfen. Schauen Sie vor dem Ausspielen, wer den letzten Stich gewonnen hat. Und der Dummy darf ein Ausspiel aus der falschen Hand **verhindern**: „Du bist am Tisch.“ Ist die Karte schon gespielt, wartet er, bis ein anderer darauf aufmerksam macht (§§ 9, 42 und 43).
lesson-a-lead-out-of-turn-end =
    Ein abgelehntes Ausspiel kostet einen Gegenspieler eine Strafkarte, den Alleinspieler nichts. Und wer als Gegner einfach zugibt, hat es angenommen: Schauen Sie also, bevor Sie zugeben.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = Der Revoke: noch rechtzeitig?
lesson-the-revoke-goal =
    Nach dieser Lektion können Sie sagen, ob ein Revoke noch zu berichtigen ist und was aus den Karten wird.
    
    Süd spielt { BRIDGE("H9") } aus. Ost sieht kein Cœur, sticht mit { BRIDGE("S7") } und findet danach { BRIDGE("HQ") } zwischen den Karo-Karten. Das ist allen schon passiert. Es ist ein **Revoke**: nicht Farbe bekennen, obwohl man könnte (§ 61).
lesson-the-revoke-picture =
    Pik ist Trumpf. Das ist das Blatt von Ost, nachdem die Karte gespielt ist: { BRIDGE("HQ") } ist noch da. Farbe bekennen geht allem vor. Sobald jemand darauf hinweist, halten alle inne und rufen die Turnierleitung. Die erste Frage ist immer: Lässt es sich noch berichtigen?
lesson-the-revoke-correct =
    Solange es nicht zu spät ist, **muss** ein Revoke **berichtigt werden**: Man nimmt die Karte zurück und bekennt Farbe. Die Karte eines Gegenspielers wird zur **Hauptstrafkarte**, auch eine kleine: Sie ist nicht gefallen, sie wurde gespielt. Die des Alleinspielers geht in die Hand zurück (§ 62).
lesson-the-revoke-first =
    Ost merkt es sofort und sagt es. In den Stich kommt { BRIDGE("HQ") }, und { BRIDGE("S7") } bleibt auf dem Tisch. Ist es schon zu spät, der Revoke also vollendet? Und was geschieht mit der Karte?
lesson-the-revoke-established =
    Zu spät ist es, wenn der Revoke **vollendet** ist: sobald der Spieler oder sein Partner zum nächsten Stich ausspielt oder zugibt, eine Karte dafür nennt, Stiche beansprucht oder aufgibt oder einem solchen Claim der Gegner zustimmt (§ 63). Von da an bleibt die Karte gespielt.
lesson-the-revoke-second =
    Ost hat den Stich mit { BRIDGE("S7") } gewonnen und spielt gleich weiter. Erst dann taucht { BRIDGE("HQ") } auf. Weitergespielt hat Ost selbst: Sehen Sie, was daraus folgt.
lesson-the-revoke-twelfth =
    Das ist der **zwölfte Stich**, und Ost hat schon zum dreizehnten ausgespielt. Also vollendet? Hier machen die Regeln eine Ausnahme: Im zwölften Stich wird ein Revoke trotzdem berichtigt, solange nicht alle vier Blätter wieder im Board stecken (§ 62). Was wird aus der Karte?
lesson-the-revoke-odd =
    Zwei Sonderfälle. Begehen **beide Seiten** im selben Stich einen Revoke, werden beide berichtigt, auch wenn eine Seite schon zum nächsten Stich gespielt hat. Und eine **Strafkarte**, die gespielt werden musste und nicht gespielt wurde, gilt ebenfalls als Revoke (§§ 61 und 62).
lesson-the-revoke-notes-vote =
    Die übliche falsche Stimme: vollendet, weil der nächste Stich schon begonnen hat. Fragen Sie, wer ihn begonnen hat. Der Dummy gehört zur Seite des Alleinspielers; Ost und West haben noch nichts getan. Manche lassen die Gegner wählen: Das dürfen sie nicht, denn auf das, was die Regeln vorsehen, darf niemand verzichten.
lesson-the-revoke-prevent =
    Eine Frage verhindert die meisten Revokes: „Kein Cœur mehr?“ Der Alleinspieler darf sie einem Gegenspieler stellen, ein Gegenspieler dem Alleinspieler oder dem Partner, der Dummy dem Alleinspieler (§ 61). Den Revoke eines Gegners muss man nicht melden. Ist er aber zur Sprache gekommen, entscheidet die Turnierleitung, auch unter Freunden (§§ 9 und 10).
lesson-the-revoke-end =
    Rechtzeitig bemerkt, kostet ein Revoke keinen Stich: Die richtige Karte wird gespielt, und nur die falsche eines Gegenspielers bleibt liegen. Und ein Rat fürs Sortieren: Zwischen die beiden roten Farben gehört eine schwarze.

## What a revoke costs (Law 64)

lesson-what-a-revoke-costs-title = Was ein Revoke kostet
lesson-what-a-revoke-costs-goal =
    In dieser Lektion lernen Sie, wie man die Stiche zählt, die ein Revoke kostet, und warum es auch mehr sein können.
    
    Ost hat mit { BRIDGE("S7") } ein Cœur gestochen, obwohl { BRIDGE("HQ") } noch da war, und zum nächsten Stich ausgespielt. Berichtigen lässt sich nichts mehr. Was bekommen Nord und Süd dafür?
lesson-what-a-revoke-costs-picture =
    Suchen Sie zuerst zweierlei. Wer hat den **Stich mit dem Revoke gewonnen**? Und wie viele **spätere Stiche** gewann dieselbe Seite? Was sie vorher gewann, zählt nicht. Die Karten des Dummys zählen als seine: Ein Stich des Dummys ist nicht von der Hand des Alleinspielers gewonnen.
lesson-what-a-revoke-costs-price =
    Ein vollendeter Revoke kann am Ende Stiche kosten (§ 64):
    
    – **zwei**, wenn der Spieler diesen Stich selbst gewann und seine Seite später noch einen,
    – sonst **einen**, wenn die Seite diesen oder einen späteren Stich gewann,
    – **keinen**, wenn sie von da an keinen Stich mehr gewann.
lesson-what-a-revoke-costs-third =
    Ost hat gestochen und den Stich gewonnen; danach gewannen Ost und West noch drei. Schauen Sie zuerst, wer den Stich mit dem Revoke gewann, und zählen Sie dann die späteren.
lesson-what-a-revoke-costs-fourth =
    Diesmal wirft Ost { BRIDGE("D5") } ab, und das Ass vom Dummy gewinnt. Danach gewinnen Ost und West drei Stiche. Den Stich mit dem Revoke hat nicht Ost gewonnen, zwei Stiche kostet es also nicht. Hat die Seite später einen gewonnen?
lesson-what-a-revoke-costs-notes-vote =
    Die übliche falsche Stimme: zwei, weil gestochen und gewonnen wurde. Fragen Sie, wer den Revoke beging und wer den Stich gewann. Fragen Sie dann, warum vier falsch ist: Die späteren Stiche zeigen nur, dass es etwas zu gewinnen gab. Drei Minuten.
lesson-what-a-revoke-costs-minimum =
    Ein oder zwei Stiche sind nur das **Mindeste**. Die Turnierleitung vergleicht damit, wie das Spiel ohne den Revoke gelaufen wäre. Wäre es der anderen Seite dann noch besser ergangen, berichtigt sie den Score (§ 64C). Das gilt nach jedem vollendeten Revoke.
lesson-what-a-revoke-costs-deal =
    Süd spielt { BRIDGE("6S") } und hat einen Stich verloren; diese sechs Karten sind übrig. Mit { BRIDGE("D7") } geht es zum Dummy, zwei Cœur-Karten verschwinden auf { BRIDGE("DK") } und { BRIDGE("DQ") }, den Rest gewinnen die Trümpfe: zwölf Stiche. Ost hat drei Karo-Karten und einen Trumpf. Aber sehen Sie, was Ost spielt.
lesson-what-a-revoke-costs-fifth =
    Ost sticht { BRIDGE("DA") } mit { BRIDGE("S7") } und zieht zwei Cœur-Karten ab; die übrigen drei Stiche gewinnt Süd. Zwei kommen dazu. Zusammen elf: ein Faller. Ohne den Revoke waren es zwölf. Zwei Stiche reichen hier also nicht, und die Turnierleitung gibt Süd auch den zwölften.
lesson-what-a-revoke-costs-exceptions =
    Manche Revokes kosten von sich aus keinen Stich: jeder des **Dummys**; einer im **zwölften Stich**; eine nicht gespielte Strafkarte; der **zweite in derselben Farbe** vom selben Spieler; und wenn **beide Seiten** einen vollendeten Revoke haben (§ 64B).
lesson-what-a-revoke-costs-late =
    Auch dann wird kein Stich abgegeben, wenn ein Gegner in der **nächsten Austeilung** schon etwas angesagt hat oder die Runde vorbei ist. In all diesen Fällen prüft aber die Turnierleitung, ob die andere Seite geschädigt ist, und gleicht das aus (§ 64C).
lesson-what-a-revoke-costs-equity =
    Jeder hat drei Karten, Pik ist Trumpf, und wieder sticht Ost { BRIDGE("DA") }. Bemerkt wird es erst bei der nächsten Austeilung: Kein Stich wird mehr abgegeben. Noch einmal, mit { BRIDGE("D8") } bei Ost: Wie viele gewinnt Süd?
lesson-what-a-revoke-costs-end =
    Wer gewann diesen Stich, wer einen späteren: zwei, einer oder keiner. Dann kommt die Frage, die so oft vergessen wird: Wäre es uns ohne den Revoke besser ergangen? Wenn Sie das meinen, fragen Sie die Turnierleitung.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = Was Sie vielleicht gelesen haben
lesson-what-you-may-have-read-goal =
    Nach dieser Lektion können Sie jeden Satz über die Regeln selbst auf die Probe stellen.
    
    Artikel über Bridge liest man gern, und manchmal steckt ein Fehler darin. Zehn davon kommen immer wieder vor, auf Papier und im Internet. Sie wissen inzwischen genug, um jeden zu erkennen.
lesson-what-you-may-have-read-method =
    Der Weg ist immer derselbe. Fragen Sie nicht, welcher Satz besser klingt. Nehmen Sie **einen Fall am Tisch**, spielen Sie ihn nach beiden Artikeln durch und schauen Sie, was die Regeln sagen. Widersprechen sich die beiden, kann nur einer recht haben.
lesson-what-you-may-have-read-first =
    Zwei Artikel über die Reizung. Setzen Sie sich in Gedanken an den Tisch: Nord teilt und macht die erste Ansage. Weiter geht es nach links, und links von Nord sitzt nur einer. Welche Richtung führt dorthin (§ 17)?
lesson-what-you-may-have-read-second =
    Süd teilt, und die ersten drei Spieler passen. Geboten hat noch niemand, und Ost hat noch gar nichts gesagt. In einem Artikel steht, die Reizung sei zu Ende. Stimmt das (§ 22)?
lesson-what-you-may-have-read-penalty =
    Nun die Strafkarten. Zwei Dinge liest man oft falsch: welche Karten Figuren sind und wen eine Hauptstrafkarte betrifft. Das eine entscheidet über die Art der Strafkarte, das andere über ein Ausspiel (§ 50).
lesson-what-you-may-have-read-score =
    Rechenfehler halten sich lange, denn gedruckte Zahlen glaubt man leicht. Drei Fragen verdienen einen zweiten Blick: Welche Stiche zählen? Was vervielfacht ein Kontra? Was kosten Faller? Schreiben Sie den Score Zeile für Zeile auf (§ 77).
lesson-what-you-may-have-read-third =
    Ein Artikel zählt alle neun Stiche von { BRIDGE("3NT") } und kommt auf 280. Doch welche Stiche bringen Punkte? Wer bietet, verspricht Stiche über die ersten sechs hinaus, und nur diese zählen. Rechnen Sie Zeile für Zeile mit.
lesson-what-you-may-have-read-notes-vote =
    Viele rechnen mit dem Doppelten der Punkte ohne Kontra, weil der erste Faller wirklich das Doppelte kostet. Fragen Sie nach dem zweiten und dem dritten. Lassen Sie die Staffel auf ein Blatt schreiben: drei Minuten.
lesson-what-you-may-have-read-slam =
    Der letzte Fehler: Ein Artikel zahlt die Schlemmprämie für zwölf Stiche, ob der Schlemm gereizt wurde oder nicht. Nehmen Sie einen Fall: Nord spielt { BRIDGE("4S") } und gewinnt zwölf Stiche. Rechnen Sie, und achten Sie darauf, was **gereizt** war (§ 77).
lesson-what-you-may-have-read-end =
    Einen Fall nehmen, ihn durchspielen, die Regel nachschlagen: So liest man einen Artikel mit dem Bleistift in der Hand. Damit ist der Kurs zu Ende. Geht am Tisch einmal etwas schief, wissen Sie, wen Sie rufen. Viel Freude beim Spielen.
