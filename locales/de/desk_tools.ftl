### The ruling desk: dummy’s card, the harm of a revoke, the bidding box, what counts as a claim.

desk-matter-dummy = Der Dummy
desk-matter-dummy-about = welche Karte verlangt wurde, und was der Dummy darf
desk-tool-dummy-card = Karte vom Tisch
desk-about-dummy-card = Was der Alleinspieler gesagt hat: Welche Karte spielt der Dummy?
desk-tool-equity = Schaden eines Revokes
desk-about-equity = Die letzten Karten, wie sie gespielt wurden: Machen die abgegebenen Stiche den Schaden gut?
desk-tool-bidding-box = Bietbox
desk-about-bidding-box = Ist die Ansage gemacht? Und die Stoppkarte: Braucht man sie, wer wartet?
desk-tool-claimed = Claim oder nicht?
desk-about-claimed = Was gesagt oder gezeigt wurde: Ist es ein Claim, und endet das Spiel?

## The card that declarer names in dummy

desk-field-dummy = Karten auf dem Tisch
desk-field-own = Blatt des Alleinspielers, wenn bekannt
desk-field-gone = Karten früherer Stiche, wenn bekannt
desk-target-dummy = der Dummy
desk-target-own = das Blatt des Alleinspielers
desk-target-gone = frühere Stiche
desk-said = Was hat der Alleinspieler gesagt?
desk-said-suit = nur eine Farbe, oder „stechen“ (die Trumpffarbe)
desk-said-rank = nur einen Rang
desk-said-card = eine Farbe und einen Rang
desk-said-high = „hoch“
desk-said-high-of = „hoch“ mit einer Farbe
desk-said-low = „klein“
desk-said-win = „nimm“
desk-said-anything = „irgendeine“
desk-said-which-suit = Welche Farbe?
desk-said-which-rank = Welchen Rang?
desk-won-with = Mit welcher Farbe hat der Dummy den letzten Stich gewonnen?
desk-won-with-none = der Dummy hat ihn nicht gewonnen
desk-meant = Steht zweifelsfrei fest, welche Karte gemeint war?
desk-called-card = Der Dummy spielt { $card }
desk-called-declarer = Der Alleinspieler sagt, welche: { $cards }
desk-called-defenders = Ein Gegenspieler sagt, welche: { $cards }
desk-called-again = Der Alleinspieler muss eine andere Karte nennen: { $cards }
desk-say-called-card = Der Dummy spielt { $card }. Bitte machen Sie weiter.
desk-say-called-declarer = Welche davon soll der Dummy spielen? { $cards }
desk-say-called-defenders = Gegenspieler, einer von Ihnen sagt, was der Dummy spielt: { $cards }
desk-say-called-again = Das nennt keine Karte, die der Dummy spielen kann. Bitte nennen Sie eine von diesen: { $cards }

## The harm of a revoke

desk-field-play = Alle diese Karten in der gespielten Folge
desk-target-play = das Spiel
desk-equity-adjusted = Der Schaden war größer: { $side } bekommt { $number } der letzten { $of } Stiche
desk-equity-enough = Der Revoke hat keinen weiteren Schaden angerichtet: { $side } bekommt { $number } der letzten { $of } Stiche
desk-say-equity = Ich habe das Spiel angesehen: Der Revoke hat keinen weiteren Schaden angerichtet, der Score bleibt.
desk-fault-too-many-seen = So viele Karten sind bekannt, dass den Gegenspielern zu wenige bleiben
desk-fault-declarers-cards = Der Alleinspieler hat jetzt so viele Karten: { $number }
desk-fault-unequal = Alle vier Blätter müssen gleich viele Karten haben
desk-fault-cannot-play = Wer diese Karte hat, ist nicht an der Reihe, oder sie ist weg: { $card }
desk-fault-play-on = Geben Sie alle Karten in der gespielten Folge ein
desk-fault-one-revoke = Es muss genau ein Revoke sein, vollendet und nicht berichtigt

## Calls that the next player may call over, and comparable calls

desk-above-seven = Ein Gebot über sieben
desk-silenced = Wer musste wegen einer früheren Regelwidrigkeit passen?
desk-silenced-how = Wie lange?
desk-silenced-once = nur einmal, bei der nächsten eigenen Ansage
desk-silenced-rest = bis zum Ende der Reizung
desk-ask-called-over = Hat { $seat } danach etwas angesagt?
desk-called-lead-faced = es wurde erst nach dem ersten Ausspiel bemerkt
desk-had-to-pass = { $seat } musste passen, sagte aber { $call }
desk-say-had-to-pass = { $seat } musste passen. Ich erkläre Ihnen gleich, was daraus folgt.
desk-ask-comparable = Ist sie vergleichbar, und warum?

## The bidding box and the stop card

desk-box-is-it = ob die Ansage gemacht ist
desk-box-stop = die Stoppkarte
desk-ask-box-rule = Welches Reglement?
desk-ask-box-slip = War es die falsche Karte, und wurde das sofort gesagt?
desk-box-made = Die Ansage ist gemacht
desk-box-slip = Die Ansage ist gemacht, aber { $seat } darf sie durch die gewollte ersetzen
desk-box-not-made = Die Ansage ist nicht gemacht: { $seat } darf anders wählen
desk-ask-stop-used = Wurde die Stoppkarte benutzt?
desk-ask-stop-tempo = Wie schnell hat { $seat } etwas angesagt?
desk-stop-not-yet = { $seat } hat noch nichts angesagt
desk-stop-needed = { $bid } ist ein Sprung: { $seat } wartet etwa zehn Sekunden
desk-stop-needless = { $bid } ist kein Sprung: { $seat } muss nicht warten
desk-say-box-made = Diese Ansage ist gemacht und bleibt. Bitte machen Sie weiter.
desk-say-box-slip = Das war ein Versehen. { $seat }, bitte machen Sie die gewollte Ansage.
desk-say-box-not-made = Das ist noch keine Ansage. { $seat }, bitte machen Sie jetzt Ihre.
desk-say-stop = Das Gebot bleibt. { $seat }, bitte warten Sie etwa zehn Sekunden mit Ihrer Ansage.
desk-say-stop-needless = Das Gebot bleibt, und niemand muss warten. Bitte machen Sie weiter.

## What counts as a claim

desk-event-tricks = jemand sagt, wie viele der restlichen Stiche er macht
desk-event-cards = jemand zeigt seine Karten
desk-event-stop = jemand schlägt vor aufzuhören
desk-event-gives-up = jemand gibt die restlichen Stiche ab
desk-event-current = jemand spricht nur vom laufenden Stich
desk-event-partner = ein Gegenspieler gibt Stiche ab, und sein Partner widerspricht sofort
desk-event-contested = jemand ist mit einem Claim nicht einverstanden
desk-event-all-agree = nach einem Claim wollen alle vier weiterspielen
desk-event-not-all = nach einem Claim wollen nur einige weiterspielen
desk-claimed-claim = Das ist ein Claim: Das Spiel endet
desk-claimed-concession = Das ist eine Konzession: Das Spiel endet
desk-claimed-neither = Das ist kein Claim: Das Spiel geht weiter
desk-claimed-stays = Es wird nicht weitergespielt: Die Turnierleitung entscheidet
desk-claimed-void = Der Claim gilt nicht mehr: Das Spiel geht weiter
desk-say-claimed = Das Spiel endet hier. Bitte zeigen Sie Ihre Karten und sagen Sie mir, was gesagt wurde.

## Who asks about a revoke

desk-act-asks = fragt, ob jemand die Farbe nicht mehr hat
desk-ask-who-asks = Wer fragt wen?
desk-asks-of-declarer = der Alleinspieler einen Gegenspieler
desk-asks-of-dummy = der Dummy den Alleinspieler
desk-asks-of-dummy-wrongly = der Dummy einen Gegenspieler
desk-asks-of-defender = ein Gegenspieler den Alleinspieler
desk-asks-of-partner = ein Gegenspieler den anderen
