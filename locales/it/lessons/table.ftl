### Chapter: at the table. Seats, boards, one's thirteen cards, suits and honours.

chapter-table-title = Al tavolo

## The four seats

lesson-the-four-seats-title = I quattro posti
lesson-the-four-seats-goal =
    Dopo questa lezione saprai trovare a qualunque tavolo il tuo posto, il compagno e gli avversari.
    
    Prima sera al circolo. All’ingresso ti dicono: «Tavolo 3, in Est». Dove ti siedi? Chi gioca con te, e chi contro di te?
lesson-the-four-seats-notes-names =
    Fai sedere quattro allievi a un tavolo e chiedi a ciascuno il nome del suo posto. Se qualcuno cerca il nord vero, basta dire che sono soltanto nomi. Un minuto.
lesson-the-four-seats-names =
    A bridge si gioca in **quattro**. I posti si chiamano come i punti cardinali: **Nord, Est, Sud, Ovest**. Sono soltanto nomi: dove sia il nord vero non importa a nessuno.
lesson-the-four-seats-sides =
    Chi ti siede di fronte è il tuo **compagno**. Nord gioca con Sud, Est con Ovest: sono le due **linee**, Nord-Sud ed Est-Ovest. Tu e il tuo compagno siete una **coppia**. Gli altri due sono gli avversari.
lesson-the-four-seats-picture =
    Ecco una smazzata, cioè le carte così come sono state distribuite, vista dall’alto. Sud è in basso e ha di fronte il compagno, Nord. Ai lati siedono gli avversari: Ovest a sinistra, Est a destra. Al tavolo, quando si comincia, vedi soltanto le tue carte.
lesson-the-four-seats-partner =
    Ovest si è seduto e guarda dritto davanti a sé, dall’altra parte del tavolo. Chi c’è?
lesson-the-four-seats-left =
    Nel bridge si parla e si gioca **in senso orario**, come le lancette dell’orologio, cioè sempre verso sinistra. Di solito anche le carte si distribuiscono così. Dopo di te tocca all’**avversario di sinistra**. Prima di te toccava all’**avversario di destra**.
lesson-the-four-seats-left-hand =
    Sei in Sud, in basso nella figura, e hai di fronte Nord. Vai avanti di un posto in senso orario, come la lancetta dell’orologio che va dalle sei alle nove.
lesson-the-four-seats-round =
    Segui il giro. Ovest posa la prima carta, poi tocca a Nord, a Est e per ultimo a Sud. Ognuno siede alla sinistra di chi ha appena giocato. Che cosa voglia dire «senza atout» lo vedrai più avanti.
lesson-the-four-seats-right-hand =
    Adesso prova tu. Sei ancora in Sud, ma questa volta si cerca chi viene **prima** di te: torna indietro di un posto.
lesson-the-four-seats-call =
    Prima di giocare le carte si parla: è la **dichiarazione**. Ciascuno, al proprio turno, dice qualcosa, anche soltanto «passo»: è una **chiamata**. Comincia il mazziere; chi sia, lo vedrai nella prossima lezione. E dopo di lui a chi tocca? Lo sai già.
lesson-the-four-seats-notes-vote =
    Chi viene da briscola, scopa o tressette è abituato a girare in senso antiorario, e spesso vota Nord. Qualcuno vota Ovest, il compagno di Est. Prima di mostrare la risposta, fai dire una parola a testa ai quattro allievi seduti, uno dopo l’altro.
lesson-the-four-seats-director =
    Una carta di troppo, un posto sbagliato, un dubbio? Non serve discutere: si chiama l’**arbitro**. È lì per aiutare, conosce le regole e rimette le cose a posto. Chiamarlo non vuol dire accusare qualcuno.
lesson-the-four-seats-end =
    Il compagno di fronte, gli avversari ai lati, e si gira sempre verso sinistra: per sederti basta questo. Adesso tocca all’astuccio in mezzo al tavolo.

## The board

lesson-the-board-title = Il board
lesson-the-board-goal =
    Tra poco saprai leggere un board: chi parla per primo e chi è in zona.
    
    In mezzo al tavolo c’è un astuccio piatto con quattro tasche: è il **board**. Serve a portare le carte di una smazzata da un tavolo all’altro. Così tutti giocano con le stesse carte.
lesson-the-board-notes-picture =
    Fai girare fra gli allievi un board vero: da che parte è Nord? Chi è il mazziere? Chi è in zona? Due minuti con l’oggetto in mano valgono più di qualunque tabella.
lesson-the-board-picture =
    Questo è il board 2. Su ogni board si leggono tre cose: il numero, il **mazziere** (a volte è scritto «dealer») e chi è **in zona**. Un segno indica da che parte è Nord.
lesson-the-board-dealer =
    Il **mazziere** ha un solo privilegio: parla per primo. La prima volta che si gioca il board, di solito è anche lui a distribuire le carte. Non confonderlo con il { -declarer }, che giocherà la smazzata: chi sia, lo decide la dichiarazione.
lesson-the-board-vulnerable =
    Chi è **in zona** gioca con la posta più alta: guadagna di più se va bene, perde di più se va male. Sul board di solito è segnato in rosso; in verde chi è **in prima**, cioè non in zona. Le regole del gioco restano le stesse.
lesson-the-board-second =
    Basta leggere il board: c’è scritto chi è il mazziere, e le tasche rosse sono della linea in zona. Prima il mazziere, poi la zona.
lesson-the-board-series =
    Una nota **per chi arbitra:** decide il numero. Il mazziere gira in senso orario, a partire da Nord nel board 1. In zona, nei board da 1 a 4: nessuno, Nord-Sud, Est-Ovest, tutti; dal board 5 la serie parte **dal secondo posto**. Dopo sedici board si ricomincia da capo.
    
    A memoria non serve: è scritto sul board.
lesson-the-board-sixth =
    Qualcuno ha scritto che nel board 6 parla per primo Sud e che nessuno è in zona. Può essere giusto? Guarda il board.
lesson-the-board-eighth =
    Adesso prova tu: al tuo tavolo arriva il board 8. Il mazziere si trova subito. E i colori delle tasche, che cosa dicono?
lesson-the-board-notes-vote =
    Prima si chiede il mazziere. Qualcuno vota Nord, per abitudine, qualcun altro Ovest, che siede alla sinistra del mazziere. Poi la zona: c’è chi crede in zona la linea del mazziere. Prima del voto fai indicare la risposta sul board.
lesson-the-board-north =
    Il board resta **in mezzo al tavolo**, con Nord dalla parte di Nord, finché la smazzata non è finita. Di regola se ne occupa **Nord**: lo mette sul tavolo, lo tiene d’occhio e lo passa dove dice l’arbitro (articolo 8). Gli altri possono aiutarlo.
lesson-the-board-end =
    Quando un board arriva al tuo tavolo, guardalo prima di toccare le carte: numero, mazziere, zona. Bastano tre secondi.

## Thirteen cards

lesson-thirteen-cards-title = Tredici carte
lesson-thirteen-cards-goal =
    Qui impari a custodire le tue tredici carte, da quando le prendi a quando le rimetti a posto.
    
    Sul tavolo c’è il board 3 e tu sei in Sud. Nella tasca segnata Sud ci sono le tue carte, coperte. C’è una cosa da fare prima di guardarle, e un’altra quando il gioco è finito.
lesson-thirteen-cards-notes-count =
    Falli contare davvero, a carte coperte. Se ne manca una e nessuno ha guardato, l’arbitro rimedia molto più facilmente. Due minuti.
lesson-thirteen-cards-count =
    Prendi le carte dalla tasca che porta il nome del tuo posto e **contale coperte**, prima di guardarle. Devono essere tredici. Ne hai di più o di meno? Chiama subito l’arbitro (articolo 7). Finché nessuno ha visto niente, si rimedia in fretta.
lesson-thirteen-cards-twelve =
    Sei in Sud. Conti le carte coperte: sono soltanto 12. Tocca a te cercare quella che manca?
lesson-thirteen-cards-deal =
    Un mazzo ha 52 carte, tredici per ogni giocatore. La prima volta che si gioca un board le carte si **mescolano** e si danno coperte, **una alla volta**, di solito in senso orario. In torneo è l’arbitro a dire chi lo fa; in genere tocca al mazziere.
lesson-thirteen-cards-sort =
    Adesso guarda le carte e ordinale per **seme** – picche ♠, cuori ♥, quadri ♦, fiori ♣ – ognuno dalla più alta alla più bassa. Molti alternano un seme rosso e uno nero, perché l’occhio li distingue meglio. È un consiglio, non una regola.
lesson-thirteen-cards-fan =
    Guarda la mano di Sud, in basso: sette fiori, tre picche, due quadri e una sola cuori.
    
    Ancora un consiglio: non tenere il seme più corto all’estremità del ventaglio. Un avversario che vede da dove sfili la carta potrebbe capire molto.
lesson-thirteen-cards-hearts =
    A che serve l’ordine? Chi ha carte del seme giocato per primo deve giocarne una. Ovest ha giocato cuori, Nord pure: Est trova le sue cuori con un’occhiata. (Il { -declarer } e il morto, nominati nella figura, arrivano nel prossimo capitolo.)
lesson-thirteen-cards-diamonds =
    Un po’ più tardi Est gioca quadri, e Sud pure. Tocca a Ovest, che ha ancora dodici carte. Cerca le quadri nella mano ordinata: sono una accanto all’altra.
lesson-thirteen-cards-hold =
    Tieni le carte **vicine e ben dritte**, in modo che nessuno possa vederle, nemmeno di lato. E se sei tu a vedere quelle del vicino, guarda altrove e avvertilo con garbo.
lesson-thirteen-cards-notes-vote =
    Molti votano per cercare insieme la carta di troppo: sembra il modo più amichevole. Ma chi cerca vede le carte degli altri, e poi è difficile salvare la smazzata. L’arbitro è lì per questo, e chiamarlo non vuol dire accusare qualcuno.
lesson-thirteen-cards-back =
    Durante il gioco le carte non si raccolgono in un mucchio: ognuno tiene davanti a sé quelle che ha giocato. Alla fine **mescola le tue tredici** e rimettile coperte nella tasca del tuo posto. Così al tavolo seguente nessuno può capire come sono state giocate.
lesson-thirteen-cards-yours =
    Le carte degli altri **non si toccano**, nemmeno a gioco finito. Vuoi rivedere una mano già nel board? Dev’esserci un giocatore di ciascuna linea, oppure l’arbitro (articolo 7).
lesson-thirteen-cards-end =
    Contare, ordinare, tenere al riparo, mescolare, rimettere a posto: dopo due serate le mani lo fanno da sole.

## Suits and honours

lesson-suits-and-honours-title = Semi e onori
lesson-suits-and-honours-goal =
    Alla fine saprai dire quale carta è più alta, quale seme viene prima e che cos’è un onore.
    
    Hai in mano tredici carte ben ordinate. Vale di più un dieci o un fante? E quale seme viene prima? Ci sono due ordini da imparare, quello delle carte e quello dei semi. Sono facili tutti e due.
lesson-suits-and-honours-ranks =
    In ogni seme la carta più alta è l’**asso**. Poi vengono re, donna, fante, 10, 9 e così via fino al 2. Chi gioca a briscola faccia attenzione: qui il 3 è quasi in fondo.
lesson-suits-and-honours-queen =
    Sul tavolo ci sono quattro picche: Ovest ha giocato { BRIDGE("S4") }, Nord { BRIDGE("S8") }, Est { BRIDGE("ST") }, Sud { BRIDGE("SQ") }. Quattro carte così sono una **presa**. Qui la vince la più alta: confronta il dieci e la donna.
lesson-suits-and-honours-notes-order =
    Molti conoscono la filastrocca «come quando fuori piove»: cuori, quadri, fiori, picche. Nel bridge l’ordine è un altro, e conviene dirlo subito. Falli ripetere in coro: fiori, quadri, cuori, picche, senza atout.
lesson-suits-and-honours-order =
    Prima di giocare, nella dichiarazione, conta anche l’ordine dei **semi**. Dal più basso al più alto:
    
    ♣ – ♦ – ♥ – ♠ – **senza atout**
    
    Senza atout vuol dire: nessun seme batte gli altri. Non è un seme, ma sta sopra a tutti e quattro.
lesson-suits-and-honours-majors =
    Due parole che sentirai spesso: ♥ e ♠ sono i **semi maggiori**, ♣ e ♦ i **semi minori**.
    
    Nella dichiarazione si dice un numero e poi un seme, oppure senza atout. A parità di numero decide l’ordine.
lesson-suits-and-honours-spades =
    Nord dice { BRIDGE("2H") }. Est, che parla dopo di lui, vorrebbe dire { BRIDGE("2S") }. Il numero è lo stesso, quindi guarda l’ordine: le picche stanno sopra le cuori.
lesson-suits-and-honours-notrump =
    Stavolta Nord dice { BRIDGE("2S") }. Le picche sono il seme più alto. Est vorrebbe dire { BRIDGE("2NT") }: di nuovo lo stesso numero. C’è qualcosa sopra le picche?
lesson-suits-and-honours-notes-vote =
    Passo e contro sono in tutte e quattro le risposte: non hanno un posto nell’ordine, si confrontano solo le licite. Molti partono da { BRIDGE("2C") }, perché mettono le picche in cima. Fai ripetere l’ordine: che cosa c’è sopra le picche?
lesson-suits-and-honours-honours =
    Le carte alte di un seme si chiamano **onori**, le altre **cartine**. Asso, re, donna e fante sono onori: su questo sono tutti d’accordo. E il dieci? Due testi si contraddicono.
lesson-suits-and-honours-notes-ten =
    Quasi tutti dicono quattro onori, perché il dieci non ha figura. La differenza fra il dieci e il nove è spiegata nel capitolo sulle carte penalizzate.
lesson-suits-and-honours-ten =
    In ogni seme gli **onori** sono dunque **cinque**: asso, re, donna, fante e dieci. Il capitolo sulle carte penalizzate dice perché è importante: se a un difensore cade { BRIDGE("HT") }, è più grave che se gli cade { BRIDGE("H9") }.
lesson-suits-and-honours-end =
    Due ordini e un elenco: dall’asso al due, da fiori a senza atout, e cinque onori. Adesso si possono giocare le carte.
