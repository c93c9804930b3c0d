### The rules in a sentence. Each is shown with the number of its Law.

## Calls

reason-auction-over = La dichiarazione è finita: nessuno può più fare chiamate.
reason-same-bid = Ripetere { $last } non basta: una licita deve superare l’ultima.
reason-strain-too-low = { $bid } non basta: allo stesso livello deve stare sopra { $last }. L’ordine è ♣ ♦ ♥ ♠, poi senza atout.
reason-level-too-low = { $bid } non basta: promette meno prese di { $last }.
reason-nothing-to-double = Nessuno ha ancora licitato: non c’è niente da contrare.
reason-own-side-bid = L’ultima licita, { $last }, è di questo giocatore o del suo compagno. Si può contrare solo una licita degli avversari.
reason-already-doubled = Su { $last } c’è già un contro. Non si contra due volte: a questo punto solo la linea che ha licitato può surcontrare.
reason-double-of-redoubled = Su { $last } c’è già un surcontro. Oltre il surcontro si va solo con una nuova licita.
reason-nothing-to-redouble = Nessuno ha ancora licitato: non c’è niente da surcontrare.
reason-not-doubled = Nessuno ha contrato { $last }: non si può surcontrare.
reason-own-side-double = { $last } è una licita degli avversari; il contro è di questo giocatore o del suo compagno. Può surcontrare soltanto la linea che ha subìto il contro.
reason-already-redoubled = Su { $last } c’è già un surcontro: non se ne può fare un altro.
reason-higher-level = { $bid } promette più prese di { $last }: è sufficiente.
reason-higher-strain = { $bid } è allo stesso livello di { $last }, ma più in alto nell’ordine (♣ ♦ ♥ ♠, poi senza atout): è sufficiente.
reason-first-bid = Nessuno ha ancora licitato: qualunque licita è sufficiente.
reason-opponents-bid = L’ultima licita, { $last }, è degli avversari e nessuno l’ha contrata. I passo intermedi non contano.
reason-own-bid-doubled = { $last } l’ha licitato questo giocatore o il suo compagno, e un avversario ha contrato. Può surcontrare l’uno o l’altro compagno.
reason-pass-always = Al proprio turno si può sempre passare.
reason-bids-from = Una licita deve superare { $last }: da { $lowest } in su sono tutte permesse.
reason-no-bid-left = { $last } è la licita più alta che esista: nessuna può superarla.
reason-any-bid = Nessuno ha ancora licitato: ogni licita è permessa.

## Contract, declarer, dummy, leader

reason-passed-out = Quattro passo all’inizio: la mano è passata. Le due linee segnano 0, e le carte non si ridanno.
reason-last-bid-is-contract = Tre passo di fila dopo una licita chiudono la dichiarazione. L’ultima licita, { $bid }, è il contratto.
reason-double-cancelled-by-bid = Un contro vale solo fino alla licita successiva: quella venuta dopo lo ha cancellato.
reason-contract-doubled = Dopo il contro nessuno ha più licitato: il contratto si gioca contrato.
reason-contract-redoubled = Dopo il surcontro nessuno ha più licitato: il contratto si gioca surcontrato.
reason-declarer-first-to-name = { $side } ha vinto la dichiarazione. In questa linea il primo a nominare { $strain }, a qualunque livello, è { $seat }, che è quindi il { -declarer }.
reason-opponents-named-it-first = { $seat } aveva nominato { $strain } ancora prima, ma è dell’altra linea: non conta.
reason-dummy-is-partner = Il morto è il compagno del { -declarer }: di fronte a { $declarer } siede { $seat }.
reason-leader-left-of-declarer = Attacca il difensore alla sinistra del { -declarer }. Alla sinistra di { $declarer } siede { $seat }.

## The score. $premium, $points and $down are numbers.

reason-score-game = I punti per le prese sono { $points }. Da 100 in su è manche: il premio è { $premium } ({ $vulnerability }).
reason-score-part-score = I punti per le prese sono { $points }. Sotto 100 è un parziale: il premio è { $premium }.
reason-score-small-slam = Dodici prese licitate e fatte: è un piccolo slam, con un premio che si aggiunge a quello di manche.
reason-score-grand-slam = Tredici prese licitate e fatte, cioè tutte: è un grande slam, con un premio che si aggiunge a quello di manche.
reason-score-doubled = Il contro raddoppia i punti per le prese e aggiunge 50 se il contratto è mantenuto.
reason-score-redoubled = Il surcontro moltiplica per quattro i punti per le prese e aggiunge 100 se il contratto è mantenuto.
reason-score-undertricks = { $vulnerability-key ->
    [vulnerable] Il contratto è caduto. In zona ogni presa in meno costa 100.
   *[not-vulnerable] Il contratto è caduto. In prima ogni presa in meno costa 50.
}
reason-score-undertricks-doubled = { $vulnerability-key ->
    [vulnerable] { $doubling-key ->
        [redoubled] Il contratto è caduto surcontrato. In zona costa 400 la prima presa in meno, 600 ognuna delle altre.
       *[doubled] Il contratto è caduto contrato. In zona costa 200 la prima presa in meno, 300 ognuna delle altre.
    }
   *[not-vulnerable] { $doubling-key ->
        [redoubled] Il contratto è caduto surcontrato. In prima costa 200 la prima presa in meno, 400 ciascuna la seconda e la terza, 600 ognuna delle altre.
       *[doubled] Il contratto è caduto contrato. In prima costa 100 la prima presa in meno, 200 ciascuna la seconda e la terza, 300 ognuna delle altre.
    }
}

## Which cards may be played

reason-card-not-held = La carta { $card } non è in questa mano.
reason-another-committed = La carta { $bound } è già impegnata e va giocata adesso.
reason-must-follow = Il seme d’attacco è { $suit }: chi ne ha deve rispondere a colore. Questo obbligo viene prima di ogni altro.
reason-must-be-highest = Il { -declarer } ha chiesto la carta più alta del seme d’attacco.
reason-must-be-lowest = Il { -declarer } ha chiesto la carta più bassa del seme d’attacco.
reason-suit-required = Il { -declarer } ha imposto { $suit }.
reason-suit-forbidden = Il { -declarer } ha vietato { $suit }.
reason-penalty-card-first = Una carta penalizzata maggiore va giocata alla prima occasione legale, cioè ora: { $majors }.
reason-another-designated = Fra le carte penalizzate il { -declarer } ha indicato { $designated }.
reason-minor-first = Finché sul tavolo c’è { $minor }, carta penalizzata minore, non si può giocare un’altra cartina (dal nove in giù) di quel seme. Un onore sì.
reason-declarer-designates = Si può giocare più di una carta penalizzata: è il { -declarer } a indicare quale.
reason-penalty-card-stays = In questa presa non si può giocare nessuna carta penalizzata. Sul tavolo, per ora: { $majors }.
reason-minor-binds-its-suit-only = { $minor } è una carta penalizzata minore: blocca soltanto le altre cartine del suo seme. Qui non vieta nulla.
reason-free-to-play = Qui si può giocare liberamente.

## Exposed cards

reason-declarer-never = La linea di { $seat } gioca il contratto. Il { -declarer } e il morto non hanno mai carte penalizzate: quello che si è visto torna in mano.
reason-played-in-turn = La carta { $cards } va giocata quando arriva il turno di chi l’ha scoperta, ma non è penalizzata.
reason-faced-card-returns = La carta { $cards } era già penalizzata e torna sul tavolo com’era.
reason-partner-could-not-see = Il compagno non poteva in alcun modo vedere la carta { $cards }, che torna in mano.
reason-lead-accepted = Il { -declarer } ha accettato l’attacco: { $cards } è una normale carta giocata.
reason-misinformed = L’errore è nato da un avversario: la carta { $cards } torna in mano senza conseguenze.
reason-non-offender-withdraws = Chi ritira una carta perché un avversario ha cambiato la sua non ha colpa: { $cards } non è una carta penalizzata.
reason-wrong-card-accepted = Il { -declarer } ha accettato la carta sbagliata: { $cards } è una normale carta giocata, e la carta penalizzata resta dov’è.
reason-face-down = Una carta d’attacco coperta non è stata vista: torna in mano.
reason-claim-disputed = Il compagno si è opposto subito alla concessione: il gioco continua, e le carte mostrate non sono penalizzate.
reason-remark-on-trick = Un commento sulla presa in corso non è una richiesta di prese, e la carta mostrata insieme non è penalizzata.
reason-director-excuses = L’arbitro ha deciso che { $cards } non è una carta penalizzata.
reason-normal-play = Una carta giocata al proprio turno non è penalizzata.
reason-partner-passes-several = Durante la dichiarazione sono state mostrate due o più carte: al prossimo turno il compagno deve passare.
reason-partner-passes-honour = Durante la dichiarazione è stato mostrato un onore: al prossimo turno il compagno deve passare.
reason-partner-passes-led = Durante la dichiarazione è stata giocata una carta d’attacco: al prossimo turno il compagno deve passare.
reason-partner-free-small-card = Una sola cartina mostrata durante la dichiarazione non obbliga il compagno a passare.
reason-auction-card-returns = La linea gioca il contratto: le carte tornano in mano.
reason-passed-out-nothing = La mano è passata: non ci sono conseguenze.
reason-becomes-penalty-card = Fuori dal gioco normale, la carta che un difensore nomina o lascia vedere al compagno diventa penalizzata e resta scoperta.
reason-minor-small-accident = La carta { $cards } è sotto il dieci, è stata esposta inavvertitamente ed è l’unica: è una carta penalizzata minore.
reason-major-deliberate = La carta { $cards } è stata giocata, mostrata o nominata deliberatamente: è una carta penalizzata maggiore, qualunque valore abbia.
reason-major-honour = La carta { $cards } è un onore (asso, re, donna, fante o dieci): è sempre una carta penalizzata maggiore.
reason-major-second-card = Questo difensore ha ora più di una carta penalizzata: sono tutte maggiori.
reason-major-several-at-once = È stata esposta più di una carta alla volta: sono tutte carte penalizzate maggiori.
