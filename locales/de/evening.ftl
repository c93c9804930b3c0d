### Die Abrechnung des Abends: Siegpunkte, IMP im Paarturnier, berichtigte Scores, Korrekturen.

## Kinds of exercise, as topics

kind-victory_points = Siegpunkte im Teamkampf
kind-cross_imps = IMP im Paarturnier
kind-adjusted_score = Ein Board ohne Ergebnis
kind-score_correction = Ein später berichtigter Score

## Skills

skill-victory-points = IMP in Siegpunkte umrechnen
skill-cross-imps = IMP gegen alle anderen Paare
skill-butler = IMP gegen den Durchschnitt des Boards
skill-adjusted-score = was ein Board ohne Ergebnis zählt
skill-late-correction = welche Scores noch berichtigt werden

## What is worth remembering, after “Remember:”

remember-victory-points = Suchen Sie den Abstand in der Spalte für die Zahl der Boards. Beide Teams zusammen bekommen immer 20.
remember-cross-imps = Rechnen Sie jede Differenz einzeln in IMP um, und zählen Sie die IMP dann mit Vorzeichen zusammen.
remember-butler = Streichen Sie den besten und den schlechtesten Score, bilden Sie aus den übrigen den Durchschnitt, und vergleichen Sie damit.
remember-adjusted-score = Ohne Schuld 60 %, teilweise schuldig 50 %, schuldig 40 %. Wer sonst besser ist, bekommt mehr als 60, wer sonst schlechter ist, weniger als 40.
remember-late-correction = Was falsch eingetragen ist, wird berichtigt, solange die Frist läuft. Strittige Stiche werden während der Runde festgestellt; danach gibt es mehr nur, wenn die Turnierleitung klar überzeugt ist. Einen Stich, der nicht gewonnen wurde, gibt man auch später zurück.

## victory_points. $boards is the length of the match, $margin a number of IMPs, $ours and $theirs what each team has.

exercise-victory_points-margin = Mit wie vielen IMP Abstand gewinnt unser Team den Kampf? Geben Sie eine Niederlage mit Minuszeichen ein.
exercise-victory_points-won = Unser Team hat den Kampf über { $boards } Boards mit { $margin } IMP Abstand gewonnen. Wie werden die Siegpunkte verteilt?
exercise-victory_points-lost = Unser Team hat den Kampf über { $boards } Boards mit { $margin } IMP Abstand verloren. Wie werden die Siegpunkte verteilt?
exercise-victory_points-drawn = Der Kampf über { $boards } Boards ist unentschieden ausgegangen. Wie werden die Siegpunkte verteilt?
scene-match = Ein Teamkampf über { $boards } Boards. Auf denen, die hier fehlen, hat niemand etwas gewonnen.
scene-match-whole = Ein Teamkampf über { $boards } Boards.
grid-match = Der Zettel des Teamkampfs
grid-imps-we = IMP: wir
grid-imps-they = IMP: sie
grid-victory-points = Ein Ausschnitt aus der Siegpunkttabelle: was die Sieger bekommen
grid-margin = Abstand
grid-match-boards = Bei { $boards } Boards
option-victory-points = wir { $ours }, sie { $theirs }
working-match-margin = Wir haben { $ours } IMP, die anderen { $theirs }. Der Abstand ist { $margin }.

slip-match-imps-added = Die IMP beider Teams wurden zusammengezählt. Der Abstand ist die Differenz.
slip-match-margin-reversed = Die Zahl stimmt, das Vorzeichen nicht: Minus heißt, dass unser Team verloren hat.
slip-match-only-our-imps = Das sind nur unsere IMP. Die des anderen Teams werden abgezogen.
slip-victory-points-wrong-team = Die Zahlen stimmen, aber sie gehören dem anderen Team. Die Sieger bekommen mehr als 10.
slip-victory-points-other-length = Das ist die Spalte für eine andere Zahl von Boards.
slip-victory-points-next-row = Das ist die Zeile darüber oder darunter.
slip-imps-taken-as-victory-points = Ein IMP ist kein ganzer Siegpunkt. Die Tabelle rechnet den Abstand um.

## cross_imps. $pair is a pair’s number, $side its direction, the rest are points or IMPs with their sign.

exercise-cross_imps = Paarturnier in IMP: Wie viele bekommt Paar { $pair } auf { $side } gegen alle anderen zusammen? Geben Sie einen Verlust mit Minuszeichen ein.
exercise-cross_imps-datum = Wie hoch ist der Durchschnitt dieses Boards für Nord-Süd? Streichen Sie den höchsten und den niedrigsten Score, und runden Sie auf ganze Zehner.
exercise-cross_imps-butler = Der Durchschnitt für Nord-Süd ist { $datum }. Wie viele IMP bekommt Paar { $pair } auf { $side }? Geben Sie einen Verlust mit Minuszeichen ein.
working-cross-imps = Gegen Paar { $pair }: { $difference } Punkte, { $imps } IMP
working-datum = Die mittleren Scores ergeben { $sum }, geteilt durch { $number }: gerundet { $datum }
working-butler = Eigener Score { $own }, Durchschnitt aus derselben Sicht { $datum }: { $difference } Punkte Differenz, { $imps } IMP

slip-cross-sign-reversed = Die Zahl stimmt, das Vorzeichen nicht. Sehen Sie nach, nach welcher Seite gefragt ist.
slip-cross-differences-added = Zuerst wurden die Punkte zusammengezählt. Jede Differenz wird einzeln in IMP umgerechnet.
slip-cross-losses-left-out = Nur die Gewinne wurden zusammengezählt. Verlorene IMP werden abgezogen.
slip-cross-not-converted = Das sind Punkte. Die IMP-Tabelle rechnet jede Differenz um.
slip-datum-extremes-kept = Der höchste und der niedrigste Score wurden mitgezählt. Sie werden gestrichen.
slip-datum-not-rounded = Der Durchschnitt muss noch auf ganze Zehner gerundet werden.
slip-butler-score-converted = Nur der Score wurde umgerechnet. Es zählt die Differenz zum Durchschnitt.
slip-butler-against-all = Der Score wurde mit allen anderen verglichen. Hier vergleicht man nur einmal, mit dem Durchschnitt.

## adjusted_score. $side is a partnership, $percent its percentage.

exercise-adjusted_score = Die Turnierleitung vergibt einen berichtigten Score. Wie viel Prozent dieses Boards bekommt jede Seite?
exercise-adjusted_score-imps = Die Turnierleitung vergibt einen berichtigten Score, in einem Turnier mit IMP. Wie viele IMP bekommt jede Seite? Geben Sie einen Verlust mit Minuszeichen ein.
row-ns-percent = Nord-Süd, in %
row-ew-percent = Ost-West, in %
row-ns-imps = Nord-Süd, in IMP
row-ew-imps = Ost-West, in IMP
scene-no-result = Nach einer Regelwidrigkeit ist auf diesem Board kein Ergebnis möglich.
scene-at-fault = { $side } ist unmittelbar schuld.
scene-partly-at-fault = { $side } ist nur teilweise schuld.
scene-not-at-fault = { $side } trifft keine Schuld.
scene-other-boards = Auf den anderen Boards hat { $side } { $percent } %.

slip-adjusted-sides-swapped = Die beiden Seiten wurden verwechselt. Sehen Sie nach, wer schuld ist.
slip-adjusted-session-ignored = Die anderen Boards zählen mit: Mehr als 60 % heben den Durchschnitt plus, weniger als 40 % senken den Durchschnitt minus.
slip-adjusted-session-wrong-way = Die anderen Boards machen es für die schuldige Seite nie besser und für die nichtschuldige nie schlechter.
slip-adjusted-session-taken = Die Prozente der anderen Boards zählen nur über 60 für eine Seite ohne Schuld und unter 40 für eine schuldige.
slip-adjusted-balanced = Was die eine Seite bekommt, wird der anderen nicht abgezogen. Jede Seite wird für sich beurteilt.
slip-adjusted-both-average = 50 % gibt es nur für eine Seite, die teilweise schuld ist.
slip-adjusted-all-or-nothing = Niemand bekommt das ganze Board, und niemand verliert es ganz: Durchschnitt plus sind 60 %, Durchschnitt minus 40 %.
slip-adjusted-percent-at-imps = Das sind Prozente. In IMP sind es meist plus 3, 0 oder minus 3.

## score_correction

exercise-score_correction = Wird der Score berichtigt?
exercise-score_correction-points = Wie viele Punkte bekommt { $side } jetzt auf diesem Board? Bei einem Verlust mit Minuszeichen.
grid-traveller-line = Die Zeile, wie sie eingetragen wurde
scene-correction-recorded = Der Tisch hatte sich auf { $result } von { $seat } geeinigt. Die Zeile wurde anders eingetragen.
scene-correction-tricks = Alle Karten wurden gespielt, und der Tisch einigte sich auf die eingetragenen Stiche. Jetzt sagt { $side }, die Stichzahl des Alleinspielers sei { $tricks }.
scene-correction-noticed = { $side } bemerkt es.
scene-correction-doubted = Die anderen erinnern sich nicht mehr, und die Turnierleitung ist nicht sicher.
scene-correction-clear = Alle vier erinnern sich daran, und die Turnierleitung hat keinen Zweifel.
scene-correction-gives-back = { $side } hat zu viel bekommen und sagt es selbst.
scene-correction-in-round = Die Runde ist noch nicht zu Ende.
scene-correction-before-score = Die Runde ist zu Ende, das amtliche Ergebnis aber noch nicht einzusehen.
scene-correction-after = Das amtliche Ergebnis ist seit { $minutes } Minuten einzusehen.
scene-correction-period = Der Veranstalter hat eine Korrekturfrist von { $minutes } Minuten festgelegt.
option-score-corrected = Ja
option-no-more-tricks = Nein: Die Turnierleitung ist von den Stichen nicht überzeugt
option-period-over = Nein: Die Korrekturfrist ist abgelaufen

slip-correction-trick-added = Ein vergessener Stich lässt sich nicht immer nachtragen. Nach der Runde muss die Turnierleitung klar überzeugt sein, dass er gewonnen wurde.
slip-correction-period-forgotten = Die Korrekturfrist ist abgelaufen. Von da an bleibt der Score in der Regel.
slip-correction-trick-kept = Diese Regel meint strittige Stiche. Hier gibt eine Seite einen Stich zurück, den sie nicht gewonnen hat.
slip-correction-not-tricks = Hier streitet niemand über die Stiche. Sie wurden richtig vereinbart und falsch eingetragen.
slip-correction-round-still-on = Die Stiche sind klar. Während der Runde stellt die Turnierleitung sie fest, und danach auch, wenn kein Zweifel besteht.
slip-correction-still-in-time = Es ist noch Zeit. Vergleichen Sie die Minuten mit der Frist.
slip-correction-tricks-sooner = Die Frist ist noch nicht abgelaufen. Aber die Stiche sind strittig, und die Turnierleitung ist nicht überzeugt.
slip-correction-old-score = Das ist der eingetragene Score, er wird aber berichtigt.
slip-correction-new-score = Das wäre der berichtigte Score, es bleibt aber der eingetragene.
slip-correction-other-sign = Die Zahl stimmt, das Vorzeichen nicht. Sehen Sie nach, um welche Seite es geht.

## Why

reason-match-margin = Die IMP aller Boards werden zusammengezählt. Was ein Team mehr hat als das andere, ist der Abstand.
reason-victory-points = Ein Teamkampf bringt 20 Siegpunkte. Über { $boards } Boards bekommen bei { $margin } IMP Abstand die Sieger { $winner } und die Verlierer { $loser }; bei Gleichstand sind es je 10.
reason-cross-imps = { $others ->
    [one] Der Score wird mit einem anderen Score des Boards verglichen und die Differenz in IMP umgerechnet.
   *[other] Der Score wird mit { $others } anderen Scores des Boards verglichen. Jede Differenz wird in IMP umgerechnet, und diese werden zusammengezählt.
}
reason-butler-datum = Das ist der Durchschnitt der Nord-Süd-Scores ohne den höchsten und den niedrigsten, hier von { $counted } Scores, auf ganze Zehner gerundet.
reason-average-plus = Eine Seite, die keine Schuld trifft, bekommt Durchschnitt plus: mindestens 60 %.
reason-average-plus-own-session = Eine Seite, die keine Schuld trifft, bekommt Durchschnitt plus. Hat sie auf ihren anderen Boards mehr als 60 %, bekommt sie auch hier so viel.
reason-average = Eine Seite, die nur teilweise schuld ist, bekommt den Durchschnitt: 50 %.
reason-average-minus = Eine Seite, die unmittelbar schuld ist, bekommt Durchschnitt minus: höchstens 40 %.
reason-average-minus-own-session = Eine Seite, die unmittelbar schuld ist, bekommt Durchschnitt minus. Hat sie auf ihren anderen Boards weniger als 40 %, bekommt sie auch hier nur so viel.
reason-average-plus-imps = Eine Seite, die keine Schuld trifft, bekommt normalerweise plus 3 IMP.
reason-average-imps = Eine Seite, die nur teilweise schuld ist, bekommt 0 IMP.
reason-average-minus-imps = Eine Seite, die unmittelbar schuld ist, bekommt normalerweise minus 3 IMP.
reason-adjusted-scores-need-not-balance = Jede Seite wird für sich beurteilt: Die beiden Scores müssen sich nicht ergänzen.
reason-correction-in-time = Ein falsch berechneter oder falsch eingetragener Score wird berichtigt, solange die Korrekturfrist läuft, hier { $minutes } Minuten ab dem Zeitpunkt, zu dem das amtliche Ergebnis einzusehen ist.
reason-correction-period-over = Die Korrekturfrist ist abgelaufen: { $minutes } Minuten, nachdem das amtliche Ergebnis eingesehen werden konnte. Danach wird ein falscher Eintrag nur berichtigt, wenn der Veranstalter es erlaubt und kein vernünftiger Zweifel besteht.
reason-tricks-settled-in-round = Bis zum Ende der Runde stellt die Turnierleitung fest, wie viele Stiche jede Seite gewonnen hat.
reason-tricks-not-raised-after-round = Die Turnierleitung wurde erst nach der Runde gerufen und ist von den Stichen nicht klar überzeugt. Keine Seite bekommt mehr, als vereinbart waren.
reason-tricks-clear-after-round = Die Turnierleitung wurde erst nach der Runde gerufen, ist aber von den gewonnenen Stichen klar überzeugt. Der Score wird für beide Seiten berichtigt.
reason-tricks-not-won-given-back = Niemand darf wissentlich einen Stich behalten, den seine Seite nicht gewonnen hat. Der Score wird berichtigt.

## What is wrong with a lesson file

lesson-error-match-swings = Ein Teamkampf hat 1 bis 128 Boards; hier werden höchstens zehn aufgeführt, mit höchstens 24 IMP je Board
lesson-error-session-percentage = Ein Prozentsatz ist 0 bis 100; in einem Turnier mit IMP gibt es keinen
