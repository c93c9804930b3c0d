### Lessons on the tournament: pairs and tables, matchpoints, ranking, team matches.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-tournament-title = Il torneo

## pairs-and-tables

lesson-pairs-and-tables-title = Coppie e tavoli
lesson-pairs-and-tables-goal =
    Dopo questa lezione conoscerai il numero della tua coppia, il prossimo tavolo e la strada dei board.
    
    Arrivi al circolo con il compagno e vi iscrivete. «Tavolo 3, Est-Ovest», dice l’arbitro. Da quel momento la vostra coppia ha un numero e un percorso da fare nella sala. Quale?
lesson-pairs-and-tables-number =
    La coppia **Nord-Sud** prende il numero del tavolo da cui parte. La coppia **Est-Ovest** prende lo stesso numero **più cento**. Lo si tiene fino alla fine, dovunque si giochi: è il numero con cui si registrano i risultati.
lesson-pairs-and-tables-first =
    Al tavolo 3 ti siedi in Ovest, il tuo compagno in Est. La vostra coppia è la 103. Quella che occupa gli altri due posti è la 3.
lesson-pairs-and-tables-rule =
    Alla fine di ogni **turno di gara** l’arbitro annuncia il cambio:
    
    – Nord-Sud **resta** al suo tavolo,
    – Est-Ovest **sale di un tavolo**: dall’1 al 2, dal 2 al 3, e dall’ultimo torna al tavolo 1.
    
    È il movimento Mitchell.
lesson-pairs-and-tables-picture =
    Sette tavoli, fine del turno di gara 2. Nella prima colonna il tavolo, poi chi era in Nord-Sud e chi in Est-Ovest. Cerca la coppia 103: è partita dal tavolo 3 e ha appena giocato al tavolo 4.
lesson-pairs-and-tables-second =
    Il turno di gara 2 è finito e la coppia 103 si alza dal tavolo 4. Est-Ovest sale di uno: a quale tavolo va adesso la 103? La coppia 3, invece, resta dov’è.
lesson-pairs-and-tables-boards =
    Anche i **board** viaggiano, ma al contrario: **scendono di un tavolo**. Il responsabile è Nord (articolo 8), anche se a portarli può essere chiunque.
lesson-pairs-and-tables-third =
    I board appena giocati al tavolo 4 servono adesso al tavolo 3. Coppie e board si vanno incontro, e così ogni coppia trova board sempre nuovi.
lesson-pairs-and-tables-last-step =
    Il tavolo 3 passa i suoi board al tavolo 2, il tavolo 2 al tavolo 1. Sotto l’1 non ci sono altri tavoli, e i board girano ad anello, come le coppie. I tavoli sono sette: dove vanno i board del tavolo 1?
lesson-pairs-and-tables-signal =
    In un turno di gara si giocano di solito almeno due board, con circa otto minuti per ciascuno. Il turno di gara finisce al segnale dell’arbitro; chi sta ancora giocando termina la smazzata. Il torneo finisce quando si sono giocati i board previsti: non c’è un punteggio da raggiungere.
lesson-pairs-and-tables-skip =
    Se il numero dei tavoli è **pari** c’è un intoppo: superata la metà dei turni di gara, Est-Ovest ritroverebbe board già giocati. Perciò a metà **salta** un tavolo, cioè sale di due. Lo fa una volta sola.
lesson-pairs-and-tables-fourth =
    Con sei tavoli il salto si fa dopo il turno di gara 3. La coppia 101 è passata come al solito dal tavolo 1 al 2, poi al 3. Ora salta il tavolo 4.
lesson-pairs-and-tables-rounds =
    Con sei tavoli si giocano di solito cinque turni di gara: al sesto ogni coppia Est-Ovest ritroverebbe la coppia Nord-Sud del primo. Se i tavoli sono dispari, non si salta mai.
lesson-pairs-and-tables-notes-vote =
    Molti votano 102, il numero del tavolo. Chiedi da dove viene quella coppia: dall’inizio è salita di tre tavoli. Dunque si torna indietro di tre dal tavolo 2, in tondo: 1, 7, 6.
lesson-pairs-and-tables-notes-question =
    Molti fanno saltare anche i board e rispondono 3. Il salto lo fanno solo le coppie: i board scendono sempre di un tavolo. Se c’è spazio, prova a farlo davvero, fra i tavoli della sala.
lesson-pairs-and-tables-end =
    Est-Ovest sale, i board scendono, Nord-Sud resta al suo tavolo: così ti orienti per tutta la serata.

## matchpoints

lesson-matchpoints-title = I match point
lesson-matchpoints-goal =
    Qui impari a leggere uno score e a calcolarne i match point.
    
    Hai licitato e mantenuto { BRIDGE("4S") }: 620 punti. È un buon risultato? In un torneo a coppie ancora non si sa. A tutti i tavoli si giocano le stesse carte: dipende da come hanno giocato gli altri. Giocare bene serve al punteggio; la classifica la fa il punteggio.
lesson-matchpoints-picture =
    Ecco lo **score** di un board, con i risultati di tutti i tavoli. Il board 44 è stato giocato sei volte. Tutte le coppie Nord-Sud avevano le stesse carte, ma guarda quanti risultati diversi. L’ultima colonna la riempiamo fra poco.
lesson-matchpoints-line =
    Leggi una riga da sinistra a destra. La coppia 4 ha incontrato la 104. Sud ha giocato { BRIDGE("4S") } ed è caduto di una. I 100 stanno nella colonna Est-Ovest: li segnano loro, e per Nord-Sud sono −100. La riga la scrive Nord, e Est o Ovest la controlla.
lesson-matchpoints-rule =
    Ogni coppia si confronta solo con quelle che giocavano **sulla stessa linea**. Per ogni coppia superata si ricevono **2 match point** (articolo 78). Di 10 punti o di mille, non fa differenza.
lesson-matchpoints-first =
    La coppia 1 ha 620. Conta i punteggi Nord-Sud più bassi: 200, 170, 140 e −100. Ha superato quattro coppie, e ognuna vale due match point. Nessun’altra ha 620: dei risultati uguali parla la prossima lezione.
lesson-matchpoints-notes-second =
    Prima fai mettere in fila alla classe i sei punteggi, dal peggiore al migliore. Poi la colonna si riempie dal basso: 0, 2, 4 e così via.
lesson-matchpoints-second =
    La coppia 2 supera soltanto quella che è caduta. La coppia 4, con −100, non supera nessuno. E la coppia 6, con 650, supera tutte le altre cinque.
lesson-matchpoints-top =
    Il massimo che si può ottenere in un board si chiama **top**: due volte il numero dei tavoli che l’hanno giocato, meno due. Per il board 44: 6 × 2 − 2, cioè 10. Al risultato peggiore va 0.
lesson-matchpoints-complement =
    Ed Est-Ovest? Riceve quello che **manca al top**. La coppia 1 ha 8, dunque i suoi avversari a quel tavolo hanno 2. Meno punti fa Nord-Sud, meglio è per Est-Ovest.
lesson-matchpoints-last-step =
    La coppia 5 ha 200. I punteggi 140, 170 e −100 sono più bassi; 620 e 650 sono più alti. Quanti match point sono?
lesson-matchpoints-notes-vote =
    Molti votano 0, perché si sono persi 100 punti. Chiedi che cosa hanno fatto le altre coppie Nord-Sud: hanno perso tutte di più. Poi mostra il testo seguente.
lesson-matchpoints-minus =
    Anche un punteggio negativo può essere un top: se Est-Ovest può mantenere il suo contratto, perdere solo 100 è meglio che perdere 140. E conta anche la mano passata: vale 0, più di ogni punteggio negativo.
lesson-matchpoints-scale =
    In alcuni circoli ogni coppia superata vale 1 match point invece di 2. Tutti i numeri si dimezzano, ma l’ordine delle coppie non cambia. Le domande di questo programma dicono sempre quale scala si usa.
lesson-matchpoints-end =
    Adesso capisci perché si lotta per una sola presa in più: può farti superare mezza sala.

## ties-and-ranking

lesson-ties-and-ranking-title = Parità e classifica
lesson-ties-and-ranking-goal =
    Alla fine saprai dividere i match point fra risultati uguali e leggere una classifica.
    
    Due coppie hanno mantenuto { BRIDGE("4S") } giusto, e tutte e due segnano 420. Nessuna ha superato l’altra. Che cosa ricevono? E chi ha vinto, a fine serata?
lesson-ties-and-ranking-picture =
    Il board 11, giocato quattro volte. Le coppie 1 e 2 hanno lo stesso punteggio; la coppia 3 ha fatto una presa in più e la coppia 4 è caduta.
lesson-ties-and-ranking-rule =
    Un punteggio **uguale** è mezza vittoria: tutte e due le coppie ricevono **1 match point**, invece di 2 e 0 (articolo 78).
lesson-ties-and-ranking-first =
    La coppia 1 supera la 4, e prende 2; pareggia con la 2, e prende 1. La coppia 2 ha esattamente lo stesso. Guarda la colonna: il top è 6.
lesson-ties-and-ranking-places =
    Si può vedere anche così. Con punteggi diversi le due coppie di mezzo avrebbero avuto 4 e 2. I due posti se li **dividono**: 6 in tutto, 3 a testa. Le due strade portano sempre allo stesso numero.
lesson-ties-and-ranking-notes-second =
    L’errore più comune è contare i tre punteggi uguali come uno solo. Fai indicare le coppie una per una: più bassa, pari o più alta?
lesson-ties-and-ranking-second =
    Board 33, giocato sei volte: tre coppie hanno 430. La coppia 2 supera 400 e −50 e pareggia con altre due coppie: due volte 2 e due volte 1.
lesson-ties-and-ranking-last-step =
    Nel board 63 la coppia 1 ha 110. Due coppie hanno 140, una ha −100, e un’altra ancora ha 110. Un punteggio superato, uno uguale. Quanti match point?
lesson-ties-and-ranking-notes-vote =
    Molti credono che il punteggio migliore sia sempre un top. Chiedi: ognuna delle due coppie ha superato tutte le altre? L’una con l’altra no. Dunque qualcosa manca.
lesson-ties-and-ranking-top =
    Il miglior punteggio, se è **diviso**, resta sotto il top. Se nel board 11 due coppie su quattro hanno 450, ciascuna riceve 5 invece di 6. Il top intero, in quel board, non ce l’ha nessuno.
lesson-ties-and-ranking-sum =
    Per la **classifica** si sommano i match point di tutti i board: vince la somma più alta. L’arbitro raccoglie gli score e il computer fa i conti. Un board andato male è soltanto un board.
lesson-ties-and-ranking-percentage =
    Sul foglio appeso al muro c’è una **percentuale**: i tuoi match point su tutti quelli possibili. 3 su 6 è la metà, cioè il 50%: la media esatta. Così si confrontano anche serate con più o meno board.
lesson-ties-and-ranking-end =
    Alla prossima classifica cerca la tua percentuale: oltre la metà, e hai battuto la media della sala.

## team-matches

lesson-team-matches-title = Gli incontri a squadre
lesson-team-matches-goal =
    Questa lezione ti insegna a confrontare due tavoli e a convertire la differenza in IMP.
    
    Stasera si affrontano due squadre. Tu e il tuo compagno giocate a un tavolo, due amici della tua **squadra** all’altro, e ai due tavoli si giocano gli stessi board. Poi ci si siede insieme e si confronta.
lesson-team-matches-seats =
    Al tavolo 1 la nostra coppia è in **Nord-Sud**; al tavolo 2 l’altra nostra coppia è in **Est-Ovest**, con le carte che al tavolo 1 avevano gli avversari. Una squadra ha quattro giocatori o più: se sono cinque o sei, a turno qualcuno riposa.
lesson-team-matches-halves =
    Ogni tavolo comincia con metà dei board. **A metà incontro i tavoli se li scambiano**: alla fine tutti e due li hanno giocati tutti. Fino ad allora nessuno parla dei board già giocati.
lesson-team-matches-picture =
    Il board 44 ai due tavoli. Al tavolo 1 la nostra coppia Nord-Sud ha mantenuto { BRIDGE("4S") }. Al tavolo 2 loro, con le stesse carte, si sono fermati a { BRIDGE("2S") } e hanno fatto dieci prese.
lesson-team-matches-rule =
    Si somma quello che hanno le **nostre due coppie**, con il segno. Tavolo 1: più 620. Tavolo 2: loro segnano 170, quindi la nostra coppia ha meno 170. In tutto, più 450.
lesson-team-matches-first =
    Prima si calcola la differenza in punti, poi la si converte in IMP con la tabella: 450 punti diventano 10 IMP.
lesson-team-matches-imps =
    Un modo per decidere l’incontro è sommare semplicemente le differenze di tutti i board: il **totale dei punti**. Ma così una sola smazzata fuori dal comune può pesare più di tutte le altre.
lesson-team-matches-table =
    Per questo di solito si gioca in **IMP** («International Match Points»): una tabella converte ogni differenza in un numero da 0 a 24 (articolo 78). 450 punti sono 10 IMP, 720 soltanto 12. Le grandi differenze si riducono.
lesson-team-matches-notes-second =
    Fai cercare la classe nella tabella. Nessuno deve saperla a memoria: è appesa in ogni circolo ed è in ogni programma per i conteggi di gara.
lesson-team-matches-second =
    Al tavolo 1 la nostra coppia è caduta di due: meno 100. Al tavolo 2 loro hanno mantenuto { BRIDGE("2S") }, quindi la nostra coppia ha meno 110. Sono due perdite, e si sommano.
lesson-team-matches-last-step =
    Al tavolo 1 la nostra coppia ha fatto { BRIDGE("4S") } con una presa in più: 650. Al tavolo 2 loro hanno licitato { BRIDGE("6S") } e sono caduti, quindi la nostra coppia ha 100. Insieme fa 750. Cerca nella tabella la riga in cui cade 750.
lesson-team-matches-notes-vote =
    I due contratti sono giocati da linee opposte, e molti sottraggono: 0 punti. Chiedi, tavolo per tavolo: chi ha segnato 50, noi o loro?
lesson-team-matches-both =
    Tutti e due i contratti sono caduti, e tutte e due le volte in difesa c’era la **nostra** coppia. 50 e 50 fanno 100 punti per noi. Conta chi segna, non chi sta in Nord-Sud.
lesson-team-matches-end =
    Fare i conti con la squadra dopo la partita è il momento più bello della serata. Adesso li puoi fare tu.

## one-whole-board

lesson-one-whole-board-title = Un board intero
lesson-one-whole-board-goal =
    Ogni pezzo ormai lo conosci. Questa lezione li mette insieme: un board da quando prendi le carte fino ai match point esposti in sala.
    
    Alla fine segui tu un board intero, una domanda alla volta. Senza fretta.
lesson-one-whole-board-before =
    Prima della dichiarazione: conta le tue tredici carte coperte, poi guardale. Sul board c’è scritto chi è il mazziere e chi è in zona. Nel board 20 il mazziere è Ovest, e tutte e due le linee sono in zona.
lesson-one-whole-board-auction =
    La dichiarazione continua finché, dopo una licita, tre giocatori di fila non sono passati.
lesson-one-whole-board-contract =
    L’ultima licita è { BRIDGE("2H") }. Della sua linea Sud è stato il primo a nominare le cuori: il { -declarer } è Sud, il morto è Nord, e attacca Ovest.
lesson-one-whole-board-lead =
    L’attacco si mette coperto sul tavolo. Il compagno può ancora fare domande. Poi si scopre, il morto stende le carte e il { -declarer } gioca le carte di tutte e due le mani.
lesson-one-whole-board-trick =
    Ogni presa: attacca chi ha vinto la precedente, tutti rispondono a colore se possono, e vince l’atout più alto o, se non ce ne sono, la carta più alta del seme d’attacco. Qui Ovest ha attaccato con { BRIDGE("D4") } ed Est ha preso con { BRIDGE("DA") }.
lesson-one-whole-board-after =
    Dopo il gioco tutti si mettono d’accordo su quante prese sono state fatte. Soltanto allora le carte tornano nel board, ogni mano nella sua tasca. Nord scrive il risultato sullo score.
lesson-one-whole-board-score =
    In { BRIDGE("2H") } Sud ha fatto 8 prese, quante ne aveva dichiarate. Quanto vale?
lesson-one-whole-board-notes-vote =
    Molti guardano soltanto i punteggi migliori. Fai scorrere la colonna: chi ha meno di 110, chi ha lo stesso?
lesson-one-whole-board-whole =
    Adesso un board tutto per te. È il board 5. Se non sai una risposta, fattela mostrare e vai avanti: la domanda seguente non dipende da questa.
lesson-one-whole-board-notes-whole =
    Sono circa trenta domande. A quelle rapide la classe risponde a voce; votate dove i pareri sono diversi. Puoi fermarti quando vuoi.
lesson-one-whole-board-end =
    Sai seguire un board dalla prima carta all’ultimo numero. Nella pratica trovi tutti i board interi che vuoi.
