### Quel che conviene ricordare, una regola per ogni abilità, dopo «Ricorda:»

remember-sufficient-bid = una licita deve superare l’ultima: livello più alto, o stesso livello in una denominazione più alta.
remember-double-legal = si contra l’ultima licita degli avversari, mai quella del compagno, e solo se non è già contrata.
remember-redouble-legal = si surcontra solo il contro degli avversari a una licita della propria linea.
remember-auction-ends = tre passo dopo una licita chiudono la dichiarazione; se nessuno ha licitato ne servono quattro.
remember-final-contract = l’ultima licita è il contratto, con il contro o il surcontro che la segue.
remember-declarer = il { -declarer } è chi, nella sua linea, ha nominato per primo la denominazione del contratto.
remember-declarer-same-strain-both-sides = guarda solo la linea che si è aggiudicata il contratto: quello che hanno nominato gli avversari non conta.
remember-opening-leader = attacca il giocatore alla sinistra del { -declarer }; il compagno del { -declarer } è il morto.
remember-trick-points-suit = ogni presa del contratto vale 20 a fiori o quadri, 30 a cuori o picche.
remember-trick-points-notrump = a senza atout la prima presa vale 40, ognuna delle altre 30.
remember-game-bonus = con 100 o più punti per le prese del contratto è manche: 300, o 500 in zona. Con meno è parziale: 50.
remember-slam-bonus = lo slam ha un premio suo, oltre alla manche: piccolo 500 o 750, grande 1.000 o 1.500.
remember-overtricks = le prese in più non servono mai per arrivare a manche; senza contro valgono come le altre prese.
remember-doubled-contract = il contro moltiplica per due i punti per le prese, il surcontro per quattro; poi guarda se è diventata manche.
remember-undertricks = senza contro ogni presa in meno costa 50, o 100 se il { -declarer } è in zona.
remember-doubled-undertricks-not-vulnerable = contrato in prima: 100, poi 200 e 200, poi 300 ciascuna.
remember-doubled-undertricks-vulnerable = contrato in zona: 200 la prima, 300 ognuna delle altre.
remember-penalty-card-kind = una sola carta sotto il dieci, esposta inavvertitamente, è una penalizzata minore; ogni altra penalizzata è maggiore.
remember-penalty-card-kind-none = non ogni carta mostrata diventa penalizzata: il compagno doveva poterla vedere, e la carta non dev’essere stata né giocata regolarmente né ripresa a buon diritto.
remember-penalty-card-kind-returns = una carta penalizzata usata in una renonce torna al suo posto com’era, minore o maggiore.
remember-penalty-card-kind-declarer = solo un difensore può avere una carta penalizzata.
remember-major-penalty-card-play = una carta penalizzata maggiore si gioca alla prima occasione legale.
remember-minor-penalty-card-play = una minore blocca solo le altre cartine del suo seme: al suo posto si può giocare un onore.
