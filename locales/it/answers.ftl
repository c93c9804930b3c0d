## Forme di risposta

explain-remember = Ricorda: { $rule }
decimal-mark = ,
cli-expect-choices = Scrivi i numeri di tutte le risposte giuste, separati da spazi; 0 per nessuna.
cli-expect-call-made = Scrivi il numero di una chiamata.
cli-expect-column = Scrivi { $rows } numeri separati da spazi, uno per riga; un trattino se la riga è vuota.
cli-expect-slip = Scrivi una riga dello score, per esempio { $example }.
cli-expect-count = Scrivi un numero: 0 o più.
answer-call-made-hint = Scegli la chiamata nella dichiarazione.
answer-slip = Come si scrive sullo score
