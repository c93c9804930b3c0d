### Exercises about scores, score slips and boards.

## Kinds of exercise, as topics

kind-score_to_contract = Quale risultato dà questo punteggio?
kind-contract_kind = Parziale, manche o slam?
kind-score_what_if = E se…? Le righe di un punteggio
kind-read_score_slip = Leggere lo score
kind-write_score_slip = Compilare lo score
kind-board_conditions = Mazziere e zona di un board
kind-find_the_slip = Trova l’errore nel punteggio

## Skills, and the rule to take away after “Remember:”

skill-part-score-game-slam = parziale, manche o slam
skill-doubled-into-game = manche grazie al contro
skill-result-from-score = dal punteggio al risultato
skill-result-from-penalty = dal punteggio alle prese in meno
skill-what-if-doubled = che cosa cambia con il contro
skill-what-if-vulnerable = che cosa cambia in zona
skill-what-if-higher = che cosa cambia con un livello in più
skill-what-if-trick-more = che cosa cambia con una presa in più
skill-check-score = controllare un punteggio
skill-check-doubled-score = controllare un punteggio contrato
skill-read-score-slip = leggere lo score
skill-write-score-slip = compilare lo score
skill-board-dealer = chi è il mazziere di un board
skill-board-vulnerability = chi è in zona in un board
remember-part-score-game-slam = decidono solo le prese del contratto: da 100 punti è manche; a livello sei piccolo slam, a livello sette grande slam.
remember-doubled-into-game = con il contro i punti per le prese valgono doppio, con il surcontro quattro volte: se arrivano a 100, è manche.
remember-result-from-score = togli prima i premi (50, 300 o 500, più lo slam se c’è): quello che resta sono le prese.
remember-result-from-penalty = senza contro le prese in meno costano 50 o 100 l’una; se costano di più, c’era un contro.
remember-what-if-doubled = il contro cambia prese, prese in più e prese in meno, dà 50 se il contratto è mantenuto e può portare a manche.
remember-what-if-vulnerable = la zona cambia i premi di manche e di slam, le prese in meno e le prese in più contrate; nient’altro.
remember-what-if-higher = una presa è del contratto oppure in più, mai le due cose insieme; un livello in più può dare manche o slam, o far cadere il contratto.
remember-what-if-trick-more = oltre il contratto una presa in più cambia solo le prese in più; sotto il contratto, solo le prese in meno.
remember-check-score = controlla riga per riga: prese del contratto, prese in più, manche o parziale, slam.
remember-check-doubled-score = il contro moltiplica solo i punti per le prese; le prese in più hanno un prezzo proprio; se il contratto è mantenuto si aggiungono 50 o 100.
remember-read-score-slip = il numero dopo il segno si conta dal contratto, e il contratto si conta da sei.
remember-write-score-slip = scrivi il contratto licitato, X se contrato, poi =, + o − e le prese oltre o sotto il contratto.
remember-board-dealer = il mazziere, scritto sul board, parla per primo: Nord nel board 1, poi in senso orario.
remember-board-vulnerability = in zona, nell’ordine: nessuno, NS, EO, tutti; ogni quattro board la serie si sposta di uno, e dopo il 16 ricomincia da capo.

## score_to_contract. $result is a line of a score slip, $seat its declarer, $vulnerability that of his side;
## $points are what $side scores.

exercise-score_to_contract = { $side } ha segnato { $points }. Quale di questi risultati dà questo punteggio?
option-result = { $result } giocato da { $seat }, { $vulnerability }
working-option-scores = { $result } giocato da { $seat }, { $vulnerability }: { $points } per { $side }
grid-score-slip = Sullo score
grid-score-slip-result = Risultato
grid-score-slip-declarer = Giocato da

## contract_kind

exercise-contract_kind = { $doubling-key ->
    [doubled] { $seat } ha mantenuto { $bid } contrato, con { $tricks } prese. Che tipo di contratto è?
    [redoubled] { $seat } ha mantenuto { $bid } surcontrato, con { $tricks } prese. Che tipo di contratto è?
   *[undoubled] { $seat } ha mantenuto { $bid }, con { $tricks } prese. Che tipo di contratto è?
}
option-class-part-score = Un parziale
option-class-game = Una manche
option-class-small-slam = Un piccolo slam
option-class-grand-slam = Un grande slam

## score_what_if. The score stands there as it is; then something is imagined otherwise.
## $side declares, $bid and $tricks are those of the question.

exercise-score_what_if-doubled = E se un avversario avesse contrato? Scegli tutte le righe che cambiano, compaiono o spariscono.
exercise-score_what_if-redoubled = E se { $side } avesse surcontrato? Scegli tutte le righe che cambiano, compaiono o spariscono.
exercise-score_what_if-vulnerable = E se { $side } fosse in zona? Scegli tutte le righe che cambiano, compaiono o spariscono.
exercise-score_what_if-higher = E se il contratto fosse { $bid }, con le stesse prese? Scegli tutte le righe che cambiano, compaiono o spariscono.
exercise-score_what_if-trick-more = E se il { -declarer } avesse fatto una presa in più, { $tricks } in tutto? Scegli tutte le righe che cambiano, compaiono o spariscono.
grid-account = Il punteggio riga per riga
grid-account-line = Riga
grid-account-points = Punti
working-what-if = Il punteggio è { $before }; diventerebbe { $after }.
working-what-if-same = Il punteggio resta { $before }.

## read_score_slip and write_score_slip. $slip is a line of a score slip.

exercise-read_score_slip = Sullo score c’è scritto { $slip }. Quante prese ha fatto la linea del { -declarer }?
exercise-read_score_slip-words = Sullo score c’è scritto { $slip }. Che cosa vuol dire, a parole?
count-tricks-won = prese fatte
option-reading-made = { $doubling-key ->
    [doubled] { $bid } contrato
    [redoubled] { $bid } surcontrato
   *[undoubled] { $bid } liscio
}, mantenuto giusto
option-reading-over = { $doubling-key ->
    [doubled] { $bid } contrato
    [redoubled] { $bid } surcontrato
   *[undoubled] { $bid } liscio
}, mantenuto con { $number ->
    [one] { $number } presa in più
   *[other] { $number } prese in più
}
option-reading-down = { $doubling-key ->
    [doubled] { $bid } contrato
    [redoubled] { $bid } surcontrato
   *[undoubled] { $bid } liscio
}, caduto di { $number ->
    [one] { $number } presa
   *[other] { $number } prese
}
working-slip-made = Il segno = vuol dire: esattamente le { $promised } prese promesse.
working-slip-over = { $promised } promesse e { $number } in più: { $tricks }.
working-slip-down = { $promised } promesse e { $number } in meno: { $tricks }.
working-slip-doubled = X vuol dire contrato.
working-slip-redoubled = XX vuol dire surcontrato.
working-slip-written = Sullo score: { $slip }
scene-deal-passed-out = Sono passati tutti e quattro.
scene-deal-played = { $seat } ha giocato { $level } { $strain }, liscio. Prese fatte: { $tricks }.
scene-deal-played-doubled = { $seat } ha giocato { $level } { $strain }, contrato. Prese fatte: { $tricks }.
scene-deal-played-redoubled = { $seat } ha giocato { $level } { $strain }, surcontrato. Prese fatte: { $tricks }.
exercise-write_score_slip = Come si scrive sullo score?

## board_conditions

exercise-board_conditions = Chi è il mazziere del board { $number }?
exercise-board_conditions-vulnerability = Chi è in zona nel board { $number }?
option-board-vulnerability = { $sides }
working-board-like = { $number } − { $less } = { $like }: il board { $number } è come il board { $like }.
working-board-dealer = Board { $number }: { $seat }
working-board-vulnerability = Board { $number }: { $sides }

## find_the_slip

exercise-find_the_slip = In questo punteggio una riga è sbagliata, e con essa anche il totale. Quale riga?
exercise-find_the_slip-trick-score = I punti per le prese sono sbagliati. Quanti dovrebbero essere?
exercise-find_the_slip-overtricks = I punti per le prese in più sono sbagliati. Quanti dovrebbero essere?
exercise-find_the_slip-part-score = Il premio di parziale è sbagliato. Quanto dovrebbe essere?
exercise-find_the_slip-game = Il premio di manche è sbagliato. Quanto dovrebbe essere?
exercise-find_the_slip-small-slam = Il premio di piccolo slam è sbagliato. Quanto dovrebbe essere?
exercise-find_the_slip-grand-slam = Il premio di grande slam è sbagliato. Quanto dovrebbe essere?
exercise-find_the_slip-insult = Il premio per contratto contrato o surcontrato è sbagliato. Quanto dovrebbe essere?
option-line-trick-score = { score-item-trick-score }: { $points }
option-line-overtricks = { score-item-overtricks }: { $points }
option-line-part-score = { score-item-part-score }: { $points }
option-line-game = { score-item-game }: { $points }
option-line-small-slam = { score-item-small-slam }: { $points }
option-line-grand-slam = { score-item-grand-slam }: { $points }
option-line-insult = { score-item-insult }: { $points }
working-stood-there = Nella riga sbagliata c’era { $wrong } invece di { $points }.

## Rules

reason-score-slam-unbid = Le prese fatte sono { $tricks }, ma il contratto era solo { $bid }. Senza licitarlo non c’è premio di slam.
reason-score-grand-slam-unbid = Era licitato un piccolo slam. La tredicesima presa è una presa in più: non ne fa un grande slam.
reason-score-overtricks = { $doubling-key ->
    [undoubled] Qui ogni presa in più vale { $each } (senza contro: 20 a fiori e quadri, 30 a cuori, picche e senza atout). Non conta mai per la manche.
    [doubled] Con il contro ogni presa in più vale { $each } ({ $vulnerability }), qualunque sia il contratto.
   *[redoubled] Con il surcontro ogni presa in più vale { $each } ({ $vulnerability }), qualunque sia il contratto.
}
reason-contract-promises = { $bid } promette { $tricks } prese: sei più { $level }. Sullo score i segni =, + e − si contano da lì.
reason-board-dealer = Il mazziere dipende dal numero: Nord nel board 1, poi in senso orario. Board { $number }: { $seat }.
reason-board-vulnerability = La zona dipende dal numero e si ripete ogni sedici board. Board { $number }: { $sides }.

## Slips

slip-undertricks-at-trick-value = le prese in meno hanno un prezzo proprio, uguale in ogni seme.
slip-doubled-always-game = il contro da solo non fa la manche: i punti per le prese, raddoppiati, devono arrivare a 100.
slip-sign-turned = il segno è stato preso al contrario: + vuol dire oltre il contratto, − sotto.
slip-result-left-out = manca il risultato: = vuol dire esattamente il contratto, + e − dicono di quanto se ne allontana.
slip-counted-from-six = le prese sono state contate da sei; sullo score il + si conta dal contratto.
slip-level-taken-for-tricks = il livello non è il numero delle prese: bisogna aggiungerne sei.
slip-doubling-left-out = la X è sfuggita: vuol dire contrato, e sullo score ci va.
slip-redouble-as-double = XX è il surcontro, X il contro.
slip-contract-raised-to-tricks = si scrive il contratto licitato, non quello che corrisponde alle prese fatte.
slip-line-gone-overlooked = cambia anche una riga che sparisce.
slip-line-new-overlooked = cambia anche una riga che compare.
slip-vulnerable-part-score-changed = il premio di parziale è 50, in prima come in zona.
slip-vulnerable-trick-points-changed = le prese del contratto, e quelle in più senza contro, valgono lo stesso in prima e in zona.
slip-overtrick-in-trick-points = una presa oltre il contratto è una presa in più: i punti per le prese restano quelli.
slip-dealer-anticlockwise = il mazziere gira in senso orario: dopo Nord viene Est.
slip-dealer-of-the-board-before = quello è il mazziere del board precedente.
slip-vulnerability-repeats-after-four = il mazziere si ripete ogni quattro board, la zona solo ogni sedici.
slip-vulnerable-sides-swapped = le due linee sono state scambiate.
slip-vulnerable-as-dealer = il mazziere e la zona non hanno niente a che fare l’uno con l’altra.
slip-sixteen-miscounted = il giro è di sedici board: il 17 è come l’1.

## What is wrong with an exercise in a lesson

lesson-error-one-option-scores = esattamente uno fra due o più risultati diversi deve dare il punteggio
lesson-error-contract-not-made = il contratto deve essere mantenuto
lesson-error-board-number = i board hanno numeri da 1 a 999
lesson-error-no-such-change = questo risultato non si può cambiare così
lesson-error-slip-passed-out = sullo score deve esserci un contratto
lesson-error-played-or-passed-out = ci vuole un contratto con le sue prese, oppure `passed_out: true` e nient’altro
lesson-error-no-wrong-line = ci vogliono una riga di questo punteggio e un numero diverso dal suo; le righe devono essere almeno due
lesson-field-board = numero del board
