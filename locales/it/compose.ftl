# Comporre lezioni, e la cartella delle lezioni.

compose-title = Componi una lezione
compose-language = Lingua del tuo testo
compose-lesson-title = Titolo della lezione
compose-length =
    { $steps ->
        [0] Ancora nessuna tappa
        [one] { $steps } tappa, circa { $minutes } min
       *[other] { $steps } tappe, circa { $minutes } min
    }
compose-add-exercises = Aggiungi esercizi
compose-add-boards = Board di ieri sera
compose-add-words = Aggiungi un testo tuo
compose-add-notes = Aggiungi appunti per te
compose-add-deal = Aggiungi una smazzata
compose-add-table = Aggiungi un tavolo
compose-add = Aggiungi
compose-short-exercises = Esercizi
compose-short-boards = Board di ieri sera
compose-short-words = Testo
compose-short-notes = Appunti
compose-short-deal = Smazzata
compose-short-table = Tavolo
compose-unnamed-words = Ancora senza testo
compose-unnamed-deal = Quattro mani
compose-unnamed-table = Tavolo con una presa
compose-save = Salva la lezione
compose-empty = Qui compariranno, in ordine, le tappe della lezione.
compose-nothing-chosen = Aggiungi esercizi, board o un testo tuo. Poi scegli una tappa per guardarla.
compose-move-hint = Sposta una tappa con il mouse, con i suoi pulsanti, o con Alt e le frecce.
compose-step-spoken = Tappa { $number }. { $what } { $about }
compose-kept = tenuto
compose-restore = Rimetti la tappa tolta
compose-swap-others = Cambia tutti gli esercizi non tenuti
compose-form = Che cosa si fa dell’esercizio
compose-form-ask = Domanda
compose-form-vote = Votazione
compose-form-worked = Esempio svolto
compose-form-complete = Completa l’ultimo passaggio
compose-form-practise = Esercitazione
compose-form-say = Testo
compose-form-notes = Appunti per chi insegna
compose-form-show = Figura
compose-form-check = Posizione verificata
compose-form-recap = Ripasso
compose-fresh =
    { $items ->
        [one] { $items } esercizio nuovo
       *[other] { $items } esercizi nuovi
    }
compose-swap = Un altro esercizio
compose-keep = Tieni questo
compose-up = Sposta su
compose-down = Sposta giù
compose-remove = Togli
compose-words = Il tuo testo
compose-words-hint = Una riga vuota comincia un capoverso. Le parole fra **due asterischi** diventano in grassetto. {"{1S}"} diventa una licita, scritta con le lettere di chi legge. Se una lingua resta vuota, si vede il testo di un’altra.
compose-words-of-program = Questo testo è di Arbitro, in ogni lingua. Quello che scrivi qui ne prende il posto.
compose-deal = Le quattro mani, come le scrive PBN
compose-deal-hint = Un giocatore e due punti, poi quattro mani in senso orario, ciascuna di tredici carte: picche, cuori, quadri e fiori, separate da punti. Puoi copiare la smazzata da un file PBN.
compose-table-declarer = Chi gioca il contratto
compose-table-player = A chi tocca
compose-table-hand = Le carte di questo giocatore
compose-table-dummy = Le carte del morto
compose-table-trick = Le carte della presa, prima quella d’attacco
compose-table-trumps = Atout
compose-table-hint = Scrivi le carte separate da spazi, ognuna con la lettera inglese del seme e poi il valore: SA, H10, C5. Nessuna carta può comparire due volte, e in una presa ce ne sono al massimo quattro.
compose-preview = Come verrà chiesto, con la risposta
compose-next-part = Prossima domanda di questo esercizio

compose-topics-intro = Scegli uno o più tipi di esercizio. Arbitro ne propone di diversi, dai facili ai difficili.
compose-how-many = Quanti esercizi
compose-pick-first = Apri un argomento qui sotto e scegli un tipo di esercizio.
compose-propose = Proponi { $items } esercizi
compose-group-picked = { $group } ({ $number } scelti)

compose-boards-intro = Prendi board giocati davvero: il file PBN di un torneo. Puoi anche trascinarlo nella finestra.
compose-boards-path = Dove si trova il file PBN
compose-boards-read = { $file }: { $boards ->
        [0] nessun board
        [one] un board
       *[other] { $boards } board
    }
compose-boards-asking = Che cosa chiedere sui board
compose-boards-score = Punteggio
compose-boards-contract = Contratto, { -declarer }, morto, chi attacca
compose-boards-declarer = Chi è il { -declarer }
compose-boards-lead = Chi attacca
compose-boards-matchpoints = Match point dei tavoli
compose-boards-first = Che cosa si vede prima della domanda
compose-boards-first-hands = Le quattro mani
compose-boards-first-board = Solo il board
compose-boards-none = Per questa domanda il file non dice abbastanza. Scegline un’altra.
compose-boards-pick = Scegli i board per la lezione.
compose-board-number = Vai a un board: scrivi il suo numero
compose-board-find = Vai
compose-board-nowhere = Nessun board con il numero { $number } è adatto a questa domanda.
compose-boards-add =
    { $items ->
        [one] Aggiungi un esercizio
       *[other] Aggiungi { $items } esercizi
    }
compose-board = Board { $board }, mazziere { $dealer }
compose-board-vulnerable = { $side } in zona
compose-board-result = { $slip }
compose-board-played = { $slip } giocato da { $seat }
compose-board-tables = { $tables } tavoli

compose-save-intro = La lezione diventa un file che puoi dare ad altri, tenere su una chiavetta o cambiare con un qualunque programma per testi semplici.
compose-path = Dove salvare il file
compose-save-do = Salva
compose-open-file = Apri un’altra lezione
compose-saved = Salvata: { $file }
compose-saved-copy = Salvata: { $file }. Quello che c’era prima in quel file resta in una copia: { $copy }
compose-exists = C’è già un file: { $file }. Non è stato cambiato nulla.
compose-replace = Sostituisci quel file
compose-not-written = Non è stato possibile scrivere il file: { $file }. Controlla che la cartella esista e che tu possa scriverci.
compose-too-long = Non è stato salvato nulla: la lezione è troppo lunga per un solo file. Accorcia i testi, o fanne due lezioni.
compose-not-kept = Non è stato salvato nulla: quello che c’è in { $file } sarebbe andato perso, e non è stato possibile farne una copia lì accanto. Salva la lezione in un altro posto.
compose-not-kept-full = Non è stato salvato nulla: quello che c’è in { $file } sarebbe andato perso, e sul disco non c’è spazio per farne una copia. Libera dello spazio, oppure salva la lezione in un altro posto.
compose-not-kept-forbidden = Non è stato salvato nulla: quello che c’è in { $file } sarebbe andato perso, e in quella cartella non hai il permesso di metterne una copia. Salva la lezione in un altro posto.
compose-not-read = Questo file non si può cambiare qui, perché contiene un errore: { $file }
compose-unsaved = Questa lezione non è ancora salvata. Salvala prima, oppure abbandonala per cambiare { $file }.
compose-unsaved-new = Questa lezione non è ancora salvata. Salvala prima, oppure abbandonala per cominciarne un’altra.
compose-edit-anyway = Abbandonala
compose-no-path = Scrivi prima dove salvare la lezione.
compose-unfinished-no-title = Prima dai un titolo alla lezione.
compose-unfinished-no-steps = La lezione non ha ancora tappe. Aggiungi un esercizio o un testo tuo.
compose-unfinished-too-many-steps = La lezione è troppo lunga. Togli qualche tappa, o fanne due lezioni.
compose-try = Segui questa lezione
compose-project = Mostra alla classe
compose-new = Comincia un’altra lezione
compose-file-help =
    Una lezione per Arbitro. Ogni riga sotto «steps» è una tappa: cambia, sposta o togli le righe come vuoi.
    I testi sono scritti per lingua: it, fr, de, en. Le risposte non si scrivono: le trova Arbitro.
    Per controllare questo file: arbitro check seguito dal suo nome.

folder-title = La tua cartella di lezioni
folder-intro = Apri una cartella che contiene lezioni. Quando un file viene salvato, Arbitro mostra subito la nuova versione.
folder-path = Dove si trova la cartella
folder-open = Apri la cartella
folder-close = Chiudila
folder-compose = Componi una lezione
folder-read = { $folder }: { $lessons ->
        [0] ancora nessuna lezione
        [one] una lezione
       *[other] { $lessons } lezioni
    }
folder-missing = Questa cartella non si trova: { $folder }. Appena ci sarà, compariranno le sue lezioni.
folder-gone = Per ora la cartella non c’è più: { $folder }. Le sue lezioni restano qui, e Arbitro riprende appena la cartella torna.
folder-too-much = La cartella { $folder } contiene troppe cose perché Arbitro possa guardarle tutte. Qualche lezione può mancare: apri una cartella in cui ci siano solo lezioni.
folder-last-good = Resta in uso l’ultima versione buona.
folder-more-warnings = { $more ->
    [one] e un altro avvertimento
   *[other] e altri { $more } avvertimenti
}
folder-by-name = Finché non si corregge l’errore, le lezioni sono ordinate per nome del file.
folder-not-in-order = Non indicate in course.ron
folder-deleted = Questo file è stato cancellato. La lezione resta qui finché non chiudi la cartella.
folder-take = Segui
folder-project = In classe
folder-edit = Cambia
