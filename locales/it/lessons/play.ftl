### Chapter: the play.
### Shown a paragraph at a time, large. **bold** and suit signs may be used.

chapter-play-title = Il gioco della carta

## following-suit

lesson-following-suit-title = Rispondere a colore
lesson-following-suit-goal =
    Alla fine di questa lezione saprai dire, a ogni turno, quali delle tue carte si possono giocare.
    
    Ognuno ha in mano tredici carte. Ovest ne sceglie una e la posa scoperta sul tavolo. Chi viene dopo può giocare quello che gli pare?
    
    Non sempre. Il gioco della carta ha un solo grande obbligo: eccolo.
lesson-following-suit-trick =
    Ovest comincia con { BRIDGE("H9") }: è l’**attacco**. Nord, Est e Sud aggiungono una carta ciascuno. Quattro carte, una per mano, formano una **presa**.
    
    Con tredici carte a testa, le prese sono tredici.
lesson-following-suit-clockwise =
    Si gioca **in senso orario**: dopo chi attacca tocca a chi gli siede a sinistra. Qui ha attaccato Ovest: Nord gioca per secondo, poi Est, e Sud per ultimo.
    
    Finché non tocca a te, le tue carte restano in mano.
lesson-following-suit-rule =
    Il seme della prima carta si chiama **seme d’attacco**. Chi ha carte di quel seme deve giocarne una: si dice **rispondere a colore** (articolo 44).
    
    Quale, alta o bassa, lo decidi tu. Superare le carte degli altri non è mai un obbligo.
lesson-following-suit-notes-rule =
    Posa quattro carte su un tavolo vero, una alla volta, e fai dire alla classe a chi tocca. Molti credono di dover giocare più alto della carta precedente: su questo punto torna una delle domande.
lesson-following-suit-north =
    Nord ha una sola cuori, { BRIDGE("HJ") }. Che gli convenga o no, è quella la carta da giocare.
lesson-following-suit-east =
    Est ha cinque cuori e sceglie fra queste. Le altre otto carte devono aspettare.
lesson-following-suit-void =
    E se del seme d’attacco non hai neanche una carta? Allora sei libero: puoi giocare **qualsiasi carta**.
    
    Se in una spiegazione leggi «tagliare», niente paura: c’entrano gli atout, e ci arriviamo fra due lezioni.
lesson-following-suit-none-left =
    Più avanti, nella stessa smazzata, Est attacca con { BRIDGE("HA") }. Sud e Ovest rispondono a colore. Nord aveva una sola cuori, e l’ha giocata nella prima presa. Quali carte può giocare ora?
lesson-following-suit-screen =
    Accanto alle figure trovi due cose di cui non abbiamo ancora parlato: qual è il seme di atout, e chi è il { -declarer }, con di fronte il morto.
    
    Per ora lasciale da parte. L’obbligo di rispondere a colore non cambia mai e vale per tutti.
lesson-following-suit-notes-vote =
    Due risposte sbagliate sono comuni: le due cuori, perché Ovest ne ha giocata una, e solo { BRIDGE("CQ") }, perché supera { BRIDGE("CJ") }. Chiedi qual è la prima carta giocata. Conta soltanto il suo seme, e nessuno è mai obbligato a superare.
lesson-following-suit-notes-question =
    La risposta sbagliata più frequente: solo { BRIDGE("H8") }, perché supera { BRIDGE("H6") }. In certi giochi bisogna superare la carta precedente, a bridge mai. Chiedi chi conosce un gioco così: il confronto resta in mente.
lesson-following-suit-end =
    Il seme d’attacco se ce l’hai, altrimenti una carta qualsiasi. È la regola che ti servirà più spesso: tredici volte per smazzata.

## winning-the-trick

lesson-winning-the-trick-title = Di chi è la presa?
lesson-winning-the-trick-goal =
    Questa lezione ti insegna a vedere chi vince una presa a senza atout e chi attacca la successiva.
    
    Quattro carte in mezzo al tavolo, e quattro persone che si guardano. Di chi è la presa?
    
    Cominciamo dal caso più semplice, quello in cui nessun seme comanda sugli altri: si dice giocare a **senza atout**.
lesson-winning-the-trick-rule =
    A senza atout vince la presa la **carta più alta del seme d’attacco** (articolo 44). L’ordine lo conosci: asso, re, donna, fante, dieci e così via fino al due.
    
    Una carta di un altro seme non può vincere, nemmeno un asso.
lesson-winning-the-trick-notes-rule =
    Prima di passare oltre, fai sempre dire a qualcuno chi ha vinto. Chi ha già sentito parlare di dichiarazione dirà che le picche sono il seme più alto: nella presa questo non conta.
lesson-winning-the-trick-picture =
    Ovest attacca con { BRIDGE("H9") }, e ogni carta supera di poco la precedente. Sud gioca per ultimo e vince la presa con { BRIDGE("HK") }.
lesson-winning-the-trick-all-follow =
    Rispondono tutti a colore: basta confrontare i valori. La picche più alta è { BRIDGE("SQ") }. Che sia arrivata per ultima non ha importanza.
lesson-winning-the-trick-other-suits =
    Est attacca con una piccola cuori. Sud e Nord non ne hanno più e giocano altro. { BRIDGE("S9") } e { BRIDGE("CJ") } sembrano più alte, ma contano soltanto le due carte di cuori.
lesson-winning-the-trick-third =
    Questa volta Sud attacca con { BRIDGE("CT") }. Ovest, senza più fiori, gioca { BRIDGE("S8") }. Nord sale con { BRIDGE("CJ") }. Manca solo Est, con { BRIDGE("C8") }. Di chi sarà la presa?
lesson-winning-the-trick-notes-vote =
    La risposta sbagliata più votata: Ovest, perché l’asso di picche sembra imbattibile. Ma nessun altro aveva cuori, e quella cartina è la cuori più alta della presa. Succede davvero, di solito verso la fine della smazzata.
lesson-winning-the-trick-next =
    Chi vince una presa **attacca nella presa successiva**, con la carta che vuole, di qualsiasi seme.
    
    L’attacco quindi non fa il giro del tavolo: chi continua a vincere continua ad attaccare.
lesson-winning-the-trick-next-example =
    Su questo punto due testi non vanno d’accordo. Guarda prima chi vince la presa: l’attacco tocca a quel giocatore, e non semplicemente al prossimo del giro.
lesson-winning-the-trick-stack =
    Quando le carte sono quattro, ognuno gira la propria e la tiene davanti a sé, coperta.
    
    Se la presa è della tua linea, cioè della tua coppia, la metti **in verticale**; se è persa, **di traverso**. Le carte restano in fila, nell’ordine in cui le hai giocate (articolo 65).
lesson-winning-the-trick-look-back =
    La fila non si tocca finché le due linee non sono d’accordo sul risultato.
    
    Finché la tua carta è ancora scoperta e la tua linea non ha proseguito il gioco, puoi chiedere di rivedere la presa (articolo 66). Perciò non avere fretta di girarla.
lesson-winning-the-trick-end =
    Tieni le prese in fila ordinata, e alla fine le due linee avranno lo stesso conto. Ora arrivano gli atout.

## trumps-and-discards

lesson-trumps-and-discards-title = Atout e scarti
lesson-trumps-and-discards-goal =
    Fra dieci minuti saprai trovare chi vince qualunque presa, con o senza atout.
    
    Ovest posa { BRIDGE("DA") }, e sembra che nessuno possa superarlo. Ma Sud di quadri non ne ha, e in questa smazzata le cuori sono «atout». Sud gioca { BRIDGE("H6") }, e la presa è sua. Com’è possibile?
lesson-trumps-and-discards-trumps =
    Nella maggior parte delle smazzate c’è un seme di **atout**. Qualsiasi atout supera qualsiasi carta degli altri tre semi: perfino il due di atout batte un asso.
    
    Quale sia quel seme, si decide nella dichiarazione, di cui parla un altro capitolo. Per ora te lo dice il programma.
lesson-trumps-and-discards-duty =
    Prima viene sempre l’obbligo di rispondere a colore. Solo chi **non ha carte del seme d’attacco** può scegliere: giocare un atout, cioè **tagliare**, oppure una carta di un altro seme, uno **scarto**.
    
    Nessuno è obbligato a tagliare.
lesson-trumps-and-discards-notes-duty =
    Due convinzioni da smontare: che si debba tagliare, e che si possa tagliare quando si vuole. Fai sempre la stessa domanda: ha carte del seme d’attacco? Se non ne ha, che cosa gli conviene?
lesson-trumps-and-discards-south =
    Nord ed Est hanno risposto a colore. Sud non ha quadri: può giocare una qualsiasi delle sue tredici carte, atout o no.
lesson-trumps-and-discards-ruff =
    Sud decide di tagliare con { BRIDGE("H6") }. È una carta piccola, ma è l’unico atout della presa.
lesson-trumps-and-discards-overruff =
    Se tagliano in due, vince l’**atout più alto**. Tagliare più alto di chi ha già tagliato si dice **surtagliare**.
    
    Nemmeno questo è un obbligo.
lesson-trumps-and-discards-east =
    Sud attacca a picche, e Ovest gioca { BRIDGE("SK") }. Nord taglia con { BRIDGE("H5") }. Ma anche Est ha finito le picche, e surtaglia con { BRIDGE("HT") }.
lesson-trumps-and-discards-discard =
    Uno **scarto** fa parte della presa come le altre tre carte. Però non può mai vincerla, per quanto sia alto: non è del seme d’attacco e non è un atout.
lesson-trumps-and-discards-king =
    Si ricomincia allo stesso modo: Sud attacca a picche, Nord taglia con { BRIDGE("H5") }. Questa volta Est non surtaglia e scarta { BRIDGE("DK") }, la carta più alta delle quattro. Di chi è la presa?
lesson-trumps-and-discards-notes-vote =
    Le risposte sbagliate più votate: Nord, per via dell’asso, ed Est, che ha tagliato per ultimo. Chiedi chi ha tagliato, e chi più alto. Vince l’atout più alto, che sia il primo o l’ultimo.
lesson-trumps-and-discards-lead =
    Si può anche **attaccare** con un atout, in qualunque momento. Allora il seme d’attacco è quello: chi ha atout deve giocarne uno, e vince il più alto.
lesson-trumps-and-discards-fan =
    Un’abitudine per il ventaglio di carte: i semi corti e, se difendi, soprattutto gli atout **non vanno ai bordi**. Da dove sfili una carta, gli altri capiscono quante te ne restano.
lesson-trumps-and-discards-end =
    Chiediti per prima cosa: c’è un atout? Allora vince il più alto. Se non c’è, vince la carta più alta del seme d’attacco. Due domande, per ogni presa che giocherai.

## dummy-and-declarer

lesson-dummy-and-declarer-title = Il morto e il { -declarer }
lesson-dummy-and-declarer-goal =
    Dopo questa lezione saprai chi gioca le carte del morto, quale mano attacca e che cosa può fare il morto.
    
    Avvicinati a un qualsiasi tavolo di bridge: un giocatore stende sul tavolo tutte le sue carte, scoperte, e non decide più niente. Il compagno, di fronte, gioca per tutti e due. Chi sono?
lesson-dummy-and-declarer-picture =
    Sud è il **{ -declarer }**. Nord, il suo compagno, è il **morto**. Est e Ovest sono i **difensori**.
    
    Ovest, alla sinistra del { -declarer }, ha giocato la prima carta, cioè ha fatto l’**attacco iniziale**: { BRIDGE("S2") }. Solo quando quella carta era scoperta sul tavolo, il morto ha steso le sue.
lesson-dummy-and-declarer-both-hands =
    Le carte del morto stanno in colonna, seme per seme, con gli atout alla destra del morto.
    
    Adesso **il { -declarer } gioca tutte e due le mani**: quando tocca al morto nomina una carta, e il morto la mette in mezzo. Quando tocca a lui, gioca dalla propria mano.
lesson-dummy-and-declarer-next =
    Chi vince la presa attacca nella successiva, e questo vale anche per il morto: se ha vinto **una carta del morto**, la prossima viene dal morto. La sceglie il { -declarer }, ma non può attaccare dalla propria mano.
lesson-dummy-and-declarer-notes-next =
    Attaccare dalla mano sbagliata è l’errore più comune in ogni circolo. Tieni separate due domande: quale mano attacca, e chi sceglie la carta? Con le carte vere calcola dieci minuti.
lesson-dummy-and-declarer-dummy-won =
    La presa l’ha vinta { BRIDGE("SQ") }, una carta del morto. La prossima carta viene quindi da Nord, la sceglie Sud, e subito dopo gioca Est.
lesson-dummy-and-declarer-declarer-won =
    Dal morto è uscita { BRIDGE("DQ") }, Est ha giocato { BRIDGE("DK") }, ma ha vinto { BRIDGE("DA") }, dalla mano del { -declarer }. Ora si attacca da lì.
lesson-dummy-and-declarer-second =
    Il { -declarer } ha attaccato a cuori dalla propria mano e ha vinto al morto con { BRIDGE("HQ") }. La prossima carta viene dal morto, e la nomina il { -declarer }. Dopo, a chi tocca?
lesson-dummy-and-declarer-may =
    Qualcosa il morto può fare (articolo 42): muovere le carte che il { -declarer } nomina, contare le prese e, se il { -declarer } non risponde a colore, chiedergli: «Niente cuori, compagno?»
    
    Se il { -declarer } sta per attaccare dalla mano sbagliata, può avvertirlo **in tempo**: «Sei al morto».
lesson-dummy-and-declarer-may-not =
    Il morto **non partecipa** al gioco (articolo 43): niente consigli, niente occhiate alle carte altrui, niente giro del tavolo. Se qualcosa è già andato storto, tace; ma quando un altro l’ha fatto notare, può chiamare l’arbitro anche lui. Una presa girata male può segnalarla, prima che la sua linea giochi ancora.
lesson-dummy-and-declarer-notes-vote =
    Il { -declarer } aveva nominato un’altra carta. La risposta sbagliata più votata: è giocata, perché ormai sta in mezzo. Ma il morto esegue soltanto. Dopo che le due linee hanno giocato nella presa successiva, invece, non si rimedia più.
lesson-dummy-and-declarer-manners =
    Un po’ di buone maniere (articolo 74): scegli la carta solo quando tocca a te, e non toccarne tre o quattro prima di deciderti.
    
    E posala con calma, senza enfasi, anche quando è quella che decide la smazzata.
lesson-dummy-and-declarer-claim =
    Non sempre si gioca fino all’ultima carta: chi è sicuro delle prese che restano può mostrare le carte, dire quante ne farà e aggiungere subito **come**: in quale ordine giocherà. È una **richiesta di prese**, e il gioco si ferma (articolo 68).
lesson-dummy-and-declarer-end =
    La prossima volta che sei il morto, goditela: stendi le carte, conta le prese e guarda giocare il compagno.

## declarers-card

lesson-declarers-card-title = La carta del { -declarer }
lesson-declarers-card-goal =
    Alla fine saprai dire se una carta della mano del { -declarer } è giocata o può tornare in mano.
    
    Est attacca a quadri. Sud, il { -declarer }, porta { BRIDGE("D9") } verso il tavolo, esita e preferirebbe { BRIDGE("D2") }. È troppo tardi? Dipende da dove è arrivata la carta.
lesson-declarers-card-rule =
    La carta del { -declarer } è giocata quando è tenuta **scoperta e tocca il tavolo, o quasi** (articolo 45). Lo è anche quando è tenuta ferma come si tiene una carta già giocata.
    
    Non occorre che le dita l’abbiano lasciata.
lesson-declarers-card-notes-rule =
    Mostralo con una carta vera: diritta davanti a te, poi più bassa, poi a un dito dal tavolo. La classe dice «giocata» quando le sembra il momento; poi si confronta con la regola.
lesson-declarers-card-touching =
    Sud ha ancora in mano { BRIDGE("D9") }, ma la carta è scoperta e tocca il tavolo. Non la si può più cambiare con { BRIDGE("D2") }.
lesson-declarers-card-seen =
    Chi l’ha **vista** non conta. Il compagno del { -declarer } è il morto, che non decide niente e non può approfittarne. Se un difensore la intravede, buon per lui.
lesson-declarers-card-west-saw =
    Sud sfila appena { BRIDGE("SK") } dalla mano, e un difensore la vede. Ma la carta è ancora lontana dal tavolo.
lesson-declarers-card-nearly =
    Attacco a picche. Sud tiene { BRIDGE("S8") } appena sopra il tavolo, con la faccia scoperta, poi gli viene in mente { BRIDGE("SK") }. L’otto non ha toccato niente: sotto c’è ancora un filo d’aria. Che ne è della carta?
lesson-declarers-card-named =
    Basta anche dirlo. Chi dice «gioco la donna di cuori» **l’ha giocata**, anche se la carta è ancora in mano. Lo stesso vale per chi indica una carta come quella da giocare.
lesson-declarers-card-dropped =
    Se al { -declarer } una carta **cade inavvertitamente**, non è giocata: nessuno voleva giocarla. Torna in mano, e non succede nulla (articolo 48).
lesson-declarers-card-notes-vote =
    Le risposte sbagliate più votate: giocata, perché è scoperta sul tavolo; oppure carta penalizzata, perché l’hanno vista tutti. Ma nessuno voleva giocarla, e le carte penalizzate le hanno soltanto i difensori. Lo dice la tappa seguente.
lesson-declarers-card-stays =
    Quello che è giocato **resta giocato**: un’idea migliore arriva tardi. L’eccezione più importante: se il { -declarer } poteva rispondere a colore e non l’ha fatto, e l’errore si scopre in tempo, riprende la carta e ne gioca una del seme giusto.
lesson-declarers-card-end =
    Quando giochi tu, prima decidi e poi muovi la mano: così nessuno dovrà chiedersi fin dove era arrivata la carta.

## dummys-card

lesson-dummys-card-title = La carta del morto
lesson-dummys-card-goal =
    Qui impari quale carta si gioca quando il { -declarer } dice «picche», «alta» o «prendi».
    
    «Picche», dice il { -declarer }, e il morto ha davanti quattro picche. «Alta». «Prendi». «Gioca quello che vuoi». Al tavolo sentirai tutte queste parole, e per ognuna c’è una regola (articolo 46).
lesson-dummys-card-in-full =
    Il modo corretto è nominare **valore e seme**: «dieci di picche». Da quel momento { BRIDGE("ST") } è giocato, anche se il morto non l’ha ancora mosso.
    
    Anche per le formule più brevi ci sono regole precise: eccole, una alla volta.
lesson-dummys-card-suit-alone =
    Un **seme da solo** vuol dire la carta più bassa di quel seme, sia che il morto attacchi sia che risponda.
    
    «Taglia» è la stessa cosa: se il morto ha { BRIDGE("H8") } e { BRIDGE("H2") }, con atout cuori, si gioca { BRIDGE("H2") }.
lesson-dummys-card-notes-suit-alone =
    Stendi un morto sul tavolo e fai tu da { -declarer }, con poche parole: «picche», «cuori». La classe indica la carta. Prima o poi qualcuno dirà che volevi il fante: è il momento di raccomandare valore e seme.
lesson-dummys-card-spade =
    Ovest attacca con { BRIDGE("S6") }. Il morto ha { BRIDGE("SA") }, { BRIDGE("SJ") }, { BRIDGE("ST") } e { BRIDGE("S5") }, e il { -declarer } dice soltanto «picche».
lesson-dummys-card-high-low =
    «Bassa» e «alta» si riferiscono al **seme d’attacco**: la carta più bassa o più alta che il morto ne ha.
    
    «Prendi» vuol dire la **carta più bassa che vince di sicuro**. Se il morto non è l’ultimo, deve risultare da ciò che il { -declarer } ha visto, come l’asso del seme d’attacco a senza atout. Altrimenti va nominata una carta.
lesson-dummys-card-win =
    Il morto gioca per ultimo, e finora vince { BRIDGE("S9") }. { BRIDGE("ST") } basta: l’asso resta al suo posto.
lesson-dummys-card-high =
    La stessa presa, ma ora il { -declarer } dice «alta». Anche { BRIDGE("ST") } vincerebbe. Chiediti però che cosa vuol dire la parola, non quale carta converrebbe.
lesson-dummys-card-rank-alone =
    Un **valore da solo**, per esempio «due»: se attacca il morto, si continua nel seme con cui ha appena vinto la presa, purché ne abbia il due.
    
    Altrimenti vale qualsiasi due che si possa giocare. Se ce n’è più d’uno, il { -declarer } deve dire quale.
lesson-dummys-card-not-there =
    Una carta, un seme o un valore che il morto **non ha** non si può giocare: il { -declarer } nomina un’altra carta.
    
    Lo stesso vale se il morto può rispondere a colore e il { -declarer } nomina una carta di un altro seme. Non costa nulla.
lesson-dummys-card-notes-vote =
    Le risposte sbagliate più votate: { BRIDGE("SA") } o { BRIDGE("SJ") }, perché sono le più vicine alla carta nominata. Ma nessuno deve indovinare. Il { -declarer } ora può scegliere una qualsiasi delle tre picche del morto, anche { BRIDGE("S5") }.
lesson-dummys-card-anything =
    Chi dice «gioca quello che vuoi» rinuncia a scegliere: ora la carta del morto può indicarla **l’uno o l’altro difensore**, fra quelle permesse. Quasi tutti sorridono e lasciano correre, ma è meglio non dirlo mai.
lesson-dummys-card-touched =
    Una carta del morto che il { -declarer } **tocca deliberatamente** è giocata. Se riordina le carte o ne prende un’altra, no.
    
    Un lapsus si può correggere finché il { -declarer } non gioca di nuovo. Un ripensamento no.
lesson-dummys-card-meant =
    Una cosa viene prima di tutte queste: se **senza alcun dubbio** il { -declarer } intendeva un’altra carta, si gioca quella. Se sia davvero così, lo stabilisce l’**arbitro**.
lesson-dummys-card-end =
    Quando sei tu a giocare, nomina la carta per intero, valore e seme: nessuno avrà bisogno di queste regole.

## a-defenders-card

lesson-a-defenders-card-title = La carta del difensore
lesson-a-defenders-card-goal =
    Dopo questa lezione saprai dire quando è giocata la carta di un difensore, e perché la regola è più severa.
    
    Questa volta difendi. Sfili una carta, la tieni alzata, ci ripensi e vorresti rimetterla a posto. Il { -declarer } potrebbe. E tu?
lesson-a-defenders-card-rule =
    La carta di un difensore è giocata quando è tenuta in modo che **il compagno possa vederne la faccia** (articolo 45). Che l’abbia vista davvero non importa: basta che potesse.
lesson-a-defenders-card-why =
    Il compagno del { -declarer }, il morto, non decide niente. Il compagno di un difensore invece sì, e vedere una carta gli sarebbe di grande aiuto. Perciò la regola è severa, per i campioni come per i principianti.
lesson-a-defenders-card-notes-rule =
    Fai sedere due compagni uno di fronte all’altro. Uno inclina una carta in vari modi, l’altro dice quando potrebbe leggerla. Bastano due minuti, e la regola non si dimentica più.
lesson-a-defenders-card-first =
    Ovest ha attaccato, e ora tocca a Est. Est tiene { BRIDGE("DT") } in modo che Ovest possa vederlo. Ormai { BRIDGE("D6") } non si può più giocare al suo posto.
lesson-a-defenders-card-second =
    Est sfila { BRIDGE("DT") } solo un poco. Il { -declarer }, che gli siede accanto, lo vede. Il compagno, dall’altra parte del tavolo, non poteva vederlo.
lesson-a-defenders-card-third =
    Sud attacca con { BRIDGE("SJ") }. Ovest tiene { BRIDGE("SK") } in modo che Est possa vederlo. Ma Est guardava altrove. Ovest può rimettere via il re e giocare una cartina di picche?
lesson-a-defenders-card-named =
    Anche qui basta nominare la carta: «Gioco la donna di quadri».
    
    E se resta il dubbio che il compagno potesse vederla? Se ne hanno visto la faccia **sia il { -declarer } sia il morto**, di solito l’arbitro ritiene che potesse vederla anche lui.
lesson-a-defenders-card-dropped =
    Una carta che **sfugge di mano** a un difensore non è giocata. Ma se il compagno poteva vederla, non torna nemmeno in mano: resta scoperta sul tavolo come **carta penalizzata**.
lesson-a-defenders-card-notes-vote =
    Le due risposte sbagliate più votate: «giocata, perché il compagno poteva vederla», e «torna in mano», come al { -declarer }. È caduta, nessuno voleva giocarla: quindi non è giocata. Ma ciò che il compagno può aver visto non si cancella.
lesson-a-defenders-card-penalty =
    Lo stesso succede alla seconda carta, se un difensore ne mette due nella stessa presa.
    
    La carta penalizzata non si dimentica: spesso va giocata appena tocca a chi l’ha davanti. Ce ne sono di due tipi, e un intero capitolo ne parla.
lesson-a-defenders-card-table =
    Tre mani, tre domande.
    
    – Carta del { -declarer }: è stata **posata, tenuta come giocata o nominata**?
    – Carta del morto: che cosa ha **detto o toccato il { -declarer }**?
    – Carta di un difensore: **il compagno poteva vederla**?
lesson-a-defenders-card-end =
    Posata, nominata, visibile: per ogni mano c’è la sua domanda. E se sul tavolo c’è una carta che non dovrebbe esserci, lasciala dov’è e chiama l’arbitro. Non è un rimprovero per nessuno.
