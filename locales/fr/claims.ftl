### Contested claims.

kind-contested_claim = Revendications contestées
skill-claim-tricks = combien de levées rapporte une revendication contestée
skill-claim-rule = quelle règle tranche une revendication contestée
remember-claim-tricks = l’arbitre imagine toutes les lignes de jeu normales compatibles avec ce qui a été dit, même les négligentes. La pire compte ; rien n’est retiré à titre de punition.
remember-claim-rule = ce qui n’a pas été dit n’est pas accordé : ni les atouts qu’on aurait fait tomber, ni une impasse qui se trouve réussir, ni l’ordre heureux des couleurs.

## The story

scene-claim-lead = C’est à { $seat } de jouer.
scene-claims-all = { $seat } revendique toutes les levées restantes ({ $number }).
scene-claims-some = { $seat } revendique { $number } des { $of } levées restantes.
scene-concedes-all = { $seat } concède toutes les levées restantes ({ $of }).
scene-claim-silent = { $seat } ne dit pas comment elles seront jouées.
scene-claim-trumps = { $seat } dit : « Je fais tomber les atouts. »
scene-claim-then-trumps = « Puis je fais tomber les atouts. »
scene-claim-cash = { $seat } dit : « Je joue { $suit } de haut en bas. »
scene-claim-then-cash = « Puis { $suit } de haut en bas. »
scene-claim-play = { $seat } dit : « Je joue { $card-the }. »
scene-claim-then-play = « Puis { $card-the }. »
scene-claim-finesse = { $seat } dit : « Je fais l’impasse avec { $card-the }. »
scene-claim-then-finesse = « Puis je fais l’impasse avec { $card-the }. »
scene-claim-ruff = { $seat } dit : « Je coupe un { $suit }. »
scene-claim-then-ruff = « Puis je coupe un { $suit }. »
scene-claim-shown-out = { $seat } n’a pas fourni auparavant dans cette couleur ({ $suits }) : tout le monde sait qu’il ne lui en reste pas.
scene-claim-contested = Les adversaires ne sont pas d’accord, et l’arbitre voit toutes les cartes.

## The questions

exercise-contested_claim = Combien de ces levées l’arbitre donne-t-il à { $side } ?
count-tricks-awarded = Levées
exercise-contested_claim-why = { $side } : { $number ->
    [one] une levée
   *[other] { $number } levées
}. Quelle règle décide ?
option-claim-stands = Aucun jeu normal ne perd une levée revendiquée
option-claim-concession = Aucun jeu normal ne perd la levée concédée
option-claim-too-many = De quelque façon qu’on joue, il n’y a pas autant de levées
option-claim-stated-line = La ligne annoncée compte, même si une autre aurait réussi
option-claim-trump-out = Un atout dont on n’a pas parlé peut gagner une levée
option-claim-which-way = Personne n’a dit s’il fallait faire l’impasse ou jouer de haut en bas
option-claim-partner = Le partenaire du joueur de la défense qui revendique peut jouer autre chose
option-claim-other-line = L’ordre du jeu est resté ouvert, et un autre gagne moins de levées

## The reasons

working-claim-line = Une ligne normale qui ne gagne pas plus :
working-claim-trick = Levée { $trick } : { $seat } joue { $first }, puis { $second }, { $third }, { $fourth }. { $winner } gagne.
reason-claim-doubt = Un point douteux est tranché contre celui qui a revendiqué.
reason-claim-stands = Aucune ligne normale ne perd une levée revendiquée : la revendication est acceptée.
reason-claim-concession-cancelled = Une levée qu’aucun jeu normal ne peut perdre n’est pas perdue parce qu’on la concède.
reason-claim-too-many = De quelque façon qu’on joue, on ne gagne pas autant de levées qu’il en a été revendiqué.
reason-claim-stated-line = Celui qui revendique est lié par ce qu’il a dit. Une autre ligne n’est pas acceptée à la place, même si elle aurait gagné davantage.
reason-claim-trump-out = Il reste un atout dehors, celui qui a revendiqué n’en a pas parlé, et une ligne normale lui cède une levée.
reason-claim-which-way = Une ligne qui ne réussit que si une certaine carte est chez un adversaire et non chez l’autre doit être annoncée avec la revendication, à moins que le jeu ait montré où elle est.
reason-claim-partners-choice = La revendication d’un joueur de la défense ne peut pas dépendre du bon choix de son partenaire entre plusieurs jeux normaux.
reason-claim-other-line = Une ligne qui n’a pas été annoncée n’est pas acceptée si une autre ligne normale gagne moins de levées.

## The slips

slip-claim-taken-as-said = une revendication n’est pas crue sur parole : cherchez une ligne négligente qui perd une levée.
slip-claim-best-line-granted = c’est la meilleure ligne. Personne ne l’a annoncée : la pire des lignes normales compte.
slip-claim-concession-stands = une levée qu’on ne peut pas perdre est rendue, même si elle a été concédée.
slip-claim-loses-everything = une mauvaise revendication ne coûte pas tout : il reste les levées que toute ligne normale gagne.
slip-claim-trick-as-penalty = une mauvaise revendication n’est pas punie : on ne perd que ce que perd une ligne normale.

## Mistakes in lessons

lesson-error-claim-cards = dans une revendication, chacun a le même nombre de cartes, d’une à cinq : voyez { $found }
lesson-error-claim-by-dummy = { $found } est le mort, et le mort ne revendique pas
lesson-error-claim-tricks = { $found } levées, c’est plus qu’il ne reste de cartes
lesson-error-claim-shown-out = { $found } : ce joueur a encore une carte de cette couleur
