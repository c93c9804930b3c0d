### Lesson: the auction, what may I say?
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = Die Reizung

lesson-what-may-i-say-title = Die Reizung: Was darf ich ansagen?
lesson-what-may-i-say-intro =
    Bevor die Karten gespielt werden, klären die vier am Tisch, was gespielt wird: Das ist die **Reizung**.
    
    Wer an der Reihe ist, macht eine **Ansage**. Davon gibt es nur vier Arten: ein **Gebot**, **Pass**, **Kontra** und **Rekontra**.
lesson-what-may-i-say-bid =
    Ein **Gebot** nennt eine Zahl und eine Farbe oder Sans-Atout (ohne Trumpf). Die Zahl zählt die Stiche **über sechs**: { BRIDGE("1H") } verspricht 7 Stiche mit Cœur als Trumpf, { BRIDGE("4S") } verspricht 10 mit Pik.
lesson-what-may-i-say-order =
    Die Farben haben eine Rangfolge, von unten nach oben:
    
    ♣ – ♦ – ♥ – ♠ – **Sans-Atout**
    
    Ein Gebot muss **höher sein als das letzte**: mehr Stiche, oder gleich viele in einer höheren Farbe.
lesson-what-may-i-say-example-bid =
    Nord eröffnet mit { BRIDGE("2H") }. Ost kann { BRIDGE("2S") } oder { BRIDGE("2NT") } bieten, denn beide stehen über Cœur. Auch alles ab { BRIDGE("3C") } ist erlaubt. Zu niedrig sind { BRIDGE("2D") } und { BRIDGE("2C") }.
lesson-what-may-i-say-pass =
    Ein **Pass** ist immer erlaubt. Und er bindet Sie nicht: Wer gepasst hat, darf später wieder bieten, kontrieren oder rekontrieren.
lesson-what-may-i-say-box =
    Nun mit der ganzen Bietbox. Wählen Sie **alle** erlaubten Ansagen. Mit einem Gebot sind alle höheren Gebote mitgewählt.
lesson-what-may-i-say-double =
    Ein **Kontra** erhöht den Einsatz. Dafür muss dreierlei stimmen:
    
    – Das letzte Gebot kommt von den **Gegnern**,
    – noch niemand hat es kontriert,
    – und Sie sind an der Reihe. Wenn dazwischen gepasst wurde, spielt das keine Rolle.
lesson-what-may-i-say-redouble =
    Ein **Rekontra** ist die Antwort auf ein Kontra. Es steht der Seite zu, die kontriert **wurde**, und zwar beiden Partnern.
lesson-what-may-i-say-wiped =
    Kontra und Rekontra gelten nur bis zum nächsten **Gebot**. Ein neues Gebot hebt sie auf und kann selbst wieder kontriert werden.
lesson-what-may-i-say-end =
    Nach einem Gebot endet die Reizung mit **dreimal Pass hintereinander**. Hat überhaupt niemand geboten, braucht es **viermal** Pass: Dann ist durchgepasst, und keine Seite erhält Punkte.
lesson-what-may-i-say-practise =
    Das ist die ganze Grammatik der Reizung. Mit ein paar neuen Fragen prägt sie sich ein.
lesson-what-may-i-say-close =
    Sie können nun von jeder Ansage sagen, ob sie erlaubt ist und warum. Kommt Ihnen am Tisch eine Ansage falsch vor, dann regeln Sie das nicht unter sich: **Rufen Sie die Turnierleitung.** Damit beschuldigen Sie niemanden.
