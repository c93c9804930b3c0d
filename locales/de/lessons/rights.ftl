### Lessons of the chapter “rights”.

chapter-rights-title = Ihre Rechte am Tisch

## A contested claim (Laws 68 to 71)

lesson-a-contested-claim-title = Ein Claim wird bestritten
lesson-a-contested-claim-goal =
    Nach dieser Lektion können Sie sagen, wie viele Stiche ein Claim bringt, wenn die Gegner nicht einverstanden sind.
    
    Zwei Stiche sind noch übrig. Süd zeigt zwei Karten und sagt: „Der Rest gehört mir.“ Ost sieht auf einen kleinen Trumpf und sagt: „Wirklich?“
lesson-a-contested-claim-picture =
    Pik ist Trumpf, Süd ist am Ausspiel und **beansprucht** beide Stiche, ohne ein weiteres Wort. Ost hat noch { BRIDGE("S2") }. Zu sagen, wie viele der restlichen Stiche man gewinnt, oder einfach die Karten zu zeigen: Das ist ein Claim (§ 68).
lesson-a-contested-claim-stops =
    Zum Claim gehört die **Angabe der Spielweise**: in welcher Reihenfolge die Karten gespielt werden. Dann **ruht das Spiel**. Sind die Gegner nicht einverstanden, spielt niemand weiter, als wäre nichts gewesen: Man ruft die Turnierleitung, und alle Karten werden angesehen (§§ 68 und 70).
lesson-a-contested-claim-first =
    Spielt Süd zuerst { BRIDGE("S9") }, fällt der Trumpf von Ost, und beide Stiche gehören Süd. Aber davon hat Süd nichts gesagt und den Trumpf vielleicht vergessen. Wird { BRIDGE("HK") } zuerst gespielt, sticht Ost. Der Zweifel geht zu Lasten dessen, der geclaimt hat (§ 70C).
lesson-a-contested-claim-second =
    Dieselben Karten. Diesmal sagt Süd: „Ich ziehe Trumpf.“ Drei Wörter machen den Unterschied: Niemand kann sagen, Süd habe ihn vergessen. Was gibt die Turnierleitung jetzt?
lesson-a-contested-claim-normal =
    Die Turnierleitung stellt sich jede **normale** Spielweise vor, die zum Gesagten passt. Normal ist auch, was nachlässig oder nicht besonders gut ist. Nicht normal ist, was niemand tut: ein Ass abwerfen oder den eigenen Gewinner stechen. Es zählt die Spielweise mit den wenigsten Stichen (§§ 70D und 70E).
lesson-a-contested-claim-third =
    Nord hat { BRIDGE("DA") } und { BRIDGE("DQ") }, der König ist draußen. „Schneiden“ heißt: die Dame spielen, in der Hoffnung, dass der König vor ihr sitzt. Hier ist es so. Aber Süd hat es nicht gesagt, und zuerst das Ass zu spielen verlöre einen Stich. Was nicht angegeben ist, wird nicht geschenkt (§ 70E).
lesson-a-contested-claim-notes-vote =
    Die häufigste falsche Stimme: einer, denn „einen Schnitt bekommt man nie“. Lassen Sie die Angabe laut vorlesen: Der Schnitt war angesagt, und er gelingt. Fragen Sie, was wäre, wenn Ost den König hätte. Zwei Minuten.
lesson-a-contested-claim-order =
    Wer alles beansprucht, hält jede seiner Karten für hoch. Ist eine es nicht, kommt es auf die **Reihenfolge** an: Die Turnierleitung nimmt an, dass sie zuerst gespielt werden kann. Innerhalb einer Farbe nimmt man gewöhnlich an, dass von oben gespielt wird (§ 70E).
lesson-a-contested-claim-back =
    Es kommt auch umgekehrt vor: Jemand gibt einen Stich ab, der gar nicht verloren gehen kann. Bemerkt man es rechtzeitig, kommt er zurück: Was keine normale Spielweise verlieren kann, verliert man nicht durch Worte (§ 71).
lesson-a-contested-claim-end =
    Claimen Sie ruhig, es spart allen Zeit. Aber sagen Sie, wie: zuerst Trumpf, dann welche Farbe, und mit welcher Karte Sie schneiden. Und wenn Sie mit einem Claim nicht einverstanden sind, streiten Sie nicht. Rufen Sie die Turnierleitung.

## Was der Partner verraten hat (§§ 16 und 73)

lesson-what-partner-gave-away-title = Was der Partner verraten hat
lesson-what-partner-gave-away-goal =
    Nach dieser Lektion wissen Sie, was Sie nicht nutzen dürfen, wenn der Partner zögert, und was die Gegner dann tun.
    
    Nord hat { BRIDGE("1S") } eröffnet, Ost hat { BRIDGE("2H") } geboten. Süd überlegt lange und passt. Pass ist Pass; aber jetzt wissen alle, dass es kein leichter war.
lesson-what-partner-gave-away-picture =
    Nord ist an der Reihe. Süds Pass ist eine Ansage, und Nord darf sie nutzen. Süds **Pause** ist keine: Sie sagt, dass Süd etwas hat. Die Regeln nennen das eine **sachfremde** Information, und um sie geht es hier.
lesson-what-partner-gave-away-whose =
    Partner sprechen miteinander **nur durch Ansagen und gespielte Karten**. Was eine Pause, eine Frage, eine Bemerkung, eine Geste oder ein unerwarteter Alert verrät, darf der Partner nicht nutzen (§§ 16B und 73). Die Gegner dürfen aus dem Tempo schließen, auf eigene Gefahr. Nachdenken ist kein Verstoß.
lesson-what-partner-gave-away-first =
    Wer darf die Pause nicht nutzen? Sie kam von Süd und betrifft deshalb nur einen Spieler.
lesson-what-partner-gave-away-notes-vote =
    Hier war das Gebot davor ein Sprung, und das Reglement lässt alle warten. Viele stimmen trotzdem für Nord. Fragen Sie: Was erfährt Nord aus einer Pause, die Süd mit jedem Blatt machen muss? Zwei Minuten.
lesson-what-partner-gave-away-alternatives =
    Was darf Nord jetzt ansagen? Eine **logische Alternative** ist eine Ansage, die ein guter Teil der Spieler wie Nord ernsthaft erwägen und mancher wählen würde. Legt die Information eine Ansage eher nahe als eine solche Alternative, ist diese Ansage **verboten**, auch wenn Nord sie ohnehin gemacht hätte (§ 16B).
lesson-what-partner-gave-away-second =
    Zehn Spieler wie Nord wurden gefragt. Viele würden passen, und das legt die Pause nicht nahe. { BRIDGE("X") } und { BRIDGE("2S") } legt sie nahe; sie sind also verboten. Nord passt.
lesson-what-partner-gave-away-third =
    Mit einem anderen Blatt würde niemand passen. Gibt es eine logische Alternative, die die Pause nicht nahelegt? Wenn nicht, wählt Nord frei. Süds Pause macht Nord nicht stumm.
lesson-what-partner-gave-away-opponents =
    Die Gegner streiten nicht. Sind sich alle über die Pause einig, sagen sie, dass sie **die Turnierleitung vielleicht später rufen**. Bestreitet sie jemand, kommt die Turnierleitung **sofort**. Haben sie beim Spielen den Eindruck, dass die Pause genutzt wurde, rufen sie **am Ende des Spiels** (§ 16B).
lesson-what-partner-gave-away-director =
    Die Turnierleitung stellt vier Fragen, eine nach der anderen. Gab es eine Information? Gab es eine Alternative? Legte die Information die gewählte Ansage eher nahe als die Alternative? Entstand den Gegnern ein Schaden? Beim ersten **Nein** ist Schluss. Viermal Ja: Der Score wird berichtigt (§§ 12 und 16).
lesson-what-partner-gave-away-end =
    Der Partner darf so lange überlegen, wie es nötig ist; Sie reizen weiter, als hätten Sie nichts bemerkt. Mehr verlangt die Fairness nicht. Und wer die Turnierleitung ruft, klagt niemanden an: Jemand muss das Blatt ansehen, und das fällt einem Dritten leichter.

## Eine Erklärung, die nicht stimmt (§§ 20, 21 und 75)

lesson-a-wrong-explanation-title = Eine falsche Erklärung
lesson-a-wrong-explanation-goal =
    Am Ende können Sie eine falsche Erklärung von einer falschen Ansage unterscheiden und wissen, wer sie richtigstellt und wann.
    
    Über { BRIDGE("1S") } springt Ost auf { BRIDGE("3C") }. Auf die Frage der Gegner sagt West: „schwach“. Ost hat ein starkes Blatt, hört es und darf keine Miene verziehen.
lesson-a-wrong-explanation-picture =
    Drei Dinge werden verglichen: was West **erklärt** hat, was Ost **in der Hand** hat und was die beiden **vereinbart** haben. Die ersten beiden passen nicht zusammen. Was davon falsch war, kann nur das dritte zeigen; hier gibt es dafür noch keinen Beleg.
lesson-a-wrong-explanation-whose =
    Die Gegner haben ein Recht auf das, **was vereinbart ist**, nicht auf das Blatt. Weicht die Erklärung von der Vereinbarung ab, war sie falsch: ein Verstoß. Stimmt sie, war nur die Ansage falsch, und das ist erlaubt (§ 75). Ohne Beleg gilt die Erklärung als falsch (§ 21B).
lesson-a-wrong-explanation-first =
    Auf der Konventionskarte steht: stark. West hat etwas anderes erklärt. Sehen Sie zuerst auf Erklärung und Vereinbarung; Osts Blatt kommt zuletzt.
lesson-a-wrong-explanation-second =
    Jetzt steht auf der Karte: schwach. West hatte recht, und Ost hat sich geirrt. Die Gegner wurden getäuscht, wissen aber alles, worauf sie ein Recht haben.
lesson-a-wrong-explanation-notes-vote =
    Ohne Konventionskarte stimmen viele für die Ansage, weil West so sicher klang. Fragen Sie, wer die Vereinbarung belegen muss: wer sie erklärt hat. Gelingt das nicht, nimmt die Turnierleitung an, dass die Erklärung falsch war. Zwei Minuten.
lesson-a-wrong-explanation-correct =
    Die **eigene** falsche Erklärung stellt man mit der Turnierleitung richtig, spätestens bevor das erste Ausspiel aufgedeckt wird. Die **des Partners** nie während der Reizung. Alleinspieler und Dummy sprechen nach dem letzten Pass; ein Gegenspieler wartet bis nach dem Spiel (§ 20F). Warum? Weil der Partner zuhört.
lesson-a-wrong-explanation-third =
    West hat erklärt, erinnert sich plötzlich an die Vereinbarung und erschrickt: Es war „stark“. Hat West selbst erklärt, oder war es der Partner? Dann wissen Sie, bis wann.
lesson-a-wrong-explanation-redress =
    Wer aufgrund einer falschen Erklärung angesagt hat, darf die Ansage **ändern**, solange der Partner nichts angesagt hat und kein Ausspiel aufgedeckt ist. Danach ist es zu spät. Hat die andere Seite aber einen Vorteil davon gehabt, berichtigt die Turnierleitung den Score, als wäre die Vereinbarung erklärt worden (§§ 21B und 75).
lesson-a-wrong-explanation-end =
    Eine Konventionskarte auf dem Tisch erledigt die meisten dieser Fälle, bevor sie entstehen. Passt trotzdem etwas nicht: nicht den Partner ansehen, nichts erklären, im richtigen Augenblick die Turnierleitung rufen.

## Dummy’s rights (Laws 42 and 43)

lesson-dummys-rights-title = Was der Dummy darf
lesson-dummys-rights-goal =
    Am Ende wissen Sie, was der Dummy während des Spiels darf, was nicht, und was es kostet.
    
    Der Dummy schläft nicht. Aber wer zwei Hände sieht, darf dem Alleinspieler damit nicht helfen. Das ist die ganze Schwierigkeit, Dummy zu sein.
lesson-dummys-rights-picture =
    Süd bedient nicht. Nord, der Dummy, fragt: „Keine mehr von dieser Farbe?“ Die Frage sagt nicht, wie zu spielen ist; sie verhindert nur, dass ein Revoke vollendet wird.
lesson-dummys-rights-allowed =
    Der Dummy darf die Stiche **zählen**, die genannten Karten **legen**, der Turnierleitung die Tatsachen nennen, den Alleinspieler nach einem Revoke **fragen** und einem Fehler **vorbeugen**, etwa einem Ausspiel aus der falschen Hand (§ 42). All das kommt vor dem Schaden oder hat mit der Spielweise nichts zu tun.
lesson-dummys-rights-first =
    Sagt der Dummy dem Alleinspieler, wie er spielen soll? Nein: nur, dass bedient werden muss. Sehen Sie dann, was daraus folgt, wenn jemand ein Recht nutzt.
lesson-dummys-rights-after =
    Auf einen Fehler, der **schon geschehen** ist, weist der Dummy während des Spiels nicht hin, und er ruft die Turnierleitung nicht als Erster. Hat jemand anders es gesagt, darf er. Nach dem Spiel darf er alles sagen (§§ 42 und 43).
lesson-dummys-rights-second =
    Das Ausspiel ist geschehen: Das ist keine Warnung mehr. Vorher hätte Nord sprechen dürfen; jetzt muss es jemand anders tun.
lesson-dummys-rights-notes-vote =
    Viele lassen den Dummy jeden fragen. Fragen Sie zurück, was die Antwort dem Alleinspieler über das Blatt des Gegenspielers verriete. Nur Gegenspieler und Alleinspieler dürfen einander so fragen. Zwei Minuten.
lesson-dummys-rights-lost =
    Drei Handlungen kosten mehr: mit dem Alleinspieler **die Blätter tauschen**, **aufstehen**, um ihm zuzusehen, einem Gegenspieler **in die Karten sehen**. Danach kann der Dummy den Alleinspieler nicht mehr vor Fehlern bewahren (§ 43). Zählen und Karten legen darf er weiter.
lesson-dummys-rights-third =
    Nord ist aufgestanden, um zuzusehen. Nun kommt die Warnung, richtig und gut gemeint. Welche der drei Folgen hat sie?
lesson-dummys-rights-end =
    Sitzen bleiben, die Karten ordentlich hinlegen, mitzählen und im richtigen Augenblick fragen: „Keine mehr von dieser Farbe?“ Ein guter Dummy ist einen Stich wert und kostet nie einen.
