### Fogli da stampare: esercizi con le soluzioni, il cartoncino dei punti, la tabella dei punteggi.

## Su ogni pagina

sheet-page = Pagina { $page } di { $pages }

## Fogli di esercizi

sheet-name = Nome
sheet-date = Data
sheet-look-up = Ogni esercizio ha un codice sul margine destro. Scrivilo in Arbitro, alla pagina «{ screen-practice-title }»: lì puoi rispondere, e Arbitro giudica la risposta e spiega il perché.
sheet-key = Soluzioni: { $title }
sheet-call-number = Numero della chiamata
sheet-points = Punti
sheet-mark-calls = Segna tutte le chiamate giuste.
sheet-mark-cards = Segna tutte le carte giuste.

## Il cartoncino dei punti

sheet-card-title = I punti del duplicato in una pagina
sheet-card-file = cartoncino-dei-punti
sheet-card-tricks = Punti per ogni presa licitata e fatta
sheet-card-first-trick = { $strain }, la prima presa
sheet-card-next-trick = { $strain }, ogni presa successiva
sheet-card-premiums = Premi per il contratto mantenuto
sheet-card-game-is = Per la manche servono almeno { $points } punti per le prese nel contratto. Senza contro bastano: { $contracts }.
sheet-card-slam = Chi mantiene uno slam riceve anche il premio di manche.
sheet-card-overtricks = Punti per ogni presa in più
sheet-card-undertricks = Punti persi per ogni presa in meno
sheet-card-imps = A squadre: gli IMP secondo la differenza
sheet-card-difference = Da
sheet-card-imp = IMP
sheet-card-matchpoints = A coppie: i match point
sheet-card-matchpoints-text = Per ogni risultato superato una coppia riceve { $win }; per ogni risultato uguale, { $tie }.
sheet-card-boards = Mazziere e zona
sheet-card-boards-how = Numero del board, mazziere, chi è in zona. Il board { $again } è come il board 1, e così via.
sheet-card-both = tutti

## La tabella dei punteggi

sheet-table-title = Tutti i punteggi del duplicato
sheet-table-file = tabella-dei-punteggi
sheet-table-made = Contratti mantenuti
sheet-table-how = La prima colonna dà il livello e le prese in più: 3+1 è un contratto a livello tre mantenuto con una presa in più. In ogni gruppo di colonne: { doubling-undoubled } (–), { doubling-doubled } (X), { doubling-redoubled } (XX).
sheet-table-down = Contratti caduti
sheet-table-down-how = La prima colonna dà il numero delle prese in meno. Qui la denominazione non fa differenza.

## Nel terminale

cli-sheet-written = Scritto: { $file }
cli-sheet-again = Per rifare lo stesso foglio: { $option }
sheet-error-exists = Il file { $file } esiste già e non è stato scritto nulla.
sheet-error-same-file = Esercizi e soluzioni non possono stare tutti e due in { $file }.
sheet-error-not-written = Non è stato possibile scrivere il file { $file }. La cartella esiste, e ci puoi scrivere?
sheet-error-not-made = Non è stato possibile comporre le pagine.
sheet-error-empty = Questa lezione non fa domande: non c’è nulla da stampare.
cli-sheet-force = Con --force viene sostituito.
cli-sheet-unknown = Non c’è né una lezione né un argomento «{ $name }».

## La pagina «Foglio di esercizi»

screen-sheet-title = Foglio di esercizi
screen-sheet-intro = Esercizi su fogli A4, con le soluzioni spiegate. Ognuno ha il suo codice, per ritrovarlo in Arbitro.
screen-sheet-what = Su che cosa
screen-sheet-lesson = Una lezione
screen-sheet-topic = Un argomento
screen-sheet-whole-group = tutto
screen-sheet-choose-lesson = Scegli prima una lezione.
screen-sheet-items = Quanti esercizi al massimo
screen-sheet-language = Lingua
screen-sheet-second = Seconda lingua, più piccola
screen-sheet-key = Le soluzioni
screen-sheet-key-inside = in fondo allo stesso file
screen-sheet-key-apart = in un file a parte
screen-sheet-path = Dove metterlo
screen-sheet-make = Prepara il foglio
screen-sheet-made = Fatto: { $file }
screen-sheet-no-path = Scrivi prima dove mettere il file.
screen-sheet-more = Altro da stampare
screen-sheet-more-text = Per il tavolo, come file nella stessa cartella.
screen-sheet-more-text-here = Per il tavolo, ognuno in un file a parte.
screen-sheet-card = Cartoncino dei punti
screen-sheet-table = Tabella dei punteggi
sheet-key-file = { $name }-soluzioni
