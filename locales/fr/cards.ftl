### Rulings about cards: each rule in a sentence, shown with the number of its Law.

## When a card is played

reason-played-faced = Une carte détachée de la main et posée face visible sur la table est jouée.
reason-declarer-card-at-table = La carte du déclarant est jouée quand il la tient face visible, au contact de la table ou presque.
reason-declarer-card-held-as-played = La carte du déclarant est jouée quand il la tient de façon à montrer qu’elle est jouée.
reason-declarer-card-never-at-rest = Le déclarant a avancé la carte vers la table et l’a ramenée sans s’arrêter : elle n’est pas jouée.
reason-declarer-card-only-seen = Peu importe qui a vu la carte du déclarant : elle n’a été ni posée ni tenue comme une carte jouée, elle n’est donc pas jouée.
reason-declarer-card-dropped = Une carte que le déclarant ou le mort laisse tomber par inadvertance n’est pas jouée. On peut la garder pour plus tard.
reason-card-designated = Un joueur qui nomme ou désigne la carte qu’il veut jouer doit la jouer.
reason-dummy-card-named = Une carte du mort est jouée dès que le déclarant la nomme.
reason-dummy-card-touched = Une carte du mort est jouée quand le déclarant la touche exprès.
reason-dummy-card-touched-in-passing = Toucher une carte du mort pour ranger son jeu, ou pour en atteindre une autre, ce n’est pas la jouer.
reason-defender-card-visible = En défense, une carte est jouée quand elle est tenue de telle façon que le partenaire pourrait en voir la face. Peu importe qu’il ait regardé ou non.
reason-defender-card-seen-by-both = Le déclarant et le mort ont tous les deux vu la face de cette carte : le partenaire pouvait donc la voir aussi, et la carte est jouée.
reason-defender-card-hidden = Le partenaire ne pouvait pas voir la face de cette carte : elle n’est pas jouée.
reason-defender-card-dropped = En défense, une carte tombée là où le partenaire pouvait la voir n’est pas jouée : elle devient une carte pénalisée.
reason-penalty-card-due = C’est une carte pénalisée, et il faut maintenant la jouer.
reason-fifth-card-returns = Le camp du déclarant a mis une seconde carte dans la levée : elle est reprise, sans autre conséquence.
reason-fifth-card-penalised = Un joueur de la défense a mis une seconde carte dans la levée : la première compte, la seconde devient une carte pénalisée.
reason-fifth-card-led = L’arbitre considère la carte en trop comme l’attaque de la levée suivante.

## Changing a card of dummy

reason-slip-of-tongue-may-be-changed = Un lapsus peut être corrigé tant que le déclarant n’a pas joué d’autre carte, de sa main ou du mort.
reason-slip-of-tongue-too-late = Le déclarant a joué une autre carte depuis : le lapsus ne peut plus être corrigé.
reason-change-of-mind-stands = Une distraction ou une meilleure idée n’est pas un lapsus : la carte nommée est jouée.
reason-opponent-may-change = Un adversaire qui a joué entre-temps peut reprendre sa carte et en jouer une autre.
reason-declarer-may-follow = Si cet adversaire change sa carte, le déclarant peut changer celle qu’il a jouée ensuite.
reason-dummy-moved-wrong-card = Le mort a avancé une carte que le déclarant n’avait pas nommée : elle est reprise, et l’on joue celle qui a été nommée.
reason-dummy-wrong-card-stands = Les deux camps ont joué à la levée suivante : la mauvaise carte du mort reste jouée.
reason-dummy-wrong-lead-revokes = La mauvaise carte était celle de l’attaque : un joueur qui avait une carte de cette couleur et n’en a pas fourni a peut-être fait une renonce.
reason-dummy-indicated-card = Le mort ne doit pas désigner une carte de sa propre initiative. Le jeu continue, et l’arbitre ajuste la marque si cela a nui aux adversaires.

## Calling a card of dummy

reason-dummy-card-in-full = Le déclarant a nommé la couleur et le rang : on joue { $card-the }.
reason-dummy-intention-clear = Sans aucun doute possible, le déclarant pensait { $card-to } : c’est cette carte qui est jouée.
reason-dummy-suit-alone = Nommer une couleur sans le rang, c’est nommer la plus basse carte de cette couleur : { $card }.
reason-dummy-high = « Gros », c’est la plus haute carte de la couleur : { $card }.
reason-dummy-low = « Petit », c’est la plus basse carte de la couleur attaquée : { $card }.
reason-dummy-win = « Prenez », c’est la plus basse carte qui gagne la levée à coup sûr : { $card }.
reason-dummy-win-several = Plusieurs cartes de même rang gagnent à coup sûr, et le déclarant doit dire laquelle : { $cards }.
reason-dummy-anything = Le déclarant n’a nommé ni couleur ni rang : l’un ou l’autre joueur de la défense choisit la carte. Possibles ici : { $cards }.
reason-dummy-lacks-card = Le mort n’a pas { $card-the }.
reason-dummy-lacks-suit = Le mort n’a pas de carte de cette couleur : { $suit }.
reason-dummy-words-on-lead = « Gros » et « petit » se rapportent à la couleur attaquée : quand le mort attaque, ces mots ne désignent aucune carte.
reason-dummy-words-without-suit = « Gros » et « petit » se rapportent à la couleur attaquée, ici { $suit }, et le mort n’en a pas.
reason-dummy-win-not-known = D’après ce que le déclarant a vu, aucune carte du mort ne gagne à coup sûr : une main qui doit encore jouer pourrait la battre. Le déclarant doit en nommer une.
reason-dummy-cannot-win = Aucune des cartes que le mort peut jouer ne gagne cette levée.
reason-dummy-rank-continues = Quand le mort attaque, nommer un rang sans couleur, c’est continuer la couleur avec laquelle il a gagné la levée précédente : { $card }.
reason-dummy-rank-single = Une seule carte de ce rang peut être jouée : { $card }.
reason-dummy-rank-several = Plusieurs cartes de ce rang peuvent être jouées, et le déclarant doit dire laquelle : { $cards }.
reason-dummy-rank-not-legal = Le mort n’a pas de carte de ce rang qui puisse être jouée ici.
reason-dummy-call-void = Ces mots ne comptent pas : le déclarant nomme la carte permise de son choix. Possibles ici : { $cards }.
reason-dummy-call-corrected = Ce serait une renonce : on corrige aussitôt, et cela ne coûte rien. Possibles ici : { $cards }.

## Taking a card back

reason-declarer-side-no-penalty = Le déclarant et le mort n’ont jamais de carte pénalisée : la carte est simplement reprise.
reason-retract-rectification = Une rectification oblige à reprendre la carte. En défense, une carte que le partenaire pouvait voir peut devenir une carte pénalisée.
reason-retract-illegal-play = Une carte jouée contre les règles doit être reprise. En défense, elle devient alors une carte pénalisée.
reason-retract-unintended = Le déclarant a corrigé un lapsus à temps : la carte est reprise, sans autre conséquence.
reason-retract-opponent-changed = Un adversaire a changé sa carte : on peut aussi changer celle qui a été jouée ensuite, sans autre conséquence.
reason-retract-after-non-offender = Les adversaires ont changé une carte après la renonce : le camp fautif peut donc en changer une aussi. En défense, la carte reprise devient alors une carte pénalisée.
reason-retract-told-wrong-turn = Un adversaire avait dit à tort que c’était à ce joueur de jouer : la carte est reprise, sans autre conséquence.
reason-retract-wrong-explanation = La carte a été jouée à cause d’une explication fausse, et personne n’a joué depuis : elle est reprise, sans autre conséquence.
reason-retract-too-late = La carte a été jouée à cause d’une explication fausse, mais une autre a été jouée ensuite : il est trop tard pour la reprendre. L’arbitre peut ajuster la marque.
reason-retract-dummy-seen = Le mort a déjà montré une carte : l’entame ne peut plus être changée.
reason-retract-proper-lead = Un adversaire avait attaqué hors tour, et le bon joueur attaque maintenant : la carte jouée trop tôt est reprise.
reason-retract-nothing-else = Il n’y a pas d’autre motif pour reprendre une carte : ce qui est joué reste joué.

## Revokes

reason-revoke-nobody-played-on = Le camp qui a fait la renonce n’a pas continué à jouer : la renonce doit être corrigée.
reason-revoke-lead-retracted = L’attaque suivante a été reprise, parce qu’un adversaire avait mal renseigné le joueur qui attaquait : elle ne consomme pas la renonce.
reason-revoke-opponents-played-on = Seuls les adversaires ont continué à jouer. Cela ne consomme pas la renonce : elle doit être corrigée.
reason-revoke-side-played-on = Le camp qui a fait la renonce a déjà attaqué ou joué à la levée suivante : la renonce est consommée.
reason-revoke-side-named-card = Le camp qui a fait la renonce a déjà nommé une carte pour la levée suivante : la renonce est consommée.
reason-revoke-side-claimed = Le camp qui a fait la renonce a revendiqué ou concédé des levées : la renonce est consommée.
reason-revoke-side-agreed = Le camp qui a fait la renonce a accepté une revendication ou une concession : la renonce est consommée.
reason-revoke-both-same-trick = Les deux camps ont fait une renonce à cette levée, et un seul a continué à jouer : les deux renonces sont corrigées.
reason-revoke-trick-twelve = À la douzième levée, même une renonce consommée est corrigée, tant que les quatre mains ne sont pas toutes remises dans l’étui.
reason-revoke-card-penalised = La carte reprise par { $seat } devient une carte pénalisée { -major }.
reason-revoke-faced-card-returns = La carte était déjà sur la table, face visible : elle reprend sa place, comme avant.
reason-revoke-declarer-card-returns = Une carte du déclarant ou du mort est reprise, sans autre conséquence.
reason-revoke-opponents-may-change = Les adversaires peuvent reprendre ce qu’ils ont joué après la renonce. S’ils le font, le joueur suivant du camp fautif peut reprendre sa carte aussi. En défense, elle devient alors une carte pénalisée.
reason-revoke-sight-unauthorised = Si le partenaire doit encore jouer à cette levée, il n’a pas le droit de se servir de ce que la carte reprise lui a appris.
reason-revoke-corrected-costs-nothing = Une renonce corrigée ne coûte aucune levée.
reason-revoke-twelfth-costs-nothing = Une renonce à la douzième levée ne coûte aucune levée.
reason-revoke-of-both-sides = Chaque camp a une renonce consommée dans cette donne : aucune levée ne change de camp.
reason-revoke-of-dummy = Pour une renonce avec une carte du mort, aucune levée ne change de camp.
reason-revoke-not-playing-faced-card = Ne pas jouer une carte qui était face visible ne coûte aucune levée.
reason-revoke-same-suit-again = Ce joueur avait déjà fait une renonce dans la même couleur : la seconde ne coûte pas d’autre levée.
reason-revoke-next-deal-called = Quand la renonce a été remarquée, un adversaire avait déjà parlé à la donne suivante : aucune levée ne change de camp.
reason-revoke-round-ended = Quand la renonce a été remarquée, le tour (la série de donnes contre ces adversaires) était terminé : aucune levée ne change de camp.
reason-revoke-two-tricks = { $seat } a fait une renonce et gagné cette levée, et son camp en a gagné au moins une autre ensuite : deux levées vont aux adversaires.
reason-revoke-own-trick-only = { $seat } a fait une renonce et gagné cette levée, mais son camp n’en a plus gagné ensuite : une levée va aux adversaires.
reason-revoke-trick-won-in-dummy = Une levée gagnée au mort ne compte pas comme gagnée par la main du déclarant : une levée va aux adversaires.
reason-revoke-trick-won-by-partner = Ce n’est pas { $seat } qui a gagné cette levée, mais son partenaire : une levée va aux adversaires, jamais deux.
reason-revoke-later-trick = Les adversaires ont gagné la levée de la renonce, mais { $seat } ou son partenaire en a gagné une ensuite : une levée va aux adversaires.
reason-revoke-no-trick-since = Depuis la renonce, ni { $seat } ni son partenaire n’ont gagné de levée : aucune levée ne change de camp.
reason-revoke-equity = Si la renonce a coûté davantage aux adversaires, l’arbitre ajuste la marque.
reason-inquiry-opponent = Le déclarant peut demander à un joueur de la défense s’il a fait une renonce, et un joueur de la défense peut le demander au déclarant.
reason-inquiry-partner = En défense, on peut demander à son partenaire s’il a fait une renonce, sauf si l’organisateur l’interdit. Mais on risque d’apprendre ainsi ce dont on n’a pas le droit de se servir.

## Tricks on the table

reason-trick-card-supplied = On l’a remarqué à temps : le joueur fournit une carte permise de son choix.
reason-trick-extra-in-time = On l’a remarqué à temps : la carte en trop est traitée comme une cinquième carte de la levée.
reason-trick-missing-can-follow = On l’a remarqué trop tard : le joueur ajoute une carte de la couleur attaquée à ses cartes déjà jouées, et la levée reste à la main qui l’a gagnée.
reason-trick-missing-cannot-follow = On l’a remarqué trop tard : le joueur ajoute une carte quelconque à ses cartes déjà jouées, et la levée reste à la main qui l’a gagnée.
reason-trick-deemed-revoke = Cela compte comme une renonce : si le camp fautif a gagné cette levée ou une suivante, une levée va aux adversaires.
reason-trick-extra-restored = On l’a remarqué trop tard : les cartes en trop sont reprises en main. S’il fallait jouer l’une d’elles à une levée précédente, il peut y avoir renonce.
reason-trick-extra-exposed = En défense, une carte dont on voit la face quand elle est reprise en main devient une carte pénalisée.
reason-trick-turned = Quand les quatre joueurs ont joué, chacun retourne sa carte, face cachée : en long, vers son partenaire, si son camp a gagné la levée ; en travers s’il l’a perdue.
reason-trick-turned-early = Personne ne doit retourner sa carte avant que les quatre joueurs aient joué.
reason-trick-pointing-corrected = On peut signaler une carte mal orientée tant que son propre camp n’a pas joué à la levée suivante. Le mort le peut aussi.
reason-trick-pointing-too-late = Le camp de ce joueur a déjà joué à la levée suivante : il est trop tard pour signaler une carte mal orientée.
reason-trick-seen-again = Le déclarant ou un joueur de la défense peut demander à revoir la levée, tant qu’il n’a pas retourné sa carte et que son camp n’a pas joué à la levée suivante.
reason-trick-own-card-turned = Un joueur qui a déjà retourné sa carte ne peut plus demander à revoir la levée.
reason-trick-side-played-on = Le camp de ce joueur a déjà joué à la levée suivante : on ne peut plus revoir la précédente.
reason-trick-dummy-asks = Seuls le déclarant et les joueurs de la défense peuvent demander à revoir la levée, pas le mort.
reason-trick-closed = Tant que l’on joue, on ne peut pas revoir les levées précédentes, sauf décision de l’arbitre.
reason-trick-order-kept = Chacun garde ses cartes jouées dans l’ordre tant que l’on n’est pas d’accord sur le résultat.

## Dummy’s rights

reason-dummy-informs-director = Quand l’arbitre est là, le mort peut exposer les faits et ce que disent les règles.
reason-dummy-counts-tricks = Le mort peut compter les levées gagnées et perdues.
reason-dummy-moves-named-card = Le mort met en jeu les cartes que le déclarant nomme.
reason-dummy-follows-suit = Le mort peut veiller à ce que sa main fournisse la couleur attaquée.
reason-dummy-asks-declarer = Quand le déclarant ne fournit pas la couleur attaquée, le mort peut lui demander s’il n’en a vraiment plus.
reason-dummy-asks-defender = Le mort ne doit pas demander à un joueur de la défense s’il a fait une renonce.
reason-dummy-prevents = Le mort peut essayer d’empêcher une irrégularité, par exemple une attaque depuis la mauvaise main.
reason-dummy-draws-attention = Pendant le jeu, le mort ne doit pas signaler une irrégularité déjà commise.
reason-dummy-after-play = Une fois le jeu terminé, le mort peut signaler ce qui n’allait pas.
reason-dummy-calls-director = Le mort ne doit pas appeler l’arbitre si personne d’autre n’a rien signalé.
reason-dummy-calls-after-attention = Un autre joueur a signalé une irrégularité : le mort peut maintenant appeler l’arbitre aussi.
reason-dummy-takes-no-part = Le mort ne participe pas au jeu et n’en dit rien au déclarant.
reason-dummy-exchanges-hands = Le mort ne doit pas échanger ses cartes avec celles du déclarant.
reason-dummy-leaves-seat = Le mort ne doit pas quitter sa place pour regarder jouer le déclarant.
reason-dummy-looks-at-card = Le mort ne doit pas regarder les cartes en main d’un joueur de la défense.
reason-dummy-loses-protection = Le mort qui le fait perd le droit de protéger le déclarant contre les erreurs.
reason-forfeit-hand-chosen = Le mort n’avait plus le droit d’avertir le déclarant : l’un ou l’autre joueur de la défense choisit la main depuis laquelle le déclarant attaque.
reason-forfeit-established-revoke = Le mort n’avait plus le droit de poser la question : la renonce est corrigée, mais coûte autant qu’une renonce consommée.

## Claims

reason-claim-tricks-to-come = Dire combien de levées on va encore gagner, c’est une revendication.
reason-claim-cards-shown = Montrer ses cartes, c’est une revendication, sauf si l’intention était manifestement autre.
reason-claim-stop-proposed = Proposer d’arrêter de jouer, c’est une revendication.
reason-claim-concession = Abandonner les levées restantes, c’est une concession.
reason-claim-contested = L’arbitre décide le plus équitablement possible. En cas de doute, il décide contre le joueur qui a revendiqué.
reason-claim-played-on = Les quatre joueurs acceptent de continuer : la revendication ne compte plus, et les cartes montrées ne sont pas pénalisées.
reason-claim-stops-play = Après une revendication ou une concession, le jeu s’arrête.
reason-claim-unauthorised = Mais le partenaire n’a pas le droit de se servir de ce que ces cartes lui ont appris.
