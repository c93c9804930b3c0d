### Chapter: the auction.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = Die Reizung

## the-four-calls

lesson-the-four-calls-title = Die vier Ansagen
lesson-the-four-calls-goal =
    Bald kennen Sie die vier Ansagen und wissen, wer an der Reihe ist.
    
    Alle vier haben ihre dreizehn Karten sortiert. Noch weiß niemand, welche Farbe Trumpf wird und wer Alleinspieler.
    
    Das klären sie reihum, und zwar in der **Reizung**. Den Anfang macht der **Teiler**.
lesson-the-four-calls-kinds =
    Wenn Sie an der Reihe sind, machen Sie eine **Ansage**. Davon gibt es vier Arten: **Gebot**, **Pass**, **Kontra** und **Rekontra**.
    
    Jedes Gebot ist also eine Ansage, aber nicht jede Ansage ein Gebot. Auf diesen Unterschied kommt es noch oft an.
lesson-the-four-calls-bid =
    Ein **Gebot** ist eine Zahl von 1 bis 7 mit einer **Denomination**, also einer der vier Farben oder Sans-Atout (ohne Trumpf). Die Zahl gibt die Stiche **über sechs** an (§ 18).
    
    { BRIDGE("1C") } heißt 7 Stiche mit Treff als Trumpf, { BRIDGE("5D") } 11 Stiche mit Karo, { BRIDGE("3NT") } 9 Stiche ohne Trumpf.
lesson-the-four-calls-notes-picture =
    Am besten machen vier Freiwillige diese Ansagen mit echten Bietboxen nach. Wie die Kärtchen stecken, hängt vom Hersteller ab: Geben Sie eine Minute zum Anschauen. „Ansage“ und „Gebot“ werden leicht verwechselt; achten Sie von Anfang an darauf.
lesson-the-four-calls-picture =
    Alle vier Arten in einer Reizung. Süd ist Teiler und passt. West bietet { BRIDGE("1NT") }. Nord kontriert, und der Einsatz steigt: Es geht nun um mehr Punkte, für die einen oder die anderen. Später rekontriert West, und der Einsatz steigt noch einmal.
lesson-the-four-calls-turn =
    Nach Ihnen kommt immer, wer **links** von Ihnen sitzt, genau wie beim Spielen der Karten (§ 17). Jeder macht eine Ansage und wartet dann die drei anderen ab.
lesson-the-four-calls-first =
    Süd ist Teiler und macht die erste Ansage. Noch ist alles offen, bis auf zwei Ansagen: Ein Kontra setzt ein Gebot voraus, ein Rekontra ein Kontra.
lesson-the-four-calls-double =
    Süd passt, und West bietet { BRIDGE("1NT") }. Jetzt liegt ein Gebot der Gegner vor, und Nord möchte es kontrieren.
lesson-the-four-calls-redouble =
    Diesmal passt Nord. Ost gefällt das Gebot des Partners, { BRIDGE("1NT") }, so gut, dass er gleich zum Rekontra greift. Ein Rekontra antwortet auf ein Kontra: Sehen Sie noch einmal nach, was bisher angesagt wurde.
lesson-the-four-calls-pass =
    Wer an der Reihe ist, darf immer **passen** (§ 17). Das heißt: Im Moment habe ich nichts zu sagen.
    
    Aber nur im Moment. Wer gepasst hat, darf später noch bieten, kontrieren oder rekontrieren, solange die Reizung läuft.
lesson-the-four-calls-notes-vote =
    Viele lassen nur Pass gelten, weil Süd schon zweimal gepasst hat. Sie denken an eine Versteigerung: Wer dort aussteigt, ist draußen. Im Bridge schließt ein Pass niemanden aus.
lesson-the-four-calls-box =
    In den meisten Clubs wird nicht laut gereizt. Man nimmt ein Kärtchen aus der **Bietbox** und legt es neben die eigenen früheren, ohne sie zu verdecken. So verrät kein Tonfall etwas, und am Nebentisch hört man nichts.
    
    Ob mit Bietboxen gereizt wird, bestimmt der Veranstalter (§ 18).
lesson-the-four-calls-higher =
    Jedes neue Gebot muss **höher sein als das letzte**: mehr Stiche oder gleich viele in einer höheren Denomination, in der Reihenfolge ♣ ♦ ♥ ♠ Sans-Atout. Mehr dazu in der nächsten Lektion.
    
    Wählen Sie in der Bietbox auf dem Bildschirm ein Gebot, sind alle höheren mitgewählt.
lesson-the-four-calls-end =
    Pass, Gebot, Kontra, Rekontra: Mehr steckt nicht in der Bietbox. Und wer gepasst hat, darf später wieder mitreden.

## sufficient-bids

lesson-sufficient-bids-title = Wann ein Gebot genügt
lesson-sufficient-bids-goal =
    Am Ende dieser Lektion sehen Sie auf einen Blick, ob ein Gebot hoch genug ist.
    
    Nord macht das erste Gebot: { BRIDGE("2H") }. Ost hat viele Karo-Karten und legt { BRIDGE("2D") } auf den Tisch. Süd sieht hin und runzelt die Stirn. Was stimmt da nicht?
lesson-sufficient-bids-order =
    Die fünf Denominationen haben einen Rang, von unten nach oben:
    
    ♣ – ♦ – ♥ – ♠ – **Sans-Atout**
    
    Pik ist die höchste **Farbe**. Sans-Atout ist keine Farbe und steht über Pik.
lesson-sufficient-bids-rule =
    Die Zahl eines Gebots ist seine **Stufe**. Ein Gebot ist **genügend**, wenn es höher ist als das letzte (§ 18): auf einer höheren Stufe, in jeder Denomination, oder auf derselben Stufe in einer höheren Denomination.
lesson-sufficient-bids-notes-hearts =
    Legen Sie alle Gebote einer Bietbox auf einen Tisch: sieben Reihen zu je fünf Kärtchen. Ein genügendes Gebot liegt weiter rechts in derselben Reihe oder in einer höheren. Wer das einmal gesehen hat, irrt sich später selten.
lesson-sufficient-bids-hearts =
    Zurück zu Nord und { BRIDGE("2H") }. Ost darf { BRIDGE("2S") } oder { BRIDGE("2NT") } bieten, denn beide stehen über Cœur. Treff und Karo stehen darunter: Dafür muss Ost eine Stufe höher, auf { BRIDGE("3C") } oder { BRIDGE("3D") }. Dazu kommen Pass und Kontra.
lesson-sufficient-bids-notrump =
    West hat { BRIDGE("1S") } geboten. Nord möchte ohne Trumpf spielen. Die Stufe bleibt gleich, also entscheidet der Rang.
lesson-sufficient-bids-over-notrump =
    Nords { BRIDGE("1NT") } ist das höchste Gebot seiner Stufe. Ost hätte gern Cœur als Trumpf. { BRIDGE("1H") } wäre zu niedrig, also nimmt Ost { BRIDGE("2H") }. Im Rang steht Cœur noch immer unter Sans-Atout. Aber worauf achtet man zuerst?
lesson-sufficient-bids-last =
    Es zählt nur das **letzte Gebot**, von wem auch immer: von einem Gegner, vom Partner oder von Ihnen selbst.
    
    Pass, Kontra und Rekontra sind keine Gebote. Sie müssen nichts überbieten, und sie machen das letzte Gebot nicht höher.
lesson-sufficient-bids-notes-vote =
    Viele beginnen erst bei { BRIDGE("6C") }, als müsste jedes Gebot eine Stufe höher gehen; andere lassen auch { BRIDGE("5C") } gelten. Fragen Sie: Ist { BRIDGE("5H") } höher als { BRIDGE("5D") }? Und { BRIDGE("5C") }? Auf derselben Stufe entscheidet die Denomination.
lesson-sufficient-bids-notes-question =
    Viele antworten Nein, weil Karo doch West „gehört“. Eine Farbe gehört aber niemandem: Zwei ist mehr als eins, das genügt. Was Nord dem Partner damit sagen will, machen die beiden untereinander aus.
lesson-sufficient-bids-jump =
    Man darf auch etwas überspringen. Süd bietet { BRIDGE("2D") }. West käme mit { BRIDGE("2H") } aus, geht aber gleich auf { BRIDGE("4H") }: Das ist erlaubt.
    
    Das niedrigste Gebot ist { BRIDGE("1C") }, das höchste { BRIDGE("7NT") }. Über { BRIDGE("7NT") } kann niemand mehr bieten.
lesson-sufficient-bids-end =
    Sehen Sie zweimal hin: zuerst auf die Stufe und dann, wenn sie gleich ist, auf den Rang. In der Bietbox stecken die Karten genau in dieser Reihenfolge.

## double

lesson-double-title = Kontra
lesson-double-goal =
    In dieser Lektion lernen Sie, wann Sie kontrieren dürfen und wie lange ein Kontra gilt.
    
    Ost bietet { BRIDGE("2H") }: acht Stiche mit Cœur als Trumpf. Süd hat selbst mehrere gute Cœur-Karten und glaubt nicht, dass das gelingt. Dafür gibt es eine Ansage: **Kontra**.
lesson-double-stakes =
    Ein Kontra ändert weder den Trumpf noch die Zahl der Stiche. Es **erhöht den Einsatz**: Machen Ost und West ihre acht Stiche, bekommen sie mehr Punkte als sonst; schaffen sie es nicht, bekommen Nord und Süd mehr. Wie viele, steht in einem späteren Kapitel.
lesson-double-rule =
    Sie dürfen kontrieren, wenn dreierlei stimmt (§ 19):
    
    – Sie sind an der Reihe,
    – das letzte Gebot kommt von den **Gegnern**,
    – noch niemand hat es kontriert.
    
    Wurde dazwischen gepasst, spielt das keine Rolle.
lesson-double-notes-rule =
    Lassen Sie die drei Fragen jedes Mal laut stellen, immer in dieser Reihenfolge. Vergessen wird am ehesten „Von wem ist das letzte Gebot?“: Viele sehen nur auf die letzte Ansage, und die war vielleicht ein Pass.
lesson-double-passes =
    Nord hat { BRIDGE("1H") } geboten, Ost { BRIDGE("2C") }, dann wurde zweimal gepasst. Nun ist wieder Nord an der Reihe. Von wem ist das letzte Gebot, und hat es jemand kontriert?
lesson-double-partner =
    Süd hat gepasst, West hat { BRIDGE("3S") } geboten, Nord hat gepasst. Ost möchte den Einsatz erhöhen. Aber von wem ist das Gebot { BRIDGE("3S") }?
lesson-double-again =
    West hat { BRIDGE("1H") } geboten, Nord hat kontriert, Ost hat gepasst. Auch Süd hat gute Cœur-Karten und möchte kontrieren. Süd ist an der Reihe, und das letzte Gebot kommt von den Gegnern. Eine Frage bleibt.
lesson-double-meaning =
    Für die Regeln kommt es auf Ihre Karten nicht an: Kontrieren darf man mit jedem Blatt. Es muss auch noch nicht feststehen, welche Seite am Ende spielt.
    
    Was ein Kontra dem **Partner sagt**, machen Sie beide miteinander aus. Das gehört in einen Reizkurs.
lesson-double-wiped =
    Süd kontriert { BRIDGE("2H") }. Nach zweimal Pass bietet Ost { BRIDGE("2S") }. Das genügt, denn das Kontra hat { BRIDGE("2H") } nicht höher gemacht. Und das Kontra ist weg: Ein **neues Gebot hebt es auf** (§ 19).
lesson-double-notes-vote =
    Es ist die Reizung aus dem Bild, angehalten nach { BRIDGE("2S") }. Viele wählen die Antwort ohne Kontra, weil Süd schon einmal kontriert hat. Aber das war { BRIDGE("2H") }. { BRIDGE("2S") } ist ein neues Gebot, es kommt von den Gegnern, und niemand hat es kontriert.
lesson-double-end =
    Von wem ist das letzte Gebot, und ist es schon kontriert? Mit diesen zwei Fragen kontrieren Sie nie, wo es nicht erlaubt ist.

## redouble

lesson-redouble-title = Rekontra
lesson-redouble-goal =
    Nach dieser Lektion können Sie auf ein Kontra antworten: Sie wissen, wer rekontrieren darf und bis wann.
    
    Süd hat { BRIDGE("2H") } geboten, und West kontriert. Nord hält gute Karten und denkt: Das schafft mein Partner. Die Antwort auf ein Kontra ist das **Rekontra**.
lesson-redouble-rule =
    Wenn Sie an der Reihe sind, dürfen Sie rekontrieren, falls dreierlei stimmt (§ 19):
    
    – das letzte Gebot kommt von **Ihrer Seite**,
    – die Gegner haben es kontriert,
    – seither wurde nur gepasst.
    
    Das dürfen beide Partner, nicht nur, wer geboten hat.
lesson-redouble-notes-rule =
    Zwei Irrtümer hört man in jedem Kurs: Rekontrieren dürfe nur, wer geboten hat, und es müsse sofort geschehen. Das erste Beispiel widerlegt den einen, das zweite den anderen.
lesson-redouble-partner =
    Das Gebot { BRIDGE("2H") } ist von Süd, das Kontra von West. An der Reihe ist Nord und hat bisher selbst noch kein Gebot gemacht.
lesson-redouble-bidder =
    West hat { BRIDGE("1NT") } geboten, Nord hat kontriert, Ost und Süd haben gepasst. Nun ist wieder West an der Reihe. Geht ein Rekontra noch?
lesson-redouble-own-double =
    Nord hat { BRIDGE("1S") } geboten, Ost hat kontriert, Süd hat gepasst. West ist sich so sicher wie Ost und möchte den Einsatz noch weiter erhöhen. { BRIDGE("1S") } ist kontriert, das stimmt. Aber von wem ist dieses Gebot?
lesson-redouble-stakes =
    Ein Rekontra erhöht den Einsatz noch einmal. Trumpf und Stichzahl bleiben, wie sie sind.
    
    Weiter geht es nicht: Dieses Gebot kann niemand mehr kontrieren oder rekontrieren. Es bleiben Pass und ein **höheres Gebot**.
lesson-redouble-wiped =
    Zwei Kontras in einer Reizung. West kontriert { BRIDGE("1H") }, aber Ost bietet { BRIDGE("2S") }, und dieses Kontra ist aufgehoben. Süd kontriert { BRIDGE("2S") }, und West rekontriert. Hätte Nord danach geboten, wäre auch das Rekontra aufgehoben.
lesson-redouble-notes-vote =
    Wer die Antwort ohne Rekontra wählt, meint, es sei zu spät, weil schon zweimal gepasst wurde, oder Ost dürfe nicht, weil West geboten hat. Beides spielt keine Rolle: Seit dem Kontra wurde nur gepasst, und Ost gehört zur kontrierten Seite.
lesson-redouble-end =
    Das war die vierte und seltenste Ansage. Von der Reizung fehlt nur noch das Ende, und das kommt als Nächstes.

## the-bidding-box

lesson-the-bidding-box-title = Bietbox und Stoppkarte
lesson-the-bidding-box-goal =
    Am Ende wissen Sie, wann eine Ansage aus der Bietbox gemacht ist und wozu es die Stoppkarte gibt.
    
    Nord beginnt mit { BRIDGE("1H") }, Ost passt. Süd hat die Finger schon an { BRIDGE("2S") } in der Box, lässt aber wieder los. „Das ist ein Gebot!“, sagt West. Stimmt das?
lesson-the-bidding-box-rules =
    Wann eine Ansage aus der Box gemacht ist, steht nicht in den Regeln. Das bestimmt der Veranstalter (§ 18). Zwei **Reglements** sind üblich.
    
    Fast überall in Europa: sobald die Bietkarte mit Absicht **aus der Box** genommen ist.
    
    In Nordamerika: wenn sie den Tisch ganz oder fast **berührt** oder klar als Ansage gehalten wird.
lesson-the-bidding-box-notes-rules =
    Sagen Sie gleich, welches Reglement in Ihrem Club gilt; steht es nirgends, ist jetzt die Zeit zu fragen. Es sind keine Bridgeregeln, und wer anderswo gespielt hat, kennt andere. Eine Box auf dem Tisch und fünf Karten, jede anders gezogen, machen es schnell klar.
lesson-the-bidding-box-touched =
    Zurück zu den Fingern an { BRIDGE("2S") }. Die Karte steckt noch in der Box, also ist nichts angesagt. Aber alle haben gesehen, woran Süd gedacht hat. Nord darf das nicht nutzen.
lesson-the-bidding-box-out =
    Jetzt ist { BRIDGE("2S") } mit Absicht aus der Box genommen, auch wenn Süd die Karte noch in der Hand hat. Fast überall in Europa genügt das. Für einen Sinneswandel ist es zu spät.
lesson-the-bidding-box-in-hand =
    Dieselbe Karte, ebenso hoch gehalten, aber in einem Club mit dem anderen Reglement. Hat Süd { BRIDGE("2S") } angesagt?
lesson-the-bidding-box-jump =
    Ein Gebot, das eine Stufe überspringt, ist ein **Sprung**: Ein niedrigeres Gebot in derselben Denomination hätte genügt.
    
    Ein Sprung überrascht, und das Tempo des nächsten Spielers könnte etwas verraten. Darum benutzen viele Clubs eine **Stoppkarte**: Man legt sie hin, bevor man springt.
lesson-the-bidding-box-picture =
    Nord beginnt mit { BRIDGE("1H") }. Süd springt auf { BRIDGE("3H") }, zuerst mit der Stoppkarte, und West wartet, bevor er passt. { BRIDGE("4H") } von Nord ist das niedrigste Cœur-Gebot, das noch bleibt: kein Sprung, keine Stoppkarte.
lesson-the-bidding-box-three =
    Über { BRIDGE("1H") } hätten zwei Cœur genügt: { BRIDGE("3H") } überspringt diese Stufe. Also braucht Süd die Stoppkarte, und West als nächster Spieler wartet.
lesson-the-bidding-box-lowest =
    { BRIDGE("2C") } liegt eine Stufe höher als { BRIDGE("1S") }. Niedriger kann man Treff aber nicht mehr bieten: Es ist kein Sprung, und die Stoppkarte bleibt in der Box.
lesson-the-bidding-box-pause =
    Nach einem Sprung wartet der nächste Spieler **immer** etwa zehn Sekunden. Ob er etwas zu überlegen hat oder nicht, es sieht gleich aus: Die Pause verrät nichts.
    
    Wer sofort oder erst nach einer Minute etwas ansagt, verrät damit etwas. Der Partner darf es nicht nutzen.
lesson-the-bidding-box-notes-vote =
    Viele würden das Gebot streichen, weil eine Regel verletzt ist. Die Stoppkarte schützt aber das Tempo des nächsten Spielers; das Gebot hängt nicht an ihr. Benutzt Ihr Club keine, sagen Sie, dass die Pause oft trotzdem verlangt wird.
lesson-the-bidding-box-end =
    Wann eine Ansage gemacht ist und ob es eine Stoppkarte gibt, bestimmt Ihr Club. Nach einem Sprung wartet der nächste Spieler; so verrät die Pause nichts.

## the-end-of-the-auction

lesson-the-end-of-the-auction-title = Das Ende der Reizung
lesson-the-end-of-the-auction-goal =
    Hier lernen Sie zu sagen, ob eine Reizung zu Ende ist und, wenn nicht, wer an der Reihe ist.
    
    Süd bietet { BRIDGE("3C") }. West passt, Nord passt, Ost passt. Da überlegt es sich Süd anders und greift zur Bietbox, während die anderen ihre Kärtchen schon wegräumen. Wer hat recht?
lesson-the-end-of-the-auction-rule =
    Hat jemand geboten, so beendet **dreimal Pass hintereinander** die Reizung (§ 22). Wer unmittelbar davor angesagt hat, kommt nicht mehr an die Reihe.
    
    Das letzte Gebot ist auch das höchste. Es wird jetzt zum **Kontrakt**.
lesson-the-end-of-the-auction-three =
    Das einzige Gebot ist { BRIDGE("3C") } von Süd. Zählen Sie, wie oft danach gepasst wurde.
lesson-the-end-of-the-auction-afresh =
    Auch ein Kontra oder Rekontra beendet die Reizung nicht: Danach muss ebenfalls dreimal gepasst werden. Mit **jeder Ansage außer Pass** beginnt das Zählen von vorn.
lesson-the-end-of-the-auction-notes-afresh =
    Lassen Sie laut mitzählen: eins, zwei … und nach jedem Gebot, Kontra oder Rekontra wieder von vorn. Fehler entstehen, wenn man alle Pass-Ansagen zusammenzählt, auch solche, die nicht hintereinander kamen.
lesson-the-end-of-the-auction-double =
    In dieser Reizung wurde dreimal gepasst, zweimal davon aber schon vor dem Kontra von Nord.
lesson-the-end-of-the-auction-redouble =
    Fünfmal wurde bisher gepasst, doch man muss genau hinsehen. Die letzte Ansage außer Pass ist das Rekontra von West. Danach haben Nord und Ost gepasst.
lesson-the-end-of-the-auction-notes-vote =
    Viele halten die Reizung für beendet, weil dreimal hintereinander gepasst wurde. Fragen Sie, ob West schon etwas sagen konnte.
lesson-the-end-of-the-auction-four =
    Hat noch niemand geboten, genügt dreimal Pass nicht: Der vierte Spieler ist noch nicht zu Wort gekommen und darf bieten.
    
    Erst wenn auch er passt, ist die Reizung zu Ende. Nach **viermal Pass** ist **durchgepasst**.
lesson-the-end-of-the-auction-passed-out =
    Auch West passt, und gespielt wird nicht. Im Turnier erhalten beide Seiten 0 Punkte, die Karten kommen zurück ins Board, und es wird nicht neu geteilt (§§ 22 und 77). Auch beim Rubberbridge zu Hause gibt es keine Punkte; dort teilt der Nächste.
lesson-the-end-of-the-auction-cards =
    Ist die Reizung zu Ende, sehen alle noch einmal hin: Welches ist das letzte Gebot, ist es kontriert oder rekontriert, und von welcher Seite kommt es? In vielen Clubs bleiben die Kärtchen deshalb liegen, bis das erste Ausspiel aufgedeckt ist.
lesson-the-end-of-the-auction-end =
    Zählen Sie still mit: dreimal Pass nach einem Gebot, viermal, wenn niemand geboten hat. Und lassen Sie Ihre Bietkarten liegen, bis der Letzte gesprochen hat.

## what-may-i-say

lesson-what-may-i-say-title = Was darf ich ansagen?
lesson-what-may-i-say-goal =
    Am Ende können Sie von jeder Ansage sagen, ob sie erlaubt ist und warum.
    
    Sie sind an der Reihe, alle Augen ruhen auf Ihnen, und Sie überlegen: Was darf ich überhaupt sagen? Diese Lektion bringt nichts Neues. Sie stellt die vier Ansagen nebeneinander.
lesson-what-may-i-say-rule =
    Solange die Reizung läuft, dürfen Sie, wenn Sie an der Reihe sind:
    
    – **Pass**: immer,
    – **Gebot**: wenn es höher ist als das letzte,
    – **Kontra**: wenn das letzte Gebot von den Gegnern kommt und nicht kontriert ist,
    – **Rekontra**: wenn es von Ihrer Seite kommt und die Gegner es kontriert haben.
lesson-what-may-i-say-notes-box =
    Fragen Sie, bevor jemand in die Bietbox greift: Welches ist das letzte Gebot, von wem ist es, ist es kontriert? Alles andere folgt daraus. Planen Sie für die beiden Beispiele fünf Minuten ein.
lesson-what-may-i-say-doubled =
    West hat { BRIDGE("1NT") } geboten, Nord hat kontriert, zwei haben gepasst. Für West ist das letzte Gebot das eigene, und ein Gegner hat es kontriert.
lesson-what-may-i-say-redoubled =
    West hat { BRIDGE("4S") } geboten, Nord hat kontriert, Ost hat rekontriert. Süd würde am liebsten noch einmal kontrieren. Welche Kärtchen kommen noch in Frage?
lesson-what-may-i-say-box =
    Jetzt sind Sie an der Reihe, mit der ganzen Bietbox. Wählen Sie **alle** erlaubten Ansagen. Wenn Sie ein Gebot wählen, sind alle höheren mitgewählt.
lesson-what-may-i-say-new-bid =
    West hat { BRIDGE("1S") } geboten, Nord hat kontriert, Ost hat { BRIDGE("2S") } geboten. Süd darf passen, wie immer, oder etwas Höheres als { BRIDGE("2S") } bieten. Und kontrieren? Das Kontra von Nord galt dem Gebot { BRIDGE("1S") }.
lesson-what-may-i-say-look-back =
    Manchmal war eine Ansage nicht erlaubt, und niemand hat es bemerkt. Um sie zu finden, gehen Sie die Reizung **Ansage für Ansage** durch und merken sich dreierlei: das letzte Gebot, von wem es ist und ob es kontriert ist.
lesson-what-may-i-say-why =
    Ost und Süd passen, West bietet { BRIDGE("1S") }, Nord kontriert, Ost passt. So weit ist alles in Ordnung. Dann kontriert auch Süd. Halten Sie hier an: Von wem ist das letzte Gebot, und ist es schon kontriert?
lesson-what-may-i-say-notes-vote =
    Viele schließen Gebote aus: Niemand dürfe das eigene Gebot überbieten. Man darf es aber, solange die Reizung läuft. Und sie lief noch: Hätte Süd gepasst, statt zu kontrieren, wäre sie zu Ende gewesen.
lesson-what-may-i-say-end =
    Kommt Ihnen am Tisch etwas falsch vor, machen Sie es nicht unter sich aus: **Rufen Sie die Turnierleitung**. Und wenn Ihnen nichts einfällt: Pass ist immer erlaubt.
