### Changing a call (Law 25), and comparing a call with the one it replaces (Law 23).

kind-change_of_call = Eine Ansage ändern
kind-comparable_call = Vergleichbare Ansagen
skill-change-of-call = wann man eine Ansage ändern darf
skill-comparable-call = wann eine Ansage vergleichbar ist
remember-change-of-call = Ein Fehlgriff wird berichtigt, bis der Partner ansagt. Über einen Sinneswandel entscheidet der linke Gegner.
remember-comparable-call = Die neue Ansage bedeutet fast dasselbe, ist enger oder stellt dieselbe Frage: Eines davon genügt.

## change_of_call. $seat has called and would rather have called $call; in the options $seat sits on the left.

scene-change-slip = { $seat } merkt es und sagt sofort: „Ich wollte { $call }.“ Die Turnierleitung stellt fest, dass nur die Hand danebengegriffen hat.
scene-change-mind = { $seat } überlegt es sich: „{ $call } wäre besser.“ Die Turnierleitung stellt fest, dass die erste Ansage gewollt war.
exercise-change_of_call = Was geschieht mit der ersten Ansage ({ $call })?
option-change-corrected = { $call } tritt an ihre Stelle
option-change-stands = Sie gilt, und niemand kann das ändern
option-change-unless-accepted = Sie gilt, es sei denn, { $seat } nimmt { $call } an
option-change-unless-either = Sie gilt, es sei denn, einer der beiden Gegner nimmt { $call } an
slip-change-slip-stands = Eine nie gewollte Ansage wird berichtigt, auch wenn sie schon auf dem Tisch liegt.
slip-change-limit-is-next-call = Die Grenze ist die nächste Ansage des Partners; die des linken Gegners schadet nicht.
slip-change-needs-consent = Ein Fehlgriff wird berichtigt, ohne dass jemand zustimmen muss.
slip-change-after-partners-call = Hat der Partner etwas angesagt, bleibt auch ein Fehlgriff bestehen.
slip-change-of-mind-is-free = Eine Ansage, die gewollt war, und sei es nur einen Augenblick, ist kein Fehlgriff: Der linke Gegner entscheidet.
slip-change-never-accepted = Der linke Gegner darf die zweite Ansage annehmen.
slip-change-slip-restricts-lead = Ein berichtigter Fehlgriff hat keine Folgen, auch nicht für ein Ausspiel.
slip-change-comparable-restricts-lead = Sind die beiden Ansagen vergleichbar, bleibt das Ausspiel frei.

## comparable_call. What the withdrawn and the new call of $seat mean, in a table of three columns.

scene-call-withdrawn = Die Ansage von { $seat }, { $call }, wurde aufgehoben.
scene-call-new = An ihrer Stelle sagt { $seat } jetzt { $call }.
exercise-comparable_call = Wie verhält sich die neue Ansage zur zurückgenommenen?
option-comparable-similar = Sie bedeutet dasselbe oder fast dasselbe
option-comparable-subset = Sie zeigt weniger Blätter, und alle waren vorher schon möglich
option-comparable-purpose = Sie stellt dieselbe Frage
option-comparable-none = Nichts davon: Sie ist nicht vergleichbar
meaning-title = Was die beiden Ansagen bedeuten
meaning-column = Bedeutung
meaning-withdrawn = Zurückgenommen
meaning-new = Neu
meaning-call = Ansage
meaning-points = Punkte
meaning-asks = Fragt nach
meaning-asks-nothing = nichts
meaning-asks-majors = einer Vierer-Oberfarbe
meaning-asks-stopper = einem Stopper
meaning-asks-aces = Assen
meaning-any = beliebig
meaning-least = { $least } oder mehr
meaning-most = höchstens { $most }
meaning-range = { $least } bis { $most }
reason-comparable-similar = Die neue Ansage bedeutet dasselbe wie die zurückgenommene oder fast dasselbe: Sie ist vergleichbar.
reason-comparable-subset = Jedes Blatt, das die neue Ansage zeigt, war auch nach der zurückgenommenen möglich: Sie ist vergleichbar.
reason-comparable-purpose = Beide Ansagen stellen dieselbe Frage: Die neue ist vergleichbar.
reason-not-comparable = Die neue Ansage bedeutet nicht fast dasselbe, ist nicht enger und stellt nicht dieselbe Frage: Sie ist nicht vergleichbar.
reason-comparison-modelled = Was „fast“ heißt, beurteilt die Turnierleitung. Diese Übung erlaubt drei Punkte oder eine Karte einer Farbe an jedem Ende.
slip-comparable-must-be-the-same = Die Bedeutung muss nicht genau dieselbe sein: Ein kleiner Unterschied ist erlaubt.
slip-narrower-not-comparable = Eine Ansage, die die möglichen Blätter nur einengt, ist vergleichbar.
slip-same-question-not-comparable = Eine Ansage, die dieselbe Frage stellt, ist vergleichbar, wie sie auch heißt und auf welcher Stufe sie steht.
slip-wider-is-subset = Die neue Ansage muss die engere sein; hier zeigt sie Blätter, die die zurückgenommene nicht zeigte.
slip-comparable-by-name = Es zählt die Bedeutung, nicht der Name der Ansage, und hier liegen die beiden Bedeutungen zu weit auseinander.
slip-any-question-same-purpose = Wer nach etwas anderem fragt, verfolgt nicht denselben Zweck.
slip-similar-is-subset = Die neue Ansage zeigt auch einige Blätter, die die zurückgenommene nicht zeigte: fast dasselbe, aber keine Teilmenge.
slip-subset-is-similar = Jedes Blatt der neuen Ansage war schon möglich, und keines kam dazu: Das ist eine Teilmenge.
slip-no-question-same-purpose = Diese Ansagen beschreiben ein Blatt; sie stellen nicht dieselbe Frage.
