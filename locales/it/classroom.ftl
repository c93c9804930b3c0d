### In front of a class: the projector, the votes, the page of the teacher.

## The page of the teacher

nav-teach = Insegnare
screen-home-teach-title = Lezione in classe
screen-home-teach-text = sul grande schermo, con votazioni e telecomando
teach-intro = Qui prepari la lezione per la tua classe.
teach-class-title = Davanti alla classe
teach-class-text = La lezione riempie lo schermo, una cosa per volta. Vai avanti con il telecomando, con i tasti o con il mouse. Le risposte della classe non entrano nei progressi di nessuno. Con **?** vedi tutti i tasti, con **Esc** puoi uscire.
teach-phones-text = Con **Q** la classe vota con i telefoni, senza internet e senza nomi.
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
teach-votes-beside = Accanto ci sono un foglio in PDF e una lezione con gli stessi esercizi, per ripeterli.
teach-votes-unkept = Non è stato possibile salvare i voti nella cartella { $file }.

teach-quiz-title = Un quiz
teach-quiz-text = Domande sempre nuove su cui la classe vota, con i telefoni o per alzata di mano, con calma. Due squadre prendono punti per la parte di risposte giuste, mai per la velocità; con i telefoni si contano da soli.
teach-quiz-mixed = Un po’ di tutto
teach-quiz-items = { $items } domande
teach-quiz-alone = senza classifica
teach-quiz-teams = due squadre
teach-quiz-start = Comincia il quiz

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
projector-phones = Telefoni
projector-phones-off = Spegni i telefoni
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
key-name-phones = Q
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
projector-key-phones = far votare con i telefoni; poi mostrare il codice, o di nuovo la lezione
projector-key-teams = mostrare le squadre; un punto per A o per B
projector-key-full = schermo intero
projector-key-escape = uscire, dopo una conferma; Pag ↓ vuol dire continuare
keys-project = mostrare la lezione alla classe

## Phones that vote

class-phones-title = La classe vota con i telefoni
class-phones-text = I telefoni devono essere nella stessa rete wifi di questo computer, che risponde da solo: niente internet, niente account, niente nomi, e nulla esce dalla sala. Le mani alzate contano come prima e si sommano.
class-phones-networks = In quale rete sono i telefoni?
class-phones-network = { $address } ({ $name })
class-phones-virtual = { $address } ({ $name }, di un programma di questo computer)
class-phones-own = { $address } (solo questo computer, per provare)
class-phones-none = Questo computer non è in nessuna rete. Collegalo al wifi o all’hotspot di un telefono, poi riprova.
class-phones-numbers = Punti, altri numeri e carte
class-phones-choose = da scegliere fra quattro risposte
class-phones-typed = da scrivere o toccare sui telefoni
class-phones-type-answer = Scrivi la risposta sul telefono
class-phones-tap-answer = Tocca la risposta sul telefono
class-phones-own-answers = La classe risponde sui telefoni, senza opzioni. Quando vai avanti, compaiono le risposte più comuni e quella giusta.
class-phones-others = altre risposte
class-phones-sure = Quanto è sicura la risposta?
class-phones-sure-off = non chiederlo
class-phones-sure-on = chiederlo dopo ogni risposta
class-phones-wifi-text = Se vuoi, un secondo codice collega i telefoni al wifi. Lo può leggere chiunque sia in sala; non viene salvato da nessuna parte.
class-phones-wifi = Nome della rete wifi
class-phones-password = Password della rete wifi
class-phones-web = Se il tuo circolo ha questo programma sul suo sito, l’indirizzo: alla fine i telefoni ricevono un link agli stessi esercizi.
class-phones-start = Falli votare
class-phones-cancel = Annulla
class-phones-failed = Non è stato possibile: { $reason }
class-phones-invite = Vota con il telefono
class-phones-join = 1. Collegati al wifi della sala.
class-phones-join-named = 1. Collegati al wifi { $name }.
class-phones-scan = 2. Inquadra il codice con la fotocamera del telefono.
class-phones-type = Oppure scrivi questo indirizzo nel browser:
class-phones-code = Codice per i telefoni: { $address }
class-phones-wifi-code = Codice della rete wifi { $name }
class-phones-present = { $phones ->
    [0] Nessun telefono collegato
    [one] È collegato { $phones } telefono
   *[other] Sono collegati { $phones } telefoni
}
class-phones-help = Nessun telefono? Forse è in un’altra rete, o usa i dati mobili: spegnili. Le reti per gli ospiti spesso tengono separati i dispositivi: allora aiuta l’hotspot di un telefono. Se questo computer chiede il permesso di essere raggiunto, consentilo.
class-phones-lost = Questo computer non è più in quella rete. Spegni i telefoni e riaccendili.
class-phones-crowded = Un dispositivo ha provato a votare più di tre volte come se fosse telefoni diversi. I voti in più non contano.

## What a class has answered, on a sheet

class-results-once = { $votes ->
    [one] { $votes } voto.
   *[other] { $votes } voti.
} Giusti: { $first }%. **{ $answer }**
class-results-twice = { $votes ->
    [one] { $votes } voto.
   *[other] { $votes } voti.
} Giusti: { $first }%, dopo la discussione { $second }%. **{ $answer }**
class-results-slip = L’errore più comune ({ $votes }): { $slip }
class-results-sure = Sicure, ma sbagliate: { $votes }
class-results-lesson = { $lesson }, { $date }

## The window of the teacher

teacher-window = la tua finestra
teacher-now = La classe vede
teacher-now-black = La classe vede uno schermo nero. Tornerà a vedere:
teacher-now-white = La classe vede uno schermo bianco. Tornerà a vedere:
teacher-now-hidden = La classe vede (la risposta è nascosta)
teacher-now-phones = La classe vede il codice per i telefoni. Poi vedrà:
teacher-next = Poi
teacher-answer = Risposta: { $answer }
teacher-notes = Appunti
teacher-votes-later = I voti si contano mentre la classe vede le risposte.
teacher-count = Voti per { $letter }
teacher-sure = { $votes } sicure
teacher-one-less = Un voto in meno per { $letter }
teacher-one-more = Un voto in più per { $letter }
teacher-team-less = Un punto in meno per la squadra { $team }
teacher-team-more = Un punto in più per la squadra { $team }
classroom-advice-explain-again = Meno del 35% ha risposto bene: spiega ancora una volta, con altre parole.
classroom-advice-discuss = Tra il 35 e il 70% ha risposto bene: fai parlare fra loro i vicini, poi fai votare di nuovo.
classroom-advice-go-on = Più del 70% ha risposto bene: mostra la risposta e vai avanti.

## Closing the window

compose-close-asked = Questa lezione non è ancora salvata. Salvala qui sotto, oppure chiudi ancora una volta la finestra per abbandonarla.
