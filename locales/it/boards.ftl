### Boards from PBN files: what was read, what was left out and why.

pbn-read = { $file }: { $boards ->
    [one] { $boards } board letto
   *[other] { $boards } board letti
}, { $auctions } con la dichiarazione completa, { $outcomes } con il risultato.
pbn-unreadable = { $file }: il file non si può leggere.

pbn-left-out-board = { $board ->
    [none] Questo board viene escluso.
   *[other] Il board { $board } viene escluso.
}
pbn-left-out-condition = { $board ->
    [none] Questo board resta.
   *[other] Il board { $board } resta.
}
pbn-left-out-auction = { $board ->
    [none] Questo board resta, ma senza la dichiarazione.
   *[other] Il board { $board } resta, ma senza la dichiarazione.
}
pbn-left-out-outcome = { $board ->
    [none] Questo board resta, ma senza contratto e risultato.
   *[other] Il board { $board } resta, ma senza contratto e risultato.
}
pbn-left-out-play = { $board ->
    [none] Questo board resta, ma senza il gioco.
   *[other] Il board { $board } resta, ma senza il gioco.
}
pbn-left-out-line = Questa riga viene esclusa.

pbn-skipped-too-large = Il file supera 8 MiB, molto più di quanto serve a un torneo. Esporta un solo torneo, oppure dividi il file.
pbn-skipped-not-text = Questo non è un testo PBN: contiene caratteri che nessun file PBN ha. Esporta di nuovo i board in PBN, oppure salva il file come testo UTF-8.
pbn-skipped-too-many-boards = Il file ha più di { $most } board. Il resto non è stato letto.
pbn-skipped-too-many-damaged = Il file ha più di { $most } righe rovinate. Le altre non sono elencate.
pbn-skipped-no-boards = In questo file non ci sono board.
pbn-skipped-comment-open = Qui comincia un commento tra parentesi graffe che non finisce mai.
pbn-skipped-tag = Comincia con una parentesi quadra, ma non si può leggere.
pbn-skipped-no-deal = Manca la smazzata.
pbn-skipped-deal = «{ $text }» non è una smazzata di quattro mani.
pbn-skipped-hands-unknown = Alcune mani non sono indicate.
pbn-skipped-card-unknown = «{ $text }» non è una carta.
pbn-skipped-card-twice = La carta { $card } compare due volte.
pbn-skipped-card-count = { $count ->
    [one] { $seat } ha { $count } carta invece di 13.
   *[other] { $seat } ha { $count } carte invece di 13.
}
pbn-skipped-dealer = «{ $text }» non è un posto. Il mazziere si ricava dalla dichiarazione o dal numero del board.
pbn-skipped-vulnerability = «{ $text }» non indica una zona. Vale quella che spetta al numero del board.
pbn-skipped-auction-seat = «{ $text }» non è un posto: non si sa chi parla per primo.
pbn-skipped-other-dealer = Il mazziere è { $dealer }, ma il primo a parlare è { $first }.
pbn-skipped-call = La chiamata numero { $number }, «{ $text }», non è una chiamata.
pbn-skipped-irregular-call = La chiamata numero { $number } è segnata come irregolare.
pbn-skipped-illegal-call = La chiamata numero { $number }, { $call }, in quel punto non è permessa. { $reason }
pbn-skipped-contract = «{ $text }» non è un contratto.
pbn-skipped-declarer = «{ $text }» non è un posto: non si sa chi era il { -declarer }.
pbn-skipped-declarer-swapped = Il { -declarer } e il morto si erano scambiati i ruoli.
pbn-skipped-result = «{ $text }» non è un numero di prese da 0 a 13.
pbn-skipped-all-passed = Nella dichiarazione tutti sono passati, ma è scritto un contratto.
pbn-skipped-other-contract = La dichiarazione finisce in { $contract } giocato da { $seat }, ma è scritto un contratto diverso.
pbn-skipped-play-seat = «{ $text }» non è chi attacca, quindi non si sa chi ha giocato quale carta.
pbn-skipped-played-card = La carta numero { $number } del gioco, «{ $text }», non è una carta.
pbn-skipped-illegal-card = La carta numero { $number } del gioco, { $card }, in quel punto non si può giocare. { $reason }
pbn-skipped-other-tricks = Nel gioco il { -declarer } ha fatto { $won } prese, ma è scritto un risultato diverso.

screen-boards-path = Esercitati sui tuoi board: il percorso di un file PBN
screen-boards-choose = Esercitati sui tuoi board: scegli un file PBN.
screen-boards-open = Apri i board
screen-boards-drop = Puoi anche trascinare il file su questa finestra. I tuoi board restano in uso finché non chiudi il programma.
screen-boards-drop-here = Puoi anche trascinare il file su questa pagina. I tuoi board restano in uso finché non chiudi Arbitro.
screen-boards-close = Torna ai board del programma
screen-boards-more = { $number ->
    [one] E un’altra nota.
   *[other] E altre { $number } note.
}
