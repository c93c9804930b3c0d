### Chapter: the auction.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-auction-title = La dichiarazione

## the-four-calls

lesson-the-four-calls-title = Le quattro chiamate
lesson-the-four-calls-goal =
    Tra poco conoscerai per nome le quattro chiamate e saprai a chi tocca parlare.
    
    I quattro giocatori hanno ordinato le loro tredici carte. Nessuno sa ancora quale seme sarà atout, né chi sarà il { -declarer }.
    
    Lo stabiliscono parlando a turno: è la **dichiarazione**. Comincia il **mazziere**.
lesson-the-four-calls-kinds =
    Ogni volta che tocca a te fai una **chiamata**. Ce ne sono di quattro tipi: **licita**, **passo**, **contro** e **surcontro**.
    
    Ogni licita è dunque una chiamata, ma non ogni chiamata è una licita. Questa differenza ci servirà spesso.
lesson-the-four-calls-bid =
    Una **licita** è un numero da 1 a 7 con una **denominazione**: uno dei quattro semi, oppure senza atout. Il numero dice quante prese si promettono **oltre la sesta** (articolo 18).
    
    { BRIDGE("1C") } vuol dire 7 prese con atout fiori, { BRIDGE("5D") } 11 prese con atout quadri, { BRIDGE("3NT") } 9 prese a senza atout.
lesson-the-four-calls-notes-picture =
    Se puoi, fai ripetere queste chiamate a quattro volontari con i bidding box veri. La disposizione dei cartellini cambia da una marca all’altra: lascia un minuto per guardarli. Molti confondono «chiamata» e «licita»: correggi con calma fin dall’inizio.
lesson-the-four-calls-picture =
    Tutti e quattro i tipi in una sola dichiarazione. Sud è il mazziere e passa. Ovest licita { BRIDGE("1NT") }. Nord contra e la posta si alza: ci sono più punti da vincere, per gli uni o per gli altri. Più tardi Ovest surcontra, e la posta si alza ancora.
lesson-the-four-calls-turn =
    Dopo di te tocca sempre a chi siede alla tua **sinistra**, come nel gioco della carta (articolo 17). Ognuno fa una chiamata e poi aspetta quelle degli altri tre.
lesson-the-four-calls-first =
    Sud è il mazziere e parla per primo. È ancora tutto possibile, tranne due chiamate: contro e surcontro hanno bisogno di qualcosa a cui rispondere.
lesson-the-four-calls-double =
    Sud passa e Ovest licita { BRIDGE("1NT") }. Ora c’è una licita degli avversari, e Nord vorrebbe contrarla.
lesson-the-four-calls-redouble =
    Questa volta Nord passa. A Est piace molto la licita del compagno, { BRIDGE("1NT") }, e la mano va subito al cartellino del surcontro. Il surcontro risponde a un contro: rileggi che cosa è stato detto finora.
lesson-the-four-calls-pass =
    Quando tocca a te, **passare** è sempre permesso (articolo 17). Vuol dire: per ora non ho niente da aggiungere.
    
    Soltanto per ora, però. Chi è passato può ancora licitare, contrare o surcontrare più tardi, finché la dichiarazione continua.
lesson-the-four-calls-notes-vote =
    Molti votano per il solo passo, perché Sud è già passato due volte. In una vendita all’asta chi si ritira è fuori, e viene naturale pensarlo anche qui. Nel bridge un passo non impegna nessuno.
lesson-the-four-calls-box =
    Al circolo di solito le chiamate non si dicono a voce: si prende un cartellino dal **bidding box** e lo si posa accanto a quelli di prima, senza coprirli. Così il tono della voce non rivela niente, e al tavolo vicino non si sente nulla.
    
    Se usarlo o no, lo decide chi organizza (articolo 18).
lesson-the-four-calls-higher =
    Ogni nuova licita deve **superare l’ultima**: più prese, oppure altrettante in una denominazione più alta, nell’ordine ♣ ♦ ♥ ♠ senza atout. La prossima lezione parla solo di questo.
    
    Nel bidding box sullo schermo, quando scegli una licita si aggiungono da sole tutte quelle più alte.
lesson-the-four-calls-end =
    Passo, licita, contro, surcontro: nel bidding box non c’è altro. E chi è passato può rientrare più avanti.

## sufficient-bids

lesson-sufficient-bids-title = Quando una licita è sufficiente
lesson-sufficient-bids-goal =
    Alla fine di questa lezione vedrai a colpo d’occhio se una licita è abbastanza alta.
    
    Nord fa la prima licita: { BRIDGE("2H") }. Est ha una lunga fila di quadri e posa sul tavolo { BRIDGE("2D") }. Sud guarda il cartellino e aggrotta la fronte. Che cosa non va?
lesson-sufficient-bids-order =
    Le cinque denominazioni hanno un ordine, dalla più bassa alla più alta:
    
    ♣ – ♦ – ♥ – ♠ – **senza atout**
    
    Il **seme** più alto è picche. Senza atout non è un seme, ma sta sopra le picche.
lesson-sufficient-bids-rule =
    Il numero di una licita è il suo **livello**. Una licita è **sufficiente** se supera l’ultima (articolo 18): a un livello più alto, in qualunque denominazione, oppure allo stesso livello, in una denominazione più alta.
lesson-sufficient-bids-notes-hearts =
    Disponi su un tavolo tutti i cartellini delle licite di un bidding box: sette file da cinque. Una licita sufficiente sta più avanti nella stessa fila, o in una fila più alta. Chi ha visto questa scala poi sbaglia di rado.
lesson-sufficient-bids-hearts =
    Torniamo a Nord, che ha licitato { BRIDGE("2H") }. Est può dire { BRIDGE("2S") } o { BRIDGE("2NT") }, che stanno sopra. Fiori e quadri stanno sotto: con quelli bisogna salire di un livello, a { BRIDGE("3C") } o { BRIDGE("3D") }. Restano poi il passo e il contro.
lesson-sufficient-bids-notrump =
    Ovest ha licitato { BRIDGE("1S") }. Nord vorrebbe giocare senza atout. Il livello resta lo stesso, quindi decide l’ordine.
lesson-sufficient-bids-over-notrump =
    La licita di Nord, { BRIDGE("1NT") }, è la più alta del suo livello. Est vorrebbe cuori come atout. Con { BRIDGE("1H") } resterebbe sotto, e allora prende { BRIDGE("2H") }. È vero che nell’ordine le cuori stanno sempre sotto senza atout. Ma che cosa si guarda per primo?
lesson-sufficient-bids-last =
    Conta soltanto l’**ultima licita**, chiunque l’abbia fatta: un avversario, il compagno o tu.
    
    Passo, contro e surcontro non sono licite: non devono superare niente, e non rendono più alta l’ultima licita.
lesson-sufficient-bids-notes-vote =
    Molti partono da { BRIDGE("6C") }, come se ogni volta bisognasse salire di livello; altri ammettono anche { BRIDGE("5C") }. Chiedi: { BRIDGE("5H") } è più alto di { BRIDGE("5D") }? E { BRIDGE("5C") }? A parità di livello decide la denominazione.
lesson-sufficient-bids-notes-question =
    Molti rispondono no, perché le quadri sono di Ovest. Ma un seme non è di nessuno: due è più di uno, e tanto basta. Che cosa Nord voglia dire così al compagno, lo concordano loro due.
lesson-sufficient-bids-jump =
    Si possono anche saltare dei gradini. Sud licita { BRIDGE("2D") }; a Ovest basterebbe { BRIDGE("2H") }, ma sale subito a { BRIDGE("4H") }: è permesso.
    
    La licita più bassa è { BRIDGE("1C") }, la più alta { BRIDGE("7NT") }. Sopra { BRIDGE("7NT") } nessuno può più licitare.
lesson-sufficient-bids-end =
    Guarda due volte: prima il livello e poi, se è lo stesso, l’ordine. Nel bidding box i cartellini sono proprio in quest’ordine.

## double

lesson-double-title = Il contro
lesson-double-goal =
    Questa lezione ti insegna quando si può contrare e fino a quando vale un contro.
    
    Est licita { BRIDGE("2H") }: otto prese con atout cuori. Sud ha parecchie buone cuori e non ci crede. Per questo c’è una chiamata apposta: il **contro**.
lesson-double-stakes =
    Il contro non cambia né l’atout né il numero di prese. **Alza la posta**: se Est e Ovest fanno le loro otto prese, segnano più punti del solito; se non ci riescono, ne segnano di più Nord e Sud. Quanti, lo vedremo in un altro capitolo.
lesson-double-rule =
    Puoi contrare se sono vere tutte e tre queste cose (articolo 19):
    
    – tocca a te,
    – l’ultima licita è degli **avversari**,
    – nessuno l’ha ancora contrata.
    
    I passo intermedi non contano.
lesson-double-notes-rule =
    Fai porre ogni volta le tre domande ad alta voce, sempre in quest’ordine. Si dimentica soprattutto «di chi è l’ultima licita?»: si guarda l’ultima chiamata, che magari era un passo.
lesson-double-passes =
    Nord ha licitato { BRIDGE("1H") }, Est { BRIDGE("2C") }, poi due giocatori sono passati. Tocca di nuovo a Nord. Di chi è l’ultima licita? E qualcuno l’ha contrata?
lesson-double-partner =
    Sud è passato, Ovest ha licitato { BRIDGE("3S") }, Nord è passato. Est vorrebbe alzare la posta. Ma di chi è la licita di { BRIDGE("3S") }?
lesson-double-again =
    Ovest ha licitato { BRIDGE("1H") }, Nord ha contrato, Est è passato. Anche Sud ha buone cuori e vorrebbe contrare. Tocca a Sud, e l’ultima licita è degli avversari. Resta una domanda.
lesson-double-meaning =
    Per le regole le tue carte non contano: puoi contrare con qualunque mano, anche senza certezze. E non occorre sapere chi alla fine giocherà.
    
    Che cosa un contro **dice al compagno**, lo concordate voi due: se ne parla nei corsi di dichiarazione.
lesson-double-wiped =
    Sud contra { BRIDGE("2H") }. Dopo due passo Est licita { BRIDGE("2S") }: è sufficiente, perché il contro non rende più alta la licita di { BRIDGE("2H") }. E il contro non c’è più: una **nuova licita lo cancella** (articolo 19).
lesson-double-notes-vote =
    È la dichiarazione della figura, fermata a { BRIDGE("2S") }. Molti scelgono la risposta senza il contro, perché Sud ha già contrato una volta. Ma aveva contrato { BRIDGE("2H") }; { BRIDGE("2S") } è una licita nuova, è degli avversari e nessuno l’ha contrata.
lesson-double-end =
    Al tuo turno bastano due domande: di chi è l’ultima licita, ed è già contrata?

## redouble

lesson-redouble-title = Il surcontro
lesson-redouble-goal =
    Dopo questa lezione saprai rispondere a un contro: chi può surcontrare, e fino a quando.
    
    Sud ha licitato { BRIDGE("2H") } e Ovest contra. Nord guarda le sue belle carte e pensa: il compagno ce la fa. A un contro si può rispondere con il **surcontro**. In qualche testo si legge «controcanto»: è un errore.
lesson-redouble-rule =
    Al tuo turno puoi surcontrare se (articolo 19):
    
    – l’ultima licita è della **tua linea**, cioè della tua coppia,
    – gli avversari l’hanno contrata,
    – da allora ci sono stati solo dei passo.
    
    Può farlo l’uno o l’altro compagno, non soltanto chi ha licitato.
lesson-redouble-notes-rule =
    In ogni corso tornano due convinzioni: che possa surcontrare solo chi ha licitato, e che lo si debba fare subito. I due esempi che seguono rispondono prima all’una, poi all’altra.
lesson-redouble-partner =
    La licita di { BRIDGE("2H") } è di Sud, il contro è di Ovest. Tocca a Nord, che finora non ha fatto nessuna licita.
lesson-redouble-bidder =
    Ovest ha licitato { BRIDGE("1NT") }, Nord ha contrato, Est e Sud sono passati. Tocca di nuovo a Ovest. Il surcontro è ancora possibile?
lesson-redouble-own-double =
    Nord ha licitato { BRIDGE("1S") }, Est ha contrato, Sud è passato. Ovest è convinto quanto Est e vorrebbe alzare ancora la posta. Che { BRIDGE("1S") } sia contrato è vero. Ma di chi è quella licita?
lesson-redouble-stakes =
    Il surcontro alza la posta un’altra volta. L’atout e il numero di prese restano gli stessi.
    
    Più in là non si va: quella licita non si può più contrare né surcontrare. Resta il passo, oppure una **licita più alta**.
lesson-redouble-wiped =
    Due contro nella stessa dichiarazione. Ovest contra { BRIDGE("1H") }, ma Est licita { BRIDGE("2S") } e quel contro è cancellato. Sud contra { BRIDGE("2S") }, e Ovest surcontra. Se Nord avesse fatto poi una licita, anche il surcontro sarebbe stato cancellato.
lesson-redouble-notes-vote =
    Chi sceglie la risposta senza il surcontro dice che è tardi, perché due giocatori sono passati, oppure che Est non può, perché la licita è di Ovest. Non conta né l’una né l’altra cosa: dopo il contro ci sono stati solo dei passo, ed Est è della linea che ha subìto il contro.
lesson-redouble-end =
    Era la quarta chiamata, la più rara. Della dichiarazione manca soltanto la fine, ed è il prossimo argomento.

## the-bidding-box

lesson-the-bidding-box-title = Il bidding box e lo stop
lesson-the-bidding-box-goal =
    Saprai quando una chiamata dal bidding box è fatta e a che cosa serve il cartellino dello stop.
    
    Nord comincia con { BRIDGE("1H") }, Est passa. Sud ha già le dita su { BRIDGE("2S") }, dentro il box, poi le ritira. «È una licita!» dice Ovest. Lo è?
lesson-the-bidding-box-rules =
    Il Codice non dice quando una chiamata dal box è fatta: lo decide chi organizza (articolo 18). I **regolamenti** in uso sono due.
    
    In quasi tutta l’Europa: appena il cartellino è **fuori dal box**, tolto apposta.
    
    In Nordamerica: quando il cartellino è **al tavolo** o quasi, o è tenuto in modo che sia chiaramente la chiamata.
lesson-the-bidding-box-notes-rules =
    Di’ subito quale regolamento vale nel tuo circolo; se non ne ha uno scritto, è il momento di chiederlo. Non sono articoli del Codice, e chi ha giocato altrove ne conosce altri. Bastano un box sul tavolo e cinque cartellini tirati fuori in modi diversi.
lesson-the-bidding-box-touched =
    Torniamo alle dita di Sud su { BRIDGE("2S") }. Il cartellino è ancora nel box, quindi non c’è nessuna chiamata. Però tutti hanno visto a che cosa pensava Sud, e Nord non lo può usare.
lesson-the-bidding-box-out =
    Ora { BRIDGE("2S") } è fuori dal box, tolto apposta, anche se Sud lo tiene ancora in mano. In quasi tutta l’Europa basta questo. Per cambiare idea è tardi.
lesson-the-bidding-box-in-hand =
    Lo stesso cartellino, tenuto alla stessa altezza, ma in un circolo con l’altro regolamento. Sud ha fatto la chiamata { BRIDGE("2S") }?
lesson-the-bidding-box-jump =
    Una licita che salta un livello è un **salto**: bastava una licita più bassa nella stessa denominazione.
    
    Un salto sorprende, e il ritmo del giocatore seguente potrebbe tradire qualcosa. Per questo molti circoli usano il **cartellino dello stop**: si mette sul tavolo prima di saltare.
lesson-the-bidding-box-picture =
    Nord comincia con { BRIDGE("1H") }. Sud salta a { BRIDGE("3H") }, mettendo prima lo stop, e Ovest aspetta prima di passare. { BRIDGE("4H") } di Nord è la licita di cuori più bassa rimasta: niente salto, niente stop.
lesson-the-bidding-box-three =
    Su { BRIDGE("1H") } bastava una licita di due cuori: { BRIDGE("3H") } salta quel livello. A Sud serve lo stop, e Ovest, che parla dopo, aspetta.
lesson-the-bidding-box-lowest =
    { BRIDGE("2C") } è un livello sopra { BRIDGE("1S") }. Però a fiori non si può più licitare più basso: non è un salto, e lo stop resta nel box.
lesson-the-bidding-box-pause =
    Dopo un salto il giocatore seguente aspetta **sempre** una decina di secondi. Che abbia un problema o no, si vede la stessa cosa: la pausa non rivela nulla.
    
    Parlare subito, o solo dopo un minuto, qualcosa rivela. Il compagno non lo può usare.
lesson-the-bidding-box-notes-vote =
    Molti annullerebbero la licita, perché una regola non è stata seguita. Ma lo stop protegge il ritmo del giocatore seguente, non fa la licita. Se il tuo circolo non usa lo stop, ricorda che spesso la pausa è richiesta lo stesso.
lesson-the-bidding-box-end =
    Quando una chiamata è fatta e se si usa lo stop, lo decide il tuo circolo. Dopo un salto il giocatore seguente aspetta, e così la pausa non rivela nulla.

## the-end-of-the-auction

lesson-the-end-of-the-auction-title = La fine della dichiarazione
lesson-the-end-of-the-auction-goal =
    Qui impari a dire se una dichiarazione è finita e, se non lo è, a chi tocca.
    
    Sud licita { BRIDGE("3C") }. Ovest passa, Nord passa, Est passa. Sud ci ripensa e allunga la mano verso il bidding box, mentre gli altri ripongono già i cartellini. Chi ha ragione?
lesson-the-end-of-the-auction-rule =
    Quando qualcuno ha licitato, **tre passo di fila** chiudono la dichiarazione (articolo 22). Chi ha parlato subito prima dei tre passo non ha un altro turno.
    
    L’ultima licita, che è anche la più alta, diventa il **contratto**. Fino a quel momento era soltanto una licita.
lesson-the-end-of-the-auction-three =
    L’unica licita è { BRIDGE("3C") }, di Sud. Conta i passo che sono venuti dopo.
lesson-the-end-of-the-auction-afresh =
    Nemmeno un contro o un surcontro è l’ultima parola: anche dopo ci vogliono tre passo. **Qualunque chiamata che non sia un passo** fa ricominciare il conto.
lesson-the-end-of-the-auction-notes-afresh =
    Fai contare i passo ad alta voce: uno, due… e a ogni licita, contro o surcontro si riparte da zero. Gli errori nascono sommando passo che non sono di fila.
lesson-the-end-of-the-auction-double =
    In questa dichiarazione i passo sono tre. Due, però, sono venuti prima del contro di Nord.
lesson-the-end-of-the-auction-redouble =
    Finora i passo sono cinque, eppure bisogna guardare bene. L’ultima chiamata che non sia un passo è il surcontro di Ovest. Dopo sono passati Nord ed Est.
lesson-the-end-of-the-auction-notes-vote =
    Molti votano «è finita», perché ci sono tre passo di fila. Chiedi se Ovest ha già potuto parlare.
lesson-the-end-of-the-auction-four =
    Se nessuno ha licitato, tre passo non bastano: il quarto giocatore non ha ancora parlato, e può licitare.
    
    Solo se passa anche il quarto la dichiarazione è finita. Dopo **quattro passo** la **mano è passata**.
lesson-the-end-of-the-auction-passed-out =
    Passa anche Ovest, e non si gioca. In torneo le due linee segnano 0, le carte tornano nel board e non si ridanno (articoli 22 e 77). Neanche nel rubber bridge (la partita libera) si segnano punti; lì dà le carte il giocatore seguente.
lesson-the-end-of-the-auction-cards =
    Finita la dichiarazione, tutti danno un’ultima occhiata: qual è l’ultima licita, è contrata o surcontrata, di quale linea è? Per questo, in molti circoli, i cartellini restano sul tavolo finché la carta d’attacco non è scoperta. Lo stabilisce il regolamento.
lesson-the-end-of-the-auction-end =
    Conta i passo fra te e te: tre dopo una licita, quattro se nessuno ha licitato. E lascia i cartellini sul tavolo finché l’ultimo non ha parlato.

## what-may-i-say

lesson-what-may-i-say-title = Che cosa posso dire?
lesson-what-may-i-say-goal =
    Alla fine saprai dire di qualunque chiamata se è permessa, e perché.
    
    Tocca a te, tre persone ti guardano e hai un attimo di vuoto: che cosa posso dire? In questa lezione non c’è niente di nuovo: mettiamo le quattro chiamate una accanto all’altra.
lesson-what-may-i-say-rule =
    Finché la dichiarazione continua, quando tocca a te:
    
    – **passo**: sempre,
    – **licita**: più alta dell’ultima,
    – **contro**: se l’ultima licita è degli avversari e non è contrata,
    – **surcontro**: se l’ultima licita è della tua linea e gli avversari l’hanno contrata.
lesson-what-may-i-say-notes-box =
    Prima che si guardi il bidding box, chiedi: qual è l’ultima licita, di chi è, è contrata? Tutto il resto viene da sé. Per i due esempi calcola cinque minuti.
lesson-what-may-i-say-doubled =
    Ovest ha licitato { BRIDGE("1NT") }, Nord ha contrato, due giocatori sono passati. Tocca a Ovest: l’ultima licita è la sua, e un avversario l’ha contrata.
lesson-what-may-i-say-redoubled =
    Ovest ha licitato { BRIDGE("4S") }, Nord ha contrato, Est ha surcontrato. Sud contrerebbe volentieri un’altra volta. Quali cartellini può ancora usare?
lesson-what-may-i-say-box =
    Adesso tocca a te, con l’intero bidding box. Scegli **tutte** le chiamate permesse. Se scegli una licita, si aggiungono tutte quelle più alte.
lesson-what-may-i-say-new-bid =
    Ovest ha licitato { BRIDGE("1S") }, Nord ha contrato, Est ha licitato { BRIDGE("2S") }. Sud può passare, come sempre, o superare { BRIDGE("2S") } con una licita. E contrare? Il contro di Nord era sulla licita di { BRIDGE("1S") }.
lesson-what-may-i-say-look-back =
    A volte una chiamata non era permessa e nessuno se n’è accorto. Per trovarla ripercorri la dichiarazione **chiamata per chiamata**, tenendo a mente tre cose: l’ultima licita, di chi è, se è contrata.
lesson-what-may-i-say-why =
    Est e Sud passano, Ovest licita { BRIDGE("1S") }, Nord contra, Est passa. Fin qui tutto regolare. Poi contra anche Sud. Fermati qui: di chi è l’ultima licita, ed è già contrata?
lesson-what-may-i-say-notes-vote =
    Molti tolgono le licite: nessuno potrebbe superare la propria. Invece si può, finché la dichiarazione continua. E continuava: se Sud fosse passato invece di contrare, sarebbe finita.
lesson-what-may-i-say-end =
    Se al tavolo qualcosa non torna, non risolvetela da soli: **chiamate l’arbitro**. E se non sai che cosa dire, passo è sempre permesso.
