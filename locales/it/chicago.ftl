### Chicago: four deals, a game paid at once. A custom, in no Law of duplicate.

kind-chicago = Il Chicago: quattro smazzate

skill-chicago-conditions = chi dà le carte e chi è in zona nel Chicago
skill-chicago-deal = quanto vale una smazzata nel Chicago
skill-chicago-total = i totali di un Chicago

remember-chicago-conditions = in zona: nella prima nessuno, nella seconda e terza la linea del mazziere, nella quarta tutti; se tutti passano, ridà lo stesso giocatore.
remember-chicago-deal = la manche vale subito 300, in zona 500; i parziali restano validi finché qualcuno fa manche, e nell’ultima smazzata danno 100.
remember-chicago-total = dopo quattro smazzate si somma tutto. Il premio di partita non c’è.

law-cite-chicago = Chicago · consuetudine
law-subject-chicago = quattro smazzate, segnate come in una partita
law-book-chicago = una consuetudine di circoli e di casa, non un articolo del Codice

## Exercises. $number is the number of the deal, $side a partnership, $sides who is vulnerable.

scene-chicago = Chicago, quattro smazzate. Nord ha dato le carte per primo.
scene-chicago-other-side = A questo tavolo, nella seconda e nella terza smazzata è in zona la linea che non dà le carte.
scene-chicago-stand-alone = Qui ogni smazzata fa conto a sé: un parziale vale subito 50 e poi non conta più.
exercise-chicago-dealer = Chi dà le carte adesso?
exercise-chicago-vulnerable = Chi è in zona nella prossima smazzata?
exercise-chicago-deal = La smazzata { $number } è finita. Quanti punti dà a ciascuna linea?
grid-chicago = Le smazzate finora
row-chicago-we = Noi
row-chicago-they = Loro

reason-chicago-dealer = Dopo ogni smazzata giocata dà le carte chi siede a sinistra. Se passano tutti, ridà lo stesso giocatore. Tocca a { $seat }.
reason-chicago-none-vulnerable = Nella prima smazzata nessuno è in zona.
reason-chicago-dealing-side-vulnerable = Nella seconda e nella terza smazzata è in zona la linea del mazziere. Qui: { $sides }.
reason-chicago-other-side-vulnerable = A questo tavolo, nella seconda e nella terza smazzata, è in zona la linea che non dà le carte. Qui: { $sides }.
reason-chicago-all-vulnerable = Nella quarta smazzata sono tutti in zona.
reason-chicago-passed-out = Nessuno ha licitato: la smazzata non conta, e { $seat } ridà le carte.
reason-chicago-game = { $side } ha { $reached } punti verso la manche. Da 100 in su è manche, e nel Chicago si paga subito: { $points }.
reason-chicago-last-part-score = { $side } ha fatto un parziale nell’ultima smazzata: altri { $points }.
reason-chicago-part-score = Dove ogni smazzata fa conto a sé, per un parziale { $side } segna { $points }.
reason-chicago-part-score-cancelled = Il parziale di { $side } non conta più per la manche.
reason-chicago-added-up = Dopo la quarta smazzata si somma tutto. Il premio di partita non c’è.

slip-chicago-passed-counted = se passano tutti la smazzata non conta: ridà lo stesso giocatore.
slip-chicago-dealer-stays = questo è il mazziere di prima. Ora tocca a chi siede alla sua sinistra.
slip-chicago-other-side = è stata considerata in zona la linea sbagliata.
slip-chicago-as-rubber = in una partita contano le manche vinte. Nel Chicago decide il numero della smazzata.
slip-chicago-game-forgotten = manca il premio di manche: si paga subito.
slip-chicago-last-forgotten = un parziale nell’ultima smazzata vale altri 100.
slip-chicago-as-duplicate = i parziali sono stati segnati come in torneo. Qui restano validi per fare manche.
slip-chicago-carried = qui ogni smazzata fa conto a sé: i parziali di prima non contano.
slip-chicago-last-left-out = nei totali manca l’ultima smazzata.

lesson-error-chicago-deals = troppe smazzate, o l’ultima non va bene: se ne giocano quattro, oltre a quelle in cui passano tutti; i punti si chiedono dopo una smazzata giocata, il mazziere e la zona prima dell’ultima
