### In front of a class: the projector, the votes, the page of the teacher.

## The page of the teacher

nav-teach = Insegnare
screen-home-teach-title = Lezione in classe
screen-home-teach-text = sul grande schermo, con votazioni e telecomando
teach-intro = Qui prepari la lezione per la tua classe.
teach-class-title = Davanti alla classe
teach-class-text = La lezione riempie lo schermo, una cosa per volta. Vai avanti con il telecomando, con i tasti o con il mouse. Le risposte della classe non entrano nei progressi di nessuno. Con **?** vedi tutti i tasti, con **Esc** puoi uscire.
teach-second = Lingue: { $language }; seconda lingua, sotto ogni testo:
teach-window-text = Hai un secondo schermo? Una finestra tutta tua mostra la prossima tappa, gli appunti, la risposta e i voti.
teach-window-off = Senza la mia finestra
teach-window-on = Con la mia finestra
teach-lesson-title = Quale lezione?
teach-recent = Le tue lezioni salvate o aperte di recente:
teach-course = Il corso:
teach-lessons = { $lessons ->
    [one] { $lessons } lezione
   *[other] { $lessons } lezioni
}
teach-votes-kept = I voti della classe sono in questo file: { $file }
teach-votes-unkept = Non è stato possibile salvare i voti nella cartella { $file }.

teach-compose-title = Una lezione tutta tua
teach-compose-text = Scegli gli argomenti, tieni o cambia gli esercizi proposti, aggiungi testi tuoi. Anche con i board di ieri sera.
teach-compose-open = Componi una lezione
teach-file-title = Una lezione da un file
teach-file-text = Apri una lezione salvata da te o da altri: premi quello che vuoi farne, poi scegli il file. Puoi anche trascinare il file su questa pagina.
teach-folder-title = Una cartella di lezioni
teach-folder-text = Apri le lezioni che hai scritto. Quando ne cambi una e la salvi, la vedi subito.
teach-folder-open = Apri una cartella
teach-sheet-title = Esercizi su carta
teach-sheet-text = Gli esercizi di una lezione o di un argomento in un PDF, con le soluzioni a parte. E la tabella dei punteggi.
teach-sheet-open = Prepara un foglio

## In front of the class

projector-vote = Votazione { $round }
projector-item = Domanda { $item } di { $items }
projector-voted = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
}
projector-discuss = Parlane con chi ti sta accanto
projector-right = Risposta giusta
projector-remember = Da ricordare
projector-end = Fine della lezione
projector-end-knows = Ora sai
projector-typed = Vai alla tappa { $number }: Invio
projector-timer-left = Tempo rimasto: { $time }
projector-teams = Squadra A { $one } : { $other } squadra B

## What can be done

projector-back = Indietro
projector-forward = Avanti
projector-all = Tutto insieme
projector-list = Tappe
projector-black = Schermo nero
projector-hide = Nascondi la risposta
projector-another = Un’altra simile
projector-vote-again = Nuova votazione
projector-timer = Cronometro
projector-teams-shown = Squadre
projector-teacher = La mia finestra
projector-full = Schermo intero
projector-leave = Esci
projector-keys = Tasti

projector-leave-title = Vuoi finire la lezione?
projector-leave-text = La lezione davanti alla classe si chiude.
projector-leave-votes = La lezione davanti alla classe si chiude. Puoi salvare i voti in un piccolo file di testo, senza nomi.
projector-leave-stay = Continua
projector-leave-save = Salva i voti e finisci
projector-leave-end = Finisci

projector-list-title = Vai a una tappa
projector-list-how = Fai clic su una tappa, oppure scrivi il suo numero e premi Invio.
projector-list-here = ora qui
projector-list-picture = Figura
projector-list-example = Esempio
projector-list-question = Domanda
projector-list-vote = Votazione
projector-list-recap = Ripasso
projector-list-practise = Esercizio

## Its keys

key-name-forward = → / Spazio / Pag ↓
key-name-back = ← / Pag ↑
key-name-all = A / Fine
key-name-list = L / O
key-name-jump = numero, Invio
key-name-black = B / .
key-name-white = W / ,
key-name-hide = H
key-name-another = N
key-name-timer = T, + e −
key-name-votes = 1 – 4
key-name-vote-again = V
key-name-teams = S; Alt con 1 o 2
key-name-full = F11
projector-key-forward = mostrare quello che viene dopo
projector-key-back = tornare a quello che c’era prima
projector-key-all = mostrare tutto insieme: il testo, la figura, la domanda; poi la risposta con il perché
projector-key-list = aprire l’elenco delle tappe
projector-key-jump = andare alla tappa con quel numero (quando non si sta votando)
projector-key-black = schermo nero, poi di nuovo la lezione
projector-key-white = schermo bianco, poi di nuovo la lezione
projector-key-hide = nascondere la risposta, poi mostrarla di nuovo
projector-key-another = un’altra domanda dello stesso tipo
projector-key-timer = avviare o togliere il cronometro; mezzo minuto in più o in meno
projector-key-votes = contare un voto per A – D; il tasto sopra Invio toglie l’ultimo
projector-key-vote-again = far votare una seconda volta
projector-key-teams = mostrare le squadre; un punto per A o per B
projector-key-full = schermo intero
projector-key-escape = uscire, dopo una conferma; Pag ↓ vuol dire continuare
keys-project = mostrare la lezione alla classe

## The window of the teacher

teacher-window = la tua finestra
teacher-now = La classe vede
teacher-now-black = La classe vede uno schermo nero. Tornerà a vedere:
teacher-now-white = La classe vede uno schermo bianco. Tornerà a vedere:
teacher-now-hidden = La classe vede (la risposta è nascosta)
teacher-next = Poi
teacher-answer = Risposta: { $answer }
teacher-notes = Appunti
teacher-votes-later = I voti si contano mentre la classe vede le risposte.
teacher-count = Voti per { $letter }
teacher-one-less = Un voto in meno per { $letter }
teacher-one-more = Un voto in più per { $letter }
teacher-team-less = Un punto in meno per la squadra { $team }
teacher-team-more = Un punto in più per la squadra { $team }
classroom-advice-explain-again = Meno del 35% ha risposto bene: spiega ancora una volta, con altre parole.
classroom-advice-discuss = Tra il 35 e il 70% ha risposto bene: fai parlare fra loro i vicini, poi fai votare di nuovo.
classroom-advice-go-on = Più del 70% ha risposto bene: mostra la risposta e vai avanti.

## Closing the window

compose-close-asked = Questa lezione non è ancora salvata. Salvala qui sotto, oppure chiudi ancora una volta la finestra per abbandonarla.
