### Rulings about cards: each rule in a sentence, shown with the number of its Law.

## When a card is played

reason-played-faced = Una carta tolta dalla mano e messa scoperta sul tavolo è giocata.
reason-declarer-card-at-table = Una carta del { -declarer } è giocata quando è tenuta scoperta e tocca il tavolo, o quasi.
reason-declarer-card-held-as-played = Una carta del { -declarer } è giocata quando è tenuta in modo da apparire già giocata.
reason-declarer-card-never-at-rest = Il { -declarer } ha mosso la carta verso il tavolo e l’ha ripresa senza fermarsi: non è giocata.
reason-declarer-card-only-seen = Non importa chi ha visto la carta del { -declarer }: non è stata posata, né tenuta come una carta giocata, quindi non è giocata.
reason-declarer-card-dropped = Una carta che cade inavvertitamente al { -declarer } o al morto non è giocata. Si può tenere per dopo.
reason-card-designated = Chi nomina o indica una carta come quella da giocare deve giocarla.
reason-dummy-card-named = Una carta del morto è giocata appena il { -declarer } la nomina.
reason-dummy-card-touched = Una carta del morto è giocata quando il { -declarer } la tocca deliberatamente.
reason-dummy-card-touched-in-passing = Toccare una carta del morto per riordinare, o per prenderne un’altra, non significa giocarla.
reason-defender-card-visible = La carta di un difensore è giocata quando è tenuta in modo che il compagno possa vederla, anche se non ha guardato.
reason-defender-card-seen-by-both = Sia il { -declarer } sia il morto hanno visto la carta: allora poteva vederla anche il compagno del difensore, e la carta è giocata.
reason-defender-card-hidden = Il compagno non poteva vedere questa carta: non è giocata.
reason-defender-card-dropped = La carta di un difensore caduta dove il compagno poteva vederla non è giocata: diventa una carta penalizzata.
reason-penalty-card-due = È una carta penalizzata, e adesso va giocata.
reason-fifth-card-returns = La linea del { -declarer } ha messo una seconda carta nella presa: torna dov’era, senza conseguenze.
reason-fifth-card-penalised = Un difensore ha messo una seconda carta nella presa: vale la prima, e la seconda diventa una carta penalizzata.
reason-fifth-card-led = L’arbitro considera la carta in più un attacco per la presa successiva.

## Changing a card of dummy

reason-slip-of-tongue-may-be-changed = Un lapsus si può correggere finché il { -declarer } non gioca un’altra carta, dalla sua mano o dal morto.
reason-slip-of-tongue-too-late = Il { -declarer } ha già giocato un’altra carta: il lapsus non si può più correggere.
reason-change-of-mind-stands = Una distrazione o un ripensamento non è un lapsus: la carta nominata è giocata.
reason-opponent-may-change = Un avversario che intanto ha giocato può riprendere la sua carta e giocarne un’altra.
reason-declarer-may-follow = Se quell’avversario cambia la carta, il { -declarer } può cambiare quella che ha giocato dopo.
reason-dummy-moved-wrong-card = Il morto ha mosso una carta che il { -declarer } non aveva nominato: torna dov’era, e si gioca quella nominata.
reason-dummy-wrong-card-stands = Le due linee hanno già giocato nella presa successiva: la carta sbagliata del morto resta giocata.
reason-dummy-wrong-lead-revokes = La carta sbagliata era quella d’attacco: chi aveva quel seme e non ha risposto può aver commesso una renonce.
reason-dummy-indicated-card = Il morto non deve indicare una carta di sua iniziativa. Il gioco continua, e l’arbitro corregge il punteggio se c’è stato un danno.

## Calling a card of dummy

reason-dummy-card-in-full = Il { -declarer } ha nominato il seme e il valore: si gioca { $card }.
reason-dummy-intention-clear = È fuori discussione che il { -declarer } intendeva { $card }: si gioca quella.
reason-dummy-suit-alone = Un seme senza il valore vuol dire la carta più bassa di quel seme: { $card }.
reason-dummy-high = «Alta» vuol dire la carta più alta del seme: { $card }.
reason-dummy-low = «Bassa» vuol dire la carta più bassa del seme d’attacco: { $card }.
reason-dummy-win = «Prendi» vuol dire la carta più bassa che vince di sicuro la presa: { $card }.
reason-dummy-win-several = Più carte dello stesso valore vincono di sicuro, e il { -declarer } deve dire quale: { $cards }.
reason-dummy-anything = Il { -declarer } non ha nominato né seme né valore. L’uno o l’altro difensore sceglie fra le carte permesse: { $cards }.
reason-dummy-lacks-card = La carta { $card } non è al morto.
reason-dummy-lacks-suit = Il morto non ha carte di questo seme: { $suit }.
reason-dummy-words-on-lead = «Alta» e «bassa» si riferiscono al seme d’attacco: quando è il morto ad attaccare non indicano nessuna carta.
reason-dummy-words-without-suit = «Alta» e «bassa» si riferiscono al seme d’attacco, e il morto non ha carte di quel seme: { $suit }.
reason-dummy-win-not-known = Da quello che il { -declarer } ha visto, nessuna carta del morto vince di sicuro: una mano che deve ancora giocare potrebbe superarla. Il { -declarer } deve nominarne una.
reason-dummy-cannot-win = Nessuna carta che il morto può giocare vince questa presa.
reason-dummy-rank-continues = Quando attacca il morto, un valore senza il seme vale per il seme con cui il morto ha vinto l’ultima presa: { $card }.
reason-dummy-rank-single = Di quel valore si può giocare una carta sola: { $card }.
reason-dummy-rank-several = Di quel valore si può giocare più di una carta, e il { -declarer } deve dire quale: { $cards }.
reason-dummy-rank-not-legal = Il morto non ha carte di quel valore che si possano giocare qui.
reason-dummy-call-void = Questa indicazione non vale: il { -declarer } deve nominare una delle carte permesse. Si può giocare: { $cards }.
reason-dummy-call-corrected = Sarebbe una renonce: si corregge subito e non costa nulla. Si può giocare: { $cards }.

## Taking a card back

reason-declarer-side-no-penalty = Il { -declarer } e il morto non hanno mai carte penalizzate: la carta torna semplicemente dov’era.
reason-retract-rectification = Una rettifica impone di ritirare la carta. Quella di un difensore, se il compagno poteva vederla, può diventare una carta penalizzata.
reason-retract-illegal-play = Una giocata irregolare si corregge ritirando la carta. Quella di un difensore diventa allora una carta penalizzata.
reason-retract-unintended = Il { -declarer } ha corretto in tempo un lapsus: la carta torna dov’era, senza conseguenze.
reason-retract-opponent-changed = Un avversario ha cambiato la sua carta: si può cambiare anche quella giocata dopo, senza conseguenze.
reason-retract-after-non-offender = Gli avversari hanno cambiato una carta dopo la renonce, e ora può farlo anche questa linea. La carta di un difensore diventa allora penalizzata.
reason-retract-told-wrong-turn = Un avversario aveva detto che toccava a questo giocatore: la carta torna in mano, senza conseguenze.
reason-retract-wrong-explanation = La carta è stata giocata in base a una spiegazione sbagliata di un avversario, e dopo nessuno ha più giocato: torna in mano, senza conseguenze.
reason-retract-too-late = La spiegazione era sbagliata, ma dopo questa carta ne è già stata giocata un’altra: la carta resta giocata. L’arbitro può correggere il punteggio.
reason-retract-dummy-seen = Il morto ha già mostrato una carta: l’attacco iniziale non si può più cambiare.
reason-retract-proper-lead = Un avversario aveva attaccato fuori turno, e ora attacca chi doveva: la carta giocata sull’attacco sbagliato torna in mano.
reason-retract-nothing-else = Non ci sono altri motivi per riprendere una carta: quello che è giocato resta giocato.

## Revokes

reason-revoke-nobody-played-on = La linea che ha commesso la renonce non è andata avanti: la renonce va rettificata.
reason-revoke-lead-retracted = L’attacco successivo è stato ritirato, perché un avversario aveva dato un’informazione sbagliata: non consuma la renonce.
reason-revoke-opponents-played-on = Sono andati avanti solo gli avversari. Questo non consuma la renonce, che va rettificata.
reason-revoke-side-played-on = La linea che ha commesso la renonce ha già giocato nella presa successiva: la renonce è consumata.
reason-revoke-side-named-card = La linea che ha commesso la renonce ha già nominato una carta per la presa successiva: la renonce è consumata.
reason-revoke-side-claimed = La linea che ha commesso la renonce ha richiesto o concesso delle prese: la renonce è consumata.
reason-revoke-side-agreed = La linea che ha commesso la renonce ha accettato una richiesta o una concessione di prese: la renonce è consumata.
reason-revoke-both-same-trick = In questa presa tutte e due le linee hanno commesso una renonce, e una sola è andata avanti: si rettificano entrambe.
reason-revoke-trick-twelve = Alla dodicesima presa si rettifica anche una renonce consumata, finché le quattro mani non sono tornate tutte nel board.
reason-revoke-card-penalised = La carta che { $seat } ritira diventa una carta penalizzata maggiore.
reason-revoke-faced-card-returns = La carta era già scoperta: torna sul tavolo com’era.
reason-revoke-declarer-card-returns = Una carta del { -declarer } o del morto torna dov’era, senza conseguenze.
reason-revoke-opponents-may-change = Gli avversari possono riprendere le carte giocate dopo la renonce. Se lo fanno, può riprendere la sua anche chi ha giocato dopo di loro; ma la carta di un difensore diventa allora penalizzata.
reason-revoke-sight-unauthorised = Se il compagno doveva ancora giocare in questa presa, non può tener conto della carta ritirata.
reason-revoke-corrected-costs-nothing = Una renonce rettificata non costa prese.
reason-revoke-twelfth-costs-nothing = Una renonce alla dodicesima presa non costa prese.
reason-revoke-of-both-sides = In questa smazzata tutte e due le linee hanno una renonce consumata: nessuna presa passa agli avversari.
reason-revoke-of-dummy = Per una renonce con una carta del morto nessuna presa passa agli avversari.
reason-revoke-not-playing-faced-card = Non giocare una carta che era scoperta non costa prese.
reason-revoke-same-suit-again = Lo stesso giocatore aveva già una renonce consumata nello stesso seme: la seconda non costa altre prese.
reason-revoke-next-deal-called = Quando ci si è accorti della renonce, un avversario aveva già parlato nella smazzata seguente: nessuna presa passa agli avversari.
reason-revoke-round-ended = Quando ci si è accorti della renonce, il turno di gara era già finito: nessuna presa passa agli avversari.
reason-revoke-two-tricks = { $seat } ha commesso una renonce e ha vinto quella presa, e dopo la sua linea ne ha vinta almeno un’altra: due prese passano agli avversari.
reason-revoke-own-trick-only = { $seat } ha commesso una renonce e ha vinto quella presa, ma dopo la sua linea non ne ha vinte altre: una presa passa agli avversari.
reason-revoke-trick-won-in-dummy = Una presa vinta al morto non è vinta dalla mano del { -declarer }: una presa passa agli avversari.
reason-revoke-trick-won-by-partner = Quella presa l’ha vinta il compagno di { $seat }: una presa passa agli avversari, mai due.
reason-revoke-later-trick = La presa della renonce l’hanno vinta gli avversari, ma dopo la linea di { $seat } ne ha vinta almeno una: una presa passa agli avversari.
reason-revoke-no-trick-since = Dalla renonce in poi la linea di { $seat } non ha vinto prese: non c’è nulla da cedere.
reason-revoke-equity = Se senza la renonce gli avversari avrebbero ottenuto di più, l’arbitro corregge il punteggio.
reason-inquiry-opponent = Il { -declarer } e i difensori possono chiedersi a vicenda se c’è stata una renonce.
reason-inquiry-partner = Un difensore può chiedere al compagno se ha commesso una renonce, a meno che l’organizzatore non lo vieti. Ma così può nascere un’informazione che la sua linea non può usare.

## Tricks on the table

reason-trick-card-supplied = L’errore è stato notato in tempo: il giocatore aggiunge adesso una carta qualsiasi fra quelle permesse.
reason-trick-extra-in-time = L’errore è stato notato in tempo: la carta in più è trattata come una quinta carta della presa.
reason-trick-missing-can-follow = L’errore è stato notato tardi: il giocatore mette una carta del seme d’attacco fra quelle che ha già giocato, e la presa resta di chi l’ha vinta.
reason-trick-missing-cannot-follow = L’errore è stato notato tardi: il giocatore mette una carta qualsiasi fra quelle che ha già giocato, e la presa resta di chi l’ha vinta.
reason-trick-deemed-revoke = Vale come una renonce: una presa passa agli avversari, se la linea che ha sbagliato ha vinto questa o una successiva.
reason-trick-extra-restored = L’errore è stato notato tardi: le carte in più tornano in mano. Se una di queste andava giocata in una presa precedente, può esserci stata una renonce.
reason-trick-extra-exposed = La carta di un difensore che si scopre mentre torna in mano diventa una carta penalizzata.
reason-trick-turned = Quando hanno giocato tutti e quattro, ognuno gira la propria carta a faccia in giù: in verticale se la presa è vinta, di traverso se è persa.
reason-trick-turned-early = Nessuno deve girare la carta prima che abbiano giocato tutti e quattro.
reason-trick-pointing-corrected = Un giocatore può segnalare una carta messa nel verso sbagliato finché la sua linea non gioca nella presa successiva. Può farlo anche il morto.
reason-trick-pointing-too-late = La linea di questo giocatore ha già giocato nella presa successiva: è tardi per segnalare una carta nel verso sbagliato.
reason-trick-seen-again = Il { -declarer } o un difensore può chiedere di rivedere la presa se non ha ancora girato la propria carta e la sua linea non ha ancora giocato nella presa successiva.
reason-trick-own-card-turned = Chi ha girato la propria carta non può più chiedere di rivedere la presa.
reason-trick-side-played-on = La linea di questo giocatore ha già giocato nella presa successiva: l’ultima resta chiusa.
reason-trick-dummy-asks = Possono chiedere di rivedere la presa soltanto il { -declarer } e i difensori, non il morto.
reason-trick-closed = Finché si gioca, le prese precedenti restano chiuse, a meno che l’arbitro non decida altrimenti.
reason-trick-order-kept = Ognuno tiene in ordine le carte giocate finché non si è d’accordo sul risultato.

## Dummy’s rights

reason-dummy-informs-director = Quando c’è l’arbitro, il morto può riferire i fatti e ricordare che cosa dicono le regole.
reason-dummy-counts-tricks = Il morto può contare le prese vinte e perse.
reason-dummy-moves-named-card = Il morto mette in gioco le carte che il { -declarer } nomina.
reason-dummy-follows-suit = Il morto può fare attenzione che con le sue carte si risponda a colore.
reason-dummy-asks-declarer = Se il { -declarer } non risponde a colore, il morto può chiedere se davvero non ha più carte di quel seme.
reason-dummy-asks-defender = Il morto non può chiedere a un difensore se ha commesso una renonce.
reason-dummy-prevents = Il morto può cercare di prevenire un’irregolarità, per esempio un attacco dalla mano sbagliata.
reason-dummy-draws-attention = Durante il gioco il morto non può segnalare un’irregolarità già avvenuta.
reason-dummy-after-play = A gioco finito il morto può segnalare che cosa è andato storto.
reason-dummy-calls-director = Il morto non può chiamare l’arbitro se nessun altro ha segnalato qualcosa.
reason-dummy-calls-after-attention = Un altro giocatore ha già segnalato l’irregolarità: adesso anche il morto può chiamare l’arbitro.
reason-dummy-takes-no-part = Il morto non partecipa al gioco e non ne parla al { -declarer }.
reason-dummy-exchanges-hands = Il morto non può scambiare le proprie carte con quelle del { -declarer }.
reason-dummy-leaves-seat = Il morto non può alzarsi per guardare il gioco del { -declarer }.
reason-dummy-looks-at-card = Il morto non può guardare le carte di un difensore.
reason-dummy-loses-protection = Il morto che lo fa perde il diritto di proteggere il { -declarer } dagli errori.
reason-forfeit-hand-chosen = Il morto non aveva più il diritto di avvertire il { -declarer }: l’uno o l’altro difensore sceglie da quale mano si attacca.
reason-forfeit-established-revoke = Il morto non aveva più il diritto di chiedere: la renonce si rettifica, ma costa come una renonce consumata.

## Claims

reason-claim-tricks-to-come = Chi dice quante prese farà fra quelle che restano fa una richiesta di prese.
reason-claim-cards-shown = Chi mostra le proprie carte fa una richiesta di prese, a meno che non sia chiaro che l’intenzione era un’altra.
reason-claim-stop-proposed = Chi propone di smettere di giocare fa una richiesta di prese.
reason-claim-concession = Chi rinuncia alle prese che restano fa una concessione.
reason-claim-contested = L’arbitro decide nel modo più equo possibile. I punti dubbi vanno a sfavore di chi ha fatto la richiesta.
reason-claim-played-on = Tutti e quattro sono d’accordo di continuare: la richiesta non vale più, e le carte mostrate non sono penalizzate.
reason-claim-stops-play = Con una richiesta o una concessione di prese il gioco si ferma.
reason-claim-unauthorised = Il compagno però non può tener conto delle carte che ha visto.
