### What a revoke costs in the end.

kind-revoke_equity = La renonce: il prezzo basta?
skill-revoke-equity = quante prese c’erano senza la renonce
skill-revoke-adjustment = quando l’arbitro corregge il punteggio dopo una renonce
remember-revoke-equity = prima le prese trasferite; poi si gioca di nuovo il resto dalla renonce in poi, con una carta che risponde a colore.
remember-revoke-adjustment = gli avversari ricevono le prese trasferite, o quello che avrebbero vinto senza la renonce: quel che è di più, mai tutte e due le cose.
exercise-revoke_equity = Senza la renonce, quante delle prese mostrate avrebbe vinto { $side }, con il gioco migliore di tutti?
working-best-line = Il gioco migliore senza la renonce:
exercise-revoke_equity-adjusted = Con le prese trasferite { $side } ha { $number } di queste { $of } prese. L’arbitro corregge il punteggio?
option-equity-adjusted = Sì: senza la renonce sarebbero state di più
option-equity-enough = No: senza la renonce non sarebbero state di più
option-equity-never = No: oltre alle prese trasferite non c’è mai nient’altro
exercise-revoke_equity-final = Quante di queste prese riceve alla fine { $side }?
reason-revoke-transfer-enough = Con le prese trasferite questa linea ne ha almeno quante senza la renonce. Quelle in più non si tolgono.
reason-revoke-transfer-too-little = Senza la renonce questa linea ne avrebbe vinte di più. L’arbitro corregge il punteggio, anche se nessuna presa viene trasferita.
reason-revoke-best-play = L’arbitro valuta che cosa sarebbe successo. Qui la valutazione è il gioco migliore di tutti, a carte viste.
slip-revoke-result-kept = questo è il risultato al tavolo, con la renonce dentro.
slip-revoke-transfer-added = queste sono le prese al tavolo con quelle trasferite. Gioca di nuovo le carte senza la renonce.
slip-revoke-adjusted-for-nothing = riconta: senza la renonce non sarebbero state di più.
slip-revoke-harm-overlooked = riconta: senza la renonce sarebbero state di più.
slip-revoke-transfer-is-all = le prese trasferite sono il minimo. Se il danno è maggiore, l’arbitro corregge il punteggio.
slip-revoke-both-given = il risultato senza la renonce non si somma alle prese trasferite: conta il migliore dei due.
slip-revoke-transfer-taken-back = quello che è trasferito resta, anche se è più di quanto ci sarebbe stato senza la renonce.
