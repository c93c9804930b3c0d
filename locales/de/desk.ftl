### Die Regelauskunft: ein Fall vom Tisch, und die Entscheidung oder der Punktwert.

nav-desk = Regelauskunft
screen-home-desk = Regelauskunft
screen-home-desk-title = Und was nun?
screen-home-desk-text = Ihr eigener Fall vom Tisch, mit der Entscheidung oder dem Score
key-name-desk = F3
key-name-tools = { $ctrl } 1 – 7
keys-desk = zur Regelauskunft
keys-tools = eine Seite der Regelauskunft

## Das Pult

desk-intro = Geben Sie ein, was am Tisch geschehen ist: Die Antwort erscheint sofort.
desk-tool-score = Score
desk-tool-auction = Reizung
desk-tool-exposed = Sichtbare Karten
desk-tool-lead = Ausspiel außer Reihenfolge
desk-tool-revoke = Der Revoke
desk-tool-traveller = Matchpunkte
desk-tool-rubber = Rubber
desk-clear = Neu beginnen
desk-practise = Eine Übung daraus machen
desk-copy = Als Text kopieren
desk-copied = Kopiert.
desk-print = PDF erstellen
desk-printed = Das PDF liegt hier: { $file }
desk-file = entscheidung
desk-unread = Ein Teil davon ist noch nicht zu lesen
desk-yes = Ja
desk-no = Nein

## Eingabefelder

desk-field-result = Kontrakt und Ergebnis
desk-field-calls = Ansagen
desk-field-cards = Wessen Karte, und welche
desk-field-before = Strafkarten desselben Spielers, die schon daliegen
desk-field-partners = Strafkarten des anderen Gegenspielers
desk-field-hand = Weitere Karten dieses Spielers
desk-field-partner-hand = Blatt des Partners dieses Spielers
desk-field-trick = Schon zum Stich gespielte Karten
desk-field-scores = Scores von Nord-Süd, Tisch für Tisch
desk-hint-result = zum Beispiel 4PX-1 W
desk-hint-calls = zum Beispiel 1P Pass 1C; außer Reihenfolge W:1C
desk-hint-cards = zum Beispiel O C5
desk-hint-more-cards = zum Beispiel PA P4 C9
desk-hint-scores = zum Beispiel 420, -50, 4P= S, Pass

## Bedienung

desk-contract = Kontrakt
desk-level = Stufe
desk-strain = Farbe oder Sans-Atout
desk-doubling = Kontra und Rekontra
desk-declarer = Alleinspieler
desk-result = Ergebnis
desk-vulnerable = Gefahrenlage
desk-dealer = Teiler
desk-next-call = Nächste Ansage
desk-undo = Letzte Ansage löschen
desk-caller = Wer hat die letzte Ansage gemacht?
desk-call-why = Warum wurde sie gemacht?
desk-call-why-turn = außer Reihenfolge, oder weil es sich jemand anders überlegt hat
desk-call-why-slip = anstelle einer unbeabsichtigten Ansage
desk-cards-go = Wohin angeklickte Karten kommen
desk-target-cards = die sichtbare Karte
desk-target-before = Strafkarten von vorher
desk-target-partners = Strafkarten des anderen Gegenspielers
desk-target-hand = das Blatt des Spielers
desk-target-partner-hand = das Blatt des Partners
desk-target-trick = der laufende Stich
desk-whose-card = Wessen Karte ist es?
desk-how = Was ist geschehen?
desk-led = Welche Farbe wurde ausgespielt?
desk-phase = Wann?
desk-phase-auction = während der Reizung
desk-phase-lead = bevor das erste Ausspiel aufgedeckt ist
desk-phase-play = während des Spiels
desk-kind-before = Was für eine Strafkarte lag schon da?
desk-kind-partners = Was für eine Strafkarte hat der andere Gegenspieler?
desk-kind-minor = Nebenstrafkarte
desk-kind-major = Hauptstrafkarte
desk-due = Welche Strafkarte musste gespielt werden?
desk-more-cards = Geben Sie weitere Karten ein, erfahren Sie auch, welche gespielt werden dürfen.
desk-who-led = Wer hat ausgespielt?
desk-lead-when = Welches Ausspiel war es?
desk-lead-opening = das erste Ausspiel
desk-lead-dummy-seen = das erste Ausspiel, und der Alleinspieler hat vielleicht eine Karte des Dummys gesehen
desk-lead-later = ein späteres Ausspiel
desk-lead-last = das Ausspiel zum letzten Stich
desk-lead-due = Wer war am Ausspiel?

## Ein Revoke

desk-who-revoked = Wer hat nicht Farbe bekannt?
desk-since = Was ist seither geschehen?
desk-since-nothing = noch nichts
desk-since-played = der nächste Stich hat begonnen
desk-since-named = eine Karte für den nächsten Stich wurde genannt
desk-since-claimed = Stiche wurden beansprucht (Claim) oder aufgegeben
desk-since-agreed = einem Claim oder einer Konzession wurde zugestimmt
desk-since-retracted = nur ein Ausspiel, das zurückgenommen wurde
desk-since-by = Von welcher Seite?
desk-who-won = Wer hat den Stich gewonnen, in dem der Revoke geschah?
desk-later-tricks = Stiche der schuldigen Seite danach
desk-trick-number = Nummer des Stichs
desk-revoke-faced = Lag die Karte, die hätte gespielt werden müssen, offen auf dem Tisch?
desk-revoke-again = Hatte derselbe Spieler in dieser Farbe schon einen vollendeten Revoke begangen?
desk-others = Und die andere Seite?
desk-others-followed = hat richtig gespielt
desk-others-same-trick = hat im selben Stich auch einen Revoke begangen
desk-others-established = hat in einem anderen Stich auch einen Revoke begangen
desk-noticed = Wann wurde es bemerkt?
desk-noticed-in-time = rechtzeitig
desk-noticed-next-deal = nach einer Ansage im nächsten Board
desk-noticed-round = nach dem Ende der Runde
desk-revoke-returned = Stecken alle vier Blätter wieder im Board?

## Listen von Ergebnissen

desk-written = Eingetragen (zum Entfernen anklicken)
desk-take-away = Zeile { $number } entfernen: { $result }
desk-nobody-bid = Wenn niemand geboten hat
desk-passed-out = durchgepasst
desk-add = Hinzufügen
desk-scale = Ein geschlagener Score zählt
desk-scale-two = 2 Matchpunkte
desk-scale-one = 1 Matchpunkt
desk-honours = Figuren in einer Hand
desk-honours-none = keine
desk-honours-four = vier Trumpffiguren
desk-honours-five = alle fünf Trumpffiguren
desk-honours-aces = alle vier Asse
desk-honours-seat = Wer hatte sie?
desk-rubber-end = Der Rubber
desk-rubber-goes-on = geht weiter
desk-rubber-stops = wird hier abgebrochen
desk-rubber-we = Wir sind

## Was ein Fall ergibt. $seat ist der Spieler, von dem die Rede ist, $cards die gesehenen
## Karten, $number ihre Zahl.

desk-score-made = { $result } von { $seat }, { $vulnerability }: { $points } für { $side }
desk-score-down = { $result } von { $seat }, { $vulnerability }: { $points } für { $side }, die Gegenspieler
desk-result-by = { $result } { $seat }
desk-auction-begins = { $seat } beginnt die Reizung
desk-auction-legal = Bis hierher ist alles erlaubt: { $seat } ist an der Reihe
desk-auction-passed-out = Alle haben gepasst: Es wird nicht gespielt, und niemand bekommt Punkte
desk-auction-over = Die Reizung ist zu Ende: { $seat } spielt { $contract }, { $leader } spielt aus, { $dummy } ist Dummy
desk-bid-too-low = Das Gebot von { $seat } ist ungenügend: { $call }
desk-double-cancelled = { $seat } darf nicht { $call } sagen: Die Ansage wird aufgehoben
desk-call-too-late = { $seat } sagte { $call }, als die Reizung schon zu Ende war
desk-call-changed = { $seat } hat es sich anders überlegt und noch einmal angesagt: { $call }
desk-call-unintended = { $seat } wollte nie { $first } ansagen, sondern { $call }
desk-call-out-of-turn = { $seat } sagte { $call }, als { $turn } an der Reihe war
desk-is-minor = { $seat }: { $cards } ist eine Nebenstrafkarte
desk-is-major = { $number ->
    [one] { $seat }: { $cards } ist eine Hauptstrafkarte
   *[other] { $seat }: { $cards } sind Hauptstrafkarten
}
desk-is-none = { $number ->
    [one] { $seat }: { $cards } ist keine Strafkarte
   *[other] { $seat }: { $cards } sind keine Strafkarten
}
desk-turned-major = Auch { $card }, die schon vor { $seat } lag, ist jetzt eine Hauptstrafkarte.
desk-lead-ruled = { $seat } hat { $card } ausgespielt, aber { $due } war am Ausspiel; { $declarer } ist Alleinspieler, und zu wählen gibt es nichts
desk-lead-of-defender = { $seat } hat { $card } ausgespielt, aber { $due } war am Ausspiel: { $declarer } entscheidet als Alleinspieler
desk-lead-of-declarer = Die Seite von { $declarer } hat { $card } aus der Hand von { $seat } ausgespielt, aber { $due } war am Ausspiel: Die Gegenspieler entscheiden
desk-revoke-open = Der Revoke von { $seat } ist nicht vollendet: Er wird berichtigt; kein Stich geht an { $side }
desk-revoke-corrected-late = Der Revoke von { $seat } wird trotzdem berichtigt; kein Stich geht an { $side }
desk-revoke-free = Der Revoke von { $seat } ist vollendet, aber kein Stich geht an { $side }
desk-revoke-costs = { $number ->
    [one] Der Revoke von { $seat } ist vollendet: Ein Stich geht an { $side }
   *[other] Der Revoke von { $seat } ist vollendet: { $number } Stiche gehen an { $side }
}
desk-traveller-top = { $number ->
    [one] Ein einziger Tisch: Noch gibt es nichts zu vergleichen, Top ist { $top }
   *[other] { $number } Tische: Der beste Score bringt { $top } Matchpunkte
}
desk-grid-traveller = Die Scores des Boards mit ihren Matchpunkten
desk-grid-table = Zeile
desk-grid-result = Ergebnis
desk-grid-score = Score NS
desk-grid-ns = NS
desk-grid-ew = OW
desk-rubber-over = Der Rubber ist zu Ende: { $side } gewinnt mit { $points } Punkten Vorsprung
desk-rubber-broken-off = Der Rubber wurde abgebrochen: { $side } liegt mit { $points } Punkten vorn
desk-rubber-so-far = Bisher liegt { $side } mit { $points } Punkten vorn
desk-rubber-even = Beide Seiten haben gleich viele Punkte
desk-rubber-deal = Austeilung { $number }: { $result } { $seat }
desk-rubber-total = { $side }: { $total } insgesamt, davon { $below } unter dem Strich.

## Wer wählt, und was

desk-nobody-chooses = Niemand hat etwas zu wählen
desk-choose-again = Um anders zu wählen, drücken Sie noch einmal darauf
desk-player-chooses = { $seat } wählt:
desk-side-chooses = { $side } wählt; es gilt, was zuerst gesagt wird:
desk-side-chooses-on-lead = { $side } wählt; sind sich die beiden nicht einig, entscheidet, wer nach dem Ausspiel als Nächster spielt:
desk-accepts-bid = { $seat } nimmt das Gebot an
desk-refuses-bid = { $seat } nimmt es nicht an
desk-replaces = Was sagt { $seat } stattdessen?
desk-replace-lowest = { $call }, das niedrigste genügende Gebot, das dieselbe Denomination zeigt
desk-replace-comparable = eine Ansage, die die Turnierleitung für vergleichbar erklärt: ähnlich, genauer oder mit demselben Zweck
desk-replace-other = ein anderes genügendes Gebot, oder Pass
desk-replace-double = Kontra oder Rekontra
desk-replace-insufficient = noch ein ungenügendes Gebot
desk-what-was-done = Wie wird entschieden?
desk-call-accepted = { $seat } nimmt die Ansage an
desk-call-over = { $seat } war an der Reihe und sagt an, als wäre nichts gewesen
desk-call-cancelled = Die Ansage wird nicht angenommen
desk-call-in-rotation = Sie gilt, als wäre sie in der richtigen Reihenfolge erfolgt
desk-change-accepted = { $seat } nimmt die zweite Ansage an
desk-change-refused = { $seat } nimmt die zweite Ansage nicht an
desk-own-turn = Nun ist { $seat } an der Reihe: Welche Ansage?
desk-own-turn-repeats = { $seat } hat gepasst, also noch einmal dieselbe Ansage: { $call }
desk-own-turn-other = irgendeine andere Ansage
desk-play-highest = { $seat } muss die höchste Karte der ausgespielten Farbe spielen
desk-play-lowest = { $seat } muss die niedrigste Karte der ausgespielten Farbe spielen
desk-play-suit = { $seat } muss { $suit } spielen
desk-play-no-suit = { $seat } darf nicht { $suit } spielen
desk-accept-lead = Das Ausspiel wird angenommen
desk-refuse-lead = Das Ausspiel wird abgelehnt
desk-refuse-forbid = Das Ausspiel wird abgelehnt, und { $seat } darf nicht ausspielen: { $suits }
desk-what-next = Wie geht es weiter?
desk-step-partner-leads = { $seat } ist am Ausspiel
desk-step-owner-turn = { $seat } ist an der Reihe: Was darf gespielt werden?
desk-step-played = { $seat } spielt { $card }
desk-who-wins = { $seat } spielt aus. Und dann?
desk-step-keeps-lead = { $seat } gewinnt den Stich und spielt wieder aus
desk-step-loses-lead = Jemand anders gewinnt den Stich
desk-card-is-gone = { $card } ist gespielt und bindet niemanden mehr.
desk-nothing-binds = Vor { $seat } liegt nichts mehr: Es wird ganz normal weitergespielt.
desk-leads-freely = { $seat } darf jede Karte ausspielen: Der Alleinspieler hat diesmal keine Wahl.
desk-may-lead = { $seat } darf ausspielen: { $cards }
desk-may-play = { $seat } darf spielen: { $cards }
desk-hand-unknown = Von { $seat } sind nur die Karten auf dem Tisch bekannt; geben Sie die anderen Karten der Hand ein, um alles Erlaubte zu sehen.

## Regeln

reason-desk-only-defenders = Nur ein Gegenspieler kann eine Strafkarte haben: Alleinspieler und Dummy nie.
reason-desk-bound-card = { $card } bleibt offen liegen und muss gespielt werden, sobald dieser Spieler an der Reihe ist. Eine Strafkarte ist sie nicht.
reason-desk-minor-binds = Solange { $card } daliegt, darf { $seat } keine andere kleine Karte dieser Farbe vor ihr spielen. Eine Figur ist erlaubt, ebenso jede Karte einer anderen Farbe.
reason-desk-minor-frees-partner = { $seat }, der Partner, spielt frei aus: Bei einer Nebenstrafkarte hat der Alleinspieler keinen Einfluss auf das Ausspiel.
reason-desk-major-binds = { $seat } muss eine Hauptstrafkarte bei der ersten legalen Möglichkeit spielen: beim Ausspielen, Bekennen, Abwerfen oder Stechen. Das Bekennen geht vor.
reason-desk-major-binds-partner = Solange die Karte daliegt, wählt vor jedem Ausspiel von { $seat } zuerst der Alleinspieler: die Farbe verlangen, verbieten oder freistellen.
reason-desk-restriction-ends = { $seat } ist nicht mehr am Ausspiel: Ein Verbot, eine Farbe auszuspielen, endet damit.
reason-desk-ban-goes-on = Das Verbot gilt weiter, weil { $seat } am Ausspiel geblieben ist: { $suits }.

## Was an einem Fall nicht stimmt

desk-fault-no-card = Klicken Sie eine Karte an, oder geben Sie sie ein
desk-fault-twice = { $card } kommt an zwei Stellen vor
desk-fault-too-many-cards = { $number } Karten sind hier zu viele
desk-fault-earlier-call = Schon Ansage Nummer { $number }, { $call }, war nicht erlaubt: Die Ansage, um die es geht, muss die letzte sein
desk-fault-call-not-ruled = Für diese Ansage gibt es hier keine Entscheidung
desk-fault-wrong-time = Das kann zu diesem Zeitpunkt nicht geschehen
desk-fault-one-card-only = Auf diese Weise kann nur eine Karte gespielt werden
desk-fault-due-unknown = Geben Sie unter den Strafkarten auf dem Tisch auch die ein, die gespielt werden musste, und geben Sie an, welche es war
desk-fault-penalty-of-declarer = Alleinspieler und Dummy haben keine Strafkarten
desk-fault-in-turn = { $seat } war wirklich am Ausspiel: Es liegt keine Regelwidrigkeit vor
desk-fault-opening-leader = Das erste Ausspiel gehört { $seat }
desk-fault-too-many-tricks = { $number ->
    [one] Nach diesem Stich bleibt nur noch einer
   *[other] Nach diesem Stich bleiben nur noch { $number }
}
desk-fault-trick-number = Ein Revoke ist nur in den Stichen 1 bis 12 möglich
desk-fault-round-ended = Nach dem Ende der Runde wird nichts mehr berichtigt: Geben Sie an, was seither geschehen ist
desk-fault-no-scores = Geben Sie die Scores der Tische ein
desk-fault-no-deals = Geben Sie die erste Austeilung ein, und fügen Sie sie hinzu
desk-fault-rubber-over = Der Rubber war vor Austeilung { $number } schon zu Ende
desk-fault-honours = Diese Figuren passen nicht zu { $bid }

## Wie die Karte zu sehen war, in einfachen Worten

desk-how-dropped = sie fiel unabsichtlich aus der Hand, und der Partner konnte sie sehen
desk-how-shown = sie wurde dem Partner absichtlich gezeigt, ohne gespielt zu werden
desk-how-named = sie wurde genannt: „Ich habe noch …“
desk-how-one_of_several = mehrere Karten kamen zugleich heraus, und gespielt werden sollte eine andere
desk-how-unseen_with_another = zwei Karten kamen zugleich heraus, aber die Bildseite dieser Karte war nicht zu sehen
desk-how-seen_by_opponent_only = sie fiel so, dass nur ein Gegner sie sah
desk-how-led_out_of_turn_refused = außer Reihenfolge ausgespielt, und der Alleinspieler lehnte ab
desk-how-led_out_of_turn_accepted = außer Reihenfolge ausgespielt, und der Alleinspieler nahm an
desk-how-misinformed_by_opponent = ein Gegner hatte irrtümlich gesagt, dieser Spieler sei am Ausspiel
desk-how-before_partner = gespielt vor dem Partner, der an der Reihe war
desk-how-declarer_had_played_both = gespielt vor dem Partner, aber der Alleinspieler hatte schon aus beiden Händen gespielt
desk-how-at_rho_turn_legal = gespielt, als der rechte Gegner an der Reihe war, und in diesem Stich erlaubt
desk-how-at_rho_turn_illegal = gespielt, als der rechte Gegner an der Reihe war, und in diesem Stich nicht erlaubt
desk-how-before_required_lead = der Alleinspieler musste ein Ausspiel zurücknehmen, und diese Karte kam vor dem richtigen Ausspiel
desk-how-before_election = ausgespielt, bevor der Alleinspieler wegen der Strafkarte des Partners gewählt hatte
desk-how-fifth_card_deliberate = eine zweite Karte zum selben Stich, als Ersatz für die erste
desk-how-fifth_card_accident = eine zweite Karte zum selben Stich, unabsichtlich herausgerutscht
desk-how-revoke_corrected = nicht Farbe bekannt, und die Karte rechtzeitig zurückgenommen
desk-how-withdrawn_by_non_offender = zurückgenommen, weil ein Gegner seine Karte wechselte
desk-how-withdrawn_by_offender = zurückgenommen, nachdem ein Gegner wegen des Revokes dieser Seite seine Karte gewechselt hatte
desk-how-both_revoked = beide Seiten haben im selben Stich nicht Farbe bekannt und berichtigen es
desk-how-led_prematurely = ausgespielt, während die Reizung noch lief
desk-how-instead_of_penalty_card_refused = statt einer Strafkarte gespielt, und der Alleinspieler lehnt ab
desk-how-instead_of_penalty_card_accepted = statt einer Strafkarte gespielt, und der Alleinspieler lässt sie gelten
desk-how-restored_and_seen = in die Hand zurückgelegt, nachdem der Partner sie gesehen hatte
desk-how-face_down = verdeckt ausgespielt und auf Anweisung der Turnierleitung zurückgenommen
desk-how-claim_disputed = gezeigt bei einer Konzession, der der Partner sofort widersprach
desk-how-remark_on_trick = gezeigt mit einer Bemerkung zum laufenden Stich
desk-how-excused = die Turnierleitung entscheidet, dass der Spieler nichts dafür kann
desk-how-normal_play = in der Reihenfolge gespielt, wie es sein soll
