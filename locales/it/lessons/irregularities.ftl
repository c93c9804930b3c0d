### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Le irregolarità

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = Una licita troppo bassa
lesson-insufficient-bid-goal =
    Nord apre di { BRIDGE("1S") }. Est guarda le sue belle cuori, non vede il cartellino di Nord e dice { BRIDGE("1H") }. Succede in tutti i circoli, e non c’è da vergognarsi. Vediamo come l’arbitro rimette le cose a posto, senza danno per nessuno.
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } non supera { BRIDGE("1S") }: allo stesso livello le cuori stanno sotto le picche. È una **licita insufficiente**. Nessuno la corregge da sé, né Est né gli avversari: si chiama l’arbitro, che spiega le possibilità (articoli 9 e 10).
lesson-insufficient-bid-accept =
    Il primo a decidere è l’**avversario di sinistra** di chi ha licitato. Può accettare la licita troppo bassa, dicendolo o semplicemente facendo una chiamata. Allora la dichiarazione continua da lì, come se la licita fosse sufficiente (articolo 27A).
lesson-insufficient-bid-notes-accept =
    Chiedi perché proprio l’avversario di sinistra: perché tocca a lui parlare subito dopo. Fai indicare il posto alla classe anche per altri due o tre giocatori.
lesson-insufficient-bid-first =
    Alla sinistra di Est siede Sud. Se Sud accetta, l’ultima licita è { BRIDGE("1H") }. Guarda che cosa può licitare allora: anche { BRIDGE("1S") }, che Nord ha già detto.
lesson-insufficient-bid-lowest =
    Sud può anche non accettare. Allora Est deve cambiare la licita. La via più semplice è la **licita sufficiente più bassa nella stessa denominazione**: lo stesso seme o, se era senza atout, ancora senza atout. E non succede altro (articolo 27B).
lesson-insufficient-bid-second =
    Est corregge in { BRIDGE("2H") }: sopra { BRIDGE("1S") } non c’è una licita a cuori più bassa. Ha solo ripetuto le sue cuori un livello più su, e Ovest può parlare come vuole.
lesson-insufficient-bid-silence =
    Non ha conseguenze nemmeno una **chiamata comparabile**, che descrive più o meno le stesse carte: lo giudica l’arbitro (articolo 23). Dopo ogni altra chiamata il compagno deve **passare fino alla fine**. E se la coppia difende, il { -declarer } può vietargli un seme la prima volta che attacca (articolo 26).
lesson-insufficient-bid-third =
    Est preferisce tirarsi indietro e passa. Il passo non è la licita a cuori più bassa, e di cuori non dice nulla: perciò Ovest dovrà passare fino alla fine. Segui le due domande, prima la dichiarazione e poi l’attacco.
lesson-insufficient-bid-fourth =
    Est apre di { BRIDGE("2H") }. Sud ha cinque belle quadri e dice { BRIDGE("2D") }; Ovest non accetta. Qui l’arbitro non giudicherebbe comparabile nessuna chiamata. A Sud serve dunque la licita a quadri più bassa che superi { BRIDGE("2H") }. Sali un gradino alla volta.
lesson-insufficient-bid-notes-vote =
    Molti votano «è valida», perché un avversario ha accettato. Chiedi chi siede alla sinistra di Sud. Il diritto è soltanto di Ovest, che parla subito dopo: Est non può usarlo al suo posto. Bastano due minuti.
lesson-insufficient-bid-slip =
    L’arbitro chiede sempre, prima di tutto: volevi fare proprio questa licita? Se per sbaglio è uscito un altro cartellino, non era una scelta. Finché il compagno non ha parlato, la chiamata voluta prende il suo posto, senza conseguenze (articolo 25).
lesson-insufficient-bid-end =
    Ora sai chi può accettare una licita troppo bassa e quale correzione lascia libero il compagno. Al tavolo non serve ricordare tutto: si chiama l’arbitro e si aspetta.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = Una chiamata fuori turno
lesson-a-call-out-of-turn-goal =
    Il mazziere è Est, che sta ancora sistemando le carte. Sud crede che sia il suo turno, apre di { BRIDGE("1S") } e solo dopo guarda il board. Ha parlato troppo presto. Che ne è di quel { BRIDGE("1S") }? Ed Est perde il turno?
lesson-a-call-out-of-turn-picture =
    Tocca a Est, ma Sud ha detto { BRIDGE("1S") }. È una **chiamata fuori turno**. Non è ancora valida, ma non è nemmeno annullata. Si chiama l’arbitro e, finché non arriva, nessuno aggiunge altro (articolo 9).
lesson-a-call-out-of-turn-accept =
    L’**avversario di sinistra** può accettare la chiamata: basta che parli subito dopo. Allora la dichiarazione continua da lì (articolo 29A). Altrimenti la chiamata è annullata, e il turno torna al giocatore a cui toccava (articolo 29B).
lesson-a-call-out-of-turn-first =
    Ha parlato Sud; alla sua sinistra siede Ovest. Segui le due domande: chi può accettare, e a chi tocca se nessuno lo fa.
lesson-a-call-out-of-turn-second =
    Est non aspetta l’arbitro e apre di { BRIDGE("1H") }. È il caso più semplice: Est ha parlato al proprio turno. La chiamata di Sud è come se non ci fosse stata, e nessuno deve passare (articolo 28B).
lesson-a-call-out-of-turn-own-turn =
    La chiamata è annullata. Che cosa dirà Sud quando tocca davvero a lui? Qui aveva preceduto l’**avversario di destra**. Se adesso l’avversario passa, Sud deve **ripetere la stessa chiamata** (articolo 31). Se invece Sud era passato, deve passare di nuovo, qualunque cosa dica l’avversario (articolo 30).
lesson-a-call-out-of-turn-third =
    Est passa. Sud aveva già detto { BRIDGE("1S") }, e adesso non può dire altro. Con questo la faccenda è chiusa: Nord parla come vuole.
lesson-a-call-out-of-turn-notes-vote =
    Le risposte sbagliate più votate: «soltanto di nuovo { BRIDGE("1S") }» e «soltanto Passo». L’obbligo di ripetere nasceva dal passo di Est; qui Est ha licitato, e la situazione è un’altra. Fai dire alla classe che cosa ha fatto Est.
lesson-a-call-out-of-turn-comparable =
    Sud dunque può scegliere. L’arbitro confronta: se la nuova chiamata dice più o meno quello che diceva la prima, è **comparabile**, e non succede altro (articolo 23). Altrimenti il compagno deve passare, ma **una volta sola**. Se poi la coppia difende, il { -declarer } può vietargli un seme la prima volta che attacca (articolo 26).
lesson-a-call-out-of-turn-fourth =
    Est ha aperto di { BRIDGE("1H") }. Sud prima ha detto { BRIDGE("1S") } e ora passa: dice tutt’altra cosa. Confronta con la licita insufficiente: là il compagno doveva passare fino alla fine, qui una volta.
lesson-a-call-out-of-turn-fifth =
    Il mazziere è Nord, e Sud passa troppo presto, al turno del **compagno**. Il passo è annullato. Nord apre di { BRIDGE("1D") }, Est passa, e ora tocca davvero a Sud. L’obbligo di passare di nuovo riguarda chi ha preceduto l’avversario di destra. Che cosa può dire Sud?
lesson-a-call-out-of-turn-end =
    Ora sai che cosa comporta una chiamata fuori turno: chi può accettarla, quando va ripetuta, quando il compagno passa una volta. Un’occhiata al board prima di parlare risparmia tutto questo.

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = L’attacco iniziale fuori turno
lesson-the-wrong-opening-lead-goal =
    Sud gioca { BRIDGE("3NT") }. Dovrebbe attaccare Ovest, ma Est è più svelto: { BRIDGE("SJ") } è già sul tavolo, scoperto. Qualcuno chiede: «Toccava a te?» Niente è perduto, e le carte non si ridanno. Il { -declarer } ha cinque scelte (articolo 54).
lesson-the-wrong-opening-lead-picture =
    Queste sono le carte di Sud; { BRIDGE("SJ") } è arrivato dalla parte sbagliata. L’attacco spettava a Ovest, alla sinistra del { -declarer }. Prima di toccare altre carte si chiama l’arbitro. Poi Sud decide da solo: il morto non ha voce in capitolo (articoli 10 e 54).
lesson-the-wrong-opening-lead-accept =
    Sud può **accettare** l’attacco, in due modi. Stende tutte le sue carte: allora il morto è Sud, e gioca Nord (articolo 54A). Oppure accetta e resta il { -declarer }: la seconda carta viene dalla sua mano, e il morto gioca per ultimo (articolo 54B).
lesson-the-wrong-opening-lead-first =
    Sud stende le carte sul tavolo. Segui le tre domande: chi gioca ora il contratto, da quali carte viene la prossima, e che ne è del fante.
lesson-the-wrong-opening-lead-second =
    Anche qui Sud accetta, ma tiene le carte in mano e gioca su { BRIDGE("SJ") }. Confronta con l’esempio di prima: l’attacco vale tutte e due le volte, cambia solo chi gioca.
lesson-the-wrong-opening-lead-refuse =
    Oppure Sud **rifiuta**. La carta diventa penalizzata maggiore, e attacca Ovest. Prima, però, Sud può **imporre** il seme della carta, **vietarlo** o non chiedere nulla. Se lo impone o lo vieta, la carta torna in mano a Est (articoli 50 e 54).
lesson-the-wrong-opening-lead-third =
    Ecco le cinque scelte insieme: due per accettare, tre per rifiutare. Altro non si può fare: né nominare un seme qualsiasi, né far tornare in mano la carta e basta, né ridare le carte.
lesson-the-wrong-opening-lead-fourth =
    Sud gioca { BRIDGE("4S") }, ed Est attacca fuori turno con { BRIDGE("HQ") }. Sud rifiuta e vieta le cuori. Il { -declarer } resta Sud, e Ovest attacca in un altro seme. Finora la donna era sul tavolo, penalizzata. E adesso che il seme è vietato?
lesson-the-wrong-opening-lead-notes-vote =
    La risposta sbagliata più votata è «minore», perché la carta è bassa. Chiedi: è caduta, o è stata giocata? Un attacco è un gesto voluto, e allora il valore della carta non conta più. Due minuti.
lesson-the-wrong-opening-lead-face-down =
    C’è un modo semplice di evitare tutto questo: l’attacco iniziale si fa con la carta **coperta** (articolo 41). Poi si chiede «Tocca a me?» e si aspetta un attimo. Se non toccava a te, l’arbitro ti fa riprendere la carta, che non è penalizzata.
lesson-the-wrong-opening-lead-end =
    Ora sai elencare le cinque scelte del { -declarer } dopo un attacco dalla parte sbagliata: diventare il morto, accettare, imporre il seme, vietarlo, non chiedere nulla. E sai perché la prima carta si posa coperta.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = Un attacco fuori turno
lesson-a-lead-out-of-turn-goal =
    L’atout è cuori, il { -declarer } è Sud. Est ha appena vinto la prima presa con { BRIDGE("CK") }, ma ad attaccare è Ovest, con { BRIDGE("D4") }. Capita: si guardano le proprie carte e non chi ha vinto la presa. E adesso?
lesson-a-lead-out-of-turn-picture =
    Ecco le carte di Sud e del morto. Toccava a Est, il compagno: { BRIDGE("D4") } è un **attacco fuori turno**. Ci si ferma e si chiama l’arbitro. Ad accettare può essere solo la linea avversaria: se ha attaccato un difensore, decide il { -declarer } (articolo 53).
lesson-a-lead-out-of-turn-defender =
    Se Sud **accetta**, { BRIDGE("D4") } vale come attacco al turno giusto, e il morto gioca la sua carta. Se **rifiuta**, la carta diventa penalizzata maggiore e attacca chi doveva. Quando tocca proprio al compagno, il { -declarer } può subito imporre o vietare il seme (articoli 50 e 56).
lesson-a-lead-out-of-turn-first =
    Sud rifiuta. L’attacco è di Est, il compagno di chi ha la carta sul tavolo. Perciò Sud può dire subito se Est deve attaccare a quadri, non può farlo, o è libero.
lesson-a-lead-out-of-turn-second =
    Est ha giocato { BRIDGE("CA") }, ma Sud ha tagliato. Est non se n’è accorto e attacca con { BRIDGE("D3") }. Tocca a Sud. Se Sud rifiuta, la carta diventa penalizzata, come ogni attacco rifiutato di un difensore. Sud sceglie subito, o più tardi? Guarda a chi tocca attaccare.
lesson-a-lead-out-of-turn-declarer =
    Anche il { -declarer } può attaccare dalla mano sbagliata. Allora ad accettare può essere **l’uno o l’altro difensore**. Se nessuno accetta, la carta torna dov’era, e dalla mano giusta si attacca con qualsiasi carta, di qualsiasi seme (articolo 55). Il { -declarer } non ha mai carte penalizzate.
lesson-a-lead-out-of-turn-third =
    L’ultima presa l’ha vinta il morto, ma Sud attacca con { BRIDGE("D2") } dalla mano. Guarda le due risposte: chi può accettare, e con che cosa si può attaccare dal morto.
lesson-a-lead-out-of-turn-notes-vote =
    Le risposte sbagliate più votate: Est, oppure Sud, che ha sbagliato mano. Se i due difensori non sono d’accordo, decide quello che gioca subito dopo l’attacco sbagliato. Fai il giro del tavolo con la classe, partendo da Sud.
lesson-a-lead-out-of-turn-prevent =
    Due abitudini aiutano. Prima di attaccare, guarda chi ha vinto l’ultima presa. E il morto può **prevenire** un attacco dalla mano sbagliata: «Sei al morto». Quando la carta è ormai sul tavolo, il morto tace (articoli 42 e 43).
lesson-a-lead-out-of-turn-end =
    Ora sai che cosa comporta un attacco fuori turno: chi può accettarlo, quando la carta resta sul tavolo, quando torna dov’era. E un avversario che ci gioca sopra senza dire nulla lo ha accettato.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = La renonce
lesson-the-revoke-goal =
    Sud attacca con { BRIDGE("H9") }. Est non vede cuori, taglia con { BRIDGE("S7") } e poi trova { BRIDGE("HQ") } nascosta fra le quadri. Due semi rossi vicini: è successo a tutti. È una **renonce**: non rispondere a colore pur avendo carte del seme d’attacco (articolo 61).
lesson-the-revoke-picture =
    L’atout è picche, e queste sono le carte che restano a Est: { BRIDGE("HQ") } c’è ancora. Rispondere a colore viene prima di tutto. Appena qualcuno se ne accorge, ci si ferma e si chiama l’arbitro. La prima domanda è sempre: si può ancora rimediare?
lesson-the-revoke-correct =
    Finché si è in tempo, una renonce **va rettificata**: si ritira la carta e se ne gioca una del seme d’attacco. Quella di un difensore diventa **penalizzata maggiore**, anche se è una cartina: non è caduta, è stata giocata. Quella del { -declarer } torna in mano (articolo 62).
lesson-the-revoke-first =
    Est se ne accorge subito e lo dice. Nella presa va { BRIDGE("HQ") }, e { BRIDGE("S7") } resta sul tavolo. Segui le due domande: la renonce è consumata, cioè è troppo tardi? E che ne è della carta?
lesson-the-revoke-established =
    È troppo tardi quando la renonce è **consumata**. Succede appena il giocatore o il suo compagno gioca nella presa successiva, nomina una carta per quella presa, oppure richiede o concede le prese che restano (articolo 63). Da allora la carta resta giocata.
lesson-the-revoke-second =
    Est ha vinto la presa con { BRIDGE("S7") } e attacca subito nella successiva. Solo allora salta fuori { BRIDGE("HQ") }. È andata avanti la linea di Est: guarda che cosa comporta.
lesson-the-revoke-notes-vote =
    La risposta sbagliata più votata: consumata, perché la presa successiva è cominciata. Chiedi chi l’ha cominciata. Il morto è della linea del { -declarer }; Est e Ovest non hanno ancora fatto nulla.
lesson-the-revoke-price =
    A gioco finito, una renonce consumata può costare delle prese (articolo 64). **Due**, se chi l’ha commessa ha vinto quella presa e la sua linea un’altra dopo. Altrimenti **una**, se la linea ha vinto quella presa o una di quelle dopo. **Nessuna**, se non ne ha più vinte.
lesson-the-revoke-third =
    Est ha tagliato e ha vinto quella presa; poi Est e Ovest ne hanno vinte altre tre. Guarda prima chi ha vinto la presa della renonce, poi conta quelle venute dopo.
lesson-the-revoke-fourth =
    Stavolta Est scarta { BRIDGE("D5") }, e vince l’asso del morto. Poi Est e Ovest vincono tre prese. La presa della renonce non l’ha vinta Est: due prese sono dunque escluse. La linea ne ha vinta una dopo?
lesson-the-revoke-exceptions =
    Alcune renonce da sole non costano prese: quella del morto, quella alla dodicesima presa, o quella scoperta quando un avversario ha già parlato nella smazzata seguente. L’arbitro guarda comunque se l’altra linea è stata danneggiata, e nel caso rimedia (articolo 64).
lesson-the-revoke-prevent =
    Una domanda evita quasi tutte le renonce: «Niente più cuori?» Il { -declarer } può farla a un difensore che non risponde a colore, e il morto al { -declarer } (articoli 42 e 61). E quando una renonce è venuta fuori, non ci si accorda fra amici: decide l’arbitro (articolo 10).
lesson-the-revoke-end =
    Ora sai dire se una renonce si può ancora rettificare, che ne è della carta e quante prese costa. E un consiglio per sistemare la mano: fra i due semi rossi tieni un seme nero.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = Quello che forse hai letto
lesson-what-you-may-have-read-goal =
    Sul bridge si legge volentieri, e ogni tanto in quello che si legge c’è una svista. Dieci errori ritornano spesso, sulla carta e in rete. Ormai ne sai abbastanza per riconoscerli: in quest’ultima lezione li mettiamo alla prova, uno per uno.
lesson-what-you-may-have-read-method =
    Il metodo è sempre lo stesso. Non chiederti quale frase suona meglio. Prendi **un caso al tavolo**, prova prima con una frase e poi con l’altra, e guarda che cosa dice il Codice. Se due testi si contraddicono così, uno solo può avere ragione.
lesson-what-you-may-have-read-first =
    Due testi sulla dichiarazione. Mettiti al tavolo: il mazziere è Nord e parla per primo. Il turno passa sempre a sinistra. Chi siede alla sinistra di Nord? E quale dei due testi gli dà la parola (articolo 17)?
lesson-what-you-may-have-read-second =
    Il mazziere è Sud, e i primi tre giocatori passano. Nessuno ha ancora licitato, ed Est non ha ancora parlato. Secondo uno dei due testi, Est resterebbe senza turno. Quale testo ha ragione (articolo 22)?
lesson-what-you-may-have-read-penalty =
    Passiamo alle carte penalizzate. Due cose si leggono spesso sbagliate: quali carte sono onori, e per chi ha conseguenze una carta penalizzata maggiore. Dalla prima dipende il tipo di carta, dalla seconda un attacco (articolo 50).
lesson-what-you-may-have-read-score =
    Gli errori nei punti sono duri a morire: una somma già scritta sembra sempre giusta. Tre cose meritano un secondo sguardo: quali prese contano, che cosa moltiplica il contro, quanto costano le prese in meno. Scrivi il conto riga per riga (articolo 77).
lesson-what-you-may-have-read-third =
    Uno dei due testi conta tutte e nove le prese di { BRIDGE("3NT") } e arriva a 280. Ma quali prese danno punti? Chi licita promette prese oltre le prime sei, e solo quelle contano. Segui il conto.
lesson-what-you-may-have-read-notes-vote =
    Molti votano «il doppio», perché la prima presa in meno costa davvero il doppio. Chiedi della seconda e della terza. Fai scrivere la scala su un foglio: tre minuti.
lesson-what-you-may-have-read-rubber =
    L’ultimo errore: qualcuno scrive che i giocatori scelgono il punteggio da raggiungere. In torneo è fissato il numero dei board. Nel rubber bridge (la partita libera) non si sceglie nulla: la partita è della linea che vince per prima **due manche** (articolo 74 del Codice del rubber bridge).
lesson-what-you-may-have-read-end =
    Ora puoi leggere di bridge con la matita in mano: prendi un caso, svolgilo, controlla la regola. Con questo il corso è finito. Se al tavolo qualcosa va storto, sai chi chiamare. Buon gioco.
