### Esercizi sui risultati confrontati, sul foglio della partita libera e sul movimento.

## Kinds of exercise, as topics

kind-matchpoints = I match point
kind-team_swing = Un board di un incontro a squadre
kind-rubber_entry = Il foglio della partita: dove va ogni numero
kind-rubber_sheet = Una partita, smazzata per smazzata
kind-honours = Il premio per gli onori
kind-pair_and_table = Coppie, tavoli e board

## Skills

skill-matchpoint-count = contare i match point
skill-matchpoint-ties = match point a parità di risultato
skill-team-difference = la differenza fra i due tavoli
skill-imps = dai punti agli IMP
skill-board-a-match = il risultato migliore a board-a-match
skill-rubber-below-the-line = che cosa va sotto la linea
skill-rubber-above-the-line = che cosa va sopra la linea
skill-rubber-game = quando si vince una manche nel rubber bridge
skill-rubber-bonus = il premio di partita e i totali
skill-unfinished-rubber = la partita interrotta
skill-honours-bonus = il premio per gli onori
skill-pair-movement = dove vanno le coppie
skill-board-movement = dove vanno i board
skill-pair-number = il numero della coppia

## What is worth remembering, after “Ricorda:”

remember-matchpoint-count = conta le altre coppie della tua linea che hai superato: ognuna vale 2 match point, o 1 con l’altra scala.
remember-matchpoint-ties = un risultato uguale vale mezza vittoria per tutte e due le coppie: 1 match point invece di 2, o ½ invece di 1.
remember-team-difference = somma quello che segnano le nostre due coppie, con il segno: più se segniamo noi, meno se segnano gli avversari.
remember-imps = cerca nella tabella la riga in cui cade la differenza; gli IMP vanno alla squadra che ha guadagnato.
remember-board-a-match = a board-a-match conta soltanto il risultato migliore, anche di poco: 2 punti, oppure 1 a testa se i punteggi sono uguali.
remember-rubber-below-the-line = sotto la linea vanno soltanto le prese licitate e fatte, raddoppiate o quadruplicate se c’è contro o surcontro.
remember-rubber-above-the-line = prese in più, prese in meno, slam e onori vanno sopra la linea, a chi li ha guadagnati.
remember-rubber-game = con 100 punti sotto la linea è manche; poi le due linee ripartono da zero verso la prossima.
remember-rubber-bonus = due manche vincono la partita: 700 se gli avversari non ne hanno, 500 se ne hanno una. Poi si somma tutto.
remember-unfinished-rubber = partita interrotta: 300 per l’unica manche, 100 per l’unico parziale nella manche non finita.
remember-honours-bonus = in una sola mano: quattro onori di atout 100, tutti e cinque 150; a senza atout quattro assi 150. Mai in torneo.
remember-pair-movement = Nord-Sud resta, Est-Ovest sale di un tavolo; se i tavoli sono pari, a metà ne salta uno.
remember-board-movement = a ogni cambio i board scendono di un tavolo, al contrario delle coppie.
remember-pair-number = la coppia tiene il numero del tavolo da cui è partita; in Est-Ovest si aggiunge cento.

## matchpoints. $win is what a score beaten is worth: 2 or 1. $pair is a pair’s number.

exercise-matchpoints = Compila i match point di queste coppie Nord-Sud. Ogni risultato superato vale { $win }.
exercise-matchpoints-one = Quanti match point ottiene la coppia Nord-Sud numero { $pair }? Ogni risultato superato vale { $win }.
exercise-matchpoints-ew = Compila i match point di queste coppie Est-Ovest. A Nord-Sud ogni risultato superato vale { $win }; agli avversari va quel che resta del top.
exercise-matchpoints-ew-one = Quanti match point ottiene la coppia Est-Ovest numero { $pair }? A Nord-Sud ogni risultato superato vale { $win }.
row-pair = Coppia { $pair }
grid-traveller = Lo score del board
grid-contract = Risultato
grid-by = Gioca
grid-matchpoints = MP
grid-matchpoints-ew = MP EO
working-matchpoints-ew = Alla coppia { $pair } va quel che resta del top: { $top } − { $other } = { $points }
working-matchpoints = { $win ->
    [1] La coppia { $pair } ne supera { $lower } e ne pareggia { $equal }: { $lower } × 1 + { $equal } × ½ = { $points }
   *[other] La coppia { $pair } ne supera { $lower } e ne pareggia { $equal }: { $lower } × 2 + { $equal } × 1 = { $points }
}

slip-ties-taken-as-wins = un risultato uguale è stato contato come uno superato: vale la metà.
slip-ties-taken-as-losses = un risultato uguale è stato contato come una sconfitta: vale mezza vittoria per tutte e due le coppie.
slip-equal-scores-counted-once = più risultati uguali sono stati contati come uno solo. Conta le coppie, non i risultati diversi.
slip-own-score-counted = la coppia è stata confrontata anche con sé stessa. Contano solo gli altri risultati.
slip-matchpoints-of-the-others = questi sono i match point di Est-Ovest. Qui il punteggio Nord-Sud più alto ne ottiene di più.
slip-points-for-matchpoints = questi sono i punti del risultato. I match point dicono soltanto quante coppie hai superato.
slip-other-matchpoint-scale = è stata usata l’altra scala. La domanda dice quanto vale ogni risultato superato.
slip-minus-sign-overlooked = è sfuggito il segno meno: un punteggio negativo è più basso di 0 e di ogni punteggio positivo.
slip-passed-out-left-out = anche la mano passata è un risultato: 0, meglio di un punteggio negativo, peggio di uno positivo.

## team_swing. $net, $ours, $other and $imps are numbers with their sign, for our team.

exercise-team_swing = La nostra squadra è in Nord-Sud al tavolo 1 e in Est-Ovest al tavolo 2. Quanti punti guadagna in questo board? Con il meno, se li perde.
exercise-team_swing-imps = La differenza per la nostra squadra è di { $net } punti. Quanti IMP sono? Con il meno, se si perdono.
exercise-team_swing-board-a-match = La nostra squadra è Nord-Sud al tavolo 1 ed Est-Ovest al tavolo 2. L’incontro si gioca a board-a-match. Quanti dei 2 punti di questo board prende la nostra squadra?
count-points = Punti per noi
grid-two-tables = I due tavoli di un incontro a squadre
grid-table = Tavolo
grid-points-ns = Punti NS
grid-points-ew = Punti EO
team-we = noi
team-they = loro
grid-imps = La tabella degli IMP
grid-difference = Differenza
grid-imp = IMP
imp-range = da { $from } a { $to }
imp-range-open = da { $from } in su
working-team-difference = La nostra coppia al tavolo 1: { $ours }. La nostra coppia al tavolo 2: { $other }. In totale: { $net }.
working-team-imps = { $net } punti, in IMP: { $imps }.

slip-team-scores-added = i due punteggi sono stati messi insieme nel modo sbagliato. Al tavolo 2 i punti nella colonna Est-Ovest sono nostri, quelli nella colonna Nord-Sud sono loro.
slip-team-sign-reversed = il numero è giusto, ma va all’altra squadra. Guarda chi era seduto e dove.
slip-team-column-overlooked = attenzione alla colonna in cui stanno i punti: li segna soltanto la linea di quella colonna.
slip-team-other-table-forgotten = questo è il punteggio del solo tavolo 1. Va confrontato con quello dell’altro tavolo.
slip-imps-next-row = è una riga vicina della tabella. Guarda il primo e l’ultimo numero di ogni riga.
slip-imps-not-converted = questi sono punti. La tabella li converte in IMP, da 0 a 24.
slip-imps-each-score-converted = ogni punteggio è stato convertito in IMP. Prima si fa la differenza in punti, poi la si cerca una volta sola.
slip-board-a-match-imps = questi sono IMP. A board-a-match non importa quanto è grande la differenza.
slip-board-a-match-called-equal = 1 punto si dà quando i punteggi sono uguali, e questi non lo sono. Bastano 10 punti in più.
slip-board-a-match-other-team = questi sono i punti dell’altra squadra. Guarda chi era seduto dove.

## rubber_entry and rubber_sheet. $side is a partnership, $number the number of the deal.

exercise-rubber_entry = Rubber bridge: questa smazzata è appena finita. Che cosa va scritto sul foglio, e dove?
exercise-rubber_sheet-deal = Rubber bridge, smazzata { $number }: come sta ora il foglio? Punti verso la prossima manche, e manche vinte.
exercise-rubber_sheet-won = La partita è vinta. Quale premio spetta a ciascuna linea?
exercise-rubber_sheet-broken-off = La partita si interrompe qui. Quale premio spetta a ciascuna linea?
exercise-rubber_sheet-totals = Somma tutto. Quanto ha ciascuna linea, e di quanto siamo avanti? Con il meno, se siamo indietro.
grid-rubber = Il foglio della partita
grid-deal = Smazzata
grid-we = Noi: { $side }
grid-they = Loro: { $side }
rubber-new-line = manche, nuova linea
rubber-bonus = premio
row-we-below = Noi, sotto la linea
row-we-above = Noi, sopra la linea
row-they-below = Loro, sotto la linea
row-they-above = Loro, sopra la linea
row-we-towards = Noi, punti verso la prossima manche
row-they-towards = Loro, punti verso la prossima manche
row-we-games = Noi, manche vinte
row-they-games = Loro, manche vinte
row-we-bonus = Noi, premio
row-they-bonus = Loro, premio
row-we-total = Noi, totale
row-they-total = Loro, totale
row-ahead = Siamo avanti di
scene-passed-out = Sono passati tutti e quattro.
scene-four-trump-honours = { $seat } aveva in mano quattro dei cinque onori di atout.
scene-five-trump-honours = { $seat } aveva in mano tutti e cinque gli onori di atout.
scene-four-aces = { $seat } aveva in mano i quattro assi.
working-rubber-total = { $side }: { $below } sotto la linea + { $above } sopra + { $bonus } di premio = { $total }
reason-rubber-unfinished-nothing = Il premio va soltanto se una linea sola ha una manche, o se una linea sola ha un parziale nella manche non finita. Qui non è così.
reason-rubber-added-up = Alla fine si somma tutto quello che una linea ha, sotto e sopra la linea del foglio, compresi i parziali che non contavano più per la manche.

slip-rubber-overtricks-below = le prese in più vanno sopra la linea: per la manche conta solo ciò che è stato licitato.
slip-rubber-undertricks-to-declarer = le prese in meno danno punti ai difensori: chi gioca il contratto non scrive nulla.
slip-rubber-undertricks-below = le prese in meno vanno sopra la linea: non avvicinano nessuno alla manche.
slip-rubber-duplicate-bonus = i premi di 50, 300 o 500 esistono solo in torneo. Nel rubber bridge le manche si pagano alla fine della partita.
slip-rubber-honours-below = gli onori vanno sopra la linea, come ogni premio.
slip-rubber-honours-to-declarer = gli onori vanno a chi li aveva in mano, anche in difesa.
slip-rubber-honours-forgotten = manca il premio per gli onori: si paga anche se il contratto cade.
slip-rubber-premium-below = i premi per lo slam e per il contratto contrato vanno sopra la linea.
slip-rubber-premium-forgotten = manca un premio: quello per lo slam, o quello per il contratto contrato o surcontrato e mantenuto.
slip-rubber-other-vulnerability = sono stati scambiati «in prima» e «in zona»: nel rubber bridge è in zona chi ha già vinto una manche.
slip-rubber-columns-swapped = i punti sono giusti, ma stanno nella colonna dell’altra linea.
slip-rubber-line-swapped = sopra e sotto sono stati scambiati: sotto la linea vanno solo le prese licitate e fatte.
slip-part-score-kept-after-game = quando si vince una manche, neanche il parziale degli avversari conta più per la prossima.
slip-surplus-carried-over = quello che supera 100 non passa alla manche seguente: si riparte da 0.
slip-undertricks-towards-game = le prese in meno stanno sopra la linea e non contano per la manche.
slip-premiums-towards-game = premi e onori stanno sopra la linea e non contano per la manche.
slip-game-needs-more-than-100 = per la manche bastano 100 punti esatti.
slip-earlier-part-score-forgotten = conta anche il parziale che c’era già, finché nessuno vince una manche.
slip-game-not-seen = qui c’è una manche: con 100 o più punti sotto la linea si traccia una nuova linea.
slip-rubber-bonus-mixed-up = 700 e 500 sono stati scambiati: 700 per due manche a zero, 500 per due manche a una.
slip-rubber-bonus-to-the-others = il premio va all’altra linea.
slip-unfinished-as-if-won = 700 e 500 sono per la partita vinta. Se si interrompe, l’unica manche vale 300.
slip-unfinished-both-paid = se hanno una manche tutte e due le linee, nessuno riceve 300; se hanno un parziale tutte e due, nessuno riceve 100.
slip-unfinished-mixed-up = l’unica manche vale 300, l’unico parziale 100.
slip-old-part-score-paid = un parziale segnato prima dell’ultima linea tracciata non conta: appartiene a una manche già finita.
slip-totals-without-bonus = nei totali manca il premio finale.
slip-totals-below-only = mancano i punti sopra la linea: alla fine si somma tutto.
slip-cancelled-part-score-dropped = un parziale che non conta più per la manche resta comunque nel totale.
slip-difference-turned = la differenza è giusta, il segno no: il meno vuol dire che siamo indietro.

## honours. $points are 100 or 150.

exercise-honours = Rubber bridge. In questa smazzata c’è un premio per gli onori, e a chi va?
exercise-honours-hand = Rubber bridge. Quale premio per gli onori dà la mano di { $seat }?
exercise-honours-tournament = Torneo a coppie. In questa smazzata c’è un premio per gli onori, e a chi va?
option-honours-none = Nessun premio
option-honours-hand = { $points }
option-honours-side = { $points } per { $side }
working-honours = { $seat }: { $cards }
reason-no-honours-in-duplicate = In torneo gli onori non si pagano: il punteggio dipende solo dal contratto e dalle prese.
reason-no-trump-honours-in-one-hand = Il premio c’è solo se una stessa mano ha almeno quattro dei cinque onori di atout: asso, re, donna, fante, dieci. Qui non è così.
reason-no-four-aces-in-one-hand = A senza atout il premio c’è solo se una stessa mano ha tutti e quattro gli assi. Qui non è così.

slip-honours-in-tournament = il premio per gli onori esiste solo nel rubber bridge; in torneo non c’è.
slip-honours-split-counted = sono stati messi insieme gli onori di due mani. Contano solo quelli di una stessa mano.
slip-honours-in-a-side-suit = questi onori non sono di atout. Contano solo gli onori di atout; a senza atout, solo gli assi.
slip-aces-in-a-suit-contract = i quattro assi contano soltanto a senza atout.
slip-ten-no-trump-honour = anche il dieci è un onore: sono cinque, quindi asso, re, donna e fante sono quattro su cinque.
slip-honours-for-declarer-only = il premio può spettare a ognuno dei quattro giocatori, anche a un difensore.
slip-honours-only-if-made = gli onori si pagano anche se il contratto cade.
slip-honours-to-the-wrong-side = il premio va alla linea di chi aveva in mano gli onori.
slip-honours-premium-mixed-up = quattro onori di atout valgono 100; tutti e cinque, o quattro assi a senza atout, 150.

## pair_and_table

scene-movement = Torneo a coppie con { $tables } tavoli, movimento Mitchell.
scene-movement-start = Sta per cominciare il primo turno di gara.
scene-movement-round = Si gioca il turno di gara { $round }.
scene-movement-over = È appena finito il turno di gara { $round }.
exercise-pair_and_table-next = La coppia { $pair } ha appena giocato al tavolo { $table }. A quale tavolo va adesso?
exercise-pair_and_table-round = A quale tavolo gioca la coppia { $pair } nel turno di gara { $round }?
exercise-pair_and_table-boards = A quale tavolo vanno adesso i board del tavolo { $table }?
exercise-pair_and_table-from = Da quale tavolo arrivano i prossimi board del tavolo { $table }?
exercise-pair_and_table-number = Cominci al tavolo { $table }, in { $seat }. Qual è il numero della tua coppia?
exercise-pair_and_table-start = La coppia { $pair } ha appena giocato al tavolo { $table }. Da quale tavolo ha cominciato il torneo?
exercise-pair_and_table-who = Quale coppia Est-Ovest gioca al tavolo { $table } nel turno di gara { $round }?
count-table = Tavolo
count-pair = Numero della coppia
grid-room = Chi ha appena giocato, e dove
working-movement = Turno di gara { $round }: tavolo { $table }
reason-movement-pairs = Nord-Sud resta al suo tavolo. Est-Ovest sale di un tavolo a ogni cambio, e dall’ultimo va al tavolo 1.
reason-movement-skip = Se i tavoli sono pari (qui { $tables }), Est-Ovest salta un tavolo una volta sola: dopo il turno di gara { $round } sale di due.
reason-movement-boards = A ogni cambio i board scendono di un tavolo, e dal tavolo 1 vanno all’ultimo. Ci pensa Nord.
reason-pair-numbers = La coppia Nord-Sud ha il numero del tavolo da cui parte, la coppia Est-Ovest lo stesso numero più cento. Lo tiene fino alla fine.

slip-ns-pair-moves = Nord-Sud non si muove: resta al suo tavolo.
slip-pairs-go-down = le coppie salgono, al tavolo con il numero più alto; a scendere sono i board.
slip-skip-forgotten = se i tavoli sono pari, a metà torneo Est-Ovest salta un tavolo, una volta sola.
slip-skip-without-need = Est-Ovest sale di un solo tavolo. Il salto si fa una volta, e solo se i tavoli sono pari.
slip-table-beyond-the-last = dopo l’ultimo tavolo viene il tavolo 1, e sotto il tavolo 1 viene l’ultimo.
slip-boards-go-up = i board scendono, al tavolo con il numero più basso; a salire sono le coppie Est-Ovest.
slip-boards-stay = i board non restano: a ogni cambio scendono di un tavolo.
slip-boards-skip-too = i board scendono sempre di un tavolo solo. Il salto lo fanno solo le coppie.
slip-pair-hundred-forgotten = le coppie Est-Ovest hanno cento in più del tavolo da cui partono.
slip-pair-hundred-too-many = il cento si aggiunge solo alle coppie Est-Ovest, e non fa parte del numero del tavolo.
slip-pair-number-of-the-table = il numero viene dal tavolo da cui la coppia è partita, non da quello dove gioca ora.

## What is wrong with a lesson file

lesson-error-table-result = scrivi il risultato così: 4S+1 S, 3NTX-2 W oppure P
lesson-error-matchpoint-scale = la scala è 2 oppure 1 per ogni risultato superato
lesson-error-traveller = uno score ha almeno due righe, e si può chiedere solo delle sue righe
lesson-error-movement = questo movimento non ha quel tavolo, quella coppia o quel turno di gara, oppure nessuno si muove più
lesson-error-rubber-ends = la partita finisce prima di questa smazzata o con essa
lesson-error-rubber-deal = scrivi la smazzata così: 4S+1 S, 3H-1 W, P, oppure con gli onori 4S= E W:100
lesson-error-rubber-side = scrivi NS oppure EW
lesson-error-rubber-deals = qui una partita ha da una a sei smazzate, e finisce al più presto con l’ultima
lesson-error-honours-deal = scrivi le quattro mani come nel PBN
lesson-error-honours-hands = indica «deal» oppure «hand», con tredici carte per mano
