### Dummy’s rights and limits.

kind-dummys_rights = Was der Dummy darf
skill-dummys-rights = was der Dummy während des Spiels darf
skill-dummys-lost-rights = was es kostet, wenn der Dummy seine Grenzen überschreitet
remember-dummys-rights = Der Dummy zählt die Stiche, legt die genannten Karten, fragt den Alleinspieler nach einem Revoke und beugt Fehlern vor. Zu einem Fehler, der schon geschehen ist, schweigt er bis nach dem Spiel.
remember-dummys-lost-rights = Ein Dummy, der die Blätter tauscht, aufsteht, um dem Alleinspieler zuzusehen, oder einem Gegenspieler in die Karten sieht, kann den Alleinspieler nicht mehr schützen: Seine Warnung macht alles schlimmer.

## The scenes. $seat is dummy.

scene-dummy-informs = Die Turnierleitung ist am Tisch. { $seat }, der Dummy, sagt, was geschehen ist.
scene-dummy-counts = { $seat }, der Dummy, zählt die gewonnenen und verlorenen Stiche mit.
scene-dummy-moves = { $declarer } nennt eine Karte vom Tisch, und { $seat } legt sie zum Stich.
scene-dummy-follows = { $declarer } verlangt eine Karte einer anderen Farbe, obwohl der Dummy bedienen kann. { $seat }, der Dummy, sagt es, bevor sie gespielt ist.
scene-dummy-asks-declarer = { $declarer }, Alleinspieler, bedient nicht. { $seat }, der Dummy, fragt: „Keine mehr von dieser Farbe?“
scene-declarer-finds-card = { $declarer } sieht nach und findet eine Karte dieser Farbe.
scene-declarer-has-none = { $declarer } hat wirklich keine mehr.
scene-dummy-asks-defender = { $defender }, Gegenspieler, bedient nicht. { $seat }, der Dummy, fragt { $defender }: „Keine mehr von dieser Farbe?“
scene-dummy-warns = { $declarer }, Alleinspieler, will gerade aus der falschen Hand ausspielen. { $seat }, der Dummy, sagt: „Vorsicht, die andere Hand ist dran.“
scene-dummy-points-out = { $defender }, Gegenspieler, hat nicht Farbe bekannt, und niemand hat es bemerkt. { $seat }, der Dummy, sagt es während des Spiels.
scene-dummy-after-play = Alle Karten sind gespielt. { $seat }, der Dummy, sagt, dass { $defender } nicht Farbe bekannt hat.
scene-dummy-calls = Etwas ist falsch gelaufen, aber niemand hat es gesagt. { $seat }, der Dummy, ruft die Turnierleitung.
scene-dummy-calls-too = { $defender }, Gegenspieler, sagt, dass etwas falsch gelaufen ist. { $seat }, der Dummy, ruft die Turnierleitung.
scene-dummy-suggests = { $declarer } denkt nach. { $seat }, der Dummy, schlägt vor, was zu spielen ist.
scene-dummy-tells = { $seat }, der Dummy, sagt leise zu { $declarer }: „Diese Farbe ist jetzt hoch.“
scene-dummy-exchanges = { $seat }, der Dummy, tauscht mit { $declarer } für einen Augenblick die Blätter.
scene-dummy-leaves = { $seat }, der Dummy, steht auf und sieht { $declarer } beim Spielen zu.
scene-dummy-looks = { $seat }, der Dummy, beugt sich vor und sieht eine Karte von { $defender } an, einem der Gegenspieler.
scene-dummy-touches = { $declarer } denkt nach. { $seat } legt ungefragt den Finger auf eine Karte vom Tisch.
scene-dummy-turned = Eine Karte des letzten Stichs liegt falsch. Niemand hat zum nächsten Stich gespielt. { $seat }, der Dummy, sagt es.
scene-dummy-turned-late = Eine Karte des letzten Stichs liegt falsch. Beide Seiten haben schon zum nächsten Stich gespielt. Erst jetzt sagt es { $seat }, der Dummy.
scene-dummy-asks-trick = { $seat }, der Dummy, möchte den letzten Stich noch einmal sehen.
scene-dummy-wrong-hand = { $declarer }, Alleinspieler, hat aus der falschen Hand ausgespielt. { $seat }, der Dummy, sagt es.
scene-dummy-exchanged = Vorher im Spiel hat { $seat }, der Dummy, mit { $declarer } die Blätter getauscht.
scene-dummy-left = Vorher im Spiel ist { $seat }, der Dummy, aufgestanden, um { $declarer } zuzusehen.
scene-dummy-looked = Vorher im Spiel hat { $seat }, der Dummy, eine Karte von { $defender } angesehen.
scene-said-before = Aber { $defender } hatte eben schon dasselbe gesagt.

## The questions

exercise-dummys_rights = Darf { $seat } das?
option-dummy-may = Ja
option-dummy-not-now = Jetzt nicht, aber nach dem Spiel, oder wenn jemand anders es gesagt hat
option-dummy-lost = Nicht mehr: Dieser Dummy hat das Recht verloren
option-dummy-never = Nein, während des Spiels darf das kein Dummy
exercise-dummys_rights-follows = Was folgt daraus?
option-dummy-nothing = Nichts
option-dummy-penalty = Die Turnierleitung kann den Dummy bestrafen und den Score berichtigen, wenn es dem Alleinspieler half
option-dummy-unprotected = Der Dummy kann bestraft werden und darf den Alleinspieler nicht mehr vor Fehlern bewahren
option-dummy-hand-chosen = Einer der beiden Gegenspieler bestimmt, aus welcher Hand der Alleinspieler ausspielt
option-dummy-established = Die Karte wird berichtigt, kostet aber so viel wie ein vollendeter Revoke
option-dummy-goes-on = Es wird weitergespielt, als wäre nichts; was das Gegenspiel dadurch gewinnt, wird später abgezogen

## The reasons

reason-dummy-within-rights = Der Dummy hat nur getan, was erlaubt ist: Daraus folgt nichts.
reason-dummy-may-be-penalised = Ein Dummy, der diese Grenzen überschreitet, kann bestraft werden. Half es dem Alleinspieler, berichtigt die Turnierleitung den Score.
reason-dummy-has-lost-right = Dieser Dummy hat schon vorher eine Grenze überschritten. Damit hat er das Recht verloren, den Alleinspieler vor Fehlern zu bewahren.
reason-dummy-asked-about-legal-card = Der Dummy durfte nicht mehr fragen. Aber die Karte des Alleinspielers war kein Revoke: Sie bleibt liegen und kostet nichts.
reason-forfeit-play-goes-on = Der Dummy durfte den Alleinspieler nicht mehr schützen: Vorerst wird nichts berichtigt. Gewinnt das Gegenspiel durch seinen Fehler, berichtigt die Turnierleitung nach dem Spiel den Score.

## The slips

slip-dummys-right-overlooked = Der Dummy ist kein Möbelstück: Das ist eines seiner Rechte.
slip-dummys-absolute-right-lost = Verloren ist nur das Recht, den Alleinspieler zu schützen. Zählen, Karten legen und Tatsachen nennen darf der Dummy weiter.
slip-dummy-speaks-too-soon = Der Fehler ist schon geschehen: Der Dummy wartet bis nach dem Spiel, oder bis jemand anders es sagt.
slip-dummy-silent-for-ever = Der Dummy muss nicht für immer schweigen: Nach dem Spiel, oder wenn jemand anders es gesagt hat, darf er es.
slip-dummys-loss-overlooked = Ein anderer Dummy dürfte es; dieser hat das Recht durch das verloren, was er vorher getan hat.
slip-dummys-limit-overlooked = Das steht dem Dummy überhaupt nicht zu.
slip-dummy-punished-for-nothing = Hier ist nichts Falsches geschehen, also folgt daraus nichts.
slip-dummys-limit-costs-nothing = Es war nicht erlaubt, also bleibt es nicht ohne Folgen.
slip-dummys-words-cost-protection = Das Recht, den Alleinspieler zu schützen, verliert der Dummy nur, wenn er die Blätter tauscht, aufsteht, um dem Alleinspieler zuzusehen, oder einem Gegenspieler in die Karten sieht.
slip-dummys-protection-kept = Das ist nicht alles: Von nun an kann der Dummy den Alleinspieler nicht mehr schützen.
slip-dummys-forfeit-too-soon = Das käme erst, wenn ein Dummy, der das Recht verloren hat, den Alleinspieler trotzdem schützt.
slip-dummys-forfeit-overlooked = Der Dummy hatte das Recht verloren: Das hat eine besondere Folge.
slip-dummys-wrong-forfeit = Jede der drei Handlungen hat ihre eigene Folge: vor einem Ausspiel warnen, nach einem Revoke fragen, auf einen Fehler der Gegenspieler hinweisen.
