### The play: choices after an irregularity, and what follows from each.

## What may not be played now

reason-suit-forbidden-after-call = Der Partner hat eine Ansage zurückgenommen. Deshalb hat der Alleinspieler verboten, { $suit } auszuspielen.
reason-play-over = Das Spiel ist zu Ende: Es kann keine Karte mehr gespielt werden.
reason-choice-pending = Zuerst muss der Alleinspieler eine Wahl treffen. Bis dahin spielt niemand.
reason-lead-lies-face-down = Das erste Ausspiel liegt schon verdeckt auf dem Tisch. Die Karte darf aufgedeckt, aber nicht ausgetauscht werden.

## Why there is a choice

reason-leader-waits-for-choice = { $seat } ist am Ausspiel, aber vor dem Partner liegt als Hauptstrafkarte: { $majors }. { $seat } wartet, bis der Alleinspieler gewählt hat.
reason-lead-after-withdrawn-call = { $seat } spielt zum ersten Mal aus. Der Partner hat eine Ansage zurückgenommen und nicht durch eine vergleichbare ersetzt. Deshalb darf der Alleinspieler eine Farbe verbieten.
reason-lead-by-declaring-side = { $seat } gehört zur Seite des Alleinspielers und darf das erste Ausspiel nicht machen. { $card } geht zurück.
reason-dummy-seen-must-accept = Der Alleinspieler hat vielleicht eine Karte des Dummys gesehen: Das Ausspiel von { $seat }, { $card }, muss angenommen werden.
reason-opening-lead-out-of-turn = { $seat } hat { $card } als erstes Ausspiel außer Reihenfolge gespielt. Der Alleinspieler darf selbst Dummy werden, das Ausspiel annehmen oder es ablehnen.
reason-defender-lead-out-of-turn = { $seat } hat { $card } außer Reihenfolge ausgespielt. Der Alleinspieler darf das Ausspiel annehmen oder ablehnen.
reason-last-lead-not-accepted = { $seat } hat { $card } zum letzten Stich außer Reihenfolge ausgespielt. Ein solches Ausspiel kann nicht angenommen werden.
reason-declarer-lead-at-defenders-turn = { $card } wurde von { $seat } ausgespielt, obwohl ein Gegenspieler an der Reihe war. Jeder der beiden Gegenspieler darf das Ausspiel annehmen. Sonst geht die Karte zurück, und der Gegenspieler, der an der Reihe war, spielt aus.
reason-declarer-lead-from-wrong-hand = { $card } wurde aus der falschen Hand ausgespielt ({ $seat }). Jeder der beiden Gegenspieler darf das Ausspiel annehmen. Sonst geht die Karte zurück, und aus der richtigen Hand wird eine beliebige Karte ausgespielt.
reason-next-in-turn-prevails = Sind sich die Gegenspieler nicht einig, so entscheidet, wer nach dem falschen Ausspiel als Nächster an der Reihe ist: { $seat }.
reason-declarers-early-card-stands = { $seat } gehört zur Seite des Alleinspielers: { $card } wurde zwar zu früh gespielt, gilt aber als gespielt.
reason-declarers-early-card-goes-back = { $seat } gehört zur Seite des Alleinspielers. { $card } kam zu früh und kann hier nicht gespielt werden: Die Karte geht ohne Folgen zurück, und eine andere wird gespielt.
reason-declarer-had-played-both = Der Alleinspieler hatte schon aus beiden Händen gespielt: Für { $seat } hat das keine Folgen, aber { $card } muss gespielt werden, sobald { $seat } an der Reihe ist.
reason-dummy-moved-first = Vorher hatte schon der Dummy eine Karte bewegt oder vorgeschlagen: Für { $seat } hat das keine Folgen, aber { $card } muss gespielt werden, sobald { $seat } an der Reihe ist.
reason-early-card-is-legal = { $seat } hat zu früh gespielt. Der Partner hatte aber schon gespielt, und { $card } ist zu diesem Stich erlaubt: Die Karte muss gespielt werden, sobald { $seat } an der Reihe ist.
reason-early-card-is-illegal = { $seat } hat zu früh gespielt, und { $card } ist zu diesem Stich nicht erlaubt: Die Karte wird zur Hauptstrafkarte.
reason-played-before-partner = { $seat } hat { $card } gespielt, bevor der Partner gespielt hatte. Der Alleinspieler wählt, was der Partner spielen muss.
reason-penalty-card-not-played = { $seat } hat { $card } gespielt, obwohl eine Strafkarte gespielt werden musste. Der Alleinspieler darf die Karte gelten lassen oder stattdessen die Strafkarte verlangen.
reason-revoke-corrected-by-defender = { $seat } berichtigt den Fehler rechtzeitig. { $card } kam aus einem Blatt, das niemand sehen konnte, und wird deshalb zur Hauptstrafkarte.
reason-revoke-corrected-freely = { $seat } berichtigt den Fehler rechtzeitig. { $card } geht ohne Folgen zurück.
reason-led-before-choice = { $seat } hat { $card } ausgespielt, bevor der Alleinspieler wegen der Strafkarte des Partners gewählt hatte.

## What follows

reason-follows-card-stands = { $card } gilt als richtig gespielt.
reason-follows-card-goes-back = { $card } geht zurück.
reason-follows-face-down-lead-goes-back = Hat { $seat } schon verdeckt ausgespielt, geht diese Karte zuerst in die Hand zurück.
reason-follows-major-penalty-card = { $card } wird zur Hauptstrafkarte.
reason-follows-minor-penalty-card = { $card } wird zur Nebenstrafkarte.
reason-follows-picked-up = Zurück in die Hand, keine Strafkarte mehr: { $cards }.
reason-follows-stays-on-table = Bleibt als Strafkarte auf dem Tisch: { $cards }.
reason-follows-declares = Alleinspieler ist jetzt { $seat }.
reason-follows-leads = { $seat } spielt aus.
reason-follows-plays-next = Danach spielt { $seat }.
reason-follows-must-lead = { $seat } muss { $suit } ausspielen, wenn möglich.
reason-follows-may-not-lead = Verbotenes Ausspiel für { $seat }: { $suits }. Das gilt, solange { $seat } am Ausspiel bleibt und etwas anderes ausspielen kann.
reason-follows-choice-later = Der Alleinspieler wählt, sobald { $seat } das nächste Mal am Ausspiel ist.
reason-follows-must-play-highest = { $seat } muss die höchste eigene Karte der ausgespielten Farbe spielen.
reason-follows-must-play-lowest = { $seat } muss die niedrigste eigene Karte der ausgespielten Farbe spielen.
reason-follows-must-play = Kann { $seat } nicht Farbe bekennen, muss { $suit } gespielt werden, wenn möglich.
reason-follows-may-not-play = Kann { $seat } nicht Farbe bekennen, darf { $suit } nicht gespielt werden, wenn es sich vermeiden lässt.
reason-follows-must-be-played = { $card } muss gespielt werden, sobald ihr Besitzer an der Reihe ist.
reason-follows-plays-another = { $seat } spielt eine andere Karte.

## Knowing from a card that was seen

reason-on-the-table-for-all = Solange die Strafkarte auf dem Tisch liegt, dürfen alle mit ihr rechnen.
reason-back-in-hand-for-declarer = Die Karte ist wieder in der Hand des Gegenspielers. Der Alleinspieler darf weiterhin mit ihr rechnen.
reason-back-in-hand-not-for-partner = Die Karte ist wieder in der Hand des Gegenspielers. Dessen Partner darf nicht mehr mit ihr rechnen.
reason-shown-for-the-other-side = Während der Reizung wurde eine Karte sichtbar. Die andere Seite darf dieses Wissen nutzen.
reason-shown-not-for-partner = Während der Reizung wurde eine Karte sichtbar. Der eigene Partner darf dieses Wissen nicht nutzen.

## Cards at the same time

reason-out-of-turn-is-later = Spielen zwei gleichzeitig, dann gilt: Wer nicht an der Reihe war, hat später gespielt.
reason-visible-card-is-played = Mehrere Karten wurden auf einmal gezogen, aber nur eine Bildseite ist zu sehen: Diese Karte ist gespielt, und die anderen gehen zurück.
reason-names-one-others-penalty = Mehrere Karten wurden auf einmal gezogen, und mehr als eine ist zu sehen: Der Gegenspieler sagt, welche gespielt ist, und die anderen werden zu Strafkarten.
reason-names-one-others-go-back = Mehrere Karten wurden auf einmal gezogen, und mehr als eine ist zu sehen: Der Alleinspieler sagt, welche gespielt ist, und die anderen gehen ohne Folgen zurück.
reason-at-once-opponent-may-change = Ein Gegner hat nach einer Karte gespielt, die dann zurückgenommen wurde: Auch dieser Gegner darf die eigene Karte wechseln.
reason-noticed-later-too-many-cards = Beide Seiten haben schon zum nächsten Stich gespielt: Der Stich davor gilt jetzt als Stich mit zu vielen Karten.

## Playing on

reason-played-on-counts-as-in-turn = Wer nach einem Gegner spielt, der nicht an der Reihe war, nimmt dessen Karte an: Sie gilt als in der Reihenfolge gespielt.
reason-proper-lead-stands = Wer eigentlich am Ausspiel war, darf ausspielen. Dieses Ausspiel gilt; das falsche und alle dazu gespielten Karten gehen zurück.
reason-wrong-defender-played-to-lead = Das Ausspiel des Alleinspielers außer Reihenfolge gilt, aber dieser Gegenspieler hat zu früh gespielt.
reason-debt-stays = Gab es schon vorher eine Strafkarte oder eine Ausspielbeschränkung, bleibt diese Pflicht bestehen. Sie gilt bei einer späteren Gelegenheit.
reason-played-before-required-lead = Der Alleinspieler musste ein Ausspiel zurücknehmen, und dieser Gegenspieler hat noch vor dem richtigen Ausspiel gespielt: Die Karte ist eine Hauptstrafkarte.
reason-offenders-played-on = Nach dem eigenen Fehler hat diese Seite weitergespielt, ohne die Entscheidung der Turnierleitung abzuwarten. Die Gegner verlieren dadurch keines ihrer Rechte.
