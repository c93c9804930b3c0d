### Swiss Italian: only what differs from Italian. A suit is “colore”.

skill-declarer-same-strain-both-sides = il { -declarer }, se le due linee hanno nominato lo stesso colore
exercise-penalty_card-revoke_corrected = { $seat } scarta { $cards } pur avendo ancora il colore d’attacco: è una renonce. Se ne accorge e la rettifica in tempo. Che cos’è ora la carta { $cards }?
slip-same-level-lower-suit = allo stesso livello la licita deve indicare un colore più alto, oppure senza atout.
slip-level-must-rise = non occorre salire di livello: allo stesso livello basta un colore più alto, o senza atout.
slip-first-bidder-of-the-table = quel giocatore ha nominato per primo il colore del contratto, o senza atout, ma è dell’altra linea.
slip-last-bidder-declares = il { -declarer } non è chi ha licitato per ultimo quel colore, o senza atout, ma chi nella sua linea l’ha nominato per primo.
slip-wrong-trick-value = è stato usato il valore di un altro colore: 20 a fiori e quadri, 30 a cuori, picche e senza atout.
slip-minor-treated-as-major = una carta penalizzata minore non va giocata subito: ha la precedenza solo sulle altre cartine del suo colore.
slip-honour-alternative-forgotten = al posto di una carta penalizzata minore si può giocare un onore del suo colore.
slip-following-forgotten = chi ha carte del colore d’attacco deve giocarne una.
