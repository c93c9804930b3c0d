### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.

kind-who_sits_where = Wer sitzt wo?
kind-your_thirteen_cards = Ihre dreizehn Karten
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
