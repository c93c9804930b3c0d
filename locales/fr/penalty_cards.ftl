### Penalty cards: what they are, what may be played, what declarer may demand of a lead.

## Kinds and skills

kind-penalty_card_kind = Carte pénalisée { -minor }, { -major } ou aucune ?
kind-penalty_card_play = Jouer avec une carte pénalisée
kind-lead_restriction = Attaquer quand le partenaire a une carte pénalisée
kind-two_penalty_cards = Deux cartes pénalisées ou plus
skill-lead-restriction = ce que le déclarant peut imposer à l’attaque
skill-lead-after-demand = attaquer après le choix du déclarant
skill-penalty-card-after-demand = la carte pénalisée après le choix du déclarant
skill-two-penalty-cards = deux cartes pénalisées d’un même joueur
skill-both-defenders = des cartes pénalisées chez les deux joueurs de la défense
remember-lead-restriction = le déclarant n’a un choix que si le partenaire du joueur qui attaque a une carte pénalisée { -major } : exiger la couleur, l’interdire ou ne rien imposer.
remember-lead-after-demand = le joueur qui attaque obéit s’il le peut, sinon il joue ce qu’il veut. Une interdiction dure tant qu’il garde la main.
remember-penalty-card-after-demand = si sa couleur est exigée ou interdite, la carte pénalisée est reprise en main. Sinon, elle reste sur la table.
remember-two-penalty-cards = si plusieurs cartes pénalisées peuvent être jouées, c’est le déclarant qui désigne laquelle.
remember-both-defenders = chacun compte ses propres cartes pénalisées ; celui qui attaque obéit d’abord au choix du déclarant, puis joue sa propre carte pénalisée.

## The scene. $seat is declarer in the first three, otherwise the player spoken of.

scene-trick = { $seat } joue { $contract }. On en est à la levée { $number }.
scene-in-the-auction = Cela se passe pendant les annonces. À la fin, { $seat } joue { $contract }.
scene-before-the-lead = { $seat } joue { $contract }. Les annonces sont terminées, et c’est à { $leader } d’entamer.
scene-on-lead = C’est à { $seat } d’attaquer.
scene-to-play = C’est à { $seat } de jouer.
scene-played-before = Plus tôt, { $seat } avait une carte pénalisée { -minor }, { $card }. Elle a été jouée.
scene-lies-dropped = { $number ->
    [one] Par inadvertance, { $seat } a laissé tomber { $cards-the }.
   *[other] Par inadvertance, { $seat } a laissé tomber plusieurs cartes à la fois : { $cards }.
}
scene-lay-there-minor = { $card-The } était déjà sur la table devant { $seat }, comme carte pénalisée { -minor }.
scene-lay-there-major = { $card-The } était déjà sur la table devant { $seat }, comme carte pénalisée { -major }.
scene-lies-led-out-of-turn = { $number ->
    [one] { $seat } a attaqué hors tour avec { $cards-the }, et le déclarant a refusé.
   *[other] { $seat } a attaqué hors tour avec ces cartes, et le déclarant a refusé : { $cards }.
}
scene-lies-revoke-corrected = { $number ->
    [one] { $seat } a corrigé une renonce et repris { $cards-the }.
   *[other] { $seat } a corrigé une renonce et repris les cartes { $cards }.
}
scene-lies-shown = { $number ->
    [one] { $seat } a montré exprès { $cards-the } à son partenaire.
   *[other] { $seat } a montré exprès ces cartes à son partenaire : { $cards }.
}
scene-lies-before-partner = { $number ->
    [one] { $seat } a joué { $cards-the } avant son partenaire, dont c’était le tour.
   *[other] { $seat } a joué avant son partenaire, dont c’était le tour : { $cards }.
}
scene-demand-required = Le déclarant a exigé une attaque à { $suit } ; c’est à { $seat } d’attaquer.
scene-demand-forbidden = Le déclarant a interdit à { $seat } d’attaquer à { $suit }.
scene-demand-forbidden-all = Le déclarant a interdit plusieurs couleurs à { $seat } : { $suits }.
scene-demand-none = Le déclarant n’a rien imposé à { $seat }.
scene-kept-the-lead = { $seat } a attaqué avec { $card-the } et gagné la levée.
scene-regained-the-lead = { $seat } a attaqué avec { $card-the }, et le déclarant a gagné la levée. Puis { $seat } a gagné une levée avec { $later-the }.

## What is asked

exercise-defence-demands = C’est à { $seat } d’attaquer. Que peut faire le déclarant ? Choisissez tout ce qui est permis.
exercise-defence-required = Le déclarant exige une attaque à { $suit }. Quelles cartes d’attaque sont permises à { $seat } ?
exercise-defence-forbidden = Le déclarant interdit une attaque à { $suit }. Quelles cartes d’attaque sont permises à { $seat } ?
exercise-defence-forbidden-all = Le déclarant interdit plusieurs couleurs : { $suits }. Quelles cartes d’attaque sont permises à { $seat } ?
exercise-defence-no-demand = Le déclarant n’impose rien. Quelles cartes d’attaque sont permises à { $seat } ?
exercise-defence-highest = Le déclarant exige la plus haute carte de la couleur attaquée ; c’est à { $seat } de jouer. Quelles cartes peuvent être jouées ?
exercise-defence-lowest = Le déclarant exige la plus basse carte de la couleur attaquée ; c’est à { $seat } de jouer. Quelles cartes peuvent être jouées ?
exercise-defence-discard = Le déclarant exige une carte de cette couleur : { $suit } ; c’est à { $seat } de jouer. Quelles cartes peuvent être jouées ?
exercise-defence-no-discard = Le déclarant interdit à { $seat } de jouer { $suit }. Quelles cartes peuvent être jouées ?
exercise-defence-designated = Le déclarant désigne { $card-the }. Quelles cartes sont maintenant permises à { $seat } ?
exercise-defence-decides = C’est à { $seat } de jouer, avec plusieurs cartes pénalisées sur la table. Qui décide laquelle est jouée ?
exercise-defence-later = C’est de nouveau à { $seat } d’attaquer. Quelles cartes d’attaque sont maintenant permises ?
exercise-defence-fate-required = C’est à { $seat } d’attaquer, et le déclarant exige { $suit }. Que devient { $card-the } ?
exercise-defence-fate-forbidden = C’est à { $seat } d’attaquer, et le déclarant interdit { $suit }. Que devient { $card-the } ?
exercise-defence-fate-forbidden-all = Le déclarant interdit plusieurs couleurs à { $seat } : { $suits }. Que devient { $card-the } ?
exercise-defence-fate-no-demand = C’est à { $seat } d’attaquer, et le déclarant n’impose rien. Que devient { $card-the } ?

## Options

option-require-suit = Exiger une attaque à { $suit }
option-forbid-suit = Interdire une attaque à { $suit }
option-forbid-suits = Interdire toutes ces couleurs à la fois : { $suits }
option-require-either = Exiger l’une de ces couleurs ({ $suits }) ; { $seat } choisit laquelle
option-forbid-any-suit = Interdire une couleur de son choix, quelle qu’elle soit
option-name-card = Désigner la carte d’attaque
option-no-demand = Ne rien imposer, et choisir quand { $seat } attaquera de nouveau
option-no-choice = Rien : { $seat } attaque librement, sans attendre
option-declarer-names = Plusieurs peuvent être jouées : le déclarant, { $seat }, désigne laquelle
option-owner-chooses = Plusieurs peuvent être jouées : { $seat } choisit librement
option-only-one-fits = Personne : une seule peut être jouée, et elle doit l’être
option-none-fits = Personne : aucune ne peut être jouée dans cette levée
option-card-back = Elle est reprise en main et redevient une carte comme les autres
option-card-back-barred = Elle est reprise en main, mais ne peut pas être jouée dans cette levée
option-card-stays-major = Elle reste sur la table comme carte pénalisée { -major }
option-card-stays-minor = Elle reste sur la table, mais devient { -minor }

## Rules

reason-demand-cannot-be-obeyed = Un joueur qui ne peut pas faire ce que le déclarant exige joue n’importe quelle autre carte permise.
reason-minor-leaves-partner-free = { $card-The } n’est qu’une carte pénalisée { -minor } : le partenaire attaque librement, et le déclarant n’a rien à choisir.
reason-own-card-gives-no-choice = Le déclarant n’a un choix que si le partenaire du joueur qui attaque ({ $seat }) a une carte pénalisée { -major }. Celle du joueur lui-même se joue à la première occasion légale, sans plus.
reason-one-suit-or-several-bans = Si les cartes pénalisées sont de plusieurs couleurs, le déclarant peut en exiger une, ou en interdire une ou plusieurs. Les cartes des autres couleurs restent.
reason-only-one-penalty-card-fits = Ici, on ne peut jouer que { $cards-the } : il n’y a rien à décider.
reason-required-for-one-lead = Une couleur n’est exigée que pour une attaque, et { $seat } a déjà attaqué.
reason-ban-lasts-on-lead = { $seat } a gardé la main : l’interdiction dure toujours.
reason-ban-ends-off-lead = Entre-temps, { $seat } a perdu la main : l’interdiction est levée pour de bon.

## The working: each choice and what it costs

working-require = Exiger { $suit } ; cartes reprises en main : { $cards }.
working-forbid = Interdire { $suit } ; cartes reprises en main : { $cards }.
working-forbid-all = Interdire à la fois { $suits } ; cartes reprises en main : { $cards }.
working-no-demand = Ne rien imposer ; cartes qui restent sur la table : { $cards }.

## Slips

slip-partners-card-counted = chaque joueur compte ses cartes : celle du partenaire ne rend pas celle-ci { -major }.
slip-played-card-counted = l’ancienne carte pénalisée a été jouée et ne compte plus.
slip-auction-card-goes-back = une carte montrée pendant les annonces devient pénalisée si son propriétaire joue ensuite en défense.
slip-demand-ignored = il faut faire ce que le déclarant exige, si c’est possible.
slip-demand-turned-round = exiger et interdire ont été confondus.
slip-no-demand-restricts = si le déclarant n’impose rien, la carte pénalisée du partenaire ne limite pas l’attaque.
slip-own-card-before-demand = le joueur qui attaque obéit d’abord au choix du déclarant, puis joue sa propre carte pénalisée.
slip-one-suit-still-open = toutes les couleurs nommées sont interdites, pas une seule.
slip-demand-cannot-be-met = un joueur qui ne peut pas obéir attaque quand même, avec une autre carte.
slip-lead-options-with-minor = une carte pénalisée { -minor } ne limite jamais l’attaque du partenaire.
slip-own-card-gives-choice = la carte pénalisée du joueur qui attaque ne donne aucun choix au déclarant : seule compte celle de son partenaire.
slip-defenders-counted-together = les cartes des deux joueurs se comptent séparément : chacun en a une, et celle du partenaire reste { -minor }.
slip-demand-for-another-suit = seule la couleur de la carte pénalisée peut être exigée ou interdite.
slip-declarer-names-lead = le déclarant nomme une couleur, pas la carte d’attaque.
slip-leader-picks-among-suits = c’est le déclarant qui nomme la couleur exigée, pas le joueur qui attaque.
slip-forbidding-forgotten = le déclarant peut aussi interdire la couleur.
slip-both-suits-forgotten = plusieurs couleurs peuvent être interdites à la fois, s’il y a une carte pénalisée dans chacune.
slip-no-demand-forgotten = le déclarant peut aussi ne rien imposer et laisser la carte où elle est.
slip-demand-overlooked = si le partenaire du joueur qui attaque a une carte pénalisée { -major }, le déclarant a bien un choix.
slip-declarer-names-always = le déclarant ne désigne une carte que si plusieurs peuvent être jouées.
slip-unplayable-card-counts = regardez d’abord la couleur attaquée : elle dit quelles cartes pénalisées peuvent être jouées.
slip-demand-leaves-card = si le déclarant exige ou interdit la couleur, la carte pénalisée est reprise en main : elle ne reste pas en plus sur la table.
slip-no-demand-clears-card = si rien n’est imposé, la carte pénalisée reste sur la table.
slip-all-cards-go-back = seules sont reprises en main les cartes de la couleur exigée ou interdite ; les autres restent.
slip-remaining-card-minor = les arbitres admettent d’ordinaire qu’une carte pénalisée { -major } le reste tant qu’elle est sur la table.
slip-card-back-is-barred = une carte reprise en main peut être jouée comme les autres, même dans cette levée.
slip-ban-ends-with-trick = une interdiction dure tant que le même joueur garde la main.
slip-ban-for-the-deal = l’interdiction a pris fin quand ce joueur a perdu la main, et elle ne revient pas.
slip-required-again = une couleur n’est exigée que pour une seule attaque.

## Lessons

lesson-error-demand = le choix du déclarant s’écrit ainsi : require:H, forbid:C+H ou none ; après une carte jouée trop tôt : highest, lowest, require:C ou forbid:C
lesson-error-demand-not-open = cela ne peut pas être imposé ici : le déclarant n’a pas ce choix, ou doit d’abord en faire un
lesson-error-not-two-cards = il faut plusieurs cartes pénalisées du joueur, ou une à lui et une à son partenaire
