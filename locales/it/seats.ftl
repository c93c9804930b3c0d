### Seats and one’s thirteen cards: who sits where, what to do with the cards of a board.
### At the end: a line of a traveller, the draw before a rubber, a team match at half-time.

kind-who_sits_where = Chi siede dove?
kind-your_thirteen_cards = Le tue tredici carte
kind-whole_board = Un board intero, dalle carte ai match point
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

## traveller_line. $pair and $other are pairs’ numbers.

kind-traveller_line = Una riga intera dello score
skill-traveller-line = chi ha incontrato chi, e chi ha segnato
remember-traveller-line = una riga è un tavolo: due coppie, il contratto e chi l’ha giocato, e i punti nella colonna della linea che li segna.
exercise-traveller_line-met = Quale coppia ha incontrato la coppia { $pair } in questo board?
exercise-traveller_line-played = Guarda la riga della coppia { $pair }. Quale coppia ha giocato il contratto?
exercise-traveller_line-points = Quanti punti ha fatto la coppia { $pair } in questo board? Se li ha persi, scrivi il meno.
exercise-traveller_line-enter = Nella riga della coppia { $pair } mancano ancora i punti. Che cosa si scrive, e in quale colonna?
exercise-traveller_line-wrote = Quale coppia ha scritto la riga in cui compare la coppia { $pair }?
option-traveller-points = { $points }, nella colonna { $side }

reason-traveller-line = Ogni riga è un tavolo: prima la coppia Nord-Sud, poi la coppia Est-Ovest. Qui la { $pair } ha incontrato la { $other }.
reason-traveller-declarer = Il contratto l’ha giocato { $seat }: in questa riga la coppia { $side } è la { $pair }.
reason-traveller-points = I punti stanno, senza più né meno, nella colonna della linea che li ha fatti. Per gli avversari sono un punteggio negativo.
reason-traveller-north-writes = Nord si occupa del board e scrive la riga; Est o Ovest la controlla. È stata dunque la coppia Nord-Sud.

slip-traveller-other-line = questo sta nella riga sopra o sotto. Resta nella riga della coppia di cui si parla.
slip-traveller-own-number = questa è la coppia di cui si parla. I suoi avversari stanno nell’altra colonna delle coppie.
slip-traveller-hundred = cento in più o in meno non porta agli avversari: le coppie cambiano tavolo. Stanno nella stessa riga.
slip-traveller-defenders = quella coppia era in difesa. Guarda chi ha giocato il contratto, e la colonna della sua linea.
slip-traveller-other-side = il numero è giusto, il segno no. Guarda in quale colonna stanno i punti.
slip-traveller-other-column = questi punti vanno all’altra linea. Il contratto mantenuto dà punti a chi lo gioca, le prese in meno ai difensori.
slip-traveller-minus-written = sullo score non si scrive il meno: è la colonna a dire chi ha segnato.
slip-traveller-not-the-writers = quella coppia era in Est-Ovest e controlla soltanto; a scrivere è Nord.

## draw_for_deal. $cards are four cards, $card is one of them.

kind-draw_for_deal = Il sorteggio prima della partita
skill-draw-for-deal = chi distribuisce per primo, e con chi gioca
remember-draw-for-deal = chi pesca la carta più alta distribuisce per primo e gioca con chi ha la seconda; a parità vengono prima le picche, poi cuori, quadri, fiori.
scene-draw = Prima della partita i quattro giocatori pescano una carta ciascuno: { $cards }.
exercise-draw_for_deal = Chi distribuisce per primo?
exercise-draw_for_deal-partner = Chi gioca con il primo mazziere?
option-draw = Chi ha { $card-the }

reason-draw-highest-deals = Le due carte più alte giocano insieme. Chi ha la più alta distribuisce per primo, e sceglie posto e mazzo.
reason-draw-suits-decide = Fra carte uguali decide il seme: picche, cuori, quadri, fiori.

slip-draw-suits-turned = fra due carte uguali è più alta l’altra: picche, cuori, quadri, fiori.
slip-draw-ace-low = anche qui l’asso è la carta più alta.
slip-draw-suit-before-rank = prima conta il valore. Il seme decide solo fra carte uguali.
slip-draw-lowest-deals = distribuisce per primo chi ha la carta più alta, non la più bassa.
slip-draw-extremes = la più alta non gioca con la più bassa: giocano insieme le due più alte.

## team_halves. $boards is how many there are in all, $half the last of the lower half, $next the first of the upper one.

kind-team_halves = A metà di un incontro a squadre
skill-team-boards = quali board si giocano nella seconda metà
remember-team-boards = ogni tavolo comincia con metà dei board, e a metà incontro i tavoli se li scambiano.
scene-team-halves = Un incontro a squadre di { $boards } board è a metà. Il tavolo 1 ha giocato i board da 1 a { $half }, il tavolo 2 quelli da { $next } a { $boards }.
exercise-team_halves-first = Con quale board riprende il tavolo { $table }?
exercise-team_halves-last = Con quale board finisce l’incontro il tavolo { $table }?
count-board = Numero del board

reason-team-boards-exchanged = A metà incontro i due tavoli si scambiano i board: così alla fine tutti e due li hanno giocati tutti. Ogni tavolo gioca in ordine quelli che riceve.

slip-team-same-boards = quel board il tavolo l’ha già giocato: adesso riceve quelli dell’altro tavolo.
slip-team-other-end = quello è l’altro capo della metà: i board si giocano in ordine, dal più basso al più alto.
slip-team-new-boards = altri board non ce ne sono: i due tavoli giocano gli stessi.

lesson-error-team-match = un incontro a squadre ha due tavoli e un numero pari di board, al massimo 64

## whole_board. $number is the trick, $ns and $ew are the tricks of the sides.

scene-board-trick = Presa numero { $number }. Finora: Nord-Sud { $ns }, Est-Ovest { $ew }.
