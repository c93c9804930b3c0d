### Mezzi tavoli, board girati, movimento Howell, percentuali di chi ha riposato.

## Kinds of exercise, as topics

kind-special_movement = Mezzi tavoli, board girati, Howell
kind-session_ranking = Percentuali e classifica

## Skills

skill-half-table = chi riposa, e che cosa comporta
skill-arrow-switch = i board girati
skill-howell = dove va una coppia nello Howell
skill-session-percentage = la percentuale di una gara
skill-ranking-by-percentage = la classifica per percentuale

## What is worth remembering, after “Remember:”

remember-half-table = chi dovrebbe incontrare la coppia che manca riposa, un turno solo, e gioca meno board.
remember-arrow-switch = se i board sono girati, ognuno resta sulla sua sedia e ha le carte dell’altra linea.
remember-howell = vai dove ha appena giocato la coppia con il numero più basso di uno; resta ferma solo quella con il numero più alto.
remember-session-percentage = i tuoi match point divisi per il massimo dei board che hai giocato davvero.
remember-ranking-by-percentage = se i board giocati sono diversi, decide la percentuale e non la somma.

## special_movement. $pair, $table, $round and so on are numbers, $side is a direction.

scene-half-table = Manca la coppia { $pair }: c’è un mezzo tavolo.
scene-arrow-switch = Nel turno di gara { $round } i board sono girati di un quarto. Tutti restano sulla loro sedia, quindi ognuno ha le carte dell’altra linea.
scene-howell = Torneo a coppie con { $tables } tavoli, movimento Howell: { $pairs } coppie, e ognuna incontra tutte le altre.
exercise-special_movement-sits_out = Quale coppia resta senza avversari nel turno di gara { $round }?
exercise-special_movement-boards = Si giocano { $rounds } turni di { $boards } board. Quanti board gioca la coppia { $pair }?
exercise-special_movement-written = Si scrivono i risultati di questo turno. Quale coppia va nella colonna { $side } al tavolo { $table }?
exercise-special_movement-rival = Nel turno { $round } la coppia { $pair } gioca un board già giocato nel turno { $other }. Con quale coppia di quel tavolo si confronta?
exercise-special_movement-howell_table = A quale tavolo va adesso la coppia { $pair }?
exercise-special_movement-howell_rounds = Quanti turni di gara servono perché ogni coppia incontri tutte le altre?
exercise-special_movement-howell_stays = Quale coppia resta sempre al suo tavolo?
count-boards = Numero di board
count-rounds = Turni di gara
grid-round = Turno
grid-same-board = Dove si è giocato il board, e chi era seduto
grid-ns-chairs = Sulle sedie N-S
grid-ew-chairs = Sulle sedie E-O
working-boards-played = { $rounds } turni × { $boards } board = { $total }
working-boards-with-sit-out = Un turno di riposo: restano { $rounds } turni × { $boards } board = { $total }
working-howell = La coppia { $pair } ha appena giocato al tavolo { $table }.

reason-half-table = Manca la coppia { $pair }. Chi dovrebbe incontrarla riposa in quel turno.
reason-arrow-switch = Se l’arbitro fa girare i board, le coppie cambiano carte e non sedie. Il risultato va alla linea di cui la coppia aveva le carte.
reason-compared-with-same-cards = Una coppia si confronta con quelle che avevano le stesse carte.
reason-howell-follow = Nello Howell ogni coppia va dove ha appena giocato quella con il numero più basso di uno, e la 1 segue la { $last }. Resta ferma solo la coppia { $pairs }.
reason-howell-rounds = Ognuna delle { $pairs } coppie incontra tutte le altre, una per turno.

slip-half-table-not-moved = è giusto nel primo turno. Da allora Est-Ovest si è mosso.
slip-half-table-missing-pair = questa è la coppia che manca. Si chiede chi resta da solo.
slip-sit-out-forgotten = questa coppia riposa un turno.
slip-sit-out-too-many = questa coppia non riposa mai: riposano solo gli avversari di quella che manca.
slip-rounds-as-many-as-tables = i turni non sono tanti quanti i tavoli. Conta i turni.
slip-boards-not-turned = questa è la sedia. I board sono girati, e la coppia ha le carte dell’altra linea.
slip-compared-with-same-chair = questa coppia era sulle stesse sedie, ma aveva le altre carte.
slip-compared-with-opponent = questa è l’avversaria allo stesso tavolo.
slip-howell-followed-higher = lì ha giocato la coppia con il numero più alto di uno. Tu segui quella più bassa.
slip-howell-as-mitchell = salire di un tavolo è la regola del Mitchell.
slip-howell-pair-stayed = resta ferma solo la coppia con il numero più alto.
slip-howell-highest-moved = la coppia con il numero più alto resta al suo tavolo.
slip-howell-as-many-rounds-as-pairs = una coppia non incontra sé stessa: i turni sono uno meno delle coppie.
slip-howell-first-pair-stays = anche la coppia 1 si muove: segue l’ultima di quelle che si muovono.

## session_ranking. $won and $top are matchpoints, $percent a percentage.

exercise-session_ranking-percentage = Che percentuale ha questa coppia? Arrotonda a un numero intero.
exercise-session_ranking-first = Quale coppia è in testa alla classifica?
count-percent = Percentuale
grid-session = I turni di una coppia
grid-standings = Le coppie dopo l’ultimo turno
grid-pair = Coppia
grid-matchpoints-won = Match point
grid-top = Massimo
working-session = { $won } match point su { $top } possibili: { $percent }%
working-standing = Coppia { $pair }: { $won } su { $top }, cioè { $percent }%

reason-percentage-of-own-tops = La percentuale è la parte dei match point che la coppia poteva fare sui board che ha giocato.
reason-sit-out-does-not-count = Un turno di riposo non dà niente e non toglie niente.
reason-ranked-by-percentage = Le coppie che hanno giocato un numero diverso di board si ordinano per percentuale.

slip-sit-out-counted-as-zero = il turno di riposo è stato contato come se la coppia avesse perso tutto. Invece non conta.
slip-sit-out-counted-as-half = il turno di riposo è stato contato come una media. Invece non conta.
slip-percentages-averaged = questa è la media dei turni. I turni con un massimo più alto pesano di più.
slip-matchpoints-for-percent = questi sono i match point. Dividili per quelli possibili.
slip-percentage-of-the-others = questa è la parte che hanno preso gli avversari.
slip-ranked-by-total = questa coppia ha più match point, ma poteva anche farne di più. Confronta le percentuali.
slip-ranked-by-points-lost = questa coppia ha perso meno match point. Conta invece la percentuale.

## What is wrong with a lesson file

lesson-error-session-matchpoints = indica i turni di una coppia oppure le coppie, ognuna con i suoi match point e un massimo non più basso, e una sola in testa
