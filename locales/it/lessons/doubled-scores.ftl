### Lessons on the scores of doubled and redoubled contracts.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-doubled-scores-title = I punti con il contro

## doubled-and-made

lesson-doubled-and-made-title = Contrato e mantenuto
lesson-doubled-and-made-goal =
    Dopo questa lezione saprai segnare un contratto contrato e mantenuto.
    
    Est-Ovest gioca { BRIDGE("2S") } e fa otto prese, esattamente quelle promesse. Qualcuno sta già scrivendo 110, i soliti punti. «Però io avevo contrato», dice Sud.
    
    E allora che cosa si scrive sullo score?
lesson-doubled-and-made-picture =
    Ecco com’è andata. Est licita picche, Ovest rialza a { BRIDGE("2S") } e, quando la dichiarazione sembra finita, Sud contra. Tutti passano. Est gioca { BRIDGE("2SX") }, ed Est-Ovest è in zona.
lesson-doubled-and-made-rule =
    Con il contro ogni presa **licitata** vale il doppio: { BRIDGE("2S") } non fa più 60 punti, ma 120.
    
    Solo adesso si guarda se si arriva a 100. Qui sì: il parziale è diventato una **manche**, con 500 punti di premio, o 300 in prima.
lesson-doubled-and-made-fifty =
    A questi si aggiungono **50 punti** di premio, perché il contratto è stato mantenuto nonostante il contro. Sono sempre 50: in prima e in zona, per un parziale come per uno slam.
lesson-doubled-and-made-notes-first =
    Prima di scoprire le righe chiedi alla classe una stima. Molti raddoppiano semplicemente il solito punteggio: lasciali fare, e torna sulla stima quando compare il premio di manche.
lesson-doubled-and-made-first =
    Est-Ovest è in zona e fa otto prese. Guarda il premio di manche: dei 670 punti ne porta 500 da solo. Senza contro sarebbero stati 110 in tutto.
lesson-doubled-and-made-overtricks =
    E le **prese in più**, quelle oltre il contratto? Contrate hanno un prezzo tutto loro: **100** punti l’una, oppure **200** se la linea del { -declarer } è in zona. Fiori, cuori o senza atout, non fa differenza.
lesson-doubled-and-made-second =
    Nord gioca { BRIDGE("3DX") } in prima e fa dieci prese, una più di quelle promesse. Quella presa vale 100. Per la manche però non conta: contano soltanto le tre prese licitate.
lesson-doubled-and-made-part-score =
    Con il contro è sempre manche? No: i punti **raddoppiati** delle prese devono arrivare a 100.
    
    – fino a { BRIDGE("2DX") } resta un parziale, anche { BRIDGE("1SX") } e { BRIDGE("1NTX") },
    – da { BRIDGE("2HX") } in su è manche, anche { BRIDGE("3CX") }.
lesson-doubled-and-made-third =
    Ovest gioca { BRIDGE("2DX") } in prima e fa otto prese. Due prese a quadri, raddoppiate, fanno 80: non bastano. Resta il premio di parziale, 50, e altri 50 arrivano dal contro.
lesson-doubled-and-made-last-line =
    Sud gioca { BRIDGE("1SX") } in zona e fa esattamente sette prese. L’unica presa licitata vale 60: è un parziale, con il suo premio di 50. Manca ancora una riga. Che cosa ci va scritto?
lesson-doubled-and-made-notes-vote =
    Chi vota «una manche» conta tutte e nove le prese. Chiedi quante ne aveva licitate Ovest. Poi calcolate insieme il punteggio: in zona fa 380.
lesson-doubled-and-made-not-all =
    Ti capiterà di leggere che il contro raddoppia tutto il punteggio. Non è vero. { BRIDGE("4S") } mantenuto in prima vale 420, contrato 590: raddoppiano le prese licitate e si aggiungono 50 punti. I premi di manche e di slam restano quelli di sempre.
lesson-doubled-and-made-end =
    Quattro mosse: raddoppia le prese licitate, guarda se arrivano a 100 e dai il premio, aggiungi 50 per il contro, poi 100 o 200 per ogni presa in più.

## doubled-and-down

lesson-doubled-and-down-title = Contrato e caduto
lesson-doubled-and-down-goal =
    Qui impari quanto costa un contratto contrato che cade.
    
    Due prese in meno, in prima: costano 100 punti, cinquanta l’una. Ma c’era il contro. Allora 200? No: 300.
    
    Con il contro le **prese in meno**, cioè quelle che mancano al contratto, seguono una scala propria.
lesson-doubled-and-down-picture =
    Est-Ovest ha licitato { BRIDGE("4H") }. Nord preferisce non lasciarglielo giocare e dice { BRIDGE("4S") }; Ovest contra. Sud fa solo otto prese, due meno di quelle promesse. Nord-Sud è in prima.
lesson-doubled-and-down-rule =
    Con il contro, **in prima**, più si cade e più ogni presa costa:
    
    – la prima 100,
    – la seconda e la terza 200 l’una,
    – dalla quarta in poi 300 l’una.
lesson-doubled-and-down-first =
    Due prese in meno: 100 e 200. Est-Ovest segna 300. Se avesse giocato e mantenuto { BRIDGE("4H") }, in zona, ne avrebbe segnati 620: l’idea di Nord non era affatto cattiva.
lesson-doubled-and-down-vulnerable = **In zona** la prima presa in meno costa subito **200**, e ognuna delle altre **300**. Conta la zona di chi gioca il contratto; quella degli avversari non c’entra.
lesson-doubled-and-down-notes-second =
    Fai sommare la classe ad alta voce, presa per presa: «duecento, cinquecento, ottocento». Dopo qualche smazzata i gradini restano in mente da soli.
lesson-doubled-and-down-second =
    Ovest apre di { BRIDGE("3D") }, Nord contra e tutti passano. Ovest fa sei prese, tre in meno, ed è in zona: 200 per la prima, 300 per ciascuna delle altre due.
lesson-doubled-and-down-last-step =
    Ovest gioca { BRIDGE("2HX") }, tutti sono in prima, e le prese sono solo cinque: tre in meno. La prima costa 100, la seconda e la terza 200 l’una. Quanti punti perde la linea di Ovest?
lesson-doubled-and-down-totals =
    In tutto, da una a sei prese in meno:
    
    – in prima: 100, 300, 500, 800, 1.100, 1.400
    – in zona: 200, 500, 800, 1.100, 1.400, 1.700
    
    Dalla seconda presa in poi, in zona si è avanti di un gradino.
lesson-doubled-and-down-notes-vote =
    La risposta sbagliata più votata: tre in meno, in prima, cioè tre volte 100. Fai contare i gradini della scala. Se puoi, lascia i totali scritti alla lavagna.
lesson-doubled-and-down-whose =
    Se il contratto cade, le prese fatte non danno punti e non c’è alcun premio, nemmeno i 50. Non contano neppure il livello e il seme: cadere di due in { BRIDGE("3NTX") } costa come cadere di due in { BRIDGE("2HX") }.
lesson-doubled-and-down-end =
    Di’ la scala una volta ad alta voce: 100, 200, 200, poi 300 ciascuna; in zona 200, poi 300 ciascuna. È l’unica fila di numeri del bridge che conviene sapere a memoria.

## redoubled

lesson-redoubled-title = Surcontrato
lesson-redoubled-goal =
    In questa lezione impari a segnare i contratti più rari, quelli surcontrati.
    
    Con { BRIDGE("1NT") } e sette prese si segnano 90 punti: poca cosa. Ma se gli avversari contrano e la tua linea risponde con un **surcontro**, quelle stesse sette prese valgono 560.
lesson-redoubled-picture =
    Ovest apre di { BRIDGE("1NT") } e Nord contra. Quando tocca di nuovo a Ovest, è ancora convinto di farcela: surcontro. Tutti passano. Ovest fa esattamente sette prese; Est-Ovest è in prima.
lesson-redoubled-rule =
    Con il **surcontro** le prese licitate valgono quattro volte tanto: { BRIDGE("1NT") } fa 160 invece di 40. Più di 100, dunque è manche.
    
    E per aver mantenuto il contratto ci sono **100 punti**, non 50.
lesson-redoubled-first =
    Le stesse sette prese: 90 lisce, cioè senza contro, 180 contrate, e ora 560. La differenza la fa soprattutto il premio di manche, 300.
lesson-redoubled-overtricks =
    Le **prese in più** surcontrate valgono il doppio di quelle contrate: **200** l’una, oppure **400** se la linea del { -declarer } è in zona. Anche qui il seme non conta.
lesson-redoubled-second =
    Est gioca { BRIDGE("2CXX") } in prima e fa nove prese: una in più. Le due prese a fiori, contate quattro volte, fanno 160. La presa in più, da sola, ne porta 200.
lesson-redoubled-last-line =
    Nord gioca { BRIDGE("3DXX") } in prima e fa esattamente nove prese. Le prese licitate danno 240: è manche, e si aggiungono 300. Manca ancora una riga. Che cosa ci va scritto?
lesson-redoubled-notes-vote =
    «Con il surcontro è sempre manche»: è la risposta sbagliata più comune. Fai fare il conto: una presa a fiori, quattro volte. A 100 non si arriva.
lesson-redoubled-only-one =
    Restano parziali solo { BRIDGE("1CXX") } e { BRIDGE("1DXX") }, con 80 punti per le prese. Ogni altro contratto surcontrato e mantenuto è manche, perfino { BRIDGE("1HXX") }.
lesson-redoubled-down =
    E se va male? Surcontrate, le **prese in meno** costano il doppio di quelle contrate:
    
    – in prima 200, poi 400 e 400, poi 600 l’una,
    – in zona 400, poi 600 l’una.
lesson-redoubled-notes-down =
    Mostra la via più corta: prima il costo con il contro, poi il doppio. Nessuno deve imparare a memoria una seconda tabella.
lesson-redoubled-third =
    Sud gioca { BRIDGE("3NTXX") }, tutti sono in prima, e fa sette prese: due in meno. Con il contro costerebbe 300, con il surcontro il doppio.
lesson-redoubled-end =
    Può passare qualche mese prima che tu incontri un surcontro. Quando arriverà, sarai tu quello che al tavolo sa fare il conto.

## find-the-mistake

lesson-find-the-mistake-title = Trova l’errore
lesson-find-the-mistake-goal =
    Alla fine saprai controllare un punteggio fatto da altri e indicare la riga sbagliata.
    
    Nord ha giocato { BRIDGE("3DX") } in prima, con una presa in più, e scrive 510 sullo score. Est ha un dubbio. In torneo una linea scrive e l’altra controlla: conviene saper seguire un conto fatto da altri.
lesson-find-the-mistake-rule =
    Si controlla **riga per riga**, sempre in quest’ordine:
    
    – prese licitate: una, due o quattro volte?
    – prese in più,
    – parziale, manche o slam?
    – 50 per il contro, 100 per il surcontro.
    
    Se il contratto è caduto, la riga è una sola.
lesson-find-the-mistake-first =
    Il conto di Nord per { BRIDGE("3DX") }. La presa in più è segnata 40, il doppio di una presa a quadri. Ma le prese in più contrate hanno il loro prezzo: il totale è 570, non 510.
lesson-find-the-mistake-what-if =
    C’è un altro modo di controllare: immagina di cambiare una cosa sola e guarda quali righe cambiano. Il **contro** cambia i punti delle prese licitate, di quelle in più e di quelle in meno; dà 50 se il contratto è mantenuto e può portare a manche.
lesson-find-the-mistake-second =
    { BRIDGE("3C") } mantenuto in zona vale 110. E se fosse stato contrato? I punti per le prese raddoppiano, il premio di parziale sparisce, e compaiono quello di manche e i 50 del contro.
lesson-find-the-mistake-vulnerable =
    La **zona** cambia meno di quanto si creda: i premi di manche e di slam, le prese in meno e le prese in più contrate. Le prese licitate e il premio di parziale restano uguali.
lesson-find-the-mistake-last-step =
    In prima Sud ha licitato { BRIDGE("3H") } e ha fatto dieci prese: 90, più 30 per la presa in più, più 50 di parziale, in tutto 170. E se avesse licitato { BRIDGE("4H") }? La presa in più sparisce, e i punti per le prese diventano 120. Quale premio prende il posto dei 50?
lesson-find-the-mistake-back =
    A volte si conosce soltanto il punteggio. Allora si va a ritroso, togliendo prima i premi. 790: meno 500 per la manche in zona, meno 50 per il contro. Restano 240, quattro prese da 60: { BRIDGE("4S") }, o quattro cuori, contrato.
lesson-find-the-mistake-third =
    Tre risultati, tutti { BRIDGE("4S") } con dieci prese, e uno solo dà 790. Provali uno alla volta: contrato o no, in zona o in prima?
lesson-find-the-mistake-notes-vote =
    La risposta che attira è «due in meno, contrato, in prima», come se ogni presa costasse 100. Fai calcolare tutti e quattro i risultati e scrivili accanto alle risposte.
lesson-find-the-mistake-end =
    Chi non scrive controlla: in torneo è il secondo compito di tutti. Basta un gentile «guardiamo ancora una volta?».
