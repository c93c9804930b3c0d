### The terminal.

cli-no-display = Nessuno schermo trovato: Arbitro continua nel terminale. Scrivi q per smettere.
cli-without-window = Questo Arbitro è stato compilato senza finestra: continua nel terminale. Scrivi q per smettere.
cli-without-paper = Questo Arbitro è stato compilato senza fogli da stampare: li prepara la versione completa.
cli-window-failed = Non è stato possibile aprire la finestra: { $reason }
window-fault-display = lo schermo non risponde.
window-fault-library = manca la libreria { $library }.
window-fault-graphics = qui la scheda grafica non si può usare.
window-fault-pixels = questo schermo non può mostrare l’immagine della finestra.
window-fault-system = manca qualcosa nel sistema.
window-fault-broken = un errore del programma l’ha chiusa.
cli-window-restarted = Qui la scheda grafica non si può usare: Arbitro disegna la finestra da solo.
cli-window-broken = Un errore del programma ha chiuso la finestra. Se lo segnali, aggiungi questa riga:
cli-window-install = Questo comando installa ciò che serve alla finestra:
cli-window-install-debian = Su Debian, Ubuntu e Mint: { $command }
cli-window-install-fedora = Su Fedora: { $command }
cli-window-detail = Dettaglio tecnico: { $detail }
cli-window-failed-terminal = Arbitro continua nel terminale.
cli-drill-welcome = Scrivi la risposta e premi Invio. Una riga vuota mostra la risposta; ? ripete la domanda; q per smettere.
cli-item = Domanda { $item }
cli-item-of = Domanda { $item } di { $items }
cli-prompt = Risposta:
cli-not-understood = Non è chiaro: «{ $text }».
cli-expect-choice = Scrivi il numero di un’opzione.
cli-expect-seat = Scrivi un giocatore: { $seats }.
cli-expect-number = Scrivi un numero intero, per esempio 620 o −100.
cli-expect-calls = Scrivi le chiamate separate da spazi, per esempio: { $example }. Una licita con + vale per sé e per tutte quelle più alte.
cli-expect-cards = Scrivi le carte separate da spazi, per esempio: { $example }.
cli-expect-account = Scrivi i punti di ogni riga, per esempio: 1=120 4=300. Le righe sono numerate.
cli-summary = { $asked ->
    [0] Nessuna risposta data.
   *[other] Risposte giuste: { $right } su { $asked }.
}
cli-goodbye = Alla prossima.
cli-topics = Argomenti: { $topics }
cli-topic-unknown = L’argomento «{ $topic }» non esiste.
cli-lessons = Lezioni
cli-lesson-unknown = La lezione «{ $lesson }» non esiste.
cli-lesson-continue = Premi Invio per continuare.
cli-lesson-end = Fine della lezione.
cli-check-ok = { $files ->
    [one] { $files } file controllato: nessun errore.
   *[other] { $files } file controllati: nessun errore.
}
cli-check-failed = { $errors ->
    [one] Trovato { $errors } errore.
   *[other] Trovati { $errors } errori.
}
cli-check-warnings = { $warnings ->
    [one] 1 avvertimento. Con --strict conta come un errore.
   *[other] { $warnings } avvertimenti. Con --strict contano come errori.
}
cli-check-nothing = Nessun file di lezione trovato in { $path }.
cli-score-not-understood = «{ $text }» non è un risultato. Scrivi per esempio: 4SX by W, 9 tricks. Oppure: 4SX-1
cli-vulnerability-unknown = «{ $text }» non indica una zona. Scrivi None, NS, EW o All.
cli-score-needs-declarer = Chi è il { -declarer }? Con --vul NS o EW il punteggio dipende da questo: aggiungi per esempio «by S».
cli-language-unknown = La lingua «{ $text }» non c’è. Ci sono: { $languages }
cli-item-code-bad = «{ $code }» non è un codice di esercizio valido.
cli-read-error = Non si riesce a leggere ciò che è stato scritto.
cli-write-error = Non si riesce a scrivere il risultato.
cli-score-line-made = { $contract }, { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
} ({ $vulnerability })

## Hints, “why not?”, review and learners

cli-drill-help = ?? dà un suggerimento. Dopo una risposta, ? seguito da una chiamata o da una carta dice perché è permessa oppure no, per esempio: ? 2P
cli-hint-none = Non ci sono altri suggerimenti.
cli-why = Sull’ultima domanda a cui hai risposto:
cli-why-nothing = Con ? chiedi di una chiamata o di una carta dell’ultima domanda a cui hai risposto. Per ora non ce n’è nessuna.
cli-why-unclear = Scrivi ? e poi una chiamata o una carta dell’ultima domanda a cui hai risposto, per esempio: { $example }
cli-last-word = Premi Invio per vedere com’è andata. Puoi ancora chiedere perché, per esempio: { $example }
cli-review = Il ripasso di oggi: ciò che fra poco potresti dimenticare.
cli-review-none = Oggi non c’è niente da ripassare.
cli-warm-up = È passato un po’ di tempo. Ecco un po’ di tutto per riprendere il filo.
cli-placement = Queste domande seguono il corso e mostrano da dove potresti cominciare. Se non sai una risposta, premi Invio.
cli-next-practise = Per esercitarti su questi argomenti: { $command }
cli-next-review = { $due ->
    [one] Da ripassare oggi { $due } argomento: { $command }
   *[other] Da ripassare oggi { $due } argomenti: { $command }
}
cli-learner = Le risposte vengono salvate per { $name }.
cli-learner-new = Un nome nuovo: da ora le risposte vengono salvate per { $name }.
cli-learner-name = «{ $name }» non può essere un nome. Un nome ha da 1 a 60 caratteri.
cli-lesson-finished = { $lesson } (finita)
cli-lesson-begun = { $lesson } (iniziata)
