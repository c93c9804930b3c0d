### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.

kind-who_sits_where = Chi siede dove?
kind-your_thirteen_cards = Le tue tredici carte
skill-seats = compagno, avversari e turno
skill-own-cards = contare le carte e rimetterle a posto
remember-seats = il compagno siede di fronte; il turno gira in senso orario, sempre verso sinistra.
remember-own-cards = conta tredici carte coperte prima di guardarle; a gioco finito mescolale e rimettile nel board.

## who_sits_where. $seat is the player asked about; $other sits opposite or comes next.

scene-four-seats = Quattro giocatori sono seduti al tavolo.
exercise-who_sits_where-partner = { $seat } guarda di fronte a sé. Chi è il compagno?
exercise-who_sits_where-left = Chi siede alla sinistra di { $seat }?
exercise-who_sits_where-right = Chi siede alla destra di { $seat }?
exercise-who_sits_where-calls_next = { $seat } ha appena parlato. A chi tocca adesso?
exercise-who_sits_where-called_before = Tocca a { $seat } parlare. Chi ha parlato subito prima?
exercise-who_sits_where-plays_last = { $seat } gioca la prima carta di una presa. Chi gioca l’ultima?
exercise-who_sits_where-partners_left = Chi siede alla sinistra del compagno di { $seat }?
exercise-who_sits_where-partners_right = Chi siede alla destra del compagno di { $seat }?

working-seats-opposite = { $seat } e { $other } siedono uno di fronte all’altro: sono compagni.
working-seats-next = Dopo { $seat } viene { $other }, un posto più in là, in senso orario.

reason-partner-sits-opposite = I compagni siedono uno di fronte all’altro: Nord e Sud, Est e Ovest.
reason-left-is-clockwise = In senso orario, l’avversario di sinistra viene dopo, quello di destra prima.
reason-trick-goes-clockwise = Le carte di una presa si giocano in senso orario: l’ultima è di chi siede alla destra di chi ha cominciato.

slip-seat-other-way-round = quello è il vicino dall’altra parte: si gira in senso orario, verso sinistra.
slip-seat-partner-for-opponent = quello è il compagno, che siede di fronte; qui si cerca un vicino, cioè un avversario.
slip-seat-opponent-for-partner = quello è un vicino, e i vicini sono avversari; il compagno siede di fronte.

## your_thirteen_cards. $seat is the player, $cards how many there are.

exercise-your_thirteen_cards = Che cosa si fa adesso?
scene-cards-taken = { $seat } ha preso le proprie carte dal board. Sono coperte, e nessuno le ha contate.
scene-cards-counted = { $seat } conta le carte coperte. Numero di carte: { $cards }.
scene-cards-seen = { $seat } ha guardato le carte senza averle contate. Numero di carte in mano: { $cards }.
scene-cards-played = La smazzata è finita e il risultato è concordato. Le tredici carte di { $seat } sono sul tavolo, nell’ordine in cui sono state giocate.
option-cards-count = Contarle coperte
option-cards-look = Guardarle e ordinarle
option-cards-director = Chiamare l’arbitro
option-cards-settle = Cercare l’errore insieme, al tavolo
option-cards-back-shuffled = Mescolarle e rimetterle nel board
option-cards-back-as-played = Rimetterle nel board così come sono
option-cards-back-by-north = Darle a Nord, che si occupa del board

reason-cards-counted-face-down = Le carte si contano coperte, prima di guardarle: devono essere tredici.
reason-cards-thirteen = Tredici è il numero giusto: le carte si possono guardare e ordinare.
reason-cards-wrong-number-unseen = Le carte dovrebbero essere tredici, non { $cards }. Finché nessuno ha guardato, per l’arbitro è facile rimediare.
reason-cards-wrong-number-seen = Le carte dovrebbero essere tredici, non { $cards }. Che cosa fare lo decide l’arbitro, anche se la mano è già stata vista.
reason-cards-shuffled-back = A gioco finito ciascuno mescola le proprie tredici carte e le rimette nella propria tasca del board.

slip-cards-looked-at-uncounted = prima si contano le carte, coperte; solo dopo si guardano.
slip-cards-wrong-number-accepted = se il numero non torna non si guarda e non si gioca: si chiama l’arbitro.
slip-cards-settled-among-players = i giocatori non rimediano da soli: cercando l’errore si vedono carte altrui.
slip-cards-thirteen-is-right = tredici è il numero giusto: l’arbitro qui non serve.
slip-cards-back-as-played = se non si mescolano, l’ordine delle carte rivela al tavolo seguente come sono state giocate.
slip-cards-back-left-to-north = Nord si occupa del board, ma ciascuno rimette a posto le proprie carte.

lesson-error-cards-in-hand = un mazzo ha 52 carte

## board_conditions, where the board is seen.

exercise-board_conditions-first = Sul tavolo c’è il board { $number }. Chi parla per primo?
reason-board-names-dealer = Parla per primo il mazziere, ed è scritto sul board chi è. Board { $number }: { $seat }.
reason-board-shows-vulnerability = Sul board è scritto chi è in zona. Board { $number }: { $sides }.
slip-dealers-left-calls-first = il primo a parlare è il mazziere; chi siede alla sua sinistra viene dopo.
slip-north-always-calls-first = Nord parla per primo solo quando è mazziere; in questo board lo è un altro.
