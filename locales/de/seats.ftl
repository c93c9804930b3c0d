### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.
### At the end: a line of a traveller, the draw before a rubber, a team match at half-time.

kind-who_sits_where = Wer sitzt wo?
kind-your_thirteen_cards = Ihre dreizehn Karten
kind-whole_board = Ein ganzes Board, von den Karten bis zu den Matchpunkten
skill-seats = Partner, Gegner und Reihenfolge
skill-own-cards = Karten zählen und zurückstecken
remember-seats = Der Partner sitzt gegenüber; es geht im Uhrzeigersinn weiter, immer nach links.
remember-own-cards = Zählen Sie dreizehn Karten verdeckt, bevor Sie sie ansehen; nach dem Spiel mischen Sie sie und stecken sie zurück.

## who_sits_where. $seat is the player asked about; $other sits opposite or comes next.

scene-four-seats = Vier Leute sitzen am Tisch.
exercise-who_sits_where-partner = Wer ist der Partner von { $seat }?
exercise-who_sits_where-left = Wer ist der linke Gegner von { $seat }?
exercise-who_sits_where-right = Wer ist der rechte Gegner von { $seat }?
exercise-who_sits_where-calls_next = { $seat } hat gerade eine Ansage gemacht. Wer ist jetzt an der Reihe?
exercise-who_sits_where-called_before = { $seat } ist mit der Ansage an der Reihe. Wer war es unmittelbar davor?
exercise-who_sits_where-plays_last = { $seat } spielt zu einem Stich aus. Wer spielt die letzte Karte?
exercise-who_sits_where-partners_left = Wer sitzt links vom Partner von { $seat }?
exercise-who_sits_where-partners_right = Wer sitzt rechts vom Partner von { $seat }?

working-seats-opposite = { $seat } und { $other } sitzen einander gegenüber: Sie sind Partner.
working-seats-next = Nach { $seat } kommt { $other }, einen Platz weiter im Uhrzeigersinn.

reason-partner-sits-opposite = Partner sitzen einander gegenüber: Nord und Süd, Ost und West.
reason-left-is-clockwise = Im Uhrzeigersinn kommt der linke Gegner danach, der rechte war davor.
reason-trick-goes-clockwise = Die Karten eines Stichs werden im Uhrzeigersinn gespielt: Wer rechts vom Ausspielenden sitzt, spielt zuletzt.

slip-seat-other-way-round = Das ist der Nachbar auf der anderen Seite: Es geht im Uhrzeigersinn, nach links.
slip-seat-partner-for-opponent = Das ist der Partner, der gegenübersitzt; gefragt ist ein Nachbar, also ein Gegner.
slip-seat-opponent-for-partner = Das ist ein Nachbar, und Nachbarn sind Gegner; der Partner sitzt gegenüber.

## your_thirteen_cards. $seat is the player, $cards how many there are.

exercise-your_thirteen_cards = Was ist jetzt zu tun?
scene-cards-taken = { $seat } hat die Karten aus dem Board genommen. Sie liegen verdeckt und sind noch nicht gezählt.
scene-cards-counted = { $seat } zählt die Karten verdeckt. Anzahl der Karten: { $cards }.
scene-cards-seen = { $seat } hat die Karten angesehen, ohne sie zu zählen. Anzahl der Karten im Blatt: { $cards }.
scene-cards-played = Das Board ist gespielt, das Ergebnis steht fest. Die dreizehn Karten von { $seat } liegen in der Reihenfolge des Spiels auf dem Tisch.
option-cards-count = Verdeckt zählen
option-cards-look = Ansehen und sortieren
option-cards-director = Die Turnierleitung rufen
option-cards-settle = Den Fehler gemeinsam am Tisch suchen
option-cards-back-shuffled = Mischen und ins eigene Fach zurückstecken
option-cards-back-as-played = Ungemischt ins eigene Fach zurückstecken
option-cards-back-by-north = Nord geben, der für das Board zuständig ist

reason-cards-counted-face-down = Die Karten werden verdeckt gezählt, bevor man sie ansieht: Es müssen dreizehn sein.
reason-cards-thirteen = Dreizehn ist die richtige Zahl: Die Karten dürfen angesehen und sortiert werden.
reason-cards-wrong-number-unseen = Es müssten dreizehn Karten sein, nicht { $cards }. Solange niemand hineingesehen hat, kann die Turnierleitung das leicht in Ordnung bringen.
reason-cards-wrong-number-seen = Es müssten dreizehn Karten sein, nicht { $cards }. Was geschieht, entscheidet die Turnierleitung, auch wenn das Blatt schon angesehen wurde.
reason-cards-shuffled-back = Nach dem Spiel mischen alle ihre dreizehn Karten und stecken sie in ihr eigenes Fach des Boards zurück.

slip-cards-looked-at-uncounted = Zuerst werden die Karten verdeckt gezählt, erst dann angesehen.
slip-cards-wrong-number-accepted = Stimmt die Zahl nicht, wird weder hineingesehen noch gespielt: Man ruft die Turnierleitung.
slip-cards-settled-among-players = Am Tisch wird das nicht selbst geregelt: Wer den Fehler sucht, sieht fremde Karten.
slip-cards-thirteen-is-right = Dreizehn ist die richtige Zahl: Die Turnierleitung wird hier nicht gebraucht.
slip-cards-back-as-played = Ohne Mischen würde die Reihenfolge dem nächsten Tisch verraten, wie gespielt wurde.
slip-cards-back-left-to-north = Nord ist für das Board zuständig, aber seine Karten steckt jeder selbst zurück.

lesson-error-cards-in-hand = Ein Kartenpaket hat 52 Karten

## board_conditions, where the board is seen.

exercise-board_conditions-first = Board { $number } liegt auf dem Tisch. Wer macht die erste Ansage?
reason-board-names-dealer = Der Teiler macht die erste Ansage, und auf dem Board steht, wer das ist. Board { $number }: { $seat }.
reason-board-shows-vulnerability = Auf dem Board steht, wer in Gefahr ist. Board { $number }: { $sides }.
slip-dealers-left-calls-first = Die erste Ansage macht der Teiler; erst danach kommt, wer links davon sitzt.
slip-north-always-calls-first = Nord macht die erste Ansage nur als Teiler; bei diesem Board ist jemand anders Teiler.

## traveller_line. $pair and $other are pairs’ numbers.

kind-traveller_line = Eine ganze Zeile des Boardzettels
skill-traveller-line = wer auf wen traf und wer schrieb
remember-traveller-line = Eine Zeile ist ein Tisch: zwei Paare, der Kontrakt und wer ihn spielte, und die Punkte in der Spalte der Seite, die sie schreibt.
exercise-traveller_line-met = Auf welches Paar traf Paar { $pair } bei diesem Board?
exercise-traveller_line-played = Sehen Sie sich die Zeile von Paar { $pair } an. Welches Paar spielte den Kontrakt?
exercise-traveller_line-points = Wie viele Punkte hat Paar { $pair } bei diesem Board? Ein Minus steht für verlorene Punkte.
exercise-traveller_line-enter = In der Zeile von Paar { $pair } fehlen noch die Punkte. Was wird eingetragen, und in welcher Spalte?
exercise-traveller_line-wrote = Welches Paar hat die Zeile von Paar { $pair } ausgefüllt?
option-traveller-points = { $points }, in der Spalte { $side }

reason-traveller-line = Jede Zeile ist ein Tisch: zuerst das Nord-Süd-Paar, dann das Ost-West-Paar. Hier traf { $pair } auf { $other }.
reason-traveller-declarer = Alleinspieler war { $seat }. Auf { $side } saß in dieser Zeile Paar { $pair }.
reason-traveller-points = Die Punkte stehen ohne Vorzeichen in der Spalte der Seite, die sie schreibt. Für die Gegner sind sie ein Minus.
reason-traveller-north-writes = Nord ist für das Board zuständig und füllt die Zeile aus; Ost oder West prüft sie. Es war also das Nord-Süd-Paar.

slip-traveller-other-line = Das steht in der Zeile darüber oder darunter. Bleiben Sie in der Zeile des genannten Paares.
slip-traveller-own-number = Das ist das genannte Paar. Seine Gegner stehen in der anderen Spalte der Paare.
slip-traveller-hundred = Hundert mehr oder weniger führt nicht zu den Gegnern: Die Paare wechseln den Tisch. Die Gegner stehen in derselben Zeile.
slip-traveller-defenders = Dieses Paar war im Gegenspiel. Sehen Sie nach, wer den Kontrakt spielte, und dann in die Spalte dieser Seite.
slip-traveller-other-side = Die Zahl stimmt, das Vorzeichen nicht. Sehen Sie nach, in welcher Spalte die Punkte stehen.
slip-traveller-other-column = Diese Punkte gehören der anderen Seite. Ein erfüllter Kontrakt zählt für die Seite des Alleinspielers, Faller zählen für die Gegenspieler.
slip-traveller-minus-written = Ein Minus wird auf dem Boardzettel nicht geschrieben: Die Spalte sagt, wer schreibt.
slip-traveller-not-the-writers = Dieses Paar saß auf Ost-West und prüft nur; ausgefüllt wird die Zeile von Nord.

## draw_for_deal. $cards are four cards, $card is one of them.

kind-draw_for_deal = Das Ziehen vor dem Rubber
skill-draw-for-deal = wer zuerst teilt, und mit wem
remember-draw-for-deal = Die höchste Karte teilt zuerst und spielt mit der zweithöchsten; bei gleichen geht Pik vor, dann Cœur, Karo, Treff.
scene-draw = Vor einem Rubber zieht jeder der vier Spieler eine Karte: { $cards }.
exercise-draw_for_deal = Wer teilt zuerst?
exercise-draw_for_deal-partner = Wer spielt mit dem ersten Teiler?
option-draw = Der Spieler mit { $card }

reason-draw-highest-deals = Die beiden höchsten Karten spielen zusammen. Wer die höchste hat, teilt zuerst und wählt Platz und Kartenpaket.
reason-draw-suits-decide = Zwischen gleichen Karten entscheidet die Farbe: Pik, Cœur, Karo, Treff.

slip-draw-suits-turned = Von zwei gleichen Karten ist die andere höher: Pik, Cœur, Karo, Treff.
slip-draw-ace-low = Auch hier ist das Ass die höchste Karte.
slip-draw-suit-before-rank = Zuerst zählt der Rang. Die Farbe entscheidet nur zwischen gleichen Karten.
slip-draw-lowest-deals = Die höchste Karte teilt zuerst, nicht die niedrigste.
slip-draw-extremes = Die höchste spielt nicht mit der niedrigsten: Die beiden höchsten spielen zusammen.

## team_halves. $boards is how many there are in all, $half the last of the lower half, $next the first of the upper one.

kind-team_halves = Ein Teamkampf zur Halbzeit
skill-team-boards = welche Boards nach der Halbzeit kommen
remember-team-boards = Jeder Tisch beginnt mit der Hälfte der Boards, und zur Halbzeit tauschen die Tische sie aus.
scene-team-halves = Ein Teamkampf über { $boards } Boards, zur Halbzeit. Tisch 1 hat die Boards 1 bis { $half } gespielt, Tisch 2 die Boards { $next } bis { $boards }.
exercise-team_halves-first = Welches Board spielt Tisch { $table } nach der Halbzeit zuerst?
exercise-team_halves-last = Welches Board spielt Tisch { $table } zuletzt?
count-board = Nummer des Boards

reason-team-boards-exchanged = Zur Halbzeit tauschen die beiden Tische ihre Boards aus, damit am Ende beide alle gespielt haben. Jeder Tisch spielt die neuen der Reihe nach.

slip-team-same-boards = Dieses Board hat der Tisch schon gespielt: Er bekommt jetzt die Boards des anderen Tisches.
slip-team-other-end = Das ist das andere Ende der Hälfte: Die Boards werden der Reihe nach gespielt, vom niedrigsten zum höchsten.
slip-team-new-boards = Mehr Boards gibt es nicht: Beide Tische spielen dieselben.

lesson-error-team-match = Ein Teamkampf hat zwei Tische und eine gerade Zahl von Boards, höchstens 64

## whole_board. $number is the trick, $ns and $ew are the tricks of the sides.

scene-board-trick = Stich { $number }. Bisher: Nord-Süd { $ns }, Ost-West { $ew }.
