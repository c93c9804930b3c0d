### Esercizi sulle carte: rispondere a colore, vincere una presa, nominare una carta del
### morto, quando una carta è giocata, e articoli che si contraddicono.

## Kinds and skills

kind-legal_cards = Quali carte si possono giocare?
kind-trick_winner = Di chi è la presa?
kind-who_leads_next = Chi attacca dopo?
kind-dummys_card = Quale carta gioca il morto?
kind-is_it_played = La carta è giocata?
kind-which_article_is_right = Quale dei due testi ha ragione?

skill-follow-suit = rispondere a colore
skill-trick-winner-notrump = di chi è la presa a senza atout
skill-trick-winner-ruff = di chi è la presa con gli atout
skill-lead-to-next-trick = chi attacca nella presa successiva
skill-dummy-designation = nominare una carta del morto
skill-declarer-card-played = quando la carta del { -declarer } è giocata
skill-card-played = quando la carta del morto o di un difensore è giocata
skill-common-errors = errori che si leggono spesso

remember-follow-suit = chi ha carte del seme d’attacco ne gioca una; chi non ne ha gioca quello che vuole.
remember-trick-winner-notrump = vince la carta più alta del seme d’attacco; gli altri semi non vincono mai.
remember-trick-winner-ruff = vince l’atout più alto; se nella presa non ci sono atout, la carta più alta del seme d’attacco.
remember-lead-to-next-trick = attacca la mano che ha vinto la presa; le carte del morto le sceglie il { -declarer }.
remember-dummy-designation = un seme da solo vuol dire la carta più bassa; una carta si nomina con valore e seme.
remember-dummy-designation-high-low = «alta» e «bassa» indicano la carta più alta e la più bassa di un seme: quello nominato, o altrimenti il seme d’attacco.
remember-dummy-designation-win = «prendi» vuol dire la carta più bassa che vince di sicuro; se non ce n’è, il { -declarer } deve nominare una carta.
remember-dummy-designation-rank = un valore da solo vale per il seme con cui il morto ha appena vinto la presa, oppure per l’unica carta di quel valore che si può giocare; se sono più d’una, il { -declarer } deve dire quale.
remember-dummy-designation-void = nominare una carta che il morto non ha, o che non può giocare, non vale: il { -declarer } ne nomina un’altra.
remember-dummy-designation-anything = chi dice «gioca quello che vuoi» lascia scegliere la carta del morto all’uno o all’altro difensore.
remember-dummy-designation-meant = quello che il { -declarer } intendeva, se è fuori discussione, conta più delle parole.
remember-declarer-card-played = la carta del { -declarer } è giocata se è tenuta scoperta e tocca il tavolo, o quasi, se è tenuta come una carta già giocata o se è nominata; se è soltanto vista, o cade inavvertitamente, torna in mano.
remember-declarer-card-played-fifth-card = una seconda carta del { -declarer } nella stessa presa torna in mano, a meno che l’arbitro non la consideri un attacco.
remember-card-played = la carta del difensore è giocata se il compagno poteva vederla; quella del morto se il { -declarer } la nomina.
remember-card-played-slip-of-tongue = un lapsus si può correggere fino alla prossima carta del { -declarer }; una distrazione o un ripensamento no.
remember-card-played-dropped = una carta caduta inavvertitamente non è giocata; quella di un difensore diventa penalizzata se il compagno poteva vederla.
remember-card-played-fifth-card = una seconda carta nella stessa presa non è giocata, a meno che per l’arbitro sia un attacco; quella di un difensore diventa una carta penalizzata.
remember-card-played-dummy-acts = che cosa gioca il morto lo decide il { -declarer }: il morto non muove altre carte e non ne indica nessuna.
remember-common-errors = quello che leggi, provalo su una smazzata e controllalo nel Codice.

## legal_cards. $seat is the player whose turn it is.

exercise-legal_cards = Tocca a { $seat }. Quali carte si possono giocare?
exercise-legal_cards-lead = Tocca a { $seat } iniziare la presa. Con quali carte si può attaccare?

reason-leader-free = { $seat } attacca e può scegliere qualsiasi carta.
reason-void-plays-anything = { $seat } non ha carte del seme d’attacco ({ $suit }) e può giocare qualsiasi carta. Nessuno è obbligato a tagliare.

slip-follows-the-ruff = bisogna rispondere al seme della prima carta, anche se qualcuno ha tagliato.
slip-must-trump-when-void = nessuno è obbligato a tagliare: chi non ha il seme d’attacco gioca quello che vuole.
slip-no-ruffing-when-void = chi non ha il seme d’attacco può anche tagliare.
slip-must-beat-if-able = nessuno è obbligato a superare la carta vincente: basta rispondere a colore.
slip-trumps-may-not-be-led = si può attaccare con un atout quando si vuole.

## trick_winner. $seat led to the trick.

exercise-trick_winner = Ha attaccato { $seat }. Atout: { $strain }. Chi vince la presa?
exercise-trick_winner-notrump = Ha attaccato { $seat }. Si gioca a senza atout. Chi vince la presa?

reason-trick-highest-trump = Vince la presa l’atout più alto: { $card }, giocato da { $seat }.
reason-trick-highest-of-suit-led = Nella presa non ci sono atout. Vince la carta più alta del seme d’attacco: { $card }, giocata da { $seat }.
reason-trick-highest-at-notrump = A senza atout vince la carta più alta del seme d’attacco: { $card }, giocata da { $seat }.
reason-trick-discard-never-wins = { $card } non è un atout e non è del seme d’attacco. Per quanto sia alta, una carta così non può vincere.

working-trick-led = { $card }: attacca { $seat }. A questo seme bisogna rispondere.
working-trick-follows = { $card }: { $seat } risponde a colore.
working-trick-ruffs = { $card }: { $seat } taglia.
working-trick-discards = { $card }: { $seat } scarta. Questa carta non può vincere.

slip-highest-of-any-suit = non vince la carta più alta in assoluto: deve essere del seme d’attacco, oppure un atout.
slip-ace-always-wins = un asso vince solo se è del seme d’attacco e nessuno taglia, oppure se è d’atout.
slip-every-ruff-wins = tagliare non basta per vincere: un atout più alto supera il taglio.
slip-last-ruff-wins = non vince l’ultimo taglio, ma il più alto.
slip-trump-overlooked = nella presa c’è un atout: supera ogni carta del seme d’attacco.
slip-discard-ruffs-at-notrump = a senza atout nessun seme taglia: una carta di un altro seme è soltanto uno scarto.

## who_leads_next. $seat is the hand that leads.

exercise-who_leads_next = La presa è finita. Quale mano attacca nella presa successiva?
exercise-who_leads_next-chooses = Tocca a { $seat } attaccare. Chi sceglie la carta?
exercise-who_leads_next-second = Attacca { $seat }. Quale mano gioca subito dopo?

reason-winner-leads-next = Attacca chi ha vinto la presa: { $seat }.
reason-declarer-plays-dummy = Il { -declarer } gioca tutte e due le mani: { $declarer } sceglie anche le carte del morto, { $dummy }.
reason-players-choose-own-cards = { $seat } ha vinto la presa e sceglie la carta.
reason-play-goes-clockwise = Si gioca in senso orario: alla sinistra di { $leader } siede { $seat }.

slip-leader-leads-again = chi ha attaccato nell’ultima presa attacca di nuovo solo se l’ha vinta.
slip-lead-goes-round = l’attacco non fa il giro del tavolo: tocca a chi ha vinto la presa.
slip-last-to-play-leads = non importa chi ha giocato per ultimo: attacca chi ha vinto la presa.
slip-declarer-leads-for-dummy = la presa l’ha vinta il morto: la carta successiva viene dal morto, non dalla mano del { -declarer }.
slip-dummy-chooses-own-card = il morto non sceglie niente: le sue carte le nomina il { -declarer }.
slip-declarer-chooses-for-defender = il { -declarer } sceglie solo per la sua linea. Ogni difensore sceglie da sé.
slip-play-goes-anticlockwise = si gioca in senso orario: dopo tocca a chi siede a sinistra.
slip-partner-plays-second = dopo chi attacca tocca all’avversario di sinistra, non al compagno.

## dummys_card: declarer says a word.

exercise-dummys_card-small = Il { -declarer } dice: «Bassa». Quale carta gioca il morto?
exercise-dummys_card-duck = Il { -declarer } dice: «Liscia». Quale carta gioca il morto?
exercise-dummys_card-high = Il { -declarer } dice: «Alta». Quale carta gioca il morto?
exercise-dummys_card-win = Il { -declarer } dice: «Prendi». Quale carta gioca il morto?
exercise-dummys_card-ruff = Il { -declarer } dice: «Taglia». Quale carta gioca il morto?
exercise-dummys_card-anything = Il { -declarer } dice: «Gioca quello che vuoi». Quale carta gioca il morto?
exercise-dummys_card-suit = { $suit-key ->
    [clubs] Il { -declarer } dice: «Fiori». Quale carta gioca il morto?
    [diamonds] Il { -declarer } dice: «Quadri». Quale carta gioca il morto?
    [hearts] Il { -declarer } dice: «Cuori». Quale carta gioca il morto?
    [spades] Il { -declarer } dice: «Picche». Quale carta gioca il morto?
   *[other] Il { -declarer } dice: «{ $suit }». Quale carta gioca il morto?
}
exercise-dummys_card-high_of = { $suit-key ->
    [clubs] Il { -declarer } dice: «Fiori, alta». Quale carta gioca il morto?
    [diamonds] Il { -declarer } dice: «Quadri, alta». Quale carta gioca il morto?
    [hearts] Il { -declarer } dice: «Cuori, alta». Quale carta gioca il morto?
    [spades] Il { -declarer } dice: «Picche, alta». Quale carta gioca il morto?
   *[other] Il { -declarer } dice: «{ $suit }, alta». Quale carta gioca il morto?
}
exercise-dummys_card-rank = { $rank-key ->
    [a] Il { -declarer } dice: «Asso». Quale carta gioca il morto?
    [k] Il { -declarer } dice: «Re». Quale carta gioca il morto?
    [q] Il { -declarer } dice: «Donna». Quale carta gioca il morto?
    [j] Il { -declarer } dice: «Fante». Quale carta gioca il morto?
    [t] Il { -declarer } dice: «Dieci». Quale carta gioca il morto?
   *[other] Il { -declarer } dice: «{ $rank }». Quale carta gioca il morto?
}
exercise-dummys_card-card = Il { -declarer } nomina { $card }. Quale carta gioca il morto?

option-dummy-card = { $card }
option-dummy-which = Il { -declarer } deve dire quale di queste: { $cards }
option-dummy-again = Ancora nessuna: il { -declarer } deve nominarne un’altra
option-dummy-defender = Ancora nessuna: sceglie l’uno o l’altro difensore

scene-dummy-won-with = { $suit-key ->
    [clubs] { $seat }, il morto, ha vinto l’ultima presa con una carta di fiori.
    [diamonds] { $seat }, il morto, ha vinto l’ultima presa con una carta di quadri.
    [hearts] { $seat }, il morto, ha vinto l’ultima presa con una carta di cuori.
    [spades] { $seat }, il morto, ha vinto l’ultima presa con una carta di picche.
   *[other] { $seat }, il morto, ha vinto l’ultima presa. Il seme era { $suit }.
}
scene-dummy-meant = Il { -declarer } sta incassando questo seme dall’alto. L’arbitro accerta, senza alcun dubbio, che intendeva la carta più alta.
scene-dummy-gone = Carte giocate nelle prese precedenti: { $cards }. I difensori hanno sempre risposto a colore.

slip-high-means-high-enough = «alta» vuol dire la carta più alta, anche se ne basterebbe una più bassa.
slip-win-means-highest = «prendi» vuol dire la carta più bassa che vince di sicuro, non la più alta.
slip-win-means-wins-so-far = una carta che per ora vince può ancora essere superata: «prendi» vuol dire la più bassa di cui il { -declarer } sa che vincerà.
slip-win-only-for-the-last-hand = per questo non occorre che il morto giochi per ultimo: una carta che nessuno può più superare vince di sicuro.
slip-suit-alone-plays-winner = un seme senza il valore vuol dire la carta più bassa, che vinca o no.
slip-ruff-means-overruff = «taglia» nomina solo il seme d’atout: si gioca l’atout più basso, anche dietro a uno più alto.
slip-suit-alone-is-unclear = un seme senza il valore basta: vuol dire la carta più bassa.
slip-small-or-high-of-any-suit = «bassa» e «alta» si riferiscono al seme d’attacco, non a tutte le carte del morto.
slip-anything-is-a-small-card = «quello che vuoi» non è «bassa»: possono scegliere i difensori.
slip-anything-stays-with-declarer = chi dice «quello che vuoi» ha rinunciato a scegliere: ora la scelta è di un difensore.
slip-rank-alone-is-unclear = un valore senza il seme basta, se è possibile una sola carta così.
slip-rank-alone-is-guessed = di quel valore ci sono più carte possibili: nessuno deve indovinare, è il { -declarer } a dire quale.
slip-illegal-call-stands = non si può nominare una carta che sarebbe una renonce: il morto deve rispondere a colore.
slip-next-best-card-played = una carta che il morto non ha non si sostituisce con la vicina: il { -declarer } ne nomina un’altra.
slip-defender-mends-the-call = i difensori scelgono solo quando il { -declarer } non indica né seme, né valore, né alcun desiderio.

## is_it_played. $seat owns the card, $declarer declares.

exercise-is_it_played = Che ne è della carta?
option-card-played = È giocata
option-card-must-be-played = Bisogna giocarla
option-card-may-be-changed = È giocata, ma si può ancora cambiare
option-card-not-played = Non è giocata, e non succede nulla
option-card-penalised = Non è giocata, ma diventa una carta penalizzata
option-card-replaces = Vale per questa presa al posto della prima carta
option-card-led = Vale come attacco per la presa successiva

scene-played-faced = { $seat } toglie { $card } dalla mano e posa la carta scoperta sul tavolo.
scene-played-touching = { $seat } tiene la carta { $card } scoperta in modo che tocchi il tavolo, ma non la lascia.
scene-played-nearly = { $seat } tiene la carta { $card } scoperta appena sopra il tavolo, quasi a toccarlo.
scene-played-held = { $seat } tiene ferma la carta { $card }, scoperta sopra il tavolo, come si tiene una carta già giocata.
scene-played-moved-back = { $seat } muove la carta { $card } verso il tavolo e la riprende in un solo movimento, senza fermarsi.
scene-played-partner-could-see = { $seat } estrae la carta { $card } e la tiene in modo che il compagno possa vederne la faccia.
scene-played-dummy-could-see = { $seat } estrae la carta { $card } e la tiene dritta, ben sopra il tavolo. Il morto potrebbe vederne la faccia.
scene-played-partner-looked-away = { $seat } tiene la carta { $card } in modo che il compagno possa vederne la faccia. Ma il compagno guardava altrove.
scene-played-dummy-looked-away = { $seat } tiene la carta { $card } dritta, ben sopra il tavolo. Il morto avrebbe potuto vederne la faccia, ma guardava altrove.
scene-played-declarer-saw = { $seat } sfila appena la carta { $card } dalle altre. La vede solo il { -declarer }; il compagno non poteva vederla.
scene-played-defender-saw = { $seat } sfila appena la carta { $card } dalle altre. Un difensore la vede.
scene-played-both-saw = { $seat } estrae la carta { $card }. Non si sa se il compagno potesse vederne la faccia, ma il { -declarer } e il morto l’hanno vista tutti e due.
scene-played-named = { $seat } non ha ancora mosso { $card }, ma dice chiaramente: «Gioco { $card }».
scene-played-pointed-out = { $seat } indica { $card } fra le carte che ha in mano: «Gioco questa».
scene-played-dropped-by-defender = A { $seat } sfugge di mano la carta { $card }, che cade scoperta dove il compagno potrebbe vederla.
scene-played-dropped-by-declarer = A { $seat } sfugge di mano la carta { $card }, che cade scoperta sul tavolo.
scene-played-penalty-card = Davanti a { $seat } c’è { $card }, carta penalizzata maggiore. Ora tocca a { $seat }, e la carta si può giocare.
scene-played-fifth = { $seat } ha già giocato in questa presa e per errore posa sul tavolo anche { $card }.
scene-played-fifth-led = { $seat } ha già giocato in questa presa e posa sul tavolo anche { $card }. L’arbitro accerta che era destinata alla presa successiva.
scene-dummy-named = Il { -declarer } nomina { $card } del morto. Nessuno ha ancora mosso la carta.
scene-dummy-pointed-at = Il { -declarer } indica chiaramente { $card } fra le carte del morto: «Quella, per favore».
scene-dummy-touched = { $declarer }, il { -declarer }, tocca di proposito la carta { $card } del morto, per giocarla, senza dire nulla.
scene-dummy-arranging = { $declarer }, il { -declarer }, riordina le carte del morto e così tocca { $card }.
scene-dummy-reaching = { $declarer }, il { -declarer }, va a prendere un’altra carta del morto e nel farlo tocca { $card }.
scene-dummy-dropped = Il morto, maldestro, fa cadere { $card } in mezzo al tavolo. Il { -declarer } non ha nominato nessuna carta.
scene-dummy-fifth = Il morto ha già giocato in questa presa. Per errore viene posata anche { $card } del morto.
scene-dummy-fifth-led = Il morto ha già giocato in questa presa, e viene posata anche { $card } del morto. L’arbitro accerta che era destinata alla presa successiva.
scene-dummy-slip-of-tongue = Per un lapsus il { -declarer } nomina { $card } del morto e dice subito che ne intendeva un’altra. Non ha ancora giocato altro.
scene-dummy-absent-minded = Il { -declarer }, pensando ad altro, nomina { $card } del morto e si accorge subito della sciocchezza.
scene-dummy-change-of-mind = Il { -declarer } nomina { $card } del morto, ci ripensa e subito ne vuole un’altra.
scene-dummy-moved-wrong = Il morto sposta { $card } in mezzo al tavolo. Il { -declarer } aveva nominato un’altra carta, e ce ne si accorge subito.
scene-dummy-indicated = Il { -declarer } sta ancora pensando. Il morto, senza che nessuno lo chieda, mette un dito su { $card }.

slip-declarer-card-seen-is-played = per la carta del { -declarer } non importa chi l’ha vista, ma solo se è stata posata o tenuta come una carta giocata.
slip-defender-card-must-be-seen = basta che il compagno potesse vedere la carta del difensore: non occorre che abbia guardato.
slip-opponents-sight-counts = per la carta di un difensore conta se poteva vederla il compagno, non un avversario.
slip-card-must-lie-on-table = una carta non deve per forza stare sul tavolo: tenuta scoperta a filo del tavolo, è giocata.
slip-moved-card-is-played = un movimento verso il tavolo non basta: la carta deve fermarsi.
slip-named-card-not-binding = una carta nominata o indicata come quella da giocare è giocata, anche se non si è mossa.
slip-touched-card-is-played = toccare una carta del morto vuol dire giocarla solo se la si tocca per giocarla.
slip-touching-never-plays = la carta del morto che il { -declarer } tocca deliberatamente, per giocarla, è giocata.
slip-dropped-card-is-played = una carta caduta inavvertitamente non è giocata.
slip-played-card-may-be-changed = quello che è giocato resta giocato: si può correggere soltanto un lapsus su una carta del morto.
slip-change-of-mind-allowed = si può correggere un lapsus, non una distrazione o un ripensamento.
slip-slip-of-tongue-stands = un lapsus si può correggere finché il { -declarer } non gioca di nuovo.
slip-dummys-own-move-counts = il morto non decide nulla: è giocata solo la carta che il { -declarer } nomina o tocca.
slip-fifth-card-replaces-first = per la presa vale la prima carta; una seconda non la sostituisce.
slip-fifth-card-costs-nothing = la seconda carta di un difensore non torna semplicemente in mano: diventa penalizzata.
slip-fifth-card-never-led = se l’arbitro accerta che era intesa come attacco, vale come attacco.

## which_article_is_right: what the articles are about

exercise-which_article_is_right = Due testi si contraddicono. Quale ha ragione?
scene-articles-auction = Due testi sulla dichiarazione
scene-articles-play = Due testi sul gioco della carta
scene-articles-penalty = Due testi sulle carte penalizzate
scene-articles-score = Due testi sul punteggio in torneo
scene-articles-tournament = Due testi sui match point
scene-articles-rubber = Due testi sul rubber bridge (partita libera)

## What the articles say, two by two; and a case that decides between them.
## $right is what is right there, $wrong what the other article makes of it.

article-turn-to-the-left = Il turno di chiamata gira in senso orario.
article-turn-to-the-right = Il turno di chiamata gira in senso antiorario.
working-article-turn = { $dealer } è il mazziere e parla per primo. Poi tocca a { $right }, non a { $wrong }.

article-three-passes-always = Tre passo consecutivi chiudono la dichiarazione, qualunque cosa ci sia stata prima.
article-three-passes-after-bid = Tre passo consecutivi chiudono la dichiarazione se qualcuno ha già licitato.
working-article-three-passes = { $dealer } è il mazziere, e i primi tre giocatori passano. La dichiarazione non è finita: { $seat } può ancora licitare.

article-declarer-of-the-table = Il { -declarer } è chi, al tavolo, ha nominato per primo la denominazione finale.
article-declarer-of-the-side = Il { -declarer } è chi, nella linea del contratto, ne ha nominato per primo la denominazione.
working-article-declarer = Le due linee nominano { $strain }, e il contratto è { $bid }. Il { -declarer } è { $right }, non { $wrong }: conta solo la linea che gioca il contratto.

article-notrump-highest = La denominazione più alta è senza atout; subito sotto vengono le picche.
article-spades-highest = La denominazione più alta è picche; subito sotto viene senza atout.
working-article-highest = L’ultima licita è { $last }. { $seat } può dire { $call }.

article-redouble-later = Si può surcontrare finché dopo il contro si è detto soltanto passo.
article-redouble-at-once = Si può surcontrare soltanto subito dopo il contro, prima che qualcuno passi.
working-article-late-redouble = { $bid } è stato contrato, e due giocatori sono passati. { $seat }, che ha licitato { $bid }, può ancora surcontrare.

article-double-any-bid = Finché l’ultima licita è degli avversari, la si può contrare.
article-double-undoubled-bid = L’ultima licita degli avversari si può contrare se nessuno l’ha ancora contrata.
working-article-second-double = { $bid } è stato contrato, e il giocatore dopo è passato. { $seat }, compagno di chi ha contrato, non può contrare di nuovo.

article-lead-left-of-dealer = L’attacco iniziale tocca al giocatore alla sinistra del mazziere.
article-lead-left-of-declarer = L’attacco iniziale tocca al giocatore alla sinistra del { -declarer }.
working-article-lead = Il mazziere è { $dealer }; { $declarer } gioca { $contract }. Attacca { $right }, non { $wrong }.

article-void-free = Chi non ha carte del seme d’attacco può giocare qualsiasi carta.
article-void-must-ruff = Chi non ha carte del seme d’attacco deve giocare un atout.
working-article-void = Attacco: { $card }; atout: { $strain }. Chi non ha il seme d’attacco sceglie fra tutte le sue carte: { $right }. Per tagliare servirebbe { $wrong }.

article-any-ruff-wins = Se un giocatore non ha il seme d’attacco e taglia, la presa è sua.
article-highest-trump-wins = Se tagliano più giocatori, la presa è dell’atout più alto.
working-article-overruff = In questa presa tagliano in due. La vince { $right }, non { $wrong }:

article-suit-led-wins = A senza atout vince la presa la carta più alta del seme d’attacco.
article-highest-card-wins = A senza atout vince la presa la più alta delle quattro carte.
working-article-discard = Questa presa è di { $right }, non di { $wrong }:

article-lead-goes-round = Dopo ogni presa l’attacco passa al giocatore seguente, a sinistra.
article-winner-leads = Dopo ogni presa l’attacco tocca a chi l’ha vinta.
working-article-next-lead = In questa presa ha attaccato { $seat }. Nella prossima attacca { $right }, non { $wrong }:

article-high-is-highest = Se il { -declarer } dice «alta», il morto gioca la carta più alta del seme d’attacco.
article-high-is-enough = Se il { -declarer } dice «alta», il morto gioca una carta alta quanto basta per vincere.
working-article-dummy-high = Carte nella presa: { $trick }. Il morto ha { $cards }. «Alta» vuol dire { $right }, anche se { $wrong } basterebbe.

article-declarer-card-seen = La carta del { -declarer } è giocata appena un avversario l’ha vista.
article-declarer-card-put-down = La carta del { -declarer } è giocata quando è posata o tenuta come una carta giocata.
working-article-declarers-card = { $seat }, il { -declarer }, estrae dalla mano la carta { $card }; { $other } la vede. La carta non è giocata e può tornare in mano.

article-defender-card-visible = La carta di un difensore è giocata quando il compagno avrebbe potuto vederne la faccia.
article-defender-card-seen = La carta di un difensore è giocata quando il compagno ne ha visto davvero la faccia.
working-article-defenders-card = { $seat }, un difensore, tiene la carta { $card } in modo che { $other } possa vederla. { $other } guardava altrove, ma la carta è giocata.

article-four-honours = Gli onori sono asso, re, donna e fante.
article-five-honours = Gli onori sono asso, re, donna, fante e dieci.
working-article-ten = A { $seat }, un difensore, cade { $card }. Il dieci è un onore: la carta è penalizzata maggiore, non minore.

article-partner-restricted = Con una carta penalizzata maggiore sul tavolo il { -declarer } può limitare anche l’attacco dell’altro difensore.
article-owner-alone = Una carta penalizzata maggiore riguarda solo chi l’ha esposta; l’altro difensore attacca come vuole.
working-article-partners-lead = Davanti a { $seat } c’è { $card }, carta penalizzata maggiore, e tocca a { $leader } attaccare. Il { -declarer } può imporre il seme ({ $suit }), vietarlo o non chiedere nulla.

article-minor-at-once = Una carta penalizzata minore va giocata appena il suo proprietario gioca quel seme.
article-minor-or-honour = Al posto di una carta penalizzata minore si può giocare un onore di quel seme.
working-article-minor-card = Seme d’attacco: { $suit }. Un difensore ha { $cards }; { $card } è penalizzata minore. Si può giocare { $right }, non solo { $wrong }.

article-cards-of-one-defender = Due carte penalizzate sono tutte e due maggiori se sono dello stesso difensore.
article-cards-of-both-defenders = Due carte penalizzate sono tutte e due maggiori, anche se ogni difensore ne ha una.
working-article-partners-card = Davanti a { $partner } c’è { $lies }, carta penalizzata minore. Poi a { $seat }, l’altro difensore, cade { $card }: è minore anche questa.

article-all-tricks-score = A senza atout la prima presa fatta vale 40, e ognuna delle altre 30.
article-odd-tricks-score = A senza atout la prima presa oltre la sesta vale 40, e ognuna delle altre 30.
working-article-notrump-tricks = { $bid } mantenuto con { $tricks } prese: { $right } punti per le prese, non { $wrong }.

article-double-times-two = Il contro moltiplica i punti per le prese per due, il surcontro per quattro.
article-double-times-three = Il contro moltiplica i punti per le prese per tre, il surcontro per quattro.
working-article-double-factor = { $bid } contrato e mantenuto: { $right } punti per le prese, non { $wrong }.

article-double-everything = Se un contratto contrato è mantenuto, si raddoppia tutto il punteggio.
article-double-trick-points = Se un contratto contrato è mantenuto, si raddoppiano solo i punti delle prese licitate.
working-article-doubled-score = { $bid } contrato e mantenuto, { $vulnerability }: { $right }, non { $wrong }.

article-doubled-from-hundred = Un contratto contrato e mantenuto è manche se i punti raddoppiati delle prese arrivano a 100.
article-doubled-always-game = Un contratto contrato e mantenuto è manche, quali che siano i punti delle prese.
working-article-doubled-game = { $bid } contrato e mantenuto: { $points } punti per le prese. Il premio è { $right }, non { $wrong }.

article-undertricks-twice = Con il contro ogni presa in meno costa il doppio del prezzo normale.
article-undertricks-own-scale = Con il contro le prese in meno costano sempre di più, secondo una scala propria.
working-article-undertricks = { $bid } contrato, sotto di { $down }, { $vulnerability }: agli avversari vanno { $right } punti, non { $wrong }.

article-game-from-tricks-bid = La manche dipende dai punti delle prese licitate: almeno 100.
article-game-from-tricks-made = La manche dipende dai punti delle prese fatte: almeno 100.
working-article-overtricks-game = { $bid } con { $tricks } prese, { $vulnerability }: il premio è { $right }, non { $wrong }.

article-overtricks-twice = Con il contro una presa in più vale il doppio del valore normale.
article-overtricks-fixed = Con il contro una presa in più vale 100, oppure 200 in zona.
working-article-doubled-overtricks = { $over ->
    [one] { $bid } contrato con { $over } presa in più, { $vulnerability }: vale { $right }, non { $wrong }.
   *[other] { $bid } contrato con { $over } prese in più, { $vulnerability }: valgono { $right }, non { $wrong }.
}

article-slam-bid-and-made = Il premio di slam va a chi licita lo slam e lo mantiene.
article-slam-made = Il premio di slam va a chi fa almeno dodici prese.
working-article-slam-unbid = { $bid } con { $tricks } prese, { $vulnerability }: lo slam non è stato licitato. Il premio di slam è { $right }, non { $wrong }.

article-slam-instead-of-game = Uno slam dà il premio di slam al posto del premio di manche.
article-slam-besides-game = Uno slam dà il premio di slam oltre al premio di manche.
working-article-slam-game = { $bid } mantenuto, { $vulnerability }: in tutto { $right }, non { $wrong }.

article-redoubled-hundred = Un contratto contrato e mantenuto dà 50 in più, uno surcontrato 100.
article-redoubled-fifty = Un contratto mantenuto dà 50 in più, contrato o surcontrato che sia.
working-article-redoubled = { $bid } surcontrato e mantenuto: il premio in più è { $right }, non { $wrong }.

article-shared-best-is-top = Il miglior punteggio di un board vale il top, anche se lo ottengono due coppie.
article-shared-best-below-top = Se due coppie ottengono lo stesso miglior punteggio di un board, nessuna delle due ha il top intero.
working-article-shared-top = Un board è stato giocato a { $tables } tavoli, e due coppie hanno il miglior punteggio, { $score }. Ciascuna ha { $right } match point, non { $wrong }.

article-part-score-stays = Se gli avversari vincono una manche, il parziale di una linea resta nel totale.
article-part-score-lost = Se gli avversari vincono una manche, il parziale di una linea è perso.
working-article-part-score = { $side } ha mantenuto { $part }; poi { $others } ha mantenuto { $bid }, una manche. Nel totale { $side } ha ancora { $right }, non { $wrong }.

article-rubber-seven-hundred-even = La partita vale 700 se anche gli avversari hanno una manche, altrimenti 500.
article-rubber-seven-hundred-clean = La partita vale 700 se gli avversari non hanno manche, altrimenti 500.
working-article-rubber-two-one = { $side } vince la partita per due manche a una: { $right }, non { $wrong }.
working-article-rubber-two-nil = { $side } vince la partita per due manche a zero: { $right }, non { $wrong }.

article-honours-from-four = Nel rubber bridge bastano quattro onori d’atout in una mano per avere un premio.
article-honours-all-five = Nel rubber bridge servono tutti e cinque gli onori d’atout in una mano per avere un premio.
working-article-honours = Atout: { $strain }. Una mano ha { $cards }: il premio è { $right }, non { $wrong }.

reason-dealer-then-left = Il mazziere parla per primo. Poi il turno gira in senso orario, sempre verso sinistra.
reason-three-passes-after-bid = Dopo una licita, tre passo consecutivi chiudono la dichiarazione. Se nessuno ha licitato ne servono quattro.
reason-score-odd-tricks-only = Le prime sei prese non danno punti. A senza atout la settima vale 40, e ognuna delle seguenti 30.
reason-score-doubled-overtricks = Con il contro le prese in più hanno un valore fisso: 100 ciascuna, o 200 in zona.
reason-score-slam-must-be-bid = Il premio di slam va a chi licita lo slam e lo mantiene. Fare le prese non basta.

slip-spades-rank-highest = senza atout sta sopra le picche.
slip-redouble-only-at-once = i passo dopo il contro non contano: c’è ancora tempo per surcontrare.
slip-partner-leads-freely = una carta penalizzata maggiore riguarda anche il compagno: il { -declarer } può imporgli o vietargli il seme.
slip-partners-card-counts = contano insieme solo le carte dello stesso difensore, non quella del compagno.
slip-doubled-means-times-three = contrato vuol dire per due, surcontrato per quattro.
slip-every-double-makes-game = con il contro è manche solo se i punti raddoppiati delle prese arrivano a 100.
slip-insult-always-fifty = il premio in più è 50 per un contratto contrato, 100 per uno surcontrato.
slip-part-score-lost = un parziale che non conta più per la manche si somma lo stesso alla fine.
slip-rubber-bonus-swapped = il premio più grande, 700, va a chi vince per due manche a zero.
slip-honours-need-all-five = bastano quattro dei cinque onori d’atout in una mano: valgono 100.
slip-shared-best-is-top = chi divide il miglior punteggio non ha battuto tutti gli altri, e resta sotto il top.

## What is wrong with a position in a lesson

lesson-error-no-cards = la mano non ha carte
lesson-error-one-card = qui ci vuole una sola carta
lesson-error-no-trumps = senza atout nessuno può tagliare
lesson-error-dummy-not-on-lead = «won_with» vale quando attacca il morto, senza una presa iniziata
lesson-error-how-played = per una carta questa circostanza non esiste
lesson-error-how-not-of-role = questo non può succedere a una carta di questo giocatore
lesson-error-article = questi testi non esistono
