### The rules in a sentence. Each is shown with the number of its Law.

## Calls

reason-auction-over = Die Reizung ist zu Ende: Niemand darf mehr etwas ansagen.
reason-same-bid = Ein Gebot muss höher sein als das letzte. { $last } ist schon geboten.
reason-strain-too-low = { $bid } ist zu niedrig: Auf derselben Stufe entscheidet der Rang, und { $last } steht höher. Die Reihenfolge ist ♣ ♦ ♥ ♠, dann Sans-Atout.
reason-level-too-low = { $bid } ist zu niedrig: Dieses Gebot verspricht weniger Stiche als { $last }.
reason-nothing-to-double = Es hat noch niemand geboten, also gibt es nichts zu kontrieren.
reason-own-side-bid = Das letzte Gebot, { $last }, kommt von der eigenen Seite. Kontrieren kann man nur ein Gebot der Gegner.
reason-already-doubled = { $last } ist schon kontriert. Noch einmal kontrieren geht nicht; nur die bietende Seite kann rekontrieren.
reason-double-of-redoubled = { $last } ist schon rekontriert. Nach einem Rekontra bleiben nur Pass oder ein neues Gebot.
reason-nothing-to-redouble = Es hat noch niemand geboten, also gibt es nichts zu rekontrieren.
reason-not-doubled = Niemand hat { $last } kontriert, also kann man auch nicht rekontrieren.
reason-own-side-double = Die Gegner haben { $last } geboten, und die eigene Seite hat kontriert. Rekontrieren darf nur die kontrierte Seite.
reason-already-redoubled = { $last } ist schon rekontriert. Noch einmal rekontrieren geht nicht.
reason-higher-level = { $bid } verspricht mehr Stiche als { $last }. Das Gebot ist hoch genug.
reason-higher-strain = { $bid } liegt auf derselben Stufe wie { $last }, steht aber im Rang höher. Das Gebot ist hoch genug.
reason-first-bid = Es hat noch niemand geboten: Jedes Gebot ist hoch genug.
reason-opponents-bid = Das letzte Gebot, { $last }, kommt von den Gegnern, und niemand hat es kontriert. Wenn dazwischen gepasst wurde, spielt das keine Rolle.
reason-own-bid-doubled = Die eigene Seite hat { $last } geboten, und ein Gegner hat kontriert. Beide Partner dürfen rekontrieren.
reason-pass-always = Wer an der Reihe ist, darf immer passen.
reason-bids-from = Ein Gebot muss höher sein als { $last }: Ab { $lowest } ist jedes Gebot erlaubt.
reason-no-bid-left = { $last } ist das höchste Gebot, das es gibt. Darüber kann niemand mehr bieten.
reason-any-bid = Es hat noch niemand geboten: Jedes Gebot ist erlaubt.

## Contract, declarer, dummy, leader

reason-passed-out = Viermal Pass am Anfang: Es wurde durchgepasst. Beide Seiten erhalten 0 Punkte, und es wird nicht neu geteilt.
reason-last-bid-is-contract = Nach einem Gebot endet die Reizung mit dreimal Pass hintereinander. Das letzte Gebot, { $bid }, ist der Kontrakt.
reason-double-cancelled-by-bid = Ein Kontra gilt nur bis zum nächsten Gebot: Das spätere Gebot hat es aufgehoben.
reason-contract-doubled = Nach dem Kontra hat niemand mehr geboten, also ist der Kontrakt kontriert.
reason-contract-redoubled = Nach dem Rekontra hat niemand mehr geboten, also ist der Kontrakt rekontriert.
reason-declarer-first-to-name = { $side } spielt den Kontrakt. Auf dieser Seite hat { $seat } zuerst { $strain } genannt, auf welcher Stufe auch immer, und ist damit Alleinspieler.
reason-opponents-named-it-first = { $seat } hat { $strain } zwar früher genannt, gehört aber zur anderen Seite. Das zählt nicht.
reason-dummy-is-partner = Dummy ist, wer dem Alleinspieler gegenübersitzt: Gegenüber von { $declarer } sitzt { $seat }.
reason-leader-left-of-declarer = Das erste Ausspiel hat der Gegenspieler links vom Alleinspieler. Links von { $declarer } sitzt { $seat }.

## The score. $premium, $points and $down are numbers.

reason-score-game = Der Kontrakt bringt { $points } Stichpunkte. Ab 100 ist es ein Vollspiel: Die Prämie beträgt { $premium } ({ $vulnerability }).
reason-score-part-score = Der Kontrakt bringt { $points } Stichpunkte. Unter 100 ist es ein Teilkontrakt: Die Prämie beträgt { $premium }.
reason-score-small-slam = Ein Kontrakt über zwölf Stiche wurde gereizt und erfüllt: Das ist ein Kleinschlemm. Er bringt neben der Vollspielprämie eine eigene Prämie.
reason-score-grand-slam = Ein Kontrakt über alle dreizehn Stiche wurde gereizt und erfüllt: Das ist ein Großschlemm. Er bringt neben der Vollspielprämie eine eigene Prämie.
reason-score-doubled = Ein Kontra verdoppelt die Stichpunkte und bringt 50 dazu, wenn der Kontrakt erfüllt wird.
reason-score-redoubled = Ein Rekontra vervierfacht die Stichpunkte und bringt 100 dazu, wenn der Kontrakt erfüllt wird.
reason-score-undertricks = { $vulnerability-key ->
    [vulnerable] Der Kontrakt ist gefallen. In Gefahr kostet jeder Faller 100.
   *[not-vulnerable] Der Kontrakt ist gefallen. Nicht in Gefahr kostet jeder Faller 50.
}
reason-score-undertricks-doubled = { $vulnerability-key ->
    [vulnerable] { $doubling-key ->
        [redoubled] Der Kontrakt ist im Rekontra gefallen. In Gefahr kostet der erste Faller 400, jeder weitere 600.
       *[doubled] Der Kontrakt ist im Kontra gefallen. In Gefahr kostet der erste Faller 200, jeder weitere 300.
    }
   *[not-vulnerable] { $doubling-key ->
        [redoubled] Der Kontrakt ist im Rekontra gefallen. Nicht in Gefahr kostet der erste Faller 200, der zweite und der dritte je 400, jeder weitere 600.
       *[doubled] Der Kontrakt ist im Kontra gefallen. Nicht in Gefahr kostet der erste Faller 100, der zweite und der dritte je 200, jeder weitere 300.
    }
}

## Which cards may be played

reason-card-not-held = { $card } ist nicht in diesem Blatt.
reason-another-committed = { $bound } ist schon festgelegt und muss jetzt gespielt werden.
reason-must-follow = Ausgespielt ist { $suit }: Wer davon eine Karte hat, muss Farbe bekennen. Das geht jeder anderen Pflicht vor.
reason-must-be-highest = Der Alleinspieler hat die höchste Karte der ausgespielten Farbe verlangt.
reason-must-be-lowest = Der Alleinspieler hat die niedrigste Karte der ausgespielten Farbe verlangt.
reason-suit-required = Der Alleinspieler hat { $suit } verlangt.
reason-suit-forbidden = Der Alleinspieler hat { $suit } verboten.
reason-penalty-card-first = Eine Hauptstrafkarte muss bei der ersten legalen Möglichkeit gespielt werden, und die ist jetzt: { $majors }.
reason-another-designated = Der Alleinspieler hat von den Strafkarten { $designated } bestimmt.
reason-minor-first = Solange { $minor } als Nebenstrafkarte daliegt, darf keine andere kleine Karte dieser Farbe gespielt werden. Eine Figur schon.
reason-declarer-designates = Mehr als eine Strafkarte kann gespielt werden: Der Alleinspieler bestimmt, welche.
reason-penalty-card-stays = Zu diesem Stich nicht erlaubt und deshalb weiter als Strafkarten auf dem Tisch: { $majors }.
reason-minor-binds-its-suit-only = { $minor } ist eine Nebenstrafkarte: Sie sperrt nur die anderen kleinen Karten ihrer Farbe. Hier ist nichts gesperrt.
reason-free-to-play = Die Wahl der Karte ist hier frei.

## Exposed cards

reason-declarer-never = Die Seite von { $seat } spielt den Kontrakt. Alleinspieler und Dummy haben nie Strafkarten: Was zu sehen war, geht in die Hand zurück.
reason-played-in-turn = { $cards } ist keine Strafkarte, muss aber gespielt werden, sobald ihr Besitzer an der Reihe ist.
reason-faced-card-returns = { $cards } war schon vorher eine Strafkarte und liegt wieder da wie zuvor.
reason-partner-could-not-see = Der Partner konnte { $cards } unmöglich sehen. Die Karte geht in die Hand zurück.
reason-lead-accepted = Der Alleinspieler hat das Ausspiel angenommen, also ist { $cards } eine ganz normal gespielte Karte.
reason-misinformed = Ein Gegner hat den Irrtum verursacht: { $cards } geht ohne Folgen in die Hand zurück.
reason-non-offender-withdraws = Wer eine Karte zurücknimmt, weil ein Gegner anders gespielt hat, ist nicht schuld: { $cards } ist keine Strafkarte.
reason-wrong-card-accepted = Der Alleinspieler hat die falsche Karte gelten lassen: { $cards } ist eine ganz normal gespielte Karte, und die Strafkarte bleibt liegen.
reason-face-down = Eine verdeckt ausgespielte Karte hat niemand gesehen. Sie geht in die Hand zurück.
reason-claim-disputed = Der Partner hat der Konzession (dem Aufgeben von Stichen) sofort widersprochen: Das Spiel geht weiter, und gezeigte Karten sind keine Strafkarten.
reason-remark-on-trick = Eine Bemerkung über den laufenden Stich ist kein Claim (sie beansprucht keine weiteren Stiche), und die dabei gezeigte Karte ist keine Strafkarte.
reason-director-excuses = Die Turnierleitung hat entschieden, dass { $cards } keine Strafkarte ist.
reason-normal-play = Eine in der Reihenfolge gespielte Karte ist keine Strafkarte.
reason-partner-passes-several = Während der Reizung wurden zwei oder mehr Karten sichtbar: Der Partner muss bei der nächsten eigenen Ansage passen.
reason-partner-passes-honour = Während der Reizung wurde eine Figur sichtbar: Der Partner muss bei der nächsten eigenen Ansage passen.
reason-partner-passes-led = Während der Reizung wurde eine Karte ausgespielt: Der Partner muss bei der nächsten eigenen Ansage passen.
reason-partner-free-small-card = Eine einzelne kleine Karte, die während der Reizung sichtbar wird, schränkt den Partner nicht ein.
reason-auction-card-returns = Diese Seite spielt den Kontrakt: Die Karten gehen in die Hand zurück.
reason-passed-out-nothing = Es wurde durchgepasst: Das hat keine Folgen.
reason-becomes-penalty-card = Eine Karte, die ein Gegenspieler außerhalb des normalen Spiels nennt oder den Partner sehen lässt, wird zur Strafkarte und bleibt offen liegen.
reason-minor-small-accident = { $cards } ist kleiner als die Zehn, wurde unabsichtlich sichtbar und ist die einzige Strafkarte dieses Gegenspielers: eine Nebenstrafkarte.
reason-major-deliberate = { $cards } wurde absichtlich gespielt, gezeigt oder genannt. Dann wird jede Karte zur Hauptstrafkarte, ob hoch oder klein.
reason-major-honour = { $cards } ist eine Figur (Ass, König, Dame, Bube oder Zehn): immer eine Hauptstrafkarte.
reason-major-second-card = Dieser Gegenspieler hat jetzt mehr als eine Strafkarte: Alle sind Hauptstrafkarten.
reason-major-several-at-once = Mehr als eine Karte wurde auf einmal sichtbar: Alle sind Hauptstrafkarten.
