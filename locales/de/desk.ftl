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

## Der Weg zu einer Seite

desk-start = Was ist geschehen?
desk-intro = Wählen Sie, weshalb Sie gerufen wurden. Es wird nur das Nötige gefragt, dann kommt die Entscheidung.
desk-back = Was ist geschehen?
desk-go-on = Zurück zu: { $tool }
desk-matter-call = Eine Ansage
desk-matter-call-about = ein ungenügendes Gebot, eine Ansage außer Reihenfolge, ein Versehen, die Bietbox; oder der Kontrakt
desk-matter-card = Eine Karte
desk-matter-card-about = ein Ausspiel außer Reihenfolge, ein Revoke, eine sichtbare Karte, ein Stich
desk-matter-claim = Ein Claim
desk-matter-claim-about = jemand beansprucht Stiche, und die anderen sind nicht einverstanden
desk-matter-information = Eine Information
desk-matter-information-about = ein Zögern, eine Bemerkung, eine falsche Erklärung
desk-matter-score = Ein Score
desk-matter-score-about = was ein Ergebnis zählt, ein Vergleich, ein falscher oder berichtigter Score
desk-matter-movement = Der Wechsel
desk-matter-movement-about = wer auf wen trifft, ein fehlendes Paar, ein falsches Board
desk-tool-information = Vom Partner erfahren
desk-tool-explanation = Erklärung
desk-tool-correction = Falscher Score
desk-tool-trick = Karte zu viel oder zu wenig
desk-tool-quitted = Umgedrehte Stiche
desk-tool-dummy = Der Dummy
desk-about-score = Kontrakt und Ergebnis: die Punkte, Zeile für Zeile.
desk-about-auction = Die Ansagen, wie sie gemacht wurden; beurteilt wird die letzte.
desk-about-exposed = Eine Karte wurde gesehen: Ist sie eine Strafkarte, und was folgt daraus?
desk-about-lead = Der falsche Spieler hat ausgespielt, oder aus der falschen Hand.
desk-about-revoke = Jemand hat nicht Farbe bekannt: Ist der Revoke vollendet, was kostet er?
desk-about-traveller = Die Ergebnisse eines Boards: die Matchpunkte, auch mit einem berichtigten Score.
desk-about-rubber = Die Austeilungen eines Rubbers: der Rubberzettel, und wer führt.
desk-about-information = Ein Zögern, eine Frage, eine Bemerkung, eine zurückgenommene Ansage: Wer darf sie nicht nutzen?
desk-about-explanation = Eine Erklärung, die nicht stimmt: Wessen Fehler, und was nun?
desk-about-correction = Ein Score wurde falsch notiert oder vereinbart: Wird er berichtigt?
desk-about-trick = Ein Stich mit drei Karten, oder mit fünf.
desk-about-quitted = Karten umdrehen, richtig legen, einen Stich noch einmal sehen, nach einem Revoke fragen.
desk-about-dummy = Was der Dummy darf, und was es kostet.

## Die Fragen

desk-asks = Beantworten Sie die Fragen der Reihe nach
desk-seat = { $seat }
desk-say = Den Spielern zu sagen
desk-ask-source = Was war es?
desk-source-hesitation = eine lange Pause vor einer Ansage
desk-source-haste = eine auffallend schnelle Ansage
desk-source-question = eine Frage nach einer Ansage
desk-source-remark = eine Bemerkung oder eine Geste
desk-source-alert = ein Alert, den der Partner nicht erwartet hat
desk-source-explanation = eine Erklärung, die dem Partner etwas verraten hat
desk-source-pause = nur die Pause, die das Reglement verlangt
desk-source-own-call = eine Ansage, die als regelwidrig zurückgenommen und nicht so berichtigt wurde, oder die andere Ansage dessen, der ändern wollte
desk-source-put-right = eine regelwidrige Ansage, berichtigt mit dem niedrigsten ausreichenden Gebot in derselben Denomination oder mit einer vergleichbaren Ansage
desk-source-other-call = eine Ansage, die wegen eines Fehlers der Gegner zurückgenommen wurde
desk-ask-source-by = Wer war es?
desk-ask-moment = Weshalb wurden Sie gerufen?
desk-moment-agreed = es ist eben geschehen, und alle sind sich einig
desk-moment-disputed = es ist eben geschehen, und jemand bestreitet es
desk-moment-suspected = später: Jemand hat es anscheinend genutzt
desk-ask-given = Ist es nach Ihrer Feststellung geschehen?
desk-ask-alternative = Gab es eine andere logische Alternative? (Mindestens zwei von zehn solchen Spielern würden sie ernsthaft erwägen, und mindestens einer würde sie wählen.)
desk-ask-suggestion = Sprach die Information für die gewählte Ansage und gegen jene?
desk-ask-damage = Ist der anderen Seite dadurch ein Schaden entstanden?
desk-ask-agreed = Was haben die Partner vereinbart?
desk-agreed-as-explained = was erklärt wurde
desk-agreed-otherwise = etwas anderes
desk-agreed-nothing = nichts
desk-agreed-unknown = das kann niemand belegen
desk-ask-fits = Passt das Blatt zur Erklärung?
desk-ask-stage = Wie weit ist das Board gespielt?
desk-stage-auction = die Reizung geht weiter
desk-stage-before-lead = die Reizung ist zu Ende, kein Ausspiel ist aufgedeckt
desk-stage-play = es wird gespielt
desk-stage-after = das Spiel ist zu Ende
desk-ask-noticed = Wer hat es bemerkt?
desk-noticed-opponents = die Gegner
desk-noticed-explainer = wer erklärt hat
desk-noticed-caller = der Partner dessen, der erklärt hat
desk-ask-role = Welche Rolle hat dieser Spieler?
desk-role-declarer = Alleinspieler oder Dummy
desk-role-defender = Gegenspieler
desk-ask-misled = Hat ein Gegner auf die falsche Erklärung hin angesagt?
desk-ask-who-misled = Wer?
desk-ask-influenced = Hätte die Ansage mit der richtigen Erklärung anders sein können?
desk-ask-called-since = Wer hat seither angesagt?
desk-since-nobody = niemand
desk-since-only = nur { $seat }
desk-since-too = auch { $seat }
desk-ask-gained = Hat die Seite, die erklärt hat, dadurch einen Vorteil gehabt?
desk-ask-score-fault = Was stimmt nicht?
desk-score-fault-written = der Score wurde falsch berechnet oder notiert
desk-score-fault-few = eine Seite hat mehr Stiche gewonnen, als vereinbart wurden (ohne Claim oder Konzession)
desk-score-fault-many = eine Seite hat einen Stich, den sie nicht gewonnen hat
desk-ask-reported = Wann wurde es gemeldet?
desk-reported-round = in derselben Runde
desk-reported-before = danach, bevor das amtliche Ergebnis zu sehen war
desk-reported-period = bis 30 Minuten nach dem amtlichen Ergebnis
desk-reported-late = noch später
desk-ask-convinced = Ist die Turnierleitung klar überzeugt, wie viele Stiche gewonnen wurden?
desk-ask-trick = Was stimmt nicht mit dem Stich?
desk-trick-missing = ein Spieler hat keine Karte zugegeben
desk-trick-extra = ein Spieler hat zwei Karten zugegeben
desk-ask-trick-noticed = Wann wurde es bemerkt?
desk-trick-in-time = bevor beide Seiten zum nächsten Stich gespielt hatten
desk-trick-late = erst danach
desk-ask-trick-suit = Hat der Spieler eine Karte der ausgespielten Farbe?
desk-ask-trick-seen = Wird die Karte sichtbar, während sie zurückgeht?
desk-ask-trick-role = Wer ist es?
desk-ask-trick-won = Hat diese Seite den Stich oder einen späteren gewonnen?
desk-ask-act = Was tut der Spieler?
desk-act-turn = dreht die eigene Karte um, wenn alle vier gespielt haben
desk-act-turn-early = dreht sie vorher um
desk-act-pointing = sagt, dass eine Karte falsch liegt
desk-act-pointing-late = sagt es, wenn die eigene Seite zum nächsten Stich gespielt hat
desk-act-see = will den Stich noch einmal sehen, die eigene Karte liegt noch offen
desk-act-see-turned = will ihn sehen, die eigene Karte ist umgedreht
desk-act-see-late = will ihn sehen, die eigene Seite hat weitergespielt
desk-act-see-dummy = will ihn als Dummy sehen
desk-act-look = sieht einen früheren Stich an
desk-act-mix = mischt die Karten, bevor das Ergebnis feststeht
desk-act-order = lässt sie bis dahin geordnet liegen
desk-ask-dummy = Was tut der Dummy?
desk-dummy-points-out = weist während des Spiels auf eine Regelwidrigkeit hin
desk-dummy-calls = ruft als Erster die Turnierleitung
desk-dummy-calls-after = ruft die Turnierleitung, nachdem jemand anders etwas gesagt hat
desk-dummy-after-play = weist nach dem Spiel auf eine Regelwidrigkeit hin
desk-dummy-prevents = warnt den Alleinspieler, etwa vor einem Ausspiel aus der falschen Hand
desk-dummy-asks-declarer = fragt den Alleinspieler: „Keine mehr davon?“
desk-dummy-asks-defender = fragt das einen Gegenspieler
desk-dummy-plays = schlägt vor, was gespielt werden soll
desk-dummy-tells = sagt dem Alleinspieler etwas über das Spiel
desk-dummy-touches = berührt ungefragt eine Karte des Dummys
desk-dummy-wrong-hand = sagt, dass der Alleinspieler aus der falschen Hand ausgespielt hat
desk-dummy-turned = weist auf eine falsch gelegte Karte hin, vor dem nächsten Stich
desk-dummy-turned-late = weist auf eine falsch gelegte Karte hin, nachdem beide Seiten weitergespielt haben
desk-dummy-asks-trick = will den letzten Stich noch einmal sehen
desk-dummy-looks = sieht einem Gegenspieler in die Karten
desk-dummy-exchanges = tauscht mit dem Alleinspieler das Blatt
desk-dummy-leaves = steht auf und sieht dem Alleinspieler zu
desk-dummy-informs = sagt der Turnierleitung auf ihre Frage, was geschehen ist
desk-dummy-counts = zählt die Stiche
desk-dummy-moves = legt die Karte hin, die der Alleinspieler genannt hat
desk-dummy-follows = achtet darauf, dass vom Tisch bedient wird
desk-ask-dummy-lost = Hatte der Dummy vorher die Blätter getauscht, war er zum Zusehen aufgestanden, oder hatte er einem Gegenspieler in die Karten gesehen?

## Was die Fragen ergeben

desk-information-partner = { $seat } darf sie nicht nutzen
desk-information-side = { $side } darf sie nicht nutzen
desk-information-nobody = Es gibt nichts, was nicht genutzt werden darf
desk-result-stands = Das Ergebnis bleibt
desk-result-adjusted = Der Score wird berichtigt
desk-explanation-right = Die Erklärung war richtig, die Ansage ein Irrtum: kein Regelverstoß
desk-explanation-wrong = Die Erklärung gilt als falsch
desk-explanation-fits = Alles passt: nichts zu berichtigen
desk-call-may-change = { $seat } darf die letzte Ansage ändern
desk-adjust-later = Es wird weitergespielt; der Score kann berichtigt werden
desk-score-corrected = Der Eintrag wird berichtigt
desk-score-stays = Der Score bleibt, wie er ist
desk-trick-supply = Die fehlende Karte wird jetzt gespielt
desk-trick-add-suit = Eine Karte der ausgespielten Farbe kommt dazu; der Stich bleibt, wo er ist
desk-trick-add = Eine beliebige Karte kommt dazu; der Stich bleibt, wo er ist
desk-trick-fifth = Die Karte ist überzählig und gilt nicht
desk-trick-restore = Die überzählige Karte geht in die Hand zurück
desk-trick-penalty = Die Karte eines Gegenspielers, die gesehen wurde, wird zur Strafkarte.
desk-trick-costs = Ein Stich geht an die andere Seite.
desk-trick-free = Es kostet keinen Stich.
desk-allowed = Das ist erlaubt
desk-not-allowed = Das ist nicht erlaubt

## Was die Turnierleitung den Spielern sagt: kurz und höflich

desk-say-bid-low = Das Gebot ist ungenügend. { $lho }, nehmen Sie es an? Wenn nicht, muss { $seat } es ersetzen.
desk-say-cancelled = Diese Ansage gilt nicht. Ich erkläre Ihnen gleich, was daraus folgt.
desk-say-call-late = Die Reizung war zu Ende, die Ansage gilt also nicht. Bitte machen Sie weiter.
desk-say-call-changed = Es gilt die erste Ansage, außer { $lho } nimmt die zweite an. { $lho }, nehmen Sie sie an?
desk-say-call-turn = { $seat } war nicht an der Reihe. { $lho }, nehmen Sie die Ansage an? Wenn nicht, ist sie aufgehoben.
desk-say-minor = Lassen Sie die Karte bitte offen liegen. Sie kommt vor Ihren anderen kleinen Karten der Farbe; eine Figur dürfen Sie spielen.
desk-say-major = Lassen Sie die Karte bitte offen liegen. Sie wird gespielt, sobald es erlaubt ist.
desk-say-no-penalty = Das ist keine Strafkarte. Bitte spielen Sie weiter.
desk-say-go-on = Es ist alles in Ordnung. Bitte machen Sie weiter.
desk-say-lead-defender = Das war ein Ausspiel außer Reihenfolge. { $declarer }, ich lese Ihnen vor, was Sie wählen können; lassen Sie sich Zeit.
desk-say-lead-declarer = Das war ein Ausspiel außer Reihenfolge. Nimmt einer der beiden Gegenspieler es an? Wenn nicht, geht die Karte zurück.
desk-say-revoke-open = Bitte berichtigen Sie den Revoke jetzt mit einer erlaubten Karte.
desk-say-revoke-free = Der Revoke kostet keinen Stich. Rufen Sie mich wieder, wenn er Ihnen geschadet hat.
desk-say-revoke-costs = { $number ->
    [one] Der Revoke ist vollendet: { $side } bekommt einen Stich.
   *[other] Der Revoke ist vollendet: { $side } bekommt { $number } Stiche.
}
desk-say-information = Bitte machen Sie weiter. { $seat }, sagen Sie an, als hätten Sie nichts bemerkt. Wenn es schadet, rufen Sie mich nach dem Spiel.
desk-say-information-side = Bitte machen Sie weiter. Was zurückgenommen wurde, gibt es für { $side } nicht.
desk-say-stands = Das Ergebnis bleibt. Es war richtig zu fragen.
desk-say-adjusted = Ich berichtige den Score und sage Ihnen das Ergebnis bald.
desk-say-call-mistaken = Die Erklärung war richtig. Die Ansage war ein Irrtum, und irren darf man sich.
desk-say-misinformed = Die Erklärung war nicht richtig. Sehen wir, ob eine Ansage geändert werden darf.
desk-say-change = { $seat }, Sie dürfen Ihre letzte Ansage ändern, wenn Sie sonst anders angesagt hätten.
desk-say-adjust-later = Bitte spielen Sie das Board. Ich sehe mir das Ergebnis danach an.
desk-say-corrected = Ich berichtige den Eintrag. Danke, dass Sie es gesagt haben.
desk-say-too-late = Es tut mir leid: Dafür ist es zu spät, der Score bleibt.
desk-say-trick-supply = Bitte spielen Sie jetzt die fehlende Karte.
desk-say-trick-add = Bitte legen Sie noch eine Karte zu Ihren gespielten. Der Stich bleibt, wo er ist.
desk-say-trick-extra = Im Stich lag eine Karte zu viel. Ich bringe das in Ordnung.
desk-say-allowed = Das war in Ordnung. Bitte machen Sie weiter.
desk-say-not-allowed = Ich bitte Sie, das zu lassen. Bitte machen Sie weiter.

## Claims, zu früh gespielte Karten, Teamkämpfe, berichtigte Scores, der Wechsel

desk-tool-claim = Der Claim
desk-tool-premature = Zu früh gespielt
desk-tool-imps = In IMP
desk-tool-victory = Siegpunkte
desk-tool-adjusted = Board ohne Ergebnis
desk-tool-movement = Wechsel
desk-about-claim = Die letzten Karten, und was dazu gesagt wurde: Welche Stiche werden zugesprochen, und warum?
desk-about-premature = Eine Karte wurde zu früh gespielt: Was darf der Alleinspieler verlangen?
desk-about-imps = Ein Board im Teamkampf: die Ergebnisse beider Tische.
desk-about-victory = Der Abstand eines Teamkampfs und seine Boards.
desk-about-adjusted = Ein Ergebnis ist nicht möglich: Durchschnitt plus, Durchschnitt, Durchschnitt minus.
desk-about-movement = Mitchell und Howell, halbe Tische und gedrehte Boards: wer auf wen trifft, Runde für Runde.
desk-field-ours = Ergebnis, wo unser Paar Nord-Süd ist
desk-field-theirs = Ergebnis, wo ihr Paar Nord-Süd ist
desk-field-margin = Unser Abstand in IMP, bei Niederlage mit Minus
desk-field-boards = Boards des Teamkampfs
desk-field-ns-session = Nord-Süd: Prozent auf den anderen Boards
desk-field-ew-session = Ost-West: Prozent auf den anderen Boards
desk-field-missing = Nummer des fehlenden Paares
desk-hint-hand = zum Beispiel P9 CK
desk-hint-number = zum Beispiel 12
desk-hint-percent = zum Beispiel 64,25; kann leer bleiben
desk-hint-pair = zum Beispiel 107; kann leer bleiben
desk-claim-who = Wer beansprucht Stiche?
desk-claim-leader = Wer ist am Ausspiel?
desk-claim-tricks = Wie viele der restlichen Stiche?
desk-claim-said = Gesagt, der Reihe nach (zum Entfernen anklicken)
desk-claim-adds = Was wurde dazu gesagt?
desk-claim-card = … spielt eine Karte
desk-claim-with = … schneidet mit einer Karte
desk-claim-shown-out = Von wem weiß man, dass er eine Farbe nicht mehr hat?
desk-claim-draw = die Trümpfe werden gezogen
desk-claim-cash = { $suit } von oben
desk-claim-play = { $card }
desk-claim-finesse = Schnitt mit { $card }
desk-claim-ruff = ein Schnapper in { $suit }
desk-claim-stands = Der Claim gilt
desk-claim-award = { $number ->
    [one] { $side } bekommt einen der restlichen Stiche
   *[other] { $side } bekommt { $number } der restlichen Stiche
}
desk-premature-who = Wer hat zu früh gespielt?
desk-premature-dummy = sie wurde vor dem Partner gespielt, aber der Dummy hatte schon eine Karte bewegt
desk-premature-choice = { $seat } hat { $card } vor { $partner } gespielt: { $declarer } wählt als Alleinspieler
desk-premature-stands = { $seat } hat { $card } zu früh gespielt: Die Karte bleibt liegen und wird gespielt, wenn sie an der Reihe ist
desk-premature-back = { $seat } hat { $card } zu früh gespielt: Die Karte geht zurück
desk-premature-penalty = { $seat } hat { $card } zu früh gespielt: Sie wird zur Hauptstrafkarte
desk-imps-which = Die Tasten ändern das Ergebnis
desk-imps-first = der Unseren auf Nord-Süd
desk-imps-second = der anderen auf Nord-Süd
desk-imps-won = Wir gewinnen { $number } IMP
desk-imps-lost = Wir verlieren { $number } IMP
desk-imps-even = Kein Unterschied
desk-imps-bam = Bei Board-a-Match: { $number } von 2 Punkten für uns.
desk-victory-by = Ändern um
desk-victory = Siegpunkte: { $ours } für uns, { $theirs } für sie
desk-adjusted-scored = Gerechnet wird in
desk-adjusted-matchpoints = Matchpunkten
desk-adjusted-as-imps = IMP
desk-adjusted-fault = Wer ist schuld?
desk-adjusted-percent = Nord-Süd { $ns } %, Ost-West { $ew } %
desk-adjusted-imps = Nord-Süd { $ns } IMP, Ost-West { $ew } IMP
desk-add-adjusted = Ein Tisch ohne Ergebnis: Prozent für NS und OW
desk-no-result = ohne Ergebnis
desk-traveller-neuberg = Von { $tables } Tischen haben { $number } ein Ergebnis. Jedes zählt so, als hätten alle eines (Neuberg-Formel).
desk-movement-tables = Zahl der Tische
desk-movement-round = Runde
desk-movement-is = Runde { $number } von { $rounds }
desk-movement-half = Runde { $number } von { $rounds }: Paar { $pair } setzt aus
desk-movement-columns = Wer auf den Plätzen NS sitzt, hat die Karten von Ost-West und gehört in die Spalte OW.
desk-movement-kind = Art des Movements
desk-movement-mitchell = Mitchell-Movement
desk-movement-howell = Howell-Movement
desk-movement-boards = Lage der Boards
desk-movement-straight = wie sonst
desk-movement-turned = um ein Viertel gedreht
desk-movement-moves = Nach jeder Runde rückt Ost-West einen Tisch hinauf, die Boards einen hinunter.
desk-movement-skip = Ost-West rückt nach jeder Runde einen Tisch hinauf, nach Runde { $number } zwei; die Boards rücken einen hinunter.
desk-grid-movement = Die Tische der Runde
desk-grid-boards = Boardsatz
desk-fault-no-hands = Geben Sie die restlichen Karten aller vier Blätter ein
desk-fault-claim-cards = Je eine bis fünf Karten: Mit mehr gibt es zu viele Spielweisen
desk-fault-claim-uneven = { $seat } hat nicht so viele Karten wie der Spieler am Ausspiel
desk-fault-claim-dummy = { $seat } ist Dummy, und der Dummy beansprucht keine Stiche
desk-fault-shown-out = { $seat } hat noch eine Karte dieser Farbe: { $suit }
desk-fault-not-tens = Scores sind durch zehn teilbar
desk-fault-boards = Ein Teamkampf hat 1 bis { $number } Boards
desk-fault-no-tables = Geben Sie die Zahl der Tische ein
desk-fault-no-pair = In diesem Movement gibt es kein Paar { $number }
desk-say-claim = Das Spiel ist unterbrochen. { $number ->
    [one] Ich spreche { $side } noch einen Stich zu: Was nicht gesagt wurde, entscheide ich gegen den Claim.
   *[other] Ich spreche { $side } noch { $number } Stiche zu: Was nicht gesagt wurde, entscheide ich gegen den Claim.
}
desk-say-claim-stands = Ich habe die Karten gesehen: Der Claim stimmt, die Stiche sind so, wie sie beansprucht wurden.
desk-say-premature = { $declarer }, Sie bestimmen, was { $partner } spielen muss: die höchste, die niedrigste, eine andere Farbe oder nicht diese Farbe.
desk-say-card-stands = Lassen Sie die Karte bitte liegen, und spielen Sie sie, wenn Sie an der Reihe sind.
desk-say-card-back = Bitte nehmen Sie die Karte zurück, und spielen Sie eine andere.
desk-say-no-result = Dieses Board lässt sich nicht richtig spielen. Sie bekommen dafür einen berichtigten Score.
desk-say-sit-out = Paar { $pair }, Sie haben in dieser Runde keine Gegner. Bitte lassen Sie die Boards liegen.
