### Chapter: the contract. What an auction comes to, who plays it, who leads.

chapter-contract-title = Il contratto

## The contract

lesson-the-contract-title = Che cosa si gioca?
lesson-the-contract-goal =
    Dopo questa lezione saprai leggere il contratto in qualunque dichiarazione.
    
    Il terzo passo è sul tavolo e la dichiarazione è finita. Qualcuno chiede: «Allora, che cosa si gioca?» La risposta è il **contratto**. Si legge in un attimo, se sai dove guardare.
lesson-the-contract-rule =
    Il contratto è l’**ultima licita**: un numero e una denominazione, cioè un seme oppure senza atout. Se è un seme, diventa l’atout. I passo che vengono dopo non cambiano nulla: nessuno ha voluto salire di più.
lesson-the-contract-picture =
    La dichiarazione del board 1. Est comincia con { BRIDGE("1S") }, Ovest dice { BRIDGE("3NT") } ed Est torna alle picche con { BRIDGE("4S") }. Poi tre passo. Ogni nuova licita ha preso il posto della precedente.
lesson-the-contract-last =
    Cerca l’ultima licita e conta i passo che la seguono. Ovest aveva licitato { BRIDGE("3NT") }: conta ancora qualcosa?
lesson-the-contract-six =
    Quante prese sono? Al numero si aggiunge **sei**. { BRIDGE("1C") } promette 7 prese, { BRIDGE("4S") } ne promette 10, { BRIDGE("7NT") } tutte e 13. Le prime sei sono sottintese (c’è chi le chiama «plafond»): il numero dice quante prese si promettono in più.
lesson-the-contract-notrump =
    A senza atout il conto è lo stesso: { BRIDGE("3NT") } promette 6 + 3 prese, ma nessun seme è atout.
    
    (Lo score è il foglio dei risultati. Il segno «=» vuol dire mantenuto giusto, né una presa in più né una in meno. «Liscio» vuol dire che nessuno ha contrato.)
lesson-the-contract-doubled =
    Se dopo un contro vengono soltanto dei passo, il contratto è **contrato**. Se vengono dopo un surcontro, è **surcontrato**. Le prese da fare restano le stesse: { BRIDGE("4S") } e { BRIDGE("4SX") } ne chiedono sempre 10. Cambia solo il punteggio.
lesson-the-contract-stays =
    Board 8. Est e Ovest sono saliti con le picche fino a { BRIDGE("4S") }. Nord dice contro; poi Est, Sud e Ovest passano. Dopo il contro non c’è stata nessuna licita. Qual è dunque il contratto?
lesson-the-contract-notes-vote =
    Molti votano per un contratto contrato, perché Sud ha effettivamente detto contro. Copri con un foglio tutto ciò che viene prima dell’ultima licita: il contro era su { BRIDGE("2H") } ed è sparito insieme a quella.
lesson-the-contract-nobody =
    E se non licita nessuno? Quattro passo all’inizio, e **la mano è passata**. Non c’è contratto, non si gioca, e nessuna delle due linee segna punti. Le carte tornano nel board e non si ridanno.
lesson-the-contract-sides =
    La linea che ha fatto l’ultima licita gioca il contratto e deve fare almeno le prese promesse. L’altra linea è la **difesa**: il suo scopo è impedirglielo.
lesson-the-contract-end =
    Quante prese, quale atout, contrato o no: tre domande dopo l’ultimo passo. Prima di giocare ne manca una sola: chi gioca?

## Who is declarer?

lesson-who-is-declarer-title = Chi è il { -declarer }?
lesson-who-is-declarer-goal =
    Qui impari a trovare il { -declarer }: chi gioca, chi è il morto, chi difende.
    
    Il contratto è { BRIDGE("3S") }. Ovest dice: «L’ho licitato io, quindi gioco io». Est ribatte: «Ma le picche le ho nominate io per primo». Uno solo dei due può essere il **{ -declarer }**, quello che gioca il contratto. Quale?
lesson-who-is-declarer-rule =
    Fatti due domande, in quest’ordine. **Quale linea** ha fatto l’ultima licita? E in quella linea, **chi ha nominato per primo** la stessa denominazione, a qualunque livello? Quello è il { -declarer }.
lesson-who-is-declarer-notes-picture =
    Mostra le chiamate una alla volta e, a ogni licita di picche, chiedi chi le ha nominate per primo in quella linea. Fai dire ad alta voce le due domande. Tre minuti.
lesson-who-is-declarer-picture =
    Tieni d’occhio le picche: Ovest le nomina con { BRIDGE("1S") }, più tardi Est con { BRIDGE("2S") }. Il contro di Sud su { BRIDGE("2H") } sparisce appena Est licita di nuovo.
lesson-who-is-declarer-first =
    Prima domanda: l’ultima licita, { BRIDGE("2S") }, è di Est. Gioca dunque Est-Ovest. Seconda domanda: chi dei due ha nominato per primo le picche? Il livello non conta.
lesson-who-is-declarer-raise =
    Nord licita { BRIDGE("1D") } e Sud rialza a { BRIDGE("3D") }. Sud ha parlato per ultimo e più in alto, ma non è questo che conta. Cerca chi ha nominato le quadri per primo.
lesson-who-is-declarer-denomination =
    Quello che conta è **nominare** la denominazione. Non importa chi ha le carte migliori, né chi ha licitato per ultimo. Il passo non nomina niente, e nemmeno il contro. Senza atout è una denominazione come i semi.
lesson-who-is-declarer-notrump =
    Nord apre di { BRIDGE("1C") }, cioè fa la prima licita. Sud risponde { BRIDGE("1H") }, Nord dice { BRIDGE("1NT") }, Sud { BRIDGE("2NT") } e Nord { BRIDGE("3NT") }. Il contratto è a senza atout ed è di Nord-Sud. Fiori e cuori qui non interessano. Chi ha detto senza atout per primo?
lesson-who-is-declarer-notes-vote =
    È il battibecco dell’inizio della lezione. Chi vota Ovest guarda l’ultima licita e si ferma lì: fagli porre anche la seconda domanda.
lesson-who-is-declarer-roles =
    Trovato il { -declarer }, conosci tutti e quattro i ruoli. Il **morto** è il suo compagno, di fronte. Gli altri due sono i **difensori**, e quello alla **sinistra** del { -declarer } gioca la prima carta. Le domande che seguono chiedono anche questo.
lesson-who-is-declarer-end =
    Guarda la linea che ha vinto la dichiarazione e torna alla prima volta che ha nominato quella denominazione. Resta un tranello: è la prossima lezione.

## Named by both sides

lesson-the-same-strain-twice-title = Lo stesso seme nelle due linee
lesson-the-same-strain-twice-goal =
    Fra pochi minuti troverai il { -declarer } anche quando le due linee hanno nominato la stessa denominazione.
    
    Est licita { BRIDGE("1NT") }. Più tardi Nord licita { BRIDGE("3NT") } e tutti passano. «Ma il primo a dire senza atout sono stato io», osserva Est. È lui il { -declarer }?
lesson-the-same-strain-twice-rule =
    No. Contano soltanto le licite della **linea che ha fatto l’ultima licita**. Quello che hanno nominato gli avversari non importa, nemmeno se l’hanno nominato per primi.
lesson-the-same-strain-twice-picture =
    Tutte e due le linee nominano senza atout: prima Est con { BRIDGE("1NT") }, alla fine Nord con { BRIDGE("3NT") }. L’ultima licita è di Nord.
lesson-the-same-strain-twice-notrump =
    Cancella tutte le licite di Est e Ovest. Per Nord-Sud restano cuori, fiori, quadri, ancora fiori e, in fondo, senza atout. Chi dei due l’ha nominato?
lesson-the-same-strain-twice-diamonds =
    Qui Est aveva nominato le quadri con { BRIDGE("2D") }. Nord licita { BRIDGE("3D") }, e tutti passano. Fino a quel momento Nord-Sud non aveva fatto nemmeno una licita.
lesson-the-same-strain-twice-why =
    Perché licitare un seme già nominato dagli avversari? A volte hanno carte in quel seme tutte e due le linee. Più spesso i compagni si sono messi d’**accordo** che quella licita dica tutt’altro. Per trovare il { -declarer } conta solo il nome, non il significato.
lesson-the-same-strain-twice-notes-three =
    Scrivi alla lavagna i tre nomi e cancella Est. Quel che resta è la domanda della lezione precedente. Che cosa prometta la licita nel seme avversario, oggi non occorre spiegarlo.
lesson-the-same-strain-twice-three-names =
    Est apre di { BRIDGE("1S") }. Sud licita { BRIDGE("2S") }, per accordo, e Nord conclude con { BRIDGE("4S") }. Tre giocatori hanno nominato le picche. L’ultima licita è di Nord, quindi Est non conta. Fra Nord e Sud, chi è stato il primo?
lesson-the-same-strain-twice-notes-vote =
    Molti votano Ovest, che ha aperto proprio di fiori. Prima chiedi quale linea ha fatto l’ultima licita, poi fai cancellare tutte le licite dell’altra.
lesson-the-same-strain-twice-end =
    Cancella quello che hanno detto gli avversari, e la domanda torna facile. Ora qualcuno deve giocare la prima carta.

## The opening lead

lesson-the-opening-lead-title = L’attacco iniziale
lesson-the-opening-lead-goal =
    Dopo questa lezione saprai chi attacca, come si fa e quando il morto stende le carte.
    
    La dichiarazione è finita, il contratto si conosce, e i quattro giocatori si guardano. Chi gioca la prima carta? In che modo? E quando il morto mette giù le sue?
lesson-the-opening-lead-rule =
    La prima carta della smazzata è l’**attacco iniziale**. Spetta al difensore **alla sinistra del { -declarer }** (articolo 41). Il mazziere non c’entra, e il morto per ora non mostra nulla.
lesson-the-opening-lead-south =
    Board 11. Sud apre di { BRIDGE("1S") }, Nord risponde { BRIDGE("2NT") }, Sud licita { BRIDGE("4S") }. Trova prima il { -declarer }, poi guarda alla sua sinistra.
lesson-the-opening-lead-dealer =
    Board 1: il mazziere è Nord, ma il contratto lo gioca Est. Alla sinistra del mazziere siede proprio Est, che non può certo attaccare contro sé stesso. Dunque: prima il { -declarer }, poi la sua sinistra.
lesson-the-opening-lead-doubled =
    Board 8: { BRIDGE("4S") } contrato da Nord. Il { -declarer } è Est, il morto è Ovest. Aver detto contro non dà diritto all’attacco. Conta soltanto il posto: chi siede alla sinistra di Est?
lesson-the-opening-lead-notes-vote =
    Molti guardano alla sinistra di chi ha licitato per ultimo. Prima del voto fai dire chi è il { -declarer }, poi fai indicare con la mano il posto alla sua sinistra.
lesson-the-opening-lead-notes-face-down =
    Fallo fare a un tavolo: la carta coperta, la pausa, «domande?», la carta girata, il morto che stende. Quattro minuti, e non lo dimenticano più.
lesson-the-opening-lead-face-down =
    L’attacco iniziale si posa **coperto**. Così, se ha attaccato il giocatore sbagliato, l’arbitro può far tornare la carta in mano: nessuno l’ha vista, e non è successo niente.
lesson-the-opening-lead-questions =
    Finché la carta è coperta, il compagno di chi attacca e il { -declarer } possono **fare domande sulla dichiarazione**. Il morto no. Se attacchi tu, aspetta che il compagno dica «nessuna domanda», e solo allora gira la carta. Di solito i cartellini della dichiarazione restano sul tavolo fino a quel momento.
lesson-the-opening-lead-dummy =
    Appena l’attacco è scoperto, **il morto stende tutte le sue carte**: divise per seme, in colonne verso il { -declarer }, con le più basse vicine a lui. L’atout va alla **destra del morto**.
lesson-the-opening-lead-picture =
    Ovest ha attaccato con { BRIDGE("H5") } e Nord ha steso il morto. L’atout è picche e sta alla destra di Nord, cioè a sinistra per Sud. (Nelle figure di questo programma le picche sono sempre le prime; al tavolo il primo posto è dell’atout.)
lesson-the-opening-lead-end =
    Carta coperta, domande, carta scoperta, poi il morto: con quest’ordine a un attacco dalla parte sbagliata si rimedia quasi sempre.
