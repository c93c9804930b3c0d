### Lessons of the chapter “evening”.

chapter-evening-title = La serata dell’arbitro

## A trick gone wrong (Laws 45, 57, 65 to 67)

lesson-a-trick-gone-wrong-title = Una presa andata storta
lesson-a-trick-gone-wrong-goal =
    Alla fine saprai che cosa succede se in una presa manca una carta, se ce n’è una in più, se una arriva troppo presto, e chi può rivedere una presa.
    
    Una sera al circolo, sul tardi: Sud sogna, e in questa presa non gioca. E adesso?
lesson-a-trick-gone-wrong-picture =
    Sul tavolo ci sono tre carte, e la quarta manca. Nessuno rimedia da solo: si chiama l’arbitro. Per prima cosa l’arbitro chiede: hanno già giocato nella presa successiva **tutte e due le linee**?
lesson-a-trick-gone-wrong-missing =
    Se no, la carta mancante si gioca e basta. Se sì, la presa resta a chi l’ha vinta. Il giocatore mette una carta fra quelle già giocate, se può del seme d’attacco. Vale come una **renonce**, e può costare una presa (articolo 67).
lesson-a-trick-gone-wrong-first =
    Ci si accorge in tempo. Sud gioca adesso una cuori, e nessuno ha perso nulla.
lesson-a-trick-gone-wrong-second =
    Lo stesso caso, ma notato tardi. Segui le tre domande: la carta, la renonce, il costo.
lesson-a-trick-gone-wrong-notes-vote =
    Molti fanno tornare in mano la seconda carta, perché non era voluta. Chiedi di chi è: Est è un difensore, e Ovest l’ha vista. Due minuti.
lesson-a-trick-gone-wrong-extra =
    Una seconda carta è una **quinta carta**: quella del { -declarer } torna in mano, quella di un difensore diventa penalizzata (articolo 45). Se due erano attaccate e ci si accorge tardi, quella in più torna in mano. Forse andava giocata altrove: sarebbe una renonce.
lesson-a-trick-gone-wrong-third =
    Due carte erano attaccate, e tutti hanno visto la seconda mentre tornava in mano. Di chi è? Allora sai che cosa diventa.
lesson-a-trick-gone-wrong-early =
    Un difensore che gioca **prima del compagno** gli mostra una carta. Diventa penalizzata maggiore, e il { -declarer } limita la carta del compagno in uno di quattro modi. Se il compagno ha già giocato, la carta si gioca al suo turno, se è permessa (articolo 57).
lesson-a-trick-gone-wrong-turned =
    La presa è finita, e tutti girano la carta: **in verticale** se è vinta, **di traverso** se è persa. Finché la tua linea non gioca nella presa successiva, puoi dire che una carta è nel verso sbagliato; anche il morto può. Puoi rivedere la presa solo se la tua carta è ancora scoperta (articoli 65 e 66).
lesson-a-trick-gone-wrong-end =
    Tre domande aiutano sempre. Hanno già giocato nella presa successiva tutte e due le linee? È un difensore? Il compagno ha già giocato? Il resto lo sa l’arbitro.

## Wrong cards, wrong board (Laws 13 to 15)

lesson-the-wrong-board-title = Il board sbagliato
lesson-the-wrong-board-goal =
    Alla fine saprai che cosa fa l’arbitro se le mani non hanno tredici carte, se manca una carta, e se un board è al tavolo sbagliato.
    
    Un nuovo board. Nord conta, e riconta: quattordici. E adesso?
lesson-the-wrong-board-picture =
    Nord ha quattordici carte ed Est dodici. Al tavolo precedente qualcuno ha messo una carta nella tasca sbagliata. Nessuno la cerca: si chiama l’arbitro, che chiede se uno dei due ha già **parlato**.
lesson-the-wrong-board-count =
    Se nessuno dei due ha parlato, le carte si rimettono a posto e si gioca. Altrimenti si gioca solo se per l’arbitro è possibile; poi il punteggio può essere corretto. A gioco finito non c’è rimedio: il risultato si annulla (articolo 13).
lesson-the-wrong-board-first =
    Nessuno ha parlato, e nessuno ha visto carte altrui. Guarda com’è semplice.
lesson-the-wrong-board-second =
    Stavolta Nord ha già licitato con quattordici carte. Il board si gioca, ma l’arbitro guarderà il risultato.
lesson-the-wrong-board-notes-vote =
    Molti vogliono un punteggio arbitrale, perché Nord ha visto una quattordicesima carta. Chiedi che cosa dice di questa smazzata: niente, è di un altro mazzo. Due minuti.
lesson-the-wrong-board-missing =
    Se una mano ha meno carte e nessun’altra ne ha di più, una carta **manca**. Torna nella sua mano; se non si trova, la smazzata si ricompone con un altro mazzo. Dopo l’attacco scoperto si considera che la carta ci sia sempre stata (articolo 14).
lesson-the-wrong-board-third =
    Ovest conta dodici carte e ne trova una sotto la sedia. La dichiarazione non è cominciata. Dove va la carta, e può derivarne qualcosa?
lesson-the-wrong-board-hand =
    Può capitare di prendere **tutte e tredici le carte da un altro board**. La chiamata fatta con quelle si annulla, e il giocatore parla di nuovo, a meno che il compagno non abbia già parlato: allora si dà un punteggio arbitrale (articolo 15).
lesson-the-wrong-board-players =
    E se tutto il board è al tavolo sbagliato? Conta una cosa sola: **uno dei quattro** l’ha già giocato? Se no, si finisce, e il punteggio vale. Se sì, si annulla per le due coppie (articolo 15).
lesson-the-wrong-board-end =
    Conta le carte coperte prima di guardarle, e controlla il numero del board: quasi tutto questo non succederà mai. Se succede, chiama l’arbitro prima di parlare.

## victory-points

lesson-victory-points-title = I victory point, e gli IMP a coppie
lesson-victory-points-goal =
    Questa lezione ti insegna a convertire gli IMP di un incontro in victory point, e a contare gli IMP in un torneo a coppie.
    
    In un campionato la tua squadra gioca un breve incontro contro ognuna delle altre. Per un confronto equo, ogni incontro deve valere lo stesso.
lesson-victory-points-picture =
    Un incontro su 16 board. Soltanto quattro hanno portato IMP: noi ne abbiamo guadagnati 10 e 11, loro 5 e 2.
lesson-victory-points-scale =
    Prima si sommano gli IMP di ogni squadra. La differenza è lo **scarto**. Una tabella lo converte in **victory point** (articolo 78): le due squadre se ne dividono 20, 10 ciascuna se l’incontro è pari. Ogni IMP in più vale un po’ meno del precedente, mai di più.
lesson-victory-points-first =
    Noi abbiamo 21 IMP, loro 7: lo scarto è 14. Nella colonna dei 16 board chi vince ha 13,75, quindi chi perde ha 6,25.
lesson-victory-points-notes-first =
    Fai cercare alla classe prima la colonna e poi la riga. Quasi tutti gli errori vengono dalla colonna sbagliata. Quale tabella si usa lo dice chi organizza; alcune sono senza decimali.
lesson-victory-points-second =
    Un incontro su 8 board. Noi abbiamo 6 IMP, loro 18: perdiamo di 12. Chi vince ha 14,39 e a noi tocca il resto: 5,61.
lesson-victory-points-last-step =
    Un incontro su 24 board. Noi abbiamo 18 IMP, loro 6. Lo scarto è di nuovo 12, ma l’incontro era più lungo. Quanto ci tocca?
lesson-victory-points-board-a-match =
    Qualche incontro a squadre si gioca a **board-a-match**: ogni board vale 2 punti. Il risultato migliore li prende tutti e due, anche se è migliore di poco; con punteggi uguali se ne prende 1 a testa (articolo 78).
lesson-victory-points-pairs =
    Anche le coppie possono giocare in IMP. Negli **IMP incrociati** il tuo risultato si confronta con quello di ogni altra coppia che aveva le tue carte. Ogni differenza si converte in IMP, e gli IMP si sommano.
lesson-victory-points-third =
    La coppia 1 ha 420. La coppia 2 ha 170: 250 di differenza, 6 IMP. La coppia 3 ha meno 50: 470 di differenza, 10 IMP. In tutto fa 16.
lesson-victory-points-notes-vote =
    Molti sommano prima i punti e guardano la tabella una volta sola. Chiedi: quanti confronti ci sono?
lesson-victory-points-one-by-one =
    Due differenze, cercate **una per una**: 700 punti sono 12 IMP, 250 sono 6. In tutto meno 18. Chi somma prima i punti ne conta troppo pochi.
lesson-victory-points-datum =
    Nel **Butler** il confronto è uno solo: con la **media** del board. Il risultato migliore e il peggiore si lasciano fuori, così un punteggio strano non rovina nulla. La media si arrotonda alla decina.
lesson-victory-points-fourth =
    Il risultato più alto e il più basso, 450 e meno 50, restano fuori. 420, 170 e 140 fanno 730; un terzo, arrotondato, è 240. La coppia 4 ha 450, cioè 210 in più: 5 IMP.
lesson-victory-points-end =
    La prossima volta che vedi una classifica con i decimali, sai da dove vengono.

## a-board-without-a-result

lesson-a-board-without-a-result-title = Un board senza risultato
lesson-a-board-without-a-result-goal =
    Questa lezione ti insegna che cosa ottiene ogni linea quando un board non può più avere un risultato.
    
    Qualcuno parla di un board a voce così alta che al tavolo vicino sentono tutto. L’arbitro decide che lì un risultato non è più possibile. Che cosa si scrive sullo score?
lesson-a-board-without-a-result-why =
    L’arbitro assegna un **punteggio arbitrale** (articolo 12C). Senza un risultato del tavolo, è una parte del board. Quanto grande, dipende da chi ha la colpa.
lesson-a-board-without-a-result-rule =
    Chi non ha alcuna colpa ottiene la **media più**: 60%. Chi è colpevole soltanto in parte ottiene la **media**: 50%. Chi è direttamente colpevole ottiene la **media meno**: 40%.
lesson-a-board-without-a-result-first =
    Nord-Sud non ha alcuna colpa, Est-Ovest sì. Quindi 60% a Nord-Sud e 40% a Est-Ovest. Gli altri board qui non cambiano nulla.
lesson-a-board-without-a-result-session =
    Chi gioca bene non deve rimetterci. Se una linea **innocente** ha più del 60% sugli altri board, ha quella percentuale anche qui. Se una linea **colpevole** vi ha meno del 40%, ha soltanto quella.
lesson-a-board-without-a-result-second =
    Nord-Sud è innocente e sugli altri board ha il 64%: ha il 64% anche qui. Est-Ovest è colpevole. Il suo 48% non l’aiuta: 40%.
lesson-a-board-without-a-result-last-step =
    Nord-Sud è direttamente colpevole e sugli altri board ha soltanto il 35%. Est-Ovest è colpevole in parte e ha il 61%. Che cosa ottiene ogni linea?
lesson-a-board-without-a-result-notes-vote =
    Molti danno a Est-Ovest quello che Nord-Sud lascia. Chiedi: Est-Ovest deve pagare perché l’altra coppia gioca così bene?
lesson-a-board-without-a-result-split =
    Ogni linea è giudicata **per conto suo**. Le due percentuali non devono fare cento. Se i board erano stati preparati male prima della gara, nessuno al tavolo ha colpa, e tutte e due le linee ottengono la media più.
lesson-a-board-without-a-result-imps =
    In una gara in IMP non ci sono percentuali. Di norma la media più vale +3 IMP, la media 0, la media meno −3. Chi organizza può decidere diversamente.
lesson-a-board-without-a-result-corrections =
    Quando i risultati sono esposti, **controlla i tuoi**. Un punteggio calcolato o trascritto male si corregge, se lo dici in tempo. Hai mezz’ora da quando si può vedere il risultato ufficiale, a meno che chi organizza non stabilisca un altro termine (articolo 79C).
lesson-a-board-without-a-result-tricks =
    Per le prese è diverso: **mettetevi d’accordo prima di rimettere le carte nel board**. Dopo il turno di gara se ne aggiungono soltanto se l’arbitro è chiaramente convinto che siano state fatte (articolo 79B). Ma una presa che sai di non aver fatto va restituita.
lesson-a-board-without-a-result-end =
    Chiama l’arbitro appena qualcosa va storto. Se arriva presto, spesso il board si può ancora salvare.

## a-late-correction

lesson-a-late-correction-title = Una correzione tardiva
lesson-a-late-correction-goal =
    In questa lezione impari quali errori in un punteggio si possono ancora correggere, e fino a quando.
    
    I risultati sono esposti, e uno dei tuoi non può essere giusto. È troppo tardi?
lesson-a-late-correction-two =
    Gli errori sono di due specie. O il tavolo ha concordato il risultato giusto, e questo è stato **scritto o calcolato male**. O il tavolo ha concordato un **numero di prese sbagliato**.
lesson-a-late-correction-written =
    Ciò che è scritto o calcolato male si corregge fino alla fine del **periodo di correzione** (articolo 79C). Chi se ne accorge può dirlo. Il periodo è di mezz’ora da quando si può vedere il risultato ufficiale, se chi organizza non ne fissa un altro.
lesson-a-late-correction-first =
    Il tavolo aveva concordato una presa in più, e non è stata scritta. Dopo 20 minuti c’è ancora tempo: la riga si corregge in 650.
lesson-a-late-correction-tricks =
    Per le prese contate male è diverso. Fino alla **fine del turno di gara** l’arbitro stabilisce quante ne ha fatte ogni linea. Dopo se ne aggiungono soltanto se ne è **chiaramente convinto** (articolo 79B). Se qualcuno ha richiesto prese, valgono altre regole.
lesson-a-late-correction-second =
    Est-Ovest chiede la sua presa in più soltanto dopo il turno. Nessun altro se la ricorda, e l’arbitro non è convinto: restano i 400, anche se il risultato ufficiale non si può ancora vedere.
lesson-a-late-correction-back =
    E se ti accorgi che è la **tua linea** ad avere una presa che non ha fatto? Nessuno può tenersela, sapendolo (articolo 79A). Lo dici, e finché dura il periodo il punteggio si corregge.
lesson-a-late-correction-last-step =
    Est-Ovest si accorge dopo 25 minuti che la presa in più non c’era. Che ne è del suo punteggio?
lesson-a-late-correction-notes-vote =
    Molti dicono: dopo il turno le prese restano come sono. Chiedi: qui qualcuno chiede di averne di più?
lesson-a-late-correction-period =
    Chi organizza può fissare un altro periodo; lo dice l’avviso in bacheca. Quando è finito, di regola il punteggio resta. Solo se chi organizza lo permette, e l’arbitro non ha nessun dubbio ragionevole, un errore di scrittura si corregge ancora (articolo 79C).
lesson-a-late-correction-end =
    Concordate le prese prima di rimettere le carte nel board, leggi la riga prima di lasciare il tavolo, e guarda i risultati prima di andare a casa.

## half-tables-and-howell

lesson-half-tables-and-howell-title = Mezzi tavoli e Howell
lesson-half-tables-and-howell-goal =
    Alla fine saprai chi riposa se manca una coppia, che cosa sono i board girati, e dove andare in uno Howell.
    
    Sono le otto, e sono venute tredici coppie. Chi gioca contro chi?
lesson-half-tables-and-howell-half =
    Se le coppie sono dispari c’è un **mezzo tavolo**. Una coppia manca, e chi dovrebbe incontrarla riposa per un turno. Nel Mitchell è ogni turno una coppia diversa, perché Est-Ovest si sposta.
lesson-half-tables-and-howell-first =
    Manca la coppia 107. Sarebbe partita dal tavolo 7, e ora, nel turno 3, sarebbe al tavolo 2. Quindi è la coppia 2 a restare senza avversari.
lesson-half-tables-and-howell-percent =
    Chi riposa gioca meno board e può fare meno match point. La somma non sarebbe giusta: conta la **percentuale**, cioè la parte di quelli possibili. Il turno di riposo si lascia fuori.
lesson-half-tables-and-howell-second =
    Si sono giocati tre turni, con 40 match point possibili in ognuno. Si somma ciò che la coppia ha fatto, e ciò che poteva fare. Il turno di riposo non entra in nessuna delle due somme.
lesson-half-tables-and-howell-notes-vote =
    Quasi tutti voteranno per la somma più alta. Chiedi: quanti poteva farne quella coppia? Due minuti.
lesson-half-tables-and-howell-turned =
    Nel Mitchell, Nord-Sud si confronta solo con Nord-Sud. Per avere **una sola** classifica l’arbitro fa girare i board di un quarto, di solito nell’ultimo turno. Nessuno cambia sedia, ma ognuno ha le **carte dell’altra linea** (articolo 8).
lesson-half-tables-and-howell-third =
    Al tavolo 4 la coppia 4 siede in Nord-Sud e la 105 in Est-Ovest. I board sono girati: la 105 ha le carte di Nord-Sud. Nella colonna N-S va quindi la 105.
lesson-half-tables-and-howell-last-step =
    In questo turno la coppia 4 ha le carte di Est-Ovest. Con chi si confronta: con chi nel turno 2 era sulle stesse sedie, o con chi aveva le stesse carte?
lesson-half-tables-and-howell-howell =
    Con pochi tavoli molti circoli giocano uno **Howell**: ogni coppia incontra tutte le altre. Una sola, quella con il numero più alto, resta ferma. Ogni altra va dove ha appena giocato **la coppia con il numero più basso di uno**, e la coppia 1 va dov’era l’ultima di queste. Lo dice anche il cartellino sul tavolo.
lesson-half-tables-and-howell-fourth =
    La coppia 4 cerca la 3. Ha appena giocato al tavolo 2: la coppia 4 va lì, sulle stesse sedie.
lesson-half-tables-and-howell-end =
    Prima di alzarti guarda il cartellino sul tavolo: dice dove vai e quali board arrivano. Se due coppie vogliono le stesse sedie, chiama subito l’arbitro, prima di toccare le carte.
