### Contested claims.

kind-contested_claim = Richieste di prese contestate
skill-claim-tricks = quante prese porta una richiesta contestata
skill-claim-rule = quale regola decide una richiesta contestata
remember-claim-tricks = l’arbitro immagina tutte le linee di gioco normali compatibili con quello che è stato detto, anche quelle distratte. Conta la peggiore; nulla viene tolto per punizione.
remember-claim-rule = quello che non è stato detto non viene concesso: né battere un atout, né un’impasse che per caso riesce, né l’ordine fortunato dei semi.

## The story

scene-claim-lead = Tocca a { $seat } attaccare.
scene-claims-all = { $seat } richiede tutte le prese che restano ({ $number }).
scene-claims-some = { $seat } richiede { $number } delle { $of } prese che restano.
scene-concedes-all = { $seat } concede tutte le prese che restano ({ $of }).
scene-claim-silent = { $seat } non dice come le giocherà.
scene-claim-trumps = { $seat } dice: «Batto gli atout».
scene-claim-then-trumps = «Poi batto gli atout».
scene-claim-cash = { $seat } dice: «Gioco { $suit } dall’alto».
scene-claim-then-cash = «Poi { $suit } dall’alto».
scene-claim-play = { $seat } dice: «Gioco { $card }».
scene-claim-then-play = «Poi { $card }».
scene-claim-finesse = { $seat } dice: «Faccio l’impasse con { $card }».
scene-claim-then-finesse = «Poi faccio l’impasse con { $card }».
scene-claim-ruff = { $seat } dice: «Taglio una carta di { $suit }».
scene-claim-then-ruff = «Poi taglio una carta di { $suit }».
scene-claim-shown-out = { $seat } in una presa precedente non ha risposto a colore. Tutti sanno che non ha più: { $suits }.
scene-claim-contested = Gli avversari non sono d’accordo, e l’arbitro vede tutte le carte.

## The questions

exercise-contested_claim = Quante di queste prese assegna l’arbitro a { $side }?
count-tricks-awarded = Prese
exercise-contested_claim-why = { $side }: { $number ->
    [one] una presa
   *[other] { $number } prese
}. Quale regola decide?
option-claim-stands = Nessun gioco normale perde una presa richiesta
option-claim-concession = Nessun gioco normale perde la presa concessa
option-claim-too-many = Comunque si giochi, le prese non sono così tante
option-claim-stated-line = Vale il gioco annunciato, anche se un altro avrebbe funzionato
option-claim-trump-out = Un atout di cui non si è parlato può vincere una presa
option-claim-which-way = Nessuno ha detto se fare l’impasse o giocare dall’alto
option-claim-partner = Il compagno del difensore che richiede può giocare altro
option-claim-other-line = L’ordine del gioco è rimasto aperto, e con un altro le prese sono di meno

## The reasons

working-claim-line = Un gioco normale che non vince di più:
working-claim-trick = Presa { $trick }: { $seat } attacca con { $first }, poi { $second }, { $third }, { $fourth }. Vince { $winner }.
reason-claim-doubt = Un punto dubbio si decide contro chi ha fatto la richiesta.
reason-claim-stands = Nessun gioco normale perde una presa richiesta: la richiesta vale.
reason-claim-concession-cancelled = Una presa che nessun gioco normale può perdere non si perde concedendola.
reason-claim-too-many = Comunque si giochi, non si vincono tante prese quante ne sono state richieste.
reason-claim-stated-line = Chi richiede è legato a ciò che ha detto. Un altro gioco non è accettato al suo posto, anche se avrebbe vinto di più.
reason-claim-trump-out = C’è ancora fuori un atout, chi ha richiesto non ne ha parlato, e con un gioco normale quell’atout vince una presa.
reason-claim-which-way = Un gioco che riesce solo se una certa carta è da un avversario e non dall’altro va annunciato con la richiesta, a meno che le carte giocate non abbiano mostrato chi ce l’ha.
reason-claim-partners-choice = La richiesta di un difensore non può dipendere dal fatto che il compagno scelga bene fra più giocate normali.
reason-claim-other-line = Un gioco non annunciato non è accettato se un altro gioco normale vince meno prese.

## The slips

slip-claim-taken-as-said = a una richiesta non si crede e basta: cerca un gioco distratto che perda una presa.
slip-claim-best-line-granted = questo è il gioco migliore. Nessuno l’ha annunciato: conta il peggiore fra quelli normali.
slip-claim-concession-stands = una presa che non si può perdere viene restituita, anche se era stata concessa.
slip-claim-loses-everything = una richiesta sbagliata non costa tutto: restano le prese che ogni gioco normale vince.
slip-claim-trick-as-penalty = per una richiesta sbagliata non c’è punizione: si perde solo ciò che perde un gioco normale.

## Mistakes in lessons

lesson-error-claim-cards = in una richiesta tutti hanno lo stesso numero di carte, da una a cinque: guarda { $found }
lesson-error-claim-by-dummy = { $found } è il morto, e il morto non fa richieste
lesson-error-claim-tricks = { $found } prese sono più delle carte rimaste
lesson-error-claim-shown-out = { $found }: questo giocatore ha ancora una carta di quel seme
