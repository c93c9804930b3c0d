### Chapter: at the table. Seats, boards, one's thirteen cards, suits and honours.

chapter-table-title = Am Tisch

## The four seats

lesson-the-four-seats-title = Die vier Plätze
lesson-the-four-seats-goal =
    Nach dieser Lektion finden Sie an jedem Tisch Ihren Platz, Ihren Partner und Ihre Gegner.
    
    Ihr erster Abend im Club. Am Eingang sagt man Ihnen: „Tisch 3, Ost.“ Wohin setzen Sie sich? Wer spielt mit Ihnen und wer gegen Sie?
lesson-the-four-seats-notes-names =
    Setzen Sie vier Leute an einen Tisch, und lassen Sie jeden den eigenen Platz nennen. Irgendjemand fragt immer, wo denn nun wirklich Norden ist: Ein Satz genügt. Eine Minute.
lesson-the-four-seats-names =
    Bridge spielt man zu **viert**. Die Plätze heißen wie die Himmelsrichtungen: **Nord, Ost, Süd, West**. Das sind nur Namen. Wo Norden wirklich liegt, spielt keine Rolle.
lesson-the-four-seats-sides =
    Gegenüber sitzt Ihr **Partner** oder Ihre Partnerin. Nord spielt mit Süd, Ost mit West: Das sind die beiden **Seiten**, Nord-Süd und Ost-West. Zu zweit sind Sie ein **Paar**. Die beiden anderen sind Ihre Gegner.
lesson-the-four-seats-picture =
    Das ist eine **Austeilung**, also die verteilten Karten, von oben gesehen. Süd sitzt unten, der Partner Nord gegenüber. An den Seiten sitzen die Gegner: West links, Ost rechts. Am Tisch sehen Sie natürlich nur Ihre eigenen Karten.
lesson-the-four-seats-partner =
    West hat sich gesetzt und blickt geradeaus über den Tisch. Wer sitzt dort?
lesson-the-four-seats-left =
    Beim Bridge geht es **im Uhrzeigersinn**: Beim Ansagen und beim Spielen ist als Nächstes immer der linke Nachbar an der Reihe, und gewöhnlich wird auch so ausgeteilt. Nach Ihnen kommt also Ihr **linker Gegner**, vor Ihnen war Ihr **rechter Gegner** an der Reihe.
lesson-the-four-seats-left-hand =
    Sie sitzen auf Süd, im Bild unten, Nord gegenüber. Gehen Sie einen Platz im Uhrzeigersinn weiter, so wie der Zeiger von sechs auf neun Uhr rückt.
lesson-the-four-seats-round =
    Sehen Sie zu, wie es reihum geht. West legt die erste Karte, dann kommen Nord, Ost und zuletzt Süd. Was „Sans-Atout“ heißt, erfahren Sie später.
lesson-the-four-seats-right-hand =
    Jetzt Sie: Wieder sitzen Sie auf Süd. Diesmal ist gefragt, wer **vor** Ihnen an der Reihe ist. Gehen Sie einen Platz zurück.
lesson-the-four-seats-call =
    Bevor die Karten gespielt werden, handeln die vier aus, was gespielt wird: Das ist die **Reizung**. Reihum macht jeder eine **Ansage**. Der Teiler beginnt; wer das ist, zeigt die nächste Lektion. Und wer kommt nach ihm? Das wissen Sie schon.
lesson-the-four-seats-notes-vote =
    Manche Kartenspiele, etwa der Schweizer Jass, laufen andersherum; wer sie kennt, stimmt oft für Nord. Andere stimmen für West, den Partner von Ost. Lassen Sie am Tisch vier Leute der Reihe nach ein Wort sagen, bevor Sie die Antwort zeigen.
lesson-the-four-seats-director =
    Eine Karte zu viel, ein falscher Platz, eine Frage? Streiten müssen Sie nicht: Rufen Sie die **Turnierleitung**. Sie kennt die Regeln und bringt die Sache in Ordnung. Wer sie ruft, beschuldigt niemanden.
lesson-the-four-seats-end =
    Der Partner gegenüber, die Gegner links und rechts, und immer nach links weiter: Mehr braucht es nicht, um sich hinzusetzen. Als Nächstes geht es um den Kasten in der Mitte.

## The board

lesson-the-board-title = Das Board
lesson-the-board-goal =
    Gleich können Sie ein Board lesen: wer die erste Ansage macht und wer in Gefahr ist.
    
    Mitten auf dem Tisch liegt ein flacher Kasten mit vier Fächern: das **Board**. Es bringt die Karten einer Austeilung von Tisch zu Tisch. So spielen alle mit denselben Karten.
lesson-the-board-notes-picture =
    Geben Sie ein echtes Board herum: Wo ist Nord? Wer ist Teiler? Wer ist in Gefahr? Zwei Minuten mit dem Board in der Hand sind mehr wert als jede Tabelle.
lesson-the-board-picture =
    Das ist Board 2. Auf jedem Board steht dreierlei: die Nummer, der **Teiler** und wer **in Gefahr** ist. Eine Markierung zeigt, wo Nord ist.
lesson-the-board-dealer =
    Der **Teiler** macht die erste Ansage. Wird das Board zum ersten Mal gespielt, teilt er meistens auch die Karten aus; daher der Name. Verwechseln Sie ihn nicht mit dem Alleinspieler: Wer das wird, ergibt sich erst in der Reizung.
lesson-the-board-vulnerable =
    Eine Seite **in Gefahr** spielt um mehr Punkte: Sie kann mehr gewinnen und mehr verlieren. Auf dem Board ist sie meistens rot gekennzeichnet, eine Seite „nicht in Gefahr“ grün. Gespielt wird genau gleich.
lesson-the-board-second =
    Lesen Sie es vom Board ab: Der Teiler ist darauf angegeben, und die roten Fächer gehören der Seite, die in Gefahr ist. Zuerst der Teiler, dann die **Gefahrenlage**: wer in Gefahr ist.
lesson-the-board-series =
    Nur **für die Turnierleitung:** Die Nummer entscheidet. Der Teiler wandert im Uhrzeigersinn, bei Board 1 ist es Nord. In Gefahr sind bei Board 1 bis 4: keiner, Nord-Süd, Ost-West, alle; ab Board 5 beginnt die Reihe **einen Schritt später**. Nach sechzehn Boards geht es von vorn los.
    
    Auswendig lernen müssen Sie das nicht: Es steht auf dem Board.
lesson-the-board-sixth =
    In einem Artikel steht, bei Board 6 mache Süd die erste Ansage und keiner sei in Gefahr. Kann das stimmen? Sehen Sie sich das Board an.
lesson-the-board-eighth =
    Jetzt Sie: Board 8 kommt an Ihren Tisch. Der Teiler ist schnell gefunden. Und was sagen die Farben der Fächer?
lesson-the-board-notes-vote =
    Zuerst wird nach dem Teiler gefragt. Manche stimmen aus Gewohnheit für Nord, andere für West, links vom Teiler. Dann die Gefahrenlage: Einige halten die Seite des Teilers für die gefährdete. Lassen Sie vor der Abstimmung auf das Board zeigen.
lesson-the-board-north =
    Das Board bleibt **mitten auf dem Tisch**, die Nord-Markierung zeigt zu Nord, bis fertig gespielt ist. Zuständig ist in der Regel **Nord**: Nord legt es hin, achtet darauf und gibt es weiter, wie die Turnierleitung es bestimmt (§ 8). Helfen dürfen die anderen auch.
lesson-the-board-end =
    Wenn ein Board an Ihren Tisch kommt, sehen Sie es an, bevor Sie die Karten nehmen: Nummer, Teiler, Gefahrenlage. Das dauert drei Sekunden.

## Thirteen cards

lesson-thirteen-cards-title = Dreizehn Karten
lesson-thirteen-cards-goal =
    Hier lernen Sie, mit Ihren dreizehn Karten umzugehen, vom Herausnehmen bis zum Zurückstecken.
    
    Board 3 liegt auf dem Tisch, Sie sitzen auf Süd. Im Fach mit der Aufschrift Süd stecken verdeckt Ihre Karten. Etwas ist zu tun, bevor Sie sie ansehen, und etwas nach dem Spiel.
lesson-thirteen-cards-notes-count =
    Lassen Sie wirklich zählen, und zwar verdeckt. Fehlt eine Karte, lässt sich das viel leichter in Ordnung bringen, solange niemand sein Blatt angesehen hat. Zwei Minuten.
lesson-thirteen-cards-count =
    Nehmen Sie die Karten aus dem Fach Ihres Platzes und **zählen Sie sie verdeckt**, bevor Sie sie ansehen. Dreizehn müssen es sein. Mehr oder weniger? Rufen Sie gleich die Turnierleitung (§ 7). Noch hat niemand etwas gesehen, das ist schnell behoben.
lesson-thirteen-cards-twelve =
    Sie sitzen auf Süd. Sie zählen verdeckt: Es sind nur 12 Karten. Sollen Sie die fehlende selbst suchen?
lesson-thirteen-cards-deal =
    Ein Kartenpaket hat 52 Karten, dreizehn für jeden. Wird ein Board zum ersten Mal gespielt, werden sie **gemischt** und verdeckt ausgeteilt, **eine nach der anderen**, meist im Uhrzeigersinn. Im Turnier sagt die Turnierleitung, wer das macht; gewöhnlich ist es der Teiler.
lesson-thirteen-cards-sort =
    Nun sehen Sie Ihre Karten an und sortieren sie nach **Farben**: Pik ♠, Cœur ♥, Karo ♦ und Treff ♣. In jeder Farbe geht es von der höchsten Karte zur niedrigsten. Viele stecken Rot und Schwarz abwechselnd, das ist übersichtlicher: ein Rat, keine Regel.
lesson-thirteen-cards-fan =
    Sehen Sie sich das Blatt von Süd an, unten: sieben Treff, drei Pik, zwei Karo und ein einziges Cœur.
    
    Noch ein Rat: Stecken Sie Ihre kürzeste Farbe nicht an den Rand des Fächers. Wer sieht, woher Sie eine Karte ziehen, könnte viel erraten.
lesson-thirteen-cards-hearts =
    Wozu sortieren? Wer Karten der zuerst gespielten Farbe hat, muss eine davon spielen. West hat Cœur gespielt, Nord auch: Ost findet seine Cœur-Karten auf einen Blick. (Im Bild stehen auch Alleinspieler und Dummy; die kommen im nächsten Kapitel.)
lesson-thirteen-cards-diamonds =
    Etwas später spielt Ost ein Karo, Süd auch. West ist an der Reihe und hat noch zwölf Karten. Suchen Sie die Karo-Karten im sortierten Blatt: Sie stecken nebeneinander.
lesson-thirteen-cards-hold =
    Halten Sie Ihre Karten **aufrecht und nah bei sich**, damit niemand hineinsehen kann, auch nicht von der Seite. Können Sie selbst die Karten Ihres Nachbarn sehen, schauen Sie weg und sagen es ihm freundlich.
lesson-thirteen-cards-notes-vote =
    Viele wollen die überzählige Karte gemeinsam suchen: Das wirkt freundlich. Wer sucht, sieht aber fremde Karten, und dann ist das Board kaum noch zu retten. Dafür ist die Turnierleitung da, und niemand wird beschuldigt.
lesson-thirteen-cards-back =
    Beim Spielen kommen die Karten nicht auf einen Haufen: Jeder behält seine gespielten Karten vor sich. Am Ende **mischen Sie Ihre dreizehn** und stecken sie verdeckt in Ihr Fach des Boards zurück. So kann am nächsten Tisch niemand erraten, wie sie gespielt wurden.
lesson-thirteen-cards-yours =
    Fremde Karten **rührt man nicht an**, auch nach dem Spiel nicht. Möchten Sie ein Blatt aus dem Board noch einmal sehen? Dann muss von jeder Seite jemand dabei sein oder aber die Turnierleitung (§ 7).
lesson-thirteen-cards-end =
    Zählen, sortieren, nah bei sich halten, mischen, zurückstecken: Nach zwei Abenden geht das wie von selbst.

## Suits and honours

lesson-suits-and-honours-title = Farben und Figuren
lesson-suits-and-honours-goal =
    Am Ende wissen Sie, welche Karte höher ist, welche Farbe höher steht und was eine Figur ist.
    
    Sie halten dreizehn Karten, schön sortiert. Was ist höher, eine Zehn oder ein Bube? Und welche Farbe steht höher als die anderen? Im Bridge gibt es dafür zwei Rangfolgen, und die sind schnell gelernt.
lesson-suits-and-honours-ranks =
    In jeder Farbe ist das **Ass** die höchste Karte. Dann folgen König, Dame, Bube, 10, 9 und so weiter bis zur 2. Wer Skat spielt, muss umlernen: Hier kommt die Zehn erst nach dem Buben.
lesson-suits-and-honours-queen =
    Vier Pik liegen auf dem Tisch: West hat { BRIDGE("S4") } gespielt, Nord { BRIDGE("S8") }, Ost { BRIDGE("ST") }, Süd { BRIDGE("SQ") }. Vier solche Karten sind ein **Stich**. Hier gewinnt ihn die höchste: Vergleichen Sie Zehn und Dame.
lesson-suits-and-honours-notes-order =
    Wer Skat spielt, hält Kreuz (hier: Treff) für die höchste Farbe. Lassen Sie die Reihe gemeinsam aufsagen: Treff, Karo, Cœur, Pik, Sans-Atout. Eine Minute.
lesson-suits-and-honours-order =
    Vor dem Spiel, in der Reizung, zählt auch die Rangfolge der **Farben**. Von unten nach oben:
    
    ♣ – ♦ – ♥ – ♠ – **Sans-Atout**
    
    Sans-Atout heißt „ohne Trumpf“: Keine Farbe sticht die anderen. Es ist selbst keine Farbe, steht aber über allen vieren.
lesson-suits-and-honours-majors =
    Zwei Wörter, die Sie oft hören werden: ♥ und ♠ sind die **Oberfarben**, ♣ und ♦ die **Unterfarben**.
    
    In der Reizung nennt man eine Zahl und eine Farbe oder Sans-Atout. Ist die Zahl gleich, entscheidet die Rangfolge.
lesson-suits-and-honours-spades =
    Nord sagt { BRIDGE("2H") }. Ost, der Nächste, möchte { BRIDGE("2S") } sagen. Die Zahl ist dieselbe, also entscheidet die Rangfolge: Pik steht über Cœur.
lesson-suits-and-honours-notrump =
    Diesmal sagt Nord { BRIDGE("2S") }. Pik ist die höchste Farbe. Ost möchte { BRIDGE("2NT") } sagen, wieder dieselbe Zahl. Steht noch etwas über Pik?
lesson-suits-and-honours-notes-vote =
    Pass und Kontra stehen in allen vier Antworten: Sie haben keinen Rang, verglichen werden nur die Gebote. Viele beginnen erst bei { BRIDGE("2C") }, weil sie Pik für das Höchste halten. Lassen Sie die Reihenfolge noch einmal aufsagen: Was steht über Pik?
lesson-suits-and-honours-honours =
    Die hohen Karten einer Farbe heißen **Figuren**, alle anderen sind kleine Karten. Ass, König, Dame und Bube gehören dazu, darüber sind sich alle einig. Und die Zehn? Zwei Artikel widersprechen sich.
lesson-suits-and-honours-notes-ten =
    Die meisten sagen vier Figuren, weil die Zehn wie eine gewöhnliche Zahlenkarte aussieht. Den Unterschied zwischen Zehn und Neun erklärt das Kapitel über Strafkarten.
lesson-suits-and-honours-ten =
    Jede Farbe hat also **fünf Figuren**: Ass, König, Dame, Bube und Zehn. Warum das wichtig ist, steht im Kapitel über Strafkarten: Lässt ein Gegenspieler { BRIDGE("HT") } fallen, hat das strengere Folgen, als wenn ihm { BRIDGE("H9") } herunterfällt.
lesson-suits-and-honours-end =
    Zwei Rangfolgen und eine Liste: vom Ass zur Zwei, von Treff bis Sans-Atout, und fünf Figuren. Jetzt können die Karten gespielt werden.
