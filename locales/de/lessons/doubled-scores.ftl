### Lessons on the scores of doubled and redoubled contracts.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-doubled-scores-title = Scores im Kontra

## doubled-and-made

lesson-doubled-and-made-title = Im Kontra erfüllt
lesson-doubled-and-made-goal =
    Nach dieser Lektion können Sie einen **kontrierten** und erfüllten Kontrakt abrechnen.
    
    Ost-West spielt { BRIDGE("2S") } und macht genau die acht versprochenen Stiche. Jemand will schon 110 aufschreiben, wie immer. „Ich hatte aber kontriert“, sagt Süd.
    
    Was kommt also auf den Boardzettel?
lesson-doubled-and-made-picture =
    So ist es dazu gekommen: Ost bietet Pik, West erhöht auf { BRIDGE("2S") }, und als alles vorbei scheint, kontriert Süd. Alle passen. Ost spielt { BRIDGE("2SX") }, und Ost-West ist in Gefahr.
lesson-doubled-and-made-rule =
    Im Kontra zählt jeder **gereizte** Stich doppelt: { BRIDGE("2S") } bringt nicht mehr 60 Stichpunkte, sondern 120.
    
    Erst jetzt fragt man, ob 100 erreicht sind. Hier ja: Aus dem Teilkontrakt ist ein **Vollspiel** geworden. Die Prämie ist 500 in Gefahr, sonst 300.
lesson-doubled-and-made-fifty =
    Dazu kommen **50 Punkte** Prämie, weil der Kontrakt trotz Kontra erfüllt ist. Es sind immer 50, in Gefahr oder nicht, beim Teilkontrakt wie beim Schlemm.
lesson-doubled-and-made-notes-first =
    Lassen Sie die Klasse schätzen, bevor die erste Zeile erscheint. Viele verdoppeln einfach den gewohnten Score. Kommen Sie auf die Schätzungen zurück, sobald die Vollspielprämie zu sehen ist.
lesson-doubled-and-made-first =
    Ost-West in Gefahr, acht Stiche. Achten Sie auf die Vollspielprämie: Von den 670 Punkten bringt sie allein 500. Ohne Kontra wären es insgesamt 110 gewesen.
lesson-doubled-and-made-overtricks =
    Und die **Überstiche**, also die Stiche über dem Kontrakt? Im Kontra zählen sie nach eigener Staffel: je **100**, oder je **200**, wenn die Seite des Alleinspielers in Gefahr ist. Das ist in allen Farben und in Sans-Atout gleich.
lesson-doubled-and-made-second =
    Nord spielt { BRIDGE("3DX") }, nicht in Gefahr, und macht zehn Stiche, einen mehr als versprochen. Dieser eine bringt 100. Zum Vollspiel hilft er nicht: Dafür zählen nur die drei gereizten.
lesson-doubled-and-made-part-score =
    Wird im Kontra alles zum Vollspiel? Nein: Die **verdoppelten** Stichpunkte müssen 100 erreichen.
    
    – bis { BRIDGE("2DX") } bleibt es ein Teilkontrakt, auch { BRIDGE("1SX") } und { BRIDGE("1NTX") },
    – ab { BRIDGE("2HX") } ist es ein Vollspiel, auch { BRIDGE("3CX") }.
lesson-doubled-and-made-third =
    West spielt { BRIDGE("2DX") }, nicht in Gefahr, und macht acht Stiche. Zwei Karo-Stiche, verdoppelt, sind 80: zu wenig. Es bleibt bei der Teilkontraktprämie von 50, und weitere 50 gibt es für das Kontra.
lesson-doubled-and-made-last-line =
    Süd spielt { BRIDGE("1SX") }, in Gefahr, und macht genau sieben Stiche. Der eine gereizte Stich zählt 60, also ein Teilkontrakt mit 50 Punkten Prämie. Eine Zeile fehlt noch. Was gehört hinein?
lesson-doubled-and-made-notes-vote =
    Wer für „ein Vollspiel“ stimmt, zählt alle neun Stiche. Fragen Sie, wie viele West gereizt hat. Rechnen Sie danach gemeinsam: In Gefahr sind es 380.
lesson-doubled-and-made-not-all =
    Manchmal liest man, das Kontra verdopple den ganzen Score. Das stimmt nicht. { BRIDGE("4S") }, nicht in Gefahr erfüllt, bringt 420, im Kontra 590: Die gereizten Stiche zählen doppelt, und 50 kommen dazu. Vollspiel- und Schlemmprämien bleiben, wie sie sind.
lesson-doubled-and-made-end =
    Zählen Sie die gereizten Stiche doppelt, und sehen Sie nach, ob es 100 sind. Dazu kommen die Prämie, 50 für das Kontra und 100 oder 200 für jeden Überstich.

## doubled-and-down

lesson-doubled-and-down-title = Im Kontra gefallen
lesson-doubled-and-down-goal =
    Hier lernen Sie, was ein kontrierter Kontrakt kostet, wenn er fällt.
    
    Zwei Stiche zu wenig, nicht in Gefahr: Das kostet 100, fünfzig für jeden. Aber es wurde kontriert. Also 200? Nein: 300.
    
    Für **Faller**, also die fehlenden Stiche, gilt im Kontra eine eigene Staffel.
lesson-doubled-and-down-picture =
    Ost-West hat { BRIDGE("4H") } gereizt. Nord will den Gegnern diesen Kontrakt nicht lassen und bietet { BRIDGE("4S") }; West kontriert. Süd macht nur acht Stiche, zwei zu wenig. Nord-Süd ist nicht in Gefahr.
lesson-doubled-and-down-rule =
    Im Kontra und **nicht in Gefahr** kosten Faller immer mehr:
    
    – der erste kostet 100,
    – der zweite und der dritte je 200,
    – jeder weitere 300.
lesson-doubled-and-down-first =
    Zwei Faller: 100 und 200. Ost-West schreibt 300. Mit { BRIDGE("4H") }, in Gefahr erfüllt, wären es 620 gewesen. Das Gebot von Nord war also gar keine schlechte Idee.
lesson-doubled-and-down-vulnerable = **In Gefahr** kostet schon der erste Faller **200** und jeder weitere **300**. Es zählt nur, ob die Seite des Alleinspielers in Gefahr ist. Wie es bei den Gegnern steht, spielt keine Rolle.
lesson-doubled-and-down-notes-second =
    Lassen Sie die Klasse laut mitzählen, Stich für Stich: „zweihundert, fünfhundert, achthundert“. Nach einigen Austeilungen sitzt die Staffel.
lesson-doubled-and-down-second =
    West eröffnet { BRIDGE("3D") }, Nord kontriert, alle passen. West macht sechs Stiche, drei zu wenig, und ist in Gefahr: 200 für den ersten Faller, je 300 für die beiden anderen.
lesson-doubled-and-down-last-step =
    West spielt { BRIDGE("2HX") }, niemand ist in Gefahr, und es werden nur fünf Stiche: drei zu wenig. Der erste kostet 100, der zweite und der dritte je 200. Wie viele Punkte verliert die Seite von West?
lesson-doubled-and-down-totals =
    Zusammengezählt, von einem bis zu sechs Fallern:
    
    – nicht in Gefahr: 100, 300, 500, 800, 1.100, 1.400
    – in Gefahr: 200, 500, 800, 1.100, 1.400, 1.700
    
    Ab dem zweiten Faller ist die zweite Reihe eine Stufe voraus.
lesson-doubled-and-down-notes-vote =
    Die häufigste falsche Stimme: drei Faller, nicht in Gefahr, also dreimal 100. Lassen Sie die Stufen der Staffel abzählen. Die Summen dürfen dabei an der Tafel stehen.
lesson-doubled-and-down-whose =
    Fällt der Kontrakt, bringen die gewonnenen Stiche nichts, und Prämien gibt es keine, auch nicht die 50. Auf Stufe und Farbe kommt es nicht an: Zwei Faller kosten in { BRIDGE("3NTX") } so viel wie in { BRIDGE("2HX") }.
lesson-doubled-and-down-end =
    Sagen Sie die Reihe einmal laut: 100, 200, 200, dann je 300; in Gefahr 200, dann je 300. Es ist die einzige Zahlenreihe im Bridge, die auswendig zu wissen sich lohnt.

## redoubled

lesson-redoubled-title = Im Rekontra
lesson-redoubled-goal =
    In dieser Lektion lernen Sie, die seltensten Kontrakte abzurechnen: die rekontrierten.
    
    { BRIDGE("1NT") }, sieben Stiche, 90 Punkte: Viel weniger kann man im Bridge kaum schreiben. Haben aber die Gegner kontriert und Ihre Seite darauf mit **Rekontra** geantwortet, sind dieselben sieben Stiche 560 wert.
lesson-redoubled-picture =
    West eröffnet { BRIDGE("1NT") }, Nord kontriert. West hält den Kontrakt trotzdem für gut und sagt, wieder an der Reihe, Rekontra. Alle passen. West macht genau sieben Stiche; Ost-West ist nicht in Gefahr.
lesson-redoubled-rule =
    Im **Rekontra** zählen die gereizten Stiche vierfach: { BRIDGE("1NT") } ist 160 wert statt 40. Das sind mehr als 100, also ein Vollspiel.
    
    Und für das Erfüllen gibt es nun **100 Punkte** statt 50.
lesson-redoubled-first =
    Dieselben sieben Stiche: ohne Kontra 90, im Kontra 180 und jetzt 560. Den Sprung macht die Vollspielprämie von 300.
lesson-redoubled-overtricks = **Überstiche** sind im Rekontra doppelt so viel wert wie im Kontra: je **200**, oder je **400**, wenn die Seite des Alleinspielers in Gefahr ist. Die Farbe spielt auch hier keine Rolle.
lesson-redoubled-second =
    Ost spielt { BRIDGE("2CXX") }, nicht in Gefahr, und macht neun Stiche: ein Überstich. Die zwei gereizten Treff-Stiche, vierfach gezählt, sind 160. Der Überstich allein bringt 200.
lesson-redoubled-last-line =
    Nord spielt { BRIDGE("3DXX") }, nicht in Gefahr, und macht genau neun Stiche. Die gereizten Stiche bringen 240, also ein Vollspiel mit 300. Eine Zeile fehlt noch. Was gehört hinein?
lesson-redoubled-notes-vote =
    Am häufigsten ist die falsche Stimme: „Im Rekontra ist es immer ein Vollspiel.“ Lassen Sie rechnen: ein Treff-Stich, viermal. 100 werden es nicht.
lesson-redoubled-only-one =
    Nur { BRIDGE("1CXX") } und { BRIDGE("1DXX") } bleiben Teilkontrakte, mit 80 Stichpunkten. Jeder andere im Rekontra erfüllte Kontrakt ist ein Vollspiel, sogar { BRIDGE("1HXX") }.
lesson-redoubled-down =
    Und wenn es schiefgeht? **Faller** kosten im Rekontra doppelt so viel wie im Kontra:
    
    – nicht in Gefahr 200, dann zweimal 400, dann je 600,
    – in Gefahr 400, dann je 600.
lesson-redoubled-notes-down =
    Zeigen Sie den kurzen Weg: erst rechnen wie im Kontra, dann verdoppeln. Eine zweite Tabelle muss niemand auswendig lernen.
lesson-redoubled-third =
    Süd spielt { BRIDGE("3NTXX") }, niemand ist in Gefahr, und macht sieben Stiche: zwei zu wenig. Im Kontra würde das 300 kosten, im Rekontra ist es das Doppelte.
lesson-redoubled-end =
    Vielleicht vergehen Monate, bis Ihnen ein Rekontra begegnet. Dann können Sie es am Tisch ausrechnen.

## find-the-mistake

lesson-find-the-mistake-title = Wo steckt der Fehler?
lesson-find-the-mistake-goal =
    Am Ende können Sie einen fremden Score prüfen und auf die falsche Zeile zeigen.
    
    Nord hat { BRIDGE("3DX") } mit einem Überstich gemacht, nicht in Gefahr, und schreibt 510 auf den Boardzettel. Ost runzelt die Stirn. Im Turnier schreibt eine Seite, und die andere prüft. Da hilft es, wenn man nachrechnen kann, was andere gerechnet haben.
lesson-find-the-mistake-rule =
    Prüfen Sie **Zeile für Zeile**, immer in dieser Reihenfolge:
    
    – gereizte Stiche: einfach, doppelt oder vierfach?
    – Überstiche,
    – Teilkontrakt, Vollspiel oder Schlemm?
    – 50 für das Kontra, 100 für das Rekontra.
    
    Ist der Kontrakt gefallen, gibt es nur eine Zeile.
lesson-find-the-mistake-first =
    Nords Score für { BRIDGE("3DX") }. Der Überstich steht mit 40 da, dem Doppelten eines Karo-Stichs. Im Kontra zählen Überstiche aber nach eigener Staffel: Die Summe ist 570, nicht 510.
lesson-find-the-mistake-what-if =
    Eine zweite Probe: Ändern Sie in Gedanken eine Sache, und fragen Sie, welche Zeilen sich ändern. Ein **Kontra** ändert Stichpunkte, Überstiche und Faller. Wird erfüllt, kommen 50 dazu, und manchmal wird ein Vollspiel daraus.
lesson-find-the-mistake-second =
    { BRIDGE("3C") }, in Gefahr erfüllt, bringt 110. Und im Kontra? Dann fällt die Teilkontraktprämie weg, und die Vollspielprämie kommt dazu: Beide Zeilen zählen als geändert.
lesson-find-the-mistake-vulnerable =
    Die **Gefahrenlage** ändert weniger, als man denkt: Vollspiel- und Schlemmprämien, Faller und die Überstiche im Kontra. Gereizte Stiche und Teilkontraktprämie bleiben gleich.
lesson-find-the-mistake-last-step =
    Süd hat, nicht in Gefahr, { BRIDGE("3H") } gereizt und zehn Stiche gemacht: 90, dazu 30 für den Überstich und 50 für den Teilkontrakt, zusammen 170. Und mit { BRIDGE("4H") }? Der Überstich fällt weg, und die Stichpunkte steigen auf 120. Welche Prämie kommt an die Stelle der 50?
lesson-find-the-mistake-back =
    Manchmal kennt man nur den Score. Dann rechnet man rückwärts und zieht zuerst die Prämien ab. 790: minus 500 für ein Vollspiel in Gefahr, minus 50 für ein Kontra. Es bleiben 240, vier Stiche zu 60: { BRIDGE("4S") } oder vier Cœur, im Kontra.
lesson-find-the-mistake-third =
    Drei Ergebnisse, jedes Mal { BRIDGE("4S") } mit zehn Stichen, und nur eines bringt 790. Prüfen Sie eines nach dem anderen: kontriert oder nicht, in Gefahr oder nicht?
lesson-find-the-mistake-notes-vote =
    Verlockend ist: zwei Faller im Kontra, nicht in Gefahr, als kostete jeder 100. Lassen Sie alle vier Ergebnisse ausrechnen, und schreiben Sie die Zahlen neben die Antworten.
lesson-find-the-mistake-end =
    Wer nicht schreibt, prüft: Das ist im Turnier die zweite Aufgabe aller. Ein freundliches „Sehen wir noch einmal nach?“ genügt.
