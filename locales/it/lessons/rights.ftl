### Lessons of the chapter “rights”.

chapter-rights-title = I tuoi diritti al tavolo

## A contested claim (Laws 68 to 71)

lesson-a-contested-claim-title = Una richiesta contestata
lesson-a-contested-claim-goal =
    Alla fine di questa lezione sai dire quante prese porta una richiesta quando gli avversari non sono d’accordo.
    
    Restano due prese. Sud mostra due carte e dice: «Il resto è mio». Est guarda un piccolo atout e dice: «Davvero?».
lesson-a-contested-claim-picture =
    Picche è atout, tocca a Sud attaccare, e Sud **richiede** tutte e due le prese senza aggiungere altro. Est ha ancora { BRIDGE("S2") }. Dire quante delle prese rimaste si vinceranno, o anche solo mostrare le carte, è una richiesta (articolo 68).
lesson-a-contested-claim-stops =
    Con la richiesta si **dice** come si giocherà: in quale ordine si giocano le carte. Poi **il gioco si ferma**. Se gli avversari non sono d’accordo, nessuno va avanti come se niente fosse: si chiama l’arbitro, e si guardano tutte le carte (articoli 68 e 70).
lesson-a-contested-claim-first =
    Se Sud attacca prima con { BRIDGE("S9") }, l’atout di Est cade e tutte e due le prese sono sue. Ma Sud non ne ha parlato, e quell’atout può averlo dimenticato. Se attacca prima con { BRIDGE("HK") }, glielo tagliano. Il dubbio va contro chi ha richiesto (articolo 70C).
lesson-a-contested-claim-second =
    Le stesse carte. Questa volta Sud dice: «Batto gli atout». Bastano tre parole: nessuno può dire che abbia dimenticato quello di Est. Che cosa assegna adesso l’arbitro?
lesson-a-contested-claim-normal =
    L’arbitro immagina ogni gioco **normale** compatibile con quello che è stato detto. È normale anche ciò che è distratto o non proprio bello. Non è normale quello che nessuno fa: scartare un asso, o tagliare una propria carta vincente. Conta il gioco che vince meno prese (articoli 70D e 70E).
lesson-a-contested-claim-third =
    Nord ha { BRIDGE("DA") } e { BRIDGE("DQ") }, il re è fuori. «Impasse» vuol dire: giocare la donna sperando che il re le stia davanti. Qui è così. Ma Sud non l’ha detto, e giocando prima l’asso perderebbe una presa. Quello che non si dice non viene concesso (articolo 70E).
lesson-a-contested-claim-notes-vote =
    Il voto sbagliato più comune: una, perché «un’impasse non si concede mai». Fa’ leggere a voce alta che cosa ha detto Sud: l’impasse è stata annunciata, e riesce. Chiedi che cosa succederebbe se il re fosse da Est. Due minuti.
lesson-a-contested-claim-order =
    Chi richiede tutto crede che ogni sua carta sia vincente. Se una non lo è, conta l’**ordine**: l’arbitro suppone che possa essere giocata per prima. Dentro un seme, di solito, si suppone che si giochi dall’alto (articolo 70E).
lesson-a-contested-claim-back =
    Succede anche il contrario: qualcuno concede una presa che non può perdere. Se ci se ne accorge in tempo, la presa torna: quella che nessun gioco normale può perdere non si perde a parole (articolo 71).
lesson-a-contested-claim-end =
    Fa’ pure le richieste: fanno risparmiare tempo a tutti. Ma di’ come: prima gli atout, poi quale seme, e con quale carta fai l’impasse. E se non sei d’accordo con una richiesta, non discutere. Chiama l’arbitro.

## Che cosa ha lasciato capire il compagno (articoli 16 e 73)

lesson-what-partner-gave-away-title = Che cosa ha lasciato capire il compagno
lesson-what-partner-gave-away-goal =
    Dopo questa lezione saprai che cosa non puoi usare quando il compagno esita, e che cosa fanno allora gli avversari.
    
    Nord ha aperto { BRIDGE("1S") } ed Est ha detto { BRIDGE("2H") }. Sud ci pensa a lungo prima di passare. Un passo è un passo; ma ora tutti sanno che non era facile.
lesson-what-partner-gave-away-picture =
    Tocca a Nord. Il passo di Sud è una chiamata, e Nord lo può usare. La **pausa** di Sud no: dice che Sud ha qualcosa. Per il Codice è un’informazione **estranea**: di questo parla la lezione.
lesson-what-partner-gave-away-whose =
    I compagni si parlano **solo con le chiamate e con le carte giocate**. Ciò che dicono una pausa, una domanda, un commento, un gesto o un alert inatteso, il compagno non lo può usare (articoli 16B e 73). Gli avversari possono trarre conclusioni dal ritmo, a loro rischio. Pensare non è una colpa.
lesson-what-partner-gave-away-first =
    Chi non può usare la pausa? L’ha fatta Sud: riguarda dunque un giocatore solo.
lesson-what-partner-gave-away-notes-vote =
    Qui la licita precedente era a salto, e il regolamento chiede a tutti di aspettare. Molti votano lo stesso Nord. Chiedi: che cosa impara Nord da una pausa che Sud deve fare con qualsiasi mano? Due minuti.
lesson-what-partner-gave-away-alternatives =
    Che cosa può dire ora Nord? Un’**alternativa logica** è una chiamata a cui una buona parte dei giocatori come Nord penserebbe sul serio, e che qualcuno sceglierebbe. Se l’informazione suggerisce una chiamata piuttosto che un’alternativa così, quella chiamata è **vietata**, anche se Nord l’avrebbe fatta comunque (articolo 16B).
lesson-what-partner-gave-away-second =
    Hanno chiesto a dieci giocatori come Nord. Molti passerebbero, e la pausa non lo suggerisce. Perciò { BRIDGE("X") } e { BRIDGE("2S") }, che la pausa suggerisce, sono vietati. Nord passa.
lesson-what-partner-gave-away-third =
    Con un’altra mano non passerebbe nessuno. C’è un’alternativa logica che la pausa non suggerisce? Se non c’è, Nord sceglie liberamente. La pausa di Sud non lo riduce al silenzio.
lesson-what-partner-gave-away-opponents =
    Gli avversari non litigano. Se tutti sono d’accordo che la pausa c’è stata, dicono che **forse chiameranno l’arbitro più tardi**. Se qualcuno nega, l’arbitro viene **subito**. Se durante il gioco credono che sia stata usata, lo chiamano **alla fine del gioco** (articolo 16B).
lesson-what-partner-gave-away-director =
    L’arbitro si fa quattro domande, una dopo l’altra. C’era un’informazione? C’era un’alternativa? La chiamata scelta era suggerita piuttosto che quella? Gli avversari ne hanno avuto un danno? Al primo **no** si ferma. Quattro volte sì: il punteggio si corregge (articoli 12 e 16).
lesson-what-partner-gave-away-end =
    Il compagno può pensare quanto vuole; tu vai avanti come se non te ne fossi accorto. La correttezza non chiede altro. E chiamare l’arbitro non è un’accusa: qualcuno deve guardare la mano, e a un estraneo riesce meglio.

## Una spiegazione che non torna (articoli 20, 21 e 75)

lesson-a-wrong-explanation-title = Una spiegazione sbagliata
lesson-a-wrong-explanation-goal =
    Alla fine saprai distinguere una spiegazione sbagliata da una chiamata sbagliata, e dire chi la corregge e quando.
    
    Su { BRIDGE("1S") } Est salta a { BRIDGE("3C") }. Alla domanda, Ovest risponde: «debole». Est, che ha una mano forte, sente, e non deve batter ciglio.
lesson-a-wrong-explanation-picture =
    Si confrontano tre cose: che cosa ha **spiegato** Ovest, che cosa **ha in mano** Est, e che cosa hanno **convenuto** i due. Le prime due non vanno d’accordo. Quale sia sbagliata lo può dire solo la terza; qui non lo mostra ancora niente.
lesson-a-wrong-explanation-whose =
    Gli avversari hanno diritto di sapere **che cosa è convenuto**, non che cosa c’è in mano. Se la spiegazione non corrisponde all’accordo, era sbagliata: un’infrazione. Se corrisponde, era sbagliata solo la chiamata, e questo è permesso (articolo 75). Senza prove si presume sbagliata la spiegazione (articolo 21B).
lesson-a-wrong-explanation-first =
    La carta del sistema dice: forte. Ovest ha spiegato altro. Guarda prima la spiegazione e l’accordo; la mano di Est viene per ultima.
lesson-a-wrong-explanation-second =
    Ora la carta dice: debole. Ovest aveva ragione, e ha sbagliato Est. Gli avversari sono stati ingannati, ma sanno tutto quello che hanno diritto di sapere.
lesson-a-wrong-explanation-notes-vote =
    Senza carta del sistema molti votano la chiamata, perché Ovest sembrava così sicuro. Chiedi chi deve provare l’accordo: chi l’ha spiegato. Se non può, l’arbitro presume sbagliata la spiegazione. Due minuti.
lesson-a-wrong-explanation-correct =
    La **tua** spiegazione sbagliata la correggi, con l’arbitro, al più tardi prima che l’attacco sia scoperto. Quella **del compagno** non la correggi mai durante la dichiarazione. Il { -declarer } e il morto parlano dopo l’ultimo passo; un difensore aspetta la fine del gioco (articolo 20F). Perché? Perché il compagno ascolta.
lesson-a-wrong-explanation-third =
    Ovest, che ha spiegato, si ricorda all’improvviso dell’accordo e si spaventa: era «forte». È Ovest che ha spiegato, o il suo compagno? Allora sai fino a quando.
lesson-a-wrong-explanation-redress =
    Chi ha parlato fidandosi di una spiegazione sbagliata può **cambiare** la chiamata, finché il compagno non ha parlato e l’attacco non è scoperto. Dopo è tardi. Ma se l’altra linea ci ha guadagnato, l’arbitro corregge il punteggio, come se l’accordo fosse stato spiegato bene (articoli 21B e 75).
lesson-a-wrong-explanation-end =
    Una carta del sistema sul tavolo risolve quasi tutti questi casi prima che nascano. Se qualcosa non torna lo stesso: non guardare il compagno, non spiegare, chiama l’arbitro al momento giusto.

## Dummy’s rights (Laws 42 and 43)

lesson-dummys-rights-title = Che cosa può fare il morto
lesson-dummys-rights-goal =
    Alla fine sai che cosa può fare il morto durante il gioco, che cosa no, e quanto costa.
    
    Il morto non dorme. Ma chi vede due mani non deve aiutare il { -declarer } con quello che vede. È tutta qui la difficoltà di fare il morto.
lesson-dummys-rights-picture =
    Sud non risponde a colore. Nord, il morto, chiede: «Non ne hai più?» La domanda non dice come giocare; evita soltanto che una renonce si consumi.
lesson-dummys-rights-allowed =
    Il morto può **contare** le prese, **muovere** le carte nominate, riferire i fatti all’arbitro, **chiedere** al { -declarer } se ha commesso una renonce, e **prevenire** un errore, per esempio un attacco dalla mano sbagliata (articolo 42). Tutto questo viene prima del danno, o non riguarda come si gioca.
lesson-dummys-rights-first =
    Il morto dice al { -declarer } come giocare? No: ricorda soltanto che si deve rispondere a colore. Poi guarda che cosa segue da un diritto che si usa.
lesson-dummys-rights-after =
    Un errore **già commesso** il morto non lo segnala durante il gioco, e non chiama l’arbitro per primo. Dopo che un altro ha parlato, può. A gioco finito può dire tutto (articoli 42 e 43).
lesson-dummys-rights-second =
    L’attacco è già stato fatto: non è più un avvertimento. Prima Nord poteva parlare; adesso tocca a uno degli altri.
lesson-dummys-rights-notes-vote =
    Molti permettono al morto di chiedere a chiunque. Domanda che cosa direbbe la risposta al { -declarer } sulle carte del difensore. Solo i difensori e il { -declarer } possono farsi queste domande. Due minuti.
lesson-dummys-rights-lost =
    Tre atti costano di più: **scambiare le carte** con il { -declarer }, **alzarsi** per guardare il { -declarer }, **guardare le carte di un difensore**. Dopo, il morto non può più proteggere il { -declarer } dagli errori (articolo 43). Contare e muovere le carte resta permesso.
lesson-dummys-rights-third =
    Nord si è alzato per guardare. Ora arriva l’avvertimento, giusto e fatto a fin di bene. Quale dei tre prezzi ha?
lesson-dummys-rights-end =
    Stai seduto, metti giù bene le carte, conta, e chiedi «non ne hai più?» al momento giusto: un buon morto vale una presa, e non ne costa mai una.
