### Il punteggio della serata: victory point, IMP a coppie, punteggi arbitrali, correzioni.

## Kinds of exercise, as topics

kind-victory_points = I victory point di un incontro
kind-cross_imps = Gli IMP nel torneo a coppie
kind-adjusted_score = Un board senza risultato
kind-score_correction = Un punteggio corretto più tardi

## Skills

skill-victory-points = convertire gli IMP in victory point
skill-cross-imps = gli IMP contro tutte le altre coppie
skill-butler = gli IMP contro la media del board
skill-adjusted-score = quanto vale un board senza risultato
skill-late-correction = quali punteggi si correggono ancora

## What is worth remembering, after “Remember:”

remember-victory-points = cerca lo scarto nella colonna che corrisponde al numero di board. Le due squadre insieme hanno sempre 20.
remember-cross-imps = converti in IMP ogni differenza per conto suo, poi somma gli IMP, con il segno.
remember-butler = lascia fuori il risultato migliore e il peggiore, fai la media degli altri e confrontala con il tuo.
remember-adjusted-score = innocente 60%, colpevole in parte 50%, colpevole 40%. Una gara migliore alza il 60, una peggiore abbassa il 40.
remember-late-correction = ciò che è scritto male si corregge finché dura il periodo. Le prese contestate si stabiliscono durante il turno di gara; dopo si aggiungono soltanto se l’arbitro ne è chiaramente convinto. Una presa non fatta si restituisce anche dopo.

## victory_points. $boards is the length of the match, $margin a number of IMPs, $ours and $theirs what each team has.

exercise-victory_points-margin = Di quanti IMP la nostra squadra vince l’incontro? Con il meno, se lo perde.
exercise-victory_points-won = La nostra squadra ha vinto l’incontro su { $boards } board con { $margin } IMP di scarto. Come si dividono i victory point?
exercise-victory_points-lost = La nostra squadra ha perso l’incontro su { $boards } board con { $margin } IMP di scarto. Come si dividono i victory point?
exercise-victory_points-drawn = L’incontro su { $boards } board è finito in parità. Come si dividono i victory point?
scene-match = Un incontro a squadre su { $boards } board. Nei board che qui mancano nessuno ha guadagnato nulla.
scene-match-whole = Un incontro a squadre su { $boards } board.
grid-match = Il foglio dell’incontro
grid-imps-we = IMP: noi
grid-imps-they = IMP: loro
grid-victory-points = Una parte della tabella dei victory point: quelli di chi vince
grid-margin = Scarto
grid-match-boards = Su { $boards } board
option-victory-points = noi { $ours }, loro { $theirs }
working-match-margin = Noi abbiamo { $ours } IMP, loro { $theirs }. Lo scarto è { $margin }.

slip-match-imps-added = gli IMP delle due squadre sono stati sommati. Lo scarto è la loro differenza.
slip-match-margin-reversed = il numero è giusto, ma il segno no: il meno vuol dire che la nostra squadra ha perso.
slip-match-only-our-imps = questi sono soltanto i nostri IMP. Vanno tolti quelli dell’altra squadra.
slip-victory-points-wrong-team = i numeri sono giusti, ma vanno all’altra squadra. Chi vince ha più di 10.
slip-victory-points-other-length = questa è la colonna di un altro numero di board.
slip-victory-points-next-row = è una riga vicina della tabella.
slip-imps-taken-as-victory-points = un IMP non è un victory point intero. Lo scarto si converte con la tabella.

## cross_imps. $pair is a pair’s number, $side its direction, the rest are points or IMPs with their sign.

exercise-cross_imps = Torneo a coppie in IMP: quanti ne ottiene la coppia { $pair } in { $side } contro tutte le altre insieme? Con il meno, se li perde.
exercise-cross_imps-datum = Qual è la media di questo board per Nord-Sud? Lascia fuori il risultato più alto e il più basso, e arrotonda alla decina.
exercise-cross_imps-butler = La media per Nord-Sud è { $datum }. Quanti IMP ottiene la coppia { $pair } in { $side }? Con il meno, se li perde.
working-cross-imps = Contro la coppia { $pair }: { $difference } punti, { $imps } IMP
working-datum = I risultati in mezzo fanno { $sum }, divisi per { $number }: arrotondato { $datum }
working-butler = Risultato della coppia { $own }, media vista dalla stessa linea { $datum }: { $difference } punti di differenza, { $imps } IMP

slip-cross-sign-reversed = il numero è giusto, ma il segno no. Guarda di quale linea parla la domanda.
slip-cross-differences-added = prima sono stati sommati i punti. Ogni differenza si converte in IMP per conto suo.
slip-cross-losses-left-out = sono stati sommati soltanto i guadagni. Gli IMP persi contro le altre coppie si tolgono.
slip-cross-not-converted = questi sono punti. La tabella degli IMP converte ogni differenza.
slip-datum-extremes-kept = sono stati contati anche il risultato più alto e il più basso. Vanno lasciati fuori.
slip-datum-not-rounded = la media va ancora arrotondata alla decina.
slip-butler-score-converted = è stato convertito il solo risultato. Conta la differenza dalla media.
slip-butler-against-all = il risultato è stato confrontato con tutti gli altri. Qui si confronta una volta sola, con la media.

## adjusted_score. $side is a partnership, $percent its percentage.

exercise-adjusted_score = L’arbitro assegna un punteggio arbitrale. Quale percentuale di questo board ottiene ogni linea?
exercise-adjusted_score-imps = L’arbitro assegna un punteggio arbitrale, in una gara che si conta in IMP. Quanti IMP ottiene ogni linea? Con il meno, se li perde.
row-ns-percent = Nord-Sud, %
row-ew-percent = Est-Ovest, %
row-ns-imps = Nord-Sud, IMP
row-ew-imps = Est-Ovest, IMP
scene-no-result = Dopo un’irregolarità, su questo board non si può ottenere un risultato.
scene-at-fault = { $side } è direttamente colpevole.
scene-partly-at-fault = { $side } è colpevole soltanto in parte.
scene-not-at-fault = { $side } non ha alcuna colpa.
scene-other-boards = Sugli altri board { $side } ha il { $percent }%.

slip-adjusted-sides-swapped = le due linee sono state scambiate. Guarda di chi è la colpa.
slip-adjusted-session-ignored = gli altri board contano: più del 60% alza la media più, meno del 40% abbassa la media meno.
slip-adjusted-session-wrong-way = gli altri board non migliorano mai la sorte di chi è colpevole, né peggiorano quella di chi è innocente.
slip-adjusted-session-taken = la percentuale sugli altri board conta soltanto sopra il 60 per chi è innocente, e sotto il 40 per chi è colpevole.
slip-adjusted-balanced = quello che ottiene una linea non si toglie all’altra. Ogni linea è giudicata per conto suo.
slip-adjusted-both-average = il 50% è soltanto per chi è colpevole in parte.
slip-adjusted-all-or-nothing = nessuno ha tutto il board e nessuno lo perde tutto: la media più è il 60%, la media meno il 40%.
slip-adjusted-percent-at-imps = queste sono percentuali. In IMP di solito è più 3, 0 o meno 3.

## score_correction

exercise-score_correction = Il punteggio si corregge?
exercise-score_correction-points = Quanti punti ottiene ora { $side } su questo board? Usa il segno meno se li perde.
grid-traveller-line = La riga com’è stata scritta
scene-correction-recorded = Il tavolo aveva concordato { $result } giocato da { $seat }. La riga è stata scritta in un altro modo.
scene-correction-tricks = Le carte sono state giocate fino alla fine, e il tavolo ha concordato le prese come scritto. Ora { $side } dice che le prese del { -declarer } erano { $tricks }.
scene-correction-noticed = Se ne accorge { $side }.
scene-correction-doubted = Gli altri non ricordano più, e l’arbitro non ne è sicuro.
scene-correction-clear = Tutti e quattro se lo ricordano, e l’arbitro non ha dubbi.
scene-correction-gives-back = { $side } ha avuto troppo, e lo dice da sé.
scene-correction-in-round = Il turno non è ancora finito.
scene-correction-before-score = Il turno è finito, ma il risultato ufficiale non si può ancora vedere.
scene-correction-after = Il risultato ufficiale si può vedere da { $minutes } minuti.
scene-correction-period = Chi organizza ha fissato un periodo di correzione di { $minutes } minuti.
option-score-corrected = Sì
option-no-more-tricks = No: l’arbitro non è convinto delle prese
option-period-over = No: il periodo di correzione è finito

slip-correction-trick-added = una presa dimenticata non si può sempre aggiungere. Dopo il turno di gara l’arbitro deve essere chiaramente convinto che sia stata fatta.
slip-correction-period-forgotten = il periodo di correzione è finito. Da allora di regola il punteggio resta.
slip-correction-trick-kept = quella regola riguarda le prese contestate. Qui una linea restituisce una presa che non ha fatto.
slip-correction-not-tricks = qui nessuno discute le prese. Erano concordate bene e sono state scritte male.
slip-correction-round-still-on = le prese sono chiare. Durante il turno di gara l’arbitro le stabilisce, e anche dopo, se non ci sono dubbi.
slip-correction-still-in-time = c’è ancora tempo. Confronta i minuti con il periodo.
slip-correction-tricks-sooner = il periodo non è ancora finito. Ma le prese sono contestate, e l’arbitro non ne è convinto.
slip-correction-old-score = questo è il punteggio scritto, ma viene corretto.
slip-correction-new-score = questo sarebbe il punteggio corretto, ma resta quello scritto.
slip-correction-other-sign = il numero è giusto, il segno no. Guarda di quale linea si parla.

## Why

reason-match-margin = Si sommano gli IMP di tutti i board. Quello che una squadra ha in più dell’altra è lo scarto.
reason-victory-points = Un incontro vale 20 victory point. Su { $boards } board uno scarto di { $margin } IMP dà { $winner } a chi vince e { $loser } a chi perde; in parità sono 10 ciascuno.
reason-cross-imps = { $others ->
    [one] Il risultato si confronta con un altro risultato del board, e la differenza si converte in IMP.
   *[other] Il risultato si confronta con altri { $others } risultati del board. Ogni differenza si converte in IMP, e gli IMP si sommano.
}
reason-butler-datum = È la media dei risultati Nord-Sud senza il più alto e il più basso, qui di { $counted } risultati, arrotondata alla decina.
reason-average-plus = Chi non ha alcuna colpa ottiene la media più: almeno il 60%.
reason-average-plus-own-session = Chi non ha alcuna colpa ottiene la media più. Se sugli altri board ha più del 60%, anche qui ha quella percentuale.
reason-average = Chi è colpevole soltanto in parte ottiene la media: il 50%.
reason-average-minus = Chi è direttamente colpevole ottiene la media meno: al massimo il 40%.
reason-average-minus-own-session = Chi è direttamente colpevole ottiene la media meno. Se sugli altri board ha meno del 40%, anche qui ha soltanto quella percentuale.
reason-average-plus-imps = Chi non ha alcuna colpa ottiene di norma più 3 IMP.
reason-average-imps = Chi è colpevole soltanto in parte ottiene 0 IMP.
reason-average-minus-imps = Chi è direttamente colpevole ottiene di norma meno 3 IMP.
reason-adjusted-scores-need-not-balance = Ogni linea è giudicata per conto suo: i due punteggi non devono pareggiarsi.
reason-correction-in-time = Un punteggio calcolato o trascritto male si corregge finché dura il periodo di correzione, qui { $minutes } minuti da quando si può vedere il risultato ufficiale.
reason-correction-period-over = Il periodo di correzione è finito, { $minutes } minuti dopo che si poteva vedere il risultato ufficiale. Dopo, un errore di scrittura si corregge soltanto se chi organizza lo permette e non c’è nessun dubbio ragionevole.
reason-tricks-settled-in-round = Fino alla fine del turno l’arbitro stabilisce quante prese ha fatto ogni linea.
reason-tricks-not-raised-after-round = L’arbitro è stato chiamato soltanto dopo il turno di gara, e non è chiaramente convinto delle prese. Nessuna linea ne ottiene più di quelle concordate.
reason-tricks-clear-after-round = L’arbitro è stato chiamato soltanto dopo il turno di gara, ma è chiaramente convinto delle prese fatte. Il punteggio si corregge per tutte e due le linee.
reason-tricks-not-won-given-back = Nessuno può tenersi, sapendolo, una presa che la sua linea non ha fatto. Il punteggio si corregge.

## What is wrong with a lesson file

lesson-error-match-swings = un incontro ha da 1 a 128 board; qui se ne elencano al massimo dieci, con non più di 24 IMP ciascuno
lesson-error-session-percentage = una percentuale va da 0 a 100, e non si indica per una gara in IMP
