### Dummy’s rights and limits.

kind-dummys_rights = Che cosa può fare il morto
skill-dummys-rights = che cosa può fare il morto durante il gioco
skill-dummys-lost-rights = quanto costa se il morto supera i limiti
remember-dummys-rights = il morto conta le prese, muove le carte nominate, chiede al { -declarer } se ha commesso una renonce e previene gli errori. Su un errore già commesso tace fino alla fine del gioco.
remember-dummys-lost-rights = il morto che scambia le carte, si alza per guardare il { -declarer } o guarda le carte di un difensore non può più proteggere il { -declarer }: il suo avvertimento peggiora le cose.

## The scenes. $seat is dummy.

scene-dummy-informs = L’arbitro è al tavolo. { $seat }, il morto, racconta che cosa è successo.
scene-dummy-counts = { $seat }, il morto, tiene il conto delle prese vinte e perse.
scene-dummy-moves = { $declarer } nomina una carta del morto, e { $seat } la mette nella presa.
scene-dummy-follows = { $declarer } chiede una carta di un altro seme, ma il morto può rispondere. { $seat }, il morto, lo dice prima che sia giocata.
scene-dummy-asks-declarer = { $declarer }, { -declarer }, non risponde a colore. { $seat }, il morto, chiede: «Non ne hai più?»
scene-declarer-finds-card = { $declarer } guarda, e trova una carta di quel seme.
scene-declarer-has-none = { $declarer } non ne ha davvero più.
scene-dummy-asks-defender = { $defender }, difensore, non risponde a colore. { $seat }, il morto, chiede a { $defender }: «Non ne hai più?»
scene-dummy-warns = { $declarer }, { -declarer }, sta per attaccare dalla mano sbagliata. { $seat }, il morto, dice: «Attento, si attacca dall’altra mano».
scene-dummy-points-out = { $defender }, difensore, ha commesso una renonce, e nessuno se n’è accorto. { $seat }, il morto, lo dice durante il gioco.
scene-dummy-after-play = Tutte le carte sono state giocate. { $seat }, il morto, dice che { $defender } ha commesso una renonce.
scene-dummy-calls = Qualcosa è andato storto, ma nessuno l’ha detto. { $seat }, il morto, chiama l’arbitro.
scene-dummy-calls-too = { $defender }, difensore, dice che qualcosa è andato storto. { $seat }, il morto, chiama l’arbitro.
scene-dummy-suggests = { $declarer } sta pensando. { $seat }, il morto, suggerisce che cosa giocare.
scene-dummy-tells = { $seat }, il morto, dice sottovoce a { $declarer }: «Quel seme adesso è franco».
scene-dummy-exchanges = { $seat }, il morto, scambia per un momento le carte con { $declarer }.
scene-dummy-leaves = { $seat }, il morto, si alza e guarda il gioco di { $declarer }.
scene-dummy-looks = { $seat }, il morto, si sporge e guarda una carta di { $defender }, difensore.
scene-dummy-touches = { $declarer } sta pensando. { $seat }, di sua iniziativa, mette il dito su una carta del morto.
scene-dummy-turned = Una carta dell’ultima presa è nel verso sbagliato. Nessuno ha ancora giocato nella presa successiva. { $seat }, il morto, lo dice.
scene-dummy-turned-late = Una carta dell’ultima presa è nel verso sbagliato. Le due linee hanno già giocato nella presa successiva. Solo adesso { $seat }, il morto, lo dice.
scene-dummy-asks-trick = { $seat }, il morto, chiede di rivedere l’ultima presa.
scene-dummy-wrong-hand = { $declarer }, { -declarer }, ha attaccato dalla mano sbagliata. { $seat }, il morto, lo dice.
scene-dummy-exchanged = Prima, durante il gioco, { $seat }, il morto, ha scambiato le carte con { $declarer }.
scene-dummy-left = Prima, durante il gioco, { $seat }, il morto, si è alzato per guardare { $declarer }.
scene-dummy-looked = Prima, durante il gioco, { $seat }, il morto, ha guardato una carta di { $defender }.
scene-said-before = Ma { $defender } aveva detto la stessa cosa un attimo prima.

## The questions

exercise-dummys_rights = { $seat } può farlo?
option-dummy-may = Sì
option-dummy-not-now = Adesso no, ma a gioco finito, o dopo che un altro ha parlato, sì
option-dummy-lost = Non più: questo morto ha perso il diritto
option-dummy-never = No, durante il gioco nessun morto può farlo
exercise-dummys_rights-follows = Che cosa ne segue?
option-dummy-nothing = Niente
option-dummy-penalty = L’arbitro può penalizzare il morto, e correggere il punteggio se il { -declarer } ne ha avuto un aiuto
option-dummy-unprotected = Il morto può essere penalizzato, e non può più proteggere il { -declarer } dagli errori
option-dummy-hand-chosen = L’uno o l’altro difensore sceglie da quale mano attacca il { -declarer }
option-dummy-established = La carta si corregge, ma costa come una renonce consumata
option-dummy-goes-on = Il gioco continua come se niente fosse; quello che i difensori ne guadagnano viene tolto dopo

## The reasons

reason-dummy-within-rights = Il morto ha fatto solo quello che è permesso: non ne segue niente.
reason-dummy-may-be-penalised = Il morto che supera questi limiti può essere penalizzato. Se il { -declarer } ne ha avuto un aiuto, l’arbitro corregge il punteggio.
reason-dummy-has-lost-right = Questo morto ha già superato un limite, e ha perso così il diritto di proteggere il { -declarer } dagli errori.
reason-dummy-asked-about-legal-card = Il morto non aveva più il diritto di chiedere. Ma la carta del { -declarer } non era una renonce: resta giocata e non costa nulla.
reason-forfeit-play-goes-on = Il morto non aveva più il diritto di proteggere il { -declarer }: per ora non si rettifica niente. Se i difensori guadagnano dal loro errore, l’arbitro corregge il punteggio a gioco finito.

## The slips

slip-dummys-right-overlooked = il morto non è un soprammobile: questo è un suo diritto.
slip-dummys-absolute-right-lost = è perso solo il diritto di proteggere il { -declarer }. Contare le prese, muovere le carte e riferire i fatti resta permesso.
slip-dummy-speaks-too-soon = l’errore è già stato commesso: il morto aspetta la fine del gioco, o che parli un altro.
slip-dummy-silent-for-ever = il morto non deve tacere per sempre: a gioco finito, o dopo che un altro ha parlato, può dirlo.
slip-dummys-loss-overlooked = un altro morto potrebbe farlo; questo ha perso il diritto per quello che ha fatto prima.
slip-dummys-limit-overlooked = questo non spetta al morto, mai.
slip-dummy-punished-for-nothing = qui non si è fatto niente di sbagliato: non ne segue niente.
slip-dummys-limit-costs-nothing = non era permesso, e quindi non resta senza conseguenze.
slip-dummys-words-cost-protection = il diritto di proteggere il { -declarer } si perde solo scambiando le carte, alzandosi per guardare il { -declarer } o guardando le carte di un difensore.
slip-dummys-protection-kept = non è tutto: da adesso il morto non può più proteggere il { -declarer }.
slip-dummys-forfeit-too-soon = questo succede solo se un morto che ha perso il diritto protegge lo stesso il { -declarer }.
slip-dummys-forfeit-overlooked = il morto aveva perso il diritto: c’è un prezzo apposta.
slip-dummys-wrong-forfeit = ognuno dei tre atti ha il suo prezzo: avvertire prima di un attacco, chiedere di una renonce, segnalare l’errore di un difensore.
