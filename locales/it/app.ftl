### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-home = Inizio
nav-course = Corso
nav-practice = Esercizi
nav-review = Ripasso ({ $due })
nav-settings = Impostazioni
nav-help = Aiuto
nav-menu = Menu
nav-flip = Passa a: { $language }
nav-language = Lingua
nav-letters-national = A R D F
nav-letters-international = A K Q J
nav-theme-light = Chiaro
nav-theme-dark = Scuro
nav-text-size = Dimensione testo
nav-larger = Testo più grande
nav-smaller = Testo più piccolo
nav-keys = Tasti

## Names of the languages, each in itself

language-it = Italiano
language-fr = Français
language-de = Deutsch
language-en = English
language-it-CH = Italiano (Svizzera)
language-fr-CH = Français (Suisse)
language-de-CH = Deutsch (Schweiz)

## The very first page

welcome-language = Lingua · Langue · Sprache · Language
welcome-place = So già qualcosa di bridge
welcome-place-text = Otto domande ti mostrano da dove partire nel corso. Puoi smettere quando vuoi.
welcome-course = Per me il bridge è nuovo
welcome-course-text = Si parte dalla prima lezione.
welcome-look = Voglio solo dare un’occhiata
welcome-look-text = Apre la pagina iniziale.
learner-first = Corsista

## Home: the course

screen-home-title = Il corso
screen-home-welcome = Il tavolo ti aspetta.
screen-home-intro = Brevi lezioni e domande. Ogni risposta è giudicata secondo le regole del gioco, e ti viene spiegato il perché.
screen-settings-broken = Le impostazioni non si potevano leggere: ora sono quelle iniziali. Il vecchio file è qui: { $file }
screen-settings-unkept = Le impostazioni non si possono salvare in { $file }. Restano valide finché il programma è aperto.
screen-history-set-aside = Il file con le tue risposte era danneggiato: ne è stato iniziato uno nuovo. Il vecchio file è qui: { $file }
screen-history-none = { $file } non contiene risposte, o il file è danneggiato. Resta com’è, e non si salva nulla.
screen-history-none-here = Le risposte salvate in questo browser non si possono leggere. Restano come sono, e non si salva nulla.
screen-history-begin-anew = Salvale in un file e comincia da capo
screen-history-newer = Le tue risposte sono state salvate da una versione più recente di Arbitro. Sono al sicuro, ma questa versione non può aggiungerne altre.
screen-history-not-opened = In questo momento il file con le tue risposte non si apre, e non si può salvare nulla. Prova a chiudere e riaprire il programma.
screen-history-not-opened-here = In questo momento le risposte salvate in questo browser non si aprono, e non si può salvare nulla. Prova a ricaricare la pagina.
screen-history-not-kept = Non è stato possibile salvare la tua ultima risposta. Forse il disco è pieno.
screen-history-nowhere = Questo browser non permette ad Arbitro di salvare nulla. Quando chiudi la pagina, le tue risposte vanno perse.
screen-home-welcome-name = Che piacere rivederti, { $name }.
screen-home-start = Comincia qui
screen-home-next = Prossima lezione
screen-home-continue = Continua
screen-home-review = Ripasso di oggi
screen-home-review-due = { $due ->
    [one] { $due } argomento
   *[other] { $due } argomenti
}
screen-home-review-text = da rinfrescare
screen-home-warm-up = un po’ di tutto per riprendere il filo
screen-home-review-none = Niente da ripassare
screen-home-review-none-text = esercitati su quello che vuoi
screen-home-chapter-new = { $lessons ->
    [one] { $lessons } lezione
   *[other] { $lessons } lezioni
}
screen-home-chapter-done = lezioni finite: { $done } su { $lessons }
screen-home-practice = Esercizi
screen-home-practice-title = Domande nuove
screen-home-practice-text = un argomento a scelta, o un po’ di tutto
screen-home-practice-continue = Continua gli esercizi
screen-home-test-continue = Continua la prova
screen-home-steps = { $steps ->
    [one] { $steps } tappa
   *[other] { $steps } tappe
}
screen-home-lesson-at = tappa { $step } di { $steps }
screen-home-lesson-done = finita
screen-home-lesson-mark = finita, { $right } su { $asked }

## A lesson

screen-lesson-step = { $step } di { $steps }
screen-lesson-next = Avanti
screen-lesson-previous = Indietro
screen-lesson-finish = Fine
screen-lesson-end-title = Ben giocato.
screen-lesson-end-text = La lezione finisce qui.
screen-lesson-end-score = Risposte giuste al primo tentativo: { $right } su { $asked }
screen-lesson-end-home = Torna al corso
screen-lesson-end-next = Prossima lezione: { $lesson }
screen-lesson-end-practise = Altri esercizi
screen-lesson-reveal = Prossima chiamata
screen-lesson-practise-item = Esercizio { $item } di { $items }
screen-lesson-recap-item = Ripasso { $item } di { $items }
screen-lesson-worked = Esempio svolto
screen-lesson-complete = Ora tocca a te: manca l’ultimo passaggio
screen-lesson-reveal-card = Mostra la carta seguente
screen-lesson-reveal-line = Mostra la riga seguente
screen-lesson-broken = Questa lezione non si può mostrare

## An exercise

screen-exercise-check = Verifica
screen-exercise-show = Mostra la risposta
screen-exercise-show-short = Risposta
screen-exercise-next = Avanti
screen-exercise-hint = Suggerimento
screen-exercise-another-hint = Un altro suggerimento
screen-exercise-another = Un altro
screen-exercise-part = Domanda { $part } di { $parts }
screen-exercise-code = codice { $code }
screen-exercise-choose-first = Scegli prima una risposta.
screen-exercise-number-first = Scrivi prima un numero intero di punti.
screen-exercise-account-first = Compila prima almeno una riga.
screen-exercise-fill-in = Scrivi il conto
screen-exercise-fill-in-short = Conto

## The explanation after an answer

explain-right = Giusto.
explain-partly = Giusto in parte.
explain-wrong = Non proprio.
explain-shown = Ecco la risposta.
explain-your-answer = La tua risposta: { $answer }
explain-right-answer = Risposta giusta: { $answer }
explain-slip = La tua svista:
explain-slip-also = E inoltre:
explain-working = Il calcolo
named-value = { $name }: { $value }
worked-answer = Risposta: { $answer }
worked-call = Risposta: { $seat }, { $call }
explain-why-not = Carta per carta
explain-may-play = si può giocare
explain-may-not-play = non si può giocare
explain-none = nessuna
explain-line-missing = manca
explain-line-surplus = qui non ci va
explain-you-wrote = hai scritto { $points }
near-trick-more = Il tuo totale è il punteggio per una presa in più.
near-trick-fewer = Il tuo totale è il punteggio per una presa in meno.
near-without = Il tuo totale è la somma delle altre righe: manca «{ $item }» ({ $points }).
near-otherwise = Il tuo totale sarebbe giusto se la riga «{ $item }» valesse { $other } e non { $points }.
near-with = Il tuo totale comprende { $points } per «{ $item }», una riga che qui non va contata.
near-twice = Nel tuo totale la riga «{ $item }» ({ $points }) è contata due volte.
near-above = Il tuo totale supera di { $points } quello giusto. Nessuna riga da sola lo spiega.
near-below = Il tuo totale è inferiore di { $points } a quello giusto. Nessuna riga da sola lo spiega.

explain-every-call = Perché non un’altra chiamata?

## Hints before the answer

hint-rule = Pensa a questa regola: { $rule }
hint-laws = Dove sta scritto: { $laws }.
hint-lines = Contano queste righe: { $lines }.
hint-worked = Per cominciare: { $line }

## Answers and their inputs

answer-number = Punti della linea del { -declarer }
answer-number-hint = Con il segno meno se il contratto cade, per esempio −100
answer-minus = Cambia il segno
answer-pad-erase = Cancella l’ultimo carattere
answer-pad-next = Campo seguente
answer-pad-half = mezzo punto
answer-account = Compila le righe che servono e lascia vuote le altre.
answer-account-hint = Prese in meno: con il segno −
answer-calls-hint = Se scegli una licita, si aggiungono tutte quelle più alte. Premila di nuovo per toglierla insieme a quelle più basse.
answer-calls-why = Premi una chiamata per vedere se si può fare, e perché.
answer-cards-hint = Scegli tutte le carte che si possono giocare.

## Practice

screen-practice-title = Esercizi
screen-practice-intro = Domande sempre nuove. Scegli su che cosa esercitarti.
screen-practice-length = Quante domande
screen-practice-length-items = { $items }
screen-practice-length-endless = senza fine
screen-practice-mixed = Un po’ di tutto
screen-practice-difficulty = Difficoltà
screen-practice-difficulty-1 = semplice
screen-practice-difficulty-2 = con un’insidia
screen-practice-difficulty-3 = rara e insidiosa
screen-practice-count = Giuste: { $right } su { $asked }
screen-practice-code = Codice esercizio
screen-practice-open-code = Apri
screen-practice-code-malformed = Questo non è il codice di un esercizio. I codici hanno questa forma: SC1-7F3K-9QX.
screen-practice-code-mistyped = In questo codice c’è un errore di battitura. Ricontrollalo, per favore.
screen-practice-code-unknown = Questa versione di Arbitro non conosce quel codice.

## A row of exercises: review, pause, summary

screen-review-title = Ripasso
screen-warm-up-title = Per riprendere il filo
screen-placement-title = Da dove cominciare
screen-session-pause = Pausa
screen-session-paused = In pausa
screen-session-paused-text = La domanda ti aspetta.
screen-session-resume = Riprendi
screen-session-end = Termina
screen-session-summary = Vedi com’è andata
screen-session-done = Com’è andata
screen-session-reviewed = Ripasso di oggi
screen-session-placed = Da dove cominciare
screen-session-placed-at = Puoi aprire qualsiasi lezione. Per cominciare va bene questa: { $lesson }
screen-session-helped = { $helped ->
    [one] { $helped } risposta dopo un suggerimento. Una domanda simile tornerà presto.
   *[other] { $helped } risposte dopo un suggerimento. Domande simili torneranno presto.
}
screen-session-well = Che cosa è andato bene
screen-session-slips = Le sviste, con la correzione
screen-session-times = { $slip } ({ $times } volte)
screen-session-again = Da rivedere
screen-session-practise = Esercitati su questi
screen-session-review = Ripasso di oggi
screen-session-course = Vai al corso
screen-session-begin = Comincia da qui
screen-session-topics = Scegli un argomento

## Settings

settings-intro = Ogni scelta vale subito e resta anche per la prossima volta.
settings-second = Seconda lingua
settings-second-text = Si legge sotto ogni domanda e ogni spiegazione. Con F2 passa al primo posto.
settings-second-none = nessuna
settings-letters = Lettere sulle carte
settings-declarer = Come chiamare chi gioca il contratto
settings-declarer-text = Sono in uso tutte e due (si dice anche «vivo»).
settings-suits = Colori delle carte
settings-suits-two = due colori
settings-suits-four = quattro colori
settings-theme = Chiaro o scuro
settings-motion = Movimento sullo schermo
settings-motion-on = un po’
settings-motion-off = nessuno
settings-stop = Il cartellino dello stop al tuo circolo
settings-stop-text = Se là non si usa, esercizi e ripasso lo lasciano da parte.
settings-stop-used = si usa
settings-stop-unused = non si usa
settings-where = Dove sono i tuoi dati
settings-where-settings = Impostazioni: { $file }
settings-where-history = Risposte e progressi: { $file }
settings-where-nowhere = Su questo computer non viene salvato nulla.

## Help

help-glossary = Glossario
help-search = Cerca un termine, in una delle quattro lingue
help-search-none = Nel glossario non c’è un termine così.
help-laws = Il Codice
help-about = Informazioni su Arbitro
help-laws-intro = Arbitro spiega le regole con parole sue e indica il numero dell’articolo, così puoi cercarlo nel Codice della tua federazione. Ecco di che cosa parla ogni articolo.
help-about-version = Arbitro { $version }
help-about-what = Arbitro insegna le regole del bridge e gli articoli del Codice. Ogni risposta è giudicata secondo le regole del gioco.
help-about-offline = Funziona senza internet. Le tue risposte restano su questo computer.
help-about-laws = In torneo decide sempre l’arbitro, non questo programma.
help-about-licence = Arbitro si può usare, copiare e modificare liberamente secondo la licenza MIT o la licenza Apache 2.0.
help-about-fonts = Caratteri
help-about-crates = Componenti di altri autori

## The keys (?)

keys-title = Tasti
keys-close = Chiudi
keys-enter = verificare la risposta, poi andare avanti
keys-digits = scegliere un’opzione; un giocatore si sceglie con la sua lettera
keys-tab = passare da un comando all’altro
keys-space = premere il comando evidenziato
keys-arrows = passare al comando vicino
keys-page = indietro e avanti nella lezione
keys-escape = tornare alla pagina iniziale
keys-hint = chiedere un suggerimento
keys-flip = mettere al primo posto la seconda lingua
keys-pause = fare una pausa, poi riprendere
keys-size = ingrandire o rimpicciolire il testo
keys-help = mostrare questi tasti
key-name-enter = Invio
key-name-tab = Tab
key-name-space = Spazio
key-name-escape = Esc
key-name-arrows = ← ↑ → ↓
key-name-page = Pag ↑ / Pag ↓
key-name-digits = 1 – 9
key-ctrl = Ctrl
key-cmd = Cmd
key-name-size = { $ctrl } + / { $ctrl } −
key-name-hint = F1
key-name-flip = F2
key-name-pause = F4
key-name-help = ?
