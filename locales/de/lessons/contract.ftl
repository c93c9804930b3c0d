### Chapter: the contract. What an auction comes to, who plays it, who leads.

chapter-contract-title = Der Kontrakt

## The contract

lesson-the-contract-title = Was wird gespielt?
lesson-the-contract-goal =
    Nach dieser Lektion lesen Sie den Kontrakt aus jeder Reizung ab.
    
    Zum dritten Mal hintereinander Pass: Die Reizung ist zu Ende. Jemand fragt: „Und was spielen wir jetzt?“ Die Antwort ist der **Kontrakt**. Wer weiß, wohin er schauen muss, liest ihn sofort ab.
lesson-the-contract-rule =
    Der Kontrakt ist das **letzte Gebot**: eine Zahl und eine Denomination, das heißt eine Farbe oder Sans-Atout. Eine Farbe wird Trumpf. Dreimal Pass danach ändert am Gebot nichts mehr, es beendet nur die Reizung.
lesson-the-contract-picture =
    Die Reizung von Board 1. Ost beginnt mit { BRIDGE("1S") }, West sagt { BRIDGE("3NT") }, und Ost kehrt mit { BRIDGE("4S") } zu Pik zurück. Dann passen die anderen drei. Jedes neue Gebot hat das vorige ersetzt.
lesson-the-contract-last =
    Suchen Sie das letzte Gebot, und zählen Sie, wie oft danach gepasst wurde. West hatte { BRIDGE("3NT") } geboten: Gilt das noch etwas?
lesson-the-contract-six =
    Wie viele Stiche sind das? Zur Zahl kommen **sechs** dazu. { BRIDGE("1C") } verspricht 7 Stiche, { BRIDGE("4S") } verspricht 10, { BRIDGE("7NT") } alle 13. Die ersten sechs nennt man nicht mit: Die Zahl sagt, wie viele darüber hinaus nötig sind.
lesson-the-contract-notrump =
    In Sans-Atout rechnet man genauso: { BRIDGE("3NT") } verspricht 6 + 3 Stiche, nur gibt es keinen Trumpf. (In der Übung ist von einem Zettel die Rede: Darauf schreibt man die Ergebnisse. Das Zeichen „=“ heißt: genau erfüllt, kein Stich mehr und keiner weniger.)
lesson-the-contract-doubled =
    Wird nach einem Kontra nicht mehr geboten, ist der Kontrakt **kontriert**. Nach einem Rekontra ist er **rekontriert**. An der Stichzahl ändert sich nichts: { BRIDGE("4S") } und { BRIDGE("4SX") } verlangen beide 10 Stiche. Nur der Score ändert sich.
lesson-the-contract-stays =
    Board 8. Ost und West haben Pik bis { BRIDGE("4S") } gereizt. Nord kontriert, dann passen Ost, Süd und West. Nach dem Kontra ist kein Gebot mehr gekommen. Wie lautet der Kontrakt?
lesson-the-contract-notes-vote =
    Viele stimmen für einen kontrierten Kontrakt, Süd hat ja kontriert. Decken Sie alles vor dem letzten Gebot mit einem Blatt zu: Das Kontra galt { BRIDGE("2H") } und ist mit diesem Gebot verschwunden.
lesson-the-contract-nobody =
    Und wenn niemand bietet? Nach viermal Pass am Anfang ist **durchgepasst**. Es gibt keinen Kontrakt, gespielt wird nicht, und keine Seite bekommt Punkte. Die Karten kommen ins Board zurück und werden nicht neu geteilt.
lesson-the-contract-sides =
    Die Seite mit dem letzten Gebot spielt den Kontrakt und muss mindestens die versprochenen Stiche gewinnen. Die andere Seite ist im **Gegenspiel**: Sie will das verhindern.
lesson-the-contract-end =
    Wie viele Stiche, welcher Trumpf, kontriert oder nicht: drei Fragen nach dem letzten Pass, und das Spiel kann beginnen. Nur eines fehlt noch: Wer spielt?

## Who is declarer?

lesson-who-is-declarer-title = Wer ist Alleinspieler?
lesson-who-is-declarer-goal =
    Hier lernen Sie, den Alleinspieler zu finden: wer spielt, wer Dummy ist und wer gegenspielt.
    
    Der Kontrakt ist { BRIDGE("3S") }. West sagt: „Das habe ich geboten, also spiele ich.“ Ost sagt: „Aber Pik habe ich zuerst genannt.“ Nur einer von beiden kann **Alleinspieler** sein. Wer?
lesson-who-is-declarer-rule =
    Stellen Sie sich zwei Fragen, in dieser Reihenfolge. **Welche Seite** hat das letzte Gebot abgegeben? Und auf dieser Seite: **Wer hat die Denomination zuerst genannt**, auf welcher Stufe auch immer? Das ist der Alleinspieler.
lesson-who-is-declarer-notes-picture =
    Zeigen Sie die Ansagen einzeln, und fragen Sie bei jedem Pik-Gebot, wer auf dieser Seite Pik zuerst genannt hat. Lassen Sie beide Fragen laut stellen. Drei Minuten.
lesson-who-is-declarer-picture =
    Achten Sie auf Pik: West nennt es mit { BRIDGE("1S") }, Ost später mit { BRIDGE("2S") }. Das Kontra von Süd auf { BRIDGE("2H") } ist hinfällig, sobald Ost wieder bietet.
lesson-who-is-declarer-first =
    Erste Frage: Das letzte Gebot, { BRIDGE("2S") }, kommt von Ost. Also spielt Ost-West. Zweite Frage: Wer von den beiden hat Pik zuerst genannt? Die Stufe spielt keine Rolle.
lesson-who-is-declarer-raise =
    Nord bietet { BRIDGE("1D") }, Süd erhöht auf { BRIDGE("3D") }. Süd hat als Letzter geboten und am höchsten. Gefragt ist trotzdem, wer Karo zuerst genannt hat.
lesson-who-is-declarer-denomination =
    Es zählt, wer die Denomination zuerst **nennt**. Es spielt keine Rolle, wer die besseren Karten hat oder zuletzt bietet. Ein Pass nennt nichts, ein Kontra auch nicht. Sans-Atout ist eine Denomination wie die Farben.
lesson-who-is-declarer-notrump =
    Nord eröffnet { BRIDGE("1C") }, Süd antwortet { BRIDGE("1H") }, Nord sagt { BRIDGE("1NT") }, Süd { BRIDGE("2NT") } und Nord { BRIDGE("3NT") }. Das ist der Kontrakt, und es spielt Nord-Süd. Treff und Cœur sind nicht mehr wichtig. Wer hat zuerst Sans-Atout gesagt?
lesson-who-is-declarer-notes-vote =
    Das ist der kleine Streit vom Anfang der Lektion. Wer für West stimmt, sieht nur auf das letzte Gebot. Lassen Sie auch die zweite Frage stellen.
lesson-who-is-declarer-roles =
    Steht der Alleinspieler fest, sind alle vier Rollen klar. **Dummy** ist sein Partner gegenüber. Die beiden anderen sind **Gegenspieler**, und der **links** vom Alleinspieler spielt die erste Karte. Auch danach wird in den nächsten Übungen gefragt.
lesson-who-is-declarer-end =
    Achten Sie auf die Seite mit dem letzten Gebot, und gehen Sie zu ihrem ersten Gebot in dieser Denomination zurück. Eine Falle bleibt: die nächste Lektion.

## Named by both sides

lesson-the-same-strain-twice-title = Wenn beide Seiten dasselbe nennen
lesson-the-same-strain-twice-goal =
    In wenigen Minuten finden Sie den Alleinspieler auch dann, wenn beide Seiten dieselbe Denomination genannt haben.
    
    Ost bietet { BRIDGE("1NT") }. Später bietet Nord { BRIDGE("3NT") }, und alle passen. „Aber Sans-Atout habe ich zuerst gesagt“, meint Ost. Ist Ost Alleinspieler?
lesson-the-same-strain-twice-rule =
    Nein. Es zählen nur die Gebote der **Seite mit dem letzten Gebot**. Was die Gegner genannt haben, spielt keine Rolle, selbst wenn sie schneller waren.
lesson-the-same-strain-twice-picture =
    Beide Seiten nennen Sans-Atout: zuerst Ost mit { BRIDGE("1NT") }, am Schluss Nord mit { BRIDGE("3NT") }. Das letzte Gebot kommt von Nord.
lesson-the-same-strain-twice-notrump =
    Streichen Sie alle Gebote von Ost und West. Für Nord-Süd bleiben Cœur, Treff, Karo, noch einmal Treff und zuletzt Sans-Atout. Von wem kam dieses Gebot?
lesson-the-same-strain-twice-diamonds =
    Hier hatte Ost mit { BRIDGE("2D") } Karo genannt. Nord bietet { BRIDGE("3D") } und spielt das auch. Bis dahin hatte Nord-Süd noch gar nicht geboten.
lesson-the-same-strain-twice-why =
    Warum bietet jemand eine Farbe, die der Gegner schon genannt hat? Manchmal haben beide Seiten Karten darin. Öfter ist das Gebot eine **Vereinbarung** und sagt dem Partner etwas ganz anderes. Für den Alleinspieler zählt nur der Name, nicht die Bedeutung.
lesson-the-same-strain-twice-notes-three =
    Schreiben Sie die drei Plätze an die Tafel, und streichen Sie Ost durch. Was bleibt, ist die Frage der letzten Lektion. Das Gebot in der Farbe der Gegner ist eine Vereinbarung; erklären müssen Sie es heute nicht.
lesson-the-same-strain-twice-three-names =
    Ost eröffnet { BRIDGE("1S") }. Süd bietet { BRIDGE("2S") }, so haben es Nord und Süd vereinbart, und Nord beendet die Reizung mit { BRIDGE("4S") }. Drei haben Pik genannt. Das letzte Gebot kommt von Nord, Ost scheidet also aus. Wer war zuerst, Nord oder Süd?
lesson-the-same-strain-twice-notes-vote =
    Viele stimmen für West, der mit Treff eröffnet hat. Fragen Sie zuerst, welche Seite das letzte Gebot hatte, und lassen Sie alle Gebote der anderen streichen.
lesson-the-same-strain-twice-end =
    Streichen Sie weg, was die Gegner gesagt haben, und die Frage ist wieder leicht. Jetzt muss jemand die erste Karte spielen.

## The opening lead

lesson-the-opening-lead-title = Das erste Ausspiel
lesson-the-opening-lead-goal =
    Nach dieser Lektion wissen Sie, wer das erste Ausspiel hat, wie es geht und wann der Dummy aufgelegt wird.
    
    Die Reizung ist zu Ende, der Kontrakt steht fest. Wer spielt die erste Karte? Wie macht man das? Und wann legt der Dummy seine Karten hin?
lesson-the-opening-lead-rule =
    Die allererste Karte ist das **erste Ausspiel**. Es ist Sache des Gegenspielers **links vom Alleinspieler** (§ 41). Der Teiler hat damit nichts zu tun, und der Dummy zeigt noch nichts.
lesson-the-opening-lead-south =
    Board 11. Süd eröffnet { BRIDGE("1S") }, Nord antwortet { BRIDGE("2NT") }, Süd bietet { BRIDGE("4S") }. Suchen Sie zuerst den Alleinspieler, dann schauen Sie nach links.
lesson-the-opening-lead-dealer =
    Board 1: Nord ist Teiler, doch Ost spielt den Kontrakt. Links vom Teiler sitzt ausgerechnet Ost, und gegen den eigenen Kontrakt spielt man nicht aus. Also: zuerst der Alleinspieler, dann nach links.
lesson-the-opening-lead-doubled =
    Board 8: { BRIDGE("4S") }, kontriert von Nord. Alleinspieler ist Ost, Dummy ist West. Wer kontriert hat, bekommt deshalb nicht das Ausspiel. Nur der Platz zählt: Wer sitzt links von Ost?
lesson-the-opening-lead-notes-vote =
    Viele schauen nach links von dem, der zuletzt geboten hat. Lassen Sie vor der Abstimmung den Alleinspieler nennen und dann auf den Platz links von ihm zeigen.
lesson-the-opening-lead-notes-face-down =
    Lassen Sie es an einem Tisch vormachen: die Karte verdeckt, die Pause, „Fragen?“, die Karte umgedreht, der Dummy aufgelegt. Vier Minuten genügen.
lesson-the-opening-lead-face-down =
    Das erste Ausspiel legt man **verdeckt** auf den Tisch. Hat der falsche Gegenspieler ausgespielt, lässt ihn die Turnierleitung die Karte zurücknehmen. Niemand hat sie gesehen; es ist nichts passiert.
lesson-the-opening-lead-questions =
    Solange die Karte verdeckt liegt, dürfen der Partner des Ausspielers und der Alleinspieler **Fragen zur Reizung** stellen, der Dummy nicht. Warten Sie, bis Ihr Partner „keine Fragen“ sagt, und drehen Sie die Karte erst dann um. So lange bleiben meist auch die Bietkarten liegen.
lesson-the-opening-lead-dummy =
    Sobald das Ausspiel offen liegt, **legt der Dummy alle dreizehn Karten hin**: nach Farben geordnet, in Reihen zum Alleinspieler hin, die kleinsten Karten ihm am nächsten. Trumpf kommt auf die **rechte Seite des Dummys**.
lesson-the-opening-lead-picture =
    West hat { BRIDGE("H5") } ausgespielt, Nord hat den Dummy aufgelegt. Pik ist Trumpf und liegt rechts von Nord, für Süd also links. (Die Bilder in diesem Programm zeigen immer Pik zuerst; am Tisch ist es der Trumpf.)
lesson-the-opening-lead-end =
    Karte verdeckt, Fragen, Karte auf, dann der Dummy: In dieser Reihenfolge lässt sich ein Ausspiel von der falschen Seite fast immer retten.
