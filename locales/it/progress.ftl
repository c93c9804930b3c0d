### How it goes, and who learns on this computer.

## The progress page

nav-progress = Progressi
progress-title = I tuoi progressi
progress-summary = Finora hai dato { $answered ->
    [one] una risposta
   *[other] { $answered } risposte
} (sapute: { $known }); questa settimana { $week ->
    [0] ancora nessuna
   *[other] { $week } (sapute: { $week-known })
}.
progress-known-text = Una risposta saputa è una risposta giusta, data senza suggerimenti.
progress-as-table = Come tabella
progress-empty = Non hai ancora risposto a nessuna domanda. Appena ne avrai provata qualcuna, qui vedrai che cosa sai bene e che cosa conviene rivedere.
progress-empty-practise = Prova qualche domanda
progress-unasked = { $skills ->
    [one] Un argomento non è ancora capitato.
   *[other] { $skills } argomenti non sono ancora capitati.
}

## Over time

progress-by-day = Giorno per giorno
progress-by-week = Settimana per settimana
progress-time-text = Risposte sapute su cento
progress-time-soon = Dal secondo giorno in poi, qui una linea mostra come va.
progress-plot = Risposte sapute: { $first } all’inizio ({ $first-day }), { $last } alla fine ({ $last-day }), { $best } nel momento migliore.
progress-percent = { $percent }%
progress-date = { $day }/{ $month }
progress-date-year = { $day }/{ $month }/{ $year }
progress-day = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
}
progress-day-year = { $date } { $year }
progress-week-of = settimana da lunedì { $day }
progress-row-time = { $time }: risposte { $answered }, sapute { $known }, { $percent }

## Topic by topic

progress-skills = Argomento per argomento
progress-skills-text = Premi un argomento per esercitarti.
progress-mastery-text = Familiare: sapute sette delle ultime dieci risposte. Sicuro: nove su dieci. Padroneggiato: saputo ancora una volta in un ripasso successivo.
mastery-new = ancora nuovo
mastery-familiar = familiare
mastery-proficient = sicuro
mastery-mastered = padroneggiato
progress-skill = { $mastery } · sapute { $known } su { $answered }
progress-row-skill = { $skill }: risposte { $answered }, sapute { $known }, { $mastery }, prossimo ripasso: { $due }
progress-due-today = oggi
progress-column-topic = Argomento
progress-column-answered = Risposte
progress-column-known = Sapute
progress-column-mastery = Livello
progress-column-due = Prossimo ripasso
progress-column-time = Quando
progress-column-share = Percentuale
progress-slips = Le tue sviste più frequenti
progress-slip = { $times ->
    [one] **Una volta:** { $slip }
   *[other] **{ $times } volte:** { $slip }
}

## Who learns

learners-title = Chi impara qui
learners-open = Vedi l’elenco
learners-intro = Ognuno ha le sue lezioni, le sue risposte e i suoi ripassi.
learners-nav = Ora impara: { $name }. Cambia
learners-guest = Ospite
learners-guest-text = Sei qui come ospite: le tue risposte non vengono salvate, e non ci sono nomi da scegliere.
learners-none = Qui non c’è ancora nessuno. Aggiungi un nome, oppure comincia e basta.
learners-here = sta imparando ora
learners-choose = Scegli
learners-choose-name = Scegli { $name }
learners-rename = Cambia nome
learners-rename-name = Cambia il nome { $name }
learners-other-name = Il nuovo nome al posto di { $name }
learners-keep = Salva
learners-cancel = Annulla
learners-delete = Elimina
learners-delete-name = Elimina { $name }
learners-delete-title = Eliminare { $name }?
learners-delete-text = { $answers ->
    [0] Nessuna risposta andrà persa, solo i progressi nel corso.
    [one] Una risposta andrà persa per sempre, e con lei i progressi nel corso.
   *[other] { $answers } risposte andranno perse per sempre, e con loro i progressi nel corso.
}
learners-delete-advice = Per poterle ritrovare un giorno, annulla e prima salvale in un file.
learners-delete-yes = Elimina per sempre
learners-name = Un nuovo nome
learners-add = Aggiungi
learners-added = { $name } è nell’elenco e sta imparando ora.
learners-renamed = Ora il nome è { $name }.
learners-deleted = { $name } non è più nell’elenco.
learners-error-name = Un nome ha almeno una lettera, e al massimo { $most }.
learners-error-taken = Questo nome è già nell’elenco. Scegline un altro.
learners-error-gone = Questo nome non è più nell’elenco.
learners-error-unkept = Non è stato possibile salvare. Forse il disco è pieno.

## Answers in a file

learners-files = Su un altro computer
learners-files-text = Le risposte e i progressi stanno in un solo file. Un altro computer con Arbitro lo legge e aggiunge quello che ancora non ha; niente conta due volte.
kept-in-browser = Le tue risposte restano in questo browser, che può dimenticarle: Safari lo fa dopo sette giorni senza una visita.
kept-take-along = Porta con te le risposte
learners-export = Salvare in un file
learners-export-all = tutti
learners-export-path = Dove mettere il file
learners-export-do = Salva il file
learners-exported = Salvato: { $file }
learners-import = Aggiungere da un file
learners-import-path = Dove si trova il file
learners-import-do = Aggiungi il file
learners-import-drop = Puoi anche trascinare il file su questa finestra.
learners-imported = { $answers ->
    [0] Nessuna risposta nuova
    [one] È stata aggiunta una risposta
   *[other] Sono state aggiunte { $answers } risposte
}; già presenti: { $known }.
learners-imported-names = { $learners ->
    [one] Nell’elenco c’è un nome nuovo.
   *[other] Nell’elenco ci sono { $learners } nomi nuovi.
}
learners-imported-nothing = Tutto quello che c’è in questo file era già qui.
learners-no-path = Scrivi prima il percorso del file.
learners-error-exists = C’è già un file { $file }. Resta com’è: scegli un altro nome.
learners-error-unwritten = Il file { $file } non si può scrivere. Controlla che la cartella esista e che tu possa salvarci qualcosa.
learners-error-no-file = Non c’è nessun file { $file }. Controlla il percorso.
learners-error-too-large = Il file { $file } è troppo grande. Non è stato aggiunto nulla.
learners-error-foreign = Il file { $file } non è stato salvato da Arbitro. Non è stato aggiunto nulla.
learners-error-newer = Il file { $file } è stato salvato da una versione più recente di Arbitro. Prima aggiorna Arbitro su questo computer.
learners-error-damaged = Il file { $file } è danneggiato. Non è stato aggiunto nulla.
learners-error-unread = In questo momento il file { $file } non si può leggere. Controlla di poterlo aprire e che ci sia posto sul disco.
learners-error-no-history = Da { $file } non è stato aggiunto nulla: in questo momento qui non si salvano risposte.
