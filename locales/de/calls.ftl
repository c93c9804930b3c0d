### After an irregularity of the auction: what is bound, what follows. Laws 23 to 39.

## Who must pass or repeat

reason-must-pass-once = Wegen einer früheren Regelwidrigkeit muss dieser Spieler jetzt passen.
reason-must-pass-throughout = Wegen einer früheren Regelwidrigkeit muss dieser Spieler bis zum Ende der Reizung passen.
reason-must-repeat = Eine frühere Ansage kam zu früh und wurde aufgehoben. Der rechte Gegner hat gepasst, also muss sie wiederholt werden: { $call }.
reason-repeated-too-low = { $bid } muss wiederholt werden, obwohl es zu niedrig ist. Der linke Gegner kann das Gebot dann annehmen oder nicht.
reason-double-for-insufficient = Ein Kontra oder Rekontra kann das ungenügende Gebot { $bid } nicht ersetzen, es sei denn, die Turnierleitung erklärt es für vergleichbar.

## What happens to a call

reason-call-stands = Die Ansage von { $seat } ({ $call }) gilt.
reason-call-cancelled = Die Ansage von { $seat } ({ $call }) ist aufgehoben.
reason-above-seven-cancelled = { $seat } hat { $level } { $strain } geboten. Es gibt nur dreizehn Stiche, also ist dieses Gebot aufgehoben.
reason-later-calls-cancelled = Auch alle späteren Ansagen sind aufgehoben.
reason-pass-instead = Statt der aufgehobenen Ansage gilt: { $seat } hat gepasst.
reason-turn-to-call = Jetzt ist { $seat } an der Reihe.
reason-turn-lost = { $seat } kommt diesmal nicht mehr an die Reihe.
reason-next-bid-over = Das nächste Gebot muss nur höher sein als { $bid }.
reason-chooses-again = { $seat } muss eine andere Ansage wählen.
reason-any-legal-call = Sobald { $seat } an der Reihe ist, ist jede erlaubte Ansage möglich.
reason-repeats-if-passed = Wenn { $rho } jetzt passt, muss { $seat } { $call } wiederholen. Sagt { $rho } etwas anderes an, darf { $seat } frei wählen.
reason-judged-for-itself = { $call } wird jetzt beurteilt wie jede andere Ansage.
reason-counts-as-later = { $seat } hat im selben Augenblick { $call } angesagt: Das gilt als die spätere Ansage.
reason-counts-as-in-rotation = { $silenced } musste ohnehin passen, also gilt die Ansage von { $seat }, als wäre sie in der richtigen Reihenfolge erfolgt.
reason-may-change-his-call = { $seat } hat danach schon etwas angesagt und darf diese Ansage ändern.

## What the partner may do

reason-passes-once = { $seat } muss bei der nächsten eigenen Ansage passen, aber nur dieses eine Mal.
reason-passes-throughout = { $seat } muss bis zum Ende der Reizung passen.
reason-comparable-or-partner-passes = Vergleichbar ist die neue Ansage, wenn sie ungefähr dasselbe sagt wie die aufgehobene, einen Teil davon genauer sagt oder demselben Zweck dient. Dann bleibt { $seat } frei, und der Score wird nur berichtigt, wenn der Fehler selbst geholfen hat. Sonst muss { $seat } einmal passen, und der Alleinspieler darf später vielleicht ein Ausspiel einschränken.
reason-partner-free = { $seat } darf weiterhin frei reizen.
reason-withdrawn-unauthorised = { $seat } darf nicht nutzen, was die zurückgenommene Ansage verraten hat.

## Later: the lead and the score

reason-may-forbid-lead = Das gilt, falls { $offender } Gegenspieler wird: Spielt { $seat } zum ersten Mal aus, darf der Alleinspieler eine Farbe verbieten, die { $offender } in der gültigen Reizung nicht gezeigt hat. Das Verbot gilt, solange { $seat } am Ausspiel bleibt.
reason-lead-free = Für das Ausspiel gibt es keine Beschränkung.
reason-adjusted-if-it-helped = Hat der Fehler der schuldigen Seite einen Vorteil gebracht, kann die Turnierleitung den Score danach berichtigen.
reason-adjusted-if-silence-helped = Der Score wird nur berichtigt, wenn dem schuldigen Spieler schon im Augenblick des Fehlers klar sein konnte, dass ein zum Passen gezwungener Partner den Gegnern leicht schaden kann. Bringt das erzwungene Pass nur zufällig Glück, bleibt das Ergebnis.
reason-nothing-more = Weitere Folgen gibt es nicht.

## Insufficient bids, changes, calls out of rotation

reason-lho-may-accept-bid = Der linke Gegner darf das ungenügende Gebot annehmen, mit Worten oder einfach durch eine eigene Ansage.
reason-replaces-insufficient-bid = Wird ein ungenügendes (also zu niedriges) Gebot nicht angenommen, muss es durch ein genügendes Gebot oder durch Pass ersetzt werden; durch Kontra oder Rekontra nur, wenn die Turnierleitung es für vergleichbar erklärt.
reason-unintended-call = { $call } war ein Fehlgriff oder ein Versprecher, und der Partner hat seither nichts angesagt: Die Ansage darf berichtigt werden.
reason-intended-call = { $call } war gewollt, wenn auch nur einen Augenblick lang. Die Ansage lässt sich nur ändern, wenn der linke Gegner zustimmt.
reason-change-too-late = Der Partner hat danach schon etwas angesagt: Auch ein Fehlgriff lässt sich nicht mehr berichtigen, { $call } bleibt.
reason-called-at-rho-turn = An der Reihe war nicht { $seat }, sondern { $turn }, der rechte Gegner.
reason-called-at-partner-turn = An der Reihe war nicht { $seat }, sondern { $turn }, der Partner.
reason-called-at-lho-turn = An der Reihe war nicht { $seat }, sondern { $turn }: Die Reizung beginnt beim Teiler.
reason-judged-by-what-it-shows = Ein künstliches Gebot außer Reihenfolge wird nach den Farben beurteilt, die es zeigt, nicht nach der, die es nennt.

## Doubles that are not allowed, eight and more, too late, at once, missed

reason-inadmissible-double = Ein unzulässiges Kontra oder Rekontra gilt nie, auch wenn danach schon weitergereizt wurde.
reason-called-instead-of-pass = Wer passen muss, darf weder bieten noch kontrieren oder rekontrieren. Sagt der nächste Gegner danach trotzdem etwas an, bleibt die regelwidrige Ansage gültig.
reason-above-seven-never-played = Sieben ist die höchste Stufe. Ein Kontrakt auf einer höheren Stufe wird nie gespielt.
reason-defender-after-the-end = Die Reizung war zu Ende, aber ein Gegenspieler hat noch geboten, kontriert oder rekontriert, und sein Partner hat es mitbekommen.
reason-call-after-the-end = Die Reizung war zu Ende: Was danach noch angesagt wurde, ist aufgehoben.
reason-harmless-after-the-end = Die Reizung war zu Ende, und diese Ansage hilft dem Gegenspiel nicht.
reason-simultaneous-calls = Sagen zwei gleichzeitig etwas an, so hat Vorrang, wer an der Reihe war.
reason-missed-turn = Jemand hat außer Reihenfolge gepasst, und dadurch wurde ein anderer übergangen: So kann die Reizung nicht enden.
