### Penalty cards: what they are, what may be played, what declarer may demand of a lead.

## Kinds and skills

kind-penalty_card_kind = Penalizzata minore, maggiore o nessuna?
kind-penalty_card_play = Giocare con una carta penalizzata
kind-lead_restriction = Attaccare quando il compagno ha una penalizzata
kind-two_penalty_cards = Due o più carte penalizzate
skill-lead-restriction = che cosa il { -declarer } può chiedere a chi attacca
skill-lead-after-demand = attaccare dopo la scelta del { -declarer }
skill-penalty-card-after-demand = la carta penalizzata dopo la scelta del { -declarer }
skill-two-penalty-cards = due carte penalizzate dello stesso difensore
skill-both-defenders = carte penalizzate di tutti e due i difensori
remember-lead-restriction = il { -declarer } sceglie solo se il compagno di chi attacca ha una penalizzata maggiore: impone quel seme, lo vieta o non chiede nulla.
remember-lead-after-demand = chi attacca obbedisce, se può; se non può, attacca come vuole. Il divieto dura finché quel difensore resta in presa.
remember-penalty-card-after-demand = se si impone o si vieta l’attacco, la carta penalizzata torna in mano; se non si chiede nulla, resta sul tavolo.
remember-two-penalty-cards = se si può giocare più di una carta penalizzata, è il { -declarer } a indicare quale.
remember-both-defenders = ogni difensore conta le sue penalizzate; quello che chiede il { -declarer } viene prima di quella di chi attacca.

## The scene. $seat is declarer in the first three, otherwise the player spoken of.

scene-trick = { $seat } gioca { $contract }. Siamo alla presa numero { $number }.
scene-in-the-auction = Succede durante la dichiarazione. Alla fine { $seat } gioca { $contract }.
scene-before-the-lead = { $seat } gioca { $contract }. La dichiarazione è finita e l’attacco iniziale tocca a { $leader }.
scene-on-lead = Tocca a { $seat } attaccare.
scene-to-play = Tocca a { $seat } giocare.
scene-played-before = Prima { $seat } aveva una carta penalizzata minore, { $card }: l’ha già giocata.
scene-lies-dropped = { $number ->
    [one] A { $seat } è caduta inavvertitamente la carta { $cards }.
   *[other] A { $seat } sono cadute inavvertitamente, tutte insieme, le carte { $cards }.
}
scene-lay-there-minor = La carta { $card } era già sul tavolo davanti a { $seat }, come carta penalizzata minore.
scene-lay-there-major = La carta { $card } era già sul tavolo davanti a { $seat }, come carta penalizzata maggiore.
scene-lies-led-out-of-turn = { $number ->
    [one] { $seat } ha attaccato fuori turno con { $cards }, e il { -declarer } ha rifiutato.
   *[other] { $seat } ha attaccato fuori turno, e il { -declarer } ha rifiutato: { $cards }.
}
scene-lies-revoke-corrected = { $number ->
    [one] { $seat } ha rettificato una renonce e ha ritirato { $cards }.
   *[other] { $seat } ha rettificato una renonce e ha ritirato le carte { $cards }.
}
scene-lies-shown = { $number ->
    [one] { $seat } ha mostrato di proposito al compagno la carta { $cards }.
   *[other] { $seat } ha mostrato di proposito al compagno le carte { $cards }.
}
scene-lies-before-partner = { $number ->
    [one] { $seat } ha giocato { $cards } prima del compagno, al quale toccava.
   *[other] { $seat } ha giocato prima del compagno, al quale toccava: { $cards }.
}
scene-demand-required = Il { -declarer } ha imposto a { $seat } di attaccare a { $suit }.
scene-demand-forbidden = Il { -declarer } ha vietato a { $seat } di attaccare a { $suit }.
scene-demand-forbidden-all = Il { -declarer } ha vietato a { $seat } questi attacchi: { $suits }.
scene-demand-none = Il { -declarer } non ha chiesto nulla a { $seat }.
scene-kept-the-lead = { $seat } ha attaccato con { $card } e ha vinto la presa.
scene-regained-the-lead = { $seat } ha attaccato con { $card }, e la presa l’ha vinta il { -declarer }. Più tardi { $seat } ha vinto una presa con { $later }.

## What is asked

exercise-defence-demands = Tocca a { $seat } attaccare. Che cosa può fare il { -declarer }? Scegli tutto ciò che è permesso.
exercise-defence-required = Il { -declarer } impone l’attacco a { $suit }. Con quali carte può attaccare { $seat }?
exercise-defence-forbidden = Il { -declarer } vieta l’attacco a { $suit }. Con quali carte può attaccare { $seat }?
exercise-defence-forbidden-all = Il { -declarer } vieta questi attacchi: { $suits }. Con quali carte può attaccare { $seat }?
exercise-defence-no-demand = Il { -declarer } non chiede nulla. Con quali carte può attaccare { $seat }?
exercise-defence-highest = Il { -declarer } chiede a { $seat } la carta più alta nel seme d’attacco. Quali carte può giocare { $seat }?
exercise-defence-lowest = Il { -declarer } chiede a { $seat } la carta più bassa nel seme d’attacco. Quali carte può giocare { $seat }?
exercise-defence-discard = Il { -declarer } chiede a { $seat } di giocare { $suit }. Quali carte può giocare { $seat }?
exercise-defence-no-discard = Il { -declarer } vieta a { $seat } di giocare { $suit }. Quali carte può giocare { $seat }?
exercise-defence-designated = Il { -declarer } indica { $card }. Quali carte può giocare ora { $seat }?
exercise-defence-decides = Tocca a { $seat }, che ha più di una carta penalizzata. Chi decide quale si gioca?
exercise-defence-later = Tocca di nuovo a { $seat } attaccare. Con quali carte può farlo?
exercise-defence-fate-required = Il { -declarer } impone a { $seat } di attaccare a { $suit }. Che ne è della carta { $card }?
exercise-defence-fate-forbidden = Il { -declarer } vieta a { $seat } di attaccare a { $suit }. Che ne è della carta { $card }?
exercise-defence-fate-forbidden-all = Il { -declarer } vieta a { $seat } questi attacchi: { $suits }. Che ne è della carta { $card }?
exercise-defence-fate-no-demand = Il { -declarer } non chiede nulla a { $seat }. Che ne è della carta { $card }?

## Options

option-require-suit = Imporre l’attacco a { $suit }
option-forbid-suit = Vietare l’attacco a { $suit }
option-forbid-suits = Vietare tutti insieme questi attacchi: { $suits }
option-require-either = Imporre uno di questi attacchi, a scelta di { $seat }: { $suits }
option-forbid-any-suit = Vietare un attacco qualsiasi, a scelta del { -declarer }
option-name-card = Indicare la carta con cui attaccare
option-no-demand = Non chiedere nulla ora, e scegliere di nuovo al prossimo attacco di { $seat }
option-no-choice = Niente: qui non c’è scelta, { $seat } attacca subito
option-declarer-names = Se ne può giocare più di una: { $seat }, che è il { -declarer }, indica quale
option-owner-chooses = Se ne può giocare più di una: { $seat } sceglie liberamente quale
option-only-one-fits = Nessuno: se ne può giocare una sola, e va giocata
option-none-fits = Nessuno: in questa presa non se ne può giocare nessuna
option-card-back = Torna in mano ed è una carta come le altre
option-card-back-barred = Torna in mano, ma non si può giocare in questa presa
option-card-stays-major = Resta sul tavolo come carta penalizzata maggiore
option-card-stays-minor = Resta sul tavolo, ma ora è una penalizzata minore

## Rules

reason-demand-cannot-be-obeyed = Chi non può fare quello che chiede il { -declarer } gioca una qualsiasi delle altre carte permesse.
reason-minor-leaves-partner-free = { $card } è soltanto una carta penalizzata minore: il compagno attacca come vuole, e il { -declarer } non ha scelta.
reason-own-card-gives-no-choice = Il { -declarer } sceglie solo se la carta penalizzata maggiore è del compagno di { $seat }. Se è di { $seat }, va giocata alla prima occasione legale, e basta.
reason-one-suit-or-several-bans = Se le carte penalizzate sono di semi diversi, il { -declarer } può imporne uno, oppure vietarne uno o più. Le carte degli altri semi restano sul tavolo.
reason-only-one-penalty-card-fits = Qui si può giocare soltanto { $cards }: non c’è nulla da decidere, va giocata.
reason-required-for-one-lead = L’attacco imposto vale una volta sola, e { $seat } ha già attaccato.
reason-ban-lasts-on-lead = L’attacco è rimasto a { $seat }: il divieto continua.
reason-ban-ends-off-lead = Nel frattempo l’attacco è passato ad altri e solo dopo è tornato a { $seat }: il divieto è finito per sempre.

## The working: each choice and what it costs

working-require = Imporre { $suit }; di nuovo in mano: { $cards }.
working-forbid = Vietare { $suit }; di nuovo in mano: { $cards }.
working-forbid-all = Vietare tutti insieme { $suits }; di nuovo in mano: { $cards }.
working-no-demand = Non chiedere nulla; ancora sul tavolo: { $cards }.

## Slips

slip-partners-card-counted = ogni difensore conta le sue carte: quella del compagno non rende maggiore questa.
slip-played-card-counted = la carta penalizzata di prima è già stata giocata e non conta più.
slip-auction-card-goes-back = una carta mostrata durante la dichiarazione diventa penalizzata, se poi il suo proprietario difende.
slip-demand-ignored = a quello che chiede il { -declarer } si obbedisce, se si può.
slip-demand-turned-round = imporre e vietare sono stati scambiati.
slip-no-demand-restricts = se il { -declarer } non chiede nulla, la penalizzata del compagno non limita l’attacco.
slip-own-card-before-demand = prima si obbedisce al { -declarer }; la carta penalizzata di chi attacca viene dopo.
slip-one-suit-still-open = sono vietati tutti gli attacchi nominati, non uno soltanto.
slip-demand-cannot-be-met = chi non può obbedire non resta fermo: attacca con un’altra carta.
slip-lead-options-with-minor = una carta penalizzata minore non limita mai l’attacco del compagno.
slip-own-card-gives-choice = una penalizzata di chi attacca non dà scelte al { -declarer }: conta solo quella del compagno.
slip-defenders-counted-together = le carte dei due difensori si contano separatamente: ne hanno una ciascuno, e quella del compagno resta minore.
slip-demand-for-another-suit = si può imporre o vietare soltanto il seme della carta penalizzata.
slip-declarer-names-lead = il { -declarer } nomina un seme, non la carta con cui attaccare.
slip-leader-picks-among-suits = è il { -declarer } a dire quale seme impone: chi attacca non sceglie.
slip-forbidding-forgotten = il { -declarer } può anche vietare quel seme.
slip-both-suits-forgotten = si possono vietare più semi insieme, se in ognuno c’è una carta penalizzata.
slip-no-demand-forgotten = il { -declarer } può anche non chiedere nulla e lasciare la carta dov’è.
slip-demand-overlooked = una penalizzata maggiore del compagno di chi attacca dà sempre una scelta al { -declarer }.
slip-declarer-names-always = il { -declarer } indica la carta solo se si può giocarne più di una.
slip-unplayable-card-counts = guarda prima il seme d’attacco: dice quali carte penalizzate si possono giocare.
slip-demand-leaves-card = le due cose insieme no: chi impone o vieta fa tornare in mano la carta penalizzata.
slip-no-demand-clears-card = se non si chiede nulla, la carta penalizzata resta sul tavolo.
slip-all-cards-go-back = tornano in mano soltanto le carte del seme imposto o vietato; le altre restano.
slip-remaining-card-minor = una penalizzata maggiore resta maggiore finché è sul tavolo.
slip-card-back-is-barred = la carta tornata in mano si può giocare come le altre, anche in questa presa.
slip-ban-ends-with-trick = il divieto dura finché quel difensore resta in presa.
slip-ban-for-the-deal = il divieto è finito quando quel difensore ha perso la presa, e non torna più.
slip-required-again = l’attacco si impone una volta sola.

## Lessons

lesson-error-demand = una richiesta si scrive così: require:H, forbid:C+H o none; dopo una carta giocata troppo presto: highest, lowest, require:C o forbid:C
lesson-error-demand-not-open = qui non si può chiedere: il { -declarer } non ha questa scelta, o deve prima farne una
lesson-error-not-two-cards = servono più carte penalizzate del giocatore, oppure una sua e una del compagno
