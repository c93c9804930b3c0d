# Dare ad altri un link a ciò che è sullo schermo.

share-open = Condividi il link
share-title = Condividi il link
share-text = Chi apre questo link vede questa pagina nel proprio browser.
share-lesson-text = In questo link c’è tutta la lezione: chi lo apre può seguirla subito. Su internet non è conservata da nessuna parte, quindi tieni da parte il link.
share-link = Il link
share-copy = Copia il link
share-copied = Ora incolla il link in un’e-mail o in un messaggio. Se compare qualcos’altro, seleziona il link qui sopra e copialo con { $ctrl }+C.
share-code = Il link come codice QR
share-code-text = Oppure fai inquadrare questo codice con la fotocamera di un telefono o di un tablet.
share-no-code = Il link è troppo lungo per un codice leggibile dai telefoni. Mandalo per e-mail o in un messaggio.
share-file = Lezione nel link
share-unread = Questo link non si può leggere: forse non è completo. Copialo per intero, oppure chiedi che ti sia mandato di nuovo.
