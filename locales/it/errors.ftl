### What is wrong with a lesson file, for the teacher who wrote it.

lesson-error-at = { $file }, riga { $line }, colonna { $column }:
lesson-error-file = { $file }:
lesson-error-found = nel file c’è: { $found }
lesson-error-expected = qui può stare: { $expected }
lesson-error-nearest = forse intendevi: { $nearest }?

lesson-error-unreadable = il file non si può leggere
lesson-error-not-text = il file non è un testo in UTF-8
lesson-error-too-large = il file supera 1 MiB
lesson-error-link-damaged = il link non è completo: forse un’e-mail lo ha tagliato. Copia il link per intero, oppure fattelo mandare di nuovo
lesson-error-too-deep = ci sono troppe parentesi una dentro l’altra
lesson-error-syntax = questo non si può leggere come lezione
lesson-error-expected-kind = questo valore è del tipo sbagliato
lesson-error-quoted-word = questa parola va scritta senza virgolette
lesson-error-comma-missing = qui manca una virgola
lesson-error-name-missing = prima di questo valore vanno un nome e due punti
lesson-error-quote-inside = le virgolette in mezzo a un testo lo chiudono: dentro un testo scrivi « »
lesson-error-unclosed = una parentesi o le virgolette non sono chiuse
lesson-error-unknown-field = qui questo campo non esiste
lesson-error-unknown-variant = qui non esiste una tappa, un esercizio o una parola con questo nome
lesson-error-missing-field = qui manca un campo
lesson-error-duplicate-field = questo campo compare due volte
lesson-error-trailing = c’è ancora qualcosa dopo la fine della lezione
lesson-error-format = questa lezione è scritta per una versione più recente
lesson-error-id-twice = questo id compare due volte nel corso
lesson-error-id-form = un id è fatto di al massimo 60 lettere minuscole, cifre e trattini
lesson-error-missing-text = questo testo non esiste nei file delle lingue
lesson-error-empty-text = questo testo è vuoto
lesson-error-no-steps = una lezione deve avere almeno una tappa
lesson-error-too-many-steps = una lezione ha al massimo 200 tappe
lesson-error-too-many-lessons = un corso ha al massimo 200 capitoli e 2.000 lezioni
lesson-error-lesson-missing = questo file di lezione non esiste
lesson-error-named-twice = qui questa lezione è indicata due volte; sta dove è indicata la prima volta
lesson-error-notation = { $field }: il valore non si può leggere
lesson-error-illegal-call = la dichiarazione non è regolare: la chiamata numero { $number }, { $call }, in quel punto non è permessa. { $reason }
lesson-error-card-twice = { $found } compare due volte
lesson-error-too-many-cards = una mano ha al massimo 13 carte
lesson-error-too-many-seen = si vedono così tante carte che ne restano troppo poche per i difensori
lesson-error-declarers-cards = il { -declarer } deve avere tante carte quante il morto, o una in meno se ha già giocato nella presa
lesson-error-shown-out = { $found } è ancora in mano, ma in una presa precedente quella mano non ha risposto a quel seme
lesson-error-trick-full = prima del turno del giocatore una presa ha al massimo tre carte
lesson-error-tricks = il numero di prese va da 0 a 13
lesson-error-how = questo modo di esporre una carta non esiste
lesson-error-how-not-here = questo modo di esporre una carta non si può chiedere qui
lesson-error-how-missing = c’è una carta esposta, ma manca «how»
lesson-error-exposes-missing = c’è «how», ma nessuna carta esposta
lesson-error-penalty-cards = le carte penalizzate si scrivono così: H5:minor oppure H5:major C8:major
lesson-error-minor-honour = un onore non è mai una carta penalizzata minore
lesson-error-minor-beside-another = una carta penalizzata minore è sempre l’unica
lesson-error-penalty-of-declarer = il { -declarer } e il morto non hanno mai carte penalizzate
lesson-error-not-in-hand = questa carta non è nella mano del giocatore
lesson-error-nothing-asked = non si chiede nulla: servono «exposes» e «how», oppure «trick»
lesson-error-auction-not-over = la dichiarazione deve essere finita
lesson-error-skill = questa abilità non esiste
lesson-error-kind = non esiste un tipo di esercizio con questo nome
lesson-error-kind-of-other-skills = gli esercizi di questo tipo non riguardano nulla di quello che qui si deve praticare
lesson-error-items = il numero di esercizi va da 1 a 50
lesson-error-reveal-not-here = questa figura non può comparire così, un pezzo alla volta
lesson-error-deal = una smazzata ha quattro mani di 13 carte, scritte come nel PBN
lesson-error-deal-count = in una smazzata ogni mano ha 13 carte; { $seat } ne ha { $count }
lesson-error-expect-denied = «expect» dice { $found }, le regole dicono { $expected }
lesson-error-bold-open = attenzione: il grassetto che comincia qui non è chiuso da **
lesson-error-brace-open = attenzione: la parentesi graffa aperta qui non è chiusa
lesson-error-brace-unknown = attenzione: questo segno fra graffe non è una chiamata, una carta o un giocatore, e si vedrà così com’è
lesson-error-language-lacking = attenzione: questo testo manca in: { $found }. Altri testi della lezione hanno quella lingua

## What a field is, inside the sentences above

lesson-field-auction = dichiarazione
lesson-field-call = chiamata
lesson-field-seat = posto
lesson-field-hand = mano
lesson-field-cards = elenco di carte
lesson-field-card = carta
lesson-field-contract = contratto
lesson-field-strain = denominazione
lesson-field-vulnerability = zona
lesson-field-tricks = numero di prese
lesson-field-items = numero di esercizi
lesson-field-kind = tipo di esercizio
lesson-field-how = parola
lesson-field-penalty-cards = elenco di carte penalizzate
lesson-field-skill = abilità
lesson-field-id = id
lesson-field-text = testo

## What would be right there

lesson-expect-call = P, X, XX o una licita da 1C a 7NT
lesson-expect-auction = chiamate in ordine, per esempio 1S P 2S X
lesson-expect-seat = N, E, S o W (W è Ovest)
lesson-expect-hand = carte, per esempio SA HT D2
lesson-expect-cards = carte, per esempio D7 D2 DQ
lesson-expect-contract = per esempio 4S, 4SX o 3NTXX
lesson-expect-strain = C, D, H, S o NT
lesson-expect-vulnerability = None, NS, EW o All
