### After an irregularity of the auction: what is bound, what follows. Laws 23 to 39.

## What the Laws are about

law-subject-16 = was der Partner nicht verwerten darf
law-subject-23 = vergleichbare Ansagen
law-subject-25 = die eigene Ansage ändern
law-subject-26 = Ausspielbeschränkungen nach einer zurückgenommenen Ansage
law-subject-28 = Ansagen, die als in der Reihenfolge gelten
law-subject-29 = eine Ansage außer Reihenfolge annehmen
law-subject-30 = Pass außer Reihenfolge
law-subject-31 = Gebote außer Reihenfolge
law-subject-32 = Kontra und Rekontra außer Reihenfolge
law-subject-33 = zwei Ansagen gleichzeitig
law-subject-34 = wenn jemand übergangen wird
law-subject-36 = unzulässiges Kontra oder Rekontra
law-subject-37 = ansagen, obwohl man passen muss
law-subject-38 = Gebote über sieben
law-subject-39 = Ansagen nach dem letzten Pass
law-subject-72 = allgemeine Grundsätze

## Whoever must pass or repeat

reason-must-pass-once = Nach einer Regelwidrigkeit muss an diesem Platz jetzt gepasst werden.
reason-must-pass-throughout = Nach einer Regelwidrigkeit muss an diesem Platz bis zum Ende der Reizung gepasst werden.
reason-must-repeat = Die Ansage kam zu früh und wurde aufgehoben. Der rechte Gegner hat gepasst, also muss sie wiederholt werden: { $call }.
reason-double-for-insufficient = Ein Kontra oder Rekontra kann das ungenügende Gebot { $bid } nicht ersetzen, außer die Turnierleitung hält es für vergleichbar.

## What becomes of a call

reason-call-stands = Die Ansage von { $seat } ({ $call }) gilt.
reason-call-cancelled = Die Ansage von { $seat } ({ $call }) ist aufgehoben.
reason-above-seven-cancelled = { $seat } hat { $level } { $strain } geboten. Es gibt nur dreizehn Stiche, also ist dieses Gebot aufgehoben.
reason-later-calls-cancelled = Auch alle späteren Ansagen sind aufgehoben.
reason-pass-instead = An ihrer Stelle gilt ein Pass von { $seat }.
reason-turn-to-call = Jetzt ist { $seat } mit der Ansage an der Reihe.
reason-turn-lost = { $seat } verliert diese Gelegenheit zur Ansage.
reason-next-bid-over = Das nächste Gebot muss nur höher sein als { $bid }.
reason-chooses-again = { $seat } muss eine andere Ansage wählen.
reason-any-legal-call = { $seat } darf, einmal an der Reihe, jede erlaubte Ansage machen.
reason-repeats-if-passed = Wenn { $rho } jetzt passt, muss { $seat } { $call } wiederholen. Sagt { $rho } etwas anderes an, darf { $seat } frei wählen.
reason-judged-for-itself = { $call } wird jetzt beurteilt wie jede andere Ansage.
reason-counts-as-later = { $seat } hat im selben Augenblick { $call } angesagt: Das gilt als die spätere Ansage.
reason-counts-as-in-rotation = { $silenced } musste ohnehin passen, also gilt die Ansage von { $seat } als in der Reihenfolge.
reason-may-change-his-call = { $seat } darf die Ansage ändern, die darauf folgte.

## What the partner may do

reason-passes-once = { $seat } muss beim nächsten Mal passen, aber nur einmal.
reason-passes-throughout = { $seat } muss bis zum Ende der Reizung passen.
reason-comparable-or-partner-passes = Sagt die neue Ansage ungefähr dasselbe wie die aufgehobene (ist sie vergleichbar), geschieht nichts weiter. Wenn nicht, muss { $seat } einmal passen.
reason-partner-free = { $seat } darf weiter frei ansagen.
reason-withdrawn-unauthorised = { $seat } darf nicht verwerten, was die zurückgenommene Ansage verraten hat.

## Later: the lead and the score

reason-may-forbid-lead = Wird { $offender } Gegenspieler, darf der Alleinspieler { $seat } beim ersten eigenen Ausspiel eine Farbe verbieten, die { $offender } nicht gezeigt hat.
reason-lead-free = Das Ausspiel wird nicht beschränkt.
reason-adjusted-if-it-helped = Hat der Fehler selbst der schuldigen Seite geholfen, kann die Turnierleitung den Score danach berichtigen.
reason-adjusted-if-silence-helped = Erweist sich das erzwungene Pass als Vorteil für die schuldige Seite, kann die Turnierleitung den Score berichtigen.
reason-nothing-more = Weiter folgt nichts.

## Insufficient bids, changes, calls out of rotation

reason-lho-may-accept-bid = Der linke Gegner darf das ungenügende Gebot annehmen, mit Worten oder einfach durch die eigene Ansage.
reason-replaces-insufficient-bid = Ein ungenügendes Gebot, das nicht angenommen wird, muss durch ein genügendes Gebot oder Pass ersetzt werden.
reason-unintended-call = { $call } war ein Versehen der Hand oder der Zunge, und der Partner hat noch nichts angesagt: Das darf berichtigt werden.
reason-intended-call = { $call } war gewollt, wenn auch nur einen Augenblick. Ändern lässt es sich nur, wenn der linke Gegner zustimmt.
reason-change-too-late = Der Partner hat schon etwas angesagt: { $call } lässt sich nicht mehr ändern.
reason-called-at-rho-turn = Vor { $seat } war { $turn } an der Reihe, der rechte Gegner.
reason-called-at-partner-turn = { $seat } hat etwas angesagt, als { $turn } auf der anderen Tischseite an der Reihe war.
reason-called-at-lho-turn = { $seat } hat vor { $turn } etwas angesagt, wo die Reizung beginnt.

## Doubles that are not allowed, eight and more, too late, at once, missed

reason-inadmissible-double = Ein unzulässiges Kontra oder Rekontra gilt nie, auch wenn danach schon weitergereizt wurde.
reason-called-instead-of-pass = Wer passen muss, darf weder bieten noch kontrieren. Sagt der nächste Gegner trotzdem etwas an, bleibt es gültig.
reason-above-seven-never-played = Sieben ist die höchste Stufe. Ein Kontrakt darüber wird nie gespielt.
reason-defender-after-the-end = Die Reizung war zu Ende, aber ein Gegenspieler hat noch geboten oder kontriert, und der Partner hat es gehört.
reason-call-after-the-end = Die Reizung war zu Ende: Ansagen danach sind aufgehoben.
reason-harmless-after-the-end = Die Reizung war zu Ende, und diese Ansage hilft dem Gegenspiel nicht.
reason-simultaneous-calls = Sagen zwei gleichzeitig etwas an, geht vor, wer an der Reihe war.
reason-missed-turn = Ein Pass außer Reihenfolge hat jemanden übergangen: So kann die Reizung nicht enden.
