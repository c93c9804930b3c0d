### The ruling desk: dummy’s card, the harm of a revoke, the bidding box, what counts as a claim.

desk-matter-dummy = Le mort
desk-matter-dummy-about = quelle carte a été nommée, et ce que le mort peut faire
desk-tool-dummy-card = La carte du mort
desk-about-dummy-card = Ce qu’a dit le déclarant : quelle carte joue le mort ?
desk-tool-equity = Dommage d’une renonce
desk-about-equity = Les dernières cartes comme elles ont été jouées : les levées cédées réparent-elles le dommage ?
desk-tool-bidding-box = Boîte à annonces
desk-about-bidding-box = La déclaration est-elle faite ? Et le Stop : le faut-il, qui attend ?
desk-tool-claimed = Revendication ou non ?
desk-about-claimed = Ce qui a été dit ou montré : est-ce une revendication, et le jeu s’arrête-t-il ?

## The card that declarer names in dummy

desk-field-dummy = Cartes du mort
desk-field-own = Main du déclarant, si on la connaît
desk-field-gone = Cartes des levées précédentes, si on les connaît
desk-target-dummy = le mort
desk-target-own = la main du déclarant
desk-target-gone = les levées précédentes
desk-said = Qu’a dit le déclarant ?
desk-said-suit = seulement une couleur, ou « coupez » (l’atout)
desk-said-rank = seulement un rang
desk-said-card = une couleur et un rang
desk-said-high = « gros »
desk-said-high-of = « gros » avec une couleur
desk-said-low = « petit »
desk-said-win = « prenez »
desk-said-anything = « n’importe laquelle »
desk-said-which-suit = Quelle couleur ?
desk-said-which-rank = Quel rang ?
desk-won-with = Avec quelle couleur le mort a-t-il gagné la dernière levée ?
desk-won-with-none = le mort ne l’a pas gagnée
desk-meant = Est-il hors de doute qu’une certaine carte était voulue ?
desk-called-card = Le mort joue { $card-the }
desk-called-declarer = Le déclarant dit laquelle : { $cards }
desk-called-defenders = Un joueur de la défense dit laquelle : { $cards }
desk-called-again = Le déclarant doit nommer une autre carte : { $cards }
desk-say-called-card = Le mort joue { $card-the }. Continuez, je vous prie.
desk-say-called-declarer = Laquelle voulez-vous du mort ? { $cards }
desk-say-called-defenders = Joueurs de la défense, l’un de vous dit quelle carte joue le mort : { $cards }
desk-say-called-again = Ces mots ne désignent aucune carte que le mort puisse jouer. Nommez l’une de celles-ci : { $cards }

## The harm of a revoke

desk-field-play = Toutes ces cartes dans l’ordre joué
desk-target-play = le jeu de la carte
desk-equity-adjusted = Le dommage était plus grand. Sur les { $of } dernières levées, { $side } en reçoit { $number }
desk-equity-enough = La renonce n’a pas fait d’autre dommage. Sur les { $of } dernières levées, { $side } en reçoit { $number }
desk-say-equity = J’ai revu le jeu : la renonce n’a pas fait d’autre dommage, et la marque reste.
desk-fault-too-many-seen = On connaît tant de cartes qu’il en reste trop peu à la défense
desk-fault-declarers-cards = À ce moment, le nombre de cartes du déclarant est { $number }
desk-fault-unequal = Les quatre mains doivent avoir le même nombre de cartes
desk-fault-cannot-play = Ce n’est pas à ce joueur de jouer, ou la carte n’est plus là : { $card }
desk-fault-play-on = Indiquez toutes les cartes dans l’ordre joué
desk-fault-one-revoke = Il faut une seule renonce, consommée et non corrigée

## Calls that the next player may call over, and comparable calls

desk-above-seven = Une enchère de plus de sept
desk-silenced = Qui devait passer à cause d’une irrégularité antérieure ?
desk-silenced-how = Combien de temps ?
desk-silenced-once = pour un tour
desk-silenced-rest = jusqu’à la fin des annonces
desk-ask-called-over = { $seat } a-t-il parlé ensuite ?
desk-called-lead-faced = on l’a découvert seulement après l’entame
desk-had-to-pass = { $seat } devait passer, mais a dit { $call }
desk-say-had-to-pass = { $seat } devait passer. Je vous explique ce qui en résulte.
desk-ask-comparable = Est-elle comparable, et pourquoi ?

## The bidding box and the stop card

desk-box-is-it = si la déclaration est faite
desk-box-stop = le carton Stop
desk-ask-box-rule = Quel règlement ?
desk-ask-box-slip = Était-ce le mauvais carton, et l’a-t-on dit aussitôt ?
desk-box-made = La déclaration est faite
desk-box-slip = La déclaration est faite, mais { $seat } peut la remplacer par celle qui était voulue
desk-box-not-made = La déclaration n’est pas faite : { $seat } peut en choisir une autre
desk-ask-stop-used = Le carton Stop a-t-il été employé ?
desk-ask-stop-tempo = Quand { $seat } a-t-il parlé ?
desk-stop-not-yet = { $seat } n’a pas encore parlé
desk-stop-needed = { $bid } est un saut : { $seat } attend une dizaine de secondes
desk-stop-needless = { $bid } n’est pas un saut : { $seat } n’a pas à attendre
desk-say-box-made = Cette déclaration est faite, et elle reste. Continuez, je vous prie.
desk-say-box-slip = C’était une méprise. { $seat }, faites la déclaration que vous vouliez.
desk-say-box-not-made = Ce n’est pas encore une déclaration. { $seat }, faites la vôtre maintenant.
desk-say-stop = L’enchère reste. { $seat }, attendez une dizaine de secondes avant de parler.
desk-say-stop-needless = L’enchère reste, et personne n’a à attendre. Continuez, je vous prie.

## What counts as a claim

desk-event-tricks = un joueur dit combien des levées restantes il gagnera
desk-event-cards = un joueur montre ses cartes
desk-event-stop = un joueur propose d’arrêter
desk-event-gives-up = un joueur abandonne les levées restantes
desk-event-current = un joueur ne parle que de la levée en cours
desk-event-partner = un joueur de la défense cède des levées, et son partenaire s’y oppose aussitôt
desk-event-contested = quelqu’un conteste une revendication
desk-event-all-agree = après une revendication, tous les quatre veulent continuer
desk-event-not-all = après une revendication, seuls certains veulent continuer
desk-claimed-claim = C’est une revendication : le jeu s’arrête
desk-claimed-concession = C’est une concession : le jeu s’arrête
desk-claimed-neither = Ce n’est pas une revendication : le jeu continue
desk-claimed-stays = Le jeu ne continue pas : l’arbitre décide
desk-claimed-void = La revendication ne compte plus : le jeu continue
desk-say-claimed = Le jeu s’arrête ici. Montrez vos cartes, et dites-moi ce qui a été dit.

## Who asks about a revoke

desk-act-asks = demande si quelqu’un n’a plus de la couleur
desk-ask-who-asks = Qui le demande à qui ?
desk-asks-of-declarer = le déclarant à un joueur de la défense
desk-asks-of-dummy = le mort au déclarant
desk-asks-of-dummy-wrongly = le mort à un joueur de la défense
desk-asks-of-defender = un joueur de la défense au déclarant
desk-asks-of-partner = un joueur de la défense à l’autre
