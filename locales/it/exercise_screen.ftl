### La finestra: esercizi di ogni forma, e la pagina che li offre.

## Gruppi di esercizi nella pagina «Esercizi»

group-auction = La dichiarazione
group-scoring = Il punteggio
group-comparison = Il confronto dei risultati
group-rubber = Il rubber bridge
group-play = Il gioco
group-rulings = Le decisioni arbitrali
group-tournament = Il torneo
screen-practice-group = Tutto
screen-practice-group-name = { $group }: tutto
screen-practice-difficulty-mixed = mista
screen-practice-skills = Scegli
screen-practice-skills-name = { $group }: scegli
practice-weakest = Che cosa conviene ripassare
practice-week =
    { $days ->
        [one] Questa settimana: un giorno di esercizi.
       *[other] Questa settimana: { $days } giorni di esercizi.
    }

## Risposte. $option è una risposta come sta sul suo pulsante; $row dice di che numero si tratta.

answer-choices-hint = Scegli tutte le risposte giuste.
answer-option-right = { $option } – giusto
answer-option-wrong = { $option } – sbagliato
answer-call-made-name = { $seat } { $call }, chiamata { $number }
answer-column-hint = Scrivi i numeri. Un campo vuoto vale 0.
answer-column-halves-hint = Scrivi i numeri, il mezzo punto così: { $example }. Un campo vuoto vale 0.
answer-row-right = { $row }: { $right }, giusto
answer-row-wrong = { $row }: hai scritto { $wrote }, ci voleva { $right }
answer-row-shown = { $row }: { $right }
answer-points = Punti
answer-points-hint = Con il segno meno se sono punti persi, per esempio −100
answer-slip-example = Per esempio: { $example }
answer-slip-read = Si legge: { $slip }
answer-slip-unread = Così non si legge ancora. Per esempio: { $example }
screen-exercise-slip-first = Scrivi prima una riga che si possa leggere.
screen-exercise-count-first = Scrivi prima un numero: 0 o più.
screen-exercise-column-first = Scrivi prima almeno un numero, in cifre.
screen-exercise-choices-first = Scegli le risposte giuste. Se non ce n’è nessuna, premi ancora Verifica.

## Figure e spiegazione

auction-decisive = { $number ->
    [one] La chiamata che decide è nel riquadro: { $calls }
   *[other] Le chiamate che decidono sono nei riquadri: { $calls }
}
table-led = attacco
explain-every-card = Perché non le altre?
