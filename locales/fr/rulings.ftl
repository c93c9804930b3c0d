### Rulings as exercises: insufficient bids, calls and leads out of turn, revokes.

## Kinds of exercise, as topics

kind-insufficient_bid = Enchères insuffisantes
kind-call_out_of_turn = Déclarations hors tour
kind-opening_lead_out_of_turn = L’entame hors tour
kind-lead_out_of_turn = Attaques hors tour en cours de jeu
kind-revoke = Renonces

## Skills, and what to remember of each

skill-insufficient-bid = qui peut accepter une enchère insuffisante
skill-replacement-call = comment corriger une enchère insuffisante
skill-call-out-of-turn = ce que devient une déclaration hors tour
skill-silenced-partner = quand le partenaire doit passer
skill-opening-lead-out-of-turn = les cinq choix après une entame hors tour
skill-lead-out-of-turn = les conséquences d’une attaque hors tour en cours de jeu
skill-revoke-established = quand une renonce est consommée
skill-revoke-tricks = ce que coûte une renonce
remember-insufficient-bid = enchère insuffisante : seul l’adversaire de gauche peut l’accepter, en le disant ou en parlant à son tour. C’est alors elle qu’il faut dépasser.
remember-replacement-call = l’enchère suffisante la plus basse qui montre la même dénomination, ou une déclaration comparable, laisse le partenaire libre ; la marque n’est ajustée que si l’irrégularité elle-même a aidé. Toute autre l’oblige à passer.
remember-call-out-of-turn = déclaration hors tour : l’adversaire de gauche peut l’accepter. Sinon, elle est annulée, et la parole revient au joueur dont c’était le tour.
remember-call-out-of-turn-inadmissible = personne ne peut accepter un contre ou un surcontre inadmissible : il est annulé, et la parole revient au joueur dont c’était le tour.
remember-silenced-partner = une déclaration comparable (de sens voisin, plus précise ou de même but) laisse le partenaire libre. Si la nouvelle déclaration n’est pas comparable, le partenaire passe une fois.
remember-silenced-partner-inadmissible = après un contre ou un surcontre inadmissible, le partenaire du joueur fautif passe jusqu’à la fin des annonces.
remember-opening-lead-out-of-turn = le déclarant peut étaler son jeu et devenir le mort, accepter l’entame et rester déclarant, ou la refuser : il exige alors la couleur, l’interdit ou n’impose rien.
remember-opening-lead-out-of-turn-dummy-seen = si le déclarant a pu voir une carte du mort, il doit accepter l’entame.
remember-opening-lead-out-of-turn-declaring-side = le camp du déclarant n’entame pas : sa carte est reprise.
remember-lead-out-of-turn = refusée, l’attaque hors tour d’un joueur de la défense devient une carte pénalisée { -major } ; celle du déclarant est simplement reprise.
remember-lead-out-of-turn-stands = si le joueur dont c’est le tour attaque malgré tout, son attaque est valable, et la mauvaise est reprise.
remember-lead-out-of-turn-last = une attaque hors tour à la dernière levée ne peut pas être acceptée : la carte est reprise.
remember-revoke-established = une renonce est consommée dès que le camp fautif joue pour la levée suivante, nomme une carte pour elle, revendique ou concède des levées, ou accepte une revendication ou une concession. Si seuls les adversaires ont continué, elle se corrige encore.
remember-revoke-established-trick-twelve = une renonce à la douzième levée se corrige toujours, jusqu’à ce que les quatre jeux soient de retour dans l’étui.
remember-revoke-tricks = deux levées si le fautif a gagné la levée de la renonce, et son camp une autre ensuite ; sinon une, ou aucune si son camp n’a gagné ni cette levée ni une autre ensuite. Si le dommage est plus grand, l’arbitre ajuste la marque.
remember-revoke-tricks-corrected = une renonce corrigée ne coûte aucune levée ; tout au plus, la carte devient pénalisée.
remember-revoke-tricks-none = ici, aucune levée n’est cédée d’office ; l’arbitre répare quand même le dommage que la renonce a causé.

## Who may accept, what partner may do, which leads declarer may restrict: for several kinds

option-accepts-alone = { $seat } seulement
option-accepts-either = { $seat } ou { $other }, l’un ou l’autre
option-accepts-nobody = Personne
exercise-partner-now = Que peut faire { $seat } dans la suite des annonces ?
option-partner-free = { $seat } peut parler librement
option-partner-once = { $seat } doit passer à son prochain tour, mais une seule fois
option-partner-throughout = { $seat } doit passer jusqu’à la fin des annonces
exercise-lead-after-call = { $offender } et { $seat } se retrouvent en défense. Que peut décider le déclarant la première fois que c’est à { $seat } d’attaquer ?
option-lead-free = Rien : l’attaque est libre
option-lead-forbid = Interdire l’attaque dans une couleur non montrée par { $offender } dans une déclaration valable
option-lead-require = Exiger l’attaque dans une couleur, ou l’interdire
scene-found-comparable = L’arbitre juge la nouvelle déclaration comparable.
scene-found-not-comparable = L’arbitre juge que la nouvelle déclaration n’est pas comparable.

## insufficient_bid. $seat bids $bid, which is too low.

scene-bids-too-low = La dernière enchère est { $last }. { $seat } dit { $bid }.
scene-says-accepts = { $seat } dit : « J’accepte. »
scene-calls-at-once = { $seat } continue aussitôt : { $call }.
scene-bid-not-accepted = { $seat } n’accepte pas l’enchère.
scene-one-call-comparable = Pour l’arbitre, { $call } serait comparable, mais aucune autre déclaration ne le serait.
scene-no-call-comparable = Pour l’arbitre, aucune déclaration ne serait comparable.
scene-tries-first = { $seat } essaie d’abord { $call }, que l’arbitre annule.
scene-replaces-by = { $seat } remplace maintenant son enchère : { $call }.
exercise-insufficient_bid-accepts = Qui peut accepter l’enchère { $bid } faite par { $seat } ?
exercise-insufficient_bid-stands = L’enchère { $bid } est-elle maintenant valable ?
option-bid-stands = Oui, elle est valable
option-bid-not-yet = Non, elle n’a pas été acceptée
exercise-insufficient_bid-next = { $bid } est accepté. Quelle est l’enchère la plus basse que peut faire { $seat } ?
exercise-insufficient_bid-next-over = { $bid } est accepté, puis on a dit { $call }. Quelle est l’enchère la plus basse que peut maintenant faire { $seat } ?
exercise-insufficient_bid-free = Parmi ces déclarations, lesquelles { $seat } peut-il choisir sans obliger { $partner } à passer ?
option-call = { $call }
working-lowest-sufficient = Après { $last }, l’enchère la plus basse à { $strain } est { $bid }.
working-replaced-by-lowest = { $call } est justement cette enchère, la plus basse qui montre la même dénomination.
working-replaced-by-comparable = { $call } est comparable : l’arbitre en a jugé ainsi.
working-replaced-by-double = { $call } n’est pas comparable et est annulé : il faut choisir une autre déclaration.
working-replaced-by-other = { $call } n’est ni l’enchère la plus basse qui montre la même dénomination, ni une déclaration comparable.
working-tried-first = Le premier essai, { $call }, a été annulé. Cela suffit pour obliger le partenaire à passer.
reason-replaced-by-the-same = L’enchère suffisante la plus basse qui montre la même dénomination laisse le partenaire libre, comme une déclaration comparable. Toute autre l’oblige à passer.
slip-either-opponent-accepts = seul l’adversaire de gauche peut accepter, et non l’un ou l’autre.
slip-right-hand-opponent-accepts = le droit d’accepter revient à l’adversaire de gauche, qui parle ensuite, et non à celui de droite.
slip-insufficient-never-stands = une enchère insuffisante n’est pas nulle d’office : si l’adversaire de gauche l’accepte, ou parle simplement, elle est valable.
slip-old-bid-to-beat = une fois l’enchère trop basse acceptée, il suffit de dépasser celle-là, et non l’enchère précédente.
slip-replaced-by-pass-is-free = passer n’efface pas l’erreur : le partenaire doit alors passer jusqu’à la fin des annonces.
slip-replaced-at-any-level = il faut l’enchère suffisante la plus basse qui montre la dénomination ; un saut oblige le partenaire à passer.
slip-replaced-by-any-bid = une enchère qui montre une autre dénomination est permise, mais elle oblige le partenaire à passer si elle n’est pas comparable.
slip-replaced-by-double = un contre ne corrige pas une enchère insuffisante, sauf si l’arbitre le juge comparable.
slip-comparable-call-forgotten = une déclaration que l’arbitre juge comparable laisse le partenaire libre.
slip-correction-always-silences = corriger de la bonne façon n’oblige personne à passer.
slip-insufficient-silences-once = après une enchère insuffisante, le partenaire doit passer jusqu’à la fin des annonces, et non une seule fois.
slip-second-try-forgiven = un premier essai annulé oblige le partenaire à passer, quelle que soit la suite.
slip-lead-required-after-call = après une déclaration retirée, le déclarant peut interdire une couleur, mais ne peut plus en exiger une.
slip-lead-left-free = si une déclaration retirée n’est pas remplacée par une comparable, le déclarant peut interdire une couleur à la première attaque du partenaire.
slip-lead-restricted-for-nothing = si le partenaire n’est pas obligé de passer, l’attaque reste libre aussi.

## call_out_of_turn. $seat calls $call at the turn of $turn.

scene-calls-too-soon = Hors tour, { $seat } dit { $call }.
scene-calls-out-of-turn = C’est à { $turn } de parler, mais { $seat } dit { $call }.
scene-calls-over = Avant qu’on appelle l’arbitre, { $seat } dit { $call }.
scene-call-cancelled = Personne n’accepte la déclaration : elle est annulée, et les annonces continuent.
scene-double-cancelled = L’arbitre annule la déclaration, et les annonces continuent.
scene-calls-next = { $seat } dit { $call }.
scene-calls-in-turn = Maintenant que c’est son tour, { $seat } dit { $call }.
exercise-call_out_of_turn-accepts = Qui peut accepter la déclaration faite par { $seat } ({ $call }) ?
exercise-call_out_of_turn-turn = La déclaration est annulée. À qui de parler maintenant ?
exercise-call_out_of_turn-becomes = Que devient la déclaration faite par { $seat } ({ $call }) ?
option-call-stands = Elle est valable, comme faite à son tour
option-call-void = Elle est annulée, et personne n’est obligé de passer
option-call-costs = Elle est annulée, et { $seat } doit passer une fois
exercise-call_out_of_turn-bound = C’est maintenant vraiment à { $seat } de parler. Que peut dire ce joueur ?
option-any-call = N’importe quelle déclaration permise
option-pass-now = Passe, à ce tour seulement
option-pass-always = Passe, à chaque tour jusqu’à la fin des annonces
option-repeat = { $call }, une seconde fois
reason-lho-may-accept-call = L’adversaire à gauche du joueur qui a parlé trop tôt peut accepter la déclaration, simplement en parlant ensuite.
reason-lho-may-accept-on-own-turn = L’adversaire de gauche peut l’accepter. Ici, c’est aussi son tour : pour accepter, il doit le dire. S’il se contente de parler, il parle à son tour, et la déclaration hors tour ne compte pas.
reason-called-over-accepts = L’adversaire de gauche a parlé ensuite : la déclaration hors tour est donc acceptée.
reason-called-in-turn-voids = L’adversaire dont c’était le tour a parlé : la déclaration hors tour est annulée, et personne n’est obligé de passer. Mais le partenaire du fautif ne peut pas utiliser ce qu’elle a révélé.
slip-call-out-of-turn-never-stands = une déclaration hors tour n’est pas toujours nulle : l’adversaire de gauche peut l’accepter.
slip-inadmissible-double-accepted = un contre ou un surcontre inadmissible ne peut être accepté par personne.
slip-offender-stays-in-turn = une déclaration annulée ne déplace pas le tour : c’est au joueur qui devait parler de le faire.
slip-turn-goes-on-after-offender = les annonces ne continuent vers la gauche que si la déclaration est acceptée.
slip-call-in-turn-accepts = parler à son propre tour n’est pas accepter : c’est cette déclaration qui compte, et non celle qui est venue trop tôt.
slip-calling-over-cancels = si l’adversaire de gauche parle ensuite, la déclaration hors tour est acceptée et valable.
slip-called-over-still-costs = dès qu’un adversaire a continué, personne n’est obligé de passer.
slip-repeat-forgotten = si l’adversaire de droite passe, la même déclaration doit être répétée.
slip-repeat-always = on ne répète sa déclaration que si l’adversaire de droite passe ; sinon, le choix est libre.
slip-offender-silenced = ici, ce n’est pas le joueur qui a parlé trop tôt qui doit passer, mais éventuellement son partenaire.
slip-early-pass-not-binding = un joueur qui passe au tour de l’adversaire de droite doit passer aussi à son propre tour.
slip-early-pass-binds-for-good = un passe hors tour n’oblige jamais à passer jusqu’à la fin.
slip-repeated-call-silences = répéter la déclaration, quand il le faut, n’oblige personne à passer.
slip-early-pass-silences-partner = un passe au tour de l’adversaire de droite n’engage que celui qui l’a fait, et non son partenaire.
slip-not-comparable-is-free = si la nouvelle déclaration n’est pas comparable, le partenaire doit passer une fois.
slip-out-of-turn-silences-for-good = après une déclaration hors tour, le partenaire passe une fois, et non jusqu’à la fin.
slip-inadmissible-double-taken-lightly = après un contre ou un surcontre inadmissible, le partenaire doit passer jusqu’à la fin des annonces.

## opening_lead_out_of_turn. Declarer is $seat; the right leader is $leader.

scene-contract = { $doubling-key ->
    [doubled] { $seat } joue { $bid } contré.
    [redoubled] { $seat } joue { $bid } surcontré.
   *[undoubled] { $seat } joue { $bid }.
}
scene-opening-lead = { $seat } entame avec { $card-the } et pose la carte face visible sur la table.
scene-dummy-seen = Avant qu’on s’en aperçoive, { $dummy } commence à étaler le mort, et le déclarant voit quelques cartes.
scene-becomes-dummy = { $seat } accepte l’entame en étalant tout son jeu sur la table.
scene-accepts-lead = { $seat } accepte l’entame et garde son jeu en main.
scene-refuses-requires = { $seat } refuse l’entame et exige { $suit } ; c’est à { $leader } d’entamer.
scene-refuses-forbids = { $seat } refuse l’entame et interdit { $suit } ; c’est à { $leader } d’entamer.
scene-refuses-asks-nothing = { $seat } refuse l’entame et n’impose rien.
exercise-opening_lead_out_of_turn = Que peut choisir { $seat } ?
exercise-opening_lead_out_of_turn-own = Qu’est-ce qui est possible maintenant ?
option-become-dummy = Le déclarant étale son jeu et devient le mort
option-accept-lead = L’entame est acceptée, et le déclarant joue ensuite de sa main
option-refuse-require = L’entame est refusée, et { $seat } doit entamer à { $suit }
option-refuse-forbid = L’entame est refusée, et { $seat } ne peut pas entamer à { $suit }
option-refuse-leave = L’entame est refusée, et { $seat } entame librement
option-any-suit = L’entame est refusée, et { $seat } doit entamer dans la couleur que le déclarant nomme, n’importe laquelle
option-lead-goes-back = La carte est reprise, et { $seat } entame ; il n’y a pas de carte pénalisée
option-redeal = La donne est redistribuée
exercise-opening_lead_out_of_turn-declarer = Qui est maintenant le déclarant ?
exercise-opening_lead_out_of_turn-next = De quelle main vient la carte suivante ?
exercise-opening_lead_out_of_turn-card = Que devient { $card-the } ?
option-card-joins-trick = Elle est jouée et fait partie de la levée
option-card-major = Elle reste sur la table comme carte pénalisée { -major }
option-card-minor = Elle reste sur la table comme carte pénalisée { -minor }
option-card-returns = Elle est reprise en main et n’est pas pénalisée
reason-new-dummy-plays-second = L’entame est valable, et la deuxième carte vient du jeu étalé ({ $seat }), qui est maintenant le mort.
reason-declarer-stays = Le déclarant reste { $seat } : il ne deviendrait le mort qu’en étalant son jeu.
slip-becoming-dummy-forgotten = le déclarant peut aussi étaler son jeu, devenir le mort et laisser jouer son partenaire.
slip-accepting-lead-forgotten = le déclarant n’est pas obligé de refuser : il peut aussi accepter l’entame.
slip-lead-demands-forgotten = s’il refuse, le déclarant peut exiger la couleur de la carte, l’interdire ou ne rien imposer.
slip-any-suit-demanded = on ne peut exiger ou interdire que la couleur de l’entame refusée, pas une autre.
slip-wrong-lead-goes-back = l’entame refusée d’un joueur de la défense n’est pas simplement reprise en main : elle devient d’abord une carte pénalisée.
slip-board-dealt-again = une entame hors tour se rectifie à la table : on ne redistribue rien.
slip-dummy-seen-overlooked = un déclarant qui a pu voir une carte du mort n’a plus le choix : l’entame doit être acceptée.
slip-declaring-side-lead-counts = l’entame ne revient jamais au camp du déclarant : la carte est simplement reprise.
slip-spreading-changes-nothing = en étalant son jeu, le déclarant devient le mort, et son partenaire joue.
slip-accepting-changes-declarer = le partenaire ne devient déclarant que si le déclarant étale son jeu.
slip-dummy-plays-second = ici, la deuxième carte vient de la main du déclarant, et le mort joue en dernier.
slip-new-declarer-plays-second = l’ordre autour de la table ne change pas : le jeu étalé vient ensuite et fournit la deuxième carte.
slip-offender-leads-again = si l’entame est refusée, c’est au joueur dont c’était le tour d’entamer, et non au fautif.
slip-asking-nothing-frees-card = si le déclarant n’impose rien, la carte reste sur la table comme carte pénalisée.
slip-demand-keeps-card = si le déclarant exige ou interdit la couleur, la carte est reprise en main.
slip-accepted-card-penalised = une entame acceptée est une carte jouée comme les autres.

## lead_out_of_turn. It is the lead of $seat.

scene-lead-due = En cours de jeu, c’est à { $seat } d’attaquer.
scene-last-lead-due = Il reste une carte à chacun. C’est à { $seat } d’attaquer.
scene-defender-leads = Mais { $seat }, en défense, attaque avec { $card-the }.
scene-declarer-leads-from-hand = Mais le déclarant attaque de sa main ({ $seat }), avec { $card-the }.
scene-declarer-leads-from-dummy = Mais le déclarant attaque du mort ({ $seat }), avec { $card-the }.
scene-defenders-differ = { $seat } voudrait accepter l’attaque, { $other } non.
scene-plays-to-it = Aussitôt, une carte est jouée sur cette attaque ({ $seat }).
scene-leads-all-the-same = Avant qu’on dise un mot, l’attaque correcte est faite de la bonne main ({ $seat }).
exercise-lead_out_of_turn-accepts = Qui peut accepter cette attaque ({ $card }) ?
exercise-lead_out_of_turn-refused = Personne n’accepte cette attaque ({ $card }). Que devient la carte, et comment continue-t-on ?
option-back-any-card = Elle est reprise ; la bonne main ({ $seat }) attaque avec n’importe quelle carte
option-back-same-suit = Elle est reprise ; la bonne main doit attaquer à { $suit }
option-back-lead-lost = Elle est reprise ; l’attaque passe à la défense
option-penalty-minor = Elle devient une carte pénalisée { -minor } ; la bonne main ({ $seat }) attaque avec n’importe quelle carte
option-penalty-now = Elle devient une carte pénalisée { -major } ; c’est à { $seat } d’attaquer, mais le déclarant peut d’abord exiger ou interdire { $suit }
option-penalty-later = Elle devient une carte pénalisée { -major } ; la bonne main ({ $seat }) attaque avec n’importe quelle carte ; le déclarant ne choisira que plus tard, quand le partenaire ({ $partner }) devra attaquer
option-penalty-not-yet = Elle devient une carte pénalisée { -major } ; { $seat } attaque librement, et le déclarant ne choisira qu’à sa prochaine attaque
exercise-lead_out_of_turn-decides = Lequel des quatre joueurs décide ?
exercise-lead_out_of_turn-stands = Que devient cette attaque ({ $card }) ?
option-lead-stands = Elle est valable, comme faite à son tour
option-lead-gives-way = La carte est reprise ; c’est l’attaque correcte qui est valable
option-lead-still-open = On peut encore l’accepter ou la refuser
reason-partner-leads-declarer-chooses = C’est au partenaire, { $seat }, d’attaquer : le déclarant peut tout de suite exiger la couleur, l’interdire ou ne rien imposer.
slip-dummy-accepts-lead = le déclarant décide seul ; le mort n’a rien à dire.
slip-one-defender-accepts = l’un ou l’autre joueur de la défense peut accepter l’attaque du déclarant : peu importe où il est assis.
slip-lead-never-accepted = une attaque hors tour peut être acceptée, sauf à la dernière levée.
slip-last-lead-accepted = à la dernière levée, une attaque hors tour ne peut pas être acceptée.
slip-refused-lead-goes-back = l’attaque refusée d’un joueur de la défense devient une carte pénalisée { -major } ; seule celle du déclarant est simplement reprise.
slip-lead-demanded-too-early = le déclarant ne choisit que si l’attaque revient au partenaire de celui qui a la carte pénalisée ; ici, c’est son propre camp qui attaque.
slip-lead-demand-forgotten = l’attaque revient justement au partenaire de celui qui a la carte pénalisée : le déclarant peut choisir tout de suite.
slip-same-suit-from-right-hand = c’est une ancienne règle : la bonne main peut attaquer avec n’importe quelle carte.
slip-lead-lost-by-declarer = le déclarant ne perd pas l’attaque : elle part de la bonne main.
slip-other-defender-decides = c’est le joueur de la défense qui joue juste après la mauvaise attaque qui décide, et non l’autre.
slip-declarer-decides-for-defenders = c’est le déclarant qui s’est trompé ; la défense décide.
slip-playing-on-accepts-nothing = un joueur qui joue sur une attaque hors tour l’a acceptée.
slip-right-lead-lost = le joueur dont c’était vraiment le tour peut attaquer ; la mauvaise attaque ne compte plus.

## revoke. $seat plays $card to trick $number and has $suit left.

scene-revokes = Levée { $number } : { $seat } joue { $card-the }, mais a encore du { $suit }.
scene-dummy-revokes = Levée { $number } : on joue { $card-the } du mort ({ $seat }), mais le mort a encore du { $suit }.
scene-penalty-card-not-played = Levée { $number } : la carte pénalisée { -major } devant { $seat }, { $faced-the }, doit être jouée maintenant. { $seat } joue { $card-the } à la place : c’est aussi une renonce.
scene-both-revoked = { $seat } joue { $card-the } et ne fournit pas non plus, tout en pouvant le faire.
scene-trick-won = { $seat } gagne la levée.
scene-noticed-at-once = On s’en aperçoit avant que quelqu’un continue.
scene-leads-next = { $seat } attaque à la levée suivante.
scene-plays-to-next = { $seat } joue à la levée suivante.
scene-names-next = { $seat } nomme une carte pour la levée suivante, mais personne ne l’a encore jouée.
scene-claims = { $seat } revendique les levées restantes.
scene-agrees-to-claim = Les adversaires revendiquent les levées restantes, et { $seat } est d’accord.
scene-lead-retracted = Un adversaire dit par erreur que c’est à { $seat } d’attaquer. { $seat } attaque, puis l’erreur apparaît et la carte est reprise.
scene-only-then-noticed = C’est seulement maintenant qu’on s’aperçoit de la renonce.
scene-hands-on-table = Les quatre jeux ne sont pas encore tous dans l’étui.
scene-hands-returned = Les quatre jeux sont de retour dans l’étui.
scene-earlier-tricks = { $number ->
    [one] Avant cela, { $side } avait gagné { $number } levée.
   *[other] Avant cela, { $side } avait gagné { $number } levées.
}
scene-later-tricks = { $number ->
    [0] Ensuite, { $side } ne gagne plus de levée.
    [one] Ensuite, { $side } gagne encore { $number } levée.
   *[other] Ensuite, { $side } gagne encore { $number } levées.
}
scene-revoked-before = Dans cette donne, { $seat } avait déjà fait une renonce à { $suit }, et elle est consommée.
scene-opponents-revoked = Le camp { $side } a lui aussi une renonce consommée dans cette donne.
scene-noticed-in-time = On s’aperçoit de la renonce à la fin du jeu.
scene-noticed-next-deal = On s’aperçoit de la renonce à la donne suivante, quand un joueur du camp { $side } a déjà parlé.
scene-noticed-after-round = On s’aperçoit de la renonce après la fin du tour.
exercise-revoke-established = La renonce est-elle consommée ?
option-established = Oui, elle est consommée
option-not-established = Non, elle n’est pas consommée
option-established-waived = Non, et les adversaires peuvent la laisser passer
exercise-revoke-now = Que devient { $card-the } ?
option-corrected-penalised = Elle est remplacée et devient une carte pénalisée { -major }
option-corrected-returns = Elle est remplacée et reprise, sans autre conséquence
option-not-corrected = Elle reste jouée
exercise-revoke-tricks = Combien de levées la renonce coûte-t-elle ? Ne comptez pas ce que l’arbitre pourrait ajuster en plus.
count-tricks-transferred = Levées cédées
working-offender-won = Levée de la renonce : gagnée par { $seat }, qui a fait la renonce.
working-partner-won = Levée de la renonce : gagnée par { $seat }, son partenaire.
working-opponents-won = Levée de la renonce : gagnée par { $seat }, un adversaire.
working-later-tricks = Levées gagnées ensuite par { $side } : { $number }.
working-tricks-transferred = Levées cédées : { $number }.
reason-revoke-too-late-to-correct = Une renonce consommée ne peut plus être corrigée.
slip-established-at-once = une renonce n’est pas consommée tout de suite : tant que son camp n’a pas continué, il faut la corriger.
slip-established-by-opponents = si seuls les adversaires ont continué, la renonce n’est pas encore consommée.
slip-established-by-card-only = nommer une carte pour la levée suivante, revendiquer, ou accepter une revendication, consomme aussi la renonce.
slip-established-by-offender-only = il suffit que le partenaire ait continué.
slip-revoke-corrected-too-late = dès que le camp a continué, la renonce est consommée et ne peut plus être corrigée.
slip-revoke-left-standing = tant qu’elle n’est pas consommée, une renonce doit être corrigée.
slip-revoke-waived = les adversaires ne peuvent pas laisser passer une renonce : tant qu’elle n’est pas consommée, elle doit être corrigée.
slip-revoke-card-goes-back = la carte cachée d’un joueur de la défense n’est pas simplement reprise en main : elle devient une carte pénalisée { -major }.
slip-trick-twelve-forgotten = à la douzième levée, une renonce est corrigée même si elle est consommée, et elle ne coûte pas de levée.
slip-revoke-always-two = deux levées seulement si le fautif a gagné la levée de la renonce, et son camp une autre ensuite.
slip-revoke-always-one = une renonce ne coûte pas toujours une levée : regardez qui a gagné cette levée, et ce qui a suivi.
slip-revoke-own-trick-forgotten = la levée de la renonce compte aussi, si le fautif l’a gagnée.
slip-partners-trick-costs-two = si le partenaire a gagné la levée de la renonce, elle coûte une levée, jamais deux.
slip-dummys-trick-costs-two = une levée gagnée au mort n’est pas gagnée de la main du déclarant : elle coûte une levée.
slip-earlier-tricks-counted = les levées gagnées avant la renonce ne comptent pas.
slip-all-later-tricks-taken = à elle seule, une renonce ne coûte jamais plus de deux levées ; si le dommage est plus grand, l’arbitre ajuste la marque.
slip-dummys-revoke-costs = une renonce du mort ne coûte pas de levée.
slip-same-suit-costs-again = une deuxième renonce du même joueur dans la même couleur ne coûte rien de plus.
slip-both-sides-pay = si les deux camps ont fait une renonce, aucun ne cède de levée.
slip-late-notice-costs = on s’en est aperçu trop tard : plus aucune levée n’est cédée.
slip-faced-card-costs = ne pas jouer une carte pénalisée ne coûte pas de levée.

## What is wrong with a lesson’s ruling

lesson-error-not-irregular = il n’y a rien d’irrégulier ici, ou le cas relève d’une autre Loi
lesson-error-cannot-be = cela ne peut pas arriver ici
lesson-error-choice-twice = ce choix est proposé deux fois
lesson-error-one-turn-only = indiquez au plus un élément parmi « reply », « over », « refused » et « replaced »
lesson-error-not-four-cards = une levée entière a quatre cartes
