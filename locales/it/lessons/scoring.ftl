### Chapter: the score.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-scoring-title = Il punteggio

## the-score-slip

lesson-the-score-slip-title = Lo score
lesson-the-score-slip-goal =
    Qui impari a contare le prese, a metterti d’accordo e a scrivere il risultato sullo score.
    
    L’ultima presa è giocata. «Dieci», dice Est, che era il { -declarer }. Ovest annuisce. Nord scorre con il dito la fila delle carte e conta ancora una volta.
    
    Perché? E poi, che cosa si scrive?
lesson-the-score-slip-count =
    Davanti a ogni giocatore c’è una fila di tredici carte: **in verticale** se la presa è vinta, **di traverso** se è persa.
    
    Nessuno tocca la fila finché le due linee non sono d’accordo sul numero (articolo 65). A carte mescolate non si controlla più niente.
lesson-the-score-slip-notes-count =
    Fai giocare una smazzata a un tavolo mentre gli altri guardano; prima di riporre le carte contano tutti. Al circolo l’errore è quasi sempre questo: prima si raccolgono le carte, poi si discute. Cinque minuti.
lesson-the-score-slip-picture =
    Ogni board ha il suo foglio, lo **score**. A ogni tavolo che gioca il board ci si scrive una riga: il contratto, chi l’ha giocato e com’è finita.
    
    Qui Est ha giocato { BRIDGE("4S") }. Il segno = vuol dire: dieci prese, proprio quelle promesse.
lesson-the-score-slip-rule =
    Il segno dopo il contratto si conta **a partire dal contratto**:
    
    – **=** esattamente le prese promesse,
    – **+1** una presa in più, **+2** due, e così via,
    – **−1** una presa in meno, **−2** due.
    
    Le prese promesse sono sei più il numero licitato.
lesson-the-score-slip-first =
    Ovest ha giocato { BRIDGE("3NT") } e sullo score c’è +2. Comincia dal contratto: sei più tre fa nove prese promesse. Il segno guardalo dopo.
lesson-the-score-slip-second =
    Ora al contrario. Nord ha giocato { BRIDGE("3NT") } e ha fatto solo sette prese. Ne aveva promesse nove: ne mancano due. Il contratto è **caduto**, e sullo score ci vuole il meno.
lesson-the-score-slip-third =
    Est ha giocato { BRIDGE("2S") }, e nella sua fila nove carte sono in verticale. Sei più due: le prese promesse erano otto. Allora, che cosa si scrive sullo score?
lesson-the-score-slip-notes-vote =
    Due risposte sbagliate sono comuni: quattro in più, di chi conta da sei, e { BRIDGE("4NT") }, come se le prese fatte fossero state licitate. Chiedi quante prese promette { BRIDGE("2NT") }: si scrivono solo quelle oltre.
lesson-the-score-slip-notes-question =
    La risposta sbagliata più frequente è otto: sei più due. Chiedi quante prese promette { BRIDGE("1NT") } quando dopo non c’è scritto niente, e fai rispondere di nuovo.
lesson-the-score-slip-as-bid =
    Il contratto si scrive **così com’è stato licitato**, qualunque sia il numero di prese. { BRIDGE("1NT") } con nove prese è { BRIDGE("1NT") }+2, non { BRIDGE("3NT") }=.
    
    Nove prese nessuno le aveva promesse, e per il punteggio cambia tutto.
lesson-the-score-slip-who =
    Chi scrive? Di regola Nord, mentre Est o Ovest controlla la riga. Così le due linee sono d’accordo.
    
    E se più tardi ti accorgi di un errore? Dillo all’arbitro: per un certo tempo il punteggio si può ancora correggere (articolo 79).
lesson-the-score-slip-marks =
    Sullo score puoi trovare altre due cose. Una X dopo il contratto, come in { BRIDGE("4SX") }: era contrato. Senza la X il contratto è **liscio**.
    
    E se tutti e quattro hanno detto passo, lo si scrive, e nessuno segna punti.
lesson-the-score-slip-end =
    Contare, mettersi d’accordo, scrivere: la riga c’è, e solo adesso si mescolano le carte. Quanto vale quella riga, lo vedi nelle prossime lezioni.

## trick-points

lesson-trick-points-title = Quanto vale una presa?
lesson-trick-points-goal =
    Alla fine saprai calcolare la prima riga di ogni punteggio: i punti per le prese.
    
    Nord ha mantenuto { BRIDGE("3D") }: nove prese. «Una presa a quadri vale 20», dice un principiante, «quindi sono 180 punti».
    
    Il 20 è giusto. Però la maggior parte di quelle prese non dà niente. Quali contano?
lesson-trick-points-rule =
    Quando c’è un seme d’atout, è l’atout a decidere quanto vale una presa (articolo 77):
    
    – fiori ♣ e quadri ♦: **20** punti,
    – cuori ♥ e picche ♠: **30** punti.
lesson-trick-points-bid =
    Le prime sei prese non danno punti. Delle altre contano qui soltanto quelle **licitate**, e quante siano lo dice il contratto: { BRIDGE("3D") } sono tre, dunque 3 × 20.
    
    Sono i **punti per le prese**. Li segna solo chi mantiene il contratto.
lesson-trick-points-picture =
    In questo programma un punteggio si legge riga per riga, come un conto. Oggi guarda solo la prima riga, i punti per le prese: 60. Del premio, qui sotto, parliamo nella prossima lezione.
lesson-trick-points-notes-first =
    Metti in fila sul tavolo nove carte e coprine sei con la mano: quelle che si vedono ancora sono le prese che danno punti. Chi l’ha visto una volta non conta più tutta la fila.
lesson-trick-points-first =
    Ecco il conto del principiante per { BRIDGE("3D") }. Il 50 della seconda riga è giusto. Nella prima c’è 180, cioè nove volte 20: ha contato anche le prime sei prese.
lesson-trick-points-second =
    Est ha licitato { BRIDGE("2H") } e ha fatto dieci prese. Qualcuno conta quattro volte 30: ecco il 120 della prima riga. Ma le prese licitate erano due.
    
    Quelle oltre il contratto sono **prese in più** e hanno una riga propria.
lesson-trick-points-third =
    Ancora Est a { BRIDGE("2H") }, con dieci prese. Immagina che Est ne abbia fatta un’altra, l’undicesima. Le prese licitate restano due, quindi i punti per le prese sono gli stessi. Quale riga cambia?
lesson-trick-points-notrump =
    A **senza atout** la prima presa oltre la sesta vale **40**, ognuna delle altre 30.
    
    { BRIDGE("1NT") } fa dunque 40 punti per le prese: quelli dell’unica presa licitata.
lesson-trick-points-fourth =
    Ovest ha mantenuto { BRIDGE("2NT") }. Il conto dice 60, due volte 30. Che cosa si è dimenticato? Che la prima delle due vale 40.
lesson-trick-points-notes-vote =
    Tre prese a senza fanno davvero 100, e oltre le sei ne sono state fatte tre: per questo la riga sembra giusta. Chiedi quante erano licitate: due. La terza sta nella riga dopo.
lesson-trick-points-two-hundred-eighty =
    Questo conto si trova davvero stampato: 40 più otto volte 30, cioè 280 punti per { BRIDGE("3NT") }. Dentro ci sono finite anche le prime sei prese.
    
    Quelle licitate erano tre: 40 + 30 + 30, e fa 100.
lesson-trick-points-slip =
    Ora è chiaro perché sullo score si scrive il contratto licitato. In { BRIDGE("2H") }+2 e in { BRIDGE("4H") }= le prese sono sempre dieci; ma quelle licitate sono due nel primo caso, quattro nel secondo.
    
    Ecco altre due righe da scrivere.
lesson-trick-points-end =
    Venti o trenta per ogni presa licitata, e a senza atout quaranta per la prima: tre numeri, e la prima riga è fatta. Ora viene il premio.

## part-score-and-game

lesson-part-score-and-game-title = Parziale e manche
lesson-part-score-and-game-goal =
    Dopo questa lezione saprai distinguere un parziale da una manche e dire quale premio spetta.
    
    Est mantiene { BRIDGE("3S") }: 90 punti per le prese. Al tavolo accanto, con le stesse carte, Est mantiene { BRIDGE("3NT") }: 100 punti. Tutti sono in prima.
    
    Quasi lo stesso, diresti. Invece una coppia segna 140 e l’altra 400. Perché?
lesson-part-score-and-game-rule =
    Chi mantiene il contratto riceve anche un **premio** (articolo 77). Dipende dai punti per le prese:
    
    – meno di 100: è un **parziale**, premio 50,
    – da 100 in su: è una **manche**, premio 300, o 500 se la linea del { -declarer } è in zona.
lesson-part-score-and-game-picture =
    Ecco { BRIDGE("3NT") } riga per riga. 40 + 30 + 30 fa 100 punti per le prese: quanto basta per la manche. Perciò il premio è 300 e non 50.
lesson-part-score-and-game-which =
    Ecco i contratti più bassi che arrivano a 100:
    
    – { BRIDGE("3NT") }, nove prese,
    – { BRIDGE("4H") } e { BRIDGE("4S") }, dieci prese,
    – { BRIDGE("5C") } e { BRIDGE("5D") }, undici prese.
    
    Un livello sotto è ancora un parziale.
lesson-part-score-and-game-notes-which =
    Scrivi i cinque contratti alla lavagna e lasciali lì: oggi nessuno deve saperli a memoria. Quello che inganna di più è il quattro a fiori o a quadri: dieci prese, eppure non è manche.
lesson-part-score-and-game-first =
    Sud mantiene { BRIDGE("4D") } con dieci prese. Dieci prese a picche sarebbero manche. Guarda quanto fanno invece quattro prese a quadri.
lesson-part-score-and-game-second =
    Sud mantiene { BRIDGE("4S") }. Tutti sono in zona, quindi anche la linea di Sud. I punti per le prese superano 100: guarda quanto vale, stavolta, il premio.
lesson-part-score-and-game-third =
    Sud, sempre in zona, mantiene { BRIDGE("2H") } con otto prese. I punti per le prese sono due volte 30. Parziale o manche? Scrivi il premio nell’ultima riga.
lesson-part-score-and-game-notes-vote =
    Chi vota per la manche conta le dieci prese fatte. Chiedi quante ne aveva licitate Est. Se la classe è divisa, fai parlare uno per parte e poi rivotate.
lesson-part-score-and-game-bid =
    Decidono solo le prese **licitate**. { BRIDGE("2H") } con dieci prese vale 170; { BRIDGE("4H") }, con le stesse dieci, 420.
    
    Il premio grande va a chi ha rischiato in dichiarazione. Le prese arrivate in più non fanno una manche.
lesson-part-score-and-game-slams =
    Oltre la manche c’è ancora qualcosa. Un contratto a livello sei, come { BRIDGE("6D") }, si chiama **piccolo slam**; a livello sette, come { BRIDGE("7D") }, **grande slam**.
    
    Li trovi tra le risposte che seguono. Del loro premio parla l’ultima lezione del capitolo.
lesson-part-score-and-game-end =
    Adesso vedi perché i giocatori licitano così volentieri tre senza atout, quattro cuori e quattro picche: il premio di manche è il più ricco di una serata normale.

## vulnerability-and-undertricks

lesson-vulnerability-and-undertricks-title = Quando il contratto cade
lesson-vulnerability-and-undertricks-goal =
    Questa lezione ti insegna a segnare un contratto che cade.
    
    Sud aveva promesso dieci prese e ne ha fatte otto. Per quelle otto non segna neanche un punto: il contratto è **caduto**, e a segnare sono gli avversari.
    
    Quanto? Dipende da quello che c’è scritto sul board.
lesson-vulnerability-and-undertricks-picture =
    È andata così. Est-Ovest licita cuori, e Sud sale fino a { BRIDGE("4S") }. È salito troppo: le prese sono otto, ne mancano due. Nord-Sud è in zona.
lesson-vulnerability-and-undertricks-rule =
    Una presa che manca al contratto si chiama **presa in meno**. Ognuna costa:
    
    – **50** se la linea del { -declarer } è in prima,
    – **100** se è in zona (articolo 77).
    
    Fiori o senza atout, a livello uno o a livello sette: il prezzo è quello.
lesson-vulnerability-and-undertricks-notes-first =
    Fai dire prima quante prese mancano, e solo dopo parlate di punti. L’errore non sta quasi mai nella moltiplicazione: sta nella sottrazione.
lesson-vulnerability-and-undertricks-first =
    Dieci promesse, otto fatte, e Nord-Sud è in zona. Il conto ha una riga sola. Punti per le prese e premi spettano soltanto a chi mantiene il contratto.
lesson-vulnerability-and-undertricks-column =
    Il meno c’è perché questo programma guarda dalla parte del **{ -declarer }**. Sullo score vero i punti si scrivono senza il meno: Est-Ovest segna 200 nella propria colonna. Quello che perde una linea lo guadagna l’altra.
lesson-vulnerability-and-undertricks-whose =
    Attenzione: conta sempre la zona della **linea del { -declarer }**, per le prese in meno come per il premio di manche. Se è in zona la linea che incassa, non importa.
lesson-vulnerability-and-undertricks-second =
    Nord è caduto di due prese a { BRIDGE("3NT") }. Est-Ovest è in zona, Nord-Sud no. Chi ha giocato è Nord, quindi il prezzo è 50 a presa.
lesson-vulnerability-and-undertricks-third =
    Ovest ha giocato { BRIDGE("5C") } e ha fatto otto prese; tutti sono in prima. Sei più cinque fa undici: ne mancano tre, a 50 l’una. Compila la riga per la linea di Ovest, con il suo meno.
lesson-vulnerability-and-undertricks-notes-vote =
    Molti scelgono un contratto giocato da Nord, perché ha segnato Nord-Sud. Chiedi: se Nord-Sud segna per le prese in meno, chi è caduto? Solo dopo si guarda il prezzo.
lesson-vulnerability-and-undertricks-changes =
    Chi è **in zona** può guadagnare di più, e perdere di più: 500 invece di 300 per la manche, 100 invece di 50 per ogni presa in meno.
    
    I punti per le prese restano gli stessi, e anche i 50 del parziale.
lesson-vulnerability-and-undertricks-fourth =
    Est mantiene { BRIDGE("4S") }, tutti in prima. E se Est-Ovest fosse stata in zona? Guarda le righe una per una e chiediti quali dipendono dalla zona.
lesson-vulnerability-and-undertricks-undoubled =
    Tutto questo vale per i contratti **lisci**, cioè non contrati. Se leggi che una presa in meno costa comunque 50 o 100, ricordati questa condizione: che cosa cambia con il contro, lo vediamo nel prossimo capitolo.
lesson-vulnerability-and-undertricks-end =
    Conta le prese che mancano, guarda il board e dai i punti agli avversari. Non è un dramma: una piccola caduta è spesso il risultato migliore.

## overtricks-and-accounts

lesson-overtricks-and-accounts-title = Le prese in più e il conto completo
lesson-overtricks-and-accounts-goal =
    Tra poco saprai calcolare per intero il punteggio di un contratto non contrato, riga per riga.
    
    Est ha licitato { BRIDGE("2S") } e ha fatto nove prese. Due erano licitate: quanto valgono lo sai, e sai anche il premio. E la nona presa?
    
    Manca solo quella, e il conto è completo.
lesson-overtricks-and-accounts-rule =
    Una presa oltre il contratto è una **presa in più**. Senza contro vale **20** a fiori e quadri, **30** a cuori, picche e senza atout (articolo 77).
    
    In prima o in zona è lo stesso. E non conta mai per la manche.
lesson-overtricks-and-accounts-order =
    Il conto di un contratto mantenuto ha due o tre righe:
    
    – i punti per le prese **licitate**,
    – le prese in più, se ci sono,
    – un solo premio: parziale o manche.
    
    La somma è il punteggio.
lesson-overtricks-and-accounts-notes-first =
    Affida ogni riga a una persona: punti per le prese, prese in più, premio. Ognuno dice il suo numero e la classe somma. Poi prova uno da solo. Dieci minuti, con tre o quattro board.
lesson-overtricks-and-accounts-first =
    Le nove prese di Est a { BRIDGE("2S") }. Est-Ovest è in prima; che Nord-Sud sia in zona non c’entra. Prima che compaia una riga, prova a dire che cosa conterrà.
lesson-overtricks-and-accounts-second =
    Ovest, in zona, ha fatto undici prese a { BRIDGE("3NT") }. Le prese licitate arrivano a 100, quindi è manche. Le due prese in più si aggiungono a 30 l’una.
lesson-overtricks-and-accounts-third =
    Nord, in prima, ha giocato { BRIDGE("1NT") } e ha fatto dieci prese. L’unica licitata vale 40, le tre in più 90. Ripensa a che cosa conta per la manche: quale premio va nell’ultima riga?
lesson-overtricks-and-accounts-notes-vote =
    Chi vota il 100 dimentica i 40 della prima presa; chi vota il 500 non ha guardato la zona. Ogni gruppo rifaccia a voce la sua riga.
lesson-overtricks-and-accounts-forty =
    A senza atout vale 40 solo la **prima** presa oltre la sesta, e quella è sempre licitata. Perciò una presa in più a senza atout vale 30, mai 40.
lesson-overtricks-and-accounts-same =
    { BRIDGE("2S") }+1 e { BRIDGE("3S") }= valgono tutti e due 140. Tra due parziali nello stesso seme, essersi fermati più in basso non costa niente.
    
    È un’altra storia quando il livello dopo sarebbe manche.
lesson-overtricks-and-accounts-fourth =
    Nord ha fatto { BRIDGE("3S") } con una presa in più: 170. Con le stesse dieci prese { BRIDGE("4S") } avrebbe dato 420. Segui la decima presa: in che riga sta adesso, e in quale starebbe?
lesson-overtricks-and-accounts-end =
    Prese licitate, prese in più, premio: stasera calcola un punteggio prima di guardare la tabella, e vedi se coincidono.

## slams

lesson-slams-title = Gli slam
lesson-slams-goal =
    Alla fine saprai segnare qualunque contratto non contrato, slam compresi.
    
    Sud gioca { BRIDGE("4S") } in prima e fa dodici prese: 480 punti, un bel risultato.
    
    Al tavolo accanto hanno osato di più: { BRIDGE("6S") }, con le stesse dodici prese. Lì sullo score c’è 980. Da dove viene la differenza?
lesson-slams-names =
    Un contratto a livello sei è un **piccolo slam**: { BRIDGE("6D") } promette dodici prese, tutte meno una.
    
    Un contratto a livello sette è un **grande slam**: { BRIDGE("7H") } le promette tutte e tredici.
lesson-slams-rule =
    Uno slam **licitato e mantenuto** è anche una manche e ne riceve il premio. In più ha un premio suo (articolo 77):
    
    – piccolo slam: **500**, in zona **750**,
    – grande slam: **1.000**, in zona **1.500**.
lesson-slams-notes-first =
    Prima di mostrare l’esempio chiedi se il premio di manche spetta ancora. Di solito metà della classe pensa che quello di slam ne prenda il posto.
lesson-slams-first =
    Sud mantiene { BRIDGE("6D") } in zona. Sei prese a quadri fanno 120, quindi ci sono i 500 della manche. E ora guarda la riga sotto.
lesson-slams-second =
    Sud ha licitato { BRIDGE("7H") }, in zona, e ha fatto tutte le prese. Anche qui i premi sono due, uno sotto l’altro. In prima il conto intero farebbe 1.510.
lesson-slams-third =
    Sud mantiene { BRIDGE("6H") } con dodici prese. Est-Ovest è in zona, Nord-Sud no. Punti per le prese 180, premio di manche 300. Che cosa va nell’ultima riga?
lesson-slams-notes-vote =
    Tredici prese, dunque grande slam: così voteranno in molti. Chiedi che cosa aveva licitato Est. Poi fate insieme il conto: in zona viene 1.470.
lesson-slams-thirteenth =
    Decide solo quello che si è licitato. { BRIDGE("6NT") } con tredici prese resta un piccolo slam, e la tredicesima è una presa in più da 30 punti.
    
    E tredici prese a { BRIDGE("4S") } non sono affatto uno slam.
lesson-slams-failed =
    E se va male? Ovest licita { BRIDGE("7S") }, tutti in prima, e manca una presa. Gli avversari segnano 50, e le dodici prese fatte non valgono niente. { BRIDGE("6S") } avrebbe dato 980.
lesson-slams-list =
    Tutti i premi, in prima e in zona:
    
    – parziale: 50 e 50,
    – manche: 300 e 500,
    – piccolo slam, oltre alla manche: 500 e 750,
    – grande slam, oltre alla manche: 1.000 e 1.500.
lesson-slams-end =
    La tabella senza il contro è tutta qui. Il prossimo capitolo porta il contro, e con lui i punteggi più movimentati.
