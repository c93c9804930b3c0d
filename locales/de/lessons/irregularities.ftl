### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Regelwidrigkeiten am Tisch

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = Ein zu niedriges Gebot
lesson-insufficient-bid-goal =
    Nord eröffnet { BRIDGE("1S") }. Ost sieht nur die eigene schöne Cœur-Farbe, übersieht das Gebot von Nord und bietet { BRIDGE("1H") }. Das kommt in jedem Club vor und ist keine Schande. Diese Lektion zeigt, wie die Turnierleitung die Sache in Ordnung bringt.
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } liegt nicht über { BRIDGE("1S") }: Auf derselben Stufe steht Cœur unter Pik. Das Gebot ist **ungenügend**. Weder Ost noch die Gegner ändern es auf eigene Faust. Man ruft die Turnierleitung, und sie erklärt, was möglich ist (§§ 9 und 10).
lesson-insufficient-bid-accept =
    Zuerst ist der **linke Gegner** gefragt. Er darf das zu niedrige Gebot annehmen, mit Worten oder einfach durch seine nächste Ansage. Dann geht die Reizung von dort weiter, als wäre das Gebot hoch genug gewesen (§ 27A).
lesson-insufficient-bid-notes-accept =
    Fragen Sie, warum gerade der linke Gegner: weil er als Nächster an der Reihe ist. Lassen Sie die Klasse auch für zwei, drei andere Plätze zeigen, wer der linke Gegner ist.
lesson-insufficient-bid-first =
    Links von Ost sitzt Süd. Nimmt Süd an, ist { BRIDGE("1H") } das letzte Gebot. Achten Sie darauf, was Süd dann bieten darf: sogar { BRIDGE("1S") }, obwohl Nord das schon geboten hat.
lesson-insufficient-bid-lowest =
    Süd muss nicht annehmen. Dann ersetzt Ost das Gebot. Am einfachsten ist das **niedrigste genügende Gebot in derselben Denomination**, also in derselben Farbe oder wieder in Sans-Atout. Dann hat das keine weiteren Folgen (§ 27B).
lesson-insufficient-bid-second =
    Ost berichtigt auf { BRIDGE("2H") }. Ein niedrigeres Cœur-Gebot über { BRIDGE("1S") } gibt es nicht. Ost hat noch einmal Cœur genannt, nur eine Stufe höher, und West darf frei weiterreizen.
lesson-insufficient-bid-silence =
    Ohne Folgen bleibt auch eine **vergleichbare Ansage**, die ungefähr dasselbe Blatt beschreibt; das beurteilt die Turnierleitung (§ 23). Nach jeder anderen Ansage muss der Partner **bis zum Ende passen**. Spielt er im Gegenspiel zum ersten Mal aus, darf ihm der Alleinspieler außerdem eine Farbe verbieten (§ 26).
lesson-insufficient-bid-third =
    Ost möchte lieber aussteigen und passt. Pass ist nicht das niedrigste Cœur-Gebot und sagt über Cœur nichts. Darum muss West jetzt bis zum Ende passen. Zwei Fragen sind zu beantworten: zuerst zur Reizung, dann zum Ausspiel.
lesson-insufficient-bid-fourth =
    Ost eröffnet { BRIDGE("2H") }. Süd hat fünf gute Karo-Karten und bietet { BRIDGE("2D") }; West nimmt nicht an. Keine Ansage wäre hier vergleichbar. Süd braucht also das niedrigste Karo-Gebot über { BRIDGE("2H") }. Gehen Sie die Gebote von dort an der Reihe nach durch.
lesson-insufficient-bid-notes-vote =
    Viele stimmen für „gilt“, weil ja ein Gegner angenommen hat. Fragen Sie, wer links von Süd sitzt. Nur West darf annehmen, der als Nächster an der Reihe ist; Ost kann es nicht für ihn tun. Zwei Minuten genügen.
lesson-insufficient-bid-slip =
    Vor allem anderen fragt die Turnierleitung: War dieses Gebot überhaupt gewollt? Vielleicht hat Ost in der Bietbox nur danebengegriffen. Solange der Partner noch nichts angesagt hat, tritt dann die gewollte Ansage an die Stelle der falschen, ohne weitere Folgen (§ 25).
lesson-insufficient-bid-end =
    Sie wissen jetzt, wer ein zu niedriges Gebot annehmen darf und nach welcher Berichtigung der Partner frei reizt. Auswendig können müssen Sie das nicht: Am Tisch rufen Sie die Turnierleitung und warten ab.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = Eine Ansage außer Reihenfolge
lesson-a-call-out-of-turn-goal =
    Ost ist Teiler und sortiert noch die Karten. Süd glaubt, an der Reihe zu sein, eröffnet { BRIDGE("1S") } und schaut erst danach aufs Board. Was wird aus diesem { BRIDGE("1S") }? Und darf Ost jetzt noch die erste Ansage machen?
lesson-a-call-out-of-turn-picture =
    Ost ist an der Reihe, aber Süd hat { BRIDGE("1S") } geboten: eine **Ansage außer Reihenfolge**. Ob sie gilt, steht noch nicht fest. Man ruft die Turnierleitung, und bis sie da ist, sagt niemand mehr etwas an (§ 9).
lesson-a-call-out-of-turn-accept =
    Der **linke Gegner** darf die Ansage annehmen, einfach indem er als Nächster etwas ansagt. Dann geht die Reizung von dort weiter (§ 29A). Sonst wird die Ansage aufgehoben, und an der Reihe ist wieder, wer es vorher war (§ 29B).
lesson-a-call-out-of-turn-first =
    Süd hat etwas angesagt, und links von Süd sitzt West. Überlegen Sie zweierlei: Wer darf annehmen, und wer ist an der Reihe, wenn niemand annimmt?
lesson-a-call-out-of-turn-second =
    Ost wartet nicht auf die Turnierleitung und eröffnet { BRIDGE("1H") }. Das ist der einfachste Fall, denn Ost war an der Reihe. Die Ansage von Süd gilt als nie erfolgt, und niemand muss passen (§ 28B).
lesson-a-call-out-of-turn-own-turn =
    Die Ansage ist aufgehoben. Süd war dem **rechten Gegner** zuvorgekommen; der ist jetzt an der Reihe, danach Süd. Passt der Gegner, muss Süd **dieselbe Ansage wiederholen** (§ 31). War die Ansage von Süd ein Pass, passt Süd noch einmal, was der Gegner auch ansagt (§ 30).
lesson-a-call-out-of-turn-third =
    Ost passt. Süd hat { BRIDGE("1S") } schon geboten und darf jetzt nichts anderes ansagen. Damit ist die Sache erledigt: Nord reizt frei.
lesson-a-call-out-of-turn-notes-vote =
    Die üblichen falschen Stimmen: „nur noch einmal { BRIDGE("1S") }“ und „nur Pass“. Wiederholen muss Süd nur, wenn Ost passt; hier hat Ost aber geboten. Lassen Sie die Klasse sagen, was Ost getan hat.
lesson-a-call-out-of-turn-comparable =
    Süd darf also wählen. Jetzt vergleicht die Turnierleitung: Eine **vergleichbare Ansage** sagt ungefähr dasselbe wie die erste, dann gibt es keine weiteren Folgen (§ 23). Sonst muss der Partner passen, aber nur **einmal**. Spielt er im Gegenspiel zum ersten Mal aus, darf ihm der Alleinspieler eine Farbe verbieten (§ 26).
lesson-a-call-out-of-turn-fourth =
    Ost hat { BRIDGE("1H") } eröffnet. Süd sagte erst { BRIDGE("1S") } und passt jetzt: Das heißt etwas ganz anderes. Erinnern Sie sich an das ungenügende Gebot: Dort musste der Partner bis zum Ende passen, hier nur einmal.
lesson-a-call-out-of-turn-fifth =
    Nord ist Teiler, und Süd passt zu früh, während der **Partner** an der Reihe ist. Die Ansage wird aufgehoben. Nord eröffnet { BRIDGE("1D") }, Ost passt, jetzt ist wirklich Süd an der Reihe. Noch einmal passen muss man nur, wenn der rechte Gegner an der Reihe war. Was darf Süd ansagen?
lesson-a-call-out-of-turn-end =
    Sie wissen jetzt, was auf eine voreilige Ansage folgt: wer sie annehmen darf, wann sie wiederholt wird und wann der Partner einmal passt. Wer vor der ersten Ansage aufs Board schaut, erspart sich das alles.

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = Erstes Ausspiel außer Reihenfolge
lesson-the-wrong-opening-lead-goal =
    Süd spielt { BRIDGE("3NT") }. Ausspielen müsste West, aber Ost ist schneller: { BRIDGE("SJ") } liegt schon offen auf dem Tisch. „Waren Sie dran?“, fragt jemand. Verloren ist nichts, und neu ausgeteilt wird auch nicht. Der Alleinspieler hat fünf Möglichkeiten (§ 54).
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
lesson-the-wrong-opening-lead-face-down =
    Es gibt einen einfachen Schutz: Das erste Ausspiel wird **verdeckt** hingelegt (§ 41). Man fragt: „Bin ich am Ausspiel?“ und wartet einen Augenblick. War es der falsche Gegenspieler, lässt die Turnierleitung ihn die Karte zurücknehmen; sie ist keine Strafkarte.
lesson-the-wrong-opening-lead-end =
    Sie kennen jetzt die fünf Möglichkeiten, wenn der falsche Gegenspieler zum ersten Stich ausspielt: Dummy werden, annehmen, die Farbe verlangen, sie verbieten, nichts fordern. Und Sie wissen, warum man die erste Karte verdeckt hinlegt.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = Späteres Ausspiel außer Reihenfolge
lesson-a-lead-out-of-turn-goal =
    Cœur ist Trumpf, Süd ist Alleinspieler. Ost hat gerade den ersten Stich mit { BRIDGE("CK") } gewonnen, aber West spielt schon { BRIDGE("D4") } aus. Das passiert schnell: Man schaut auf die eigenen Karten und nicht darauf, wem der Stich gehört. Was nun?
lesson-a-lead-out-of-turn-picture =
    Das sind die Karten von Süd und vom Dummy. Am Ausspiel war Ost, der Partner: { BRIDGE("D4") } ist ein **Ausspiel außer Reihenfolge**. Alle halten inne, und man ruft die Turnierleitung. Annehmen darf die andere Seite; hat ein Gegenspieler ausgespielt, entscheidet der Alleinspieler (§ 53).
lesson-a-lead-out-of-turn-defender =
    Nimmt Süd das Ausspiel **an**, gilt { BRIDGE("D4") }, und der Dummy gibt zu. Lehnt Süd **ab**, wird die Karte zur Hauptstrafkarte, und es spielt aus, wer an der Reihe war. Ist das der Partner, darf der Alleinspieler die Farbe gleich verlangen oder verbieten (§§ 50 und 56).
lesson-a-lead-out-of-turn-first =
    Süd lehnt ab. Am Ausspiel ist Ost, der Partner von West. Darum darf Süd gleich bestimmen: Ost muss Karo ausspielen, darf kein Karo ausspielen oder ist frei.
lesson-a-lead-out-of-turn-second =
    Ost hat { BRIDGE("CA") } gespielt, und Süd hat gestochen. Ost übersieht das und spielt { BRIDGE("D3") } aus. Am Ausspiel ist aber Süd. Lehnt Süd ab, wird die Karte zur Strafkarte, wie jedes abgelehnte Ausspiel eines Gegenspielers. Darf Süd gleich etwas verlangen oder erst später? Achten Sie darauf, wer ausspielt.
lesson-a-lead-out-of-turn-declarer =
    Auch der Alleinspieler kann aus der falschen Hand ausspielen. Dann darf **jeder der beiden Gegenspieler** annehmen. Tut es keiner, geht die Karte zurück, und aus der richtigen Hand kommt eine beliebige Karte, in jeder Farbe (§ 55). Strafkarten hat der Alleinspieler nie.
lesson-a-lead-out-of-turn-third =
    Den letzten Stich hat der Dummy gewonnen, aber Süd spielt { BRIDGE("D2") } aus der Hand aus. Achten Sie auf beide Antworten: wer annehmen darf und was sonst vom Dummy ausgespielt werden darf.
lesson-a-lead-out-of-turn-notes-vote =
    Übliche falsche Stimmen: Ost, oder Süd, der aus der falschen Hand gespielt hat. Sind sich die beiden Gegenspieler nicht einig, entscheidet, wer gleich nach dem falschen Ausspiel an der Reihe ist. Gehen Sie von Süd aus um den Tisch.
lesson-a-lead-out-of-turn-prevent =
    Zwei Gewohnheiten helfen. Schauen Sie vor dem Ausspielen, wer den letzten Stich gewonnen hat. Und der Dummy darf ein Ausspiel aus der falschen Hand **verhindern**: „Du bist am Tisch.“ Ist die Karte schon gespielt, schweigt er (§§ 42 und 43).
lesson-a-lead-out-of-turn-end =
    Sie wissen jetzt, was auf ein Ausspiel außer Reihenfolge folgt: wer es annehmen darf, wann die Karte liegen bleibt und wann sie zurückgeht. Und wer als Gegner einfach zugibt, hat es angenommen.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = Der Revoke
lesson-the-revoke-goal =
    Süd spielt { BRIDGE("H9") } aus. Ost sieht kein Cœur, sticht mit { BRIDGE("S7") } und findet danach { BRIDGE("HQ") } zwischen den Karo-Karten. Zwei rote Farben nebeneinander: Das ist allen schon passiert. Es ist ein **Revoke**: nicht Farbe bekennen, obwohl man könnte (§ 61).
lesson-the-revoke-picture =
    Pik ist Trumpf. Das ist das Blatt von Ost, nachdem die Karte gespielt ist: { BRIDGE("HQ") } ist noch da. Farbe bekennen geht allem vor. Sobald es jemand merkt, halten alle inne und rufen die Turnierleitung. Die erste Frage ist immer: Lässt es sich noch berichtigen?
lesson-the-revoke-correct =
    Solange es nicht zu spät ist, **muss** ein Revoke **berichtigt werden**: Man nimmt die Karte zurück und bekennt Farbe. Die Karte eines Gegenspielers wird zur **Hauptstrafkarte**, auch eine kleine: Sie ist nicht gefallen, sie wurde gespielt. Die des Alleinspielers geht in die Hand zurück (§ 62).
lesson-the-revoke-first =
    Ost merkt es sofort und sagt es. In den Stich kommt { BRIDGE("HQ") }, und { BRIDGE("S7") } bleibt auf dem Tisch. Ist es schon zu spät, der Revoke also vollendet? Und was geschieht mit der Karte?
lesson-the-revoke-established =
    Zu spät ist es, wenn der Revoke **vollendet** ist: sobald der Spieler oder sein Partner zum nächsten Stich ausspielt oder zugibt, eine Karte dafür nennt, die restlichen Stiche beansprucht oder sie aufgibt (§ 63). Von da an bleibt die Karte gespielt.
lesson-the-revoke-second =
    Ost hat den Stich mit { BRIDGE("S7") } gewonnen und spielt gleich weiter. Erst dann taucht { BRIDGE("HQ") } auf. Weitergespielt hat Ost selbst: Sehen Sie, was daraus folgt.
lesson-the-revoke-notes-vote =
    Die übliche falsche Stimme: vollendet, weil der nächste Stich schon begonnen hat. Fragen Sie, wer ihn begonnen hat. Der Dummy gehört zur Seite des Alleinspielers; Ost und West haben noch nichts getan.
lesson-the-revoke-price =
    Ein vollendeter Revoke kann am Ende Stiche kosten (§ 64):
    
    – **zwei**, wenn der Spieler diesen Stich selbst gewann und seine Seite später noch einen,
    – sonst **einen**, wenn die Seite diesen oder einen späteren Stich gewann,
    – **keinen**, wenn sie von da an keinen Stich mehr gewann.
lesson-the-revoke-third =
    Ost hat gestochen und den Stich gewonnen; danach gewannen Ost und West noch drei. Schauen Sie zuerst, wer den Stich mit dem Revoke gewann, und zählen Sie dann die späteren.
lesson-the-revoke-fourth =
    Diesmal wirft Ost { BRIDGE("D5") } ab, und das Ass vom Dummy gewinnt. Danach gewinnen Ost und West drei Stiche. Den Stich mit dem Revoke hat nicht Ost gewonnen, zwei Stiche kostet es also nicht. Hat die Seite später einen gewonnen?
lesson-the-revoke-exceptions =
    Manche Revokes kosten nicht automatisch einen Stich: der des Dummys, der im zwölften Stich oder einer, den man erst bemerkt, wenn ein Gegner in der nächsten Austeilung schon etwas angesagt hat. Die Turnierleitung prüft trotzdem, ob die andere Seite geschädigt ist, und gleicht das aus (§ 64).
lesson-the-revoke-prevent =
    Eine Frage verhindert die meisten Revokes: „Kein Cœur mehr?“ Der Alleinspieler darf sie einem Gegenspieler stellen, der nicht bekennt, und der Dummy dem Alleinspieler (§ 61). Ist ein Revoke bemerkt, drückt niemand ein Auge zu, auch nicht unter Freunden: Die Turnierleitung entscheidet (§ 10).
lesson-the-revoke-end =
    Sie können jetzt sagen, ob ein Revoke noch berichtigt wird, was aus der Karte wird und wie viele Stiche er kostet. Und ein Rat fürs Sortieren: Zwischen die beiden roten Farben gehört eine schwarze.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = Was Sie vielleicht gelesen haben
lesson-what-you-may-have-read-goal =
    Artikel über Bridge liest man gern, und manchmal steckt ein Fehler darin. Zehn davon kommen immer wieder vor, auf Papier und im Internet. Sie wissen inzwischen genug, um jeden zu erkennen. In dieser letzten Lektion prüfen wir sie der Reihe nach.
lesson-what-you-may-have-read-method =
    Der Weg ist immer derselbe. Fragen Sie nicht, welcher Satz besser klingt. Nehmen Sie **einen Fall am Tisch**, spielen Sie ihn nach beiden Artikeln durch und schauen Sie, was die Regeln sagen. Widersprechen sich die beiden, kann nur einer recht haben.
lesson-what-you-may-have-read-first =
    Zwei Artikel über die Reizung. Setzen Sie sich in Gedanken an den Tisch: Nord teilt und macht die erste Ansage. Weiter geht es nach links, und links von Nord sitzt nur einer. Welche Richtung führt dorthin (§ 17)?
lesson-what-you-may-have-read-second =
    Süd teilt, und die ersten drei Spieler passen. Geboten hat noch niemand, und Ost hat noch gar nichts gesagt. Nach einem der Artikel käme Ost nie an die Reihe. Welcher Artikel hat recht (§ 22)?
lesson-what-you-may-have-read-penalty =
    Nun die Strafkarten. Zwei Dinge liest man oft falsch: welche Karten Figuren sind und wen eine Hauptstrafkarte betrifft. Das eine entscheidet über die Art der Strafkarte, das andere über ein Ausspiel (§ 50).
lesson-what-you-may-have-read-score =
    Rechenfehler halten sich lange, denn gedruckte Zahlen glaubt man leicht. Drei Fragen verdienen einen zweiten Blick: Welche Stiche zählen? Was vervielfacht ein Kontra? Was kosten Faller? Schreiben Sie die Abrechnung Zeile für Zeile auf (§ 77).
lesson-what-you-may-have-read-third =
    Ein Artikel zählt alle neun Stiche von { BRIDGE("3NT") } und kommt auf 280. Doch welche Stiche bringen Punkte? Wer bietet, verspricht Stiche über die ersten sechs hinaus, und nur diese zählen. Rechnen Sie Zeile für Zeile mit.
lesson-what-you-may-have-read-notes-vote =
    Viele stimmen für „doppelt so viel“, weil der erste Faller wirklich das Doppelte kostet. Fragen Sie nach dem zweiten und dem dritten. Lassen Sie die Staffel auf ein Blatt schreiben: drei Minuten.
lesson-what-you-may-have-read-rubber =
    Der letzte Fehler: In einem Artikel vereinbaren die Spieler, wie viele Punkte sie erreichen wollen. Im Turnier steht die Zahl der Boards fest. Auch beim Rubberbridge vereinbart man nichts: Wer zuerst **zwei Vollspiele** hat, gewinnt den Rubber (§ 74 der Rubberbridge-Regeln).
lesson-what-you-may-have-read-end =
    Sie können jetzt einen Artikel mit dem Bleistift in der Hand lesen: einen Fall nehmen, durchspielen, die Regel nachschlagen. Damit ist der Kurs zu Ende. Geht am Tisch einmal etwas schief, wissen Sie, wen Sie rufen. Viel Freude beim Spielen.
