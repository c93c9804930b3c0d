### Lessons of the chapter “irregularities”.

chapter-irregularities-title = Le irregolarità

## A slip or a change of mind (Law 25)

lesson-was-it-meant-title = Era voluta?
lesson-was-it-meant-goal =
    Dopo questa lezione saprai distinguere uno sbaglio di mano da un ripensamento, e dire che cosa comporta ciascuno.
    
    Nord vuole dire { BRIDGE("1S") }, ma dal bidding box esce { BRIDGE("1H") }. Ora la sua licita è quella? Prima di tutto l’arbitro chiede: era voluta?
lesson-was-it-meant-picture =
    Sul tavolo c’è { BRIDGE("1H") }, ma Nord voleva { BRIDGE("1S") } fin dall’inizio. Nessuno riprende un cartellino senza l’arbitro. Conta quello che Nord aveva in mente quando ha allungato la mano, e non quello che adesso sembra meglio.
lesson-was-it-meant-slip =
    Se una chiamata **non è mai stata voluta**, hanno sbagliato solo la mano o la lingua. Detto subito, si corregge: la chiamata voluta prende il suo posto, e non succede altro. Come il giocatore se ne sia accorto non conta, fosse anche dalla faccia del compagno (articolo 25A).
lesson-was-it-meant-first =
    L’arbitro crede a Nord. Segui le due domande: che ne è di { BRIDGE("1H") }, e che cosa può chiedere il { -declarer } per un attacco, più tardi?
lesson-was-it-meant-mind =
    Chi la chiamata l’ha voluta, fosse anche per un attimo, ha **cambiato idea**. La prima è valida, a meno che l’avversario di sinistra non accetti la seconda. Di quella ritirata il compagno non può servirsi; e se le due non sono comparabili, il { -declarer } potrà vietargli di attaccare in un seme (articoli 16, 25B e 26).
lesson-was-it-meant-second =
    Stavolta Nord voleva { BRIDGE("1H") }, e solo dopo ha contato le picche: un ripensamento. Guarda chi decide, e che cosa comporta per un attacco.
lesson-was-it-meant-notes-vote =
    Molti votano { BRIDGE("3S") }, perché dopo non ha parlato nessuno. Chiedi se Sud voleva dire { BRIDGE("2S") }. Chi ha parlato dopo conta per uno sbaglio di mano; un ripensamento non dà nessun diritto, serve il consenso di Ovest. Due minuti.
lesson-was-it-meant-limit =
    Anche per lo sbaglio di mano c’è un limite: **la chiamata seguente del compagno**. Se ha parlato solo l’avversario di sinistra, si corregge ancora, e quell’avversario può cambiare la sua. Quando ha parlato il compagno, anche lo sbaglio di mano resta (articolo 25A).
lesson-was-it-meant-third =
    Est e Sud sono passati prima che Nord guardasse il tavolo. Sud è il suo compagno: perciò resta anche questo sbaglio di mano.
lesson-was-it-meant-fourth =
    Nord voleva { BRIDGE("2S") }, e sul tavolo c’è { BRIDGE("1S") }. Intanto Est ha contrato. Est è l’avversario di sinistra. Ha parlato anche il compagno? Allora sai che ne è di { BRIDGE("1S") }.
lesson-was-it-meant-end =
    La mano o la testa: tutto sta lì. Lo sbaglio di mano si corregge finché il compagno non parla; sul ripensamento decide l’avversario di sinistra. In ogni caso, di’ subito che cosa è successo, e lascia che l’arbitro chieda.

## A bid that is too low (Laws 25 to 27)

lesson-insufficient-bid-title = Una licita troppo bassa
lesson-insufficient-bid-goal =
    Alla fine saprai dire chi può lasciar valere una licita troppo bassa, e con che cosa si può sostituirla senza danno per il compagno.
    
    Nord apre di { BRIDGE("1S") }. Est guarda le sue belle cuori, non vede il cartellino di Nord e dice { BRIDGE("1H") }. Succede in tutti i circoli, e non c’è da vergognarsi. La licita può restare?
lesson-insufficient-bid-picture =
    { BRIDGE("1H") } non supera { BRIDGE("1S") }: allo stesso livello le cuori stanno sotto le picche. È una **licita insufficiente**. Nessuno la corregge da sé, né Est né gli avversari: si chiama l’arbitro, che spiega le possibilità (articoli 9 e 10).
lesson-insufficient-bid-accept =
    Il primo a decidere è l’**avversario di sinistra** di chi ha licitato, e nessun altro. Può accettare la licita troppo bassa, dicendolo o semplicemente facendo una chiamata. Allora la dichiarazione continua da lì, come se la licita fosse sufficiente (articolo 27A).
lesson-insufficient-bid-notes-accept =
    Chiedi perché proprio l’avversario di sinistra: perché tocca a lui parlare subito dopo. Fai indicare il posto alla classe anche per altri due o tre giocatori.
lesson-insufficient-bid-first =
    Alla sinistra di Est siede Sud. Se Sud accetta, l’ultima licita è { BRIDGE("1H") }. Guarda che cosa può licitare allora: anche { BRIDGE("1S") }, che Nord ha già detto.
lesson-insufficient-bid-lowest =
    Sud può anche non accettare. Allora Est deve cambiare la licita. La via più semplice è la **licita sufficiente più bassa nella denominazione mostrata**: qui cuori. Se una licita mostra un seme diverso da quello che nomina, come una transfer, conta il seme mostrato. Il compagno resta libero (articolo 27B).
lesson-insufficient-bid-second =
    Est corregge in { BRIDGE("2H") }: sopra { BRIDGE("1S") } non c’è una licita a cuori più bassa. Ha solo ripetuto le sue cuori un livello più su, e Ovest può parlare come vuole.
lesson-insufficient-bid-silence =
    Lascia libero il compagno anche una **chiamata comparabile**: dice più o meno lo stesso, lo precisa, o ha lo stesso scopo (articolo 23). Dopo ogni altra il compagno deve **passare fino alla fine**. Se poi la coppia difende, il { -declarer } può vietargli, al suo primo attacco, un seme che Est non ha mostrato con una chiamata valida (articolo 26).
lesson-insufficient-bid-third =
    Est preferisce tirarsi indietro e passa. Il passo non è la licita a cuori più bassa, e di cuori non dice nulla: perciò Ovest dovrà passare fino alla fine. Segui le due domande, prima la dichiarazione e poi l’attacco.
lesson-insufficient-bid-fourth =
    Est apre di { BRIDGE("2H") }. Sud ha cinque belle quadri e dice { BRIDGE("2D") }; Ovest non accetta. Qui l’arbitro non giudicherebbe comparabile nessuna chiamata. A Sud serve dunque la licita a quadri più bassa che superi { BRIDGE("2H") }. Sali un gradino alla volta.
lesson-insufficient-bid-notes-vote =
    I più votano «libero», perché sono cuori tutte e due le volte. Chiedi qual è la licita a cuori più bassa che supera { BRIDGE("1S") }. Il salto dice più di quanto diceva la licita di Est, e dal secondo tentativo nessuno deve trarre vantaggio. Bastano due minuti.
lesson-insufficient-bid-double =
    Un contro o un surcontro può sostituire la licita solo se è comparabile. Altrimenti è annullato anche quello, e il compagno deve passare fino alla fine, qualunque chiamata segua. E anche dove il compagno resta libero: se l’errore stesso ha aiutato chi l’ha commesso, l’arbitro corregge il punteggio (articolo 27).
lesson-insufficient-bid-end =
    Due domande risolvono quasi tutti i casi. Chi siede a sinistra? E la nuova chiamata è la licita più bassa nella denominazione mostrata, oppure comparabile? Il resto non serve ricordarlo: si chiama l’arbitro e si aspetta.

## A call out of turn (Laws 23 and 28 to 32)

lesson-a-call-out-of-turn-title = Una chiamata fuori turno
lesson-a-call-out-of-turn-goal =
    Questa lezione ti mostra che ne è di una chiamata fatta troppo presto, e quanto costa.
    
    Il mazziere è Est, che sta ancora sistemando le carte. Sud crede che sia il suo turno, apre di { BRIDGE("1S") } e solo dopo guarda il board. Est ha perso il turno?
lesson-a-call-out-of-turn-picture =
    Tocca a Est, ma Sud ha detto { BRIDGE("1S") }. È una **chiamata fuori turno**. Non è ancora valida, ma non è nemmeno annullata. Si chiama l’arbitro e, finché non arriva, nessuno aggiunge altro (articolo 9).
lesson-a-call-out-of-turn-accept =
    L’**avversario di sinistra** può accettare la chiamata: basta che parli subito dopo. Allora la dichiarazione continua da lì (articolo 29A). Altrimenti la chiamata è annullata, e il turno torna al giocatore a cui toccava (articolo 29B).
lesson-a-call-out-of-turn-first =
    Ha parlato Sud; alla sua sinistra siede Ovest. Segui le due domande: chi può accettare, e a chi tocca se nessuno lo fa.
lesson-a-call-out-of-turn-second =
    Est non aspetta l’arbitro e apre di { BRIDGE("1H") }. È il caso più semplice: Est ha parlato al proprio turno. La chiamata di Sud è annullata, e nessuno deve passare (articolo 28B). Nord però non può servirsi di quello che Sud ha lasciato capire (articolo 16).
lesson-a-call-out-of-turn-own-turn =
    La chiamata è annullata. Che cosa dirà Sud quando tocca davvero a lui? Qui aveva preceduto l’**avversario di destra**. Se adesso l’avversario passa, Sud deve **ripetere la stessa chiamata** (articolo 31). Se invece Sud era passato, deve passare di nuovo, qualunque cosa dica l’avversario (articolo 30).
lesson-a-call-out-of-turn-third =
    Est passa. Sud aveva già detto { BRIDGE("1S") }, e adesso non può dire altro. Con questo la faccenda è chiusa: Nord parla come vuole.
lesson-a-call-out-of-turn-notes-vote =
    Le risposte sbagliate più votate: «soltanto di nuovo { BRIDGE("1S") }» e «soltanto Passo». L’obbligo di ripetere nasceva dal passo di Est; qui Est ha licitato, e la situazione è un’altra. Fai dire alla classe che cosa ha fatto Est.
lesson-a-call-out-of-turn-comparable =
    Sud può scegliere. L’arbitro confronta: una chiamata **comparabile** dice più o meno lo stesso, lo precisa, o ha lo stesso scopo, e il compagno resta libero (articolo 23). Altrimenti passa **una volta sola**. Se poi la coppia difende, il { -declarer } può vietargli, al suo primo attacco, un seme che Sud non ha mostrato con una chiamata valida (articolo 26).
lesson-a-call-out-of-turn-fourth =
    Est ha aperto di { BRIDGE("1H") }. Sud prima ha detto { BRIDGE("1S") } e ora passa: dice tutt’altra cosa. Confronta con la licita insufficiente: là il compagno doveva passare fino alla fine, qui una volta.
lesson-a-call-out-of-turn-fifth =
    Il mazziere è Nord, e Sud passa troppo presto, al turno del **compagno**. Il passo è annullato. Nord apre di { BRIDGE("1D") }, Est passa, e ora tocca davvero a Sud. L’obbligo di passare di nuovo riguarda chi ha preceduto l’avversario di destra. Che cosa può dire Sud?
lesson-a-call-out-of-turn-end =
    Chi siede a sinistra può accettarla. Altrimenti è annullata, e al proprio turno la si ripete, se ne fa una comparabile, o il compagno deve passare una volta. Un’occhiata al board prima di parlare risparmia tutto questo.

## Comparing calls (Law 23)

lesson-comparable-calls-title = Quando una chiamata è comparabile?
lesson-comparable-calls-goal =
    Qui impari a confrontare due chiamate per quello che significano, e a dire se il compagno può ancora parlare.
    
    L’{ BRIDGE("1S") } di Sud, fuori turno, è stato annullato; ora Sud dice { BRIDGE("2S") }. Nord può ancora parlare? Dipende da una parola: comparabile. Ci si arriva per tre porte.
lesson-comparable-calls-picture =
    Le colonne dicono che cosa significava la chiamata ritirata e che cosa significa la nuova. Conta solo l’**accordo**, non il nome della chiamata: l’arbitro lo chiede per prima cosa. Leggi riga per riga: la forza, i semi, e se si fa una domanda.
lesson-comparable-calls-similar =
    La prima porta: un **significato simile**. Un po’ di più o di meno non conta. Fin dove, lo giudica l’arbitro (articolo 23); i nostri esercizi ammettono tre punti, o una carta in un seme, a ciascun estremo.
lesson-comparable-calls-first =
    Prima un’apertura, poi un intervento nello stesso seme. La forza è un po’ più bassa ai due estremi, il seme è lo stesso: il significato è quasi uguale.
lesson-comparable-calls-subset =
    La seconda porta: **meno mani**. Se ogni mano mostrata dalla nuova chiamata era possibile dopo quella ritirata, la nuova è comparabile: dice lo stesso, solo più esattamente. Il Codice parla di un sottoinsieme (articolo 23).
lesson-comparable-calls-second =
    Sud è passato fuori turno, e ora risponde { BRIDGE("1NT") } con sei-nove punti. Con tutte queste mani sarebbe passato: la nuova chiamata restringe soltanto.
lesson-comparable-calls-purpose =
    La terza porta: lo **stesso scopo**. Certe licite non descrivono, chiedono. Se tutte e due fanno la stessa domanda, nome e livello non contano. Chi fa un’altra domanda ha un altro scopo (articolo 23).
lesson-comparable-calls-third =
    Sud ha chiesto un seme maggiore con { BRIDGE("2C") }, che era troppo basso, e lo chiede di nuovo con { BRIDGE("3C") }. La forza qui non importa: la domanda è la stessa.
lesson-comparable-calls-fourth =
    Adesso il contrario. La chiamata ritirata prometteva un’apertura e cinque picche; la nuova può essere più debole, e averne quattro. Ogni mano della nuova è fra quelle della ritirata?
lesson-comparable-calls-notes-vote =
    Molti votano «quasi lo stesso», perché sono quadri tutte e due le volte. Chiedi che cosa prometteva { BRIDGE("2D") }: cuori. Il nome non conta nulla, l’accordo tutto. Bastano due minuti.
lesson-comparable-calls-end =
    Quasi lo stesso significato, meno mani, la stessa domanda: basta una delle tre cose, e il compagno resta libero. Al tavolo, di’ all’arbitro che cosa significano le tue chiamate. Se l’errore stesso ha aiutato, il punteggio si può ancora correggere (articolo 23).

## The wrong opening lead (Laws 41, 50 and 54)

lesson-the-wrong-opening-lead-title = L’attacco iniziale fuori turno
lesson-the-wrong-opening-lead-goal =
    Alla fine di questa lezione saprai elencare le cinque scelte del { -declarer } dopo un attacco iniziale fuori turno (articolo 54).
    
    Sud gioca { BRIDGE("3NT") }. Dovrebbe attaccare Ovest, ma Est è più svelto: { BRIDGE("SJ") } è già sul tavolo, scoperto. Qualcuno chiede: «Toccava a te?» Niente è perduto, e le carte non si ridanno.
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
lesson-the-wrong-opening-lead-rare =
    Due casi rari. Se il { -declarer } può aver visto una carta del morto, non c’è più scelta: l’attacco va accettato. E se ad «attaccare» è la linea del { -declarer }, non è un attacco: la carta torna in mano senza conseguenze, e attacca il difensore a cui tocca (articolo 54).
lesson-the-wrong-opening-lead-face-down =
    C’è un modo semplice di evitare tutto questo: l’attacco iniziale si fa con la carta **coperta** (articolo 41). Poi si chiede «Tocca a me?» e si aspetta un attimo. Se non toccava a te, l’arbitro ti fa riprendere la carta, che non è penalizzata.
lesson-the-wrong-opening-lead-end =
    Diventare il morto, accettare, imporre il seme, vietarlo, non chiedere nulla: cinque scelte, e nessuna serve se la prima carta si posa coperta.

## A lead out of turn (Laws 53, 55, 56 and 60)

lesson-a-lead-out-of-turn-title = Un attacco fuori turno
lesson-a-lead-out-of-turn-goal =
    Tra poco saprai dire chi decide dopo un attacco fuori turno, e che ne è della carta.
    
    L’atout è cuori, il { -declarer } è Sud. Est ha appena vinto la prima presa con { BRIDGE("CK") }, ma ad attaccare è Ovest, con { BRIDGE("D4") }. Capita: si guardano le proprie carte e non chi ha vinto la presa.
lesson-a-lead-out-of-turn-picture =
    Ecco le carte di Sud e del morto. Toccava a Est, il compagno: { BRIDGE("D4") } è un **attacco fuori turno**. Ci si ferma e si chiama l’arbitro. Ad accettare può essere solo la linea avversaria: se ha attaccato un difensore, decide il { -declarer } (articolo 53).
lesson-a-lead-out-of-turn-defender =
    Se Sud **accetta**, { BRIDGE("D4") } vale come attacco al turno giusto, e il morto gioca la sua carta. Se **rifiuta**, la carta diventa penalizzata maggiore e attacca chi doveva. Quando tocca proprio al compagno, il { -declarer } può subito imporre o vietare il seme (articoli 50 e 56).
lesson-a-lead-out-of-turn-first =
    Sud rifiuta. L’attacco è di Est, il compagno di chi ha la carta sul tavolo. Perciò Sud può dire subito se Est deve attaccare a quadri, non può farlo, o è libero.
lesson-a-lead-out-of-turn-second =
    Est ha giocato { BRIDGE("CA") }, ma Sud ha tagliato. Est non se n’è accorto e attacca con { BRIDGE("D3") }. Tocca a Sud. Se Sud rifiuta, la carta diventa penalizzata, come ogni attacco rifiutato di un difensore. Sud sceglie subito, o più tardi? Guarda a chi tocca attaccare.
lesson-a-lead-out-of-turn-declarer =
    Anche il { -declarer } può attaccare dalla mano sbagliata. Allora può accettare **l’uno o l’altro difensore**; se non sono d’accordo, decide chi gioca subito dopo. Se nessuno accetta, la carta torna dov’era. Chi era di turno, l’altra mano o un difensore, attacca con qualsiasi carta (articolo 55). Il { -declarer } non ha mai carte penalizzate.
lesson-a-lead-out-of-turn-third =
    L’ultima presa l’ha vinta il morto, ma Sud attacca con { BRIDGE("D2") } dalla mano. Guarda le due risposte: chi può accettare, e con che cosa si può attaccare dal morto.
lesson-a-lead-out-of-turn-notes-vote =
    Le risposte sbagliate più votate: Ovest e Sud. Il { -declarer } non ha voce in capitolo quando l’errore è suo. Fai trovare alla classe la mano che ha attaccato, e chi gioca dopo.
lesson-a-lead-out-of-turn-playing-on =
    A volte qualcuno continua prima che arrivi l’arbitro. Se il giocatore seguente gioca sull’attacco sbagliato, lo ha accettato. Ma se in realtà l’attacco spettava a un avversario, questi può semplicemente attaccare: vale l’attacco giusto, e quello sbagliato torna dov’era (articoli 53 e 60).
lesson-a-lead-out-of-turn-prevent =
    Due abitudini aiutano. Prima di attaccare, guarda chi ha vinto l’ultima presa. E il morto può **prevenire** un attacco dalla mano sbagliata: «Sei al morto». Quando la carta è ormai sul tavolo, aspetta che sia un altro a farlo notare (articoli 9, 42 e 43).
lesson-a-lead-out-of-turn-end =
    Se non è accettato, un attacco fuori turno costa una carta penalizzata a chi difende, e nulla al { -declarer }. Un avversario che ci gioca sopra lo ha accettato: perciò, prima di giocare, guarda.

## The revoke (Laws 61 to 64)

lesson-the-revoke-title = La renonce: si è in tempo?
lesson-the-revoke-goal =
    Dopo questa lezione saprai dire se a una renonce si può ancora rimediare, e che ne è delle carte.
    
    Sud attacca con { BRIDGE("H9") }. Est non vede cuori, taglia con { BRIDGE("S7") } e poi trova { BRIDGE("HQ") } nascosta fra le quadri. È successo a tutti. È una **renonce**: non rispondere a colore pur avendo carte del seme d’attacco (articolo 61).
lesson-the-revoke-picture =
    L’atout è picche, e queste sono le carte che restano a Est: { BRIDGE("HQ") } c’è ancora. Rispondere a colore viene prima di tutto. Appena qualcuno lo fa notare, ci si ferma e si chiama l’arbitro. La prima domanda è sempre: si può ancora rimediare?
lesson-the-revoke-correct =
    Finché si è in tempo, una renonce **va rettificata**: si ritira la carta e se ne gioca una del seme d’attacco. La carta ritirata di un difensore diventa **penalizzata maggiore**, anche se è una cartina: non è caduta, è stata giocata. Quella del { -declarer } torna in mano (articolo 62).
lesson-the-revoke-first =
    Est se ne accorge subito e lo dice. Nella presa va { BRIDGE("HQ") }, e { BRIDGE("S7") } resta sul tavolo. Segui le due domande: la renonce è consumata, cioè è troppo tardi? E che ne è della carta?
lesson-the-revoke-established =
    È troppo tardi quando la renonce è **consumata**: appena il giocatore o il suo compagno gioca nella presa successiva, nomina una carta per quella presa, richiede o concede delle prese, oppure accetta una richiesta o una concessione degli avversari (articolo 63). Da allora la carta resta giocata.
lesson-the-revoke-second =
    Est ha vinto la presa con { BRIDGE("S7") } e attacca subito nella successiva. Solo allora salta fuori { BRIDGE("HQ") }. È andata avanti la linea di Est: guarda che cosa comporta.
lesson-the-revoke-twelfth =
    È la **dodicesima presa**, ed Est ha già attaccato nella tredicesima. Consumata, dunque? Qui il Codice fa un’eccezione: alla dodicesima presa la renonce si rettifica lo stesso, finché le quattro mani non sono tornate nel board (articolo 62). Che ne è della carta?
lesson-the-revoke-odd =
    Due casi strani. Se **tutte e due le linee** commettono una renonce nella stessa presa, si rettificano entrambe, anche se una delle due ha già giocato nella presa successiva. E anche una **carta penalizzata** che andava giocata e non è stata giocata conta come renonce (articoli 61 e 62).
lesson-the-revoke-notes-vote =
    La risposta sbagliata più votata: consumata, perché la presa successiva è cominciata. Chiedi chi l’ha cominciata. Il morto è della linea del { -declarer }; Est e Ovest non hanno ancora fatto nulla. Altri votano che scelgono gli avversari: non possono, perché a quello che prescrive il Codice i giocatori non possono rinunciare.
lesson-the-revoke-prevent =
    Una domanda evita quasi tutte le renonce: «Niente più cuori?» Il { -declarer } può farla a un difensore, un difensore al { -declarer } o al compagno, il morto al { -declarer } (articolo 61). Nessuno è tenuto a segnalare la renonce di un avversario. Ma una volta che se ne parla decide l’arbitro, anche fra amici (articoli 9 e 10).
lesson-the-revoke-end =
    Scoperta in tempo, una renonce non costa prese: si gioca la carta giusta, e solo quella sbagliata di un difensore resta sul tavolo. E un consiglio per sistemare la mano: fra i due semi rossi tieni un seme nero.

## What a revoke costs (Law 64)

lesson-what-a-revoke-costs-title = Quanto costa una renonce
lesson-what-a-revoke-costs-goal =
    In questa lezione impari come si contano le prese che costa una renonce, e perché possono essere di più.
    
    Est ha tagliato una cuori con { BRIDGE("S7") }, benché avesse ancora { BRIDGE("HQ") }, e ha attaccato nella presa seguente. Ormai non si rettifica più nulla. Che cosa spetta a Nord e Sud?
lesson-what-a-revoke-costs-picture =
    Cerca prima due cose. Chi ha **vinto la presa** della renonce? E quante **prese dopo** ha vinto la stessa linea? Quelle vinte prima non contano. Le carte del morto contano come del morto: una presa vinta lì non l’ha vinta la mano del { -declarer }.
lesson-what-a-revoke-costs-price =
    A gioco finito, una renonce consumata può costare delle prese (articolo 64). **Due**, se chi l’ha commessa ha vinto quella presa e la sua linea un’altra dopo. Altrimenti **una**, se la linea ha vinto quella presa o una di quelle dopo. **Nessuna**, se non ne ha più vinte.
lesson-what-a-revoke-costs-third =
    Est ha tagliato e ha vinto quella presa; poi Est e Ovest ne hanno vinte altre tre. Guarda prima chi ha vinto la presa della renonce, poi conta quelle venute dopo.
lesson-what-a-revoke-costs-fourth =
    Stavolta Est scarta { BRIDGE("D5") }, e vince l’asso del morto. Poi Est e Ovest vincono tre prese. La presa della renonce non l’ha vinta Est: due prese sono dunque escluse. La linea ne ha vinta una dopo?
lesson-what-a-revoke-costs-notes-vote =
    La risposta sbagliata più votata: due, perché si è tagliato e vinto. Chiedi chi ha commesso la renonce e chi ha vinto la presa. Poi chiedi perché non sono quattro: delle prese venute dopo, quante che siano, ne conta una sola. Tre minuti.
lesson-what-a-revoke-costs-minimum =
    Una o due prese sono solo il **minimo**. L’arbitro confronta con il gioco come sarebbe andato senza la renonce. Se all’altra linea sarebbe andata ancora meglio, corregge il punteggio (articolo 64C). E questo vale per ogni renonce consumata.
lesson-what-a-revoke-costs-deal =
    Sud gioca { BRIDGE("6S") } e ha perso una presa; restano queste sei carte. Con { BRIDGE("D7") } si va al morto, due cuori si scartano su { BRIDGE("DK") } e { BRIDGE("DQ") }, gli atout vincono il resto: dodici prese in tutto. Est ha tre quadri e un solo atout. Ma guarda che cosa gioca.
lesson-what-a-revoke-costs-fifth =
    Est taglia { BRIDGE("DA") } con { BRIDGE("S7") } e incassa due cuori; Sud vince le altre tre prese. Altre due passano a lui. In tutto undici: una presa in meno. Senza la renonce erano dodici. Due prese dunque non bastano, e l’arbitro assegna a Sud la dodicesima.
lesson-what-a-revoke-costs-exceptions =
    Alcune renonce da sole non costano prese: quelle del **morto**; quella alla **dodicesima presa**; una carta penalizzata non giocata; la **seconda nello stesso seme** dello stesso giocatore; e quando **tutte e due le linee** hanno una renonce consumata (articolo 64B).
lesson-what-a-revoke-costs-late =
    Per le prese è tardi anche quando un avversario ha già parlato nella **smazzata seguente**, o il turno di gara è finito. Ma anche in tutti questi casi l’arbitro guarda se l’altra linea è stata danneggiata, e rimedia (articolo 64C).
lesson-what-a-revoke-costs-equity =
    Tre carte a testa, atout picche, e di nuovo Est taglia { BRIDGE("DA") }. Ci se ne accorge solo alla smazzata seguente: nessuna presa passa più. Gioca di nuovo le carte, con { BRIDGE("D8") } da Est: quante ne vince Sud?
lesson-what-a-revoke-costs-end =
    Chi ha vinto quella presa, chi una di quelle dopo: due, una o nessuna. Poi viene la domanda che si dimentica più spesso: senza la renonce ci sarebbe andata meglio? Se ti sembra di sì, chiedilo all’arbitro.

## What you may have read (ten errors in print)

lesson-what-you-may-have-read-title = Quello che forse hai letto
lesson-what-you-may-have-read-goal =
    Dopo questa lezione saprai mettere alla prova da te qualunque frase sulle regole.
    
    Sul bridge si legge volentieri, e ogni tanto quello che si legge non è vero. Dieci errori ritornano spesso, sulla carta e in rete. Ormai ne sai abbastanza per riconoscerli.
lesson-what-you-may-have-read-method =
    Il metodo è sempre lo stesso. Non chiederti quale frase suona meglio. Prendi **un caso al tavolo**, prova prima con una frase e poi con l’altra, e guarda che cosa dice il Codice. Se due testi si contraddicono così, uno solo può avere ragione.
lesson-what-you-may-have-read-first =
    Due testi sulla dichiarazione. Mettiti al tavolo: il mazziere è Nord e parla per primo. Il turno passa sempre a sinistra. Chi siede alla sinistra di Nord? E quale dei due testi gli dà la parola (articolo 17)?
lesson-what-you-may-have-read-second =
    Il mazziere è Sud, e i primi tre giocatori passano. Nessuno ha ancora licitato, ed Est non ha ancora parlato. Un testo dice che la dichiarazione è finita. È vero (articolo 22)?
lesson-what-you-may-have-read-penalty =
    Passiamo alle carte penalizzate. Due cose si leggono spesso sbagliate: quali carte sono onori, e per chi ha conseguenze una carta penalizzata maggiore. Dalla prima dipende il tipo di carta, dalla seconda un attacco (articolo 50).
lesson-what-you-may-have-read-score =
    Gli errori nei punti sono duri a morire: una somma già scritta sembra sempre giusta. Tre cose meritano un secondo sguardo: quali prese contano, che cosa moltiplica il contro, quanto costano le prese in meno. Scrivi il conto riga per riga (articolo 77).
lesson-what-you-may-have-read-third =
    Uno dei due testi conta tutte e nove le prese di { BRIDGE("3NT") } e arriva a 280. Ma quali prese danno punti? Chi licita promette prese oltre le prime sei, e solo quelle contano. Segui il conto.
lesson-what-you-may-have-read-notes-vote =
    Molti contano il doppio del prezzo senza contro, perché la prima presa in meno costa davvero il doppio. Chiedi della seconda e della terza. Fai scrivere la scala su un foglio: tre minuti.
lesson-what-you-may-have-read-slam =
    L’ultimo errore: qualcuno scrive che per il premio di slam bastano dodici prese, anche senza licitarlo. Prendi un caso: Nord gioca { BRIDGE("4S") } e fa dodici prese. Fai il conto, e guarda che cosa si era **licitato** (articolo 77).
lesson-what-you-may-have-read-end =
    Prendere un caso, svolgerlo, controllare la regola: così si legge di bridge con la matita in mano. Con questo il corso è finito. Se al tavolo qualcosa va storto, sai chi chiamare. Buon gioco.
