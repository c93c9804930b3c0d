### Rulings as exercises: insufficient bids, calls and leads out of turn, revokes.

## Kinds of exercise, as topics

kind-insufficient_bid = Licite insufficienti
kind-call_out_of_turn = Chiamate fuori turno
kind-opening_lead_out_of_turn = L’attacco iniziale fuori turno
kind-lead_out_of_turn = Attacchi fuori turno più avanti nel gioco
kind-revoke = Renonce

## Skills, and what to remember of each

skill-insufficient-bid = chi può accettare una licita insufficiente
skill-replacement-call = come si corregge una licita insufficiente
skill-call-out-of-turn = che cosa succede a una chiamata fuori turno
skill-silenced-partner = quando il compagno deve passare
skill-opening-lead-out-of-turn = le cinque scelte dopo un attacco iniziale fuori turno
skill-lead-out-of-turn = che cosa comporta un attacco fuori turno più avanti nel gioco
skill-revoke-established = quando una renonce è consumata
skill-revoke-tricks = quante prese costa una renonce
remember-insufficient-bid = una licita insufficiente può accettarla solo l’avversario di sinistra, a voce o facendo una chiamata. Allora basta superare quella.
remember-replacement-call = la licita sufficiente più bassa che mostra la stessa denominazione, o una chiamata comparabile, lascia libero il compagno; il punteggio si corregge solo se l’errore stesso ha aiutato. Con qualunque altra il compagno deve passare.
remember-call-out-of-turn = una chiamata fuori turno può accettarla solo l’avversario di sinistra. Altrimenti è annullata, e il turno torna a chi toccava.
remember-call-out-of-turn-inadmissible = un contro o un surcontro inammissibile non lo può accettare nessuno: è annullato, e il turno torna a chi toccava.
remember-silenced-partner = una chiamata comparabile (simile, più precisa o con lo stesso scopo) lascia libero il compagno. Se la nuova chiamata non è comparabile, il compagno passa una volta.
remember-silenced-partner-inadmissible = dopo un contro o un surcontro inammissibile, il compagno di chi l’ha detto passa per il resto della dichiarazione.
remember-opening-lead-out-of-turn = il { -declarer } può diventare il morto, accettare l’attacco, oppure rifiutarlo e imporre quel seme, vietarlo o non chiedere nulla.
remember-opening-lead-out-of-turn-dummy-seen = se il { -declarer } può aver visto una carta del morto, l’attacco va accettato.
remember-opening-lead-out-of-turn-declaring-side = la linea del { -declarer } non fa l’attacco iniziale: la sua carta torna dov’era.
remember-lead-out-of-turn = l’attacco rifiutato di un difensore diventa una carta penalizzata maggiore. Quello del { -declarer } torna semplicemente dov’era.
remember-lead-out-of-turn-stands = se chi era di turno attacca lo stesso, vale il suo attacco, e quello sbagliato torna dov’era.
remember-lead-out-of-turn-last = un attacco fuori turno all’ultima presa non si può accettare: la carta torna dov’era.
remember-revoke-established = la renonce è consumata appena la linea che l’ha commessa gioca nella presa seguente, nomina una carta per quella presa, richiede o concede delle prese, oppure accetta una richiesta o una concessione. Se sono andati avanti soltanto gli avversari, si rettifica ancora.
remember-revoke-established-trick-twelve = una renonce alla dodicesima presa si rettifica sempre, finché le quattro mani non sono tutte tornate nel board.
remember-revoke-tricks = due prese se il colpevole ha vinto la presa della renonce e la sua linea un’altra dopo; altrimenti una, o nessuna se da quella presa in poi la linea non ne ha vinte. Se il danno è maggiore, l’arbitro corregge il punteggio.
remember-revoke-tricks-corrected = una renonce rettificata non costa prese; al massimo la carta diventa penalizzata.
remember-revoke-tricks-none = qui nessuna presa passa d’ufficio agli avversari; l’arbitro rimedia comunque al danno che la renonce ha fatto.

## Who may accept, what partner may do, which leads declarer may restrict: for several kinds

option-accepts-alone = Soltanto { $seat }
option-accepts-either = { $seat } o { $other }: l’uno o l’altro
option-accepts-nobody = Nessuno
exercise-partner-now = Che cosa può fare ora { $seat } nella dichiarazione?
option-partner-free = { $seat } può parlare liberamente
option-partner-once = { $seat } deve passare al prossimo turno, ma una volta sola
option-partner-throughout = { $seat } deve passare fino alla fine della dichiarazione
exercise-lead-after-call = Supponi che { $offender } e { $seat } si trovino in difesa. Che cosa può fare il { -declarer } la prima volta che { $seat } attacca?
option-lead-free = Nulla: l’attacco è libero
option-lead-forbid = Può vietare l’attacco in un seme che { $offender } non ha mostrato con una chiamata valida
option-lead-require = Può imporre l’attacco in un seme, oppure vietarlo
scene-found-comparable = L’arbitro giudica comparabile la nuova chiamata.
scene-found-not-comparable = L’arbitro giudica che la nuova chiamata non è comparabile.

## insufficient_bid. $seat bids $bid, which is too low.

scene-bids-too-low = L’ultima licita è { $last }. { $seat } licita { $bid }.
scene-says-accepts = { $seat } dice: «Accetto».
scene-calls-at-once = { $seat } dice subito { $call }.
scene-bid-not-accepted = { $seat } non accetta la licita.
scene-one-call-comparable = L’arbitro giudicherebbe comparabile { $call }, ma nessun’altra chiamata.
scene-no-call-comparable = L’arbitro non giudicherebbe comparabile nessuna chiamata.
scene-tries-first = { $seat } prova prima con { $call }, ma l’arbitro annulla.
scene-replaces-by = Al posto della licita { $seat } dice ora { $call }.
exercise-insufficient_bid-accepts = Chi può accettare la licita { $bid } di { $seat }?
exercise-insufficient_bid-stands = La licita { $bid } ora è valida?
option-bid-stands = Sì, è valida
option-bid-not-yet = No: chi poteva accettarla non l’ha fatto
exercise-insufficient_bid-next = La licita { $bid } è accettata e vale. Qual è la licita più bassa che può fare { $seat }?
exercise-insufficient_bid-next-over = La licita { $bid } è accettata, e poi si è detto { $call }. Qual è la licita più bassa che può fare ora { $seat }?
exercise-insufficient_bid-free = Quali di queste chiamate può fare ora { $seat } senza che { $partner } debba passare?
option-call = { $call }
working-lowest-sufficient = Dopo { $last } la licita più bassa a { $strain } è { $bid }.
working-replaced-by-lowest = { $call } è proprio quella: la più bassa che mostra la stessa denominazione.
working-replaced-by-comparable = { $call } è una chiamata comparabile: così ha deciso l’arbitro.
working-replaced-by-double = { $call } non è una chiamata comparabile ed è annullata: se ne deve scegliere un’altra.
working-replaced-by-other = { $call } non è né la licita più bassa che mostra la stessa denominazione né una chiamata comparabile.
working-tried-first = Il primo tentativo, { $call }, è stato annullato. Basta questo a far tacere il compagno.
reason-replaced-by-the-same = La licita sufficiente più bassa che mostra la stessa denominazione lascia libero il compagno, e così una chiamata comparabile. Con ogni altra chiamata il compagno deve passare.
slip-either-opponent-accepts = può accettare soltanto l’avversario di sinistra, non chi dei due parla per primo.
slip-right-hand-opponent-accepts = il diritto di accettare è dell’avversario di sinistra, che parla subito dopo, non di quello di destra.
slip-insufficient-never-stands = una licita insufficiente non si annulla da sola: se l’avversario di sinistra la accetta, o semplicemente fa una chiamata, vale.
slip-old-bid-to-beat = se la licita troppo bassa è accettata, basta superare quella, non la licita precedente.
slip-replaced-by-pass-is-free = con un passo l’errore non si cancella: il compagno deve passare fino alla fine della dichiarazione.
slip-replaced-at-any-level = deve essere la licita sufficiente più bassa che mostra quella denominazione; un salto fa tacere il compagno.
slip-replaced-by-any-bid = una licita che mostra un’altra denominazione è permessa, ma se non è comparabile fa tacere il compagno.
slip-replaced-by-double = un contro non corregge una licita insufficiente, a meno che l’arbitro non lo giudichi comparabile.
slip-comparable-call-forgotten = una chiamata che l’arbitro giudica comparabile lascia libero il compagno.
slip-correction-always-silences = chi corregge nel modo giusto non fa tacere nessuno.
slip-insufficient-silences-once = dopo una licita insufficiente il compagno deve passare fino alla fine della dichiarazione, non una volta sola.
slip-second-try-forgiven = un primo tentativo annullato fa tacere il compagno, qualunque chiamata venga dopo.
slip-lead-required-after-call = dopo una chiamata ritirata il { -declarer } può vietare un seme, ma non più imporlo.
slip-lead-left-free = se una chiamata ritirata non è sostituita da una comparabile, il { -declarer } può vietare un attacco al compagno, la prima volta che attacca.
slip-lead-restricted-for-nothing = se il compagno non è obbligato a passare, anche l’attacco resta libero.

## call_out_of_turn. $seat calls $call at the turn of $turn.

scene-calls-too-soon = Fuori turno, { $seat } dice { $call }.
scene-calls-out-of-turn = Tocca a { $turn }, ma { $seat } dice { $call }.
scene-calls-over = Prima che si chiami l’arbitro, { $seat } dice { $call }.
scene-call-cancelled = Nessuno accetta la chiamata: è annullata, e la dichiarazione continua.
scene-double-cancelled = L’arbitro annulla la chiamata, e la dichiarazione continua.
scene-calls-next = { $seat } dice { $call }.
scene-calls-in-turn = Ora che è il suo turno, { $seat } dice { $call }.
exercise-call_out_of_turn-accepts = Chi può accettare la chiamata di { $seat } ({ $call })?
exercise-call_out_of_turn-turn = La chiamata è annullata. A chi tocca parlare ora?
exercise-call_out_of_turn-becomes = Che cosa succede alla chiamata di { $seat } ({ $call })?
option-call-stands = È valida, come se fosse stata fatta al turno giusto
option-call-void = È annullata, e nessuno deve passare
option-call-costs = È annullata: { $seat } deve passare una volta
exercise-call_out_of_turn-bound = Ora tocca davvero a { $seat }. Quale chiamata può fare?
option-any-call = Qualunque chiamata regolare
option-pass-now = Soltanto Passo; ai turni seguenti può parlare
option-pass-always = Soltanto Passo, ora e fino alla fine
option-repeat = Soltanto la stessa di prima: { $call }
reason-lho-may-accept-call = L’avversario alla sinistra di chi ha parlato troppo presto può accettare la chiamata, semplicemente parlando subito dopo.
reason-lho-may-accept-on-own-turn = Può accettarla l’avversario di sinistra. Qui è anche il suo turno: per accettarla lo deve dire. Se si limita a fare la sua chiamata, questa vale come fatta al proprio turno, e quella fuori turno non conta.
reason-called-over-accepts = L’avversario di sinistra ha parlato subito dopo: così ha accettato la chiamata.
reason-called-in-turn-voids = Ha parlato l’avversario a cui toccava: la chiamata fuori turno è annullata, e nessuno deve passare. Il compagno di chi l’ha fatta, però, non può usare quello che ha rivelato.
slip-call-out-of-turn-never-stands = una chiamata fuori turno non è sempre nulla: l’avversario di sinistra può accettarla.
slip-inadmissible-double-accepted = un contro o un surcontro inammissibile non può essere accettato da nessuno.
slip-offender-stays-in-turn = una chiamata annullata non sposta il turno: si torna al giocatore a cui toccava.
slip-turn-goes-on-after-offender = la dichiarazione prosegue verso sinistra solo se la chiamata è accettata.
slip-call-in-turn-accepts = chi parla al proprio turno non accetta nulla: vale la sua chiamata, non quella fatta troppo presto.
slip-calling-over-cancels = se l’avversario di sinistra parla subito dopo, la chiamata fuori turno è accettata e vale.
slip-called-over-still-costs = quando un avversario ha continuato, nessuno deve passare.
slip-repeat-forgotten = se l’avversario di destra passa, la stessa chiamata va ripetuta.
slip-repeat-always = va ripetuta solo se l’avversario di destra passa; altrimenti la scelta è libera.
slip-offender-silenced = qui chi ha parlato troppo presto non deve passare; semmai tocca al compagno.
slip-early-pass-not-binding = chi passa quando tocca all’avversario di destra deve passare anche al proprio turno.
slip-early-pass-binds-for-good = un passo fuori turno non obbliga mai a passare fino alla fine.
slip-repeated-call-silences = ripetere la chiamata, quando è obbligatorio, non fa tacere nessuno.
slip-early-pass-silences-partner = un passo al turno dell’avversario di destra obbliga chi l’ha fatto, non il compagno.
slip-not-comparable-is-free = se la nuova chiamata non è comparabile, il compagno deve passare una volta.
slip-out-of-turn-silences-for-good = dopo una chiamata fuori turno il compagno passa una volta, non fino alla fine.
slip-inadmissible-double-taken-lightly = dopo un contro o un surcontro inammissibile il compagno deve passare fino alla fine della dichiarazione.

## opening_lead_out_of_turn. Declarer is $seat; the right leader is $leader.

scene-contract = { $doubling-key ->
    [doubled] { $seat } gioca { $bid } contrato.
    [redoubled] { $seat } gioca { $bid } surcontrato.
   *[undoubled] { $seat } gioca { $bid }.
}
scene-opening-lead = { $seat } fa l’attacco iniziale con { $card }, a carta scoperta.
scene-dummy-seen = Prima che qualcuno se ne accorga, { $dummy } comincia a stendere le carte del morto, e il { -declarer } ne vede alcune.
scene-becomes-dummy = { $seat } accetta l’attacco stendendo tutte le carte sul tavolo.
scene-accepts-lead = { $seat } accetta l’attacco e tiene le carte in mano.
scene-refuses-requires = { $seat } rifiuta l’attacco e impone a { $leader } di attaccare a { $suit }.
scene-refuses-forbids = { $seat } rifiuta l’attacco e vieta a { $leader } di attaccare a { $suit }.
scene-refuses-asks-nothing = { $seat } rifiuta l’attacco e non chiede nulla.
exercise-opening_lead_out_of_turn = Che cosa può scegliere { $seat }?
exercise-opening_lead_out_of_turn-own = Che cosa è possibile ora?
option-become-dummy = Il { -declarer } stende le carte e diventa il morto
option-accept-lead = L’attacco è accettato, e il { -declarer } gioca la seconda carta dalla mano
option-refuse-require = L’attacco è rifiutato: { $seat } deve attaccare a { $suit }
option-refuse-forbid = L’attacco è rifiutato: { $seat } non può attaccare a { $suit }
option-refuse-leave = L’attacco è rifiutato: { $seat } attacca come vuole
option-any-suit = L’attacco è rifiutato: { $seat } deve attaccare nel seme che il { -declarer } preferisce
option-lead-goes-back = La carta torna dov’era e attacca { $seat }; nessuna carta è penalizzata
option-redeal = Si ridanno le carte
exercise-opening_lead_out_of_turn-declarer = Chi è ora il { -declarer }?
exercise-opening_lead_out_of_turn-next = Da quale mano viene la prossima carta?
exercise-opening_lead_out_of_turn-card = Che cosa succede alla carta { $card }?
option-card-joins-trick = È giocata e fa parte della presa
option-card-major = Resta sul tavolo come carta penalizzata maggiore
option-card-minor = Resta sul tavolo come carta penalizzata minore
option-card-returns = Torna in mano e non è una carta penalizzata
reason-new-dummy-plays-second = L’attacco vale. La seconda carta viene dalle carte di { $seat }, che ora è il morto.
reason-declarer-stays = Il { -declarer } resta { $seat }: diventa il morto solo se stende le carte.
slip-becoming-dummy-forgotten = il { -declarer } può anche stendere le carte, diventare il morto e far giocare il compagno.
slip-accepting-lead-forgotten = il { -declarer } non è obbligato a rifiutare: può anche accettare l’attacco.
slip-lead-demands-forgotten = se rifiuta, il { -declarer } può imporre il seme della carta, vietarlo o non chiedere nulla.
slip-any-suit-demanded = si può imporre o vietare solo il seme della carta d’attacco, non un altro.
slip-wrong-lead-goes-back = l’attacco rifiutato di un difensore non torna semplicemente in mano: diventa prima una carta penalizzata.
slip-board-dealt-again = un attacco fuori turno si rettifica al tavolo: le carte non si ridanno.
slip-dummy-seen-overlooked = chi può aver visto una carta del morto non ha più scelta: deve accettare l’attacco.
slip-declaring-side-lead-counts = l’attacco iniziale non tocca alla linea del { -declarer }: la carta torna semplicemente dov’era.
slip-spreading-changes-nothing = stendendo le carte il { -declarer } diventa il morto, e gioca il compagno.
slip-accepting-changes-declarer = il compagno diventa { -declarer } solo se il { -declarer } stende le carte.
slip-dummy-plays-second = qui la seconda carta viene dalla mano del { -declarer }, e il morto gioca per ultimo.
slip-new-declarer-plays-second = l’ordine attorno al tavolo non cambia: la seconda carta viene dalle carte appena stese.
slip-offender-leads-again = se l’attacco è rifiutato, attacca il difensore a cui toccava, non chi ha attaccato troppo presto.
slip-asking-nothing-frees-card = se il { -declarer } non chiede nulla, la carta resta sul tavolo come penalizzata.
slip-demand-keeps-card = se il { -declarer } impone o vieta il seme, la carta torna in mano.
slip-accepted-card-penalised = un attacco accettato è una carta giocata come tutte le altre.

## lead_out_of_turn. It is the lead of $seat.

scene-lead-due = Siamo a metà del gioco, e tocca a { $seat } attaccare.
scene-last-lead-due = Ognuno ha una sola carta. Tocca a { $seat } attaccare.
scene-defender-leads = Ma attacca un difensore, { $seat }, con { $card }.
scene-declarer-leads-from-hand = Ma il { -declarer } attacca con { $card } dalla mano ({ $seat }).
scene-declarer-leads-from-dummy = Ma il { -declarer } attacca con { $card } dal morto ({ $seat }).
scene-defenders-differ = { $seat } vorrebbe accettare l’attacco, { $other } no.
scene-plays-to-it = Subito, su quell’attacco, viene giocata una carta di { $seat }.
scene-leads-all-the-same = Prima che qualcuno dica qualcosa, attacca la mano a cui toccava: { $seat }.
exercise-lead_out_of_turn-accepts = Chi può accettare l’attacco con { $card }?
exercise-lead_out_of_turn-refused = L’attacco con { $card } non è accettato. Che cosa succede alla carta, e come si continua?
option-back-any-card = Torna dov’era; si attacca dalla mano di { $seat } con una carta qualsiasi
option-back-same-suit = Torna dov’era; dalla mano giusta si deve attaccare a { $suit }
option-back-lead-lost = Torna dov’era; l’attacco passa ai difensori
option-penalty-minor = Diventa una carta penalizzata minore; si attacca dalla mano di { $seat } con una carta qualsiasi
option-penalty-now = Diventa una carta penalizzata maggiore; prima che { $seat } attacchi, il { -declarer } può imporre o vietare { $suit }
option-penalty-later = Diventa una carta penalizzata maggiore; si attacca dalla mano di { $seat } con una carta qualsiasi; il { -declarer } sceglie soltanto a un prossimo attacco di { $partner }
option-penalty-not-yet = Diventa una carta penalizzata maggiore; { $seat } attacca liberamente, e il { -declarer } potrà scegliere solo al prossimo attacco di { $seat }
exercise-lead_out_of_turn-decides = Chi decide?
exercise-lead_out_of_turn-stands = Che cosa succede all’attacco con { $card }?
option-lead-stands = È valido, come un attacco fatto al turno giusto
option-lead-gives-way = Torna dov’era; vale l’attacco dalla mano giusta
option-lead-still-open = Si può ancora accettare o rifiutare
reason-partner-leads-declarer-chooses = Tocca attaccare al compagno, { $seat }: il { -declarer } può subito imporre il seme, vietarlo o non chiedere nulla.
slip-dummy-accepts-lead = decide soltanto il { -declarer }; il morto non ha voce in capitolo.
slip-one-defender-accepts = l’uno o l’altro difensore può accettare l’attacco del { -declarer }: non conta dove siede.
slip-lead-never-accepted = un attacco fuori turno si può accettare; solo all’ultima presa no.
slip-last-lead-accepted = all’ultima presa un attacco fuori turno non si può accettare.
slip-refused-lead-goes-back = l’attacco rifiutato di un difensore diventa una carta penalizzata maggiore; solo quello del { -declarer } torna dov’era.
slip-lead-demanded-too-early = il { -declarer } sceglie solo quando tocca attaccare al compagno della carta penalizzata; qui attacca la sua linea.
slip-lead-demand-forgotten = tocca attaccare proprio al compagno della carta penalizzata: il { -declarer } può scegliere subito.
slip-same-suit-from-right-hand = è una vecchia regola: dalla mano giusta si può attaccare con una carta qualsiasi.
slip-lead-lost-by-declarer = il { -declarer } non perde l’attacco: attacca dalla mano giusta.
slip-other-defender-decides = decide il difensore che gioca subito dopo l’attacco sbagliato, non l’altro.
slip-declarer-decides-for-defenders = ha sbagliato il { -declarer }; decide un difensore.
slip-playing-on-accepts-nothing = chi gioca su un attacco fuori turno lo ha accettato.
slip-right-lead-lost = chi aveva davvero diritto di attaccare può farlo; allora l’attacco sbagliato non conta.

## revoke. $seat plays $card to trick $number and has $suit left.

scene-revokes = Presa { $number }: { $seat } gioca { $card }, ma ha ancora carte di { $suit }.
scene-dummy-revokes = Presa { $number }: dal morto ({ $seat }) si gioca { $card }, ma il morto ha ancora carte di { $suit }.
scene-penalty-card-not-played = Presa { $number }: davanti a { $seat } c’è { $faced }, carta penalizzata maggiore, che ora va giocata. { $seat } gioca invece { $card }.
scene-both-revoked = Anche { $seat } potrebbe rispondere a colore, ma gioca { $card }.
scene-trick-won = La presa è di { $seat }.
scene-noticed-at-once = Prima che qualcuno vada avanti, ci si accorge dell’errore.
scene-leads-next = { $seat } attacca nella presa successiva.
scene-plays-to-next = { $seat } gioca nella presa successiva.
scene-names-next = { $seat } nomina la carta per la presa successiva, ma nessuno l’ha ancora giocata.
scene-claims = { $seat } smette di giocare e richiede le prese che restano.
scene-agrees-to-claim = Gli avversari richiedono le prese che restano: { $seat } è d’accordo.
scene-lead-retracted = Un avversario dice per errore che tocca a { $seat } attaccare. { $seat } attacca, poi l’errore si scopre e la carta torna in mano.
scene-only-then-noticed = Solo adesso ci si accorge della renonce.
scene-hands-on-table = Le quattro mani non sono ancora tornate tutte nel board.
scene-hands-returned = Le quattro mani sono già tornate nel board.
scene-earlier-tricks = { $number ->
    [one] Prima { $side } aveva vinto { $number } presa.
   *[other] Prima { $side } aveva vinto { $number } prese.
}
scene-later-tricks = { $number ->
    [0] Dopo { $side } non vince altre prese.
    [one] Dopo { $side } vince ancora { $number } presa.
   *[other] Dopo { $side } vince ancora { $number } prese.
}
scene-revoked-before = In questa smazzata { $seat } aveva già commesso una renonce a { $suit }, ed è consumata.
scene-opponents-revoked = Anche { $side } ha una renonce consumata in questa smazzata.
scene-noticed-in-time = Ci si accorge della renonce a gioco finito.
scene-noticed-next-deal = Ci si accorge della renonce nella smazzata seguente, quando un giocatore di { $side } ha già fatto una chiamata.
scene-noticed-after-round = Ci si accorge della renonce quando il turno di gara è già finito.
exercise-revoke-established = La renonce è consumata?
option-established = Sì, è consumata
option-not-established = No, non è consumata
option-established-waived = No, e gli avversari possono lasciarla valere
exercise-revoke-now = Che cosa succede alla carta { $card }?
option-corrected-penalised = Si sostituisce, e diventa una carta penalizzata maggiore
option-corrected-returns = Si sostituisce, e torna dov’era senza conseguenze
option-not-corrected = Resta giocata
exercise-revoke-tricks = Quante prese costa la renonce? Non contare un’eventuale correzione dell’arbitro.
count-tricks-transferred = Prese trasferite
working-offender-won = Presa della renonce: vinta da { $seat }, il colpevole.
working-partner-won = Presa della renonce: vinta da { $seat }, il compagno del colpevole.
working-opponents-won = Presa della renonce: vinta da { $seat }, un avversario.
working-later-tricks = Prese vinte dopo da { $side }: { $number }.
working-tricks-transferred = Prese trasferite: { $number }.
reason-revoke-too-late-to-correct = Una renonce consumata non si può più rettificare.
slip-established-at-once = una renonce non è consumata subito: finché la sua linea non va avanti, va rettificata.
slip-established-by-opponents = se sono andati avanti solo gli avversari, la renonce non è ancora consumata.
slip-established-by-card-only = anche nominare una carta per la presa successiva, o richiedere prese, o accettare una richiesta, consuma la renonce.
slip-established-by-offender-only = basta che sia andato avanti il compagno.
slip-revoke-corrected-too-late = appena la linea è andata avanti, la renonce è consumata e non si può più rettificare.
slip-revoke-left-standing = finché non è consumata, una renonce va rettificata.
slip-revoke-waived = gli avversari non possono lasciar valere una renonce: finché non è consumata, va rettificata.
slip-revoke-card-goes-back = la carta che un difensore teneva nascosta non torna semplicemente in mano: diventa una carta penalizzata maggiore.
slip-trick-twelve-forgotten = alla dodicesima presa una renonce si rettifica anche se consumata, e non costa prese.
slip-revoke-always-two = due prese solo se il colpevole ha vinto la presa della renonce e la sua linea un’altra dopo.
slip-revoke-always-one = una renonce non costa sempre una presa: guarda chi ha vinto quella presa, e che cosa è venuto dopo.
slip-revoke-own-trick-forgotten = conta anche la presa della renonce, se l’ha vinta il colpevole.
slip-partners-trick-costs-two = se la presa della renonce l’ha vinta il compagno, costa una presa, mai due.
slip-dummys-trick-costs-two = una presa vinta al morto non è vinta dalla mano del { -declarer }: costa una presa.
slip-earlier-tricks-counted = le prese vinte prima della renonce non contano.
slip-all-later-tricks-taken = una renonce, da sola, non fa mai passare più di due prese; se il danno è maggiore, l’arbitro corregge il punteggio.
slip-dummys-revoke-costs = una renonce del morto non costa prese.
slip-same-suit-costs-again = una seconda renonce dello stesso giocatore nello stesso seme non costa altre prese.
slip-both-sides-pay = se tutte e due le linee hanno commesso una renonce, nessuna cede prese.
slip-late-notice-costs = ci si è accorti troppo tardi: nessuna presa passa più agli avversari.
slip-faced-card-costs = non giocare una carta penalizzata non costa prese.

## What is wrong with a lesson’s ruling

lesson-error-not-irregular = qui non c’è nulla di irregolare, oppure il caso ricade sotto un altro articolo
lesson-error-cannot-be = questo qui non può succedere
lesson-error-choice-twice = questa scelta è proposta due volte
lesson-error-one-turn-only = indica al massimo uno fra «reply», «over», «refused» e «replaced»
lesson-error-not-four-cards = una presa intera ha quattro carte
