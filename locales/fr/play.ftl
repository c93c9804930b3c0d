### The play: choices after an irregularity, and what follows from each.

## What may not be played now

reason-suit-forbidden-after-call = Le partenaire a retiré une déclaration : le déclarant a donc interdit d’attaquer à { $suit }.
reason-play-over = Le jeu est terminé : plus aucune carte ne peut être jouée.
reason-choice-pending = Le déclarant doit d’abord faire un choix. D’ici là, personne ne joue.
reason-lead-lies-face-down = L’entame est déjà sur la table, face cachée. On peut retourner la carte, mais pas en changer.

## Why there is a choice

reason-leader-waits-for-choice = C’est à { $seat } d’attaquer, mais son partenaire a au moins une carte pénalisée { -major } : { $majors }. { $seat } doit attendre que le déclarant ait choisi.
reason-lead-after-withdrawn-call = { $seat } attaque pour la première fois. Son partenaire a retiré une déclaration et ne l’a pas remplacée par une déclaration comparable : le déclarant peut interdire une couleur.
reason-lead-by-declaring-side = { $seat } joue dans le camp du déclarant et ne peut pas entamer. La carte ({ $card }) est reprise.
reason-dummy-seen-must-accept = { $seat } a entamé hors tour avec { $card-the }. Mais le déclarant a pu voir une carte du mort : il doit accepter cette entame.
reason-opening-lead-out-of-turn = { $seat } a entamé hors tour avec { $card-the }. Le déclarant peut devenir lui-même le mort, accepter cette entame ou la refuser.
reason-defender-lead-out-of-turn = { $seat } a attaqué hors tour avec { $card-the }. Le déclarant peut accepter cette attaque ou la refuser.
reason-last-lead-not-accepted = { $seat } a attaqué hors tour avec { $card-the } à la dernière levée. Une telle attaque ne peut pas être acceptée.
reason-declarer-lead-at-defenders-turn = Le camp du déclarant ({ $seat }) a attaqué avec { $card-the }, alors que c’était à la défense de le faire. L’un ou l’autre joueur de la défense peut accepter cette attaque. Sinon, la carte est reprise, et c’est à la défense d’attaquer.
reason-declarer-lead-from-wrong-hand = Le déclarant a attaqué avec { $card-the } depuis la mauvaise main ({ $seat }). L’un ou l’autre joueur de la défense peut accepter cette attaque. Sinon, la carte est reprise, et le déclarant attaque depuis la bonne main avec la carte de son choix.
reason-next-in-turn-prevails = Si les deux joueurs de la défense ne sont pas d’accord, c’est celui qui joue juste après l’attaque irrégulière qui décide : { $seat }.
reason-declarers-early-card-stands = { $seat }, dans le camp du déclarant, a joué { $card-the } trop tôt : la carte reste jouée.
reason-declarers-early-card-goes-back = { $seat }, dans le camp du déclarant, a joué { $card-the } trop tôt. La carte n’est pas permise ici : elle est reprise, sans autre conséquence, et une autre est jouée.
reason-declarer-had-played-both = Le déclarant avait déjà joué de sa main et du mort : c’est sans conséquence pour { $seat }, qui devra seulement jouer { $card-the } quand viendra son tour.
reason-dummy-moved-first = Avant cela, le mort avait déplacé ou suggéré une carte : c’est sans conséquence pour { $seat }, qui devra seulement jouer { $card-the } quand viendra son tour.
reason-early-card-is-legal = { $seat } a joué trop tôt, mais son partenaire avait déjà joué, et cette carte ({ $card }) est permise dans la levée : elle devra être jouée quand ce sera à { $seat } de jouer.
reason-early-card-is-illegal = { $seat } a joué trop tôt, et cette carte ({ $card }) n’est pas permise dans la levée : elle devient une carte pénalisée { -major }.
reason-played-before-partner = { $seat } a joué { $card-the } avant que son partenaire ait joué. Le déclarant choisit ce que ce partenaire doit jouer.
reason-penalty-card-not-played = { $seat } a joué { $card-the } alors qu’il fallait jouer une carte pénalisée. Le déclarant peut accepter la carte jouée, ou faire jouer la carte pénalisée à la place.
reason-revoke-corrected-by-defender = { $seat } corrige l’erreur à temps. La carte reprise ({ $card }) venait de sa main, où personne ne pouvait la voir : elle devient donc une carte pénalisée { -major }.
reason-revoke-corrected-freely = { $seat } corrige l’erreur à temps et reprend { $card-the }, sans autre conséquence.
reason-led-before-choice = { $seat } a attaqué avec { $card-the } sans attendre le choix du déclarant au sujet de la carte pénalisée de son partenaire.

## What follows

reason-follows-card-stands = { $card-The } est une carte jouée comme une autre.
reason-follows-card-goes-back = On reprend { $card-the }.
reason-follows-face-down-lead-goes-back = Si { $seat } a déjà posé son entame, face cachée, cette carte est d’abord reprise en main.
reason-follows-major-penalty-card = { $card-The } devient une carte pénalisée { -major }.
reason-follows-minor-penalty-card = { $card-The } devient une carte pénalisée { -minor }.
reason-follows-picked-up = Ces cartes sont reprises en main et ne sont plus pénalisées : { $cards }.
reason-follows-stays-on-table = Cartes pénalisées qui restent sur la table : { $cards }.
reason-follows-declares = Le déclarant est maintenant { $seat }.
reason-follows-leads = C’est à { $seat } d’attaquer.
reason-follows-plays-next = C’est ensuite à { $seat } de jouer.
reason-follows-must-lead = { $seat } doit attaquer à { $suit }, si possible.
reason-follows-may-not-lead = Interdit à { $seat } pour l’attaque : { $suits }, sauf s’il n’y a pas d’autre choix. L’interdiction dure jusqu’à ce qu’un autre joueur gagne une levée.
reason-follows-choice-later = Le déclarant pourra choisir la prochaine fois que ce sera à { $seat } d’attaquer.
reason-follows-must-play-highest = { $seat } doit jouer, si possible, sa plus haute carte de la couleur attaquée.
reason-follows-must-play-lowest = { $seat } doit jouer, si possible, sa plus basse carte de la couleur attaquée.
reason-follows-must-play = Sans carte de la couleur attaquée, { $seat } doit jouer { $suit }, si possible.
reason-follows-may-not-play = Sans carte de la couleur attaquée, { $seat } ne peut pas jouer { $suit }, sauf s’il n’y a pas d’autre choix.
reason-follows-must-be-played = Il faut jouer { $card-the } quand vient le tour de son propriétaire.
reason-follows-plays-another = { $seat } joue une autre carte.

## Knowing from a card that was seen

reason-on-the-table-for-all = Tant que la carte pénalisée reste sur la table, tout le monde a le droit d’en tenir compte.
reason-back-in-hand-for-declarer = Le joueur de la défense a repris sa carte en main. Le déclarant a toujours le droit de se servir de ce qu’il a vu.
reason-back-in-hand-not-for-partner = Le joueur de la défense a repris sa carte en main. Son partenaire n’a plus le droit de se servir de ce qu’il a vu.
reason-shown-for-the-other-side = Un joueur a exposé une carte pendant les annonces. L’autre camp a le droit de se servir de ce qu’il a vu.
reason-shown-not-for-partner = Un joueur a exposé une carte pendant les annonces. Son partenaire n’a pas le droit de se servir de ce qu’il a vu.

## Cards at the same time

reason-out-of-turn-is-later = Si deux joueurs jouent en même temps, la carte de celui dont ce n’était pas le tour compte comme jouée après l’autre.
reason-visible-card-is-played = Plusieurs cartes ont été sorties à la fois, mais une seule face est visible : cette carte est jouée, et les autres sont reprises.
reason-names-one-others-penalty = Plusieurs cartes ont été sorties à la fois, et on en voit plus d’une : le joueur de la défense désigne la carte jouée, et les autres deviennent des cartes pénalisées.
reason-names-one-others-go-back = Plusieurs cartes ont été sorties à la fois, et on en voit plus d’une : le déclarant désigne la carte jouée, et les autres sont reprises, sans autre conséquence.
reason-at-once-opponent-may-change = Un adversaire a joué après une carte qui a ensuite été reprise : cet adversaire peut aussi changer sa propre carte.
reason-noticed-later-too-many-cards = Les deux camps ont déjà joué à la levée suivante : la précédente est traitée comme une levée avec des cartes en trop.

## Playing on

reason-played-on-counts-as-in-turn = Jouer après la carte hors tour d’un adversaire, c’est accepter cette carte : elle compte comme jouée à son tour.
reason-proper-lead-stands = Le joueur dont c’était vraiment le tour peut attaquer. Son attaque est valable, et les cartes jouées sur l’autre attaque sont reprises.
reason-wrong-defender-played-to-lead = L’attaque hors tour du déclarant reste valable, mais ce joueur de la défense a joué trop tôt.
reason-debt-stays = S’il y avait déjà une carte pénalisée ou une restriction, l’obligation reste valable pour la suite du jeu.
reason-played-before-required-lead = Le déclarant a dû reprendre une attaque, et ce joueur de la défense a joué avant l’attaque correcte : sa carte devient une carte pénalisée { -major }.
reason-offenders-played-on = Le camp fautif a continué à jouer avant la décision de l’arbitre. Ses adversaires ne perdent aucun de leurs droits.
