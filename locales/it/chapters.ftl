### Chapters: those that are optional, and the test at the end of each.

chapter-optional = { $chapter } (facoltativo)
chapter-is-it-played-title = La carta è giocata?

## The test. $known of $items were known, $pass of them pass it.

screen-test-title = Prova del capitolo
screen-test-state-new = { $items } domande nuove, si supera con { $pass }
screen-test-state-best = finora al massimo { $known } su { $items }
screen-test-state-passed = ✓ superata, { $known } su { $items }
screen-test-passed = Prova del capitolo superata
screen-test-passed-text = Risposte sapute senza suggerimenti: { $known } su { $items }. Avanti con il prossimo capitolo!
screen-test-missed = Serve ancora un po’ di pratica
screen-test-missed-text = Risposte sapute senza suggerimenti: { $known } su { $items }. La prova si supera con { $pass }. Esercitati un po’ e riprova: le domande saranno altre.
screen-test-again = Ripeti la prova
screen-home-chapter-finished = finito
screen-home-chapter-sealed = finito ✓ prova superata
screen-lesson-end-test = Prova del capitolo: { $items } domande
cli-test = Le domande vengono da tutto il capitolo. I suggerimenti ci sono, ma una risposta data dopo un suggerimento conta come non saputa.
cli-chapter-unknown = Non c’è un capitolo «{ $chapter }» con una prova. «arbitro lesson» li elenca.
cli-lesson-test = Adesso la prova del capitolo: { $command }
