### Lessons on rubber bridge: the sheet, the game, the rubber, the honours.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-rubber-title = Il rubber bridge, per chi gioca a casa

## below-and-above

lesson-below-and-above-title = Sotto e sopra la linea
lesson-below-and-above-goal =
    Dopo questa lezione saprai segnare una smazzata sul foglio della partita.
    
    Quattro amici, un tavolo di cucina, un mazzo di carte, un foglio e una matita. Niente board, nessun altro tavolo: è il **rubber bridge**, o partita libera, la forma più antica del gioco.
    
    Si gioca finché una coppia non ha vinto due manche: questa è una **partita**.
lesson-below-and-above-rule =
    Il foglio ha due colonne, «Noi» e «Loro», e a metà è attraversato da una linea.
    
    Vanno **sotto la linea** soltanto i punti delle prese **licitate e fatte** (articolo 72 del Codice del rubber bridge). Una presa vale quanto in torneo.
lesson-below-and-above-notes-picture =
    Disegna alla lavagna le due colonne e la linea, e scrivi insieme alla classe: sopra la linea verso l’alto, sotto verso il basso. Dai un foglio anche a ogni tavolo.
lesson-below-and-above-picture =
    Noi siamo Nord-Sud. Nella smazzata 1 Sud licita { BRIDGE("2H") } e fa nove prese: 60 sotto la linea, e 30 sopra per la presa in più. Nella 2 Est cade di due in { BRIDGE("3D") }: 100 per noi, sopra.
    
    Sopra la linea si scrive verso l’alto: il numero più recente è in cima.
lesson-below-and-above-first =
    Nord licita { BRIDGE("2NT") } e fa nove prese. Il contratto vale 70, e vanno tutti sotto la linea. La nona presa non era licitata: i suoi 30 vanno sopra.
lesson-below-and-above-above = **Sopra la linea** va tutto il resto (articolo 81 del Codice del rubber bridge):
    
    – le prese in più,
    – i premi per gli slam e per i contratti contrati e mantenuti,
    – le prese in meno, nella colonna degli **avversari**.
    
    Ogni numero sta nella colonna di chi lo ha guadagnato.
lesson-below-and-above-second =
    Sud gioca { BRIDGE("4S") } e fa nove prese, una in meno. Guarda le colonne: Nord-Sud non scrive nulla, Est-Ovest segna 50. E nessuno si è avvicinato alla manche.
lesson-below-and-above-third =
    Ovest licita { BRIDGE("6S") } e fa dodici prese. I 180 delle prese vanno sotto la linea, i 500 del piccolo slam sopra. Perché poi si traccia una nuova linea, lo vediamo nella prossima lezione.
lesson-below-and-above-no-premium =
    Qui manca qualcosa: il premio di parziale o di manche, che in torneo c’è per ogni contratto mantenuto. { BRIDGE("1NT") } mantenuto lì vale 90, qui 40; { BRIDGE("3NT") } in prima lì vale 400, qui 100.
    
    Nel rubber bridge le manche si pagano **alla fine della partita**.
lesson-below-and-above-last-step =
    Est licita { BRIDGE("2H") } e fa dieci prese. Nella colonna di Est-Ovest, sotto la linea, ci sono i 60 delle prese licitate. Restano due prese in più, da 30 l’una. Quanto si scrive sopra la linea?
lesson-below-and-above-doubled =
    Con il **contro** le prese licitate contano due volte, con il surcontro quattro, e **tutti** questi punti vanno sotto la linea: { BRIDGE("1SX") } mantenuto dà 60, { BRIDGE("1SXX") } 120. Sopra vanno i 50 o i 100 per averlo mantenuto.
lesson-below-and-above-notes-vote =
    Molti mettono sotto la linea anche la presa in più. Chiedi che cosa era licitato: due prese a quadri contrate, 80 punti. La presa in più va sopra, con i 50, e per la manche non conta mai.
lesson-below-and-above-notes-question =
    La risposta sbagliata più comune mette 60 sotto la linea e gli altri 60 sopra. Chiedi che cosa era licitato: due prese a picche, e con il contro ciascuna vale 60. Perciò stanno tutte sotto.
lesson-below-and-above-end =
    Prendi un foglio, traccia la croce e la linea, e segna una smazzata tua. La prossima lezione mostra quando si vince una manche.

## games-and-the-rubber

lesson-games-and-the-rubber-title = Le manche e la partita
lesson-games-and-the-rubber-goal =
    Alla fine saprai dire quando una manche è vinta e quanto vale la partita.
    
    Abbiamo 60 punti sotto la linea. Adesso Nord gioca { BRIDGE("2NT") } e lo mantiene. Sud prende la matita e traccia una seconda linea, attraverso tutte e due le colonne. Che cosa è successo?
lesson-games-and-the-rubber-rule = **Con 100 punti o più sotto la linea** si vince una **manche**. I punti possono venire da una sola smazzata, o da più smazzate insieme.
    
    Vinta la manche, si traccia una nuova linea attraverso le due colonne (articolo 73 del Codice del rubber bridge).
lesson-games-and-the-rubber-picture =
    Ecco il foglio prima del { BRIDGE("2NT") } di Nord: Sud ha fatto { BRIDGE("2H") } con una presa in più, Est { BRIDGE("1NT") }. Ora sotto la linea arrivano altri 70 punti: 60 e 70 fanno 130. I 30 sopra la linea per la manche non contano.
lesson-games-and-the-rubber-line =
    Dopo la nuova linea **le due coppie ripartono da zero**. Quello che superava i 100 non si riporta, e nemmeno il parziale degli avversari serve più per la prossima manche.
    
    Ma nessun numero si cancella o si sposta: alla fine si somma tutto.
lesson-games-and-the-rubber-first =
    Le stesse tre smazzate, una alla volta. Guarda l’ultima: Nord-Sud ha vinto una manche, e tutti sono di nuovo a 0. I 40 punti di Est sono persi per la prossima manche, ma non per il totale.
lesson-games-and-the-rubber-last-step =
    Un’altra partita; noi siamo Est-Ovest. Ovest ha fatto { BRIDGE("3C") }, Nord { BRIDGE("2S") }: 60 punti per ciascuno. Nella terza smazzata Sud fa { BRIDGE("1NT") }, che vale 40. Nord-Sud ha dunque 60 e 40, giusto 100. Quante manche ha vinto?
lesson-games-and-the-rubber-vulnerable =
    Chi ha vinto una manche da quel momento è **in zona**. Qui non lo decide nessun board: all’inizio tutti sono in prima, poi va in zona una coppia, più tardi forse anche l’altra. I prezzi sono quelli che conosci dal torneo.
lesson-games-and-the-rubber-second =
    Nord-Sud ha vinto una manche con { BRIDGE("4S") }. Ora Nord cade di due in { BRIDGE("3NT") }: 200 a Est-Ovest. Se a cadere di due fosse stato Est, sarebbero stati solo 100, perché Est-Ovest non ha ancora una manche.
lesson-games-and-the-rubber-notes-vote =
    Dopo la seconda smazzata molti lasciano a Est-Ovest i 60 per la prossima manche; altri li cancellano del tutto. Torna al foglio: nessun numero è stato cancellato. Per la prossima manche non contano più, per il totale sì. Tre minuti.
lesson-games-and-the-rubber-premium =
    Con due manche si vince la **partita**, e si riceve un premio sopra la linea (articolo 74 del Codice del rubber bridge):
    
    – **700** se gli avversari non hanno manche,
    – **500** se ne hanno una.
    
    Poi ogni coppia somma tutta la sua colonna.
lesson-games-and-the-rubber-third =
    Nord-Sud vince con { BRIDGE("4S") } e { BRIDGE("3NT") }, due manche a zero: il premio è 700. Guarda i totali: ci sono anche i 40 punti che Est-Ovest ha avuto per { BRIDGE("2D") }.
lesson-games-and-the-rubber-unfinished =
    Qualcuno deve prendere l’ultimo autobus: **partita interrotta** (articolo 80 del Codice del rubber bridge).
    
    – Una sola coppia ha una manche: riceve **300**.
    – Una sola coppia ha un parziale nella manche in corso: riceve **100**.
    
    Quello che hanno tutte e due le coppie non dà premi.
lesson-games-and-the-rubber-fourth =
    L’unica manche è di Nord-Sud: 300. L’unico parziale dopo la manche è di Est-Ovest, 80 punti: 100. E guarda chi è avanti: Est-Ovest, perché una volta Nord è caduto di due, contrato e in zona.
lesson-games-and-the-rubber-end =
    Cento punti per la manche, due manche per la partita, 700 o 500 di premio. E se l’autobus non aspetta: 300 per l’unica manche, 100 per l’unico parziale.

## honours-in-one-hand

lesson-honours-in-one-hand-title = Gli onori in una sola mano
lesson-honours-in-one-hand-goal =
    Qui impari a vedere a colpo d’occhio se una mano ha diritto al premio per gli onori.
    
    L’ultima carta è sul tavolo e Nord dice: «E cento per gli onori». Est è perplesso: al circolo non l’ha mai sentito dire. Niente di strano: questo premio esiste soltanto nel rubber bridge.
lesson-honours-in-one-hand-picture =
    Nord gioca { BRIDGE("4S") }. Il seme ha cinque **onori**: asso, re, donna, fante e dieci. Nord ne ha quattro; soltanto il dieci è da un’altra parte.
lesson-honours-in-one-hand-rule =
    Gli onori di atout **in una sola mano** danno un premio sopra la linea (articolo 81 del Codice del rubber bridge):
    
    – quattro su cinque: **100**,
    – tutti e cinque: **150**.
    
    Conta soltanto il seme di atout.
lesson-honours-in-one-hand-first =
    La stessa mano. Nord-Sud scrive 100 sopra la linea, oltre a quello che porta il contratto. Anche { BRIDGE("DQ") } è un onore, ma le quadri non sono atout.
lesson-honours-in-one-hand-second =
    Sud gioca { BRIDGE("3DX") } e ha tutti e cinque gli onori di quadri: 150. Il contro qui non cambia nulla.
lesson-honours-in-one-hand-split =
    «In una sola mano» va preso alla lettera. Gli onori del compagno **non si aggiungono**: due qui e due di fronte non valgono niente, per quanto siano utili nel gioco.
lesson-honours-in-one-hand-third =
    Ovest gioca { BRIDGE("6S") }. Est e Ovest insieme hanno asso, re, fante e dieci di atout, quattro su cinque. Ma due li ha Ovest e due Est: niente premio per gli onori. Lo slam, naturalmente, si paga.
lesson-honours-in-one-hand-notes-vote =
    Molti votano «nessun premio»: perché Est difende, o perché non pensano che il dieci sia un onore. Fai dire le ragioni agli uni e agli altri; la regola arriva subito dopo.
lesson-honours-in-one-hand-who =
    Il premio può toccare a **ognuno dei quattro**: al { -declarer }, al morto, a un difensore. Non importa nemmeno se il contratto è mantenuto. Lo scrive la coppia di chi ha gli onori.
    
    Meglio dirlo solo dopo l’ultima presa: prima, racconteresti a tutti che cosa hai in mano.
lesson-honours-in-one-hand-aces =
    A **senza atout** non ci sono onori di atout. Lì danno 150 i **quattro assi** in una sola mano; tre assi non danno nulla. Se invece c’è un atout, gli assi degli altri semi non contano.
lesson-honours-in-one-hand-last-step =
    Sud gioca { BRIDGE("3NT") } e fa solo otto prese: cade di una. Sul tavolo ci sono le carte di Nord, il morto, con quattro assi. Di atout non ce n’è, dunque contano gli assi. Quanto dà questa mano?
lesson-honours-in-one-hand-tournament =
    In **torneo** il premio per gli onori non c’è mai (articolo 77 del Codice del bridge duplicato). Lì la fortuna delle carte deve pesare il meno possibile: il punteggio viene solo dal contratto e dalle prese.
lesson-honours-in-one-hand-end =
    Gli onori si annunciano a gioco finito, non prima: a nessuno conviene raccontare che cosa ha in mano.

## a-whole-rubber

lesson-a-whole-rubber-title = Una partita intera
lesson-a-whole-rubber-goal =
    Dopo questa lezione saprai tenere il conto di un’intera partita.
    
    «Una partita prima di cena?» Quattro persone, due mazzi di carte, un’oretta. Noi siamo Nord-Sud e seguiamo una partita dalla prima smazzata all’ultima somma: sei smazzate, tre manche.
lesson-a-whole-rubber-draw =
    Prima della prima smazzata ognuno **pesca una carta**. Le due più alte giocano insieme contro le due più basse; a parità decide il seme, picche per prime. Chi ha la più alta sceglie posto e mazzo, e **distribuisce per primo**.
lesson-a-whole-rubber-cards =
    Con **due mazzi** nessuno aspetta: mentre il mazziere distribuisce, il suo **compagno** mescola l’altro mazzo per la smazzata seguente. Prima di distribuire, il mazziere fa alzare il mazzo al giocatore di destra. Si dà una carta alla volta, cominciando da sinistra.
lesson-a-whole-rubber-rule =
    Finita una smazzata, dà le carte il **giocatore a sinistra** del mazziere. Se passano tutti e quattro non si scrive nulla, e le dà il seguente.
    
    Si va avanti finché una coppia non ha due manche: possono bastare due smazzate, o volercene venti.
lesson-a-whole-rubber-first =
    Smazzata 1. Nord licita { BRIDGE("1NT") } e fa otto prese. Il contratto va sotto la linea. E l’ottava presa?
lesson-a-whole-rubber-second =
    Smazzata 2: Ovest mantiene { BRIDGE("3H") }, 90 sotto la linea, a soli 10 punti dalla manche. Smazzata 3: Est gioca { BRIDGE("3DX") } e fa sette prese, due in meno. Nessuno ha una manche, dunque Est è in prima: a noi 300.
lesson-a-whole-rubber-picture =
    Smazzata 4, dà le carte Ovest. Sud dice { BRIDGE("2NT") } e Nord passa. Perché non { BRIDGE("3NT") }? Abbiamo 40 sotto la linea, e 40 e 70 bastano per la manche. Nel rubber bridge si licita con un occhio al foglio.
lesson-a-whole-rubber-third =
    Sud lo mantiene: 110, la prima manche, e siamo in zona. I 90 di Est-Ovest non contano più per la prossima manche, ma restano sul foglio.
lesson-a-whole-rubber-last-step =
    Smazzata 5. Ovest licita { BRIDGE("6S") } e fa dodici prese: 180 sotto la linea, manche per Est-Ovest. Sopra vanno 500 per lo slam, perché prima non avevano manche, e gli onori: Ovest ne aveva quattro su cinque. Quanto fa, in tutto, sopra la linea?
lesson-a-whole-rubber-notes-vote =
    Un’altra partita, prima di chiudere la nostra. Molti votano 500, perché Est-Ovest ha 40 sotto la linea. Ma un parziale non è una manche: la vittoria è netta e vale 700, più di una lotta alla pari.
lesson-a-whole-rubber-fourth =
    Smazzata 6. Sud mantiene { BRIDGE("4S") }: seconda manche, e la partita è nostra. Est-Ovest ne ha vinta una: il premio è 500. Poi si somma tutto, anche i 90 che non contavano più: 1.060 a noi, 870 a Est-Ovest.
lesson-a-whole-rubber-settle =
    Abbiamo vinto per **190** punti. Se si gioca a soldi, anche pochi, chi perde paga la differenza. Molti la arrotondano alle centinaia, qui a duecento: è un’usanza, non una regola.
lesson-a-whole-rubber-tactics =
    Per che cosa vale la pena lottare? Una presa in più dà 20 o 30 punti, la partita 500 o 700. Chi per fermare una manche cade di tre, contrato, ne perde 500 anche in prima: quanto il premio di una partita vinta per due a una. È un consiglio, non una regola.
lesson-a-whole-rubber-push =
    E se a manche non puoi arrivare, non insistere troppo nella dichiarazione: rischi di spingerci gli avversari.
lesson-a-whole-rubber-history =
    All’inizio degli anni Trenta del Novecento una sfida a rubber bridge riempì i giornali: Ely Culbertson contro Sidney Lenz, a New York, centocinquanta partite. Vinse Culbertson con i suoi, e a molti lettori venne voglia di imparare il bridge.
lesson-a-whole-rubber-end =
    Quattro persone, due mazzi, carta e matita: per una serata non serve altro. Chi inviti?

## four-deals

lesson-four-deals-title = Chicago: quattro smazzate
lesson-four-deals-goal =
    Dopo questa lezione saprai tenere il conto di un Chicago.
    
    Una partita può durare un’ora. Chi arriva tardi al circolo non vuole aspettare tanto: il Chicago finisce dopo **quattro smazzate**. Le sue regole sono una consuetudine: nel Codice dei tornei non ci sono.
lesson-four-deals-dealer =
    Ognuno **dà le carte una volta**. Nessuno perde il turno: se passano tutti e quattro, **ridà lo stesso giocatore**.
lesson-four-deals-first = Sud ha mantenuto il primo contratto; poi ha dato le carte Est, e sono passati tutti. Est ridà.
lesson-four-deals-vulnerable =
    Chi è **in zona** lo decide il numero della smazzata:
    
    - nella prima nessuno
    - nella seconda e nella terza la **linea del mazziere**
    - nella quarta tutti.
lesson-four-deals-rule =
    Prese, slam, prese in meno e onori valgono come in una partita. Ma la **manche si paga subito**: 300, in zona 500. Alla fine non ci sono altri premi.
lesson-four-deals-second = Sud ha licitato { BRIDGE("2H") } e ha fatto nove prese: 60 e 30, niente manche. I 60 restano validi **finché qualcuno fa manche**.
lesson-four-deals-last-step = Nella terza smazzata siamo in zona, e Nord mantiene { BRIDGE("2C") }. Di punti ne abbiamo già 60. Quanto segniamo in tutto?
lesson-four-deals-notes-vote =
    Un altro Chicago. Molti sommano i nostri 40 ai 60 e votano per la manche. Chiedi che cosa è successo nel mezzo: con la manche di Est-Ovest tutte e due le linee ripartono da zero.
lesson-four-deals-end-of-four = Un **parziale nell’ultima smazzata** vale altri 100. Poi si somma tutto.
lesson-four-deals-customs =
    Non tutti i tavoli giocano allo stesso modo. In alcuni, nella seconda e nella terza smazzata è in zona la linea che **non dà le carte**; in altri ogni smazzata fa conto a sé, e un parziale vale 50. Mettetevi d’accordo prima.
lesson-four-deals-end =
    Quattro smazzate, poi si possono cambiare i compagni: a casa, in sei, nessuno resta fuori a lungo.
