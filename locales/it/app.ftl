### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-course = Corso
nav-practice = Esercizi
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

## Home: the course

screen-home-title = Il corso
screen-home-welcome = Il tavolo ti aspetta.
screen-home-intro = Brevi lezioni e domande. Ogni risposta è giudicata secondo le regole del gioco, e ti viene spiegato il perché.
screen-settings-broken = Le impostazioni non si potevano leggere: ora sono quelle iniziali. Il vecchio file è qui: { $file }
screen-settings-unkept = Le impostazioni non si possono salvare in { $file }. Restano valide finché il programma è aperto.
screen-home-start = Comincia qui
screen-home-continue = Continua
screen-home-practice = Esercizi
screen-home-practice-title = Un po’ di tutto
screen-home-practice-text = senza fretta, senza fine
screen-home-steps = { $steps ->
    [one] { $steps } tappa
   *[other] { $steps } tappe
}
screen-home-lesson-at = tappa { $step } di { $steps }
screen-home-lesson-done = finita

## A lesson

screen-lesson-step = { $step } di { $steps }
screen-lesson-next = Avanti
screen-lesson-previous = Indietro
screen-lesson-finish = Fine
screen-lesson-end-title = Ben giocato.
screen-lesson-end-text = La lezione finisce qui.
screen-lesson-end-score = Risposte giuste al primo tentativo: { $right } su { $asked }
screen-lesson-end-home = Torna al corso
screen-lesson-end-practise = Altri esercizi
screen-lesson-reveal = Prossima chiamata
screen-lesson-practise-item = Esercizio { $item } di { $items }
screen-lesson-recap-item = Ripasso { $item } di { $items }
screen-lesson-worked = Esempio svolto
screen-lesson-complete = Ora tocca a te: manca l’ultimo passo
screen-lesson-reveal-card = Mostra la carta seguente
screen-lesson-reveal-line = Mostra la riga seguente
screen-lesson-broken = Questa lezione non si può mostrare

## An exercise

screen-exercise-check = Verifica
screen-exercise-show = Mostra la risposta
screen-exercise-next = Avanti
screen-exercise-another = Un altro
screen-exercise-part = Domanda { $part } di { $parts }
screen-exercise-code = codice { $code }
screen-exercise-choose-first = Scegli prima una risposta.
screen-exercise-number-first = Scrivi prima un numero intero di punti.
screen-exercise-account-first = Compila prima almeno una riga.

## The explanation after an answer

explain-right = Giusto.
explain-partly = Giusto in parte.
explain-wrong = Non proprio.
explain-shown = Ecco la risposta.
explain-your-answer = La tua risposta: { $answer }
explain-right-answer = Risposta giusta: { $answer }
explain-slip = La tua svista:
explain-working = Il calcolo
worked-number = { $name }: { $number }
worked-answer = Risposta: { $answer }
worked-call = Risposta: { $seat }, { $call }
explain-why-not = Carta per carta
explain-may-play = si può giocare
explain-may-not-play = non si può giocare
explain-none = nessuna
explain-line-missing = manca
explain-line-surplus = qui non ci va
explain-you-wrote = hai scritto { $points }

## Answers and their inputs

answer-number = Punti della linea del { -declarer }
answer-number-hint = Con il segno meno se il contratto cade, per esempio −100
answer-minus = Cambia il segno
answer-account = Compila le righe che servono e lascia vuote le altre.
answer-account-hint = Prese in meno: con il segno −
answer-calls-hint = Se scegli una licita, si aggiungono tutte quelle più alte. Premila di nuovo per toglierla insieme a quelle più basse.
answer-cards-hint = Scegli tutte le carte che si possono giocare.

## Practice

screen-practice-title = Esercizi
screen-practice-intro = Domande sempre nuove, senza fine. Scegli su che cosa esercitarti.
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

## The keys (?)

keys-title = Tasti
keys-close = Chiudi
keys-enter = verificare la risposta, poi andare avanti
keys-digits = scegliere un’opzione o un giocatore
keys-tab = passare da un comando all’altro
keys-space = premere il comando evidenziato
keys-arrows = passare al comando vicino
keys-page = indietro e avanti nella lezione
keys-escape = tornare al corso
keys-size = ingrandire o rimpicciolire il testo
keys-help = mostrare questi tasti
key-name-enter = Invio
key-name-tab = Tab
key-name-space = Spazio
key-name-escape = Esc
key-name-arrows = ← ↑ → ↓
key-name-page = Pag ↑ / Pag ↓
key-name-digits = 1 – 9
key-name-size = Ctrl + / Ctrl −
key-name-help = ?
