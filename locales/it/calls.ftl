### After an irregularity of the auction: what is bound, what follows. Laws 23 to 39.

## Whoever must pass or repeat

reason-must-pass-once = C’è stata un’irregolarità: a questo turno il giocatore deve passare.
reason-must-pass-throughout = C’è stata un’irregolarità: il giocatore deve passare fino alla fine della dichiarazione.
reason-must-repeat = Una chiamata fatta troppo presto era stata annullata. L’avversario di destra ha detto passo, quindi la stessa chiamata va ripetuta: { $call }.
reason-repeated-too-low = La licita { $bid } va ripetuta, anche se è troppo bassa. Poi l’avversario di sinistra può accettarla oppure no.
reason-double-for-insufficient = Un contro o un surcontro non può sostituire la licita insufficiente { $bid }, a meno che l’arbitro non lo giudichi comparabile.

## What becomes of a call

reason-call-stands = La chiamata di { $seat } ({ $call }) è valida.
reason-call-cancelled = La chiamata di { $seat } ({ $call }) è annullata.
reason-above-seven-cancelled = { $seat } ha licitato { $level } { $strain }. Le prese sono solo tredici: questa licita è annullata.
reason-later-calls-cancelled = Anche tutte le chiamate successive sono annullate.
reason-pass-instead = Al posto della chiamata annullata vale un passo di { $seat }.
reason-turn-to-call = Adesso tocca a { $seat } fare una chiamata.
reason-turn-lost = { $seat } perde questo turno.
reason-next-bid-over = Alla prossima licita basta superare { $bid }.
reason-chooses-again = { $seat } deve scegliere un’altra chiamata.
reason-any-legal-call = Quando arriverà il suo turno, { $seat } potrà fare qualunque chiamata regolare.
reason-repeats-if-passed = Se ora { $rho } passa, { $seat } deve ripetere { $call }. Se { $rho } fa un’altra chiamata, { $seat } sceglie liberamente.
reason-judged-for-itself = Ora la chiamata { $call } si giudica come qualunque altra.
reason-counts-as-later = { $seat } ha detto { $call } nello stesso momento: vale come se avesse parlato dopo.
reason-counts-as-in-rotation = { $silenced } doveva comunque passare: la chiamata di { $seat } vale come fatta al proprio turno.
reason-may-change-his-call = { $seat } può cambiare la chiamata che ha fatto dopo.

## What the partner may do

reason-passes-once = { $seat } deve passare al prossimo turno, ma una volta sola.
reason-passes-throughout = { $seat } deve passare fino alla fine della dichiarazione.
reason-comparable-or-partner-passes = La nuova chiamata è comparabile se dice più o meno la stessa cosa di quella annullata, se è più precisa o se ha lo stesso scopo. Allora { $seat } resta libero, e l’arbitro corregge il punteggio solo se l’errore stesso ha aiutato. Altrimenti { $seat } deve passare una volta, e più tardi il { -declarer } potrà forse vietare un attacco.
reason-partner-free = { $seat } può continuare a parlare liberamente.
reason-withdrawn-unauthorised = { $seat } non può servirsi di ciò che la chiamata annullata ha rivelato.

## Later: the lead and the score

reason-may-forbid-lead = Se alla fine { $offender } si trova in difesa, il { -declarer } può vietare un seme a { $seat } la prima volta che attacca: un seme che { $offender } non ha mostrato con una chiamata valida. Il divieto dura finché { $seat } resta in presa.
reason-lead-free = L’attacco resta libero.
reason-adjusted-if-it-helped = Se l’errore stesso ha aiutato chi lo ha commesso, l’arbitro può poi correggere il punteggio.
reason-adjusted-if-silence-helped = L’arbitro corregge il punteggio solo se chi ha sbagliato poteva rendersi conto, in quel momento, che far tacere il compagno avrebbe potuto facilmente danneggiare gli avversari. Un passo obbligato che porta soltanto fortuna resta valido.
reason-nothing-more = Non ci sono altre conseguenze.

## Insufficient bids, changes, calls out of rotation

reason-lho-may-accept-bid = L’avversario di sinistra può accettare la licita insufficiente, a voce o semplicemente facendo a sua volta una chiamata.
reason-replaces-insufficient-bid = Una licita insufficiente non accettata va sostituita con una licita sufficiente o con un passo; con un contro o un surcontro solo se l’arbitro lo giudica comparabile.
reason-unintended-call = La chiamata { $call } è stata un lapsus o uno sbaglio di mano, e il compagno non ha ancora parlato: si può correggere.
reason-intended-call = La chiamata { $call } era voluta, anche solo per un attimo. Si può cambiare soltanto se l’avversario di sinistra accetta.
reason-change-too-late = Il compagno ha già parlato: nemmeno uno sbaglio di mano si corregge più, e la chiamata { $call } resta.
reason-called-at-rho-turn = Prima di { $seat } toccava a { $turn }, l’avversario di destra.
reason-called-at-partner-turn = { $seat } ha parlato quando toccava al compagno, { $turn }.
reason-called-at-lho-turn = { $seat } ha parlato prima del mazziere, { $turn }.
reason-judged-by-what-it-shows = Una licita artificiale fuori turno si giudica dai semi che mostra, non da quello che nomina.

## Doubles that are not allowed, eight and more, too late, at once, missed

reason-inadmissible-double = Un contro o un surcontro inammissibile non vale mai, nemmeno se il giocatore seguente ha già fatto una chiamata.
reason-called-instead-of-pass = Chi deve passare non può né licitare, né contrare, né surcontrare. Ma se l’avversario seguente fa comunque una chiamata, quella vietata resta valida.
reason-above-seven-never-played = Il livello più alto è sette. Un contratto oltre il sette non si gioca mai.
reason-defender-after-the-end = La dichiarazione era finita, ma un difensore ha ancora licitato, contrato o surcontrato, e il compagno lo ha sentito.
reason-call-after-the-end = La dichiarazione era finita: le chiamate fatte dopo sono annullate.
reason-harmless-after-the-end = La dichiarazione era finita, e questa chiamata non aiuta la difesa.
reason-simultaneous-calls = Quando due giocatori parlano insieme, viene prima chi era di turno.
reason-missed-turn = Un passo fuori turno ha tolto a qualcuno il suo turno: la dichiarazione non può finire così.
