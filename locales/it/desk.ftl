### Il banco dell’arbitro: un problema del tavolo, e la risposta.

nav-desk = Banco dell’arbitro
screen-home-desk = Banco dell’arbitro
screen-home-desk-title = E adesso?
screen-home-desk-text = descrivi un caso capitato al tuo tavolo: ecco la decisione o il punteggio
key-name-desk = F3
key-name-tools = { $ctrl } 1 – 7
keys-desk = andare al banco dell’arbitro
keys-tools = aprire uno strumento del banco dell’arbitro

## Il banco

desk-tool-score = Punteggio
desk-tool-auction = Dichiarazione
desk-tool-exposed = Carte esposte
desk-tool-lead = Attacco fuori turno
desk-tool-revoke = Renonce
desk-tool-traveller = Match point
desk-tool-rubber = Partita
desk-clear = Ricomincia
desk-practise = Fanne un esercizio
desk-copy = Copia il testo
desk-copied = Copiato.
desk-print = Fai un PDF
desk-printed = Il PDF è qui: { $file }
desk-file = decisione
desk-unread = Una parte non si può leggere
desk-yes = Sì
desk-no = No

## Campi da scrivere

desk-field-result = Contratto e risultato
desk-field-calls = Chiamate
desk-field-cards = Di chi è la carta, e quale
desk-field-before = Carte penalizzate dello stesso giocatore già sul tavolo
desk-field-partners = Carte penalizzate dell’altro difensore
desk-field-hand = Altre carte di questo giocatore
desk-field-partner-hand = Mano del compagno di questo giocatore
desk-field-trick = Carte già giocate in questa presa
desk-field-scores = Punti di Nord-Sud, tavolo per tavolo
desk-hint-result = per esempio 4PX-1 O
desk-hint-calls = per esempio 1P passo 1C; fuori turno O:1C
desk-hint-cards = per esempio E 5C
desk-hint-more-cards = per esempio AP 4P 9C
desk-hint-scores = per esempio 420, -50, 4P= S, passo

## Comandi

desk-contract = Contratto
desk-level = Livello
desk-strain = Seme o senza atout
desk-doubling = Contro e surcontro
desk-declarer = Chi è il { -declarer }
desk-result = Risultato
desk-vulnerable = Zona
desk-dealer = Mazziere
desk-next-call = Prossima chiamata
desk-undo = Togli l’ultima chiamata
desk-caller = Chi ha fatto l’ultima chiamata?
desk-call-why = Perché è stata fatta?
desk-call-why-turn = fuori turno, o per un ripensamento
desk-call-why-slip = al posto di una chiamata involontaria
desk-cards-go = Dove vanno le carte che scegli
desk-target-cards = la carta vista
desk-target-before = le penalizzate di prima
desk-target-partners = le penalizzate dell’altro difensore
desk-target-hand = la mano del giocatore
desk-target-partner-hand = la mano del compagno
desk-target-trick = nella presa
desk-whose-card = Di chi è la carta?
desk-how = Che cosa è successo?
desk-led = Qual era il seme d’attacco?
desk-phase = Quando?
desk-phase-auction = durante la dichiarazione
desk-phase-lead = prima che l’attacco iniziale sia scoperto
desk-phase-play = durante il gioco
desk-kind-before = La carta che era già sul tavolo era
desk-kind-partners = La carta dell’altro difensore è
desk-kind-minor = minore
desk-kind-major = maggiore
desk-due = Quale penalizzata andava giocata?
desk-more-cards = Se conosci altre carte, saprai anche quali si possono giocare.
desk-who-led = Chi ha attaccato?
desk-lead-when = Quale attacco era?
desk-lead-opening = l’attacco iniziale
desk-lead-dummy-seen = l’attacco iniziale, e il { -declarer } può aver visto una carta del morto
desk-lead-later = un attacco più avanti nel gioco
desk-lead-last = l’attacco all’ultima presa
desk-lead-due = A chi toccava attaccare?

## Una renonce

desk-who-revoked = Chi ha commesso la renonce?
desk-since = Che cosa è successo da allora?
desk-since-nothing = ancora nulla
desk-since-played = è cominciata la presa seguente
desk-since-named = è stata nominata una carta per la presa seguente
desk-since-claimed = sono state richieste o concesse prese
desk-since-agreed = una richiesta di prese è stata accettata
desk-since-retracted = soltanto un attacco poi ritirato
desk-since-by = Da parte di quale linea?
desk-who-won = Chi ha vinto la presa della renonce?
desk-later-tricks = Prese vinte dopo dalla linea che ha commesso la renonce
desk-trick-number = Numero della presa
desk-revoke-faced = La carta non giocata era scoperta sul tavolo?
desk-revoke-again = Lo stesso giocatore aveva già una renonce consumata in questo seme?
desk-others = E l’altra linea?
desk-others-followed = ha giocato regolarmente
desk-others-same-trick = ha commesso una renonce nella stessa presa
desk-others-established = ha commesso anch’essa una renonce, in un’altra presa
desk-noticed = Quando ci si è accorti della renonce?
desk-noticed-in-time = in tempo
desk-noticed-next-deal = dopo una chiamata nella smazzata seguente
desk-noticed-round = dopo la fine del turno di gara
desk-revoke-returned = Tutte e quattro le mani sono già state rimesse nel board?

## Elenchi di risultati

desk-written = Già scritti (premi per togliere)
desk-take-away = Togli la riga { $number }: { $result }
desk-nobody-bid = Se nessuno ha licitato
desk-passed-out = mano passata
desk-add = Scrivilo
desk-scale = Ogni risultato superato vale
desk-scale-two = 2 match point
desk-scale-one = 1 match point
desk-honours = Onori in una sola mano
desk-honours-none = nessuno
desk-honours-four = quattro onori di atout
desk-honours-five = tutti e cinque gli onori di atout
desk-honours-aces = tutti e quattro gli assi
desk-honours-seat = Chi li aveva?
desk-rubber-end = La partita
desk-rubber-goes-on = continua
desk-rubber-stops = si interrompe qui
desk-rubber-we = Noi siamo

## A che cosa porta un caso. $seat è il giocatore di cui si parla, $cards le carte viste,
## $number quante sono.

desk-score-made = { $result } giocato da { $seat }, { $vulnerability }: { $points } per { $side }
desk-score-down = { $result } giocato da { $seat }, { $vulnerability }: { $points } per { $side }, in difesa
desk-result-by = { $result } { $seat }
desk-auction-begins = La prima chiamata tocca a { $seat }
desk-auction-legal = Fin qui tutto regolare: tocca a { $seat }
desk-auction-passed-out = Mano passata: nessuno gioca e nessuno segna punti
desk-auction-over = La dichiarazione è finita: { $seat } gioca { $contract }, attacca { $leader }, il morto è { $dummy }
desk-bid-too-low = La licita di { $seat } è insufficiente: { $call }
desk-double-cancelled = { $seat } non può dire { $call }: la chiamata è annullata
desk-call-too-late = { $seat } ha detto { $call } quando la dichiarazione era già finita
desk-call-changed = { $seat } ha parlato due volte: { $call } è un ripensamento
desk-call-unintended = { $seat } non ha mai voluto dire { $first } e al suo posto vuole { $call }
desk-call-out-of-turn = { $seat } ha detto { $call } quando toccava a { $turn }
desk-is-minor = { $seat }: { $cards } è una carta penalizzata minore
desk-is-major = { $number ->
    [one] { $seat }: { $cards } è una carta penalizzata maggiore
   *[other] { $seat }: { $cards } sono carte penalizzate maggiori
}
desk-is-none = { $number ->
    [one] { $seat }: { $cards } non è una carta penalizzata
   *[other] { $seat }: { $cards } non sono carte penalizzate
}
desk-turned-major = Anche { $card }, che era già davanti a { $seat }, è ora una carta penalizzata maggiore.
desk-lead-ruled = { $seat } ha attaccato con { $card } al posto di { $due }; il { -declarer } è { $declarer }, e non c’è nulla da scegliere
desk-lead-of-defender = { $seat } ha attaccato con { $card } al posto di { $due }: decide { $declarer }, che è il { -declarer }
desk-lead-of-declarer = La linea di { $declarer } ha attaccato con { $card } dalla mano di { $seat } al posto di { $due }: decidono i difensori
desk-revoke-open = La renonce di { $seat } non è consumata: va rettificata; nessuna presa passa a { $side }
desk-revoke-corrected-late = La renonce di { $seat } va rettificata lo stesso; nessuna presa passa a { $side }
desk-revoke-free = La renonce di { $seat } è consumata, ma nessuna presa passa a { $side }
desk-revoke-costs = { $number ->
    [one] La renonce di { $seat } è consumata: una presa passa a { $side }
   *[other] La renonce di { $seat } è consumata: { $number } prese passano a { $side }
}
desk-traveller-top = { $number ->
    [one] Un tavolo solo: non c’è ancora confronto, il top è { $top }
   *[other] { $number } tavoli: il risultato migliore vale { $top } match point
}
desk-grid-traveller = I punteggi del board con i match point
desk-grid-table = Riga
desk-grid-result = Risultato
desk-grid-score = Punti di NS
desk-grid-ns = NS
desk-grid-ew = EO
desk-rubber-over = La partita è finita: { $side } vince di { $points }
desk-rubber-broken-off = La partita è interrotta: { $side } è in vantaggio di { $points }
desk-rubber-so-far = Finora { $side } è in vantaggio di { $points }
desk-rubber-even = Le due linee sono pari
desk-rubber-deal = Smazzata { $number }: { $result } { $seat }
desk-rubber-total = { $side }: { $total } in tutto, di cui { $below } sotto la linea.

## Chi sceglie, e che cosa

desk-nobody-chooses = Non c’è nulla da scegliere
desk-choose-again = Premi di nuovo per cambiare scelta
desk-player-chooses = Sceglie { $seat }:
desk-side-chooses = Sceglie { $side }, il primo dei due che parla:
desk-side-chooses-on-lead = Sceglie { $side }; se i due non sono d’accordo, decide chi gioca subito dopo l’attacco:
desk-accepts-bid = { $seat } accetta la licita
desk-refuses-bid = { $seat } non la accetta
desk-replaces = Che cosa dice invece { $seat }?
desk-replace-lowest = { $call }, la licita sufficiente più bassa che mostra la stessa denominazione
desk-replace-comparable = una chiamata che l’arbitro giudica comparabile: simile, più precisa o con lo stesso scopo
desk-replace-other = un’altra licita sufficiente, oppure passo
desk-replace-double = contro o surcontro
desk-replace-insufficient = di nuovo una licita insufficiente
desk-what-was-done = Che cosa si fa ora?
desk-call-accepted = { $seat } accetta la chiamata
desk-call-over = { $seat }, a cui toccava, fa la sua chiamata come se nulla fosse
desk-call-cancelled = La chiamata non è accettata
desk-call-in-rotation = Vale come fatta al proprio turno
desk-change-accepted = { $seat } accetta la seconda chiamata
desk-change-refused = { $seat } non accetta la seconda chiamata
desk-own-turn = Che cosa dice { $seat } quando arriva il suo turno?
desk-own-turn-repeats = { $seat } è passato: di nuovo la stessa chiamata, { $call }
desk-own-turn-other = qualunque altra chiamata
desk-play-highest = { $seat } deve giocare la carta più alta nel seme d’attacco
desk-play-lowest = { $seat } deve giocare la carta più bassa nel seme d’attacco
desk-play-suit = { $seat } deve giocare { $suit }
desk-play-no-suit = { $seat } non può giocare { $suit }
desk-accept-lead = L’attacco è accettato
desk-refuse-lead = L’attacco è rifiutato
desk-refuse-forbid = L’attacco è rifiutato, e a { $seat } è vietato attaccare a: { $suits }
desk-what-next = Che cosa succede poi?
desk-step-partner-leads = Tocca a { $seat } attaccare
desk-step-owner-turn = Tocca a { $seat }: che cosa si può giocare?
desk-step-played = { $seat } gioca { $card }
desk-who-wins = { $seat } attacca. E poi?
desk-step-keeps-lead = { $seat } vince la presa e attacca di nuovo
desk-step-loses-lead = La presa la vince un altro giocatore
desk-card-is-gone = La carta { $card } è stata giocata e non vincola più nessuno.
desk-nothing-binds = Davanti a { $seat } non c’è più nulla: si gioca come al solito.
desk-leads-freely = { $seat } attacca come vuole: questa volta il { -declarer } non ha scelta.
desk-may-lead = { $seat } può attaccare con: { $cards }
desk-may-play = { $seat } può giocare: { $cards }
desk-hand-unknown = Di { $seat } si conoscono solo le carte sul tavolo: aggiungi le altre carte della mano per vedere tutto quello che si può giocare.

## Regole

reason-desk-only-defenders = Solo un difensore può avere una carta penalizzata: il { -declarer } e il morto mai.
reason-desk-bound-card = La carta { $card } resta scoperta e va giocata quando tocca a chi l’ha davanti. Non è una carta penalizzata.
reason-desk-minor-binds = Finché { $card } è sul tavolo, { $seat } non può giocare prima un’altra cartina di quel seme. Può giocare invece un onore, o qualunque carta di un altro seme.
reason-desk-minor-frees-partner = { $seat }, il compagno, attacca come vuole: con una penalizzata minore il { -declarer } non ha scelta.
reason-desk-major-binds = { $seat } deve giocare una penalizzata maggiore alla prima occasione legale: attaccando, rispondendo, scartando o tagliando. Rispondere a colore viene prima.
reason-desk-major-binds-partner = Ogni volta che tocca a { $seat } attaccare mentre la carta è sul tavolo, prima sceglie il { -declarer }: imporre il seme, vietarlo o non chiedere nulla.
reason-desk-restriction-ends = { $seat } non è più in presa: il divieto di attaccare in un seme finisce qui.
reason-desk-ban-goes-on = Il divieto vale ancora, perché { $seat } è rimasto in presa. Semi vietati: { $suits }.

## Che cosa non va in un caso

desk-fault-no-card = Indica una carta: sceglila, o scrivila
desk-fault-twice = { $card } è in due posti
desk-fault-too-many-cards = Qui { $number } carte sono troppe
desk-fault-earlier-call = Era già irregolare la chiamata numero { $number }, { $call }: quella di cui si chiede deve essere l’ultima
desk-fault-call-not-ruled = Per questa chiamata qui non c’è una decisione
desk-fault-wrong-time = In quel momento non può succedere
desk-fault-one-card-only = In questo modo si gioca una sola carta alla volta
desk-fault-due-unknown = Aggiungi a quelle sul tavolo la penalizzata che andava giocata, e indica qual era
desk-fault-penalty-of-declarer = Il { -declarer } e il morto non hanno carte penalizzate
desk-fault-in-turn = Toccava proprio a { $seat } attaccare: è tutto regolare
desk-fault-opening-leader = L’attacco iniziale spetta a { $seat }
desk-fault-too-many-tricks = { $number ->
    [one] Dopo quella presa ne resta una sola
   *[other] Dopo quella presa ne restano soltanto { $number }
}
desk-fault-trick-number = Una renonce è possibile solo nelle prese da 1 a 12
desk-fault-round-ended = Finito il turno di gara non si rettifica più nulla: indica che cosa è successo da allora
desk-fault-no-scores = Indica i punti dei tavoli
desk-fault-no-deals = Indica la prima smazzata, e scrivila
desk-fault-rubber-over = La partita era finita prima della smazzata { $number }
desk-fault-honours = Questi onori non sono possibili con { $bid }

## Come la carta è stata vista, in parole semplici

desk-how-dropped = è caduta di mano inavvertitamente, e il compagno poteva vederla
desk-how-shown = è stata mostrata di proposito al compagno, senza giocarla
desk-how-named = è stata nominata: «Ho ancora …»
desk-how-one_of_several = sono uscite più carte insieme, e se ne voleva giocare un’altra
desk-how-unseen_with_another = ne sono uscite due insieme, ma di questa non si vedeva la faccia
desk-how-seen_by_opponent_only = è caduta in modo tale che solo un avversario l’ha vista
desk-how-led_out_of_turn_refused = attacco fuori turno, e il { -declarer } lo ha rifiutato
desk-how-led_out_of_turn_accepted = attacco fuori turno, e il { -declarer } lo ha accettato
desk-how-misinformed_by_opponent = un avversario aveva detto per errore che toccava a questo giocatore attaccare
desk-how-before_partner = giocata prima del compagno, a cui toccava
desk-how-declarer_had_played_both = giocata prima del compagno, ma il { -declarer } aveva già giocato da tutte e due le mani
desk-how-at_rho_turn_legal = giocata al turno di chi sta a destra, e permessa in questa presa
desk-how-at_rho_turn_illegal = giocata al turno di chi sta a destra, e non permessa in questa presa
desk-how-before_required_lead = il { -declarer } doveva ritirare un attacco, e la carta è stata giocata prima di quello giusto
desk-how-before_election = attacco fatto prima della scelta del { -declarer } sulla penalizzata del compagno
desk-how-fifth_card_deliberate = seconda carta nella stessa presa, messa al posto della prima
desk-how-fifth_card_accident = seconda carta nella stessa presa, scivolata fuori inavvertitamente
desk-how-revoke_corrected = giocata senza rispondere a colore, e ritirata in tempo
desk-how-withdrawn_by_non_offender = ritirata perché un avversario ha cambiato carta
desk-how-withdrawn_by_offender = ritirata dopo che un avversario ha cambiato carta per una renonce di questa linea
desk-how-both_revoked = nella stessa presa nessuna delle due linee aveva risposto a colore, e tutte e due hanno rettificato
desk-how-led_prematurely = attacco fatto mentre la dichiarazione era ancora in corso
desk-how-instead_of_penalty_card_refused = giocata al posto di una penalizzata, e il { -declarer } la rifiuta
desk-how-instead_of_penalty_card_accepted = giocata al posto di una penalizzata, e il { -declarer } la lascia valere
desk-how-restored_and_seen = rimessa in mano dopo che il compagno l’ha vista
desk-how-face_down = attacco coperto, ritirato su indicazione dell’arbitro
desk-how-claim_disputed = mostrata concedendo delle prese, e il compagno si è opposto subito
desk-how-remark_on_trick = mostrata con un commento sulla presa in corso
desk-how-excused = l’arbitro decide che il giocatore non ne ha colpa
desk-how-normal_play = giocata al proprio turno, come si deve

## La strada per uno strumento

desk-start = Che cosa è successo?
desk-intro = Premi il motivo per cui sei stato chiamato. Seguono solo le domande necessarie, poi la decisione.
desk-back = Che cosa è successo?
desk-go-on = Torna a: { $tool }
desk-matter-call = Una chiamata
desk-matter-call-about = una licita insufficiente, una chiamata fuori turno o involontaria, il bidding box; oppure qual è il contratto
desk-matter-card = Una carta
desk-matter-card-about = un attacco fuori turno, una renonce, una carta vista, una presa
desk-matter-claim = Una richiesta di prese
desk-matter-claim-about = qualcuno dichiara sue le prese che restano, e gli altri non sono d’accordo
desk-matter-information = Un’informazione
desk-matter-information-about = un’esitazione, un commento, una spiegazione sbagliata
desk-matter-score = Un punteggio
desk-matter-score-about = quanto vale un risultato, un confronto, un punteggio sbagliato o arbitrale
desk-matter-movement = Il movimento
desk-matter-movement-about = chi incontra chi, una coppia che manca, un board sbagliato
desk-tool-information = Saputo dal compagno
desk-tool-explanation = Spiegazione
desk-tool-correction = Punteggio sbagliato
desk-tool-trick = Carta in meno o in più
desk-tool-quitted = Prese chiuse
desk-tool-dummy = Il morto
desk-about-score = Contratto e risultato: i punti, voce per voce.
desk-about-auction = Le chiamate come sono state fatte; si giudica l’ultima.
desk-about-exposed = Una carta è stata vista: è penalizzata, e che cosa ne segue?
desk-about-lead = Ha attaccato il giocatore sbagliato, o la mano sbagliata.
desk-about-revoke = Qualcuno non ha risposto a colore: la renonce è consumata, e quanto costa?
desk-about-traveller = I risultati di un board: i match point, anche con un punteggio arbitrale.
desk-about-rubber = Le smazzate di una partita libera: il foglio, e chi è in vantaggio.
desk-about-information = Un’esitazione, una domanda, un commento, una chiamata ritirata: chi non può usarla?
desk-about-explanation = Una spiegazione che non torna: di chi è l’errore, e adesso?
desk-about-correction = Un punteggio scritto o concordato male: si corregge?
desk-about-trick = Una presa con tre carte, o con cinque.
desk-about-quitted = Girare le carte, metterle nel verso giusto, rivedere una presa, chiedere di una renonce.
desk-about-dummy = Che cosa può fare il morto, e che cosa gli costa.

## Le domande

desk-asks = Rispondi alle domande, una dopo l’altra
desk-seat = { $seat }
desk-say = Da dire ai giocatori
desk-ask-source = Che cos’è stato?
desk-source-hesitation = una lunga pausa prima di una chiamata
desk-source-haste = una chiamata troppo rapida
desk-source-question = una domanda su una chiamata
desk-source-remark = un commento o un gesto
desk-source-alert = un alert che il compagno non si aspettava
desk-source-explanation = una spiegazione che ha detto qualcosa al compagno
desk-source-pause = soltanto la pausa prevista dal regolamento
desk-source-own-call = una chiamata irregolare, ritirata e sostituita con una né comparabile né minima nella stessa denominazione, o l’altra chiamata di chi voleva cambiare
desk-source-put-right = una chiamata irregolare, corretta con la più bassa licita sufficiente nella stessa denominazione o con una chiamata comparabile
desk-source-other-call = una chiamata ritirata per un errore degli avversari
desk-ask-source-by = Da parte di chi?
desk-ask-moment = Perché ti hanno chiamato?
desk-moment-agreed = è appena successo, e tutti sono d’accordo
desk-moment-disputed = è appena successo, e qualcuno lo nega
desk-moment-suspected = più tardi: sembra che un giocatore se ne sia servito
desk-ask-given = Ritieni che sia successo davvero?
desk-ask-alternative = C’era un’altra alternativa logica? (Su dieci giocatori simili, due ci pensano sul serio e uno la sceglie.)
desk-ask-suggestion = L’informazione portava alla chiamata scelta piuttosto che a quella?
desk-ask-damage = L’altra linea ne è stata danneggiata?
desk-ask-agreed = Che cosa ha concordato la coppia?
desk-agreed-as-explained = quello che è stato spiegato
desk-agreed-otherwise = qualcos’altro
desk-agreed-nothing = niente
desk-agreed-unknown = nessuno può dimostrarlo
desk-ask-fits = La mano corrisponde alla spiegazione?
desk-ask-stage = A che punto è la smazzata?
desk-stage-auction = la dichiarazione è in corso
desk-stage-before-lead = la dichiarazione è finita, l’attacco non è ancora scoperto
desk-stage-play = si sta giocando
desk-stage-after = il gioco è finito
desk-ask-noticed = Chi se n’è accorto?
desk-noticed-opponents = gli avversari
desk-noticed-explainer = chi ha spiegato
desk-noticed-caller = il compagno di chi ha spiegato
desk-ask-role = Che ruolo ha questo giocatore?
desk-role-declarer = { -declarer } o morto
desk-role-defender = difensore
desk-ask-misled = Un avversario ha parlato fidandosi della spiegazione sbagliata?
desk-ask-who-misled = Chi?
desk-ask-influenced = Con la spiegazione giusta avrebbe potuto dire altro?
desk-ask-called-since = Chi ha parlato da allora?
desk-since-nobody = nessuno
desk-since-only = soltanto { $seat }
desk-since-too = anche { $seat }
desk-ask-gained = La linea che ha spiegato ci ha guadagnato?
desk-ask-score-fault = Che cosa non va?
desk-score-fault-written = il punteggio è calcolato o scritto male
desk-score-fault-few = una linea ha vinto più prese di quelle concordate (nessuno aveva richiesto né concesso prese)
desk-score-fault-many = una linea ha una presa che non ha vinto
desk-ask-reported = Quando è stato segnalato?
desk-reported-round = nello stesso turno di gara
desk-reported-before = dopo, ma prima che si potesse vedere il risultato ufficiale
desk-reported-period = entro 30 minuti dal risultato ufficiale
desk-reported-late = più tardi
desk-ask-convinced = L’arbitro è chiaramente convinto di quante prese sono state fatte?
desk-ask-trick = Che cosa non va nella presa?
desk-trick-missing = un giocatore non ha giocato nessuna carta
desk-trick-extra = un giocatore ha giocato due carte
desk-ask-trick-noticed = Quando è stato notato?
desk-trick-in-time = prima che le due linee giocassero nella presa successiva
desk-trick-late = più tardi
desk-ask-trick-suit = Il giocatore ha carte del seme d’attacco?
desk-ask-trick-seen = La faccia della carta si vede mentre torna in mano?
desk-ask-trick-role = Chi è?
desk-ask-trick-won = Quella linea ha vinto questa presa o una successiva?
desk-ask-act = Che cosa fa il giocatore?
desk-act-turn = gira la propria carta quando hanno giocato tutti e quattro
desk-act-turn-early = gira la propria carta prima
desk-act-pointing = dice che una carta è nel verso sbagliato
desk-act-pointing-late = lo dice quando la sua linea ha già giocato nella presa successiva
desk-act-see = chiede di rivedere la presa, con la propria carta ancora scoperta
desk-act-see-turned = lo chiede con la propria carta già girata
desk-act-see-late = lo chiede quando la sua linea ha già giocato nella presa successiva
desk-act-see-dummy = lo chiede da morto
desk-act-look = guarda una presa precedente
desk-act-mix = mescola le carte prima che il risultato sia concordato
desk-act-order = fino ad allora le lascia in ordine
desk-ask-dummy = Che cosa fa il morto?
desk-dummy-points-out = segnala un’irregolarità durante il gioco
desk-dummy-calls = chiama per primo l’arbitro
desk-dummy-calls-after = chiama l’arbitro dopo che un altro ha parlato
desk-dummy-after-play = segnala un’irregolarità a gioco finito
desk-dummy-prevents = avverte il { -declarer }, per esempio di un attacco dalla mano sbagliata
desk-dummy-asks-declarer = chiede al { -declarer }: «Non ne hai più?»
desk-dummy-asks-defender = lo chiede a un difensore
desk-dummy-plays = suggerisce una giocata
desk-dummy-tells = dice al { -declarer } qualcosa sul gioco
desk-dummy-touches = tocca una carta del morto senza che gli sia chiesto
desk-dummy-wrong-hand = dice che il { -declarer } ha attaccato dalla mano sbagliata
desk-dummy-turned = fa notare una carta girata male, prima della presa seguente
desk-dummy-turned-late = fa notare una carta girata male, quando le due linee hanno già giocato nella presa successiva
desk-dummy-asks-trick = chiede di rivedere l’ultima presa
desk-dummy-looks = guarda le carte di un difensore
desk-dummy-exchanges = scambia le carte con il { -declarer }
desk-dummy-leaves = si alza per guardare il { -declarer }
desk-dummy-informs = riferisce i fatti all’arbitro che glieli chiede
desk-dummy-counts = conta le prese
desk-dummy-moves = muove la carta che il { -declarer } ha nominato
desk-dummy-follows = bada che dalle sue carte si risponda a colore
desk-ask-dummy-lost = Prima, il morto aveva scambiato le mani, si era alzato per guardare o aveva visto le carte di un difensore?

## A che cosa portano le domande

desk-information-partner = { $seat } non può usarla
desk-information-side = { $side } non può usarla
desk-information-nobody = Non c’è nulla che non si possa usare
desk-result-stands = Il risultato resta
desk-result-adjusted = Si assegna un punteggio arbitrale
desk-explanation-right = La spiegazione era giusta, la chiamata uno sbaglio: nessuna infrazione
desk-explanation-wrong = La spiegazione vale come sbagliata
desk-explanation-fits = Torna tutto: non c’è nulla da correggere
desk-call-may-change = { $seat } può cambiare l’ultima chiamata
desk-adjust-later = Si continua; il punteggio potrà essere corretto
desk-score-corrected = Il punteggio viene corretto
desk-score-stays = Il punteggio resta com’è
desk-trick-supply = La carta che manca si gioca adesso
desk-trick-add-suit = Si aggiunge una carta del seme d’attacco; la presa resta di chi l’ha vinta
desk-trick-add = Si aggiunge una carta qualsiasi; la presa resta di chi l’ha vinta
desk-trick-fifth = La carta è di troppo e non conta
desk-trick-restore = La carta in più torna in mano
desk-trick-penalty = La carta di un difensore che è stata vista diventa penalizzata.
desk-trick-costs = Una presa passa all’altra linea.
desk-trick-free = Non costa nessuna presa.
desk-allowed = È permesso
desk-not-allowed = Non è permesso

## Che cosa dice l’arbitro ai giocatori: poche parole, con garbo

desk-say-bid-low = La licita è insufficiente. { $lho }, l’accetti? Se no, { $seat } deve sostituirla.
desk-say-cancelled = Quella chiamata non vale. Vi spiego subito che cosa ne segue.
desk-say-call-late = La dichiarazione era finita, quindi la chiamata non vale. Continuate pure.
desk-say-call-changed = Vale la prima chiamata, a meno che { $lho } non accetti la seconda. { $lho }, l’accetti?
desk-say-call-turn = Non toccava a { $seat }. { $lho }, accetti la chiamata? Se no, è annullata.
desk-say-minor = Lascia la carta scoperta, per favore. Va giocata prima delle altre cartine di quel seme; un onore lo puoi giocare.
desk-say-major = Lascia la carta scoperta, per favore. Si gioca appena le regole lo permettono.
desk-say-no-penalty = Non è una carta penalizzata. Continuate pure.
desk-say-go-on = È tutto in ordine. Continuate pure.
desk-say-lead-defender = Era un attacco fuori turno. { $declarer }, ti leggo che cosa puoi scegliere; fai con calma.
desk-say-lead-declarer = Era un attacco fuori turno. Difensori, uno di voi lo accetta? Se no, la carta torna dov’era.
desk-say-revoke-open = Per favore, rettifica subito la renonce con una carta permessa.
desk-say-revoke-free = La renonce non costa prese. Se pensate che vi abbia danneggiato, richiamatemi.
desk-say-revoke-costs = { $number ->
    [one] La renonce è consumata: a { $side } va una presa.
   *[other] La renonce è consumata: a { $side } vanno { $number } prese.
}
desk-say-information = Continuate pure. { $seat }, fai come se non avessi notato nulla. Se ne viene un danno, richiamatemi a gioco finito.
desk-say-information-side = Continuate pure. Per { $side } quello che è stato ritirato non esiste.
desk-say-stands = Il risultato resta. Avete fatto bene a chiedere.
desk-say-adjusted = Assegno un punteggio arbitrale, e vi farò sapere presto il risultato.
desk-say-call-mistaken = La spiegazione era giusta. La chiamata era uno sbaglio, e sbagliare è permesso.
desk-say-misinformed = La spiegazione non era giusta. Vediamo se si può cambiare una chiamata.
desk-say-change = { $seat }, puoi cambiare l’ultima chiamata, se ne avresti fatta un’altra.
desk-say-adjust-later = Giocate pure il board. Guarderò il risultato più tardi.
desk-say-corrected = Correggo il punteggio. Grazie di avermelo detto.
desk-say-too-late = Mi dispiace: è troppo tardi, e il punteggio resta.
desk-say-trick-supply = Per favore, gioca adesso la carta che manca.
desk-say-trick-add = Per favore, metti un’altra carta fra quelle giocate. La presa resta dov’è.
desk-say-trick-extra = Nella presa c’era una carta di troppo. Adesso lo sistemo.
desk-say-allowed = Era tutto regolare. Continuate pure.
desk-say-not-allowed = Ti prego di non farlo. Continuate pure.

## Richieste di prese, carte giocate troppo presto, squadre, punteggi arbitrali, movimento

desk-tool-claim = Richiesta di prese
desk-tool-premature = Giocata troppo presto
desk-tool-imps = In IMP
desk-tool-victory = I victory point
desk-tool-adjusted = Board senza risultato
desk-tool-movement = Movimento
desk-about-claim = Le ultime carte, e che cosa ha detto chi richiede: quali prese si assegnano, e perché?
desk-about-premature = Una carta è stata giocata prima del turno: che cosa può pretendere il { -declarer }?
desk-about-imps = Un board di un incontro a squadre: i risultati dei due tavoli.
desk-about-victory = Lo scarto di un incontro e il numero di board.
desk-about-adjusted = Non si può ottenere un risultato: media più, media, media meno.
desk-about-movement = Mitchell e Howell, mezzi tavoli e board girati: chi incontra chi, turno per turno.
desk-field-ours = Risultato dove la nostra coppia è Nord-Sud
desk-field-theirs = Risultato dove la loro coppia è Nord-Sud
desk-field-margin = Il nostro scarto in IMP, con il meno se abbiamo perso
desk-field-boards = Board dell’incontro
desk-field-ns-session = Nord-Sud: percentuale sugli altri board
desk-field-ew-session = Est-Ovest: percentuale sugli altri board
desk-field-missing = Numero della coppia che manca
desk-hint-hand = per esempio 9P RC
desk-hint-number = per esempio 12
desk-hint-percent = per esempio 64,25; può restare vuoto
desk-hint-pair = per esempio 107; può restare vuoto
desk-claim-who = Chi richiede le prese?
desk-claim-leader = A chi tocca attaccare?
desk-claim-tricks = Quante delle prese che restano?
desk-claim-said = Detto, in ordine (premi per togliere)
desk-claim-adds = Che cosa ha detto?
desk-claim-card = … gioca una carta
desk-claim-with = … fa l’impasse con una carta
desk-claim-shown-out = Di chi si sa che non ha più un seme?
desk-claim-draw = batto gli atout
desk-claim-cash = { $suit } dall’alto
desk-claim-play = { $card }
desk-claim-finesse = impasse con { $card }
desk-claim-ruff = un taglio a { $suit }
desk-claim-stands = La richiesta è valida
desk-claim-award = { $number ->
    [one] { $side } ottiene una delle prese che restano
   *[other] { $side } ottiene { $number } delle prese che restano
}
desk-premature-who = Chi ha giocato troppo presto?
desk-premature-dummy = giocata prima del compagno, ma il morto aveva già mosso una carta
desk-premature-choice = { $seat } ha giocato { $card } prima di { $partner }: sceglie { $declarer }, che è il { -declarer }
desk-premature-stands = { $seat } ha giocato { $card } troppo presto: resta, e si gioca al suo turno
desk-premature-back = { $seat } ha giocato { $card } troppo presto: torna in mano
desk-premature-penalty = { $seat } ha giocato { $card } troppo presto: diventa una carta penalizzata maggiore
desk-imps-which = I tasti cambiano il risultato
desk-imps-first = dei nostri in Nord-Sud
desk-imps-second = dei loro in Nord-Sud
desk-imps-won = Guadagniamo { $number } IMP
desk-imps-lost = Perdiamo { $number } IMP
desk-imps-even = Nessuna differenza
desk-imps-bam = A board-a-match, dei 2 punti ne prendiamo { $number }.
desk-victory-by = Cambialo di
desk-victory = In victory point: { $ours } per noi, { $theirs } per loro
desk-adjusted-scored = Si conta in
desk-adjusted-matchpoints = match point
desk-adjusted-as-imps = punti IMP
desk-adjusted-fault = Di chi è la colpa?
desk-adjusted-percent = Nord-Sud { $ns }%, Est-Ovest { $ew }%
desk-adjusted-imps = Nord-Sud { $ns } IMP, Est-Ovest { $ew } IMP
desk-add-adjusted = Un tavolo senza risultato: percentuale per NS e per EO
desk-no-result = senza risultato
desk-traveller-neuberg = Tavoli con un risultato: { $number } su { $tables }. Ognuno conta come se lo avessero tutti (formula di Neuberg).
desk-movement-tables = Tavoli
desk-movement-round = Turno di gara
desk-movement-is = Turno { $number } di { $rounds }
desk-movement-half = Turno { $number } di { $rounds }: riposa la coppia { $pair }
desk-movement-columns = Chi è sulle sedie NS ha le carte di Est-Ovest, e va scritto nella colonna EO.
desk-movement-kind = Tipo di movimento
desk-movement-mitchell = movimento Mitchell
desk-movement-howell = movimento Howell
desk-movement-boards = Posizione dei board
desk-movement-straight = come sempre
desk-movement-turned = girati di un quarto
desk-movement-moves = Dopo ogni turno Est-Ovest sale di un tavolo, e i board scendono di uno.
desk-movement-skip = Est-Ovest sale di un tavolo dopo ogni turno, di due dopo il turno { $number }; i board scendono di uno.
desk-grid-movement = I tavoli del turno
desk-grid-boards = Gruppo di board
desk-fault-no-hands = Indica le carte che restano a tutti e quattro
desk-fault-claim-cards = Da una a cinque carte ciascuno: con più carte i modi di giocare sono troppi
desk-fault-claim-uneven = { $seat } non ha tante carte quante chi attacca
desk-fault-claim-dummy = { $seat } è il morto, e il morto non richiede prese
desk-fault-shown-out = { $seat } ha ancora una carta di questo seme: { $suit }
desk-fault-not-tens = I punteggi sono multipli di dieci
desk-fault-boards = Un incontro ha da 1 a { $number } board
desk-fault-no-tables = Indica il numero dei tavoli
desk-fault-no-pair = In questo movimento non c’è una coppia { $number }
desk-say-claim = Il gioco si ferma. { $number ->
    [one] Assegno a { $side } ancora una presa: quello che non è stato detto lo decido contro la richiesta.
   *[other] Assegno a { $side } ancora { $number } prese: quello che non è stato detto lo decido contro la richiesta.
}
desk-say-claim-stands = Ho guardato le carte: la richiesta è giusta, e le prese sono quelle richieste.
desk-say-premature = { $declarer }, scegli che cosa deve giocare { $partner }: la più alta, la più bassa, un altro seme o non quel seme.
desk-say-card-stands = Lascia la carta dov’è, per favore, e giocala quando tocca a te.
desk-say-card-back = Per favore, riprendi la carta e giocane un’altra.
desk-say-no-result = Questo board non si può giocare come si deve. Avrete un punteggio arbitrale.
desk-say-sit-out = Coppia { $pair }, in questo turno non avete avversari. Lasciate i board dove sono.
