### The ruling desk: dummy’s card, the harm of a revoke, the bidding box, what counts as a claim.

desk-matter-dummy = Il morto
desk-matter-dummy-about = quale carta è stata nominata, e che cosa può fare il morto
desk-tool-dummy-card = La carta del morto
desk-about-dummy-card = Quello che ha detto il { -declarer }: quale carta gioca il morto?
desk-tool-equity = Danno di una renonce
desk-about-equity = Le ultime carte come sono state giocate: le prese trasferite riparano il danno?
desk-tool-bidding-box = Bidding box e stop
desk-about-bidding-box = La chiamata è fatta? E lo stop: serve, e chi aspetta?
desk-tool-claimed = Richiesta o no?
desk-about-claimed = Quello che è stato detto o mostrato: è una richiesta, e il gioco si ferma?

## The card that declarer names in dummy

desk-field-dummy = Carte del morto
desk-field-own = Mano del { -declarer }, se si conosce
desk-field-gone = Carte delle prese precedenti, se si conoscono
desk-target-dummy = al morto
desk-target-own = la mano del { -declarer }
desk-target-gone = le prese precedenti
desk-said = Che cosa ha detto il { -declarer }?
desk-said-suit = solo un seme, o «taglia» (il seme di atout)
desk-said-rank = solo un valore
desk-said-card = un seme e un valore
desk-said-high = «alta»
desk-said-high-of = «alta» con un seme
desk-said-low = «bassa»
desk-said-win = «prendi»
desk-said-anything = «quello che vuoi»
desk-said-which-suit = Quale seme?
desk-said-which-rank = Quale valore?
desk-won-with = Con quale seme il morto ha vinto l’ultima presa?
desk-won-with-none = non l’ha vinta il morto
desk-meant = È fuor di dubbio che intendeva una certa carta?
desk-called-card = Il morto gioca { $card }
desk-called-declarer = Il { -declarer } dice quale: { $cards }
desk-called-defenders = Un difensore dice quale: { $cards }
desk-called-again = Il { -declarer } deve nominare un’altra carta: { $cards }
desk-say-called-card = Il morto gioca { $card }. Continuate pure.
desk-say-called-declarer = Quale carta vuoi dal morto? { $cards }
desk-say-called-defenders = Difensori, uno di voi dice quale carta gioca il morto: { $cards }
desk-say-called-again = Quelle parole non indicano una carta che il morto può giocare. Nomina una di queste: { $cards }

## The harm of a revoke

desk-field-play = Tutte queste carte nell’ordine di gioco
desk-target-play = il gioco
desk-equity-adjusted = Il danno era maggiore. Delle ultime { $of } prese, { $side } ne riceve { $number }
desk-equity-enough = La renonce non ha fatto altro danno. Delle ultime { $of } prese, { $side } ne riceve { $number }
desk-say-equity = Ho riguardato il gioco: la renonce non ha fatto altro danno, e il punteggio resta.
desk-fault-too-many-seen = Si conoscono tante carte che ai difensori ne restano troppo poche
desk-fault-declarers-cards = A questo punto le carte del { -declarer } sono { $number }
desk-fault-unequal = Le quattro mani devono avere lo stesso numero di carte
desk-fault-cannot-play = Non tocca a chi ha questa carta, o non c’è più: { $card }
desk-fault-play-on = Indica tutte le carte nell’ordine di gioco
desk-fault-one-revoke = Ci deve essere una sola renonce, consumata e non rettificata

## Calls that the next player may call over, and comparable calls

desk-above-seven = Una licita oltre il sette
desk-silenced = Chi doveva passare per un’irregolarità precedente?
desk-silenced-how = Per quanto?
desk-silenced-once = per un turno
desk-silenced-rest = fino alla fine della dichiarazione
desk-ask-called-over = Dopo ha parlato { $seat }?
desk-called-lead-faced = è stato scoperto solo dopo l’attacco iniziale
desk-had-to-pass = { $seat } doveva passare, e invece ha detto { $call }
desk-say-had-to-pass = { $seat } doveva passare. Vi spiego subito che cosa ne segue.
desk-ask-comparable = È comparabile, e perché?

## The bidding box and the stop card

desk-box-is-it = se la chiamata è fatta
desk-box-stop = il cartellino dello stop
desk-ask-box-rule = Quale regolamento?
desk-ask-box-slip = Era il cartellino sbagliato, ed è stato detto subito?
desk-box-made = La chiamata è fatta
desk-box-slip = La chiamata è fatta, ma { $seat } può sostituirla con quella che voleva
desk-box-not-made = La chiamata non è fatta: { $seat } può sceglierne un’altra
desk-ask-stop-used = È stato usato lo stop?
desk-ask-stop-tempo = Quando ha parlato { $seat }?
desk-stop-not-yet = { $seat } non ha ancora parlato
desk-stop-needed = { $bid } è un salto: { $seat } aspetta una decina di secondi
desk-stop-needless = { $bid } non è un salto: { $seat } non deve aspettare
desk-say-box-made = Quella chiamata è fatta, e resta. Continuate pure.
desk-say-box-slip = È stata una svista. { $seat }, fai la chiamata che volevi.
desk-say-box-not-made = Non è ancora una chiamata. { $seat }, adesso fai la tua.
desk-say-stop = La licita resta. { $seat }, aspetta una decina di secondi prima di parlare.
desk-say-stop-needless = La licita resta, e nessuno deve aspettare. Continuate pure.

## What counts as a claim

desk-event-tricks = un giocatore dice quante delle prese che restano vincerà
desk-event-cards = un giocatore mostra le sue carte
desk-event-stop = un giocatore propone di smettere
desk-event-gives-up = un giocatore rinuncia alle prese che restano
desk-event-current = un giocatore parla solo della presa in corso
desk-event-partner = un difensore rinuncia a delle prese, e il compagno si oppone subito
desk-event-contested = qualcuno non è d’accordo con una richiesta
desk-event-all-agree = dopo una richiesta, tutti e quattro vogliono continuare
desk-event-not-all = dopo una richiesta, solo alcuni vogliono continuare
desk-claimed-claim = È una richiesta: il gioco si ferma
desk-claimed-concession = È una concessione: il gioco si ferma
desk-claimed-neither = Non è una richiesta: il gioco continua
desk-claimed-stays = Non si continua: decide l’arbitro
desk-claimed-void = La richiesta non vale più: il gioco continua
desk-say-claimed = Il gioco si ferma qui. Mostrate le carte, e ditemi che cosa è stato detto.

## Who asks about a revoke

desk-act-asks = chiede se uno non ha più carte del seme
desk-ask-who-asks = Chi lo chiede a chi?
desk-asks-of-declarer = il { -declarer } a un difensore
desk-asks-of-dummy = il morto al { -declarer }
desk-asks-of-dummy-wrongly = il morto a un difensore
desk-asks-of-defender = un difensore al { -declarer }
desk-asks-of-partner = un difensore all’altro
