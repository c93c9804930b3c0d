### Changing a call (Law 25), and comparing a call with the one it replaces (Law 23).

kind-change_of_call = Cambiare una chiamata
kind-comparable_call = Chiamate comparabili
skill-change-of-call = quando si può cambiare una chiamata
skill-comparable-call = quando una chiamata è comparabile
remember-change-of-call = uno sbaglio di mano si corregge finché il compagno non parla. Per un ripensamento serve il consenso dell’avversario di sinistra.
remember-comparable-call = quasi lo stesso significato, meno mani, o la stessa domanda: basta una delle tre cose.

## change_of_call. $seat has called and would rather have called $call; in the options $seat sits on the left.

scene-change-slip = { $seat } se ne accorge e dice subito: «Volevo { $call }». L’arbitro accerta che ha sbagliato soltanto la mano.
scene-change-mind = { $seat } ci ripensa: «Meglio { $call }». L’arbitro accerta che la prima chiamata era voluta.
exercise-change_of_call = Che ne è della prima chiamata ({ $call })?
option-change-corrected = Al suo posto va { $call }
option-change-stands = È valida, e nessuno può cambiarla
option-change-unless-accepted = È valida, a meno che { $seat } non accetti { $call }
option-change-unless-either = È valida, a meno che un avversario, l’uno o l’altro, non accetti { $call }
slip-change-slip-stands = una chiamata mai voluta si corregge, anche se è già sul tavolo.
slip-change-limit-is-next-call = il limite è la chiamata seguente del compagno; quella dell’avversario di sinistra non conta.
slip-change-needs-consent = uno sbaglio di mano si corregge senza il consenso di nessuno.
slip-change-after-partners-call = quando il compagno ha parlato, anche uno sbaglio di mano resta com’è.
slip-change-of-mind-is-free = una chiamata voluta, fosse anche per un attimo, non è uno sbaglio di mano: decide l’avversario di sinistra.
slip-change-never-accepted = l’avversario di sinistra può accettare la seconda chiamata.
slip-change-slip-restricts-lead = uno sbaglio di mano corretto non ha conseguenze, nemmeno per l’attacco.
slip-change-comparable-restricts-lead = se le due chiamate sono comparabili, l’attacco resta libero.

## comparable_call. What the withdrawn and the new call of $seat mean, in a table of three columns.

scene-call-withdrawn = La chiamata di { $seat }, { $call }, è stata annullata.
scene-call-new = Al suo posto { $seat } ora dice { $call }.
exercise-comparable_call = Com’è la nuova chiamata rispetto a quella ritirata?
option-comparable-similar = Significa lo stesso, o quasi
option-comparable-subset = Mostra meno mani, tutte già possibili prima
option-comparable-purpose = Fa la stessa domanda
option-comparable-none = Niente di tutto questo: non è comparabile
meaning-title = Che cosa significano le due chiamate
meaning-column = Accordo
meaning-withdrawn = Ritirata
meaning-new = Nuova
meaning-call = Chiamata
meaning-points = Punti
meaning-asks = Chiede
meaning-asks-nothing = nulla
meaning-asks-majors = un seme maggiore quarto
meaning-asks-stopper = un fermo
meaning-asks-aces = gli assi
meaning-any = qualsiasi
meaning-least = { $least } o più
meaning-most = al massimo { $most }
meaning-range = da { $least } a { $most }
reason-comparable-similar = La nuova chiamata significa lo stesso di quella ritirata, o quasi: è comparabile.
reason-comparable-subset = Ogni mano mostrata dalla nuova chiamata era possibile anche dopo quella ritirata: è comparabile.
reason-comparable-purpose = Le due chiamate fanno la stessa domanda: la nuova è comparabile.
reason-not-comparable = La nuova chiamata non è né quasi uguale né più precisa, e non fa la stessa domanda: non è comparabile.
reason-comparison-modelled = Fin dove arrivi il «quasi» lo giudica l’arbitro. Qui si ammette una differenza di tre punti, o di una carta in un seme, a ciascun estremo.
slip-comparable-must-be-the-same = il significato non deve essere proprio identico: una piccola differenza è ammessa.
slip-narrower-not-comparable = una chiamata che restringe soltanto le mani possibili è comparabile.
slip-same-question-not-comparable = una chiamata che fa la stessa domanda è comparabile, qualunque sia il suo nome o livello.
slip-wider-is-subset = la più ristretta dev’essere la nuova chiamata; qui mostra mani che quella ritirata non mostrava.
slip-comparable-by-name = conta il significato, non il nome della chiamata, e qui i due significati sono troppo lontani.
slip-any-question-same-purpose = chi fa un’altra domanda non ha lo stesso scopo.
slip-similar-is-subset = la nuova chiamata mostra anche qualche mano che quella ritirata non mostrava: è quasi uguale, ma non ne è una parte.
slip-subset-is-similar = ogni mano della nuova chiamata era già possibile e nessuna si è aggiunta: le mani sono una parte di quelle di prima.
slip-no-question-same-purpose = queste chiamate descrivono una mano, non fanno la stessa domanda.
