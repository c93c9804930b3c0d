### Chapter: penalty cards.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-penalty-cards-title = Le carte penalizzate

## calling-the-director

lesson-calling-the-director-title = Chiamare l’arbitro
lesson-calling-the-director-goal =
    Questa lezione ti mostra che cosa fare, e che cosa no, quando qualcosa va storto.
    
    A Est sfugge una carta, che cade scoperta sul tavolo. «Riprendila», dice uno. «No, adesso la devi giocare», dice un’altra. Tutti parlano a fin di bene. Ma chi ha ragione, e chi decide?
lesson-calling-the-director-laws =
    Qualcosa va storto a tutti i tavoli, al circolo come ai campionati del mondo. Il Codice, cioè il libro delle regole, non vuole punire. Serve a **rimediare**: l’altra coppia non deve rimetterci, e il gioco deve poter continuare.
lesson-calling-the-director-call =
    Appena qualcuno fa notare un’irregolarità, cioè qualcosa contro le regole, **si chiama subito l’arbitro** (articolo 9): la persona che conosce il Codice e lo applica.
    
    Può chiamarlo qualsiasi giocatore; il morto, però, solo dopo che qualcun altro ne ha parlato.
lesson-calling-the-director-notes-wait =
    Chiedi chi ha chiamato l’arbitro nell’ultimo mese, e perché gli altri non l’hanno fatto. Quasi sempre è per gentilezza: sembra un’accusa. Fai provare la frase ad alta voce: «Arbitro, per favore», con la mano alzata e senza indicare nessuno. Tre minuti.
lesson-calling-the-director-wait =
    Poi si **aspetta**. Le carte restano dove sono, nessuno fa chiamate o gioca, nessuno spiega il Codice agli altri. Chi vuole sistemare tutto da solo e in fretta, di solito, di un errore ne fa due.
lesson-calling-the-director-ruling =
    L’arbitro ascolta le due coppie, spiega le possibilità e decide. I giocatori non possono né imporre una conseguenza né **condonarla**: spetta soltanto all’arbitro (articolo 10).
    
    Preferisci lasciar correre? Dillo all’arbitro, che può acconsentire.
lesson-calling-the-director-picture =
    Ovest attacca con { BRIDGE("HA") }, il morto gioca { BRIDGE("H2") }. Est sta per giocare una cuori, e dalla mano gli scivola { BRIDGE("D7") }. La carta è scoperta, e resta lì. C’è una sola cosa da dire: «Arbitro, per favore».
lesson-calling-the-director-defenders =
    Una carta che deve restare scoperta sul tavolo è una **carta penalizzata**. Può diventarlo solo la carta di un **difensore** (articoli 48 e 49): di quello che ha visto, il compagno potrebbe approfittare.
    
    Il { -declarer } invece gioca da solo le due mani: una sua carta caduta può servire soltanto agli avversari.
lesson-calling-the-director-first =
    Di chi è la carta? Di Est, un difensore. Il compagno poteva vederla? Sì, è lì scoperta. Perciò { BRIDGE("D7") } non torna in mano.
lesson-calling-the-director-second =
    La presa è la stessa, ma ora è a Sud che sfugge { BRIDGE("CA") }. L’hanno visto tutti. Sud però è il { -declarer }, e il suo compagno è il morto.
lesson-calling-the-director-third =
    Adesso il morto. Nord urta { BRIDGE("DQ") }, che finisce in mezzo al tavolo; nessuno l’aveva chiesta. Le carte del morto sono comunque scoperte, quindi nessuno ha saputo niente di nuovo. Che ne è della donna?
lesson-calling-the-director-notes-vote =
    Est ha attaccato con { BRIDGE("C4") }, Sud ha giocato { BRIDGE("C2") }, e con quella carta ha posato anche { BRIDGE("S9") }. Molti votano «penalizzata», come per un difensore. Chiedi chi ci guadagna ad averla vista: soltanto Est e Ovest.
lesson-calling-the-director-fault =
    A volte chi perde la carta non ne ha colpa: magari l’ha trascinata la manica di un avversario. Allora l’**arbitro** può decidere che non è penalizzata.
lesson-calling-the-director-overlook =
    «Lascia stare, riprendila»: è detto con gentilezza, ma non spetta a noi. Le regole valgono per chiunque, amico o sconosciuto.
    
    Nessuno è obbligato a far notare l’errore di un avversario. Ma una volta che se n’è parlato, decide l’arbitro.
lesson-calling-the-director-manners =
    Sbagliare non è una vergogna e non merita commenti (articolo 74). Di’ che cosa è successo, e basta. Se l’errore è tuo, dillo con calma: capita a chiunque giochi.
lesson-calling-the-director-end =
    Si lascia tutto com’è, si dice «Arbitro, per favore» e si aspetta. Provalo una volta quando non è successo niente: al momento buono verrà da sé.

## a-card-is-seen

lesson-a-card-is-seen-title = Una carta esposta
lesson-a-card-is-seen-goal =
    In questa lezione impari a riconoscere una carta penalizzata e a distinguere la minore dalla maggiore.
    
    Est sta ordinando le carte, e una cade scoperta sul tavolo. Una piccola quadri è una cosa, un asso tutt’altra. E poi: è caduta, o Est voleva giocarla? Il Codice ne tiene conto.
lesson-a-card-is-seen-what =
    La carta di un difensore che il compagno **avrebbe potuto vedere**, fuori dal gioco normale, diventa una **carta penalizzata** (articolo 49). Lo diventa anche una carta nominata ad alta voce.
    
    Resta scoperta sul tavolo finché non è giocata o, in un caso che vedremo, non torna in mano.
lesson-a-card-is-seen-minor =
    Ce ne sono di due tipi (articolo 50). Una carta penalizzata è **minore** solo se valgono tutte e tre queste condizioni:
    
    – è **sotto il dieci**, cioè una cartina,
    – è stata esposta **inavvertitamente**,
    – è l’**unica** carta penalizzata di quel difensore.
lesson-a-card-is-seen-major =
    Tutte le altre sono **maggiori**: un onore (asso, re, donna, fante **o dieci**), una carta giocata, mostrata o nominata deliberatamente, oppure due o più carte penalizzate dello stesso difensore.
lesson-a-card-is-seen-picture =
    Ovest attacca con { BRIDGE("HJ") }, il morto gioca { BRIDGE("H3") }. Est sta per giocare, quando gli sfugge { BRIDGE("D8") }. Ora la carta è davanti a Est, e lì resta. Di che tipo è? Bastano tre domande.
lesson-a-card-is-seen-notes-kinds =
    Scrivi alla lavagna le tre domande: è una cartina? è caduta inavvertitamente? è l’unica? Basta un «no», ed è maggiore. Quasi tutti inciampano nel dieci: certi elenchi stampati degli onori si fermano al fante.
lesson-a-card-is-seen-first =
    Le tre domande, una alla volta. L’otto è sotto il dieci. È sfuggito di mano. E Est non ha altre carte penalizzate.
lesson-a-card-is-seen-second =
    Lo stesso incidente, ma con { BRIDGE("DT") }. A una delle tre domande ora si deve rispondere «no», perché il dieci è un onore.
lesson-a-card-is-seen-third =
    Prima dell’attacco iniziale. Tocca a Ovest, ma è Est che mette sul tavolo { BRIDGE("D5") }, e il { -declarer } rifiuta. Il cinque è sotto il dieci, e non si vedono altre carte. Ma è finito lì inavvertitamente?
lesson-a-card-is-seen-on-purpose =
    Una carta messa giù **deliberatamente** è maggiore, fosse anche un due e anche se era un errore: un attacco fuori turno che il { -declarer } rifiuta, o una carta ritirata perché si poteva ancora rispondere a colore.
    
    Dire «Ho ancora l’asso di fiori» è la stessa cosa.
lesson-a-card-is-seen-notes-vote =
    Due cartine, cadute inavvertitamente: quasi tutti diranno minore. Rimandali alla terza domanda: due carte insieme sono due carte penalizzate, e nessuna è l’unica.
lesson-a-card-is-seen-exceptions =
    Una carta che **soltanto un avversario** poteva vedere non è penalizzata. Non lo è un attacco fuori turno che **il { -declarer } accetta**, né quello fatto perché un avversario ha detto «tocca a te». Come sono andate le cose lo accerta l’arbitro.
lesson-a-card-is-seen-auction =
    Una carta può cadere anche durante la **dichiarazione** (articolo 24). Resta lì fino alla fine. Se è un onore, se è stata giocata come attacco o se sono più d’una, il compagno deve passare al prossimo turno.
    
    Poi la carta di un difensore diventa penalizzata; quella del { -declarer } o del morto torna in mano.
lesson-a-card-is-seen-end =
    La prossima carta che scivola non ti spaventerà: tre domande, e sai che cos’è. Che cosa comporta, lo vedi adesso.

## playing-a-penalty-card

lesson-playing-a-penalty-card-title = Giocare con una carta penalizzata
lesson-playing-a-penalty-card-goal =
    Alla fine saprai dire quali carte si possono giocare con una carta penalizzata sul tavolo.
    
    A Est è caduto { BRIDGE("DT") }, che ora è lì scoperto: una carta penalizzata maggiore. Tocca a Est giocare. Può scegliere un’altra carta, o il dieci viene prima?
lesson-playing-a-penalty-card-major =
    Una carta penalizzata **maggiore** va giocata alla **prima occasione legale** (articolo 50): rispondendo a colore, scartando, tagliando con un atout o attaccando, cioè iniziando una presa.
    
    Chi l’ha davanti non sceglie, nemmeno se in mano ha di meglio.
lesson-playing-a-penalty-card-first-suit =
    Ma prima viene il seme d’attacco, quello della prima carta della presa. Chi può **rispondere a colore** deve farlo, anche se la carta penalizzata resta sul tavolo: aspetterà la prossima occasione, presa dopo presa.
lesson-playing-a-penalty-card-first =
    Il seme d’attacco è cuori, ed Est ne ha tre. In questa presa { BRIDGE("DT") } non si può giocare. Va bene una cuori qualsiasi.
lesson-playing-a-penalty-card-second =
    Est ha vinto la presa con { BRIDGE("HA") }, e ora deve attaccare. Qui non c’è un seme a cui rispondere: l’occasione è arrivata.
lesson-playing-a-penalty-card-notes-major =
    Un allievo fa Est, con una carta vera scoperta davanti. A ogni presa la classe dice «adesso» o «non ancora». L’errore più comune: giocare la penalizzata quando si può ancora rispondere a colore.
lesson-playing-a-penalty-card-third =
    Più tardi Sud gioca atout per la terza volta, con { BRIDGE("SQ") }. Est non ha più picche, dunque non può rispondere a colore, e vorrebbe liberarsi di { BRIDGE("C4") }. Che cosa può giocare?
lesson-playing-a-penalty-card-minor =
    Una carta penalizzata **minore** pesa molto meno. Ha la precedenza soltanto sulle **altre cartine del suo seme**, che si risponda, si scarti o si attacchi. Al suo posto si può giocare un onore dello stesso seme, e tutti gli altri semi sono liberi.
lesson-playing-a-penalty-card-fourth =
    Il seme d’attacco è fiori, e davanti a Est c’è { BRIDGE("C5") }, penalizzata minore. { BRIDGE("CK") } e { BRIDGE("CT") } sono onori. L’altra cartina di fiori, { BRIDGE("C4") }, deve aspettare.
lesson-playing-a-penalty-card-notes-vote =
    Due risposte sbagliate sono comuni: solo { BRIDGE("C5") }, come se dovesse andarsene alla prima occasione, e la risposta senza { BRIDGE("CK") }. È vietato soltanto { BRIDGE("C4") }, cartina dello stesso seme. Un onore di quel seme, o qualsiasi altro seme, può andare prima.
lesson-playing-a-penalty-card-instead =
    Se per errore si gioca un’altra carta, si chiama l’arbitro (articolo 52). Il { -declarer } può accettarla: allora la penalizzata resta sul tavolo. Altrimenti si gioca la penalizzata, e la carta sbagliata diventa a sua volta **maggiore**.
lesson-playing-a-penalty-card-ordered =
    Una cosa viene prima della carta penalizzata. Se un difensore gioca **prima del turno del compagno**, il { -declarer } sceglie che cosa gioca il compagno: la carta più alta o la più bassa del seme d’attacco, oppure un altro seme, imposto o vietato (articolo 57).
lesson-playing-a-penalty-card-end =
    La maggiore alla prima occasione, la minore prima delle altre cartine. Questo vale per chi l’ha davanti; ora tocca al compagno.

## what-declarer-may-demand

lesson-what-declarer-may-demand-title = Che cosa può chiedere il { -declarer }
lesson-what-declarer-may-demand-goal =
    Dopo questa lezione saprai che cosa può chiedere il { -declarer } sull’attacco, e quando in difesa bisogna aspettare.
    
    A Est è sfuggito { BRIDGE("SJ") }: una penalizzata maggiore. Ovest, il compagno, ha appena vinto una presa e deve attaccare. Ormai sa che Est ha una picche alta. In cambio Sud, il { -declarer }, riceve un diritto. Quale?
lesson-what-declarer-may-demand-rule =
    Se deve attaccare un difensore e il suo compagno ha una penalizzata maggiore, il { -declarer } ha tre possibilità (articolo 50):
    
    – **imporre** l’attacco in quel seme,
    – **vietarlo**,
    – **non chiedere nulla**.
    
    Chi attacca aspetta questa scelta.
lesson-what-declarer-may-demand-back =
    Se il { -declarer } impone o vieta il seme, **la carta torna in mano** e non è più penalizzata.
    
    Se non chiede nulla, la carta resta sul tavolo. La prossima volta che tocca attaccare allo stesso difensore, il { -declarer } può scegliere di nuovo.
lesson-what-declarer-may-demand-first =
    Tocca a Ovest attaccare, e davanti a Est c’è { BRIDGE("SJ") }. Guarda il seme: la scelta del { -declarer } riguarda le picche e nessun altro.
lesson-what-declarer-may-demand-second =
    «Picche, per favore», dice Sud. Ovest ha tre picche e attacca con quella che vuole. E { BRIDGE("SJ") } torna nella mano di Est.
lesson-what-declarer-may-demand-notes-three =
    Tre allievi dicono le tre frasi del { -declarer }: «Impongo picche.» «Vieto picche.» «Non chiedo nulla.» Ogni volta la classe dice che ne è della carta. L’errore tipico: imporre il seme e lasciare la carta sul tavolo.
lesson-what-declarer-may-demand-third =
    Questa volta Sud ci pensa e dice: «Non chiedo nulla». Ovest attacca come vuole. E { BRIDGE("SJ") }, davanti a Est: torna in mano o resta sul tavolo?
lesson-what-declarer-may-demand-ban =
    L’attacco si impone per **una volta sola**. Il divieto dura di più: **finché Ovest resta in presa**, cioè continua a vincere le prese. Appena un’altra mano vince una presa, il divieto è finito per sempre.
lesson-what-declarer-may-demand-cannot =
    E chi **non può obbedire**? Attacca con un’altra carta qualsiasi fra quelle permesse (articolo 59). La penalizzata torna in mano lo stesso.
lesson-what-declarer-may-demand-notes-vote =
    La risposta sbagliata più votata lascia scegliere il { -declarer }, come con una maggiore. { BRIDGE("S6") } è piccola ed è caduta inavvertitamente: è una minore, e una minore non tocca l’attacco del compagno. Prima di rivotare, fai dire di che tipo è.
lesson-what-declarer-may-demand-director =
    Il { -declarer } sceglie **da solo**, senza una parola del morto (articolo 10). Prima l’arbitro spiega le possibilità. Se tocca a te attaccare, aspetta: chi attacca prima di questa scelta si ritrova davanti una penalizzata maggiore.
lesson-what-declarer-may-demand-know =
    Finché la carta è sul tavolo, di quello che rivela si possono servire **tutti**, anche il compagno. Una volta tornata in mano, il compagno deve giocare come se non l’avesse mai vista (articolo 50).
lesson-what-declarer-may-demand-end =
    Se difendi e il compagno ha una penalizzata maggiore, prima di attaccare fermati: sceglie prima il { -declarer }.

## two-penalty-cards

lesson-two-penalty-cards-title = Due carte penalizzate
lesson-two-penalty-cards-goal =
    Tra poco saprai seguire la decisione dell’arbitro anche con due carte penalizzate sul tavolo.
    
    Davanti a Est c’è già { BRIDGE("C7") }, penalizzata minore: niente di grave. Ora accanto cade { BRIDGE("H2") }. Due cartine, cadute tutte e due inavvertitamente. Che cosa è cambiato?
lesson-two-penalty-cards-both =
    Appena un difensore ha due carte penalizzate, **sono maggiori tutte e due**, anche la prima (articolo 50). Di solito gli arbitri ritengono che lo restino: quando una delle due è stata giocata, l’altra è ancora maggiore.
lesson-two-penalty-cards-first =
    { BRIDGE("H2") } è una cartina ed è caduta inavvertitamente. A due domande su tre la risposta è «sì». Ora guarda che cosa c’era già sul tavolo.
lesson-two-penalty-cards-declarer =
    Se si possono giocare tutte e due, **il { -declarer } indica** quale (articolo 51). Se si può giocarne una sola, va giocata quella. Se nessuna, perché bisogna rispondere in un altro seme, restano lì.
lesson-two-penalty-cards-second =
    Il seme d’attacco è picche, ed Est non ne ha più. Si potrebbe scartare l’una o l’altra, { BRIDGE("H2") } o { BRIDGE("C7") }. Perciò è il { -declarer } a dire quale.
lesson-two-penalty-cards-third =
    Questa volta il seme d’attacco è fiori. Est ne ha cinque, e una delle due penalizzate, { BRIDGE("C7") }, è di fiori. L’altra, { BRIDGE("H2") }, è di cuori. Quali carte può giocare Est?
lesson-two-penalty-cards-lead =
    Se deve attaccare il compagno, ogni seme si considera separatamente (articolo 51). Il { -declarer } può **imporne uno**, oppure **vietarne uno o tutti e due**. Tornano in mano solo le carte dei semi nominati.
    
    Due carte dello stesso seme tornano insieme.
lesson-two-penalty-cards-notes-lead =
    Disegna quattro colonne: fiori imposte, fiori vietate, tutti e due i semi vietati, nulla. Ogni volta la classe dice quale carta torna in mano. Qualcuno vorrà imporre «fiori o cuori, a scelta»: non si può, il { -declarer } nomina un seme solo.
lesson-two-penalty-cards-notes-vote =
    Molti votano maggiore, perché sul tavolo ci sono due carte. Chiedi davanti a chi: una è di Est, l’altra di Ovest. Per ogni difensore si contano solo le sue.
lesson-two-penalty-cards-each =
    Le carte si contano **separatamente per ogni difensore**. Se Est e Ovest ne hanno una ciascuno, piccola e caduta inavvertitamente, sono minori tutte e due, e il { -declarer } non ha niente da scegliere.
lesson-two-penalty-cards-own =
    Se tutti e due ne hanno una **maggiore** e deve attaccare Ovest, viene prima la scelta del { -declarer } sulla carta di Est. Ovest obbedisce, se può. E se la sua penalizzata rispetta la richiesta, deve attaccare con quella.
lesson-two-penalty-cards-fourth =
    Per via di { BRIDGE("C7") }, davanti a Est, il { -declarer } impone fiori. Anche { BRIDGE("DK") }, davanti a Ovest, è una carta penalizzata, ma non è di fiori: resta lì, e Ovest attacca con { BRIDGE("CJ") }.
lesson-two-penalty-cards-end =
    Di chi sono? Quali si possono giocare? Chi decide? Succede di rado; quando succede, bastano tre domande.
