### Chapter: the play.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-play-title = Das Spiel

## following-suit

lesson-following-suit-title = Farbe bekennen
lesson-following-suit-goal =
    Am Ende dieser Lektion wissen Sie jederzeit, welche Ihrer Karten Sie spielen dürfen.
    
    Alle haben dreizehn Karten in der Hand. West legt eine davon offen auf den Tisch. Darf jetzt jeder spielen, was er will?
    
    In dieser Lektion lernen Sie die wichtigste Pflicht am Bridgetisch kennen.
lesson-following-suit-trick =
    West beginnt mit { BRIDGE("H9") }: Das ist das **Ausspiel**. Nord, Ost und Süd geben je eine Karte zu. Vier Karten, aus jeder Hand eine, sind ein **Stich**.
    
    Jeder hat dreizehn Karten, also gibt es dreizehn Stiche.
lesson-following-suit-clockwise =
    Gespielt wird **im Uhrzeigersinn**: Nach dem Ausspiel ist der linke Nachbar an der Reihe. Hier hat West ausgespielt; also kommt zuerst Nord, dann Ost, zuletzt Süd.
    
    Solange Sie nicht an der Reihe sind, bleiben Ihre Karten in der Hand.
lesson-following-suit-rule =
    Die Farbe der ersten Karte ist die **ausgespielte Farbe**. Wer davon eine Karte hat, muss eine spielen. Das heißt **Farbe bekennen** (§ 44).
    
    Welche, ist Ihre Sache, hoch oder niedrig. Höher zu spielen als die anderen verlangt niemand.
lesson-following-suit-notes-rule =
    Legen Sie nacheinander vier Karten auf einen Tisch, und lassen Sie die Klasse jedes Mal sagen, wer an der Reihe ist. Viele glauben, sie müssten höher spielen als die Karte davor. Eine der Fragen greift das auf.
lesson-following-suit-north =
    Nord hat nur ein einziges Cœur: { BRIDGE("HJ") }. Gern oder ungern, diese Karte muss gespielt werden.
lesson-following-suit-east =
    Ost hat fünf Cœur-Karten und darf unter ihnen wählen. Die anderen acht Karten müssen warten.
lesson-following-suit-void =
    Und wenn Sie von der ausgespielten Farbe nichts haben? Dann sind Sie frei: **Jede Karte** ist erlaubt.
    
    (Ist in einer Erklärung vom Stechen die Rede: Das hat mit Trumpf zu tun und kommt in der übernächsten Lektion.)
lesson-following-suit-none-left =
    Später, in derselben Austeilung, spielt Ost { BRIDGE("HA") } aus. Süd und West bekennen Farbe. Nord hatte nur ein Cœur und hat es im ersten Stich gespielt. Welche Karten darf Nord jetzt spielen?
lesson-following-suit-screen =
    Neben den Bildern steht noch zweierlei: welche Farbe Trumpf ist und wer Alleinspieler und wer Dummy ist. Davon war noch nicht die Rede.
    
    Lassen Sie beides vorerst beiseite. Farbe bekennen müssen immer alle.
lesson-following-suit-notes-vote =
    Zwei falsche Stimmen sind häufig: die beiden Cœur-Karten, weil West eine gespielt hat, und nur { BRIDGE("CQ") }, weil sie { BRIDGE("CJ") } schlägt. Fragen Sie, welche Karte zuerst gespielt wurde. Nur ihre Farbe zählt, und höher spielen muss man nie.
lesson-following-suit-notes-question =
    Die häufigste falsche Antwort: nur { BRIDGE("H8") }, weil sie { BRIDGE("H6") } schlägt. In manchen Kartenspielen muss man höher spielen, im Bridge nie. Fragen Sie, wer so ein Spiel kennt; der Vergleich hilft beim Merken.
lesson-following-suit-end =
    Die ausgespielte Farbe, wenn Sie sie haben, sonst irgendeine Karte. Keine Regel brauchen Sie so oft: dreizehnmal in jedem Board.

## winning-the-trick

lesson-winning-the-trick-title = Wer gewinnt den Stich?
lesson-winning-the-trick-goal =
    In dieser Lektion lernen Sie, wer einen Stich in Sans-Atout gewinnt und wer zum nächsten ausspielt.
    
    Vier Karten liegen in der Mitte. Wem gehört der Stich?
    
    Wir beginnen mit dem einfachsten Fall: Keine Farbe steht über den anderen. Das heißt **Sans-Atout**, also ohne Trumpf.
lesson-winning-the-trick-rule =
    In Sans-Atout gewinnt die **höchste Karte der ausgespielten Farbe** den Stich (§ 44). Die Reihenfolge kennen Sie: Ass, König, Dame, Bube, Zehn und so weiter bis zur Zwei.
    
    Eine Karte einer anderen Farbe kann nicht gewinnen, nicht einmal ein Ass.
lesson-winning-the-trick-notes-rule =
    Lassen Sie bei jedem Stich jemanden den Gewinner nennen, bevor Sie weitergehen. Wer schon etwas von der Reizung weiß, sagt gern, Pik sei die höchste Farbe. Für den Stich bedeutet das nichts.
lesson-winning-the-trick-picture =
    West spielt { BRIDGE("H9") } aus, und jede weitere Karte ist ein wenig höher als die vorige. Süd kommt zuletzt und gewinnt den Stich mit { BRIDGE("HK") }.
lesson-winning-the-trick-all-follow =
    Alle bekennen Farbe, also zählt nur der Rang. Das höchste Pik ist { BRIDGE("SQ") }. Dass es als Letztes kam, spielt keine Rolle.
lesson-winning-the-trick-other-suits =
    Ost spielt ein kleines Cœur aus. Süd und Nord haben kein Cœur mehr und spielen etwas anderes. { BRIDGE("S9") } und { BRIDGE("CJ") } sehen höher aus, doch es zählen nur die beiden Cœur-Karten.
lesson-winning-the-trick-third =
    Diesmal spielt Süd { BRIDGE("CT") } aus. West hat kein Treff mehr und gibt { BRIDGE("S8") } zu. Nord geht mit { BRIDGE("CJ") } darüber. Zuletzt kommt Ost mit { BRIDGE("C8") }. Wer gewinnt den Stich?
lesson-winning-the-trick-notes-vote =
    Häufigste falsche Stimme: West, weil das Pik-Ass unschlagbar aussieht. Die anderen hatten aber kein Cœur, und so ist das kleine Cœur das höchste im Stich. Das kommt wirklich vor, meist gegen Ende.
lesson-winning-the-trick-next =
    Wer den Stich gewinnt, **spielt zum nächsten aus**, und zwar jede beliebige Karte, in jeder Farbe.
    
    Das Ausspiel geht also nicht reihum. Wer weiter gewinnt, spielt auch weiter aus.
lesson-winning-the-trick-next-example =
    Zwei Artikel sind sich darüber nicht einig. Sehen Sie zuerst nach, wem der Stich gehört: Von dort wird wieder ausgespielt, nicht einfach einen Platz weiter links.
lesson-winning-the-trick-stack =
    Liegen alle vier Karten auf dem Tisch, dreht jeder die eigene um und legt sie vor sich hin.
    
    Hat Ihre Seite, also Sie und Ihr Partner, den Stich gewonnen, liegt die Karte **senkrecht**, sonst **waagrecht**. So entsteht eine Reihe, Stich neben Stich (§ 65).
lesson-winning-the-trick-look-back =
    Diese Reihe bleibt liegen, bis sich beide Seiten über das Ergebnis einig sind.
    
    Solange Ihre Karte noch offen liegt und Ihre Seite nicht weitergespielt hat, dürfen Sie sich den Stich noch einmal zeigen lassen (§ 66). Drehen Sie Ihre Karte also nicht zu eilig um.
lesson-winning-the-trick-end =
    Legen Sie Ihre Stiche ordentlich in eine Reihe, dann zählen am Ende beide Seiten gleich viele. Als Nächstes kommen die Trümpfe.

## trumps-and-discards

lesson-trumps-and-discards-title = Stechen und abwerfen
lesson-trumps-and-discards-goal =
    In zehn Minuten finden Sie den Gewinner jedes Stichs, mit Trümpfen und ohne.
    
    West legt { BRIDGE("DA") } hin, und niemand scheint es schlagen zu können. Doch Süd hat kein einziges Karo, und heute ist Cœur Trumpf. Süd spielt { BRIDGE("H6") }, und der Stich gehört Süd.
lesson-trumps-and-discards-trumps =
    Meistens ist eine Farbe **Trumpf**. Jeder Trumpf schlägt jede Karte der drei anderen Farben: Schon die Trumpf-Zwei ist höher als ein Ass in einer anderen Farbe.
    
    Welche Farbe Trumpf ist, ergibt sich aus der Reizung; die kommt in einem späteren Kapitel. Vorerst sagt es Ihnen das Programm.
lesson-trumps-and-discards-duty =
    Farbe bekennen kommt immer zuerst. Nur wer **keine Karte der ausgespielten Farbe** hat, kann wählen: einen Trumpf spielen, das heißt **stechen**, oder eine Karte einer anderen Farbe zugeben, das heißt **abwerfen**.
    
    Stechen muss niemand.
lesson-trumps-and-discards-notes-duty =
    Zwei Irrtümer sind auszuräumen: dass man stechen muss und dass man jederzeit stechen darf. Fragen Sie jedes Mal: Ist noch eine Karte der ausgespielten Farbe da? Und wenn nicht: Was wäre klug?
lesson-trumps-and-discards-south =
    West hat Karo ausgespielt, Nord und Ost haben Karo zugegeben. Süd hat keines. Also ist jede der dreizehn Karten erlaubt, Trumpf oder nicht.
lesson-trumps-and-discards-ruff =
    Süd sticht mit { BRIDGE("H6") }. Das ist eine kleine Karte, aber der einzige Trumpf im Stich.
lesson-trumps-and-discards-overruff =
    Stechen zwei, so gewinnt der **höchste Trumpf**. Wer höher sticht als jemand vor ihm, **übersticht**.
    
    Auch überstechen muss niemand.
lesson-trumps-and-discards-east =
    Süd spielt Pik aus, West gibt { BRIDGE("SK") }, und Nord sticht mit { BRIDGE("H5") }. Aber auch Ost hat kein Pik mehr und übersticht mit { BRIDGE("HT") }.
lesson-trumps-and-discards-discard =
    Eine **abgeworfene Karte** gehört zum Stich wie die drei anderen. Gewinnen kann sie ihn nie, so hoch sie auch ist: Sie ist weder von der ausgespielten Farbe noch Trumpf.
lesson-trumps-and-discards-king =
    Wieder spielt Süd Pik aus, und wieder sticht Nord mit { BRIDGE("H5") }. Diesmal übersticht Ost nicht, sondern wirft { BRIDGE("DK") } ab. Dem Rang nach ist das die höchste der vier Karten. Wer gewinnt den Stich?
lesson-trumps-and-discards-notes-vote =
    Häufige falsche Stimmen: Nord wegen des Asses, und Ost, der zuletzt gestochen hat. Fragen Sie, wer gestochen hat und wer höher. Es gewinnt der höchste Trumpf, ob als erster oder als letzter.
lesson-trumps-and-discards-lead =
    Trumpf darf auch **ausgespielt** werden, jederzeit. Dann ist Trumpf einfach die ausgespielte Farbe: Wer einen hat, muss einen zugeben, und der höchste gewinnt.
lesson-trumps-and-discards-fan =
    Eine Gewohnheit für den Kartenfächer: Kurze Farben, und vor allem die Trümpfe der Gegner, stecken Sie **nicht an den Rand**. Wo Sie eine Karte ziehen, verrät, wie viele Sie noch haben.
lesson-trumps-and-discards-end =
    Fragen Sie zuerst: Ist ein Trumpf dabei? Dann gewinnt der höchste Trumpf. Wenn nicht, die höchste Karte der ausgespielten Farbe. Zwei Fragen, für jeden Stich.

## dummy-and-declarer

lesson-dummy-and-declarer-title = Dummy und Alleinspieler
lesson-dummy-and-declarer-goal =
    Nach dieser Lektion wissen Sie, wer die Karten des Dummys spielt, welche Hand ausspielt und was der Dummy darf.
    
    Schauen Sie an einem Bridgetisch zu: Einer legt alle dreizehn Karten offen hin und entscheidet von da an nichts mehr. Gegenüber spielt der Partner beide Hände. Wer sind die beiden?
lesson-dummy-and-declarer-picture =
    Süd ist der **Alleinspieler**. Nord, gegenüber, ist der **Dummy**. Ost und West sind die **Gegenspieler**.
    
    West sitzt links vom Alleinspieler und macht das erste Ausspiel: { BRIDGE("S2") }. Erst als diese Karte offen lag, hat der Dummy sein Blatt ausgebreitet.
lesson-dummy-and-declarer-both-hands =
    Die Karten des Dummys liegen nach Farben geordnet in Reihen. Gibt es einen Trumpf, liegt er vom Dummy aus rechts.
    
    Jetzt **spielt der Alleinspieler beide Hände**, seine eigene und die des Dummys: Ist der Dummy an der Reihe, nennt der Alleinspieler eine Karte, und der Dummy legt sie in die Mitte.
lesson-dummy-and-declarer-next =
    Wer den Stich gewinnt, spielt zum nächsten aus. Das gilt auch für den Dummy: Hat **eine Karte des Dummys** gewonnen, kommt die nächste Karte vom Dummy. Der Alleinspieler wählt sie, darf aber nicht aus der eigenen Hand ausspielen.
lesson-dummy-and-declarer-notes-next =
    Aus der falschen Hand auszuspielen ist in jedem Club der häufigste Fehler. Trennen Sie zwei Fragen: Aus welcher Hand, und wer wählt die Karte? Mit echten Karten brauchen Sie zehn Minuten.
lesson-dummy-and-declarer-dummy-won =
    Gewonnen hat { BRIDGE("SQ") }, eine Karte des Dummys. Die nächste Karte kommt also von Nord, Süd wählt sie, und danach spielt Ost.
lesson-dummy-and-declarer-declarer-won =
    Vom Dummy kam { BRIDGE("DQ") }, Ost gab { BRIDGE("DK") }, und gewonnen hat { BRIDGE("DA") } aus der Hand des Alleinspielers. Nun wird von dort ausgespielt.
lesson-dummy-and-declarer-second =
    Der Alleinspieler hat aus der Hand Cœur ausgespielt und beim Dummy mit { BRIDGE("HQ") } gewonnen. Die nächste Karte kommt vom Dummy, der Alleinspieler nennt sie. Und wer ist danach an der Reihe?
lesson-dummy-and-declarer-may =
    Einiges darf der Dummy (§ 42): die genannten Karten bewegen, die Stiche zählen und den Alleinspieler fragen: „Kein Cœur, Partner?“
    
    Will der Alleinspieler aus der falschen Hand ausspielen, darf der Dummy ihn **rechtzeitig** warnen. „Du bist am Tisch“ heißt: Beim Dummy wird ausgespielt.
lesson-dummy-and-declarer-may-not =
    Am Spiel **nimmt der Dummy nicht teil** (§ 43): Er gibt keinen Rat, schaut nicht in fremde Karten und geht nicht um den Tisch. Ist etwas schon schiefgegangen, schweigt er; hat aber jemand anders darauf hingewiesen, darf auch er die Turnierleitung rufen. Liegt ein Stich falsch herum, darf er es sagen, bis seine Seite weiterspielt.
lesson-dummy-and-declarer-notes-vote =
    Der Alleinspieler hatte eine andere Karte genannt. Übliche falsche Stimme: gespielt, sie liegt ja in der Mitte. Der Dummy führt aber nur aus. Zu spät zum Berichtigen ist es erst, wenn beide Seiten zum nächsten Stich gespielt haben.
lesson-dummy-and-declarer-manners =
    Was sich am Tisch gehört (§ 74): Ziehen Sie Ihre Karte erst, wenn Sie an der Reihe sind, und fassen Sie nicht vorher mehrere nacheinander an.
    
    Legen Sie die Karte immer gleich ruhig hin, auch wenn gerade sie alles entscheidet.
lesson-dummy-and-declarer-claim =
    Nicht immer wird bis zur letzten Karte gespielt: Wer sicher weiß, wie viele Stiche er noch macht, darf die Karten zeigen, die Zahl nennen und gleich dazusagen, **wie**: in welcher Reihenfolge die Karten gespielt werden. Das ist ein **Claim**, und damit ist das Spiel zu Ende (§ 68).
lesson-dummy-and-declarer-end =
    Wenn Sie das nächste Mal Dummy sind, genießen Sie es: Karten hinlegen, Stiche mitzählen und dem Partner zusehen.

## declarers-card

lesson-declarers-card-title = Die Karte des Alleinspielers
lesson-declarers-card-goal =
    Am Ende können Sie sagen, ob eine Karte aus der Hand des Alleinspielers gespielt ist oder zurückgenommen werden darf.
    
    Ost spielt Karo aus. Süd, der Alleinspieler, führt { BRIDGE("D9") } zum Tisch, zögert und möchte doch lieber { BRIDGE("D2") } spielen. Zu spät? Es kommt darauf an, wie weit die Karte schon ist.
lesson-declarers-card-rule =
    Die Karte des Alleinspielers ist gespielt, wenn sie **offen den Tisch berührt oder beinahe berührt** (§ 45). Sie ist es auch, wenn er sie so hält, wie man eine gespielte Karte hält.
    
    Losgelassen muss sie nicht sein.
lesson-declarers-card-notes-rule =
    Führen Sie es mit einer Karte vor: aufrecht vor sich, dann tiefer, dann einen Fingerbreit über dem Tisch. Die Klasse ruft „gespielt“, sobald sie es meint; danach vergleichen Sie mit der Regel.
lesson-declarers-card-touching =
    Süd hält { BRIDGE("D9") } noch fest, doch die Karte berührt offen den Tisch. Gegen { BRIDGE("D2") } lässt sie sich nicht mehr tauschen.
lesson-declarers-card-seen =
    Wer die Karte **gesehen** hat, spielt keine Rolle. Der Partner des Alleinspielers ist der Dummy; er entscheidet nichts und kann sein Wissen nicht nutzen. Hat ein Gegenspieler die Karte gesehen, hat er eben Glück gehabt.
lesson-declarers-card-west-saw =
    Süd zieht { BRIDGE("SK") } ein Stück aus der Hand, und ein Gegenspieler sieht die Karte. Aber bis zum Tisch ist es noch weit.
lesson-declarers-card-nearly =
    Ausgespielt ist Pik. Süd hält { BRIDGE("S8") } offen dicht über dem Tisch und möchte dann doch lieber { BRIDGE("SK") } spielen. Die Acht hat nichts berührt, ein wenig Luft ist noch darunter. Was geschieht mit ihr?
lesson-declarers-card-named =
    Auch ein Wort genügt. Wer sagt: „Ich spiele die Cœur-Dame“, **hat sie gespielt**, selbst wenn sie noch in der Hand steckt. Dasselbe gilt, wenn jemand auf eine Karte zeigt, um sie zu spielen.
lesson-declarers-card-dropped =
    Eine Karte, die dem Alleinspieler **unabsichtlich herunterfällt**, ist nicht gespielt: Er wollte sie ja nicht spielen. Sie geht in die Hand zurück, und damit ist die Sache erledigt (§ 48).
lesson-declarers-card-notes-vote =
    Häufige falsche Stimmen: gespielt, weil die Karte offen auf dem Tisch liegt; oder Strafkarte, weil alle sie gesehen haben. Aber niemand wollte sie spielen, und Strafkarten haben nur Gegenspieler. Das steht auf der nächsten Seite.
lesson-declarers-card-stays =
    Gespielt **bleibt gespielt**; eine bessere Idee kommt zu spät. Eine Ausnahme sollten Sie schon kennen: Der Alleinspieler hat nicht Farbe bekannt, obwohl er es konnte. Fällt das rechtzeitig auf, nimmt er die Karte zurück und bekennt.
lesson-declarers-card-end =
    Entscheiden Sie als Alleinspieler zuerst, und bewegen Sie dann die Hand: So muss nie jemand fragen, wie weit die Karte schon war.

## dummys-card

lesson-dummys-card-title = Die Karte des Dummys
lesson-dummys-card-goal =
    Hier lernen Sie, welche Karte gespielt ist, wenn der Alleinspieler „Pik“, „hoch“ oder „nimm“ sagt.
    
    „Pik“, sagt der Alleinspieler, und vor dem Dummy liegen vier davon. „Hoch.“ „Nimm.“ „Irgendeine.“ All das werden Sie am Tisch hören. Welche Karte dann gespielt wird, steht in § 46.
lesson-dummys-card-in-full =
    Richtig nennt man **Farbe und Rang**: „Pik-Zehn“. Damit ist { BRIDGE("ST") } gespielt, auch wenn der Dummy die Karte noch nicht bewegt hat.
    
    Für alles, was kürzer ist, gibt es eigene Regeln. Hier kommen sie.
lesson-dummys-card-suit-alone =
    Eine **Farbe allein** bedeutet die niedrigste Karte dieser Farbe, ob der Dummy ausspielt oder zugibt.
    
    Auch „Stechen“ heißt: mit dem niedrigsten Trumpf. Hat der Dummy { BRIDGE("H8") } und { BRIDGE("H2") } und ist Cœur Trumpf, wird { BRIDGE("H2") } gespielt.
lesson-dummys-card-notes-suit-alone =
    Breiten Sie einen Dummy aus, seien Sie selbst Alleinspieler, und nennen Sie nur die Farbe. Die Klasse zeigt auf die Karte. Irgendwann heißt es: „Sie wollten doch den Buben.“ Das ist der Moment, über Farbe und Rang zu sprechen.
lesson-dummys-card-spade =
    West spielt { BRIDGE("S6") } aus. Der Dummy hat { BRIDGE("SA") }, { BRIDGE("SJ") }, { BRIDGE("ST") } und { BRIDGE("S5") }, und der Alleinspieler sagt bloß: „Pik.“
lesson-dummys-card-high-low =
    „Klein“ und „hoch“ beziehen sich auf die **ausgespielte Farbe**: die niedrigste oder höchste Karte, die der Dummy davon hat.
    
    „Nimm“ bedeutet die **niedrigste Karte, die sicher gewinnt**. Ist der Dummy nicht Letzter, muss das nach allem Gesehenen feststehen, wie beim Ass der ausgespielten Farbe in Sans-Atout. Sonst nennt der Alleinspieler eine Karte.
lesson-dummys-card-win =
    Der Dummy spielt als Letzter, und bisher gewinnt { BRIDGE("S9") }. { BRIDGE("ST") } genügt, das Ass darf liegen bleiben.
lesson-dummys-card-high =
    Derselbe Stich, doch nun sagt der Alleinspieler „hoch“. Auch { BRIDGE("ST") } würde gewinnen. Fragen Sie aber nicht, was sparsam wäre, sondern was das Wort bedeutet.
lesson-dummys-card-rank-alone =
    Ein **Rang allein**, etwa „die Zwei“: Spielt der Dummy aus, ist die Farbe gemeint, mit der er eben den Stich gewonnen hat, sofern er dort die Zwei hat.
    
    Sonst gilt jede Zwei, die erlaubt ist. Sind es mehrere, muss der Alleinspieler sagen, welche.
lesson-dummys-card-not-there =
    Was der Dummy **nicht hat**, kann er nicht spielen. Ob Karte, Farbe oder Rang: Die Anweisung gilt nicht, und der Alleinspieler nennt eine andere Karte.
    
    Dasselbe gilt, wenn der Dummy mit der genannten Karte nicht bekennen würde, obwohl er kann. Es kostet nichts.
lesson-dummys-card-notes-vote =
    Übliche falsche Stimmen: { BRIDGE("SA") } oder { BRIDGE("SJ") }, weil sie dem König am nächsten liegen. Geraten wird aber nicht. Der Alleinspieler darf nun jede der drei Pik-Karten nennen, auch { BRIDGE("S5") }.
lesson-dummys-card-anything =
    Wer „irgendeine“ sagt, gibt die Wahl ab: Jetzt darf **einer der beiden Gegenspieler** die Karte des Dummys bestimmen, soweit sie erlaubt ist. Die meisten lächeln und verzichten. Sagen Sie es lieber nie.
lesson-dummys-card-touched =
    Eine Karte des Dummys, die der Alleinspieler **absichtlich berührt**, ist gespielt. Wer nur die Karten ordnet oder nach einer anderen greift, spielt nichts.
    
    Einen Versprecher darf der Alleinspieler berichtigen, bis er wieder eine Karte spielt. Wer es sich nur anders überlegt hat, darf das nicht.
lesson-dummys-card-meant =
    Eines geht allem vor: Hat der Alleinspieler **ohne jeden Zweifel** eine andere Karte gemeint, wird diese gespielt. Darüber entscheidet die **Turnierleitung**, die im Club auf die Regeln achtet.
lesson-dummys-card-end =
    Wenn Sie selbst Alleinspieler sind, nennen Sie Farbe und Rang: Dann muss niemand diese Regeln nachschlagen.

## a-defenders-card

lesson-a-defenders-card-title = Die Karte eines Gegenspielers
lesson-a-defenders-card-goal =
    Nach dieser Lektion wissen Sie, wann die Karte eines Gegenspielers gespielt ist und warum hier strenger geurteilt wird.
    
    Diesmal sind Sie Gegenspieler. Sie ziehen eine Karte, halten sie hoch, überlegen noch einmal und möchten sie zurückstecken. Hier sind die Regeln strenger als beim Alleinspieler. Warum eigentlich?
lesson-a-defenders-card-rule =
    Die Karte eines Gegenspielers ist gespielt, wenn sie so gehalten wird, dass **der Partner ihre Bildseite sehen könnte** (§ 45). Ob er wirklich hingeschaut hat, spielt keine Rolle. Die Möglichkeit genügt.
lesson-a-defenders-card-why =
    Der Partner des Alleinspielers, der Dummy, entscheidet nichts. Der Partner eines Gegenspielers schon, und ein Blick auf eine Karte kann ihm viel verraten. Deshalb ist die Regel streng, für Meister wie für Anfänger.
lesson-a-defenders-card-notes-rule =
    Setzen Sie zwei Partner einander gegenüber. Der eine neigt eine Karte verschieden stark, der andere sagt, wann er sie lesen könnte. Zwei Minuten genügen, und die Regel sitzt.
lesson-a-defenders-card-first =
    West hat ausgespielt, jetzt ist Ost an der Reihe. Ost hält { BRIDGE("DT") } so, dass West die Karte sehen könnte. Für { BRIDGE("D6") } ist es jetzt zu spät.
lesson-a-defenders-card-second =
    Ost zieht { BRIDGE("DT") } nur ein Stück heraus. Der Alleinspieler sitzt daneben und sieht die Karte. Der Partner gegenüber konnte sie nicht sehen.
lesson-a-defenders-card-third =
    Süd spielt { BRIDGE("SJ") } aus. West hält { BRIDGE("SK") } so, dass Ost die Karte sehen könnte. Ost schaut aber gerade weg. Darf West den König zurückstecken und ein kleines Pik spielen?
lesson-a-defenders-card-named =
    Auch hier genügt es, die Karte zu nennen: „Ich spiele die Karo-Dame.“
    
    Und wenn niemand weiß, ob der Partner sie sehen konnte? Haben **Alleinspieler und Dummy beide** die Bildseite gesehen, nimmt die Turnierleitung in der Regel an, dass auch er sie sehen konnte.
lesson-a-defenders-card-dropped =
    Eine Karte, die einem Gegenspieler **aus der Hand rutscht**, ist nicht gespielt. Konnte der Partner sie aber sehen, geht sie auch nicht in die Hand zurück: Sie bleibt als **Strafkarte** offen auf dem Tisch liegen.
lesson-a-defenders-card-notes-vote =
    Zwei falsche Stimmen sind üblich: „gespielt, der Partner konnte sie ja sehen“ und „zurück in die Hand“ wie beim Alleinspieler. Die Karte ist gefallen, niemand wollte sie spielen. Aber der Partner hat sie vielleicht gesehen, und das lässt sich nicht rückgängig machen.
lesson-a-defenders-card-penalty =
    Legt ein Gegenspieler zum selben Stich eine zweite Karte, wird auch sie zur Strafkarte.
    
    Eine Strafkarte bleibt nicht ohne Folgen: Oft muss sie gespielt werden, sobald ihr Besitzer an der Reihe ist. Es gibt zwei Arten; davon handelt ein eigenes Kapitel.
lesson-a-defenders-card-table =
    Drei Hände, drei Fragen. Alleinspieler: Wurde die Karte **hingelegt, wie gespielt gehalten oder genannt**? Dummy: Was hat der **Alleinspieler gesagt oder berührt**? Gegenspieler: **Konnte der Partner sie sehen**?
lesson-a-defenders-card-end =
    Alleinspieler, Dummy, Gegenspieler: Mit je einer Frage bleibt bei keiner Karte ein Zweifel. Liegt eine offen da, die dort nicht hingehört, dann lassen Sie sie liegen und rufen die Turnierleitung. Ein Vorwurf ist das nicht.
