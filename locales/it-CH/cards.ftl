### Swiss Italian: only what differs from Italian. A suit is “colore”.

reason-dummy-wrong-lead-revokes = La carta sbagliata era quella d’attacco: chi aveva quel colore e non ha risposto può aver commesso una renonce.
reason-dummy-card-in-full = Il { -declarer } ha nominato il colore e il valore: si gioca { $card }.
reason-dummy-suit-alone = Un colore senza il valore vuol dire la carta più bassa di quel colore: { $card }.
reason-dummy-high = «Alta» vuol dire la carta più alta del colore: { $card }.
reason-dummy-low = «Bassa» vuol dire la carta più bassa del colore d’attacco: { $card }.
reason-dummy-anything = Il { -declarer } non ha nominato né colore né valore. L’uno o l’altro difensore sceglie fra le carte permesse: { $cards }.
reason-dummy-lacks-suit = Il morto non ha carte di questo colore: { $suit }.
reason-dummy-words-on-lead = «Alta» e «bassa» si riferiscono al colore d’attacco: quando è il morto ad attaccare non indicano nessuna carta.
reason-dummy-words-without-suit = «Alta» e «bassa» si riferiscono al colore d’attacco, e il morto non ha carte di quel colore: { $suit }.
reason-dummy-rank-continues = Quando attacca il morto, un valore senza il colore vale per il colore con cui il morto ha vinto l’ultima presa: { $card }.
reason-revoke-same-suit-again = Lo stesso giocatore aveva già una renonce consumata nello stesso colore: la seconda non costa altre prese.
reason-trick-missing-can-follow = L’errore è stato notato tardi: il giocatore mette una carta del colore d’attacco fra quelle che ha già giocato, e la presa resta di chi l’ha vinta.
reason-dummy-asks-declarer = Se il { -declarer } non risponde a colore, il morto può chiedere se davvero non ha più carte di quel colore.
