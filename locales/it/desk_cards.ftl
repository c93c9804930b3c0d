### The ruling desk: wrong cards and boards, cards played or not, dummy, IMPs for pairs.

desk-tool-pairs = IMP a coppie
desk-tool-played = Giocata o no?
desk-tool-wrong-cards = Numero di carte sbagliato
desk-tool-wrong-board = Board sbagliato
desk-about-pairs = I risultati di un board: gli IMP contro tutti gli altri, o contro la loro media.
desk-about-played = La carta è giocata? Si può cambiare, o riprendere?
desk-about-wrong-cards = Una carta in più, una che manca, una di un altro mazzo.
desk-about-wrong-board = Carte di un altro board, o un board che non spetta a questo tavolo.

## IMPs in a pairs tournament

desk-pairs-compared = Ogni punteggio si confronta
desk-pairs-cross = con tutti gli altri
desk-pairs-butler = con la media (Butler)
desk-pairs-cross-is = { $number ->
    [one] Un tavolo solo: non c’è ancora nulla da confrontare
   *[other] { $number } tavoli: gli IMP contro tutti gli altri
}
desk-pairs-butler-is = La media per Nord-Sud è { $datum }
desk-grid-pairs = I punteggi del board con i loro IMP

## A wrong number of cards

desk-ask-cards = Che cosa non va nelle carte?
desk-cards-count = una mano ha una carta in più, un’altra una in meno
desk-cards-missing = manca una carta, e nessuno ne ha una in più
desk-cards-foreign = c’è una carta di un altro mazzo
desk-ask-count-found = Quando è stato scoperto?
desk-count-before = prima che parlasse un giocatore con la mano sbagliata
desk-count-called = dopo che uno di loro ha parlato
desk-ask-count-seen = Qualcuno ha visto una carta altrui?
desk-ask-count-playable = Si può rimediare e giocare con le stesse chiamate?
desk-ask-foreign = È stata giocata in una presa già chiusa?
desk-ask-lead-faced = L’attacco iniziale è già scoperto?
desk-ask-missing = Dov’è la carta?
desk-missing-found = si è trovata: per terra, nel board
desk-missing-lost = non si trova
desk-missing-played = fra le carte giocate: due sono andate in una presa
desk-ask-missing-role = In quale mano manca?
desk-cards-normally = Si rimettono a posto le carte; il board si gioca e vale
desk-cards-review = Il board si gioca; poi il punteggio può essere corretto
desk-cards-removed = La carta si toglie, e il resto non cambia
desk-cards-removed-review = La carta si toglie; il punteggio può essere corretto
desk-missing-restored = La carta torna nella sua mano; le chiamate restano
desk-missing-pack = Si ricompone la smazzata con un altro mazzo; le chiamate restano
desk-missing-trick = È una presa con una carta in più

## A wrong board

desk-board-hand = un giocatore ha parlato con le carte di un altro board
desk-board-players = in questo turno il board non spetta a questo tavolo
desk-ask-played-before = Uno dei quattro l’ha già giocato?
desk-ask-partner-called = Il suo compagno ha già parlato dopo?
desk-ask-board-later = E poi, quando si gioca l’altro board?
desk-board-repeats = fa la stessa chiamata
desk-board-differs = fa una chiamata di significato molto diverso
desk-board-call-again = La chiamata è annullata; il giocatore parla di nuovo con le carte giuste
desk-board-cancelled = Il board è annullato per tutte e due le coppie
desk-board-stands = Il board si gioca fino in fondo, e il punteggio vale

## Whether a card is played

desk-ask-played = Qual è la questione?
desk-played-is-it = se una carta è stata giocata
desk-played-renamed = il { -declarer } vuole una carta del morto diversa da quella nominata
desk-played-misplayed = il morto ha mosso una carta che non era stata nominata
desk-played-taken-back = se una carta si può riprendere
desk-played-declarer = del { -declarer }
desk-played-dummy = del morto
desk-played-defender = di un difensore
desk-ask-played-how = Che cosa le è successo?
desk-how-faced = è stata posata scoperta sul tavolo
desk-how-touching = era tenuta scoperta, a contatto con il tavolo
desk-how-nearly = era tenuta scoperta, appena sopra il tavolo
desk-how-held = era tenuta ferma, come una carta giocata
desk-how-moved-back = è stata mossa verso il tavolo e ripresa senza fermarsi
desk-how-partner = il compagno poteva vederla
desk-how-looked-away = il compagno poteva vederla, ma guardava altrove
desk-how-opponent = l’ha vista solo un avversario
desk-how-both-saw = l’hanno vista il { -declarer } e il morto
desk-how-said = è stata nominata come carta da giocare
desk-how-pointed = è stata indicata come carta da giocare
desk-how-touched = il { -declarer } l’ha toccata apposta
desk-how-arranging = il { -declarer } l’ha toccata ordinando le carte
desk-how-reaching = il { -declarer } l’ha toccata per prenderne un’altra
desk-how-indicated = il morto l’ha toccata senza che gli fosse chiesto
desk-how-fell = è caduta scoperta per caso
desk-how-penalty = è una carta penalizzata, e adesso tocca a lei
desk-how-fifth = è una seconda carta nella stessa presa
desk-how-fifth-led = lo stesso, ed era destinata alla presa successiva
desk-ask-named-why = Perché è stata nominata l’altra carta?
desk-named-slip = un lapsus: non l’ha mai voluta
desk-named-inattention = il { -declarer } era distratto
desk-named-thoughts = il { -declarer } ha cambiato idea
desk-ask-named-since = Chi ha giocato da allora?
desk-named-opponent = un avversario
desk-named-declarer = il { -declarer }, dall’una o dall’altra mano
desk-ask-moved-after = Chi ha giocato dopo nella presa?
desk-moved-both = un difensore, e poi il { -declarer }
desk-ask-moved-card = Che cos’era la carta sbagliata nella presa?
desk-moved-ordinary = una carta come le altre
desk-moved-lead = la carta d’attacco
desk-moved-revoke = una renonce del morto
desk-ask-ground = Perché si vuole riprenderla?
desk-ground-illegal = non era permessa, come in una renonce
desk-ground-rectification = lo richiede una rettifica
desk-ground-slip = un lapsus viene corretto in tempo
desk-ground-opponent = un avversario ha cambiato la sua carta
desk-ground-revoke = lo stesso, dopo una renonce della linea di questo giocatore
desk-ground-turn = un avversario aveva detto per errore che toccava a questo giocatore
desk-ground-lead = un avversario aveva attaccato fuori turno, e ora si fa l’attacco giusto
desk-ground-explanation = una spiegazione era sbagliata, e da allora nessuno ha giocato
desk-ground-late = una spiegazione era sbagliata, ma dopo si è già giocato
desk-ground-dummy-seen = è l’attacco dopo una spiegazione sbagliata, e il morto è già sceso
desk-ground-else = un’idea migliore, o altro
desk-card-played = La carta è giocata
desk-card-led = La carta vale come attacco nella presa successiva
desk-card-free = La carta non è giocata, e non ne segue nulla
desk-card-back = La carta torna nella sua mano
desk-card-penalty = La carta diventa penalizzata
desk-card-penalty-seen = La carta torna in mano; se il compagno poteva vederla, diventa penalizzata
desk-card-renamed = Il { -declarer } può nominare un’altra carta
desk-card-replaced = La carta torna indietro, e si gioca quella nominata

## Dummy

desk-dummy-group-helps = qualcosa per il { -declarer }, o con le carte del morto
desk-dummy-group-speaks = parla di un’irregolarità, o chiama l’arbitro
desk-dummy-group-sees = guarda una mano, o si alza
desk-dummy-group-trick = qualcosa con una presa chiusa
desk-ask-dummy-act = Che cosa di preciso?
desk-ask-dummy-second = L’aveva già detto un altro giocatore?
desk-ask-dummy-suit = Il { -declarer } trova una carta di quel seme?

## What the Director says to the players

desk-say-cards-right = Rimetto a posto le carte. Poi giocate pure il board come sempre.
desk-say-cards-review = Giocate pure il board. Poi vedrò se questo ha cambiato il risultato.
desk-say-card-away = Questa carta non è di questo mazzo. La tolgo; continuate pure.
desk-say-card-restored = Ecco la carta che mancava. Torna in mano, e tutte le chiamate restano.
desk-say-new-pack = La carta non si trova. Ricompongo la stessa smazzata, e tutte le chiamate restano.
desk-say-call-again = Quella chiamata è annullata. Prendi le carte giuste, per favore, e parla di nuovo.
desk-say-board-stands = Nessuno di voi conosce questo board. Giocatelo pure fino in fondo; il punteggio vale.
desk-say-board-cancelled = Uno di voi l’ha già giocato: il board è annullato per tutte e due le coppie.
desk-say-card-played = Quella carta è giocata e resta sul tavolo. Continuate pure.
desk-say-card-led = Quella carta è un attacco nella presa successiva. Vediamo che cosa ne segue.
desk-say-card-free = Quella carta non è stata giocata. Continuate pure.
desk-say-card-returns = La carta torna dov’era. Continuate pure.
desk-say-exposed = Lascia la carta scoperta, per favore; ti dirò quando va giocata.
desk-say-renamed = È stato un lapsus: il { -declarer } può nominare un’altra carta.
desk-say-replaced = Rimetti a posto quella carta, per favore, e gioca quella nominata.
