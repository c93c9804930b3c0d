### Questions, options, slips, and the names of kinds and skills.

## Kinds of exercise, as topics

kind-judge_call = La chiamata è permessa?
kind-legal_calls = Quali chiamate sono permesse?
kind-name_contract = Contratto, { -declarer }, morto, attacco
kind-score_contract = Il punteggio di una smazzata
kind-penalty_card = Le carte penalizzate

## Topics for the terminal: what may be typed after “arbitro drill”

topic-auction = dichiarazione
topic-contract = contratto
topic-score = punteggio
topic-penalty = penalizzata
topic-comparison = confronti
topic-rubber = partita
topic-play = gioco
topic-rulings = irregolarità
topic-tournament = torneo

## Skills

skill-sufficient-bid = una licita abbastanza alta
skill-double-legal = quando si può contrare
skill-redouble-legal = quando si può surcontrare
skill-auction-ends = quando finisce la dichiarazione
skill-final-contract = qual è il contratto
skill-declarer = chi è il { -declarer }
skill-declarer-same-strain-both-sides = il { -declarer }, se le due linee hanno nominato lo stesso seme
skill-opening-leader = a chi tocca l’attacco
skill-trick-points-suit = punti per le prese con un atout
skill-trick-points-notrump = punti per le prese a senza atout
skill-game-bonus = manche o parziale
skill-slam-bonus = premi di slam
skill-overtricks = prese in più
skill-doubled-contract = contratti contrati e mantenuti
skill-undertricks = prese in meno
skill-doubled-undertricks-not-vulnerable = prese in meno contrate, in prima
skill-doubled-undertricks-vulnerable = prese in meno contrate, in zona
skill-penalty-card-kind = minore, maggiore o nessuna
skill-major-penalty-card-play = giocare con una carta penalizzata maggiore
skill-minor-penalty-card-play = giocare con una carta penalizzata minore

## judge_call. $seat is the player whose turn it is, $call what he would like to say.

exercise-judge_call = { $seat } sta per dire { $call }. È permesso?
option-legal = Sì, è permesso
option-illegal = No, non è permesso

## legal_calls

exercise-legal_calls = Quali chiamate può fare ora { $seat }?

## name_contract: four questions, one after the other

exercise-name_contract = Qual è l’esito della dichiarazione?
exercise-name_contract-declarer = Chi è il { -declarer }?
exercise-name_contract-dummy = Il { -declarer } è { $declarer }. Chi è il morto?
exercise-name_contract-leader = Il { -declarer } è { $declarer }. A chi tocca l’attacco iniziale?
option-contract = { $doubling-key ->
    [doubled] { $bid } contrato
    [redoubled] { $bid } surcontrato
   *[undoubled] { $bid }
}
option-passed-out = Mano passata: non si gioca
option-auction-goes-on = La dichiarazione non è ancora finita

## score_contract. $seat is declarer, $side his side, $tricks a number.

exercise-score_contract = { $doubling-key ->
    [doubled] { $seat } ha giocato { $bid } contrato. Prese fatte: { $tricks }. Qual è il punteggio di { $side }?
    [redoubled] { $seat } ha giocato { $bid } surcontrato. Prese fatte: { $tricks }. Qual è il punteggio di { $side }?
   *[undoubled] { $seat } ha giocato { $bid }. Prese fatte: { $tricks }. Qual è il punteggio di { $side }?
}
exercise-score_contract-account = { $doubling-key ->
    [doubled] { $seat } ha giocato { $bid } contrato. Prese fatte: { $tricks }. Compila il punteggio di { $side }.
    [redoubled] { $seat } ha giocato { $bid } surcontrato. Prese fatte: { $tricks }. Compila il punteggio di { $side }.
   *[undoubled] { $seat } ha giocato { $bid }. Prese fatte: { $tricks }. Compila il punteggio di { $side }.
}

## penalty_card: the first question tells what happened. $cards are the cards seen;
## $number says how many. All end with the same question.

exercise-penalty_card-dropped = { $number ->
    [one] A { $seat } cade inavvertitamente la carta { $cards }, scoperta, dove il compagno potrebbe vederla. Che cos’è ora?
   *[other] A { $seat } cadono inavvertitamente le carte { $cards }, scoperte, dove il compagno potrebbe vederle. Che cosa sono ora?
}
exercise-penalty_card-shown = { $seat } mostra di proposito al compagno la carta { $cards }, senza giocarla. Che cos’è ora?
exercise-penalty_card-named = { $seat } pensa ad alta voce: «Ho ancora { $cards }». Che cos’è ora la carta?
exercise-penalty_card-one_of_several = { $seat } estrae insieme { $cards } e un’altra carta, tutte e due visibili, e indica l’altra come carta giocata. Che cos’è ora la carta { $cards }?
exercise-penalty_card-unseen_with_another = { $seat } estrae due carte insieme, ma la faccia di { $cards } non si poteva vedere. Che cos’è ora la carta?
exercise-penalty_card-seen_by_opponent_only = La carta { $cards } sfugge di mano a { $seat }, e può vederla soltanto un avversario. Che cos’è ora?
exercise-penalty_card-led_out_of_turn_refused = { $seat } attacca con { $cards } quando non è il suo turno. Il { -declarer } rifiuta l’attacco. Che cos’è ora la carta?
exercise-penalty_card-led_out_of_turn_accepted = { $seat } attacca con { $cards } quando non è il suo turno. Il { -declarer } accetta l’attacco. Che cos’è ora la carta?
exercise-penalty_card-misinformed_by_opponent = Per errore un avversario dice a { $seat }: «Tocca a te attaccare». { $seat } attacca con { $cards }, poi ci si accorge dell’errore. Che cos’è ora la carta?
exercise-penalty_card-before_partner = { $seat } gioca { $cards } prima del compagno, al quale toccava. Che cos’è ora la carta?
exercise-penalty_card-declarer_had_played_both = Il { -declarer } ha già giocato sia dalla mano sia dal morto. Poi { $seat } gioca { $cards } prima del compagno. Che cos’è ora la carta?
exercise-penalty_card-at_rho_turn_legal = Mentre tocca all’avversario di destra, { $seat } gioca { $cards }, che in questa presa si può giocare. Che cos’è ora la carta?
exercise-penalty_card-at_rho_turn_illegal = Mentre tocca all’avversario di destra, { $seat } gioca { $cards }, che in questa presa non si può giocare. Che cos’è ora la carta?
exercise-penalty_card-before_required_lead = Il { -declarer } ha dovuto ritirare un attacco fuori turno. Prima dell’attacco corretto { $seat } gioca { $cards }. Che cos’è ora la carta?
exercise-penalty_card-before_election = { $seat } attacca con { $cards } prima che il { -declarer } abbia scelto che cosa fare della carta penalizzata del compagno di { $seat }. Che cos’è ora la carta { $cards }?
exercise-penalty_card-fifth_card_deliberate = { $seat } ha già giocato in questa presa e posa anche { $cards }, per sostituire la prima carta. Che cos’è ora la carta { $cards }?
exercise-penalty_card-fifth_card_accident = { $seat } ha già giocato in questa presa, e dalla mano scivola fuori anche { $cards }. Che cos’è ora la carta { $cards }?
exercise-penalty_card-revoke_corrected = { $seat } gioca { $cards } pur avendo ancora il seme d’attacco: è una renonce. Se ne accorge e la rettifica in tempo. Che cos’è ora la carta { $cards }?
exercise-penalty_card-withdrawn_by_non_offender = Un avversario rettifica una renonce. { $seat }, che intanto aveva giocato { $cards }, ritira la carta. Che cos’è ora?
exercise-penalty_card-withdrawn_by_offender = La linea di { $seat } rettifica una renonce, e il { -declarer } cambia la carta che aveva giocato. Allora anche { $seat } ritira { $cards }. Che cos’è ora la carta?
exercise-penalty_card-both_revoked = Nella stessa presa tutte e due le linee hanno commesso una renonce, e la rettificano. { $seat } ritira { $cards }. Che cos’è ora la carta?
exercise-penalty_card-led_prematurely = { $seat } attacca con { $cards } durante la dichiarazione, poi si trova in difesa. Che cos’è ora la carta?
exercise-penalty_card-instead_refused = { $seat } gioca { $cards } invece di una carta penalizzata. Il { -declarer } non accetta. Che cos’è ora la carta { $cards }?
exercise-penalty_card-instead_accepted = { $seat } gioca { $cards } invece di una carta penalizzata. Il { -declarer } accetta. Che cos’è ora la carta { $cards }?
exercise-penalty_card-restored_and_seen = In una presa già chiusa { $seat } aveva messo due carte. Una, { $cards }, torna in mano, ma il compagno può vederla. Che cos’è ora?
exercise-penalty_card-face_down = { $seat } ha attaccato coperto con { $cards } e, per ordine dell’arbitro, ritira la carta. Che cos’è ora?
exercise-penalty_card-claim_disputed = { $seat } concede le prese che restano e mostra { $cards }; il compagno si oppone subito. Che cos’è ora la carta?
exercise-penalty_card-remark_on_trick = «Questa presa è mia», dice { $seat } a presa in corso, mostrando { $cards }. Che cos’è ora la carta?
exercise-penalty_card-excused = A { $seat } cade di mano la carta { $cards }, e l’arbitro decide che { $seat } non ne ha colpa. Che cos’è ora?
exercise-penalty_card-normal_play = { $seat } gioca { $cards } al proprio turno. Che cos’è ora la carta?
option-minor = Una carta penalizzata minore
option-major = Una carta penalizzata maggiore
option-no-penalty-card = Non è una carta penalizzata

exercise-penalty_card-play = Tocca a { $seat }. Quali carte può giocare?
exercise-penalty_card-lead = Tocca a { $seat } iniziare la presa. Con quali carte può attaccare?
exercise-penalty_card-designate = Tocca a { $seat }, e si possono giocare più carte penalizzate. Fra quali sceglie il { -declarer }?

## Slips about calls

slip-same-level-lower-suit = allo stesso livello la licita deve indicare un seme più alto, oppure senza atout.
slip-same-bid-again = l’ultima licita non si può ripetere: bisogna superarla.
slip-level-must-rise = non occorre salire di livello: allo stesso livello basta un seme più alto, o senza atout.
slip-doubled-own-side = si può contrare solo una licita degli avversari, mai la propria o quella del compagno.
slip-doubled-twice = una licita già contrata o surcontrata non si può contrare di nuovo.
slip-double-only-at-once = non era troppo tardi: i passo intermedi non contano.
slip-redouble-without-double = si può surcontrare solo dopo il contro di un avversario.
slip-redoubled-for-opponents = può surcontrare soltanto la linea che ha subìto il contro.
slip-redouble-by-bidder-only = può surcontrare l’uno o l’altro compagno della linea contrata, non soltanto chi ha licitato.
slip-silenced-by-pass = chi ha detto passo può ancora parlare ai turni successivi.
slip-three-passes-always-end = tre passo chiudono la dichiarazione solo dopo una licita; all’inizio ne servono quattro.
slip-call-after-the-end = la dichiarazione era già finita: tre passo dopo una licita la chiudono.
slip-pass-forgotten = passare è sempre permesso.
slip-double-forgotten = manca il contro o il surcontro.
slip-bids-forgotten = mancano le licite.

## Slips about contract, declarer, dummy and leader

slip-double-overlooked = il contro è ancora valido: fa parte del contratto.
slip-double-outlives-bid = una nuova licita cancella il contro precedente.
slip-first-bid-taken = il contratto è l’ultima licita, non la prima.
slip-opponents-bid-taken = quella licita è stata superata; il contratto è l’ultima.
slip-passed-out-overlooked = quattro passo all’inizio chiudono la dichiarazione.
slip-first-bidder-of-the-table = quel giocatore ha nominato per primo il seme del contratto, o senza atout, ma è dell’altra linea.
slip-last-bidder-declares = il { -declarer } non è chi ha licitato per ultimo quel seme, o senza atout, ma chi nella sua linea l’ha nominato per primo.
slip-dealer-declares = il mazziere parla soltanto per primo; chi è il { -declarer } dipende dalle licite.
slip-opener-declares = la prima licita della dichiarazione non decide chi è il { -declarer }.
slip-declarer-for-dummy = quello è il { -declarer }; il morto gli siede di fronte.
slip-leader-right-of-declarer = l’attacco viene dalla sinistra del { -declarer }, non dalla destra.
slip-leader-left-of-dealer = il mazziere non c’entra con l’attacco: si conta dal { -declarer }.
slip-declarer-leads = l’attacco iniziale non tocca mai al { -declarer }, ma a un difensore.
slip-dummy-leads = l’attacco iniziale non tocca mai al morto, ma a un difensore.

## Slips about the score

slip-sign-forgotten = i punti sono giusti, ma vanno all’altra linea: attenzione al segno.
slip-forgot-notrump-ten = mancano i 10 punti in più della prima presa a senza atout.
slip-bonus-of-other-vulnerability = nel premio sono stati scambiati «in prima» e «in zona».
slip-overtricks-of-other-vulnerability = nelle prese in più sono stati scambiati «in prima» e «in zona».
slip-undertricks-of-other-vulnerability = nelle prese in meno sono stati scambiati «in prima» e «in zona».
slip-undertricks-not-doubled = le prese in meno sono state contate come se nessuno avesse contrato.
slip-undertricks-simply-doubled = contrate, le prese in meno non costano semplicemente il doppio: hanno una scala propria.
slip-insult-forgotten = manca il premio per aver mantenuto un contratto contrato o surcontrato.
slip-trick-points-not-doubled = i punti per le prese vanno raddoppiati con il contro e quadruplicati con il surcontro.
slip-doubled-the-bonus = il contro moltiplica solo i punti per le prese, non il premio.
slip-overtricks-counted-towards-game = le prese in più non contano per la manche: contano solo quelle licitate.
slip-overtricks-forgotten = mancano le prese in più.
slip-overtricks-not-doubled = in un contratto contrato le prese in più hanno un valore proprio.
slip-bonus-forgotten = manca il premio: ogni contratto mantenuto ne dà uno.
slip-part-score-for-game = con almeno 100 punti per le prese è manche, non più un parziale.
slip-slam-bonus-forgotten = manca il premio di slam.
slip-game-bonus-forgotten-in-slam = uno slam dà anche il premio di manche.
slip-slam-bonus-unbid = il premio di slam va a chi lo slam lo ha anche licitato: fare le prese non basta.
slip-book-counted = le prime sei prese non danno punti: contano solo quelle oltre la sesta.
slip-wrong-trick-value = è stato usato il valore di un altro seme: 20 a fiori e quadri, 30 a cuori, picche e senza atout.

## Slips about penalty cards

slip-ten-is-no-honour = anche il dieci è un onore: la carta non può essere minore.
slip-dropped-honour-is-minor = un onore non è mai una carta penalizzata minore, nemmeno se cade inavvertitamente.
slip-second-card-stays-minor = con una seconda carta penalizzata davanti allo stesso difensore, diventano tutte maggiori.
slip-several-at-once-are-minor = due carte penalizzate insieme non sono mai minori.
slip-deliberate-small-is-minor = una cartina è minore solo se è stata esposta inavvertitamente, non se è stata giocata deliberatamente.
slip-declarer-has-penalty-card = il { -declarer } e il morto non hanno mai carte penalizzate.
slip-unseen-card-penalised = una carta che il compagno non poteva vedere non è penalizzata.
slip-excused-card-penalised = in questo caso, per il Codice, la carta non diventa penalizzata.
slip-small-accident-is-major = una sola cartina (dal nove in giù), esposta inavvertitamente, è soltanto una carta penalizzata minore.
slip-exposed-card-goes-back = la carta non torna in mano: diventa penalizzata.
slip-penalty-card-optional = la carta penalizzata è stata trattata come una carta libera.
slip-penalty-before-following = prima si risponde a colore, poi viene la carta penalizzata.
slip-minor-treated-as-major = una carta penalizzata minore non va giocata subito: ha la precedenza solo sulle altre cartine del suo seme.
slip-major-treated-as-minor = una carta penalizzata maggiore è stata trattata come una minore.
slip-honour-alternative-forgotten = al posto di una carta penalizzata minore si può giocare un onore del suo seme.
slip-following-forgotten = chi ha carte del seme d’attacco deve giocarne una.
slip-owner-chooses-among-two = se si possono giocare due carte penalizzate, sono possibili entrambe: è il { -declarer } a indicare quale.
